# SPDX-License-Identifier: Apache-2.0
"""Xcode projects of Examples, served from copies that tests edit."""

import contextlib
import fcntl
import os
import pathlib
import shutil

from examples import ROOT, once, serve


def copy_of(name):
    """The folder of a project's copy, which stays in the build folder, so that Quire is built for it once."""
    return ROOT / ".build/edit-loop" / name


@contextlib.contextmanager
def served(name):
    """A served copy of a project. One test at a time uses it, as Examples has it."""

    def make(folder):
        shutil.rmtree(copy_of(name), ignore_errors=True)
        shutil.copytree(ROOT / "Examples" / name, copy_of(name))
        log = pathlib.Path(f"{folder}.log")
        return {**serve([str(copy_of(name)), "--port", "0"], log), "log": str(log)}

    with open(pathlib.Path(os.environ["QUIRE_SHARED"]) / f"{name}.turn", "w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield once(name, make)
