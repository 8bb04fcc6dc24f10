# SPDX-License-Identifier: Apache-2.0
"""The visible motion of a sheet while the page is too busy to move it."""

import pytest

import bench
import clock
import figures
import rules
from engines import PHONE, drag, tap

STOPS = rules.Stops(PHONE.height)
X = 100


# Records the motion of a release, keeps the page busy, and records the motion afterward. The positions are those of a
# sheet at these milliseconds of the motion.
_BUSY_RELEASE = """void addEventListener("touchend", () => {
    const sheet = %(sheet)s, around = sheet.parentElement, place = %(place)s;
    const all = around.getAnimations(), [motion] = all, { startTime } = motion;
    const from = performance.now();
    while (performance.now() - from < 200);
    const left = around.getAnimations();
    window.released = {
        properties: all.flatMap(({ effect }) => Object.keys(effect.getKeyframes()[0])),
        began: startTime / 1000 - quire.port.latest,
        isSame: left.length === all.length && left[0] === motion && motion.startTime === startTime,
        places: %(times)s.map((time) => place(motion, time)),
    };
}, { once: true })"""


def test_a_released_sheet_goes_on_while_the_page_is_blocked(visit):
    """The browser has the whole motion from the release on, and needs no script for it."""
    page = visit()
    top = bench.present(page, "Undimmed")
    bench.record(page)
    times = [0, 50, 100, 200, 300, 400]
    page.evaluate(_BUSY_RELEASE % {"sheet": bench.SHEET, "place": figures.PLACE, "times": times})
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    bench.rest(page, "large")
    released = page.evaluate("released")
    assert set(released["properties"]) - {"offset", "computedOffset", "easing", "composite"} == {"transform"}
    assert released["began"] == pytest.approx(0, abs=0.001) and released["isSame"]
    start = bench.recorded(page)[0][-2]["top"] - STOPS.large
    motion = rules.spring(start, 0, 1)
    # The curve is played as straight lines between its key points.
    assert released["places"] == pytest.approx([STOPS.large + motion(time / 1000) for time in times], abs=1)


@pytest.mark.needs("throttle")
def test_a_slow_processor_changes_nothing_but_the_speed(visit):
    page = visit()
    top = bench.present(page, "Thousand")
    page.throttle(4)
    bench.record(page)
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)
    touches, _ = bench.recorded(page)
    moves = [touch for touch in touches if touch["type"] == "touchmove"]
    assert len(moves) > 20
    for move, way in zip(moves, rules.after_slop(top + 30, [move["y"] for move in moves])):
        assert move["top"] == pytest.approx(top + way, abs=0.5)


def test_turned_round_in_flight_a_sheet_goes_on_from_where_it_is(visit):
    page = visit(before=clock.SCRIPT)
    bench.present(page, "Dimmed")
    turns = figures.turns_in_flight(page)
    assert len(turns) >= 6
    # A transform is written with three decimals.
    assert max(jump for jump, _ in turns) <= 0.255, turns
    # It neither stops before it turns around, nor skips a part of the way.
    assert all(abs(begun) < 0.1 for _, begun in turns), turns


@pytest.mark.needs("counters")
def test_a_settling_sheet_needs_no_page(visit):
    page = visit()
    top = bench.present(page, "Thousand")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    before = page.counters()
    # Without a script in each frame, which alone would compute styles.
    page.evaluate(
        "new Promise((resolve) => { const look = () => %(sheet)s.dataset.quirePhase === 'resting' && resolve(0);"
        " new MutationObserver(look).observe(%(sheet)s, { attributeFilter: ['data-quire-phase'] }); look() })"
        % {"sheet": bench.SHEET})
    after = page.counters()
    # Those of the release and of the end, and none of the thirty frames in between.
    assert after["layouts"] - before["layouts"] <= 2, (before, after)
    assert after["styles"] - before["styles"] <= 8, (before, after)


def test_after_a_pause_a_sheet_is_seen_to_come(visit):
    """Firefox stops its timeline while nothing is drawn. The motion must not start in the past."""
    page = visit()
    # Until the timeline has stopped, in an engine that stops it.
    late, early = page.evaluate(
        "new Promise((resolve) => { const end = performance.now() + 1200; (function look() { const now = performance.now();"
        " if (now < end && now - document.timeline.currentTime < 300) return setTimeout(look, 100);"
        " [...document.querySelectorAll('button')].find((each) => each.textContent == 'Dimmed').click();"
        f" const [{{ startTime }}] = {bench.SHEET}.parentElement.getAnimations();"
        " resolve([startTime - performance.now(), now - startTime]) })() })")
    assert late <= 1 and early <= figures.LONGEST_FRAME + 1
    assert bench.rest(page, "medium") == pytest.approx(STOPS.medium, abs=0.5)


def test_a_settling_sheet_calls_nobody(visit):
    page = visit()
    bench.present(page, "Undimmed")
    # One call in half a second, at its end.
    assert figures.calls_while_settling(page) <= 2


@pytest.mark.needs("counters", "throttle")
@pytest.mark.parametrize("factor", [1, 4])
def test_what_a_move_costs(visit, factor):
    page = visit()
    cost = figures.cost_of_moves(page, bench.present(page, "Thousand") + 30, factor)
    assert cost.calls == pytest.approx(1, abs=0.02)
    assert cost.styles <= 1.02
    assert cost.layouts <= 0.02


def test_what_moves_has_a_layer_of_its_own_and_no_longer(visit):
    page = visit()
    top = bench.present(page, "Undimmed")
    hint = f"getComputedStyle({bench.SHEET}).willChange"
    assert page.evaluate(hint) == "auto"
    page.evaluate(f"void (window.hints = new Set(), addEventListener('touchmove', () => hints.add({hint})))")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    bench.rest(page, "large")
    page.frames(3)
    assert "transform" in page.evaluate("[...hints]")
    assert page.evaluate(hint) == "auto"
    # An animation with a fill would still exist.
    assert page.evaluate(f"{bench.SHEET}.parentElement.getAnimations({{ subtree: true }}).length") == 0


# Waits until the dimming fades. Records the animation that plays the fade, and the opacity at four times of it.
_WATCH = """void (window.fade = new Promise((resolve) => {
    const look = () => {
        const shown = document.querySelector('[data-quire-part=dimming]'), around = shown?.parentElement;
        const played = around?.getAnimations() ?? [];
        if (played.length === 0) return requestAnimationFrame(look);
        const seen = [0, 0.3, 0.6, 1].map((part) => {
            for (const each of played) each.currentTime = part * each.effect.getTiming().duration;
            return [shown, around].reduce((all, each) => all * getComputedStyle(each).opacity, 1);
        });
        for (const each of played) each.finish();
        resolve({ seen, played: played.length, own: shown.getAnimations().length });
    };
    look();
}))"""


def test_the_dimming_fades_and_is_never_animated_itself(visit):
    """An element around it plays its motions, because a finger's moves would take longer for an element that was
    animated."""
    page = visit()
    page.evaluate(_WATCH)
    bench.present(page, "Dimmed")
    fade = page.evaluate("fade")
    assert fade["seen"] == sorted(set(fade["seen"])) and fade["seen"][0] == 0 and fade["seen"][-1] == 1, fade
    assert (fade["played"], fade["own"]) == (1, 0)
    page.evaluate(_WATCH)
    page.touch(tap(X, 60))
    fade = page.evaluate("fade")
    assert fade["seen"] == sorted(set(fade["seen"]), reverse=True) and fade["seen"][-1] == 0, fade
    assert fade["seen"][0] > 0.9 and (fade["played"], fade["own"]) == (1, 0)
    bench.gone(page)


def test_a_bar_at_the_bottom_stays_there_while_the_sheet_settles(visit):
    page = visit()
    top = bench.present(page, "Footed")
    page.evaluate(
        "void (window.seen = [], window.bar = [...document.querySelectorAll('.quire-label')].find((each) =>"
        " each.textContent == 'At the bottom'), (function frame() { seen.push([bar.getBoundingClientRect().bottom,"
        f" {bench.SHEET}.getBoundingClientRect().top]); requestAnimationFrame(frame) }})())")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    bench.rest(page, "large")
    page.touch(drag((X, STOPS.large + 30), (X, STOPS.large + 210), 130))
    bench.rest(page, "medium")
    seen = page.evaluate("seen")
    assert len({round(place) for _, place in seen}) > 4
    for bottom, _ in seen:
        assert bottom == pytest.approx(PHONE.height, abs=1)


def test_after_a_late_release_all_begins_where_it_was(visit):
    """If the timeline is far behind the clock, a motion begins by the clock, and its end does not appear in between."""
    page = visit()
    top = bench.present(page, "Footed")
    page.evaluate(
        "void (() => { const bar = [...document.querySelectorAll('.quire-label')].find((each) => each.textContent =="
        " 'At the bottom'); const places = () => [bar.getBoundingClientRect().bottom,"
        f" {bench.SHEET}.getBoundingClientRect().top];"
        " addEventListener('touchend', () => { const from = performance.now(); while (performance.now() - from < 120);"
        " window.before = places() }, { capture: true, once: true });"
        " addEventListener('touchend', () => { window.after = places() }, { once: true }) })()")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    bench.rest(page, "large")
    before, after = page.evaluate("[before, after]")
    assert before[0] == pytest.approx(PHONE.height, abs=1)
    assert STOPS.large + 50 < before[1] < top - 50, "it was on its way"
    assert after == pytest.approx(before, abs=1)
