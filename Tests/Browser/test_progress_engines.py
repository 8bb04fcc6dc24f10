# SPDX-License-Identifier: Apache-2.0
"""The page that follows a sheet live, in every engine: under a finger, and while it settles on a busy page."""

import pytest

import bench
import rules
from engines import PHONE, drag
from examples import served

STOPS = rules.Stops(PHONE.height)
X = 100

# The sheet's position, and the values that the page shows for it.
_SHOWN = """(() => {
    const style = (element) => getComputedStyle(element);
    const blurred = [...document.querySelectorAll("[data-quire-view]")].find((element) =>
        (style(element).backdropFilter ?? style(element).webkitBackdropFilter ?? "").startsWith("blur"));
    const title = [...document.querySelectorAll(".quire-label")].find(
        ({ textContent }) => textContent == "All the way up");
    const picture = document.querySelector("[role=img][aria-label='A valley at dusk'], img[alt='A valley at dusk']");
    const { top } = %s.getBoundingClientRect();
    return {
        top, blur: Number(style(blurred).opacity), title: Number(style(title).opacity),
        scale: new DOMMatrix(style(picture.closest("[data-quire-view]")).transform).a,
    };
})()""" % bench.SHEET


@pytest.fixture(scope="session")
def address():
    with served("Progress") as address:
        yield address


@pytest.fixture
def page(visit):
    page = visit()
    bench.press(page, "Show the sheet")
    bench.rest(page)
    return page


def check(shown, peek):
    """Blur, size and title agree with the sheet's position."""
    total = min(max((peek - shown["top"]) / (peek - STOPS.large), 0), 1)
    fraction = min(max((STOPS.medium - shown["top"]) / (STOPS.medium - STOPS.large), 0), 1)
    assert shown["blur"] == pytest.approx(total, abs=0.005)
    assert shown["scale"] == pytest.approx(1 + 0.12 * total, abs=0.001)
    assert shown["title"] == pytest.approx(fraction, abs=0.005)


def test_all_that_is_shown_follows_the_finger(page):
    peek = page.evaluate(f"{bench.SHEET}.getBoundingClientRect().top")
    page.evaluate(f"void (window.seen = [], addEventListener('touchmove', () => seen.push({_SHOWN}), {{ passive: true }}))")
    page.touch(drag((X, peek + 30), (X, STOPS.large + 60), 700, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)
    seen = page.evaluate("seen")
    assert len({round(shown["top"]) for shown in seen}) > 8
    for shown in seen:
        check(shown, peek)
    shown = page.evaluate(_SHOWN)
    assert [shown["blur"], shown["title"]] == [1, 1]


def release(page):
    """To medium by a flick, with the page busy for 200 ms in mid-flight.

    The start and end of the busy time, whether the motion was still the same, its start, and its successor's start.
    """
    page.evaluate(
        "void (window.blocked = null, addEventListener('touchend', () => { const first ="
        f" {bench.SHEET}.parentElement.getAnimations()[0], {{ startTime }} = first;"
        " setTimeout(() => { const from = performance.now(); while (performance.now() - from < 200);"
        f" const now = {bench.SHEET}.parentElement.getAnimations(); window.blocked = [from, performance.now(),"
        " now.length == 0 || now.includes(first), startTime, now[0]?.startTime ?? startTime] }, 60) }, { once: true }))")
    peek = page.evaluate(f"{bench.SHEET}.getBoundingClientRect().top")
    page.touch(drag((X, peek + 30), (X, peek - 90), 60))
    bench.rest(page)
    return page.evaluate("blocked")


def test_a_busy_page_keeps_the_motion_that_runs(page):
    _, _, is_same, start, later = release(page)
    assert is_same and later == start
