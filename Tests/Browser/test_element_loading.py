# SPDX-License-Identifier: Apache-2.0
"""When `<quire-sheet>` loads its files, and how a page behaves if the engine is late, refused, or never loads."""

import gzip
import re
import shutil

import pytest

import rules
from element import BOX, ROOT, box, gone, new_errors, rest, top
from engines import PHONE, TABLET, drag, tap
from serving import serving

pytestmark = pytest.mark.one_engine

STOPS = rules.Stops(PHONE.height)
X = 100
SHEET = "document.querySelector('quire-sheet')"
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
# The page is never idle.
BUSY = "window.requestIdleCallback = () => {}; "
# Every request for a script waits until the test permits it.
LATE = BUSY + """{ const { fetch } = window, { promise, resolve } = Promise.withResolvers();
    window.go = resolve; window.fetch = async (...rest) => { await promise; return fetch(...rest); }; }"""
# A request that never ends, and a clock on which its time limit soon expires.
NEVER = BUSY + """{ const { setTimeout } = window; window.fetch = () => new Promise(() => {});
    window.setTimeout = (run, time, ...rest) => setTimeout(run, time === 8000 ? 300 : time, ...rest); }"""
LIMIT = 16_000


def warned(page, *words):
    heard = [line for line in new_errors(page) if "quire-sheet:" in line]
    assert len(heard) == 1 and all(word in heard[0] for word in words), heard


def test_before_need_only_the_element_is_loaded(element, element_folder):
    page = element.bare("plain.html", before=BUSY)
    page.wait_until("customElements.get('quire-sheet')")
    page.frames(10)
    assert [name for name in page.evaluate(LOADED) if name.startswith("quire")] == ["quire-sheet.js"]
    assert len(gzip.compress((element_folder / "quire-sheet/quire-sheet.js").read_bytes(), 9)) <= LIMIT
    # A finger on an opener is the first sign.
    show = page.rect("#show")
    page.touch(tap(show["x"] + 20, show["y"] + 15))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    assert {"quire-engine.js", "quire-sheet.wasm"} <= set(page.evaluate(LOADED))


def test_an_idle_page_loads_the_engine(element):
    page = element.bare("plain.html")
    page.wait_until(f"{LOADED}.includes('quire-sheet.wasm')")


# Before the page's own scripts.
LAZY = "document.addEventListener('readystatechange', () => document.querySelector('quire-sheet').%s, { once: true });"
WAYS = ["setAttribute('loading', 'LAZY')", "loading = 'lazy'"]
# The callbacks that wait for an idle page.
IDLE = "window.idle = []; window.requestIdleCallback = (run) => idle.push(run);"


@pytest.mark.parametrize("way", WAYS)
def test_a_lazy_sheet_waits_for_its_first_use(element, way):
    page = element.bare("plain.html", before=IDLE + LAZY % way)
    page.wait_until("customElements.get('quire-sheet') && document.readyState == 'complete'")
    page.frames(5)
    # It does not even ask for an idle moment, and a pointer over the opener is no sign.
    assert page.evaluate("idle.length") == 0 and page.evaluate(f"{SHEET}.loading") == "lazy"
    page.evaluate("document.querySelector('#show').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))")
    page.frames(5)
    assert "quire-engine.js" not in page.evaluate(LOADED)
    show = page.rect("#show")
    page.touch(tap(show["x"] + 20, show["y"] + 15))
    assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
    assert {"quire-engine.js", "quire-sheet.wasm"} <= set(page.evaluate(LOADED))


def test_an_eager_sheet_beside_a_lazy_one_loads_the_engine(element):
    page = element.bare("plain.html", before=IDLE + LAZY % WAYS[0])
    page.wait_until("customElements.get('quire-sheet') && document.readyState == 'complete'")
    page.frames(5)
    assert page.evaluate("idle.length") == 0
    page.evaluate("void document.body.append(document.createElement('quire-sheet'))")
    assert page.evaluate("idle.length") == 1
    # Others change nothing; nor does a word that does not exist.
    page.evaluate(f"void ({SHEET}.loading = 'sometimes')")
    assert page.evaluate(f"{SHEET}.loading") == "eager" and page.evaluate("idle.length") == 1
    page.evaluate("void idle[0]()")
    page.wait_until(f"{LOADED}.includes('quire-sheet.wasm')")


def test_a_sheet_that_is_no_longer_lazy_loads_the_engine(element):
    page = element.bare("plain.html", before=IDLE + LAZY % WAYS[0])
    page.wait_until("customElements.get('quire-sheet') && document.readyState == 'complete'")
    page.evaluate(f"void {SHEET}.removeAttribute('loading')")
    assert page.evaluate("idle.length") == 1


@pytest.mark.parametrize("detents", ["medium large", "large", "320px large", "0.4 large", "20rem"])
def test_presented_before_the_engine_it_opens_at_once_and_stays_where_it_is(element, detents):
    page = element.bare("plain.html", before=LATE)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"void ({SHEET}.setAttribute('detents', '{detents}'), window.there = {SHEET}.present())")
    page.wait_until(f"{BOX % 'quire-sheet'}.parentElement.getAnimations().length == 0 && {BOX % 'quire-sheet'}.offsetHeight > 0")
    first = box(page)
    assert first["phase"] is None and page.evaluate(f"{SHEET}.matches(':state(static)')")
    assert page.evaluate(f"{SHEET}.currentDetent") == detents.split()[0]
    page.evaluate("void go()")
    assert page.evaluate("there") is True
    then = box(page)
    assert then["phase"] == "resting" and not page.evaluate(f"{SHEET}.matches(':state(static)')")
    assert then["top"] == pytest.approx(first["top"], abs=1) and then["left"] == pytest.approx(first["left"], abs=1)
    # From now on, the engine handles it.
    page.evaluate(f"void {SHEET}.dismiss()")
    gone(page)


def test_dismissed_before_the_engine_it_stays_away(element):
    page = element.bare("plain.html", before=LATE)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"void {SHEET}.present()")
    page.wait_until(f"{BOX % 'quire-sheet'}.offsetHeight > 0")
    assert page.evaluate(f"{SHEET}.dismiss()") is True
    page.evaluate("void go()")
    page.evaluate("customElements.get('quire-sheet').load()")
    page.frames(3)
    assert not page.evaluate(f"{SHEET}.open || {BOX % 'quire-sheet'}.offsetHeight > 0")


def test_presented_again_before_the_engine_it_comes_once(element):
    # In a wide window, it waits for the engine.
    page = element.bare("plain.html", TABLET, LATE)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"""void (window.heard = [],
      ['will-present', 'dismiss'].forEach((name) => {SHEET}.addEventListener(`quire-${{name}}`, () => heard.push(name))),
      window.ends = [{SHEET}.present(), {SHEET}.dismiss(), {SHEET}.present()])""")
    page.evaluate("void go()")
    assert page.evaluate("Promise.all(ends)") == [False, True, True]
    assert page.evaluate("heard") == ["dismiss", "will-present"]


@pytest.mark.parametrize("detents", ["'medium'", "[{ identifier: 'odd', height: () => 200 }]"])
def test_an_engine_that_never_comes(element, detents):
    page = element.bare("plain.html", before=NEVER)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate(f"void ({SHEET}.detents = {detents})")
    assert page.evaluate(f"{SHEET}.present()") is True
    assert page.evaluate(f"{SHEET}.matches(':state(static)')") and 0 < page.rect("#rows li")["y"] < PHONE.height
    warned(page, "no engine")
    assert page.evaluate(f"{SHEET}.dismiss()") is True
    page.frames()
    assert not page.evaluate(f"{SHEET}.open")


def test_without_an_engine_the_page_is_asked_and_the_sheet_has_name_and_focus(element):
    page = element.bare("plain.html", before=NEVER)
    page.wait_until("customElements.get('quire-sheet')")
    assert page.evaluate(f"{SHEET}.present()") is True
    warned(page, "no engine")
    assert page.evaluate(f"{BOX % 'quire-sheet'}.ariaLabel") == "Harbors"
    assert page.evaluate(f"{SHEET}.shadowRoot.activeElement == {BOX % 'quire-sheet'}")
    page.evaluate(f"""void (window.heard = [], window.may = false,
      {SHEET}.addEventListener('quire-should-dismiss', (event) => may || event.preventDefault()),
      ['quire-dismiss', 'quire-dismiss-attempt'].forEach((name) =>
        {SHEET}.addEventListener(name, ({{ detail }}) => heard.push([name, detail.byUser]))))""")
    page.press("Escape")
    page.touch(tap(X, 60))
    page.wait_until("heard.length == 2")
    assert page.evaluate(f"{SHEET}.open") and page.evaluate("heard.every(([name]) => name == 'quire-dismiss-attempt')")
    page.evaluate("void (window.may = true)")
    page.press("Escape")
    page.wait_until(f"!{SHEET}.open")
    assert page.evaluate("heard.at(-1)") == ["quire-dismiss", True]


def test_without_an_engine_a_stack_is_closed_from_its_top(element):
    page = element.bare("stack.html", before=NEVER)
    page.wait_until("customElements.get('quire-sheet')")
    page.evaluate("void (window.sheets = [...document.querySelectorAll('quire-sheet')].slice(0, 2))")
    opened = "sheets.map(({ open }) => open)"
    show = "(async () => { for (const sheet of sheets) await sheet.present(); })()"
    page.evaluate(show)
    warned(page, "no engine")
    page.press("Escape")
    page.wait_until("!sheets[1].open")
    assert page.evaluate(opened) == [True, False]
    page.press("Escape")
    page.wait_until("!sheets[0].open")
    page.evaluate(show)
    assert page.evaluate(opened) == [True, True]
    assert page.evaluate("sheets[0].requestDismiss()") is False, "another one stands on it"
    assert page.evaluate("sheets[0].dismiss()") is True
    assert page.evaluate(opened) == [False, False]


def test_when_the_engine_stops_a_stack_is_still_closed_from_its_top(element):
    page = element("stack.html", before="""{ const { instantiate } = WebAssembly;
        WebAssembly.instantiate = async (...rest) => {
            const { exports } = await instantiate(...rest);
            const quire_turn = () => { if (window.isBroken) throw new Error("a trap"); return exports.quire_turn(); };
            return { exports: { ...exports, quire_turn } };
        }; }""")
    page.evaluate("void (window.sheets = [...document.querySelectorAll('quire-sheet')].slice(0, 2))")
    page.evaluate("(async () => { for (const sheet of sheets) await sheet.present(); })()")
    page.evaluate("void (window.isBroken = true, sheets[0].invalidateDetents())")
    page.wait_until("sheets.every((sheet) => sheet.matches(':state(static)'))")
    assert any("the engine stopped" in line for line in new_errors(page))
    page.press("Escape")
    page.wait_until("!sheets[1].open")
    assert page.evaluate("sheets[0].open")
    page.press("Escape")
    page.wait_until("!sheets[0].open")


def test_the_engine_keeps_what_was_scrolled_before(element):
    page = element.bare("plain.html", before=LATE)
    page.wait_until("customElements.get('quire-sheet')")
    body = f"{SHEET}.shadowRoot.querySelector('.quire-body')"
    page.evaluate(f"void ({SHEET}.setAttribute('detents', 'medium large'), window.there = {SHEET}.present())")
    page.wait_until(f"{body}.scrollHeight > {body}.clientHeight")
    page.evaluate(f"void ({body}.scrollTop = 120, go())")
    assert page.evaluate("there") is True
    assert page.evaluate(f"{body}.scrollTop") == 120


def test_a_request_that_fails_at_once_is_told_once(element):
    # The script arrives later than the answer.
    page = element.bare("plain.html", before=BUSY + "window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));")
    page.wait_until("customElements.get('quire-sheet')")
    assert page.evaluate(f"{SHEET}.present()") is True
    page.frames(3)
    warned(page, "no engine")


def test_a_policy_without_webassembly(element, element_folder, tmp_path):
    shutil.copytree(element_folder, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "plain.html").read_text()
    policy = "default-src 'self'; img-src data:"
    (tmp_path / "plain.html").write_text(
        text.replace("<title>", f'<meta http-equiv="Content-Security-Policy" content="{policy}"><title>'))
    with serving(tmp_path) as address:
        page = element.bare("plain.html", site=address)
        page.wait_until("customElements.get('quire-sheet')")
        assert page.evaluate(f"{SHEET}.present()") is True
        assert page.evaluate(f"{SHEET}.matches(':state(static)')")
        warned(page, "no engine")
        page.press("Escape")
        page.wait_until(f"!{SHEET}.open")


@pytest.mark.parametrize("name", ["quire-engine.js", "quire-sheet.wasm"])
@pytest.mark.parametrize("is_there", [True, False], ids=["nonsense", "404"])
def test_an_engine_that_can_not_be_used(element, element_folder, tmp_path, name, is_there):
    shutil.copytree(element_folder, tmp_path, dirs_exist_ok=True)
    (tmp_path / "quire-sheet" / name).write_text("<!doctype html><p>No such page")
    with serving(tmp_path, refuse=() if is_there else (name,)) as address:
        page = element.bare("plain.html", site=address)
        page.wait_until("customElements.get('quire-sheet')")
        assert page.evaluate(f"{SHEET}.present()") is True
        assert page.evaluate(f"{SHEET}.matches(':state(static)')") and 0 < page.rect("#rows li")["y"] < PHONE.height
        warned(page, "no engine")
        assert page.evaluate(f"{SHEET}.dismiss()") is True


def test_two_versions_on_one_page(element, element_folder, tmp_path):
    shutil.copytree(element_folder, tmp_path, dirs_exist_ok=True)
    shutil.copytree(tmp_path / "quire-sheet", tmp_path / "other")
    with serving(tmp_path) as address:
        page = element("plain.html", site=address)
        page.evaluate("import(new URL('other/quire-sheet.js', location.href)).then(() => true)")
        warned(page, "already", "other/quire-sheet.js")
        assert page.evaluate(f"{SHEET}.present()") is True
        assert top(page) == pytest.approx(STOPS.medium, abs=0.5)
        assert page.evaluate(f"{SHEET}.dismiss()") is True
        # One engine only.
        assert sum(name.startswith("quire-sheet.wasm") for name in page.evaluate(LOADED)) == 1


def test_loaded_twice_the_first_copy_counts(element):
    page = element()
    page.evaluate("import(new URL('quire-sheet/quire-sheet.js?again', location.href)).then(() => true)")
    warned(page, "already")
    page.evaluate(f"{SHEET}.present()")
    assert top(page) == pytest.approx(STOPS.medium, abs=0.5)
    page.touch(drag((X, STOPS.medium + 30), (X, STOPS.medium - 220), 500, hold=300))
    assert rest(page) == pytest.approx(STOPS.large, abs=0.5)


def test_the_first_sample_of_the_documentation_works_under_its_policy(element, element_folder, tmp_path):
    documentation = (ROOT / "Documentation/Element.md").read_text()
    sample = re.search(r"```html\n(.*?)```", documentation, re.DOTALL)[1]
    policy = re.search(r"`(script-src [^`]*)`", documentation)[1]
    shutil.copytree(element_folder / "quire-sheet", tmp_path / "quire-sheet")
    (tmp_path / "index.html").write_text(
        f'<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
        f'<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><main id="app">{sample}</main>')
    with serving(tmp_path) as address:
        page = element.bare("index.html", site=address)
        page.wait_until("customElements.get('quire-sheet')")
        page.evaluate("document.querySelector('button').click()")
        assert rest(page) == pytest.approx(STOPS.medium, abs=0.5)
