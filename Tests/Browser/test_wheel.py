# SPDX-License-Identifier: Apache-2.0
"""Wheels and trackpads over sheets, in every engine that has one: a drag without a release. The wheel is turned by the
page's own clock, so that a gesture has the pauses of its script."""

import pytest

import bench
import clock
import living
import rules
from engines import PHONE

STOPS = rules.Stops(PHONE.height)
X = 200
TOP = f"{bench.SHEET}.getBoundingClientRect().top"
PHASE = f"{bench.SHEET}.dataset.quirePhase"
# In milliseconds, longer than the pause that ends a gesture with its momentum.
PAUSE = 400

pytestmark = pytest.mark.needs("wheel")


def turn(page, y, *ways):
    """Turns the wheel as one gesture. A wheel that stops for a tenth of a second has ended its gesture."""
    clock.turn(page, X, y, [(16 * index, way) for index, way in enumerate(ways)])


def wheels(visit, before=""):
    return visit(before=clock.SCRIPT + before)


def test_a_wheel_takes_a_sheet_up_and_lets_go(visit):
    page = wheels(visit)
    top = bench.present(page, "Dimmed")
    turn(page, top + 40, 100, 100, 60)
    assert page.evaluate(PHASE) == "dragging"
    assert page.evaluate(TOP) == pytest.approx(top - 260, abs=1)
    clock.go(page)
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)


def test_a_wheel_that_goes_on_after_a_sheet_was_let_go_scrolls_nothing(visit):
    page = wheels(visit)
    top = bench.present(page, "Dimmed")
    # Like a trackpad's momentum: the sheet is released in the middle of it.
    page.evaluate(
        f"void (window.scrolls = 0, {bench.LIST}.addEventListener('scroll', () => scrolls++))")
    turn(page, top + 80, 120, 120, 120)
    clock.advance(page, 138)
    page.wait_until(f"{PHASE} == 'settling'")
    turn(page, top + 80, 30, 30, 30, 30)
    page.frames(3)
    clock.go(page)
    bench.rest(page, "large")
    assert page.evaluate("scrolls") == 0


def test_a_list_that_a_wheel_turned_over_goes_with_its_sheet(visit):
    page = wheels(visit, living.COUNT)
    first = living.count(page)
    top = bench.present(page, "Dimmed")
    turn(page, top + 120, 20)
    clock.go(page)
    bench.rest(page)
    bench.press(page, "Close")
    bench.gone(page)
    assert living.count(page, first) == first, page.evaluate("living.strays()")


def test_a_wheel_over_a_list_at_large_scrolls_it(visit):
    page = wheels(visit)
    top = bench.present(page, "Large", "large")
    turn(page, 400, 120, 120)
    page.wait_until(f"{bench.LIST}.scrollTop > 20")
    clock.advance(page, PAUSE)
    # Back to its top, and further: one gesture has one owner.
    clock.turn(page, X, 400, [(0, -200), (16, -200), (32, -200), (150, -60), (166, -60)])
    page.wait_until(f"{bench.LIST}.scrollTop == 0")
    page.frames(5)
    assert page.evaluate(f"[{TOP}, {PHASE}]") == [top, "resting"]
    clock.advance(page, PAUSE)
    turn(page, 400, -100, -100, -100)
    clock.go(page)
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=0.5)


def test_a_wheel_beside_a_sheet_moves_nothing(visit):
    page = wheels(visit)
    top = bench.present(page, "Held")
    turn(page, 200, -200, 200)
    page.frames(5)
    assert page.evaluate(f"[{TOP}, {PHASE}, scrollY]") == [top, "resting", 0]


def test_a_sheet_may_follow_no_wheel(visit):
    page = wheels(visit)
    top = bench.present(page, "Wheelless")
    turn(page, top + 40, 100, 100)
    page.frames(5)
    assert page.evaluate(f"[{TOP}, {PHASE}]") == [top, "resting"]
    # Its list scrolls as usual.
    clock.advance(page, PAUSE)
    turn(page, top + 200, 100)
    page.wait_until(f"{bench.LIST}.scrollTop > 20")
