# SPDX-License-Identifier: Apache-2.0
"""Whether the texts on a page can be read: each is inside the window, does not overlap other text, and differs in color
from its background."""

LEAST_CONTRAST = 1.3
"""Between a text and its background. UIKit's palest text, a quaternary label on white, has 1.35."""

# Returns a sentence for each fault. Text that is scrolled away, or covered by something opaque or blurring, does not
# count.
_FAULTS = """((leastContrast) => {
    // Elements that ignore touches are found at a point too.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { pointer-events: auto !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const parse = (color) => {
        const parts = color.match(/[\\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
        const scale = color.startsWith("color(") ? 255 : 1;
        return [...parts.slice(0, 3).map((part) => part * scale), parts[3] ?? 1];
    };
    const over = ([r, g, b, a], below) => [r, g, b].map((part, index) => part * a + below[index] * (1 - a));
    const luminance = (color) => {
        const [r, g, b] = color.map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const blurs = ({ backdropFilter = "none" }) => backdropFilter.includes("blur");
    const hides = (element) => {
        const style = getComputedStyle(element);
        return parse(style.backgroundColor)[3] > 0.9 || blurs(style);
    };
    const intersection = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    const stackAt = ({ left, top, right, bottom }) => document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const wholeWindow = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    const faults = [];
    const lines = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
        const text = nodes.currentNode.data.trim();
        const element = nodes.currentNode.parentElement;
        if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        let area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        let goesSideways = false;
        for (let each = element; each != document.body; each = each.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(each);
            if (overflowX == "visible" && overflowY == "visible") continue;
            area = intersection(area, each.getBoundingClientRect());
            goesSideways ||= each.scrollWidth > each.clientWidth + 1 && overflowX != "hidden" && overflowX != "clip";
        }
        const range = document.createRange();
        range.selectNodeContents(nodes.currentNode);
        for (const line of range.getClientRects()) {
            const inPage = intersection(line, area);
            const seen = intersection(inPage, wholeWindow);
            if (seen.right - seen.left < 3 || seen.bottom - seen.top < 3) continue;
            const stack = stackAt(seen);
            const place = stack.indexOf(element);
            if (place < 0 || stack.slice(0, place).some(hides)) continue;
            lines.push({ element, text, seen });
            if (!goesSideways && (inPage.left < -1 || inPage.right > innerWidth + 1)) {
                faults.push(`"${text}" leaves the window at its side`);
            }
            // Glass, pictures and drawings have colors of their own.
            const behind = stack.slice(place).map((each) => [each, getComputedStyle(each)]);
            const last = behind.findIndex(([each]) => hides(each));
            const isPlain = ([each, style]) => !/^(img|svg|canvas|video)$/i.test(each.tagName) && style.opacity == 1
                && style.backgroundImage == "none" && !blurs(style);
            if (last < 0 || !behind.slice(0, last + 1).every(isPlain)) continue;
            const background = behind.slice(0, last + 1).reverse()
                .reduce((below, [, style]) => over(parse(style.backgroundColor), below), [255, 255, 255]);
            const color = getComputedStyle(element).webkitTextFillColor || getComputedStyle(element).color;
            const [darker, lighter] = [over(parse(color), background), background].map(luminance).sort((a, b) => a - b);
            const contrast = (lighter + 0.05) / (darker + 0.05);
            if (contrast < leastContrast) faults.push(`"${text}" has a contrast of ${contrast.toFixed(2)} to what is behind it`);
        }
    }
    lines.forEach((line, index) => {
        for (const other of lines.slice(index + 1)) {
            if (other.element == line.element) continue;
            const shared = intersection(line.seen, other.seen);
            const height = Math.min(line.seen.bottom - line.seen.top, other.seen.bottom - other.seen.top);
            if (shared.right - shared.left < 2 || shared.bottom - shared.top < height * 0.35) continue;
            const stack = stackAt(shared);
            const places = [line, other].map(({ element }) => stack.indexOf(element));
            if (Math.min(...places) < 0 || stack.slice(0, Math.max(...places)).some(hides)) continue;
            faults.push(`"${line.text}" and "${other.text}" overlap`);
        }
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each != sheet);
    return faults;
})"""


def faults(page):
    """A sentence for each text that can't be read."""
    return page.evaluate(f"{_FAULTS}({LEAST_CONTRAST})")
