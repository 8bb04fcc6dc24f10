# SPDX-License-Identifier: Apache-2.0
"""Questions of `<quire-sheet>` with late answers: `waitUntil` with a function and with a promise."""

import pytest

import rules
from element import gone, present, rest
from engines import PHONE, Touch, drag
from test_element import listen, received

pytestmark = pytest.mark.one_engine

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
ASK = f"""void (window.asked = 0, {SHEET}.addEventListener('quire-should-dismiss', (event) =>
  event.waitUntil(() => (asked++, new Promise((resolve) => window.say = resolve)))))"""
PROMISE = f"""void (window.asked = 0, {SHEET}.addEventListener('quire-should-dismiss', (event) =>
  (asked++, event.waitUntil(new Promise((resolve) => window.say = resolve)))))"""


def pull(page, end):
    page.touch(drag((X, STOPS.medium + 30), (X, PHONE.height - 20), 400, end=end))


@pytest.mark.parametrize("listener", [ASK, PROMISE], ids=["function", "promise"])
def test_a_pull_that_is_taken_back_dismisses_nothing(element, listener):
    page = element()
    present(page)
    page.evaluate(listener)
    listen(page, "quire-dismiss", "quire-dismiss-attempt")
    script = drag((X, STOPS.medium + 30), (X, PHONE.height - 60), 300, end=None)
    back = drag((X, PHONE.height - 60), (X, STOPS.medium + 20), 400, hold=200, at=script[-1].at)[1:]
    page.touch([*script, *back])
    assert page.evaluate("asked") == (0 if listener is ASK else 1)
    page.evaluate("void window.say?.(true)")
    rest(page)
    page.frames(3)
    assert page.evaluate(f"{SHEET}.open") and received(page) == []
    # The next question is a new one.
    pull(page, "end")
    page.wait_until(f"asked == {1 if listener is ASK else 2}")
    page.evaluate("void say(true)")
    gone(page)
    assert [name for name, _ in received(page)] == ["quire-dismiss"]


@pytest.mark.parametrize("answers", [(True, True), (False, True), (True, False)])
def test_every_listener_that_takes_its_time_decides(element, answers):
    page = element()
    present(page)
    listen(page, "quire-dismiss", "quire-dismiss-attempt")
    for index, answer in enumerate(answers):
        wait = f"Promise.resolve({str(answer).lower()})"
        page.evaluate(f"""void {SHEET}.addEventListener('quire-should-dismiss', (event) =>
          event.waitUntil({f"() => {wait}" if index else wait}))""")
    assert page.evaluate(f"{SHEET}.requestDismiss()") is all(answers)
    assert [name for name, _ in received(page)] == ["quire-dismiss" if all(answers) else "quire-dismiss-attempt"]


def test_the_question_is_put_at_release_and_a_refusal_is_told_once(element):
    page = element()
    present(page)
    page.evaluate(ASK)
    listen(page, "quire-dismiss", "quire-dismiss-attempt")
    pull(page, None)
    assert page.evaluate("asked") == 0
    page.touch([Touch(0, "end", X, PHONE.height - 20)])
    page.wait_until("asked == 1")
    page.press("Escape")
    assert page.evaluate("asked") == 1 and received(page) == []
    rest(page)
    page.evaluate("void say(false)")
    page.wait_until("received.length == 1")
    page.frames(3)
    assert received(page) == [["quire-dismiss-attempt", {}]] and page.evaluate(f"{SHEET}.open")


def test_an_answer_to_a_key_is_told_once(element):
    page = element()
    present(page)
    page.evaluate(ASK)
    listen(page, "quire-dismiss", "quire-dismiss-attempt")
    page.press("Escape")
    page.wait_until("asked == 1")
    page.evaluate("void say(false)")
    page.wait_until("received.length == 1")
    page.frames(3)
    assert received(page) == [["quire-dismiss-attempt", {}]]


def test_a_late_answer_takes_no_sheet_above_away(element):
    page = element("stack.html")
    present(page, "#letter")
    page.evaluate("""void document.querySelector('#letter').addEventListener('quire-should-dismiss', (event) =>
      event.waitUntil(new Promise((resolve) => window.say = resolve)))""")
    page.press("Escape")
    page.wait_until("window.say")
    present(page, "#stamps")
    page.evaluate("void say(true)")
    page.frames(5)
    assert page.evaluate("['letter', 'stamps'].map((id) => document.getElementById(id).open)") == [True, True]
