# SPDX-License-Identifier: Apache-2.0
"""Counts what is alive in a page of any engine after garbage collection: nodes that were ever in the document, and
listeners on living targets."""

import contextlib

from engines import EngineError
from engines.interface import eventually

# It keeps a weak reference to each node, and each listener with its target, which holds it.
COUNT = """(() => {
    const nodes = [], targets = [], known = new WeakSet(), listeners = new WeakMap();
    const meet = (node) => {
        if (!known.has(node)) known.add(node), nodes.push(new WeakRef(node));
        for (const child of node.childNodes) meet(child);
    };
    new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(meet)))
        .observe(document, { childList: true, subtree: true });
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const captures = (options) => Boolean(typeof options == "object" ? options?.capture : options);
    const drop = (target, type, listener, capture) => {
        const all = listeners.get(target) ?? [];
        const index = all.findIndex((each) => each.type == type && each.listener == listener && each.capture == capture);
        if (index >= 0) all.splice(index, 1);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
        const target = this ?? window, capture = captures(options), { once, signal } = Object(options);
        // Playwright has a script of its own in pages, with listeners.
        if (new Error().stack.includes("InjectedScript")) return add.call(target, type, listener, options);
        if (!listeners.has(target)) listeners.set(target, []), targets.push(new WeakRef(target));
        drop(target, type, listener, capture);
        if (listener && !signal?.aborted) {
            listeners.get(target).push({ type, listener, capture });
            if (once) add.call(target, type, () => drop(target, type, listener, capture), { capture, once, signal });
            if (signal) add.call(signal, "abort", () => drop(target, type, listener, capture));
        }
        return add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
        drop(this ?? window, type, listener, captures(options));
        return remove.call(this ?? window, type, listener, options);
    };
    const isStray = (node) => !node.isConnected;
    const alive = (references) => references.map((each) => each.deref()).filter(Boolean);
    window.living = () => ({
        nodes: alive(nodes).length,
        strays: alive(nodes).filter(isStray).length,
        listeners: alive(targets).reduce((sum, target) => sum + listeners.get(target).length, 0),
    });
    // The first nodes among them that have left the document, in words.
    living.strays = () => alive(nodes).filter(isStray).slice(0, 20).map((node) =>
        `${(node.outerHTML ?? node.nodeValue).slice(0, 200)} in ${node.parentNode?.nodeName}`);
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
    """Nodes and listeners. Half a minute allows for an engine that collects garbage at times of its own choice."""

    def read():
        page.collect_garbage()
        return page.evaluate("living()")

    return settled(read, most, 30)
