# SPDX-License-Identifier: Apache-2.0
"""The color picker in a popover that a phone shows as a sheet: fingers, keys, and the calls of its delegate."""

from dataclasses import replace

import pytest

import bench
from engines import PHONE, TABLET, drag, tap
from examples import served

SHEET = "[...document.querySelectorAll('[data-quire-part=sheet]')].at(-1)"
GRID = "document.querySelector('[aria-label=\"Grid of colors\"]')"
SPECTRUM = "document.querySelector('[role=slider][aria-label=Spectrum]')"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def picker(visit, device=PHONE):
    """The picker for the upper half of the flag."""
    page = visit(device)
    bench.press(page, "Bars")
    bench.rest(page, "large")
    x, y = box(page, "document.querySelector('[role=tab][aria-label=Flag]')")[:2]
    page.touch(tap(round(x + 20), round(y + 20)))
    page.wait_until("[...document.querySelectorAll('button')].some((it) => it.textContent == 'Upper')")
    bench.press(page, "Upper")
    page.wait_until(f"{GRID} != null && {SHEET}.dataset.quirePhase == 'resting'")
    return page


def box(page, it):
    return page.evaluate(f"(({{ x, y, width, height }}) => [x, y, width, height])({it}.getBoundingClientRect())")


def note(page):
    return page.evaluate("document.body.textContent.match(/Choosing|Chosen|Closed/)?.[0]")


def test_fingers_and_keys(visit):
    page = picker(visit)
    x, y, width, height = box(page, GRID)
    page.touch(tap(round(x + 6), round(y + 6)))
    page.wait_until(f"{GRID}.getAttribute('aria-valuetext') == 'white'")
    assert note(page) == "Chosen"
    page.evaluate(f"{GRID}.focus()")
    page.press("End")
    page.wait_until(f"{GRID}.getAttribute('aria-valuetext') == 'light green'")
    bench.press(page, "Spectrum")
    page.wait_until(f"{SPECTRUM} != null && getComputedStyle({SPECTRUM}).visibility == 'visible'")
    x, y, width, height = box(page, SPECTRUM)
    top = page.evaluate(f"{SHEET}.getBoundingClientRect().top")
    page.touch(drag((round(x + 20), round(y + height / 2)), (round(x + width * 2 / 3), round(y + height / 2)), 300))
    page.wait_until(f"{SPECTRUM}.getAttribute('aria-valuetext') == 'blue'")
    assert note(page) == "Chosen"
    assert page.evaluate(f"{SHEET}.getBoundingClientRect().top") == top
    x, y, width, height = box(page, "[...document.querySelectorAll('button[aria-label=Close]')].at(-1)")
    page.touch(tap(round(x + width / 2), round(y + height / 2)))
    page.wait_until(f"{GRID} == null")
    assert note(page) == "Closed"


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, TABLET], ids=["phone", "tablet"])
def test_how_it_looks(visit, keep, dark, device):
    page = picker(visit, replace(device, dark=dark))
    keep(page, "grid")
    bench.press(page, "Spectrum")
    page.frames(10)
    keep(page, "spectrum")
    bench.press(page, "Sliders")
    page.frames(10)
    keep(page, "sliders")
