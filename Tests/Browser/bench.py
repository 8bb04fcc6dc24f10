# SPDX-License-Identifier: Apache-2.0
"""Bench in a page of any engine: its sheets, and a record of a finger's events with the sheets' positions."""

from engines import EngineError, tap
from engines.interface import eventually

SHEET = "document.querySelector('[data-quire-part=sheet]')"
LIST = f"{SHEET}.querySelector('.quire-scroll')"

# Listens after the page's own handlers, and reads the state that they left.
_RECORD = """(() => {
    const sheet = %(sheet)s, list = %(list)s;
    const seen = window.record = { touches: [], frames: [] };
    const box = () => (({ left, top, width }) => ({ left, top, width }))(sheet.getBoundingClientRect());
    // The list as it was when the finger came down; this listener runs before the page's.
    let under = null;
    addEventListener("touchstart", ({ target }) => {
        const isInList = list.contains(target);
        under = isInList ? [list.scrollTop, list.scrollHeight - list.clientHeight] : null;
    }, { capture: true, passive: true });
    const note = (event) => {
        const finger = event.changedTouches[0];
        seen.touches.push({
            type: event.type, time: event.timeStamp / 1000, now: quire.port.latest,
            clock: performance.now() / 1000, x: finger.clientX, y: finger.clientY, ...box(), scroll: list.scrollTop, under,
            prevented: event.defaultPrevented, phase: sheet.dataset.quirePhase,
        });
    };
    for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
        addEventListener(type, note, { passive: true });
    }
    (function frame() {
        if (!sheet.isConnected) return;
        const now = document.timeline.currentTime / 1000;
        seen.frames.push({ now, ...box(), clock: performance.now() / 1000 });
        requestAnimationFrame(frame);
    })();
})()""" % {"sheet": SHEET, "list": LIST}


def named(name, inside="document"):
    """An expression for the buttons with a text that can be seen and pressed, in order. Others with that text may be in
    the page: those of a screen behind another, and those that are hidden."""
    return (
        f"[...{inside}.querySelectorAll('button')].filter((each) => each.textContent.startsWith('{name}')"
        " && !each.closest('[inert]') && each.checkVisibility({ visibilityProperty: true }))")


def button(page, name):
    """The center of a button with a text. A button outside the window is scrolled into it."""
    found = (
        f"({named(name)}[0]"
        f" ?? [...document.querySelectorAll('button')].find((each) => each.textContent.startsWith('{name}')))")
    middle = (
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({found}.getBoundingClientRect())")
    x, y = page.evaluate(middle)
    if 0 <= x < page.device.width and 0 <= y < page.device.height:
        return [x, y]
    page.evaluate(f"void {found}.scrollIntoView({{ block: 'center' }})")
    page.frames(5)
    return page.evaluate(middle)


def press(page, name):
    page.touch(tap(*button(page, name)))


def rest(page, detent=None):
    """Waits until the sheet rests. Returns the position of its top edge."""
    at = f" && {SHEET}.dataset.quireDetent.endsWith('.{detent}')" if detent else ""
    page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting'{at}")
    return page.evaluate(f"{SHEET}.getBoundingClientRect().top")


def present(page, name, detent="medium"):
    press(page, name)
    return rest(page, detent)


def gone(page):
    page.wait_until(f"{SHEET} == null")


def record(page):
    page.evaluate(f"void {_RECORD}")


def recorded(page):
    """The last record: the finger's events, and the drawn frames."""
    seen = page.evaluate("record")
    return seen["touches"], seen["frames"]


def load_again(page):
    """Reloads the page, and waits until the app runs."""
    page.evaluate("void (window.isOld = true, location.reload())")
    arrived(page)


def arrived(page):
    """Waits until the app runs in the page that comes after one with `isOld`."""

    def is_ready():
        try:
            return page.evaluate("!window.isOld && document.documentElement.dataset.quireReady == ''") or None
        except EngineError:
            return None  # Between the two pages.

    eventually(is_ready, 10, "the page is there again")
