# SPDX-License-Identifier: Apache-2.0
"""Firefox's own WebDriver BiDi over one socket, without a driver in between."""
from __future__ import annotations

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from .interface import EngineError, eventually
from .screen import Screen

_PREFERENCES = {
    "remote.prefs.recommended": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "app.update.enabled": False,
    # A phone's settings: touch events although the machine has no touch screen, and scroll bars that take no room.
    "dom.w3c_touch_events.enabled": 1,
    "ui.useOverlayScrollbars": 1,
}
# Touches beyond the window's edges are lost, so the window is larger than any device.
_WINDOW = 1500


class BiDi:
    """The browser's process and its socket. `context` is the one tab, `chrome` the window around it."""

    def __init__(self, heard: Callable[[dict[str, Any]], None], screen: Screen | None) -> None:
        self._heard = heard
        self._number = 0
        self._profile = pathlib.Path(tempfile.mkdtemp(prefix="quire-firefox-"))
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in _PREFERENCES.items()]
        (self._profile / "user.js").write_text("".join(lines))
        self._log = open(self._profile / "log", "w+")
        program = os.environ.get("FIREFOX", "firefox-esr")
        self._process = subprocess.Popen(
            [
                program, *([] if screen else ["--headless"]), "--no-remote",
                f"--width={_WINDOW}", f"--height={_WINDOW}", "--profile", str(self._profile),
                "--remote-debugging-port=0", "--remote-allow-system-access", "about:blank",
            ],
            env=(screen.environment if screen else os.environ)
            | {"HOME": str(self._profile), "MOZ_CRASHREPORTER_DISABLE": "1"},
            stdout=self._log, stderr=self._log, start_new_session=True,
        )
        address = eventually(self._address, 60, "Firefox")
        self._closing = contextlib.ExitStack()
        self._socket = self._closing.enter_context(connect(f"{address}/session", max_size=None))
        self.version = self.send("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.chrome = self.send("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]

    def _address(self) -> str | None:
        log = (self._profile / "log").read_text(errors="replace")
        if self._process.poll() is not None:
            raise EngineError(f"Firefox ended: {log}")
        found = re.search(r"BiDi listening on (ws://\S+)", log)
        return found and found[1]

    def send(self, method: str, **parameters: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=120))
            if message.get("id") != self._number:
                self._heard(message)
            elif message["type"] == "error":
                raise EngineError(f"{method}: {message['error']}: {message['message']}")
            else:
                return message["result"]

    def run(self, expression: str, context: str | None = None) -> Any:
        answer = self.send(
            "script.evaluate", target={"context": context or self.context}, awaitPromise=True,
            expression=f"(async () => JSON.stringify(await ({expression})))()",
        )
        if answer["type"] != "success":
            raise EngineError(answer["exceptionDetails"]["text"])
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def close(self) -> None:
        try:
            self.send("browser.close")
            self._process.wait(20)
        except Exception:  # Whatever the failure, the process must not outlive the tests.
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._closing.close()
        self._log.close()
        shutil.rmtree(self._profile, ignore_errors=True)
