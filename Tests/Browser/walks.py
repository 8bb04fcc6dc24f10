# SPDX-License-Identifier: Apache-2.0
"""Walks through a page that find their way by themselves: everything that a finger can press is pressed, on every
screen that appears, and after each press the page's tree is recorded.

`explore` makes a walk, `play` repeats it in another build of the same page, and `differences` compares the two.
`walk.js` is the part in the page.
"""
from __future__ import annotations

import dataclasses
import difflib
import json
import pathlib
import re
from collections import Counter
from collections.abc import Callable

from engines import PHONE, Device, Engine, EngineError, Page, Touch

SCRIPT = (pathlib.Path(__file__).parent / "walk.js").read_text()

LEAVING = re.compile(r"(Close|Cancel|Done|Back|OK|Discard|Delete|Keep|Not Now)\b", re.IGNORECASE)
"""The names of elements that may leave the screen. They are pressed after everything else there."""
MOST_ROWS = 3
"""Rows of one long list that are pressed on one screen, and elements whose names differ only by a number."""
MOST_NUMBERED = 6
"""Elements of one kind and one scroller whose names contain a number, such as the days of a month."""
LONG_LIST = 12
"""A list with more rows on the screen is long."""
MOST_ELEMENTS = 60
"""Other elements of one scroller that are pressed on one screen."""
MOST_ALIKE = 1
"""Screens with the same elements that are explored. Further ones are only recorded."""
ENOUGH_ALIKE = 3
"""Elements of one scroller that open screens with the same elements. Further ones are not pressed."""
MOST_DEEP = 4
"""Presses from the first screen to one that is explored. Deeper ones are only recorded."""
MOST_RETURNS = 12
"""How often a screen is visited again for elements that could not be pressed on earlier visits."""
MOST_STEPS = 900
MOST_MOVED = 5
"""Moved elements of one tree that a report names."""

_HOW_LONG = 20  # milliseconds that a finger is down
_READY = "document.documentElement.hasAttribute('data-quire-ready') || !!customElements.get('quire-sheet')"


@dataclasses.dataclass(frozen=True)
class Step:
    """One action: a press of an element, a key for the element that was pressed before, or a new start."""

    what: str
    """`press`, `key`, `blur`, `escape`, or `begin`."""
    role: str = ""
    name: str = ""
    index: int = 0
    """The index among the elements of this role and name."""

    def __str__(self) -> str:
        if self.what == "key":
            return f"the key {self.name}"
        return f"{self.role} {self.name!r}" + f" ({self.index + 1})" * (self.index > 0) if self.role else self.what


@dataclasses.dataclass(frozen=True)
class State:
    """A page at rest."""

    place: str
    """The titles of its layers, bottom to top."""
    elements: list[dict]
    tree: str
    """A line of JSON for each element."""
    note: str
    """The reason why the press failed or the page did not come to rest. Empty if there is none."""


@dataclasses.dataclass
class Walk:
    """The steps of a walk, with the state before the first and after each."""

    steps: list[Step] = dataclasses.field(default_factory=list)
    states: list[State] = dataclasses.field(default_factory=list)
    left: list[str] = dataclasses.field(default_factory=list)
    """Elements that were seen and not pressed, each with the reason."""

    @property
    def places(self) -> list[str]:
        return list(dict.fromkeys(state.place for state in self.states))

    @property
    def summary(self) -> str:
        nodes = sum(state.tree.count('"depth"') for state in self.states)
        presses = sum(step.what == "press" for step in self.steps)
        return f"{len(self.places)} screens, {presses} presses, {len(self.states)} trees with {nodes} elements"

    def screen(self, index: int) -> str:
        """Where the state of an index was recorded."""
        step = self.steps[index - 1] if index > 0 else "begin"
        return f"{self.states[index].place}, after {step}"


class Walker:
    """A page that is walked through, and the walk so far."""

    def __init__(self, engine: Engine, address: str, before: str = "", device: Device = PHONE) -> None:
        self._engine = engine
        self._device = device
        self._address = address
        self._before = "window.pressesTakeNoTime = true;" + SCRIPT + before
        self._page: Page | None = None
        self._note: str | None = ""
        self.errors: list[str] = []
        self.walk = Walk()

    @property
    def page(self) -> Page:
        assert self._page
        return self._page

    def close(self) -> None:
        if self._page:
            self.errors += self._page.errors
            self._page.close()
        self._page = None

    def begin(self, step: Step) -> None:
        """Carries out a step. `finish` waits until the page is at rest."""
        self._note = ""
        if step.what == "begin":
            self.close()
            self._page = self._engine.open(self._address, self._device, self._before)
            self._page.evaluate(f"walk.until(() => {_READY})")
            # The element's engine loads when it is needed, within a time that must not be skipped.
            self._page.evaluate("customElements.get('quire-sheet')?.load()")
        page = self._page
        if step.what == "press":
            at = page.evaluate(f"walk.bring({json.dumps(step.role)}, {json.dumps(step.name)}, {step.index})")
            if at is None:
                self._note = None
                return
            if at["isHit"]:
                page.touch([Touch(0, "begin", at["x"], at["y"]), Touch(_HOW_LONG, "end", at["x"], at["y"])])
            else:
                self._note = f"covered by {at['over']}"
        elif step.what == "key":
            page.evaluate("walk.focus()")
            page.press(step.name)
        elif step.what == "blur":
            page.evaluate("void document.activeElement?.blur()")
        elif step.what == "escape":
            page.press("Escape")
        page.evaluate("walk.look()")

    def finish(self, step: Step) -> State | None:
        """The page after the step, or nothing if the step's element does not exist."""
        if self._note is None:
            return None
        seen = self._page.evaluate("walk.seen()")
        note = f"{seen['moves']} did not come to rest" if seen["moves"] else self._note
        state = State(seen["place"], seen["elements"], seen["tree"], note)
        self.walk.states.append(state)
        if len(self.walk.states) > 1:
            self.walk.steps.append(step)
        return state


def explore(walker: Walker, *others: Walker, say: Callable[[str], None] = lambda _: None) -> None:
    """Walks through the whole page. The other walkers take the same steps at the same time, as far as they can."""
    _Explorer(walker, list(others), say)


def play(walker: Walker, walk: Walk) -> None:
    """Takes the steps of another walk, and ends where an element does not exist."""
    for step in [Step("begin"), *walk.steps]:
        walker.begin(step)
        if walker.finish(step) is None:
            walker.walk.left.append(f"{step} is not there, in {walker.walk.states[-1].place}")
            return


class _Explorer:
    """Presses what it has not pressed yet on the screen that is shown. If there is nothing, it takes the shortest way
    that it knows to a screen with something left."""

    def __init__(self, walker: Walker, others: list[Walker], say: Callable[[str], None]) -> None:
        self._walker = walker
        self._others = others
        self._say = say
        self._walk = walker.walk
        self._pressed: dict[str, set[tuple]] = {}
        self._counts: Counter = Counter()
        self._alike: Counter = Counter()
        # Screens that are only recorded, and elements that are not pressed because enough of their kind were.
        self._closed: set[str] = set()
        self._beyond: set[tuple] = set()
        # Elements that were seen on a screen and not pressed yet, and how often the screen was left with them.
        self._open: dict[str, set[tuple]] = {}
        self._returns: Counter = Counter()
        # The destination of each step, the step that first led to each screen, and its distance from the first screen.
        self._edges: dict[str, dict[Step, str]] = {}
        self._parents: dict[str, str] = {}
        self._depths: dict[str, int] = {}
        self._state: State | None = None
        self._do(Step("begin"))
        self._home = self._state.place
        self._depths[self._home] = 0
        self._go()
        self._walk.left += [f"{place}: enough screens like it" for place in sorted(self._closed)]
        for place, open in self._open.items():
            gone = [] if place in self._closed else sorted(open)
            self._walk.left += [f"{place}: {role} {name!r} went away before it was pressed" for role, name, _ in gone]
        for place, role, name, _ in sorted(self._beyond):
            self._walk.left.append(f"{place}: {role} {name!r}: enough of its kind")

    def _do(self, step: Step) -> bool:
        """Carries out a step and records its result. Returns `False` if its element does not exist."""
        for each in (self._walker, *self._others):
            each.begin(step)
        state = self._walker.finish(step)
        if state is None:
            return False
        for other in list(self._others):
            if other.finish(step) is None:
                other.walk.left.append(f"{step} is not there, in {other.walk.states[-1].place}")
                self._others.remove(other)
        before, self._state = self._state, state
        if before is None:
            return True
        self._say(f"{before.place}: {step} -> {state.place} {state.note}")
        if step.what in ("press", "escape"):
            self._edges.setdefault(before.place, {})[step] = state.place
        if state.place not in self._depths:
            self._depths[state.place] = self._depths[before.place] + 1
            self._parents[state.place] = before.place
            kind = str(sorted((each["role"], each["name"]) for each in state.elements))
            opened = (before.place, step.role, kind)
            self._alike.update([kind, opened])
            group = next((each["group"] for each in before.elements if (each["role"], each["name"]) == (step.role, step.name)), 0)
            if self._alike[opened] >= ENOUGH_ALIKE:
                self._counts[before.place, step.role, group] = MOST_ELEMENTS
            if self._alike[kind] > MOST_ALIKE or self._depths[state.place] > MOST_DEEP:
                self._closed.add(state.place)
        return True

    def _go(self) -> None:
        while len(self._walk.steps) < MOST_STEPS:
            element = self._next()
            if element:
                self._press(*element)
            elif not self._move():
                return
        raise EngineError(f"the walk has no end: {self._walk.summary}")

    def _next(self) -> tuple | None:
        """The next element to press on this screen. Elements that leave it come last."""
        place = self._state.place
        pressed = self._pressed.setdefault(place, set())
        if place in self._closed:
            return None
        rows = Counter(each["group"] for each in self._state.elements if each["role"] == "row")
        candidates = []
        for each in self._state.elements:
            element = role, name, _ = (each["role"], each["name"], each["index"])
            if element in pressed or (place, *element) in self._beyond:
                continue
            has_number = re.search(r"\d", name) is not None
            kinds = {
                (place, role, re.sub(r"\d+", "#", name)): MOST_ROWS if has_number else MOST_ELEMENTS,
                (place, role, each["group"], has_number): MOST_NUMBERED if has_number else MOST_ELEMENTS,
                (place, role, each["group"]): (
                    MOST_ROWS if role == "row" and rows[each["group"]] > LONG_LIST else MOST_ELEMENTS),
                # The buttons of several rows.
                (place, role, name, each["group"]): MOST_ROWS,
            }
            if any(self._counts[kind] >= most for kind, most in kinds.items()):
                self._beyond.add((place, *element))
            else:
                candidates.append((element, kinds))
        beyond = {each[1:] for each in self._beyond if each[0] == place}
        self._open[place] = (self._open.get(place, set()) | {each for each, _ in candidates}) - pressed - beyond
        if not candidates:
            return None
        element, kinds = min(candidates, key=lambda each: self._leaves(each[0][1]))
        self._counts.update(kinds.keys())
        return element

    def _leaves(self, name: str) -> int:
        """How likely an element leaves the screen, judging by its name."""
        if name == self._parents.get(self._state.place, "").split(" > ")[-1]:
            return 2
        return 1 if LEAVING.match(name) else 0

    def _press(self, role: str, name: str, index: int) -> None:
        place = self._state.place
        self._pressed[place].add((role, name, index))
        self._open[place].discard((role, name, index))
        if not self._do(Step("press", role, name, index)):
            return
        if role in ("slider", "spinbutton"):
            self._do(Step("key", name="ArrowUp"))
        elif role == "field" and self._state.place == place:
            self._do(Step("key", name="a"))
            self._do(Step("blur"))

    def _move(self) -> bool:
        """Takes a step toward a screen with elements left to press. Returns `False` if there is none."""
        place = self._state.place
        if self._open.get(place) and place not in self._closed:
            # It does not exist now, but may exist on another visit.
            self._returns[place] += 1
        wanted = {each for each, open in self._open.items()
                  if open and each != place and each not in self._closed and self._returns[each] < MOST_RETURNS}
        if not wanted:
            return False
        way = self._way(wanted)
        if way:
            step, expected = way
            if not self._do(step) or self._state.place != expected:
                # It led there once.
                self._edges[place].pop(step, None)
                if self._state.place != place:
                    self._edges.setdefault(place, {})[step] = self._state.place
            return True
        # No way is known yet: an element that may leave the screen, the key for that, or a new start.
        known = self._edges.setdefault(place, {})
        for each in sorted(self._state.elements, key=lambda each: -self._leaves(each["name"])):
            step = Step("press", each["role"], each["name"], each["index"])
            if self._leaves(each["name"]) and step not in known:
                return self._do(step)
        if Step("escape") not in known:
            return self._do(Step("escape"))
        # A new start would lead here again, so the others can't be reached any more.
        return place != self._home and self._do(Step("begin"))

    def _way(self, wanted: set[str]) -> tuple[Step, str] | None:
        """The first step of the shortest known way to one of these screens, and its destination."""
        first: dict[str, tuple[Step, str] | None] = {self._state.place: None}
        queue = [self._state.place]
        for place in queue:
            for step, target in self._edges.get(place, {}).items():
                if target in first:
                    continue
                first[target] = first[place] or (step, target)
                if target in wanted:
                    return first[target]
                queue.append(target)
        return None


def differences(first: Walk, second: Walk, most: int = 20) -> list[str]:
    """The differences of two walks with the same steps, in words."""
    found: list[str] = []
    known: set[str] = set()
    for index, (one, two) in enumerate(zip(first.states, second.states)):
        where = first.screen(index)
        for what in ("place", "note"):
            if getattr(one, what) != getattr(two, what):
                found.append(f"{where}: {what} {getattr(one, what)!r} / {getattr(two, what)!r}")
        if one.tree != two.tree:
            for line in _tree_differences(one.tree, two.tree):
                # The same difference occurs after each of the following steps.
                if line not in known:
                    known.add(line)
                    found.append(f"{where}: {line}")
        if len(found) >= most:
            return found[:most]
    return found + second.left


def _tree_differences(one: str, two: str) -> list[str]:
    ones, twos = ([json.loads(line) for line in tree.split("\n")] for tree in (one, two))
    for line in ones + twos:
        line.pop("id", None)
    names = [[f"{'  ' * each['depth']}{title(each)}" for each in tree] for tree in (ones, twos)]
    found: list[str] = []
    moved: list[str] = []
    match = difflib.SequenceMatcher(None, names[0], names[1], autojunk=False)
    for tag, low, high, start, end in match.get_opcodes():
        if tag == "equal" or high - low == end - start:
            for old, new in zip(ones[low:high], twos[start:end]):
                for key in sorted(old.keys() | new.keys()):
                    if old.get(key) != new.get(key):
                        (moved if key == "frame" else found).append(
                            f"{title(old)}: {key} {old.get(key)} / {new.get(key)}")
        else:
            found += [f"{title(each)} is only in the first" for each in ones[low:high]]
            found += [f"{title(each)} is only in the second" for each in twos[start:end]]
    # Elements that have moved often were moved by something else.
    return found + moved[:MOST_MOVED]


def title(line: dict) -> str:
    """An element in words: its kind, its role and its name or text."""
    name = line.get("aria-label") or line.get("text") or line.get("data-quire-part") or ""
    return f"{line['kind']} {line.get('role', '')} {name[:60]!r}"
