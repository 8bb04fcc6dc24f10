# SPDX-License-Identifier: Apache-2.0
"""The steps that only one session of `Tests/Clients` asks for, by the whole text of the step: each is a function of the
player, as in `Tests/ClientTests`."""

import json

from engines import Touch, drag

HOLD = 1000  # milliseconds


def hold_back_button(player):
    x, y, width, height = player.screen.box(
        "button", "(node) => node.getBoundingClientRect().x < 20 && node.getBoundingClientRect().height >= 44")
    player.press(x + width / 2, y + height / 2, HOLD)


def double_tap(word):
    """Double-taps the center of a word in the text view."""

    def step(player):
        x, y = player.page.evaluate("""(() => {
            const walker = document.createTreeWalker(document.querySelector(".quire-editor"), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const { currentNode: node } = walker, start = node.data.indexOf(%(word)s);
                if (start < 0) continue;
                const range = document.createRange();
                range.setStart(node, start);
                range.setEnd(node, start + %(word)s.length);
                const { x, y, width, height } = range.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }
        })()""" % {"word": json.dumps(word)})
        player.page.touch([Touch(at, kind, x, y) for at, kind in [(0, "begin"), (50, "end"), (130, "begin"), (180, "end")]])
        player.page.evaluate(f"walk.until(() => getSelection().toString() === {json.dumps(word)})")
        # Chromium's menu for the selection leaves the text pressed until a pointer moves.
        player.page.mouse("move", x, y)

    return step


def place(player, field, across, down):
    """A point of a color field, as fractions of its width and height."""
    x, y, width, height = player.screen.box("slider", f"(_, names) => names.includes({json.dumps(field)})")
    return x + width * across, y + height * down


def square(across, down):
    return lambda player: player.press(*place(player, "Grid of colors", across, down))


def spectrum(player):
    player.press(*player.screen.middle("Spectrum", "radio"))
    player.rest()
    player.drag(place(player, "Spectrum", 0.6, 0.3), place(player, "Spectrum", 0.33, 0.5), 500, hold=200)


def drag_size(player):
    # At 36 of 12...72.
    x, y, width, height = player.screen.box("slider", "(_, names) => names.includes('Size')")
    knob = (x + width * 0.4, y + height / 2)
    player.drag(knob, (knob[0] + 60, knob[1]), 300, hold=300)


def tap_dots(part):
    def step(player):
        x, y, width, height = player.screen.box("slider")
        player.press(x + width * part, y + height / 2)

    return step


def spread(player):
    """Two fingers, from 40 points apart to 640 within a second."""
    x, y = player.page.device.width / 2, player.page.device.height / 2
    fingers = {1: -1, 2: 1}
    ways = [drag((x, y + 20 * way), (x, y + 320 * way), 1000, finger=finger) for finger, way in fingers.items()]
    player.page.touch(sorted((touch for way in ways for touch in way), key=lambda touch: touch.at))


def show(state):
    """The browser shows another page, or this one again."""

    def step(player):
        player.page.evaluate(
            f"void (Object.defineProperty(document, 'visibilityState', {{ configurable: true, value: '{state}' }}),"
            " document.dispatchEvent(new Event('visibilitychange')))")

    return step


# The fonts that a program's session requests on an iPhone, mapped to fonts that every machine has.
FONTS = """(() => {
    for (const name of ["Georgia", "Courier New"]) {
        const font = new FontFace(name, "local('DejaVu Serif'), local('Liberation Serif'), local('Times New Roman')");
        document.fonts.add(font);
        font.load();
    }
})();"""

BEFORE = {"FontPoster": FONTS}
"""Scripts that run before the page of a session."""

STEPS = {
    "AvatarPicker": {"Choose the first picture.": lambda player: player.press(*player.screen.middle("Harbor"))},
    "BackMenu": {"Hold the back button.": hold_back_button},
    "ColorTheme": {
        "Tap a red square in the grid.": square(5.5 / 12, 0.55),
        "Tap a blue square in the grid.": square(1.5 / 12, 0.55),
        "Tap the white square in the grid.": square(0.5 / 12, 0.05),
        "Slow drag in the spectrum, after a tap on `Spectrum`, that ends on a green.": spectrum,
    },
    "FontPoster": {"Slow drag the knob of `Size` right by 60 pt.": drag_size},
    "PhotoPages": {
        "Tap the right half of the dots.": tap_dots(0.75),
        "Tap the left half of the dots.": tap_dots(0.25),
        "Spread two fingers on `Picture 1` to far beyond four times.": spread,
    },
    "SceneLaunch": {
        "The host sends the app to the background.": show("hidden"),
        "The host brings the app back.": show("visible"),
    },
    "StyleEditor": {
        "Double tap the word `river`.": double_tap("river"),
        "Double tap the word `mill`.": double_tap("mill"),
    },
}
