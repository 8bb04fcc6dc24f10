# SPDX-License-Identifier: Apache-2.0
"""The index that the compiler writes in a debug build: which symbols each file of a module defines, and which it uses.

The index has a unit for each compiled file, which names the file's record. A record has the file's symbols, each with
its USR, the name of a symbol that is unique among all modules. The toolchain's libIndexStore reads both."""

from __future__ import annotations

import ctypes
import dataclasses
import json
import pathlib
import subprocess

# Values of indexstore.h.
_RECORD = 2
_DEFINITION = 1 << 1
_REFERENCE = 1 << 2
_IMPLICIT = 1 << 8
_OVERRIDE_OF = 1 << 11
_OVERRIDE = _DEFINITION | _IMPLICIT | _OVERRIDE_OF
# Getters, setters and other accessors. A use of one is also a use of its property.
_ACCESSORS = {3, 4, *range(1000, 1004), *range(1014, 1019)}


class UnreadableIndex(Exception):
    """A sentence that says why the index can't be used."""


@dataclasses.dataclass
class FileIndex:
    """The symbols of one file, by USR, with their names."""

    defined: dict[str, str] = dataclasses.field(default_factory=dict)
    used: dict[str, str] = dataclasses.field(default_factory=dict)
    """The symbols that the file refers to, and those that its own override or fulfill.

    The index also notes at each subclass, without a word of the source, which members of its superclass fulfill the
    requirements of inherited conformances. That is no reference."""


class _Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self) -> str:
        return ctypes.string_at(self.bytes, self.length).decode() if self.length else ""


_OBJECT = ctypes.c_void_p
_ON_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, _OBJECT, _Text)
_ON_OBJECT = ctypes.CFUNCTYPE(ctypes.c_bool, _OBJECT, _OBJECT)
_INTEGER = ctypes.POINTER(ctypes.c_int64)
# The result and the parameters of each function, whose name begins with `indexstore_`.
_FUNCTIONS = {
    "store_create": (_OBJECT, ctypes.c_char_p, _OBJECT),
    "store_dispose": (None, _OBJECT),
    "store_units_apply_f": (ctypes.c_bool, _OBJECT, ctypes.c_uint, _OBJECT, _ON_TEXT),
    "unit_reader_create": (_OBJECT, _OBJECT, ctypes.c_char_p, _OBJECT),
    "unit_reader_dispose": (None, _OBJECT),
    "unit_reader_get_main_file": (_Text, _OBJECT),
    "unit_reader_get_module_name": (_Text, _OBJECT),
    "unit_reader_get_modification_time": (None, _OBJECT, _INTEGER, _INTEGER),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, _OBJECT, _OBJECT, _ON_OBJECT),
    "unit_dependency_get_kind": (ctypes.c_uint, _OBJECT),
    "unit_dependency_get_name": (_Text, _OBJECT),
    "unit_dependency_get_filepath": (_Text, _OBJECT),
    "record_reader_create": (_OBJECT, _OBJECT, ctypes.c_char_p, _OBJECT),
    "record_reader_dispose": (None, _OBJECT),
    "record_reader_symbols_apply_f": (ctypes.c_bool, _OBJECT, ctypes.c_bool, _OBJECT, _ON_OBJECT),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, _OBJECT, _OBJECT, _ON_OBJECT),
    "symbol_get_subkind": (ctypes.c_uint, _OBJECT),
    "symbol_get_roles": (ctypes.c_uint64, _OBJECT),
    "symbol_relation_get_roles": (ctypes.c_uint64, _OBJECT),
    "symbol_relation_get_symbol": (_OBJECT, _OBJECT),
    "occurrence_get_roles": (ctypes.c_uint64, _OBJECT),
    "occurrence_relations_apply_f": (ctypes.c_bool, _OBJECT, _OBJECT, _ON_OBJECT),
    "symbol_get_name": (_Text, _OBJECT),
    "symbol_get_usr": (_Text, _OBJECT),
}


def toolchain_library() -> pathlib.Path:
    """libIndexStore of the toolchain on the PATH."""
    described = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    folder = pathlib.Path(described["paths"]["runtimeResourcePath"]).parent
    for name in ("libIndexStore.so", "libIndexStore.dylib"):
        if (folder / name).exists():
            return folder / name
    raise UnreadableIndex(f"the toolchain has no libIndexStore in {folder}")


class IndexStore:
    """A folder with an index."""

    def __init__(self, folder: pathlib.Path, library: pathlib.Path | None = None) -> None:
        if not (folder / "v5" / "units").is_dir():
            raise UnreadableIndex(f"there is no index in {folder}")
        loaded = ctypes.CDLL(str(library or toolchain_library()))
        for name, (result, *parameters) in _FUNCTIONS.items():
            function = getattr(loaded, f"indexstore_{name}")
            function.restype, function.argtypes = result, parameters
            setattr(self, f"_{name}", function)
        self._store = self._store_create(str(folder).encode(), None)
        if not self._store:
            raise UnreadableIndex(f"libIndexStore can't read {folder}")

    def files(self, module: str, sources: list[pathlib.Path]) -> dict[pathlib.Path, FileIndex]:
        """The index of each source file of a module. Fails if one is missing, or has changed since it was indexed."""
        records = self._records(module, {source.resolve(): source for source in sources})
        if missing := [source for source in sources if source not in records]:
            raise UnreadableIndex(_stale(missing))
        return {source: self._file(records[source]) for source in sources}

    def _records(self, module: str, sources: dict[pathlib.Path, pathlib.Path]) -> dict[pathlib.Path, str]:
        """The name of the newest record of each file, unless the file itself is newer."""
        units: list[str] = []

        def add(_: int, name: _Text) -> bool:
            units.append(str(name))
            return True

        self._store_units_apply_f(self._store, 0, None, _ON_TEXT(add))
        found: dict[pathlib.Path, tuple[int, str]] = {}
        for unit in units:
            reader = self._unit_reader_create(self._store, unit.encode(), None)
            if not reader:
                continue
            path = pathlib.Path(str(self._unit_reader_get_main_file(reader)))
            source = sources.get(path)
            if source and str(self._unit_reader_get_module_name(reader)) == module:
                entry = (self._time(reader), self._record(reader, str(path)))
                found[source] = max(entry, found.get(source, entry))
            self._unit_reader_dispose(reader)
        return {source: record for source, (time, record) in found.items() if source.stat().st_mtime_ns <= time}

    def _time(self, unit: int) -> int:
        seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
        self._unit_reader_get_modification_time(unit, ctypes.byref(seconds), ctypes.byref(nanoseconds))
        return seconds.value * 1_000_000_000 + nanoseconds.value

    def _record(self, unit: int, path: str) -> str:
        """The name of the record of a unit's own file."""
        names: list[str] = []

        def add(_: int, dependency: int) -> bool:
            if (self._unit_dependency_get_kind(dependency) == _RECORD
                    and str(self._unit_dependency_get_filepath(dependency)) == path):
                names.append(str(self._unit_dependency_get_name(dependency)))
            return True

        self._unit_reader_dependencies_apply_f(unit, None, _ON_OBJECT(add))
        return names[0]

    def _file(self, record: str) -> FileIndex:
        index = FileIndex()
        reader = self._record_reader_create(self._store, record.encode(), None)
        if not reader:
            raise UnreadableIndex(f"the index lacks the record {record}")

        def add(_: int, symbol: int) -> bool:
            if self._symbol_get_subkind(symbol) in _ACCESSORS:
                return True
            roles = self._symbol_get_roles(symbol)
            if roles & _DEFINITION:
                index.defined[str(self._symbol_get_usr(symbol))] = str(self._symbol_get_name(symbol))
            elif roles & _REFERENCE:
                index.used[str(self._symbol_get_usr(symbol))] = str(self._symbol_get_name(symbol))
            return True

        def add_overridden(_: int, relation: int) -> bool:
            if self._symbol_relation_get_roles(relation) & _OVERRIDE_OF:
                symbol = self._symbol_relation_get_symbol(relation)
                index.used[str(self._symbol_get_usr(symbol))] = str(self._symbol_get_name(symbol))
            return True

        def add_overrides(_: int, occurrence: int) -> bool:
            if self._occurrence_get_roles(occurrence) & _OVERRIDE == _DEFINITION | _OVERRIDE_OF:
                self._occurrence_relations_apply_f(occurrence, None, _ON_OBJECT(add_overridden))
            return True

        self._record_reader_symbols_apply_f(reader, True, None, _ON_OBJECT(add))
        self._record_reader_occurrences_apply_f(reader, None, _ON_OBJECT(add_overrides))
        self._record_reader_dispose(reader)
        return index


def _stale(missing: list[pathlib.Path]) -> str:
    others = {0: "", 1: " and 1 more file"}.get(len(missing) - 1, f" and {len(missing) - 1} more files")
    return f"the index is older than {missing[0]}{others}"
