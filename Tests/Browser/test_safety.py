# SPDX-License-Identifier: Apache-2.0
"""A page with a strict policy, the handling of text, and the state after the app has stopped."""

import re
import subprocess

import pytest

import bench as sheets
from examples import ROOT, program, served

POLICY = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "style-src 'self'",
    "img-src 'self' data: blob:", "font-src 'self'",
]
ALERT = "document.querySelector('[role=alert]')"
STACK = "document.querySelector('[role=alert] details pre')"

TRAP = """(() => {
    const original = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...all) => {
        const instance = await original(...all);
        const exports = { ...instance.exports, quire_turn: () => {
            if (window.trap) throw new WebAssembly.RuntimeError("unreachable");
            return instance.exports.quire_turn();
        } };
        return { exports };
    };
})()"""

NO_MODULE = """(() => {
    const original = window.fetch;
    window.fetch = (address, ...rest) => String(address).endsWith("app.wasm")
        ? Promise.resolve(new Response("gone", { status: 404 })) : original(address, ...rest);
})()"""


@pytest.fixture
def open_broken(engine):
    """Opens a page that is expected to report errors."""
    pages = []

    def open(address, before=""):
        page = engine.open(address, before=before)
        pages.append(page)
        return page

    yield open
    for page in pages:
        page.close()


def ready(page):
    page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")


def stopped(page):
    """Waits for the message. Nothing may cover the page, and the module is not called any more."""
    page.wait_until(f"{ALERT} != null")
    assert "This app has stopped because of an error" in page.evaluate(f"{ALERT}.textContent")
    assert page.evaluate("document.querySelectorAll('[data-quire-layer], :popover-open, [inert]').length") == 0
    assert page.evaluate("[[200, 100], [200, 450], [200, 800]].every(([x, y]) =>"
                         f" {ALERT}.contains(document.elementFromPoint(x, y)))")
    assert page.evaluate("document.documentElement.dataset.quireReady === undefined")
    assert any("stopped" in line for line in page.errors)


def test_the_policy_is_sent_and_in_force(open_broken, bench):
    page = open_broken(bench)
    ready(page)
    sent = page.evaluate("fetch(location.href).then(({ headers }) => headers.get('content-security-policy'))")
    for part in POLICY:
        assert part in sent.split("; ")
    assert page.errors == [], "all that the app needs is allowed"
    page.evaluate(
        "void (addEventListener('securitypolicyviolation', ({ effectiveDirective }) => window.refused = effectiveDirective),"
        " document.body.setAttribute('style', 'color: rgb(1, 2, 3)'))")
    page.wait_until("window.refused !== undefined")
    assert page.evaluate("getComputedStyle(document.body).color") != "rgb(1, 2, 3)"


def test_no_script_makes_markup_of_text():
    """No file of a page contains a call that would parse text as markup or script."""
    parsers = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|setHTML|"
        r"\beval\(|new Function|srcdoc|javascript:")
    scripts = [path for path in ROOT.glob("Sources/*/Runtime/**/*") if path.suffix in (".js", ".html")]
    assert len(scripts) > 20
    assert [path.name for path in scripts if parsers.search(path.read_text())] == []


def test_no_markup_brings_styles_or_scripts_of_its_own():
    page = (ROOT / "Sources/QuireWeb/Runtime/index.html").read_text()
    assert re.findall(r"\son\w+=|\sstyle=|<style|<script(?![^>]*\ssrc=)", page) == []


def test_a_trap_leaves_a_message_and_no_overlay(open_broken, bench):
    page = open_broken(bench, TRAP)
    ready(page)
    sheets.present(page, "Held")
    page.evaluate("void (window.trap = true)")
    sheets.press(page, "Close")
    stopped(page)
    turns = page.evaluate("quire.port.turns")
    page.mouse("down", 200, 300)
    page.mouse("up", 200, 300)
    page.press("Escape")
    assert page.evaluate("quire.port.turns") == turns, "nobody calls it any more"
    assert page.evaluate(f"{sheets.SHEET} == null")


def test_a_module_that_is_not_there(open_broken, bench):
    page = open_broken(bench, NO_MODULE)
    stopped(page)


@pytest.fixture(scope="session")
def debug_bench():
    """The address of Bench, built for finding faults."""
    with served("Bench", "--debug") as address:
        yield address


def test_a_debug_build_says_in_swift_why_it_stopped(open_broken, debug_bench):
    page = open_broken(debug_bench)
    ready(page)
    sheets.present(page, "Undimmed")
    sheets.press(page, "Trap")
    stopped(page)
    line = 1 + next(
        number for number, text in enumerate((ROOT / "Examples/Bench/App/BenchViewController.swift").read_text().split("\n"))
        if "the bench was told to stop" in text)
    said = f"Bench/BenchViewController.swift:{line}: Fatal error: the bench was told to stop"
    assert said in page.evaluate(f"{ALERT}.textContent")
    assert any("the bench was told to stop" in line for line in page.errors)
    # The stack with names. Their table is loaded only now.
    page.wait_until(f"{STACK} != null && !{STACK}.textContent.includes('wasm-function')")
    names = page.evaluate(f"{STACK}.textContent").split("\n")
    assert "closure #2 in BenchViewController.viewDidLoad()" in names
    assert "UIControl.sendActions(for:)" in names
    assert page.evaluate(f"{STACK}.checkVisibility()")


def test_a_release_build_stops_with_a_stack_to_be_read_elsewhere(open_broken, bench, tmp_path):
    page = open_broken(bench)
    ready(page)
    sheets.press(page, "Trap")
    stopped(page)
    assert "quire symbolicate" in page.evaluate(f"{ALERT}.textContent")
    assert page.evaluate("performance.getEntriesByType('resource').every(({ name }) => !name.endsWith('.symbols'))")
    site = sorted(ROOT.glob(".build/wasm-release/quire/site/Bench/*/page"))[0]
    (tmp_path / "stack.txt").write_text(page.evaluate(f"{STACK}.textContent"))
    read = subprocess.run(
        [program(), "symbolicate", site, tmp_path / "stack.txt"], check=True, capture_output=True, text=True, timeout=60)
    assert "wasm-function" not in read.stdout
    assert "BenchViewController.viewDidLoad()" in read.stdout
    assert "UIControl.sendActions(for:)" in read.stdout
