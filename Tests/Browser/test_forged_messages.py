# SPDX-License-Identifier: Apache-2.0
"""Messages that do not come from Quire: from the page itself, from a frame of another server, and from other tabs. A page
expects none, except that a development page hears the worker that it shares with other tabs."""

import contextlib

import pytest

import bench
import element as elements
import test_development_tabs as tabs
from serving import serving

FORGED = """[
    null, 0, "", "leaving", "x".repeat(100_000), [], {}, { isBroken: true }, { bulletin: null },
    { bulletin: { app: "Tabs", state: "failed", build: "2", sentence: "Forged", errors: [] } },
    new Uint8Array(8), new Map([[1, 2]]), new Date(NaN), new Error("forged"),
]"""
SEND = """(windows) => {
    const channel = new BroadcastChannel("quire");
    for (const value of %s) {
        channel.postMessage(value);
        for (const each of windows) each.postMessage(value, "*", [new MessageChannel().port1]);
    }
    for (const each of windows) {
        const { localStorage } = each;
        for (const key of [null, "quire:/#favorite", "quire:/!draft", "quire-development-build:Tabs"]) {
            each.dispatchEvent(new StorageEvent("storage", { key, newValue: "\\0{[", storageArea: localStorage }));
        }
    }
    channel.close();
}""" % FORGED


@pytest.fixture
def address(bench):
    return bench


@pytest.mark.one_engine
def test_an_app_ignores_them(visit):
    page = visit()
    turns = page.evaluate("quire.port.turns")
    page.evaluate(f"({SEND})([window])")
    page.frames(4)
    assert page.evaluate("quire.port.turns") - turns <= 4, "only frames"
    bench.present(page, "Held")


@pytest.mark.one_engine
def test_the_element_ignores_those_of_another_origin(element, tmp_path):
    (tmp_path / "index.html").write_text(
        f"<script>for (const value of {FORGED}) parent.postMessage(value, '*'); parent.postMessage('end', '*')</script>")
    with serving(tmp_path) as other:
        page = element()
        page.evaluate(f"({SEND})([window])")
        page.evaluate(
            "void (addEventListener('message', ({ data, origin }) => window.heard = data === 'end' && origin),"
            f" document.body.append(Object.assign(document.createElement('iframe'), {{ src: '{other}' }})))")
        page.wait_until(f"window.heard === '{other.rstrip('/')}'")
        elements.present(page)


def test_a_development_page_hears_its_worker_only(engine):
    with tabs.server() as (address, events), contextlib.closing(engine.open(address)) as page:
        is_right = f"{tabs.HEARD}.every((text) => text === 'Tabs does not build.')"
        page.wait_until(is_right)
        page.evaluate(f"({SEND})(Array.from(frames))")
        # A script of the same server may use the worker too. What it says is not passed on.
        page.evaluate(
            "(async () => { const worker = new SharedWorker('QuireWeb/Runtime/development/shared-events.js', {type: 'module'});"
            " await new Promise((done) => (worker.port.onmessage = done));"
            f" for (const value of {FORGED}) worker.port.postMessage(value); }})()")
        page.frames(4)
        assert page.evaluate(is_right)
        assert (events.open, events.most) == (1, 1)
