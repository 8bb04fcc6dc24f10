# SPDX-License-Identifier: Apache-2.0
"""The engines as fixtures of pytest: `engine`, `visit` and `probe`. Each test runs once for every requested engine.

A test that not all engines can run is marked: `@pytest.mark.needs("safe area")`. It is skipped with the engine's
reason.

A test of behavior that Quire decides and the browser only shows is marked `@pytest.mark.one_engine`. It runs in one of
the engines, always the same one for the same name and parameters, so that such tests are spread over all;
`--every-engine` runs it in each.

A test of which each engine must see some cases, but not every case, is marked `@pytest.mark.spread`: its first case runs
in the first engine that can run it, the next in the next one, and so on. `--every-engine` runs each case in each.
"""
from __future__ import annotations

import os
import pathlib
import zlib

import pytest

from serving import serving

from . import ABILITIES, NAMES, PHONE

PAGES = pathlib.Path(__file__).resolve().parents[1] / "pages"


def pytest_addoption(parser):
    parser.addoption(
        "--engine", action="append", choices=[*NAMES, "all"],
        help="which browser; may be given again (default: what QUIRE_ENGINES names, or all)")
    parser.addoption(
        "--every-engine", action="store_true", help="run in each engine what otherwise runs in one of them")
    parser.addoption("--cycles", type=int, default=60, help="how often sheets come and go (default: 60)")


@pytest.fixture
def cycles(request):
    return request.config.getoption("cycles")


def pytest_configure(config):
    config.addinivalue_line("markers", "needs(*abilities): what an engine must be able to do for this test")
    config.addinivalue_line("markers", "one_engine: the browser only shows what is tested, so one engine is enough")
    config.addinivalue_line("markers", "spread: each engine runs its share of the cases")


def pytest_collection_modifyitems(config, items):
    if config.getoption("every_engine"):
        return
    cases = {}
    for item in items:
        if item.get_closest_marker("one_engine") or item.get_closest_marker("spread"):
            # The name without the engine is the case, and without the parameters the test.
            case = item.nodeid.replace(item.callspec.params["engine"], "*")
            cases.setdefault(item.nodeid.split("[")[0], {}).setdefault(case, []).append(item)
    left = set()
    for test in cases.values():
        for number, (case, alike) in enumerate(test.items()):
            is_spread = alike[0].get_closest_marker("spread")
            # Each round begins with another engine: otherwise three values would stay with one engine each.
            turn = number + number // len(alike) if is_spread else zlib.crc32(case.encode())
            left |= {*alike} - {_choice(turn, alike)}
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def _choice(number, items):
    """The engine that runs, for tests that differ only in their engine. The same number always gives the same engine."""
    able = [item for item in items if not _lacks(item)] or items
    return able[number % len(able)]


def _lacks(item):
    """Whether the engine of a test lacks what it needs."""
    from .chromium import Chromium
    from .firefox import Firefox
    from .webkit import WebKit

    cannot = {kind.name: kind.cannot for kind in (Chromium, Firefox, WebKit)}[item.callspec.params["engine"]]
    marker = item.get_closest_marker("needs")
    return marker is not None and any(need in cannot for need in marker.args)


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        asked = metafunc.config.getoption("engine") or os.environ.get("QUIRE_ENGINES", "all").replace(",", " ").split()
        unknown = set(asked) - {*NAMES, "all"}
        if unknown:
            raise pytest.UsageError(f"no engine is called {', '.join(sorted(unknown))}")
        names = [name for name in NAMES if name in asked or "all" in asked]
        metafunc.parametrize("engine", names, indirect=True, scope="session")


@pytest.fixture(scope="session")
def engine(request):
    """A running browser, the same one for all tests."""
    if request.param == "chromium":
        from .chromium import Chromium

        engine = Chromium(request.getfixturevalue("browser"))
    elif request.param == "firefox":
        from .firefox import Firefox

        engine = Firefox()
    else:
        from .webkit import WebKit

        engine = WebKit()
    yield engine
    engine.close()


def _able(request):
    """The engine, if it supports what the test needs. Otherwise the test is skipped."""
    marker = request.node.get_closest_marker("needs")
    needs = marker.args if marker else ()
    unknown = set(needs) - set(ABILITIES)
    assert not unknown, f"no such ability: {unknown}"
    engine = request.getfixturevalue("engine")
    reason = engine.lacks(*needs)
    if reason:
        pytest.skip(reason)
    return engine


@pytest.fixture(scope="session")
def address(bench):
    """The page that `visit` opens. Tests of another page override this fixture."""
    return bench


@pytest.fixture
def open_app(engine, request):
    """Opens an app: `open_app(address, device, before)`. It must be ready within seconds, and no page may report an
    error."""
    able = _able(request)
    pages = []

    def open(address, device=PHONE, before=""):
        page = able.open(address, device, before)
        pages.append(page)
        page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
        return page

    yield open
    errors = [error for page in pages for error in page.errors]
    for page in pages:
        page.close()
    assert not errors, errors


@pytest.fixture
def visit(open_app, address):
    """Opens the page: `visit(device, before)`."""
    return lambda device=PHONE, before="": open_app(address, device, before)


@pytest.fixture(scope="session")
def pages():
    """The address of the pages in the tests' folder."""
    with serving(PAGES) as address:
        yield address


@pytest.fixture
def probe(engine, request, pages):
    """Opens a page that records its events: `probe(device, before)`."""
    able = _able(request)
    opened = []

    def open(device=PHONE, before=""):
        page = able.open(pages + "probe.html", device, before)
        opened.append(page)
        return page

    yield open
    for page in opened:
        page.close()
