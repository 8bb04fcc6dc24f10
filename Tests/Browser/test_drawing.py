# SPDX-License-Identifier: Apache-2.0
"""Tests of drawings: the elements that the page creates for them, and an animation of a layer."""

import pytest

import bench
import timers
from engines import PHONE, tap
from examples import served


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


@pytest.mark.one_engine
def test_drawings_are_elements(visit):
    page = visit(PHONE, timers.SCRIPT)
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
    # A tap makes the ring's line grow from nothing.
    ring = "document.querySelector('[aria-label=\"Fill the ring\"]')"
    page.evaluate(f"{ring}.scrollIntoView({{ block: 'center' }})")
    page.frames(3)
    timers.elapse(page)
    line = f"{ring}.querySelector(':scope > .quire-view:last-child path')?.getAttribute('d')"
    before = page.evaluate(line)
    x, y, width, height = page.evaluate(
        f"(({{ x, y, width, height }}) => [x, y, width, height])({ring}.getBoundingClientRect())")
    # The page collects what each frame shows.
    page.evaluate(f"""(() => {{
        window.lines = new Set();
        (function watch() {{
            window.lines.add({line});
            requestAnimationFrame(watch);
        }})();
    }})()""")
    page.touch(tap(x + width / 2, y + height / 2))
    page.wait_until("window.lines.size > 3")
    page.wait_until(f"{line} === {before!r}")
