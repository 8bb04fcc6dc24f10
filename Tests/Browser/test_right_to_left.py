# SPDX-License-Identifier: Apache-2.0
"""Right-to-left pages, in which browsers count horizontal scrolling from the other end."""

import pytest

import bench
import rules
from element import present, rest
from engines import PHONE, drag

STOPS = rules.Stops(PHONE.height)
X = 100
MIRROR = "void (document.documentElement.dir = 'rtl')"
LEFT = "Math.round({0}.firstElementChild.getBoundingClientRect().left - {0}.getBoundingClientRect().left)"


def test_a_hand_off_leaves_a_list_where_it_is_across(visit):
    page = visit()
    page.evaluate(MIRROR)
    top = bench.present(page, "Dimmed")
    page.evaluate(f"void ({bench.LIST}.firstElementChild.style.width = '1000px')")
    assert page.evaluate(LEFT.format(bench.LIST)) == 0, "it begins at its left end, as offsets do"
    page.evaluate(f"void {bench.LIST}.scrollTo(300, 0)")
    page.frames(3)
    page.touch(drag((X, top + 250), (X, 10), 800, hold=300))
    bench.rest(page, "large")
    assert page.evaluate(f"{bench.LIST}.scrollTop") > 20
    assert page.evaluate(LEFT.format(bench.LIST)) == -300


def test_a_text_is_still_read_from_the_right(visit):
    page = visit()
    page.evaluate(MIRROR)
    bench.present(page, "Dimmed")
    assert page.evaluate(f"getComputedStyle({bench.LIST}.querySelector('.quire-text')).direction") == "rtl"


OWN = """void document.querySelector('#rows').insertAdjacentHTML('beforebegin',
  '<div id="both" style="height: 300px; overflow: auto"><div style="width: 1000px; height: 2000px"></div></div>')"""
BOTH = "document.querySelector('#both')"


@pytest.mark.spread
@pytest.mark.parametrize("direction, across", [("rtl", -300), ("ltr", 300)])
def test_a_hand_off_leaves_a_pages_own_scroller_where_it_is_across(element, direction, across):
    page = element()
    page.evaluate(f"void (document.documentElement.dir = '{direction}')")
    page.evaluate(OWN)
    medium = present(page)
    page.evaluate(f"void {BOTH}.scrollTo({across}, 0)")
    page.frames(3)
    assert page.evaluate(f"{BOTH}.scrollLeft") == across
    page.touch(drag((X, medium + 200), (X, 10), 800, hold=300))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    assert page.evaluate(f"{BOTH}.scrollTop") > 20
    assert page.evaluate(f"{BOTH}.scrollLeft") == across
