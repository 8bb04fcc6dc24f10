# SPDX-License-Identifier: Apache-2.0
"""The reference of the command line, from the description of itself that `quire` prints."""

from __future__ import annotations

import html
import json
import pathlib
from typing import Any

from layout import ROOT, page

DESCRIPTION = ROOT / ".build/reference/command.json"
PATH = "reference/command.html"


def write_commands(folder: pathlib.Path) -> None:
    top = json.loads(DESCRIPTION.read_text(encoding="utf-8"))["command"]
    commands = [each for each in top["subcommands"] if each["shouldDisplay"] and each["commandName"] != "help"]
    entries = "".join(f'<li><a href="#{each["commandName"]}">{each["commandName"]}</a></li>\n' for each in commands)
    text = (
        "<!-- title: The command quire -->\n<!-- summary: The subcommands and options of quire. -->\n<!-- class: reference -->\n"
        '<article>\n<nav class="way" aria-label="Place"><a href="index.html">Reference</a></nav>\n'
        f'<h1><span class="kind">Command</span> quire</h1>\n<p>{_text(top)}</p>\n'
        f'<nav class="jump" aria-label="On this page">\n<ul>\n{entries}</ul>\n</nav>\n'
        f"{''.join(_section(each) for each in commands)}</article>\n")
    (folder / PATH).write_text(page(text, PATH), encoding="utf-8")


def _section(command: dict[str, Any]) -> str:
    arguments = [each for each in command.get("arguments", []) if each["shouldDisplay"] and "help" not in _names(each)]
    usage = " ".join(["quire", command["commandName"], *(_usage(each) for each in arguments)])
    rows = "".join(
        f"<dt><code>{html.escape(_title(each), quote=False)}</code></dt>\n<dd>{_text(each)}</dd>\n" for each in arguments)
    paragraphs = [each for each in command.get("discussion", "").split("\n\n") if each]
    discussion = "".join(f"<p>{html.escape(each, quote=False)}</p>\n" for each in paragraphs)
    return (f'<h2 id="{command["commandName"]}">{command["commandName"]}</h2>\n<p>{_text(command)}</p>\n{discussion}'
            f"<pre><code>{html.escape(usage, quote=False)}</code></pre>\n"
            + (f'<dl class="symbols">\n{rows}</dl>\n' if rows else ""))


def _text(part: dict[str, Any]) -> str:
    words = html.escape(part.get("abstract", ""), quote=False)
    if default := part.get("defaultValue"):
        words += f" The default is <code>{html.escape(default)}</code>."
    return words


def _names(argument: dict[str, Any]) -> list[str]:
    return [each["name"] for each in argument.get("names", [])]


def _title(argument: dict[str, Any]) -> str:
    names = [("-" if len(name) == 1 else "--") + name for name in _names(argument)]
    value = f"<{argument['valueName']}>"
    return value if not names else ", ".join(names) + (f" {value}" if argument["kind"] == "option" else "")


def _usage(argument: dict[str, Any]) -> str:
    [*_, name] = [("-" if len(each) == 1 else "--") + each for each in _names(argument)] or [""]
    parts = [name] if name else []
    if argument["kind"] != "flag":
        parts.append(f"<{argument['valueName']}>" + (" …" if argument["isRepeating"] else ""))
    text = " ".join(parts)
    return f"[{text}]" if argument["isOptional"] else text
