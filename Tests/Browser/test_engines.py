# SPDX-License-Identifier: Apache-2.0
"""The drivers of the engines keep their contract, on a page that records its events."""

import dataclasses
import io

import pytest
from PIL import Image

from engines import LANDSCAPE, PHONE, EngineError, Insets, Touch, drag, tap

HEARD = "heard.map((event) => event.type)"


def moves(page):
    return page.evaluate("heard.filter((event) => event.type == 'touchmove')")


def test_a_page_is_as_large_as_the_device(probe):
    page = probe(LANDSCAPE, before="window.early = document.readyState")
    assert page.evaluate("[innerWidth, innerHeight, devicePixelRatio, early]") == [874, 402, 1, "loading"]
    picture = Image.open(io.BytesIO(page.screenshot()))
    assert picture.size == (874, 402)


def test_a_page_knows_nothing_of_the_one_before(probe):
    """An engine may reuse a page for the next test: no script, storage, focus, scale or finger remains."""
    first = probe(before="window.early = 1; localStorage.left = sessionStorage.left = 1")
    first.evaluate("void (box.remove(), window.mine = 1, setInterval(() => { window.ticks = 1 }), field.focus())")
    first.touch(drag((200, 500), (200, 200), 100))
    first.evaluate("void (list.scrollTop = 80, list.animate([{ opacity: 0 }, {}], 1e6))")
    first.close()
    page = probe()
    assert page.evaluate(
        "[typeof early, typeof mine, typeof ticks, document.querySelectorAll('#box').length, heard.length,"
        " document.activeElement.localName, list.scrollTop, document.getAnimations().length,"
        " localStorage.left ?? null, sessionStorage.left ?? null]"
    ) == ["undefined", "undefined", "undefined", 1, 0, "body", 0, 0, None, None]
    page.zoom(2)
    page.touch(drag((100, 300), (100, 200), 100, end=None))
    page.close()
    page = probe()
    assert page.evaluate("innerWidth") == PHONE.width
    page.touch(tap(150, 30))
    page.wait_until("heard.some((event) => event.type == 'click')")
    assert page.evaluate("heard.filter((event) => event.type == 'touchstart').map((event) => event.fingers)") == [1]


@pytest.mark.needs("device scale")
def test_a_device_has_its_scale(probe):
    page = probe(dataclasses.replace(PHONE, scale=2))
    assert page.evaluate("[innerWidth, devicePixelRatio]") == [402, 2]
    page.touch(drag((200, 500), (200, 200), 100))
    assert [(move["x"], move["y"]) for move in moves(page)][-1] == (200, 200)


@pytest.mark.needs("dark mode", "reduced motion")
def test_a_device_has_its_owners_preferences(probe):
    look = "[matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('(prefers-reduced-motion: reduce)').matches]"
    page = probe(dataclasses.replace(PHONE, dark=True, reduced_motion=True))
    assert page.evaluate(look) == [True, True]
    page.close()
    assert probe().evaluate(look) == [False, False]


@pytest.mark.needs("forced colors")
def test_a_device_forces_colors(probe):
    page = probe(dataclasses.replace(PHONE, forced_colors=True))
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")


@pytest.mark.needs("reduced transparency")
def test_a_device_reduces_transparency(probe):
    page = probe(dataclasses.replace(PHONE, reduced_transparency=True))
    assert page.evaluate("matchMedia('(prefers-reduced-transparency: reduce)').matches")


@pytest.mark.needs("safe area")
def test_a_device_has_its_safe_area(probe):
    page = probe(dataclasses.replace(PHONE, safe_area=Insets(top=62, bottom=34)))
    assert page.rect("#inset")["height"] == 96


def test_a_finger_is_a_finger(probe):
    page = probe()
    page.touch(drag((200, 500), (200, 200), 300))
    heard = page.evaluate("heard.filter((event) => event.type.startsWith('touch'))")
    assert [heard[0]["type"], heard[-1]["type"]] == ["touchstart", "touchend"]
    assert all(event["isTrusted"] for event in heard)
    # An engine may ignore the first few as a tremor, but no more.
    assert 13 <= len(heard) - 2 <= 18
    assert (heard[0]["x"], heard[0]["y"]) == (200, 500)
    assert heard[-2]["y"] == heard[-1]["y"] == page.rect("#box")["y"] == 200


@pytest.mark.needs("touch timestamps")
def test_a_finger_has_the_scripts_speed(probe):
    page = probe()
    page.touch(drag((200, 500), (200, 200), 300))
    first, *_, last = moves(page)
    assert (last["y"] - first["y"]) / (last["time"] - first["time"]) == pytest.approx(-1, rel=0.005)


def test_a_finger_has_the_scripts_speed_on_a_busy_page(probe):
    page = probe()
    page.block(100, 250)
    page.touch(drag((200, 500), (200, 200), 300))
    page.wait_until("window.blocked")
    first, *_, last = moves(page)
    assert (last["y"] - first["y"]) / (last["time"] - first["time"]) == pytest.approx(-1, rel=0.005)


@pytest.mark.needs("touch cancel")
def test_a_finger_is_taken_away(probe):
    page = probe()
    page.touch(drag((200, 500), (200, 300), 100, end="cancel"))
    assert page.evaluate(HEARD)[-1] == "touchcancel"


@pytest.mark.needs("multitouch")
def test_two_fingers_are_two(probe):
    page = probe()
    page.touch(sorted(drag((100, 600), (100, 500), 200) + drag((300, 600), (300, 700), 200, finger=2),
                      key=lambda touch: touch.at))
    assert page.evaluate("Math.max(...heard.map((event) => event.fingers ?? 0))") == 2


@pytest.mark.needs("multitouch", "lone finger")
@pytest.mark.parametrize("first", [1, 2])
def test_one_of_two_fingers_is_lifted(probe, first):
    """Only this finger is lifted, at its position. The other one stays and continues."""
    page = probe()
    places = {1: [100, 600], 2: [300, 650]}
    last = 3 - first
    goal = [places[last][0], places[last][1] - 60]
    page.touch([
        Touch(0, "begin", *places[1], 1), Touch(100, "begin", *places[2], 2), Touch(200, "end", *places[first], first),
        Touch(300, "move", *goal, last), Touch(400, "end", *goal, last)])
    page.wait_until("heard.filter(({ type }) => type == 'touchend').length == 2")
    heard = page.evaluate("heard.filter(({ type }) => type.startsWith('touch'))")
    names = {finger: heard[index]["changed"][0][0] for index, finger in enumerate((1, 2))}

    def at(finger, place):
        return [names[finger], *place]

    assert names[1] != names[2]
    assert [event["type"] for event in heard] == ["touchstart", "touchstart", "touchend", "touchmove", "touchend"]
    assert [event["changed"] for event in heard] == [
        [at(1, places[1])], [at(2, places[2])], [at(first, places[first])], [at(last, goal)], [at(last, goal)]]
    assert [sorted(event["down"]) for event in heard] == [
        [at(1, places[1])], sorted([at(1, places[1]), at(2, places[2])]), [at(last, places[last])], [at(last, goal)], []]


@pytest.mark.needs("multitouch")
@pytest.mark.parametrize("first", [1, 2])
def test_fingers_are_lifted_from_what_they_lie_on(probe, first):
    page = probe()
    page.evaluate("void (window.ends = [], ['touchstart', 'touchend'].forEach((type) => addEventListener(type, (event) =>"
                  " ends.push([type, event.target.id || event.target.localName]), true)))")
    places = {1: (50, 100), 2: (300, 600)}
    last = 3 - first
    page.touch([
        Touch(0, "begin", *places[1], 1), Touch(100, "begin", *places[2], 2), Touch(200, "end", *places[first], first),
        Touch(300, "end", *places[last], last)])
    page.wait_until("ends.length == 4")
    under = {1: "p", 2: "box"}
    assert page.evaluate("ends") == [
        ["touchstart", "p"], ["touchstart", "box"], ["touchend", under[first]], ["touchend", under[last]]]


@pytest.mark.needs("native scrolling")
def test_a_finger_scrolls_what_nobody_claims(probe):
    page = probe()
    page.touch(drag((50, 250), (50, 100), 250, hold=300))
    assert 100 < page.evaluate("list.scrollTop") <= 160


def test_a_tap_presses_a_button(probe):
    page = probe()
    page.touch(tap(150, 30))
    page.wait_until("heard.some((event) => event.type == 'click')")


def test_a_mouse_presses_a_button(probe):
    page = probe()
    page.mouse("move", 140, 30)
    page.mouse("down", 150, 30)
    page.mouse("up", 150, 30)
    page.wait_until("heard.some((event) => event.type == 'click')")
    assert page.evaluate("heard.filter((event) => event.type == 'mousedown').length") == 1


@pytest.mark.needs("wheel")
def test_a_wheel_scrolls(probe):
    page = probe()
    page.wheel(50, 100, 0, 120)
    page.wait_until("list.scrollTop > 40")
    assert page.evaluate("heard.find((event) => event.type == 'wheel').delta") > 0


def test_keys_have_their_names(probe):
    page = probe()
    page.mouse("move", 250, 30)
    page.mouse("down", 250, 30)
    page.mouse("up", 250, 30)
    page.wait_until("document.activeElement.id == 'field'")
    for key in ("a", "b", "ArrowUp", "Escape"):
        page.press(key)
    page.press("Tab", shift=True)
    page.wait_until("document.activeElement.id == 'button'")
    keys = page.evaluate("heard.filter((event) => event.type == 'keydown' && event.key != 'Shift').map((e) => e.key)")
    assert keys == ["a", "b", "ArrowUp", "Escape", "Tab"]
    assert page.evaluate("field.value") == "ab"


def test_a_page_reports_errors(probe):
    page = probe()
    before = len(page.errors)
    page.evaluate("void (console.error('an error'), setTimeout(() => { throw new Error('thrown') }))")
    page.frames(5)
    assert ["an error" in page.errors[before], "thrown" in page.errors[before + 1]] == [True, True]
    with pytest.raises(EngineError):
        page.evaluate("there.is.nothing")


@pytest.mark.needs("counters", "heap")
def test_a_browser_counts(probe):
    page = probe()
    before, alive = page.counters(), page.heap()
    page.evaluate("void (() => { for (let i = 0; i < 5; i++) { box.style.height = `${500 + i}px`; box.offsetHeight } })()")
    after = page.counters()
    assert after["layouts"] - before["layouts"] == 5
    assert after["styles"] - before["styles"] >= 5
    page.evaluate("void (() => { window.kept = document.createElement('p'); kept.onclick = () => 1 })()")
    assert page.heap()["nodes"] == alive["nodes"] + 1
    assert page.heap()["listeners"] == alive["listeners"] + 1
