# SPDX-License-Identifier: Apache-2.0
"""The page that a person opens on a real phone. Here the answers in its report are known."""

import pytest

import bench
from engines import drag, tap
from examples import served

BOX = "getBoundingClientRect()"


@pytest.fixture(scope="session")
def address():
    with served("DeviceCheck") as address:
        yield address


@pytest.fixture
def page(visit):
    return visit()


def section(page, name):
    text = page.evaluate("deviceCheck.report()")
    return text.split(f"## {name}\n")[1].split("\n##")[0]


@pytest.mark.needs("native scrolling")
def test_the_report(page, keep):
    bench.press(page, "Undimmed")
    bench.rest(page, "medium")
    assert "sheet rgb" in section(page, "Bars").replace("quire-", "")
    page.touch(drag((200, 410), (200, 60), 300, hold=300))
    bench.rest(page, "large")
    first = section(page, "First move")
    assert "cancelable true, prevented true" in first and "sheet moved -" in first
    at = page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(document.querySelector('input').{BOX})")
    page.touch(tap(*at))
    page.wait_until("deviceCheck.report().includes('focusin + 150')")
    page.evaluate("void document.activeElement.blur()")
    page.wait_until("deviceCheck.report().includes('focusout + 150')")
    assert "page scrolled 0" in section(page, "Keyboard")
    page.wait_until("deviceCheck.report().includes('settling: ')")
    assert "at rest: " in section(page, "Frames")
    # It can be reached above a sheet, answered, and copied.
    page.touch(tap(*page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(document.querySelector('#check-open').{BOX})")))
    page.wait_until("document.querySelector('#check-panel').matches(':popover-open')")
    page.evaluate(
        "(() => { const it = document.querySelector('#check-panel select'); it.value = 'yes';"
        " it.dispatchEvent(new Event('change')); })()")
    page.wait_until("document.querySelector('textarea').value.includes('as the sheet? yes')")
    keep(page, "panel")
    page.evaluate("void [...document.querySelectorAll('#check-panel button')].at(-1).click()")
    page.wait_until("/^Cop/.test([...document.querySelectorAll('#check-panel button')].at(-1).textContent)")
    assert page.evaluate("getSelection() != null")
    page.press("Escape")
    page.wait_until("!document.querySelector('#check-panel').matches(':popover-open')")
    assert bench.rest(page, "large") < 30, "what closes the report does not close the sheet"


def test_the_report_names_the_browser(page):
    text = page.evaluate("deviceCheck.report()")
    assert "browser: Mozilla/5.0" in text and "safe area: 0px 0px 0px 0px" in text
    assert text.count("not answered") == page.evaluate("document.querySelectorAll('#check-panel select').length")
