# SPDX-License-Identifier: Apache-2.0
"""Plays the session of a program of `Tests/Clients` in a page, as `Tests/ClientTests/SessionPlayer.swift` does in the
simulator: with fingers and keys, and with the program's log after each step."""

import dataclasses
import json
import math
import re

import sessions_own
import walks
from engines import Device, EngineError, Insets, Touch, drag
from engines.touches import path, pause
from sessions_screen import SCRIPT, Screen

PHONE = Device("iPhone", 402, 874, scale=3, safe_area=Insets(top=62, bottom=34))
PAD = Device("iPad", 820, 1180, scale=2, safe_area=Insets(top=24, bottom=20))
KEYBOARD = 300
"""The height of the software keyboard in points, as in the simulator."""
RATE = 30
"""The events per second of a slow finger, since a debug build needs some time for each."""
SPEED = 0.2
"""The speed of a slow drag, in points per millisecond."""
TAP = 50
HOLD = 1000
LIFTING = 700
"""How long a finger holds an element before dragging it, in milliseconds."""

VERBS = re.compile(
    r"`(?P<name>\w+)\((?P<argument>[^`]*)\)`|(?P<wait>\b[Ww]ait\b)|[Tt]ap \((?P<x>\d+), (?P<y>\d+)\)|(?P<lift>Lift)"
    r"|becomes (?P<width>\d+)x(?P<height>\d+) pt|(?P<again>again)"
    r"|(?P<kind>Slow drag|Flick)(?: from \((?P<from_x>\d+), (?P<top>top \+ )?(?P<from_y>\d+)\)(?:, which is in the list,)?)?"
    r" (?P<way>up|down|left|right)(?: on the \w+)?(?: by |: )(?P<points>\d+) pt(?: in (?P<time>[\d.]+) s)?"
    r"(?P<hold>, but don't lift)?|(?P<shown>The host shows)")
KEYS = {"⏎": "Enter", "⌫": "Backspace"}


# For an engine without safe areas: the boxes with which a page measures them.
INSETS = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".quire-inset-start { height: %gpx !important } .quire-inset-end { height: %gpx !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})();"""
# For an engine without a keyboard's rectangle.
KEYBOARDS = """(() => {
    const keyboard = Object.assign(new EventTarget(), { overlaysContent: false, boundingRect: new DOMRect() });
    Object.defineProperty(navigator, "virtualKeyboard", { value: keyboard });
    window.raise = (height) => {
        keyboard.boundingRect = new DOMRect(0, innerHeight - height, innerWidth, height);
        keyboard.dispatchEvent(new Event("geometrychange"));
    };
})();"""


def opened(engine, address, client, device):
    """The page of a client, when it is ready."""
    before = walks.SCRIPT + SCRIPT + sessions_own.BEFORE.get(client, "")
    if engine.lacks("safe area"):
        before += INSETS % (device.safe_area.top, device.safe_area.bottom)
        device = dataclasses.replace(device, safe_area=Insets())
    if engine.lacks("keyboard geometry"):
        before += KEYBOARDS
    page = engine.open(f"{address}?program={client}", device, before)
    # Dates stand still, so waiting by them would never end.
    page.evaluate("walk.until(() => document.documentElement.hasAttribute('data-quire-ready'))")
    return page


class Player:
    """A page with a program, and how much of its log has been read."""

    def __init__(self, page, client):
        self.page = page
        self.screen = Screen(page)
        self._own = sessions_own.STEPS.get(client, {})
        self._known = 0
        self._keyboard = False
        self._finger = None
        self.differences = []
        """The steps whose log differs, in words."""

    def play(self, steps):
        """Plays steps until one fails."""
        for step in steps:
            try:
                self._by_name(step.text) or self._by_place(step.text)
                self.rest()
            except (EngineError, AssertionError) as error:
                self.differences.append(f"step {step.number}: {step.text}\n    {error}")
                return
            lines = self.page.evaluate("program.log()")
            added = lines[self._known:]
            self._known = len(lines)
            if added != step.log:
                self.differences.append(f"step {step.number}: {step.text}\n    logs {added}\n    and not {step.log}")

    def rest(self):
        """Waits until nothing moves, with the keyboard shown if a field needs one."""
        if self._finger:
            self.page.frames(5)
            return
        self._settle()
        wants = self.screen.wants_keyboard()
        if wants != self._keyboard:
            self._keyboard = wants
            self._raise(KEYBOARD if wants else 0)
            self._settle()

    def _raise(self, height):
        """Shows the software keyboard, or hides it at 0."""
        if self.page.evaluate("'raise' in window"):
            self.page.evaluate(f"raise({height})")
        else:
            self.page.keyboard_geometry(height)

    def _settle(self):
        self.page.evaluate("walk.look()")
        moves = self.page.evaluate("walk.seen()")["moves"]
        # An engine may show a press until the next one, for example if the element has moved meanwhile.
        assert moves in ("", "a press"), f"{moves} did not come to rest"

    # Steps

    def _by_name(self, text):
        """Carries out a step that names a view. Returns whether the step is of this kind."""
        if own := self._own.get(text):
            own(self)
        elif found := re.fullmatch(r"(Tap|Hold|Choose) (the tab )?`([^`]+)`\.?", text):
            kind, is_tab, name = found.groups()
            if kind == "Choose":
                self._scroll_to_show(name)
            self.press(*self.screen.middle(name, "tab" if is_tab else ""), HOLD if kind == "Hold" else TAP)
        elif found := re.fullmatch(r"Tap the (switch|handle|minus sign|clear button) of `([^`]+)`\.?", text):
            self.press(*self.screen.part(*found.groups()))
        elif found := re.fullmatch(r"Swipe `([^`]+)` (left|right) by (\d+) pt\.?", text):
            start = self.screen.middle(found[1])
            self.drag(start, moved(start, found[2], found[3]), 200, rate=120)
        elif found := re.fullmatch(r"Slow drag (?:the knob of|from) `([^`]+)` (\w+) by (\d+) pt\.?", text):
            start = self.screen.middle(found[1])
            self.drag(start, moved(start, found[2], found[3]), int(found[3]) / SPEED, hold=300)
        elif found := re.fullmatch(r"Carry (the handle of )?`([^`]+)`(?: over `([^`]+)`)? to `([^`]+)`\.?", text):
            start = self.screen.part("handle", found[2]) if found[1] else self.screen.middle(found[2])
            self.carry(start, [self.screen.middle(name) for name in found.group(3, 4) if name])
        elif found := re.fullmatch(r"Type `([^`]+)`\.?", text):
            self.type(found[1])
        else:
            return False
        return True

    def _by_place(self, text):
        count = 0
        for found in VERBS.finditer(text):
            count += 1
            if found["name"]:
                self.call(found["name"], found["argument"])
            elif found["wait"]:
                self.rest()
            elif found["x"]:
                self.press(int(found["x"]), int(found["y"]))
            elif found["lift"]:
                self.page.touch([Touch(0, "end", *self._finger)])
                self._finger = None
            elif found["width"]:
                self.page.resize(int(found["width"]), int(found["height"]))
            elif found["kind"]:
                top = self.screen.top()
                y = top + 30
                if found["from_y"]:
                    y = int(found["from_y"]) + (top if found["top"] else 0)
                start = (int(found["from_x"] or 60), y)
                end = moved(start, found["way"], found["points"])
                if found["time"]:
                    self.drag(start, end, float(found["time"]) * 1000, rate=120)
                elif found["hold"]:
                    self.drag(start, end, int(found["points"]) / SPEED, end=None)
                    self._finger = end
                else:
                    self.drag(start, end, int(found["points"]) / SPEED, hold=300)
        assert count > 0, f"the player does not understand it: {text}"

    # The program

    def call(self, name, argument):
        called = self.page.evaluate(f"program.call({json.dumps(name)}, {json.dumps(argument)})")
        assert called, f"the page has no call {name}"

    # Fingers and keys

    def press(self, x, y, duration=TAP):
        """Presses a point, and waits for the click of a short press."""
        self.page.evaluate("seen.expect()")
        self.page.touch([Touch(0, "begin", x, y), Touch(duration, "end", x, y)])
        if duration == TAP:
            self.page.evaluate("seen.answered()")

    def drag(self, start, stop, duration, rate=RATE, **options):
        self.page.touch(drag(start, stop, duration, rate=rate, **options))

    def carry(self, start, stops):
        """Lifts a view with a long press, moves it slowly, and holds it still at each stop."""
        points = [(0, *start)]
        points += pause(points[-1], LIFTING, RATE)
        for stop in stops:
            at, x, y = points[-1]
            steps = max(1, round(math.dist((x, y), stop) / SPEED * RATE / 1000))
            points += [
                (at + step * 1000 / RATE, x + (stop[0] - x) * step / steps, y + (stop[1] - y) * step / steps)
                for step in range(1, steps + 1)
            ]
            points += pause(points[-1], 500, RATE)
        self.page.touch(path(points))

    def type(self, text):
        for character in text:
            assert self.page.evaluate("document.activeElement.matches('input, [contenteditable]')"), "no field has the focus"
            self.page.press(KEYS.get(character, character))
            self.rest()

    def _scroll_to_show(self, name):
        """Scrolls the front-most list until a text is visible."""
        for _ in range(40):
            if self.screen.shows(name):
                return
            x, y, width, height = self.screen.box("grid")
            top = max(y, 0)
            bottom = min(y + height, self.page.device.height - (KEYBOARD if self._keyboard else 0))
            start = (x + width / 2, top + (bottom - top) * 0.75)
            self.drag(start, (start[0], top + (bottom - top) * 0.35), 1000, hold=300)
            self.rest()


def moved(point, way, points):
    """The point at a distance in a direction."""
    x, y = point
    distance = int(points)
    return {"left": (x - distance, y), "right": (x + distance, y), "up": (x, y - distance), "down": (x, y + distance)}[way]
