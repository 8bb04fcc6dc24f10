# SPDX-License-Identifier: Apache-2.0
"""The software keyboard. Room for a keyboard of known height is made at the focus, for all others when the browser
reports it; then the height is corrected, and nothing stays shifted."""

import json

import pytest

import bench
import keyboards
import timers
from engines import drag
from keyboards import HEIGHT, ios, ios_late, lost, rule
from rules import Stops
from test_fields import field, focus

STOPS = Stops(874)
OTHER = 260
"""The height of another keyboard."""
STORE = "localStorage['quire.keyboard']"
TOP = f"{bench.SHEET}.getBoundingClientRect().top"


@pytest.fixture
def phone(visit):
    """Bench on a phone with a keyboard like Safari's. An earlier visit has seen one of the height `known`."""

    def open(up=None, down=keyboards.IOS_DOWN, known=None):
        page = visit(before=timers.SCRIPT + keyboards.PHONE)
        page.evaluate("void localStorage.clear()")
        if known is not None:
            page.evaluate(f"void ({STORE} = '{json.dumps({'portrait': known})}')")
        rule(page, ios() if up is None else up, down)
        return page

    return open


def stands(page, top):
    page.wait_until(f"{bench.SHEET}.dataset.quirePhase == 'resting' && Math.abs({TOP} - {top}) < 0.6")


def blur(page):
    page.evaluate("void document.activeElement.blur()")


def await_step(page, step):
    """Waits until the keyboard has changed."""
    page.wait_until(f"phone.log.some(([name]) => name == '{step}')")


def unshifted(page):
    page.wait_until("visualViewport.offsetTop == 0")
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_the_sheet_expands_and_comes_back(phone):
    page = phone()
    bench.present(page, "Fields")
    focus(page)
    stands(page, STOPS.large)
    assert page.evaluate(f"{bench.SHEET}.dataset.quireDetent").endswith(".medium"), "the selection stays"
    blur(page)
    stands(page, STOPS.medium)
    unshifted(page)


@pytest.mark.spread
@pytest.mark.parametrize("known", [None, HEIGHT])
def test_a_low_sheet_without_a_higher_detent_rises_above_the_keyboard(phone, known):
    page = phone(known=known)
    low = bench.present(page, "Low", None)
    assert low == pytest.approx(874 - 200, abs=0.6)
    focus(page)
    stands(page, low - HEIGHT)
    bottom = page.evaluate(f"{field('First')}.getBoundingClientRect().bottom")
    assert bottom < 874 - HEIGHT, "the field is above the keyboard"
    blur(page)
    stands(page, low)
    unshifted(page)


def watch(page):
    """Records the sheet's phases and its highest position from now on."""
    page.evaluate("""(() => {
        const sheet = %s;
        window.least = Infinity;
        new MutationObserver(() => phone.log.push([sheet.dataset.quirePhase, performance.now()]))
            .observe(sheet, { attributeFilter: ['data-quire-phase'] });
        (function look() {
            if (!sheet.isConnected) return;
            window.least = Math.min(least, sheet.getBoundingClientRect().top);
            requestAnimationFrame(look);
        })();
    })()""" % bench.SHEET)


def test_room_is_made_at_the_focus(phone):
    """The sheet moves before the browser reports anything, but not before the tap's click has reached the field."""
    page = phone(up=[[400, "height", 874 - HEIGHT], [400, "resize"]], known=HEIGHT)
    bench.present(page, "Fields")
    page.evaluate("""(() => {
        window.hits = [];
        const note = (event) => hits.push([event.type, event.target.tagName, %s.dataset.quirePhase]);
        for (const type of ['mousedown', 'click']) document.addEventListener(type, note, { capture: true });
    })()""" % bench.SHEET)
    watch(page)
    focus(page)
    stands(page, STOPS.large)
    await_step(page, "resize")
    names = page.evaluate("phone.log.map(([name]) => name)")
    assert names.index("focus") < names.index("settling") < names.index("resize")
    assert page.evaluate("hits") == [["mousedown", "INPUT", "resting"], ["click", "INPUT", "resting"]]


def steps(page):
    """The events of keyboard and sheet since the last call, in order."""
    return page.evaluate("phone.log.splice(0).map(([name]) => name)")


def test_a_keyboard_that_nobody_knows_moves_the_sheet_once(phone):
    """Its height is a guess until the browser reports it, and a guess may be wrong."""
    page = phone(up=[[650, "height", 874 - HEIGHT], [650, "resize"]])
    bench.present(page, "Riding")
    watch(page)
    focus(page)
    await_step(page, "resize")
    stands(page, STOPS.medium - HEIGHT)
    assert page.evaluate("least") == pytest.approx(STOPS.medium - HEIGHT, abs=0.6)
    assert steps(page) == ["focus", "height", "resize", "settling", "resting"]
    assert page.evaluate(f"JSON.parse({STORE}).portrait") == HEIGHT, "also for the next visit"
    blur(page)
    await_step(page, "resize")
    stands(page, STOPS.medium)
    steps(page)
    focus(page)
    stands(page, STOPS.medium - HEIGHT)
    await_step(page, "resize")
    page.frames(3)
    assert steps(page)[:2] == ["focus", "settling"], "now it is known"
    assert page.evaluate("least") == pytest.approx(STOPS.medium - HEIGHT, abs=0.6)


def test_a_known_height_is_mended(phone):
    page = phone(up=[[650, "height", 874 - OTHER], [650, "resize"]], known=HEIGHT)
    bench.present(page, "Riding")
    watch(page)
    focus(page)
    await_step(page, "resize")
    stands(page, STOPS.medium - OTHER)
    assert page.evaluate("least") < STOPS.medium - HEIGHT + 5, "it was on its way to the one that was known"
    assert page.evaluate(f"JSON.parse({STORE}).portrait") == OTHER


def test_a_number_that_is_a_frame_late(phone):
    page = phone(up=ios_late())
    bench.present(page, "Riding")
    focus(page)
    await_step(page, "height")
    stands(page, STOPS.medium - HEIGHT)


def test_an_event_that_is_lost(phone):
    page = phone(up=lost())
    bench.present(page, "Riding")
    focus(page)
    await_step(page, "height")
    stands(page, STOPS.medium - HEIGHT)


def test_a_keyboard_of_keys(phone):
    """Nothing appears, and nothing moves."""
    page = phone(up=keyboards.SILENT, down=keyboards.SILENT)
    bench.present(page, "Fields")
    watch(page)
    for _ in range(2):
        focus(page)
        timers.elapse(page)
        assert steps(page) == ["focus"]
        assert page.evaluate("least") == pytest.approx(STOPS.medium, abs=0.6)
        blur(page)
        page.frames(5)
        steps(page)


def test_keys_in_place_of_a_known_keyboard(phone):
    """They can't be detected in advance. They are known from then on, even in the next page."""
    page = phone(up=keyboards.SILENT, known=HEIGHT)
    bench.present(page, "Fields")
    watch(page)
    focus(page)
    page.wait_until(f"least < {STOPS.medium - 50}")
    stands(page, STOPS.medium)
    assert page.evaluate(f"JSON.parse({STORE})") == {}
    blur(page)
    page.frames(5)
    page.evaluate("void (least = Infinity)")
    focus(page)
    timers.elapse(page)
    assert page.evaluate("least") == pytest.approx(STOPS.medium, abs=0.6)


def test_a_finger_without_a_keyboard_moves_no_sheet(visit):
    """The engines without simulation: a finger, and no software keyboard."""
    page = visit(before=timers.SCRIPT)
    bench.present(page, "Fields")
    page.evaluate("""void (() => {
        window.seen = [];
        new MutationObserver(() => seen.push(%(sheet)s.dataset.quirePhase))
            .observe(%(sheet)s, { attributeFilter: ['data-quire-phase'] });
    })()""" % {"sheet": bench.SHEET})
    focus(page)
    timers.elapse(page)
    assert page.evaluate(f"[seen, {TOP}]") == [[], pytest.approx(STOPS.medium, abs=0.6)]


def test_a_window_that_turns_is_no_keyboard(phone):
    page = phone(up=keyboards.SILENT)
    bench.present(page, "Ignoring")
    focus(page)
    page.evaluate("void addEventListener('resize', () => phone.resize())")
    page.resize(874, 402)
    page.frames(3)
    assert page.evaluate(f"{STORE} ?? null") is None


def test_an_ignoring_sheet_stays(phone):
    page = phone()
    bench.present(page, "Ignoring")
    focus(page)
    await_step(page, "height")
    page.frames(10)
    assert page.evaluate(TOP) == pytest.approx(STOPS.medium, abs=0.6)


@pytest.mark.parametrize("name", ["Fields", "Riding", "Ignoring"])
def test_what_safari_panned_is_panned_back(phone, name):
    page = phone(up=ios(pan=498))
    bench.present(page, name)
    focus(page)
    await_step(page, "pan")
    unshifted(page)
    blur(page)
    stands(page, STOPS.medium)
    unshifted(page)


def test_a_viewport_that_stays_small(phone):
    """iOS 26.0: height and offset stay as they were with the keyboard."""
    page = phone(up=ios(pan=120), down=keyboards.IOS_26_0_DOWN)
    bench.present(page, "Riding")
    focus(page)
    stands(page, STOPS.medium - HEIGHT)
    page.evaluate("void phone.pan(120)")
    blur(page)
    stands(page, STOPS.medium)
    unshifted(page)


def test_a_covered_field_is_scrolled_to(phone):
    page = phone()
    bench.present(page, "Fields")
    page.evaluate(f"void ({bench.LIST}.scrollTop = 1e6)")
    page.frames(3)
    page.evaluate(f"void {field('Last')}.focus({{ preventScroll: true }})")
    stands(page, STOPS.large)
    page.wait_until(f"{field('Last')}.getBoundingClientRect().bottom < {874 - HEIGHT}")
    assert page.evaluate(f"{field('Last')}.getBoundingClientRect().top") > 100
    blur(page)
    stands(page, STOPS.medium)
    assert page.evaluate(f"{bench.LIST}.style.paddingBottom") == ""


def test_the_next_field_keeps_the_keyboard(phone):
    page = phone()
    bench.present(page, "Fields")
    focus(page)
    stands(page, STOPS.large)
    page.evaluate(f"void {field('Last')}.focus({{ preventScroll: true }})")
    page.wait_until(f"{field('Last')}.getBoundingClientRect().bottom < {874 - HEIGHT}")
    assert page.evaluate(f"{bench.SHEET}.dataset.quirePhase") == "resting", "the sheet has not moved"
    assert page.evaluate("phone.log.some(([name]) => name == 'blur')") is False


def test_a_drag_blurs_first(phone):
    page = phone()
    bench.present(page, "Fields")
    focus(page)
    stands(page, STOPS.large)
    page.evaluate("""void document.addEventListener('focusout', () => {
        window.blurredAt = [%(sheet)s.dataset.quirePhase, %(top)s];
    }, { once: true })""" % {"sheet": bench.SHEET, "top": TOP})
    page.touch(drag((200, 45), (200, 420), 300, hold=300))
    stands(page, STOPS.medium)
    # During the first moves, before the sheet has moved far.
    assert page.evaluate("blurredAt[1]") < 80
    assert page.evaluate("document.activeElement.tagName") != "INPUT"
    unshifted(page)


def test_a_sheet_that_goes_takes_its_keyboard_along(phone):
    page = phone(up=ios(pan=200), down=keyboards.IOS_26_0_DOWN)
    bench.present(page, "Fields")
    focus(page)
    stands(page, STOPS.large)
    page.press("Escape")
    bench.gone(page)
    page.evaluate("void phone.pan(200)")
    unshifted(page)
    # The next sheet is not affected by it.
    assert bench.present(page, "Fields") == pytest.approx(STOPS.medium, abs=0.6)


def test_a_zoomed_page_has_no_keyboard(phone):
    page = phone(up=keyboards.SILENT)
    bench.present(page, "Riding")
    page.evaluate("void phone.zoom(2)")
    focus(page)
    timers.elapse(page)
    assert page.evaluate(TOP) == pytest.approx(STOPS.medium, abs=0.6)


def test_a_page_that_shrinks_for_the_keyboard(phone):
    """`interactive-widget=resizes-content`: the container shrinks, which means that the keyboard is shown."""
    page = phone(up=keyboards.SILENT)
    bench.present(page, "Riding")
    focus(page)
    page.evaluate(f"void (document.querySelector('quire-app').style.bottom = '{HEIGHT}px')")
    page.evaluate("void window.visualViewport.dispatchEvent(new Event('resize'))")
    stands(page, STOPS.medium - HEIGHT)
    page.evaluate("void (document.querySelector('quire-app').style.bottom = '')")
    blur(page)
    stands(page, STOPS.medium)


def test_the_page_asks_not_to_be_shrunk(visit):
    page = visit()
    content = page.evaluate("document.querySelector('meta[name=viewport]').content")
    assert "interactive-widget=resizes-visual" in content and "user-scalable" not in content


@pytest.mark.needs("keyboard geometry")
def test_the_virtual_keyboard_api(visit):
    page = visit()
    bench.present(page, "Riding")
    assert page.evaluate("navigator.virtualKeyboard.overlaysContent") is False
    focus(page)
    page.wait_until("navigator.virtualKeyboard.overlaysContent === true")
    page.keyboard_geometry(280)
    stands(page, STOPS.medium - 280)
    page.keyboard_geometry(0)
    stands(page, STOPS.medium)
    page.keyboard_geometry(280)
    stands(page, STOPS.medium - 280)
    blur(page)
    page.keyboard_geometry(0)
    stands(page, STOPS.medium)
    page.wait_until("navigator.virtualKeyboard.overlaysContent === false")


def test_a_tap_focuses_without_scrolling(phone):
    """Safari scrolls to a field that its own click focuses. The page focuses it before that."""
    page = phone()
    bench.present(page, "Fields")
    page.evaluate("""(() => {
        window.options = [];
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = function (how) { options.push([this.tagName, how]); focus.call(this, how); };
    })()""")
    focus(page)
    assert page.evaluate("options[0]") == ["INPUT", {"preventScroll": True}]


def test_a_keyboard_to_look_at(phone, keep):
    """Pictures to look at. The area that the keyboard would cover is not drawn."""
    page = phone()
    for name in ("Fields", "Riding"):
        bench.present(page, name)
        focus(page)
        page.frames(60)
        keep(page, name)
        blur(page)
        bench.rest(page, "medium")
        page.press("Escape")
        bench.gone(page)
