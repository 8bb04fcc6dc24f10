# SPDX-License-Identifier: Apache-2.0
"""Authors' mistakes with `<quire-sheet>`: one warning with the value, a defined result, and the page continues."""

import pytest

import element as pages
import rules
from element import box, gone, new_errors, present, rest
from engines import PHONE, drag

pytestmark = pytest.mark.one_engine

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"


def warned(page, *words):
    """Checks that there was exactly one warning, with all these words, and no error."""
    heard = new_errors(page)
    assert len(heard) == 1, heard
    assert all(word in heard[0] for word in ("quire-sheet", *words)), heard


@pytest.mark.parametrize("attribute, value, default", [
    ("keyboard", "swim", "expand"), ("placement", "left", "automatic"), ("look", "glass", "classic"),
    ("handoff-collapse", "always", "initial"), ("preferred-corner-radius", "-3", None),
    ("preferred-content-size", "wide", None), ("permitted-arrow-directions", "north", "up down left right"),
])
def test_unknown_values_count_as_the_default(element, attribute, value, default):
    page = element()
    page.evaluate(f"{SHEET}.setAttribute('{attribute}', '{value}')")
    name = attribute.split("-")[0] + "".join(part.title() for part in attribute.split("-")[1:])
    assert page.evaluate(f"{SHEET}.{name}") == default
    page.frames()
    warned(page, attribute, value)
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_a_detent_that_is_none_is_left_out(element):
    page = element()
    page.evaluate(f"void {SHEET}.setAttribute('detents', 'medium tall- 12 parsecs(3)')")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    heard = new_errors(page)
    assert len(heard) == 2 and '"tall-"' in heard[0] and '"parsecs(3)"' in heard[1], heard


def test_no_detent_at_all_is_large(element):
    page = element()
    page.evaluate(f"void ({SHEET}.detents = [])")
    assert present(page) == pytest.approx(STOPS.large, abs=0.5)
    warned(page, "large")


def test_of_the_same_name_the_first_counts(element):
    page = element()
    page.evaluate(f"void ({SHEET}.detents = ['a:200px', 'a:300px', 'large'])")
    assert present(page) == pytest.approx(PHONE.height - 200, abs=0.5)
    warned(page, '"a"', "twice")


@pytest.mark.parametrize("answer, words", [
    ("'tall'", ['"odd"', '"tall"']), ("NaN", ['"odd"', "NaN"]), ("(() => { throw new Error('no') })()", ['"odd"', "threw"]),
])
def test_a_function_that_fails_takes_no_part(element, answer, words):
    page = element()
    page.evaluate(f"void ({SHEET}.detents = [{{ identifier: 'odd', height: () => {answer} }}, 'medium'])")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    warned(page, *words)


@pytest.mark.parametrize("declared, height", [("0.25", 0.25 * (PHONE.height - rules.GAP_AT_TOP)), ("320", 320)])
def test_a_number_alone_is_a_detent(element, declared, height):
    """A property accepts values that an attribute's text can't express. Such a value once stopped the engine."""
    page = element()
    page.evaluate(f"void ({SHEET}.detents = {declared})")
    assert present(page) == pytest.approx(PHONE.height - height, abs=1)
    assert new_errors(page) == []


def test_a_script_that_clicks_a_part_of_a_closed_sheet_does_nothing(element):
    """This once stopped the engine: the part does not belong to any layer any more."""
    page = element()
    present(page)
    page.press("Escape")
    gone(page)
    page.evaluate(f"void {SHEET}.shadowRoot.querySelector('.quire-grabber').click()")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    assert new_errors(page) == []


def test_infinite_heights_are_all_that_there_is(element):
    page = element()
    page.evaluate(f"void ({SHEET}.detents = [{{ identifier: 'endless', height: () => Infinity }}])")
    assert present(page) == pytest.approx(STOPS.large, abs=0.5)


def test_a_name_that_no_detent_has(element):
    page = element()
    page.evaluate(f"void ({SHEET}.selectedDetent = 'nowhere')")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    warned(page, "selectedDetent", '"nowhere"')
    page.evaluate(f"void {SHEET}.addEventListener('quire-will-settle', ({{ detail }}) => detail.detent = 'elsewhere')")
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=300))
    page.wait_until(f"{pages.BOX % 'quire-sheet'}.getBoundingClientRect().top < {STOPS.large + 1}")
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    warned(page, '"elsewhere"')


def test_a_detent_that_the_user_chose_may_go(element):
    page = element()
    present(page)
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=150))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    page.evaluate(f"{SHEET}.animateChanges(() => {SHEET}.detents = 'medium')")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    # A missing detent is reported only when it is used.
    page.evaluate(f"void ({SHEET}.largestUndimmedDetent = 'large')")
    page.frames()
    warned(page, "largestUndimmedDetent", '"large"')


def test_an_element_that_is_not_there(element):
    page = element()
    page.evaluate(f"void ({SHEET}.presenter = 'nobody')")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    warned(page, "presenter", '"nobody"')


def test_what_was_set_before_the_module_came(element):
    page = element(before="""
      document.addEventListener('DOMContentLoaded', () => 0);
      new MutationObserver((_, observer) => {
        const sheet = document.querySelector('quire-sheet');
        if (!sheet) return;
        observer.disconnect();
        sheet.detents = ['300px', 'large'];
      }).observe(document, { childList: true, subtree: true });
    """)
    assert present(page) == pytest.approx(PHONE.height - 300, abs=0.5)


def test_listeners_that_throw_stop_nobody(element):
    page = element(before="addEventListener('error', (event) => event.preventDefault())")
    page.evaluate(f"""void ['quire-will-present', 'quire-progress', 'quire-will-settle', 'quire-detent-change',
      'quire-should-dismiss', 'quire-dismiss'].forEach((name) => {SHEET}.addEventListener(name, () => {{
        (window.thrown ??= new Set()).add(name); throw new Error(name); }}))""")
    present(page)
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=300))
    page.wait_until("thrown.has('quire-detent-change')")
    rest(page)
    page.press("Escape")
    gone(page)
    assert page.evaluate("thrown.size") == 6
    new_errors(page)


def test_content_that_is_replaced_under_the_finger(element):
    page = element()
    present(page)
    page.evaluate("""void (window.moves = 0, addEventListener('touchmove', () => ++moves == 5 &&
      document.querySelector('#rows').replaceChildren(...Array.from({ length: 60 }, () => document.createElement('li'))),
      { passive: true }))""")
    page.touch(drag((X, STOPS.medium + 150), (X, STOPS.medium - 100), 500, hold=300))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


def test_a_promise_that_never_settles(element):
    page = element(before="""{
      const { setTimeout: wait } = window;
      window.expired = 0;
      const expire = (body) => () => { body(); expired++; };
      window.setTimeout = (body, time, ...rest) => time === 10000 ? wait(expire(body), 300) : wait(body, time, ...rest);
    }""")
    present(page)
    page.evaluate(f"void {SHEET}.addEventListener('quire-should-dismiss', (event) =>"
                  " (window.asked = (window.asked ?? 0) + 1, event.waitUntil(new Promise(() => {}))))")
    page.press("Escape")
    page.wait_until("asked == 1")
    page.press("Escape")
    page.wait_until("expired == 1")
    assert box(page)["phase"] == "resting" and page.evaluate("asked") == 1
    warned(page, "waitUntil")
    page.press("Escape")
    page.wait_until("asked == 2")


def test_a_promise_that_is_rejected(element):
    page = element()
    present(page)
    page.evaluate(f"void {SHEET}.addEventListener('quire-should-dismiss', (event) =>"
                  " event.waitUntil(Promise.reject(new Error('no'))))")
    page.press("Escape")
    page.frames(5)
    assert box(page)["phase"] == "resting"
    warned(page, "waitUntil", "rejected")


def test_an_element_in_no_document(element):
    page = element()
    assert page.evaluate("document.createElement('quire-sheet').present()") is False
    warned(page, "no document")
