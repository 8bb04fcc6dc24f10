# SPDX-License-Identifier: Apache-2.0
"""The figures of sheets in browsers as a table; `Scripts/browser-bench` runs it.

Each engine measures what it can; a dash marks what it can't. Frames and times depend on the machine; counts and ratios
hardly do. A figure beyond its limit is a warning at the end. The tests check the same behavior without a measurement.
"""
from __future__ import annotations

import contextlib
import itertools
import os
import sys
import time

from playwright.sync_api import sync_playwright

import bench
import clock
import figures
import lists
import test_cycles
from engines import NAMES, EngineError
from engines.chromium import Chromium
from engines.firefox import Firefox
from engines.fixtures import PAGES
from engines.webkit import WebKit
from examples import served
from serving import serving

SIZE = "Thousand"
CYCLES = 500
# A move's script, in empty listeners.
MOST_LISTENERS = 5
# Of the twelve frames that are due in 200 ms. A page that had to move the sheet would lose all but one of them.
LEAST_FRAMES = 4

warnings = []


def warn_unless(is_right, warning):
    if not is_right:
        warnings.append(warning)


@contextlib.contextmanager
def sheet(engine, address, name=SIZE, before=""):
    """A page with a sheet of the given kind at rest at medium, and the position of its top edge."""
    page = engine.open(address, before=before)
    try:
        page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
        yield page, bench.present(page, name)
        assert not page.errors, page.errors
    finally:
        page.close()


def moves(engine, address, pages, factor):
    """Rows of one finger's move."""
    with sheet(engine, address) as (page, top):
        cost = figures.cost_of_moves(page, top + 30, factor)
    empty = engine.open(pages + "probe.html?quiet")
    least = figures.cost_of_moves(empty, 430, factor)
    empty.close()
    slow = f", {factor} times slower" if factor > 1 else ""
    yield f"a finger's move{slow}: calls into WebAssembly", f"{cost.calls:.2f}"
    yield f"a finger's move{slow}: style recalculations, layouts", f"{cost.styles:.2f}, {cost.layouts:.2f}"
    yield (f"a finger's move{slow}: script, and that of an empty listener",
           f"{cost.script * 1000:.0f} µs, {least.script * 1000:.0f} µs")
    ratio = cost.script / least.script
    warn_unless(ratio <= MOST_LISTENERS, f"a finger's move{slow} takes the time of {ratio:.1f} empty listeners")
    yield f"a finger's move{slow}: script, in empty listeners", f"{ratio:.1f}"


def moves_by_the_clock(engine, address, pages):
    """Rows of one finger's move in an engine that counts nothing."""
    with sheet(engine, address) as (page, top):
        calls, script = figures.moves_by_the_clock(page, top + 30)
    empty = engine.open(pages + "probe.html?quiet")
    _, least = figures.moves_by_the_clock(empty, 430)
    empty.close()
    yield "a finger's move: calls into WebAssembly", f"{calls:.2f}"
    yield ("a finger's move: script by the page's clock, and that of an empty listener",
           f"{script * 1000:.0f} µs, {least * 1000:.0f} µs")


def settles(engine, address):
    """Rows of a moving sheet."""
    with sheet(engine, address) as (page, _):
        yield "settling: calls into WebAssembly until it rests", f"{figures.calls_while_settling(page)}"
        if not engine.lacks("counters"):
            yield "settling: main thread, a frame", f"{figures.main_thread_of_a_settle(page):.2f} ms"
        if not engine.lacks("frame count"):
            for factor in (1, 4):
                page.throttle(factor)
                slow = f", {factor} times slower" if factor > 1 else ""
                runs = figures.least_lost_frames(lambda block: figures.lost_frames(page, block), 200)
                (idle, _, _), (busy, _, _) = runs
                warn_unless(busy <= idle + 1, f"settling{slow}: a busy page costs {busy} frames, an idle one {idle}")
                for busy, (lost, due, gap) in zip(("", ", page busy for 200 ms"), runs):
                    yield f"settling{slow}{busy}: frames lost, due, longest gap", f"{lost}, {due}, {gap:.0f} ms"
            page.throttle(1)
    with sheet(engine, address, "Dimmed", clock.SCRIPT) as (page, _):
        turns = figures.turns_in_flight(page)
        yield "turned round in flight: largest jump", f"{max(jump for jump, _ in turns):.2f} px of {len(turns)} turns"


def films(engine, address):
    length = 300 if engine.lacks("frame clock") else 200
    with sheet(engine, address, "Undimmed") as (page, _):
        places = figures.places_while_blocked(page, length)
        warn_unless(places >= (1 if engine.lacks("frame clock") else LEAST_FRAMES),
                    f"{engine.name}: {places} places of a sheet seen while the page is busy")
        yield f"settling, page busy for {length} ms: places seen meanwhile", f"{places}"


# Two motions on the page of probe.html: one that a compositor plays, and one by script.
_PLAYED = ("void box.animate([{ transform: 'translateY(400px)' }, { transform: 'translateY(60px)' }],"
           " { duration: 700, fill: 'both' })")
_SCRIPTED = ("void (function step() { box.style.transform = `translateY(${performance.now() % 300 + 60}px)`;"
             " requestAnimationFrame(step) })()")


def cameras(engine, pages):
    """Rows of the camera itself: it sees what a compositor moves while the page is busy, but no motion by script."""
    for name, motion in (("a compositor's", _PLAYED), ("a script's", _SCRIPTED)):
        page = engine.open(pages + "probe.html")

        def move(page=page, motion=motion):
            page.evaluate(motion)
            page.block(150, 200)
            page.wait_until("window.blocked")
            return page.evaluate("blocked")

        film, (begin, end) = page.film(395, move)
        page.close()
        # Frames that were already in progress when the page became busy may still arrive.
        places = len({y for at, y in film.edges() if begin + 50 < at < end})
        warn_unless(places >= LEAST_FRAMES if motion is _PLAYED else places <= 1,
                    f"{engine.name}: the camera sees {places} places of {name} motion")
        yield f"camera: places of {name} motion, page busy for 200 ms", f"{places}"


def blurring(engine, address):
    """Rows of a sheet whose motion blurs the page, in Progress."""
    page = engine.open(address)
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
    bench.press(page, "Show the sheet")
    bench.rest(page)
    drawn = figures.frames_while_blurring(page)
    page.close()
    warn_unless(drawn >= LEAST_FRAMES, f"blurring: {drawn} of 12 frames drawn while the page is busy")
    yield "blurring, page busy for 200 ms: frames drawn, of 12 due", f"{drawn}"


def cycles(engine, address):
    """Rows of sheets that are presented and dismissed."""
    page = engine.open(address, before=test_cycles.KEEP_MODULE)
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
    counts = {}

    def count(at):
        first = counts.get(0)
        memory = page.evaluate("module.exports.memory.buffer.byteLength / 1024")
        counts[at] = {"elements": page.evaluate("document.querySelectorAll('*').length"), "module": memory}
        if not engine.lacks("heap"):
            counts[at] |= test_cycles.settled_heap(page, first)

    count(0)
    test_cycles.cycle(page, test_cycles.WARM)
    count(test_cycles.WARM)
    test_cycles.cycle(page, CYCLES - test_cycles.WARM)
    count(CYCLES)
    page.close()
    ways = " → ".join(str(at) for at in counts)
    for key, unit in (("elements", ""), ("module", " kB"), ("nodes", ""), ("listeners", ""), ("bytes", " kB")):
        if key in counts[0]:
            scale = 1024 if key == "bytes" else 1
            name = {"module": "WebAssembly memory", "bytes": "script heap"}.get(key, key)
            yield f"{name} after {ways} cycles", " → ".join(f"{each[key] / scale:.0f}{unit}" for each in counts.values())


def scrolled_list(engine, address, is_plain):
    """Rows of ten thousand rows that are scrolled, in Quire or in a plain list."""
    page = engine.open(address)
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")

    def rested():
        if not engine.lacks("heap"):
            page.collect_garbage()
        time.sleep(2)
        return lists.memory()

    before = rested()
    (lists.show_plain if is_plain else lists.show)(page)
    slow, fast = lists.scroll(page, 120, 40), lists.scroll(page, 60, 400)
    name = "10,000 rows, plain list" if is_plain else "10,000 rows"
    yield f"{name}: elements of rows", f"{max(slow.rows, fast.rows)}"
    for speed, seen in (("40 px", slow), ("400 px", fast)):
        yield f"{name}: changes of the page in a step of {speed}, at most", f"{seen.writes}"
        yield f"{name}: work of a frame at {speed}, longest, mean", f"{seen.longest:.1f} ms, {seen.mean:.1f} ms"
    yield f"{name}: steps of 400 px that came before their rows", f"{fast.blanks} of 40"
    yield f"{name}: memory of the browser, more than before", f"{rested() - before:.0f} MB"
    page.close()


def rows(engine, address, pages, progress):
    groups = []
    if not engine.lacks("counters", "throttle", "touch timestamps"):
        groups += [moves(engine, address, pages, factor) for factor in (1, 4)]
    else:
        groups.append(moves_by_the_clock(engine, address, pages))
    groups += [settles(engine, address), cycles(engine, address)]
    if not engine.lacks("frame count"):
        groups.append(blurring(engine, progress))
    if not engine.lacks("film"):
        groups += [films(engine, address), cameras(engine, pages)]
    yield from measured(engine, groups)


def measured(engine, groups):
    for group in groups:
        try:
            yield from group
        except (AssertionError, EngineError) as error:
            # A failed measurement does not prevent the others.
            print(f"{engine.name}: not measured: {error!r}", file=sys.stderr, flush=True)


def table(columns):
    """The measurements of each engine as Markdown. Rows keep the order in which they first appeared."""
    names = list(dict.fromkeys(name for column in columns.values() for name in column))
    lines = ["| | " + " | ".join(columns) + " |", "|---|" + "---|" * len(columns)]
    for name in names:
        lines.append(f"| {name} | " + " | ".join(column.get(name, "–") for column in columns.values()) + " |")
    return "\n".join(lines)


def main():
    only_lists = sys.argv[1:] == ["lists"]
    asked = os.environ.get("QUIRE_ENGINES", " ".join(NAMES)).replace(",", " ").split()
    columns = {}
    with contextlib.ExitStack() as stack:
        address = None if only_lists else stack.enter_context(served("Bench"))
        gallery = stack.enter_context(served("Gallery"))
        progress = None if only_lists else stack.enter_context(served("Progress", "--release"))
        pages = stack.enter_context(serving(PAGES))
        for name in asked:
            if name == "chromium":
                playwright = stack.enter_context(sync_playwright())
                options = ["--disable-dev-shm-usage"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
                browser = playwright.chromium.launch(executable_path=os.environ.get("CHROME"), args=options)
                engine = Chromium(browser)
            else:
                engine = Firefox() if name == "firefox" else WebKit(on_screen=True)
            column = columns.setdefault(f"{name} {engine.version}", {})
            of_lists = measured(engine, [scrolled_list(engine, gallery, is_plain) for is_plain in (False, True)])
            of_sheets = [] if only_lists else rows(engine, address, pages, progress)
            for row, value in itertools.chain(of_sheets, of_lists):
                column[row] = value
                print(f"{name}: {row}: {value}", file=sys.stderr, flush=True)
            engine.close()
            if name == "firefox" and not only_lists:
                engine = Firefox(on_screen=True)
                column.update(measured(engine, [films(engine, address), cameras(engine, pages)]))
                engine.close()
    print(table(columns))
    for warning in warnings:
        print(f"warning: {warning}", file=sys.stderr)


if __name__ == "__main__":
    main()
