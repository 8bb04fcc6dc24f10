# SPDX-License-Identifier: Apache-2.0
"""The fixtures of the browser tests: the served page, a browser, a phone, a desktop, fingers and pictures.

`Scripts/browser-tests` gives the program and the browser in QUIRE and CHROME.
"""

import os
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import sync_playwright

import examples
import readable
from examples import ROOT, served
from finger import Touch

pytest_plugins = ["engines.fixtures", "element", "failure_lines", "sessions", "attempts"]

PICTURES = ROOT / "out" / "screenshots"
PHONE_SAFE_AREA = {"top": 62, "bottom": 34, "left": 0, "right": 0}


def pytest_configure(config):
    config.addinivalue_line("markers", "chromium: runs in Chromium alone, and with --every-engine in each engine")
    config.addinivalue_line("markers", "long(reason): needs a build of its own; runs with --every-engine, and where it is named")
    if not hasattr(config, "workerinput"):
        examples.begin()


FIRST = ("test_edit_loop.py", "test_same_in_all_builds.py", "test_translation.py")
"""The files with tests that take minutes. They begin first, so that no worker waits for them at the end."""


def pytest_collection_modifyitems(config, items):
    items.sort(key=lambda item: FIRST.index(item.path.name) if item.path.name in FIRST else len(FIRST))
    if config.getoption("every_engine"):
        return
    named = {pathlib.Path(argument.split("::")[0]).name for argument in config.args}
    left = [item for item in items if _is_for_another_engine(item) or _is_for_another_run(item, named)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in set(left)]


def _is_for_another_engine(item):
    return item.get_closest_marker("chromium") and item.callspec.params["engine"] != "chromium"


def _is_for_another_run(item, named):
    """Whether a test is a long one, and its file is not named."""
    return item.get_closest_marker("long") and item.path.name not in named


def pytest_unconfigure(config):
    if not hasattr(config, "workerinput"):
        examples.end()


@pytest.fixture(scope="session")
def site():
    """The address of Postcards."""
    with served("Postcards") as address:
        yield address


@pytest.fixture(scope="session")
def bench():
    """The address of Bench, which has a sheet of every kind."""
    with served("Bench") as address:
        yield address


@pytest.fixture(scope="session")
def gallery():
    """The address of Gallery."""
    with served("Gallery") as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    program = os.environ.get("CHROME") or subprocess.run(
        [ROOT / "Scripts/find-browser"], check=True, capture_output=True, text=True).stdout.strip()
    arguments = ["--force-color-profile=srgb", "--font-render-hinting=none", "--disable-dev-shm-usage"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, site):
    """Opens the page on a device: `open_page(safe_area, **options of a Playwright context)`.

    The page must be ready within a few seconds. A test fails if the page threw an error or the browser refused
    something.
    """
    contexts = []
    errors = []

    def open(safe_area=None, path="", **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.cdp = context.new_cdp_session(page)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        if safe_area:
            page.cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": safe_area})
        page.goto(site + path)
        page.locator("html[data-quire-ready]").wait_for(state="attached")
        return page

    yield open
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture
def phone(open_page):
    """Postcards on a phone of 402 by 874 points at 3 pixels each, with a home indicator."""
    return open_page(
        PHONE_SAFE_AREA, viewport={"width": 402, "height": 874}, device_scale_factor=3, is_mobile=True, has_touch=True)


@pytest.fixture
def desktop(open_page):
    """Postcards in a window of 1280 by 800, with a mouse."""
    return open_page(viewport={"width": 1280, "height": 800})


@pytest.fixture
def touch(phone):
    """The phone's touch screen."""
    return Touch(phone.cdp)


@pytest.fixture
def keep(request):
    """Keeps a picture of a page of any engine: `keep(page, "dark")` writes out/screenshots/TEST-dark.png. The texts in it
    can be read; `is_moving=True` says that it is taken in the middle of a motion, in which one may lie over another."""

    def keep_picture(page, name, is_moving=False):
        path = path_of_picture(request, name)
        path.write_bytes(page.screenshot())
        assert is_moving or readable.faults(page) == []

    return keep_picture


@pytest.fixture
def picture(request):
    """Like `keep`, for a page of Playwright's."""

    def keep_picture(page, name, is_moving=False):
        page.screenshot(path=path_of_picture(request, name))
        assert is_moving or readable.faults(page) == []

    return keep_picture


def path_of_picture(request, name):
    PICTURES.mkdir(parents=True, exist_ok=True)
    test = re.sub(r"\W+", "-", request.node.name).strip("-")
    return PICTURES / f"{test}-{name}.png"
