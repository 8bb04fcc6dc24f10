# SPDX-License-Identifier: Apache-2.0
"""The wrapper that moves a sheet or a popover, in the page: one element between the layer and the content."""

import pytest

import bench
from engines import PHONE, TABLET, drag
from test_popovers import BOX, show

SHEET = bench.SHEET
X = 201
RECT = "(({ left, top, width }) => [left, top, width])(%s.getBoundingClientRect())"


def wrapper(box):
    return f"{box}.querySelector(':scope > .quire-clip > *')"


@pytest.mark.one_engine
def test_it_lies_between_the_box_and_the_content(visit):
    page = visit()
    bench.present(page, "Dimmed")
    counts = f"[{SHEET}.querySelector(':scope > .quire-clip').children.length, {wrapper(SHEET)}.children.length]"
    assert page.evaluate(counts) == [1, 1]
    box = page.evaluate(RECT % SHEET)
    assert page.evaluate(RECT % wrapper(SHEET)) == box
    assert page.evaluate(RECT % f"{wrapper(SHEET)}.firstElementChild") == box
    # It has no color of its own. The box has the color of the content.
    colors = f"[{SHEET}, {wrapper(SHEET)}, {wrapper(SHEET)}.firstElementChild].map((it) => getComputedStyle(it).backgroundColor)"
    behind, own, content = page.evaluate(colors)
    assert own == "rgba(0, 0, 0, 0)" and behind == content


def test_it_stays_and_so_do_focus_selection_and_scroll(visit):
    """From a popover to a sheet and back, twice: no part of the content leaves the document."""
    page = visit(TABLET)
    show(page, "right")
    page.evaluate(
        f"void (window.kept = {wrapper(BOX)}, window.list = kept.querySelector('.quire-scroll'),"
        " window.field = kept.querySelector('input'), window.moved = [], new MutationObserver((all) =>"
        " moved.push(...all.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node.contains(field))))"
        ".observe(document, { childList: true, subtree: true }))")
    page.evaluate("void (field.focus({ preventScroll: true }), field.setRangeText('kept', 0, 0, 'end'))")
    page.evaluate("void (field.setSelectionRange(1, 3), list.scrollTop = 7)")
    page.frames(3)
    state = ("[document.activeElement == field, field.value, field.selectionStart, field.selectionEnd, list.scrollTop,"
             " moved.length]")
    for _ in range(2):
        page.resize(PHONE.width, PHONE.height)
        page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'")
        assert page.evaluate(f"{wrapper(SHEET)} == kept")
        assert page.evaluate(state) == [True, "kept", 1, 3, 7, 0]
        page.resize(TABLET.width, TABLET.height)
        page.wait_until(f"{BOX}?.dataset.quirePhase == 'resting'")
        assert page.evaluate(f"{wrapper(BOX)} == kept")
        assert page.evaluate(state) == [True, "kept", 1, 3, 7, 0]


@pytest.mark.one_engine
def test_a_finger_writes_the_style_of_the_box_alone(visit):
    page = visit()
    top = bench.present(page, "Undimmed")
    # From the third move on, when all heights have been allotted, to the release.
    page.evaluate(
        f"void (window.written = new Set(), window.moves = 0, window.watch = new MutationObserver((all) =>"
        f" {{ for (const {{ target }} of all) written.add(target.className) }}),"
        " addEventListener('touchmove', () => { if (++moves == 3)"
        f" watch.observe({SHEET}, {{ attributes: true, subtree: true, attributeFilter: ['style'] }}) }}),"
        " addEventListener('touchend', () => {"
        " for (const { target } of watch.takeRecords()) written.add(target.className); watch.disconnect() },"
        " { capture: true }))")
    page.touch(drag((X, top + 30), (X, top - 150), 400, hold=200))
    bench.rest(page)
    assert page.evaluate("moves") > 5
    assert page.evaluate("[...written]") == ["quire-sheet"]
