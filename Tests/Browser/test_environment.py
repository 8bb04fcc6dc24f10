# SPDX-License-Identifier: Apache-2.0
"""The environment of the sheet: sizes, safe areas, preferences, writing direction, zoom, bars. In each engine that
supports it."""

from dataclasses import replace

import pytest

import bench
from engines import PHONE, TABLET, Insets
from rules import Stops
from test_fields import field

STOPS = Stops(874)
BOX = f"(({{ left, top, width, height, bottom }}) => [left, top, width, height, bottom])({bench.SHEET}.getBoundingClientRect())"
SAFE = Insets(top=62, bottom=34)


def stands(page, condition):
    page.wait_until(f"{bench.SHEET}?.dataset.quirePhase == 'resting' && (([left, top, width, height]) => {condition})({BOX})")
    return page.evaluate(BOX)


@pytest.mark.needs("safe area")
def test_safe_areas(visit):
    page = visit(replace(PHONE, safe_area=SAFE))
    assert bench.present(page, "Dimmed") == pytest.approx(Stops(874, above=62, below=34).medium, abs=0.5)


def test_the_container_is_the_dynamic_viewport(visit):
    page = visit()
    height = page.evaluate(
        "(() => { const it = document.createElement('div'); it.style.height = '100dvh'; document.body.append(it);"
        " const { height } = it.getBoundingClientRect(); it.remove(); return height; })()")
    assert page.evaluate("document.querySelector('quire-app').getBoundingClientRect().height") == height == 874


def test_turning_the_device(visit):
    page = visit()
    assert bench.present(page, "Leading") == pytest.approx(STOPS.medium, abs=0.5)
    page.resize(874, 402)
    # In landscape: attached, only at large, at the leading edge.
    left, _, width, *_ = stands(page, "top < 40")
    assert (left, width) == (0, pytest.approx(874, abs=1)) or width < 874
    page.resize(402, 874)
    assert stands(page, "top > 300")[1] == pytest.approx(STOPS.medium, abs=0.5)


def test_split_view(visit):
    """From a wide window to a narrow one: a floating sheet becomes an attached one and keeps its content."""
    page = visit(TABLET)
    bench.present(page, "Fields", detent="medium")
    left, _, width, *_ = page.evaluate(BOX)
    assert left > 0 and width < 820
    page.evaluate(f"void ({field('First')}.value = 'kept', {field('First')}.focus(), window.same = {field('First')})")
    page.resize(400, 1180)
    stands(page, "left == 0 && width == 400")
    assert page.evaluate("[same.isConnected, document.activeElement == same, same.value]") == [True, True, "kept"]
    page.resize(820, 1180)
    assert stands(page, "left > 0")[2] == width


@pytest.mark.needs("reduced motion")
def test_less_motion_fades(visit):
    page = visit(replace(PHONE, reduced_motion=True))
    page.evaluate("""(() => {
        window.seen = new Set();
        const { animate } = Element.prototype;
        Element.prototype.animate = function (keyframes, options) {
            for (const name of this.dataset.quirePart === "sheet" ? ["transform", "opacity"] : []) {
                if ([keyframes].flat().some((each) => name in each)) seen.add(name);
            }
            return animate.call(this, keyframes, options);
        };
    })()""")
    bench.present(page, "Dimmed")
    assert page.evaluate("[...seen]") == ["opacity"]


@pytest.mark.needs("reduced transparency")
def test_less_transparency_blurs_nothing(visit):
    page = visit(replace(PHONE, reduced_transparency=True))
    bench.present(page, "Leading")
    glass = "getComputedStyle(document.querySelector('.quire-backdrop'))"
    assert page.evaluate(f"[{glass}.backdropFilter, {glass}.backgroundColor]") == ["none", "rgb(247, 247, 247)"]


def test_glass_blurs_otherwise(visit):
    page = visit()
    bench.present(page, "Leading")
    glass = "getComputedStyle(document.querySelector('.quire-backdrop'))"
    assert "blur(20px)" in page.evaluate(f"{glass}.backdropFilter || {glass}.webkitBackdropFilter")


@pytest.mark.needs("forced colors")
def test_forced_colors_draw_lines(visit, keep):
    page = visit(replace(PHONE, forced_colors=True))
    bench.present(page, "Fields")
    keep(page, "sheet")
    style = f"getComputedStyle({bench.SHEET})"
    assert page.evaluate(f"[{style}.outlineStyle, {style}.outlineWidth]") == ["solid", "1px"]
    grabber = "getComputedStyle(document.querySelector('[data-quire-part=grabber]'), '::before')"
    canvas_text = page.evaluate(
        "(() => { const it = document.createElement('i'); it.style.color = 'CanvasText'; document.body.append(it);"
        " const { color } = getComputedStyle(it); it.remove(); return color; })()")
    assert page.evaluate(f"{grabber}.backgroundColor") == canvas_text
    # The dimming is visible: it keeps a color of its own.
    dimming = "getComputedStyle(document.querySelector('[data-quire-part=dimming]'))"
    assert page.evaluate(f"{dimming}.backgroundColor") == "rgba(0, 0, 0, 0.6)"


@pytest.mark.needs("dark mode")
def test_dark_mode(visit):
    page = visit(replace(PHONE, dark=True))
    bench.present(page, "Dimmed")
    assert page.evaluate(f"getComputedStyle({bench.SHEET}).backgroundColor") == "rgb(28, 28, 30)"


def test_right_to_left(visit):
    """The leading edge is the right one, even if the page sets the direction later."""
    page = visit(replace(TABLET, name="wide", width=1180, height=820))
    bench.present(page, "Leading", detent="medium")
    left, _, width, *_ = page.evaluate(BOX)
    assert left < 100
    page.evaluate("void (document.documentElement.dir = 'rtl')")
    stands(page, "left > 400")
    assert page.evaluate(BOX)[0] == pytest.approx(1180 - width - left, abs=0.5)
    page.evaluate("void (document.documentElement.dir = '')")
    stands(page, "left < 100")


@pytest.mark.needs("pinch")
def test_pinched(visit):
    """When magnified, the sheet stays in place, receives fingers there, and makes no room for a keyboard."""
    page = visit()
    bench.present(page, "Dimmed")
    before = page.evaluate(BOX)
    page.pinch(2)
    page.frames(5)
    assert page.evaluate(BOX) == before
    assert page.evaluate(f"{bench.SHEET}.contains(document.elementFromPoint(200, 600))")
    page.pinch(1)
    assert page.evaluate(BOX) == before


def test_zoomed(visit):
    """Larger letters mean a smaller window, with the same rules."""
    page = visit()
    bench.present(page, "Dimmed")
    page.zoom(1.5)
    height = page.evaluate("innerHeight")
    assert height < 600
    zoomed = Stops(page.evaluate("document.querySelector('quire-app').getBoundingClientRect().height"))
    page.wait_until(f"Math.abs({bench.SHEET}.getBoundingClientRect().top - {zoomed.medium}) < 1.5")
    page.zoom(1)
    page.wait_until(f"Math.abs({bench.SHEET}.getBoundingClientRect().top - {STOPS.medium}) < 1")


def test_what_safari_colors_its_bar_by(visit):
    """Safari 26 looks four pixels inside the edge for the nearest fixed box, and takes its background. [W26]"""
    page = visit()
    for name in ("Dimmed", "Undimmed"):
        bench.present(page, name)
        assert page.evaluate("""(() => {
            let node = document.elementFromPoint(innerWidth / 2, innerHeight - 4);
            while (node && !["fixed", "sticky"].includes(getComputedStyle(node).position)) node = node.parentElement;
            const { backgroundColor, opacity } = getComputedStyle(node);
            return [node.className, backgroundColor, opacity, node.getBoundingClientRect().bottom >= innerHeight];
        })()""") == ["quire-sheet", "rgb(255, 255, 255)", "1", True]
        bench.press(page, "Close")
        bench.gone(page)
