# SPDX-License-Identifier: Apache-2.0
"""A list of ten thousand rows: how much of it exists, what scrolling writes, keys, and swipes."""

import pytest

import bench
import lists
from engines import drag
from examples import served
from lists import LIST, ROWS, show


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def row(name):
    return f"{ROWS}.find((row) => row.textContent.startsWith('{name}'))"


def middle(page, name):
    return page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({row(name)}.getBoundingClientRect())")


def test_ten_thousand_rows(visit):
    page = visit()
    show(page)
    assert page.evaluate(f"{LIST}.getAttribute('aria-rowcount')") == "10006"
    height = page.evaluate(f"{LIST}.clientHeight")
    seen = lists.scroll(page)
    assert seen.rows <= 2 * height / 44 + 12
    # For each new row: its position, its texts and its number. Two steps may occur in one frame.
    assert seen.writes <= 2 * (400 / 44 + 2) * 16
    # 24,000 points in a second are faster than any finger: a few steps precede their rows.
    assert seen.blanks <= 12


def test_rows_for_assistive_technologies(visit):
    page = visit()
    show(page)
    told = page.evaluate(
        f"Object.fromEntries(['role', 'aria-rowindex', 'aria-selected', 'tabindex'].map((name) =>"
        f" [name, {row('Bonito')}.getAttribute(name)]))")
    assert told == {"role": "row", "aria-rowindex": "2", "aria-selected": "false", "tabindex": "-1"}
    page.evaluate(f"{row('Albatross')}.focus()")
    page.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent").startswith("Bonito")
    page.press("End")
    assert page.evaluate("document.activeElement.textContent").startswith("Sounding 10000")


def test_rows_are_read_in_their_order(visit):
    page = visit()
    show(page)
    tops = f"{ROWS}.map((row) => Math.round(row.getBoundingClientRect().top))"
    assert page.evaluate(tops) == sorted(page.evaluate(tops))
    heading = f"{LIST}.querySelector('[role=heading]')"
    assert page.evaluate(
        f"!!({heading}.compareDocumentPosition({row('Albatross')}) & Node.DOCUMENT_POSITION_FOLLOWING)")
    page.evaluate(f"{LIST}.scrollTop = 3000")
    page.wait_until(f"{tops}.every((top, index, all) => index == 0 || all[index - 1] < top)")


def test_a_swipe_shows_actions(visit):
    page = visit()
    show(page)
    x, y = middle(page, "Curlew")
    page.touch(drag((x + 100, y), (x - 30, y), 300))
    page.wait_until("[...document.querySelectorAll('button')].some((each) => each.textContent == 'Flag')")
    bench.press(page, "Flag")
    page.wait_until(f"{row('Curlew')}?.textContent.includes('Flagged')")
