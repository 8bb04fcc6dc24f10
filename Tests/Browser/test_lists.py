# SPDX-License-Identifier: Apache-2.0
"""A list of ten thousand rows: how much of it exists, what a scroll writes, keys, and swipes."""

import pytest

import bench
from engines import drag
from examples import served

ROWS = "[...document.querySelectorAll('[role=row]')].filter((row) => getComputedStyle(row).visibility != 'hidden')"
LIST = "document.querySelector('[role=grid]')"

# Scrolls a step a frame; counts rows, changes of the page, and the time that the app takes for a step.
SCROLL = """new Promise((done) => {
    const list = %(list)s, seen = { rows: 0, writes: 0, blanks: 0, longest: 0 };
    let writes = 0, step = 0;
    const watch = new MutationObserver((all) => { writes += all.length; });
    watch.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    list.addEventListener("scroll", () => { seen.began = performance.now(); }, { capture: true });
    (function frame() {
        setTimeout(() => {
            writes += watch.takeRecords().length;
            seen.writes = Math.max(seen.writes, writes);
            writes = 0;
            const rows = [...list.querySelectorAll('[role=row]')];
            seen.rows = Math.max(seen.rows, rows.length);
            const edge = list.getBoundingClientRect().bottom - 60;
            const middle = document.elementFromPoint(innerWidth / 2, edge)?.closest('[role=row]');
            if (!middle && step > 20) seen.blanks += 1;
        });
        if (++step > %(steps)d) return done(seen);
        const before = performance.now();
        list.scrollTop += %(distance)d;
        requestAnimationFrame(() => {
            seen.longest = Math.max(seen.longest, performance.now() - before);
            frame();
        });
    })();
})"""

# The same rows without Quire, drawn by the browser when they come near.
PLAIN = """(() => {
    const list = document.createElement('div');
    list.style.cssText = 'position:fixed;inset:0;overflow:auto;background:white;z-index:9';
    list.setAttribute('role', 'grid');
    for (let index = 1; index <= 10000; index += 1) {
        const row = document.createElement('div');
        row.setAttribute('role', 'row');
        row.style.cssText = 'content-visibility:auto;contain-intrinsic-size:auto 44px;height:44px;display:flex;'
            + 'justify-content:space-between';
        row.innerHTML = `<span>Sounding ${index}</span><span>${4 + index * 7 % 36} m</span>`;
        list.append(row);
    }
    document.querySelector('[role=grid]')?.removeAttribute('role');
    document.body.append(list);
})()"""


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def show(page, name="List"):
    page.evaluate(f"[...document.querySelectorAll('button')].find((each) => each.textContent == '{name}').click()")
    bench.rest(page)
    page.wait_until(f"{ROWS}.length > 3")


def scroll(page, steps=60, distance=400):
    return page.evaluate(SCROLL % {"list": LIST, "steps": steps, "distance": distance})


def row(name):
    return f"{ROWS}.find((row) => row.textContent.startsWith('{name}'))"


def middle(page, name):
    return page.evaluate(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({row(name)}.getBoundingClientRect())")


def test_ten_thousand_rows(visit):
    page = visit()
    show(page)
    assert page.evaluate(f"{LIST}.getAttribute('aria-rowcount')") == "10006"
    height = page.evaluate(f"{LIST}.clientHeight")
    seen = scroll(page)
    print("figures", page.evaluate("navigator.userAgent")[-40:], seen)
    assert seen["rows"] <= 2 * height / 44 + 12
    # For each row that comes: its place, its texts and its number.
    assert seen["writes"] <= (400 / 44 + 2) * 16
    # 24,000 points in a second are faster than any finger: a few steps come before their rows.
    assert seen["blanks"] <= 12


@pytest.mark.one_engine
def test_beside_a_plain_list(visit):
    page = visit()
    show(page)
    own = scroll(page)
    page.collect_garbage()
    own_heap = page.heap()
    page.evaluate(PLAIN)
    plain = scroll(page)
    page.collect_garbage()
    print("figures own", own, own_heap, "plain added", plain, page.heap())
    assert own["rows"] < plain["rows"] / 50


def test_rows_for_assistive_technologies(visit):
    page = visit()
    show(page)
    told = page.evaluate(
        f"Object.fromEntries(['role', 'aria-posinset', 'aria-setsize', 'aria-selected', 'tabindex'].map((name) =>"
        f" [name, {row('Bonito')}.getAttribute(name)]))")
    assert told == {
        "role": "row", "aria-posinset": "2", "aria-setsize": "10006", "aria-selected": "false", "tabindex": "-1"}
    page.evaluate(f"{row('Albatross')}.focus()")
    page.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent").startswith("Bonito")
    page.press("End")
    assert page.evaluate("document.activeElement.textContent").startswith("Sounding 10000")


def test_a_swipe_shows_actions(visit):
    page = visit()
    show(page)
    x, y = middle(page, "Curlew")
    page.touch(drag((x + 100, y), (x - 30, y), 300))
    page.wait_until("[...document.querySelectorAll('button')].some((each) => each.textContent == 'Flag')")
    bench.press(page, "Flag")
    page.wait_until(f"{row('Curlew')}?.textContent.includes('Flagged')")
