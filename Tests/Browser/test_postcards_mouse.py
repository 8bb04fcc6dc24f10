# SPDX-License-Identifier: Apache-2.0
"""Postcards with a mouse, with keys, and with the accessibility tree."""

import pytest

from finger import Mouse
from rules import SLOP
from sheets import LARGE, MEDIUM, center, gone, postcard, present, settled, sheet, top

# In seconds of the events' times: a rest after which a pointer has no velocity.
REST = 0.25
SAFE_AREA = {"top": 62, "bottom": 34, "left": 0, "right": 0}


@pytest.fixture
def page(open_page):
    """A narrow window of a desktop, as large as the phone."""
    return open_page(SAFE_AREA, viewport={"width": 402, "height": 874}, device_scale_factor=2)


def near(value, tolerance=0.5):
    return pytest.approx(value, abs=tolerance)


def drag(page, start, end, steps=20):
    mouse = Mouse(page.cdp)
    mouse.down(*start)
    for step in range(1, steps + 1):
        share = step / steps
        mouse.move(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    mouse.up(*end, after=REST)


@pytest.mark.parametrize("start", [(201, 417.5), (120, 440)], ids=["grabber", "header"])
def test_a_drag_goes_to_large_and_back(page, start):
    present(page)
    x, y = start
    drag(page, start, (x, y - 320))
    assert settled(page, "large")["top"] == near(LARGE)
    drag(page, (x, y - 338), (x, y - 20))
    assert settled(page, "medium")["top"] == near(MEDIUM)


def test_the_sheet_stays_under_the_pointer_outside_of_it_too(page):
    present(page)
    mouse = Mouse(page.cdp)
    mouse.down(120, 440)
    mouse.move(120, 400)
    mouse.move(20, 250)
    assert top(page) == near(MEDIUM - 190 + SLOP, 0.01)
    mouse.move(120, 440 + 60)
    assert top(page) == near(MEDIUM + 60 + SLOP, 0.01)
    mouse.up(120, 440 + 60, after=REST)
    settled(page, "medium")


def test_pulled_down_it_leaves(page):
    present(page)
    drag(page, (120, 440), (120, 860))
    gone(page)


def test_a_press_on_a_photo_chooses_it_and_a_drag_on_it_does_not(page):
    present(page)
    x, y = center(page, "[role=row][aria-label=Dunes]")
    # At the list's top the sheet takes a drag down: it moves, and falls back.
    drag(page, (x, y), (x, y + 60), steps=6)
    settled(page, "medium")
    assert postcard(page) == "Lake"
    page.mouse.click(x, y)
    assert postcard(page) == "Dunes"


def test_behind_an_undimmed_sheet_a_press_works_and_behind_a_dimmed_one_it_closes(page):
    present(page)
    page.mouse.click(*center(page, "[data-quire-layer='0'] button[aria-label*=photo]"))
    gone(page)
    present(page)
    page.mouse.click(*center(page, "[data-quire-part=grabber]"))
    settled(page, "large")
    page.mouse.click(60, 30)
    gone(page)
    assert postcard(page) == "Lake"


def test_text_is_not_selected_by_a_drag_of_the_sheet(page):
    present(page)
    drag(page, (175, 438), (230, 120))
    settled(page, "large")
    assert page.evaluate("getSelection().toString()") == ""


def test_keys_open_move_choose_and_close(page):
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == "Choose photo":
            break
    page.keyboard.press("Enter")
    settled(page, "medium")
    page.locator("[data-quire-part=grabber]").focus()
    page.keyboard.press("Enter")
    settled(page, "large")
    page.keyboard.press("Space")
    settled(page, "medium")
    page.locator("[role=row][aria-label=Canyon]").focus()
    page.keyboard.press("Enter")
    assert postcard(page) == "Canyon"
    page.keyboard.press("Escape")
    gone(page)
    assert page.evaluate("document.activeElement.ariaLabel") == "Choose photo", "the focus goes back"


def test_a_dimmed_sheet_takes_the_focus_and_an_undimmed_one_leaves_it(page):
    page.locator("[data-quire-layer='0'] button[aria-label*=photo]").focus()
    page.keyboard.press("Enter")
    settled(page, "medium")
    focused = "document.activeElement.ariaLabel ?? document.activeElement.dataset.quirePart"
    assert page.evaluate(focused) == "Choose photo"
    drag(page, (120, 440), (120, 120))
    settled(page, "large")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "dialog"
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "Sheet Grabber"
    page.keyboard.press("Enter")
    settled(page, "medium")
    assert page.evaluate(focused) == "Sheet Grabber", "it stays where the person has put it"
    page.keyboard.press("Enter")
    settled(page, "large")
    page.mouse.click(60, 30)
    gone(page)
    assert page.evaluate(focused) == "Choose photo"


def test_escape_outside_of_an_undimmed_sheet_is_not_taken(page):
    present(page)
    page.locator("[data-quire-layer='0'] button[aria-label*=photo]").focus()
    page.keyboard.press("Escape")
    assert sheet(page)["phase"] == "resting"


def readable(page):
    """Role and name of all elements in the accessibility tree."""
    nodes = page.cdp.send("Accessibility.getFullAXTree")["nodes"]
    return {
        (node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]}


def test_assistive_technologies_read_a_dialog_and_not_what_it_hides(page):
    present(page)
    behind = {("button", "Choose photo"), ("image", "Lake"), ("textbox", "Words"), ("heading", "Postcards")}
    inside = {("dialog", "Photos"), ("button", "Sheet Grabber"), ("row", "Harbor"), ("heading", "Photos")}
    assert readable(page) >= behind | inside
    page.locator("[data-quire-part=grabber]").focus()
    page.keyboard.press("Enter")
    settled(page, "large")
    assert readable(page) >= inside
    assert not readable(page) & behind
    assert page.evaluate("document.activeElement.dataset.quirePart") == "grabber"
