# SPDX-License-Identifier: Apache-2.0
"""Static file servers, many of which don't know the type of WebAssembly."""

import pytest

from element import present
from serving import relaying, serving

TYPES = ["application/wasm", "application/octet-stream", "text/plain; charset=utf-8", None]


@pytest.mark.spread
@pytest.mark.parametrize("wasm", TYPES)
def test_an_app_starts_whatever_type_its_module_has(engine, bench, wasm):
    with relaying(bench, wasm) as address:
        page = engine.open(address)
        try:
            page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
            assert page.errors == []
        finally:
            page.close()


@pytest.mark.spread
@pytest.mark.parametrize("wasm", TYPES[:3])
def test_the_element_starts_whatever_type_its_module_has(element, element_folder, wasm):
    with serving(element_folder, wasm=wasm) as address:
        page = element("plain.html", site=address)
        present(page)
        assert page.evaluate("document.querySelector('quire-sheet').matches(':state(static)')") is False
        element.close(page)
