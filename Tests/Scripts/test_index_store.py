# SPDX-License-Identifier: Apache-2.0
"""Reads the index of a small module that the toolchain compiles here."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from folder_layers import References
from index_store import IndexStore, UnreadableIndex

SOURCES = {
    "Low/Shape.swift": """
      protocol Drawn { func draw() }
      class Shape {
        var name = ""
        func grow(by amount: Int) {}
      }
    """,
    "Low/Silent.swift": "// No symbols.\n",
    "Middle/Shape+Color.swift": """
      extension Shape {
        var color: String { get { name } set { name = newValue } }
      }
    """,
    "High/Circle.swift": """
      final class Circle: Shape, Drawn {
        override func grow(by amount: Int) {
          let local = amount
          _ = local
        }
        func draw() { color = "red" }
      }
    """,
    "High/Conformance.swift": "protocol Grown { func grow(by amount: Int) }\nextension Shape: Grown {}\n",
}


class IndexStoreTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory())).resolve()
        for path, text in SOURCES.items():
            (cls.root / path).parent.mkdir(exist_ok=True)
            (cls.root / path).write_text(text, encoding="utf-8")
        cls.compile("Shapes", [cls.root / path for path in SOURCES])

    @classmethod
    def compile(cls, module, sources, *options):
        subprocess.run(
            ["swiftc", "-c", "-module-name", module, "-index-store-path", cls.root / "index",
             "-index-ignore-system-modules", *options, *sources], cwd=cls.root, check=True)

    def files(self, paths=SOURCES, module="Shapes"):
        indexes = IndexStore(self.root / "index").files(module, [self.root / path for path in paths])
        return {str(path.relative_to(self.root)): index for path, index in indexes.items()}

    def names(self, low, high):
        found = References.of(self.files()).between.get((low, high), set())
        return sorted(name.split(" ")[0] for name in found)

    def test_a_use_points_to_the_file_that_declares_the_symbol(self):
        self.assertEqual(self.names("Middle/Shape+Color.swift", "Low/Shape.swift"), ["Shape", "name"])

    def test_a_member_of_an_extension_belongs_to_the_extensions_file(self):
        self.assertEqual(self.names("High/Circle.swift", "Middle/Shape+Color.swift"), ["color"])
        self.assertEqual(self.names("Low/Shape.swift", "Middle/Shape+Color.swift"), [])

    def test_overrides_and_fulfilled_requirements_are_references(self):
        self.assertEqual(
            self.names("High/Circle.swift", "Low/Shape.swift"), ["Drawn", "Shape", "draw()", "grow(by:)"])

    def test_a_conformance_refers_only_to_what_it_names(self):
        self.assertEqual(self.names("High/Conformance.swift", "Low/Shape.swift"), ["Shape"])
        self.assertEqual(self.names("High/Circle.swift", "High/Conformance.swift"), [])

    def test_accessors_do_not_count(self):
        # The first one is the extension.
        self.assertEqual(sorted(self.files()["Middle/Shape+Color.swift"].defined.values()), ["Shape", "color"])

    def test_a_file_without_symbols_has_an_empty_index(self):
        self.assertEqual(self.files()["Low/Silent.swift"].defined, {})

    def test_symbols_of_other_modules_do_not_count(self):
        self.assertFalse([name for names in References.of(self.files()).between.values() for name in names
                          if name.startswith(("Int ", "String "))])

    def test_a_folder_without_an_index_is_refused(self):
        with self.assertRaisesRegex(UnreadableIndex, "there is no index in .*nothing"):
            IndexStore(self.root / "nothing")

    def test_a_file_that_was_never_compiled_is_refused(self):
        (self.root / "Low/New.swift").write_text("struct New {}\n", encoding="utf-8")
        self.addCleanup((self.root / "Low/New.swift").unlink)
        with self.assertRaisesRegex(UnreadableIndex, "older than .*New.swift$"):
            self.files([*SOURCES, "Low/New.swift"])

    def test_files_that_changed_after_they_were_compiled_are_refused(self):
        paths = ["Low/Shape.swift", "High/Circle.swift"]
        times = [(self.root / path).stat().st_mtime_ns for path in paths]
        for path, time in zip(paths, times):
            os.utime(self.root / path, ns=(time, time + 3_600_000_000_000))
            self.addCleanup(os.utime, self.root / path, ns=(time, time))
        with self.assertRaisesRegex(UnreadableIndex, "older than .*Shape.swift and 1 more file$"):
            self.files()

    def test_a_file_of_another_module_is_refused(self):
        with self.assertRaises(UnreadableIndex):
            self.files(module="Others")

    def test_a_file_that_moved_is_read_at_its_new_place(self):
        old, new = self.root / "Low/Moved.swift", self.root / "High/Moved.swift"
        old.write_text("struct Moved {}\n", encoding="utf-8")
        self.compile("Moving", [old])
        old.rename(new)
        with self.assertRaises(UnreadableIndex):
            self.files(["High/Moved.swift"], "Moving")
        self.compile("Moving", [new])
        self.assertIn("Moved", self.files(["High/Moved.swift"], "Moving")["High/Moved.swift"].defined.values())

    def test_the_newest_record_of_a_file_counts(self):
        file = self.root / "Low/Twice.swift"
        for name in ("First", "Second"):
            file.write_text(f"struct {name} {{}}\n", encoding="utf-8")
            self.compile("Twice", [file], "-o", f"{name}.o")
            index = self.files(["Low/Twice.swift"], "Twice")["Low/Twice.swift"]
            self.assertIn(name, index.defined.values())

    def test_the_order_of_builds_decides_not_that_of_names(self):
        file = self.root / "Low/Again.swift"
        for name in ("Second", "First"):
            file.write_text(f"struct {name} {{}}\n", encoding="utf-8")
            self.compile("Again", [file], "-o", f"{name}.o")
            index = self.files(["Low/Again.swift"], "Again")["Low/Again.swift"]
            self.assertIn(name, index.defined.values())


if __name__ == "__main__":
    unittest.main()
