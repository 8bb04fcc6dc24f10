# SPDX-License-Identifier: Apache-2.0
"""The first sheet, popover and stack of a page, presented before the engine has loaded: each frame of their way."""

import pytest

import films
import rules
from element import BOX, rest
from engines import PHONE, TABLET, tap

STOPS = rules.Stops(PHONE.height)
SHEET = "document.querySelector('quire-sheet')"
# Nothing is loaded before the sheet is requested, and a request for the module waits until the test permits it.
LATE = """window.requestIdleCallback = () => {};
    { const { fetch } = window, { promise, resolve } = Promise.withResolvers();
      window.go = resolve; window.fetch = async (...rest) => { await promise; return fetch(...rest); }; }"""
def begin(page, sheet="quire-sheet"):
    box = BOX % sheet
    films.begin(page, box, f"{box}.parentElement.previousElementSibling.firstElementChild")


def ask(page, how):
    page.wait_until("customElements.get('quire-sheet')")
    begin(page)
    if how == "code":
        page.evaluate(f"void {SHEET}.present()")
    elif how == "tap":
        show = page.rect("#show")
        page.touch(tap(show["x"] + 20, show["y"] + 15))
    else:
        page.evaluate("document.querySelector('#show').click()")


@pytest.mark.spread
@pytest.mark.parametrize("engine_comes", ["meanwhile", "afterward"])
@pytest.mark.parametrize("how", ["code", "tap", "button"])
def test_the_first_sheet_comes_up_and_stays(element, how, engine_comes):
    page = element.bare("plain.html", before=LATE)
    if engine_comes == "meanwhile":
        page.evaluate("void go()")
    ask(page, how)
    if engine_comes == "afterward":
        waits(page, "quire-sheet")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    film = films.taken(page)
    films.assert_arrives(film)
    assert film[0]["top"] > STOPS.medium + 1, "it begins below"
    assert film[-1]["top"] == pytest.approx(STOPS.medium, abs=0.5)
    assert film[0]["dimming"] < film[-1]["dimming"]
    assert all(picture["shown"] == 1 for picture in film)


def test_the_first_popover_comes_and_stays(element):
    """Only the engine knows a popover's place, so nothing is seen before it has loaded."""
    page = element.bare("stack.html", TABLET, before=LATE)
    page.wait_until("customElements.get('quire-sheet')")
    begin(page, "#styles")
    page.evaluate("void document.querySelector('#styles').present()")
    page.frames(10)
    assert page.evaluate("film.length") == 0
    page.evaluate("void go()")
    rest(page, "#styles")
    film = films.taken(page)
    films.assert_arrives(film, moves="shown")


@pytest.mark.spread
@pytest.mark.parametrize("engine_comes", ["meanwhile", "afterward"])
@pytest.mark.parametrize("lower", ["letter", "stamps"])
def test_the_first_stack_comes_up_and_stays(element, lower, engine_comes):
    """Two sheets are presented in one turn. The upper one waits for the engine, which shows the lower one as a card."""
    page = element.bare("stack.html", before=LATE)
    page.wait_until("customElements.get('quire-sheet')")
    upper = "#stamps" if lower == "letter" else "#letter"
    begin(page, upper)
    if engine_comes == "meanwhile":
        page.evaluate("void go()")
    page.evaluate(f"void (document.querySelector('#{lower}').present(), document.querySelector('{upper}').present())")
    if engine_comes == "afterward":
        waits(page, f"#{lower}")
    rest(page, f"#{lower}")
    rest(page, upper)
    films.assert_arrives(films.taken(page))


def waits(page, sheet):
    """Waits until a sheet has come up without the engine, and lets the engine load."""
    box = BOX % sheet
    page.wait_until(f"{box}.offsetHeight > 0 && {box}.parentElement.getAnimations().length === 0")
    page.frames(5)
    page.evaluate("void go()")
