# SPDX-License-Identifier: Apache-2.0
"""The example pages of the element: a stack and a form, a page that is constantly rendered again, a server's page."""

import dataclasses
import shutil

import pytest

import element as pages
import rules
from element import box, gone, new_errors, present, rest, top
from engines import PHONE, TABLET, EngineError, drag, tap
from serving import serving
from test_element import center

STOPS = rules.Stops(PHONE.height)
X = 100
WIDE = dataclasses.replace(PHONE, name="desktop", width=1280, height=800)


def focused(page):
    return page.evaluate("document.activeElement.id || document.activeElement.name || document.activeElement.localName")


def test_a_form_in_a_stack(element):
    page = element("stack.html")
    page.touch(tap(*center(page, "#write")))
    assert rest(page, "#letter") == pytest.approx(STOPS.large, abs=0.5)
    page.evaluate("void (document.querySelector('[name=to]').value = 'Ida', document.querySelector('[name=text]').focus())")
    page.press("h")
    page.evaluate("document.activeElement.blur()")
    present(page, "#stamps")
    assert top(page, "#stamps") == pytest.approx(STOPS.medium, abs=0.5)
    # Only the content below can't be reached.
    assert page.evaluate("document.querySelector('#app').inert && document.querySelector('#letter').inert")
    assert not page.evaluate("document.querySelector('#stamps').inert")
    page.touch(tap(*center(page, "#stamps li:nth-child(2) button")))
    gone(page, "#stamps")
    assert page.evaluate("document.querySelector('#chosen-stamp').value") == "Windmill"
    assert not page.evaluate("document.querySelector('#letter').inert")
    page.evaluate("document.querySelector('#form').requestSubmit()")
    gone(page, "#letter")
    assert page.evaluate("document.querySelector('#sent').value") == "To Ida: h"
    assert not page.evaluate("document.querySelector('#app').inert")


def answer(page, value):
    """Taps a button of the open dialog. Repeats that if the machine was so slow that the tap became a long press."""
    for _ in range(3):
        page.frames()
        page.touch(tap(*center(page, f"#sure button[value={value}]")))
        try:
            return page.wait_until("!document.querySelector('#sure').open", 2000)
        except EngineError as error:
            late = error
    raise late


def test_a_dialog_above_the_sheet(element):
    page = element("stack.html")
    present(page, "#letter")
    page.evaluate("void (document.querySelector('[name=text]').value = 'something')")
    page.press("Escape")
    page.wait_until("document.querySelector('#sure').open")
    answer(page, "no")
    page.frames(3)
    assert box(page, "#letter")["phase"] == "resting"
    page.press("Escape")
    page.wait_until("document.querySelector('#sure').open")
    answer(page, "yes")
    gone(page, "#letter")


def test_a_sheet_below_is_pushed_back_and_dismissed_with_it(element):
    page = element("stack.html")
    present(page, "#letter")
    page.evaluate("void (document.querySelector('#stamps').selectedDetent = 'large')")
    present(page, "#stamps")
    lower = box(page, "#letter")
    assert lower["left"] > 10 and lower["top"] < top(page, "#stamps")
    page.evaluate("document.querySelector('#letter').dismiss()")
    gone(page, "#stamps")
    gone(page, "#letter")


def test_an_anchor_makes_a_popover_where_there_is_room(element):
    page = element("stack.html", WIDE)
    present(page, "#styles")
    found = box(page, "#styles")
    anchor = page.rect("#style")
    assert found["width"] < 500 and found["top"] >= anchor["y"] + anchor["height"]
    assert found["left"] <= anchor["x"] + anchor["width"] / 2 <= found["left"] + found["width"]
    page.evaluate("document.querySelector('#styles').dismiss()")
    gone(page, "#styles")


def test_an_anchored_sheet_is_a_sheet_on_a_phone(element):
    page = element("stack.html")
    present(page, "#styles")
    assert top(page, "#styles") == pytest.approx(PHONE.height - 220, abs=0.5)
    assert not page.evaluate("document.querySelector('#app').inert"), "undimmed"


def test_a_page_that_is_drawn_anew_ten_times_a_second(element):
    page = element("loop.html")
    present(page)
    page.touch(drag((X, STOPS.medium + 150), (X, STOPS.medium - 100), 600, hold=300))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    page.touch(drag((X, STOPS.large + 30), (X, STOPS.large + 330), 600, hold=300))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    assert page.evaluate("count = document.querySelector('quire-sheet h2').textContent").startswith("Drawing")
    page.evaluate("document.querySelector('quire-sheet').dismiss()")
    gone(page)
    # The page is rendered once more, as if nothing had happened.
    page.frames(15)
    assert not page.evaluate("document.querySelector('#app').inert || document.querySelector('#app').hasAttribute('style')")


def test_a_servers_page_stands_before_the_engine_and_does_not_move(element, element_folder):
    with serving(element_folder, refuse=["quire-sheet.js", "quire-sheet.wasm"]) as address:
        page = element.bare("server.html", site=address)
        first = page.rect("#drawn > h2")
        new_errors(page)
        element.close(page)
    assert first["y"] == pytest.approx(STOPS.medium, abs=1)
    page = element("server.html")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    then = page.rect("#drawn > h2")
    assert then["y"] == pytest.approx(first["y"], abs=1) and then["x"] == pytest.approx(first["x"], abs=1)
    # The example contains what the documentation tells servers to write.
    text = (pages.EXAMPLES / "server.html").read_text()
    assert page.evaluate("customElements.get('quire-sheet').shadowTemplate") in text


# The page's attributes, and the style sheet that it needs for the first paint, since CSS can't read sizes from an
# attribute.
WIDE_PLACES = {
    "page": ("", ""),
    "leading": ('placement="leading"', ""),
    "trailing": ('placement="trailing"', ""),
    "right to left": ('placement="leading" dir="rtl"', ""),
    "form": ('prefers-page-sizing="false"', ""),
    "sized": (
        'prefers-page-sizing="false" placement="trailing" preferred-content-size="400 500"',
        "#drawn { --quire-preferred-width: 400px; --quire-preferred-height: 500px; }"),
    "too large": (
        'prefers-page-sizing="false" preferred-content-size="4000 5000" selected-detent="large"',
        "#drawn { --quire-preferred-width: 4000px; --quire-preferred-height: 5000px; }"),
}


@pytest.mark.one_engine
@pytest.mark.parametrize("device", [TABLET, WIDE], ids=lambda device: device.name)
@pytest.mark.parametrize("attributes, style", WIDE_PLACES.values(), ids=WIDE_PLACES)
def test_a_servers_page_stands_in_a_wide_window_where_it_will(element, tmp_path, element_folder, device, attributes, style):
    shutil.copytree(element_folder, tmp_path, dirs_exist_ok=True)
    server = tmp_path / "server.html"
    server.write_text(server.read_text().replace('<quire-sheet id="drawn"', f'<quire-sheet id="drawn" {attributes}'))
    with (tmp_path / "page.css").open("a") as sheet:
        sheet.write(style)

    def sides(page):
        # When it is centered, the top shows the height. The box itself is as high as the sheet can be, and clipped.
        shown = box(page, "#drawn")
        return [shown[side] for side in ("left", "top", "width")]

    with serving(tmp_path, refuse=["quire-sheet.js", "quire-sheet.wasm"]) as address:
        page = element.bare("server.html", device, site=address)
        first = sides(page)
        new_errors(page)
        element.close(page)
    assert first[0] >= 20 and first[0] + first[2] <= device.width - 20
    with serving(tmp_path) as address:
        page = element("server.html", device, site=address)
        rest(page, "#drawn")
        assert sides(page) == pytest.approx(first, abs=1)


# Stops the animation that waits for the script, and checks in each frame whether any content is in the page.
WAITING = """
  window.highest = 0;
  const look = () => {
    const sheet = document.querySelector('quire-sheet');
    if (sheet && !window.isOver) highest = Math.max(highest, sheet.getBoundingClientRect().height);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def test_before_the_script_has_come_closed_content_is_not_in_the_page(element, element_folder):
    with serving(element_folder, refuse=["quire-sheet.js"]) as address:
        page = element.bare("plain.html", before=WAITING, site=address)
        page.wait_until("document.querySelector('#rows').children.length == 60")
        page.frames(3)
        row = "document.querySelector('#rows li').getBoundingClientRect()"
        assert page.evaluate("getComputedStyle(document.querySelector('#rows')).visibility") == "hidden"
        assert page.evaluate("highest") == 0
        # The script has been refused: the content is in the page, and can be used.
        page.evaluate("void (window.isOver = true, document.getAnimations().forEach((animation) => animation.finish()))")
        assert page.evaluate("getComputedStyle(document.querySelector('#rows')).visibility") == "visible"
        assert page.evaluate(f"{row}.height") > 20
        assert page.evaluate("document.querySelector('quire-sheet').offsetHeight") > 1000
        page.evaluate("document.querySelector('#rows button').focus()")
        assert page.evaluate("document.activeElement.textContent") == "Harbor 1"
        new_errors(page)


def test_when_the_script_comes_closed_content_has_never_been_in_the_page(element):
    page = element(before=WAITING)
    page.frames(3)
    assert page.evaluate("highest") == 0
    assert page.evaluate(pages.ANIMATIONS) == 0
    assert page.evaluate("getComputedStyle(document.querySelector('quire-sheet')).display") == "contents"
    assert present(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_where_webassembly_is_refused_the_content_is_reached(element, element_folder):
    with serving(element_folder, refuse=["quire-sheet.wasm"]) as address:
        page = element("plain.html", site=address)
        assert page.evaluate("document.querySelector('quire-sheet').present()") is True
        page.frames()
        row = page.rect("quire-sheet li")
        assert row["height"] > 20 and 0 < row["y"] < PHONE.height
        assert page.evaluate("document.querySelector('quire-sheet').matches(':state(static)')")
        page.touch(tap(row["x"] + 40, row["y"] + 15))
        page.wait_until("!document.querySelector('quire-sheet').open")
        assert page.evaluate("document.querySelector('#chosen').value") == "Harbor 1"
        heard = new_errors(page)
        assert any("quire-sheet.wasm" in line for line in heard), heard
