# SPDX-License-Identifier: Apache-2.0
"""The picker in every browser engine: it is presented, moves, chooses and is dismissed.

The device has no safe area and one pixel a point.
"""

import pytest

from engines import drag, tap
from rules import Stops

STOPS = Stops(874)
MEDIUM, LARGE = STOPS.medium, STOPS.large
TOP = "document.querySelector('[data-quire-part=sheet]').getBoundingClientRect().top"


def middle(page, selector):
    box = page.rect(selector)
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def resting(page, detent):
    page.wait_until(
        "(({quirePhase: phase, quireDetent: detent}) => phase === 'resting' && detent.endsWith('.%s'))"
        "(document.querySelector('[data-quire-part=sheet]')?.dataset ?? {})" % detent)
    return page.evaluate(TOP)


@pytest.fixture
def address(site):
    return site


@pytest.fixture
def picker(visit):
    page = visit()
    page.touch(tap(*middle(page, "button[aria-label*=photo]")))
    assert resting(page, "medium") == pytest.approx(MEDIUM, abs=0.5)
    return page


def test_a_drag_goes_to_large_and_back_and_away(picker):
    picker.touch(drag((120, MEDIUM + 30), (120, MEDIUM - 270), 400, hold=200))
    assert resting(picker, "large") == pytest.approx(LARGE, abs=0.5)
    picker.touch(drag((120, LARGE + 30), (120, LARGE + 330), 400, hold=200))
    assert resting(picker, "medium") == pytest.approx(MEDIUM, abs=0.5)
    picker.touch(drag((120, MEDIUM + 30), (120, 860), 300))
    picker.wait_until("!document.querySelector('[data-quire-part=sheet]')")


def test_a_photo_is_chosen_while_the_sheet_makes_room(picker):
    picker.touch(drag((120, MEDIUM + 30), (120, MEDIUM - 270), 400, hold=200))
    resting(picker, "large")
    picker.touch(tap(*middle(picker, "[role=row][aria-label=Dunes]")))
    picker.wait_until("document.querySelector(\"[data-quire-layer='0'] [role=img]\").ariaLabel === 'Dunes'")
    assert resting(picker, "medium") == pytest.approx(MEDIUM, abs=0.5)


def test_a_release_runs_without_the_page(picker):
    # The animations that the sheet begins, each with its number of keys and the turns of the app's code before it.
    picker.evaluate("""void (() => {
        const sheet = document.querySelector("[data-quire-part=sheet]").parentElement;
        const animate = sheet.animate;
        window.begun = [];
        sheet.animate = function (...given) {
            const it = animate.apply(this, given);
            begun.push([it.effect.getKeyframes().length, quire.port.turns]);
            return it;
        };
    })()""")
    picker.touch(drag((120, MEDIUM + 30), (120, MEDIUM - 170), 250))
    assert resting(picker, "large") == pytest.approx(LARGE, abs=0.5)
    [(keys, before)] = picker.evaluate("begun")
    assert keys >= 8
    assert picker.evaluate("quire.port.turns") - before <= 2
