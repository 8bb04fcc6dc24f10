# SPDX-License-Identifier: Apache-2.0
"""Reads from a page with sheets: rectangles, attributes, motions and counts."""

import rules

_PHONE = rules.Stops(874, above=62, below=34, scale=3)
MEDIUM = _PHONE.medium
"""The top edge at rest at medium, at 402 by 874 with a safe area of 62 and 34."""
LARGE = _PHONE.large
"""The top edge at rest at large."""

_SHEET = """() => {
  const sheet = document.querySelector('[data-quire-part=sheet]');
  if (!sheet) return null;
  const {top, left, width, height} = sheet.getBoundingClientRect();
  return {top, left, width, height, detent: sheet.dataset.quireDetent, phase: sheet.dataset.quirePhase};
}"""


def sheet(page):
    """The sheet's rectangle, detent and phase, or None if there is no sheet."""
    return page.evaluate(_SHEET)


def top(page):
    return sheet(page)["top"]


def settled(page, detent):
    """Waits until the sheet rests at a detent. Returns the result of `sheet`."""
    page.locator(f"[data-quire-part=sheet][data-quire-phase=resting][data-quire-detent$='.{detent}']").wait_for()
    return sheet(page)


def gone(page):
    page.locator("[data-quire-part=sheet]").wait_for(state="detached")


def until(page, condition):
    """Waits for a condition, looking at it in each frame."""
    page.evaluate("""() => new Promise((resolve, reject) => {
      const end = performance.now() + 5000;
      const look = () => {
        if (%s) resolve();
        else if (performance.now() > end) reject(new Error('waited in vain'));
        else requestAnimationFrame(look);
      };
      look();
    })""" % condition)


def frames(page, count):
    """Waits until the page has drawn this many frames."""
    page.evaluate("""(count) => new Promise((resolve) => {
      const frame = () => count-- > 0 ? requestAnimationFrame(frame) : resolve();
      frame();
    })""", count)


def stands(page, value):
    """Waits until a number has been constant for ten frames, when a scroller's momentum has ended."""
    page.evaluate("""() => new Promise((resolve, reject) => {
      const end = performance.now() + 5000;
      let last = NaN, same = 0;
      const look = () => {
        const now = %s;
        same = now === last ? same + 1 : 0;
        last = now;
        if (same >= 10) resolve();
        else if (performance.now() > end) reject(new Error('it does not come to rest'));
        else requestAnimationFrame(look);
      };
      look();
    })""" % value)


def present(page):
    """Opens the photo picker and waits until it rests at medium."""
    page.get_by_role("button", name="photo").click()
    return settled(page, "medium")


def dimming(page):
    """Its current opacity. While it fades, an element around it plays the motion."""
    return page.evaluate("""() => {
      const shown = document.querySelector('[data-quire-part=dimming]');
      return [shown, shown.parentElement].reduce((all, each) => all * Number(getComputedStyle(each).opacity), 1);
    }""")


def center(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def postcard(page):
    """The name of the picture in the postcard."""
    return page.locator("[data-quire-layer='0'] [role=img]").get_attribute("aria-label")


def motions(page):
    """The running animations: element, property, key points, start and the time since it, in milliseconds."""
    return page.evaluate("""() => document.getAnimations().map((animation) => {
      const keys = animation.effect.getKeyframes();
      const rest = ['offset', 'computedOffset', 'easing', 'composite'];
      const { target } = animation.effect;
      // A frame carries its box, and the dimming has an element around it too.
      const shown = target.matches(".quire-frame, .quire-fade") ? target.firstElementChild : target;
      return {
        part: shown.dataset.quirePart ?? shown.className,
        properties: Object.keys(keys[0]).filter((name) => !rest.includes(name)),
        keys: keys.length, easings: [...new Set(keys.map((key) => key.easing))],
        start: animation.startTime, duration: animation.effect.getTiming().duration,
      };
    })""")


def counts(page):
    """Layouts and style recalculations of the page, and calls into WebAssembly, so far."""
    page.cdp.send("Performance.enable")
    metrics = {entry["name"]: entry["value"] for entry in page.cdp.send("Performance.getMetrics")["metrics"]}
    return {
        "layouts": metrics["LayoutCount"], "styles": metrics["RecalcStyleCount"],
        "turns": page.evaluate("quire.port.turns"),
    }
