# SPDX-License-Identifier: Apache-2.0
"""The cost of sheets for a page and its frames, measured in Bench, for tests and for `Scripts/browser-bench`."""

import dataclasses
import itertools
import statistics

import bench
import rules
from engines import PHONE, Touch, drag

STOPS = rules.Stops(PHONE.height)
X = 100
# A column beside the texts of the page and of the sheet, and the brightness of a sheet against the blue behind it.
FILMED_X = 260
SHEET_GRAY = 190
# The page's clock may be ahead of its timeline by this many milliseconds. A timeline further behind counts as stopped.
LONGEST_FRAME = 50

# The vertical position of a sheet at a given time of the animation that carries it. `carried` is the sheet's own
# transform, which is that of the motion's end. A copy of the animation is paused there, because the engine's answer for
# the animation itself may use a clock that has advanced since the timeline's time.
PLACE = """((animation, time, carried = animation.effect.target.firstElementChild.style.transform) => {
    const stand = document.body.appendChild(document.createElement("i"));
    stand.style.display = "block";
    const same = new Animation(new KeyframeEffect(stand, animation.effect.getKeyframes(), animation.effect.getTiming()));
    same.pause();
    same.currentTime = time;
    const place = new DOMMatrix(getComputedStyle(stand).transform).multiply(new DOMMatrix(carried)).f;
    stand.remove();
    return place;
})"""

# Taps the grabber in mid-flight, so that the sheet turns around, in a page whose clock can be stopped. Returns the
# sheet's position in the old and in the new motion, and the elapsed time of the new motion.
_TURN = """(() => {
    const sheet = %(sheet)s, grabber = document.querySelector("[data-quire-part=grabber]"), place = %(place)s;
    const motion = () => sheet.parentElement.getAnimations().find(({ effect }) => "transform" in effect.getKeyframes()[0]);
    const turns = [];
    clock.stop();
    grabber.click();
    while (turns.length < %(count)d) {
        clock.advance(60 + 20 * (turns.length %% 4));
        const old = motion(), time = old.currentTime, carried = sheet.style.transform;
        grabber.click();
        const now = motion(), begun = now.currentTime;
        turns.push([place(old, time, carried), place(now, begun), begun]);
    }
    clock.go();
    return turns;
})()"""


@dataclasses.dataclass(frozen=True)
class Move:
    """The cost of a finger's move: calls into WebAssembly, style recalculations, layouts, milliseconds of script."""

    calls: float
    styles: float
    layouts: float
    script: float


def _up_and_down(y, count):
    """The moves of a finger that is down at `y`: up and down by 20."""
    places = [abs(step % 40 - 20) for step in range(count)]
    return [Touch(step * 1000 / 60, "move", X, y - 20 - place) for step, place in enumerate(places)]


def cost_of_moves(page, y, factor, count=60):
    """A finger that moves up and down by 20 from `y`. The result is per move that the page received."""

    page.throttle(factor)
    page.touch([Touch(0, "begin", X, y)])
    # The browser compiles code that has run several times.
    page.touch(_up_and_down(y, count))
    page.evaluate("void (window.moves = 0, addEventListener('touchmove', () => moves++, { passive: true }))")
    turns, before = page.evaluate("window.quire?.port.turns ?? 0"), page.counters()
    page.touch(_up_and_down(y, count))
    after, calls = page.counters(), page.evaluate("window.quire?.port.turns ?? 0") - turns
    moves = page.evaluate("moves")
    assert moves > count / 3
    page.touch([Touch(0, "end", X, y - 20)])
    return Move(calls / moves, *((after[key] - before[key]) / moves for key in ("styles", "layouts", "script")))


def moves_by_the_clock(page, y, count=300):
    """The calls into WebAssembly of each move of a finger, and the milliseconds from its first listener to its last.

    For engines that count nothing. Their clocks are as coarse as a millisecond, so the mean of many moves is taken.
    """
    page.touch([Touch(0, "begin", X, y)])
    # The browser compiles code that has run.
    page.touch(_up_and_down(y, 60))
    page.evaluate(
        "void (window.moves = 0, window.spent = 0, window.turns = window.quire?.port.turns ?? 0,"
        " addEventListener('touchmove', () => { window.from = performance.now() }, { capture: true, passive: true }),"
        " addEventListener('touchmove', () => { spent += performance.now() - from; moves++ }, { passive: true }))")
    page.touch(_up_and_down(y, count))
    moves, spent, calls = page.evaluate("[moves, spent, (window.quire?.port.turns ?? 0) - turns]")
    assert moves > count / 3
    page.touch([Touch(0, "end", X, y - 20)])
    return calls / moves, spent / moves


def speed_of_drag(page, script):
    """The speed of a finger at its end by the event times that the page received, in points a second, positive
    downward."""
    page.evaluate(
        "void (window.finger = [], ['touchstart', 'touchmove', 'touchend'].forEach((type) => addEventListener(type,"
        " ({ timeStamp, changedTouches: [{ clientY }] }) => finger.push([timeStamp / 1000, clientY]),"
        " { capture: true, passive: true })))")
    page.touch(script)
    finger = page.evaluate("finger")
    return rules.velocity(finger, finger[-1][0])


def slow_release(page, top, block=None):
    """Releases a sheet at medium near large. Returns the start of its motion, its duration, and, if `block` made the
    page busy for that many milliseconds in mid-flight, when it was busy."""
    page.evaluate(
        "void (window.blocked = %s, addEventListener('touchend', () => { const { startTime, effect } ="
        " document.getAnimations().find((each) => each.effect.target.firstElementChild?.dataset.quirePart == 'sheet');"
        " window.run = [startTime, effect.getTiming().duration]; if (blocked) return; setTimeout(() => {"
        " const from = performance.now(); while (performance.now() - from < %d);"
        " window.blocked = [from, performance.now()] }, 100) }, { once: true }))"
        % ("[0, 0]" if block is None else "null", block or 0))
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
    bench.rest(page, "large")
    return page.evaluate("[...run, ...blocked]")


def back_to_medium(page):
    page.touch(drag((X, STOPS.large + 30), (X, STOPS.large + 330), 400, hold=150))
    return bench.rest(page, "medium")


def lost_frames(page, block):
    """The lost frames and the due frames of a settle, and the longest time without a new frame, in milliseconds."""
    top = bench.rest(page, "medium")
    times, (start, duration, begin, end) = page.drawn(lambda: slow_release(page, top, block))
    # A busy machine makes it longer, which is a stricter test.
    assert block is None or end - begin > block - 5
    assert block is None or (start < begin and begin + block < start + duration), "the page was busy in mid-flight"
    seen = [time for time in times if start <= time <= start + duration]
    due = int(duration * 60 / 1000)
    gap = max(after - before for before, after in itertools.pairwise(seen))
    back_to_medium(page)
    return max(due - len(seen), 0), due, gap


def least_lost_frames(lose, block, tries=6):
    """The least losses, by `lose`, of settles on an idle page and on a page that is busy for `block`.

    Other work on the machine can only remove frames, from both alike, so the best runs show the effect of the page.
    """
    idle, busy = [], []
    while len(busy) < tries and (not busy or min(busy)[0] > min(idle)[0] + 1):
        idle.append(lose(None))
        busy.append(lose(block))
    return min(idle), min(busy)


def places_while_blocked(page, length):
    """The number of different positions that the screen showed during a settle while the page was busy for `block`."""
    top = bench.rest(page, "medium")
    film, (_, _, begin, end) = page.film(FILMED_X, lambda: slow_release(page, top, length))
    back_to_medium(page)
    # Frames that were already in progress when the page became busy would arrive nevertheless.
    return len({y for at, y in film.edges(SHEET_GRAY) if begin + 50 < at < end and y is not None})


def turns_in_flight(page, count=8):
    """Turns the sheet round in mid-flight several times, in a page with `clock.SCRIPT`. Gives the jump of each time, in
    points, and the time of the new motion that is over at once, in milliseconds."""
    turns = page.evaluate(_TURN % {"sheet": bench.SHEET, "place": PLACE, "count": count})
    bench.rest(page)
    # A sheet that had arrived was not turned around in flight.
    return [(abs(after - before), begun) for before, after, begun in turns
            if STOPS.large + 3 < before < STOPS.medium - 3]


def calls_while_settling(page):
    """The calls into WebAssembly from after a release until the sheet rests."""
    top = bench.rest(page, "medium")
    page.evaluate(
        "void addEventListener('touchend', () => { window.released = [quire.port.turns,"
        f" {bench.SHEET}.dataset.quirePhase] }}, {{ once: true }})")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
    bench.rest(page, "large")
    calls, (before, phase) = page.evaluate("quire.port.turns"), page.evaluate("released")
    assert phase == "settling"
    back_to_medium(page)
    return calls - before


def frames_while_blurring(page, tries=6):
    """The frames drawn, of twelve that are due, while the page of Progress is busy in the middle of a settle. Other work
    on the machine removes some, so the best try counts."""
    peek = page.evaluate(f"{bench.SHEET}.getBoundingClientRect().top")

    def release():
        page.evaluate(
            "void (window.blocked = null, addEventListener('touchend', () => setTimeout(() => { const from ="
            " performance.now(); while (performance.now() - from < 200); window.blocked = [from, performance.now()] }, 60),"
            " { once: true }))")
        page.touch(drag((X, peek + 30), (X, peek - 90), 60))
        bench.rest(page)
        return page.evaluate("blocked")

    drawn = []
    while len(drawn) < tries and (not drawn or max(drawn) < 11):
        times, (begin, end) = page.drawn(release)
        drawn.append(sum(begin < time < end for time in times))
        page.touch(drag((X, STOPS.medium + 30), (X, peek + 30), 500, hold=300))
        bench.rest(page)
    return max(drawn)


def main_thread_of_a_settle(page):
    """The milliseconds of the main thread for each due frame of a settle."""
    top = bench.rest(page, "medium")
    spent = []
    for _ in range(3):
        page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
        before = page.counters()
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")
        spent.append((page.counters()["task"] - before["task"]) / 12)
        bench.rest(page, "large")
        back_to_medium(page)
    return statistics.median(spent)
