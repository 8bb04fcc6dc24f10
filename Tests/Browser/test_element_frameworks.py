# SPDX-License-Identifier: Apache-2.0
"""`<quire-sheet>` in pages that frameworks render: handlers, events out of shadow trees, a new element in the old one's
place, popovers."""

import pytest

import rules
from element import gone, present, rest, top
from engines import PHONE, drag, tap
from test_element import center

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
IS_FREE = "document.querySelectorAll('[inert]').length == 0"

EVENTS = ["quire-will-present", "quire-progress", "quire-will-settle", "quire-detent-change", "quire-should-dismiss",
          "quire-dismiss-attempt", "quire-dismiss"]

# Sets an element's properties as renderers do: `on…` is a listener, a known name is a property, everything else an
# attribute.
RENDERER = """
  window.render = (element, properties) => {
    const old = element.rendered ?? {};
    element.rendered = properties;
    for (const [name, value] of Object.entries(properties)) {
      if (name.startsWith('on')) {
        if (old[name]) element.removeEventListener(name.slice(2), old[name]);
        element.addEventListener(name.slice(2), value);
      } else if (name in element) {
        element[name] = value;
      } else {
        element.setAttribute(name, value);
      }
    }
  };
"""


def test_every_event_leaves_shadow_trees(element):
    page = element()
    page.evaluate(f"""void (window.heard = {{}}, window.sheet = {SHEET}, window.outer = document.createElement('div'),
      sheet.replaceWith(outer), outer.attachShadow({{ mode: 'open' }}).append(sheet), sheet.reportsProgress = true,
      {EVENTS}.forEach((name) => document.addEventListener(name, (event) =>
        heard[name] = event.target === outer && event.composed && event.bubbles)),
      sheet.addEventListener('quire-should-dismiss', (event) => window.mayGo || event.preventDefault()))""")
    assert page.evaluate("sheet.present()") is True
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=150))
    page.wait_until("heard['quire-detent-change']")
    page.evaluate("sheet.animateChanges(() => 0)")
    page.press("Escape")
    page.wait_until("heard['quire-dismiss-attempt']")
    page.evaluate("void (window.mayGo = true)")
    page.press("Escape")
    page.wait_until("heard['quire-dismiss'] !== undefined")
    assert page.evaluate("heard") == dict.fromkeys(EVENTS, True)


def test_a_renderer_that_makes_its_handlers_anew(element):
    page = element(before=RENDERER)
    page.evaluate(f"""void (window.heard = {{}}, window.drawings = 0, window.isOpen = false, window.draw = () => {{
      const drawing = ++drawings, heardAs = (name) => () => (heard[name] ??= []).push(drawing);
      render({SHEET}, {{ detents: ['medium', {{ identifier: 'tall', height: 600 }}], prefersGrabberVisible: true,
        open: isOpen, 'aria-label': `Drawing ${{drawing}}`, 'onquire-progress': heardAs('progress'),
        'onquire-detent-change': heardAs('change'), 'onquire-dismiss': () => {{ isOpen = false; heardAs('dismiss')(); }} }});
    }}, setInterval(draw, 50))""")
    page.evaluate("void (isOpen = true)")
    page.wait_until(f"{SHEET}.matches(':state(resting)')")
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 500, hold=150))
    assert rest(page) == pytest.approx(PHONE.height - 600, abs=0.5)
    page.touch(tap(X, 60))
    gone(page)
    page.frames(10)
    heard = page.evaluate("heard")
    # Each handler was called as long as it was set: once for a single event, and in many renderings for repeated ones.
    assert len(heard["change"]) == 1 and len(heard["dismiss"]) == 1
    assert len(set(heard["progress"])) > 3 and heard["progress"] == sorted(heard["progress"])
    assert not page.evaluate(f"{SHEET}.open") and page.evaluate(IS_FREE)


def test_the_element_itself_is_made_anew_ten_times_a_second(element):
    page = element()
    page.evaluate(f"""new Promise((resolve) => {{
      window.count = window.left = 0;
      window.drawing = setInterval(() => {{
        const next = document.createElement('quire-sheet');
        next.id = 'harbors';
        next.addEventListener('quire-dismiss', () => left++);
        next.innerHTML = `<h2 slot="header">Drawing ${{++count}}</h2><p>${{'some text '.repeat(400)}}</p>`;
        for (const [name, value] of [['detents', 'medium large'], ['presenter', 'app'], ['open', '']]) {{
          next.setAttribute(name, value);
        }}
        {SHEET}.replaceWith(next);
        if (count === 15) resolve(clearInterval(drawing));
      }}, 100);
    }})""")
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    assert page.evaluate("document.querySelector('#app').inert && document.querySelectorAll(':popover-open').length <= 1")
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 400, hold=150))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)
    assert page.evaluate("left") == 14, "each one but the last is gone"
    page.touch(tap(X, 10))
    gone(page)
    assert page.evaluate("left") == 15
    assert page.evaluate(IS_FREE)
    assert not page.evaluate("document.querySelector('#app').hasAttribute('style') || document.body.hasAttribute('style')")


def test_a_popover_of_the_page_above_the_sheet(element):
    page = element()
    page.evaluate("""void (window.menu = document.createElement('div'), menu.popover = 'auto', menu.id = 'menu',
      menu.innerHTML = '<button>Choose</button>', document.body.append(menu),
      menu.firstChild.onclick = () => { window.isChosen = true; menu.hidePopover(); })""")
    present(page)
    page.evaluate("void menu.showPopover()")
    page.frames()
    assert not page.evaluate("menu.inert") and page.evaluate("document.querySelector('#app').inert")
    page.touch(tap(*center(page, "#menu button")))
    page.wait_until("window.isChosen && !menu.matches(':popover-open')")
    assert top(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.evaluate(f"{SHEET}.dismiss()")
    assert page.evaluate(IS_FREE)
