# SPDX-License-Identifier: Apache-2.0
"""Fingers as scripts: events with positions and times."""
from __future__ import annotations

import dataclasses
from collections.abc import Sequence


@dataclasses.dataclass(frozen=True)
class Touch:
    """One event of one finger. `at` is in milliseconds from the script's start; `kind`: begin, move, end, cancel."""

    at: float
    kind: str
    x: float
    y: float
    finger: int = 1


def path(points: Sequence[tuple[float, float, float]], end: str | None = "end", finger: int = 1) -> list[Touch]:
    """A finger through points of (time, x, y). It goes down at the first and, by default, up at the last."""
    script = [Touch(at, "move" if i else "begin", x, y, finger) for i, (at, x, y) in enumerate(points)]
    if end:
        at, x, y = points[-1]
        script.append(Touch(at, end, x, y, finger))
    return script


def drag(
    start: tuple[float, float], stop: tuple[float, float], duration: float, *, hold: float = 0, rate: float = 60,
    end: str | None = "end", at: float = 0, finger: int = 1,
) -> list[Touch]:
    """A straight line at constant speed. Positions are whole pixels, which every engine can deliver.

    `hold` keeps the finger still before the end, with events like those of a resting finger, so that it is released
    without speed.
    """
    (x0, y0), (x1, y1) = start, stop
    steps = max(1, round(duration * rate / 1000))
    points = [
        (at + i * 1000 / rate, round(x0 + (x1 - x0) * i / steps), round(y0 + (y1 - y0) * i / steps))
        for i in range(steps + 1)
    ]
    return path(points + pause(points[-1], hold, rate), end, finger)


def pause(point: tuple[float, float, float], duration: float, rate: float = 60) -> list[tuple[float, float, float]]:
    """Further events at the same point: one point to the side and back, since no engine delivers an event without a
    change. Not up and down, which would be a speed if the machine holds events up and then delivers them together."""
    at, x, y = point
    count = round(duration * rate / 1000)
    return [(at + i * 1000 / rate, x + (i % 2 if i < count else 0), y) for i in range(1, count + 1)]


def tap(x: float, y: float, at: float = 0, finger: int = 1) -> list[Touch]:
    return path([(at, x, y), (at + 50, x, y)], finger=finger)[:1] + [Touch(at + 50, "end", x, y, finger)]
