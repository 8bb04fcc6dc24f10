# SPDX-License-Identifier: Apache-2.0
"""The examples, served by the real command. The workers of one run share a server for each example, and the element's
folder. The first worker that needs one makes it, and the run stops all of them at its end."""

import contextlib
import fcntl
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

from engines.interface import eventually

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD_LIMIT = 1200  # seconds


def _shared(name):
    """The words of a variable of Scripts/shared.sh."""
    return re.search(rf'^{name}="(.*)"', (ROOT / "Scripts/shared.sh").read_text(), re.MULTILINE)[1].split()


EXAMPLES = _shared("examples")
"""The examples whose release builds are opened, as `Scripts/wasm-build` makes them."""
PUBLISHED = _shared("published")
"""Those that are built as they are published."""
DEBUGGED = _shared("debug_examples")
"""The examples whose debug builds are opened."""
SHARED = "QUIRE_SHARED"
"""The name of the variable with the folder that a run's workers share."""


def program():
    return os.environ.get("QUIRE", str(ROOT / ".build/debug/quire"))


def begin():
    """Makes the folder that the workers of a run share. `end` stops the servers that they started, and removes it."""
    os.environ[SHARED] = tempfile.mkdtemp(prefix="quire-browser-tests-")


def end():
    folder = pathlib.Path(os.environ.pop(SHARED))
    for file in folder.glob("*.json"):
        stop(json.loads(file.read_text()).get("process"))
    shutil.rmtree(folder, ignore_errors=True)


def stop(process):
    if process:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process, signal.SIGTERM)


def once(name, make):
    """The dictionary that `make` returns, made by the first worker that asks for that name."""
    folder = pathlib.Path(os.environ[SHARED])
    with open(folder / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = folder / f"{name}.json"
        if not made.exists():
            made.write_text(json.dumps(make(folder / name)))
        return json.loads(made.read_text())


def build_options(example, mode=None):
    """The options for the build of an example: of a mode, or as `Scripts/wasm-build` makes it for the tests."""
    if mode == "--debug" or (mode is None and example in DEBUGGED):
        return ["--debug"]
    return ["--release"] if example in PUBLISHED else ["--release", "--quick"]


def _serve(log, example, mode):
    """Builds an example and serves it. Returns when it has an address."""
    return serve([example, "--port", "0", *build_options(example, mode)], log)


def serve(arguments, log, folder=ROOT):
    """Runs `quire serve` in a folder, as the leader of a process group. Returns when it has an address."""
    with open(log, "w") as output:
        server = subprocess.Popen(
            [program(), "serve", "--no-open", *arguments], cwd=folder, stdin=subprocess.DEVNULL,
            stdout=output, stderr=subprocess.STDOUT, start_new_session=True)

    def address():
        said = log.read_text()
        found = re.search(r"http://\S+", said)
        if not found and server.poll() is not None:
            raise RuntimeError(f"quire serve gave no address:\n{said}")
        return found and found[0]

    return {"address": eventually(address, BUILD_LIMIT, f"quire serve {arguments}"), "process": server.pid}


@contextlib.contextmanager
def served(example, mode=None):
    """The address of an example, built in a mode (`--release`, `--debug`), or in the tests' default mode. Its server runs
    during the whole run of tests, or, outside a run, during this context."""
    if SHARED in os.environ:
        name = "-".join([example, *build_options(example, mode)])
        yield once(name, lambda log: _serve(log, example, mode))["address"]
        return
    with tempfile.TemporaryDirectory() as folder:
        server = _serve(pathlib.Path(folder) / "log", example, mode)
        try:
            yield server["address"]
        finally:
            stop(server["process"])


def element_folder():
    """The folder that `quire build element` makes."""

    def make(folder):
        built = subprocess.run(
            [program(), "build", "element", "--output", folder], cwd=ROOT, capture_output=True, text=True,
            timeout=BUILD_LIMIT)
        assert built.returncode == 0, built.stderr
        return {"folder": str(folder)}

    return pathlib.Path(once("element", make)["folder"])
