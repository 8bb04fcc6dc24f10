# SPDX-License-Identifier: Apache-2.0
"""A list at its end that has less to scroll afterward: it stays at its end, and its rows are there."""

import pytest

import bench
from engines import LANDSCAPE, PHONE
from examples import served

SHEET = bench.SHEET
SCROLLER = f"{SHEET}.querySelector('.quire-scroll')"
BEYOND = f"({SCROLLER}.scrollTop + {SCROLLER}.clientHeight - {SCROLLER}.scrollHeight)"
LAST = "[...document.querySelectorAll('[role=row]')].find((row) => row.textContent.startsWith('Sounding 10000'))"
# The places in the middle of the list, one in each 20 points of its visible part, where there is no row.
BLANKS = f"""(() => {{
  const {{ left, width, bottom }} = {SCROLLER}.getBoundingClientRect(), {{ top }} = {SHEET}.getBoundingClientRect();
  const blanks = [];
  // The bar covers the upper edge, and a list in groups ends in front of the lower edge.
  for (let y = top + 80; y < Math.min(bottom, innerHeight) - 60; y += 20) {{
    if (!document.elementFromPoint(left + width / 2, y)?.closest('[role=row]')) blanks.push(y - top);
  }}
  return blanks;
}})()"""


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def show(page, topic):
    bench.press(page, topic)
    bench.rest(page)
    page.wait_until(f"{SHEET}.querySelectorAll('[role=row]').length > 3")


def scroll_to_end(page):
    page.evaluate(f"void ({SCROLLER}.scrollTop = 1e7)")
    page.wait_until(f"{LAST} !== undefined && Math.abs({BEYOND}) < 1")


def stands_at_end(page):
    page.wait_until(f"{SHEET}.dataset.quirePhase == 'resting' && document.getAnimations().length == 0")
    page.wait_until(f"Math.abs({BEYOND}) < 1 && {LAST} !== undefined && {BLANKS}.length == 0")
    assert page.evaluate(f"{LAST}.getBoundingClientRect().bottom") <= page.evaluate("innerHeight")


def grow(page):
    page.evaluate(f"void {SHEET}.querySelector('[data-quire-part=grabber]').click()")
    bench.rest(page, "large")


def turn(page):
    page.resize(PHONE.width, PHONE.height)


@pytest.mark.spread
@pytest.mark.parametrize("device, change", [(PHONE, grow), (LANDSCAPE, turn)], ids=["grown", "turned"])
def test_a_list_at_its_end_has_more_room(visit, device, change):
    page = visit(device)
    show(page, "List")
    scroll_to_end(page)
    change(page)
    stands_at_end(page)


@pytest.mark.one_engine
def test_a_list_at_its_end_has_fewer_rows(visit):
    page = visit()
    show(page, "Search")
    page.evaluate(f"void ({SCROLLER}.scrollTop = 1e7)")
    page.wait_until(f"Math.abs({BEYOND}) < 1 && {SCROLLER}.scrollTop > 100")
    field = f"{SHEET}.querySelector('input')"
    page.evaluate(f"void {field}.focus()")
    page.wait_until(f"document.activeElement == {field}")
    page.press("p")
    page.wait_until(f"!{SHEET}.innerText.includes('Whitby') && document.getAnimations().length == 0")
    first = f"[...{SHEET}.querySelectorAll('[role=row]')].find((row) => row.textContent == 'Padstow')"
    page.wait_until(f"""(({{ left, top, width, height }}) => document.elementFromPoint(left + width / 2, top + height / 2)
      ?.closest('[role=row]') == {first})({first}.getBoundingClientRect())""")
    assert page.evaluate(f"Math.max({BEYOND}, 0)") < 1
