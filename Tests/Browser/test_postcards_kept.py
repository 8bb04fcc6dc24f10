# SPDX-License-Identifier: Apache-2.0
"""Postcards' card persists after the page is closed, and is saved as a picture."""

import base64
import contextlib
import io

import pytest
from PIL import Image

from bench import load_again
from engines import PHONE
from test_postcards_talk import CARD, WORDS, button, press, rests

REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError') }"


@pytest.fixture
def address(site):
    return site


def says(text):
    return f"[...document.querySelectorAll('.quire-view .quire-text')].some((each) => each.textContent == {text!r})"


def test_the_card_and_its_sheet_are_there_after_a_reload(visit):
    page = visit()
    press(page, button("Choose photo"))
    rests(page, "medium")
    press(page, "[...document.querySelectorAll('[role=row]')].find((row) => row.matches('[aria-label=Dunes]')"
          " || row.querySelector('[aria-label=Dunes]'))")
    page.wait_until(f"{CARD}.ariaLabel == 'Dunes'")
    rests(page, "medium")
    load_again(page)
    page.wait_until(f"{CARD}.ariaLabel == 'Dunes'")
    assert page.evaluate(WORDS) == "Sand in every shoe"
    rests(page, "medium")
    assert page.evaluate("document.querySelectorAll('[data-quire-part=sheet]').length") == 1


def test_what_cannot_be_kept_is_said(engine, address):
    page = engine.open(address, PHONE, REFUSED)
    with contextlib.closing(page):
        page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
        press(page, button("Choose photo"))
        page.wait_until(says("The Card Can’t Be Kept"))
        assert page.errors and all("SecurityError" in error for error in page.errors)


def test_the_card_is_saved_as_a_picture(visit):
    page = visit(before="""
        URL.createObjectURL = ((make) => (file) => {
            if (file.type == 'image/png') {
                const reader = new FileReader();
                reader.onload = () => window.saved = reader.result;
                reader.readAsDataURL(file);
            }
            return make.call(URL, file);
        })(URL.createObjectURL);
        HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };
    """)
    page.wait_until(f"{CARD}.ariaLabel == 'Lake'")
    width, height = page.evaluate(f"(({{width, height}}) => [width, height])({CARD}.getBoundingClientRect())")
    press(page, button("Save as picture"))
    page.wait_until("window.saved && window.savedAs")
    assert page.evaluate("savedAs") == "postcard.png"
    image = Image.open(io.BytesIO(base64.b64decode(page.evaluate("saved").split(",")[1]))).convert("RGB")
    assert image.size == (pytest.approx(width * 3, abs=2), pytest.approx(height * 3, abs=2))
    colors = image.getcolors(10_000_000)
    assert len(colors) > 200, "a picture, not an empty page"
    # White letters on the dark plate in the middle.
    middle = image.crop((image.width // 3, image.height * 4 // 10, image.width * 2 // 3, image.height * 6 // 10))
    assert any(min(color) > 240 for _, color in middle.getcolors(10_000_000))


def test_a_saved_picture_is_freed(visit):
    page = visit(before="""
        window.addresses = new Set();
        URL.createObjectURL = ((make) => (file) => {
            const address = make.call(URL, file);
            if (file.type == 'image/png') addresses.add(address);
            return address;
        })(URL.createObjectURL);
        URL.revokeObjectURL = ((free) => (address) => {
            addresses.delete(address);
            free.call(URL, address);
        })(URL.revokeObjectURL);
        window.saves = [];
        HTMLAnchorElement.prototype.click = function () { saves.push(this.href); };
    """)
    page.wait_until(f"{CARD}.ariaLabel == 'Lake'")
    for count in (1, 2, 3):
        press(page, button("Save as picture"))
        page.wait_until(f"saves.length == {count}")
        # The browser may still read the latest.
        assert page.evaluate("[...addresses].join() == saves.at(-1)")
