# SPDX-License-Identifier: Apache-2.0
"""Fingers, wheels and keys on `<quire-sheet>`: catching it in flight, both ends, flicks, and other gestures in its
content."""

import pytest

import clock
import element as pages
import figures
import rules
from element import box, gone, present, rest, top
from engines import PHONE, Touch, drag, tap
from test_element import center, listen, received

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
BODY = f"{SHEET}.shadowRoot.querySelector('.quire-body')"
PHASE = f"{pages.BOX % 'quire-sheet'}.dataset.quirePhase"


def test_a_finger_catches_it_in_flight(element):
    page = element(before=clock.SCRIPT)
    medium = present(page)
    page.evaluate(f"""void {SHEET}.addEventListener('touchstart', () => {{ window.caught = [{PHASE},
      {pages.BOX % 'quire-sheet'}.getBoundingClientRect().top]; }}, {{ capture: true }})""")
    # It moves for half a second. A finger comes down on its footer, which stays in place.
    page.evaluate(f"void (clock.stop(), {SHEET}.animateChanges(() => {SHEET}.selectedDetent = 'large'),"
                  " clock.advance(120))")
    page.touch([Touch(0, "begin", X, PHONE.height - 12)])
    page.wait_until("window.caught")
    phase, seen = page.evaluate("caught")
    assert phase == "settling"
    held = top(page)
    assert STOPS.large + 1 < held < medium - 1, "it stands in mid-flight"
    assert held == pytest.approx(seen, abs=0.5), "where it was seen"
    clock.go(page)
    page.frames(5)
    assert top(page) == held and box(page)["phase"] == "dragging"
    page.touch([Touch(0, "end", X, PHONE.height - 12)])
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5), "nobody moved: it goes on"


def test_a_tap_that_catches_it_in_flight_presses_nothing(element):
    page = element()
    medium = present(page)
    page.evaluate(f"""void (() => {{
      window.clicks = [], window.pressed = 0, window.phases = [];
      addEventListener('click', () => clicks.push(1), {{ capture: true }});
      addEventListener('touchstart', () => phases.push({PHASE}), {{ capture: true }});
      document.querySelector('#rows').addEventListener('click', () => pressed++);
    }})()""")
    # Far enough to go on to large at any speed.
    fling = drag((X, medium + 30), (X, medium - 200), 130)
    page.touch(fling + tap(X, 600, at=fling[-1].at + 60))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    page.frames(5)
    assert page.evaluate("phases") == ["resting", "settling"]
    assert page.evaluate("pressed") == 0
    # At rest, a tap presses its target, whatever happened before.
    page.touch(tap(X, 600))
    page.wait_until("pressed == 1")
    assert page.evaluate("phases.at(-1)") == "resting"


def test_a_tap_on_the_dimming_presses_nothing_behind(element):
    page = element()
    page.evaluate("""void (() => {
      window.pressed = 0;
      const button = document.createElement('button');
      button.style.cssText = 'position: fixed; left: 20px; top: 60px; width: 200px; height: 60px';
      button.addEventListener('click', () => pressed++);
      document.body.append(button);
    })()""")
    present(page)
    page.touch(tap(X, 90))
    gone(page)
    page.frames(5)
    assert page.evaluate("pressed") == 0
    page.touch(tap(X, 90))
    page.wait_until("pressed == 1")


@pytest.mark.one_engine
def test_overdrag_above_the_largest_detent(element):
    page = element()
    page.evaluate(f"void ({SHEET}.selectedDetent = 'large')")
    present(page)
    header = STOPS.large + 20
    page.touch(drag((X, header), (X, header - 60), 400, end=None))
    page.frames()
    above = STOPS.large - top(page)
    # The rubber band moves less than the finger, and never further than the available space.
    assert 0 < above < min(60 - rules.SLOP, STOPS.large)
    page.touch([Touch(0, "end", X, header - 60)])
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


@pytest.mark.one_engine
def test_overdrag_below_where_it_may_not_be_dismissed(element):
    page = element()
    page.evaluate(f"void ({SHEET}.modalInPresentation = true)")
    medium = present(page)
    listen(page, "quire-dismiss-attempt", "quire-dismiss")
    page.touch(drag((X, medium + 30), (X, medium + 330), 500, end=None))
    page.frames()
    below = top(page) - medium
    assert 20 < below < 200
    page.touch([Touch(0, "end", X, medium + 330)])
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    assert received(page) == [["quire-dismiss-attempt", {}]]


def flick(page, start, way):
    """A finger with a short way, and a flick's speed by the times that the page sees."""
    assert abs(figures.speed_of_drag(page, drag((X, start), (X, start + way), 60))) > rules.FLICK_VELOCITY


@pytest.mark.one_engine
def test_flicks(element):
    page = element()
    medium = present(page)
    flick(page, medium + 30, -90)
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    flick(page, STOPS.large + 30, 90)
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    # The same distance, slowly.
    page.touch(drag((X, medium + 30), (X, medium - 60), 900, hold=200))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    flick(page, medium + 30, 90)
    gone(page)


@pytest.mark.needs("native scrolling")
def test_a_list_brought_to_its_top_does_not_dismiss(element):
    page = element()
    page.evaluate(f"void ({SHEET}.selectedDetent = 'large')")
    present(page)
    page.evaluate(f"void ({BODY}.scrollTop = 200)")
    page.touch(drag((X, 300), (X, 700), 120))
    page.wait_until(f"{BODY}.scrollTop == 0")
    page.frames(10)
    assert box(page)["phase"] == "resting" and top(page) == pytest.approx(STOPS.large, abs=0.5)


@pytest.mark.needs("wheel")
def test_a_wheel(element):
    page = element(before=clock.SCRIPT)
    medium = present(page)
    clock.turn(page, X, medium + 40, [(0, 100), (16, 100), (32, 60)])
    clock.go(page)
    page.wait_until(f"{PHASE} == 'resting' && {pages.BOX % 'quire-sheet'}.getBoundingClientRect().top < {medium} - 100")
    assert top(page) == pytest.approx(STOPS.large, abs=0.5)
    # The rest of the gesture is momentum; the next gesture scrolls the list.
    clock.stop(page)
    clock.advance(page, 400)
    clock.turn(page, X, 400, [(0, 120), (16, 120)])
    page.wait_until(f"{BODY}.scrollTop > 20")
    assert top(page) == pytest.approx(STOPS.large, abs=0.5)


def row_of_cards(page):
    """Puts a horizontal scroller and a slider into the content. Returns the scroller's center."""
    page.evaluate("""void document.querySelector('#rows').insertAdjacentHTML('beforebegin',
      '<div id="cards" style="overflow-x:auto;display:flex"><div style="flex:none;width:2000px;height:80px"></div></div>' +
      '<input id="slider" type="range" style="width:300px">')""")


@pytest.mark.needs("native scrolling")
def test_a_horizontal_scroller_keeps_its_gesture(element):
    page = element()
    row_of_cards(page)
    present(page)
    _, y = center(page, "#cards")
    page.touch(drag((300, y), (100, y - 8), 300, hold=300))
    page.wait_until("document.querySelector('#cards').scrollLeft > 50")
    page.frames(3)
    assert top(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_a_pull_that_begins_on_a_horizontal_scroller_is_the_sheets(element):
    page = element()
    row_of_cards(page)
    present(page)
    _, y = center(page, "#cards")
    page.touch(drag((300, y), (296, y - 250), 400, hold=300))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    assert page.evaluate("document.querySelector('#cards').scrollLeft") == 0


def test_a_slider_keeps_its_gesture(element):
    page = element()
    row_of_cards(page)
    present(page)
    _, y = center(page, "#slider")
    page.touch(drag((150, y), (250, y - 12), 300, hold=300))
    page.frames(3)
    assert top(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_the_grabber(element):
    page = element()
    medium = present(page)
    grabber = f"{SHEET}.shadowRoot.querySelector('.quire-grabber')"
    # From the smallest detent to the largest, and back.
    page.touch(tap(PHONE.width / 2, medium + 7))
    assert_at(page, STOPS.large)
    page.touch(tap(PHONE.width / 2, STOPS.large + 7))
    assert_at(page, STOPS.medium)
    assert page.evaluate(f"[{grabber}.localName, {grabber}.getAttribute('aria-label')]") == ["button", "Sheet Grabber"]
    said = page.evaluate(f"{grabber}.getRootNode().getElementById({grabber}.getAttribute('aria-describedby')).textContent")
    page.evaluate(f"{grabber}.focus()")
    page.press("ArrowUp")
    assert_at(page, STOPS.large)
    page.press("ArrowDown")
    assert_at(page, STOPS.medium)
    assert said and said == page.evaluate(
        f"{grabber}.getRootNode().getElementById({grabber}.getAttribute('aria-describedby')).textContent")


def assert_at(page, place):
    page.wait_until(f"{PHASE} == 'resting' && Math.abs({pages.BOX % 'quire-sheet'}.getBoundingClientRect().top - {place}) < 0.6")
