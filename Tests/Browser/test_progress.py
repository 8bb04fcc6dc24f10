# SPDX-License-Identifier: Apache-2.0
"""The page that follows a sheet live: a picture, a title and numbers, under fingers and in motion."""

import pytest

from conftest import PHONE_SAFE_AREA
from examples import served
from finger import Touch
from rules import SLOP
from sheets import LARGE, MEDIUM, counts, sheet, top, until

PEEK = 650

_SHOWN = """() => {
  const style = (element) => getComputedStyle(element);
  const picture = document.querySelector('[role=img][aria-label="A valley at dusk"], img[alt="A valley at dusk"]');
  const view = picture.closest('[data-quire-view]');
  const blurred = [...document.querySelectorAll('[data-quire-view]')]
    .find((element) => style(element).backdropFilter.startsWith('blur'));
  const title = [...document.querySelectorAll('.quire-label')].find((label) => label.textContent === 'All the way up');
  const matrix = new DOMMatrix(style(view).transform);
  return {
    blur: Number(style(blurred).opacity), scale: matrix.a, title: Number(style(title).opacity),
    texts: [...document.querySelectorAll('.quire-label')].map((label) => label.textContent),
  };
}"""


@pytest.fixture(scope="session")
def site():
    with served("Progress") as address:
        yield address


@pytest.fixture
def page(open_page):
    page = open_page(
        PHONE_SAFE_AREA, viewport={"width": 402, "height": 874}, device_scale_factor=3, is_mobile=True, has_touch=True)
    page.get_by_role("button", name="Show the sheet").click()
    settled(page, "peek")
    return page


@pytest.fixture
def finger(page):
    return Touch(page.cdp)


def settled(page, detent):
    page.locator(f"[data-quire-part=sheet][data-quire-phase=resting][data-quire-detent$='{detent}']").wait_for()


def shown(page):
    return page.evaluate(_SHOWN)


def near(value, tolerance=0.005):
    return pytest.approx(value, abs=tolerance)


def total(offset):
    return min(max((PEEK - offset) / (PEEK - LARGE), 0), 1)


def test_stands_at_its_start(page, picture):
    assert top(page) == PEEK
    now = shown(page)
    assert (now["blur"], now["scale"], now["title"]) == (0, 1, 0)
    assert {"0 %", "650 pt", "peek"} <= set(now["texts"])
    picture(page, "start")


def test_everything_follows_the_finger(page, finger, picture):
    finger.down(100, 690)
    finger.move(100, 690 - SLOP)
    for way in [40, 120, 240, 400, 560]:
        finger.glide(100, 690 - SLOP - way, 0.2)
        now = shown(page)
        assert top(page) == near(PEEK - way, 0.5)
        assert now["blur"] == near(total(PEEK - way))
        assert now["scale"] == near(1 + 0.12 * total(PEEK - way), 0.001)
        assert now["title"] == near(max(0, (MEDIUM - (PEEK - way)) / (MEDIUM - LARGE)))
        assert f"{PEEK - way} pt" in now["texts"]
        picture(page, f"{way}")
    finger.up()
    settled(page, "large")
    now = shown(page)
    assert (now["blur"], now["title"]) == (1, 1)
    assert now["scale"] == near(1.12, 1e-6)
    assert {"100 %", "72 pt", "large"} <= set(now["texts"])


def test_one_call_a_move(page, finger):
    finger.down(100, 690)
    finger.glide(100, 600, 0.2)
    before = counts(page)["turns"]
    for step in range(20):
        finger.move(100, 600 - 5 * step)
    assert counts(page)["turns"] - before <= 20
    finger.cancel()


def test_the_target_is_told_as_the_finger_lets_go(page, finger):
    finger.drag((100, 690), (100, 600), 0.06)
    until(page, "[...document.querySelectorAll('.quire-label')].some((label) => label.textContent === 'medium')")
    settled(page, "medium")
    assert shown(page)["blur"] == near(total(MEDIUM))


def test_a_blocked_page_does_not_hold_the_sheet(page, finger):
    """Progress is reported in every frame, but the sheet moves with one animation that needs no script."""
    # The page blocks itself as soon as the animation has begun, however late the test would see it.
    page.evaluate("""() => {
      const sheet = document.querySelector('[data-quire-part=sheet]').parentElement;
      let isUp = false;
      addEventListener('touchend', () => (isUp = true), { capture: true, once: true });
      window.seen = new Promise((resolve) => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...rest) {
          const first = animate.apply(this, rest);
          if (this !== sheet || !isUp) return first;
          Element.prototype.animate = animate;
          // A machine under load may need longer than the animation.
          let isEnded = false;
          first.addEventListener('finish', () => (isEnded = true));
          requestAnimationFrame(() => {
            const start = first.startTime;
            const end = performance.now() + 200;
            while (performance.now() < end);
            requestAnimationFrame(() => requestAnimationFrame(() => resolve({
              same: isEnded || sheet.getAnimations().includes(first) && first.startTime === start,
            })));
          });
          return first;
        };
      });
    }""")
    finger.drag((100, 690), (100, 600), 0.06)
    seen = page.evaluate("window.seen")
    assert seen["same"]
    settled(page, "medium")
    assert shown(page)["blur"] == near(total(MEDIUM))


def test_pulled_away_the_picture_is_as_it_was(page, finger):
    finger.drag((100, 690), (100, 860), 0.3)
    page.locator("[data-quire-part=sheet]").wait_for(state="detached")
    assert page.evaluate("""() => [...document.querySelectorAll('[data-quire-view]')]
      .filter((element) => getComputedStyle(element).backdropFilter.startsWith('blur'))
      .map((element) => getComputedStyle(element).opacity)""") == ["0"]
    assert sheet(page) is None
