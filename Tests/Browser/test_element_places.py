# SPDX-License-Identifier: Apache-2.0
"""`<quire-sheet>` at different places in the page: in hidden content, in inert content, below another sheet, beside a
dialog."""

import pytest

import rules
from element import box, gone, present, rest, top
from engines import PHONE, tap
from test_element import center
from test_element_input import warned

pytestmark = pytest.mark.one_engine

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
IS_FREE = "document.querySelectorAll('[inert]').length == 0"

# Ways to hide an element: its tag, the script that hides it, and the script that shows it.
PLACES = {
    "display": ("div", "place.style.display = 'none'", "place.style.display = ''"),
    "details": ("details", "place.open = false", "place.open = true"),
    "content-visibility": ("div", "place.style.contentVisibility = 'hidden'", "place.style.contentVisibility = ''"),
}


def wrap(page, name):
    """Puts the sheet into a new element that shows it."""
    page.evaluate(f"""void (window.sheet = {SHEET}, window.place = document.createElement('{name}'), place.open = true,
      sheet.replaceWith(place), place.append(sheet))""")


def press(page):
    """Presses the page's own button. Returns whether the button received the press."""
    page.evaluate("void (window.isPressed = false, document.querySelector('#show').addEventListener('click', (event) => {"
                  " window.isPressed = true; event.stopImmediatePropagation(); }, { capture: true, once: true }))")
    page.touch(tap(*center(page, "#show")))
    page.wait_until("isPressed", 3000)


@pytest.mark.parametrize("name, hide, show", PLACES.values(), ids=PLACES)
def test_presented_where_nothing_is_shown(element, name, hide, show):
    page = element()
    wrap(page, name)
    page.evaluate(f"void ({hide})")
    page.frames(2)
    assert page.evaluate("sheet.present()") is False
    assert page.evaluate("sheet.open")
    page.frames(40)
    assert page.evaluate(IS_FREE)
    press(page)
    warned(page, "not shown")
    # It works when it is shown, and the page is usable again without it.
    page.evaluate(f"void ({show})")
    page.wait_until("document.querySelector('#app').inert")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.wait_until("document.activeElement == sheet")
    page.touch(tap(X, 60))
    gone(page)
    assert page.evaluate(IS_FREE)


@pytest.mark.parametrize("name, hide, show", PLACES.values(), ids=PLACES)
def test_hidden_while_it_is_open(element, name, hide, show):
    page = element()
    wrap(page, name)
    present(page)
    page.evaluate(f"void ({hide})")
    page.wait_until(IS_FREE)
    press(page)
    assert page.evaluate("sheet.open")
    warned(page, "not shown")
    page.evaluate(f"void ({show})")
    page.wait_until("document.querySelector('#app').inert")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.evaluate("sheet.dismiss()")
    assert page.evaluate(IS_FREE)


def test_a_sheet_is_reached_while_the_one_below_is_hidden(element):
    page = element("stack.html")
    page.evaluate("""void (window.place = document.createElement('div'), window.letter = document.querySelector('#letter'),
      letter.replaceWith(place), place.append(letter))""")
    present(page, "#letter")
    present(page, "#stamps")
    page.evaluate("void (place.style.display = 'none')")
    page.frames(3)
    assert page.evaluate("document.querySelector('#app').inert && !document.querySelector('#stamps').inert")
    assert top(page, "#stamps") == pytest.approx(STOPS.medium, abs=0.5)
    page.touch(tap(*center(page, "#stamps li:nth-child(2) button")))
    gone(page, "#stamps")
    page.wait_until(IS_FREE)
    warned(page, "not shown")


def test_a_sheet_in_what_is_invisible_is_seen(element):
    page = element()
    wrap(page, "div")
    page.evaluate("void (place.style.visibility = 'hidden')")
    present(page)
    assert page.evaluate("getComputedStyle(document.querySelector('#rows')).visibility") == "visible"


def test_details_that_open_behind_a_sheet_stay_behind(element):
    page = element()
    page.evaluate("void document.querySelector('#app').insertAdjacentHTML('beforeend', '<details>more</details>')")
    present(page)
    page.evaluate("void (document.querySelector('details').open = true)")
    page.frames(3)
    assert page.evaluate("document.querySelector('#app').inert")


def refused(page):
    assert page.evaluate("sheet.present()") is False
    assert not page.evaluate("sheet.open")
    assert box(page)["phase"] is None
    warned(page, "not presented")


def test_beside_a_modal_dialog_it_is_not_presented(element):
    page = element()
    page.evaluate(f"""void (window.sheet = {SHEET}, window.dialog = document.createElement('dialog'),
      dialog.innerHTML = '<button>Close</button>', document.body.append(dialog), dialog.showModal(),
      dialog.firstChild.onclick = () => dialog.close())""")
    refused(page)
    page.touch(tap(*center(page, "dialog button")))
    page.wait_until("!dialog.open")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_in_a_modal_dialog_it_is_presented(element):
    page = element()
    page.evaluate(f"""void (window.sheet = {SHEET}, window.dialog = document.createElement('dialog'),
      document.body.append(dialog), dialog.append(sheet), dialog.showModal())""")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.touch(tap(*center(page, "quire-sheet li button")))
    gone(page)
    assert page.evaluate("document.querySelector('#chosen').value") == "Harbor 1"


def test_in_what_is_inert_it_is_not_presented(element):
    page = element()
    wrap(page, "div")
    page.evaluate("void (place.inert = true)")
    refused(page)
    # An attribute requests the same.
    page.evaluate("void (sheet.open = true)")
    page.wait_until("!sheet.open")
    page.evaluate("void (place.inert = false)")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_what_a_sheet_made_inert_keeps_no_other_from_coming(element):
    page = element("stack.html")
    page.evaluate("void document.querySelector('#app').append(document.querySelector('#stamps'))")
    present(page, "#letter")
    assert page.evaluate("document.querySelector('#app').inert")
    assert present(page, "#stamps") == pytest.approx(STOPS.medium, abs=0.5)


def test_a_sheet_below_another_stays_below(element):
    page = element("stack.html")
    present(page, "#letter")
    assert page.evaluate("document.querySelector('#letter').present()") is True, "as it stands already"
    present(page, "#stamps")
    assert page.evaluate("document.querySelector('#letter').present()") is False
    warned(page, "leaves it where it is")
    assert page.evaluate("document.querySelector('#letter').inert && !document.querySelector('#stamps').inert")
    # A sheet that is about to leave covers nothing.
    assert page.evaluate("""(async () => {
      document.querySelector('#stamps').dismiss();
      await new Promise(requestAnimationFrame);
      return document.querySelector('#letter').present();
    })()""") is True


def test_what_asks_for_the_focus_has_it(element):
    page = element("stack.html")
    page.evaluate("void document.querySelector('[name=text]').setAttribute('autofocus', '')")
    present(page, "#letter")
    page.wait_until("document.activeElement.name == 'text'")
    # Only once: a person who has left the field does not get the focus back in it.
    page.evaluate("void document.activeElement.blur()")
    present(page, "#stamps")
    page.evaluate("document.querySelector('#stamps').dismiss()")
    page.frames(3)
    assert page.evaluate("document.activeElement.name") != "text"
    page.evaluate("document.querySelector('#letter').dismiss()")
    # An element that can't have the focus leaves it to the sheet.
    page.evaluate("void (document.querySelector('[name=text]').disabled = true)")
    present(page, "#letter")
    page.wait_until("document.activeElement.id == 'letter'")
