# SPDX-License-Identifier: Apache-2.0
"""Everything behind a presentation stays visible: pixels outside the presentation are compared before and meanwhile."""

from dataclasses import replace

import pytest

from bench import SHEET, named, press, rest
from engines import PHONE, tap
from pixels import changed_outside, share_changed_outside

DARK = replace(PHONE, dark=True)
DIMMED = {False: 0.8, True: 0.52}
"""The fraction of each color that remains under the dimming of an alert, in light and dark."""
ALERT = "document.querySelector('[role=alertdialog]')"
MENU = "document.querySelector('[data-quire-part=popover]')"
BARS = 0.03
"""The fraction of a picture that scroll bars may cover."""
MARGIN = 40
"""The margin around a box for its shadow, in CSS pixels."""
SHADOW = 72
"""The margin around a popover, whose shadow is wide."""


@pytest.fixture
def look(open_app, engine):
    """Opens an app on a phone, in light or dark appearance: `look(address, is_dark)`."""

    def open(address, is_dark):
        device = DARK if is_dark else PHONE
        if missing := engine.lacks(*device.needs()):
            pytest.skip(missing)
        return open_app(address, device)

    return open


def still(page):
    page.wait_until("document.getAnimations().length == 0")
    page.frames(3)
    return page.screenshot()


def box(page, element, margin=0.0):
    left, top, right, bottom = page.evaluate(
        f"(({{ left, top, right, bottom }}) => [left, top, right, bottom])({element}.getBoundingClientRect())")
    return left - margin, top - margin, right + margin, bottom + margin


def unchanged(page, engine, before, after, boxes, keeps=1.0):
    scale = page.evaluate("devicePixelRatio")
    if engine.name == "webkit":
        # WebKitGTK draws the bars of scrollers above everything, and fades them in and out.
        return share_changed_outside(before, after, boxes, keeps=keeps, scale=scale) < BARS
    return changed_outside(before, after, boxes, keeps=keeps, scale=scale) is None


@pytest.mark.spread
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("question", ["Leave the harbor", "With the catch"])
def test_around_an_alert_the_page_is_dimmed(look, engine, gallery, keep, question, is_dark):
    page = look(gallery, is_dark)
    press(page, "Questions")
    rest(page, "large")
    before = still(page)
    press(page, question)
    page.wait_until(f"{ALERT}?.closest('[data-quire-phase]').dataset.quirePhase == 'resting'")
    shown = still(page)
    keep(page, "asked")
    assert unchanged(page, engine, before, shown, [box(page, ALERT)], DIMMED[is_dark])


@pytest.mark.spread
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_a_clear_background_shows_what_is_behind(look, engine, bench, keep, is_dark):
    page = look(bench, is_dark)
    before = still(page)
    card = "[...document.querySelectorAll('button')].find((each) => each.textContent == 'Leave')"
    for name in ("Clear cover", "Clear context", "Clear sheet", "Clear custom"):
        press(page, name)
        page.wait_until(f"{card}?.closest('[data-quire-phase]').dataset.quirePhase == 'resting'")
        shown = still(page)
        keep(page, name)
        edges = [box(page, card)]
        if name == "Clear sheet":
            # Its shadow falls around it, also outside of its round corners, whose radius is 10.
            left, top, right, _ = box(page, SHEET)
            edges.append((left - MARGIN, top - MARGIN, right + MARGIN, top + 12))
        assert unchanged(page, engine, before, shown, edges), name
        press(page, "Leave")
        page.wait_until(f"{card} === undefined")
        assert unchanged(page, engine, before, still(page), []), f"after {name}"


def rests(page, element):
    page.wait_until(f"{element}?.dataset.quirePhase == 'resting'")
    return still(page)


@pytest.mark.spread
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_around_a_menu_the_page_stays(look, engine, gallery, keep, is_dark):
    page = look(gallery, is_dark)
    press(page, "Bars")
    rest(page, "large")
    before = still(page)
    press(page, "Sort")
    shown = rests(page, MENU)
    keep(page, "menu")
    assert unchanged(page, engine, before, shown, [box(page, MENU, SHADOW)])
    # A tap outside the menu dismisses it, and presses nothing.
    page.touch(tap(40, 700))
    page.wait_until(f"{MENU} == null")
    assert unchanged(page, engine, before, still(page), [])


@pytest.mark.spread
@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_around_a_search_the_page_stays(look, engine, gallery, keep, is_dark):
    page = look(gallery, is_dark)
    press(page, "Search")
    rest(page, "medium")
    before = still(page)
    page.touch(tap(*page.evaluate(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        f"({SHEET}.querySelector('input').getBoundingClientRect())")))
    page.wait_until(f"{named('Cancel', SHEET)}.length == 1")
    rest(page)
    searching = still(page)
    keep(page, "search")
    # Only the sheet changes, and its shadow.
    assert unchanged(page, engine, before, searching, [box(page, SHEET, MARGIN)])
    press(page, "Cancel")
    page.wait_until(f"document.activeElement?.localName != 'input' && {SHEET}.dataset.quirePhase == 'resting'")
    # The grabber's round ends are redrawn after it has moved, a shade different.
    grabber = f"{SHEET}.querySelector('[data-quire-part=grabber]')"
    assert unchanged(page, engine, before, still(page), [box(page, grabber)])
