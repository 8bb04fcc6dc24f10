"""What a sheet keeps from the page behind it and what it leaves to it, for fingers, keys and assistive technologies."""

import pytest

import bench
from engines import drag, tap

ROOT = "document.querySelector(\"[data-quire-layer='0']\")"
PRESSES = f"parseInt({ROOT}.querySelector('button').textContent.split(' ')[1])"
FOCUS = "document.activeElement.textContent || document.activeElement.className || document.activeElement.tagName"


def inert(page):
    """Whether the root can't be reached: it, or what it lies in, is inert."""
    return page.evaluate(f"{ROOT}.closest('[inert]') != null")


def test_behind_an_undimmed_sheet_everything_works(visit):
    page = visit()
    bench.present(page, "Undimmed")
    assert not inert(page)
    assert page.evaluate(f"{bench.SHEET}.ariaModal") != "true"
    bench.press(page, "Pressed")
    page.wait_until(f"{PRESSES} == 1")
    bench.press(page, "Pressed")
    page.wait_until(f"{PRESSES} == 2")
    assert bench.rest(page, "medium") > 300


def test_behind_a_dimmed_sheet_nothing_does(visit):
    page = visit()
    at = bench.button(page, "Pressed")
    bench.present(page, "Held")
    assert inert(page)
    page.touch(tap(*at))
    page.frames(10)
    for key in ("Tab", "Tab", "Tab", "Tab", "Tab", "Tab"):
        page.press(key)
        assert not page.evaluate(f"{ROOT}.contains(document.activeElement)")
    assert page.evaluate(PRESSES) == 0
    assert bench.rest(page, "medium") > 300


def test_a_tap_on_the_dimming_dismisses(visit):
    page = visit()
    bench.present(page, "Dimmed")
    page.touch(tap(300, 200))
    bench.gone(page)
    assert not inert(page)
    bench.press(page, "Pressed")
    page.wait_until(f"{PRESSES} == 1")


def test_a_pan_on_the_dimming_moves_nothing(visit):
    page = visit()
    bench.present(page, "Held")
    page.touch(drag((300, 350), (300, 100), 250, hold=100))
    page.frames(5)
    assert page.evaluate("[scrollY, visualViewport.offsetTop]") == [0, 0]
    assert bench.rest(page, "medium") > 300


def test_a_sheet_has_its_roles(visit):
    page = visit()
    bench.present(page, "Dimmed")
    assert page.evaluate(f"[{bench.SHEET}.getAttribute('role'), {bench.SHEET}.ariaModal]") == ["dialog", "true"]
    grabber = "document.querySelector('[data-quire-part=grabber]')"
    assert page.evaluate(f"[{grabber}.tagName, {grabber}.ariaLabel]") == ["BUTTON", "Sheet Grabber"]
    # Nothing is hidden from assistive technologies that can be seen and reached.
    assert page.evaluate(f"{bench.SHEET}.closest('[aria-hidden=true], [inert]')") is None


def test_a_dimmed_sheet_takes_the_focus_and_gives_it_back(visit):
    page = visit()
    page.evaluate(f"void [...{ROOT}.querySelectorAll('button')].find((each) => each.textContent == 'Dimmed').focus()")
    page.press("Enter")
    bench.rest(page, "medium")
    assert page.evaluate(f"{bench.SHEET}.contains(document.activeElement)")
    page.press("Escape")
    bench.gone(page)
    assert page.evaluate(FOCUS) == "Dimmed"


def test_an_undimmed_sheet_leaves_the_focus(visit):
    page = visit()
    page.evaluate(f"void [...{ROOT}.querySelectorAll('button')].find((each) => each.textContent == 'Undimmed').focus()")
    page.press("Enter")
    bench.rest(page, "medium")
    assert page.evaluate(FOCUS) == "Undimmed"
    # It is none of the sheet's business.
    page.press("Escape")
    page.frames(5)
    assert bench.rest(page, "medium") > 300


def test_escape_does_not_dismiss_what_is_held(visit):
    page = visit()
    bench.present(page, "Held")
    page.press("Escape")
    page.frames(5)
    assert bench.rest(page, "medium") > 300


def test_the_grabber_is_a_button_for_keys(visit):
    page = visit()
    bench.present(page, "Dimmed")
    page.evaluate("void document.querySelector('[data-quire-part=grabber]').focus()")
    page.press("Enter")
    assert bench.rest(page, "large") == pytest.approx(20, abs=0.5)
