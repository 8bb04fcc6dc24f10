# SPDX-License-Identifier: Apache-2.0
"""Documents as pages: Markdown to HTML, with the anchors that readers of the repository know."""

from __future__ import annotations

import html
import re

import highlight
from markdown_it import MarkdownIt
from markdown_it.token import Token


def slug(text: str) -> str:
    """The anchor of a heading, as repositories show it."""
    return re.sub(r"\s", "-", re.sub(r"[^\w\- ]", "", text.lower()).strip())


class Document:
    """A Markdown document: its title, its HTML and its headings of the second level."""

    def __init__(self, text: str) -> None:
        # Comments in documents are for the scripts that check them.
        text = re.sub(r"^<!--.*?-->\n", "", text, flags=re.MULTILINE | re.DOTALL)
        parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
        parser.renderer.rules |= {
            "fence": self._fence,
            "code_block": self._fence,
            "table_open": lambda *_: f"{self._scroller()}<table>\n",
            "table_close": lambda *_: "</table></div>\n",
        }
        tokens = parser.parse(text)
        self.title = ""
        self.summary = ""
        self.sections: list[tuple[str, str]] = []
        self._section = ""
        self._known: dict[str, int] = {}
        self._prepare(tokens)
        self.html = self._without_empty_heads(parser.renderer.render(self._numbered(tokens), parser.options, {}))

    def _prepare(self, tokens: list[Token]) -> None:
        """Gives headings their anchors, and pictures and links the addresses of the site."""
        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                inline = tokens[index + 1]
                words = "".join(child.content for child in inline.children or [] if child.type in ("text", "code_inline"))
                anchor = slug(words)
                count = self._known.get(anchor, 0)
                self._known[anchor] = count + 1
                if count:
                    anchor += f"-{count}"
                token.attrSet("id", anchor)
                if token.tag == "h1" and not self.title:
                    self.title = words
                elif token.tag == "h2":
                    self.sections.append((anchor, words))
            if token.type == "th_open":
                token.attrSet("scope", "col")
            if token.type == "paragraph_open" and self.title and not self.summary:
                children = tokens[index + 1].children or []
                summary = "".join(child.content for child in children if child.type in ("text", "code_inline"))
                # The status of a decision says nothing about its content.
                self.summary = "" if summary.startswith("Status: ") else summary
            # The policy refuses inline styles.
            if token.attrs.pop("style", None) == "text-align:right":
                token.attrSet("class", "number")
            for child in token.children or []:
                if child.type == "link_open":
                    child.attrSet("href", page_address(str(child.attrGet("href"))))
                if child.type == "image":
                    child.attrSet("loading", "lazy")

    def _numbered(self, tokens: list[Token]) -> list[Token]:
        """The tokens, with the names that scrolling tables get from the heading above them."""
        names, name = [], self.title
        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                name = "".join(c.content for c in tokens[index + 1].children or [] if c.type in ("text", "code_inline"))
            elif token.type == "table_open":
                names.append(name)
        self._names, self._counts = iter(names), {}
        return tokens

    def _scroller(self) -> str:
        name = next(self._names)
        count = self._counts[name] = self._counts.get(name, 0) + 1
        label = html.escape(f"Table: {name}" + (f", {count}" if count > 1 else ""), quote=True)
        return f'<div class="scroller" role="region" tabindex="0" aria-label="{label}">'

    @staticmethod
    def _fence(tokens: list[Token], index: int, *_: object) -> str:
        token = tokens[index]
        return highlight.block(token.content, token.info.strip().split(" ")[0])

    @staticmethod
    def _without_empty_heads(text: str) -> str:
        """Removes heads of tables in which no cell has a text: they would be unnamed headers. Empty headers of rows'
        names become plain cells."""
        empty = r"<thead>\s*<tr>\s*(?:<th[^>]*></th>\s*)+</tr>\s*</thead>\s*"
        return re.sub(r"<th[^>]*></th>", "<td></td>", re.sub(empty, "", text))


def page_address(address: str) -> str:
    """The address of the page of a document, for a link to the document or to a folder of documents."""
    if re.match(r"[a-z]+:", address):
        return address
    path, _, anchor = address.partition("#")
    if path.endswith("Decisions"):
        path += "/index.html"
    path = re.sub(r"\.md$", ".html", path)
    return path + (f"#{anchor}" if anchor else "")
