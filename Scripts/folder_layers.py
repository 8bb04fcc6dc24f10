# SPDX-License-Identifier: Apache-2.0
"""The order of a module's folders, and the references between its files.

Scripts/folders.toml lists the folders from bottom to top. A folder refers only to those below it. A reference is a
symbol of one file that another file names, overrides or fulfills, counted once for each file: a second use of it adds
no arrow. A member belongs to the file that declares it, also one of an extension, because that file is what a reader
of the use must open. So an extension refers to the type that it extends, and the type does not refer to it.

References against the order that are left are counted in Scripts/folders.toml, one number for each pair of folders.
A number may only fall. Each build has its own numbers: the native one has Foundation's own types, and the browser's has
Quire's in their place."""

from __future__ import annotations

import collections
import dataclasses
import pathlib
import re
import tomllib
from collections.abc import Iterable, Iterator

from index_store import FileIndex

LINES_STEP = 1000
"""The lines of the largest cycle are stated as a multiple of this number, so that not every edit changes them."""
WRITTEN = "# Written by Scripts/layers --write. No number may grow.\n"


@dataclasses.dataclass
class References:
    """The symbols that each file uses of each other one. A file is a path within the module's folder."""

    between: dict[tuple[str, str], set[str]]
    files: list[str]

    @staticmethod
    def of(indexes: dict[str, FileIndex]) -> References:
        home = {usr: file for file, index in indexes.items() for usr in index.defined}
        between: dict[tuple[str, str], set[str]] = collections.defaultdict(set)
        for file, index in indexes.items():
            for usr, name in index.used.items():
                if (other := home.get(usr, file)) != file:
                    between[file, other].add(f"{name} {usr}")
        return References(dict(between), sorted(indexes))

    def counts(self) -> dict[tuple[str, str], int]:
        """The number of references from each folder to each other one."""
        found: collections.Counter[tuple[str, str]] = collections.Counter()
        for (file, other), symbols in self.between.items():
            if folder(file) != folder(other):
                found[folder(file), folder(other)] += len(symbols)
        return dict(found)

    def lines(self, low: str, high: str) -> Iterator[str]:
        """A line for each pair of files of two folders, with the names of the symbols."""
        for (file, other), symbols in sorted(self.between.items()):
            if (folder(file), folder(other)) == (low, high):
                yield f"{file} -> {other}: {', '.join(sorted(symbol.split(' ')[0] for symbol in symbols))}"

    def largest_cycle(self) -> list[str]:
        """The largest set of files of which each leads to each other one, or nothing."""
        following: dict[str, list[str]] = {file: [] for file in self.files}
        for file, other in self.between:
            following[file].append(other)
        cycles = [part for part in components(following) if len(part) > 1]
        return sorted(max(cycles, key=len, default=[]))


def folder(file: str) -> str:
    return str(pathlib.PurePosixPath(file).parent)


def components(following: dict[str, list[str]]) -> Iterator[list[str]]:
    """The strongly connected components of a graph, by Tarjan's algorithm without recursion."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    open_nodes: list[str] = []
    is_open: set[str] = set()
    for root in following:
        if root in index:
            continue
        path = [(root, iter(following[root]))]
        index[root] = low[root] = len(index)
        open_nodes.append(root)
        is_open.add(root)
        while path:
            node, rest = path[-1]
            for other in rest:
                if other not in index:
                    index[other] = low[other] = len(index)
                    open_nodes.append(other)
                    is_open.add(other)
                    path.append((other, iter(following[other])))
                    break
                if other in is_open:
                    low[node] = min(low[node], index[other])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == index[node]:
                    start = open_nodes.index(node)
                    part = open_nodes[start:]
                    del open_nodes[start:]
                    is_open -= set(part)
                    yield part


@dataclasses.dataclass
class Order:
    """The folders from bottom to top with what each holds, and the numbers that may only fall."""

    holds: dict[str, str]
    backward: dict[tuple[str, str], int]
    files: int
    """The files of the largest cycle."""
    lines: int
    """The lines of the largest cycle, rounded up."""

    @staticmethod
    def read(text: str, build: str) -> Order:
        """The order with the numbers of a build."""
        described = tomllib.loads(text)
        numbers = described.get(build, {})
        backward = {
            (low, high): count for low, row in numbers.get("backward", {}).items() for high, count in row.items()}
        return Order(described["folders"], backward, numbers.get("files", 0), numbers.get("lines", 0))

    def now(self, references: References, lines: int) -> Order:
        """The same order with the numbers of the sources."""
        place = {name: index for index, name in enumerate(self.holds)}
        backward = {
            pair: count for pair, count in references.counts().items()
            if place.get(pair[0], -1) < place.get(pair[1], -1)}
        rounded = -(-lines // LINES_STEP) * LINES_STEP
        return Order(self.holds, backward, len(references.largest_cycle()), rounded)

    def total(self) -> int:
        return sum(self.backward.values())

    def numbers(self, build: str) -> str:
        """The numbers of a build in folders.toml."""
        place = {name: index for index, name in enumerate(self.holds)}
        rows: dict[str, dict[str, int]] = collections.defaultdict(dict)
        for low, high in sorted(self.backward, key=lambda pair: (place[pair[0]], place[pair[1]])):
            rows[low][high] = self.backward[low, high]
        text = f"\n[{build}]\n# Of the largest cycle of files.\nfiles = {self.files}\nlines = {self.lines}\n"
        for low, row in rows.items():
            text += f'\n[{build}.backward."{low}"]\n' + "".join(f'"{high}" = {count}\n' for high, count in row.items())
        return text

    def growth(self, now: Order) -> str:
        """A sentence if all numbers together have grown, or the largest cycle. Moving a file may raise single numbers."""
        if now.total() > self.total():
            return f"{now.total()} references point up; Scripts/folders.toml permits {self.total()}"
        return next(self._larger_cycle(now), "")

    def breaches(self, references: References, now: Order, command: str = "Scripts/layers") -> Iterator[str]:
        """A line for each number that has grown, and for each that could be lower. `command` checks this build."""
        yield from self._unlisted(references.files)
        for low, high in sorted(now.backward.keys() | self.backward.keys()):
            stated, found = self.backward.get((low, high), 0), now.backward.get((low, high), 0)
            if found > stated:
                yield (f"{low} refers to {high}, which is above it, {found} times; Scripts/folders.toml permits "
                       f"{stated}. {command} --references {low} {high} prints them")
            elif found < stated:
                yield (f"Scripts/folders.toml permits {low} {stated} references to {high}, and {found} are left; "
                       f"{command} --write lowers the number")
        yield from self._larger_cycle(now)

    def _larger_cycle(self, now: Order) -> Iterator[str]:
        for noun, stated, found in (("files", self.files, now.files), ("lines", self.lines, now.lines)):
            if found > stated:
                yield f"the largest cycle has {found} {noun}; Scripts/folders.toml permits {stated}"

    def _unlisted(self, files: Iterable[str]) -> Iterator[str]:
        folders = {folder(file) for file in files}
        for name in sorted(folders - self.holds.keys()):
            yield f"Scripts/folders.toml gives {name} no place among the folders"
        for name in sorted(self.holds.keys() - folders):
            yield f"Scripts/folders.toml has the folder {name}, which has no files"


def document(native: Order, browser: Order) -> str:
    """The section of ARCHITECTURE.md, from the top folder to the bottom one."""
    rows = "".join(f"| `{name}` | {holds} |\n" for name, holds in reversed(native.holds.items()))
    left = "".join(
        f"In the {build} build, {order.total():,} references in {len(order.backward)} pairs of folders still point up, and "
        f"the largest cycle of files has {order.files} files with at most {order.lines:,} lines. "
        for build, order in (("native", native), ("browser's", browser)))
    return ("A folder refers only to those below it. `Scripts/layers` reads the references from the indexes of the debug "
            f"builds. {left}`Scripts/folders.toml` has the numbers, and none may grow.\n\n"
            f"| folder | holds |\n|---|---|\n{rows}")


def replaced(text: str, section: str) -> str:
    """A document with the written section between its two marks."""
    return re.sub(
        r"(<!-- folders, written by Scripts/layers -->\n).*?(<!-- end of folders -->)",
        lambda found: f"{found[1]}\n{section}\n{found[2]}", text, flags=re.DOTALL)
