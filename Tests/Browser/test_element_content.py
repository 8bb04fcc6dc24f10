# SPDX-License-Identifier: Apache-2.0
"""Content of `<quire-sheet>` with gestures of its own: maps, handles, carousels, signature fields, by finger and mouse."""

import pytest

import rules
from element import box, gone, present, rest, top
from engines import PHONE, drag, path
from test_element import center

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
BODY = f"{SHEET}.shadowRoot.querySelector('.quire-body')"
# The ways in which a page can keep a gesture.
WAYS = {
    "touch-action": "map.style.touchAction = 'none'",
    "touchstart": "map.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })",
    "delegated touchstart": """document.addEventListener('touchstart',
      (event) => event.target.id === 'map' && event.preventDefault(), { passive: false })""",
    "pointerdown": "map.addEventListener('pointerdown', (event) => event.preventDefault())",
    "mousedown": "map.addEventListener('mousedown', (event) => event.preventDefault())",
    "delegated mousedown": """document.addEventListener('mousedown',
      (event) => event.target.id === 'map' && event.preventDefault())""",
    "capture": "map.addEventListener('pointerdown', (event) => map.setPointerCapture(event.pointerId))",
    "late capture": """map.addEventListener('pointermove', (event) =>
      event.buttons && !map.hasPointerCapture(event.pointerId) && map.setPointerCapture(event.pointerId))""",
    "draggable": "map.draggable = true, map.addEventListener('dragstart', (event) => event.preventDefault())",
}


def put(page, keep, html='<div id="map" style="height: 200px; background: #cde"></div>'):
    """Puts an element at the top of the content that keeps a gesture in one of the ways, and counts its events."""
    page.evaluate(f"""void (document.querySelector('#rows').insertAdjacentHTML('beforebegin', '{html}'),
      window.map = document.querySelector('#map'), window.moves = 0,
      ['pointermove', 'touchmove'].forEach((type) => map.addEventListener(type, () => moves++)), {keep})""")
    present(page)
    return center(page, "#map")


def assert_still(page):
    page.frames(3)
    assert box(page)["phase"] == "resting" and top(page) == pytest.approx(STOPS.medium, abs=0.5)


def mouse_drag(page, x, y, dx, dy, steps=10, up=True):
    page.mouse("move", x, y)
    page.mouse("down", x, y)
    for step in range(1, steps + 1):
        page.mouse("move", round(x + dx * step / steps), round(y + dy * step / steps))
    if up:
        page.mouse("up", x + dx, y + dy)


@pytest.mark.spread
@pytest.mark.parametrize("way", ["touch-action", "touchstart", "delegated touchstart"])
def test_content_that_pans_itself_keeps_its_fingers(element, way):
    page = element()
    x, y = put(page, WAYS[way])
    page.touch(drag((x, y), (x + 40, y - 180), 300, hold=100))
    assert page.evaluate("moves") > 3
    assert_still(page)
    page.touch(drag((x, y), (x, y + 200), 300, hold=100))
    assert_still(page)
    # Outside it, the sheet can be pulled as usual.
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=150))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


@pytest.mark.spread
@pytest.mark.parametrize("way", ["touch-action", "pointerdown", "mousedown", "delegated mousedown", "capture", "late capture",
                                 "draggable"])
def test_content_that_is_dragged_keeps_its_mouse(element, way):
    page = element()
    x, y = put(page, WAYS[way])
    mouse_drag(page, x, y, 20, -180)
    if way != "draggable":
        assert page.evaluate("moves") > 0
    assert_still(page)


def test_content_without_gestures_moves_the_sheet_by_finger_and_mouse(element):
    page = element()
    x, y = put(page, "map.style.touchAction = 'manipulation'")
    mouse_drag(page, x, y, 0, -250)
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    x, y = center(page, "#map")
    page.touch(drag((x, y), (x, y + 300), 400, hold=300))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_a_handle_reorders_by_finger(element):
    page = element()
    x, y = put(page, "map.style.touchAction = 'none'",
               '<div style="display: flex"><span style="flex: 1">Stop</span><b id="map" style="width: 44px; height: 44px">'
               '</b></div>')
    page.evaluate("""void (map.addEventListener('pointerdown', ({ pointerId }) => map.setPointerCapture(pointerId)),
      ['pointerup', 'touchend'].forEach((type) => map.addEventListener(type, () => (window.dropped = true))))""")
    page.touch(drag((x, y), (x, y + 160), 300, hold=100))
    page.wait_until("window.dropped")
    assert_still(page)
    page.touch(drag((X, y), (X, y - 250), 400, hold=150))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


def test_content_that_owns_the_vertical_axis(element):
    page = element()
    x, y = put(page, "map.style.touchAction = 'pan-x'")
    page.touch(drag((x, y), (x + 8, y - 200), 300, hold=100))
    assert_still(page)


def test_content_that_owns_the_horizontal_axis(element):
    page = element()
    x, y = put(page, "map.style.touchAction = 'pan-y'")
    page.touch(drag((x, y), (x - 120, y - 60), 300, hold=100))
    assert_still(page)
    # WebKitGTK scrolls both ways by a finger that moves across.
    page.evaluate(f"void ({BODY}.scrollTop = 0)")
    page.touch(drag((x, y), (x - 8, y - 250), 400, hold=150))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5), "the other axis is the sheet's"


# First a tremor in the direction of the sheet, then the content's own direction, with a drift.
DRIFT = [(0, 0, 0), (16, 0, -2), (33, 1, -3), (50, 12, -4), (66, 30, -8), (100, 60, -20), (150, 100, -30), (200, 140, -40)]


@pytest.mark.spread
@pytest.mark.parametrize("html", [
    '<div id="map" style="height: 80px; touch-action: pan-y"></div>',
    '<input id="map" type="range" style="width: 300px">',
    '<div id="map" role="slider" style="height: 80px"></div>',
    '<div id="map" style="overflow-x: auto"><div style="width: 2000px; height: 80px"></div></div>',
], ids=["carousel", "range", "slider", "scroller"])
def test_a_drift_on_content_that_owns_the_other_axis(element, html):
    page = element()
    _, y = put(page, "0", html)
    x = X
    page.touch(path([(at, x + dx, y + dy) for at, dx, dy in DRIFT]))
    assert_still(page)
    page.evaluate(f"void ({BODY}.scrollTop = 0)")
    page.touch(drag((x, y), (x - 4, y - 250), 400, hold=150))
    if "range" not in html:
        assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


def test_a_vertical_slider_keeps_its_gesture(element):
    page = element()
    x, y = put(page, "0", '<input id="map" type="range" style="writing-mode: vertical-lr; width: 30px; height: 160px">')
    page.touch(drag((x, y), (x + 4, y - 120), 300, hold=100))
    assert_still(page)


@pytest.mark.parametrize("moved", [False, True], ids=["at once", "after a move"])
def test_a_mouse_released_elsewhere_lets_go(element, moved):
    page = element()
    present(page)
    # Beside the title, where a mouse would select text.
    x, y = 300, STOPS.medium + 30
    mouse_drag(page, x, y, 0, -60 if moved else 0, steps=4 if moved else 1, up=False)
    # As in an iframe, or outside the window: the page does not receive the release.
    page.evaluate("void ['pointerup', 'mouseup'].forEach((type) => addEventListener(type,"
                  " (event) => event.stopImmediatePropagation(), { capture: true, once: true }))")
    page.mouse("up", x, y - 60 if moved else y)
    page.mouse("move", x, y - 80)
    page.mouse("move", x, y - 200)
    page.mouse("move", x, y - 320)
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    # The next press is a normal press.
    mouse_drag(page, x, y, 0, -250)
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


def test_a_map_in_a_closed_sheet_is_left_alone(element):
    page = element()
    x, y = put(page, WAYS["touch-action"])
    page.touch(drag((x, y), (x, y - 100), 200, end="cancel"))
    page.press("Escape")
    gone(page)
