# SPDX-License-Identifier: Apache-2.0
"""Bars: tabs with the focus and keys, large titles under a finger, toolbars, menus of buttons, and the color picker."""

from dataclasses import replace

import pytest

import bench
from engines import PHONE, TABLET, drag, tap
from examples import served

SHEET = bench.SHEET
HEADINGS = f"[...{SHEET}.querySelectorAll('[role=heading]')].filter((it) => +getComputedStyle(it).opacity > 0.5)"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def bars(visit, device=PHONE):
    """The sheet of bars, at rest."""
    page = visit(device)
    bench.press(page, "Bars")
    bench.rest(page, "large")
    return page


def tab(name):
    return f"{SHEET}.querySelector('[role=tab][aria-label={name}]')"


def named(name):
    return f"[...document.querySelectorAll('button')].find((it) => it.getAttribute('aria-label') == '{name}')"


def middle(page, it):
    x, y = page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({it}.getBoundingClientRect())")
    return round(x), round(y)


def headings(page):
    """The texts and heights of everything that is read and shown as a heading."""
    return page.evaluate(f"{HEADINGS}.map((it) => [it.textContent, Math.round(it.getBoundingClientRect().height)])")


def test_tabs(visit):
    page = bars(visit)
    assert page.evaluate(f"{tab('Boats')}.closest('[role=tablist]') != null")
    assert page.evaluate(f"{tab('Boats')}.getAttribute('aria-selected')") == "true"
    assert page.evaluate(f"{tab('Flag')}.tabIndex") == -1
    page.evaluate(f"{tab('Boats')}.focus()")
    page.press("ArrowRight")
    page.wait_until(f"{tab('Flag')}.getAttribute('aria-selected') == 'true'")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Flag"
    assert headings(page)[0][0] == "Flag"
    page.touch(tap(*middle(page, tab("Boats"))))
    page.wait_until(f"{tab('Boats')}.getAttribute('aria-selected') == 'true'")
    page.touch(tap(*middle(page, named("Add"))))
    page.wait_until(f"{tab('Boats')}.getAttribute('aria-description') == '1'")


def test_a_large_title_goes_with_the_content(visit):
    page = bars(visit)
    [[name, height]] = headings(page)
    assert (name, height) == ("Boats", 41)
    page.evaluate(f"void ({SHEET}.querySelector('.quire-scroll').scrollTop = 30)")
    page.frames(3)
    top = f"{HEADINGS}[0].getBoundingClientRect().top"
    low = page.evaluate(top)
    page.evaluate(f"void ({SHEET}.querySelector('.quire-scroll').scrollTop = 0)")
    page.wait_until(f"Math.round({top} - {low}) == 30")
    page.evaluate(f"void ({SHEET}.querySelector('.quire-scroll').scrollTop = 120)")
    page.wait_until(f"{HEADINGS}.length == 1 && {HEADINGS}[0].getBoundingClientRect().height < 30")


def test_a_push_and_the_way_back(visit):
    page = bars(visit)
    bench.press(page, "Curlew")
    page.wait_until("document.getAnimations().length == 0")
    assert headings(page) == [["Curlew", 41]]
    bench.press(page, "Crew")
    page.wait_until("document.getAnimations().length == 0")
    assert [name for name, _ in headings(page)] == ["Crew of Curlew"]
    assert page.evaluate(f"{SHEET}.textContent.includes(\"A boat's crew\")")
    # The arrow key down opens the list of the screens below.
    back = named("Curlew")
    assert page.evaluate(f"{back}.getAttribute('aria-haspopup')") == "menu"
    page.evaluate(f"{back}.focus()")
    page.press("ArrowDown")
    page.wait_until("document.querySelector('[data-quire-part=popover]') != null")
    page.wait_until("document.getAnimations().length == 0")
    row = "[...document.querySelectorAll('button')].findLast((it) => it.textContent == 'Boats')"
    page.touch(tap(*middle(page, row)))
    page.wait_until("document.getAnimations().length == 0")
    page.wait_until(f"{HEADINGS}.length == 1 && {HEADINGS}[0].textContent == 'Boats'")


@pytest.mark.one_engine
def test_a_list_stays_where_it_was(visit):
    """Behind a push and behind another tab, where a browser forgets how far an element is scrolled."""
    page = bars(visit)
    scroller = f"{SHEET}.querySelector('.quire-scroll')"
    page.evaluate(f"{scroller}.scrollTop = 150")
    page.wait_until(f"{scroller}.scrollTop == 150")
    bench.press(page, "Curlew")
    page.wait_until("document.getAnimations().length == 0")
    page.touch(tap(*middle(page, named("Boats"))))
    page.wait_until(f"{scroller}.scrollTop == 150")
    page.wait_until("document.getAnimations().length == 0")
    page.touch(tap(*middle(page, tab("Flag"))))
    page.wait_until(f"{tab('Flag')}.getAttribute('aria-selected') == 'true'")
    page.touch(tap(*middle(page, tab("Boats"))))
    page.wait_until(f"{tab('Boats')}.getAttribute('aria-selected') == 'true'")
    page.wait_until(f"{scroller}.scrollTop == 150")


def test_a_drag_from_the_large_title_moves_the_sheet(visit):
    page = bars(visit)
    x, y = middle(page, f"{HEADINGS}[0]")
    page.touch(drag((x, y), (x, y + 300), 300))
    bench.rest(page, "medium")


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, TABLET], ids=["phone", "tablet"])
def test_how_they_look(visit, keep, dark, device):
    page = bars(visit, replace(device, dark=dark))
    page.frames(10)
    keep(page, "top")
    page.evaluate(f"void ({SHEET}.querySelector('.quire-scroll').scrollTop = 130)")
    page.frames(20)
    keep(page, "scrolled")
