# SPDX-License-Identifier: Apache-2.0
"""The order of folders, its numbers, and the cycles of files."""

import random
import unittest

from folder_layers import Order, References, components, document, replaced
from index_store import FileIndex

ORDER = """
[folders]
"Low" = "what others use"
"High" = "what uses others"
"""


def references(uses):
    """References between files, each with the numbers of symbols that it uses of others."""
    between = {pair: {f"symbol{number} usr{number}" for number in range(count)} for pair, count in uses.items()}
    return References(between, sorted({file for pair in uses for file in pair}))


def reachable(following, start):
    seen, ahead = set(), [start]
    while ahead:
        for other in following[ahead.pop()]:
            if other not in seen:
                seen.add(other)
                ahead.append(other)
    return seen


class OrderTests(unittest.TestCase):
    up = references({("Low/A.swift", "High/B.swift"): 2, ("High/B.swift", "Low/A.swift"): 5})

    def stated(self, count=None, files=2):
        backward = f'[native.backward."Low"]\n"High" = {count}\n' if count else ""
        return Order.read(f"{ORDER}\n[native]\nfiles = {files}\nlines = 1000\n{backward}", "native")

    def breaches(self, stated, uses=None, lines=10):
        uses = uses or self.up
        return list(stated.breaches(uses, stated.now(uses, lines)))

    def test_references_downward_are_free(self):
        self.assertEqual(self.breaches(self.stated(), references({("High/B.swift", "Low/A.swift"): 9})), [])

    def test_a_reference_upward_is_a_breach(self):
        self.assertRegex(self.breaches(self.stated())[0], "Low refers to High, which is above it, 2 times; .*permits 0")

    def test_a_permitted_number_is_none(self):
        self.assertEqual(self.breaches(self.stated(2)), [])

    def test_a_number_that_has_grown_is_a_breach(self):
        self.assertRegex(self.breaches(self.stated(1))[0], "2 times; .*permits 1")

    def test_a_number_that_could_be_lower_is_a_breach(self):
        self.assertRegex(self.breaches(self.stated(3))[0], "permits Low 3 references to High, and 2 are left")

    def test_a_number_that_is_no_longer_needed_is_a_breach(self):
        down = references({("High/B.swift", "Low/A.swift"): 5})
        self.assertRegex(self.breaches(self.stated(3), down)[0], "and 0 are left")

    def test_a_larger_cycle_is_a_breach(self):
        self.assertRegex(self.breaches(self.stated(2, files=1))[0], "largest cycle has 2 files; .*permits 1")
        self.assertRegex(self.breaches(self.stated(2), lines=1001)[0], "largest cycle has 2000 lines; .*permits 1000")

    def test_every_folder_has_a_place(self):
        found = self.breaches(self.stated(2), references({("Low/A.swift", "New/C.swift"): 1}))
        self.assertIn("Scripts/folders.toml gives New no place among the folders", found)
        self.assertIn("Scripts/folders.toml has the folder High, which has no files", found)

    def test_written_numbers_are_read_again(self):
        now = self.stated(9).now(self.up, 10)
        text = ORDER + now.numbers("native") + self.stated().now(self.up, 2000).numbers("browser")
        read = Order.read(text, "native")
        self.assertEqual((read.backward, read.files, read.lines), ({("Low", "High"): 2}, 2, 1000))
        self.assertEqual(Order.read(text, "browser").lines, 2000)

    def test_only_falling_numbers_are_written(self):
        self.assertEqual(self.stated(2).growth(self.stated().now(self.up, 10)), "")
        self.assertRegex(self.stated(1).growth(self.stated().now(self.up, 10)), "2 references point up; .*permits 1")
        self.assertRegex(self.stated(2, files=1).growth(self.stated().now(self.up, 10)), "largest cycle has 2 files")

    def test_the_document_lists_the_folders_from_the_top(self):
        text = document(self.stated(2), self.stated(7, files=40))
        self.assertLess(text.index("`High`"), text.index("`Low`"))
        self.assertIn(
            "In the native build, 2 references in 1 pairs of folders still point up, and the largest cycle of files has 2 files",
            text)
        self.assertIn("In the browser's build, 7 references", text)
        marks = "a\n<!-- folders, written by Scripts/layers -->\nold\n<!-- end of folders -->\nb"
        self.assertEqual(
            replaced(marks, "new\n"), "a\n<!-- folders, written by Scripts/layers -->\n\nnew\n\n<!-- end of folders -->\nb")


class ReferenceTests(unittest.TestCase):
    def test_a_symbol_counts_once_for_each_file_that_uses_it(self):
        indexes = {
            "Low/A.swift": FileIndex({"a": "A", "f": "f()"}, {"f": "f()", "other": "Other"}),
            "High/B.swift": FileIndex({"b": "B"}, {"a": "A", "f": "f()"}),
            "High/C.swift": FileIndex({}, {"a": "A", "b": "B"}),
        }
        found = References.of(indexes)
        self.assertEqual(found.counts(), {("High", "Low"): 3})
        self.assertEqual(list(found.lines("High", "Low")),
                         ["High/B.swift -> Low/A.swift: A, f()", "High/C.swift -> Low/A.swift: A"])

    def test_a_cycle_within_one_folder_counts(self):
        found = references({("A/1", "A/2"): 1, ("A/2", "A/3"): 1, ("A/3", "A/1"): 1, ("A/3", "B/4"): 1})
        self.assertEqual(found.largest_cycle(), ["A/1", "A/2", "A/3"])
        self.assertEqual(references({("A/1", "A/2"): 1}).largest_cycle(), [])

    def test_components_are_sets_of_nodes_that_reach_each_other(self):
        for seed in range(200):
            numbers = random.Random(seed)
            nodes = [str(number) for number in range(numbers.randint(1, 12))]
            following = {node: numbers.sample(nodes, numbers.randint(0, min(3, len(nodes)))) for node in nodes}
            reached = {node: reachable(following, node) for node in nodes}
            expected = {
                frozenset({node} | {other for other in nodes if other in reached[node] and node in reached[other]})
                for node in nodes}
            self.assertEqual({frozenset(part) for part in components(following)}, expected, f"seed {seed}")


if __name__ == "__main__":
    unittest.main()
