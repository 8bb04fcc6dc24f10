# SPDX-License-Identifier: Apache-2.0
"""Views placed by constraints, in a sheet, at rest and under a finger."""

import pytest

import bench
from engines import drag, tap

# The boxes of the text, the three of the row, and the bar, as distances from the sheet's content.
BOXES = f"""(() => {{
    const text = {bench.SHEET}.querySelector('.quire-text');
    const colors = ['255, 59, 48', '52, 199, 89', '0, 122, 255'];
    const all = [...{bench.SHEET}.querySelectorAll('*')];
    const has = (color) => all.find((each) => getComputedStyle(each).backgroundColor.includes(color));
    const bar = all.find((each) => getComputedStyle(each).backgroundColor.includes('120, 120, 128'));
    return [text, ...colors.map(has), bar].map((each) => {{
        const {{ x, y, width, height }} = each.getBoundingClientRect();
        return {{ x, y, width, height, needs: each.scrollHeight }};
    }});
}})()"""


def check(page):
    text, *row, bar = page.evaluate(BOXES)
    width = page.evaluate("innerWidth")
    top = page.evaluate(f"{bench.SHEET}.getBoundingClientRect().top")
    assert text["y"] - top == pytest.approx(40, abs=0.5)
    assert text["needs"] <= text["height"] + 1, "no line is cut off"
    assert text["height"] > 40, "it takes several lines"
    assert [box["width"] for box in row] == pytest.approx([row[0]["width"]] * 3, abs=1)
    assert row[2]["x"] + row[2]["width"] - row[0]["x"] == pytest.approx(text["width"], abs=1)
    assert row[0]["y"] - text["y"] - text["height"] == pytest.approx(16, abs=1)
    assert (bar["x"], bar["width"], bar["height"]) == pytest.approx((0, width, 44), abs=0.5)
    return row[0]["height"]


def test_text_rows_and_bars_in_a_sheet(visit):
    page = visit()
    medium = bench.present(page, "Constrained")
    low = check(page)
    page.touch(drag((100, medium + 20), (100, 20), 600, hold=300))
    bench.rest(page, "large")
    assert check(page) > low + 10


@pytest.mark.one_engine
@pytest.mark.needs("counters")
def test_a_screen_of_texts_takes_three_layouts(visit):
    """Twenty texts in sixty constraints: their natural sizes, their heights, and what is shown."""
    page = visit()
    bench.present(page, "Constrained")
    place = bench.button(page, "Text screen")
    shown = "document.querySelectorAll('.quire-text').length"
    already = page.evaluate(shown)
    before = page.counters()["layouts"]
    page.touch(tap(*place))
    page.wait_until(f"{shown} >= {already + 20}")
    assert page.counters()["layouts"] - before <= 3
    heights = page.evaluate(
        "[...document.querySelectorAll('.quire-text')].filter((each) => each.textContent.startsWith('Text '))"
        ".map((each) => each.getBoundingClientRect().height)")
    assert sum(height > 20 for height in heights) >= 20, "several lines each"
