# SPDX-License-Identifier: Apache-2.0
"""Pictures and system images, their positions in their views, outlines and masks, and hit tests that an app overrides.
"""

from dataclasses import replace

import pytest

import bench
import timers
from engines import PHONE, TABLET, tap
from examples import served

CELL = "document.querySelector('[aria-label=\"%s\"]')"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def images(visit, device=PHONE):
    """The sheet of images, at rest and with its drawings."""
    page = visit(device, timers.SCRIPT)
    bench.press(page, "Images")
    bench.rest(page, "large")
    page.wait_until("[...document.querySelectorAll('.quire-shape')].every(({ style }) => style.maskImage.startsWith('url'))")
    return page


def show(page, text):
    """Scrolls to a text."""
    page.evaluate(
        f"[...document.querySelectorAll('.quire-text')].find(({{ textContent }}) => textContent === '{text}')"
        ".scrollIntoView({ block: 'center' })")
    # A touch on a scroller that still moves would only stop it.
    page.frames(3)
    timers.elapse(page)


@pytest.mark.one_engine
def test_pictures_in_their_places(visit):
    page = images(visit)
    # The position in the cell and the size of the picture of each named cell: 72 by 72, the picture 48 by 32.
    places = page.evaluate("""Object.fromEntries([...document.querySelectorAll("img.quire-picture")].map((image) => {
        const cell = image.parentElement, [own, outer] = [image, cell].map((each) => each.getBoundingClientRect());
        const name = cell.nextElementSibling?.textContent;
        return [name, [own.x - outer.x, own.y - outer.y, own.width, own.height].map(Math.round)];
    }))""")
    assert {name: places[name] for name in list(places)[:12]} == {
        "Fill": [0, 0, 72, 72], "Aspect fit": [0, 12, 72, 48], "Aspect fill": [-18, 0, 108, 72],
        "Center": [12, 20, 48, 32], "Top": [12, 0, 48, 32], "Bottom": [12, 40, 48, 32], "Left": [0, 20, 48, 32],
        "Right": [24, 20, 48, 32], "Top left": [0, 0, 48, 32], "Top right": [24, 0, 48, 32],
        "Bottom left": [0, 40, 48, 32], "Bottom right": [24, 40, 48, 32],
    }
    # The file was decoded once for all views that show it.
    assert page.evaluate("[...document.querySelectorAll('img')].every(({ naturalWidth }) => naturalWidth === 96)")


@pytest.mark.one_engine
def test_outlines_and_masks(visit):
    page = images(visit)

    def style(name, property, pseudo=""):
        found = (f"[...document.querySelectorAll('.quire-text')].find(({{ textContent }}) => textContent === '{name}')"
                 ".parentElement.previousElementSibling")
        return page.evaluate(f"getComputedStyle({found}, '{pseudo}').getPropertyValue('{property}')")

    assert style("Border", "border-top-width", "::after") == "4px"
    assert style("Box mask", "clip-path").startswith("inset(16px")
    assert style("Symbol mask", "mask-image").startswith('url("data:image/svg+xml')
    assert style("Circular", "border-top-left-radius") == "24px"
    if page.evaluate("CSS.supports('corner-shape', 'superellipse(2)')"):
        # Larger, of a flatter curve.
        assert style("Continuous", "border-top-left-radius") == "36px"
        assert "superellipse" in style("Continuous", "corner-top-left-shape") + style("Continuous", "corner-shape")
    else:
        assert style("Continuous", "border-top-left-radius") == "24px"


@pytest.mark.spread
@pytest.mark.parametrize("name", ["Covered", "Small"])
def test_hit_tests_of_the_app(visit, name):
    page = images(visit)
    show(page, "Through a veil" if name == "Covered" else "Beside a button")
    x, y, width, height = page.evaluate(
        f"(({{ x, y, width, height }}) => [x, y, width, height])({CELL % name}.getBoundingClientRect())")
    # Under the veil, the center of the button. Otherwise a place beside it.
    place = (x + width / 2, y + height / 2) if name == "Covered" else (x - 20, y + height / 2)
    pressed = f"{CELL % name}.getAttribute('aria-pressed') === 'true'"
    page.touch(tap(*place))
    page.wait_until(pressed)
    page.touch(tap(*place))
    page.wait_until(f"!({pressed})")


@pytest.mark.needs("dark mode")
@pytest.mark.one_engine
@pytest.mark.parametrize("look", ["light", "dark", "wide"])
def test_how_they_look(visit, keep, look):
    page = images(visit, {"light": PHONE, "dark": replace(PHONE, dark=True), "wide": TABLET}[look])
    keep(page, look)
    show(page, "Blurs")
    keep(page, f"{look}-below")
