# SPDX-License-Identifier: Apache-2.0
"""The settings of `<quire-sheet>` that no other file of tests covers, each compared with the sheet without it."""

import dataclasses

import pytest

import element as pages
import rules
from element import box, present, rest, top
from engines import LANDSCAPE, PHONE, drag

pytestmark = pytest.mark.one_engine

STOPS = rules.Stops(PHONE.height)
X = 100
WIDE = dataclasses.replace(PHONE, name="desktop", width=1280, height=800, has_touch=False)
SHEET = "document.querySelector('quire-sheet')"
BOX = pages.BOX % "quire-sheet"
SCROLLED = f"{SHEET}.shadowRoot.querySelector('.quire-body').scrollTop"


def say(page, sheet="quire-sheet", **attributes):
    for name, value in attributes.items():
        page.evaluate(f"document.querySelector('{sheet}').setAttribute('{name.replace('_', '-')}', '{value}')")


@pytest.mark.parametrize("attributes, expands", [
    ({}, True), ({"handoff_expand": "initial"}, True), ({"handoff_expand": "none"}, False),
    ({"prefers_scrolling_expands_when_scrolled_to_edge": "false"}, False),
], ids=["by default", "initial", "none", "not preferred"])
def test_a_pull_up_in_the_list_expands_or_scrolls(element, attributes, expands):
    page = element()
    say(page, **attributes)
    medium = present(page)
    page.touch(drag((X, medium + 300), (X, medium + 80), 500, hold=150))
    if expands:
        assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
        assert page.evaluate(SCROLLED) == 0
    else:
        page.frames(3)
        assert page.evaluate(SCROLLED) == pytest.approx(220 - rules.SLOP, abs=20)
        assert top(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_in_compact_height_a_sheet_is_attached_only_where_it_prefers_that(element):
    page = element(device=LANDSCAPE)
    say(page, detents="200px")
    assert present(page) == pytest.approx(0, abs=0.5), "full screen"
    page.evaluate(f"{SHEET}.dismiss()")
    say(page, prefers_edge_attached_in_compact_height="")
    assert present(page) == pytest.approx(LANDSCAPE.height - 200, abs=0.5)
    assert box(page)["width"] == LANDSCAPE.width
    # Its width follows the content's only if that is set as well.
    say(page, preferred_content_size="400 300")
    page.frames(3)
    assert box(page)["width"] == LANDSCAPE.width
    say(page, width_follows_preferred_content_size_when_edge_attached="")
    page.wait_until(f"{BOX}.getBoundingClientRect().width < 500")
    found = box(page)
    assert (found["left"], found["width"]) == pytest.approx(((LANDSCAPE.width - 400) / 2, 400), abs=0.5)


def test_a_floating_sheet_stands_off_the_edges(element):
    page = element()
    present(page)
    classic = box(page)
    assert (classic["left"], classic["width"]) == pytest.approx((0, PHONE.width), abs=0.5)
    page.evaluate(f"{SHEET}.dismiss()")
    say(page, look="floating")
    present(page)
    floating = box(page)
    assert floating["left"] > 1
    assert floating["left"] + floating["width"] == pytest.approx(PHONE.width - floating["left"], abs=0.5)
    # It is rounder than the classic one.
    assert float(page.evaluate(f"getComputedStyle({BOX}).borderTopLeftRadius").removesuffix("px")) > 20


def test_the_corners_are_as_round_as_preferred(element):
    page = element()
    radius = f"getComputedStyle({BOX}).borderTopLeftRadius"
    present(page)
    assert page.evaluate(radius) == "10px"
    say(page, preferred_corner_radius="31")
    page.wait_until(f"{radius} == '31px'")


@pytest.mark.parametrize("direction", ["up", "left"])
def test_the_arrow_points_only_where_it_may(element, direction):
    page = element("stack.html", WIDE)
    page.evaluate("void document.querySelector('#style').style.setProperty('margin', '200px')")
    say(page, "#styles", permitted_arrow_directions=direction)
    present(page, "#styles")
    found, anchor = box(page, "#styles"), page.rect("#style")
    if direction == "up":
        assert found["top"] >= anchor["y"] + anchor["height"]
    else:
        assert found["left"] >= anchor["x"] + anchor["width"]
        assert found["top"] < anchor["y"] + anchor["height"] / 2 < found["top"] + found["height"]


def test_a_popover_becomes_a_sheet_and_comes_back(element):
    page = element("stack.html", WIDE)
    part = f"{pages.BOX % '#styles'}.dataset.quirePart"
    present(page, "#styles")
    first = box(page, "#styles")
    assert page.evaluate(part) == "popover"
    page.resize(PHONE.width, PHONE.height)
    page.wait_until(f"{part} == 'sheet'")
    assert rest(page, "#styles") == pytest.approx(PHONE.height - 220, abs=0.5)
    assert box(page, "#styles")["width"] == PHONE.width
    page.resize(WIDE.width, WIDE.height)
    page.wait_until(f"{part} == 'popover'")
    rest(page, "#styles")
    page.frames(3)
    again = box(page, "#styles")
    assert [again[side] for side in ("left", "top", "width", "height")] == pytest.approx(
        [first[side] for side in ("left", "top", "width", "height")], abs=1)


def test_heights_are_asked_for_anew_when_they_are_told_to_be(element):
    page = element()
    page.evaluate(f"void (window.wanted = 300, {SHEET}.detents = [{{ identifier: 'wanted', height: () => wanted }}])")
    assert present(page) == pytest.approx(PHONE.height - 300, abs=0.5)
    page.evaluate("void (wanted = 420)")
    page.frames(3)
    assert top(page) == pytest.approx(PHONE.height - 300, abs=0.5)
    page.evaluate(f"void {SHEET}.invalidateDetents()")
    page.frames(3)
    assert rest(page) == pytest.approx(PHONE.height - 420, abs=0.5)
    page.evaluate(f"{SHEET}.animateChanges(() => {{ wanted = 200; {SHEET}.invalidateDetents(); }})")
    assert top(page) == pytest.approx(PHONE.height - 200, abs=0.5)
