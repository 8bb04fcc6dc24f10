# SPDX-License-Identifier: Apache-2.0
"""The `Session.md` of a program of `Tests/Clients`, as `Tests/ClientTests/SessionText.swift` reads it."""

import dataclasses
import re

from examples import ROOT

CLIENTS = ROOT / "Tests/Clients"
NAMES = sorted(file.parent.name for file in CLIENTS.glob("*/Session.md"))
FIRST = "The host shows the program."
"""The step that starts a program, or a new one on another device."""


@dataclasses.dataclass(frozen=True)
class Step:
    number: int
    text: str
    """The action, in words that the player reads."""
    log: list[str]
    """The lines that it adds to the program's log."""


def steps(client):
    """The steps of a client's session."""
    found = []
    for line in (CLIENTS / client / "Session.md").read_text().splitlines():
        if step := re.match(r"([0-9]+)\. (.*)$", line):
            # The text in brackets gives the reason why nothing is logged.
            found.append(Step(int(step[1]), re.sub(r" \(No line: .*\)$", "", step[2]), []))
        elif (row := re.match(r" +\| `([^`]*)` \|", line)) and found:
            found[-1].log.append(row[1])
    return found


def runs(client):
    """The steps of each run of a client. A run begins where the host shows the program."""
    found = []
    for step in steps(client):
        if step.text == FIRST:
            found.append([])
        found[-1].append(step)
    return found
