# SPDX-License-Identifier: Apache-2.0
"""A line of text in a sheet: the browser's own field, whose text and focus the app shares."""

from dataclasses import replace

import pytest

import bench
from engines import LANDSCAPE, PHONE, TABLET, tap

TITLE = f"{bench.SHEET}.querySelector('.quire-label').textContent"


def field(name):
    return f"document.querySelector('input[aria-label={name}]')"


def focus(page, name="First"):
    """Taps the center of a field."""
    page.touch(tap(*page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({field(name)}.getBoundingClientRect())")))
    page.wait_until(f"document.activeElement == {field(name)}")


def type_text(page, text):
    for character in text:
        page.press(character)


def test_what_is_typed_reaches_the_app(visit):
    page = visit()
    bench.present(page, "Ignoring")
    focus(page)
    type_text(page, "abc")
    page.wait_until(f"{TITLE} == 'abc'")
    assert page.evaluate(f"{field('First')}.value") == "abc"


def test_text_is_never_parsed(visit):
    page = visit()
    bench.present(page, "Ignoring")
    focus(page)
    # Pasted text. As markup, it would run a script and request a picture.
    evil = "<img src=x onerror=document.title=1><b>&amp;</b>"
    page.evaluate(
        f"(() => {{ const it = {field('First')}; it.value = '{evil}';"
        " it.dispatchEvent(new InputEvent('input', { bubbles: true })); })()")
    page.wait_until(f"{TITLE} == '{evil}'")
    assert page.evaluate(f"{bench.SHEET}.querySelectorAll('b, img').length") == 0


def test_return_ends_editing(visit):
    page = visit()
    bench.present(page, "Ignoring")
    focus(page)
    page.press("Enter")
    page.wait_until(f"document.activeElement != {field('First')}")
    assert page.evaluate(f"{field('First')}.enterKeyHint") == "done"


def test_a_field_has_its_name_and_its_role(visit):
    page = visit()
    bench.present(page, "Ignoring")
    assert page.evaluate(f"[{field('First')}.tagName, {field('First')}.type, {field('First')}.placeholder]") == [
        "INPUT", "text", "First"]


def test_composed_text_reaches_the_app_once(visit):
    """An input method that composes: the app sees the text grow, and nothing is written back into it meanwhile."""
    page = visit()
    bench.present(page, "Ignoring")
    focus(page)
    page.evaluate("""(() => {
        const it = %s;
        window.writes = 0;
        const { set, get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        Object.defineProperty(it, 'value', { get() { return get.call(it) }, set(text) { writes++; set.call(it, text) } });
        const type = (text, isComposing) => {
            set.call(it, text);
            it.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
        };
        it.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
        type('n', true);
        type('ni', true);
        type('に', true);
        it.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'に' }));
    })()""" % field("First"))
    page.wait_until(f"{TITLE} == 'に'")
    assert page.evaluate("writes") == 0


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, LANDSCAPE, TABLET], ids=lambda device: device.name)
def test_a_sheet_with_fields_to_look_at(visit, device, dark, keep):
    page = visit(replace(device, dark=dark))
    bench.press(page, "Fields")
    bench.rest(page)
    keep(page, "fields")
    color = page.evaluate(f"getComputedStyle({field('First')}).color")
    assert color == ("rgb(255, 255, 255)" if dark else "rgb(0, 0, 0)")
