# SPDX-License-Identifier: Apache-2.0
"""Screens that grow out of pictures: their position in motion, under a finger, and after the release."""

from dataclasses import replace

import pytest

import bench
from engines import PHONE, TABLET, Touch, drag, tap
from examples import served

SCREEN = "[...document.querySelectorAll('.quire-scroll')].at(-1).parentElement"
SCROLLERS = "document.querySelectorAll('.quire-scroll').length"

# The visible part of an element, clipped by all its ancestors.
SEEN = """(() => {
    const it = %s;
    let { left, top, right, bottom } = it.getBoundingClientRect();
    for (let outer = it.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === "visible") continue;
        const box = outer.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return [left, top, right, bottom];
})()"""

# Pauses all animations as soon as they have begun, reads an element at several times since then, in milliseconds, and
# stays at the last of them. Runs in one task, because the app continues meanwhile.
ARM = """void (function look() {
    const all = document.getAnimations();
    const starts = all.map((each) => each.startTime);
    if (all.length < 4 || starts.includes(null)) return requestAnimationFrame(look);
    const first = Math.min(...starts);
    for (const each of all) each.pause();
    window.held = %(times)s.map((at) => {
        all.forEach((each, index) => (each.currentTime = at - starts[index] + first));
        return %(seen)s;
    });
    window.parts = [...new Set(all.flatMap((each) => Object.keys(each.effect.getKeyframes()[0])))];
})()"""


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address + "#places"


def seen(page, it=SCREEN):
    return page.evaluate(SEEN % it)


def picture(page, name):
    """The box of a card's picture: the card without the words."""
    left, top, right, bottom = page.evaluate(
        f"(({{ left, top, right, bottom }}) => [left, top, right, bottom])"
        f"(document.querySelector('[aria-label={name}]').getBoundingClientRect())")
    return [left, top, right, bottom - 48]


def arm(page, *times, it=SCREEN):
    """Pauses the next motion. `held` returns the visible part of the topmost screen at each time."""
    page.evaluate("delete window.held")
    page.evaluate(ARM % {"times": list(times), "seen": SEEN % it})


def held(page):
    page.wait_until("window.held != null")
    return page.evaluate("held")


def go_on(page):
    page.evaluate("void document.getAnimations().forEach((each) => each.finish())")


def settled(page, screens):
    """Waits until there are this many screens, and the topmost has arrived."""
    page.wait_until(f"{SCROLLERS} == {screens} && document.getAnimations().length == 0")
    page.wait_until(f"{SCREEN}.parentElement.parentElement.style.overflow != 'clip'")


def open_screen(page, name):
    bench.press(page, name)
    settled(page, 2)


def pushed(page, name):
    """Waits until the screen of a card has replaced the gallery."""
    page.wait_until(f"document.querySelector('[aria-label={name}]') == null && document.getAnimations().length == 0")


def whole(page):
    return [0, 0, page.device.width, page.device.height]


@pytest.mark.spread
@pytest.mark.needs("frame clock")
@pytest.mark.parametrize("at", [60, 120, 200])
def test_it_grows_out_of_its_picture_and_shrinks_into_it(visit, keep, at):
    page = visit()
    card = picture(page, "Dunes")
    arm(page, 0, 540, at)
    bench.press(page, "Dunes")
    start, end, between = held(page)
    keep(page, "there")
    assert start == pytest.approx(card, abs=0.75)
    assert end == pytest.approx(whole(page), abs=2)
    assert card[2] - card[0] < between[2] - between[0] < page.device.width
    # Only properties that a compositor animates by itself.
    assert set(page.evaluate("parts")) <= {
        "transform", "translate", "opacity", "offset", "computedOffset", "easing", "composite"}
    go_on(page)
    settled(page, 2)
    assert seen(page) == pytest.approx(whole(page), abs=0.5)
    arm(page, 0, 540, at + 60)
    page.touch(tap(*page.evaluate(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])"
        "(document.querySelector('[aria-label=Close]').getBoundingClientRect())")))
    start, end, between = held(page)
    keep(page, "back")
    assert start == pytest.approx(whole(page), abs=0.75)
    assert end == pytest.approx(card, abs=1.5)
    go_on(page)
    settled(page, 1)
    assert picture(page, "Dunes") == pytest.approx(card, abs=0.5)


def test_a_finger_takes_it_along_and_gives_it_back(visit, keep):
    page = visit()
    card = picture(page, "Crater")
    open_screen(page, "Crater")
    page.touch(drag((200, 300), (230, 480), 300, hold=300, end=None))
    left, top, right, bottom = seen(page)
    # 0.64 of a screen's height, without the slop.
    scale = 1 - 0.64 * 170 / 874
    # The point under the finger stays under it; the card extends beyond the screen at the right and at the bottom.
    assert left == pytest.approx(230 - (200 + 30 / 18) * scale, abs=2)
    assert top == pytest.approx(480 - 310 * scale, abs=2)
    assert (right, bottom) == (402, 874)
    keep(page, "held")
    page.touch([Touch(0, "move", 230, 420), Touch(16, "move", 230, 421), Touch(200, "move", 230, 420),
                Touch(300, "end", 230, 420)])
    settled(page, 2)
    page.wait_until(f"({SEEN % SCREEN})[1] < 0.5")
    assert seen(page) == pytest.approx(whole(page), abs=0.5)
    page.touch(drag((200, 300), (150, 720), 400, hold=300))
    settled(page, 1)
    assert picture(page, "Crater") == pytest.approx(card, abs=0.5)


@pytest.mark.needs("native scrolling")
def test_its_list_has_the_finger_but_for_its_top(visit):
    page = visit(replace(PHONE, height=620))
    page.evaluate("void document.querySelector('[aria-label=Dunes]').scrollIntoView()")
    page.frames(5)
    open_screen(page, "Dunes")
    page.touch(drag((200, 500), (200, 300), 300, hold=200))
    scroll = "[...document.querySelectorAll('.quire-scroll')].at(-1).scrollTop"
    page.wait_until(f"{scroll} > 100")
    page.touch(drag((200, 300), (200, 340), 200, hold=200))
    assert seen(page) == pytest.approx(whole(page), abs=0.5)
    page.touch(drag((200, 150), (200, 600), 500))
    page.wait_until(f"{scroll} == 0")
    assert page.evaluate(SCROLLERS) == 2
    page.touch(drag((200, 200), (200, 560), 300, hold=300))
    settled(page, 1)


@pytest.mark.needs("frame clock")
def test_a_push_grows_out_of_its_picture(visit, keep):
    page = visit()
    card = picture(page, "Skerries")
    arm(page, 0, 100)
    bench.press(page, "Skerries")
    assert held(page)[0] == pytest.approx(card, abs=0.75)
    keep(page, "pushed")
    go_on(page)
    pushed(page, "Skerries")
    assert seen(page) == pytest.approx(whole(page), abs=0.5)


def test_a_push_leaves_by_the_edge(visit, keep):
    page = visit()
    card = picture(page, "Skerries")
    bench.press(page, "Skerries")
    pushed(page, "Skerries")
    page.touch(drag((5, 400), (120, 400), 300, hold=300, end=None))
    keep(page, "edge")
    page.touch([Touch(0, "move", 300, 420), Touch(50, "end", 300, 420)])
    page.wait_until(
        f"document.querySelector('[aria-label=Skerries]') != null && {SCROLLERS} == 1"
        " && document.getAnimations().length == 0")
    assert picture(page, "Skerries") == pytest.approx(card, abs=0.5)


@pytest.mark.needs("frame clock")
def test_around_what_leaves_the_page_below_takes_touches(visit):
    page = visit()
    left, top, right, bottom = picture(page, "Crater")
    bench.press(page, "Skerries")
    pushed(page, "Skerries")
    under = f"document.elementFromPoint({(left + right) / 2}, {(top + bottom) / 2})"
    page.evaluate("delete window.held")
    page.evaluate(ARM % {"times": [0, 400], "seen": f"({under}.closest('button')?.ariaLabel)"})
    bench.press(page, "Places")
    assert held(page) == [None, "Crater"]


@pytest.mark.needs("frame clock")
def test_the_bars_button_becomes_a_sheet(visit, keep):
    page = visit()
    arm(page, 90)
    bench.press(page, "About")
    held(page)
    keep(page, "grows")
    go_on(page)
    bench.rest(page, "medium")
    page.frames(20)
    keep(page, "rests")
    page.touch(drag((200, 500), (200, 850), 200))
    bench.gone(page)


@pytest.mark.needs("dark mode", "frame clock")
def test_in_the_dark_on_a_tablet(visit, keep):
    page = visit(replace(TABLET, dark=True))
    keep(page, "gallery")
    arm(page, 110)
    bench.press(page, "Fjord")
    held(page)
    keep(page, "there")
    go_on(page)
    settled(page, 2)
    keep(page, "open")
    page.touch(drag((400, 300), (430, 600), 300, hold=300, end=None))
    keep(page, "held")
    page.touch([Touch(0, "move", 430, 700), Touch(50, "end", 430, 700)])
    settled(page, 1)


@pytest.mark.one_engine
def test_a_link_opens_a_tab(visit, keep):
    page = visit()
    bench.press(page, "About")
    bench.rest(page, "medium")
    page.frames(5)
    keep(page, "about")
    # Browsers allow it only after a press.
    page.evaluate("void (window.open = (...all) => (window.opened = [...all, navigator.userActivation.isActive]))")
    bench.press(page, "Read about hills")
    page.wait_until("window.opened != null")
    assert page.evaluate("opened") == ["https://en.wikipedia.org/wiki/Hill", "_blank", "noopener", True]
