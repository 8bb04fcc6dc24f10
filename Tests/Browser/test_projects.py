# SPDX-License-Identifier: Apache-2.0
"""An Xcode project in a page: a copy of Examples/Lighthouses, served while it is edited."""

import contextlib
import json
from dataclasses import replace

import pytest

import projects
from engines import PHONE, tap
from engines.chromium import Chromium
from test_edit_loop import seen

pytestmark = pytest.mark.long("builds Quire for the project")

PROJECT = projects.copy_of("Lighthouses")
APP = PROJECT / "Lighthouses"
BEAM = APP / "Assets.xcassets/Beam.colorset/Contents.json"
GERMAN = "Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'en'] })"
TEXTS = "[...document.querySelectorAll('.quire-text')].map((each) => each.textContent)"
PERIOD = "[...document.querySelectorAll('.quire-text')].findLast((each) => each.textContent == '2.0 s')"
PLACE = """(() => {
    const { x, y, width, height } =
        [...document.querySelectorAll('.quire-text')].find((each) => each.textContent == %s).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})()"""


def files(folder):
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*"))


@pytest.fixture
def loop():
    with projects.served("Lighthouses") as loop:
        yield loop


@pytest.fixture
def address(loop):
    return loop["address"]


def says(text):
    return f"{TEXTS}.includes({json.dumps(text)})"


def show_lamp(page):
    page.wait_until(says("Gull Point"))
    page.touch(tap(*page.evaluate(PLACE % '"Gull Point"')))
    page.wait_until(f"{PERIOD} != null")


@contextlib.contextmanager
def shown(engine, address, device=PHONE, before=""):
    page = engine.open(address, device, before)
    try:
        page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
        yield page
        assert page.errors == []
    finally:
        page.close()


def test_texts_files_and_a_font(engine, address):
    with shown(engine, address, before=GERMAN) as page:
        assert page.evaluate("document.title") == "Harbor Lights"
        page.wait_until(says("Leuchttürme"))
        # As many as the file in the bundle has, in the form for that number.
        page.wait_until(says("3 Leuchttürme"))
        assert page.evaluate(f"['Gull Point', 'North Mole', 'Old Harbor'].every((name) => {TEXTS}.includes(name))")
        assert page.evaluate("document.querySelector('img[src$=\"Lighthouse.svg\"]').naturalWidth") == 28
        show_lamp(page)
        page.wait_until(says("Lampe anzünden"))
        assert page.evaluate(f"getComputedStyle({PERIOD}).fontFamily").strip('"').startswith("HarborDigits-Regular")
        assert page.evaluate("[...document.fonts].map((font) => font.status)") == ["loaded", "loaded"]
        # The digits are as wide as the font has them: 0.56 of its size, the point 0.22, the space 0.28, the s 0.48. An
        # engine may give each a whole number of points; in the system's font they take 68.
        assert page.evaluate(
            f"(() => {{ const range = document.createRange(); range.selectNodeContents({PERIOD});"
            " return range.getBoundingClientRect().width })()") == pytest.approx(28 * (2 * 0.56 + 0.22 + 0.28 + 0.48), abs=2)
        assert page.evaluate(f"getComputedStyle({PERIOD}).color") == "rgb(30, 68, 96)"
        # The data of the catalog.
        assert page.evaluate(f"{TEXTS}.some((text) => text.startsWith('A ship tells lighthouses apart'))")


def test_colors_in_the_dark(engine, address):
    if reason := engine.lacks("dark mode"):
        pytest.skip(reason)
    with shown(engine, address, replace(PHONE, dark=True)) as page:
        show_lamp(page)
        assert page.evaluate(f"getComputedStyle({PERIOD}).color") == "rgb(255, 214, 102)"


def test_edits_of_sources_assets_and_texts(browser, loop):
    before = files(PROJECT)
    with shown(Chromium(browser), loop["address"]) as page:
        edited = {}

        def edit(file, old, new):
            text = edited.setdefault(file, file.read_text())
            assert old in text
            file.write_text(text.replace(old, new))

        try:
            edit(APP / "LighthousesViewController.swift", '"Lighthouses", comment', '"Light the lamp", comment')
            seen(page, says("Light the lamp"), True)
            edit(APP / "Localizable.xcstrings", '"%lld lighthouses" } }', '"%lld towers" } }')
            seen(page, says("3 towers"), True)
            page.evaluate("void (window.isTheSame = true)")
            edit(BEAM, '"red" : "0x1E"', '"red" : "0xC8"')
            seen(page, f"window.isTheSame === undefined && {says('3 towers')}", True)
            if page.evaluate(f"{PERIOD} == null"):
                show_lamp(page)
            assert page.evaluate(f"getComputedStyle({PERIOD}).color") == "rgb(200, 68, 96)"
            assert files(PROJECT) == before
        finally:
            for file, text in edited.items():
                file.write_text(text)
        seen(page, f"{says('Light the lamp')} || {says('3 towers')}", False)
