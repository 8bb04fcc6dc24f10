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
EXAMPLES = re.search(r'examples="(.*)"', (ROOT / "Scripts/shared.sh").read_text())[1].split()
"""The examples with a page, as `Scripts/wasm-build` builds them."""
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


def _serve(log, example, options):
    """Builds an example, in release unless the options say otherwise, and serves it. Returns when it has an address."""
    return serve([example, "--port", "0", *(options or ["--release"])], log)


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
def served(example, *options):
    """The address of an example. Its server runs during the whole run of tests, or, outside a run, during this context.
    """
    if SHARED in os.environ:
        yield once("-".join([example, *options]), lambda log: _serve(log, example, options))["address"]
        return
    with tempfile.TemporaryDirectory() as folder:
        server = _serve(pathlib.Path(folder) / "log", example, options)
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
