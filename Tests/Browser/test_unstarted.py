# SPDX-License-Identifier: Apache-2.0
"""A page whose scripts do not load shows the possible reasons. A sandbox without `allow-same-origin` prevents loading:
modules are requested by a page of no origin, which a server does not expect."""

import contextlib
import shutil

import pytest

from examples import ROOT
from serving import serving

RUNTIMES = ["QuireWeb/Runtime", "SheetBrowser/Runtime"]
MESSAGE = "document.querySelector('.quire-unstarted')"
SHOWN = f"{MESSAGE}.checkVisibility({{ visibilityProperty: true }})"


@pytest.fixture
def folder(tmp_path):
    """A page without its module: its first script runs, and reports that."""
    for path in RUNTIMES:
        shutil.copytree(ROOT / "Sources" / path, tmp_path / path)
    page = (tmp_path / "QuireWeb/Runtime/index.html").read_text()
    (tmp_path / "index.html").write_text(page.replace("@TITLE@", "Harbor"))
    return tmp_path


@contextlib.contextmanager
def opened(engine, folder, policy):
    with serving(folder, policy=policy) as address:
        page = engine.open(address)
        yield page
        page.close()


def test_in_a_sandbox_it_says_what_it_needs(engine, folder):
    with opened(engine, folder, "sandbox allow-scripts; style-src 'self'") as page:
        assert page.evaluate("origin") == "null"
        # Scripts that are only late must not be reported as missing.
        assert page.evaluate(f"{MESSAGE}.getAnimations().length") == 1 and not page.evaluate(SHOWN)
        page.evaluate(f"{MESSAGE}.getAnimations().forEach((animation) => animation.finish())")
        page.wait_until(SHOWN)
        assert "Harbor has not started" in page.evaluate(f"{MESSAGE}.innerText")
        assert "allow-same-origin" in page.evaluate(f"{MESSAGE}.innerText")


def test_a_page_whose_first_script_runs_does_not_say_it(engine, folder):
    with opened(engine, folder, "script-src 'self'") as page:
        page.wait_until("document.querySelector('quire-app').firstElementChild")
        assert page.evaluate(f"getComputedStyle({MESSAGE}).display") == "none"
