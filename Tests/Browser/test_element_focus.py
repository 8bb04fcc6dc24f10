# SPDX-License-Identifier: Apache-2.0
"""The place of the focus while `<quire-sheet>` elements are presented, however they were presented and dismissed."""

import pytest

from element import box, gone, present, rest

FOCUSED = "(({id, name, localName}) => id || name || localName)(document.activeElement)"


def focused(page):
    return page.evaluate(FOCUSED)


def has_focus(page, sheet="quire-sheet"):
    return page.evaluate(f"document.querySelector('{sheet}').contains(document.activeElement)")


def test_presented_without_an_animation_it_has_the_focus(element):
    page = element()
    page.evaluate("document.querySelector('#show').focus()")
    assert page.evaluate("document.querySelector('quire-sheet').present({ animated: false })") is True
    assert has_focus(page), focused(page)
    page.evaluate("document.querySelector('quire-sheet').dismiss({ animated: false })")
    assert focused(page) == "show"


@pytest.mark.parametrize("animated", ["true", "false"])
def test_uncovered_it_has_the_focus(element, animated):
    page = element("stack.html")
    present(page, "#letter")
    # Presented by code: no element in the letter caused it, so the focus has none to return to.
    present(page, "#stamps")
    assert has_focus(page, "#stamps"), focused(page)
    page.evaluate(f"document.querySelector('#stamps').dismiss({{ animated: {animated} }})")
    gone(page, "#stamps")
    assert box(page, "#letter")["phase"] == "resting"
    assert has_focus(page, "#letter"), focused(page)


@pytest.mark.parametrize("animated", ["true", "false"])
def test_uncovered_the_button_that_asked_has_the_focus(element, animated):
    page = element("stack.html")
    present(page, "#letter")
    page.evaluate("document.querySelector('#stamp').focus()")
    present(page, "#stamps")
    page.evaluate(f"document.querySelector('#stamps').dismiss({{ animated: {animated} }})")
    gone(page, "#stamps")
    assert focused(page) == "stamp"


def test_made_dimmed_at_rest_it_has_the_focus(element):
    page = element()
    page.evaluate("document.querySelector('quire-sheet').largestUndimmedDetent = 'medium'")
    present(page)
    page.evaluate("document.querySelector('[name=notes]').focus()")
    page.evaluate("void (document.querySelector('quire-sheet').largestUndimmedDetent = null)")
    page.wait_until("document.querySelector('#app').inert")
    assert rest(page) > 0
    assert has_focus(page), focused(page)


def test_moved_in_the_document_it_has_the_focus(element):
    page = element()
    present(page)
    assert has_focus(page), focused(page)
    page.evaluate("document.querySelector('#app').before(document.querySelector('quire-sheet'))")
    assert rest(page) > 0
    assert has_focus(page), focused(page)


def test_what_the_page_shows_above_keeps_the_focus(element):
    page = element()
    present(page)
    page.evaluate("""void (() => {
      const note = document.createElement('div');
      note.id = 'note';
      note.popover = 'manual';
      note.append(document.createElement('input'));
      note.addEventListener('toggle', () => (window.isShown = true));
      document.body.append(note);
      note.showPopover();
    })()""")
    page.wait_until("window.isShown")
    page.evaluate("document.querySelector('#note input').focus()")
    sheet = "document.querySelector('quire-sheet')"
    assert page.evaluate(f"{sheet}.animateChanges(() => {sheet}.selectedDetent = 'large')") is True
    assert page.evaluate("document.activeElement.parentElement.id") == "note"
    # The sheet has it again when the sheet above is gone.
    page.evaluate("document.querySelector('#note').remove()")
    assert page.evaluate(f"{sheet}.animateChanges(() => {sheet}.selectedDetent = 'medium')") is True
    assert has_focus(page), focused(page)
