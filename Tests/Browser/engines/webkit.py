# SPDX-License-Identifier: Apache-2.0
"""WebKitGTK, in its own process, because PyGObject belongs to the system's Python, not to the tests' environment."""
from __future__ import annotations

import base64
import dataclasses
import json
import os
import pathlib
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from typing import Any

from . import stamps
from .interface import PHONE, Device, Engine, EngineError, Film, Page
from .screen import Screen
from .touches import Touch

_HOST = pathlib.Path(__file__).with_name("webkit_host.py")
_CANNOT = {
    "file dialog": "the driver does not answer the view's request for files",
    "touch cancel": "GDK's canceled touch reaches the page as touchend",
    "safe area": "the GTK port leaves env(safe-area-inset-*) at 0",
    "keyboard geometry": "no VirtualKeyboard API and no emulation of one",
    "reduced transparency": "the media feature is not in WebKit",
    "more contrast": "the GTK port has no setting for it",
    "language": "it is one setting of the process for all pages",
    "full screen": "the page refuses it: no event of the driver counts as the user's activation",
    "scrollers by Tab": "WebKit makes no scroller a tab stop",
    "windows": "the driver answers no request for a window",
    "pinch": "no function magnifies the page as two fingers do",
    "forced colors": "the GTK port has no forced colors",
    "close watcher": "not in WebKit 2.50",
    "frame clock": "what is read in a frame may be newer than the timeline's time, and software draws few frames",
    "throttle": "no emulation of a slow processor",
    "composition": "the driver has no input method",
    "frame count": "what the compositor drew is counted nowhere that a program can read",
    "counters": "layouts and style recalculations are counted nowhere that a program can read",
    "heap": "no count of live nodes and listeners of one page",
}
_CANNOT_OFF_SCREEN = {"film": "with pictures in plain memory nothing moves while the page is busy"}


class WebKit(Engine):
    name = "webkit"
    cannot = _CANNOT | _CANNOT_OFF_SCREEN

    def __init__(self, on_screen: bool = False) -> None:
        """On a screen a compositor of its own moves animated layers, as on a real screen, and each frame costs twice as
        much."""
        self._screen = Screen()
        # On a busy machine, WebKitGTK 2.50.6 sometimes traps in the large modules of debug builds while it compiles
        # them on other threads, each time elsewhere: in 4 of 12 runs, in none of 13 with its interpreter or without
        # such threads. Every garbage collection is a full one, because WebKit may otherwise run for minutes with
        # collections of new objects only, which free no object that has survived one.
        self._environment = {"JSC_useConcurrentJIT": "0", "JSC_useGenerationalGC": "0"}
        if not on_screen:
            self._environment["WEBKIT_DISABLE_DMABUF_RENDERER"] = "1"
        if on_screen:
            self.cannot = _CANNOT
        # GTK reads its scale, an integer, once when it starts, so there is one host for each scale.
        self._hosts: dict[float, Host] = {}
        self.version = self._host(1).version

    def _host(self, scale: float) -> Host:
        if scale not in self._hosts:
            self._hosts[scale] = Host(self._screen, scale, self._environment)
        return self._hosts[scale]

    def open(self, url: str, device: Device = PHONE, before: str = "") -> Page:
        self.require(device)
        return WebKitPage(self._host(device.scale), url, device, before)

    def close(self) -> None:
        for host in self._hosts.values():
            host.close()
        self._screen.close()


class Host:
    """The process with the view. Each request is one line of JSON, and so is each answer."""

    def __init__(self, screen: Screen, scale: float, environment: dict[str, str]) -> None:
        self.screen = screen
        read, write = os.pipe()
        self._log = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            ["/usr/bin/python3", str(_HOST), str(write)], pass_fds=[write], stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=self._log, text=True,
            env=screen.environment | environment | {"GDK_SCALE": str(round(scale)), "PYTHONDONTWRITEBYTECODE": "1"},
        )
        os.close(write)
        self._answers = open(read)
        self.version = self.ask("version")

    def ask(self, what: str, **parameters: Any) -> Any:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"ask": what, **parameters}) + "\n")
        self._process.stdin.flush()
        line = self._answers.readline()
        if not line:
            self._log.seek(0)
            raise EngineError(f"the WebKit host ended: {self._log.read()}")
        answer = json.loads(line)
        if "error" in answer:
            raise EngineError(answer["error"])
        return answer["value"]

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._answers.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class WebKitPage(Page):
    def __init__(self, host: Host, url: str, device: Device, before: str) -> None:
        self.device = device
        self._host = host
        self._down: set[int] = set()
        host.ask(
            "open", url=url, width=device.width, height=device.height, dark=device.dark,
            reduced_motion=device.reduced_motion,
            before=stamps.SCRIPT + before,
        )
        self.frames()

    @property
    def errors(self) -> list[str]:  # type: ignore[override]
        return self._host.ask("errors")

    def evaluate(self, expression: str) -> Any:
        value = self._host.ask("evaluate", expression=expression)
        return None if value in (None, "undefined") else json.loads(value)

    def touch(self, script: Sequence[Touch]) -> None:
        for touch in script:
            (self._down.discard if touch.kind in ("end", "cancel") else self._down.add)(touch.finger)
        start = self.evaluate(stamps.expect(script))
        self._host.ask("touch", script=[dataclasses.asdict(touch) for touch in script], start=start)
        self.frames()

    def mouse(self, kind: str, x: float, y: float) -> None:
        self._host.ask("mouse", kind=kind, x=x, y=y)
        self.frames()

    def wheel(self, x: float, y: float, dx: float, dy: float) -> None:
        self._host.ask("wheel", x=x, y=y, dx=dx, dy=dy)
        self.frames()

    def turn(self, x: float, y: float, script: Sequence[tuple[float, float]]) -> None:
        self._host.ask("turn", x=x, y=y, script=list(script))
        self.frames()

    def press(self, key: str, shift: bool = False) -> None:
        self._host.ask("press", key=key, shift=shift)
        self.frames()

    def collect_garbage(self) -> None:
        # No call collects garbage, but WebKit collects all of it after much memory has been in use for a while.
        self.evaluate(
            "(async () => { for (let round = 0; round < 3; round++) { const kept = [];"
            " for (let count = 0; count < 100; count++) kept.push(new Array(100_000).fill(count));"
            " await new Promise((resolve) => setTimeout(resolve, 20)) } })()")

    def resize(self, width: int, height: int) -> None:
        self._host.ask("resize", width=width, height=height)
        self.wait_until(f"innerWidth == {width} && innerHeight == {height}")

    def zoom(self, factor: float) -> None:
        self._host.ask("zoom", factor=factor)
        self.wait_until(f"Math.abs(innerWidth - {self.device.width / factor}) < 2")

    def screenshot(self) -> bytes:
        return base64.b64decode(self._host.ask("screenshot"))

    def film(self, x: int, action: Callable[[], Any]) -> tuple[Film, Any]:
        with self._host.screen.camera(x, 0, self.device.height, round(self.device.scale)) as film:
            answer = action()
            self.frames()
        zero = self.evaluate("performance.timeOrigin")
        return Film([at - zero for at in film.times], film.columns), answer

    def leave(self) -> None:
        self._host.ask("close", keep=not self._down)
