# SPDX-License-Identifier: Apache-2.0
"""The page around the app: policy, environment, resizing, dark mode, and the app's end after an error."""

import pytest

from rules import Stops
from sheets import MEDIUM, present, settled, until

SAFE_AREA = {"top": 62, "bottom": 34, "left": 0, "right": 0}
PHONE = {"viewport": {"width": 402, "height": 874}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}
LANDSCAPE = {"viewport": {"width": 874, "height": 402}, "device_scale_factor": 3, "is_mobile": True, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}

DEVICES = {
    "phone": (SAFE_AREA, PHONE),
    "phone-landscape": ({"top": 0, "left": 62, "bottom": 21, "right": 62}, LANDSCAPE),
    "tablet": ({"top": 24, "left": 0, "bottom": 20, "right": 0}, TABLET),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", DEVICES)
def test_pictures_to_look_at(open_page, picture, device, scheme):
    safe_area, options = DEVICES[device]
    page = open_page(safe_area, color_scheme=scheme, **options)
    picture(page, "root")
    page.get_by_role("button", name="photo").click()
    part = "document.querySelector('[data-quire-part=sheet], [data-quire-part=popover]')"
    until(page, f"{part}?.dataset.quirePhase === 'resting'")
    picture(page, "presented")
    shown = page.evaluate(f"""(() => {{
      const {{ left, width }} = {part}.getBoundingClientRect();
      return {{ left, width, detent: {part}.dataset.quireDetent ?? '' }};
    }})()""")
    assert shown["left"] >= 0 and shown["left"] + shown["width"] <= options["viewport"]["width"]
    if shown["detent"].endswith("medium"):
        page.locator("[data-quire-part=grabber]").focus()
        page.keyboard.press("Enter")
        settled(page, "large")
        picture(page, "large")


def test_a_turned_phone_has_no_medium_and_gets_it_back(open_page):
    page = open_page(**PHONE)
    present(page)
    page.set_viewport_size({"width": 874, "height": 402})
    until(page, "document.querySelector('[data-quire-part=sheet]').getBoundingClientRect().top < 40")
    assert settled(page, "large")["width"] == 400, "attached, it follows the content"
    page.set_viewport_size({"width": 402, "height": 874})
    until(page, "document.querySelector('[data-quire-part=sheet]').getBoundingClientRect().top > 300")
    assert settled(page, "medium")["width"] == 402


def test_a_safe_area_that_changes_moves_the_sheet(open_page):
    page = open_page(SAFE_AREA, **PHONE)
    assert present(page)["top"] == pytest.approx(MEDIUM, abs=0.5)
    page.cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": {**SAFE_AREA, "bottom": 0}})
    expected = Stops(874, above=62, scale=3).medium
    until(page, f"Math.abs(document.querySelector('[data-quire-part=sheet]').getBoundingClientRect().top - {expected}) < 0.5")


def test_dark_mode_changes_live(open_page):
    page = open_page(SAFE_AREA, color_scheme="light", **PHONE)
    present(page)
    color = "getComputedStyle(document.querySelector('[data-quire-part=sheet]')).backgroundColor"
    assert page.evaluate(color) == "rgb(255, 255, 255)"
    page.emulate_media(color_scheme="dark")
    until(page, f"{color} !== 'rgb(255, 255, 255)'")
    assert page.evaluate(color) == "rgb(28, 28, 30)"


def test_less_motion_fades(open_page):
    page = open_page(SAFE_AREA, reduced_motion="reduce", **PHONE)
    page.evaluate("""() => {
      window.seen = new Set();
      const look = () => {
        for (const animation of document.getAnimations()) {
          if (animation.effect.target.dataset.quirePart !== 'sheet') continue;
          for (const name of ['transform', 'opacity']) if (name in animation.effect.getKeyframes()[0]) seen.add(name);
        }
        requestAnimationFrame(look);
      };
      look();
    }""")
    present(page)
    assert page.evaluate("[...seen]") == ["opacity"]


def test_the_policy_is_in_force(breakable):
    """The fixtures fail a test on any error of the page. This test causes one to check the policy."""
    page = breakable
    page.goto(page.address)
    page.locator("html[data-quire-ready]").wait_for(state="attached")
    assert page.reported == []
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("document.body.setAttribute('style', 'color: red')")


@pytest.fixture
def breakable(browser, site):
    """A page with a module that traps when `trap` is set, in its own context, because errors are expected."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script("""
      const original = WebAssembly.instantiate;
      WebAssembly.instantiate = async (...all) => {
        const instance = await original(...all);
        const exports = {...instance.exports, quire_turn: () => {
          if (window.trap) throw new WebAssembly.RuntimeError('unreachable');
          return instance.exports.quire_turn();
        }};
        return {exports};
      };
    """)
    page.reported = []
    page.on("console", lambda message: message.type == "error" and page.reported.append(message.text))
    page.address = site
    yield page
    context.close()


def test_a_trap_says_so_and_leaves_nothing_over_the_page(breakable):
    page = breakable
    page.goto(page.address)
    page.locator("html[data-quire-ready]").wait_for(state="attached")
    present(page)
    page.evaluate("window.trap = true")
    page.get_by_role("row", name="Harbor").click()
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "stopped" in alert.inner_text()
    assert page.locator("[data-quire-layer]").count() == 0
    assert page.evaluate("document.elementFromPoint(200, 600).closest('[role=alert]') !== null")
    assert any("stopped" in line for line in page.reported)
    turns = page.evaluate("quire.port.turns")
    page.mouse.click(200, 300)
    assert page.evaluate("quire.port.turns") == turns, "nobody calls it any more"


def test_a_module_that_cannot_be_loaded_says_so(breakable):
    page = breakable
    page.route("**/app.wasm", lambda route: route.fulfill(status=404, body="gone"))
    page.goto(page.address)
    page.get_by_role("alert").wait_for()
    assert page.evaluate("document.documentElement.dataset.quireReady") is None
