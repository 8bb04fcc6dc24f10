# SPDX-License-Identifier: Apache-2.0
"""Prints a system of constraints for ConstraintsBench, one a line.

systems.py screen|parts COUNT [twenty]
  screen  a column of COUNT labels in a container, each below the other: six constraints a label
  parts   COUNT views without a relation to each other: six constraints each
  twenty  twenty priorities in place of three below the required one
"""

import sys

REQUIRED, COMPRESSION, HUGGING, FITTING = 1000, 750, 250, 50
LESS, EQUAL, GREATER = -1, 0, 1


def screen(labels):
    width, height = 0, 1
    yield REQUIRED, EQUAL, 390, [(width, 1)]
    above = []
    for label in range(labels):
        x, y, w, h = range(2 + label * 4, 6 + label * 4)
        yield REQUIRED, EQUAL, 16, [(x, 1)]
        yield REQUIRED, EQUAL, 8, [(y, 1), *above]
        yield REQUIRED, LESS, -16, [(x, 1), (w, 1), (width, -1)]
        yield HUGGING, EQUAL, 80 + label, [(w, 1)]
        yield COMPRESSION, GREATER, 80 + label, [(w, 1)]
        yield HUGGING, EQUAL, 20, [(h, 1)]
        above = [(y, -1), (h, -1)]
    yield FITTING, EQUAL, 0, [(height, 1), *above]


def parts(views):
    for view in range(views):
        x, y, w, h = range(view * 4, view * 4 + 4)
        yield REQUIRED, EQUAL, 16 + view, [(x, 1)]
        yield REQUIRED, EQUAL, 8, [(y, 1)]
        yield REQUIRED, LESS, 300 + view, [(x, 1), (w, 1)]
        yield HUGGING, EQUAL, 80, [(w, 1)]
        yield COMPRESSION, GREATER, 100, [(w, 1)]
        yield FITTING, EQUAL, 20, [(h, 1)]


def main():
    kind, count, *more = sys.argv[1:]
    wishes = 0
    for priority, relation, constant, terms in {"screen": screen, "parts": parts}[kind](int(count)):
        if more == ["twenty"] and priority < REQUIRED:
            priority = 100 + 40 * (wishes % 20)
            wishes += 1
        print(priority, relation, constant, *(f"{variable} {coefficient}" for variable, coefficient in terms))


main()
