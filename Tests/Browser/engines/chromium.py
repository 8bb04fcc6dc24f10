# SPDX-License-Identifier: Apache-2.0
"""Chromium over its DevTools protocol, through Playwright."""
from __future__ import annotations

import base64
import io
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from .interface import PHONE, Device, Engine, EngineError, Film, Insets, Page
from .touches import Touch

_KINDS = {"begin": "touchStart", "move": "touchMove", "end": "touchEnd", "cancel": "touchCancel"}

_BOTTOM_INSET = """(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.paddingBottom = "env(safe-area-inset-bottom)";
    const inset = getComputedStyle(probe).paddingBottom;
    probe.remove();
    return inset;
})() == '%gpx'"""


class Chromium(Engine):
    name = "chromium"
    cannot: dict[str, str] = {}

    def __init__(self, browser: Browser) -> None:
        """Uses a browser that Playwright has started, and leaves it running."""
        self._browser = browser
        self.version = browser.version
        # Closed pages, by device. A new document in one of them costs a fraction of a new page.
        self._free: dict[Device, list[Tab]] = {}

    def open(self, url: str, device: Device = PHONE, before: str = "") -> Page:
        free = self._free.setdefault(device, [])
        return ChromiumPage(free.pop() if free else Tab(self._browser, device), url, device, before, free)

    def close(self) -> None:
        for tabs in self._free.values():
            while tabs:
                tabs.pop().context.close()


class Tab:
    """The remaining part of a closed page: a browser context that represents a device."""

    def __init__(self, browser: Browser, device: Device) -> None:
        self.context = browser.new_context(
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.scale,
            is_mobile=device.has_touch,
            has_touch=device.has_touch,
            color_scheme="dark" if device.dark else "light",
            reduced_motion="reduce" if device.reduced_motion else "no-preference",
            forced_colors="active" if device.forced_colors else "none",
            locale=device.language,
        )
        self.page = self.context.new_page()
        self.protocol = self.context.new_cdp_session(self.page)
        self.protocol.send("Page.enable")  # For scripts that run before the page's own.
        self.errors: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("crash", lambda _: self.errors.append("the page crashed"))
        self.insets = None
        if device.safe_area != Insets():
            self.insets = {side: getattr(device.safe_area, side) for side in ("top", "left", "bottom", "right")}
            self.insets |= {side + "Max": value for side, value in self.insets.items()}
            self.protocol.send("Emulation.setSafeAreaInsetsOverride", {"insets": self.insets})
        if device.reduced_transparency:
            feature = {"name": "prefers-reduced-transparency", "value": "reduce"}
            self.protocol.send("Emulation.setEmulatedMedia", {"features": [feature]})
        if device.more_contrast:
            feature = {"name": "prefers-contrast", "value": "more"}
            self.protocol.send("Emulation.setEmulatedMedia", {"features": [feature]})

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)


class ChromiumPage(Page):
    def __init__(self, tab: Tab, url: str, device: Device, before: str, free: list[Tab]) -> None:
        self.device = device
        self._tab = tab
        self._free = free
        self._page = tab.page
        self._protocol = tab.protocol
        self.errors = tab.errors = []
        self._fingers: dict[int, Touch] = {}
        # Whether only the document was changed, so that the context can be used again.
        self._is_clean = True
        self._script = None
        if before:
            self._script = self._protocol.send("Page.addScriptToEvaluateOnNewDocument", {"source": before})["identifier"]
        # The storage of earlier pages.
        self._protocol.send("Storage.clearDataForOrigin", {
            "origin": "/".join(url.split("/")[:3]), "storageTypes": "local_storage,indexeddb"})
        self._page.goto(url)
        # A finger that moves to the right where nothing scrolls sideways would navigate to the previous page.
        self._protocol.send("Page.resetNavigationHistory")
        if tab.insets:
            # On a slow machine the setting may not reach the page's process.
            self._protocol.send("Emulation.setSafeAreaInsetsOverride", {"insets": tab.insets})
            self.wait_until(_BOTTOM_INSET % device.safe_area.bottom)

    def evaluate(self, expression: str) -> Any:
        answer = self._protocol.send(
            "Runtime.evaluate",
            {
                "expression": f"(async () => JSON.stringify(await ({expression})))()",
                "awaitPromise": True,
                "returnByValue": True,
            },
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise EngineError(details.get("exception", {}).get("description", details["text"]))
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def touch(self, script: Sequence[Touch]) -> None:
        # The answer to each event waits for the page, so events are sent late, but with correct timestamps.
        start, stamp = time.perf_counter(), time.time()
        for touch in script:
            time.sleep(max(0, start + touch.at / 1000 - time.perf_counter()))
            if touch.kind == "end":
                # The protocol lifts the fingers that an end names and keeps all others.
                self._fingers.pop(touch.finger, None)
                fingers = [touch]
            elif touch.kind == "cancel":
                # It removes all fingers.
                self._fingers.clear()
                fingers = []
            else:
                self._fingers[touch.finger] = touch
                fingers = list(self._fingers.values())
            points = [
                {"x": finger.x, "y": finger.y, "id": finger.finger, "radiusX": 6, "radiusY": 6, "force": 0.5}
                for finger in fingers
            ]
            self._protocol.send(
                "Input.dispatchTouchEvent",
                {"type": _KINDS[touch.kind], "touchPoints": points, "timestamp": stamp + touch.at / 1000},
            )

    def mouse(self, kind: str, x: float, y: float) -> None:
        self._is_clean = False
        if kind != "up":
            self._page.mouse.move(x, y)
        if kind == "down":
            self._page.mouse.down()
        elif kind == "up":
            self._page.mouse.move(x, y)
            self._page.mouse.up()

    def wheel(self, x: float, y: float, dx: float, dy: float) -> None:
        self._is_clean = False
        self._page.mouse.move(x, y)
        self._page.mouse.wheel(dx, dy)

    def press(self, key: str, shift: bool = False) -> None:
        self._page.keyboard.press(f"Shift+{key}" if shift else key)

    def compose(self, text: str) -> None:
        """An input method shows a text that is not confirmed yet, in place of the previous one."""
        self._is_clean = False
        self._protocol.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def compose_end(self, text: str) -> None:
        """The input method confirms a text."""
        self._protocol.send("Input.insertText", {"text": text})

    def resize(self, width: int, height: int) -> None:
        self._is_clean = False
        self._page.set_viewport_size({"width": width, "height": height})
        self.wait_until(f"innerWidth == {width} && innerHeight == {height}")

    def pinch(self, scale: float) -> None:
        self._is_clean = False
        self._protocol.send("Emulation.setPageScaleFactor", {"pageScaleFactor": scale})
        self.wait_until(f"Math.abs(visualViewport.scale - {scale}) < 0.01")

    def zoom(self, factor: float) -> None:
        self._is_clean = False
        # Zooming gives a page fewer and larger pixels.
        width, height = round(self.device.width / factor), round(self.device.height / factor)
        self._protocol.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": self.device.scale * factor, "mobile": False})
        self.wait_until(f"innerWidth == {width}")

    def choose_files(self, action: Callable[[], Any], paths: Sequence[str]) -> None:
        self._is_clean = False
        with self._page.expect_file_chooser() as dialog:
            action()
        dialog.value.set_files(list(paths))

    def screenshot(self) -> bytes:
        return self._page.screenshot()

    def throttle(self, factor: float) -> None:
        self._is_clean = False
        self._protocol.send("Emulation.setCPUThrottlingRate", {"rate": factor})

    def keyboard_geometry(self, height: float) -> None:
        self._is_clean = False
        rectangle = {"x": 0, "y": self.device.height - height, "width": self.device.width, "height": height}
        if height == 0:
            rectangle = {"x": 0, "y": 0, "width": 0, "height": 0}
        self._protocol.send("Emulation.setVirtualKeyboardGeometryOverride", {"keyboardRect": rectangle})

    def counters(self) -> dict[str, float]:
        self._protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
        metrics = {m["name"]: m["value"] for m in self._protocol.send("Performance.getMetrics")["metrics"]}
        return {
            "layouts": metrics["LayoutCount"],
            "styles": metrics["RecalcStyleCount"],
            "script": metrics["ScriptDuration"] * 1000,
            "task": metrics["TaskDuration"] * 1000,
        }

    def collect_garbage(self) -> None:
        self._protocol.send("HeapProfiler.enable")
        for _ in range(2):  # The second round collects objects that a finalizer of the first has released.
            self._protocol.send("HeapProfiler.collectGarbage")

    def heap(self) -> dict[str, float]:
        self.collect_garbage()
        counts = self._protocol.send("Memory.getDOMCounters")
        used = self._protocol.send("Runtime.getHeapUsage")["usedSize"]
        return {"bytes": used, "nodes": counts["nodes"], "listeners": counts["jsEventListeners"]}

    def trace(self, categories: Sequence[str], action: Callable[[], Any]) -> tuple[list[dict[str, Any]], Any]:
        """The browser's own record of its work meanwhile, with times in microseconds of its own clock."""
        events: list[dict[str, Any]] = []
        done: list[bool] = []

        def collect(batch: dict[str, Any]) -> None:
            events.extend(batch["value"])

        def finish(_: Any) -> None:
            done.append(True)

        self._protocol.on("Tracing.dataCollected", collect)
        self._protocol.on("Tracing.tracingComplete", finish)
        self._protocol.send(
            "Tracing.start",
            {
                "transferMode": "ReportEvents",
                "traceConfig": {"includedCategories": list(categories), "recordMode": "recordAsMuchAsPossible"},
            },
        )
        try:
            answer = action()
        finally:
            self._protocol.send("Tracing.end")
            end = time.monotonic() + 30
            while not done and time.monotonic() < end:
                self._page.wait_for_timeout(20)
            self._protocol.remove_listener("Tracing.dataCollected", collect)
            self._protocol.remove_listener("Tracing.tracingComplete", finish)
        return events, answer

    def _traced(self, categories: Sequence[str], action: Callable[[], Any]) -> tuple[list[dict[str, Any]], float, Any]:
        """The events, the zero of the page's clock in milliseconds of their clock, and the action's result."""
        mark: list[float] = []

        def marked() -> Any:
            # A mark has its time on both clocks.
            mark.append(self.evaluate("performance.mark('traced').startTime"))
            answer = action()
            self.frames(2)
            return answer

        events, answer = self.trace([*categories, "blink.user_timing"], marked)
        found = next(e for e in events if e["name"] == "traced")
        return [e for e in events if e["pid"] == found["pid"] or e["name"] == "Screenshot"], found["ts"] / 1000 - mark[0], answer

    def drawn(self, action: Callable[[], Any]) -> tuple[list[float], Any]:
        categories = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
        events, zero, answer = self._traced(categories, action)
        return sorted(e["ts"] / 1000 - zero for e in events if e["name"] == "DrawFrame"), answer

    def film(self, x: int, action: Callable[[], Any]) -> tuple[Film, Any]:
        events, zero, answer = self._traced(["disabled-by-default-devtools.screenshot"], action)
        film = Film([], [])
        for event in sorted((e for e in events if e["name"] == "Screenshot"), key=lambda e: e["ts"]):
            picture = Image.open(io.BytesIO(base64.b64decode(event["args"]["snapshot"]))).convert("L")
            # The browser shrinks large pictures.
            column = picture.crop((round(x * picture.width / self.device.width), 0,
                                   round(x * picture.width / self.device.width) + 1, picture.height))
            film.times.append(event["ts"] / 1000 - zero)
            film.columns.append(column.resize((1, self.device.height), Image.Resampling.BILINEAR).tobytes())
        return film, answer

    def leave(self) -> None:
        if self._fingers or not self._is_clean:
            self._tab.context.close()
            return
        if self._script:
            self._protocol.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self._script})
        self._page.goto("about:blank")
        self._free.append(self._tab)
