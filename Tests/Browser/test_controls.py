# SPDX-License-Identifier: Apache-2.0
"""Controls that Quire draws: what assistive technologies read, keys and the focus, and fingers in a sheet."""

from dataclasses import replace

import pytest

import bench
from engines import PHONE, Touch, drag, tap
from engines.interface import eventually
from examples import served

SHEET = bench.SHEET
ATTRIBUTES = ("role", "aria-label", "aria-checked", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext",
              "aria-disabled", "tabindex")


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def control(name):
    return f"document.querySelector('[aria-label=\"{name}\"]')"


def show(page):
    bench.press(page, "Controls")
    bench.rest(page, "large")


def controls(visit, device=PHONE):
    """The sheet of controls, at rest."""
    page = visit(device)
    show(page)
    return page


def box(page, name):
    return page.evaluate(
        f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))({control(name)}.getBoundingClientRect())")


def told(page, name):
    return page.evaluate(
        f"Object.fromEntries({list(ATTRIBUTES)}.map((name) => [name, {control(name)}.getAttribute(name)])"
        ".filter(([, value]) => value !== null))")


def note(page, name):
    """The value that the row of a control shows."""
    return page.evaluate(f"{control(name)}.parentElement.querySelectorAll('.quire-text')[1].textContent")


def thumb(page, name):
    """The center of a slider's thumb, whose position shows its value."""
    it = box(page, name)
    now, least, most = (float(told(page, name)[f"aria-value{end}"]) for end in ("now", "min", "max"))
    part = (now - least) / (most - least)
    return [round(it["x"] + 14 + (it["width"] - 28) * part), round(it["y"] + it["height"] / 2)]


def focused(page):
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_roles_and_states(visit):
    page = controls(visit)
    assert told(page, "Fog horn") == {"role": "switch", "aria-label": "Fog horn", "aria-checked": "true"}
    assert told(page, "Locked") == {
        "role": "switch", "aria-label": "Locked", "aria-checked": "true", "aria-disabled": "true", "tabindex": "-1"}
    assert told(page, "Depth") == {
        "role": "slider", "aria-label": "Depth", "aria-valuenow": "10", "aria-valuemin": "0", "aria-valuemax": "40",
        "aria-valuetext": "25%", "tabindex": "0"}
    assert told(page, "Span") == {"role": "radiogroup", "aria-label": "Span"}
    assert told(page, "Day") == {"role": "radio", "aria-label": "Day", "aria-checked": "true"}
    assert told(page, "Week") == {"role": "radio", "aria-label": "Week", "aria-checked": "false", "tabindex": "-1"}
    assert told(page, "Boats") == {
        "role": "spinbutton", "aria-label": "Boats", "aria-valuenow": "0", "aria-valuemin": "0",
        "aria-valuemax": "100", "tabindex": "0"}
    pages = told(page, "Pages")
    assert (pages["role"], pages["aria-valuenow"], pages["aria-valuetext"]) == ("slider", "2", "page 2 of 5")
    assert told(page, "Loaded") == {
        "role": "progressbar", "aria-label": "Loaded", "aria-valuenow": "0.4", "aria-valuemin": "0",
        "aria-valuemax": "1", "aria-valuetext": "40%"}
    assert told(page, "Sounding") == {"role": "progressbar", "aria-label": "Sounding"}


def test_keys_and_the_focus(visit):
    page = controls(visit)
    page.evaluate(f"{control('Fog horn')}.focus()")
    page.press(" ")
    # The browser's own press follows the key when its handling has ended.
    page.wait_until(f"{control('Fog horn')}.getAttribute('aria-checked') == 'false'")
    assert note(page, "Fog horn") == "Off"
    page.evaluate(f"{control('Depth')}.focus()")
    page.press("ArrowRight")
    page.press("PageUp")
    assert note(page, "Depth") == "20 m"
    page.press("End")
    assert note(page, "Depth") == "40 m"
    page.press("Tab")
    assert focused(page) == "Wind"
    # Only one of the options is reached by the Tab key, and arrow keys move the focus from there.
    page.press("Tab")
    assert focused(page) == "Day", "what is off is left out"
    page.press("ArrowRight")
    assert focused(page) == "Week" and note(page, "Span") == "Week"
    page.press("Tab")
    page.press("Tab")
    assert focused(page) == "Boats"
    page.press("ArrowUp")
    assert note(page, "Boats") == "1"
    page.press("Tab")
    page.press("End")
    assert note(page, "Pages") == "5 of 5"
    page.press("Tab", shift=True)
    assert focused(page) == "Boats"
    # WebKitGTK does not consider a test's keys a reason for a focus ring.
    shown, wanted = page.evaluate(
        f"[getComputedStyle({control('Boats')}).outlineStyle, {control('Boats')}.matches(':focus-visible')]")
    assert shown == ("solid" if wanted else "none")


@pytest.mark.parametrize("how", ["finger", "mouse"])
def test_presses(visit, how):
    page = controls(visit)

    def press(x, y):
        if how == "finger":
            page.touch(tap(x, y))
        else:
            for kind in ("move", "down", "up"):
                page.mouse(kind, x, y)
        page.frames(2)

    def middle(name, part=0.5):
        it = box(page, name)
        return it["x"] + it["width"] * part, it["y"] + it["height"] / 2

    press(*middle("Lamp"))
    page.wait_until(f"{control('Lamp')}.getAttribute('aria-checked') == 'true'")
    assert note(page, "Lamp") == "On"
    x, y = middle("Lamp")
    # Above its visible part, within 44 points.
    press(x, y - 19)
    page.wait_until(f"{control('Lamp')}.getAttribute('aria-checked') == 'false'")
    press(*middle("Month"))
    page.wait_until(f"{control('Month')}.getAttribute('aria-checked') == 'true'")
    press(*middle("Boats", 0.75))
    press(*middle("Boats", 0.75))
    press(*middle("Boats", 0.25))
    page.wait_until(f"{control('Boats')}.getAttribute('aria-valuenow') == '1'")
    press(*middle("Pages", 0.8))
    page.wait_until(f"{control('Pages')}.getAttribute('aria-valuenow') == '3'")
    press(*middle("Locked"))
    assert told(page, "Locked")["aria-checked"] == "true"


def test_a_finger_on_a_slider_leaves_the_sheet(visit):
    page = controls(visit)
    top = page.evaluate(f"{SHEET}.getBoundingClientRect().top")
    x, y = thumb(page, "Depth")
    page.touch(drag((x, y), (x + 60, y + 20), 250, end=None))
    x, y = x + 60, y + 20
    page.touch([replace(event, kind="move") if event.kind == "begin" else event
                for event in drag((x, y), (x, y + 120), 150)])
    page.frames(3)
    way = box(page, "Depth")["width"] - 28
    assert float(told(page, "Depth")["aria-valuenow"]) == pytest.approx(10 + 40 * 60 / way, abs=0.5)
    assert page.evaluate(f"{SHEET}.getBoundingClientRect().top") == top
    assert page.evaluate(f"{SHEET}.dataset.quirePhase") == "resting"
    # Also for a switch, which toggles.
    it = box(page, "Fog horn")
    start = (round(it["x"] + 40), round(it["y"] + 15))
    page.touch(drag(start, (start[0] - 50, start[1] + 10), 250))
    page.wait_until(f"{control('Fog horn')}.getAttribute('aria-checked') == 'false'")
    page.frames(10)
    assert told(page, "Fog horn")["aria-checked"] == "false"
    assert page.evaluate(f"{SHEET}.getBoundingClientRect().top") == top


def test_a_finger_takes_the_pill_along(visit, keep):
    page = controls(visit)
    top = page.evaluate(f"{SHEET}.getBoundingClientRect().top")
    start, end = ([round(it["x"] + it["width"] / 2), round(it["y"] + 16)] for it in (box(page, "Day"), box(page, "Month")))
    page.touch(drag(start, end, 250, hold=200, end=None))
    page.frames(20)
    keep(page, "held")
    assert told(page, "Day")["aria-checked"] == "true"
    page.touch([Touch(0, "move", *end), Touch(50, "end", *end)])
    page.wait_until(f"{control('Month')}.getAttribute('aria-checked') == 'true'")
    page.frames(10)
    assert note(page, "Span") == "Month"
    assert page.evaluate(f"{SHEET}.getBoundingClientRect().top") == top


@pytest.mark.one_engine
def test_a_mouse_drags(visit):
    page = controls(visit)
    x, y = thumb(page, "Depth")
    page.mouse("move", x, y)
    page.mouse("down", x, y)
    page.mouse("move", x + 30, y)
    page.mouse("move", x + 60, y)
    page.mouse("up", x + 60, y)
    page.wait_until(f"Number({control('Depth')}.getAttribute('aria-valuenow')) > 15")
    it = box(page, "Fog horn")
    x, y = it["x"] + 40, it["y"] + 15
    page.mouse("move", x, y)
    page.mouse("down", x, y)
    for step in range(1, 6):
        page.mouse("move", x - 10 * step, y)
    page.mouse("up", x - 50, y)
    page.wait_until(f"{control('Fog horn')}.getAttribute('aria-checked') == 'false'")
    page.frames(5)
    assert told(page, "Fog horn")["aria-checked"] == "false"


@pytest.mark.one_engine
def test_the_wheel_turns_by_itself(visit):
    page = controls(visit)
    page.frames(3)
    calls = page.evaluate("quire.port.turns")
    spins = f"{control('Tuning')}.firstElementChild.getAnimations().map((each) => each.playState)"
    assert page.evaluate(spins) == ["running"]
    page.frames(20)
    assert page.evaluate("quire.port.turns") == calls


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_how_they_look(visit, keep, dark):
    page = controls(visit, replace(PHONE, dark=dark))
    page.frames(10)
    keep(page, "dark" if dark else "light")


@pytest.mark.one_engine
def test_right_to_left(visit, keep):
    page = visit()
    before = box(page, "Display")["x"]
    page.evaluate("void (document.documentElement.dir = 'rtl')")
    # A finger goes to the position where the element then is.
    eventually(lambda: box(page, "Display")["x"] < before or None, 10, "the button at the other side")
    show(page)
    keep(page, "rtl")
    assert box(page, "Week")["x"] < box(page, "Day")["x"]
    assert box(page, "Increment")["x"] < box(page, "Decrement")["x"]
    page.evaluate(f"{control('Depth')}.focus()")
    page.press("ArrowLeft")
    assert note(page, "Depth") == "12 m"
