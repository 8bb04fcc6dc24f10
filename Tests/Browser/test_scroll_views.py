# SPDX-License-Identifier: Apache-2.0
"""Scroll views: pages, targets, two fingers and a pull at the top, in a sheet, by real fingers."""

import pytest

import bench
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
    page = visit(device)
    bench.press(page, "Scrolling")
    bench.rest(page, "large")
    return page


def box(page, it):
    """Left, top, width and height of an element."""
    return page.evaluate(f"(({{ x, y, width, height }}) => [x, y, width, height])({it}.getBoundingClientRect())")


def still(page, it):
    """Where a scroller is, once it has not moved for some frames."""
    return page.evaluate(
        "new Promise((resolve) => { let last = null, same = 0; const look = () => { const now ="
        f" [{it}.scrollLeft, {it}.scrollTop, {it}.firstElementChild.style.translate].join();"
        " same = now === last ? same + 1 : 0; last = now;"
        f" same > 12 ? resolve([{it}.scrollLeft, {it}.scrollTop]) : requestAnimationFrame(look); }}; look(); }})")


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
    assert still(page, PAGES)[0] == pytest.approx(width, abs=1)
    assert dots(page) == "2"
    across(page, PAGES, -250, duration=100)
    assert still(page, PAGES)[0] == pytest.approx(2 * width, abs=1)
    # Slow and short comes back.
    across(page, PAGES, -80, duration=400, hold=200)
    assert still(page, PAGES)[0] == pytest.approx(2 * width, abs=1)
    assert dots(page) == "3"
    assert bench.rest(page, "large") is not None


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
    # The next finger has the scroller again.
    across(page, STRIP, 120, duration=300, hold=200)
    page.wait_until(
        f"[...{SHEET}.querySelectorAll('.quire-text')].some((each) => each.textContent.includes('rests'))")
    assert still(page, STRIP)[0] < at


def spread(x, y, start, end, duration=300):
    """Two fingers, one beside the other, that go apart about a point."""
    steps = round(duration / 1000 * 60)
    script = []
    for finger, side in ((1, -1), (2, 1)):
        script.append(Touch(0 if finger == 1 else 16, "begin", round(x + side * start / 2), y, finger))
        for step in range(1, steps + 1):
            at = 32 + step * 1000 / 60
            script.append(Touch(at, "move", round(x + side * (start + (end - start) * step / steps) / 2), y, finger))
        script.append(Touch(60 + steps * 1000 / 60, "end", round(x + side * end / 2), y, finger))
    return sorted(script, key=lambda touch: touch.at)


@pytest.mark.needs("multitouch")
def test_two_fingers_scale_the_picture_and_not_the_page(visit):
    page = scrolling(visit)
    x, y, width, height = box(page, ZOOM)
    page.touch(spread(round(x + width / 2), round(y + height / 2), 60, 150))
    page.frames(20)
    shown = box(page, f"{SHEET}.querySelector('[aria-label=Skerries]')")
    assert 1.5 < shown[2] / width < 2.8
    # The middle is still in the middle.
    assert shown[0] + shown[2] / 2 == pytest.approx(x + width / 2, abs=12)
    assert page.evaluate("visualViewport.scale") == 1
    # One finger moves what is larger than its box, and the sheet stays.
    page.touch(drag((round(x + width / 2), round(y + height / 2)), (round(x + width / 2 - 60), round(y + height / 2)), 200))
    still(page, ZOOM)
    assert box(page, f"{SHEET}.querySelector('[aria-label=Skerries]')")[0] < shown[0] - 20
    page.touch(spread(round(x + width / 2), round(y + height / 2), 160, 40))
    page.wait_until(
        f"Math.abs({SHEET}.querySelector('[aria-label=Skerries]').getBoundingClientRect().width - {width}) < 1")
    assert bench.rest(page, "large") is not None


@pytest.mark.needs("native scrolling")
def test_a_pull_at_the_top_refreshes_and_leaves_the_sheet(visit):
    page = scrolling(visit)
    top = bench.rest(page, "large")
    x, y, width, height = box(page, LIST)
    page.touch(drag((200, round(y + 60)), (200, round(y + 400)), 400, hold=100))
    page.wait_until(f"{SHEET}.querySelector('[role=progressbar]:not([aria-label=Page])') !== null")
    assert bench.rest(page, "large") == top
    page.frames(30)
    heading = box(page, f"{SHEET}.querySelector('[role=heading]')")
    assert heading[1] == pytest.approx(y + 28 + 60, abs=2), "the wheel has its room"
    page.wait_until(f"{SHEET}.textContent.includes('Updated once')")
    still(page, LIST)
    assert box(page, f"{SHEET}.querySelector('[role=heading]')")[1] == pytest.approx(y + 28, abs=1)
    # A short one comes back.
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
