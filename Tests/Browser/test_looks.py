# SPDX-License-Identifier: Apache-2.0
"""Both looks on three screens, light and dark: the sheet's position and corners, and pictures to look at."""

from dataclasses import replace

import pytest

import bench
from engines import LANDSCAPE, PHONE, TABLET, tap

SCREENS = pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, TABLET], ids=lambda screen: screen.name)
SCHEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
RADIUS = {"classic": 10, "floating": 38}
# In the classic look, sheets have this width and are centered in wide windows.
PAGE_WIDTH = 704
# The inset of a sheet below full height, in the floating look.
INSET = 8
_SHOWN = """(() => {
    const sheet = %s, style = getComputedStyle(sheet), { left, top, width } = sheet.getBoundingClientRect();
    return {
        left, top, width, color: style.backgroundColor,
        corners: [style.borderTopLeftRadius, style.borderBottomRightRadius].map(parseFloat),
        frame: getComputedStyle(sheet.parentElement).borderBottomRightRadius,
    };
})()""" % bench.SHEET


def near(value):
    return pytest.approx(value, abs=0.5)


def check(shown, screen, look):
    """At medium, or full size in a window of compact height."""
    rounded, bottom = RADIUS[look], max(shown["corners"][1], float(shown["frame"].removesuffix("px") or 0))
    if screen is LANDSCAPE:
        assert [shown["left"], shown["top"], shown["width"], *shown["corners"]] == [0, 0, screen.width, 0, 0]
    elif screen is TABLET and look == "classic":
        assert [shown["left"], shown["width"]] == near([(screen.width - PAGE_WIDTH) / 2, PAGE_WIDTH])
        assert [shown["corners"][0], bottom] == [rounded, rounded]
    elif look == "classic":
        assert [shown["left"], shown["width"]] == [0, screen.width]
        assert [shown["corners"][0], bottom] == [rounded, 0]
    else:
        # On a tablet in portrait, a page sheet is attached and spans the full width too.
        assert [shown["left"], shown["width"]] == near([INSET, screen.width - 2 * INSET])
        # The radii before the scale, which does not make those at the bottom smaller. They are whole points.
        unscaled = rounded * screen.width / (screen.width - 2 * INSET)
        assert [shown["corners"][0], bottom] == pytest.approx([rounded, unscaled], abs=1)


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@SCREENS
@SCHEMES
@pytest.mark.parametrize("look", RADIUS)
def test_a_sheet_in_each_look(visit, keep, screen, look, dark):
    page = visit(replace(screen, dark=dark))
    if look == "floating":
        bench.press(page, "Look")
    for name in ("Dimmed", "Moves"):
        bench.press(page, name)
        bench.rest(page)
        keep(page, name)
        shown = page.evaluate(_SHOWN)
        check(shown, screen, look)
        assert shown["color"] == ("rgb(28, 28, 30)" if dark else "rgb(255, 255, 255)")
        if name == "Dimmed":
            bench.press(page, "Close")
            bench.gone(page)


@pytest.mark.one_engine
@SCREENS
@SCHEMES
def test_postcards_to_look_at(engine, site, keep, screen, dark):
    page = engine.open(site, replace(screen, dark=dark))
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
    decoded = "Promise.all([...document.images].map((image) => image.decode())).then(() => 0)"
    page.evaluate(decoded)
    page.frames()
    keep(page, "root")
    box = page.rect("button[aria-label*=photo]")
    page.touch(tap(round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)))
    if screen is TABLET:
        # A popover below its button.
        popover = "document.querySelector('[data-quire-part=popover]')"
        page.wait_until(f"{popover}?.dataset.quirePhase == 'resting'")
        top = page.evaluate(f"{popover}.getBoundingClientRect().top")
        assert top > box["y"] + box["height"]
    else:
        top = bench.rest(page)
        # It leaves the postcard visible if there is room for both.
        assert top == near(8) if screen is LANDSCAPE else top > screen.height / 5
    page.evaluate(decoded)
    page.frames()
    keep(page, "sheet")
    errors = page.errors
    page.close()
    assert not errors, errors
