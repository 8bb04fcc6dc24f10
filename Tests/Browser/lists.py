# SPDX-License-Identifier: Apache-2.0
"""The list of Gallery in a page of any engine, beside the same rows without Quire, and the cost of scrolling each."""

import dataclasses
import os
import pathlib

import bench

LIST = "document.querySelector('[role=grid]')"
ROWS = "[...document.querySelectorAll('[role=row][aria-selected]')].filter((row) => getComputedStyle(row).visibility != 'hidden')"

# Scrolls one step per frame. Counts rows, changes of the page, and the time from the event to the end of the frame's
# work.
_SCROLL = """new Promise((done) => {
    const list = %(list)s, seen = { rows: 0, writes: 0, blanks: 0, longest: 0, mean: 0 };
    let writes = 0, step = 0, began = 0, frames = 0;
    const watch = new MutationObserver((all) => { writes += all.length; });
    watch.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    const note = () => { began = performance.now(); };
    addEventListener("scroll", note, { capture: true });
    const after = new MessageChannel();
    after.port1.onmessage = () => {
        if (began > 0) {
            const length = performance.now() - began;
            seen.longest = Math.max(seen.longest, length);
            seen.mean += length;
            frames += 1;
        }
        began = 0;
        writes += watch.takeRecords().length;
        seen.writes = Math.max(seen.writes, writes);
        writes = 0;
        seen.rows = Math.max(seen.rows, list.querySelectorAll('[role=row]').length);
        const edge = list.getBoundingClientRect().bottom - 60;
        if (!document.elementFromPoint(innerWidth / 2, edge)?.closest('[role=row]') && step > 20) seen.blanks += 1;
        if (step++ < %(steps)d) return requestAnimationFrame(frame);
        removeEventListener("scroll", note, { capture: true });
        watch.disconnect();
        seen.mean /= Math.max(1, frames);
        done(seen);
    };
    const frame = () => {
        list.scrollTop += %(distance)d;
        requestAnimationFrame(() => after.port2.postMessage(0));
    };
    requestAnimationFrame(frame);
})"""

# The same rows without Quire, drawn by the browser when they come near.
_PLAIN = """(() => {
    document.querySelector('[role=grid]')?.removeAttribute('role');
    const list = document.createElement('div');
    list.style.cssText = 'position:fixed;inset:0;overflow:auto;background:white;z-index:9';
    list.setAttribute('role', 'grid');
    for (let index = 1; index <= 10000; index += 1) {
        const row = document.createElement('div');
        row.setAttribute('role', 'row');
        row.style.cssText = 'content-visibility:auto;contain-intrinsic-size:auto 44px;height:44px;display:flex;'
            + 'justify-content:space-between';
        row.innerHTML = `<span>Sounding ${index}</span><span>${4 + index * 7 % 36} m</span>`;
        list.append(row);
    }
    document.body.append(list);
})()"""


@dataclasses.dataclass(frozen=True)
class Scroll:
    """The most rows that existed, the most changes of the page in a step, the steps that came before their rows, and
    the milliseconds of a frame's work from the scroll event on: the longest, and the mean."""

    rows: int
    writes: int
    blanks: int
    longest: float
    mean: float


def show(page):
    page.evaluate("[...document.querySelectorAll('button')].find((each) => each.ariaLabel == 'List').click()")
    bench.rest(page)
    page.wait_until(f"{ROWS}.length > 3")


def show_plain(page):
    page.evaluate(_PLAIN)
    page.frames(3)


def scroll(page, steps=60, distance=400):
    return Scroll(**page.evaluate(_SCROLL % {"list": LIST, "steps": steps, "distance": distance}))


def memory():
    """The megabytes that all processes below this one use, each shared page counted by its share."""
    parents = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:  # The process has ended.
            continue
    kilobytes = 0
    for process in parents:
        above = process
        while above in parents and above != os.getpid():
            above = parents[above]
        if above != os.getpid() or process == os.getpid():
            continue
        try:
            rollup = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue
        kilobytes += sum(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return kilobytes / 1024
