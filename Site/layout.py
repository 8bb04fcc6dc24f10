# SPDX-License-Identifier: Apache-2.0
"""The frame of every page: the template with a title, a text, and addresses that are right in any subfolder."""

from __future__ import annotations

import functools
import html
import pathlib
import re

SITE = pathlib.Path(__file__).resolve().parent
ROOT = SITE.parent


def page(text: str, path: str) -> str:
    """A page from a fragment. Comments at the fragment's beginning give its title, its summary, the name of its body's
    class, and its style sheets and scripts beside the site's own: `<!-- title: Apps -->`."""
    settings: dict[str, list[str]] = {}
    while match := re.match(r"<!-- (title|summary|class|style|script|template): (.*?) -->\n", text):
        settings.setdefault(match[1], []).append(match[2])
        text = text[match.end():]
    root = "../" * path.count("/")
    [template] = settings.get("template", ["page"])
    extra = [f'<link rel="stylesheet" href="{root}{each}">' for each in settings.get("style", [])]
    extra += [f'<script type="module" src="{root}{each}"></script>' for each in settings.get("script", [])]
    [title] = settings["title"]
    values = {
        "title": html.escape(title), "summary": html.escape(settings.get("summary", [title])[0], quote=True),
        "class": settings.get("class", ["plain"])[0], "extra": "\n".join(extra), "root": root, "text": text.rstrip("\n"),
        "home": root or "./",
    }
    result = _template(template)
    for name, value in values.items():
        result = result.replace("{{" + name + "}}", value)
    # The entry of the page itself.
    return result.replace(f'<a href="{root}{path}">', f'<a href="{root}{path}" aria-current="page">')


@functools.cache
def _template(name: str) -> str:
    return (SITE / f"{name}.template.html").read_text()
