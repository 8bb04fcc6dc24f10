# SPDX-License-Identifier: Apache-2.0
"""The website that Scripts/site writes, from the pages in .build/sites: in a subfolder of a server, behind a strict content
security policy, on a phone and in a wide window."""

import gzip
import subprocess
import sys

import pytest

from engines.interface import eventually
from examples import ROOT
from finger import Touch
from serving import serving
from test_accessibility import INTERNALS, inspect

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; "
          "img-src 'self' data: blob:; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; "
          "frame-ancestors 'self'")
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
WIDE = {"viewport": {"width": 1280, "height": 800}}
TOP = "document.getElementById('harbors').shadowRoot.querySelector('.quire-sheet').getBoundingClientRect().top"
RESTING = "document.getElementById('harbors').matches(':state(resting)')"
# Pages of each kind.
INSPECTED = ["index.html", "apps.html", "playground.html", "stage.html", "bench.html", "README.html",
             "Documentation/Comparison.html", "Documentation/Decisions/index.html", "reference/index.html",
             "reference/command.html", "reference/quire/uisheetpresentationcontroller.html"]
WIDEST = ["reference/quire.html", "reference/quire/uiview.html", "Documentation/Symbols.html",
          "Documentation/Element.html", "Documentation/Bytes.html"]
# The attributes that the markup shows, and those of an element.
SHOWN = """(() => {
    const [sheet] = new DOMParser().parseFromString(document.getElementById('markup').textContent, 'text/html').body.children;
    return Object.fromEntries([...sheet.attributes].map(({ name, value }) => [name, value]));
})()"""
HELD = """(() => {
    const frame = document.querySelector('iframe');
    const inner = frame.checkVisibility() ? frame.contentDocument : document;
    // The element writes its progress into its style.
    const attributes = [...inner.getElementById('sheet')?.attributes ?? []].filter(({ name }) => name !== 'style');
    return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
})()"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The written site."""
    folder = tmp_path_factory.mktemp("server") / "below/site"
    folder.parent.mkdir()
    written = subprocess.run([sys.executable, ROOT / "Site/write.py", folder], capture_output=True, text=True)
    assert written.returncode == 0, written.stdout + written.stderr
    return folder


@pytest.fixture(scope="module")
def address(folder):
    with serving(folder.parents[1], policy=POLICY) as address:
        yield address + "below/site/"


@pytest.fixture
def open_site(browser, address):
    """Opens a page of the site. A test fails if a page reports an error or asks another host."""
    contexts, wrong = [], []

    def open(path, before="", allows=(), **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        if before:
            page.add_init_script(before)
        page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
        page.on("console", lambda message: message.type in ("error", "warning")
                and not any(each in message.text for each in allows) and wrong.append(f"{page.url}: {message.text}"))
        page.on("request", lambda request: request.url.startswith((address, "data:", "blob:")) or wrong.append(request.url))
        page.goto(address + path)
        return page

    yield open
    for context in contexts:
        context.close()
    assert not wrong, wrong


def wait(page, expression):
    """Waits for an expression. Playwright's own waiting is refused by the policy."""
    eventually(lambda: page.evaluate(expression) or None, 10, expression)


def test_pages_load_and_fit_a_phone(open_site, folder, address, request):
    """All pages with `--every-engine`; else those of each kind, and the documents with the widest tables and words."""
    every = [str(file.relative_to(folder)) for file in sorted(folder.rglob("*.html")) if "apps" not in file.parts]
    page = open_site("index.html", **PHONE)
    # The pages of the reference are of one kind, and many.
    every = [path for path in every if not path.startswith("reference/")]
    for path in every + INSPECTED + WIDEST if request.config.getoption("every_engine") else INSPECTED + WIDEST:
        page.goto(address + path, wait_until="domcontentloaded")
        assert page.title(), path
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_of_each_kind_by_axe(open_site, address, scheme):
    """In the dark, those with colors of their own."""
    found = []
    page = open_site("index.html", before=INTERNALS, color_scheme=scheme, **PHONE)
    for path in INSPECTED if scheme == "light" else INSPECTED[:4]:
        page.goto(address + path)
        # A sheet makes its scroller a tab stop once it rests.
        wait(page, "[...document.querySelectorAll('quire-sheet[open]')].every((sheet) => sheet.matches(':state(resting)'))")
        found += [f"{path}: {each}" for each in inspect(page)]
    assert not found, "\n".join(found)


def test_the_first_page_can_be_read_without_scripts(open_site, folder):
    page = open_site("index.html", java_script_enabled=False, **PHONE)
    assert page.get_by_role("heading", level=1).is_visible()
    assert len(page.locator("main").inner_text()) > 3000
    # The content of the sheets is in its place.
    assert page.get_by_role("heading", name="Tides").is_visible()
    parts = [folder / "index.html", folder / "assets/common.css", folder / "assets/site.css", folder / "quire-sheet/waiting.css"]
    assert sum(len(gzip.compress(part.read_bytes(), 9)) for part in parts) < 30_000


def test_the_reference_can_be_read_without_scripts(open_site):
    page = open_site("reference/quire/uisheetpresentationcontroller.html", java_script_enabled=False, **PHONE)
    member = page.locator("[id='.detents']")
    assert member.get_by_role("heading", name="detents").is_visible()
    assert "The heights at which the sheet may rest" in member.inner_text()
    member.get_by_role("link", name="Detent", exact=True).click()
    assert page.url.endswith("reference/quire/uisheetpresentationcontroller/detent.html")
    assert page.get_by_role("heading", name="medium()").is_visible()


def test_a_drag_moves_the_sheet_of_the_first_page(open_site):
    page = open_site("index.html", **PHONE)
    wait(page, RESTING)
    before = page.evaluate(TOP)
    touch = Touch(page.context.new_cdp_session(page))
    touch.down(195, before + 12)
    touch.glide(195, before - 188, 0.4)
    wait(page, f"Math.abs({TOP} - {before - 200}) < 12")
    touch.hold(0.3)
    touch.up()
    wait(page, f"{RESTING} && document.getElementById('harbors').currentDetent === 'medium'")


def test_the_phone_of_the_first_page_is_live(open_site):
    page = open_site("index.html", **WIDE)
    frame = page.frame_locator("iframe")
    frame.get_by_role("heading", name="Harbors", exact=True).wait_for()
    wait(page.frames[1], RESTING)
    assert not page.evaluate("document.getElementById('harbors').open"), "the page's own sheet is for phones"


@pytest.mark.parametrize("device", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_markup_of_the_playground_is_that_of_its_sheet(open_site, device):
    page = open_site("playground.html", **device)
    wait(page, f"{HELD}.detents")
    # The sheet would cover the controls of a phone.
    page.evaluate("document.getElementById('sheet').dismiss({ animated: false })")
    page.evaluate("document.querySelectorAll('#settings details').forEach((group) => { group.open = true })")
    page.locator("#set-look").select_option("floating")
    page.locator("#set-prefers-page-sizing").uncheck()
    page.locator("#set-modal-in-presentation").check()
    page.locator("#set-detents").fill("peek:90px medium large")
    expected = {"id": "sheet", "detents": "peek:90px medium large", "look": "floating", "prefers-page-sizing": "false",
                "modal-in-presentation": "", "prefers-grabber-visible": "", "largest-undimmed-detent": "medium"}
    shown = page.evaluate(SHOWN)
    shown.pop("open", None)
    assert shown == expected
    held = page.evaluate(HELD)
    held.pop("open", None)
    assert held == expected
    address = page.url
    assert "detents=peek" in address
    again = open_site("index.html", **device)
    again.goto(address)
    wait(again, f"{HELD}.look === 'floating'")
    assert again.evaluate(SHOWN) == page.evaluate(SHOWN) == again.evaluate(HELD)
    assert again.locator("#set-look").input_value() == "floating"
    assert not again.locator("#set-prefers-page-sizing").is_checked()


def test_an_app_runs_in_its_frame(open_site):
    page = open_site("apps.html", **WIDE)
    page.get_by_role("button", name="Start Postcards").click()
    page.frame_locator("#postcards").locator("html[data-quire-ready]").wait_for(state="attached")


def test_pages_without_webassembly(open_site):
    """A sheet opens without its engine, and an app says what it lacks."""
    page = open_site("index.html", before="delete globalThis.WebAssembly", allows=("WebAssembly", "quire"), **PHONE)
    wait(page, "document.getElementById('harbors').matches(':state(static)')")
    page.get_by_role("button", name="Tides", exact=True).click()
    wait(page, "document.getElementById('tides').open")
    assert page.get_by_role("heading", name="Tides").is_visible()
    page.goto(page.url.rsplit("/", 1)[0] + "/apps/Gallery/index.html")
    page.get_by_role("alert").get_by_text("This app needs WebAssembly").wait_for()


def test_the_first_page_can_be_read_before_the_engine_is_there(open_site, address):
    """The engine is held back until the page was read, as on a slow line."""
    page = open_site("bench.html", **PHONE)
    holds, held = [True], []
    page.route("**/*.wasm", lambda route: held.append(route) if holds else route.continue_())
    page.goto(address + "index.html", wait_until="commit")
    page.get_by_role("heading", level=1).wait_for()
    wait(page, "customElements.get('quire-sheet') != null")
    holds.clear()
    for route in held:
        route.continue_()
    page.get_by_role("heading", name="Harbors", exact=True).first.wait_for()
    wait(page, RESTING)


def test_a_screen_of_gallery_by_its_address(open_site):
    page = open_site("apps/Gallery/index.html#hand-off", **PHONE)
    page.get_by_role("heading", name="One finger", exact=True).wait_for()
    page.evaluate("location.hash = 'stacks/code'")
    page.get_by_text("final class StackViewController: FormViewController {", exact=True).wait_for()
    page.keyboard.press("Escape")
    wait(page, "location.hash === '' && !document.querySelector('[data-quire-part=sheet]')")
