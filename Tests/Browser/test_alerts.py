# SPDX-License-Identifier: Apache-2.0
"""Alerts and action sheets: what assistive technologies read, keys and the focus, and their positions."""

from dataclasses import replace

import pytest

import bench
from engines import LANDSCAPE, PHONE, tap
from examples import served

ALERT = "document.querySelector('[role=alertdialog]')"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def ask(visit, name, device=PHONE):
    """A question over the sheet of questions."""
    page = visit(device)
    bench.press(page, "Questions")
    bench.rest(page, "large")
    bench.press(page, name)
    page.wait_until(f"{ALERT}?.closest('[data-quire-phase]').dataset.quirePhase == 'resting'")
    page.wait_until("document.getAnimations().length == 0")
    return page


def gone(page):
    page.wait_until(f"{ALERT} == null")


def answer(page):
    return page.evaluate(f"{bench.SHEET}.querySelector('[role=heading]').nextElementSibling.textContent")


def box(page, name=None):
    what = (f"[...document.querySelectorAll('[role=alertdialog] button')].find((each) => each.textContent == '{name}')"
            if name else ALERT)
    return page.evaluate(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({what}.getBoundingClientRect())")


def focused(page):
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_names_and_focus(visit):
    page = ask(visit, "Leave the harbor")
    told = page.evaluate(
        f"['aria-label', 'aria-description', 'aria-modal', 'tabindex'].map((name) => {ALERT}.getAttribute(name))")
    assert told == ["Leave the harbor?", "The tide is out until four.", "true", "-1"]
    assert page.evaluate(f"{ALERT}.closest('[role=dialog]') == null")
    page.wait_until(f"document.activeElement == {ALERT}")
    for name in ("Stay", "Leave"):
        page.press("Tab")
        assert focused(page) == name
    page.press("Enter")
    gone(page)
    assert answer(page) == "Leave"


def test_place(visit):
    page = ask(visit, "Leave the harbor")
    alert, stay, leave = box(page), box(page, "Stay"), box(page, "Leave")
    width, height = page.evaluate("[innerWidth, innerHeight]")
    assert alert["width"] == 270
    assert abs(alert["x"] + 135 - width / 2) < 1 and abs(alert["y"] + alert["height"] / 2 - height / 2) < 30
    assert stay["y"] == leave["y"] and stay["x"] + stay["width"] <= leave["x"] and stay["height"] >= 44
    # Outside the alert nothing can be reached, and a tap has no effect.
    page.touch(tap(width / 2, 90))
    bench.press(page, "Stay")
    gone(page)
    assert answer(page) == "Stay"


def test_keys(visit):
    page = ask(visit, "Three ways")
    page.wait_until(f"document.activeElement == {ALERT}")
    page.press("Enter")
    gone(page)
    assert answer(page) == "Around the cape"
    bench.press(page, "Three ways")
    page.wait_until(f"document.activeElement == {ALERT}")
    page.press("Escape")
    gone(page)
    assert answer(page) == "Not at all"


def test_a_field(visit):
    page = ask(visit, "Name the boat")
    page.wait_until("document.activeElement.placeholder == 'Name'")
    disabled = "[...document.querySelectorAll('[role=alertdialog] button')].at(-1).getAttribute('aria-disabled')"
    assert page.evaluate(disabled) == "true"
    for letter in "Ada":
        page.press(letter)
    page.wait_until(f"{disabled} == null")
    page.press("Enter")
    gone(page)
    assert answer(page) == "Ada"


@pytest.mark.one_engine
def test_an_action_sheet(visit):
    page = ask(visit, "With the catch")
    height = page.evaluate("innerHeight")
    cancel, last = box(page, "Cancel"), box(page, "Throw it back")
    assert cancel["y"] == last["y"] + last["height"] + 8 and height - cancel["y"] - cancel["height"] <= 40
    page.touch(tap(195, 60))
    gone(page)
    assert answer(page) == "Cancel"


@pytest.mark.one_engine
def test_a_popover_where_it_is_wide(visit):
    page = ask(visit, "With the catch", replace(PHONE, name="tablet", width=1000, height=800))
    assert page.evaluate(f"{ALERT}.closest('[data-quire-part=popover]') != null")
    names = page.evaluate("[...document.querySelectorAll('[role=alertdialog] button')].map((each) => each.textContent)")
    assert names == ["Sell it", "Smoke it", "Throw it back"]
    page.press("Escape")
    gone(page)
    assert answer(page) == "Cancel"


@pytest.mark.one_engine
def test_a_long_text_scrolls(visit):
    page = ask(visit, "A long story", LANDSCAPE)
    alert, button = box(page), box(page, "Go on")
    height = page.evaluate("innerHeight")
    assert alert["y"] >= 8 and alert["y"] + alert["height"] <= height - 8
    assert page.evaluate(f"(({{ scrollHeight, clientHeight }}) => scrollHeight > clientHeight)"
                         f"({ALERT}.querySelector('.quire-scroll'))")
    assert button["y"] + button["height"] <= height - 8
