# SPDX-License-Identifier: Apache-2.0
"""The content of a sheet beside notches and above the home indicator, and a footer higher than the sheet."""

import dataclasses

import pytest

from element import box, present
from engines import LANDSCAPE, PHONE, Insets

NOTCHED = dataclasses.replace(LANDSCAPE, safe_area=Insets(left=62, right=62, bottom=21))
INDICATED = dataclasses.replace(PHONE, safe_area=Insets(top=62, bottom=34))
SHEET = "document.querySelector('quire-sheet')"
PART = SHEET + ".shadowRoot.querySelector('.quire-%s')"


def sides(page, selector):
    rect = page.rect(selector)
    return rect["x"], rect["x"] + rect["width"]


@pytest.mark.needs("safe area")
def test_beside_notches_the_content_is_in_the_safe_area(element):
    page = element(device=NOTCHED)
    present(page)
    whole = box(page)
    assert (whole["left"], whole["width"]) == (0, NOTCHED.width)
    for selector in ("[slot=header]", "#rows", "[slot=footer]"):
        assert sides(page, selector) == pytest.approx((62, NOTCHED.width - 62), abs=0.5)


@pytest.mark.needs("safe area")
def test_a_sheet_within_the_safe_area_has_no_inset_of_its_own(element):
    page = element(device=NOTCHED)
    page.evaluate(f"void ({SHEET}.prefersEdgeAttachedInCompactHeight = true)")
    present(page)
    whole = box(page)
    assert (whole["left"], whole["width"]) == pytest.approx((62, NOTCHED.width - 124), abs=0.5)
    assert sides(page, "#rows") == pytest.approx((62, NOTCHED.width - 62), abs=0.5)


@pytest.mark.needs("safe area")
def test_without_a_footer_the_content_goes_to_the_edge(element):
    page = element(device=INDICATED)
    footer = f"{PART % 'footer'}.offsetHeight"
    page.evaluate("void (window.foot = document.querySelector('[slot=footer]')).remove()")
    present(page)
    page.frames()
    assert page.evaluate(footer) == 0
    assert page.evaluate(f"{PART % 'footer'}.style.transform") == "", "no move restyles it"
    body = PART % "body"
    assert page.evaluate(f"{body}.getBoundingClientRect().bottom") == pytest.approx(PHONE.height, abs=0.5)
    # The end of the list can be seen above the indicator.
    page.evaluate(f"void ({body}.scrollTop = 1e6)")
    last = page.rect("li:last-child")
    assert last["y"] + last["height"] == pytest.approx(PHONE.height - 34, abs=1)
    # A footer that is added later takes over the inset from the content.
    page.evaluate(f"void {SHEET}.append(foot)")
    page.wait_until(f"{footer} > 34")
    page.frames()
    shown = page.rect("[slot=footer]")
    assert shown["y"] + shown["height"] == pytest.approx(PHONE.height - 34, abs=0.5)
    assert page.evaluate(f"getComputedStyle({body}).paddingBottom") == "0px"
    page.evaluate(f"{SHEET}.dismiss()")


@pytest.mark.one_engine
def test_a_footer_that_is_too_high_leaves_the_header_free(element):
    page = element()
    page.evaluate(f"""void ({SHEET}.detents = ['200px', 'large'],
      document.querySelector('[slot=footer]').innerHTML = '<div style="height: 300px">high</div>')""")
    top = present(page)
    page.frames()
    header = page.rect("[slot=header]")
    bounds = page.evaluate(f"(({{ top, bottom }}) => [top, bottom])({PART % 'footer'}.getBoundingClientRect())")
    assert header["y"] == pytest.approx(top, abs=0.5)
    assert bounds == pytest.approx([header["y"] + header["height"], PHONE.height], abs=0.5)
    # All of it can be seen. It takes more room if there is some.
    assert page.evaluate(f"{PART % 'footer'}.scrollHeight") > 300
    page.evaluate(f"{SHEET}.animateChanges(() => {SHEET}.selectedDetent = 'large')")
    page.frames()
    assert page.evaluate(f"{PART % 'footer'}.offsetHeight") > 300
    assert page.evaluate(f"getComputedStyle({PART % 'footer'}).overflowY") == "visible"
    page.evaluate(f"{SHEET}.dismiss()")
    assert page.evaluate(f"{PART % 'footer'}.style.cssText") == ""
