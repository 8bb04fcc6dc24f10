# SPDX-License-Identifier: Apache-2.0
"""Sheets are presented and dismissed and leave nothing behind."""

import json

import pytest

import bench
import living

# The number of a command in Runtime/format.md: all motions have arrived.
FINISH_MOTION = 11
WARM = 30

# The module's memory grows and never shrinks, so its size is the greatest use so far.
KEEP_MODULE = """(() => {
    const plain = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...all) => {
        window.module = await plain.apply(WebAssembly, all);
        return window.module;
    };
})();"""

CYCLES = """(async () => {
    const button = (text, within) => [...within.querySelectorAll("button")].find((each) => each.textContent == text);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let cycle = 0; cycle < %d; cycle++) {
        button(%s, document).click();
        await frame();
        quire.port.send(%d);
        const sheet = %s;
        if (sheet.dataset.quirePhase != "resting") throw new Error(`it is ${sheet.dataset.quirePhase}`);
        button("Close", sheet).click();
        quire.port.send(%d);
        await frame();
        if (%s) throw new Error("it is still there");
    }
})()"""


def cycle(page, count, name="Dimmed"):
    # In parts, so that no single call exceeds an engine's time limit.
    while count > 0:
        part = min(count, 50)
        page.evaluate(CYCLES % (part, json.dumps(name), FINISH_MOTION, bench.SHEET, FINISH_MOTION, bench.SHEET))
        count -= part


def settled_heap(page, first=None):
    """The counts after the browser has released the canceled animations, at the end of their time."""
    return living.settled(page.heap, first, 10)


def test_nothing_is_left_in_the_page(visit, cycles):
    page = visit(before=KEEP_MODULE)
    elements = "document.querySelectorAll('*').length"
    before = page.evaluate(elements)
    cycle(page, WARM)
    memory = page.evaluate("module.exports.memory.buffer.byteLength")
    cycle(page, cycles - WARM)
    assert page.evaluate(elements) == before
    assert page.evaluate("module.exports.memory.buffer.byteLength") == memory
    assert page.evaluate("document.getAnimations().length") == 0


def test_nodes_and_listeners_go(visit, cycles):
    page = visit(before=living.COUNT)
    first = living.count(page)
    cycle(page, cycles)
    # And a few with animations that reach their end.
    for _ in range(3):
        bench.present(page, "Undimmed")
        bench.press(page, "Close")
        bench.gone(page)
    end = living.count(page, first)
    assert end == first


@pytest.mark.needs("heap")
def test_memory_nodes_and_listeners_stay(visit, cycles):
    page = visit()
    first = page.heap()
    cycle(page, WARM)
    warm = settled_heap(page, first)
    cycle(page, cycles - WARM)
    end = settled_heap(page, first)
    assert (end["nodes"], end["listeners"]) == (first["nodes"], first["listeners"])
    # The browser's engine keeps data about code that has run often, which is not a leak of a sheet.
    per_cycle = (end["bytes"] - warm["bytes"]) / (cycles - WARM)
    assert per_cycle < 1000, f"{per_cycle:.0f} bytes a cycle"


@pytest.mark.needs("heap")
def test_an_elements_memory_nodes_and_listeners_stay(element, cycles):
    page = element()
    turn = "(async () => { const [sheet] = document.querySelectorAll('quire-sheet'); for (let left = %d; left > 0; left--) {" \
        "await sheet.present({ animated: false }); await sheet.dismiss({ animated: false }); } })()"
    page.evaluate(turn % WARM)
    warm = settled_heap(page)
    page.evaluate(turn % cycles)
    heap = settled_heap(page, warm)
    assert (heap["nodes"], heap["listeners"]) == (warm["nodes"], warm["listeners"])
    # Almost all of this is compiled code.
    per_cycle = (heap["bytes"] - warm["bytes"]) / cycles
    assert per_cycle < 5000, f"{per_cycle:.0f} bytes a cycle"


# Animations take a thousand times as long as the app requests. It does not wait for their ends.
SLOW = """(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
        return animate.call(this, keyframes, { ...options, duration: options.duration * 1000 });
    };
})();"""


def test_an_animation_ends_with_what_it_moves(visit):
    page = visit(before=living.COUNT + SLOW)
    first = living.count(page)
    bench.present(page, "Dimmed")
    bench.press(page, "Close")
    bench.gone(page)
    # The root's own animation has not ended, so its node stays.
    end = living.count(page, first)
    assert end["strays"] == first["strays"] and end["nodes"] == first["nodes"]


def test_a_dismissed_element_goes_with_its_nodes(element):
    page = element(before=living.COUNT)
    page.evaluate("""(async () => {
        document.body.insertAdjacentHTML('beforeend', '<quire-sheet id="extra" detents="medium"><p>Late</p></quire-sheet>');
        const sheet = document.querySelector('#extra');
        await sheet.present();
        await sheet.dismiss();
        sheet.remove();
    })()""")
    assert living.count(page)["strays"] == 0, page.evaluate("living.strays()")


def test_with_its_animations_nothing_is_left_either(visit):
    page = visit()
    elements = page.evaluate("document.querySelectorAll('*').length")
    for _ in range(3):
        bench.present(page, "Undimmed")
        bench.press(page, "Close")
        bench.gone(page)
    assert page.evaluate("document.querySelectorAll('*').length") == elements
    assert page.evaluate("document.getAnimations().length") == 0
