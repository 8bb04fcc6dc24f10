# SPDX-License-Identifier: Apache-2.0
"""Compares screenshots outside given rectangles, where a presentation must leave everything unchanged, or only dim it.
"""

import io

from PIL import Image, ImageChops, ImageDraw

TOLERANCE = 3
"""The largest difference of a color component that counts as equal, because browsers round blends differently."""


def changed_outside(before, after, boxes, *, keeps=1.0, scale=1.0):
    """The rectangle around all pixels outside of the boxes that changed, as left, top, right, bottom in CSS pixels, or
    None.

    `before` and `after` are screenshots as PNG. Boxes have the same order of edges, in CSS pixels. `keeps` is the part
    of each color that remains under a black dimming: 0.8 under one of 0.2. `scale` is the number of device pixels a
    CSS pixel."""
    found = _changes(before, after, boxes, keeps, scale).getbbox()
    return found and tuple(edge / scale for edge in found)


def share_changed_outside(before, after, boxes, *, keeps=1.0, scale=1.0):
    """The fraction of pixels that changed outside the boxes, from 0 to 1."""
    changes = _changes(before, after, boxes, keeps, scale)
    return changes.histogram()[255] / (changes.width * changes.height)


def _changes(before, after, boxes, keeps, scale):
    """A picture that is white where a pixel outside the boxes changed."""
    first, second = (Image.open(io.BytesIO(each)).convert("RGB") for each in (before, after))
    if first.size != second.size:
        raise ValueError(f"a picture of {first.size} can't be compared with one of {second.size}")
    difference = ImageChops.difference(first.point(lambda value: round(value * keeps)), second)
    draw = ImageDraw.Draw(difference)
    for left, top, right, bottom in boxes:
        draw.rectangle([left * scale, top * scale, right * scale, bottom * scale], fill=0)
    red, green, blue = difference.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return largest.point(lambda value: 255 if value > TOLERANCE else 0)
