# SPDX-License-Identifier: Apache-2.0
"""The element's TypeScript declarations and its documentation agree with its script; the tests read all three.
Scripts/types compiles a program that uses all of it."""

import re

from element import ROOT

RUNTIME = ROOT / "Sources/QuireElement/Runtime"
SCRIPT = (RUNTIME / "attributes.js").read_text()
DECLARATIONS = (RUNTIME / "quire-sheet.d.ts").read_text()
PAGE = (ROOT / "Documentation/Element.md").read_text()
SHEET = DECLARATIONS[DECLARATIONS.index("export class QuireSheet"):]

PROPERTIES = set(re.findall(r"^  (\w+): \[", SCRIPT, re.MULTILINE))
EVENTS = {f"quire-{name}" for name in re.findall(
    r'(?:#emit|makeEvent)\("([\w-]+)"', (RUNTIME / "sheet.js").read_text())}


def kebab(name):
    return "closedby" if name == "closedBy" else re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def test_properties():
    assert len(PROPERTIES) > 15
    assert set(re.findall(r"^  (\w+): ", SHEET, re.MULTILINE)) == PROPERTIES | {"open", "returnValue", "loading"}
    assert [name for name in PROPERTIES if f"| `{kebab(name)}`" not in PAGE] == []


def test_choices():
    for name, values in re.findall(r"^  (\w+): \[choice\(([^)]*)\)", SCRIPT, re.MULTILINE):
        declared = re.search(rf"^  {name}: (.*);", SHEET, re.MULTILINE)[1]
        assert set(re.findall(r'"(\w+)"', values)) == set(re.findall(r'"(\w+)"', declared)), name


def test_methods():
    script = (RUNTIME / "quire-sheet.js").read_text()
    for name in ("present", "dismiss", "requestDismiss", "animateChanges", "invalidateDetents"):
        assert re.search(rf"^  {name}\(", script, re.MULTILINE) and re.search(rf"^  {name}\(", SHEET, re.MULTILINE)
        assert f"`{name}(" in PAGE


def test_events():
    assert set(re.findall(r'^  "(quire-[\w-]+)":', DECLARATIONS, re.MULTILINE)) == EVENTS
    assert [name for name in EVENTS if f"| `{name}` |" not in PAGE] == []
