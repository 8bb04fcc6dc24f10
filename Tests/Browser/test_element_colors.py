# SPDX-License-Identifier: Apache-2.0
"""Background and text of `<quire-sheet>`: light or dark as the page is, whatever the system prefers, and readable."""

import dataclasses
import re

import pytest

from element import BOX, ROOT, present
from engines import PHONE

SHEET = "document.querySelector('quire-sheet')"
DARK = dataclasses.replace(PHONE, dark=True)
# The contrast of a title in the sheet, as WCAG defines it. The colors are drawn to read their components.
CONTRAST = f"""(() => {{
    const context = document.createElement('canvas').getContext('2d', {{ willReadFrequently: true }});
    const components = (color) => {{
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }};
    const linear = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = (color) => components(color).reduce(
      (sum, value, index) => sum + linear(value / 255) * [0.2126, 0.7152, 0.0722][index], 0);
    const background = getComputedStyle({BOX % 'quire-sheet'}).backgroundColor;
    const [low, high] = [luminance(background), luminance(getComputedStyle(document.querySelector('h2')).color)].sort(
      (first, second) => first - second);
    return {{ background: components(background), contrast: (high + 0.05) / (low + 0.05) }};
  }})()"""
LIGHT_BACKGROUND, DARK_BACKGROUND = [255, 255, 255], [28, 28, 30]


def dress(page, meta, css):
    page.evaluate(f"""void (document.querySelectorAll('link[href="page.css"]').forEach((link) => link.remove()),
      document.querySelector('meta[name=color-scheme]').content = '{meta}',
      document.head.append(Object.assign(document.createElement('style'), {{ textContent: '{css}' }})))""")


@pytest.mark.spread
@pytest.mark.parametrize("device", [
    pytest.param(PHONE, id="light system"),
    pytest.param(DARK, marks=pytest.mark.needs("dark mode"), id="dark system")])
@pytest.mark.parametrize("meta, css, background", [
    ("normal", "", LIGHT_BACKGROUND),
    ("normal", "html { background: #111; color: #fff }", LIGHT_BACKGROUND),
    ("normal", "html { color-scheme: dark; color: #fff }", DARK_BACKGROUND),
    ("dark", "", DARK_BACKGROUND),
    ("light dark", "", None),
    ("normal", "body { color: #fff } quire-sheet { --quire-background: #224 }", [34, 34, 68]),
    ("normal", "body { color: #fff } quire-sheet { --quire-background: #ffc }", [255, 255, 204]),
], ids=["light only", "dark by colors", "dark by switch", "dark only", "both", "a dark sheet", "a light sheet"])
def test_the_sheet_is_as_light_as_its_page_and_readable(element, device, meta, css, background):
    page = element(device=device)
    dress(page, meta, css)
    present(page)
    seen = page.evaluate(CONTRAST)
    assert seen["background"] == (background or (DARK_BACKGROUND if device.dark else LIGHT_BACKGROUND))
    assert seen["contrast"] > 7


def test_the_page_may_give_the_text_a_color(element):
    page = element()
    dress(page, "normal", "body { color: rgb(1, 2, 3) } quire-sheet { color: inherit }")
    present(page)
    assert page.evaluate("getComputedStyle(document.querySelector('h2')).color") == "rgb(1, 2, 3)"


def test_the_colors_are_those_of_an_app():
    """`light-dark()` repeats the colors that a style sheet of apps has for both schemes."""
    more = "@media (prefers-contrast"
    shared = (ROOT / "Sources/SheetBrowser/Runtime/layers.css").read_text().split(more)[0]
    own = (ROOT / "Sources/QuireElement/Runtime/quire-sheet.css").read_text().split(more)[0]
    light, dark = (
        dict(re.findall(r"(--quire-(?!edge)[a-z]+): (.*);", part))
        for part in re.split(r"@media \(prefers-color-scheme: dark\)", shared.split(".quire-host")[0]))
    pairs = dict(re.findall(r"(--quire-(?!edge)[a-z]+): light-dark\((.*)\);", own))
    assert len(pairs) == 4 and pairs == {name: f"{light[name]}, {dark[name]}" for name in light}
