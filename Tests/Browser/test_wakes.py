# SPDX-License-Identifier: Apache-2.0
"""Motions arrive, whatever happens to a page's timers, frames and animations."""

import pytest

import bench
import element as elements

pytestmark = pytest.mark.one_engine

# Loses some timers and frames, and fires timers early or late, at random with a seed.
FAULTS = """(() => {
    let state = %d;
    const dice = () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const { setTimeout: timer, requestAnimationFrame: frame } = window;
    const faults = window.faults = { dice, frame: () => new Promise((done) => frame.call(window, done)), areOn: false, lost: 0 };
    window.setTimeout = (callback, delay = 0, ...rest) => {
        if (faults.areOn) {
            const fate = dice();
            if (fate < 0.5) faults.lost++, callback = () => {};
            else if (fate < 0.7) delay *= dice();
            else if (fate < 0.9) delay += 300 * dice();
        }
        return timer.call(window, callback, delay, ...rest);
    };
    window.requestAnimationFrame = (callback) => {
        const isLost = faults.areOn && dice() < 0.5;
        if (isLost) faults.lost++;
        return frame.call(window, isLost ? () => {} : callback);
    };
})();"""

# Runs steps one after another. Each must come to rest with the remaining timers, frames and animations.
STEPS = """(async () => {
    const { dice, frame } = faults;
    faults.areOn = true;
    for (let step = 0; step < %d; step++) {
        (%s)(step);
        let canceling = dice() < 0.5 ? performance.now() + 400 * dice() : Infinity;
        const end = performance.now() + 3000;
        do {
            await frame();
            if (performance.now() < canceling) continue;
            for (const animation of document.getAnimations()) animation.cancel();
            canceling = Infinity;
        } while (%s && performance.now() < end);
        if (%s) return `step ${step} of seed %d`;
    }
    faults.areOn = false;
    return faults.lost > 0 ? 'arrived' : 'no fault';
})()"""

COUNT = 8
BOX = elements.BOX % "quire-sheet"


def steps(page, seed, step, is_moving):
    return page.evaluate(STEPS % (COUNT, step, is_moving, is_moving, seed))


def test_the_elements_wakes_are_lost_early_and_late(element):
    seed = 3
    page = element(before=FAULTS % seed)
    # Every second time, each frame is requested.
    act = """(step) => {
        const sheet = document.querySelector('quire-sheet');
        sheet.reportsProgress = step % 2 === 1;
        if (!sheet.open) sheet.present();
        else if (step % 4 === 3) sheet.dismiss();
        else sheet.animateChanges(() => (sheet.selectedDetent = sheet.selectedDetent === 'large' ? 'medium' : 'large'));
    }"""
    assert steps(page, seed, act, f"!['resting', undefined].includes({BOX}.dataset.quirePhase)") == "arrived"


def test_the_apps_wakes_are_lost_early_and_late(visit):
    seed = 5
    page = visit(before=FAULTS % seed)
    act = """(step) => {
        const press = (name) =>
            [...document.querySelectorAll('button')].find((each) => each.textContent === name).click();
        if (!%s) press(step %% 8 ? 'Dimmed' : 'Undimmed');
        else if (step %% 4 === 3) press('Close');
        else document.querySelector('[data-quire-part=grabber]').click();
    }""" % bench.SHEET
    is_moving = f"{bench.SHEET} && {bench.SHEET}.dataset.quirePhase !== 'resting'"
    assert steps(page, seed, act, is_moving) == "arrived"


def test_a_change_that_is_taken_back_arrives(element):
    page = element()
    elements.present(page)
    # In one task no time passes.
    page.evaluate("""void (() => {
        const sheet = document.querySelector('quire-sheet');
        sheet.animateChanges(() => (sheet.selectedDetent = 'large'));
        sheet.animateChanges(() => (sheet.selectedDetent = 'medium'));
    })()""")
    elements.rest(page)
