# SPDX-License-Identifier: Apache-2.0
"""A search in a sheet: the sheet grows for the keyboard and collapses, the button "Cancel" makes its room, and what is
typed filters the list."""

import pytest

import bench
from engines import tap
from examples import served

# The page of the writing fills the window, and is no sheet with detents.
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
