# SPDX-License-Identifier: Apache-2.0
"""A page whose timers are counted, so that a test can wait until none is left. From then on, the page does nothing by
itself. `visit(before=timers.SCRIPT)`, then `elapse`."""

SCRIPT = """(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const waiting = window.waitingTimers = new Set();
    window.setTimeout = (action, delay, ...values) => {
        const timer = set(() => {
            waiting.delete(timer);
            action(...values);
        }, delay);
        waiting.add(timer);
        return timer;
    };
    window.clearTimeout = (timer) => {
        waiting.delete(timer);
        clear(timer);
    };
})();"""


def elapse(page):
    """Waits until all timers of the page have fired, including those that they set."""
    page.wait_until("waitingTimers.size == 0")
