# SPDX-License-Identifier: Apache-2.0
"""Key commands, and a mouse that hovers, on Gallery's card."""

import pytest

import bench
from engines import PHONE
from examples import served
from test_more_views import CARD, middle, says

# The element that has the focus, or the page.
FOCUS = "(document.activeElement ?? document.body)"
PRESS = FOCUS + """.dispatchEvent(new KeyboardEvent("keydown", {
    key: %r, code: %r, bubbles: true, composed: true, cancelable: true, %s }))"""


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def opened(visit):
    page = visit(PHONE)
    bench.press(page, "Touch")
    bench.rest(page, "large")
    return page


def reaches_the_browser(page, key, code, more=""):
    return page.evaluate(PRESS % (key, code, more))


def turns(page):
    page.frames()
    return page.evaluate("quire.port.turns")


def test_keys_send_the_actions_of_their_commands(visit):
    page = opened(visit)
    page.press("r")
    says(page, "Turned by a key")
    says(page, "King")
    page.press("Control+Enter")
    says(page, "Turned by Command and Return")


@pytest.mark.one_engine
def test_a_key_without_a_command_is_the_browsers(visit):
    page = opened(visit)
    assert reaches_the_browser(page, "x", "KeyX")
    assert reaches_the_browser(page, "r", "KeyR", "shiftKey: true, altKey: true")
    # These reload the page and step back in the browser.
    assert reaches_the_browser(page, "r", "KeyR", "ctrlKey: true")
    assert reaches_the_browser(page, "ArrowLeft", "ArrowLeft", "altKey: true")
    assert not reaches_the_browser(page, "r", "KeyR")
    says(page, "Turned by a key")


@pytest.mark.one_engine
def test_an_input_methods_keys_are_its_own(visit):
    page = opened(visit)
    assert reaches_the_browser(page, "r", "KeyR", "isComposing: true")
    assert reaches_the_browser(page, "Process", "KeyR")


@pytest.mark.one_engine
def test_keys_are_found_by_their_letters_and_their_places(visit):
    page = opened(visit)
    # A Dvorak layout has another key for the letter, a Cyrillic one has another letter on the key.
    assert not reaches_the_browser(page, "r", "KeyO")
    assert reaches_the_browser(page, "p", "KeyR")
    assert not reaches_the_browser(page, "к", "KeyR")
    assert not reaches_the_browser(page, "R", "KeyR", "modifierCapsLock: true")


@pytest.mark.one_engine
def test_a_page_without_open_commands_has_its_keys(visit):
    page = visit(PHONE)
    assert reaches_the_browser(page, "r", "KeyR")
    bench.press(page, "Touch")
    bench.rest(page, "large")
    page.press("Escape")
    bench.gone(page)
    assert reaches_the_browser(page, "r", "KeyR")


def test_a_mouse_hovers_over_the_card(visit):
    page = opened(visit)
    x, y = middle(page, CARD)
    page.mouse("move", x, 40)
    page.mouse("move", x, y)
    says(page, "Mouse over")
    page.mouse("move", x + 12, y)
    says(page, "Mouse at ")
    page.mouse("move", x, 40)
    says(page, "Mouse away")


@pytest.mark.one_engine
def test_a_mouse_costs_turns_only_where_something_hovers(visit):
    page = visit(PHONE)
    page.mouse("move", 100, 300)
    before = turns(page)
    for step in range(5):
        page.mouse("move", 100 + step, 300)
    assert turns(page) == before
    bench.press(page, "Touch")
    bench.rest(page, "large")
    x, y = middle(page, CARD)
    page.mouse("move", x, PHONE.height - 60)
    before = turns(page)
    for step in range(5):
        page.mouse("move", x + step, PHONE.height - 60)
    assert turns(page) <= before + 1
    page.mouse("move", x, y)
    before = turns(page)
    for step in range(5):
        page.mouse("move", x + 1 + step, y)
    assert turns(page) > before
