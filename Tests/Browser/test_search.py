# SPDX-License-Identifier: Apache-2.0
"""A search in a sheet: the sheet grows for the keyboard and collapses, the button "Cancel" makes its room, and what is
typed filters the list."""

import io

import pytest
from PIL import Image, ImageChops

import bench
import keyboards
from engines import Device, tap
from examples import served

# The page for writing fills the window, and is not a sheet with detents.
SHEET = "document.querySelector('[data-quire-detent]')"
FIELD = f"{SHEET}.querySelector('input')"
ROWS = f"{SHEET}.querySelectorAll('.quire-scroll button').length"
WIDTH = f"{FIELD}.getBoundingClientRect().width"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def search(page):
    bench.press(page, "Writing")
    page.wait_until("document.querySelector('.quire-editor') != null && document.getAnimations().length == 0")
    bench.press(page, "Fonts")
    page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'")


def tap_field(page):
    page.touch(tap(*page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({FIELD}.getBoundingClientRect())")))
    page.wait_until(f"document.activeElement == {FIELD}")


def test_typing_filters_and_cancel_restores(visit, keep):
    page = visit()
    search(page)
    every, wide = page.evaluate(ROWS), page.evaluate(WIDTH)
    assert page.evaluate(f"[{FIELD}.placeholder, {FIELD}.enterKeyHint]") == ["Search fonts", "search"]
    tap_field(page)
    page.wait_until(f"{WIDTH} < {wide} - 40 && document.getAnimations().length == 0")
    first = page.evaluate(f"{SHEET}.querySelector('.quire-scroll button').textContent")
    for letter in first[:5].lower():
        page.press(letter)
    page.wait_until(f"{ROWS} < {every} && {ROWS} > 0")
    keep(page, "search")
    bench.press(page, "Cancel")
    page.wait_until(f"{ROWS} == {every} && {WIDTH} == {wide} && document.activeElement != {FIELD}")


def harbors(page):
    """The sheet with a search controller, which rests at medium."""
    bench.press(page, "Search")
    page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting' && {FIELD} != null")


LISTED = f"[...{SHEET}.querySelectorAll('[role=option], [role=listitem], [role=row], .quire-scroll button')]"
SHOWN = f"{SHEET}.innerText"
TOP = f"{SHEET}.getBoundingClientRect().top"


@pytest.mark.parametrize("busy", [0, 250])
def test_the_click_of_a_tap_goes_to_nothing_else(visit, busy):
    """The sheet rises for the keyboard before a slow page sends the click, and another element is then at that place.
    """
    page = visit(before=keyboards.PHONE)
    keyboards.rule(page, keyboards.ios())
    harbors(page)
    medium = page.evaluate(TOP)
    page.evaluate(
        "void (window.clicked = [], addEventListener('touchend', () => {"
        f" const from = performance.now(); while (performance.now() - from < {busy}); }}),"
        " document.body.addEventListener('click', ({ target }) => clicked.push(target.localName), { capture: true }))")
    tap_field(page)
    page.wait_until(f"{TOP} < {medium} - 200 && {SHEET}.dataset.quirePhase == 'resting'")
    page.wait_until("document.getAnimations().length == 0")
    assert page.evaluate(f"document.activeElement == {FIELD}")
    assert set(page.evaluate("clicked")) <= {"input"}


def test_a_search_in_a_sheet_raises_it_and_lets_it_fall(visit, keep):
    """The talk's scene: the keyboard appears, the sheet grows, and collapses again."""
    page = visit(before=keyboards.PHONE)
    keyboards.rule(page, keyboards.ios())
    harbors(page)
    medium = page.evaluate(TOP)
    keep(page, "rest")
    tap_field(page)
    page.wait_until(f"{TOP} < {medium} - 200 && {SHEET}.dataset.quirePhase == 'resting'")
    page.wait_until("document.getAnimations().length == 0")
    assert page.evaluate(f"{FIELD}.getBoundingClientRect().top - {TOP}") < 40, "the title makes way for the field"
    for letter in "mo":
        page.press(letter)
    page.wait_until(f"{SHOWN}.includes('Mousehole') && !{SHOWN}.includes('Crail')")
    keep(page, "found")
    bench.press(page, "Cancel")
    page.wait_until(f"Math.abs({TOP} - {medium}) < 0.6 && {SHEET}.dataset.quirePhase == 'resting'")
    page.wait_until(f"{SHOWN}.includes('Crail') && {FIELD}.value == '' && document.activeElement != {FIELD}")


@pytest.mark.one_engine
@pytest.mark.parametrize("device", [
    Device("phone", 390, 844, dark=True), Device("landscape", 844, 390), Device("wide", 1280, 800, has_touch=False)])
def test_how_it_looks(visit, keep, device):
    """Fields with views beside their text, pushed from a search."""
    page = visit(device)
    harbors(page)
    keep(page, f"search-{device.name}")
    page.evaluate(f"{FIELD}.focus()")
    page.wait_until(f"{bench.named('Cancel', SHEET)}.length == 1")
    page.press("f")
    page.wait_until(f"!{SHOWN}.includes('Crail') && document.getAnimations().length == 0")
    keep(page, f"active-{device.name}")


LEAST_SHARP = 80
"""The difference of neighboring pixels, in levels of gray, from which on a letter's edge counts as sharp."""


def sharpest(before, after, box, scale):
    """The largest difference of two pixels side by side in what changed between two pictures of a box."""
    first, second = (Image.open(io.BytesIO(each)).convert("L").crop([round(edge * scale) for edge in box])
                     for each in (before, after))
    change = ImageChops.difference(first, second)
    pixels = change.load()
    return max(abs(pixels[x + 1, y] - pixels[x, y]) for x in range(change.width - 1) for y in range(change.height))


def test_rows_under_the_field_are_blurred(visit):
    """The list is scrolled by half a row, with which letters come under the field and leave it."""
    page = visit()
    harbors(page)
    scroller = f"{SHEET}.querySelector('.quire-scroll')"
    pictures = []
    for offset in (150, 172):
        page.evaluate(f"void ({scroller}.scrollTop = {offset})")
        # The bar's background fades in once the page has scrolled.
        page.frames(10)
        page.wait_until("document.getAnimations().length == 0")
        page.frames(2)
        pictures.append(page.screenshot())
    field = page.rect("[data-quire-detent] input")
    scale = page.evaluate("devicePixelRatio")
    under = (0, field["y"] - 12, 402, field["y"] + field["height"] + 4)
    assert sharpest(*pictures, under, scale) < LEAST_SHARP
    # Below the bar, the same change is sharp.
    below = (0, under[3] + 60, 402, under[3] + 120)
    assert sharpest(*pictures, below, scale) > 2 * LEAST_SHARP
