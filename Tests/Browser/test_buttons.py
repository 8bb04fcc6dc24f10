# SPDX-License-Identifier: Apache-2.0
"""Buttons and text: looks by state, the reader's text size and contrast, and ends of texts that are too long."""

from dataclasses import replace

import pytest

import bench
from engines import PHONE
from examples import served

WIDE = replace(PHONE, width=1024, height=768)
LANDSCAPE = replace(PHONE, width=844, height=390)
TEXTS = "[...document.querySelectorAll('[data-quire-part=sheet] .quire-text')]"

# The lowest contrast of the texts in front, with the text. Colors are blended from the page upward.
CONTRAST = """(() => {
    // The page's policy lets no style be written into the document.
    const style = new CSSStyleSheet();
    style.replaceSync("* { pointer-events: auto !important; transition: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    const rgba = (text) => {
        const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
        return [r, g, b, a];
    };
    const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
    const luminance = (color) => color
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
    const opacity = (node) => {
        let alpha = 1;
        for (let it = node; it; it = it.parentElement) alpha *= Number(getComputedStyle(it).opacity);
        return alpha;
    };
    const found = [];
    const front = document.querySelector("[data-quire-part=sheet]") ?? document;
    for (const text of front.querySelectorAll(".quire-text")) {
        const box = text.getBoundingClientRect();
        if (text.textContent.trim() === "" || box.width === 0 || text.closest("[aria-disabled]")) continue;
        // The small title beside a large one.
        if (opacity(text) === 0) continue;
        const stack = document.elementsFromPoint(box.left + Math.min(box.width, 8) / 2, box.top + box.height / 2);
        const index = stack.indexOf(text);
        // Something is in front of it, or it is out of the window.
        if (index < 0 || stack.slice(0, index).some((it) => rgba(getComputedStyle(it).backgroundColor)[3] > 0.5)) continue;
        if (stack.slice(index).some((it) => it.matches("img, svg"))) continue;
        let back = matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0] : [255, 255, 255];
        for (const it of stack.slice(index + 1).reverse()) {
            const [r, g, b, a] = rgba(getComputedStyle(it).backgroundColor);
            back = over([r, g, b, a * opacity(it)], back);
        }
        const [r, g, b, a] = rgba(getComputedStyle(text).color);
        const front = over([r, g, b, a * opacity(text)], back);
        const [light, dark] = [luminance(front), luminance(back)].sort((one, other) => other - one);
        found.push([Math.round((light + 0.05) / (dark + 0.05) * 100) / 100, text.textContent]);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
    return found.sort((one, other) => one[0] - other[0]);
})()"""


@pytest.fixture(scope="session")
def address():
    with served("Gallery") as address:
        yield address


def shown(visit, device=PHONE, name="Text"):
    page = visit(device)
    bench.press(page, name)
    bench.rest(page, "large")
    page.frames(5)
    return page


def button(name):
    return f"document.querySelector('button[aria-label=\"{name}\"]')"


def look(page, name):
    """The background, the color of the title, and the opacity of both."""
    return page.evaluate(f"""(() => {{
        const [fill, text] = [{button(name)}.querySelector(".quire-box"), {button(name)}.querySelector(".quire-text")];
        return [getComputedStyle(fill).backgroundColor, getComputedStyle(text).color, getComputedStyle(fill).opacity];
    }})()""")


def size(page, text):
    return page.evaluate(f"parseFloat(getComputedStyle({TEXTS}.find((it) => it.textContent === '{text}')).fontSize)")


def enlarge(page, pixels=50):
    """The reader's own text size: the page follows an element of that size."""
    page.evaluate(f"void (document.querySelector('.quire-text-size').style.fontSize = '{pixels}px')")


def press(page, name):
    page.evaluate(f"{button(name)}.scrollIntoView({{ block: 'center' }})")
    page.frames(3)
    bench.press(page, name)


def test_states(visit):
    page = shown(visit)
    page.mouse("move", 2, 2)
    tinted = look(page, "Tinted")
    assert tinted[0].startswith("rgba(0, 80, 184, 0.18") and tinted[1] == "rgb(0, 80, 184)"
    assert look(page, "Filled")[:2] == ["rgb(0, 88, 200)", "rgb(255, 255, 255)"]
    assert page.evaluate(f"{button('Not now')}.getAttribute('aria-disabled')") == "true"
    # A press selects it, and reports it.
    press(page, "Fog watch")
    page.wait_until(f"{button('Fog watch')}.getAttribute('aria-pressed') == 'true'")
    page.wait_until(f"{button('Fog watch')}.querySelector('.quire-picture') !== null")
    press(page, "Load")
    page.wait_until(f"{button('Loading')} !== null && {button('Loading')}.querySelector('.quire-spins') !== null")
    # The chosen element is the title.
    press(page, "Slow ahead")
    page.wait_until("document.querySelector('button[aria-label=\"Full ahead\"]') !== null")
    page.frames(30)
    bench.press(page, "Full ahead")
    page.wait_until("document.querySelectorAll('button[aria-label=\"Slow ahead\"]').length === 0")
    assert page.evaluate(f"{button('Full ahead')} !== null")


@pytest.mark.one_engine
def test_a_mouse_over_a_button(visit):
    page = visit(replace(PHONE, has_touch=False))
    for kind in ("move", "down", "up"):
        page.mouse(kind, *bench.button(page, "Text"))
    bench.rest(page, "large")
    x, y, opacity = page.evaluate(f"""(() => {{
        const box = {button("Filled")}.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2, getComputedStyle({button("Filled")}.firstElementChild).opacity];
    }})()""")
    assert opacity == "1"
    page.mouse("move", x, y)
    page.wait_until(f"getComputedStyle({button('Filled')}.firstElementChild).opacity === '0.88'")
    page.mouse("down", x, y)
    page.wait_until(f"getComputedStyle({button('Filled')}.firstElementChild).opacity === '0.75'")
    page.mouse("up", x, y)


@pytest.mark.one_engine
def test_every_text_style_has_its_size(visit):
    page = shown(visit)
    names = ["Large title", "Title 1", "Title 2", "Title 3", "Headline", "Body", "Callout", "Subheadline", "Footnote",
             "Caption 1", "Caption 2"]
    assert [size(page, name) for name in names] == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]


def test_the_readers_size_of_text(visit):
    page = shown(visit)
    height = page.evaluate(f"{button('Tinted')}.getBoundingClientRect().height")
    assert (size(page, "Large title"), size(page, "Body"), size(page, "Tinted")) == (34, 17, 17)
    enlarge(page)
    page.wait_until("[...document.querySelectorAll('.quire-text')].some((it) => it.style.fontSize === '60px')")
    assert (size(page, "Large title"), size(page, "Body"), size(page, "Tinted")) == (60, 53, 53)
    assert page.evaluate(f"{button('Tinted')}.getBoundingClientRect().height") > height + 40
    enlarge(page, 13)
    page.wait_until("[...document.querySelectorAll('.quire-text')].some((it) => it.style.fontSize === '31px')")
    assert size(page, "Body") == 14


def test_ends_of_long_texts(visit):
    page = shown(visit)
    seen = page.evaluate(f"""{TEXTS}.filter((it) => it.textContent.includes("The lighthouse at the northern")).map((it) => [
        it.firstElementChild?.textContent ?? "", it.lastElementChild?.textContent ?? it.textContent,
        getComputedStyle(it).textOverflow, it.scrollWidth <= it.parentElement.clientWidth])""")
    whole = "The lighthouse at the northern end of the long harbor wall, in fog"
    assert len(seen) == 4
    head, middle, tail, cut = seen
    assert head[0].startswith("…") and head[0].endswith("in fog") and head[1] == whole and head[3]
    assert middle[0].startswith("The") and "…" in middle[0] and middle[0].endswith("fog") and middle[1] == whole
    assert tail[0] == "" and tail[2] == "ellipsis"
    assert cut[0] == "" and cut[2] == "clip"
    # Letters that are small enough for the line, and digits of equal width.
    fits = page.evaluate(f"""(() => {{
        const it = {TEXTS}.find((it) => it.textContent.startsWith("Smaller letters"));
        return [parseFloat(it.style.fontSize), it.scrollWidth <= it.clientWidth + 1];
    }})()""")
    assert 8.5 <= fits[0] < 17 and fits[1]
    digits = f"{TEXTS}.find((it) => it.textContent.startsWith('1 234'))"
    assert page.evaluate(f"getComputedStyle({digits}).fontVariantNumeric") == "tabular-nums"


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["", "Controls", "Text"], ids=["places", "controls", "text"])
def test_contrast(open_app, address, name, dark):
    # By its address, because a finger of Firefox does not reach the lower part of a window that is higher than a screen.
    page = open_app(address + (f"#{name.lower()}" if name else ""), replace(PHONE, dark=dark, height=2600))
    if name:
        bench.rest(page, "large")
    page.frames(5)
    found = page.evaluate(CONTRAST)
    assert len(found) > 5
    assert [each for each in found if each[0] < 4.5] == []


@pytest.mark.one_engine
@pytest.mark.needs("more contrast")
def test_more_contrast(visit):
    page = shown(visit, replace(PHONE, more_contrast=True))
    behind = "[...document.querySelectorAll('.quire-scroll')].at(-1).parentElement"
    # The system's background of groups, in its high-contrast variant.
    assert page.evaluate(f"getComputedStyle({behind}).backgroundColor") == "rgb(235, 235, 240)"
    # And a color of the page's own style sheet.
    placeholder = "getComputedStyle(document.documentElement).getPropertyValue('--quire-placeholder')"
    assert page.evaluate(placeholder).replace("0.", ".") == "rgb(60 60 67 / .75)"


@pytest.mark.one_engine
@pytest.mark.needs("dark mode")
@pytest.mark.parametrize("device", [
    PHONE, replace(PHONE, dark=True), replace(LANDSCAPE, dark=True), WIDE,
], ids=["light", "dark", "landscape", "wide"])
def test_how_it_looks(visit, keep, device):
    page = shown(visit, device)
    keep(page, "top")
    page.evaluate("[...document.querySelectorAll('.quire-scroll')].at(-1).scrollTo(0, 700)")
    page.frames(10)
    keep(page, "below")


@pytest.mark.one_engine
@pytest.mark.parametrize("name", ["Text", "Controls"], ids=["text", "controls"])
def test_the_largest_text(visit, keep, name):
    page = shown(visit, PHONE, name)
    enlarge(page)
    page.frames(20)
    for part in range(3 if name == "Text" else 1):
        page.evaluate(f"[...document.querySelectorAll('.quire-scroll')].at(-1).scrollTo(0, {part * 700})")
        page.frames(5)
        keep(page, f"{part}")
    # No text is higher or wider than its box, except texts that are cut on purpose.
    clipped = page.evaluate(f"""{TEXTS}.filter((it) => it.textContent !== "" && !it.querySelector(".quire-unseen")
        && !it.matches(".quire-one-line, .quire-cut")
        && (it.offsetHeight > it.parentElement.offsetHeight + 1 || it.scrollWidth > it.parentElement.offsetWidth + 1))
        .map((it) => it.textContent)""")
    assert clipped == []
