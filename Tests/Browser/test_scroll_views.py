# SPDX-License-Identifier: Apache-2.0
"""Scroll views: pages, targets, two fingers and a pull at the top, in a sheet, with real fingers."""

from dataclasses import replace

import pytest

import bench
import clock
from engines import PHONE, drag
from engines.touches import Touch
from examples import served

SHEET = bench.SHEET
PAGES = f"{SHEET}.querySelector('[aria-label=Dunes]').closest('.quire-scroll')"
STRIP = f"{SHEET}.querySelector('button[aria-label=Dunes]').closest('.quire-scroll')"
ZOOM = f"{SHEET}.querySelector('[aria-label=Skerries]').closest('.quire-scroll')"
LIST = f"{SHEET}.querySelector('.quire-scroll')"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def scrolling(visit, device=PHONE):
    page = visit(device, clock.SCRIPT)
    bench.press(page, "Scrolling")
    bench.rest(page, "large")
    return page


def box(page, it):
    """Left, top, width and height of an element."""
    return page.evaluate(f"(({{ x, y, width, height }}) => [x, y, width, height])({it}.getBoundingClientRect())")


def still(page, it):
    """The offset of a scroller after it has not moved for some frames."""
    return page.evaluate(
        "new Promise((resolve) => { let last = null, same = 0; const look = () => { const now ="
        f" [{it}.scrollLeft, {it}.scrollTop, {it}.firstElementChild.style.translate].join();"
        " same = now === last ? same + 1 : 0; last = now;"
        f" same > 12 ? resolve([{it}.scrollLeft, {it}.scrollTop]) : requestAnimationFrame(look); }}; look(); }})")


def turned(page, left):
    """Waits until the pages have reached an offset."""
    page.wait_until(f"Math.abs({PAGES}.scrollLeft - {left}) <= 1")


def across(page, it, way, duration=300, hold=0):
    x, y, width, height = box(page, it)
    start = (round(x + width / 2 - way / 2), round(y + height / 3))
    page.touch(drag(start, (start[0] + way, start[1]), duration, hold=hold))


def told(page):
    return page.evaluate(
        f"[...{SHEET}.querySelectorAll('.quire-text')].map((each) => each.textContent)"
        ".find((text) => text.startsWith('begins')) ?? ''")


def dots(page):
    return page.evaluate(f"{SHEET}.querySelector('[aria-label=Page]').getAttribute('aria-valuenow')")


@pytest.mark.needs("native scrolling")
def test_pages_turn_one_by_one(visit):
    page = scrolling(visit)
    width = box(page, PAGES)[2]
    across(page, PAGES, -80, duration=80)
    turned(page, width)
    assert dots(page) == "2"
    across(page, PAGES, -250, duration=100)
    turned(page, 2 * width)
    # A slow, short drag returns.
    across(page, PAGES, -80, duration=400, hold=200)
    turned(page, 2 * width)
    assert dots(page) == "3"
    assert bench.rest(page, "large") is not None


@pytest.mark.needs("native scrolling")
def test_a_busy_page_turns_no_page_for_a_finger_that_rests(visit):
    """It receives the moves late and together. The velocity is in their own times."""
    page = scrolling(visit)
    page.block(30, 170)
    across(page, PAGES, -80, duration=60, hold=100)
    page.wait_until("window.blocked")
    turned(page, 0)
    assert dots(page) == "1"


@pytest.mark.needs("native scrolling")
def test_the_delegate_is_told_in_order_and_sets_the_target(visit):
    page = scrolling(visit)
    page.evaluate(f"void ({LIST}.scrollTop = 1000)")
    still(page, LIST)
    across(page, STRIP, -120, duration=250)
    page.wait_until(
        f"[...{SHEET}.querySelectorAll('.quire-text')].some((each) => each.textContent.includes('rests'))")
    at = still(page, STRIP)[0]
    assert at == pytest.approx(156 * round(at / 156), abs=1) and at > 150
    assert told(page) == f"begins, leaves, goes on, rests at card {round(at / 156) + 1}"
    # The next finger scrolls again.
    across(page, STRIP, 120, duration=300, hold=200)
    page.wait_until(f"{STRIP}.scrollLeft < {at}")


def spread(page, x, y, start, end, duration=300):
    """Two fingers, one beside the other, that go apart or together about a point.

    The page answers the contacts before the fingers move: WebKitGTK magnifies it until then. They go beyond the slop
    first, and on once the page has seen that: it may get all later moves as one.
    """
    first = start + (14 if end > start else -14)

    def at(time, kind, apart):
        return [Touch(time, kind, round(x + side * apart / 2), y, finger) for finger, side in ((1, -1), (2, 1))]

    page.touch(at(0, "begin", start))
    page.touch(at(32, "move", first))
    steps = round(duration / 1000 * 60)
    moves = [at(step * 1000 / 60, "move", first + (end - first) * step / steps) for step in range(1, steps + 1)]
    page.touch([*(touch for both in moves for touch in both), *at(duration + 30, "end", end)])


@pytest.mark.needs("multitouch")
def test_two_fingers_scale_the_picture_and_not_the_page(visit):
    page = scrolling(visit)
    x, y, width, height = box(page, ZOOM)
    spread(page, round(x + width / 2), round(y + height / 2), 60, 150)
    page.frames(20)
    shown = box(page, f"{SHEET}.querySelector('[aria-label=Skerries]')")
    assert 1.5 < shown[2] / width < 2.8
    # The center is still in the center.
    assert shown[0] + shown[2] / 2 == pytest.approx(x + width / 2, abs=12)
    assert page.evaluate("visualViewport.scale") == 1
    # One finger moves content that is larger than its box, and the sheet stays.
    page.touch(drag((round(x + width / 2), round(y + height / 2)), (round(x + width / 2 - 60), round(y + height / 2)), 200))
    still(page, ZOOM)
    assert box(page, f"{SHEET}.querySelector('[aria-label=Skerries]')")[0] < shown[0] - 20
    spread(page, round(x + width / 2), round(y + height / 2), 160, 40)
    page.wait_until(
        f"Math.abs({SHEET}.querySelector('[aria-label=Skerries]').getBoundingClientRect().width - {width}) < 1")
    assert bench.rest(page, "large") is not None


@pytest.mark.needs("native scrolling")
def test_a_pull_at_the_top_refreshes_and_leaves_the_sheet(visit):
    page = scrolling(visit)
    top = bench.rest(page, "large")
    _, y, _, _ = box(page, LIST)
    # It refreshes for a second and a half. The clock stands still meanwhile, and the content reaches its position
    # within 700 ms.
    clock.stop(page)
    page.touch(drag((200, round(y + 60)), (200, round(y + 400)), 400, hold=100))
    clock.advance(page, 700)
    page.wait_until(f"{SHEET}.querySelector('[role=progressbar]:not([aria-label=Page])') !== null")
    assert bench.rest(page, "large") == top
    still(page, LIST)
    heading = box(page, f"{SHEET}.querySelector('[role=heading]')")
    assert heading[1] == pytest.approx(y + 28 + 60, abs=2), "the wheel has its room"
    clock.go(page)
    page.wait_until(f"{SHEET}.textContent.includes('Updated once')")
    still(page, LIST)
    assert box(page, f"{SHEET}.querySelector('[role=heading]')")[1] == pytest.approx(y + 28, abs=1)
    # A short pull returns.
    page.touch(drag((200, round(y + 60)), (200, round(y + 120)), 300, hold=100))
    still(page, LIST)
    assert box(page, f"{SHEET}.querySelector('[role=heading]')")[1] == pytest.approx(y + 28, abs=1)
    assert bench.rest(page, "large") == top


@pytest.mark.needs("wheel")
@pytest.mark.one_engine
def test_a_trackpad_scales_the_picture(visit):
    page = scrolling(visit)
    x, y, width, height = box(page, ZOOM)
    page.evaluate(
        f"void Array.from({{ length: 10 }}, () => {ZOOM}.dispatchEvent(new WheelEvent('wheel', {{ deltaY: -7, ctrlKey: true,"
        f" clientX: {x + width / 2}, clientY: {y + height / 2}, bubbles: true, cancelable: true }})))")
    page.frames(30)
    shown = box(page, f"{SHEET}.querySelector('[aria-label=Skerries]')")
    assert shown[2] / width == pytest.approx(2.0137, abs=0.02)


@pytest.mark.needs("scrollers by Tab")
def test_keys_scroll_the_pages_and_the_list(visit):
    """Tab reaches the pages, which contain nothing that takes the focus, and then what is in the list."""
    # The list is higher than the sheet.
    page = scrolling(visit, replace(PHONE, height=620))
    for _ in range(30):
        page.press("Tab")
        if page.evaluate(f"document.activeElement == {PAGES}"):
            break
    assert page.evaluate(f"document.activeElement == {PAGES}"), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    page.press("ArrowRight")
    turned(page, page.evaluate(f"{PAGES}.clientWidth"))
    # Then come the page control, which keeps these keys, and a button in the list.
    for _ in range(5):
        page.press("Tab")
        if page.evaluate(f"document.activeElement.matches('button') && {LIST}.contains(document.activeElement)"):
            break
    for key in ("ArrowDown", "PageDown"):
        before = still(page, LIST)[1]
        page.press(key)
        page.wait_until(f"{LIST}.scrollTop > {before} + 5")
        page.evaluate(f"void {LIST}.scrollTo(0, 0)")
    assert page.evaluate(f"{SHEET}.dataset.quirePhase") == "resting"
