# SPDX-License-Identifier: Apache-2.0
"""Every screen of Gallery and Postcards, and the element's pages, by axe: each page is loaded once, and its screens are
inspected one after the other.

For apps, contrast is left out. The colors are UIKit's, some pairs of which are below axe's limit on purpose. If a text
is beside a clipped picture, axe takes the picture for its background. The element's pages keep every rule.
"""

import json
import pathlib

import axe_playwright_python
import pytest

from engines.chromium import Chromium
from examples import served
from walks import Step, Walker

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

# axe sees the roles that elements give themselves through internals only by a map of this name.
INTERNALS = """(() => {
    const { attachInternals } = HTMLElement.prototype;
    window._elementInternals = new WeakMap();
    HTMLElement.prototype.attachInternals = function () {
        const internals = attachInternals.call(this);
        window._elementInternals.set(this, internals);
        return internals;
    };
})();"""

# The rules that apps are exempt from, by name. Contrast: see above. Scrollers: Chromium and Firefox make a scroller a
# tab stop by themselves if nothing else makes it reachable. A `tabindex` would make Chromium give it the touches near
# it, such as those on the header of a sheet.
EXEMPT = ["color-contrast", "scrollable-region-focusable"]
# For each element that breaks a rule, the rule's name and the reason.
INSPECT = """(async (exempt) => {
    axe._enableElementInternals = true;
    const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        rules: Object.fromEntries(exempt.map((rule) => [rule, { enabled: false }])),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 200)}: ${failureSummary.slice(0, 300)}`));
})(%s)"""
GALLERY = """
    button Display, radio Dark, radio Light, escape, button Code of Stacks, escape, field Search screens, button Cancel,
    button Properties, button Close, button Stacks, button One more sheet, escape, escape, button Hand-off, escape,
    button Keyboard, escape, button Popovers, button Middle, escape, button Code, escape, button Gallery,
    button Progress, button Gallery,
    button Places, button About, escape, button Skerries, button Places, button Gallery, button Controls, escape,
    button Text, button Slow ahead, button Slow ahead, escape,
    button Writing, button Fonts, escape, button Done, button Scrolling, escape,
    button List, button Edit, button Edit, escape, button Grid, escape,
    button Search, field Search harbors, button Cancel, row Aberaeron, button Harbors, escape, button Images, escape,
    button Drawing, escape, button Dates, escape, button Log, escape, button Touch, escape,
    button Questions, button Leave the harbor, button Stay, button Three ways, button Around the cape,
    button Name the boat, button Cancel, button With the catch, button Sell it, button A long story, button Go on, escape,
    button Bars, button Sort, button Name, button Avocet, button Crew, tab Flag, button Upper, escape, escape,
    button Pickers, button Strip, button Cancel, button Font, button Cancel, button Close, button Services, escape,
    button Canvas, button Show Cork
"""
POSTCARDS = "button Settings, button Close, button Choose photo"
FONTS = "button Choose font"


@pytest.fixture(scope="module")
def chromium(browser):
    """The roles are the same in all engines, so one is enough."""
    engine = Chromium(browser)
    yield engine
    engine.close()


def steps(route):
    for words in route.split(","):
        what, _, name = words.strip().partition(" ")
        yield Step(what) if what == "escape" else Step("press", what, name)


def inspect(page, exempt=()):
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"(() => {{ {AXE} }})()")
    return page.evaluate(INSPECT % json.dumps(exempt))


def screens(walker, route):
    """Takes the steps of a route. Returns the name of each screen that was not seen before."""
    known = set()
    for step in [Step("begin"), *steps(route)]:
        walker.begin(step)
        state = walker.finish(step)
        assert state, f"{step} is not there, in {walker.walk.states[-1].place}"
        assert not state.note, f"{step}: {state.note}"
        if state.place not in known:
            known.add(state.place)
            yield state.place


@pytest.mark.parametrize("app, route, count", [("Gallery", GALLERY, 44), ("Postcards", POSTCARDS, 3), ("Postcards", FONTS, 2)])
def test_screens(chromium, app, route, count):
    found, seen = [], 0
    with served(app) as address:
        walker = Walker(chromium, address)
        for screen in screens(walker, route):
            seen += 1
            found += [f"{screen}: {each}" for each in inspect(walker.page, EXEMPT)]
        walker.close()
    assert not found, "\n".join(found)
    assert seen >= count


@pytest.mark.parametrize("name, sheets", [("plain", 1), ("index", 2), ("stack", 2), ("loop", 0), ("server", 1)])
def test_pages_of_the_element(chromium, element_site, name, sheets):
    page = chromium.open(element_site + name + ".html", before=INTERNALS)
    page.wait_until("!!customElements.get('quire-sheet')")
    page.evaluate("customElements.get('quire-sheet').load()")
    found = inspect(page)
    opened = 0
    for index in range(page.evaluate("document.querySelectorAll('quire-sheet').length")):
        sheet = f"document.querySelectorAll('quire-sheet')[{index}]"
        if page.evaluate(f"{sheet}.parentElement.closest('quire-sheet') === null && {sheet}.present({{ animated: false }})"):
            opened += 1
            found += inspect(page)
            page.evaluate(f"{sheet}.dismiss({{ animated: false }})")
    page.close()
    assert not found, found
    assert opened >= sheets
