# SPDX-License-Identifier: Apache-2.0
"""Firefox ESR by WebDriver BiDi: headless, or on a screen where it can be filmed."""
from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from typing import Any

from . import stamps
from .bidi import BiDi
from .interface import PHONE, Device, Engine, EngineError, Film, Page
from .screen import Screen
from .touches import Touch

_KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", " ": "\ue00d", "Backspace": "\ue003",
    "Delete": "\ue017",
    "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}
_MODIFIERS = {"Shift": "\ue008", "Control": "\ue009"}
_KINDS = {"begin": 2, "move": 2, "end": 4, "cancel": 8}
_CANNOT = {
    "file dialog": "the driver sets an input's files, and does not hear of its dialog",
    "lone finger": "after one that goes on no native touch scrolls or clicks any more, in later pages too",
    "safe area": "only its Android build sets env(safe-area-inset-*)",
    "keyboard geometry": "no VirtualKeyboard API and no emulation of one",
    "more contrast": "its preference is not set for a single page here",
    "language": "it is one preference for all pages",
    "pinch": "no command magnifies the page as two fingers do",
    "throttle": "no emulation of a slow processor",
    "composition": "the driver has no input method",
    "frame count": "what the compositor drew is counted nowhere that a program can read",
    "counters": "layouts and style recalculations are counted in no build that Debian ships",
    "heap": "no count of live nodes and listeners of one page",
}
_CANNOT_HEADLESS = {"film": "it has no screen, and its screenshots wait for the main thread"}
_CANNOT_ON_SCREEN = {"native scrolling": "under X11 a native touch scrolls nothing"}


class Firefox(Engine):
    name = "firefox"
    cannot = _CANNOT | _CANNOT_HEADLESS

    def __init__(self, on_screen: bool = False) -> None:
        self._page: FirefoxPage | None = None
        self._screen = Screen() if on_screen else None
        self._bidi = BiDi(self._heard, self._screen)
        self.version = self._bidi.version
        if on_screen:
            self.cannot = _CANNOT | _CANNOT_ON_SCREEN

    def _heard(self, message: dict[str, Any]) -> None:
        is_entry = message.get("method") == "log.entryAdded"
        if self._page and is_entry and message["params"]["level"] in ("error", "warn"):
            self._page.errors.append(message["params"]["text"])

    def open(self, url: str, device: Device = PHONE, before: str = "") -> Page:
        self.require(device)
        if self._page:
            raise EngineError("one page at a time: native touches reach only the tab in front")
        self._page = FirefoxPage(self._bidi, device, self._screen, self._closed)
        self._page.load(url, before)
        return self._page

    def _closed(self) -> None:
        self._page = None

    def close(self) -> None:
        self._bidi.close()
        if self._screen:
            self._screen.close()


class FirefoxPage(Page):
    def __init__(self, bidi: BiDi, device: Device, screen: Screen | None, closed: Callable[[], None]) -> None:
        self.device = device
        self.errors = []
        self._bidi = bidi
        self._screen = screen
        self._closed = closed
        self._preload: str | None = None
        self._pointer = (0.0, 0.0)
        self._fingers: dict[int, Touch] = {}

    def load(self, url: str, before: str) -> None:
        device = self.device
        preferences = {
            "layout.css.prefers-color-scheme.content-override": 0 if device.dark else 1,
            "ui.prefersReducedMotion": int(device.reduced_motion),
            "ui.prefersReducedTransparency": int(device.reduced_transparency),
            "layout.css.prefers-reduced-transparency.enabled": device.reduced_transparency,
            "browser.display.document_color_use": 2 if device.forced_colors else 0,
            # Only coarse, or fine with hover.
            "ui.primaryPointerCapabilities": 1 if device.has_touch else 6,
            "ui.allPointerCapabilities": 1 if device.has_touch else 6,
            "dom.maxtouchpoints.testing.value": 5 if device.has_touch else 0,
        }
        self._bidi.run(
            "Object.entries(%s).forEach(([name, value]) => typeof value == 'boolean' ?"
            " Services.prefs.setBoolPref(name, value) : Services.prefs.setIntPref(name, value))"
            % json.dumps(preferences),
            self._bidi.chrome,
        )
        # The storage of earlier pages.
        self._bidi.run(
            "new Promise((done) => Services.clearData.deleteData("
            "Ci.nsIClearDataService.CLEAR_DOM_STORAGES, { onDataDeleted: () => done() }))",
            self._bidi.chrome)
        self._bidi.send(
            "browsingContext.setViewport", context=self._bidi.context, devicePixelRatio=device.scale,
            viewport={"width": device.width, "height": device.height},
        )
        self._preload = self._bidi.send(
            "script.addPreloadScript", functionDeclaration=f"() => {{ {stamps.SCRIPT} {before} }}")["script"]
        self._bidi.send("browsingContext.navigate", context=self._bidi.context, url=url, wait="complete")
        self.frames()

    def evaluate(self, expression: str) -> Any:
        return self._bidi.run(expression)

    def touch(self, script: Sequence[Touch]) -> None:
        # BiDi's own touches reach only the page. These go to the window like a finger's, and scroll too.
        for touch in script:
            self._fingers[touch.finger] = touch
            if touch.kind in ("end", "cancel"):
                del self._fingers[touch.finger]
        events = [[touch.at, touch.finger, _KINDS[touch.kind], touch.x, touch.y] for touch in script]
        start = self.evaluate(stamps.expect(script))
        self._bidi.run(
            """(async () => {
                const box = gBrowser.selectedBrowser.getBoundingClientRect();
                const left = box.x + mozInnerScreenX, top = box.y + mozInnerScreenY;
                const start = %f - performance.timeOrigin;
                for (const [at, finger, state, x, y] of %s) {
                    const early = start + at - performance.now();
                    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
                    windowUtils.sendNativeTouchPoint(finger, state, Math.round((left + x) * devicePixelRatio),
                        Math.round((top + y) * devicePixelRatio), 1, 90, null);
                }
            })()"""
            % (start, json.dumps(events)),
            self._bidi.chrome,
        )
        self.frames()

    def _perform(self, source: dict[str, Any]) -> None:
        self._bidi.send("input.performActions", context=self._bidi.context, actions=[source])

    def mouse(self, kind: str, x: float, y: float) -> None:
        actions: list[dict[str, Any]] = []
        if (x, y) != self._pointer:
            actions.append({"type": "pointerMove", "x": round(x), "y": round(y)})
        self._pointer = (x, y)
        if kind != "move":
            actions.append({"type": "pointerDown" if kind == "down" else "pointerUp", "button": 0})
        self._perform({"type": "pointer", "id": "mouse", "actions": actions})

    def wheel(self, x: float, y: float, dx: float, dy: float) -> None:
        scroll = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": round(dx), "deltaY": round(dy)}
        self._perform({"type": "wheel", "id": "wheel", "actions": [scroll]})

    def press(self, key: str, shift: bool = False) -> None:
        *held, key = key.split("+") if len(key) > 1 else [key]
        held = [_MODIFIERS[each] for each in [*held, *(["Shift"] if shift else [])]]
        value = _KEYS.get(key, key)
        actions = [*({"type": "keyDown", "value": each} for each in [*held, value]),
                   *({"type": "keyUp", "value": each} for each in [value, *reversed(held)])]
        self._perform({"type": "key", "id": "keyboard", "actions": actions})

    def collect_garbage(self) -> None:
        # Collects script first, then cycles of script and nodes.
        self._bidi.run(
            "['child-gc-request', 'child-cc-request'].forEach((what) => Services.obs.notifyObservers(null, what))",
            self._bidi.chrome)
        self.frames()

    def resize(self, width: int, height: int) -> None:
        self._bidi.send(
            "browsingContext.setViewport", context=self._bidi.context, viewport={"width": width, "height": height})
        self.wait_until(f"innerWidth == {width} && innerHeight == {height}")

    def zoom(self, factor: float) -> None:
        self._bidi.run(f"void ZoomManager.setZoomForBrowser(gBrowser.selectedBrowser, {factor})", self._bidi.chrome)
        self.wait_until(f"Math.abs(innerWidth - {self.device.width / factor}) < 2")

    def screenshot(self) -> bytes:
        return base64.b64decode(
            self._bidi.send("browsingContext.captureScreenshot", context=self._bidi.context)["data"]
        )

    def film(self, x: int, action: Callable[[], Any]) -> tuple[Film, Any]:
        assert self._screen, "only on a screen"
        box = "gBrowser.selectedBrowser.getBoundingClientRect()"
        left, top = self._bidi.run(f"[{box}.x + mozInnerScreenX, {box}.y + mozInnerScreenY]", self._bidi.chrome)
        with self._screen.camera(round(left) + x, round(top), self.device.height) as film:
            answer = action()
            self.frames()
        zero = self.evaluate("performance.timeOrigin")
        return Film([at - zero for at in film.times], film.columns), answer

    def leave(self) -> None:
        # Otherwise the window would count the next touch as an additional finger.
        if self._fingers:
            self.touch([Touch(0, "cancel", finger.x, finger.y, finger.finger) for finger in self._fingers.values()])
        self._bidi.run("void ZoomManager.setZoomForBrowser(gBrowser.selectedBrowser, 1)", self._bidi.chrome)
        self._bidi.send("input.releaseActions", context=self._bidi.context)
        if self._preload:
            self._bidi.send("script.removePreloadScript", script=self._preload)
        self._bidi.send("browsingContext.navigate", context=self._bidi.context, url="about:blank", wait="complete")
        self._closed()
