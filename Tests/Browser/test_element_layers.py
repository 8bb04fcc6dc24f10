# SPDX-License-Identifier: Apache-2.0
"""Dialogs and popovers in the content of `<quire-sheet>`: fingers, wheels, mice and keys on them are not the sheet's,
and the page is usable again once the sheet has gone."""

import pytest

import rules
from element import BOX, box, gone, present, rest, top
from engines import PHONE, Touch, drag, tap
from test_element import center

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
DIALOG = '<dialog id="layer"><p id="words">Throw this letter away?</p><button>Keep</button></dialog>'
MENU = '<div id="layer" popover="auto"><p id="words">Move to another folder</p><button>Archive</button></div>'
NOTE = '<div id="layer" popover="manual"><p id="words">A note</p><button>Read</button></div>'


def open_layer(page, html, within="the content"):
    """Presents the sheet, and opens a layer in its content."""
    if within == "a shadow tree":
        page.evaluate(f"""void ({SHEET}.insertAdjacentHTML('beforeend', '<div id="part"></div>'),
          document.querySelector('#part').attachShadow({{ mode: 'open' }}).innerHTML = '{html}',
          window.layer = document.querySelector('#part').shadowRoot.querySelector('#layer'))""")
    else:
        page.evaluate(f"""void ({SHEET}.insertAdjacentHTML('beforeend', '{html}'),
          window.layer = document.querySelector('#layer'))""")
    present(page)
    press(page)
    page.evaluate("void (layer.localName === 'dialog' ? layer.showModal() : layer.showPopover())")
    page.evaluate("void layer.querySelector('button').focus()")


def press(page):
    """A press, as before every layer that opens: one Escape closes all layers that opened since the last press."""
    page.touch(tap(X, STOPS.medium + 30))


def is_open(page):
    return page.evaluate("layer.matches(':modal, :popover-open')")


def assert_usable(page):
    """A finger presses the page's button, and the sheet can be presented again."""
    page.evaluate("void (window.presses = 0, document.querySelector('h1').onclick = () => presses++)")
    page.touch(tap(*center(page, "h1")))
    page.wait_until("presses == 1")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)


@pytest.mark.spread
@pytest.mark.parametrize("how", ["dismiss()", "dismiss({ animated: false })", "requestDismiss()"])
@pytest.mark.parametrize("html", [DIALOG, MENU, NOTE], ids=["dialog", "menu", "note"])
def test_a_layer_in_the_content_goes_with_the_sheet(element, html, how):
    page = element()
    open_layer(page, html)
    assert is_open(page)
    page.evaluate(f"void {SHEET}.{how}")
    gone(page)
    assert not is_open(page)
    assert_usable(page)
    assert not is_open(page)


@pytest.mark.spread
@pytest.mark.parametrize("html", [DIALOG, MENU], ids=["dialog", "menu"])
def test_a_layer_in_a_shadow_tree_of_the_content_goes_with_the_sheet(element, html):
    page = element()
    open_layer(page, html, "a shadow tree")
    assert page.evaluate(f"{SHEET}.dismiss()") is True
    gone(page)
    assert not is_open(page)
    assert_usable(page)


def test_a_dialog_in_the_upper_of_two_sheets_goes_with_both(element):
    page = element("stack.html")
    present(page, "#letter")
    present(page, "#stamps")
    page.evaluate(f"""void (document.querySelector('#stamps').insertAdjacentHTML('beforeend', '{DIALOG}'),
      window.layer = document.querySelector('#layer'), layer.showModal())""")
    assert page.evaluate("document.querySelector('#letter').dismiss()") is True
    gone(page, "#letter")
    assert not is_open(page)


@pytest.mark.parametrize("html", [DIALOG, NOTE], ids=["dialog", "note"])
def test_a_layer_goes_with_a_sheet_that_a_finger_pulls_away(element, html):
    """The layer opens while the finger has the sheet; before that, it would take the finger."""
    page = element()
    page.evaluate(f"""void ({SHEET}.insertAdjacentHTML('beforeend', '{html}'),
      window.layer = document.querySelector('#layer'))""")
    present(page)
    pull = drag((X, STOPS.medium + 30), (X, STOPS.medium + 330), 300, end=None)
    page.touch(pull)
    page.evaluate("void (layer.localName === 'dialog' ? layer.showModal() : layer.showPopover())")
    at = pull[-1].at
    page.touch([Touch(at + 16, "move", X, STOPS.medium + 360), Touch(at + 32, "end", X, STOPS.medium + 360)])
    gone(page)
    assert not is_open(page)
    assert_usable(page)


FULL = "document.fullscreenElement"


@pytest.mark.needs("full screen")
@pytest.mark.parametrize("how", ["dismiss()", "dismiss({ animated: false })"])
def test_full_screen_ends_with_the_sheet(element, how):
    page = element()
    present(page)
    page.evaluate(f"""void ({SHEET}.insertAdjacentHTML('afterbegin',
      '<button id="map" style="display: block; width: 300px; height: 80px">A chart</button>'),
      document.querySelector('#map').onclick = ({{ target }}) => target.requestFullscreen())""")
    page.frames(3)
    x, y = center(page, "#map")
    for kind in ("move", "down", "up"):
        page.mouse(kind, x, y)
    page.wait_until(f"{FULL}?.id === 'map'")
    page.touch(drag((X, 200), (X, 600), 300, hold=100))
    page.frames(3)
    assert box(page)["phase"] == "resting", "a finger on it is not the sheet's"
    assert page.evaluate(f"{FULL}?.id") == "map"
    page.evaluate(f"void {SHEET}.{how}")
    gone(page)
    page.wait_until(f"{FULL} === null")
    assert_usable(page)


@pytest.mark.spread
@pytest.mark.parametrize("html", [DIALOG, MENU, NOTE], ids=["dialog", "menu", "note"])
def test_a_finger_on_a_layer_in_the_content_moves_no_sheet(element, html):
    page = element()
    open_layer(page, html)
    x, y = center(page, "#words")
    page.touch(drag((x, y), (x, y - 250), 400, hold=300, end=None))
    page.frames(3)
    assert box(page)["phase"] == "resting" and top(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.touch(tap(x, y))


@pytest.mark.spread
@pytest.mark.parametrize("html", [DIALOG, NOTE], ids=["dialog", "note"])
def test_a_mouse_on_a_layer_in_the_content_moves_no_sheet(element, html):
    page = element()
    open_layer(page, html)
    page.evaluate("void (document.querySelector('#words').style.userSelect = 'none')")
    x, y = center(page, "#words")
    page.mouse("move", x, y)
    page.mouse("down", x, y)
    for step in range(1, 11):
        page.mouse("move", x, y + 14 * step)
    page.frames(3)
    assert box(page)["phase"] == "resting" and top(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.mouse("up", x, y + 140)


@pytest.mark.needs("wheel")
def test_a_wheel_on_a_layer_in_the_content_moves_no_sheet(element):
    page = element()
    open_layer(page, DIALOG)
    page.evaluate("void (window.wheels = 0, addEventListener('wheel', () => wheels++))")
    x, y = center(page, "#words")
    page.turn(x, y, [(0, 100), (16, 100), (32, 60)])
    page.wait_until("wheels > 0")
    page.frames(5)
    assert box(page)["phase"] == "resting" and top(page) == pytest.approx(STOPS.medium, abs=0.5)


@pytest.mark.spread
@pytest.mark.parametrize("within", ["the content", "a shadow tree"])
@pytest.mark.parametrize("html", [DIALOG, MENU], ids=["dialog", "menu"])
def test_escape_closes_the_layer_first_and_then_the_sheet(element, html, within):
    page = element()
    open_layer(page, html, within)
    page.press("Escape")
    page.wait_until("!layer.matches(':modal, :popover-open')")
    page.frames(3)
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.press("Escape")
    gone(page)


def test_escape_closes_a_dialog_that_has_lost_the_focus(element):
    page = element()
    page.evaluate(f"""void (document.body.insertAdjacentHTML('beforeend', '{DIALOG}'),
      window.layer = document.querySelector('#layer'))""")
    present(page)
    press(page)
    page.evaluate("void (layer.showModal(), document.activeElement.blur())")
    page.press("Escape")
    page.wait_until("!layer.open")
    page.frames(3)
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_escape_closes_a_sheet_in_a_dialog_before_the_dialog(element):
    page = element()
    page.evaluate(f"""void (window.sheet = {SHEET}, window.layer = document.createElement('dialog'),
      document.body.append(layer), layer.append(sheet), layer.showModal())""")
    press(page)
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.press("Escape")
    page.wait_until(f"!sheet.open && {BOX % 'quire-sheet'}.dataset.quirePhase === undefined")
    assert page.evaluate("layer.open")


@pytest.mark.one_engine
def test_without_an_engine_escape_closes_the_dialog_first(element):
    from test_element_loading import NEVER, warned

    page = element.bare("plain.html", before=NEVER)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"""void ({SHEET}.insertAdjacentHTML('beforeend', '{DIALOG}'),
      window.layer = document.querySelector('#layer'))""")
    assert page.evaluate(f"{SHEET}.present()") is True
    warned(page, "no engine")
    page.evaluate("void layer.showModal()")
    page.touch(tap(*center(page, "#words")))
    page.press("Escape")
    page.wait_until("!layer.open")
    page.frames(3)
    assert page.evaluate(f"{SHEET}.open")
    page.evaluate("void layer.showModal()")
    assert page.evaluate(f"{SHEET}.dismiss()") is True
    assert not page.evaluate("layer.open")
