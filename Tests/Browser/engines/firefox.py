"""Firefox ESR, headless, by WebDriver BiDi."""
from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from typing import Any

from .bidi import BiDi
from .interface import Device, Engine, EngineError, Film, Page
from .touches import Touch

_KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", " ": "\ue00d", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}
_SHIFT = "\ue008"
_KINDS = {"begin": 2, "move": 2, "end": 4, "cancel": 8}
_FILM_END = """(async () => {
    const { frames, recordingStart } = await windowUtils.stopCompositionRecording(false);
    const box = gBrowser.selectedBrowser.getBoundingClientRect();
    const canvas = new OffscreenCanvas(1, Math.round(box.height));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const answer = [];
    for (const { dataUri, timeOffset } of frames) {
        const picture = await createImageBitmap(await (await fetch(dataUri)).blob());
        const scale = picture.width / innerWidth;
        context.drawImage(picture, (box.x + %d) * scale, box.y * scale, 1, box.height * scale, 0, 0, 1, canvas.height);
        const { data } = context.getImageData(0, 0, 1, canvas.height);
        const column = Uint8Array.from({ length: canvas.height }, (_, y) => (data[4 * y] + data[4 * y + 1] + data[4 * y + 2]) / 3);
        answer.push({ at: timeOffset, recordingStart, column: column.toBase64() });
    }
    return answer;
})()"""


class Firefox(Engine):
    name = "firefox"
    cannot = {
        "touch timestamps": "a native touch carries the time of its delivery",
        "safe area": "only its Android build sets env(safe-area-inset-*)",
        "keyboard geometry": "no VirtualKeyboard API and no emulation of one",
        "throttle": "no emulation of a slow processor",
        "counters": "layouts and style recalculations are counted in no build that Debian ships",
        "heap": "no count of live nodes and listeners of one page",
    }

    def __init__(self) -> None:
        self._page: FirefoxPage | None = None
        self._bidi = BiDi(self._heard)
        self.version = self._bidi.version

    def _heard(self, message: dict[str, Any]) -> None:
        if message.get("method") == "log.entryAdded" and message["params"]["level"] in ("error", "warn"):
            if self._page:
                self._page.errors.append(message["params"]["text"])

    def open(self, url: str, device: Device, before: str = "") -> Page:
        self.require(device)
        if self._page:
            raise EngineError("one page at a time: native touches reach only the tab in front")
        self._page = FirefoxPage(self._bidi, device, self._closed)
        self._page.load(url, before)
        return self._page

    def _closed(self) -> None:
        self._page = None

    def close(self) -> None:
        self._bidi.close()


class FirefoxPage(Page):
    def __init__(self, bidi: BiDi, device: Device, closed: Callable[[], None]) -> None:
        self.device = device
        self.errors = []
        self._bidi = bidi
        self._closed = closed
        self._preload: str | None = None
        self._origin: list[float] | None = None
        self._pointer = (0.0, 0.0)

    def load(self, url: str, before: str) -> None:
        device = self.device
        preferences = {
            "layout.css.prefers-color-scheme.content-override": 0 if device.dark else 1,
            "ui.prefersReducedMotion": int(device.reduced_motion),
            "ui.prefersReducedTransparency": int(device.reduced_transparency),
            "layout.css.prefers-reduced-transparency.enabled": device.reduced_transparency,
            "browser.display.document_color_use": 2 if device.forced_colors else 0,
            # Coarse alone, or fine with hover.
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
        self._bidi.send(
            "browsingContext.setViewport", context=self._bidi.context, devicePixelRatio=device.scale,
            viewport={"width": device.width, "height": device.height},
        )
        if before:
            self._preload = self._bidi.send("script.addPreloadScript", functionDeclaration=f"() => {{ {before} }}")[
                "script"
            ]
        self._bidi.send("browsingContext.navigate", context=self._bidi.context, url=url, wait="complete")
        self.frames()

    def evaluate(self, expression: str) -> Any:
        return self._bidi.run(expression)

    def touch(self, script: Sequence[Touch]) -> None:
        # BiDi's own touches go to the page alone. These go to the window and take the way of a finger, scrolling too.
        events = [[touch.at, touch.finger, _KINDS[touch.kind], touch.x, touch.y] for touch in script]
        self._bidi.run(
            """(async () => {
                const box = gBrowser.selectedBrowser.getBoundingClientRect();
                const left = box.x + mozInnerScreenX, top = box.y + mozInnerScreenY;
                const start = performance.now();
                for (const [at, finger, state, x, y] of %s) {
                    const early = start + at - performance.now();
                    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
                    windowUtils.sendNativeTouchPoint(finger, state, Math.round((left + x) * devicePixelRatio),
                        Math.round((top + y) * devicePixelRatio), 1, 90, null);
                }
            })()"""
            % json.dumps(events),
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
        value = _KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        if shift:
            actions = [{"type": "keyDown", "value": _SHIFT}, *actions, {"type": "keyUp", "value": _SHIFT}]
        self._perform({"type": "key", "id": "keyboard", "actions": actions})

    def screenshot(self) -> bytes:
        return base64.b64decode(
            self._bidi.send("browsingContext.captureScreenshot", context=self._bidi.context)["data"]
        )

    def film(self, x: int, action: Callable[[], Any]) -> tuple[Film, Any]:
        # What the compositor put together, whatever the page's process does.
        begin = "[windowUtils.startCompositionRecording(), performance.timeOrigin + performance.now()][1]"
        started = self._bidi.run(begin, self._bidi.chrome)
        try:
            answer = action()
            self.frames()
        finally:
            # The pictures are of the whole window at its own size; the column is cut out where they are.
            recorded = self._bidi.run(_FILM_END % x, self._bidi.chrome)
        zero = self.evaluate("performance.timeOrigin") - started
        times = [frame["at"] - zero for frame in recorded]
        return Film(times, [base64.b64decode(frame["column"]) for frame in recorded]), answer

    def close(self) -> None:
        self._bidi.send("input.releaseActions", context=self._bidi.context)
        if self._preload:
            self._bidi.send("script.removePreloadScript", script=self._preload)
        self._bidi.send("browsingContext.navigate", context=self._bidi.context, url="about:blank", wait="complete")
        self._closed()
