# SPDX-License-Identifier: Apache-2.0
"""A phone's software keyboard for pages of any engine: a visual viewport that the test controls, with the behavior of
iOS.

The times were observed in Safari 18 and 26: it pans the page to the field some 85 ms after the focus, and reports the
viewport's new height once, 70 to 130 ms after the focus; the number may be one frame late.
"""

import json

HEIGHT = 336
"""The height of the keyboard with its bar, on a phone of 402 by 874."""

PHONE = """(() => {
    const viewport = new EventTarget();
    const now = { height: null, offsetTop: 0, scale: 1 };
    const read = (name, get) => Object.defineProperty(viewport, name, { get });
    read("height", () => (now.height ?? innerHeight) / now.scale);
    read("width", () => innerWidth / now.scale);
    read("offsetTop", () => now.offsetTop);
    read("offsetLeft", () => 0);
    read("scale", () => now.scale);
    Object.defineProperty(window, "visualViewport", { value: viewport });
    Object.defineProperty(navigator, "virtualKeyboard", { value: undefined });
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => query === "(pointer: coarse)"
        ? Object.assign(new EventTarget(), { matches: true, media: query }) : match(query);
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = (...place) => {
        scroll(...place);
        phone.shiftsBack++;
        if (now.offsetTop !== 0) phone.pan(0);
    };
    const dispatch = (type) => viewport.dispatchEvent(new Event(type));
    const steps = {
        pan: (to) => { now.offsetTop = to; dispatch("scroll"); },
        height: (to) => { now.height = to; },
        resize: () => dispatch("resize"),
        zoom: (to) => { now.scale = to; dispatch("resize"); },
    };
    const play = (trace) => trace.forEach(([at, step, ...values]) => setTimeout(() => {
        steps[step](...values);
        phone.log.push([step, performance.now()]);
    }, at));
    const phone = window.phone = {
        now, log: [], shiftsBack: 0, up: [], down: [], ...steps,
    };
    let field = null;
    document.addEventListener("focusin", ({ target }) => {
        if (target.tagName !== "INPUT") return;
        phone.log.push(["focus", performance.now()]);
        if (!field) play(phone.up);
        field = target;
    });
    document.addEventListener("focusout", ({ relatedTarget }) => {
        if (!field || relatedTarget?.tagName === "INPUT") return;
        field = null;
        phone.log.push(["blur", performance.now()]);
        play(phone.down);
    });
})()"""

OPEN = 874


def ios(height=HEIGHT, pan=0):
    """Safari's keyboard: the browser may pan the page first, and the viewport's height is a frame late."""
    first = [[85, "pan", pan]] if pan else []
    return first + [[100, "resize"], [104, "height", OPEN - height], [104, "resize"]]


def ios_late(height=HEIGHT):
    """The single event arrives before the number changes."""
    return [[130, "resize"], [131, "height", OPEN - height]]


IOS_DOWN = [[90, "height", OPEN], [90, "resize"]]
SILENT = []
"""A hardware keyboard: nothing appears."""


def lost(height=HEIGHT):
    """A web view in an app: the height changes without an event."""
    return [[110, "height", OPEN - height]]


IOS_26_0_DOWN = [[90, "resize"]]
"""iOS 26.0: the viewport stays small after the keyboard has gone."""


def rule(page, up, down=IOS_DOWN):
    """Sets the keyboard's behavior in the page."""
    page.evaluate(f"void Object.assign(phone, {{ up: {json.dumps(up)}, down: {json.dumps(down)} }})")
