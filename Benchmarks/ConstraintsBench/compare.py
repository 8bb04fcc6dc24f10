# SPDX-License-Identifier: Apache-2.0
"""Compares the values of ConstraintsBench with those of kiwi, for random systems that have one solution.

compare.py CONSTRAINTS_BENCH KIWI_BENCH FOLDER COUNT

Each system is solved with its constraints in three orders. It has one solution if kiwi finds the same in each. Both
programs read FOLDER/systems.txt.
"""

import pathlib
import random
import subprocess
import sys

REQUIRED, COMPRESSION, HUGGING, FITTING = 1000, 750, 250, 50
LESS, EQUAL, GREATER = -1, 0, 1
ORDERS = 3
CLOSE = 1e-6


class Tree:
    """A random tree of stacks and labels, in the form of the constraints that views make.

    Each wish is multiplied by a number of its own, so that no two of them are equally good to break.
    """

    def __init__(self, chance):
        self.chance = chance
        self.lines = []
        self.count = 0
        width, height = self.variable(), self.variable()
        self.add(REQUIRED, EQUAL, 390, (width, 1))
        self.add(REQUIRED, EQUAL, 844, (height, 1))
        x, y, w, h = self.stack(2)
        self.add(REQUIRED, EQUAL, 16, (x, 1))
        self.add(REQUIRED, EQUAL, 20, (y, 1))
        if chance.random() < 0.5:
            self.add(REQUIRED, EQUAL, -16, (x, 1), (w, 1), (width, -1))
        if chance.random() < 0.5:
            self.add(REQUIRED, LESS, -16, (y, 1), (h, 1), (height, -1))

    def variable(self):
        self.count += 1
        return self.count - 1

    def add(self, priority, relation, constant, *terms):
        scale = 1 if priority == REQUIRED else 1 + self.chance.random()
        scaled = (number for variable, factor in terms for number in (variable, factor * scale))
        self.lines.append((priority, relation, constant * scale, *scaled))

    def box(self):
        box = [self.variable() for _ in range(4)]
        for length in box[2:]:
            self.add(REQUIRED, GREATER, 0, (length, 1))
        return box

    def label(self):
        box = self.box()
        for length, limit in zip(box[2:], (400, 80), strict=True):
            size = self.chance.randint(10, limit)
            self.add(COMPRESSION, GREATER, size, (length, 1))
            self.add(HUGGING, LESS, size, (length, 1))
        return box

    def stack(self, depth):
        box = self.box()
        along = self.chance.randint(0, 1)
        gap = self.chance.randint(0, 12)
        is_equal = self.chance.random() < 0.3
        first = before = None
        for _ in range(self.chance.randint(1, 4)):
            member = self.stack(depth - 1) if depth and self.chance.random() < 0.3 else self.label()
            start, length, low, breadth = (member[(along + part) % 2 + kind] for part in (0, 1) for kind in (0, 2))
            if before:
                self.add(REQUIRED, EQUAL, gap, (start, 1), (before[along], -1), (before[along + 2], -1))
                if is_equal:
                    self.add(REQUIRED, EQUAL, 0, (length, 1), (first[along + 2], -1))
            else:
                first = member
                self.add(REQUIRED, EQUAL, 0, (start, 1))
            before = member
            across = box[3 - along]
            match self.chance.randint(0, 2):
                case 0:
                    self.add(REQUIRED, EQUAL, 0, (low, 1))
                    self.add(REQUIRED, EQUAL, 0, (low, 1), (breadth, 1), (across, -1))
                case 1:
                    self.add(REQUIRED, EQUAL, 0, (low, 1))
                    self.add(REQUIRED, LESS, 0, (low, 1), (breadth, 1), (across, -1))
                    self.add(FITTING, EQUAL, 0, (low, 1), (breadth, 1), (across, -1))
                case 2:
                    self.add(REQUIRED, EQUAL, 0, (low, 1), (breadth, 0.5), (across, -0.5))
                    self.add(REQUIRED, GREATER, 0, (low, 1))
                    self.add(FITTING, EQUAL, 0, (breadth, 1), (across, -1))
        self.add(REQUIRED, EQUAL, 0, (before[along], 1), (before[along + 2], 1), (box[along + 2], -1))
        return box


def values(program, path):
    said = subprocess.run([program, path], check=True, capture_output=True, text=True).stdout
    return [None if line == "none" else [float(number) for number in line.split()] for line in said.splitlines()]


def are_close(answers):
    return all(
        answer and all(abs(one - other) < CLOSE for one, other in zip(answer, answers[0], strict=True))
        for answer in answers)


def main():
    ours, kiwi, folder, count = sys.argv[1:]
    count = int(count)
    path = pathlib.Path(folder) / "systems.txt"
    with path.open("w") as file:
        for seed in range(count):
            chance = random.Random(seed)
            tree = Tree(chance)
            for _ in range(ORDERS):
                for line in tree.lines:
                    print(*line, file=file)
                print(file=file)
                chance.shuffle(tree.lines)
    found, expected = values(ours, path), values(kiwi, path)
    assert len(found) == len(expected) == count * ORDERS, "a system has no answer"
    alike = single = 0
    for seed in range(count):
        part = slice(seed * ORDERS, (seed + 1) * ORDERS)
        if not are_close(expected[part]):
            continue
        single += 1
        if are_close([*expected[part], *found[part]]):
            alike += 1
        else:
            print(f"compare: seed {seed}: {found[part][0]}, with kiwi {expected[part][0]}")
    print(f"{single:,} of {count:,} random systems have one solution; {alike:,} of these have the same values as with kiwi")
    if alike < single or single < count // 2:
        sys.exit("compare: the values differ, or too few systems have one solution")


main()
