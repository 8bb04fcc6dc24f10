# SPDX-License-Identifier: Apache-2.0
"""The interface to a browser, the same for every engine."""
from __future__ import annotations

import contextlib
import dataclasses
import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .touches import Touch

ABILITIES = {
    "touch timestamps": "a finger's events carry the times of the script, not those of their delivery",
    "touch cancel": "the system takes a finger away",
    "native scrolling": "a finger that nobody claims scrolls what is under it",
    "multitouch": "two fingers at once",
    "lone finger": "a finger that goes on after another one was lifted",
    "device scale": "more than one device pixel a point",
    "safe area": "env(safe-area-inset-*) as on a phone",
    "keyboard geometry": "a virtual keyboard's rectangle without a keyboard",
    "dark mode": "prefers-color-scheme: dark",
    "reduced motion": "prefers-reduced-motion",
    "reduced transparency": "prefers-reduced-transparency",
    "more contrast": "prefers-contrast: more",
    "language": "a language other than American English",
    "forced colors": "forced-colors: active",
    "pinch": "the page magnified by two fingers",
    "page zoom": "the page magnified by the browser's own command",
    "full screen": "an element in full screen",
    "scrollers by Tab": "the Tab key reaches a scroller in which nothing takes the focus",
    "windows": "a script opens a window and closes it",
    "file dialog": "the browser's dialog for files, answered by the driver",
    "close watcher": "CloseWatcher exists",
    "wheel": "a mouse's wheel",
    "frame clock": "what is read in a frame is as of the timeline's time, and frames come while the machine is busy",
    "throttle": "a main thread that is slower by a factor",
    "film": "what was on the screen, and when, while the main thread may be blocked",
    "frame count": "each frame that the compositor drew",
    "composition": "an input method that composes a text",
    "counters": "layouts, style recalculations and script time of the page so far",
    "heap": "bytes of script memory, nodes and listeners that are alive",
}


class EngineError(Exception):
    """The browser, not the page, did something other than requested."""


@dataclasses.dataclass(frozen=True)
class Insets:
    top: float = 0
    left: float = 0
    bottom: float = 0
    right: float = 0


@dataclasses.dataclass(frozen=True)
class Device:
    """A screen and the person's preferences. Lengths in CSS pixels."""

    name: str
    width: int
    height: int
    scale: float = 1
    has_touch: bool = True
    safe_area: Insets = Insets()
    dark: bool = False
    reduced_motion: bool = False
    reduced_transparency: bool = False
    forced_colors: bool = False
    more_contrast: bool = False
    language: str = "en-US"

    def needs(self) -> list[str]:
        """The abilities that an engine needs to represent this device."""
        wanted = {
            "device scale": self.scale != 1, "safe area": self.safe_area != Insets(), "dark mode": self.dark,
            "reduced motion": self.reduced_motion, "reduced transparency": self.reduced_transparency,
            "forced colors": self.forced_colors, "more contrast": self.more_contrast,
            "language": self.language != "en-US",
        }
        return [ability for ability, is_wanted in wanted.items() if is_wanted]


PHONE = Device("phone", 402, 874)
LANDSCAPE = Device("landscape", 874, 402)
TABLET = Device("tablet", 820, 1180)


@dataclasses.dataclass(frozen=True)
class Film:
    """One column of the screen, for each time that the screen changed.

    `times` are the page's own `performance.now()`, in milliseconds; a column is one byte of gray a CSS pixel, top down.
    """

    times: list[float]
    columns: list[bytes]

    def edges(self, above: int = 128) -> list[tuple[float, int | None]]:
        """For each picture, the first row from the top that is brighter than `above`."""
        return [
            (at, next((y for y, gray in enumerate(column) if gray > above), None))
            for at, column in zip(self.times, self.columns)
        ]


class Page(ABC):
    """One open page. Positions in CSS pixels from the viewport's top left corner, times in milliseconds."""

    #: The console's errors and warnings, and uncaught exceptions.
    errors: list[str]
    device: Device
    _is_open = True

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, passed as JSON; a promise is awaited."""

    @abstractmethod
    def touch(self, script: Sequence[Touch]) -> None:
        """Plays fingers. Returns when the last event was delivered."""

    @abstractmethod
    def mouse(self, kind: str, x: float, y: float) -> None:
        """`move`, `down` or `up` of the left button."""

    @abstractmethod
    def wheel(self, x: float, y: float, dx: float, dy: float) -> None: ...

    @abstractmethod
    def press(self, key: str, shift: bool = False) -> None:
        """A key down and up, by its name in KeyboardEvent.key: Escape, Tab, ArrowUp, or one character; `Control+z` and
        `Control+Shift+z` while other keys are held."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Turns the device, or gives its window another size. Returns when the page knows it."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """The viewport as PNG."""

    @abstractmethod
    def leave(self) -> None:
        """Ends the document and everything that its script keeps alive, once. An engine may open the next one in the
        same place."""

    # Abilities of only some engines. A test names the abilities that it needs, and is skipped with the engine's reason.

    def throttle(self, factor: float) -> None:
        raise NotImplementedError

    def film(self, x: int, action: Callable[[], Any]) -> tuple[Film, Any]:
        """Films one column of the screen while the action runs. Returns the film and the action's answer."""
        raise NotImplementedError

    def drawn(self, action: Callable[[], Any]) -> tuple[list[float], Any]:
        """The times of the frames that were drawn while the action ran, by `performance.now()`, and the action's
        answer."""
        raise NotImplementedError

    def counters(self) -> dict[str, float]:
        """`layouts`, `styles` (recalculations), `script` and `task` (milliseconds), all since the page began."""
        raise NotImplementedError

    def heap(self) -> dict[str, float]:
        """`bytes`, `nodes` and `listeners` after a collection of garbage."""
        raise NotImplementedError

    def collect_garbage(self) -> None:
        """Collects all unreachable script objects and nodes."""
        raise NotImplementedError

    def pinch(self, scale: float) -> None:
        """Magnifies the visible part of the page, as two fingers do."""
        raise NotImplementedError

    def zoom(self, factor: float) -> None:
        """Magnifies the page, like the browser's menu."""
        raise NotImplementedError

    def choose_files(self, action: Callable[[], Any], paths: Sequence[str]) -> None:
        """Chooses files in the dialog that an action opens."""
        raise NotImplementedError

    def keyboard_geometry(self, height: float) -> None:
        """Shows a virtual keyboard of that height, or hides it at 0."""
        raise NotImplementedError

    # Built from the methods above.

    def close(self) -> None:
        """Closes the page. Does nothing if it is closed."""
        if self._is_open:
            self._is_open = False
            with contextlib.suppress(EngineError):  # The page may have no address, or may have crashed.
                self.evaluate("void (localStorage.clear(), sessionStorage.clear())")
            self.leave()

    def wait_until(self, condition: str, timeout: float = 10_000) -> None:
        """Waits for a JavaScript condition, which the page evaluates once a frame."""
        met = self.evaluate(
            "new Promise((resolve) => { const end = Date.now() + %f; const look = () =>"
            " (%s) ? resolve(true) : Date.now() > end ? resolve(false) : requestAnimationFrame(look); look(); })"
            % (timeout, condition)
        )
        if not met:
            raise EngineError(f"not within {timeout:g} ms: {condition}")

    def frames(self, count: int = 2) -> None:
        """Waits until the page has drawn this many frames."""
        self.evaluate(
            "new Promise((resolve) => { let left = %d; const frame = () => left-- > 0 ? requestAnimationFrame(frame)"
            " : resolve(0); frame(); })" % count
        )

    def turn(self, x: float, y: float, script: Sequence[tuple[float, float]]) -> None:
        """Plays a wheel. Each event has a time, in milliseconds from the start, and a distance, positive downward."""
        start = time.monotonic()
        for at, way in script:
            time.sleep(max(0, start + at / 1000 - time.monotonic()))
            self.wheel(x, y, 0, way)

    def block(self, delay: float, length: float) -> None:
        """Makes the main thread busy for `length`, `delay` from now. Returns immediately. The times are in `blocked`.
        """
        self.evaluate(
            "void setTimeout(() => { const from = performance.now(); while (performance.now() - from < %f);"
            " window.blocked = [from, performance.now()]; }, %f, window.blocked = null)" % (length, delay)
        )

    def rect(self, selector: str) -> dict[str, float]:
        return self.evaluate(
            "(({x, y, width, height}) => ({x, y, width, height}))(document.querySelector(%s).getBoundingClientRect())"
            % json.dumps(selector)
        )


class Engine(ABC):
    """One running browser."""

    name: str
    version: str
    #: The abilities that it lacks, each with the reason that a skipped test shows.
    cannot: Mapping[str, str]

    @abstractmethod
    def open(self, url: str, device: Device = PHONE, before: str = "") -> Page:
        """Opens a new page and waits for its load event. `before` is a script that runs before the page's own."""

    @abstractmethod
    def close(self) -> None: ...

    def lacks(self, *abilities: str) -> str | None:
        """The reason why one of these abilities is missing, or an empty string."""
        for ability in abilities:
            if ability not in ABILITIES:
                raise ValueError(f"no such ability: {ability}")
            if ability in self.cannot:
                return f"{self.name} {self.version} can't do {ability}: {self.cannot[ability]}"
        return None

    def require(self, device: Device) -> None:
        reason = self.lacks(*device.needs())
        if reason:
            raise EngineError(reason)


def eventually(attempt: Callable[[], Any], timeout: float, what: str) -> Any:
    """Calls a function, for example of a starting process, until it returns something."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        answer = attempt()
        if answer is not None:
            return answer
        time.sleep(0.02)
    raise EngineError(f"{what} did not come within {timeout:g} s")
