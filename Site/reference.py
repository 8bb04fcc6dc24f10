# SPDX-License-Identifier: Apache-2.0
"""The reference of the package's products, from the archive that Scripts/reference makes: a page for each type, with all of
its members, and one for each module. Their addresses are those of the archive, and a member is an anchor in its type's page."""

from __future__ import annotations

import html
import json
import pathlib
import re
import urllib.parse
from typing import Any

from highlight import block
from layout import ROOT, page

ARCHIVE = ROOT / ".build/reference/archive/data/documentation"
FOLDER = "reference"
MODULES = {
    "quire": "UIKit's names, and what Quire adds to them. The product UIKit is this module under Apple's name.",
    "sheetinteraction": "The progress of a sheet in each frame, in total and between two detents.",
    "quireweb": "Shows an app in a browser's page.",
    "quiresimulator": "Runs an app without a screen, in virtual time, for tests.",
    "sheetscript": "Sessions with a sheet as text, and their player.",
    "sheetengine": "The behavior of sheets as a value: numbers in, numbers out.",
    "sheetmotion": "Springs and projections in closed form.",
}
"""The modules in the order of the list."""
OWN_PAGE = {"class", "struct", "enum", "protocol", "extension", "module"}
"""The kinds of symbols with a page of their own."""
IMPLIED = {"<code>SendableMetatype</code>", "<code>Copyable</code>", "<code>Escapable</code>"}
"""Conformances that every type has."""

Json = dict[str, Any]


def write_reference(folder: pathlib.Path) -> str:
    """Writes the pages into `reference` of the site's folder. Returns their number and the number of declarations."""
    if not ARCHIVE.is_dir():
        raise SystemExit("site: there is no reference; run Scripts/reference")
    symbols = {}
    for file in ARCHIVE.rglob("*.json"):
        symbol = json.loads(file.read_bytes())
        symbols[_address(symbol["identifier"]["url"], symbol)] = symbol
    reference = Reference(symbols)
    for path, text in reference.pages():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return f"{len(reference.owners)} pages of reference with {len(symbols)} declarations"


def _address(identifier: str, symbol: Json) -> str:
    variants = symbol.get("variants")
    return variants[0]["paths"][0].removeprefix("/documentation/") if variants else identifier


class Reference:
    """All symbols of the archive by address, and their pages."""

    def __init__(self, symbols: dict[str, Json]) -> None:
        self.symbols = symbols
        self.owners = [
            address for address, symbol in sorted(symbols.items()) if symbol["metadata"].get("symbolKind") in OWN_PAGE]
        """The addresses with a page."""
        self._pages = set(self.owners)

    def pages(self) -> list[tuple[str, str]]:
        texts = [(FOLDER + "/index.html", page(self._head("Reference", "The declarations of each module.") + self._index(),
                                               FOLDER + "/index.html"))]
        for address in self.owners:
            path = f"{FOLDER}/{address}.html"
            symbol = self.symbols[address]
            title = symbol["metadata"]["title"]
            summary = _plain(symbol.get("abstract", [])) or MODULES.get(address, title)
            texts.append((path, page(self._head(title, summary) + self._page(address, symbol), path)))
        return texts

    @staticmethod
    def _head(title: str, summary: str) -> str:
        return f"<!-- title: {title} -->\n<!-- summary: {summary[:200]} -->\n<!-- class: reference -->\n"

    def _index(self) -> str:
        rows = "".join(
            f'<dt><a href="{address}.html"><code>{self.symbols[address]["metadata"]["title"]}</code></a></dt>\n'
            f"<dd>{html.escape(text, quote=False)}</dd>\n" for address, text in MODULES.items())
        rows += ('<dt><a href="command.html"><code>quire</code></a></dt>\n'
                 "<dd>The command, with its subcommands and options.</dd>\n")
        return (f"<article>\n<h1>Reference</h1>\n<p>The modules of the package, with all of their public declarations. "
                f'<a href="../Documentation/Symbols.html">Symbols</a> and '
                f'<a href="../Documentation/Compatibility.html">Compatibility</a> compare them with UIKit\'s.</p>\n'
                f'<dl class="symbols">\n{rows}</dl>\n</article>\n')

    def _page(self, address: str, symbol: Json) -> str:
        """The page of a type or of a module."""
        metadata = symbol["metadata"]
        parents = [self.symbols[path] for path in self._parents(address)]
        way = [f'<a href="{self._link(address, "")}">Reference</a>']
        way += [f'<a href="{self._link(address, self._path(each))}">{html.escape(each["metadata"]["title"])}</a>'
                for each in parents]
        text = f'<nav class="way" aria-label="Place">{" › ".join(way)}</nav>\n'
        kind = html.escape(metadata["roleHeading"].replace("Framework", "Module"))
        text += f'<h1><span class="kind">{kind}</span> {_breakable(metadata["title"])}</h1>\n'
        text += self._description(address, symbol, lead=MODULES.get(address, ""))
        for section in symbol.get("relationshipsSections", []):
            links = [self._reference(address, symbol, each) for each in section["identifiers"]]
            links = ", ".join(each for each in links if each not in IMPLIED)
            text += f'<p class="related">{section["title"].capitalize()}: {links}</p>\n' if links else ""
        groups = [(section["title"].capitalize(), self._section(address, symbol, section))
                  for section in symbol.get("topicSections", [])]
        groups = [(title, members) for title, members in groups if members]
        ids = [title.replace(" ", "-") for title, _ in groups]
        if len(groups) > 2:
            entries = "".join(f'<li><a href="#{own}">{title}</a></li>\n' for own, (title, _) in zip(ids, groups))
            text += f'<nav class="jump" aria-label="On this page">\n<ul>\n{entries}</ul>\n</nav>\n'
        text += "".join(f'<h2 id="{own}">{title}</h2>\n{members}' for own, (title, members) in zip(ids, groups))
        return f"<article>\n{text}</article>\n"

    def _section(self, address: str, symbol: Json, section: Json) -> str:
        """A group of members: those with a page as links, and all others with their descriptions."""
        members = [self._known(symbol, each) for each in section["identifiers"]]
        links = [each for each in members if each and each in self._pages]
        own = [each for each in members if each and each not in self._pages]
        text = ""
        if links:
            rows = "".join(self._row(address, each) for each in links)
            text += f'<dl class="symbols">\n{rows}</dl>\n'
        for each in own:
            member = self.symbols[each]
            if member["kind"] == "symbol" and "symbolKind" in member["metadata"]:
                text += self._member(address, each, member)
            else:
                text += "".join(self._section(address, member, inner) for inner in member.get("topicSections", []))
        return text

    def _row(self, address: str, other: str) -> str:
        symbol = self.symbols[other]
        abstract = self._inline(address, symbol, symbol.get("abstract", []))
        return (f'<dt><a href="{self._link(address, other)}"><code>{_breakable(symbol["metadata"]["title"])}</code></a></dt>\n'
                f"<dd>{abstract}</dd>\n")

    def _member(self, address: str, own: str, symbol: Json) -> str:
        anchor = html.escape(self._anchor(own))
        name = _breakable(symbol["metadata"]["title"])
        text = self._description(address, symbol, is_member=True)
        return f'<section id="{anchor}">\n<h3>{name}</h3>\n{text}</section>\n'

    def _description(self, address: str, symbol: Json, lead: str = "", is_member: bool = False) -> str:
        """The declaration, the abstract, the parameters and the discussion."""
        declaration = discussion = ""
        for section in symbol.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                [first, *_] = section["declarations"]
                declaration = self._declaration(address, symbol, first["tokens"])
            elif section["kind"] == "parameters":
                rows = "".join(
                    f"<dt><code>{html.escape(each['name'])}</code></dt>\n"
                    f"<dd>{self._blocks(address, symbol, each['content'])}</dd>\n"
                    for each in section["parameters"])
                discussion += f'<dl class="parameters">\n{rows}</dl>\n'
            elif section["kind"] == "content":
                discussion += self._blocks(address, symbol, section["content"])
        abstract = self._inline(address, symbol, symbol.get("abstract", [])) or html.escape(lead, quote=False)
        if symbol["metadata"].get("required"):
            abstract = f"<em>Required.</em> {abstract}"
        if replaced := symbol.get("deprecationSummary"):
            abstract = f"<em>Deprecated:</em> {self._blocks(address, symbol, replaced)} {abstract}"
        paragraph = f"<p>{abstract}</p>\n" if abstract else ""
        return (declaration + paragraph if is_member else paragraph + declaration) + discussion

    def _declaration(self, address: str, symbol: Json, tokens: list[Json]) -> str:
        parts = []
        for token in tokens:
            text = html.escape(token["text"], quote=False)
            target = self._known(symbol, token.get("identifier"))
            if target:
                text = f'<a href="{self._link(address, target)}">{text}</a>'
            elif token["kind"] in ("keyword", "attribute"):
                text = f'<span class="k">{text}</span>'
            parts.append(text)
        # One attribute of every declaration of an app tells nothing.
        text = "".join(parts).replace('<span class="k">@</span><span class="k">MainActor</span> ', "")
        text = re.sub(r'<span class="k">@preconcurrency</span>\s', "", text)
        return f"<pre><code>{text}</code></pre>\n"

    def _blocks(self, address: str, symbol: Json, blocks: list[Json]) -> str:
        return "".join(self._block(address, symbol, each) for each in blocks)

    def _block(self, address: str, symbol: Json, block_: Json) -> str:
        kind = block_["type"]
        if kind == "paragraph":
            return f"<p>{self._inline(address, symbol, block_['inlineContent'])}</p>\n"
        if kind == "heading":
            # The compiler begins each discussion with a heading.
            written = block_["text"] not in ("Overview", "Discussion", "Return Value")
            return f"<h4>{html.escape(block_['text'])}</h4>\n" if written else ""
        if kind == "codeListing":
            return block("\n".join(block_["code"]), block_.get("syntax") or "")
        if kind in ("unorderedList", "orderedList"):
            name = "ul" if kind == "unorderedList" else "ol"
            return f"<{name}>\n" + "".join(
                f"<li>{self._blocks(address, symbol, each['content'])}</li>\n" for each in block_["items"]) + f"</{name}>\n"
        if kind == "aside":
            return f"<blockquote>{self._blocks(address, symbol, block_['content'])}</blockquote>\n"
        raise SystemExit(f"site: the reference has a block of the kind {kind}, which Site/reference.py can't write")

    def _inline(self, address: str, symbol: Json, parts: list[Json]) -> str:
        text = ""
        for part in parts:
            kind = part["type"]
            if kind == "text":
                text += html.escape(part["text"], quote=False)
            elif kind == "codeVoice":
                text += f"<code>{html.escape(part['code'], quote=False)}</code>"
            elif kind in ("emphasis", "strong"):
                text += f"<em>{self._inline(address, symbol, part['inlineContent'])}</em>"
            elif kind == "reference":
                text += self._reference(address, symbol, part["identifier"])
            else:
                raise SystemExit(f"site: the reference has a text of the kind {kind}, which Site/reference.py can't write")
        return text.strip()

    def _reference(self, address: str, symbol: Json, identifier: str) -> str:
        found = symbol["references"].get(identifier, {})
        title = re.sub(r"^(Swift|Foundation)\.", "", found.get("title", identifier.rsplit("/", 1)[-1]))
        name = f"<code>{html.escape(title)}</code>"
        target = self._known(symbol, identifier)
        return f'<a href="{self._link(address, target)}">{name}</a>' if target else name

    def _known(self, symbol: Json, identifier: str | None) -> str | None:
        """The address of a symbol that another one names, if it is in the archive."""
        url = symbol["references"].get(identifier, {}).get("url", "") if identifier else ""
        address = url.removeprefix("/documentation/")
        return address if address in self.symbols else None

    def _parents(self, address: str) -> list[str]:
        parts = address.split("/")
        every = ["/".join(parts[:count]) for count in range(1, len(parts))]
        return [each for each in every if each in self._pages]

    @staticmethod
    def _path(symbol: Json) -> str:
        return str(symbol["variants"][0]["paths"][0]).removeprefix("/documentation/")

    @staticmethod
    def _anchor(address: str) -> str:
        # The dot keeps a member from having the id of a part of the page.
        return "." + address.rsplit("/", 1)[-1]

    def _link(self, origin: str, target: str) -> str:
        """The relative address of a symbol's place, from the page of another symbol."""
        root = "../" * origin.count("/")
        if not target:
            return root + "index.html"
        owner = target
        while owner not in self._pages:
            owner = owner.rsplit("/", 1)[0]
        place = "" if owner == origin else root + urllib.parse.quote(owner) + ".html"
        anchor = "" if owner == target else "#" + urllib.parse.quote(self._anchor(target))
        return place + anchor or root + urllib.parse.quote(owner) + ".html"


def _plain(parts: list[Json]) -> str:
    return re.sub(r"\s+", " ", "".join(part.get("text") or part.get("code") or "" for part in parts)).strip()


def _breakable(name: str) -> str:
    """A name in which a line may break before a capital letter."""
    return re.sub(r"(?<=[a-z)])(?=[A-Z])|(?<=[.:])", "<wbr>", html.escape(name, quote=False))
