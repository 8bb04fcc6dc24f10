# SPDX-License-Identifier: Apache-2.0
"""The first sheet, popover, cover, question, menu and keyboard of an app: each frame of their way."""

import pytest

import bench
import clock
import films
import keyboards
from engines import PHONE, TABLET
from test_fields import focus

POPOVER = "document.querySelector('[data-quire-part=popover]')"
CARD = "document.querySelector('[role=alertdialog]')"
DIMMING = "document.querySelector('[data-quire-part=dimming]')"
COVER = "[...document.querySelectorAll('[data-quire-phase]')].at(-1)"


@pytest.fixture
def open_app(open_app):
    """Opens an app with a clock that can be stopped: `open_app(address, device, before)`."""
    return lambda address, device=PHONE, before="": open_app(address, device, clock.SCRIPT + before)


def test_the_first_sheet(open_app, address):
    page = open_app(address)
    film = films.stepped(page, bench.SHEET, lambda: bench.press(page, "Dimmed"), DIMMING)
    films.assert_arrives(film, at_least=10)


def test_the_first_popover(open_app, address):
    page = open_app(address, TABLET)
    film = films.stepped(page, POPOVER, lambda: bench.press(page, "Points up"))
    films.assert_arrives(film, moves="shown", at_least=5)


@pytest.mark.spread
@pytest.mark.parametrize("name", ["Clear cover", "Clear context"])
def test_the_first_cover(open_app, address, name):
    page = open_app(address)
    film = films.stepped(page, COVER, lambda: bench.press(page, name))
    films.assert_arrives(film, at_least=10)


@pytest.mark.one_engine
def test_the_first_sheet_above_a_sheet(open_app, address):
    page = open_app(address)
    bench.present(page, "Ignoring")
    upper = "document.querySelectorAll('[data-quire-part=sheet]')[1]"
    film = films.stepped(page, upper, lambda: bench.press(page, "More"))
    films.assert_arrives(film, at_least=10)


@pytest.mark.spread
@pytest.mark.parametrize("question", ["Leave the harbor", "Three ways"])
def test_the_first_question(open_app, gallery, question):
    page = open_app(gallery)
    bench.press(page, "Questions")
    bench.rest(page, "large")
    film = films.stepped(page, CARD, lambda: bench.press(page, question))
    films.assert_arrives(film, moves="shown" if question == "Leave the harbor" else "top", at_least=5)


@pytest.mark.one_engine
def test_the_first_menu(open_app, gallery):
    page = open_app(gallery)
    bench.press(page, "Bars")
    bench.rest(page, "large")
    film = films.stepped(page, POPOVER, lambda: bench.press(page, "Sort"))
    films.assert_arrives(film, moves="shown", at_least=5)


def test_the_first_keyboard(open_app, address):
    page = open_app(address, before=keyboards.PHONE)
    page.evaluate("void localStorage.clear()")
    keyboards.rule(page, keyboards.ios())
    bench.present(page, "Fields")
    films.begin(page, bench.SHEET)
    focus(page)
    top = f"{bench.SHEET}.getBoundingClientRect().top"
    page.wait_until(f"{bench.SHEET}.dataset.quirePhase == 'resting' && {top} < 100")
    film = films.taken(page)
    films.assert_arrives(film)
