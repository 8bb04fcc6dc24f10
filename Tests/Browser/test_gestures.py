# SPDX-License-Identifier: Apache-2.0
"""Fingers on sheets in every engine. At each event that the page receives, the sheet is where the rules put it; at the
end the places are compared with the engine's own trace of the same events."""

import pytest

import bench
import clock
import rules
import traces
from engines import PHONE, drag, tap

STOPS = rules.Stops(PHONE.height)
# The tolerance for the rectangle, at rest and under the finger.
EXACT = 0.5
X = 100


@pytest.fixture
def open_sheet(engine, visit):
    """A page with a sheet at rest. Its events are recorded from now on and compared with a trace at the end."""
    opened = []

    def open(name, detent="medium"):
        page = visit(before=clock.SCRIPT)
        top = bench.present(page, name, detent)
        assert top == pytest.approx(getattr(STOPS, detent), abs=EXACT)
        bench.record(page)
        opened.append((page, name))
        return page, top

    yield open
    for page, name in opened:
        touches, frames = bench.recorded(page)
        found = traces.differences(
            name, touches, frames, f"{PHONE.width},{PHONE.height}", lambda seen: slack(engine, seen))
        assert not found, found


def slack(engine, seen):
    """The greatest distance between the time of a value read in a frame and the timeline's time, before and after."""
    return 0.001, (seen["clock"] - seen["now"] if engine.lacks("frame clock") else 0) + 0.001


def moves(touches):
    return [touch for touch in touches if touch["type"] == "touchmove"]


def check_follows(touches, top, is_held=False):
    """At each move, the sheet is under the finger, without the slop, or in the rubber band at an end."""
    start = touches[0]
    assert start["type"] == "touchstart"
    seen = moves(touches)
    assert len(seen) >= 5
    for move, way in zip(seen, rules.after_slop(start["y"], [move["y"] for move in seen])):
        assert move["top"] == pytest.approx(STOPS.banded(top + way, is_held), abs=EXACT), move
        assert move["prevented"]


def curve(touches, top, target):
    """The place of the sheet after the release, by the display's clock, and whether the release was a flick.

    A spring's overshoot is banded like a pull, also at the bottom.
    """
    end = touches[-1]
    assert end["type"] == "touchend"
    panned = [
        (move["time"], way)
        for move, way in zip(moves(touches) + [end], rules.after_slop(
            touches[0]["y"], [move["y"] for move in moves(touches)] + [end["y"]]))
        if way
    ]
    speed = rules.velocity(panned, end["time"])
    is_flick = abs(speed) >= rules.FLICK_VELOCITY
    motion = rules.spring(
        top + panned[-1][1] - target, speed, rules.FLICK_DAMPING if is_flick else 1)
    return lambda now: STOPS.banded(target + motion(now - end["now"]), is_held=True), is_flick


def check_settles(engine, touches, frames, top, target):
    """In each frame after the release the sheet is where the spring is."""
    where, _ = curve(touches, top, target)
    end = touches[-1]["now"]
    after = [frame for frame in frames if end < frame["now"] < end + 0.5]
    assert len(after) >= 5 or engine.lacks("frame clock")
    for frame in after:
        check_is_where(engine, where, frame)


def check_is_where(engine, where, seen):
    """The sheet is on a curve at the time of a frame or an event."""
    before, after = slack(engine, seen)
    begin, end = seen["now"] - before, seen["now"] + after
    near = [where(begin + (end - begin) * step / 20) for step in range(21)]
    assert min(near) - EXACT <= seen["top"] <= max(near) + EXACT, (seen, near[0], near[-1])


def check_flick(engine, touches, top, target):
    """A finger with a flick's speed is a flick. At other speeds, the machine may have held it up."""
    assert curve(touches, top, target)[1] or engine.lacks("touch timestamps")


def test_slow_up(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    page.touch(drag((X, top + 30), (X, top - 220), 700, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    check_settles(engine, touches, frames, top, STOPS.large)


def test_slow_down(engine, open_sheet):
    page, top = open_sheet("Large", "large")
    page.touch(drag((X, top + 30), (X, top + 300), 700, hold=300))
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    check_settles(engine, touches, frames, top, STOPS.medium)


def test_fling_up(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    page.touch(drag((X, top + 30), (X, top - 150), 130))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    check_flick(engine, touches, top, STOPS.large)
    check_settles(engine, touches, frames, top, STOPS.large)


def test_fling_down(engine, open_sheet):
    page, top = open_sheet("Large", "large")
    page.touch(drag((X, top + 30), (X, top + 210), 130))
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    check_flick(engine, touches, top, STOPS.medium)
    check_settles(engine, touches, frames, top, STOPS.medium)


def test_hand_off_expanding(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    page.touch(drag((X, 800), (X, 250), 700, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    touches, _ = bench.recorded(page)
    seen = moves(touches)
    assert seen[-1]["scroll"] > 100
    for move, way in zip(seen, rules.after_slop(800, [move["y"] for move in seen])):
        sheet = max(STOPS.large, top + way)
        assert move["top"] == pytest.approx(sheet, abs=EXACT)
        assert move["scroll"] == pytest.approx(sheet - top - way, abs=EXACT)
        assert move["prevented"]


def test_hand_off_collapsing_at_the_start(engine, open_sheet):
    page, top = open_sheet("Large", "large")
    page.touch(drag((X, 300), (X, 600), 500, hold=300))
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    assert {touch["scroll"] for touch in touches} == {0}
    check_settles(engine, touches, frames, top, STOPS.medium)


def test_hand_off_collapsing_within_the_gesture(engine, open_sheet):
    page, top = open_sheet("Within", "large")
    page.evaluate(f"void ({bench.LIST}.scrollTop = 150)")
    page.frames()
    page.touch(drag((X, 200), (X, 600), 700, hold=300))
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=EXACT)
    touches, _ = bench.recorded(page)
    seen = moves(touches)
    # In one gesture, the list returns to its top, and then the sheet moves down.
    for move, way in zip(seen, rules.after_slop(200, [move["y"] for move in seen])):
        assert move["scroll"] == pytest.approx(max(150 - way, 0), abs=EXACT)
        assert move["top"] == pytest.approx(top + max(way - 150, 0), abs=EXACT)
        assert move["prevented"]
    assert seen[-1]["top"] > top + 200


@pytest.mark.needs("native scrolling")
def test_a_list_that_is_scrolled_keeps_the_finger(engine, open_sheet):
    page, top = open_sheet("Large", "large")
    page.evaluate(f"void ({bench.LIST}.scrollTop = 200)")
    page.frames()
    page.touch(drag((X, 300), (X, 600), 500, hold=300))
    touches, _ = bench.recorded(page)
    assert {touch["top"] for touch in touches} == {top}
    assert touches[-1]["scroll"] < 20
    assert bench.rest(page, "large") == top


def catch(page, top, finger):
    """Drags a sheet near large, releases it, and catches it with another finger 60 ms later."""
    *moves, end = drag((X, top + 30), (X, top - 200), 130)
    page.touch(moves)
    # The finger has rested, so the sheet starts without velocity.
    page.wait_until(f"performance.now() - record.touches.at(-1).time * 1000 > {2000 * rules.VELOCITY_PAUSE}")
    clock.stop_after(page, "touchend", 60)
    page.touch([end])
    clock.wait(page)
    page.touch(finger[:1])
    page.wait_until("record.touches.at(-1).type == 'touchstart'")
    clock.go(page)
    page.touch(finger[1:])


def test_catch(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    catch(page, top, drag((X, 300), (X, 340), 200, hold=100))
    bench.rest(page)
    touches, _ = bench.recorded(page)
    begin = next(i for i, touch in enumerate(touches) if i and touch["type"] == "touchstart")
    where, _ = curve(touches[:begin], top, STOPS.large)
    caught, *rest = touches[begin:]
    assert caught["phase"] == "dragging"
    assert STOPS.large + 5 < caught["top"], "it was there already"
    check_is_where(engine, where, caught)
    # It is already held, so there is no slop.
    for move in moves(rest):
        assert move["top"] == pytest.approx(caught["top"] + move["y"] - caught["y"], abs=EXACT)


def test_a_tap_that_catches_presses_nothing(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    page.evaluate(f"void (window.pressed = 0, {bench.LIST}.addEventListener('click', () => pressed++))")
    catch(page, top, tap(X, 600))
    bench.rest(page, "large")
    touches, _ = bench.recorded(page)
    caught = [touch for touch in touches if touch["type"] == "touchstart"][1]
    assert caught["phase"] == "dragging" and caught["top"] > STOPS.large + 1, "it was not on its way"
    page.frames(5)
    assert page.evaluate("pressed") == 0
    page.touch(tap(X, 600))
    page.wait_until("pressed == 1")


def test_overdrag_at_the_top(engine, open_sheet):
    page, top = open_sheet("Large", "large")
    page.touch(drag((X, 70), (X, 4), 300, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    assert min(touch["top"] for touch in touches) < STOPS.large - 10
    check_settles(engine, touches, frames, top, STOPS.large)


def test_overdrag_at_the_bottom(engine, open_sheet):
    page, top = open_sheet("Held")
    page.touch(drag((X, top + 30), (X, top + 330), 600, hold=300))
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top, is_held=True)
    check_settles(engine, touches, frames, top, STOPS.medium)


@pytest.mark.needs("touch cancel")
def test_cancel(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    page.touch(drag((X, top + 30), (X, top - 70), 300, end="cancel"))
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=EXACT)
    touches, _ = bench.recorded(page)
    assert touches[-1]["type"] == "touchcancel"
    check_follows(touches[:-1], top)


def test_dismissed_by_a_finger(engine, open_sheet):
    page, top = open_sheet("Dimmed")
    page.touch(drag((X, top + 30), (X, top + 400), 300))
    bench.gone(page)
    touches, _ = bench.recorded(page)
    check_follows(touches, top)


def test_what_a_finger_turns_comes_too_late(engine, open_sheet):
    """WebKitGTK sends wheel events for a finger that pans. A page that is held up meanwhile receives them after the
    end."""
    page, top = open_sheet("Dimmed")
    page.evaluate(
        "void (window.turned = [], addEventListener('touchend', ({ target }) => {"
        " for (let count = 0; count < 10; count++) { const event = new WheelEvent('wheel',"
        " { deltaY: -15, bubbles: true, cancelable: true, composed: true });"
        " turned.push(!target.dispatchEvent(event)) } }, { once: true }))")
    page.touch(drag((X, top + 30), (X, top - 220), 700, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    # The sheet owned the finger, so these events don't scroll the list either.
    assert page.evaluate("turned") == [True] * 10
    touches, frames = bench.recorded(page)
    check_settles(engine, touches, frames, top, STOPS.large)


@pytest.mark.parametrize("moment", ["touchmove", "touchend"])
def test_a_mouse_that_is_pressed_for_a_finger_holds_nothing(engine, open_sheet, moment):
    """WebKitGTK presses a mouse button for a finger that pans a page which is held up, also after the end, and never
    lifts it."""
    page, top = open_sheet("Dimmed")
    page.evaluate(
        "void (() => { let press = null; addEventListener('touchmove', ({ target, changedTouches: [{ clientX, clientY }] })"
        " => { press ??= [target, new PointerEvent('pointerdown', { pointerType: 'mouse', pointerId: 99, bubbles: true,"
        f" composed: true, clientX, clientY }})] }}); addEventListener('{moment}',"
        " () => press[0].dispatchEvent(press[1]), { once: true }) })()")
    page.touch(drag((X, top + 30), (X, top - 220), 700, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    touches, frames = bench.recorded(page)
    check_follows(touches, top)
    check_settles(engine, touches, frames, top, STOPS.large)


def test_a_late_click_of_a_tap_presses_nothing_else(visit):
    """A page that is held up receives a click when the grabber has left the finger and something else is there."""
    page = visit()
    top = bench.present(page, "Dimmed")
    page.evaluate(
        f"void (window.pressed = 0, window.list = {bench.LIST}, list.addEventListener('click', () => pressed++),"
        " addEventListener('touchend', ({ changedTouches: [{ clientX, clientY }] }) => list.dispatchEvent(new MouseEvent("
        "'click', { detail: 1, bubbles: true, cancelable: true, composed: true, clientX, clientY })), { once: true }))")
    page.touch(tap(PHONE.width / 2, top + 7))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=EXACT)
    page.frames(5)
    assert page.evaluate("pressed") == 0
    page.touch(tap(X, 600))
    page.wait_until("pressed == 1")
