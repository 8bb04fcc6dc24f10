# SPDX-License-Identifier: Apache-2.0
"""Date pickers, pages, and a card that is pinched, swiped and held, with real fingers."""

import pytest

import bench
from bench import SHEET
from engines import PHONE, drag, tap
from examples import served
from test_scroll_views import spread

CARD = "document.querySelector('[data-testid=card]')"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def opened(visit, name):
    page = visit(PHONE)
    bench.press(page, name)
    bench.rest(page, "large")
    return page


def box(page, element):
    return page.evaluate(f"(({{ x, y, width, height }}) => [x, y, width, height])({element}.getBoundingClientRect())")


def says(page, text):
    page.wait_until(
        f"[...document.querySelectorAll('.quire-text')].some((each) => each.textContent.startsWith({text!r}))")


def middle(page, element):
    x, y, width, height = box(page, element)
    return round(x + width / 2), round(y + height / 2)


def test_a_wheel_chooses_a_duration(visit):
    page = opened(visit, "Dates")
    wheel = f"[...{SHEET}.querySelectorAll('[role=spinbutton]')][1]"
    before = page.evaluate(f"{wheel}.getAttribute('aria-valuetext')")
    page.evaluate(f"{wheel}.focus()")
    page.press("ArrowDown")
    page.wait_until(f"{wheel}.getAttribute('aria-valuetext') !== {before!r}")
    says(page, "Watch: ")


def test_a_swipe_turns_a_page(visit):
    page = opened(visit, "Log")
    # The neighbors come when the first page is left.
    heading = "[...document.querySelectorAll('[role=heading]')].find(({ textContent }) => textContent == %r)"
    assert page.evaluate(f"({heading % 'Tuesday'}) === undefined")
    x, y = middle(page, SHEET)
    page.touch(drag((x + 120, y), (x - 120, y), 200))
    page.wait_until(f"Math.abs(({heading % 'Tuesday'})?.getBoundingClientRect().left - 40) < 1")
    page.wait_until(f"({heading % 'Monday'}) === undefined")
    page.touch(drag((x + 120, y), (x - 120, y), 200))
    says(page, "No Entry")


@pytest.mark.needs("multitouch")
def test_two_fingers_scale_a_card_and_let_it_spring_back(visit):
    page = opened(visit, "Touch")
    width = box(page, CARD)[2]
    page.evaluate(f"""(() => {{
        const card = {CARD};
        window.widest = 0;
        (function watch() {{
            window.widest = Math.max(window.widest, card.getBoundingClientRect().width);
            requestAnimationFrame(watch);
        }})();
    }})()""")
    spread(page, *middle(page, CARD), 60, 110)
    page.wait_until(f"window.widest > {width * 1.3}")
    page.wait_until(f"Math.abs({CARD}.getBoundingClientRect().width - {width}) < 0.5")
    assert page.evaluate("visualViewport.scale") == 1


def test_a_swipe_turns_the_card(visit):
    page = opened(visit, "Touch")
    x, y = middle(page, CARD)
    page.touch(drag((x + 60, y), (x - 60, y), 100))
    says(page, "Swiped to the left")
    says(page, "King")
    bench.rest(page, "large")


def test_a_long_press_opens_the_menu_of_the_card(visit):
    page = opened(visit, "Touch")
    x, y = middle(page, CARD)
    page.touch([*tap(x, y)][:1])
    item = ("[...document.querySelectorAll('[role=dialog] button')].find("
            "({ textContent }) => textContent.startsWith('Copy'))")
    page.wait_until(f"({item}) !== undefined")
    page.touch([*tap(x, y)][1:])
    bench.rest(page)
    page.touch(tap(*middle(page, f"({item})")))
    says(page, "Copied")
