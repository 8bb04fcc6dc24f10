# SPDX-License-Identifier: Apache-2.0
"""Parts of source files, found by the text with which they begin."""

from __future__ import annotations

import pathlib
import textwrap


def excerpt(file: pathlib.Path, beginning: str) -> str:
    """A declaration of a file, from the comments above it to the brace that closes it. Exits if the file has no such
    declaration, or several."""
    lines = file.read_text(encoding="utf-8").splitlines()
    found = [index for index, line in enumerate(lines) if line.strip().startswith(beginning)]
    if len(found) != 1:
        raise SystemExit(f"{file} has {len(found)} declarations that begin with “{beginning}”, not one")
    first = last = found[0]
    while first > 0 and lines[first - 1].strip().startswith(("//", "@")):
        first -= 1
    indent = len(lines[last]) - len(lines[last].lstrip())
    # The formatter puts the closing brace at the indentation of the declaration.
    if "{" not in lines[last] or lines[last].count("{") != lines[last].count("}"):
        while last + 1 < len(lines):
            last += 1
            line = lines[last]
            if len(line) - len(line.lstrip()) == indent and line.strip().startswith("}"):
                break
    return textwrap.dedent("\n".join(lines[first:last + 1]))
