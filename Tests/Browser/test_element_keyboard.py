# SPDX-License-Identifier: Apache-2.0
"""The software keyboard under a field in `<quire-sheet>`: room is made and removed again."""

import pytest

import element as pages
import keyboards
import rules
from element import present, top
from engines import PHONE, tap
from keyboards import HEIGHT, ios, rule
from test_element import center

STOPS = rules.Stops(PHONE.height)
SHEET = "document.querySelector('quire-sheet')"
PHASE = f"{pages.BOX % 'quire-sheet'}.dataset.quirePhase"
FIELD = """void document.querySelector('#rows').insertAdjacentHTML('beforebegin', '<p><input id="field"></p>')"""


def stands(page, place):
    page.wait_until(f"{PHASE} == 'resting' && Math.abs({pages.BOX % 'quire-sheet'}.getBoundingClientRect().top - {place}) < 0.6")


@pytest.mark.one_engine
@pytest.mark.parametrize("policy, place", [
    ("expand", STOPS.large), ("ride", STOPS.medium - HEIGHT), ("ignore", STOPS.medium)])
def test_policies(element, policy, place):
    page = element(before=keyboards.PHONE)
    rule(page, ios())
    page.evaluate(FIELD)
    page.evaluate(f"void ({SHEET}.keyboard = '{policy}')")
    present(page)
    page.touch(tap(*center(page, "#field")))
    page.wait_until("phone.log.some(([step]) => step == 'resize')")
    stands(page, place)
    assert page.evaluate("document.activeElement.id") == "field"
    page.evaluate("document.activeElement.blur()")
    page.wait_until("phone.log.filter(([step]) => step == 'resize').length > 1")
    stands(page, STOPS.medium)


def test_a_field_that_comes_later(element):
    page = element(before=keyboards.PHONE)
    rule(page, ios())
    present(page)
    page.evaluate(FIELD)
    page.touch(tap(*center(page, "#field")))
    page.wait_until("phone.log.some(([step]) => step == 'resize')")
    stands(page, STOPS.large)


def test_a_page_field_moves_no_sheet(element):
    page = element(before=keyboards.PHONE)
    rule(page, ios())
    page.evaluate(f"void ({SHEET}.largestUndimmedDetent = 'medium')")
    present(page)
    # A finger, because a window that has never been touched may not have the focus.
    page.touch(tap(*center(page, "[name=notes]")))
    page.wait_until("phone.log.some(([step]) => step == 'resize')")
    page.frames(5)
    assert top(page) == pytest.approx(STOPS.medium, abs=0.5)
