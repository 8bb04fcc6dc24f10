# SPDX-License-Identifier: Apache-2.0
"""The repository's documents: as pages with a list of all of them, and as Markdown beside the pages."""

from __future__ import annotations

import html
import pathlib
import shutil

from layout import ROOT, page
from markdown import Document

GROUPS: dict[str, list[str]] = {
    "Begin": ["README.md", "Documentation/FirstApp.md", "Documentation/Element.md", "Documentation/Deploying.md"],
    "Compare": ["Documentation/Comparison.md", "Documentation/ComingFromOtherSheets.md", "Documentation/ComingFromUIKit.md",
                "Documentation/Compatibility.md", "Documentation/Measured.md"],
    "Apps": ["Documentation/Apps.md", "Documentation/XcodeProjects.md", "Documentation/InterfaceFiles.md",
             "Documentation/Testing.md", "Documentation/Check.md", "Documentation/LiveProgress.md",
             "Documentation/PresentationControllers.md", "Documentation/Pickers.md", "Documentation/Tasks.md",
             "Documentation/Foundation.md", "Documentation/Servers.md", "Documentation/SystemImages.md"],
    "Inside": ["ARCHITECTURE.md", "Documentation/Browsers.md", "Documentation/Bytes.md", "Documentation/StaticArrays.md",
               "Documentation/Scripts.md", "CONTRIBUTING.md", "Documentation/Releasing.md", "CHANGELOG.md", "SECURITY.md"],
    "Tables": ["Documentation/Symbols.md", "Documentation/FoundationMembers.md", "Documentation/Sources.md"],
}
"""The documents in the order of the list, by their paths in the repository."""
DECISIONS = "Documentation/Decisions"


def write_documents(folder: pathlib.Path) -> None:
    paths = [path for entries in GROUPS.values() for path in entries]
    for file in sorted((ROOT / "Documentation").glob("*.md")):
        if str(file.relative_to(ROOT)) not in paths:
            raise SystemExit(f"site: {file.name} is in no group of Site/documents.py")
    decisions = [str(file.relative_to(ROOT)) for file in sorted((ROOT / DECISIONS).glob("*.md"))]
    documents = {path: Document((ROOT / path).read_text()) for path in paths + decisions}
    for path, document in documents.items():
        target = folder / path.replace(".md", ".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_page(path, document, documents), encoding="utf-8")
        shutil.copy(ROOT / path, folder / path)
    for picture in [*(ROOT / "Documentation").glob("*.png"), *(ROOT / "Documentation").glob("*.webp")]:
        shutil.copy(picture, folder / "Documentation" / picture.name)
    (folder / DECISIONS / "index.html").write_text(_index(decisions, documents), encoding="utf-8")


def _page(path: str, document: Document, documents: dict[str, Document]) -> str:
    address = path.replace(".md", ".html")
    sections = ""
    if len(document.sections) > 2:
        entries = "".join(f'<li><a href="#{anchor}">{html.escape(words)}</a></li>\n' for anchor, words in document.sections)
        sections = f'<details class="sections"><summary>On this page</summary>\n<ul>\n{entries}</ul>\n</details>\n'
    end = document.html.find("</h1>") + len("</h1>\n") if "</h1>" in document.html else 0
    text = document.html[:end] + sections + document.html[end:]
    return _framed(address, document.title, document.summary, text, documents)


def _index(decisions: list[str], documents: dict[str, Document]) -> str:
    entries = "".join(
        f'<li><a href="{pathlib.Path(path).with_suffix(".html").name}">{html.escape(documents[path].title)}</a></li>\n'
        for path in decisions)
    text = f"<h1>Decisions</h1>\n<p>Contested choices, each with its reasons.</p>\n<ul>\n{entries}</ul>\n"
    return _framed(f"{DECISIONS}/index.html", "Decisions", "The reasons for Quire's design.", text, documents)


def _framed(address: str, title: str, summary: str, text: str, documents: dict[str, Document]) -> str:
    root = "../" * address.count("/")
    groups = []
    for group, entries in GROUPS.items():
        items = "".join(
            f'<li><a href="{root}{path.replace(".md", ".html")}">{html.escape(documents[path].title)}</a></li>\n'
            for path in entries)
        if group == "Inside":
            items += f'<li><a href="{root}{DECISIONS}/index.html">Decisions</a></li>\n'
        groups.append(f"<h2>{group}</h2>\n<ul>\n{items}</ul>\n")
    head = f"<!-- title: {title} -->\n<!-- summary: {summary[:200]} -->\n<!-- class: document -->\n"
    body = (
        f'<article>\n{text}</article>\n<nav class="documents" aria-label="Documents">\n{"".join(groups)}</nav>\n')
    return page(head + body, address)
