# SPDX-License-Identifier: Apache-2.0
"""The edit loop: a package with sources that are edited while its page is open.

The package stays in the build folder, so that Quire is built for it once. All tests edit the same files, one at a time.
"""

import contextlib
import fcntl
import json
import os
import pathlib
import re
import subprocess
import time
import urllib.error
import urllib.request

import pytest

import bench
from engines import PHONE
from engines.chromium import Chromium
from engines.interface import eventually
from examples import ROOT, once, program, serve, stop

PACKAGE = ROOT / ".build/edit-loop/Harbor"
SOURCES = PACKAGE / "Sources/Harbor"
REVISED = SOURCES / "Revision.swift"
BUILD = 600  # seconds; the first build compiles all of Quire, which takes minutes on a busy machine

ROOT_SOURCE = """import UIKit

final class RootViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "Before"
    view.addSubview(label)
    button.setTitle("Open", for: .normal)
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.open() }, for: .touchUpInside)
    view.addSubview(button)
    let shown = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    shown.text = revision
    view.addSubview(shown)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    button.frame = CGRect(x: 20, y: 150, width: 200, height: 50)
  }

  private func open() {
    let content = SheetViewController()
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(content, animated: true)
  }
}

@MainActor public func makeRootViewController() -> UIViewController { RootViewController() }
"""

SHEET_SOURCE = """import UIKit

final class SheetViewController: UIViewController {
  private let heard = UILabel()
  private let field = UITextField()
  private let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.accessibilityLabel = "Name"
    field.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.show() }, for: .editingChanged)
    for part in [heard, field, list] as [UIView] { view.addSubview(part) }
    list.contentSize = CGSize(width: 300, height: 3000)
  }

  private func show() {
    heard.text = field.text
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heard.frame = CGRect(x: 20, y: 30, width: 300, height: 30)
    field.frame = CGRect(x: 20, y: 70, width: 300, height: 40)
    list.frame = CGRect(x: 20, y: 120, width: 300, height: view.bounds.height - 120)
  }
}
"""

FIELD = "document.querySelector('input[aria-label=Name]')"
LABEL = "document.querySelector('main .quire-label').textContent"
REVISION = "[...document.querySelectorAll('main .quire-label')].at(-1)?.textContent"
ERRORS = "document.querySelector('.quire-development-errors')"
LINE = "document.querySelector('.quire-development-line')"
KEPT = f"{{ label: {LABEL}, detent: {bench.SHEET}?.dataset.quireDetent, text: {FIELD}?.value," \
    f" heard: {bench.SHEET}?.querySelector('.quire-label').textContent, offset: {bench.LIST}?.scrollTop }}"


def write(name, text):
    """Writes a source, unless it has that text already: a file that is written again is read again."""
    file = SOURCES / name
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def start(folder, port="0"):
    log = pathlib.Path(f"{folder}.log")
    return {**serve(["--port", port], log, PACKAGE), "log": str(log)}


def make(folder):
    if not (PACKAGE / "Package.swift").exists():
        subprocess.run([program(), "new", "Harbor", "--output", PACKAGE], check=True, capture_output=True, timeout=60)
    reset()
    return start(folder)


def reset():
    """Restores the sources above."""
    before = {file.name: file.read_text() for file in SOURCES.glob("*.swift")}
    after = {"RootViewController.swift": ROOT_SOURCE, "SheetViewController.swift": SHEET_SOURCE}
    if before == {**before, **after} and set(before) == {*after, REVISED.name}:
        return
    for name in set(before) - {*after, REVISED.name}:
        (SOURCES / name).unlink()
    for name, text in after.items():
        write(name, text)
    revise()


def revise():
    """Gives the page another revision, after the last change of a file: a page that shows it is up to date, and no
    newer one is to come."""
    number = 2 if REVISED.exists() and revision() == "1" else 1
    write(REVISED.name, f'let revision = "{number}"\n')


def revision():
    return re.search(r'"(\d)"', REVISED.read_text())[1]


@pytest.fixture
def loop():
    """The served package: its address and its log. One test at a time uses it, with the sources above."""
    with open(pathlib.Path(os.environ["QUIRE_SHARED"]) / "edit-loop.turn", "w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield once("edit-loop", make)
        reset()


@contextlib.contextmanager
def events(address):
    """The messages of the command to a page, from now on."""
    with urllib.request.urlopen(address + "development-events", timeout=BUILD) as stream:
        yield (json.loads(line[6:]) for line in stream if line.startswith(b"data: "))


@pytest.fixture
def chromium(browser):
    return Chromium(browser)


@contextlib.contextmanager
def opened(engine, loop):
    page = engine.open(loop["address"], PHONE, "")
    try:
        seen(page, f"document.documentElement.dataset.quireReady == '' && {REVISION}", revision())
        yield page
    finally:
        page.close()


def seen(page, expression, wanted, seconds=BUILD):
    """Waits until an expression has a value, in any document of the page."""

    def look():
        with contextlib.suppress(Exception):  # The next document may be replacing this one.
            if page.evaluate(f"({expression}) ?? null") == wanted:
                return True
        return None

    eventually(look, seconds, f"{expression} == {wanted}")


def use(page):
    """Presents the sheet at its larger detent, writes into its field and scrolls its list."""
    bench.press(page, "Open")
    bench.rest(page, "medium")
    page.evaluate("document.querySelector('[data-quire-part=grabber]').focus()")
    page.press("ArrowUp")
    bench.rest(page, "large")
    page.evaluate(f"{FIELD}.focus()")
    for character in "abc":
        page.press(character)
    page.evaluate(f"void ({bench.LIST}.scrollTop = 300)")
    page.frames()
    kept = page.evaluate(f"({KEPT})")
    assert kept["text"] == kept["heard"] == "abc" and kept["offset"] == 300 and kept["detent"].endswith("large")
    return kept


def test_an_edit_is_seen_in_the_page_as_it_was(chromium, loop):
    with opened(chromium, loop) as page:
        kept = use(page)
        # Saved again while it builds: the later version is shown.
        with events(loop["address"]) as said:
            write("RootViewController.swift", ROOT_SOURCE.replace("Before", "Between"))
            assert any(each["state"] == "building" for each in said)
        write("RootViewController.swift", ROOT_SOURCE.replace("Before", "After"))
        labels = []

        def look():
            with contextlib.suppress(Exception):
                labels.append(page.evaluate(LABEL))
            return "After" in labels or None

        eventually(look, BUILD, "the edit's effect")
        assert "Between" not in labels
        seen(page, f"({KEPT})", {**kept, "label": "After"})
        # And once more, from the restored state.
        write("RootViewController.swift", ROOT_SOURCE)
        seen(page, f"({KEPT})", kept)


def test_what_no_longer_fits_is_left_out(chromium, loop):
    with opened(chromium, loop) as page:
        use(page)
        write("RootViewController.swift", ROOT_SOURCE.replace("view.addSubview(button)", "label.text = \"No button\""))
        seen(page, LABEL, "No button")
        page.frames(5)
        assert page.evaluate(f"{bench.SHEET} == null")
        assert [error for error in page.errors if "quire serve" not in error] == []


def test_a_vanished_file_is_named(chromium, loop):
    with opened(chromium, loop) as page:
        (SOURCES / "SheetViewController.swift").unlink()
        seen(page, f"{ERRORS}?.textContent.includes(\"cannot find 'SheetViewController' in scope\")", True)
        reset()
        seen(page, f"{ERRORS} == null && {LINE} == null", True)


def test_errors_lie_over_the_page_until_they_are_mended(engine, loop):
    with opened(engine, loop) as page:
        use(page)
        page.evaluate("void (window.isTheSame = true)")
        faulty = ROOT_SOURCE.replace('label.text = "Before"', "label.text = lable")
        write("RootViewController.swift", faulty)
        line = faulty[: faulty.index("lable")].count("\n") + 1
        place = f"Sources/Harbor/RootViewController.swift:{line}:18"
        seen(page, f"{ERRORS}?.querySelector('.quire-development-place').textContent", place)
        shown = page.evaluate(
            f"(({{ left, top, width, height }}) => [left, top, width, height])({ERRORS}.getBoundingClientRect())")
        assert shown == [0, 0, PHONE.width, PHONE.height]
        assert page.evaluate("document.elementFromPoint(200, 600).closest('.quire-development-errors') != null")
        assert "cannot find 'lable' in scope" in page.evaluate(f"{ERRORS}.textContent")
        page.evaluate(f"void {ERRORS}.querySelector('button').click()")
        assert page.evaluate(f"[{ERRORS} == null, {LINE}.textContent]") == [
            True, "Harbor does not build. The page is older than its sources."]
        write("RootViewController.swift", ROOT_SOURCE)
        # The earlier build is shown again, and the page was not reloaded.
        seen(page, f"{LINE} == null && {ERRORS} == null", True)
        assert page.evaluate("window.isTheSame") is True
        assert page.errors == []


def test_a_new_resource_loads_the_page_again_in_every_engine(engine, loop):
    picture = SOURCES / "Resources/hills.svg"
    text = picture.read_text()
    with opened(engine, loop) as page:
        kept = use(page)
        page.evaluate("void (window.isTheSame = true)")
        try:
            picture.write_text(text + f"<!-- {time.time()} -->\n")
            seen(page, "window.isTheSame === undefined", True)
            seen(page, f"({KEPT})", kept)
            assert page.errors == []
        finally:
            picture.write_text(text)
            revise()


def test_a_server_that_is_gone_is_waited_for(chromium, loop, tmp_path):
    own = start(tmp_path / "first")
    port = re.search(r":(\d+)/", own["address"])[1]
    try:
        with opened(chromium, own) as page:
            page.evaluate("void (window.isTheSame = true)")
            stop(own["process"])
            seen(page, f"{LINE}?.textContent", "quire serve does not answer. The page may be older than its sources.")
            assert any("The connection to quire serve is broken" in error for error in page.errors)
            own = start(tmp_path / "second", port)
            seen(page, f"{LINE} == null", True)
            assert page.evaluate("window.isTheSame") is True
            assert "Compiling" not in pathlib.Path(own["log"]).read_text(), "nothing had changed"
    finally:
        stop(own["process"])


def test_finished_pages_have_none_of_it(site):
    with urllib.request.urlopen(site) as answer:
        assert b"development" not in answer.read()
    for path in ["QuireWeb/Runtime/development/main.js", "development-events"]:
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(site + path)
