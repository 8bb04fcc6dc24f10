# SPDX-License-Identifier: Apache-2.0
"""The name of a `<quire-sheet>` for assistive technologies, and its footer beside fields and when it grows."""

import pytest

import rules
from element import BOX, new_errors, present, rest
from engines import PHONE

STOPS = rules.Stops(PHONE.height)
SHEET = "document.querySelector('quire-sheet')"


@pytest.mark.one_engine
@pytest.mark.parametrize("attributes, content, name", [
    ("", "<h4>Returns</h4>", "Returns"),
    ("", '<p role="heading">Orders</p>', "Orders"),
    ("", "<quire-sheet><h2>Inner</h2></quire-sheet><h3>Outer</h3>", "Outer"),
    ('aria-labelledby="title count"', '<p id="title">Delivery</p><p id="count">3 options</p>', "Delivery 3 options"),
    ('aria-labelledby="title" aria-label="Other"', '<p id="title">Delivery</p>', "Delivery"),
    ('aria-labelledby="nothing" aria-label="Other"', "", "Other"),
])
def test_the_name_of_a_sheet(element, attributes, content, name):
    page = element()
    page.evaluate(f"""void document.body.insertAdjacentHTML('beforeend',
      '<quire-sheet id="named" detents="medium" {attributes}>{content}</quire-sheet>')""")
    present(page, "#named")
    assert page.evaluate(f"{BOX % '#named'}.ariaLabel") == name
    page.evaluate("""void (document.body.insertAdjacentHTML('beforeend', '<p id="later">Later</p>'),
      document.querySelector('#named').setAttribute('aria-labelledby', 'later'))""")
    assert page.evaluate(f"{BOX % '#named'}.ariaLabel") == "Later"


@pytest.mark.parametrize("animated", ["true", "false"])
def test_a_field_that_is_focused_while_the_sheet_comes_is_above_the_footer(element, animated):
    page = element()
    page.evaluate("void document.querySelector('#rows').insertAdjacentHTML('afterend', '<input id=\"field\">')")
    page.evaluate(f"void ({SHEET}.present({{ animated: {animated} }}), document.querySelector('#field').focus())")
    rest(page)
    page.frames(3)
    field, footer = page.rect("#field"), page.rect("[slot=footer]")
    assert STOPS.medium < field["y"] and field["y"] + field["height"] <= footer["y"] + 0.5
    assert page.evaluate("[scrollX, scrollY, document.activeElement.id]") == [0, 0, "field"]


def test_a_footer_that_grows_higher_than_the_sheet_causes_no_error(element):
    page = element(before="window.failures = []; addEventListener('error', ({ message }) => failures.push(message))")
    present(page)
    page.evaluate("void (document.querySelector('[slot=footer]').style.height = '900px')")
    page.wait_until(f"{SHEET}.shadowRoot.querySelector('.quire-footer').style.maxHeight")
    page.frames(3)
    header, footer = page.rect("[slot=header]"), page.evaluate(
        f"{SHEET}.shadowRoot.querySelector('.quire-footer').getBoundingClientRect().top")
    assert header["y"] + header["height"] <= footer + 0.5
    page.evaluate("void (document.querySelector('[slot=footer]').style.height = '')")
    page.wait_until(f"!{SHEET}.shadowRoot.querySelector('.quire-footer').style.maxHeight")
    page.frames(3)
    assert page.evaluate("failures") == [] and new_errors(page) == []
