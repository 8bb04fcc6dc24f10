# SPDX-License-Identifier: Apache-2.0
"""The output of a running check: its progress, and its failures."""

from __future__ import annotations

import pathlib
import re
import shlex
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable

INTERVAL = 60
"""The seconds between two lines of progress if the output is not a terminal."""
REDRAW = 0.5
"""The seconds between two updates of the line at the bottom of a terminal."""

# Progress of the package manager, and of a build of several products: [12/345].
_BUILT = re.compile(r"\[(\d+)/(\d+)\]")
# Progress of pytest, at the end of a line of dots.
_SHARE = re.compile(r"\[ *(\d+)%\]$")
# Progress of Swift Testing.
_TEST = re.compile(r"^\S+ +Test (\w+)\(.*\) (passed|failed) after ")
# Failures from `Tests/Browser/failure_lines.py`, and pytest's own at the end.
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - .*)?$")


class Failure(str):
    """The name of a failed test."""

    def command(self, step: str) -> str:
        """The command that repeats this test alone."""
        if "::" in self:
            return f"Scripts/browser-tests {shlex.quote(self)}"
        return f"Scripts/{step} --filter {shlex.quote(self)}"


class Output:
    """The lines that a step has printed so far, which are also stored in a file."""

    def __init__(self, log: pathlib.Path) -> None:
        self.failures: list[Failure] = []
        self._log = log
        self._begun = time.monotonic()
        self._lines: list[str] = []
        self._place = ""
        self._tests = 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._begun

    @property
    def text(self) -> str:
        return "\n".join(self._lines)

    @property
    def progress(self) -> str:
        """The progress of the step, and the seconds since it began."""
        return f"{self._place} {self.seconds:.0f} s".strip()

    def end(self, count: int) -> str:
        """The last lines, and where the others are stored."""
        left = len(self._lines) - count
        kept = self._lines[max(left, 0):]
        return "\n".join(([f"({left} more lines stand in {self._log})"] if left > 0 else []) + kept)

    def read(self, lines: Iterable[str], tell: Callable[[Failure], None]) -> None:
        """Reads until the step has ended. Calls `tell` once for each failure."""
        with open(self._log, "w", encoding="utf-8") as log:
            for line in lines:
                log.write(line)
                log.flush()
                self._lines.append(line.rstrip("\n"))
                if (failure := self._note(line.rstrip())) and failure not in self.failures:
                    self.failures.append(failure)
                    tell(failure)

    def _note(self, line: str) -> Failure | None:
        """Records the progress of the step. Returns the failure that the line reports, if any."""
        if failed := _FAILED.match(line):
            return Failure(failed[1])
        if test := _TEST.match(line):
            self._tests += 1
            self._place = f"{self._tests} tests"
            return Failure(test[1]) if test[2] == "failed" else None
        if share := _SHARE.search(line):
            self._place = f"{share[1]} %"
        elif built := _BUILT.match(line):
            self._place = f"{built[1]} of {built[2]}"
        return None


class Teller:
    """Prints lines, and the state of the run: at the bottom of a terminal, or at intervals as a separate line."""

    def __init__(self, state: Callable[[], str]) -> None:
        self._state = state
        self._lock = threading.Lock()
        self._done = threading.Event()
        self._is_terminal = sys.stdout.isatty()
        self._thread = threading.Thread(target=self._tell, daemon=True)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()
        self.say("")

    def say(self, text: str) -> None:
        with self._lock:
            if self._is_terminal:
                print("\r\033[K", end="", flush=True)
            if text:
                print(text, flush=True)

    def _tell(self) -> None:
        while not self._done.wait(REDRAW if self._is_terminal else INTERVAL):
            state = self._state()
            with self._lock:
                if not state:
                    continue
                if self._is_terminal:
                    print(f"\r\033[K{state[:shutil.get_terminal_size().columns - 1]}", end="", flush=True)
                else:
                    print(f".. {state}", flush=True)
