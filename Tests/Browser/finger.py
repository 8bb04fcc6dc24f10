# SPDX-License-Identifier: Apache-2.0
"""Fingers on a touch screen, and a mouse, through the browser's own input path."""

import time


class ScriptClock:
    """The time of a script's events.

    Every event carries this time, so a drag has the speed that the test asked for, even though the browser answers each
    event only when the page has handled it and real time runs ahead. An event is never sent before its time.
    """

    def __init__(self):
        self.now = 0.0
        """The time of the last event, in seconds since 1970."""

    def start(self, after):
        """Continues at the real time, but at least `after` seconds after the last event."""
        self.now = max(self.now + after, time.time())

    def wait(self):
        early = self.now - time.time()
        if early > 0:
            time.sleep(early)


class Touch:
    """The touch screen of one page."""

    def __init__(self, cdp, rate=60):
        self._cdp = cdp
        self._fingers = {}
        self._step = 1 / rate
        self._clock = ScriptClock()

    @property
    def time(self):
        """The time of the last event, in seconds since 1970."""
        return self._clock.now

    def down(self, x, y, finger=1):
        """Puts a finger down: now, if no other is on the screen."""
        if not self._fingers:
            self._clock.start(after=self._step)
        self._fingers[finger] = (x, y)
        self._send("touchStart")

    def move(self, x, y, finger=1, after=None):
        """Moves a finger in one step of `after` seconds, by default one sample of the screen."""
        self._fingers[finger] = (x, y)
        self._clock.now += self._step if after is None else after
        self._send("touchMove")

    def glide(self, x, y, seconds, finger=1, ease=lambda share: share):
        """Moves a finger on a straight line, sample by sample; `ease` bends time, from 0...1 to 0...1."""
        x0, y0 = self._fingers[finger]
        steps = max(1, round(seconds / self._step))
        for step in range(1, steps + 1):
            share = ease(step / steps)
            self.move(x0 + (x - x0) * share, y0 + (y - y0) * share, finger, after=seconds / steps)

    def hold(self, seconds):
        """Keeps the finger still, without events."""
        self._clock.now += seconds

    def up(self, finger=1, after=None):
        """Lifts a finger."""
        self._clock.now += self._step if after is None else after
        # The protocol lifts the fingers that an end names and keeps all others.
        self._send("touchEnd", {finger: self._fingers.pop(finger)})

    def cancel(self):
        """Cancels all fingers, as the system does when it takes over the touches."""
        self._fingers.clear()
        self._send("touchCancel")

    def tap(self, x, y, seconds=0.05):
        self.down(x, y)
        self.up(after=seconds)

    def drag(self, start, end, seconds, hold=0.0, **options):
        """Down, along a line, an optional rest, and up."""
        self.down(*start)
        self.glide(*end, seconds, **options)
        self.hold(hold)
        self.up()

    def _send(self, kind, fingers=None):
        self._clock.wait()
        points = [
            {"x": x, "y": y, "id": finger, "radiusX": 6, "radiusY": 6, "force": 0.5}
            for finger, (x, y) in (self._fingers if fingers is None else fingers).items()
        ]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.time})


class Mouse:
    """The mouse of one page."""

    def __init__(self, cdp):
        self._cdp = cdp
        self._clock = ScriptClock()

    def down(self, x, y):
        self._clock.start(after=0)
        self._send("mouseMoved", x, y, 0)
        self._send("mousePressed", x, y, 0)

    def move(self, x, y, after=1 / 120):
        self._send("mouseMoved", x, y, after)

    def up(self, x, y, after=1 / 120):
        self._send("mouseReleased", x, y, after)

    def _send(self, kind, x, y, after):
        self._clock.now += after
        self._clock.wait()
        button = {} if kind == "mouseMoved" else {"clickCount": 1}
        self._cdp.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left", "buttons": 0 if kind == "mouseReleased" else 1,
            "timestamp": self._clock.now, **button})
