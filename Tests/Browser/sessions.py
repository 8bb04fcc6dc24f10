# SPDX-License-Identifier: Apache-2.0
"""Random sessions: actions of a person and of a page on sheets, in bursts, the same for the same seed."""
from __future__ import annotations

import dataclasses
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from engines import PHONE, Device, Touch, drag, tap

# Windows of phones in portrait. A burst ends in one of them, where sheets rest at the positions of `rules.Stops`.
UPRIGHT = [(402, 874), (360, 640), (430, 932)]
# Other windows that a burst may pass through.
OTHERS = [(874, 402), (820, 1180), (402, 500)]
KEYS = ["Escape", "ArrowUp", "ArrowDown", "PageDown", "PageUp"]
PATIENCE = 10_000  # milliseconds until all motions must have ended, since a slow processor needs a few seconds


def pytest_addoption(parser):
    parser.addoption(
        "--sessions-seconds", type=float, default=0,
        help="draws sessions for so long in each engine, half of it for the app and half for the element")
    parser.addoption("--seed", type=int, help="the seed of the first random session; alone, of the only one")


@dataclasses.dataclass(frozen=True)
class Action:
    kind: str
    arguments: tuple[Any, ...] = ()

    def __str__(self) -> str:
        if self.kind == "touch":
            return "touch " + " ".join(f"{t.finger}:{t.kind}@{t.at:.0f}({t.x:g},{t.y:g})" for t in self.arguments[0])
        return " ".join([self.kind, *map(str, self.arguments)])


@dataclasses.dataclass(frozen=True)
class Session:
    device: Device
    is_slow: bool
    bursts: list[list[Action]]


def draw(seed: int, calls: Sequence[Callable[[random.Random], Action]], right: int) -> Session:
    """A session with the page's own calls; fingers stay to the left of `right`.

    The whole session is drawn before it is played, so nothing in the page can change it.
    """
    dice = random.Random(seed)
    width, height = dice.choice(UPRIGHT)
    device = dataclasses.replace(
        PHONE, width=width, height=height, dark=dice.random() < 0.3, reduced_motion=dice.random() < 0.15)
    is_slow = dice.random() < 0.3
    bursts = []
    for _ in range(4):
        # Each burst begins with a sheet; if there is none, it presents one.
        burst = [calls[0](dice)] if dice.random() < 0.8 else []
        for _ in range(dice.randint(2, 5)):
            kind = dice.random()
            if kind < 0.35:
                burst.append(Action("touch", (_fingers(dice, min(width, right), height),)))
            elif kind < 0.45:
                turns = [(at * 40, dice.choice([-1, 1]) * dice.randint(10, 120)) for at in range(dice.randint(1, 6))]
                burst.append(Action("wheel", (dice.randint(20, right), dice.randint(20, height - 20), turns)))
            elif kind < 0.55:
                burst.append(Action("press", (dice.choice(KEYS),)))
            elif kind < 0.62:
                width, height = dice.choice(UPRIGHT + OTHERS)
                burst.append(Action("resize", (width, height)))
            elif kind < 0.7:
                burst.append(Action("block", (dice.randint(0, 60), dice.randint(60, 300))))
            elif kind < 0.76:
                burst.append(Action("frames", (dice.randint(1, 12),)))
            else:
                burst.append(dice.choice(calls)(dice))
        if (width, height) not in UPRIGHT:
            width, height = dice.choice(UPRIGHT)
            burst.append(Action("resize", (width, height)))
        bursts.append(burst)
    return Session(device, is_slow, bursts)


def _fingers(dice: random.Random, width: int, height: int) -> list[Touch]:
    def point() -> tuple[int, int]:
        return dice.randint(10, width - 10), dice.randint(10, height - 10)

    kind = dice.random()
    if kind < 0.25:
        return tap(*point())
    duration = dice.choice([80, 150, 300, 500])
    hold = dice.choice([0, 0, 150])
    if kind < 0.75:
        return drag(point(), point(), duration, hold=hold, end=dice.choice(["end"] * 7 + ["cancel"]))
    first = drag(point(), point(), duration, hold=hold)
    # The second finger comes down while the first is down, and lifts before or after it.
    second = drag(point(), point(), dice.choice([100, 200, 400]), at=dice.randint(20, duration), finger=2)
    return sorted(first + second, key=lambda touch: touch.at)


class Broken(AssertionError):
    """A session broke an invariant."""


def play(page, session: Session, engine, calls: dict[str, str], check: Callable[[Any], None]) -> None:
    """Plays all bursts. `calls` are the page's own calls: JavaScript with placeholders for an action's arguments."""
    if session.is_slow and "throttle" not in engine.cannot:
        page.throttle(3)
    for number, burst in enumerate(session.bursts):
        try:
            for action in burst:
                _perform(page, action, calls)
            check(page)
        except Exception as error:
            raise Broken(f"burst {number}: {error}\n" + "\n".join(f"  {action}" for action in burst)) from error


def _perform(page, action: Action, calls: dict[str, str]) -> None:
    kind, arguments = action.kind, action.arguments
    if kind in calls:
        page.evaluate(f"void ({calls[kind] % arguments})")
    elif kind == "wheel":
        page.turn(*arguments)
    else:
        getattr(page, kind)(*arguments)


def keep_drawing(config, engine, one: Callable[[int], None], kept: Sequence[int]) -> None:
    """Plays sessions: the fixed ones, the one of a given seed, or as many as fit into the time."""
    first, seconds = config.getoption("--seed"), config.getoption("--sessions-seconds") / 2
    if seconds:
        first = random.SystemRandom().randrange(1_000_000) if first is None else first
    seeds = kept if first is None else [first]
    end = time.monotonic() + seconds
    count = 0
    while True:
        for seed in seeds:
            try:
                one(seed)
            except Exception as error:
                raise AssertionError(f"{engine.name}, --seed {seed}: {error}") from error
            count += 1
        if time.monotonic() >= end:
            break
        seeds = [seeds[-1] + 1]
    if seconds:
        print(f"\n{count} sessions in {engine.name}, seeds {first} to {first + count - 1}")
