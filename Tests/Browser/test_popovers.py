# SPDX-License-Identifier: Apache-2.0
"""Popovers: the engine's position, the arrow to the source, and the change into a sheet and back with the same content.
"""

import dataclasses

import pytest

import bench
from engines import PHONE, TABLET, drag, tap

pytestmark = pytest.mark.one_engine

BOX = "document.querySelector('[data-quire-part=popover]')"
SHEET = bench.SHEET
ARROW = "document.querySelector('.quire-arrow')"
CARD = "document.querySelector('.quire-popover-background > *')"
CARD_ARROW = 14
# The insets of the content in the card.
CARD_INSETS = {"top": 36, "left": 6, "bottom": 6, "right": 6}
ARROW_HEIGHT = 13
MARGIN = 10
WAYS = ("up", "down", "left", "right")


def box(page, element):
    return page.evaluate(
        f"(({{ left, top, right, bottom }}) => ({{ left, top, right, bottom }}))({element}.getBoundingClientRect())")


def source(page, way, kind="Points"):
    return box(page, f"[...document.querySelectorAll('button')].find((each) => each.textContent == '{kind} {way}')")


def middle(one, low, high):
    return (one[low] + one[high]) / 2


def show(page, way, kind="Points"):
    bench.press(page, f"{kind} {way}")
    page.wait_until(f"{BOX}?.dataset.quirePhase == 'resting'")


def near(value):
    return pytest.approx(value, abs=0.5)


@pytest.mark.parametrize("way", WAYS)
def test_an_arrow_points_at_its_source(visit, way):
    page = visit(TABLET)
    at = source(page, way)
    show(page, way)
    body, arrow = box(page, BOX), box(page, ARROW)
    assert [body["right"] - body["left"], body["bottom"] - body["top"]] == near([280, 300])
    assert page.evaluate(f"{ARROW}.dataset.quireArrow") == way
    # The foot is on the body's edge and the tip on the source's.
    low, high, across = ("top", "bottom", ("left", "right")) if way in ("up", "down") else (
        "left", "right", ("top", "bottom"))
    if way in ("up", "left"):
        assert [arrow[low], arrow[high]] == near([at[high], body[low]])
    else:
        assert [arrow[high], arrow[low]] == near([at[low], body[high]])
    assert arrow[high] - arrow[low] == near(ARROW_HEIGHT)
    assert middle(arrow, *across) == near(middle(at, *across))
    # The body keeps its margin from the window's edges.
    assert body["left"] >= MARGIN - 0.5 and body["right"] <= TABLET.width - MARGIN + 0.5
    assert body["top"] >= MARGIN - 0.5 and body["bottom"] <= TABLET.height - MARGIN + 0.5


def click(page, x, y):
    for act in ("move", "down", "up"):
        page.mouse(act, x, y)


def test_what_is_beside_a_popover_dismisses_it(visit):
    page = visit(TABLET)
    show(page, "up")
    click(page, 100, 900)
    page.wait_until(f"{BOX} == null")
    assert page.evaluate(f"{ARROW}") is None


def test_a_tap_beside_a_popover_presses_nothing_but_it(visit):
    page = visit(TABLET)
    below = bench.button(page, "Pressed")
    show(page, "up")
    page.touch(tap(*below))
    page.wait_until(f"{BOX} == null")
    assert page.evaluate("[...document.querySelectorAll('button')].some((each) => each.textContent == 'Pressed 0 times')")


def test_a_drag_moves_no_popover(visit):

    page = visit(TABLET)
    show(page, "up")
    before = box(page, BOX)
    page.touch(drag((before["left"] + 60, before["top"] + 20), (before["left"] + 60, before["top"] + 220), 300))
    page.frames(5)
    assert box(page, BOX) == before


def test_it_turns_into_a_sheet_and_back_with_its_content(visit):
    page = visit(TABLET)
    show(page, "right")
    before = box(page, BOX)
    field = f"{BOX}.querySelector('input')"
    page.evaluate(
        f"void (window.kept = {BOX}, window.list = {BOX}.querySelector('.quire-scroll'), window.field = {field},"
        " window.moved = [], new MutationObserver((all) => moved.push(...all.flatMap(({ removedNodes }) =>"
        " [...removedNodes]).filter((node) => node.contains(field)))).observe(document, { childList: true, subtree: true }))")
    page.evaluate("void (field.focus({ preventScroll: true }), field.setRangeText('kept', 0, 0, 'end'))")
    page.evaluate("void (list.scrollTop = 7)")
    page.frames(3)
    page.resize(PHONE.width, PHONE.height)
    page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'")
    assert page.evaluate(f"{SHEET} == kept")
    sheet = box(page, SHEET)
    assert [sheet["left"], sheet["right"], sheet["bottom"] >= PHONE.height] == [0, PHONE.width, True]
    assert page.evaluate(f"{ARROW} == null || getComputedStyle({ARROW}).display == 'none'")
    assert page.evaluate("[document.activeElement == field, field.value, list.scrollTop]") == [True, "kept", 7]
    page.resize(TABLET.width, TABLET.height)
    page.wait_until(f"{BOX}?.dataset.quirePhase == 'resting'")
    assert page.evaluate(f"{BOX} == kept")
    assert box(page, BOX) == near(before)
    assert page.evaluate(f"getComputedStyle({ARROW}).display") != "none"
    assert page.evaluate("[document.activeElement == field, field.value, list.scrollTop]") == [True, "kept", 7]
    assert page.evaluate("moved.length") == 0


@pytest.mark.parametrize("way", WAYS)
def test_a_card_of_the_apps_own(visit, way):
    page = visit(TABLET)
    at = source(page, way, "Card")
    show(page, way, "Card")
    body, card = box(page, BOX), box(page, CARD)
    assert [body["right"] - body["left"], body["bottom"] - body["top"]] == near([280, 300])
    # The tip is on the source's edge, opposite its center, and the card ends there.
    toward, facing, back, across = {
        "up": ("top", "bottom", 1, ("left", "right")), "down": ("bottom", "top", -1, ("left", "right")),
        "left": ("left", "right", 1, ("top", "bottom")), "right": ("right", "left", -1, ("top", "bottom"))}[way]
    assert card[toward] == near(at[facing])
    for edge, inset in CARD_INSETS.items():
        room = inset + (CARD_ARROW if edge == toward else 0)
        assert (body[edge] - card[edge]) * (1 if edge in ("top", "left") else -1) == near(room)
    # The drawn arrow: a square rotated by 45 degrees. The plate hides one half.
    tip, plate = (box(page, f"{CARD}.children[{index}]") for index in (0, 1))
    # Its corners are slightly round.
    assert tip[toward] == pytest.approx(at[facing], abs=1.5)
    assert middle(tip, *across) == near(middle(at, *across))
    assert plate[toward] == near(at[facing] + back * CARD_ARROW)
    # No border of the system is shown, and the card is not clipped.
    shown = f"getComputedStyle(document.querySelector('.quire-shadow')).display, getComputedStyle({ARROW}).display"
    assert page.evaluate(f"[{shown}]") == ["none", "none"]
    spot = (middle(tip, "left", "right"), middle(tip, "top", "bottom"))
    nudge = (CARD_ARROW / 2) * -back
    point = (spot[0], spot[1] + nudge) if way in ("up", "down") else (spot[0] + nudge, spot[1])
    assert page.evaluate(f"{CARD}.contains(document.elementFromPoint({point[0]}, {point[1]}))")


def test_touches_on_a_card_reach_it_and_dismiss_nothing(visit):
    page = visit(TABLET)
    show(page, "right", "Card")
    card = box(page, CARD)
    click(page, card["left"] + 150, card["top"] + 18)
    click(page, card["left"] + 3, card["bottom"] - 40)
    # Outside the arrow, in a part where the card draws nothing.
    click(page, card["right"] - 4, card["top"] + 4)
    bench.press(page, "Turn")
    page.wait_until(f"{CARD}.textContent.includes('Turned 1 times')")
    assert page.evaluate(f"{BOX}?.dataset.quirePhase") == "resting"
    click(page, card["left"] - 4, card["top"] + 4)
    page.wait_until(f"{BOX} == null")
    assert page.evaluate(f"{CARD}") is None


def test_a_card_is_no_sheets_and_comes_back(visit):
    page = visit(TABLET)
    show(page, "right", "Card")
    before = box(page, CARD)
    field = f"{BOX}.querySelector('.quire-clip input')"
    page.evaluate(
        f"void (window.kept = {BOX}, window.card = {CARD}, window.field = {field}, window.moved = [],"
        " new MutationObserver((all) => moved.push(...all.flatMap(({ removedNodes }) => [...removedNodes])"
        ".filter((node) => node.contains(field)))).observe(document, { childList: true, subtree: true }))")
    page.evaluate("void (field.focus({ preventScroll: true }), field.setRangeText('kept', 0, 0, 'end'))")
    page.frames(3)
    page.resize(PHONE.width, PHONE.height)
    page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'")
    assert page.evaluate(f"{SHEET} == kept && {CARD} == null && !card.isConnected")
    assert page.evaluate("getComputedStyle(kept.querySelector('.quire-shadow')).display") == "block"
    assert page.evaluate(f"getComputedStyle({SHEET}).backgroundColor") != "rgba(0, 0, 0, 0)"
    page.resize(TABLET.width, TABLET.height)
    page.wait_until(f"{BOX}?.dataset.quirePhase == 'resting'")
    assert box(page, CARD) == near(before)
    assert page.evaluate("[document.activeElement == field, field.value, moved.length]") == [True, "kept", 0]


def plain(visit, is_dark):
    """A page with a root view that follows the device's light or dark appearance."""
    page = visit(dataclasses.replace(TABLET, dark=is_dark))
    page.evaluate("void (document.querySelector(\"[data-quire-layer='0'] > *\").style.background ="
                  f" '{'#000' if is_dark else '#fff'}')")
    return page


@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("is_dark", [False, True])
def test_cards_light_and_dark(visit, keep, is_dark):
    page = plain(visit, is_dark)
    for way in WAYS:
        show(page, way, "Card")
        keep(page, way)
        color = page.evaluate(f"getComputedStyle({CARD}.children[1]).backgroundColor")
        assert color == ("rgb(94, 92, 230)" if is_dark else "rgb(88, 86, 214)")
        bench.press(page, "Close")
        page.wait_until(f"{BOX} == null")


@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("is_dark", [False, True])
def test_popovers_light_and_dark(visit, keep, is_dark):
    page = plain(visit, is_dark)
    for way in WAYS:
        show(page, way)
        keep(page, way)
        # The arrow has the color of the body.
        look = f"[getComputedStyle({ARROW}.firstElementChild).fill, getComputedStyle({BOX}).backgroundColor]"
        arrow, body = page.evaluate(look)
        assert arrow == body
        bench.press(page, "Close")
        page.wait_until(f"{BOX} == null")
