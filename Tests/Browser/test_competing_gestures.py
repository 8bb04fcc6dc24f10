# SPDX-License-Identifier: Apache-2.0
"""Gestures on a sheet that the sheet does not take: two fingers, sliders, fields, marked text, scrollers in and beside
scrollers."""

import pytest

import bench
import clock
import rules
from engines import PHONE, Touch, drag

STOPS = rules.Stops(PHONE.height)
X = 100
TOP = f"{bench.SHEET}.getBoundingClientRect().top"
ACROSS = f"{bench.LIST}.querySelectorAll('.quire-scroll')[0]"
DOWN = f"{bench.LIST}.querySelectorAll('.quire-scroll')[1]"


def middle(page, element):
    return page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}.getBoundingClientRect())")


def two(first, second):
    return sorted(first + second, key=lambda touch: touch.at)


@pytest.mark.needs("multitouch")
def test_two_fingers_on_a_sheet_are_the_browsers(visit):
    page = visit()
    top = bench.present(page, "Dimmed")
    before = page.evaluate("visualViewport.scale")
    page.evaluate("void (window.taken = 0, addEventListener('touchmove', (event) => taken += event.defaultPrevented))")
    y = top + 200
    page.touch(two(
        drag((180, y), (60, y - 80), 400, hold=50), drag((220, y), (340, y + 80), 400, hold=50, finger=2)))
    page.frames(10)
    assert page.evaluate("taken") == 0
    assert page.evaluate(f"{bench.SHEET}.dataset.quirePhase") == "resting"
    if page.evaluate("navigator.userAgent").count("Chrome"):
        assert page.evaluate("visualViewport.scale") > before + 0.2


@pytest.mark.needs("multitouch")
def test_a_second_finger_takes_nothing_from_a_drag(visit):
    page = visit()
    top = bench.present(page, "Dimmed")
    first = drag((X, top + 30), (X, top - 100), 600, hold=300)
    second = [Touch(300, "begin", 300, top + 100, 2), Touch(700, "end", 300, top + 100, 2)]
    page.evaluate("void (window.scales = new Set(), addEventListener('touchmove', () => scales.add(visualViewport.scale)))")
    bench.record(page)
    page.touch(two(first, second))
    bench.rest(page)
    touches, _ = bench.recorded(page)
    moves = [touch for touch in touches if touch["type"] == "touchmove" and touch["x"] == X]
    assert moves[-1]["top"] == pytest.approx(top + 10 + moves[-1]["y"] - top - 30, abs=0.5)
    assert page.evaluate("[...scales]") == [1]


@pytest.mark.needs("multitouch", "lone finger")
def test_a_second_finger_leads_on_without_a_jump(visit):
    """Nothing moves when the first finger lifts."""
    page = visit()
    top = bench.present(page, "Dimmed")
    bench.record(page)
    y = top + 100
    # The sheet owns the first finger from its first move on, and follows it after 10 points.
    first = [Touch(0, "begin", X, top + 30, 1), Touch(4, "move", X, top + 26, 1)]
    first += drag((X, top + 26), (X, top - 74), 300, at=16)[1:-1] + [Touch(500, "end", X, top - 74, 1)]
    last = [Touch(350, "begin", 300, y, 2)] + drag((300, y), (300, y - 60), 200, hold=300, at=600, finger=2)[1:]
    page.touch(two(first, last))
    bench.rest(page)
    touches, _ = bench.recorded(page)
    # 104 minus the slop of 10, and all of the second one's 60.
    lifted = next(touch for touch in touches if touch["type"] == "touchend")
    assert (lifted["x"], lifted["top"], lifted["phase"]) == (X, pytest.approx(top - 94, abs=0.5), "dragging")
    moves = [touch for touch in touches if touch["type"] == "touchmove" and touch["time"] > lifted["time"]]
    assert moves[-1]["y"] == y - 60
    for move in moves:
        assert move["top"] == pytest.approx(top - 94 + move["y"] - y, abs=0.5)


def add(page, text):
    """Adds an element at the end of the sheet's content. Returns its center."""
    page.evaluate(
        f"void (() => {{ const content = {bench.SHEET}.querySelector('.quire-clip > * > *');"
        f" content.insertAdjacentHTML('beforeend', `{text}`); window.added = content.lastElementChild;"
        " added.style.cssText = 'position: absolute; left: 60px; top: 8px; width: 200px; margin: 0; z-index: 9' })()")
    return middle(page, "added")


def test_a_slider_slides_and_the_sheet_stays(visit):
    page = visit()
    top = bench.present(page, "Dimmed")
    x, y = add(page, "<input type=range min=0 max=100 value=50>")
    page.touch(drag((x, y), (x + 70, y + 20), 400, hold=50))
    page.frames(5)
    assert page.evaluate(f"[{TOP}, {bench.SHEET}.dataset.quirePhase]") == [top, "resting"]
    assert page.evaluate("added.valueAsNumber") > 60


def test_a_drag_up_from_a_slider_moves_the_sheet(visit):
    page = visit()
    bench.present(page, "Dimmed")
    x, y = add(page, "<input type=range min=0 max=100 value=50>")
    page.touch(drag((x, y), (x + 10, y - 230), 400, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)


def mark(page, inset, drop):
    """Drags a mouse over the added text, 96 points to the right, and down by `drop` for every 12 of them."""
    x, y = page.evaluate("(({ x, y, height }) => [x, y + height / 2])(added.getBoundingClientRect())")
    x += inset
    page.mouse("move", x, y)
    page.mouse("down", x, y)
    for step in range(1, 9):
        page.mouse("move", x + 12 * step, y + drop * step)
    page.mouse("up", x + 96, y + 8 * drop)
    page.frames(3)


def test_a_mouse_marks_text_and_the_sheet_stays(visit):
    page = visit()
    top = bench.present(page, "Dimmed")
    add(page, "<p>A line that a mouse can mark</p>")
    mark(page, 2, 1)
    assert len(page.evaluate("getSelection().toString()")) >= 4
    assert page.evaluate(TOP) == top


def test_a_mouse_beside_text_moves_the_sheet(visit):
    page = visit(before=clock.SCRIPT)
    top = bench.present(page, "Dimmed")
    clock.stop(page)
    page.mouse("move", X, top + 30)
    page.mouse("down", X, top + 30)
    for step in range(1, 12):
        clock.advance(page, 16)
        page.mouse("move", X, top + 30 - 22 * step)
    # The finger rested, so the sheet is released without velocity.
    clock.advance(page, 200)
    page.mouse("up", X, top + 30 - 242)
    clock.go(page)
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)


def test_a_mouse_marks_what_stands_in_a_field(visit):
    page = visit()
    # The keyboard that a field may show moves nothing here.
    top = bench.present(page, "Ignoring")
    add(page, "<input value='A line that a mouse can mark'>")
    mark(page, 6, 3)
    assert page.evaluate("added.selectionEnd - added.selectionStart") > 4
    assert page.evaluate(TOP) == top


@pytest.mark.needs("native scrolling")
def test_a_strip_scrolls_across_and_the_sheet_stays(visit):
    page = visit()
    top = bench.present(page, "Nested")
    x, y = middle(page, ACROSS)
    page.touch(drag((x + 80, y), (x - 80, y + 10), 400, hold=300))
    page.wait_until(f"{ACROSS}.scrollLeft > 60")
    assert page.evaluate(f"[{TOP}, {bench.SHEET}.dataset.quirePhase]") == [top, "resting"]


def test_a_drag_up_from_a_strip_moves_the_sheet(visit):
    page = visit()
    bench.present(page, "Nested")
    x, y = middle(page, ACROSS)
    page.touch(drag((x, y), (x + 10, y - 230), 400, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)
    assert page.evaluate(f"{ACROSS}.scrollLeft") == 0


def test_a_drag_goes_from_the_sheet_to_the_inner_scroller(visit):
    page = visit()
    top = bench.present(page, "Nested")
    x, y = middle(page, DOWN)
    inner = page.evaluate(f"{DOWN}.scrollHeight - {DOWN}.clientHeight")
    assert inner > 300
    way = top - STOPS.large
    page.evaluate(
        "void (window.seen = [], addEventListener('touchmove', (event) => seen.push({ y: event.changedTouches[0].clientY,"
        f" top: {TOP}, inner: {DOWN}.scrollTop, outer: {bench.LIST}.scrollTop }})))")
    # The sheet moves to its top, and the inner scroller gets the rest.
    page.touch(drag((x, y), (x, 10), 800, hold=300))
    bench.rest(page, "large")
    seen = page.evaluate("seen")
    for move, gone in zip(seen, rules.after_slop(y, [move["y"] for move in seen])):
        assert move["top"] == pytest.approx(max(STOPS.large, top + gone), abs=0.5)
        assert [move["inner"], move["outer"]] == pytest.approx([max(-gone - way, 0), 0], abs=0.5)
