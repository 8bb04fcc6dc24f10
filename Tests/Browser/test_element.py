# SPDX-License-Identifier: Apache-2.0
"""`<quire-sheet>` in pages without Swift: its behavior, its events, and that it leaves nothing behind."""

import dataclasses
import re

import pytest

import clock
import element as pages
import rules
from element import box, gone, present, rest, top
from engines import PHONE, drag, tap

pytestmark = pytest.mark.one_engine

STOPS = rules.Stops(PHONE.height)
X = 100
WIDE = dataclasses.replace(PHONE, name="desktop", width=1280, height=800, has_touch=False)


def listen(page, *names, sheet="quire-sheet"):
    page.evaluate(f"void (window.received = [], {list(names)}.forEach((name) => document.querySelector('{sheet}')"
                  ".addEventListener(name, (event) => received.push([name, event.detail]))))")


def received(page):
    return page.evaluate("received")


def test_detents_dragging_and_dismissal(element):
    page = element()
    listen(page, "quire-will-present", "quire-detent-change", "quire-dismiss")
    page.touch(tap(*center(page, "#show")))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 500, hold=300))
    page.wait_until("received.length == 2")
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    page.touch(drag((X, STOPS.large + 30), (X, STOPS.large + 300), 500, hold=300))
    page.wait_until("received.length == 3")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.touch(drag((X, STOPS.medium + 30), (X, PHONE.height - 20), 300))
    gone(page)
    assert received(page) == [
        ["quire-will-present", {}], ["quire-detent-change", {"detent": "large"}],
        ["quire-detent-change", {"detent": "medium"}], ["quire-dismiss", {"byUser": True, "returnValue": ""}]]


def center(page, selector):
    rect = page.rect(selector)
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


def test_nothing_is_left_behind(element):
    # The page counts its own listeners and observers.
    page = element(before="""
      window.standing = new Map();
      for (const target of [window, document]) {
        const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
        target.addEventListener = function (type, listener, options) {
          if (options?.signal?.aborted) return;
          standing.set(listener, type);
          options?.signal?.addEventListener('abort', () => standing.delete(listener));
          return add.call(this, type, listener, options);
        };
        target.removeEventListener = function (type, listener, options) {
          standing.delete(listener);
          return remove.call(this, type, listener, options);
        };
      }
      window.observers = 0;
      for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver']) {
        window[name] = class extends window[name] {
          #isOn = false;
          observe(...rest) { if (!this.#isOn) observers++; this.#isOn = true; super.observe(...rest); }
          disconnect() { if (this.#isOn) observers--; this.#isOn = false; super.disconnect(); }
        };
      }
    """)
    html = page.evaluate("document.documentElement.outerHTML")
    before = page.evaluate("[...standing.values()].sort()")
    for _ in range(2):
        present(page)
        assert page.evaluate("observers") > 0
        assert page.evaluate("document.querySelector('#app').inert")
        page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 300, hold=300))
        rest(page)
        assert page.evaluate("document.querySelector('quire-sheet').dismiss()") is True
        assert page.evaluate("document.documentElement.outerHTML") == html
        assert page.evaluate("[...standing.values()].sort()") == before
        assert page.evaluate("observers") == 0
        assert page.evaluate(pages.ANIMATIONS) == 0


def test_the_page_is_pushed_back_and_given_back(element):
    page = element()
    style = "getComputedStyle(document.querySelector('#app')).transform"
    assert page.evaluate(style) == "none"
    page.evaluate("document.querySelector('quire-sheet').selectedDetent = 'large'")
    present(page)
    scale = float(re.match(r"matrix\(([\d.]+)", page.evaluate(style))[1])
    margin = 20
    assert scale == pytest.approx(1 - 2 * margin / PHONE.width, abs=0.001)
    page.evaluate("document.querySelector('quire-sheet').dismiss()")
    assert page.evaluate(style) == "none"
    assert not page.evaluate("document.querySelector('#app').hasAttribute('style')")


def test_an_undimmed_sheet_leaves_the_page_usable(element):
    page = element()
    page.evaluate("document.querySelector('quire-sheet').largestUndimmedDetent = 'medium'")
    present(page)
    assert page.evaluate("!document.querySelector('#app').inert && !document.activeElement.matches('quire-sheet')")
    page.evaluate("void document.querySelector('#show').addEventListener('click', () => window.pressed = true)")
    page.touch(tap(*center(page, "#show")))
    page.wait_until("window.pressed")
    page.evaluate("document.querySelector('[name=notes]').focus()")
    assert page.evaluate("document.activeElement.name") == "notes"
    assert top(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_one_gesture_expands_and_then_scrolls(element):
    page = element()
    medium = present(page)
    page.touch(drag((X, medium + 300), (X, 20), 700, hold=300))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    scrolled = page.evaluate("document.querySelector('quire-sheet').shadowRoot.querySelector('.quire-body').scrollTop")
    assert scrolled == pytest.approx(medium + 300 - 20 - rules.SLOP - (medium - STOPS.large), abs=1.5)


def test_one_gesture_goes_both_ways(element):
    page = element()
    page.evaluate("document.querySelector('quire-sheet').handoffCollapse = 'within'")
    medium = present(page)
    up = drag((X, medium + 300), (X, 60), 600, end=None)
    back = drag((X, 60), (X, medium + 280), 600, hold=150, at=up[-1].at)[1:]
    page.touch(up + back)
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    body = "document.querySelector('quire-sheet').shadowRoot.querySelector('.quire-body')"
    assert page.evaluate(f"{body}.scrollTop") == 0


def test_progress_is_told_at_most_once_a_frame(element):
    page = element()
    present(page)
    page.evaluate("""void document.querySelector('quire-sheet').addEventListener('quire-progress', ({ detail }) =>
      (window.steps ??= []).push([document.timeline.currentTime, detail]))""")
    page.frames()
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=300))
    rest(page)
    steps = page.evaluate("steps")
    times = [time for time, _ in steps]
    assert len(times) == len(set(times)) > 20
    dragged = [detail for _, detail in steps if detail["cause"] == "drag"]
    assert all(detail["segment"] == ["medium", "large"] for detail in dragged if 0 < detail["total"] < 1)
    assert dragged[-1]["target"] == "large"
    assert dragged[-1]["visibleHeight"] == pytest.approx(PHONE.height - STOPS.medium + 240, abs=1)
    assert steps[-1][1]["total"] == 1 and steps[-1][1]["fraction"] in (0, 1)
    released = [detail for _, detail in steps if detail["cause"] == "release"]
    # WebKitGTK draws few frames on a machine without a graphics card.
    assert len(released) > 2, "a listener hears of each frame of the settling"


def test_the_target_can_be_changed_at_release(element):
    page = element()
    present(page)
    page.evaluate("""void document.querySelector('quire-sheet').addEventListener('quire-will-settle', ({ detail }) => {
      window.proposed = detail.detent; detail.detent = 'medium'; })""")
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=300))
    page.wait_until("window.proposed")
    assert page.evaluate("proposed") == "large"
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)


def test_a_veto(element):
    page = element()
    present(page)
    page.evaluate("""void (window.asked = 0, window.veto = (event) => { asked++; event.preventDefault(); },
      document.querySelector('quire-sheet').addEventListener('quire-should-dismiss', veto))""")
    listen(page, "quire-dismiss-attempt", "quire-dismiss")
    page.touch(tap(X, 60))
    page.wait_until("asked == 1")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    # As on iOS, a tap outside the sheet is not an attempt to dismiss it, but a key is.
    assert received(page) == []
    page.press("Escape")
    page.wait_until("received.length == 1")
    assert received(page) == [["quire-dismiss-attempt", {}]]


def test_a_veto_that_takes_its_time(element):
    page = element()
    present(page)
    page.evaluate("""void document.querySelector('quire-sheet').addEventListener('quire-should-dismiss', (event) =>
      event.waitUntil(new Promise((resolve) => window.say = resolve)))""")
    listen(page, "quire-dismiss")
    page.touch(tap(X, 60))
    page.wait_until("window.say")
    page.frames(5)
    assert box(page)["phase"] == "resting"
    page.evaluate("void say(false)")
    page.frames(5)
    assert box(page)["phase"] == "resting"
    page.evaluate("void (window.say = undefined)")
    page.touch(tap(X, 60))
    page.wait_until("window.say")
    page.evaluate("void say(true)")
    gone(page)
    assert received(page) == [["quire-dismiss", {"byUser": True, "returnValue": ""}]]


def test_promises_resolve_at_rest(element):
    page = element()
    asked = page.evaluate("""(async () => {
      const sheet = document.querySelector('quire-sheet'), phases = [];
      const phase = () => sheet.shadowRoot.querySelector('.quire-sheet').dataset.quirePhase;
      phases.push(await sheet.present(), phase());
      phases.push(await sheet.animateChanges(() => sheet.selectedDetent = 'large'), phase());
      phases.push(await sheet.dismiss(), phase() ?? 'gone');
      const first = sheet.present();
      const second = sheet.dismiss();
      phases.push(await first, await second, sheet.open);
      return phases;
    })()""")
    assert asked == [True, "resting", True, "resting", True, "gone", False, True, False]


def test_dismissed_in_the_same_task_it_stays_away(element):
    page = element()
    # It has no distance on its way in, but has one on its way out. The first time shows that the engine has loaded.
    assert page.evaluate("""(async () => {
      const sheet = document.querySelector('quire-sheet');
      await sheet.present();
      await sheet.dismiss();
      const both = [sheet.present({ animated: false }), sheet.dismiss()];
      const isOpen = sheet.open;
      return [isOpen, ...await Promise.all(both), sheet.open];
    })()""") == [True, False, True, False]
    page.frames(3)
    assert not page.evaluate("document.querySelector('quire-sheet').open")


def test_header_and_footer_stand_on_the_visible_edges(element):
    page = element()
    present(page)
    footer = "document.querySelector('[slot=footer]').getBoundingClientRect().bottom"
    header = "document.querySelector('[slot=header]').getBoundingClientRect().top"
    assert page.evaluate(footer) == pytest.approx(PHONE.height, abs=0.5)
    script = drag((X, STOPS.medium + 30), (X, STOPS.medium - 150), 400, end=None)
    page.touch(script)
    # Also under the finger, and at the last row that can be reached at rest.
    assert page.evaluate(footer) == pytest.approx(PHONE.height, abs=0.5)
    assert page.evaluate(header) == pytest.approx(STOPS.medium - 170, abs=1)


def test_the_end_of_the_list_is_reached_at_every_detent(element):
    page = element()
    present(page)
    page.evaluate("document.querySelector('quire-sheet').shadowRoot.querySelector('.quire-body').scrollTop = 1e6")
    last = "document.querySelector('li:last-child').getBoundingClientRect().bottom"
    footer = "document.querySelector('[slot=footer]').getBoundingClientRect().top"
    assert page.evaluate(last) <= page.evaluate(footer) + 0.5


def test_detents_by_length_function_and_content(element):
    page = element()
    page.evaluate("""void (document.querySelector('quire-sheet').detents = ['200px', '50%', 'calc(50% + 40px)',
      { identifier: 'odd', height: ({ maximumDetentValue, containerTraits }) => { window.heard = containerTraits;
        return maximumDetentValue - 77; } }, { identifier: 'none', height: () => null }])""")
    present(page)
    maximum = PHONE.height - STOPS.large
    assert top(page) == pytest.approx(PHONE.height - 200, abs=0.5)
    for name, height in [("50%", maximum / 2), ("calc(50% + 40px)", maximum / 2 + 40), ("odd", maximum - 77)]:
        page.evaluate(f"document.querySelector('quire-sheet').animateChanges(() =>"
                      f" document.querySelector('quire-sheet').selectedDetent = '{name}')")
        assert top(page) == pytest.approx(PHONE.height - height, abs=1)
    assert page.evaluate("heard") == {"horizontalSizeClass": "compact", "verticalSizeClass": "regular"}


def test_a_detent_that_fits_the_content_follows_it(element):
    page = element()
    page.evaluate("""void (document.querySelector('quire-sheet').detents = 'fit-content',
      document.querySelector('#rows').innerHTML = '<div style="height:100px"></div>')""")
    present(page)
    natural = page.evaluate("[...document.querySelectorAll('quire-sheet > *')]"
                            ".reduce((sum, part) => sum + part.offsetHeight, 0)")
    assert top(page) == pytest.approx(PHONE.height - natural, abs=1)
    listen(page, "quire-progress")
    page.evaluate("document.querySelector('#rows').firstChild.style.height = '220px'")
    page.wait_until(f"Math.abs({pages.BOX % 'quire-sheet'}.getBoundingClientRect().top - {PHONE.height - natural - 120}) < 1")
    between = {round(detail["visibleHeight"]) for _, detail in received(page)}
    assert len(between) > 4, "it grows by and by"


def test_moved_removed_and_put_back(element):
    page = element(before=clock.SCRIPT)
    present(page)
    listen(page, "quire-dismiss")
    # A move keeps the presented sheet.
    page.evaluate("void document.querySelector('#app').before(document.querySelector('quire-sheet'))")
    page.frames()
    assert box(page)["phase"] == "resting" and top(page) == pytest.approx(STOPS.medium, abs=0.5)
    # If it is removed in mid-flight, it is gone, and the page is as before.
    page.evaluate("""void (window.sheet = document.querySelector('quire-sheet'), clock.stop(),
      sheet.animateChanges(() => sheet.selectedDetent = 'large'), clock.advance(60), sheet.remove(), clock.go())""")
    page.wait_until("received.length == 1")
    assert not page.evaluate("document.querySelector('#app').inert || document.querySelector('#app').hasAttribute('style')")
    # If it is inserted again, it is presented again, because its attribute is still set.
    page.evaluate("void document.body.append(sheet)")
    page.wait_until("sheet.open")
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    page.evaluate("sheet.dismiss()")
    gone(page)


def test_removed_under_the_finger(element):
    page = element()
    present(page)
    page.evaluate("void (window.moves = 0, addEventListener('touchmove', () =>"
                  " ++moves == 5 && document.querySelector('quire-sheet').remove(), { passive: true }))")
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 500, hold=300))
    page.frames(5)
    assert not page.evaluate("document.querySelector('#app').inert")


def test_an_attribute_opens_and_closes(element):
    page = element()
    page.evaluate("void document.querySelector('quire-sheet').setAttribute('open', '')")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.evaluate("void document.querySelector('quire-sheet').removeAttribute('open')")
    gone(page)


def test_keys_close_what_is_dimmed(element):
    page = element()
    present(page)
    page.press("Escape")
    gone(page)
