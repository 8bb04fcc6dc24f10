# SPDX-License-Identifier: Apache-2.0
"""The comparison of screenshots outside rectangles, with pictures made here."""

import io

import pytest
from PIL import Image, ImageDraw

from pixels import changed_outside, share_changed_outside

BOX = (20, 30, 60, 50)


def picture(color=(200, 100, 50), size=(100, 80), dot=None):
    image = Image.new("RGB", size, color)
    if dot:
        ImageDraw.Draw(image).rectangle(dot, fill=(0, 0, 255))
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()


def test_equal_pictures_have_no_change():
    assert changed_outside(picture(), picture(), []) is None


def test_a_change_inside_the_box_does_not_count():
    assert changed_outside(picture(), picture(dot=(25, 35, 50, 45)), [BOX]) is None


@pytest.mark.parametrize("dot", [(0, 0, 0, 0), (99, 79, 99, 79), (61, 40, 61, 40), (40, 29, 40, 29)])
def test_one_pixel_outside_is_found(dot):
    left, top, right, bottom = dot
    assert changed_outside(picture(), picture(dot=dot), [BOX]) == (left, top, right + 1, bottom + 1)


def test_dimming_is_expected_where_it_is_told():
    dimmed = picture(color=(160, 80, 40))
    assert changed_outside(picture(), dimmed, [BOX], keeps=0.8) is None
    assert changed_outside(picture(), dimmed, [BOX]) == (0, 0, 100, 80)
    assert changed_outside(picture(), picture(), [BOX], keeps=0.8) == (0, 0, 100, 80)


def test_boxes_are_in_css_pixels():
    large = picture(size=(200, 160)), picture(size=(200, 160), dot=(45, 65, 110, 95))
    assert changed_outside(*large, [BOX], scale=2) is None
    assert changed_outside(*large, [(20, 30, 40, 50)], scale=2) == (40.5, 32.5, 55.5, 48)


def test_the_share_of_changed_pixels():
    before, after = picture(), picture(dot=(0, 0, 19, 9))
    assert share_changed_outside(before, after, []) == 200 / 8000
    assert share_changed_outside(before, after, [(0, 0, 9, 9)]) == 100 / 8000
    assert share_changed_outside(before, before, []) == 0
    assert share_changed_outside(before, before, [], keeps=0.8) == 1


def test_pictures_of_two_sizes_are_refused():
    with pytest.raises(ValueError, match="can't be compared"):
        changed_outside(picture(), picture(size=(100, 81)), [])
