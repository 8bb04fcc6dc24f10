# SPDX-License-Identifier: Apache-2.0
"""The walk through an example without a browser, by `Tools/PageWalk`, and its comparison with the walk in a page.

The page measures its texts as the headless host does (`walk.likeHeadless`), so all views must have the same frames, and
nothing is left out because of text widths. The following is not compared, because one side has no counterpart:

- the boxes and lines of texts inside labels, which only the browser lays out;
- roles `text` and `image`, which have no role in a page: their texts are compared as those of views;
- the layers' own elements: boxes, dimmings and grabbers, which the engine's traces compare.
"""
from __future__ import annotations

import dataclasses
import json
import os
import re
import subprocess

import engines
from examples import ROOT
from walks import Step, Walk

ROLES = {
    "button": "button", "heading": "header", "group": "group", "textbox": "field", "switch": "toggle",
    "slider": "slider", "spinbutton": "stepper", "radiogroup": "options", "radio": "option", "progressbar": "progress",
    "grid": "table", "row": "row", "tablist": "tabs", "tab": "tab", "alertdialog": "alert",
}
"""The headless host's name of each of a page's roles."""
TOLERANCES = (0.5, 0.5, 0.05, 0.05)
"""For x, y, width and height, in points. A browser's scroll offsets are whole pixels of the device, an app's need not
be; and its boxes have sixty-fourths of a pixel, which a zoom makes larger."""
PHONE = dataclasses.replace(engines.PHONE, language="en-001")
"""The phone of the headless run: Foundation's language on Linux is international English."""
FONTS = "the fonts of the device: the headless one has a list of its own"
LEFT_OUT = {
    "Gallery > Services": "the time of the day, dates in the device's language, and a server",
    "Code": "a file from a server",
    "Gallery > Writing > Sheet": FONTS,
    "Gallery > Poster > Choose Font": FONTS,
    "Postcards > Fonts": FONTS,
    "Progress > Drag this sheet": "Escape, which a page passes to an undimmed sheet only if that was pressed last",
    "Gallery > Sheet": "the layers of a drawing, which are elements beside the views in a page alone",
    # A bug of pages: a scroller that leaves the page for a pushed screen has lost its offset when it returns.
    "Gallery > Boats": "the offset of the list after a screen that was pushed",
}
"""Screens that are not compared, each with the reason. A name alone is that of the topmost layer."""
UNNAMED = {"options", "tabs", "table", "group", "progress"}
"""Roles that have no name but a label, because their content has names of its own."""


def play(example: str, walk: Walk) -> list[dict]:
    """The contents of the screen at the beginning and after each step of a walk."""
    program = os.environ.get("PAGE_WALK", str(ROOT / ".build/debug/PageWalk"))
    steps = [_step(Step("begin"), [])]
    for step, before, after in zip(walk.steps, walk.states, walk.states[1:]):
        # An element that was covered in the page was not pressed there.
        steps.append(_step(Step("wait") if after.note else step, before.elements))
    played = subprocess.run([program, example], input=json.dumps(steps), capture_output=True, text=True, timeout=300)
    assert played.returncode == 0, played.stderr
    return json.loads(played.stdout)


def _step(step: Step, elements: list[dict]) -> dict:
    # Other layers may have elements with the same name. Those of the topmost layer come last.
    alike = sum(each["role"] == step.role and each["name"] == step.name for each in elements)
    return {"what": step.what, "role": step.role, "name": dated(step.name), "fromEnd": max(alike - 1 - step.index, 0)}


def differences(walk: Walk, screens: list[dict], most: int = 20) -> list[str]:
    """The differences between a page and the headless run, in words."""
    found: list[str] = []
    known: set[str] = set()
    for index, (state, screen) in enumerate(zip(walk.states, screens)):
        # While Gallery is searched, the first of its subjects is the title that stands there.
        titles = ["Gallery" if each == "Sheets" else each for each in state.place.split(" > ")]
        if " > ".join(titles) in LEFT_OUT or titles[-1] in LEFT_OUT:
            continue
        tree = [json.loads(line) for line in state.tree.split("\n")]
        lines = [f"the step: {screen['note']}"] if screen["note"] and not state.note else []
        lines += _compared(tree, screen)
        for line in lines:
            if line not in known:
                known.add(line)
                found.append(f"{walk.screen(index)}: {line}")
        if len(found) >= most:
            return found[:most]
    return found


def _compared(tree: list[dict], screen: dict) -> list[str]:
    found = []
    page = _readable(tree)
    headless = [
        (each["role"], letters(each["name"]), each["isSelected"], each["isEnabled"])
        for each in screen["elements"] if each["role"] in ROLES.values()]
    for one in sorted(set(page) - set(headless)):
        found.append(f"only in the page: {one}")
    for two in sorted(set(headless) - set(page)):
        found.append(f"only in the headless run: {two}")
    # Both number views in the order in which they are made, but start from different numbers.
    ids = sorted(line["id"] for line in tree if "id" in line)
    headless_views = sorted(screen["views"], key=lambda view: view["id"])
    if len(ids) != len(headless_views):
        return [*found, f"{len(ids)} views / {len(headless_views)}"]
    views = dict(zip(ids, headless_views))
    for at, line in enumerate(tree):
        view = views.pop(line.get("id"), None)
        if view is None or "frame" not in line:
            continue
        name = f"view {line['id']} {line['kind']} {line.get('aria-label') or view.get('text') or ''!r}"
        if any(abs(one - two) > most for one, two, most in zip(line["frame"], view["frame"], TOLERANCES)):
            found.append(f"{name}: frame {line['frame']} / {[round(each, 2) for each in view['frame']]}")
        if "quire-label" in line["kind"] and view.get("text"):
            text = tree[at + 1]
            for what, one, two in [
                ("text", dated(text.get("text", "")), dated(view["text"])),
                ("size", text.get("fontSize"), f"{view['size']:g}px"),
                ("weight", text.get("fontWeight"), f"{view['weight']}"),
                ("color", text.get("color"), css(view["color"])),
            ]:
                # A text of several runs has an element for each run, and a shortened text has one too.
                if one != two and "quire-rich" not in text["kind"] and "frame" in text and "text" in text:
                    found.append(f"{name}: {what} {one!r} / {two!r}")
        if line.get("backgroundColor", css(0)) != css(view["background"]):
            found.append(f"{name}: background {line.get('backgroundColor')} / {css(view['background'])}")
    return found


def _readable(tree: list[dict]) -> list[tuple]:
    """The elements with a role, with their names, and whether they are selected and enabled."""
    found = []
    for at, line in enumerate(tree):
        tag = line["kind"].split(".")[0]
        role = line.get("role") or {"button": "button", "input": "textbox"}.get(tag, "")
        if "id" not in line or role not in ROLES or line.get("visibility") or "frame" not in line:
            continue
        # Only in a page, the headers and footers of a list are rows.
        if role == "row" and "aria-selected" not in line:
            continue
        inside = []
        for below in tree[at + 1 :]:
            if below["depth"] <= line["depth"]:
                break
            if not below.get("visibility"):
                inside.append(below.get("text", ""))
        name = line.get("aria-label") or line.get("placeholder") or ("" if ROLES[role] in UNNAMED else "".join(inside))
        selected = "true" in (line.get("aria-pressed"), line.get("aria-checked"), line.get("aria-selected"))
        found.append((ROLES[role], letters(name), selected, line.get("aria-disabled") != "true"))
    return found


def dated(text: str) -> str:
    """A text without the differences between a browser's and Foundation's data for dates, which are of other years."""
    text = re.sub(r"(\d{4}) at (?=\d)", r"\1, ", text.replace("\u202f", " "))
    return re.sub(r"(?<=\d) [ap]m\b|^[ap]m$", lambda found: found[0].upper(), text)


def letters(name: str) -> str:
    """A name without the separators of its parts, which a page leaves to the assistive technology."""
    return re.sub(r"[\W_]", "", dated(name))[:40]


def css(bits: int) -> str:
    """A color of 32 bits as browsers compute it."""
    red, green, blue, alpha = (bits >> shift & 255 for shift in (24, 16, 8, 0))
    if alpha == 0:
        return "rgba(0, 0, 0, 0)"
    # With as few digits as restore the 8 bits.
    share = round(alpha / 255, 2)
    share = share if int(share * 255 + 0.5) == alpha else round(alpha / 255, 3)
    return f"rgb({red}, {green}, {blue})" if alpha == 255 else f"rgba({red}, {green}, {blue}, {share:g})"
