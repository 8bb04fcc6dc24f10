# SPDX-License-Identifier: Apache-2.0
"""Runs all checks. A step starts as soon as the steps that it needs have passed and a processor is free, and has a
budget of time.

`Scripts/test` calls this. Steps that use the same build folder never run at once, since the package manager would let
them wait for each other; steps that measure run alone. A step's output is printed whole when it ends. The table at the
end shows the time of each step and the rest of its budget.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import pathlib
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build/steps"
LIMIT = 30 * 60
"""The limit for all steps together on two quiet cores, in seconds."""


@dataclasses.dataclass(frozen=True)
class Step:
    """One script of `Scripts`, with its arguments."""

    command: str
    budget: int
    """Seconds on two quiet cores; more is a warning."""
    needs: tuple[str, ...] = ()
    """Names of steps that have to pass first."""
    cores: int = 1
    """The number of processors that it keeps busy; 0 for a step that waits for the network."""
    folder: str = ""
    """The build folder that it writes to; no other step may use it at the same time."""

    @property
    def name(self) -> str:
        return self.command.replace(" --", " ")


ALL_CORES = os.cpu_count() or 2
BUILD = "build-tests debug"

STEPS = [
    Step("install", 120, cores=0),
    Step("format", 20),
    Step("layers", 10),
    Step("buffer-version", 5),
    Step("lint", 20, needs=("install",)),
    Step("types", 40, needs=("install",)),
    Step(BUILD, 300, cores=2, folder="native"),
    Step("native-tests debug", 150, needs=(BUILD,), cores=2, folder="native"),
    # Some native tests run the command on apps, and would wait for these steps' build folders.
    Step("wasm-build release", 600, needs=("install", "native-tests debug"), folder="web"),
    Step("wasm-build debug", 300, needs=("install", "native-tests debug"), folder="web-debug"),
    Step("symbols", 20, needs=("native-tests debug",), folder="native"),
    Step("snippets", 30, needs=("native-tests debug",)),
    Step("traces", 120, needs=("symbols",), folder="native"),
    Step("digest", 60, needs=("symbols",), folder="native"),
    Step("fuzz", 60, needs=("symbols",), folder="native"),
    Step("bench", 240, needs=("install", "native-tests debug"), folder="bench"),
    Step("sizes", 90, needs=("wasm-build release",), folder="web"),
    Step("weights", 300, needs=("sizes",), folder="web"),
    Step(
        "browser-tests", 1100, needs=("install", "wasm-build release", "wasm-build debug", "bench", "weights"),
        cores=ALL_CORES),
]


class Run:
    """The running and the finished steps, and the time of each in seconds."""

    def __init__(self, steps: list[Step]) -> None:
        self.waiting = list(steps)
        self.running: dict[Step, float] = {}
        self.took: dict[Step, float] = {}
        self.failed: list[Step] = []
        self.changed = threading.Condition()
        self._names = {step.name for step in steps}
        # The first build makes the command too, so that no later step has to wait for the build folder to ask for it.
        self._environment = os.environ | ({"QUIRE_IS_BUILT": "1"} if BUILD in self._names else {})

    def ready(self) -> Step | None:
        """The first step of the table that may start now. Steps that are not part of this run count as passed."""
        done = {step.name for step in self.took}
        busy = sum(step.cores for step in self.running)
        for step in self.waiting:
            waits = any(name in self._names and name not in done for name in step.needs)
            collides = any(step.folder and step.folder == other.folder for other in self.running)
            fits = step.cores == 0 or busy + step.cores <= ALL_CORES or busy == 0
            if not waits and not collides and fits:
                return step
        return None

    def all(self) -> None:
        """Runs until no step is left, or until a step has failed and the other running steps have ended."""
        with self.changed:
            while self.running or (self.waiting and not self.failed):
                step = None if self.failed else self.ready()
                if step is None:
                    self.changed.wait()
                    continue
                self.waiting.remove(step)
                self.running[step] = time.monotonic()
                say(f"== {step.name}")
                threading.Thread(target=self._run, args=(step,)).start()

    def _run(self, step: Step) -> None:
        log = LOGS / (step.name.replace(" ", "-") + ".log")
        with open(log, "w", encoding="utf-8") as output:
            status = subprocess.run(
                [ROOT / "Scripts" / step.command.split()[0], *step.command.split()[1:]], cwd=ROOT, check=False,
                env=self._environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT).returncode
        with self.changed:
            took = time.monotonic() - self.running.pop(step)
            say(log.read_text(encoding="utf-8", errors="replace").rstrip("\n"))
            if status == 0:
                self.took[step] = took
                over = f": {took - step.budget:.0f} s OVER ITS BUDGET" if took > step.budget else ""
                say(f"== {step.name}: passed in {took:.0f} s of {step.budget}{over}")
            else:
                self.failed.append(step)
                say(f"== {step.name}: FAILED after {took:.0f} s; Scripts/{step.command} repeats it")
            self.changed.notify()


def say(text: str) -> None:
    if text:
        print(text, flush=True)


def table(run: Run, seconds: float) -> None:
    print(f"{'step':24} {'seconds':>8} {'budget':>8} {'left':>8}")
    for step in STEPS:
        if step in run.took:
            left = step.budget - run.took[step]
            print(f"{step.name:24} {run.took[step]:8.0f} {step.budget:8} {left:8.0f}{'  over its budget' if left < 0 else ''}")
    print(f"{'all':24} {seconds:8.0f} {LIMIT:8} {LIMIT - seconds:8.0f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="Scripts/test", description="Runs all checks, or the steps that are named.")
    parser.add_argument("step", nargs="*", help="the beginning of a step's name, such as native-tests")
    asked = parser.parse_args().step
    steps = [step for step in STEPS if not asked or any(step.name.startswith(name) for name in asked)]
    if unknown := [name for name in asked if not any(step.name.startswith(name) for step in STEPS)]:
        parser.error(f"no step is called {', '.join(unknown)}; there is {', '.join(step.name for step in STEPS)}")
    LOGS.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    run = Run(steps)
    run.all()
    seconds = time.monotonic() - begun
    table(run, seconds)
    if run.failed:
        sys.exit(f"test: {', '.join(step.name for step in run.failed)} failed")
    if not asked and seconds > LIMIT:
        print(f"test: WARNING: all checks took {seconds / 60:.0f} minutes, and {LIMIT // 60} is what they may take")
    print(f"== all passed in {seconds:.0f} s")


main()
