# SPDX-License-Identifier: Apache-2.0
"""The font picker, the pickers of pictures with the user's own files, and drops of files."""

from dataclasses import replace

import pytest
from PIL import Image

import bench
from engines import PHONE, TABLET, tap
from examples import served

SHEET = "[...document.querySelectorAll('[data-quire-part=sheet]')].at(-1)"
NOTE = "[...document.querySelectorAll('.quire-view .quire-text')].map((it) => it.textContent)"
BOARD = "document.querySelector('.quire-image img')"
DIALOG = "document.querySelector('[data-quire-files]')"

# A picture of 3 by 2 pixels, drawn by the page itself.
_PICTURE = """await new Promise((done) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3, height: 2 });
    canvas.toBlob((blob) => done(new File([blob], 'own.png', { type: 'image/png' })));
})"""
_BROKEN = "new File(['no picture'], 'broken.png', { type: 'image/png' })"
_LARGE = "new File([new Uint8Array(101_000_000)], 'large.png', { type: 'image/png' })"
_WORDS = "new File(['words'], 'words.txt', { type: 'text/plain' })"


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def poster(visit, device=PHONE):
    page = visit(device)
    bench.press(page, "Pickers")
    page.wait_until(f"{NOTE}.includes('Drop a picture here') && document.getAnimations().length == 0")
    return page


def press(page, label):
    x, y, width, height = page.evaluate(
        f"(({{ x, y, width, height }}) => [x, y, width, height])([...document.querySelectorAll('[aria-label=\"{label}\"]')]"
        ".at(-1).getBoundingClientRect())")
    page.touch(tap(round(x + width / 2), round(y + height / 2)))


def open_picker(page, label):
    press(page, label)
    page.wait_until(f"{SHEET}?.dataset.quirePhase == 'resting' && document.getAnimations().length == 0")


def choose(page, *files):
    """Chooses files in the dialog, which no driver can press."""
    page.wait_until(f"{DIALOG} != null")
    page.evaluate(
        "(async () => { const data = new DataTransfer();"
        f" for (const file of [{', '.join(files)}]) data.items.add(file);"
        f" {DIALOG}.files = data.files; {DIALOG}.dispatchEvent(new Event('change')) }})()")


def drag(page, kind, *files):
    """Drags files over the center of the board. Returns whether the page takes them."""
    return page.evaluate(
        "(async () => { const data = new DataTransfer();"
        f" for (const file of [{', '.join(files)}]) data.items.add(file);"
        " const at = [...document.querySelectorAll('.quire-image')].find((it) => it.getBoundingClientRect().height > 100);"
        " const { x, y, width, height } = at.getBoundingClientRect();"
        f" const event = new DragEvent('{kind}', {{ dataTransfer: data, bubbles: true, cancelable: true,"
        " clientX: x + width / 2, clientY: y + height / 2 });"
        " at.dispatchEvent(event); return [event.defaultPrevented, data.dropEffect] })()")


def test_own_files(visit):
    page = poster(visit)
    open_picker(page, "Picture")
    # The element that is clicked is in the page, and the browser's own dialog belongs to it.
    page.evaluate("void (HTMLInputElement.prototype.click = function () { window.asked = navigator.userActivation?.isActive })")
    press(page, "Browse this device")
    page.wait_until(f"{DIALOG} != null")
    assert page.evaluate(f"[{DIALOG}.accept, {DIALOG}.multiple]") == ["image/*", False]
    page.evaluate(f"void {DIALOG}.dispatchEvent(new Event('cancel'))")
    page.wait_until(f"{NOTE}.includes('No file was chosen') && {DIALOG} == null")
    for file, says in [(_BROKEN, "“broken.png” can’t be shown as a picture."), (_LARGE, "“large.png” is too large.")]:
        press(page, "Browse this device")
        choose(page, file)
        # The picker reports it, and the app too.
        page.wait_until(f"{NOTE}.filter((it) => it == '{says}').length == 2")
    press(page, "Browse this device")
    choose(page, _PICTURE)
    page.wait_until(f"{NOTE}.includes('A picture from the picker')")
    page.wait_until(f"{BOARD}?.naturalWidth == 3 && {BOARD}.src.startsWith('blob:')")


@pytest.mark.needs("file dialog")
def test_the_browsers_dialog(visit, tmp_path):
    page = poster(visit)
    open_picker(page, "Picture")
    Image.new("RGB", (5, 4), "navy").save(tmp_path / "navy.png")
    page.choose_files(lambda: press(page, "Browse this device"), [f"{tmp_path}/navy.png"])
    page.wait_until(f"{NOTE}.includes('A picture from the picker') && {BOARD}?.naturalWidth == 5")


def test_several(visit):
    page = poster(visit)
    open_picker(page, "Strip")
    page.evaluate("void (HTMLInputElement.prototype.click = function () {})")
    press(page, "Sun")
    press(page, "Browse this device")
    page.wait_until(f"{DIALOG}?.multiple == true")
    choose(page, _PICTURE, _BROKEN)
    page.wait_until("document.querySelector('[aria-label=\"own.png\"]')?.getAttribute('aria-pressed') == 'true'")
    bench.press(page, "Add")
    page.wait_until(f"{NOTE}.includes('2 of 4 pictures') && !{NOTE}.includes('Photos')")


def test_drops(visit):
    page = poster(visit)
    # The script is loaded at the first interaction. In a release build, it is part of another script.
    page.wait_until("performance.getEntriesByType('resource').some(({ name }) => /[/]files?-\\w+[.]js$/.test(name))")
    page.frames(2)
    assert drag(page, "dragover", _WORDS)[0], "the page would leave for the file"
    page.wait_until(f"{NOTE}.includes('Only pictures can be dropped here')")
    assert drag(page, "drop", _WORDS)[0]
    assert drag(page, "dragover", _PICTURE)[0]
    assert drag(page, "drop", _PICTURE)[0]
    page.wait_until(f"{NOTE}.includes('A picture from a drop') && {BOARD}?.naturalWidth == 3")
    assert drag(page, "drop", _BROKEN)[0]
    page.wait_until(f"{NOTE}.includes('What was dropped can’t be shown as a picture')")
    assert page.evaluate(f"{BOARD}.naturalWidth") == 3, "the picture from before stays"


def test_fonts(visit):
    page = poster(visit)
    open_picker(page, "Font")
    rows = f"[...{SHEET}.querySelectorAll('[role=row]')]"
    faces = page.evaluate(
        f"{rows}.map((row) => [row.textContent, getComputedStyle(row.querySelector('.quire-text')).fontFamily])")
    assert len(faces) > 2
    assert all(name in family for name, family in faces)
    x, y = page.evaluate(f"(({{ x, y, height }}) => [x + 40, y + height / 2])({rows}[1].getBoundingClientRect())")
    page.touch(tap(round(x), round(y)))
    page.wait_until(f"{rows}[1].getAttribute('aria-selected') == 'true' && {NOTE}.includes('{faces[1][0]}')")


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, TABLET], ids=["phone", "tablet"])
def test_how_they_look(visit, keep, dark, device):
    page = poster(visit, replace(device, dark=dark))
    keep(page, "poster")
    for label in ["Font", "Picture", "Strip"]:
        open_picker(page, label)
        if label == "Strip":
            for name in ["Moon", "Hills"]:
                press(page, name)
        page.frames(20)
        keep(page, label.lower())
