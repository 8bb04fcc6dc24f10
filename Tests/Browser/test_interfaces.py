# SPDX-License-Identifier: Apache-2.0
"""An Xcode project with a storyboard and a nib in a page: a copy of Examples/Ferries, served while it is edited."""

import json

import pytest

import projects
from engines import PHONE, TABLET, tap
from engines.chromium import Chromium
from test_edit_loop import seen
from test_projects import GERMAN, files, says, shown

pytestmark = pytest.mark.long("builds Quire for the project")

PROJECT = projects.copy_of("Ferries")
APP = PROJECT / "Ferries"
STORYBOARD = APP / "Base.lproj/Main.storyboard"
SWITCHES = "[...document.querySelectorAll('[role=switch]')].map((each) => each.getAttribute('aria-checked'))"


@pytest.fixture
def loop():
    with projects.served("Ferries") as loop:
        yield loop


@pytest.fixture
def address(loop):
    return loop["address"]


def place(text):
    """The middle of the frontmost text or named control that is seen."""
    return f"""(() => {{
        const name = {json.dumps(text)};
        const all = [...document.querySelectorAll('.quire-text, [aria-label]')];
        const box = all.filter((each) => each.textContent == name || each.getAttribute('aria-label') == name)
            .filter((each) => getComputedStyle(each).visibility != 'hidden').map((each) => each.getBoundingClientRect())
            .filter(({{ x, y, width }}) => width > 0 && x >= 0 && x < innerWidth && y >= 0 && y < innerHeight).at(-1);
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    }})()"""


def rests(page):
    page.wait_until("document.getAnimations().every((each) => each.playState != 'running')")


def press(page, text):
    page.wait_until(f"{place(text)} != null")
    rests(page)
    page.touch(tap(*page.evaluate(place(text))))


def test_scenes_segues_and_a_nib(engine, address):
    with shown(engine, address) as page:
        page.wait_until(says("Heron Island"))
        press(page, "Heron Island")
        # The label's outlet is set in viewDidLoad, the embedded table has the nib's cells.
        page.wait_until(says("Pier 3, every 45 minutes"))
        page.wait_until(f"{says('6:45')} && {SWITCHES}.length > 3")
        rests(page)
        # An action of the nib's cell, for the second row.
        box = page.evaluate("(() => { const { x, y, width, height } = document.querySelectorAll('[role=switch]')[1]"
                            ".getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()")
        page.touch(tap(*box))
        page.wait_until(f"{SWITCHES}[1] == 'true' && {SWITCHES}[0] == 'false'")
        # The storyboard's action, from a stepper to a private method.
        plus = page.evaluate(place("Increment"))
        page.touch(tap(*plus))
        page.wait_until(says("2 seats"))
        press(page, "Captain's note")
        page.wait_until(f"{place('Close')} != null")
        press(page, "Close")
        page.wait_until(f"{place('Close')} == null")
        press(page, "Board")
        page.wait_until(says("1 journey"))
        # A segue action passes the number to the initializer of the settings, whose rows are static.
        press(page, "Settings")
        page.wait_until(f"{says('Completed')} && {says('1')} && {says('Saloon')}")
        press(page, "Done")
        page.wait_until(f"!{says('Completed')}")


def test_a_popover_of_a_segue(engine, address):
    with shown(engine, address, TABLET) as page:
        press(page, "Note")
        page.wait_until(f"{place('Close')} != null")
        rests(page)
        x, _ = page.evaluate(place("Close"))
        assert x > TABLET.width / 2
        press(page, "Close")
        page.wait_until(f"{place('Close')} == null")


def test_texts_of_a_storyboard(engine, address):
    with shown(engine, address, before=GERMAN) as page:
        page.wait_until(says("Fähren"))
        press(page, "Old Harbor")
        page.wait_until(says("An Bord"))


def test_an_edit_of_the_storyboard(browser, loop):
    before = files(PROJECT)
    text = STORYBOARD.read_text()
    with shown(Chromium(browser), loop["address"], PHONE) as page:
        page.wait_until(says("Settings"))
        try:
            STORYBOARD.write_text(text.replace('title="Settings" id="fer-bs-000"', 'title="Options" id="fer-bs-000"'))
            seen(page, says("Options"), True)
            assert files(PROJECT) == before
        finally:
            STORYBOARD.write_text(text)
        seen(page, says("Options"), False)
