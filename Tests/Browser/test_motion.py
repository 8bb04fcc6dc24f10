# SPDX-License-Identifier: Apache-2.0
"""The visible motion of a sheet while the page is too busy to move it."""

import dataclasses

import pytest

import bench
import figures
import rules
from engines import PHONE, drag, tap

STOPS = rules.Stops(PHONE.height)
# The brightness of a white sheet against the blue behind it.
SHEET_GREY = 190
X = 100
# A column beside the texts of the page and of the sheet.
FILMED_X = 260


@pytest.mark.alone("frames on the screen are counted")
@pytest.mark.needs("film")
def test_a_released_sheet_goes_on_while_the_page_is_blocked(visit, studio):
    # A busy machine can only remove frames, so one try of three with enough frames shows the browser's behaviour.
    enough = 1 if studio.lacks("frame clock") else 4
    for _ in range(3):
        film = filmed_release(visit, studio)
        if len(film.during) >= enough:
            break
    if studio.lacks("frame clock") and film.before < 10:
        pytest.skip(f"{studio.name} drew {film.before} frames in the 400 ms before: the machine is too busy to tell")
    assert len(film.during) >= enough, film.seen
    motion = rules.spring(film.start, 0, 1)
    for since, y in film.seen:
        # On the screen it is late by up to three frames, and never early by more than one.
        latest, earliest = motion(max(since - 0.064, 0)), motion(since + 0.017)
        assert earliest - 2 <= y - STOPS.large <= latest + 2, (since, y, film.seen)


@dataclasses.dataclass
class Release:
    """The film of a sheet that was released while the page became busy."""

    start: float
    """The distance from its end at the release, in points."""
    seen: list[tuple[float, float]]
    """While the page was busy: seconds since the release, and the top edge in points."""
    during: set[float]
    """The edges on the screen after all earlier frames had arrived."""
    before: int
    """Frames in the 400 ms before."""


def filmed_release(visit, studio):
    """Releases a sheet; the page is busy from soon after the release until the sheet is almost there."""
    # Software rendering draws few frames and needs longer for each.
    length = 300 if studio.lacks("frame clock") else 200
    page = visit()
    top = bench.present(page, "Undimmed")
    bench.record(page)

    def release():
        page.evaluate(
            "void addEventListener('touchend', () => setTimeout(() => { const from = performance.now();"
            " while (performance.now() - from < %d); window.blocked = [from, performance.now()] }, 60))" % length)
        page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
        page.wait_until("window.blocked")
        return page.evaluate("blocked")

    film, (begin, end) = page.film(FILMED_X, release)
    bench.rest(page, "large")
    touches, _ = bench.recorded(page)
    page.close()
    released = touches[-1]
    edges = [(at, y) for at, y in film.edges(SHEET_GREY) if begin < at < end and y is not None]
    return Release(
        start=released["top"] - STOPS.large, seen=[(at / 1000 - released["now"], y) for at, y in edges],
        during={y for at, y in edges if at > begin + 50}, before=sum(begin - 400 < at < begin for at in film.times))


@pytest.mark.alone("frames on the screen are counted")
@pytest.mark.needs("frame count")
def test_a_blocked_page_costs_one_frame_at_most(visit, capsys):
    page = visit()
    bench.present(page, "Thousand")
    (idle, _, _), (lost, due, gap) = figures.least_lost_frames(lambda block: figures.lost_frames(page, block), 200)
    with capsys.disabled():
        print(f"\nwith the page blocked for 200 ms: {lost} of {due} frames lost, {gap:.0f} ms without one at most;"
              f" {idle} lost with an idle page")
    assert lost <= idle + 1


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


@pytest.mark.alone("a page with late frames shows too few turns")
def test_turned_round_in_flight_a_sheet_goes_on_from_where_it_is(visit):
    page = visit()
    bench.present(page, "Dimmed")
    turns = figures.turns_in_flight(page)
    assert len(turns) >= 3
    # A transform is written to a thousandth.
    assert max(jump for jump, _ in turns) <= 0.255, turns
    # It neither halts before it turns, nor skips a part of the way.
    assert all(abs(begun) < 0.1 for _, begun in turns), turns


@pytest.mark.needs("counters")
def test_a_settling_sheet_needs_no_page(visit):
    page = visit()
    top = bench.present(page, "Thousand")
    page.touch(drag((X, top + 30), (X, top - 220), 400, hold=300))
    before, turns = page.counters(), page.evaluate("quire.port.turns")
    page.evaluate("new Promise((resolve) => setTimeout(resolve, 200))")
    after = page.counters()
    assert page.evaluate(f"{bench.SHEET}.dataset.quirePhase") == "settling"
    assert page.evaluate("quire.port.turns") == turns
    assert after["layouts"] - before["layouts"] <= 1
    # The styles of the release are computed in the first frames after it; 200 ms are twelve frames.
    assert after["styles"] - before["styles"] <= 4
    bench.rest(page, "large")


# In units of an empty listener.
LIMIT = 5


def test_after_a_pause_a_sheet_is_seen_to_come(visit):
    """Firefox stops its timeline while nothing is drawn: the motion must not start in the past."""
    page = visit()
    page.evaluate(
        "new Promise((resolve) => setTimeout(() => { window.seen = [];"
        " [...document.querySelectorAll('button')].find((each) => each.textContent == 'Dimmed').click();"
        f" (function frame() {{ seen.push({bench.SHEET}?.getBoundingClientRect().top); requestAnimationFrame(frame) }})();"
        " resolve(0) }, 1200))")
    bench.rest(page, "medium")
    on_the_way = [top for top in page.evaluate("seen") if top and STOPS.medium + 1 < top < PHONE.height - 1]
    assert len(set(on_the_way)) >= 3


def test_a_settling_sheet_calls_nobody(visit):
    page = visit()
    bench.present(page, "Undimmed")
    assert figures.calls_while_settling(page) == 0


@pytest.mark.alone("a processor's time is measured")
@pytest.mark.needs("counters", "throttle", "touch timestamps")
@pytest.mark.parametrize("factor", [1, 4])
def test_what_a_move_costs(visit, engine, pages, factor, capsys):
    # Other work on the machine only adds time, so the best of three counts; one good try is enough.
    for _ in range(3):
        page = visit()
        sheet = figures.cost_of_moves(page, bench.present(page, "Thousand") + 30, factor)
        empty = engine.open(pages + "probe.html?quiet")
        listener = figures.cost_of_moves(empty, 430, factor)
        empty.close()
        ratio = sheet.script / listener.script
        if ratio <= LIMIT:
            break
    with capsys.disabled():
        print(f"\na move, {factor} times slower: {sheet.script:.2f} ms of script, {ratio:.1f} times the empty listener's"
              f" {listener.script:.3f} ms; {sheet.styles:.2f} styles, {sheet.layouts:.2f} layouts")
    assert sheet.calls == pytest.approx(1, abs=0.02)
    assert sheet.styles <= 1.02
    assert sheet.layouts <= 0.02
    assert ratio <= LIMIT


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


# Waits until the dimming fades, and notes what plays that and how much is seen at four times of it.
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
    """An element around it plays its motions: a finger's move would take longer for what has been animated."""
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


def test_a_bar_at_the_bottom_stays_there_while_the_sheet_settles(visit, engine):
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
    assert len({round(place) for _, place in seen}) > (4 if engine.lacks("frame clock") else 20)
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
