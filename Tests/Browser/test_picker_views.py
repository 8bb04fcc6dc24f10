# SPDX-License-Identifier: Apache-2.0
"""Pickers: wheels that a finger, a mouse wheel and keys turn, and that come to rest at a row."""

import pytest

import bench
from engines import PHONE, drag, tap
from examples import served

HARBORS = "document.querySelector('[role=spinbutton][aria-label=\"Ferry, 1 of 2\"]')"
HOURS = "document.querySelector('[role=spinbutton][aria-label=\"Ferry, 2 of 2\"]')"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def picker(visit, device=PHONE):
    page = visit(device)
    bench.press(page, "Questions")
    bench.rest(page, "large")
    return page


def middle(page, column=HARBORS):
    return page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({column}.getBoundingClientRect())")


def chosen(page, column=HARBORS):
    return page.evaluate(f"{column}.getAttribute('aria-valuetext')")


def answer(page):
    return page.evaluate(f"{bench.SHEET}.querySelector('[role=heading]').nextElementSibling.textContent")


def test_names_and_keys(visit):
    page = picker(visit)
    told = page.evaluate(
        f"['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'tabindex'].map((name) => {HARBORS}.getAttribute(name))")
    assert told == ["2", "0", "8", "0"] and chosen(page) == "Cork"
    page.evaluate(f"{HARBORS}.focus()")
    page.press("ArrowDown")
    page.wait_until(f"{HARBORS}.getAttribute('aria-valuetext') == 'Dover'")
    assert answer(page) == "Dover, 09:00"
    page.press("Home")
    page.wait_until(f"{HARBORS}.getAttribute('aria-valuetext') == 'Aran'")
    page.press("Tab")
    assert page.evaluate(f"document.activeElement == {HOURS}")


def test_a_finger(visit):
    page = picker(visit)
    x, y = middle(page)
    page.touch(drag((x, y), (x, y - 3 * 32 - 8), 300))
    page.wait_until(f"{HARBORS}.getAttribute('aria-valuetext') != 'Cork'")
    # It comes to rest at some row, and the app is notified.
    page.wait_until(f"!{bench.SHEET}.querySelector('[role=heading]').nextElementSibling.textContent.startsWith('No')")
    page.wait_until(f"{HARBORS}.querySelector('.quire-scroll').scrollTop % 32 < 1")
    assert answer(page) == f"{chosen(page)}, 09:00"
    # The sheet has not moved.
    assert bench.rest(page, "large") < 100


def test_a_press_on_a_row(visit):
    page = picker(visit)
    x, y = middle(page)
    page.touch(tap(x, y + 31))
    page.wait_until(f"{HARBORS}.getAttribute('aria-valuetext') == 'Dover'")
    assert answer(page) == "Dover, 09:00"
