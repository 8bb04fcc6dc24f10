# SPDX-License-Identifier: Apache-2.0
"""What an app needs besides its views, in a page: time, the network, persistent values, and its own script."""

import contextlib
import time

import pytest

import bench
from engines import PHONE
from engines.interface import eventually
from examples import ROOT, served


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def show(page):
    """Opens the sheet, or waits for it: a page that is loaded again shows the screen that its address names."""
    if not page.evaluate("location.hash"):
        bench.press(page, "Services")
    bench.rest(page, "large")


def says(text):
    return f"[...document.querySelectorAll('.quire-text')].some((each) => each.textContent == {text!r})"


def press(page, name):
    """Presses the button of a row like an assistive technology, wherever it is scrolled to."""
    page.evaluate(f"[...document.querySelectorAll('button')].find((each) => each.textContent == {name!r}).click()")


def write(page, placeholder, text):
    page.evaluate(
        "((field) => { field.focus(); field.value = %r; field.dispatchEvent(new InputEvent('input', {bubbles: true})) })"
        "([...document.querySelectorAll('input')].find((each) => (each.placeholder || each.ariaLabel) == %r))"
        % (text, placeholder))


def test_the_ten_programs(visit, keep):
    page = visit()
    show(page)
    write(page, "Harbor", "br")
    assert not page.evaluate(says("Brest"))
    page.wait_until(says("Brest"))
    clock = (
        "[...document.querySelectorAll('.quire-text')].map((each) => each.textContent)"
        ".find((each) => /\\d+.\\d\\d.\\d\\d/.test(each))"
    )
    first = page.evaluate(clock)
    page.wait_until(f"{clock} != {first!r}")
    day = page.evaluate(
        "new Intl.DateTimeFormat(navigator.languages.filter((it) => it != 'C'), {dateStyle: 'full'})"
        ".format(new Date(1777636800000))")
    assert page.evaluate(says(day))
    press(page, "Load")
    page.wait_until(says("Aran 4 m, Brest 12 m, Córk 9 m"))
    press(page, "Show")
    page.wait_until(says("Here it is"))
    press(page, "Start and stop")
    page.wait_until(says("Stopped"))
    press(page, "Greet")
    page.wait_until(says("Hello Ada, from Harbor 2"))
    press(page, "Cork")
    page.wait_until("localStorage.length == 1")
    # A text that differs from an earlier attempt's, which may have been stored.
    write(page, "Draft", f"Dear Ada, {time.time()}")
    page.wait_until(says("Kept"))
    keep(page, "services")
    # The next time, the values are available in the first turn.
    bench.load_again(page)
    show(page)
    assert page.evaluate(says("Restored"))


LEAVE = "void (%s, window.isOld = true, location.reload())"


def arrived(page):
    """Waits for the page that replaces one that was left, and shows the services."""
    bench.arrived(page)
    show(page)


def writing(text):
    return (
        "((field) => { field.value = %r; field.dispatchEvent(new InputEvent('input', {bubbles: true})) })"
        "([...document.querySelectorAll('input')].find((each) => (each.placeholder || each.ariaLabel) == 'Draft'))" % text)


def draft(page):
    return page.evaluate(
        "[...document.querySelectorAll('input')].find((each) => (each.placeholder || each.ariaLabel) == 'Draft').value")


def test_what_was_written_is_there_although_the_page_is_left_at_once(visit):
    page = visit()
    show(page)
    for text in ("Dear Ada", "Dear Bea", "Dear Cy"):
        # In one task, so the database has no time to finish.
        page.evaluate(LEAVE % writing(text))
        arrived(page)
        assert draft(page) == text
    page.evaluate(LEAVE % "[...document.querySelectorAll('button')].find((each) => each.textContent == 'Cork').click()")
    arrived(page)
    page.wait_until("Object.keys(localStorage).some((key) => key.endsWith('#favorite'))")


CHILD = "child.document"
FIELD_OF_CHILD = (
    f"[...{CHILD}.querySelectorAll('input')].find((each) => (each.placeholder || each.ariaLabel) == 'Draft')")


@pytest.mark.needs("windows")
@pytest.mark.parametrize("end", ["child.close()", "child.location.replace('about:blank')"], ids=["closed", "navigated"])
def test_what_was_written_is_there_after_the_window_was_closed(engine, address, end):
    """In one task, the app is given a text and its window ends. Another window of the same origin has opened it."""
    if missing := engine.lacks("windows"):
        pytest.skip(missing)
    page = engine.open(address + "QuireWeb/Runtime/app.css")

    def until(condition):
        # A page behind another one has no frames.
        eventually(lambda: page.evaluate(condition) or None, 20, condition)

    with contextlib.closing(page):
        page.evaluate(f"void (window.child = window.open('{address}'))")
        until(f"{CHILD}.documentElement?.dataset.quireReady == ''")
        page.evaluate(f"[...{CHILD}.querySelectorAll('button')].find((each) => each.ariaLabel == 'Services').click()")
        until(f"{FIELD_OF_CHILD} != null")
        page.evaluate(f"""void ((field) => {{
          field.value = 'Dear Dee';
          field.dispatchEvent(new child.InputEvent('input', {{ bubbles: true }}));
          [...{CHILD}.querySelectorAll('button')].find((each) => each.textContent == 'Cork').click();
          {end};
        }})({FIELD_OF_CHILD})""")
        if "close" in end:
            until("child.closed")
        page.evaluate(f"void (child.close(), window.isOld = true, location.replace('{address}'))")
        arrived(page)
        assert draft(page) == "Dear Dee"
        page.wait_until(f"{FAVORITE}.endsWith('Cork')")


def test_a_value_that_the_database_lost_is_there_from_the_journal(visit):
    page = visit()
    show(page)
    # The page is left, and the engine drops the transaction.
    page.evaluate("void (IDBObjectStore.prototype.put = () => {}, IDBTransaction.prototype.commit = () => {})")
    page.evaluate("void Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} })")
    page.evaluate(LEAVE % writing("Dear Ada"))
    arrived(page)
    assert draft(page) == "Dear Ada"
    # Now it is in the database, and the journal is empty.
    page.wait_until("Object.keys(localStorage).every((key) => !key.includes('!'))")
    bench.load_again(page)
    show(page)
    assert draft(page) == "Dear Ada"


@pytest.mark.one_engine
def test_a_browser_that_keeps_nothing_says_so(engine, address):
    page = engine.open(address, PHONE, """(() => {
        const refuse = () => { throw new DOMException("no", "SecurityError"); };
        Storage.prototype.getItem = Storage.prototype.setItem = refuse;
        IDBFactory.prototype.open = refuse;
    })()""")
    page.wait_until("document.documentElement.dataset.quireReady == ''")
    show(page)
    assert page.evaluate(says("Nothing kept"))
    write(page, "Draft", "Dear Ada")
    page.wait_until(says("The browser is not allowed to keep this."))
    press(page, "Cork")
    press(page, "Greet")
    page.wait_until(says("Hello Ada, from Harbor 2"))
    assert len(page.errors) == 2 and all("SecurityError" in error for error in page.errors)
    page.close()


FILL = """(() => {
    // One value that grows until there is no room for another letter.
    let value = "";
    for (let length = 2 ** 22; length >= 1;) {
        try {
            localStorage.setItem("other", value + "x".repeat(length));
            value += "x".repeat(length);
        } catch {
            length = Math.floor(length / 2);
        }
    }
})()"""
FAVORITE = "localStorage.getItem('quire:/#favorite')"
AYR = f"localStorage.setItem('quire:/#favorite', {FAVORITE}.replace('\\x04', '\\x03').replace('Cork', 'Ayr'))"


def test_a_full_local_storage_loses_nothing_else(engine, address):
    page = engine.open(address)
    with contextlib.closing(page):
        page.wait_until("document.documentElement.dataset.quireReady == ''")
        show(page)
        press(page, "Cork")
        page.wait_until(f"{FAVORITE} != null")
        page.evaluate(f"void ({AYR}, {FILL})")
        # A longer name has no room. The one before stays in the storage.
        press(page, "Cork")
        page.frames()
        assert page.evaluate(f"{FAVORITE}.endsWith('Ayr')")
        assert len(page.errors) == 1 and "can't be kept beyond this page" in page.errors[0]
        # The database needs no room there.
        write(page, "Draft", "Dear Ada")
        page.wait_until(says("Kept"))
        bench.load_again(page)
        show(page)
        assert draft(page) == "Dear Ada" and page.evaluate(says("Ayr"))
        press(page, "Greet")
        page.wait_until(says("Hello Ada, from Harbor 2"))
        assert len(page.errors) <= 1


# Not in the empty page before, in which Firefox runs this too.
ODD_DATABASE = """if (location.protocol === "http:") {
    const request = indexedDB.open("quire:/", %d);
    request.onupgradeneeded = () => request.result.createObjectStore("other");
    request.onsuccess = () => request.result.close();
}"""


@pytest.mark.spread
@pytest.mark.parametrize("before, sentence, warnings", [
    (ODD_DATABASE % 1, "This can't be kept.", 1),
    (ODD_DATABASE % 2, "A newer version of this app keeps its values elsewhere; reload the page.", 1),
    ("IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError') }",
     "There is no room left to keep this.", 0),
])
def test_a_database_that_keeps_nothing_loses_nothing_else(engine, address, before, sentence, warnings):
    page = engine.open(address, before=before)
    with contextlib.closing(page):
        page.wait_until("document.documentElement.dataset.quireReady == ''")
        show(page)
        write(page, "Draft", "Dear Ada")
        page.wait_until(says(sentence))
        press(page, "Cork")
        page.wait_until(f"{FAVORITE}.endsWith('Cork')")
        press(page, "Greet")
        page.wait_until(says("Hello Ada, from Harbor 2"))
        assert len(page.errors) == warnings and all("can't be read" in error for error in page.errors)


def test_files_that_were_loaded_one_after_the_other_are_kept_whole(visit):
    folder = ROOT / "Examples/Gallery/App/Services"
    files = [(folder / f"{name}.swift").read_text() for name in ("ServicesViewController", "Waits", "Loads", "Keeps")]
    page = visit(
        before="Object.defineProperty(navigator, 'clipboard',"
        " { value: { writeText: async (text) => { window.copied = text; } } });")
    page.evaluate("document.querySelector('[aria-label=\"Code of Services\"]').click()")
    # The lines of the text are elements, with or without the character between them.
    shown = "[...document.querySelectorAll('[aria-label=\"Code of Services\"]')].at(-1).textContent.replaceAll('\\n', '')"
    page.wait_until(f"{shown}.length >= {sum(len(file.replace(chr(10), '')) for file in files)}")
    page.evaluate("[...document.querySelectorAll('button')].find((each) => each.textContent === 'Copy').click()")
    page.wait_until("window.copied !== undefined")
    assert page.evaluate("window.copied") == "\n".join(files)
