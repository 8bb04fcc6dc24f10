# SPDX-License-Identifier: Apache-2.0
"""The cost of a finger's moves on any page, from Chromium's own record: `python move_probe.py PAGE...`.

PAGE is the address of a page, or a folder's file. A page with another sheet than `<quire-sheet>` has a driver: a global
`probe` with `open()`, which may return a promise, and `y`, where the finger comes down. Without one, the first
`<quire-sheet>` is presented. The pages take turns in one browser, and a page with an empty listener is measured
together with them, so that one run compares them regardless of the machine's load.

For each page, the middle of its rounds, per move that the page received:
    restyled     elements whose style was computed again, from `UpdateLayoutTree`
    recalcs      style recalculations, and `layouts`
    style µs     the time of both
    script µs    of the page's functions, including everything that they call; `ratio` to that of the empty listener
"""
from __future__ import annotations

import argparse
import os
import pathlib
import statistics
import sys

from playwright.sync_api import sync_playwright

from engines import Touch
from engines.chromium import Chromium
from serving import serving

X = 100
COUNT = 120
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
EMPTY = pathlib.Path(__file__).parent / "pages/probe.html"
_OPEN = """(async () => {
    if (window.probe) { await probe.open(); return probe.y; }
    await customElements.whenDefined('quire-sheet');
    const sheet = document.querySelector('quire-sheet');
    await sheet.present();
    await sheet.constructor.ready;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sheet.shadowRoot.querySelector('.quire-sheet').getBoundingClientRect().top + 30;
})()"""


def _up_and_down(y, count):
    return [Touch(step * 1000 / 60, "move", X, y - 20 - abs(step % 40 - 20)) for step in range(count)]


def _sums(events):
    """Of the events of the page's own main thread."""
    sums = {"restyled": 0.0, "recalcs": 0.0, "layouts": 0.0, "style": 0.0, "moves": 0.0}
    busy = {(e["pid"], e["tid"]) for e in events if e["name"] == "EventDispatch"}
    for event in events:
        if event.get("ph") not in ("X", "B") or (event["pid"], event["tid"]) not in busy:
            continue
        time = event.get("tdur", event.get("dur", 0))
        arguments = event.get("args", {})
        if event["name"] == "UpdateLayoutTree":
            sums["restyled"] += arguments.get("elementCount", 0)
            sums["recalcs"] += 1
            sums["style"] += time
        elif event["name"] == "Layout":
            sums["layouts"] += 1
            sums["style"] += time
        elif event["name"] == "EventDispatch":
            sums["moves"] += arguments["data"]["type"] == "touchmove"
    return {name: value / max(sums["moves"], 1) for name, value in sums.items()}


def measure(engine, address, empty=False):
    page = engine.open(address + "?bare" if empty else address)
    y = 430 if empty else page.evaluate(_OPEN)
    page.touch([Touch(0, "begin", X, y)])
    # The browser compiles code that has run several times.
    page.touch(_up_and_down(y, COUNT))
    events, _ = page.trace(CATEGORIES, lambda: page.touch(_up_and_down(y, COUNT)))
    # Without the record, which costs time itself.
    page.evaluate("void (window.moves = 0, addEventListener('touchmove', () => moves++, { passive: true }))")
    before = page.counters()
    page.touch(_up_and_down(y, COUNT))
    after = page.counters()
    script = (after["script"] - before["script"]) * 1000 / page.evaluate("moves")
    page.touch([Touch(0, "end", X, y - 20)])
    page.close()
    return _sums(events) | {"script": script}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("page", nargs="+")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    results = {name: [] for name in ["an empty listener", *asked.page]}
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=os.environ["CHROME"], headless=True, args=arguments)
        engine = Chromium(browser)
        for turn in range(asked.rounds):
            for name in list(results)[:: 1 if turn % 2 == 0 else -1]:
                if name.startswith("http"):
                    results[name].append(measure(engine, name))
                    continue
                file = pathlib.Path(name) if name in asked.page else EMPTY
                with serving(file.parent) as address:
                    results[name].append(measure(engine, address + file.name, empty=file == EMPTY))
        browser.close()
    middle = {name: {key: statistics.median(each[key] for each in rounds) for key in rounds[0]}
              for name, rounds in results.items()}
    least = middle["an empty listener"]["script"]
    print(f"{'':44} {'restyled':>8} {'recalcs':>8} {'layouts':>8} {'style µs':>9} {'script µs':>9} {'ratio':>6}")
    for name, found in middle.items():
        print(f"{name[-44:]:44} {found['restyled']:8.1f} {found['recalcs']:8.2f} {found['layouts']:8.2f} "
              f"{found['style']:9.0f} {found['script']:9.0f} {found['script'] / least:6.1f}")


if __name__ == "__main__":
    sys.exit(main())
