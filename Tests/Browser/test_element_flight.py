# SPDX-License-Identifier: Apache-2.0
"""`<quire-sheet>` elements that are moved, removed and inserted again while they move."""

import pytest

import clock
import element as pages
import rules
from element import box, gone, present, rest, top
from engines import PHONE, drag
from test_element import listen, received

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
BOX = pages.BOX % "quire-sheet"


def in_flight(page, then):
    """Moves the sheet to large, and runs an action after 60 ms of the page's clock."""
    page.evaluate(f"""void (() => {{
      window.sheet = {SHEET};
      clock.stop();
      window.arrival = sheet.animateChanges(() => sheet.selectedDetent = 'large');
      clock.advance(60);
      {then};
      clock.go();
    }})()""")


def test_moved_in_flight_it_arrives(element):
    page = element(before=clock.SCRIPT)
    present(page)
    listen(page, "quire-dismiss")
    in_flight(page, "document.querySelector('#app').before(sheet)")
    assert page.evaluate("arrival") is True
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    assert page.evaluate(f"{BOX}.closest('[popover]').matches(':popover-open')"), "it is above the page still"
    assert received(page) == []
    page.touch(drag((X, STOPS.large + 30), (X, STOPS.large + 300), 400, hold=300))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_removed_in_flight_it_is_gone_and_the_promise_says_so(element):
    page = element(before=clock.SCRIPT)
    present(page)
    listen(page, "quire-dismiss")
    in_flight(page, "sheet.remove()")
    assert page.evaluate("arrival") is False
    page.wait_until("received.length == 1")
    assert not page.evaluate("document.querySelector('#app').inert || document.querySelector('#app').hasAttribute('style')")
    assert page.evaluate(pages.ANIMATIONS) == 0


def test_removed_and_put_back_at_once_it_goes_on(element):
    page = element(before=clock.SCRIPT)
    present(page)
    listen(page, "quire-dismiss")
    in_flight(page, "sheet.remove(); document.body.append(sheet)")
    assert page.evaluate("arrival") is True
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    assert received(page) == []


def test_put_back_while_it_leaves(element):
    page = element(before=clock.SCRIPT)
    present(page)
    page.evaluate(f"""void (() => {{
      window.sheet = {SHEET};
      clock.stop();
      window.departure = sheet.dismiss();
      clock.advance(60);
      sheet.remove();
    }})()""")
    page.frames()
    page.evaluate("void (clock.advance(30), document.body.append(sheet), clock.go())")
    assert page.evaluate("departure") is True
    page.frames(10)
    assert not page.evaluate("sheet.open || document.querySelector('#app').inert")
    assert present(page) == pytest.approx(STOPS.large if page.evaluate("sheet.selectedDetent == 'large'") else STOPS.medium,
                                          abs=0.5)


def test_its_content_is_taken_away_in_flight(element):
    page = element(before=clock.SCRIPT)
    present(page)
    in_flight(page, "sheet.replaceChildren()")
    assert page.evaluate("arrival") is True
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


def test_the_lower_of_two_is_removed_in_flight(element):
    page = element("stack.html", before=clock.SCRIPT)
    present(page, "#letter")
    present(page, "#stamps")
    page.evaluate("""void (() => {
      const stamps = document.querySelector('#stamps');
      clock.stop();
      stamps.animateChanges(() => stamps.selectedDetent = 'large');
      clock.advance(60);
      document.querySelector('#letter').remove();
      clock.go();
    })()""")
    # As in UIKit, the sheets above are dismissed with it.
    gone(page, "#stamps")
    assert not page.evaluate("document.querySelector('#app').inert")
    assert box(page, "#stamps")["phase"] is None and top(page, "#stamps") is not None
