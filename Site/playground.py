# SPDX-License-Identifier: Apache-2.0
"""The controls of the playground: one for each attribute of the element, described by the element's document."""

from __future__ import annotations

import html
import re
import tomllib

from layout import ROOT, SITE
from markdown_it import MarkdownIt


def _described() -> dict[str, tuple[str, str]]:
    """The values and the default of each attribute, as HTML."""
    text = (ROOT / "Documentation/Element.md").read_text()
    settings = text.partition("## Settings")[2].partition("### Detents")[0]
    labels = text.partition("## Labels")[2].partition("\n## ")[0]
    inline = MarkdownIt("commonmark").renderInline
    found = {}
    for line in (settings + labels).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        for name in re.findall(r"`([\w-]+)`", cells[0]) if line.startswith("| `") else []:
            # A link has no target beside a control.
            values = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cells[1])
            if values == "see below":
                values = "a list of words, such as `medium`, `large`, `fit-content`, `320px`, `0.4` and `peek:120px`"
            found[name] = (inline(values), inline(cells[2]) if len(cells) > 2 else "")
    return found


def _control(name: str, kind: str | list[str], values: str, default: str) -> str:
    note = f'<span class="note" id="note-{name}">{values}{f". Default: {default}" if default else ""}</span>'
    described = f'aria-describedby="note-{name}"'
    label = f'<label for="set-{name}"><code>{name}</code></label>'
    common = f'id="set-{name}" name="{name}" {described}'
    if kind in ("flag", "on"):
        field = f'<input type="checkbox" {common} data-kind="{kind}"{" checked" if kind == "on" else ""}>'
        return f'<div class="setting flag">{field}{label}{note}</div>'
    if isinstance(kind, list):
        options = "".join(f"<option>{html.escape(each)}</option>" for each in kind)
        field = f'<select {common}><option value="">not set</option>{options}</select>'
    else:
        field = f'<input type="{kind}" {common} autocomplete="off" spellcheck="false">'
    return f'<div class="setting">{label}{field}{note}</div>'


def controls() -> str:
    """A group of controls for each group of settings. Exits if an attribute has no control."""
    groups: dict[str, dict[str, str | list[str]]] = tomllib.loads((SITE / "settings.toml").read_text())
    described = _described()
    known = {name for group in groups.values() for name in group}
    missing = [name for name in described if name not in known and not name.endswith("-NAME")]
    if missing:
        raise SystemExit(f"site: Site/settings.toml has no control for {', '.join(missing)}")
    text = ""
    for index, (group, settings) in enumerate(groups.items()):
        fields = "\n".join(_control(name, kind, *described.get(name, ("", ""))) for name, kind in settings.items())
        opened = " open" if index == 0 else ""
        text += f"<details{opened}><summary>{group}</summary>\n{fields}\n</details>\n"
    return text
