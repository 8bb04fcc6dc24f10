# SPDX-License-Identifier: Apache-2.0
"""A page with a clock that a test can stop, to inspect a motion at a given time, however slow the machine is.

`visit(before=clock.SCRIPT)`, then `stop_after(page, "click", 250)` before the action that begins the motion: 250 ms
after the page has answered that event, its clock and its motions stop. `go` continues them from there.

`stop` stops the clock immediately, and `advance` moves it on: between two events of a test there is as much time as the
test says. `turn` plays a wheel in that way.
"""

# The clock covers every time that the page can read: the display's timeline, `performance.now`, the times of events,
# and the starts of animations. Timers still fire, and find that their time has not come yet.
SCRIPT = """(() => {
    const getter = (prototype, name) => Object.getOwnPropertyDescriptor(prototype, name).get;
    const now = performance.now.bind(performance);
    const shown = getter(AnimationTimeline.prototype, "currentTime").bind(document.timeline);
    const stamp = getter(Event.prototype, "timeStamp");
    const start = Object.getOwnPropertyDescriptor(Animation.prototype, "startTime");
    // In milliseconds: how far the page's clock is behind, and from when on.
    let late = 0, earliest = -Infinity;
    // Animations that stand, with their starts.
    const held = new Map();
    const time = (real) => clock.isStopped ? earliest : Math.max(real - late, earliest);
    const hold = (animation, at) => {
        held.set(animation, at);
        animation.pause();
        animation.currentTime = earliest - at;
    };
    const clock = window.clock = {
        isStopped: false,
        wheels: 0,
        stopAt: (at) => {
            clock.isStopped = true;
            earliest = at;
            for (const animation of document.getAnimations()) {
                const from = start.get.call(animation);
                if (from !== null) hold(animation, from - late);
            }
        },
        stop: () => clock.isStopped || clock.stopAt(now() - late),
        advance: (by) => {
            earliest += by;
            for (const [animation, at] of held) {
                if (animation.playState === "paused") animation.currentTime = earliest - at;
            }
        },
        stopAfter: (type, delay) =>
            addEventListener(type, () => clock.stopAt(quire.port.latest * 1000 + delay), { once: true }),
        go: () => {
            late = now() - earliest;
            clock.isStopped = false;
            for (const [animation, at] of held) {
                // Others were taken away meanwhile.
                if (animation.playState === "paused") start.set.call(animation, at + late);
            }
            held.clear();
        },
    };
    addEventListener("wheel", () => clock.wheels++, { capture: true, passive: true });
    performance.now = () => time(now());
    const property = (object, name, get, set) => Object.defineProperty(object, name, { configurable: true, get, set });
    property(document.timeline, "currentTime", () => shown() === null ? null : time(shown()));
    property(Event.prototype, "timeStamp", function () { return time(stamp.call(this)) });
    property(Animation.prototype, "startTime", function () {
        const at = start.get.call(this);
        return held.get(this) ?? (at === null ? null : at - late);
    }, function (at) {
        if (clock.isStopped) hold(this, at);
        else start.set.call(this, at + late);
    });
})();"""


def stop_after(page, event, delay):
    """Stops the clock the given number of milliseconds after the page has answered the next event of a kind."""
    page.evaluate(f"void clock.stopAfter('{event}', {delay})")


def wait(page):
    """Waits until the clock has stopped."""
    page.wait_until("clock.isStopped")


def go(page):
    page.evaluate("void clock.go()")


def stop(page):
    page.evaluate("void clock.stop()")


def advance(page, time):
    """Advances the stopped clock, in milliseconds."""
    page.evaluate(f"void clock.advance({time})")


def turn(page, x, y, script):
    """Plays a wheel by the clock, which stands from then on. Each event has a time, in milliseconds from the start, and
    a distance, positive downward."""
    page.evaluate("void (clock.stop(), clock.wheels = 0)")
    last = 0
    for count, (at, way) in enumerate(script, 1):
        advance(page, at - last)
        last = at
        page.wheel(x, y, 0, way)
        page.wait_until(f"clock.wheels >= {count}")
