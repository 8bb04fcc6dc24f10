# SPDX-License-Identifier: Apache-2.0
"""The times of a finger's events, in engines that stamp a touch with the time of its delivery.

The page gets the script before the finger plays it. It recognizes each event by its kind and place, and gives it the
time of the script, so a machine that delivers events late does not change a finger's speed.
"""
from __future__ import annotations

import json
from collections.abc import Sequence

from .touches import Touch

# No listener, because it would change how the browser handles a touch. An event gets its time when that is first read.
SCRIPT = """(() => {
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
    const now = performance.now.bind(performance);
    const kinds = { touchstart: "begin", touchmove: "move", touchend: "end", touchcancel: "cancel" };
    const times = new WeakMap();
    // The events that are still expected: the time by the page's clock, the kind and the place.
    let expected = [];
    const find = (event) => {
        const kind = kinds[event.type];
        const isNear = ([, , x, y]) =>
            [...event.changedTouches].some((each) => Math.abs(each.clientX - x) < 1 && Math.abs(each.clientY - y) < 1);
        let index = expected.findIndex((each) => each[1] === kind && isNear(each));
        // The place of an end may be that of the move before it.
        if (index < 0 && kind !== "move") index = expected.findIndex((each) => each[1] === kind);
        if (index < 0) return undefined;
        // The browser may join moves to one; the earlier ones never come.
        const [[time]] = expected.splice(0, index + 1).slice(-1);
        return time;
    };
    window.expectTouches = (script) => {
        const start = now();
        expected = script.map(([at, ...rest]) => [start + at, ...rest]);
        return performance.timeOrigin + start;
    };
    Object.defineProperty(Event.prototype, "timeStamp", {
        configurable: true,
        enumerable: true,
        get() {
            if (!(this.type in kinds) || !this.isTrusted) return stamp.get.call(this);
            if (!times.has(this)) times.set(this, find(this) ?? stamp.get.call(this));
            return times.get(this);
        },
    });
})();"""


def expect(script: Sequence[Touch]) -> str:
    """The expression that announces a finger to the page. Its value is the script's start, in milliseconds since 1970.
    """
    events = [[touch.at, touch.kind, touch.x, touch.y] for touch in script]
    return f"window.expectTouches?.({json.dumps(events)}) ?? Date.now()"
