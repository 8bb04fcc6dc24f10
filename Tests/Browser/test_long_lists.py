# SPDX-License-Identifier: Apache-2.0
"""A list of a million rows of 44 points, which is longer than any browser can show: Firefox does not scroll content of
more than 17,895,697 pixels at all, and Chromium and WebKit cut it at 33,554,428."""

import itertools

import pytest

import bench
from engines import drag, tap

LIST = bench.LIST
COUNT = 1_000_000
ROWS = f"[...{LIST}.querySelectorAll('[role=row]')].filter((row) => getComputedStyle(row).visibility != 'hidden')"
# The row in the middle of the visible part, with its upper edge.
MIDDLE = f"""(() => {{
    const {{ left, top, height }} = {LIST}.getBoundingClientRect();
    const row = document.elementFromPoint(left + 100, top + height / 2)?.closest('[role=row]');
    return row ? [Number(row.textContent.slice(4)), row.getBoundingClientRect().top] : null;
}})()"""
PART = f"({LIST}.scrollTop / ({LIST}.scrollHeight - {LIST}.clientHeight))"
AT_END = f"{ROWS}.some((row) => row.textContent == 'Row {COUNT - 1}')"


@pytest.fixture(scope="session")
def address(bench):
    return bench


@pytest.fixture
def page(visit):
    page = visit()
    bench.present(page, "Million", "large")
    page.wait_until(f"{ROWS}.length > 9 && document.getAnimations().length == 0")
    return page


def show_last(page):
    bench.press(page, "Last")
    page.wait_until(AT_END)


def place(page):
    """The row in the middle, with its upper edge, once the list stands still."""
    page.wait_until(f"""(() => {{
        const now = JSON.stringify({MIDDLE}), [then, count] = window.stood ?? ['', 0];
        window.stood = [now, then == now ? count + 1 : 0];
        return window.stood[1] > 12 && now != 'null';
    }})()""")
    return page.evaluate(MIDDLE)


def offset(page):
    """The distance of the content's beginning from the upper edge of the window, upward."""
    row, top = place(page)
    return row * 44 - top


def test_the_last_row(page):
    show_last(page)
    bottom = f"{LIST}.getBoundingClientRect().bottom"
    last = f"{ROWS}.find((row) => row.textContent == 'Row {COUNT - 1}').getBoundingClientRect().bottom"
    assert page.evaluate(f"{bottom} - {last}") >= -0.5
    assert page.evaluate(PART) == pytest.approx(1, abs=0.0001)
    assert page.evaluate(f"{LIST}.getAttribute('aria-rowcount')") == f"{COUNT}"
    # A tap selects the row that is seen.
    row, top = place(page)
    page.touch(tap(100, top + 22))
    page.wait_until(f"{bench.SHEET}.textContent.includes('Pressed {row}')")


def test_a_finger_moves_the_rows_by_its_own_way(page):
    show_last(page)
    before = offset(page)
    page.evaluate(f"""void (window.seen = [], (function frame() {{
        seen.push({MIDDLE});
        requestAnimationFrame(frame);
    }})())""")
    # It rests before it leaves, so that nothing goes on.
    for _ in range(3):
        page.touch(drag((200, 300), (200, 600), 400, hold=300))
    moved = before - offset(page)
    # Browsers begin to scroll after some points.
    assert moved == pytest.approx(900, abs=90)
    seen = [entry[0] * 44 - entry[1] for entry in page.evaluate("seen") if entry]
    # Chromium shows a finger ahead of its way, and takes some of that back when it stops.
    assert all(after <= now + 10 and now - after < 200 for now, after in itertools.pairwise(seen))
    assert page.evaluate(PART) == pytest.approx(1, abs=0.01)


@pytest.mark.needs("wheel")
def test_a_wheel_moves_the_rows_by_its_own_way(page):
    page.evaluate(f"void ({LIST}.scrollTop = ({LIST}.scrollHeight - {LIST}.clientHeight) / 2)")
    page.wait_until(f"{MIDDLE}?.[0] > 400000")
    before = offset(page)
    for _ in range(5):
        page.wheel(200, 400, 0, 100)
        page.frames(3)
    assert offset(page) - before == pytest.approx(500, abs=5)
    for _ in range(5):
        page.wheel(200, 400, 0, -100)
        page.frames(3)
    assert offset(page) == pytest.approx(before, abs=5)


@pytest.mark.parametrize("part", [0.25, 0.5, 0.75, 1, 0])
def test_a_scroll_bar_leads_to_its_part(page, part):
    """A scroll bar sets the offset at once, as the script does here."""
    show_last(page)
    page.evaluate(f"void ({LIST}.scrollTop = ({LIST}.scrollHeight - {LIST}.clientHeight) * {part})")
    page.wait_until(f"Math.abs({MIDDLE}?.[0] / {COUNT} - {part}) < 0.02")
    place(page)
    assert page.evaluate(f"Math.abs({MIDDLE}[0] / {COUNT} - {part})") < 0.02
    assert page.evaluate(PART) == pytest.approx(part, abs=0.001)


def test_keys_for_the_ends(page):
    page.evaluate(f"void {ROWS}[0].focus()")
    page.press("End")
    page.wait_until(f"document.activeElement.textContent == 'Row {COUNT - 1}'")
    page.wait_until(AT_END)
    page.press("ArrowUp")
    page.wait_until(f"document.activeElement.textContent == 'Row {COUNT - 2}'")
    page.press("Home")
    page.wait_until("document.activeElement.textContent == 'Row 0'")
    assert page.evaluate(f"{LIST}.scrollTop") == 0


@pytest.mark.needs("scrollers by Tab")
def test_the_browsers_own_keys(page):
    """A scroller that has the focus itself."""
    page.evaluate(f"void ({LIST}.tabIndex = 0, {LIST}.focus())")
    page.press("End")
    page.wait_until(AT_END)
    assert place(page)[0] > COUNT - 40
    page.press("PageUp")
    page.wait_until(f"!({AT_END})")
    assert place(page)[0] > COUNT - 80
    page.press("Home")
    page.wait_until(f"{LIST}.scrollTop == 0 && {MIDDLE}?.[0] < 40")
