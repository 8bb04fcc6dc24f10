# SPDX-License-Identifier: Apache-2.0
"""Development and release builds of each example look the same: one walk presses everything in an example, in both
builds at the same time, and the page's tree is compared after each press. The headless run of an example is compared
with its page in the same way.

The walk finds its way by itself (`walks.py`), so a new screen is covered without a new test. The development build is
that of `quire build --debug`. The one that `quire serve` makes while an app is edited differs from it only in debugging
information, which a page cannot see.
"""

import contextlib
import re
import shutil
import subprocess

import pytest

import examples
import headless
import walks
from element import EXAMPLES as ELEMENT_PAGES
from examples import ROOT, served
from serving import serving

PAGES = {"index.html": 11, "plain.html": 1, "stack.html": 3, "server.html": 1}
"""The pages of the element, with the number of sheets that a walk must have opened at least. `loop.html` is left out: it
renders itself ten times a second, and is never at rest."""

WALKED = [example for example in examples.EXAMPLES if example not in ("Bench", "Tasks")]
"""The examples that are walked through: all but Bench, which only has sheets for other tests, and Tasks, which is never
at rest once its countdown runs."""
HEADLESS = [*WALKED, *(example for example in examples.DEBUGGED if example != "Clients")]
"""The examples whose page is compared with the headless run: these and those that are opened in debug, but for the
programs of Tests/Clients, which have tests of their own."""

TOPICS = re.findall(r'Topic\(\s*title: "([^"]+)"', (ROOT / "Examples/Gallery/App/Subject.swift").read_text())


@pytest.fixture(scope="session")
def chromium(browser):
    from engines.chromium import Chromium

    engine = Chromium(browser)
    yield engine
    engine.close()


def walk(engine, release, development):
    """The walks through both builds of a page."""
    walkers = [walks.Walker(engine, address) for address in (release, development)]
    try:
        walks.explore(*walkers)
    finally:
        for walker in walkers:
            walker.close()
    first, second = (walker.walk for walker in walkers)
    print(f"{release}: {first.summary}")
    print("\n".join(f"not pressed: {each}" for each in first.left))
    for walker in walkers:
        # The examples request missing files, to show what happens then.
        assert not [error for error in walker.errors if "404" not in error], walker.errors
    return first, second


def same(first, second):
    found = walks.differences(first, second)
    assert not found, "release / development\n" + "\n".join(found)
    assert len(second.steps) == len(first.steps), "every press found its element"


@pytest.mark.parametrize("example", WALKED)
def test_a_release_page_is_a_development_page(chromium, example):
    with served(example, "--release") as release, served(example, "--debug") as development:
        first, second = walk(chromium, release, development)
    same(first, second)
    assert first.steps
    if example == "Gallery":
        opened = {step.name for step, state in zip(first.steps, first.states) if state.place == first.states[0].place}
        assert len(TOPICS) > 10 and not set(TOPICS) - opened


@pytest.mark.parametrize("example", HEADLESS)
def test_the_headless_run_is_the_page(chromium, example):
    with served(example) as address:
        walker = walks.Walker(chromium, address, "walk.likeHeadless();", headless.PHONE)
        try:
            walks.explore(walker)
        finally:
            walker.close()
    print(f"{address}: {walker.walk.summary}")
    found = headless.differences(walker.walk, headless.play(example, walker.walk))
    assert not found, "page / headless\n" + "\n".join(found)


@pytest.fixture(scope="session")
def element_folders(tmp_path_factory):
    """The element's pages with the element in release, and with the one of `quire build element --debug`."""

    def make(folder):
        built = subprocess.run(
            [examples.program(), "build", "element", "--debug", "--output", folder], cwd=ROOT, capture_output=True,
            text=True, timeout=examples.BUILD_LIMIT)
        assert built.returncode == 0, built.stderr
        return {"folder": str(folder)}

    folders = []
    for built in (examples.element_folder(), examples.once("element-debug", make)["folder"]):
        folders.append(tmp_path_factory.mktemp("element"))
        shutil.copytree(ELEMENT_PAGES, folders[-1], dirs_exist_ok=True)
        shutil.copytree(built, folders[-1] / "quire-sheet")
    return folders


@pytest.mark.long("builds the element and its engine in debug")
@pytest.mark.parametrize("page", PAGES)
def test_the_element_in_release_is_the_element_in_development(chromium, element_folders, page):
    with contextlib.ExitStack() as stack:
        release, development = (stack.enter_context(serving(folder)) + page for folder in element_folders)
        first, second = walk(chromium, release, development)
    same(first, second)
    opened = {place.split(" > ")[-1] for place in first.places if " > " in place}
    assert len(opened) >= PAGES[page]


def test_all_pages_of_the_element_are_walked_through():
    assert {page.name for page in ELEMENT_PAGES.glob("*.html")} == {*PAGES, "loop.html"}
