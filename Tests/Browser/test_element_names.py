# SPDX-License-Identifier: Apache-2.0
"""The private names of the element's script, which its bundle shortens."""

import re

from element import ROOT

RUNTIME = ROOT / "Sources/QuireElement/Runtime"
NAMES = (RUNTIME / "own-names.txt").read_text().split()

# All property names of the platform, except those of dictionaries, for which there is no list.
PLATFORM = """
  (() => {
    const names = new Set();
    const collect = (object) => {
      for (; object && object !== Object.prototype; object = Object.getPrototypeOf(object)) {
        for (const name of Object.getOwnPropertyNames(object)) names.add(name);
      }
    };
    for (const name of Object.getOwnPropertyNames(window)) {
      if (name === 'QuireSheet') continue;
      let value;
      try { value = window[name]; } catch { continue; }
      if (typeof value === 'function') collect(value.prototype);
      if (value instanceof Object && value !== window) collect(value);
    }
    for (const object of [window, document, document.body.style, document.body.dataset, document.timeline]) collect(object);
    for (const name in document.body.style) names.add(name);
    return %s.filter((name) => names.has(name));
  })()
"""


def test_no_shortened_name_is_the_platforms(element):
    page = element()
    assert page.evaluate(PLATFORM % ["preventDefault", "willChange"]) == ["preventDefault", "willChange"]
    found = page.evaluate(PLATFORM % NAMES)
    assert not found, " ".join(found)


def test_no_shortened_name_is_the_authors():
    assert sorted(set(NAMES)) == NAMES
    # The names that authors write: properties, methods, members of an event's detail.
    declared = set(re.findall(r"\b\w+\b", re.sub(r"/\*\*.*?\*/", "", (RUNTIME / "quire-sheet.d.ts").read_text(), flags=re.S)))
    assert declared.isdisjoint(NAMES)
    # Text in a script is not shortened, so names that are built from text must stay as they are.
    folders = [RUNTIME, ROOT / "Sources/SheetBrowser/Runtime"]
    quoted = {word for folder in folders for file in folder.rglob("*.js")
              for line in file.read_text().splitlines() if not line.lstrip().startswith(("*", "/"))
              for word in re.findall(r"[\"'`](\w+)[\"'`]", line)}
    assert quoted.isdisjoint(NAMES)


def test_no_shortened_name_is_a_constants():
    """esbuild writes a constant's number where it is used, unless it shortens the name."""
    scripts = [*RUNTIME.glob("format/*.js"), *(ROOT / "Sources/SheetBrowser/Runtime/format").glob("*.js")]
    constants = {name for file in scripts for name in re.findall(r"^export const (\w+)", file.read_text(), re.MULTILINE)}
    assert len(constants) > 80
    assert constants.isdisjoint(NAMES)
