# SPDX-License-Identifier: Apache-2.0
"""The results of `readable`, on a page made for this test."""

import pytest

import readable

PLACE = "position: absolute; left: {x}px; top: {y}px; width: 120px; height: 24px; font: 17px sans-serif; "


def texts(*looks):
    """A page of texts, each with its position and style. A text with children contains them in its box."""
    boxes = [
        f'<div style="{PLACE.format(x=x, y=y)}{style}">{text}</div>' for text, x, y, style in looks]
    return f'<body style="margin: 0; background: white">{"".join(boxes)}</body>'


@pytest.mark.spread
@pytest.mark.parametrize("looks, found", [
    ([("Fine", 20, 20, ""), ("Below", 20, 50, "")], []),
    ([("One", 20, 20, ""), ("Other", 24, 26, "")], ['"One" and "Other" overlap']),
    ([("Under", 20, 20, ""), ("Over", 24, 26, "background: white")], []),
    ([("Away", -30, 20, "")], ['"Away" leaves the window at its side']),
    ([("Pale", 20, 20, "color: #f4f4f4")], ['"Pale" has a contrast of 1.10 to what is behind it']),
    ([("Palest of UIKit's", 20, 20, "color: #3c3c432e; white-space: nowrap")], []),
    ([("Unseen", 20, 20, "visibility: hidden"), ("Seen", 20, 20, "")], []),
    ([("Ignores touches", 20, 20, "pointer-events: none"), ("Over it", 24, 26, "")],
     ['"Ignores touches" and "Over it" overlap']),
], ids=["fine", "overlap", "covered", "outside", "pale", "palest", "hidden", "untouchable"])
def test_it_finds_what_cannot_be_read(probe, looks, found):
    page = probe()
    page.evaluate(f"void (document.body.outerHTML = {texts(*looks)!r})")
    assert readable.faults(page) == found
