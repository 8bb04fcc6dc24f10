# SPDX-License-Identifier: Apache-2.0
"""Postcards on a phone, used with fingers: the picker, from a tap to a pull down."""

import itertools
import math

import pytest

from rules import OMEGA, SLOP, band
from sheets import (
    LARGE,
    MEDIUM,
    center,
    counts,
    dimming,
    frames,
    gone,
    motions,
    postcard,
    present,
    settled,
    sheet,
    stands,
    top,
    until,
)

GRABBER = (201, 417.5)
HEADER = (120, 440)


def near(value, tolerance=0.5):
    return pytest.approx(value, abs=tolerance)


def test_shows_a_postcard_with_names_for_everything(phone, picture):
    for name in ("Settings", "Choose photo"):
        assert phone.get_by_role("button", name=name).count() == 1
    assert phone.get_by_role("textbox", name="Words").count() == 1
    assert postcard(phone) == "Lake"
    assert phone.get_by_text("Greetings from the lake").is_visible()
    assert phone.title() == "Postcards"
    picture(phone, "root")


def test_the_photo_button_presents_at_medium(phone, touch, picture):
    touch.tap(*center(phone, "button[aria-label*=photo]"))
    shown = settled(phone, "medium")
    assert shown["top"] == near(MEDIUM)
    assert (shown["left"], shown["width"]) == (0, 402)
    assert shown["detent"] == "com.apple.UIKit.medium"
    assert phone.locator("[data-quire-part=sheet] [role=row][aria-label=Harbor]").is_visible()
    picture(phone, "medium")


def test_presenting_follows_the_spring(phone):
    phone.evaluate("""() => {
      window.tops = [];
      new MutationObserver((changes, observer) => {
        const sheet = document.querySelector('[data-quire-part=sheet]');
        if (!sheet || sheet.parentElement.getAnimations().length === 0) return;
        observer.disconnect();
        for (const animation of document.getAnimations()) animation.pause();
        for (let time = 0; time <= 400; time += 10) {
          for (const animation of document.getAnimations()) animation.currentTime = time;
          tops.push([time / 1000, sheet.getBoundingClientRect().top]);
        }
      }).observe(document.querySelector('quire-app'), {childList: true, subtree: true, attributes: true});
    }""")
    phone.get_by_role("button", name="Choose photo").click()
    until(phone, "tops.length > 0")
    for time, seen in phone.evaluate("tops"):
        expected = MEDIUM + (874 - MEDIUM) * (1 + OMEGA * time) * math.exp(-OMEGA * time)
        assert seen == near(expected), time


@pytest.mark.parametrize("start", [GRABBER, HEADER], ids=["grabber", "header"])
def test_a_drag_goes_to_large_and_back(phone, touch, picture, start):
    present(phone)
    x, y = start
    touch.drag((x, y), (x, y - 300), seconds=0.5, hold=0.2)
    assert settled(phone, "large")["top"] == near(LARGE)
    picture(phone, "large")
    up = MEDIUM - LARGE
    touch.drag((x, y - up), (x, y - up + 300), seconds=0.5, hold=0.2)
    assert settled(phone, "medium")["top"] == near(MEDIUM)


def test_the_sheet_stays_under_the_finger(phone, touch):
    present(phone)
    touch.down(*HEADER)
    touch.move(HEADER[0], HEADER[1] - 20)
    for travel in range(24, 330, 7):
        touch.move(HEADER[0], HEADER[1] - travel)
        assert top(phone) == near(MEDIUM - (travel - SLOP), 0.01), travel
        assert sheet(phone)["phase"] == "dragging"
    touch.move(HEADER[0], HEADER[1] - (MEDIUM - LARGE) - SLOP - 80)
    assert top(phone) == near(LARGE - band(80, 10)), "above large it gives like a rubber band"
    touch.up()
    assert settled(phone, "large")["top"] == near(LARGE)


def test_a_short_drag_falls_back(phone, touch):
    present(phone)
    touch.drag(HEADER, (HEADER[0], HEADER[1] - 90), seconds=0.4, hold=0.2)
    assert settled(phone, "medium")["top"] == near(MEDIUM)


def test_flings(phone, touch):
    present(phone)
    touch.drag(HEADER, (HEADER[0], HEADER[1] - 90), seconds=0.06)
    assert settled(phone, "large")["top"] == near(LARGE), "a short quick drag goes a detent up"
    x, y = HEADER[0], HEADER[1] - (MEDIUM - LARGE)
    touch.drag((x, y), (x, y + 90), seconds=0.06)
    assert settled(phone, "medium")["top"] == near(MEDIUM)


def test_caught_in_flight_it_goes_on_from_where_it_is(phone, touch):
    present(phone)
    phone.evaluate("""() => {
      window.jumps = [];
      const top = () => document.querySelector('[data-quire-part=sheet]').getBoundingClientRect().top;
      let before;
      document.addEventListener('touchstart', () => { before = top(); }, {capture: true, passive: true});
      document.addEventListener('touchstart', () => jumps.push([before, top()]), {passive: true});
    }""")
    touch.drag(HEADER, (HEADER[0], HEADER[1] - 150), seconds=0.15)
    until(phone, "document.querySelector('[data-quire-part=sheet]').getBoundingClientRect().top < 200")
    touch.down(HEADER[0], 300)
    jumps = phone.evaluate("jumps")
    before, after = jumps[-1]
    assert LARGE + 1 < before < 200, "caught between the detents"
    assert after == near(before, 0.25)
    assert sheet(phone)["phase"] == "dragging"
    frames(phone, 6)
    assert top(phone) == after, "it stands while the finger does"
    touch.move(HEADER[0], 300 + 60)
    assert top(phone) == near(after + 60, 0.01), "no slop is taken from a sheet that was caught"
    touch.move(HEADER[0], 300 + 250)
    touch.hold(0.2)
    touch.up()
    assert settled(phone, "medium")["top"] == near(MEDIUM)


def test_pulled_down_it_leaves(phone, touch):
    present(phone)
    touch.down(*HEADER)
    touch.glide(HEADER[0], HEADER[1] + 330, seconds=0.3)
    assert top(phone) == near(MEDIUM + 330 - SLOP, 0.01)
    touch.up()
    assert sheet(phone)["phase"] == "dismissing"
    gone(phone)
    assert phone.evaluate("document.querySelectorAll('[data-quire-layer]').length") == 1
    present(phone)


def test_a_tapped_photo_goes_on_the_card_while_the_sheet_makes_room(phone, touch, picture):
    present(phone)
    touch.drag(HEADER, (HEADER[0], HEADER[1] - 300), seconds=0.4, hold=0.2)
    settled(phone, "large")
    phone.evaluate("""() => addEventListener('click', () => {
      const sheet = document.querySelector('[data-quire-part=sheet]');
      window.seen = {top: sheet.getBoundingClientRect().top, detent: sheet.dataset.quireDetent,
                     moves: sheet.parentElement.getAnimations().length,
                     card: document.querySelector("[data-quire-layer='0'] [role=img]").ariaLabel};
    })""")
    touch.tap(*center(phone, "[role=row][aria-label=Lighthouse]"))
    until(phone, "window.seen")
    seen = phone.evaluate("seen")
    assert seen["card"] == "Lighthouse"
    assert seen["detent"] == "com.apple.UIKit.medium"
    assert seen["moves"] == 1 and seen["top"] == near(LARGE), "the sheet sets out from where it was"
    assert settled(phone, "medium")["top"] == near(MEDIUM)
    assert phone.locator("[role=row][aria-label=Lighthouse]").get_attribute("aria-selected") == "true"
    assert phone.evaluate("document.querySelector(\"[data-quire-layer='0'] img\").src").endswith("lighthouse.svg")
    picture(phone, "chosen")


def test_a_drag_that_began_on_a_photo_chooses_nothing(phone, touch):
    present(phone)
    touch.drag((200, 560), (200, 400), seconds=0.4, hold=0.1)
    frames(phone, 10)
    assert postcard(phone) == "Lake"


def test_a_list_scrolls_by_itself_below_large(phone, touch):
    """The picker has said that scrolling does not expand it."""
    present(phone)
    touch.drag((200, 760), (200, 560), seconds=0.4, hold=0.2)
    scrolled = "document.querySelector('[data-quire-part=sheet] [data-quire-scroll]').scrollTop"
    until(phone, f"{scrolled} > 150")
    assert sheet(phone)["top"] == near(MEDIUM)
    stands(phone, scrolled)
    before = phone.evaluate(scrolled)
    touch.drag((200, 560), (200, 600), seconds=0.4, hold=0.2)
    until(phone, f"{scrolled} < {before} - 20")
    assert sheet(phone)["top"] == near(MEDIUM), "while it is scrolled, the list keeps a drag down"


def test_pulled_at_its_top_the_list_gives_the_finger_to_the_sheet(phone, touch):
    present(phone)
    touch.down(200, 600)
    touch.glide(200, 680, seconds=0.2)
    assert top(phone) == near(MEDIUM + 80 - SLOP, 0.01)
    touch.glide(200, 600, seconds=0.2)
    touch.up()
    settled(phone, "medium")


def test_what_is_behind_an_undimmed_sheet_can_be_reached(phone, touch):
    present(phone)
    assert dimming(phone) == 0
    assert not phone.evaluate("document.querySelector(\"[data-quire-layer='0']\").inert")
    touch.tap(*center(phone, "[data-quire-layer='0'] button[aria-label*=photo]"))
    gone(phone)


def test_dimming_fades_in_toward_large_and_blocks(phone, touch):
    present(phone)
    touch.down(*HEADER)
    for travel in (60, 120, 200, 300):
        touch.move(HEADER[0], HEADER[1] - travel)
        assert dimming(phone) == near((MEDIUM - top(phone)) / (MEDIUM - LARGE), 0.002)
    touch.hold(0.2)
    touch.up()
    settled(phone, "large")
    assert dimming(phone) == 1
    assert phone.evaluate("document.querySelector(\"[data-quire-layer='0']\").inert")
    assert phone.locator("[data-quire-part=sheet]").get_attribute("aria-modal") == "true"
    hit = phone.evaluate("document.elementFromPoint(374, 40).closest('[data-quire-part]')?.dataset.quirePart")
    assert hit == "dimming"
    touch.tap(60, 30)
    gone(phone)
    assert not phone.evaluate("document.querySelector(\"[data-quire-layer='0']\").inert")


def test_a_tap_on_the_grabber_goes_to_the_next_detent_once(phone, touch):
    present(phone)
    touch.tap(*center(phone, "[data-quire-part=grabber]"))
    assert settled(phone, "large")["top"] == near(LARGE)
    frames(phone, 10)
    assert sheet(phone)["detent"].endswith("large"), "the click after the tap does nothing more"


def test_a_release_runs_as_keyframes_without_the_page(phone, touch):
    present(phone)
    touch.drag(HEADER, (HEADER[0], HEADER[1] - 200), seconds=0.25)
    running = {motion["part"]: motion for motion in motions(phone)}
    turns = counts(phone)["turns"]
    assert set(running) >= {"sheet", "dimming quire-takes-touches"} or "dimming" in running, running
    for motion in running.values():
        assert motion["properties"] in (["transform"], ["opacity"])
        assert motion["easings"] == ["linear"]
        assert motion["start"] is not None
    assert 8 <= running["sheet"]["keys"] <= 60
    assert settled(phone, "large")["top"] == near(LARGE)
    assert motions(phone) == [], "nothing is left that holds a style"
    assert counts(phone)["turns"] - turns <= 2, "the page asks the engine at the end, not in each frame"


def test_a_move_costs_one_call_one_style_and_no_layout(phone, touch):
    present(phone)
    touch.down(*HEADER)
    touch.glide(HEADER[0], HEADER[1] - 40, seconds=0.1)
    frames(phone, 6)
    seen = [counts(phone)]
    moves = 40
    for step in range(moves):
        touch.move(HEADER[0], HEADER[1] - 44 - 6 * step)
        seen.append(counts(phone))
    costs = [{key: after[key] - before[key] for key in after} for before, after in itertools.pairwise(seen)]
    assert [cost["turns"] for cost in costs] == [1] * moves
    arrivals = [cost for cost in costs if cost["layouts"] > 0]
    assert len(arrivals) <= 3, "only where the next row of pictures comes into view"
    assert sum(cost["styles"] for cost in costs if cost["layouts"] == 0) <= moves - len(arrivals) + 1
    touch.up()


def test_nothing_is_left_after_many_sheets(phone):
    def nodes():
        phone.cdp.send("HeapProfiler.collectGarbage")
        return phone.cdp.send("Memory.getDOMCounters")

    def cycle():
        present(phone)
        phone.get_by_role("button", name="Choose photo").click()
        gone(phone)

    cycle()
    first = nodes()
    for _ in range(5):
        cycle()
    last = nodes()
    assert last["nodes"] <= first["nodes"] + 5, (first, last)
    assert last["jsEventListeners"] <= first["jsEventListeners"], (first, last)
