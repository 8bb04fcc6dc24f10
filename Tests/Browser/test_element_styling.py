# SPDX-License-Identifier: Apache-2.0
"""Styling of `<quire-sheet>` by pages: states in each phase, parts, and the two properties that follow the sheet."""

import pytest

import element as pages
import rules
from element import gone, present, rest, top
from engines import PHONE, drag

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
BOX = pages.BOX % "quire-sheet"
PARTS = ["dimming", "sheet", "shadow", "grabber", "header", "body", "footer"]
PHASES = ["presenting", "resting", "dragging", "settling", "dismissing"]

# Records the active states whenever the sheet enters a phase.
RECORD = f"""void (window.states = [], window.on = (names) => names.filter((name) => {SHEET}.matches(`:state(${{name}})`)),
  new MutationObserver(() => states.push(on({PHASES}).join(' '))).observe({BOX}, {{ attributeFilter: ['data-quire-phase'] }}))"""


def on(page, name):
    return page.evaluate(f"{SHEET}.matches(':state({name})')")


def test_each_state_is_on_at_its_time_and_no_other(element):
    page = element()
    page.evaluate(RECORD)
    assert not any(on(page, name) for name in [*PHASES, "dimmed", "static"])
    present(page)
    assert on(page, "resting") and on(page, "dimmed") and not on(page, "static")
    script = drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=150)
    page.touch(script[:-1])
    assert on(page, "dragging") and not on(page, "resting")
    page.touch([script[-1]])
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    page.evaluate(f"{SHEET}.dismiss()")
    assert page.evaluate("states") == ["presenting", "resting", "dragging", "settling", "resting", "dismissing", ""]
    assert not any(on(page, name) for name in [*PHASES, "dimmed", "static"])


def test_dimmed_is_on_only_above_the_undimmed_detent(element):
    page = element()
    page.evaluate(f"void ({SHEET}.largestUndimmedDetent = 'medium')")
    present(page)
    assert not on(page, "dimmed")
    page.evaluate(f"{SHEET}.animateChanges(() => {SHEET}.selectedDetent = 'large')")
    assert on(page, "dimmed")


def test_each_part_takes_a_pages_style(element):
    page = element()
    page.evaluate(f"""void (window.rules = document.createElement('style'), document.head.append(rules),
        {PARTS}.forEach((name, index) =>
      rules.sheet.insertRule(`quire-sheet::part(${{name}}) {{ outline: 1px solid rgb(1, 2, ${{index}}); }}`)),
      rules.sheet.insertRule('quire-sheet {{ --quire-background: rgb(9, 8, 7); }}'))""")
    present(page)
    found = page.evaluate(f"""{PARTS}.map((name) =>
      getComputedStyle({SHEET}.shadowRoot.querySelector(`[part=${{name}}]`)).outlineColor)""")
    assert found == [f"rgb(1, 2, {index})" for index in range(len(PARTS))]
    assert page.evaluate(f"getComputedStyle({BOX}).backgroundColor") == "rgb(9, 8, 7)"


def test_the_height_and_the_fraction_follow_the_finger_and_are_nobody_elses(element, engine):
    page = element()
    page.evaluate("void document.querySelector('[slot=header]').style.setProperty('--quire-fraction', 'inherit')")

    def published(selector):
        height, fraction = page.evaluate(
            f"['--quire-visible-height', '--quire-fraction'].map((name) =>"
            f" getComputedStyle(document.querySelector('{selector}')).getPropertyValue(name))")
        return float(height.removesuffix("px")), float(fraction)

    present(page)
    assert published("quire-sheet") == pytest.approx((PHONE.height - STOPS.medium, 0), abs=0.5)
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 120), 400, end=None))
    page.frames(2)
    shown = PHONE.height - top(page)
    fraction = (STOPS.medium - top(page)) / (STOPS.medium - STOPS.large)
    assert 0.2 < fraction < 0.8
    assert published("quire-sheet") == (pytest.approx(shown, abs=0.5), pytest.approx(fraction, abs=0.01))
    # A child has them only if it inherits them explicitly.
    assert published("#rows") == (0, 0)
    # WebKit does not update elements that inherit a non-inherited property explicitly.
    if engine.name == "webkit":
        return
    assert published("[slot=header]") == (0, pytest.approx(fraction, abs=0.01))


def test_the_height_and_the_fraction_go_with_the_sheet(element):
    page = element()
    present(page)
    assert "--quire-fraction" in page.evaluate(f"{SHEET}.getAttribute('style')")
    page.evaluate(f"void {SHEET}.dismiss()")
    gone(page)
    assert page.evaluate(f"{SHEET}.getAttribute('style')") is None
