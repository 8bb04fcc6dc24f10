# SPDX-License-Identifier: Apache-2.0
"""The figures of `<quire-sheet>` as a table; `Scripts/element-bench` runs it. Times depend on the machine; counts
hardly do.

The page is Examples/Element: 60 rows, two detents, a grabber and a footer.
"""
from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import statistics
import sys
import tempfile

from playwright.sync_api import sync_playwright

import figures
import rules
from element import BOX, EXAMPLES
from engines import NAMES, PHONE, Touch, drag
from engines.chromium import Chromium
from engines.firefox import Firefox
from engines.webkit import WebKit
from serving import serving

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
PHASE = f"{BOX % 'quire-sheet'}.dataset.quirePhase"
TOP = f"{BOX % 'quire-sheet'}.getBoundingClientRect().top"
TURNS = "customElements.get('quire-sheet').turns"
# Lets the counts of `figures` find those of the element.
NAMED = f"void (window.quire = {{ port: {{ get turns() {{ return {TURNS} }} }} }})"
SHIFT = f"""[{BOX % 'quire-sheet'}.parentElement, {BOX % 'quire-sheet'}]
    .map((each) => new DOMMatrix(getComputedStyle(each).transform)).reduce((outer, inner) => outer.multiply(inner)).f"""
# The position that the running animation gives the sheet when a finger comes down.
_EXPECT = f"""void (window.expected = null, addEventListener('touchstart', () => {{
    const animation = {BOX % 'quire-sheet'}.parentElement.getAnimations()[0];
    if (animation) window.expected = {figures.PLACE}(animation, animation.currentTime);
}}, {{ capture: true, once: true }}))"""


@contextlib.contextmanager
def empty(engine):
    """A page with a listener that does nothing."""
    with serving(pathlib.Path(__file__).parent / "pages") as address:
        page = engine.open(address + "probe.html?quiet")
        yield page
        page.close()


def opened(engine, address):
    page = engine.open(address + "plain.html")
    page.wait_until("!!customElements.get('quire-sheet')")
    assert page.evaluate(f"{SHEET}.present()") is True
    page.evaluate(NAMED)
    return page


def moves(engine, address):
    page = opened(engine, address)
    if "counters" in engine.cannot:
        calls, script = figures.moves_by_the_clock(page, STOPS.medium + 30)
        page.close()
        with empty(engine) as page:
            _, least = figures.moves_by_the_clock(page, 430)
        yield "a finger's move: calls into WebAssembly", f"{calls:.2f}"
        yield ("a finger's move: script by the page's clock; that of an empty listener",
               f"{script * 1000:.0f} µs; {least * 1000:.0f} µs")
        return
    else:
        cost = figures.cost_of_moves(page, STOPS.medium + 30, 1)
        yield "a finger's move: calls into WebAssembly", f"{cost.calls:.2f}"
        yield "a finger's move: style recalculations, layouts", f"{cost.styles:.2f}, {cost.layouts:.2f}"
        page.close()
        with empty(engine) as page:
            least = figures.cost_of_moves(page, 430, 1)
        yield "a finger's move: script; that of an empty listener", f"{cost.script * 1000:.0f} µs; {least.script * 1000:.0f} µs"


def both_ways(engine, address):
    page = opened(engine, address)
    page.evaluate(f"void ({SHEET}.handoffCollapse = 'within')")
    body = f"{SHEET}.shadowRoot.querySelector('.quire-body')"
    up = drag((X, STOPS.medium + 300), (X, 60), 600, end=None)
    back = drag((X, 60), (X, STOPS.medium + 280), 600, hold=150, at=up[-1].at)[1:]
    page.touch(up)
    page.frames()
    there = page.evaluate(f"[{TOP}, {body}.scrollTop]")
    page.touch(back[:-1])
    page.frames()
    here = page.evaluate(f"[{TOP}, {body}.scrollTop]")
    page.touch(back[-1:])
    page.close()
    yield ("one gesture up and back: sheet's top, list's offset at the turn; at the end",
           f"{there[0]:.1f}, {there[1]:.1f}; {here[0]:.1f}, {here[1]:.1f}")


def catch(engine, address):
    page = opened(engine, address)
    jumps = []
    for detent in ("large", "medium") * 3:
        page.evaluate(f"void ({SHEET}.animateChanges(() => {SHEET}.selectedDetent = '{detent}'))")
        page.evaluate(_EXPECT)
        page.evaluate("new Promise((resolve) => setTimeout(resolve, 80))")
        page.touch([Touch(0, "begin", X, PHONE.height - 12)])
        expected = page.evaluate("window.expected")
        if expected is not None:
            jumps.append(abs(page.evaluate(SHIFT) - expected))
        page.touch([Touch(0, "end", X, PHONE.height - 12)])
        page.wait_until(f"{PHASE} == 'resting'")
    page.close()
    if jumps:
        yield (f"caught in flight: the sheet's jump, the middle of {len(jumps)}; the most",
               f"{statistics.median(jumps):.2f} px; {max(jumps):.2f} px")


def overdrag(engine, address):
    page = opened(engine, address)
    page.evaluate(f"void ({SHEET}.selectedDetent = 'large')")
    page.wait_until(f"{PHASE} == 'resting' && {TOP} < {STOPS.large} + 1")
    page.touch(drag((X, STOPS.large + 20), (X, STOPS.large - 40), 400, end=None))
    page.frames()
    above = STOPS.large - page.evaluate(TOP)
    page.touch([Touch(0, "end", X, STOPS.large - 40)])
    page.close()
    yield "overdrag: 60 px beyond the largest detent show as", f"{above:.1f} px"


def flick(engine, address):
    page = opened(engine, address)
    start, end = (X, STOPS.medium + 30), (X, STOPS.medium - 60)
    speeds = []
    for milliseconds, hold, least in ((60, 0, rules.FLICK_VELOCITY), (900, 200, 0)):
        # Repeated if the machine held up the finger.
        for _ in range(10):
            page.evaluate(f"void {SHEET}.animateChanges(() => {SHEET}.selectedDetent = 'medium')")
            page.wait_until(f"{PHASE} == 'resting' && {TOP} > {STOPS.medium} - 1")
            speed = abs(figures.speed_of_drag(page, drag(start, end, milliseconds, hold=hold)))
            page.wait_until(f"{PHASE} == 'resting'")
            if speed >= least:
                break
        speeds.append(f"{page.evaluate(f'{SHEET}.selectedDetent')} at {speed:.0f} px/s")
    page.close()
    yield "90 px up from medium, quickly; slowly, with a rest at the end", "; ".join(speeds)


def usable(engine, address, tries=5):
    """The time from the navigation until a sheet rests that is presented without animation as soon as possible."""
    times = []
    for _ in range(tries):
        page = engine.open(address + "plain.html", before=(
            "customElements.whenDefined('quire-sheet').then(async () => { await"
            " document.querySelector('quire-sheet').present({ animated: false }); window.usable = performance.now() })"))
        page.wait_until("window.usable")
        times.append(page.evaluate("usable"))
        page.close()
    yield "from navigation to a usable sheet, the middle of five", f"{statistics.median(times):.0f} ms"


def rows(name, engine, address):
    for measure in (moves, both_ways, catch, overdrag, flick, usable):
        try:
            for what, value in measure(engine, address):
                print(f"{name:9} {what:84} {value}", flush=True)
        except Exception as error:  # A failure in one engine does not prevent the report of the others.
            print(f"{name:9} {measure.__name__}: {error}", flush=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(EXAMPLES, folder, dirs_exist_ok=True)
        shutil.copytree(os.environ["ELEMENT"], pathlib.Path(folder) / "quire-sheet")
        with serving(folder) as address:
            for name in os.environ.get("QUIRE_ENGINES", " ".join(NAMES)).split():
                if name == "chromium":
                    with sync_playwright() as playwright:
                        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
                        browser = playwright.chromium.launch(
                            executable_path=os.environ["CHROME"], headless=True, args=arguments)
                        rows(name, Chromium(browser), address)
                        browser.close()
                else:
                    engine = {"firefox": Firefox, "webkit": WebKit}[name]()
                    rows(name, engine, address)
                    engine.close()


if __name__ == "__main__":
    sys.exit(main())
