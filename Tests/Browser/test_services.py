# SPDX-License-Identifier: Apache-2.0
"""What an app needs beside its views, in a page: time, the network, values that outlive it, and its own script."""

import time

import pytest

import bench
from engines import PHONE
from examples import served


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def show(page):
    bench.press(page, "Services")
    bench.rest(page, "large")


def says(text):
    return f"[...document.querySelectorAll('.quire-text')].some((each) => each.textContent == {text!r})"


def press(page, name):
    """Presses the button of a row as an assistive technology does, wherever it is scrolled to."""
    page.evaluate(f"[...document.querySelectorAll('button')].find((each) => each.textContent == {name!r}).click()")


def write(page, placeholder, text):
    page.evaluate(
        "((field) => { field.focus(); field.value = %r; field.dispatchEvent(new InputEvent('input', {bubbles: true})) })"
        "([...document.querySelectorAll('input')].find((each) => (each.placeholder || each.ariaLabel) == %r))"
        % (text, placeholder))


def test_the_ten_programs(visit, keep):
    page = visit()
    show(page)
    write(page, "Harbour", "br")
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
    page.wait_until(says("Hello Ada, from Harbour 2"))
    press(page, "Cork")
    page.wait_until("localStorage.length == 1")
    # Another text than an earlier attempt's, which may have been kept.
    write(page, "Draft", f"Dear Ada, {time.time()}")
    page.wait_until(says("Kept"))
    keep(page, "services")
    # The next time, values are there in the first turn.
    bench.load_again(page)
    show(page)
    assert page.evaluate(says("Restored"))


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
    page.wait_until(says("Hello Ada, from Harbour 2"))
    assert len(page.errors) == 2 and all("SecurityError" in error for error in page.errors)
    page.close()
