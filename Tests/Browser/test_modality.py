# SPDX-License-Identifier: Apache-2.0
"""Which parts of the page behind a sheet can be used, by fingers, keys and assistive technologies."""

import pytest

import bench
from engines import drag, tap

ROOT = "document.querySelector(\"[data-quire-layer='0']\")"
PRESSES = f"parseInt({ROOT}.querySelector('button').textContent.split(' ')[1])"
FOCUS = "document.activeElement.textContent || document.activeElement.className || document.activeElement.tagName"


def inert(page):
    """Whether the root is inert, by itself or because of an ancestor."""
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


def test_a_tap_on_the_dimming_dismisses_and_presses_nothing(visit):
    page = visit()
    below = bench.button(page, "Pressed")
    bench.present(page, "Dimmed")
    page.touch(tap(*below))
    bench.gone(page)
    assert not inert(page)
    assert page.evaluate(PRESSES) == 0
    page.touch(tap(*below))
    page.wait_until(f"{PRESSES} == 1")


def test_a_pan_on_the_dimming_moves_nothing(visit):
    page = visit()
    bench.present(page, "Held")
    page.touch(drag((300, 350), (300, 100), 250, hold=300))
    page.frames(5)
    assert page.evaluate("[scrollY, visualViewport.offsetTop]") == [0, 0]
    assert bench.rest(page, "medium") > 300


def test_a_sheet_has_its_roles(visit):
    page = visit()
    bench.present(page, "Dimmed")
    assert page.evaluate(f"[{bench.SHEET}.getAttribute('role'), {bench.SHEET}.ariaModal]") == ["dialog", "true"]
    grabber = "document.querySelector('[data-quire-part=grabber]')"
    assert page.evaluate(f"[{grabber}.tagName, {grabber}.ariaLabel]") == ["BUTTON", "Sheet Grabber"]
    # Nothing visible and reachable is hidden from assistive technologies.
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
    # It does not concern the sheet.
    page.press("Escape")
    page.frames(5)
    assert bench.rest(page, "medium") > 300


def test_escape_goes_to_an_undimmed_sheet_that_was_pressed_last(visit):
    """A press does not move the focus, but still counts as the person's position."""
    page = visit()
    top = bench.present(page, "Undimmed")
    page.touch(tap(60, top + 6))
    bench.press(page, "Pressed")
    page.wait_until(f"{PRESSES} == 1")
    page.press("Escape")
    page.frames(5)
    assert bench.rest(page, "medium") > 300, "the page was pressed last"
    page.touch(tap(60, top + 6))
    page.frames(5)
    page.press("Escape")
    bench.gone(page)


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


GRABBER = "document.querySelector('[data-quire-part=grabber]')"
STATUS = "document.querySelector('.quire-status').textContent"


def test_the_grabber_says_what_it_does(visit):
    page = visit()
    bench.present(page, "Dimmed")
    assert page.evaluate(f"{GRABBER}.getRootNode().getElementById({GRABBER}.getAttribute('aria-describedby')).textContent") == (
        "Half height. Changes the height of the sheet. The arrow keys make it larger or smaller.")


def test_arrow_keys_on_the_grabber(visit):
    page = visit()
    bench.present(page, "Dimmed")
    page.evaluate(f"void {GRABBER}.focus()")
    page.press("ArrowUp")
    assert bench.rest(page, "large") == pytest.approx(20, abs=0.5)
    page.press("ArrowUp")
    page.frames(5)
    assert bench.rest(page, "large") == pytest.approx(20, abs=0.5), "there is nothing larger"
    page.press("ArrowDown")
    assert bench.rest(page, "medium") > 300
    page.press("ArrowDown")
    page.frames(5)
    assert bench.rest(page, "medium") > 300, "and nobody is dismissed by an arrow"


def test_a_new_height_is_announced(visit):
    page = visit()
    bench.present(page, "Dimmed")
    assert page.evaluate(STATUS) == "", "the first one goes with the dialog"
    assert page.evaluate("document.querySelector('.quire-status').role") == "status"
    page.evaluate(f"void {GRABBER}.focus()")
    page.press("ArrowUp")
    page.wait_until(f"{STATUS} == 'Full height'")
    assert page.evaluate(
        f"{GRABBER}.getRootNode().getElementById({GRABBER}.getAttribute('aria-describedby')).textContent"
    ).startswith("Full height.")
    # Assistive technologies can read it: nothing around it is inert or hidden.
    assert page.evaluate("document.querySelector('.quire-status').closest('[inert], [aria-hidden=true]')") is None


WATCHERS = """(() => {
    window.watchers = [];
    if (!("CloseWatcher" in window)) return;
    const original = CloseWatcher;
    window.CloseWatcher = class extends original {
        constructor(...all) { super(...all); watchers.push(this); this.isLive = true;
            this.addEventListener("close", () => this.isLive = false); }
        destroy() { this.isLive = false; super.destroy(); }
    };
})()"""
LIVE = "watchers.filter(({ isLive }) => isLive).length"


@pytest.mark.needs("close watcher")
def test_the_browsers_own_close_request(visit):
    """Like Android's back gesture: it dismisses the sheet. A sheet that may not be dismissed stays and keeps
    watching."""
    page = visit(before=WATCHERS)
    bench.present(page, "Dimmed")
    assert page.evaluate(LIVE) == 1
    page.evaluate("void watchers.findLast(({ isLive }) => isLive).requestClose()")
    bench.gone(page)
    assert page.evaluate(LIVE) == 0
    bench.present(page, "Held")
    for _ in range(2):
        page.evaluate("void watchers.findLast(({ isLive }) => isLive).requestClose()")
        page.wait_until(f"{LIVE} == 1")
        assert bench.rest(page, "medium") > 300


@pytest.mark.needs("close watcher")
def test_escape_is_one_request(visit):
    """If the browser has a CloseWatcher, Escape comes from it, and only once."""
    page = visit(before=WATCHERS)
    bench.present(page, "Dimmed")
    turns = page.evaluate("quire.port.turns")
    page.press("Escape")
    bench.gone(page)
    assert page.evaluate(LIVE) == 0
    assert page.evaluate("quire.port.turns") - turns <= 3, "one for the key and the rest for time"


@pytest.mark.needs("close watcher")
def test_an_undimmed_sheet_leaves_back_to_the_page(visit):
    page = visit(before=WATCHERS)
    bench.present(page, "Undimmed")
    assert page.evaluate(LIVE) == 0


def grow_page(page):
    """Makes the page behind longer than its window."""
    page.evaluate(
        "(() => { const it = document.createElement('div'); it.style.height = '3000px'; document.body.append(it) })()")


def test_nothing_scrolls_the_page_behind_a_dimmed_sheet(visit):
    page = visit()
    grow_page(page)
    width = page.evaluate("document.documentElement.clientWidth")
    bench.present(page, "Held")
    assert page.evaluate("document.documentElement.clientWidth") == width, "and nothing jumps aside"
    page.touch(drag((300, 350), (300, 100), 250, hold=300))
    for key in (" ", "PageDown", "ArrowDown", "End"):
        page.press(key)
    page.evaluate(f"void {GRABBER}.focus()")
    for key in ("PageDown", "End"):
        page.press(key)
    page.frames(20)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    # Nothing was left behind on the page either.
    assert page.evaluate("[document.body.style.cssText, document.documentElement.style.cssText]") == ["", ""]


def test_the_page_behind_an_undimmed_sheet_scrolls(visit):
    page = visit()
    grow_page(page)
    bench.present(page, "Undimmed")
    page.evaluate("void document.activeElement.blur()")
    page.press("End")
    page.wait_until("scrollY > 100")


def test_an_undimmed_sheet_traps_nothing(visit):
    """Tab goes through the sheet and out of it, and no part of the page is hidden from assistive technologies."""
    page = visit()
    bench.present(page, "Undimmed")
    assert page.evaluate("document.querySelectorAll('[aria-hidden=true] button, [inert]').length") == 0
    seen = []
    for _ in range(40):
        page.press("Tab")
        seen.append(page.evaluate(
            f"{bench.SHEET}.contains(document.activeElement) ? 'sheet' : {ROOT}.contains(document.activeElement)"
            " ? 'root' : 'out'"))
    assert "sheet" in seen
    assert "root" in seen[seen.index("sheet"):] or "out" in seen[seen.index("sheet"):]


def test_a_sheet_has_a_name(visit):
    page = visit()
    bench.present(page, "Dimmed")
    assert page.evaluate(f"{bench.SHEET}.ariaLabel") == "Sheet"


def test_what_dims_takes_the_focus_and_what_clears_gives_it_back(visit):
    """The same sheet, dimmed only at large."""
    page = visit()
    page.evaluate(f"void [...{ROOT}.querySelectorAll('button')].find((each) => each.textContent == 'Dims').focus()")
    page.press("Enter")
    bench.rest(page, "medium")
    assert page.evaluate(FOCUS) == "Dims" and not inert(page)
    # With a finger: the focus stays in the page until the page is dimmed.
    page.touch(drag((201, 403), (201, 60), 300, hold=300))
    bench.rest(page, "large")
    page.wait_until(f"{bench.SHEET}.contains(document.activeElement)")
    assert inert(page) and page.evaluate(f"{bench.SHEET}.ariaModal") == "true"
    page.touch(drag((201, 27), (201, 420), 300, hold=300))
    bench.rest(page, "medium")
    assert not inert(page) and page.evaluate(f"{bench.SHEET}.ariaModal") is None
