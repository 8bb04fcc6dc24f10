# SPDX-License-Identifier: Apache-2.0
"""The custom element in its own pages: the folder that `quire build element` writes, beside Examples/Element."""

import os
import shutil

import pytest

import examples
from engines import PHONE
from examples import ROOT
from serving import serving

EXAMPLES = ROOT / "Examples/Element"

# The sheet's box, as seen from outside its shadow tree.
BOX = "document.querySelector('%s').shadowRoot.querySelector('.quire-sheet')"

# The number of animations, without the page's own one that waits for the script: WebKitGTK lists that one until its
# time is over.
ANIMATIONS = "document.getAnimations().filter(({ animationName }) => animationName !== 'quire-awaited').length"


@pytest.fixture(scope="session")
def element_folder(tmp_path_factory):
    """The examples with the element that was built for them, or with the one in the folder ELEMENT."""
    folder = tmp_path_factory.mktemp("element")
    shutil.copytree(EXAMPLES, folder, dirs_exist_ok=True)
    if "ELEMENT" in os.environ:
        shutil.copytree(os.environ["ELEMENT"], folder / "quire-sheet")
        return folder
    shutil.copytree(examples.element_folder(), folder / "quire-sheet")
    return folder


@pytest.fixture(scope="session")
def element_site(element_folder):
    with serving(element_folder) as address:
        yield address


@pytest.fixture
def element(engine, request, element_site):
    """Opens an example in an engine: `element("plain.html", device, before)`. No page may report an error, except for
    those that `new_errors` has read."""
    from engines.fixtures import _able

    able = _able(request)
    opened = []

    def bare(name, device=PHONE, before="", site=None):
        page = able.open((site or element_site) + name, device, before)
        opened.append(page)
        return page

    def open(name="plain.html", *rest, **options):
        page = bare(name, *rest, **options)
        page.wait_until("!!customElements.get('quire-sheet')")
        # The engine loads when it is needed. Tests of that open a bare page.
        page.evaluate("customElements.get('quire-sheet').load()")
        return page

    heard = []

    def close(page):
        """Closes a page before the test ends, because Firefox has one page at a time."""
        opened.remove(page)
        heard.extend(new_errors(page))
        page.close()

    open.bare = bare
    open.close = close
    yield open
    for page in list(opened):
        close(page)
    assert not heard, heard


def box(page, sheet="quire-sheet"):
    """The sheet's rectangle and phase."""
    return page.evaluate(
        "(({left, top, width, height}, {quirePhase}) => ({left, top, width, height, phase: quirePhase ?? null}))"
        f"({BOX % sheet}.getBoundingClientRect(), {BOX % sheet}.dataset)")


def top(page, sheet="quire-sheet"):
    return box(page, sheet)["top"]


def present(page, sheet="quire-sheet"):
    """Presents by code, and waits for the promise."""
    assert page.evaluate(f"document.querySelector('{sheet}').present()") is True
    return top(page, sheet)


def rest(page, sheet="quire-sheet"):
    page.wait_until(f"{BOX % sheet}.dataset.quirePhase == 'resting'")
    return top(page, sheet)


def gone(page, sheet="quire-sheet"):
    page.wait_until(f"!document.querySelector('{sheet}').open && {BOX % sheet}.dataset.quirePhase === undefined")


def new_errors(page):
    """The errors and warnings that the page reported since the last call."""
    errors = list(page.errors)
    known = getattr(page, "known_errors", 0)
    page.known_errors = len(errors)
    return errors[known:]
