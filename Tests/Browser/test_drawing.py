# SPDX-License-Identifier: Apache-2.0
"""Tests of drawings: the elements that the page creates for them."""

import pytest

import bench
from engines import PHONE
from examples import served


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


@pytest.mark.one_engine
def test_drawings_are_elements(visit):
    page = visit(PHONE)
    bench.press(page, "Drawing")
    bench.rest(page, "large")

    def count(selector):
        return page.evaluate(f"document.querySelectorAll({selector!r}).length")

    # Six bars and a line, in the view's coordinates.
    chart = "[aria-label='Six bars that rise'] > svg"
    assert count(f"{chart} path") == 7
    box = page.evaluate(f"(() => {{ const svg = document.querySelector({chart!r}), {{ width, height }} ="
                        " svg.parentElement.getBoundingClientRect(), own = svg.getBoundingClientRect();"
                        " return [own.width - width, own.height - height]; })()")
    assert max(map(abs, box)) < 0.01
    # The renderer's image contains a symbol and a text, and is shown in three views.
    page.wait_until("document.querySelectorAll('svg image[href^=\"data:\"]').length === 3")
    assert count("foreignObject .quire-text") == 3
    assert page.evaluate("document.querySelector('foreignObject .quire-text').textContent") == "drawn"
    assert page.evaluate("getComputedStyle(document.querySelector('[data-quire-blend]')).mixBlendMode") == "screen"
    # The mask of a shape clips, and a shape's drawing outside its bounds is visible.
    assert page.evaluate("[...document.querySelectorAll('.quire-view')].filter("
                         "({ style }) => style.clipPath.startsWith('path(')).length") == 1
    assert count("svg[style*='overflow: visible']") >= 3
