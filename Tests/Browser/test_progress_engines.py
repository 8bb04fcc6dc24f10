"""The page that follows a sheet live, in every engine: under a finger, and while it settles on a page that is busy."""

import pytest

import bench
import rules
from conftest import served
from engines import PHONE, drag

STOPS = rules.Stops(PHONE.height)
X = 100

# What the page shows of the sheet, as it stands.
_SHOWN = """(() => {
    const style = (element) => getComputedStyle(element);
    const blurred = [...document.querySelectorAll("[data-quire-view]")].find((element) =>
        (style(element).backdropFilter ?? style(element).webkitBackdropFilter ?? "").startsWith("blur"));
    const title = [...document.querySelectorAll(".quire-label")].find(
        ({ textContent }) => textContent == "All the way up");
    const picture = document.querySelector("[role=img][aria-label='A valley at dusk'], img[alt='A valley at dusk']");
    const { top } = %s.getBoundingClientRect();
    return {
        top, blur: Number(style(blurred).opacity), title: Number(style(title).opacity),
        scale: new DOMMatrix(style(picture.closest("[data-quire-view]")).transform).a,
    };
})()""" % bench.SHEET


@pytest.fixture(scope="session")
def progress():
    with served("Progress") as address:
        yield address


@pytest.fixture
def page(engine, progress):
    page = engine.open(progress)
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
    bench.press(page, "Show the sheet")
    bench.rest(page)
    yield page
    errors = page.errors
    page.close()
    assert not errors, errors


def check(shown, peek):
    """Blur, size and title are those of the place where the sheet is."""
    total = min(max((peek - shown["top"]) / (peek - STOPS.large), 0), 1)
    fraction = min(max((STOPS.medium - shown["top"]) / (STOPS.medium - STOPS.large), 0), 1)
    assert shown["blur"] == pytest.approx(total, abs=0.005)
    assert shown["scale"] == pytest.approx(1 + 0.12 * total, abs=0.001)
    assert shown["title"] == pytest.approx(fraction, abs=0.005)


def test_all_that_is_shown_follows_the_finger(page):
    peek = page.evaluate(f"{bench.SHEET}.getBoundingClientRect().top")
    page.evaluate(f"void (window.seen = [], addEventListener('touchmove', () => seen.push({_SHOWN}), {{ passive: true }}))")
    page.touch(drag((X, peek + 30), (X, STOPS.large + 60), 700, hold=150))
    assert bench.rest(page, "large") == pytest.approx(STOPS.large, abs=0.5)
    seen = page.evaluate("seen")
    assert len({round(shown["top"]) for shown in seen}) > 8
    for shown in seen:
        check(shown, peek)
    shown = page.evaluate(_SHOWN)
    assert [shown["blur"], shown["title"]] == [1, 1]


def test_a_busy_page_does_not_hold_the_sheet(engine, page):
    peek = page.evaluate(f"{bench.SHEET}.getBoundingClientRect().top")

    def release():
        """To medium by a flick, with the page busy for 200 ms in mid-flight; the same animation runs on."""
        page.evaluate(
            "void (window.blocked = null, addEventListener('touchend', () => { const first ="
            f" {bench.SHEET}.getAnimations()[0]; window.run = [first.startTime, first.effect.getTiming().duration];"
            " setTimeout(() => { const from = performance.now(); while (performance.now() - from < 200);"
            f" const now = {bench.SHEET}.getAnimations(); window.blocked = [from, performance.now(),"
            " now.length == 0 || now.includes(first), now[0]?.startTime ?? run[0]] }, 60) }, { once: true }))")
        page.touch(drag((X, peek + 30), (X, peek - 90), 60))
        bench.rest(page)
        return page.evaluate("[...run, ...blocked]")

    if engine.lacks("frame count"):
        start, _, _, _, is_same, later = release()
    else:
        runs = []
        # What else the machine does can only take frames away.
        while len(runs) < 6 and (not runs or min(runs) > 1):
            times, (start, duration, _, _, is_same, later) = page.drawn(release)
            assert is_same and later == start
            runs.append(max(int(duration * 60 / 1000) - sum(start <= time <= start + duration for time in times), 0))
            page.touch(drag((X, STOPS.medium + 30), (X, peek + 30), 500, hold=150))
            bench.rest(page)
        assert min(runs) <= 1, runs
    assert is_same and later == start
