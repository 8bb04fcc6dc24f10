# SPDX-License-Identifier: Apache-2.0
"""The talk's session with Postcards, by touch, in every engine: two sheets, a range of the words and its font, a search,
a turn of the device, a wide window."""

import pytest

from engines import LANDSCAPE, TABLET, drag, tap
from rules import Stops

STOPS = Stops(874)
MEDIUM, LARGE = STOPS.medium, STOPS.large
EDITOR = "document.querySelector('.quire-editor')"
FRONT = "document.querySelector('[data-quire-part=sheet], [data-quire-part=popover]')"
ROWS = f"[...{FRONT}.querySelectorAll('[role=row]')].filter((row) => getComputedStyle(row).visibility != 'hidden')"
CARD = "document.querySelector(\"[data-quire-layer='0'] [role=img]\")"
WORDS = f"[...{EDITOR}.children].map((block) => block.textContent).join('\\n')"
# The family of the letter at a place.
FAMILY = """((place) => {
    const walker = document.createTreeWalker(%s, NodeFilter.SHOW_TEXT);
    let node = walker.nextNode();
    while (place >= node.data.length) [place, node] = [place - node.data.length, walker.nextNode()];
    return getComputedStyle(node.parentElement).fontFamily.split(',')[0].replaceAll('"', '');
})""" % EDITOR


@pytest.fixture
def address(site):
    return site


def press(page, element):
    box = page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}.getBoundingClientRect())")
    page.touch(tap(*(round(value) for value in box)))


def button(name):
    return f"document.querySelector('button[aria-label=\"{name}\"]')"


def rests(page, detent=None):
    at = f" && {FRONT}.dataset.quireDetent.endsWith('.{detent}')" if detent else ""
    page.wait_until(f"{FRONT}?.dataset.quirePhase == 'resting'{at}")
    return page.evaluate(f"{FRONT}.getBoundingClientRect().top")


def select(page, start, end):
    """Like the handles of a selection, in a text that has the focus."""
    page.evaluate("""(() => {
        const point = (place) => {
            const walker = document.createTreeWalker(%s, NodeFilter.SHOW_TEXT);
            let node = walker.nextNode();
            while (place > node.data.length) [place, node] = [place - node.data.length, walker.nextNode()];
            return [node, place];
        };
        getSelection().setBaseAndExtent(...point(%d), ...point(%d));
    })()""" % (EDITOR, start, end))
    page.frames()


def test_the_talk(visit):
    page = visit()
    press(page, button("Choose photo"))
    assert rests(page, "medium") == pytest.approx(MEDIUM, abs=0.5)
    page.touch(drag((120, MEDIUM + 30), (120, MEDIUM - 270), 400, hold=200))
    assert rests(page, "large") == pytest.approx(LARGE, abs=0.5)
    press(page, f"{ROWS}.find((row) => row.ariaLabel == 'Waterfall')")
    page.wait_until(f"{CARD}.ariaLabel == 'Waterfall'")
    assert rests(page, "medium") == pytest.approx(MEDIUM, abs=0.5)
    shape = page.evaluate(f"(({{ width, height }}) => width / height)({CARD}.getBoundingClientRect())")
    assert shape == pytest.approx(1, abs=0.01)

    # The words behind the sheet, which is not dimmed.
    press(page, EDITOR)
    page.wait_until(f"document.activeElement == {EDITOR}")
    page.press("!")
    page.wait_until(f"{WORDS}.includes('!')")

    # The other sheet. A range keeps its selection while it gets a font.
    press(page, button("Choose font"))
    page.wait_until(f"{FRONT}?.querySelector('[role=heading]')?.textContent == 'Fonts'")
    assert rests(page, "medium") == pytest.approx(MEDIUM, abs=0.5)
    assert page.evaluate(f"{EDITOR}.inputMode") == "none", "no keyboard over the fonts"
    press(page, EDITOR)
    page.wait_until(f"document.activeElement == {EDITOR}")
    select(page, 0, 3)
    font = page.evaluate(f"{ROWS}[0].innerText.trim()")
    press(page, f"{ROWS}[0]")
    page.wait_until(f"{FAMILY}(0) == '{font}'")
    assert page.evaluate(f"{FAMILY}(5)") != font
    assert page.evaluate("getSelection().toString()") == page.evaluate(f"{WORDS}.slice(0, 3)")

    # A search narrows the list.
    count = page.evaluate(f"{ROWS}.length")
    press(page, f"{FRONT}.querySelector('input')")
    page.wait_until(f"document.activeElement == {FRONT}.querySelector('input')")
    for letter in font[:4]:
        page.press(letter)
    page.wait_until(f"{ROWS}.length <= {count} && {ROWS}.every((row) => row.innerText.includes('{font[:4]}'))")
    rests(page)

    # In landscape, in portrait, and in a wide window, where it is a popover with the same search.
    page.resize(LANDSCAPE.width, LANDSCAPE.height)
    # Attached to the bottom edge, below which its box may extend, and as wide as the content prefers.
    page.wait_until(
        f"(({{ bottom, left }}) => left > 100 && bottom >= {LANDSCAPE.height})({FRONT}.getBoundingClientRect())")
    rests(page)
    page.resize(402, 874)
    rests(page)
    page.resize(TABLET.width, TABLET.height)
    page.wait_until("document.querySelector('[data-quire-part=popover]')?.dataset.quirePhase == 'resting'")
    assert page.evaluate(f"{FRONT}.querySelector('input').value").lower() == font[:4].lower()

    # Picking again: the words stay.
    page.touch(tap(100, 1100))
    page.wait_until(f"{FRONT} == null")
    press(page, button("Choose photo"))
    page.wait_until(f"{FRONT}?.dataset.quirePhase == 'resting'")
    press(page, f"{ROWS}.find((row) => row.ariaLabel == 'Harbor')")
    page.wait_until(f"{CARD}.ariaLabel == 'Harbor'")
    assert "!" in page.evaluate(WORDS)
    assert page.evaluate(f"{FAMILY}(0)") == font
