# SPDX-License-Identifier: Apache-2.0
"""Sources written for iOS, translated at build time: each case returns the same lines in a page as natively."""

import contextlib
import sys

import pytest

from engines import PHONE
from examples import ROOT, once
from serving import serving

sys.path.append(str(ROOT / "Tests/Translation"))
import cases

WRITTEN = [
    "[harbor:dock] 3 ships of Ann", "[harbor:dock] a level", "[harbor:dock] an error 5", "trace", "notice", "warning",
    "critical", "fault 1", "a message", "- 5", "▿ numbers: 2 elements", "  - 1", "  - 2", '  - "text"', "3 ships", "a line",
    "1-two", "three!", '"four" 5', '"six".', "",
    '["U": [(name: "Ulm", size: 3)]]', '[(name: "Ulm", size: 3)]',
]
"""The lines that the cases write to the console."""


@pytest.fixture(scope="session")
def address():
    def make(folder):
        cases.page(folder)
        return {"folder": str(folder)}

    with serving(once("translation-cases", make)["folder"]) as address:
        yield address


def test_each_case_says_what_it_says_natively(engine, address):
    # Not by `visit`, which takes each line in the console for an error.
    with contextlib.closing(engine.open(address, PHONE, "")) as page:
        labels = read(page)
        assert [line for line in page.errors if line not in WRITTEN] == []
    found = cases.parsed("\n".join(text for text in labels if text.startswith("case ")))
    assert cases.names() and cases.differences(found) == {}


def read(page):
    """The texts of the page's labels."""
    page.wait_until("[...document.querySelectorAll('.quire-text')].some((each) => each.textContent == 'all cases')")
    return page.evaluate(
        "[...document.querySelectorAll('[data-quire-view]:not(:has([data-quire-view]))')]"
        ".map((label) => label.textContent)")
