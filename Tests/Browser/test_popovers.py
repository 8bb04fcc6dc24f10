"""Popovers: the engine's place, the arrow drawn to its source, and the way into a sheet and back with one content."""

import dataclasses
import pathlib

import pytest

import bench
from engines import PHONE, TABLET

BOX = "document.querySelector('[data-quire-part=popover]')"
SHEET = bench.SHEET
ARROW = "document.querySelector('.quire-arrow')"
ARROW_HEIGHT = 13
MARGIN = 10
PICTURES = pathlib.Path(__file__).resolve().parents[2] / "out/screenshots"
WAYS = ("up", "down", "left", "right")


def box(page, element):
    return page.evaluate(
        f"(({{ left, top, right, bottom }}) => ({{ left, top, right, bottom }}))({element}.getBoundingClientRect())")


def source(page, way):
    return box(page, f"[...document.querySelectorAll('button')].find((each) => each.textContent == 'Points {way}')")


def middle(one, low, high):
    return (one[low] + one[high]) / 2


def show(page, way):
    bench.press(page, f"Points {way}")
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
    # The foot lies on the body's edge and the tip on the source's.
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


def test_what_is_beside_a_popover_dismisses_it(visit):
    page = visit(TABLET)
    show(page, "up")
    page.mouse("move", 100, 900)
    page.mouse("down", 100, 900)
    page.mouse("up", 100, 900)
    page.wait_until(f"{BOX} == null")
    assert page.evaluate(f"{ARROW}") is None


def test_a_drag_moves_no_popover(visit):
    from engines import drag

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


@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("is_dark", [False, True])
def test_popovers_light_and_dark(visit, engine, is_dark):
    PICTURES.mkdir(parents=True, exist_ok=True)
    page = visit(dataclasses.replace(TABLET, dark=is_dark))
    page.evaluate("void (document.querySelector(\"[data-quire-layer='0'] > *\").style.background ="
                  f" '{'#000' if is_dark else '#fff'}')")
    for way in WAYS:
        show(page, way)
        name = f"popover-{way}-{'dark' if is_dark else 'light'}-{engine.name}.png"
        (PICTURES / name).write_bytes(page.screenshot())
        # The arrow has the color of the body, whichever that is.
        look = f"[getComputedStyle({ARROW}.firstElementChild).fill, getComputedStyle({BOX}).backgroundColor]"
        arrow, body = page.evaluate(look)
        assert arrow == body
        bench.press(page, "Close")
        page.wait_until(f"{BOX} == null")
