# SPDX-License-Identifier: Apache-2.0
"""Writes the website: `write.py FOLDER`. Scripts/site calls it, after it has built what the site shows."""

from __future__ import annotations

import gzip
import pathlib
import re
import shutil
import sys

import links
from commands import write_commands
from documents import GROUPS, write_documents
from excerpts import excerpt
from highlight import block
from layout import ROOT, SITE, page
from playground import controls
from reference import write_reference

BUILT = ROOT / ".build/sites"
FIRST_PAINT = 30_000
"""The limit of a page's HTML and CSS, compressed, in bytes."""
LEFT_OUT = shutil.ignore_patterns(".quire-files", "app.symbols", "*.d.ts", "*.d.ts.gz", "package.json*", "README.md")
COMPRESSED = {".html", ".css", ".js", ".txt", ".md", ".svg"}
ROWS = ["Aran", "Brest", "Cork", "Dover", "Esbjerg", "Faro", "Genoa", "Hull", "Izmir", "Juist", "Kiel", "Lerwick", "Malmö",
        "Nantes", "Oban", "Porto", "Quimper", "Riga", "Stavanger", "Tarbert", "Ullapool", "Varna", "Wick", "Ystad"]


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("site: give the folder to write to")
    folder = pathlib.Path(sys.argv[1])
    if folder.exists() and any(folder.iterdir()) and not (folder / "llms.txt").exists():
        sys.exit(f"site: {folder} holds something else than a site; empty it, or name another folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copytree(SITE / "assets", folder / "assets")
    shutil.copytree(BUILT / "element", folder / "quire-sheet", ignore=LEFT_OUT)
    for app in ("Postcards", "Gallery"):
        shutil.copytree(BUILT / app, folder / "apps" / app, ignore=LEFT_OUT)
    values = figures(folder)
    for fragment in sorted((SITE / "pages").glob("*.html")):
        (folder / fragment.name).write_text(page(filled(fragment.read_text(), values), fragment.name), encoding="utf-8")
    write_documents(folder)
    declared = write_reference(folder)
    write_commands(folder)
    write_index_for_models(folder)
    counts, mistakes = links.check(folder)
    heaviest = weigh(folder, mistakes)
    if mistakes:
        sys.exit("\n".join([*mistakes, f"site: {len(mistakes)} mistakes"]))
    compress(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and file.suffix != ".gz")
    print(f"site: {counts}; {declared}; {heaviest}; {size / 1e6:.1f} MB in {folder}")


def figures(folder: pathlib.Path) -> dict[str, str]:
    """The numbers of bytes that the pages name, of the files that the site holds."""

    def sent(*names: str) -> str:
        files = [folder / name for name in names]
        packed = [file.with_name(file.name + ".gz") for file in files]
        return f"{sum((p if p.exists() else f).stat().st_size for p, f in zip(packed, files)) / 1000:.0f} kB"

    element = [f"quire-sheet/{name}" for name in ("quire-sheet.js", "quire-engine.js", "quire-sheet.wasm")]

    def app(name: str) -> str:
        place = folder / "apps" / name
        own = [f for f in place.rglob("*") if f.suffix in (".js", ".css", ".wasm", ".html") and "resources" not in f.parts]
        return sent(*(str(file.relative_to(folder)) for file in own))

    return {
        "element": sent(*element), "before": sent(element[0]), "postcards": app("Postcards"), "gallery": app("Gallery"),
        "version": (BUILT / "element/VERSION").read_text().strip(),
    }


def filled(text: str, values: dict[str, str]) -> str:
    """A page with its figures, excerpts, controls and lists, and with the markup of its live examples beside them."""
    text = re.sub(r"\{\{include ([\w.-]+)\}\}", lambda m: (SITE / "parts" / m[1]).read_text().rstrip("\n"), text)
    text = re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], text)
    text = re.sub(r"^<!-- live -->\n(.*?)^<!-- /live -->\n", lambda m: live(m[1]), text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(
        r"<!-- excerpt: (\S+): (.+?) -->\n",
        lambda match: block(excerpt(ROOT / match[1], match[2]), pathlib.Path(match[1]).suffix[1:]), text)
    text = text.replace("<!-- controls -->", controls())
    return text.replace("<!-- rows -->", rows())


def rows() -> str:
    """The rows of a list. They are buttons, so that keys reach the list in a sheet that is not modal."""
    depths = [f"{(index * 7) % 23 + 3} m" for index in range(len(ROWS))]
    return "".join(
        f'<li><button type="button">{name} <span>{depth}</span></button></li>' for name, depth in zip(ROWS, depths))


def live(markup: str) -> str:
    """An example and its markup, which is the same text."""
    lines = markup.rstrip("\n").split("\n")
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    code = "\n".join(line[indent:] for line in lines)
    return f'<div class="live">\n{markup}</div>\n{block(code.replace("<!-- rows -->", "…"), "html")}'


def write_index_for_models(folder: pathlib.Path) -> None:
    """Writes llms.txt: what Quire is, and its documents as Markdown, each with its first sentences."""
    readme = (ROOT / "README.md").read_text()
    opening = readme.split("\n\n")[1:3]
    lines = ["# Quire", "", f"> {opening[0]}", "", opening[1], ""]
    for group, entries in GROUPS.items():
        lines += [f"## {group}", ""]
        for path in entries:
            paragraphs = (ROOT / path).read_text().split("\n\n")
            title = paragraphs[0].removeprefix("# ").split("\n")[0].replace("`", "")
            plain = next((each for each in paragraphs[1:] if re.match(r"[\w`*\[]", each)), "")
            plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", plain).replace("\n", " ")
            first = re.match(r".*?[.:](?=\s|$)", plain)
            lines.append(f"- [{title}]({path}): {first[0] if first else plain}")
        lines.append("")
    decisions = "- [Decisions](Documentation/Decisions/index.html): the reasons for the design, one page each."
    declared = "- [Reference](reference/index.html): all public declarations, a page for each type."
    lines += ["## Optional", "", decisions, declared, ""]
    (folder / "llms.txt").write_text("\n".join(lines), encoding="utf-8")


def weigh(folder: pathlib.Path, mistakes: list[str]) -> str:
    """Adds a mistake for each page of the site's own whose HTML and style sheets are too large for a quick first paint.
    Documents are as long as their texts are."""
    found = []
    for fragment in (SITE / "pages").glob("*.html"):
        text = (folder / fragment.name).read_bytes()
        sheets = re.findall(rb'<link rel="stylesheet" href="([^"]+)"', text)
        parts = [text, *((folder / sheet.decode()).read_bytes() for sheet in sheets)]
        size = sum(len(gzip.compress(part, 9)) for part in parts)
        found.append((fragment.name != "index.html", fragment.name, size))
        if size > FIRST_PAINT:
            mistakes.append(f"{fragment.name}: {size} bytes before the first paint are more than {FIRST_PAINT}")
    return "before the first paint " + ", ".join(f"{name} {size}" for _, name, size in sorted(found)) + " bytes"


def compress(folder: pathlib.Path) -> None:
    """Writes a compressed copy beside each text of the site's own, for servers that send them."""
    for file in folder.rglob("*"):
        if file.suffix in COMPRESSED and file.relative_to(folder).parts[0] not in (links.APPS, "quire-sheet"):
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            if len(packed) < file.stat().st_size:
                file.with_name(file.name + ".gz").write_bytes(packed)


if __name__ == "__main__":
    main()
