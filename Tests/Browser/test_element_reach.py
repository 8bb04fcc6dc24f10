# SPDX-License-Identifier: Apache-2.0
"""The parts of a page that can be reached while `<quire-sheet>` is presented: nodes that are added later, shadow trees,
the way of the focus, keys in a long text, and presses beside it."""

import pytest

import rules
from element import BOX, box, gone, present, rest
from engines import PHONE, tap
from test_element import center

STOPS = rules.Stops(PHONE.height)
SHEET = "document.querySelector('quire-sheet')"
BODY = f"{SHEET}.shadowRoot.querySelector('.quire-body')"
# The innermost focused element, also in shadow trees.
FOCUSED = """((element) => { while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.id || element.className || element.localName; })(document.activeElement)"""


def is_inert(page, selector):
    return page.evaluate(f"!!document.querySelector('{selector}').closest('[inert]')")


def test_what_comes_later_is_out_of_reach_too(element):
    page = element()
    present(page)
    page.evaluate("""void (document.body.insertAdjacentHTML('beforeend', '<p id="banner"><button>Accept</button></p>'),
      window.fresh = document.createElement('main'), fresh.innerHTML = '<button id="show">Show</button>',
      document.querySelector('main').replaceWith(fresh))""")
    page.wait_until("document.querySelector('#banner').inert")
    assert is_inert(page, "#show") and not is_inert(page, "quire-sheet")
    page.press("Escape")
    gone(page)
    assert not is_inert(page, "#banner") and not is_inert(page, "#show")
    # Nothing is observed any more.
    page.evaluate("void document.body.append(document.createElement('aside'))")
    page.frames()
    assert not is_inert(page, "aside")


@pytest.mark.parametrize("open", ["showModal()", "showPopover()"])
def test_a_layer_that_comes_later_can_be_used(element, open):
    page = element()
    kind = "dialog" if "Modal" in open else "div popover=manual"
    present(page)
    page.evaluate(f"""void (document.body.insertAdjacentHTML('beforeend', '<{kind} id="late"><button autofocus>Yes</button>'),
      document.querySelector('#late').{open}, window.pressed = 0,
      document.querySelector('#late button').onclick = () => pressed++)""")
    page.frames(3)
    assert not is_inert(page, "#late")
    page.touch(tap(*center(page, "#late button")))
    page.wait_until("pressed == 1")


def test_a_dialog_that_was_closed_can_be_used_at_once(element):
    page = element()
    # As in browsers that report no toggle of a dialog.
    page.evaluate("""void (document.body.insertAdjacentHTML('beforeend', '<dialog><button id="yes">Yes</button></dialog>'),
      window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), true))""")
    present(page)
    page.evaluate("document.querySelector('dialog').showModal()")
    assert page.evaluate(FOCUSED) == "yes"


def test_in_a_closed_shadow_tree_the_rest_of_it_is_out_of_reach(element):
    page = element()
    page.evaluate(f"""void (() => {{
      const host = document.createElement('div');
      window.tree = host.attachShadow({{ mode: 'closed' }});
      tree.innerHTML = '<p><button>Beside</button></p>';
      tree.append({SHEET});
      document.body.append(host);
      window.sheet = tree.querySelector('quire-sheet');
    }})()""")
    assert page.evaluate("sheet.present()") is True
    assert page.evaluate("tree.querySelector('p').inert && !sheet.closest('[inert]')")
    assert page.evaluate("document.querySelector('main').inert")
    assert page.evaluate("sheet.dismiss()") is True
    assert not page.evaluate("tree.querySelector('p').inert || document.querySelector('main').inert")


@pytest.mark.spread
@pytest.mark.parametrize("animated", ["true", "false"])
def test_an_opener_in_a_shadow_tree_has_the_focus_again(element, animated):
    page = element()
    page.evaluate("""void (document.body.insertAdjacentHTML('afterbegin', '<div id="bar"></div>'),
      window.tree = document.querySelector('#bar').attachShadow({ mode: 'open' }),
      tree.innerHTML = '<button id="home">Home</button><button id="share">Share</button>',
      tree.querySelector('#share').focus())""")
    present(page)
    page.evaluate(f"{SHEET}.dismiss({{ animated: {animated} }})")
    gone(page)
    assert page.evaluate(FOCUSED) == "share"


@pytest.mark.parametrize("early", [False, True], ids=["with the engine", "before the engine"])
def test_a_field_that_is_focused_at_once_is_no_opener(element, early):
    from test_element_first import LATE

    page = element.bare("plain.html", before=LATE) if early else element()
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"""void ({SHEET}.insertAdjacentHTML('beforeend', '<input id="field">'),
      document.querySelector('#show').focus())""")
    focus = "document.querySelector('#field').focus()"
    if early:
        page.evaluate(f"void ({SHEET}.present(), {focus}, go())")
    else:
        page.evaluate(f"void ({SHEET}.open = true, queueMicrotask(() => {focus}))")
    rest(page)
    assert page.evaluate(FOCUSED) == "field"
    page.evaluate(f"{SHEET}.dismiss()")
    gone(page)
    assert page.evaluate(FOCUSED) == "show"


@pytest.mark.one_engine
def test_without_an_engine_the_opener_has_the_focus_again(element):
    from test_element_loading import NEVER, warned

    page = element.bare("plain.html", before=NEVER)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate("void document.querySelector('#show').focus()")
    assert page.evaluate(f"{SHEET}.present()") is True
    warned(page, "no engine")
    assert page.evaluate(f"{SHEET}.dismiss()") is True
    assert page.evaluate(FOCUSED) == "show"


@pytest.mark.spread
@pytest.mark.parametrize("stop", ['<input type="hidden">', '<p style="display: none"><a href="#">A link</a></p>', "<i></i>"],
                         ids=["hidden input", "hidden link", "nothing"])
def test_a_long_text_scrolls_by_keys(element, stop):
    page = element()
    page.evaluate(f"void document.querySelector('#rows').replaceWith(Object.assign(document.createElement('div'),"
                  f" {{ innerHTML: '{stop}' + '<p>The ferry calls here twice.</p>'.repeat(60) }}))")
    present(page)
    page.press("Tab")
    page.press("Tab")
    assert page.evaluate(FOCUSED) == "quire-body"
    page.press("ArrowDown")
    page.wait_until(f"{BODY}.scrollTop > 0")


@pytest.mark.spread
@pytest.mark.parametrize("how", ["mouse", "finger", "script"])
def test_a_press_beside_a_sheet_in_a_card_closes_it(element, how):
    page = element()
    page.evaluate(f"""void (() => {{
      const card = document.createElement('div');
      window.presses = 0;
      card.append({SHEET});
      card.addEventListener('click', () => (presses++, {SHEET}.present()));
      document.body.append(card);
    }})()""")
    present(page)
    if how == "mouse":
        for kind in ("move", "down", "up"):
            page.mouse(kind, 100, 90)
    elif how == "finger":
        page.touch(tap(100, 90))
    else:
        page.evaluate(f"void {SHEET}.shadowRoot.querySelector('.quire-dimming').click()")
    gone(page)
    page.frames(5)
    assert page.evaluate("presses") == 0 and box(page)["phase"] is None


@pytest.mark.one_engine
def test_without_an_engine_a_press_beside_a_sheet_in_a_card_closes_it(element):
    from test_element_loading import NEVER, warned

    page = element.bare("plain.html", before=NEVER)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"void {SHEET}.parentElement.addEventListener('click', () => {SHEET}.present())")
    assert page.evaluate(f"{SHEET}.present()") is True
    warned(page, "no engine")
    for kind in ("move", "down", "up"):
        page.mouse(kind, 100, 60)
    page.wait_until(f"!{SHEET}.open && {BOX % 'quire-sheet'}.offsetHeight === 0")
