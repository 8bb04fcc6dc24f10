# SPDX-License-Identifier: Apache-2.0
"""The text that Swift in a page writes for its values."""

import pytest

import bench


@pytest.mark.one_engine
def test_points_and_boxes_are_printed_as_on_apples_systems(visit):
    page = visit()
    bench.present(page, "Printed")
    shown = page.evaluate(f"{bench.SHEET}.innerText")
    insets = "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.5)"
    for text in ["(1.0, 2.5)", "(30.0, 40.0)", "(1.0, 2.5, 30.0, 40.0)", insets]:
        assert text in shown
