# SPDX-License-Identifier: Apache-2.0
"""Counts what is alive in a page of any engine after garbage collection: nodes that were ever in the document, and
listeners on living targets."""

import contextlib

from engines import EngineError
from engines.interface import eventually

# A registry reports each node and target that is collected. The count does not read weak references: reading one during
# a collection keeps its object alive, and on few processors a collection is always running.
COUNT = """(() => {
    const references = [], known = new WeakSet(), listeners = new WeakMap(), counts = new Set();
    let alive = 0;
    const gone = new FinalizationRegistry((counted) => { counted ? counts.delete(counted) : alive -= 1; });
    const meet = (node) => {
        if (!known.has(node)) known.add(node), references.push(new WeakRef(node)), gone.register(node), alive += 1;
        for (const child of node.childNodes) meet(child);
    };
    new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(meet)))
        .observe(document, { childList: true, subtree: true });
    // WebKit runs the script when the document has its type and its root already.
    document.childNodes.forEach((node) => meet(node));
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const captures = (options) => Boolean(typeof options == "object" ? options?.capture : options);
    const of = (target) => {
        if (!listeners.has(target)) {
            // Apart from the listeners, which may hold the target: the registry holds what it passes on.
            const counted = { count: 0 };
            listeners.set(target, { all: [], counted });
            counts.add(counted);
            gone.register(target, counted);
        }
        return listeners.get(target);
    };
    const drop = (target, type, listener, capture) => {
        const { all, counted } = of(target);
        const index = all.findIndex((each) => each.type == type && each.listener == listener && each.capture == capture);
        if (index >= 0) all.splice(index, 1);
        counted.count = all.length;
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
        const target = this ?? window, capture = captures(options), { once, signal } = Object(options);
        // Playwright has a script of its own in pages, with listeners.
        if (new Error().stack.includes("InjectedScript")) return add.call(target, type, listener, options);
        drop(target, type, listener, capture);
        if (listener && !signal?.aborted) {
            const { all, counted } = of(target);
            counted.count = all.push({ type, listener, capture });
            if (once) add.call(target, type, () => drop(target, type, listener, capture), { capture, once, signal });
            if (signal) add.call(signal, "abort", () => drop(target, type, listener, capture));
        }
        return add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
        drop(this ?? window, type, listener, captures(options));
        return remove.call(this ?? window, type, listener, options);
    };
    const below = (node) => [...node.childNodes].reduce((sum, child) => sum + 1 + below(child), 0);
    window.living = () => ({
        nodes: alive,
        strays: alive - below(document),
        listeners: [...counts].reduce((sum, { count }) => sum + count, 0),
    });
    // The first nodes among them that have left the document, in words.
    living.strays = () => references.map((each) => each.deref()).filter((node) => node && !node.isConnected).slice(0, 20)
        .map((node) => `${(node.outerHTML ?? node.nodeValue).slice(0, 200)} in ${node.parentNode?.nodeName}`);
})();"""


def settled(read, most, seconds):
    """Repeats `read` until no more nodes and listeners are alive than in `most`, or, in engines without such a count,
    no node that has left the document, or until a time limit. Gives the last result."""
    seen = []

    def look():
        seen.append(read())
        if most is None:
            is_small = seen[-1].get("strays", 0) == 0
        else:
            is_small = all(seen[-1][key] <= most[key] for key in ("nodes", "listeners"))
        return seen[-1] if is_small else None

    with contextlib.suppress(EngineError):
        eventually(look, seconds, "the first counts")
    assert seen, f"no count within {seconds} seconds"
    return seen[-1]


def count(page, most=None):
    """Nodes and listeners. Half a minute allows for an engine that chooses its own time for garbage collection."""

    def read():
        page.collect_garbage()
        return page.evaluate("living()")

    return settled(read, most, 30)
