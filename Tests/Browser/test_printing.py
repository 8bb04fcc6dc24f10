# SPDX-License-Identifier: Apache-2.0
"""The text that Swift in a page writes for its values, the end of a strip that is printed, and a plain control."""

import pytest

import bench
from engines import drag

STRIP = f"{bench.SHEET}.querySelector('.quire-scroll')"


@pytest.mark.one_engine
def test_points_and_boxes_are_printed_as_on_apples_systems(visit):
    page = visit()
    bench.present(page, "Printed")
    shown = page.evaluate(f"{bench.SHEET}.innerText")
    insets = "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.5)"
    for text in ["(1.0, 2.5)", "(30.0, 40.0)", "(1.0, 2.5, 30.0, 40.0)", insets]:
        assert text in shown


@pytest.mark.needs("native scrolling")
def test_a_strip_comes_to_rest_exactly_where_its_delegate_is_told(visit):
    page = visit()
    bench.present(page, "Printed")
    x, y = page.evaluate(f"(({{ x, y }}) => [x + 280, y + 30])({STRIP}.getBoundingClientRect())")
    rested = ""
    for duration in (60, 150, 400):
        page.touch(drag((x, y), (x - 220, y), duration))
        page.wait_until(f"/rests at [\\d.]+/.test({bench.SHEET}.innerText)"
                        f" && {bench.SHEET}.innerText.match(/rests at ([\\d.]+)/)[1] !== '{rested}'")
        aim, rested = page.evaluate(f"{bench.SHEET}.innerText.match(/(?:aims|rests) at [\\d.]+/g)"
                                    ".map((each) => each.split(' ')[2])")
        assert aim == rested and float(rested) > 220
        page.frames(20)
        left = page.evaluate(f"{STRIP}.scrollLeft")
        assert left == pytest.approx(float(rested), abs=1)


@pytest.mark.one_engine
def test_a_plain_control_draws_nothing_for_a_press(visit):
    page = visit()
    bench.present(page, "Printed")
    plain = "document.querySelector('[aria-label=Plain]')"
    x, y = page.evaluate(f"(({{ x, y }}) => [x + 80, y + 20])({plain}.getBoundingClientRect())")
    for kind in ("move", "down"):
        page.mouse(kind, x, y)
    page.wait_until(f"{plain}.classList.contains('quire-highlighted')")
    assert page.evaluate(f"getComputedStyle({plain}.firstElementChild).opacity") == "1"
    page.mouse("up", x, y)
    page.wait_until(f"!{plain}.classList.contains('quire-highlighted')")
