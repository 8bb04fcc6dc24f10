# SPDX-License-Identifier: Apache-2.0
"""Texts of several lines: typing, attributes, selection, undo and input methods in the browser's own editing, and the
font of a selection from a sheet.

Not driven here: corrections and predictions of software keyboards, dictation, the undo gesture of iOS, and input methods
in Firefox and WebKitGTK, whose drivers have none.
"""

import contextlib

import pytest

import bench
from engines import tap
from engines.fixtures import _able
from examples import served

# The page for writing fills the window, and is not a sheet with detents.
SHEET = "document.querySelector('[data-quire-detent]')"
EDITOR = "document.querySelector('.quire-editor')"
TEXT = f"[...{EDITOR}.children].map((block) => block.textContent).join('\\n')"
# The selection as offsets in the text.
SELECTED = """(() => {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection();
    const place = (node, offset) => {
        const range = document.createRange();
        range.setStart(%(editor)s, 0);
        range.setEnd(node, offset);
        const blocks = [...%(editor)s.children];
        return range.toString().length + blocks.findIndex((block) => block.contains(node));
    };
    return [place(anchorNode, anchorOffset), place(focusNode, focusOffset)].sort((a, b) => a - b);
})()""" % {"editor": EDITOR}
# The runs of a paragraph: text, size, and the first family.
RUNS = f"""[...{EDITOR}.children].map((block) => [...block.childNodes].map((run) => [
    run.textContent, getComputedStyle(run.nodeType === 1 ? run : block).fontSize]))"""


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def write(page):
    """Opens the letter."""
    bench.press(page, "Writing")
    page.wait_until(f"{EDITOR} != null && document.getAnimations().length == 0")
    return page


@pytest.fixture
def letter(visit):
    """The page of the letter."""
    return write(visit())


@pytest.fixture
def joined_letter(engine, request, address):
    """The same for a test that joins paragraphs. Browsers write styles as markup there, which the policy refuses, and the
    editor then writes its own. No other error may be reported."""
    page = _able(request).open(address)
    with contextlib.closing(page):
        page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
        yield write(page)
        errors = [error for error in page.errors if "style-src" not in error]
    assert not errors, errors


def place(page, block, offset):
    """The position of a letter on the screen: its left end, in the center of its line."""
    return page.evaluate("""(() => {
        const walker = document.createTreeWalker(%s.children[%d], NodeFilter.SHOW_TEXT);
        let [node, left] = [walker.nextNode(), %d];
        while (left >= node.data.length) [left, node] = [left - node.data.length, walker.nextNode()];
        const range = document.createRange();
        range.setStart(node, left);
        range.setEnd(node, left + 1);
        const { x, y, height } = range.getBoundingClientRect();
        return [x + 1, y + height / 2];
    })()""" % (EDITOR, block, offset))


def select(page, block, start, end):
    """Selects by the browser's own means, as the selection handles do, in a text that has the focus."""
    page.evaluate("""(() => {
        const walker = document.createTreeWalker(%s.children[%d], NodeFilter.SHOW_TEXT);
        const point = (place) => {
            walker.currentNode = walker.root;
            let node = walker.nextNode();
            while (place > node.data.length) [place, node] = [place - node.data.length, walker.nextNode()];
            return [node, place];
        };
        getSelection().setBaseAndExtent(...point(%d), ...point(%d));
    })()""" % (EDITOR, block, start, end))
    page.frames()


def focus(page, block=1, offset=4):
    page.touch(tap(*place(page, block, offset)))
    page.wait_until(f"document.activeElement == {EDITOR}")


def type_text(page, text):
    for character in text:
        page.press(character)


def test_runs_are_shown(letter):
    assert letter.evaluate(f"[{EDITOR}.getAttribute('role'), {EDITOR}.ariaLabel, {EDITOR}.ariaMultiLine]") == [
        "textbox", "Letter", "true"]
    assert letter.evaluate(f"{EDITOR}.children.length") == 3
    assert letter.evaluate(f"getComputedStyle({EDITOR}.children[0]).textAlign") == "center"
    assert letter.evaluate(RUNS)[1] == [["The ", "20px"], ["harbor", "20px"], [" is quiet and the ", "20px"],
                                        ["tide", "20px"], [" is high.", "20px"]]


def test_typing_keeps_runs_and_elements(joined_letter):
    """A letter typed within a run writes nothing: the browser's own edit stays."""
    letter = joined_letter
    focus(letter)
    select(letter, 1, 6, 6)
    letter.evaluate(
        f"void (window.blocks = [...{EDITOR}.children], window.writes = 0, new MutationObserver((all) => writes += "
        f"all.filter(({{ type }}) => type === 'childList').length).observe({EDITOR}, {{ childList: true, subtree: true }}))")
    type_text(letter, "xyz")
    letter.wait_until(f"{TEXT}.includes('The haxyzrbor')")
    assert letter.evaluate(RUNS)[1][1] == ["haxyzrbor", "20px"]
    assert letter.evaluate("writes") == 0
    assert letter.evaluate(SELECTED) == [19, 19]
    letter.press("Enter")
    letter.wait_until(f"{EDITOR}.children.length == 4")
    assert letter.evaluate(f"{EDITOR}.children[1].textContent") == "The haxyz"
    type_text(letter, "w")
    letter.wait_until(f"{EDITOR}.children[2].textContent.startsWith('wrbor')")
    letter.press("Backspace")
    letter.press("Backspace")
    letter.wait_until(f"{EDITOR}.children.length == 3")
    assert letter.evaluate(RUNS)[1][1] == ["haxyzrbor", "20px"]


def test_a_new_line_at_the_end(letter):
    focus(letter)
    select(letter, 2, 19, 19)
    letter.press("Enter")
    letter.wait_until(f"{EDITOR}.children.length == 4")
    type_text(letter, "ab")
    letter.wait_until(f"{EDITOR}.children[3].textContent == 'ab'")
    letter.press("Enter")
    letter.press("Enter")
    type_text(letter, "c")
    letter.wait_until(f"{TEXT}.endsWith('here!\\nab\\n\\nc')")


def test_undo_and_redo_by_keys(letter):
    before = letter.evaluate(TEXT)
    focus(letter)
    select(letter, 1, 4, 10)
    type_text(letter, "sea")
    letter.wait_until(f"{TEXT}.includes('The sea is quiet')")
    letter.press("Control+z")
    letter.press("Control+z")
    letter.wait_until(f"{TEXT} == {before!r}")
    assert letter.evaluate(RUNS)[1][1] == ["harbor", "20px"], "its attributes are back, too"
    letter.press("Control+Shift+z")
    letter.press("Control+Shift+z")
    letter.wait_until(f"{TEXT}.includes('The sea is quiet')")


@pytest.mark.needs("composition")
def test_an_input_method_is_left_alone(letter):
    focus(letter)
    select(letter, 1, 4, 4)
    for text in ("n", "ni", "に"):
        letter.compose(text)
    letter.wait_until(f"{TEXT}.includes('The に')")
    letter.compose_end("日本")
    letter.wait_until(f"{TEXT}.includes('The 日本harbor')")
    assert letter.evaluate(SELECTED) == [16, 16]
    type_text(letter, "!")
    letter.wait_until(f"{TEXT}.includes('The 日本!harbor')")


def test_pasted_markup_is_text(letter):
    focus(letter)
    select(letter, 2, 0, 19)
    evil = "<img src=x onerror=document.title=1><b>&amp;</b>"
    letter.evaluate(f"document.execCommand('insertText', false, '{evil}')")
    letter.wait_until(f"{EDITOR}.children[2].textContent == '{evil}'")
    assert letter.evaluate(f"{EDITOR}.querySelectorAll('b, img').length") == 0


def test_the_font_of_a_selection_from_a_sheet(letter, keep):
    """A range is selected behind the undimmed sheet, gets a font, and stays selected and visible. Then another range.
    """
    bench.press(letter, "Fonts")
    letter.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'")
    focus(letter)
    assert letter.evaluate(f"{EDITOR}.inputMode") == "none", "no keyboard"
    select(letter, 1, 4, 10)
    rows = f"[...{SHEET}.querySelectorAll('.quire-scroll button')]"
    size = letter.evaluate(f"{rows}.length")
    assert size > 0
    middle = (
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({rows}[%d].getBoundingClientRect())")
    letter.touch(tap(*letter.evaluate(middle % 0)))
    letter.wait_until(f"{EDITOR}.children[1].querySelectorAll('span')[1].style.fontSize == '24px'")
    assert letter.evaluate(SELECTED) == [14, 20]
    assert letter.evaluate(f"document.activeElement == {EDITOR}")
    assert letter.evaluate(RUNS)[1][1] == ["harbor", "24px"]
    keep(letter, "text-font")
    select(letter, 2, 0, 4)
    letter.touch(tap(*letter.evaluate(middle % 0)))
    letter.wait_until(f"{EDITOR}.children[2].querySelector('span')?.style.fontSize == '24px'")
    assert letter.evaluate(RUNS)[2][0] == ["Wish", "24px"]
    assert letter.evaluate(f"{SHEET} != null"), "the sheet is still up"


def test_a_selection_without_the_focus_is_drawn(letter):
    bench.press(letter, "Fonts")
    letter.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'")
    focus(letter)
    select(letter, 1, 4, 10)
    assert letter.evaluate("CSS.highlights.get('quire-selection').size") == 0
    letter.evaluate(f"{SHEET}.querySelector('input').focus()")
    letter.wait_until("CSS.highlights.get('quire-selection').size == 1")
    assert letter.evaluate("[...CSS.highlights.get('quire-selection')][0].toString()") == "harbor"
