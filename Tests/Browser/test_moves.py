# SPDX-License-Identifier: Apache-2.0
"""Recognizers and motions of views: the page passes on fingers, and plays the commanded motions."""

from dataclasses import replace

import pytest

import bench
import clock
from engines import PHONE, TABLET, Touch, drag, tap

BOX = "document.querySelector('[aria-label=Box]')"
TITLE = f"{bench.SHEET}.querySelector('[role=heading]')?.textContent"


def rect(page, it=BOX):
    return page.evaluate(f"(({{ x, y, width, height }}) => [x, y, width, height])({it}.getBoundingClientRect())")


def middle(page):
    x, y, width, height = rect(page)
    return x + width / 2, y + height / 2


@pytest.fixture
def moves(visit):
    page = visit(before=clock.SCRIPT)
    bench.present(page, "Moves")
    return page


def test_a_pan_has_the_finger_and_the_sheet_stays(moves):
    top = bench.rest(moves)
    x, y, *_ = rect(moves)
    cx, cy = middle(moves)
    moves.touch(drag((cx, cy), (cx + 90, cy + 60), 300, hold=200))
    # All of it without the slop, which is spread over the way.
    part = 1 - 10 / 90
    moved = rect(moves)
    assert moved[0] - x == pytest.approx(90 * part, abs=10)
    assert moved[1] - y == pytest.approx(60 * part, abs=10)
    assert bench.rest(moves, "medium") == top


def test_beside_the_box_the_sheet_has_it(moves):
    top = bench.rest(moves)
    moves.touch(drag((300, top + 200), (300, top - 100), 400, hold=200))
    assert bench.rest(moves, "large") < top


@pytest.mark.one_engine
def test_a_picture_stays_within_its_button(moves):
    button = rect(moves, "document.querySelector('button[aria-label=Small]')")
    assert button[2:] == [12, 16]
    # Its box, and the drawing in it.
    for inside in (".quire-image", ".quire-picture"):
        x, y, width, height = rect(moves, f"document.querySelector('button[aria-label=Small] {inside}')")
        assert button[0] - 0.5 <= x and x + width <= button[0] + button[2] + 0.5
        assert button[1] - 0.5 <= y and y + height <= button[1] + button[3] + 0.5


def test_a_tap_and_a_long_press(moves):
    moves.touch(tap(*middle(moves)))
    moves.wait_until(f"{TITLE} == 'Tapped 1'")
    # The mouse events that a browser generates for the tap are not a second tap.
    moves.frames(20)
    assert moves.evaluate(TITLE) == "Tapped 1"
    x, y = middle(moves)
    moves.touch(drag((x, y), (x, y), 16, hold=800))
    moves.wait_until(f"{TITLE} == 'Pressed'")


def test_a_finger_that_the_app_watches_brings_up_no_menu(moves):
    """Whatever the engine and the system do for a long press."""
    ask = ("(() => { const menu = new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' });"
           " %s.dispatchEvent(menu); return menu.defaultPrevented })()")
    x, y = middle(moves)
    moves.touch([Touch(0, "begin", x, y)])
    assert moves.evaluate(ask % BOX)
    moves.touch([Touch(0, "end", x, y)])
    assert not moves.evaluate(ask % BOX)


def test_a_motion_of_a_view_is_the_browsers(moves):
    x = rect(moves)[0]
    bench.press(moves, "Slide")
    moves.wait_until(f"{BOX}.getAnimations().length == 1")
    part = moves.evaluate(
        f"(() => {{ const it = {BOX}.getAnimations()[0]; it.pause(); it.currentTime = 500;"
        f" return {BOX}.getBoundingClientRect().x }})()")
    # The motion is linear, so half of the way.
    assert part - x == pytest.approx(100, abs=0.5)
    moves.evaluate(f"{BOX}.getAnimations()[0].finish()")
    moves.wait_until(f"{BOX}.getAnimations().length == 0")
    assert rect(moves)[0] - x == pytest.approx(200, abs=0.5)


def test_a_push_and_the_way_back(moves, keep):
    clock.stop_after(moves, "click", 120)
    bench.press(moves, "Next")
    clock.wait(moves)
    keep(moves, "pushing")
    # The leaving screen moves more slowly than the screen that comes over it.
    assert -200 < rect(moves)[0] < 0
    clock.go(moves)
    moves.wait_until(f"{TITLE} == 'Second'")
    # The back button has the title of the screen below.
    moves.wait_until(f"[...{bench.SHEET}.querySelectorAll('button')].some((it) => it.textContent == 'Ground')")
    moves.wait_until(f"{BOX} === null && document.getAnimations().length == 0")
    keep(moves, "pushed")
    bench.press(moves, "Ground")
    moves.wait_until(f"{TITLE} == 'Ground' && {BOX} !== null && document.getAnimations().length == 0")
    assert rect(moves)[0] == pytest.approx(40, abs=0.5)
    keep(moves, "back")


@pytest.mark.needs("reduced motion")
def test_less_motion_fades_a_push(visit, keep):
    page = visit(replace(PHONE, reduced_motion=True))
    bench.present(page, "Moves")
    x = rect(page)[0]
    bench.press(page, "Next")
    page.wait_until("document.getAnimations().length > 0")
    # The app ends the push by its own time, however long the picture takes.
    moved, left = page.evaluate(
        "[[...new Set(document.getAnimations().flatMap((it) => { it.pause(); it.currentTime ="
        " it.effect.getComputedTiming().duration / 3; return Object.keys(it.effect.getKeyframes()[0]) }))],"
        f" {BOX}.getBoundingClientRect().x]")
    keep(page, "pushing")
    assert "opacity" in moved and "transform" not in moved
    assert left == x
    page.evaluate("document.getAnimations().forEach((it) => it.finish())")
    page.wait_until(f"{TITLE} == 'Second' && {BOX} === null")


def test_what_goes_along_with_a_dismissal_stands_with_the_finger(moves):
    top = bench.rest(moves)
    height = moves.evaluate("innerHeight")
    x = rect(moves)[0]
    # A second record of a touch: the finger comes down on the background beside the box and is not lifted.
    finger = drag((300, top + 250), (300, top + 400), 400, hold=300)
    moves.touch(finger[:-1])
    moves.frames(5)
    gone = moves.evaluate(f"{bench.SHEET}.getBoundingClientRect().top") - top
    assert gone == pytest.approx(140, abs=2)
    part = gone / (height - top)
    assert float(moves.evaluate(f"getComputedStyle({BOX}).opacity")) == pytest.approx(1 - part, abs=0.01)
    assert rect(moves)[0] - x == pytest.approx(100 * part, abs=1)
    moves.touch(finger[-1:])
    bench.rest(moves, "medium")
    moves.wait_until(f"{BOX}.getAnimations().length == 0")
    assert moves.evaluate(f"getComputedStyle({BOX}).opacity") == "1"
    assert rect(moves)[0] == pytest.approx(x, abs=0.5)


def test_an_animator_of_an_apps_own_brings_a_sheet_and_takes_it_away(moves, keep):
    bench.press(moves, "Next")
    moves.wait_until(f"document.getAnimations().length == 0 && {TITLE} == 'Second'")
    # Its motion takes 500 ms.
    clock.stop_after(moves, "click", 250)
    bench.press(moves, "Above")
    upper = "[...document.querySelectorAll('[data-quire-part=sheet]')].at(-1)"
    close = "[...document.querySelectorAll('button')].find((it) => it.textContent == 'Close')"
    clock.wait(moves)
    keep(moves, "sideways")
    # Half way from the right.
    width = moves.evaluate("innerWidth")
    assert moves.evaluate(f"{close}.getBoundingClientRect().x") == pytest.approx(20 + width / 2, abs=2)
    clock.go(moves)
    moves.wait_until(f"{upper}.dataset.quirePhase == 'resting' && {upper}.contains({close})"
                     f" && {close}.getBoundingClientRect().x == 20 && {upper}.getBoundingClientRect().top > 100")
    top = moves.evaluate(f"{upper}.getBoundingClientRect().top")
    moves.touch(drag((200, top + 150), (200, top - 150), 400, hold=200))
    moves.wait_until(f"{upper}.dataset.quirePhase == 'resting' && {upper}.dataset.quireDetent.endsWith('.large')")
    clock.stop_after(moves, "click", 250)
    bench.press(moves, "Close")
    clock.wait(moves)
    assert moves.evaluate(f"{close}.getBoundingClientRect().x") == pytest.approx(20 + width / 2, abs=2)
    clock.go(moves)
    moves.wait_until(f"{close} == null && document.querySelectorAll('[data-quire-part=sheet]').length == 1")
    assert bench.rest(moves) > 0


# Pauses an animator's motion just before its end and reads it, in one task, because the app continues meanwhile.
HOLD = """void (function hold() {
    const view = %(view)s, all = document.getAnimations();
    if (view == null || all.length === 0) return requestAnimationFrame(hold);
    for (const each of all) [each.pause(), each.currentTime = 499.9];
    window.held = %(look)s(view);
})()"""
LOOK = "(({ borderRadius, boxShadow, overflow }) => [borderRadius, boxShadow, overflow])"


@pytest.mark.spread
@pytest.mark.needs("frame clock")
@pytest.mark.parametrize("device", [PHONE, TABLET], ids=lambda it: it.name)
def test_an_animators_sheet_looks_as_it_does_at_rest(visit, keep, device):
    page = visit(device)
    bench.present(page, "Moves")
    bench.press(page, "Next")
    page.wait_until(f"document.getAnimations().length == 0 && {TITLE} == 'Second'")
    # The moved view, with the view of the controller in it.
    view = "[...document.querySelectorAll('button')].find((it) => it.textContent == 'Close')?.parentElement.parentElement"
    look = "((it) => %s(getComputedStyle(it)))" % LOOK
    page.evaluate(HOLD % {"view": view, "look": look})
    bench.press(page, "Above")
    page.wait_until("window.held != null")
    keep(page, "held")
    page.evaluate("document.getAnimations().forEach((it) => it.finish())")
    corners = {"phone": "10px 10px 0px 0px", "tablet": "10px"}[device.name]
    assert page.evaluate("held") == [corners, "rgba(0, 0, 0, 0.5) 0px 0px 4px 0px", "clip"]
    # The engine shows it again, with its own box and frame.
    page.wait_until(f"getComputedStyle({view}).overflow == 'visible'")
    assert page.evaluate(f"{look}({view})") == ["0px", "none", "visible"]
    box = f"{view}.closest('[data-quire-part=sheet]')"
    assert page.evaluate(f"{look}({box})")[0] == "10px 10px 0px 0px"
    if device is TABLET:
        [radius, filter] = page.evaluate(
            f"(({{ borderRadius, filter }}) => [borderRadius, filter])(getComputedStyle({box}.parentElement))")
        assert (radius, filter) == ("0px 0px 10px 10px", "drop-shadow(rgba(0, 0, 0, 0.5) 0px 0px 2px)")
    else:
        own = f"{box}.querySelector('.quire-shadow')"
        assert page.evaluate(f"{look}({own})")[1] == "rgb(0, 0, 0) 0px 0px 4px 0px"
        assert page.evaluate(f"getComputedStyle({own}).opacity") == "0.5"
    keep(page, "resting")


@pytest.mark.one_engine
def test_right_to_left_the_way_back_lies_at_the_right(moves, keep):
    moves.evaluate("void (document.documentElement.dir = 'rtl')")
    moves.frames(3)
    bench.press(moves, "Next")
    moves.wait_until(f"{TITLE} == 'Second' && {BOX} === null && document.getAnimations().length == 0")
    keep(moves, "pushed")
    assert bench.button(moves, "Ground")[0] > PHONE.width - 100
    bench.press(moves, "Ground")
    moves.wait_until(f"{TITLE} == 'Ground' && {BOX} !== null && document.getAnimations().length == 0")
