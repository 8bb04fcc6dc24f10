# SPDX-License-Identifier: Apache-2.0
"""The focus: a press leaves it in place, keys move it, and the first responder follows it."""

import pytest

import bench
from engines import tap
from test_fields import TITLE, field, focus, type_text

IS_EDITED = f"document.activeElement == {field('First')}"
HOW = pytest.mark.parametrize("how", ["finger", "mouse"])


@pytest.fixture
def edited(visit):
    """A sheet with a field that is being edited. The title shows the events of the app."""
    page = visit()
    bench.present(page, "Ignoring")
    focus(page)
    page.evaluate(
        "void (window.moved = [], document.addEventListener('focusin', ({ target }) => moved.push(target.className)),"
        " document.addEventListener('focusout', ({ target }) => moved.push(target.className)))")
    return page


def press(page, how, x, y):
    if how == "finger":
        page.touch(tap(x, y))
    else:
        for kind in ("move", "down", "up"):
            page.mouse(kind, x, y)


def middle(page, element):
    return page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}.getBoundingClientRect())")


@HOW
def test_a_press_on_a_button_leaves_the_focus(edited, how):
    press(edited, how, *bench.button(edited, "Count"))
    edited.wait_until(f"{TITLE} == 'Counted 1'")
    edited.frames(3)
    assert edited.evaluate(f"[{IS_EDITED}, moved]") == [True, []]
    # The typed text still reaches the app.
    type_text(edited, "a")
    edited.wait_until(f"{TITLE} == 'a'")
    edited.press("Enter")
    edited.wait_until(f"{TITLE} == 'Ended'")


ROW = f"[...{bench.LIST}.querySelectorAll('.quire-text')].find((text) => text.textContent == '5.1')"
ELSEWHERE = {
    "a label": ROW,
    "the background": None,
    "a button that is off": f"{bench.LIST}.querySelector('button[aria-disabled=true]')",
    "the grabber": "document.querySelector('[data-quire-part=grabber]')",
}


@pytest.mark.spread
@HOW
@pytest.mark.parametrize("place", ELSEWHERE)
def test_a_press_elsewhere_leaves_the_focus(edited, how, place):
    element = ELSEWHERE[place]
    at = middle(edited, element) if element else [60, edited.evaluate(f"{bench.SHEET}.getBoundingClientRect().top") + 5]
    if place == "a label":
        # Its text, which a mouse could select.
        at = edited.evaluate(f"(({{ x, y, height }}) => [x + 8, y + height / 2])({ROW}.getBoundingClientRect())")
    hit = edited.evaluate(f"document.elementFromPoint({at[0]}, {at[1]}).className")
    edited.evaluate("void (window.ups = 0, addEventListener('mouseup', () => ups++, true),"
                    " addEventListener('touchend', () => ups++, true))")
    press(edited, how, *at)
    edited.wait_until("ups > 0")
    edited.frames(10)
    assert edited.evaluate(f"[{IS_EDITED}, moved]") == [True, []], hit
    assert edited.evaluate(f"{TITLE}") != "Ended"


@HOW
def test_a_press_on_another_field_moves_the_focus(visit, how):
    page = visit()
    bench.present(page, "Ignoring", "medium")
    focus(page)
    page.evaluate(f"void ({bench.LIST}.scrollTop = 1e6)")
    page.frames(3)
    press(page, how, *middle(page, field("Last")))
    page.wait_until(f"document.activeElement == {field('Last')}")
    page.wait_until(f"{TITLE} == 'Ended'")
    type_text(page, "b")
    page.wait_until(f"{TITLE} == 'b'")


@HOW
def test_where_nothing_is_edited_a_press_gives_the_focus_to_nothing(visit, how):
    """Engines differ in the elements that a press may focus."""
    page = visit()
    before = "document.activeElement == document.body"
    assert page.evaluate(before)
    press(page, how, *bench.button(page, "Pressed"))
    page.wait_until("[...document.querySelectorAll('button')].some((each) => each.textContent == 'Pressed 1 times')")
    page.frames(3)
    assert page.evaluate(before)


def test_tab_moves_the_focus_and_editing_ends(edited):
    edited.press("Tab")
    edited.wait_until("document.activeElement.textContent == 'Count'")
    edited.wait_until(f"{TITLE} == 'Ended'")
    edited.press(" ")
    edited.wait_until(f"{TITLE} == 'Counted 1'")
    edited.press("Tab", shift=True)
    edited.wait_until(IS_EDITED)
    type_text(edited, "c")
    edited.wait_until(f"{TITLE} == 'c'")


def test_an_assistive_technology_moves_the_focus_and_editing_ends(edited):
    """It sets the focus like a script, and then sends a click without a pointer."""
    edited.evaluate(
        "void (() => { const button = [...document.querySelectorAll('button')].find((each) => each.textContent == 'Count');"
        " button.focus(); button.click() })()")
    edited.wait_until(f"{TITLE} == 'Counted 1'")
    assert edited.evaluate("document.activeElement.textContent") == "Count"


def test_behind_a_dimmed_sheet_editing_ends_and_begins_again_when_it_has_gone(edited):
    bench.press(edited, "More")
    sheets = "[...document.querySelectorAll('[data-quire-part=sheet]')]"
    edited.wait_until(f"{sheets}.length == 2 && {sheets}[1].dataset.quirePhase == 'resting'")
    assert edited.evaluate(f"[{TITLE}, {sheets}[1].contains(document.activeElement)]") == ["Ended", True]
    edited.press("Escape")
    edited.wait_until(f"{sheets}.length == 1 && {IS_EDITED}")
    type_text(edited, "d")
    edited.wait_until(f"{TITLE} == 'd'")
    edited.press("Enter")
    edited.wait_until(f"{TITLE} == 'Ended'")


def test_a_window_that_loses_the_focus_ends_no_editing(edited):
    # A browser's events in that case: the field loses the focus and stays the document's active element.
    edited.evaluate(f"void {field('First')}.dispatchEvent(new FocusEvent('focusout', {{ bubbles: true }}))")
    edited.frames(3)
    assert edited.evaluate(TITLE) != "Ended"
    edited.press("Enter")
    edited.wait_until(f"{TITLE} == 'Ended'")


def test_a_button_shows_that_a_mouse_presses_it(edited):
    """The title is as pale as Quire says. The page's style sheet has no rule of its own for a press."""
    x, y = bench.button(edited, "Count")
    title = ("getComputedStyle([...document.querySelectorAll('button')].find((each) =>"
             " each.textContent == 'Count').firstElementChild).opacity")
    edited.mouse("move", x, y)
    edited.mouse("down", x, y)
    edited.wait_until(f"{title} == '0.2'")
    edited.mouse("up", x, y)
    edited.wait_until(f"{title} == '1'")


def test_a_button_that_is_off_can_not_be_pressed_or_focused(edited):
    off = f"{bench.LIST}.querySelector('button[aria-disabled=true]')"
    assert edited.evaluate(f"[{off}.textContent, {off}.tabIndex]") == ["Off", -1]
    edited.evaluate(f"void {off}.click()")
    edited.press("Tab")
    edited.wait_until("document.activeElement.textContent == 'Count'")
    edited.press("Tab")
    edited.frames(3)
    assert edited.evaluate(f"document.activeElement != {off}")
    assert edited.evaluate(TITLE) == "Ended"
