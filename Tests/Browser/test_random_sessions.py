# SPDX-License-Identifier: Apache-2.0
"""Random sessions of an app and of `<quire-sheet>`: after each burst all sheets rest at their places and nothing is
left.

Some seeds are fixed. `--sessions-seconds 600` goes on for so long, `--seed 7` plays one session again.
"""

import pytest

import bench
import element as elements
import living
import rules
import sessions
from engines import PHONE, EngineError, tap
from sessions import PATIENCE, Action

# Warnings that a session may cause: the element's about calls and settings without effect, and an app's about a button
# that is pressed behind an undimmed or leaving sheet.
EXPECTED = [
    "that another one stands on leaves it where it is", "is no detent of this sheet; it counts as none",
    "present is ignored: the view controller is presenting another one already",
]


# Two fingers must not magnify a page: Chromium's protocol counts places otherwise then than the glass does, and WebKit
# makes its window smaller. WebKitGTK takes no notice of `touch-action` here, and a busy Chromium none of the listener.
BEFORE = """addEventListener("touchstart", (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(),
    { capture: true, passive: false });""" + living.COUNT


def quiet(page):
    """No page reports an error, except for those that fingers cause."""
    errors = [each for each in elements.new_errors(page) if not any(known in each for known in EXPECTED)]
    assert not errors, errors


def at_rest(page, moving, state):
    """Waits until nothing moves by itself any more. Returns the page's state."""
    try:
        page.frames(3)
        page.wait_until(f"!({moving})", PATIENCE)
        # The effects of a resize or of a finger's last event may be pending.
        page.frames(3)
        page.wait_until(f"!({moving})", PATIENCE)
    except EngineError as error:
        raise AssertionError(f"{error}; {page.evaluate(state)}") from error
    return page.evaluate(state)


def check_sheets(seen, offset_of):
    """The invariants of sheets at rest. The sheets are listed from bottom to top."""
    found = seen["sheets"]
    blocking = max((index for index, sheet in enumerate(found) if sheet["isModal"]), default=None)
    if blocking is None:
        assert seen["inert"] == 0, f"something is inert: {seen}"
    else:
        assert seen["isBelowInert"], f"what is below can be reached: {seen}"
        assert not any(sheet["isInert"] for sheet in found[blocking:]), f"the topmost can't be reached: {seen}"
        assert any(sheet["hasFocus"] for sheet in found[blocking:]), f"the focus is elsewhere: {seen}"
    if found:
        wanted = offset_of(found[-1]["detent"])
        assert found[-1]["top"] == pytest.approx(wanted, abs=1), f"it rests at {wanted}: {seen}"


# A corner that has no button, however the page is scrolled.
CORNER = """[3, innerWidth - 3].flatMap((x) => [[x, 3], [x, innerHeight - 3]]).find(([x, y]) =>
    !document.elementFromPoint(x, y)?.closest("a, button, input, label, summary, select"))"""
LEFT_BEHIND = "document.querySelectorAll('*').length"


def play(engine, address, session, start, calls, check, end):
    """Plays a session in a new page, and checks that nothing is left at its end."""
    page = engine.open(address, session.device, BEFORE)
    try:
        start(page)
        page.evaluate("void (document.documentElement.style.touchAction = 'pan-x pan-y')")
        first, elements_before = living.count(page), page.evaluate(LEFT_BEHIND)
        sessions.play(page, session, engine, calls, check)
        end(page)
        check(page)
        assert page.evaluate(LEFT_BEHIND) == elements_before
        # Firefox keeps the last target of a finger until a finger comes down elsewhere.
        page.touch(tap(*page.evaluate(CORNER)))
        check(page)
        assert page.evaluate(LEFT_BEHIND) == elements_before, "the last tap has pressed something"
        last = living.count(page, first)
        # Fewer are possible if the first count included garbage, because WebKit chooses its own times for collecting
        # it.
        is_clean = all(last[key] <= first[key] for key in first)
        assert is_clean, f"something is left, {last} after {first}: {page.evaluate('living.strays()')}"
    finally:
        page.close()


# The app: Bench.

# A pressed control fades for a while.
APP_MOVING = """(() => {
    const sheets = [...document.querySelectorAll('[data-quire-part=sheet]')];
    if (sheets.length === 0) return document.getAnimations().length > 0;
    return sheets.some((each) => each.dataset.quirePhase !== 'resting');
})()"""
APP_STATE = """(() => {
    const layers = [...document.querySelectorAll('[data-quire-layer]')];
    const [root, ...hosts] = layers.sort((one, other) => one.dataset.quireLayer - other.dataset.quireLayer);
    const focused = document.activeElement;
    return {
        sheets: hosts.map((host) => {
            const sheet = host.querySelector('[data-quire-part=sheet]');
            return {
                phase: sheet.dataset.quirePhase, detent: sheet.dataset.quireDetent.split('.').at(-1),
                top: sheet.getBoundingClientRect().top, isModal: sheet.ariaModal === 'true',
                isInert: host.closest('[inert]') !== null, hasFocus: host.contains(focused),
            };
        }),
        inert: document.querySelectorAll('[inert]').length, isBelowInert: root.closest('[inert]') !== null,
        focused: focused.localName + ' ' + (focused.className || focused.textContent.slice(0, 20)),
        animations: document.getAnimations().length, height: innerHeight,
    };
})()"""
BUTTON = "[...document.querySelectorAll('button')].find((each) => each.textContent === '%s')"
PRESS = BUTTON + "?.click()"
APP_CALLS = {
    # Only actions that a person can take: content behind a sheet can't present.
    "present": f"{bench.SHEET} === null && {PRESS}",
    "close": PRESS % "Close",
    "grabber": "document.querySelector('[data-quire-part=grabber]')?.click()",
}
SPECIMENS = ["Dimmed", "Undimmed", "Large", "Held", "Dims", "Fields", "Within", "Footed", "Nested"]
APP_DRAWN = [
    lambda dice: Action("present", (dice.choice(SPECIMENS),)),
    lambda dice: Action("present", (dice.choice(SPECIMENS),)),
    lambda dice: Action("close"),
    lambda dice: Action("grabber"),
]
# The buttons to the right of it stop the app and change its look.
APP_RIGHT = 240


def check_app(page):
    quiet(page)
    seen = at_rest(page, APP_MOVING, APP_STATE)
    stops = rules.Stops(seen["height"])
    check_sheets(seen, lambda detent: getattr(stops, detent))
    quiet(page)


def start_app(page):
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")


def end_app(page):
    if not page.evaluate(f"!!({PRESS % 'Close'}, {BUTTON % 'Close'})"):
        # A sheet that a finger has presented may have no such button.
        page.press("Escape")
    page.wait_until(f"{bench.SHEET} === null", PATIENCE)


def test_an_app(engine, request, address):
    def one(seed):
        session = sessions.draw(seed, APP_DRAWN, APP_RIGHT)
        play(engine, address, session, start_app, APP_CALLS, check_app, end_app)

    sessions.keep_drawing(request.config, engine, one, [1])


# The element: two stacked sheets, and one beside them.

ELEMENT_SETUP = """(() => {
    const list = document.querySelector('#stamps ol');
    for (let number = 0; number < 60; number++) {
        const row = document.createElement('li');
        row.textContent = `Stamp ${number}`;
        list.append(row);
    }
    const find = (id) => document.getElementById(id);
    const ids = ['letter', 'stamps', 'styles'];
    // Bottom to top, as they came.
    let standing = [];
    for (const id of ids) {
        find(id).addEventListener('quire-will-present', () => (standing = [...standing.filter((each) => each !== id), id]));
        find(id).addEventListener('quire-dismiss', () => (standing = standing.filter((each) => each !== id)));
    }
    const box = (id) => find(id).shadowRoot.querySelector('.quire-sheet');
    const noted = () => {};
    window.session = {
        present: (id, animated) => find(id).open || find(id).present({ animated }),
        dismiss: (id, animated) => find(id).dismiss({ animated }),
        detent: (id, detent, animated) => {
            const select = () => (find(id).selectedDetent = detent);
            if (animated) find(id).animateChanges(select);
            else select();
        },
        detents: (id, detents) => (find(id).detents = detents),
        undim: (id, detent) => (find(id).largestUndimmedDetent = detent),
        move: (id) => find('app').before(find(id)),
        putBack: (id) => {
            const sheet = find(id);
            sheet.remove();
            document.body.append(sheet);
        },
        listen: (id) => find(id).addEventListener('quire-progress', noted),
        ignore: (id) => find(id).removeEventListener('quire-progress', noted),
        isMoving: () => ids.some((id) => !['resting', undefined].includes(box(id).dataset.quirePhase)
            || find(id).open !== standing.includes(id)) || standing.length === 0 && session.animations() > 0,
        animations: () => document.getAnimations().filter(({ animationName }) => animationName !== 'quire-awaited').length,
        state: () => ({
            sheets: standing.map((id) => ({
                id, phase: box(id).dataset.quirePhase,
                detent: find(id).selectedDetent ?? String(find(id).detents).split(/[ ,]/)[0],
                top: box(id).getBoundingClientRect().top, isModal: box(id).ariaModal === 'true',
                isInert: find(id).closest('[inert]') !== null, hasFocus: find(id).contains(document.activeElement),
            })),
            inert: document.querySelectorAll('[inert]').length, isBelowInert: find('app').inert,
            focused: document.activeElement.localName + ' ' + document.activeElement.id,
            animations: session.animations(), height: innerHeight,
        }),
        // Each as its page had it, but for what of it a finger has chosen.
        end: async () => {
            for (const id of ids) session.ignore(id);
            for (const id of [...standing].reverse()) await find(id).dismiss({ animated: false });
            for (const id of ids) find(id).selectedDetent = null;
            for (const id of ids) find(id).largestUndimmedDetent = id === 'styles' ? '220px' : null;
            find('stamps').detents = ['medium', 'large'];
            // The texts of the page itself about a stamp and a letter.
            for (const id of ['chosen-stamp', 'sent']) find(id).value = '';
            await new Promise(requestAnimationFrame);
        },
        warm: async () => {
            for (const id of ids) await find(id).present({ animated: false }), await find(id).dismiss({ animated: false });
        },
    };
})()"""
IDS = ["letter", "stamps", "stamps", "styles"]
FLAGS = ["true", "true", "false"]
ELEMENT_CALLS = {
    "present": "session.present('%s', %s)", "dismiss": "session.dismiss('%s', %s)",
    "detent": "session.detent('%s', %s, %s)", "detents": "session.detents('stamps', %s)", "undim": "session.undim('%s', %s)",
    "move": "session.move('%s')", "put back": "session.putBack('%s')",
    "listen": "session.listen('%s')", "ignore": "session.ignore('%s')",
}
ELEMENT_DRAWN = [
    lambda dice: Action("present", (dice.choice(IDS), dice.choice(FLAGS))),
    lambda dice: Action("present", (dice.choice(IDS), dice.choice(FLAGS))),
    lambda dice: Action("dismiss", (dice.choice(IDS), dice.choice(FLAGS))),
    lambda dice: Action("detent", ("stamps", dice.choice(["'medium'", "'large'"]), dice.choice(FLAGS))),
    lambda dice: Action(
        "detents",
        (dice.choice(["['medium', 'large']", "['200px', 'medium', 'large']", "['medium', '300px', 'large']"]),)),
    lambda dice: Action("undim", (dice.choice(IDS), dice.choice(["null", "'medium'", "'large'"]))),
    lambda dice: Action("move", (dice.choice(IDS),)),
    lambda dice: Action("put back", (dice.choice(IDS),)),
    lambda dice: Action(dice.choice(["listen", "ignore"]), (dice.choice(IDS),)),
]


def check_element(page):
    quiet(page)
    seen = at_rest(page, "session.isMoving()", "session.state()")
    stops = rules.Stops(seen["height"])

    def offset(detent):
        return stops.height - int(detent[:-2]) if detent.endswith("px") else getattr(stops, detent)

    check_sheets(seen, offset)
    if not seen["sheets"]:
        assert not page.evaluate("document.querySelector('#app').hasAttribute('style')"), "the page is not as it was"
    quiet(page)


def start_elements(page):
    page.wait_until("!!customElements.get('quire-sheet')")
    page.evaluate(f"void {ELEMENT_SETUP}")
    page.evaluate("session.warm()")


def end_elements(page):
    page.evaluate("session.end()")


def test_elements(engine, request, element_site):
    def one(seed):
        session = sessions.draw(seed, ELEMENT_DRAWN, PHONE.width - 60)
        address = element_site + "stack.html"
        play(engine, address, session, start_elements, ELEMENT_CALLS, check_element, end_elements)

    sessions.keep_drawing(request.config, engine, one, [1])
