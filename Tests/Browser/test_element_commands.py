# SPDX-License-Identifier: Apache-2.0
"""`<quire-sheet>` without scripts of the page: buttons with commands, forms that close it, what may close it, labels.
"""

import pytest

from element import BOX, gone, present, rest
from engines import tap
from test_element import listen, received

SHEET = "document.querySelector('quire-sheet')"
# A page of three buttons, in place of the example's own.
BUTTONS = """void (document.querySelector('#app').innerHTML = ['--present', '--dismiss', '--request-dismiss'].map((command) =>
  `<p><button commandfor="harbors" command="${command}">${command}</button></p>`).join(''))"""


def press(page, command):
    page.evaluate(f"document.querySelector('[command=\"{command}\"]').click()")


def test_buttons_with_commands_open_and_close(element):
    page = element()
    page.evaluate(BUTTONS)
    listen(page, "quire-dismiss", "quire-should-dismiss")
    press(page, "--present")
    rest(page)
    press(page, "--dismiss")
    gone(page)
    assert received(page) == [["quire-dismiss", {"byUser": False, "returnValue": ""}]]
    press(page, "--present")
    rest(page)
    press(page, "--request-dismiss")
    gone(page)
    assert [name for name, _ in received(page)][1:] == ["quire-should-dismiss", "quire-dismiss"]
    assert received(page)[-1][1]["byUser"] is True


@pytest.mark.one_engine
def test_a_request_may_be_refused(element):
    page = element()
    page.evaluate(BUTTONS)
    present(page)
    page.evaluate(f"void {SHEET}.addEventListener('quire-should-dismiss', (event) => event.preventDefault())")
    listen(page, "quire-dismiss-attempt")
    press(page, "--request-dismiss")
    assert received(page) == [["quire-dismiss-attempt", {}]]
    assert page.evaluate(f"{SHEET}.requestDismiss()") is False
    assert page.evaluate(f"{SHEET}.open")


def test_a_form_closes_it_and_gives_its_value(element):
    page = element()
    page.evaluate("document.querySelector('#rows').outerHTML ="
                  " '<form method=dialog><button id=yes value=yes>Yes</button></form>'")
    present(page)
    listen(page, "quire-dismiss")
    page.evaluate("document.querySelector('#yes').click()")
    gone(page)
    assert received(page) == [["quire-dismiss", {"byUser": False, "returnValue": "yes"}]]
    assert page.evaluate(f"{SHEET}.returnValue") == "yes"
    present(page)
    assert page.evaluate(f"{SHEET}.returnValue") == ""


@pytest.mark.one_engine
@pytest.mark.parametrize("value, by_tap, by_key", [("any", True, True), ("closerequest", False, True), ("none", False, False)])
def test_what_may_close_it(element, value, by_tap, by_key):
    page = element()
    page.evaluate(f"{SHEET}.setAttribute('closedby', '{value}')")
    assert page.evaluate(f"{SHEET}.closedBy") == value
    present(page)
    page.touch(tap(100, 60))
    page.frames(4)
    page.wait_until(f"{BOX % 'quire-sheet'}.dataset.quirePhase != 'dismissing'")
    assert page.evaluate(f"{SHEET}.open") is not by_tap
    if by_tap:
        present(page)
    page.press("Escape")
    page.frames(4)
    page.wait_until(f"{BOX % 'quire-sheet'}.dataset.quirePhase != 'dismissing'")
    assert page.evaluate(f"{SHEET}.open") is not by_key


@pytest.mark.one_engine
def test_every_label_has_an_attribute(element):
    page = element()
    labels = {"grabber": "Griff", "medium": "Halbe Höhe", "large": "Volle Höhe", "steps": "Die Pfeiltasten."}
    for name, text in labels.items():
        page.evaluate(f"{SHEET}.setAttribute('label-{name}', '{text}')")
    page.evaluate("void (customElements.get('quire-sheet').labels = { height: '{} Prozent' })")
    present(page)
    grabber = f"{SHEET}.shadowRoot.querySelector('.quire-grabber')"
    assert page.evaluate(f"{grabber}.ariaLabel") == "Griff"
    description = f"{grabber}.getRootNode().getElementById({grabber}.getAttribute('aria-describedby')).textContent"
    assert page.evaluate(description) == "Halbe Höhe. Die Pfeiltasten."
    page.evaluate(f"void ({SHEET}.detents = ['0.5', 'large'])")
    page.evaluate(f"{SHEET}.animateChanges(() => {SHEET}.selectedDetent = '0.5')")
    assert "Prozent" in page.evaluate(description)
    page.evaluate(f"void ({SHEET}.setAttribute('label-grabber', 'Handle'), {SHEET}.setAttribute('aria-label', 'Ports'))")
    assert page.evaluate(f"{grabber}.ariaLabel") == "Handle"
    assert page.evaluate(f"{SHEET}.shadowRoot.querySelector('[part=sheet]').ariaLabel") == "Ports"


@pytest.mark.one_engine
def test_the_current_detent_is_known(element):
    page = element()
    assert page.evaluate(f"{SHEET}.currentDetent") is None
    present(page)
    assert page.evaluate(f"[{SHEET}.currentDetent, {SHEET}.selectedDetent]") == ["medium", None]
    page.evaluate(f"{SHEET}.animateChanges(() => {SHEET}.selectedDetent = 'large')")
    assert page.evaluate(f"{SHEET}.currentDetent") == "large"
    page.evaluate(f"{SHEET}.dismiss()")
    assert page.evaluate(f"{SHEET}.currentDetent") is None


@pytest.mark.one_engine
def test_only_what_keys_must_reach_is_a_tab_stop(element):
    page = element()
    present(page)
    parts = f"['.quire-fade', '.quire-body'].map((name) => {SHEET}.shadowRoot.querySelector(name).tabIndex)"
    assert page.evaluate(parts) == [-1, -1], "the rows are buttons"
    page.evaluate(f"{SHEET}.dismiss()")
    page.evaluate("void (document.querySelector('#rows').innerHTML = '<li><p>A text</p></li>'.repeat(60))")
    present(page)
    assert page.evaluate(parts) == [-1, 0]
    body = f"{SHEET}.shadowRoot.querySelector('[part=body]')"
    assert page.evaluate(f"[{body}.getAttribute('role'), {body}.ariaLabel]") == ["group", "Harbors"]


@pytest.mark.one_engine
def test_a_sheet_that_is_open_from_the_start_is_reached_by_keys(element):
    page = element()
    page.evaluate("""void document.body.insertAdjacentHTML("beforeend",
      `<quire-sheet id="early" open detents="120px large" largest-undimmed-detent="120px">${"<p>A text</p>".repeat(60)}`)""")
    page.wait_until("early.shadowRoot.querySelector('[part=body]').tabIndex === 0")


@pytest.mark.one_engine
def test_progress_costs_nothing_once_nobody_listens(element):
    page = element()
    present(page)
    page.evaluate(f"""void (window.heard = [0, 0, 0], window.third = null, window.stop = new AbortController(),
      {SHEET}.addEventListener('quire-progress', () => heard[0]++, {{ once: true }}),
      {SHEET}.addEventListener('quire-progress', third = () => {{}}, null),
      {SHEET}.removeEventListener('quire-progress', third, null),
      {SHEET}.addEventListener('quire-progress', () => heard[1]++, {{ signal: stop.signal }}),
      window.third = () => heard[2]++, {SHEET}.addEventListener('quire-progress', third, true),
      {SHEET}.removeEventListener('quire-progress', third))""")
    move = f"{SHEET}.animateChanges(() => {SHEET}.selectedDetent = '%s')"
    turns = "customElements.get('quire-sheet').turns"
    page.evaluate(move % "large")
    heard = page.evaluate("heard")
    assert heard[0] == 1 and heard[1] > 2 and heard[2] > 2
    page.evaluate(f"void (stop.abort(), {SHEET}.removeEventListener('quire-progress', third, true))")
    page.frames(2)
    before = page.evaluate(turns)
    page.evaluate(move % "medium")
    assert page.evaluate("heard") == heard
    assert page.evaluate(turns) - before < 5
