# SPDX-License-Identifier: Apache-2.0
"""What a screen shows in each frame while something comes, from the first frame that shows it until it rests.

`begin` looks in each frame of the page, at the speed of the machine. `stepped` stops the clock of a page with
`clock.SCRIPT` and moves it on by one frame at a time, so that there are as many pictures on any machine.
"""

import json
from itertools import pairwise

import pytest

FRAME = 1000 / 60
"""The time between two frames of a stopped clock, in milliseconds."""
AFTERWARD = 10
"""The frames that are recorded once it rests."""

_LOOK = """(() => {
    const element = () => %(element)s, opacity = (node) => {
      let product = 1;
      // A shadow tree's parts are inside its host.
      for (; node; node = node.parentElement ?? node.getRootNode().host) product *= getComputedStyle(node).opacity;
      return product;
    };
    window.film = [];
    window.filmed = () => element()?.closest("[data-quire-phase]").dataset.quirePhase === "resting";
    window.look = () => {
      const box = element(), rect = box?.getBoundingClientRect();
      const isSeen = rect !== undefined && rect.width > 0 && rect.height > 0 && getComputedStyle(box).visibility !== "hidden";
      if (!isSeen) return film.length > 0 && film.push(null) > 0;
      const { left, top, width, height } = rect, dimming = %(dimming)s;
      film.push({ left, top, width, height, shown: opacity(box), dimming: dimming ? opacity(dimming) : 1 });
      return true;
    };
  })()"""
_BEGIN = """void (() => {
    const frame = () => { look(); requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
  })()"""
_STEP = """void (() => {
    clock.stop();
    let left = %(afterward)d;
    const frame = () => {
      const isSeen = look();
      if (filmed() && left-- === 0) return window.isFilmed = true;
      if (isSeen) clock.advance(%(frame)f);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })()"""


def begin(page, element, dimming="null"):
    """Records an element from now on, with the opacity of its dimming. Both are JavaScript expressions."""
    page.evaluate("void " + _LOOK % {"element": element, "dimming": dimming})
    page.evaluate(_BEGIN)


def taken(page):
    """The film of `begin` so far, and some frames more."""
    page.frames(AFTERWARD)
    return page.evaluate("film")


def stepped(page, element, act, dimming="null"):
    """Returns the film of an element that comes after `act`, by the clock, which stands from then on."""
    page.evaluate("void " + _LOOK % {"element": element, "dimming": dimming})
    page.evaluate(_STEP % {"afterward": AFTERWARD, "frame": FRAME})
    act()
    page.wait_until("window.isFilmed === true")
    return page.evaluate("film")


def assert_arrives(film, *, moves="top", at_least=0):
    """Asserts that each picture is nearer to the last one, that none is gone, and that the first is not at rest: `moves`
    is the value that differs most, and `at_least` a number of pictures in between."""
    assert None not in film, f"it is gone in frame {film.index(None)} of {len(film)}"
    last = film[-1]
    for name, end in last.items():
        ways = [abs(picture[name] - end) for picture in film]
        slack = 0.01 if name in ("shown", "dimming") else 0.6
        assert all(later <= earlier + slack for earlier, later in pairwise(ways)), f"{name}: {_short(film, name)}"
    assert film[-2] == pytest.approx(last, abs=0.5)
    assert abs(film[0][moves] - last[moves]) > (0.05 if moves in ("shown", "dimming") else 1), _short(film, moves)
    between = sum(abs(picture[moves] - last[moves]) > 0.001 for picture in film)
    assert between > at_least, _short(film, moves)


def _short(film, name):
    return json.dumps([round(picture[name], 2) for picture in film])
