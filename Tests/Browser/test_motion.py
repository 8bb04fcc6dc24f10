"""What a person sees of a sheet under way, while the page is too busy to do anything about it."""

import pytest

import bench
import rules
from engines import PHONE, Touch, drag

STOPS = rules.Stops(PHONE.height)
# White against the blue behind it.
SHEET_GREY = 190
X = 100
# Beside what is written on the page and on the sheet.
FILMED_X = 260


@pytest.mark.needs("film")
def test_a_released_sheet_goes_on_while_the_page_is_blocked(visit, studio):
    # Where software draws few frames, it needs longer for one.
    length = 300 if studio.lacks("frame clock") else 200
    page = visit()
    top = bench.present(page, "Undimmed")
    bench.record(page)

    def release():
        # The page is busy from soon after the release until the sheet is almost there.
        page.evaluate(
            "void addEventListener('touchend', () => setTimeout(() => { const from = performance.now();"
            " while (performance.now() - from < %d); window.blocked = [from, performance.now()] }, 60))" % length)
        page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
        page.wait_until("window.blocked")
        return page.evaluate("blocked")

    film, (begin, end) = page.film(FILMED_X, release)
    bench.rest(page, "large")
    touches, _ = bench.recorded(page)
    released = touches[-1]
    start = released["top"] - STOPS.large
    seen = [(at, y) for at, y in film.edges(SHEET_GREY) if begin < at < end and y is not None]
    if studio.lacks("frame clock"):
        before = sum(begin - 400 < at < begin for at in film.times)
        if before < 10:
            pytest.skip(f"{studio.name} drew {before} frames in the 400 ms before: the machine is too busy to tell")
    # What was on its way when the page became busy would arrive all the same.
    during = {y for at, y in seen if at > begin + 50}
    assert len(during) >= (1 if studio.lacks("frame clock") else 4), seen
    motion = rules.spring(start, 0, 1)
    for at, y in seen:
        since = at / 1000 - released["now"]
        # On the glass it is late by up to three frames, and never early by more than one.
        latest, earliest = motion(max(since - 0.064, 0)), motion(since + 0.017)
        assert earliest - 2 <= y - STOPS.large <= latest + 2, (since, y, seen)


def lost_frames(page, block):
    """Of a settle by a slow release: frames lost, frames due, and how long there was no new one at most."""
    top = bench.rest(page, "medium")

    def release():
        page.evaluate(
            "void (window.blocked = null, addEventListener('touchend', () => { const { startTime, effect } ="
            " document.getAnimations().find((each) => each.effect.target.dataset.quirePart == 'sheet');"
            " window.run = [startTime, effect.getTiming().duration]; setTimeout(() => { const from = performance.now();"
            " while (performance.now() - from < %d); window.blocked = [from, performance.now()] }, 100) },"
            " { once: true }))" % block)
        page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
        bench.rest(page, "large")
        return page.evaluate("[...run, ...blocked]")

    times, (start, duration, begin, end) = page.drawn(release)
    assert end - begin == pytest.approx(block, abs=5)
    assert start < begin and end < start + duration, "the page was busy in mid-flight"
    seen = [time for time in times if start <= time <= start + duration]
    due = int(duration * 60 / 1000)
    gap = max(after - before for before, after in zip(seen, seen[1:]))
    page.touch(drag((X, STOPS.large + 30), (X, STOPS.large + 330), 400, hold=150))
    return max(due - len(seen), 0), due, gap


@pytest.mark.needs("frame count")
def test_a_blocked_page_costs_one_frame_at_most(visit, capsys):
    page = visit()
    bench.present(page, "Thousand")
    # What else the machine does can only take frames away: the best of three says what the sheet can do by itself.
    runs = []
    while len(runs) < 3 and (not runs or min(runs)[0] > 1):
        runs.append(lost_frames(page, 200))
    lost, due, gap = min(runs)
    with capsys.disabled():
        print(f"\nwith the page blocked for 200 ms: {lost} of {due} frames lost, {gap:.0f} ms without one at most")
    assert lost <= 1


@pytest.mark.needs("throttle")
def test_a_slow_processor_changes_nothing_but_the_speed(visit):
    page = visit()
    top = bench.present(page, "Thousand")
    page.throttle(4)
    bench.record(page)
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)
    touches, _ = bench.recorded(page)
    moves = [touch for touch in touches if touch["type"] == "touchmove"]
    assert len(moves) > 20
    for move, way in zip(moves, rules.after_slop(top + 30, [move["y"] for move in moves])):
        assert move["top"] == pytest.approx(top + way, abs=0.5)


@pytest.mark.needs("counters")
def test_a_settling_sheet_needs_no_page(visit):
    page = visit()
    top = bench.present(page, "Thousand")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=150))
    before, turns = page.counters(), page.evaluate("quire.port.turns")
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")
    after = page.counters()
    assert page.evaluate(f"{bench.SHEET}.dataset.quirePhase") == "settling"
    assert page.evaluate("quire.port.turns") == turns
    assert after["layouts"] - before["layouts"] <= 1
    # The release's own styles are worked out in the first frames after it; 200 ms have twelve.
    assert after["styles"] - before["styles"] <= 4
    bench.rest(page, "large")


@pytest.mark.needs("counters", "throttle", "touch timestamps")
@pytest.mark.parametrize("factor", [1, 4])
def test_what_a_move_costs(visit, engine, pages, factor, capsys):
    count = 60

    def wobble(page, y):
        """A finger that goes up and down by 20; what the page did for each move that it got."""
        def way():
            places = [abs(step % 40 - 20) for step in range(count)]
            return [Touch(step * 1000 / 60, "move", X, y - 20 - place) for step, place in enumerate(places)]

        page.throttle(factor)
        page.touch([Touch(0, "begin", X, y)])
        # The browser compiles what it has seen run.
        page.touch(way())
        page.evaluate("void (window.moves = 0, addEventListener('touchmove', () => moves++, { passive: true }))")
        turns, before = page.evaluate("window.quire?.port.turns ?? 0"), page.counters()
        page.touch(way())
        after, calls = page.counters(), page.evaluate("window.quire?.port.turns ?? 0") - turns
        moves = page.evaluate("moves")
        assert moves > count / 3
        return {"calls": calls / moves} | {key: (after[key] - before[key]) / moves for key in after}

    page = visit()
    sheet = wobble(page, bench.present(page, "Thousand") + 30)
    empty = engine.open(pages + "probe.html?quiet")
    listener = wobble(empty, 430)
    empty.close()
    ratio = sheet["script"] / listener["script"]
    with capsys.disabled():
        print(f"\na move, {factor} times slower: {sheet['script']:.2f} ms of script, {ratio:.1f} times the empty listener's"
              f" {listener['script']:.3f} ms; {sheet['styles']:.2f} styles, {sheet['layouts']:.2f} layouts")
    assert sheet["calls"] == pytest.approx(1, abs=0.02)
    assert sheet["styles"] <= 1.02
    assert sheet["layouts"] <= 0.02
    assert ratio <= 5
