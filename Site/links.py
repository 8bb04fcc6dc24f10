# SPDX-License-Identifier: Apache-2.0
"""Checks of the written pages: addresses, anchors, and what the security policy refuses."""

from __future__ import annotations

import dataclasses
import pathlib
import re
import urllib.parse
from html.parser import HTMLParser

APPS = "apps"
"""The folder of the built apps, whose pages the apps' own tests check."""


class Page(HTMLParser):
    """The ids, the addresses and the inline code of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.twice: set[str] = set()
        self.links: list[str] = []
        self.parts: list[str] = []
        self.refused: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            (self.twice if values["id"] in self.ids else self.ids).add(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif "href" in values and values.get("rel") != "canonical":
            self.parts.append(values["href"])
        if "src" in values:
            self.parts.append(values["src"])
        if tag == "style" or (tag == "script" and "src" not in values) or "style" in values:
            self.refused.append(f"an inline <{tag}>")
        self.refused += [f"{name} of <{tag}>" for name in values if re.match(r"on[a-z]+$", name)]


@dataclasses.dataclass
class Counts:
    """The numbers of checked links."""

    pages: int = 0
    internal: int = 0
    anchors: int = 0
    external: int = 0

    def __str__(self) -> str:
        return (f"{self.pages} pages, {self.internal} internal addresses, {self.anchors} of them with anchors, and "
                f"{self.external} external ones")


def check(folder: pathlib.Path) -> tuple[Counts, list[str]]:
    """The numbers of links of a folder of pages, and a sentence for each mistake."""
    files = [file for file in sorted(folder.rglob("*.html")) if file.relative_to(folder).parts[0] != APPS]
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in files}
    counts, mistakes = Counts(pages=len(pages)), []
    for file, page in pages.items():
        own = file.relative_to(folder)
        mistakes += [f"{own}: the policy refuses {each}" for each in page.refused]
        mistakes += [f"{own}: the id {each} is there twice" for each in page.twice]
        for address in page.parts:
            if re.match(r"[a-z]+:|//", address) and not address.startswith("data:"):
                mistakes.append(f"{own}: a part of the page is on another host: {address}")
        for address in page.links + [each for each in page.parts if not each.startswith("data:")]:
            mistakes += [f"{own}: {each}" for each in _check(folder, file, address, pages, counts)]
    for file in sorted(folder.rglob("*.txt")) + sorted(folder.rglob("*.md")):
        own = file.relative_to(folder)
        if own.parts[0] in (APPS, "quire-sheet"):
            continue
        for address in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]*`", "", file.read_text(), flags=re.DOTALL)):
            mistakes += [f"{own}: {each}" for each in _check(folder, file, address, {}, counts)]
    return counts, mistakes


def _check(
        folder: pathlib.Path, file: pathlib.Path, address: str, pages: dict[pathlib.Path, Page], counts: Counts) -> list[str]:
    parts = urllib.parse.urlsplit(address)
    if parts.scheme:
        counts.external += 1
        is_host = re.match(r"[\w.-]+\.\w+(:\d+)?$", parts.netloc)
        is_formed = parts.scheme == "mailto" or (parts.scheme in ("http", "https") and is_host)
        return [] if is_formed else [f"{address} is no well-formed address"]
    if address.startswith("/"):
        return [f"{address} would leave the site's folder"]
    counts.internal += 1
    target = file if not parts.path else pathlib.Path(file.parent, urllib.parse.unquote(parts.path)).resolve()
    if target.is_dir() and pages:
        target /= "index.html"
    if folder.resolve() not in target.resolve().parents or not target.exists():
        return [f"{address} is not there"]
    if parts.fragment and target.suffix == ".html" and pages:
        counts.anchors += 1
        if target in pages and urllib.parse.unquote(parts.fragment) not in pages[target].ids:
            # The settings of the playground are no anchor.
            return [] if "=" in parts.fragment else [f"{address} names no heading"]
    return []
