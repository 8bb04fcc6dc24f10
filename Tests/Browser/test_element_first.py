# SPDX-License-Identifier: Apache-2.0
"""The first sheet of a page, presented before the engine has loaded: each frame of its way up."""

from itertools import pairwise

import pytest

import rules
from element import BOX, rest
from engines import PHONE, tap

STOPS = rules.Stops(PHONE.height)
SHEET = "document.querySelector('quire-sheet')"
# Nothing is loaded before the sheet is requested, and a request for the module waits until the test permits it.
LATE = """window.requestIdleCallback = () => {};
    { const { fetch } = window, { promise, resolve } = Promise.withResolvers();
      window.go = resolve; window.fetch = async (...rest) => { await promise; return fetch(...rest); }; }"""
# The upper edge of the sheet and the dimming's opacity in each frame from the first one that shows it.
FILM = f"""void (() => {{
    const box = {BOX % 'quire-sheet'};
    const {{ parentElement: frame }} = box, fade = frame.previousElementSibling, dimming = fade.firstElementChild;
    const opacity = (...elements) => elements.reduce((product, element) => product * getComputedStyle(element).opacity, 1);
    window.film = [];
    const look = () => {{
      const {{ top, height }} = box.getBoundingClientRect();
      if (height > 0 || film.length > 0) {{
        film.push({{ top: height > 0 ? top : null, dimming: opacity(fade, dimming), shown: opacity(frame, box) }});
      }}
      requestAnimationFrame(look);
    }};
    requestAnimationFrame(look);
  }})()"""


def ask(page, how):
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(FILM)
    if how == "code":
        page.evaluate(f"void {SHEET}.present()")
    elif how == "tap":
        show = page.rect("#show")
        page.touch(tap(show["x"] + 20, show["y"] + 15))
    else:
        page.evaluate("document.querySelector('#show').click()")


@pytest.mark.spread
@pytest.mark.parametrize("engine_comes", ["meanwhile", "afterward"])
@pytest.mark.parametrize("how", ["code", "tap", "button"])
def test_the_first_sheet_comes_up_and_stays(element, how, engine_comes):
    page = element.bare("plain.html", before=LATE)
    if engine_comes == "meanwhile":
        page.evaluate("void go()")
    ask(page, how)
    if engine_comes == "afterward":
        page.wait_until(f"film.length > 0 && {BOX % 'quire-sheet'}.parentElement.getAnimations().length === 0")
        page.frames(5)
        page.evaluate("void go()")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.frames(10)
    film = page.evaluate("film")
    tops = [picture["top"] for picture in film]
    assert None not in tops, "it is never gone"
    assert tops[0] > STOPS.medium + 1, "it begins below"
    assert all(later <= earlier + 0.5 for earlier, later in pairwise(tops)), tops
    assert tops[-1] == pytest.approx(STOPS.medium, abs=0.5)
    dimmings = [picture["dimming"] for picture in film]
    assert dimmings[0] < dimmings[-1]
    assert all(later >= earlier - 0.01 for earlier, later in pairwise(dimmings)), dimmings
    assert all(picture["shown"] == 1 for picture in film)
