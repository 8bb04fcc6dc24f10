# SPDX-License-Identifier: Apache-2.0
"""What a person sees on a page and touches, by its texts: `Tests/ClientTests/SessionPlayer+Names.swift` for a browser.

`SCRIPT` runs before the page's own scripts, and adds `seen` to the window.
"""

import json

SCRIPT = """(() => {
    const texts = (node) => [...node.querySelectorAll(".quire-text")].map((each) => each.textContent);
    const tags = { BUTTON: "button", INPUT: "field" };
    const roleOf = (node) => {
        const role = node.getAttribute("role");
        if (role === "textbox" || node.isContentEditable) return "field";
        return role ?? tags[node.tagName] ?? "";
    };
    const touchable = ["button", "field", "switch", "slider", "spinbutton", "radio", "row", "tab"];
    /** The texts by which a person or an assistive technology finds a view. */
    const names = (node) => {
        const role = roleOf(node);
        const own = ["aria-label", "aria-description", "aria-valuetext", "placeholder"].map((name) => node.getAttribute(name));
        if (node.tagName === "INPUT" && node.type !== "password") own.push(node.value);
        if (node.isContentEditable) own.push([...node.children].map((block) => block.textContent).join("\\n"));
        const picture = node.querySelector(":scope > [role=img]");
        if (picture) own.push(picture.getAttribute("aria-label"));
        const isLabel = node.matches(".quire-label");
        if (role === "row") own.push(...texts(node), ...[...node.querySelectorAll("[role=img]")].map((each) => each.ariaLabel));
        else if (isLabel || (touchable.includes(role) && !own[0])) own.push(texts(node).join(" "));
        return own.filter(Boolean);
    };
    const isSeen = (node) => {
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    /** From back to front. */
    const views = () => [...document.querySelectorAll("[data-quire-view]")].filter(isSeen);
    const middle = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
    };
    /** The element that a finger at a view's center touches, unless it is the view or inside or around it. */
    const obstacle = (node) => {
        const { x, y } = middle(node);
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return "nothing, since that is outside the window";
        const hit = document.elementFromPoint(x, y);
        const view = hit?.closest("[data-quire-view]");
        if (view && (node.contains(view) || view.contains(node))) return "";
        return hit ? (view && names(view)[0]) || hit.dataset.quirePart || hit.className : "nothing";
    };
    const overlap = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const view = (name, role) => {
        const found = views().filter((node) => names(node).includes(name) && (!role || roleOf(node) === role));
        const met = found.filter((node) => obstacle(node) === "");
        const front = met.at(-1);
        if (front) return met.findLast((node) => touchable.includes(roleOf(node)) && overlap(node, front)) ?? front;
        const hidden = found.at(-1);
        throw new Error(hidden ? `"${name}" can't be touched: at its middle a finger meets ${obstacle(hidden)}.`
            : `Nothing on the screen shows "${name}"; it shows ${JSON.stringify([...new Set(views().flatMap(names))])}`);
    };
    const parts = {
        "switch": (node) => roleOf(node) === "switch", "handle": (node) => names(node).includes("Reorder"),
        "minus sign": (node) => names(node).includes("Delete"), "clear button": (node) => names(node).includes("Clear text"),
    };
    const part = (kind, name) => {
        const whole = middle(view(name));
        const found = views().findLast((node) => parts[kind](node) && !node.closest("[inert]")
            && Math.abs(middle(node).y - whole.y) < 10);
        if (!found) throw new Error(`"${name}" has no ${kind}`);
        return found;
    };

    // A press becomes a click, or cannot become one any more. Timers are the browser's own: the page's may stand still.
    const { setTimeout: set, clearTimeout: clear } = window;
    let end = () => {};
    addEventListener("click", () => end(), { capture: true });
    addEventListener("touchend", (event) => set(() => event.defaultPrevented && end()), { capture: true, passive: true });
    let answered;
    const expect = () => {
        answered = new Promise((done) => {
            const last = set(done, 700);
            end = () => (clear(last), done());
        });
    };

    // The browser's own menu for a selected text would keep the press.
    addEventListener("contextmenu", (event) => event.preventDefault(), { capture: true });

    const isReachable = (node) => !node.closest("[inert]") && isSeen(node);
    window.seen = {
        /** Without such an element, the middle of a view that only the program knows by its label. */
        middle: async (name, role) => {
            try {
                return middle(view(name, role));
            } catch (error) {
                const place = role ? null : await program.place(name);
                if (!place) throw error;
                return { x: place[0], y: place[1] };
            }
        },
        part: (kind, name) => middle(part(kind, name)),
        /** The box of the front-most view that a test describes. */
        box: (role, test = () => true) => {
            const found = views().findLast((node) => roleOf(node) === role && isReachable(node) && test(node, names(node)));
            if (!found) throw new Error(`There is no such ${role}.`);
            const { x, y, width, height } = found.getBoundingClientRect();
            return { x, y, width, height };
        },
        shows: (name) => {
            try {
                return Boolean(view(name));
            } catch {
                return false;
            }
        },
        top: () => [...document.querySelectorAll("[data-quire-part=sheet]")].at(-1)?.getBoundingClientRect().top ?? 0,
        /** Whether a field has the focus that a software keyboard belongs to. */
        wantsKeyboard: () => {
            const field = document.activeElement;
            const isEditable = field.isContentEditable || (field.matches("input") && !field.readOnly);
            return isEditable && field.inputMode !== "none";
        },
        expect, answered: () => answered,
    };
})();"""


class Screen:
    """The views on a page."""

    def __init__(self, page):
        self._page = page

    def _call(self, function, *values):
        return self._page.evaluate(f"seen.{function}({', '.join(map(json.dumps, values))})")

    def middle(self, name, role=""):
        """The center of the front-most view that shows a text, and among those in its place the one that takes touches.
        """
        at = self._call("middle", name, role)
        return at["x"], at["y"]

    def part(self, kind, name):
        """The center of a part of the row or the field that shows a text."""
        at = self._call("part", kind, name)
        return at["x"], at["y"]

    def box(self, role, test="() => true"):
        """The position and the size of the front-most view of a role. `test` is a function of the view and its names.
        """
        at = self._page.evaluate(f"seen.box({json.dumps(role)}, {test})")
        return at["x"], at["y"], at["width"], at["height"]

    def shows(self, name):
        return self._call("shows", name)

    def top(self):
        """The top edge of the topmost sheet."""
        return self._call("top")

    def wants_keyboard(self):
        return self._call("wantsKeyboard")
