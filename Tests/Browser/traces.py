# SPDX-License-Identifier: Apache-2.0
"""The engine's own trace of a session that a browser has played. The page is compared with its numbers."""

import bisect
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The frames of the trace per second, which is its resolution in time.
RATE = 1000
# The time between two events of the script, in seconds, so that a frame shows each.
STEP = 2 / RATE
REST = 0.7

_SETTINGS = {
    "Dimmed": "", "Undimmed": "undimmed=large", "Large": "selected=large", "Held": "modal",
    "Within": "selected=large collapsing=within",
}
_WORDS = {"touchstart": "down 1 at", "touchmove": "move 1 to", "touchend": "up 1 at", "touchcancel": "cancel 1"}
# A frame that differs from the last, or one or more that don't.
_FRAME = re.compile(r"(\d+)(?:-(\d+))?(?: same| [\d.]+: (.*))")


def script(name, touches, size):
    """The session in the notation of `Documentation/Scripts.md`, and the script's time of each event."""
    lines = [
        "device custom",
        f"set size={size} safe=0,0,0,0 width=compact height=regular idiom=phone scale=1",
        f"present 1 sheet detents=medium,large grabber animated=off {_SETTINGS[name]}",
        "wait 0.5",
    ]
    at = 0.5
    times = []
    last = None
    for touch in touches:
        if last:
            # While a finger holds the sheet, slightly more time changes nothing.
            wait = max(STEP, round(touch["now"] - last["now"], 6))
            lines.append(f"wait {wait:.6f}")
            at += wait
        times.append(at)
        last = touch
        line = _WORDS[touch["type"]]
        if touch["type"] != "touchcancel":
            line += f" {touch['x']},{touch['y']}"
        if touch["type"] == "touchstart":
            line += " on 1"
            if touch["under"]:
                line += " scroller=7:{:.3f}/{:.3f}".format(*touch["under"])
        lines += [f"stamp sample={touch['time']:.6f}", line]
    return "\n".join(lines + [f"wait {REST}", ""]), times


class Trace:
    """Left, top and width of the sheet at each time."""

    def __init__(self, text):
        program = os.environ.get("TRACE", str(ROOT / ".build/debug/SheetTrace"))
        played = subprocess.run(
            [program], input=f"== session classic {RATE}\n{text}", capture_output=True, text=True, check=False)
        assert played.returncode == 0, played.stdout
        self._times = []
        self._boxes = []
        box = [0.0] * 3
        for line in played.stdout.splitlines():
            found = _FRAME.fullmatch(line)
            if not found:
                continue
            for layer in (found[3] or "").split(" | "):
                number, *values = layer.split()[:4] or [""]
                if number == "1":
                    box = [old if value == "." else float(value) for old, value in zip(box, values)]
            for frame in range(int(found[1]), int(found[2] or found[1]) + 1):
                self._times.append(frame / RATE)
                self._boxes.append(tuple(box))

    def box(self, at):
        """The sheet in the first frame after a given time."""
        return self._boxes[min(bisect.bisect_right(self._times, at + 0.1 / RATE), len(self._boxes) - 1)]

    def boxes(self, begin, end):
        """The sheets in all frames from the one before a given time to the one after another."""
        first = max(bisect.bisect_left(self._times, begin) - 1, 0)
        return self._boxes[first : bisect.bisect_right(self._times, end) + 1]


def differences(name, touches, frames, size, slack):
    """The differences of page and trace of more than half a point, at each event and in each frame after the release.

    `slack` is the greatest distance of a frame's own time from the time at which it was read, before and after.
    """
    text, times = script(name, touches, size)
    trace = Trace(text)
    found = []
    # The time at which a finger catches a moving sheet is known to about a millisecond, in which the sheet goes on.
    # This difference is checked once, and stays as long as the finger holds the sheet.
    caught = 0
    for touch, at in zip(touches, times):
        if touch["type"] in ("touchend", "touchcancel"):
            continue
        if touch["type"] == "touchstart" and touch is not touches[0]:
            check(found, "catch", touch, trace.boxes(at - slack(touch)[0], at + slack(touch)[1]))
            caught = touch["top"] - trace.box(at)[1]
        else:
            check(found, touch["type"], touch, [trace.box(at)], caught)
    end = touches[-1]
    for frame in frames:
        since = frame["now"] - end["now"]
        if 0 < since < REST:
            before, after = slack(frame)
            check(found, "frame", frame, trace.boxes(times[-1] + since - before, times[-1] + since + after), caught, True)
    return found


def check(found, what, seen, candidates, caught=0, fades=False):
    """Notes differences of more than half a point. The difference of a catch counts in full, or fades with the
    motion."""
    for name, index in (("left", 0), ("top", 1), ("width", 2)):
        values = [box[index] + (caught if name == "top" else 0) for box in candidates]
        if fades:
            values += [box[index] for box in candidates]
        if not min(values) - 0.5 <= seen[name] <= max(values) + 0.5:
            found.append((what, name, seen["now"], seen[name], min(values), max(values)))
