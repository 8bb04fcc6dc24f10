# SPDX-License-Identifier: Apache-2.0
"""`<quire-sheet>` in a page that CSS `zoom` magnifies: its position, its width and its motion under a finger."""

import pytest

import rules
from element import BOX, box, gone, present, rest, top
from engines import PHONE, Touch, drag

STOPS = rules.Stops(PHONE.height)
SHEET = "document.querySelector('quire-sheet')"
PART = f"{SHEET}.shadowRoot.querySelector('.quire-%s')"


@pytest.mark.spread
@pytest.mark.parametrize("place", ["html", "body"])
def test_in_a_zoomed_page_the_sheet_fits_the_window_and_follows_the_finger(element, place):
    page = element()
    page.evaluate(f"void (document.querySelector('{place}').style.zoom = 1.25)")
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)
    seen = box(page)
    assert (seen["left"], seen["width"]) == pytest.approx((0, PHONE.width), abs=0.5)
    # The parts of the sheet are not magnified, but their content is.
    assert page.evaluate(f"{PART % 'footer'}.getBoundingClientRect().bottom") == pytest.approx(PHONE.height, abs=0.5)
    magnified = page.evaluate(f"{PART % 'header'}.offsetHeight / document.querySelector('[slot=header]').offsetHeight")
    assert magnified == pytest.approx(1.25, abs=0.05)
    x, y = 300, STOPS.medium + 30
    page.touch(drag((x, y), (x, y - 110), 400, hold=200, end=None))
    page.frames(3)
    assert top(page) == pytest.approx(STOPS.medium - 110 + rules.SLOP, abs=1)
    page.touch([Touch(0, "end", x, y - 110)])
    rest(page)
    page.evaluate(f"{SHEET}.dismiss()")
    gone(page)
    assert page.evaluate(f"!{BOX % 'quire-sheet'}.closest('.quire-host').getAttribute('style')")
