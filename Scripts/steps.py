# SPDX-License-Identifier: Apache-2.0
"""Runs all checks. A step starts as soon as the steps that it needs have passed and a processor is free, and has a
budget of time.

`Scripts/test` calls this. Steps that use the same build folder never run at once, since the package manager would let
them wait for each other. Steps that need a failed step are left out; all others run. Meanwhile `progress.py` reports
what runs, and each failure immediately. The end of a step's output is printed when it passes, and all of it when it
fails. The end lists the time of each step with the rest of its budget, and a line for each failure with the command
that repeats it alone.
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

from progress import Output, Teller

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / ".build/steps"
LIMIT = 20 * 60
"""The limit for all steps together on two idle cores, in seconds."""
KEPT = 15
"""The number of last lines of a passed step to print."""


@dataclasses.dataclass(frozen=True)
class Step:
    """One script of `Scripts`, with its arguments."""

    command: str
    budget: int
    """The budget in seconds on two idle cores. Exceeding it prints a warning."""
    needs: tuple[str, ...] = ()
    """The names of steps that must pass first."""
    cores: int = 1
    """The number of processors that it keeps busy, or 0 for a step that waits for the network."""
    folder: str = ""
    """The build folder that it writes to. No other step may use it at the same time."""

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
    # The longest of the steps that use one processor.
    Step("wasm-build release", 600, needs=("install", BUILD), folder="web"),
    Step("native-tests debug", 150, needs=(BUILD,), folder="native"),
    # Some native tests run the command on apps, and would wait for the build folder of this step.
    Step("wasm-build debug", 300, needs=("install", "native-tests debug"), folder="web-debug"),
    Step("symbols", 20, needs=("native-tests debug",), folder="native"),
    Step("snippets", 30, needs=("native-tests debug",)),
    Step("reference", 40, needs=("native-tests debug",)),
    Step("translation-cases", 90, needs=("native-tests debug",)),
    Step("traces", 120, needs=("symbols",), folder="native"),
    Step("digest", 60, needs=("symbols",), folder="native"),
    Step("fuzz", 60, needs=("symbols",), folder="native"),
    Step("bench", 240, needs=("install", "native-tests debug"), folder="bench"),
    Step("growth --small", 60, needs=("bench",), folder="bench"),
    Step("sizes", 90, needs=("wasm-build release",), folder="web"),
    # The smallest app, which shows whether apps pay for code that they don't use. Scripts/test-all measures the others.
    Step("weights Label", 60, needs=("sizes",), folder="web"),
    Step(
        "browser-tests", 1100,
        needs=("install", "wasm-build release", "wasm-build debug", "growth small", "weights Label", "reference"),
        cores=ALL_CORES),
]


class Run:
    """The running and the finished steps, and the time of each in seconds."""

    def __init__(self, steps: list[Step]) -> None:
        self.waiting = list(steps)
        self.running: dict[Step, Output] = {}
        self.took: dict[Step, float] = {}
        self.failed: dict[Step, Output] = {}
        self.changed = threading.Condition()
        self.teller = Teller(self._state)
        self._names = {step.name for step in steps}
        # The first build also makes the command, so that later steps don't wait for the build folder.
        self._environment = os.environ | ({"QUIRE_IS_BUILT": "1"} if BUILD in self._names else {})

    def ready(self) -> Step | None:
        """The first step of the table that may start. Steps that are not part of this run count as passed."""
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
        """Runs until every step has ended, except those that need a failed step, which stay in `waiting`."""
        with self.changed, self.teller:
            while self.running or self.ready():
                step = self.ready()
                if step is None:
                    self.changed.wait()
                    continue
                self.waiting.remove(step)
                self.running[step] = Output(LOGS / (step.name.replace(" ", "-") + ".log"))
                self.teller.say(f"== {step.name}")
                threading.Thread(target=self._run, args=(step,)).start()

    def _run(self, step: Step) -> None:
        output = self.running[step]
        with subprocess.Popen(
                [ROOT / "Scripts" / step.command.split()[0], *step.command.split()[1:]], cwd=ROOT,
                env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True, errors="replace") as process:
            output.read(process.stdout, lambda failure: self.teller.say(f"!! {step.name}: {failure} failed"))
        took = output.seconds
        with self.changed:
            del self.running[step]
            if process.returncode == 0:
                self.took[step] = took
                over = f": {took - step.budget:.0f} s OVER ITS BUDGET" if took > step.budget else ""
                self.teller.say(output.end(KEPT))
                self.teller.say(f"== {step.name}: passed in {took:.0f} s of {step.budget}{over}")
            else:
                self.failed[step] = output
                self.teller.say(output.text)
                self.teller.say(f"== {step.name}: FAILED after {took:.0f} s; Scripts/{step.command} repeats it")
            self.changed.notify()

    def _state(self) -> str:
        """The running steps with their progress, and the failed ones."""
        # A copy, because the steps change meanwhile.
        parts = [f"{step.name} {output.progress}" for step, output in list(self.running.items())]
        failures = sum(len(output.failures) for output in [*self.running.values(), *self.failed.values()])
        return ", ".join(parts) + (f"; {failures} failed" if failures else "")


def table(run: Run, seconds: float) -> None:
    print(f"{'step':24} {'seconds':>8} {'budget':>8} {'left':>8}")
    for step in STEPS:
        if step in run.took:
            left = step.budget - run.took[step]
            print(f"{step.name:24} {run.took[step]:8.0f} {step.budget:8} {left:8.0f}{'  over its budget' if left < 0 else ''}")
    print(f"{'all':24} {seconds:8.0f} {LIMIT:8} {LIMIT - seconds:8.0f}", flush=True)


def failures(run: Run) -> None:
    """A line for each failure with the command that repeats it alone."""
    for step, output in run.failed.items():
        for failure in output.failures:
            print(f"{step.name}: {failure} failed; {failure.command(step.command)} repeats it")
        if not output.failures:
            print(f"{step.name} failed; Scripts/{step.command} repeats it")
    for step in run.waiting:
        print(f"{step.name} did not run, since it needs a step that failed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="Scripts/test", description="Runs all checks, or the steps that are named.")
    parser.add_argument("step", nargs="*", help="the beginning of a step's name, such as native-tests")
    parser.add_argument("--list", action="store_true", help="prints the names, and runs nothing")
    arguments = parser.parse_args()
    asked = arguments.step
    steps = [step for step in STEPS if not asked or any(step.name.startswith(name) for name in asked)]
    if unknown := [name for name in asked if not any(step.name.startswith(name) for step in STEPS)]:
        parser.error(f"no step is called {', '.join(unknown)}; there is {', '.join(step.name for step in STEPS)}")
    if arguments.list:
        print("\n".join(step.name for step in steps))
        return
    LOGS.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    run = Run(steps)
    run.all()
    seconds = time.monotonic() - begun
    table(run, seconds)
    failures(run)
    if run.failed:
        sys.exit(f"test: {', '.join(step.name for step in run.failed)} failed")
    if not asked and seconds > LIMIT:
        print(f"test: WARNING: all checks took {seconds / 60:.0f} minutes, and {LIMIT // 60} is what they may take")
    print(f"== all passed in {seconds:.0f} s")


main()
