# SPDX-License-Identifier: Apache-2.0
# ruff: noqa: E501  (a drawing is one line, however long its path is)
"""The system images, drawn for Quire in a box of 24 by 24.

A drawing is a list of layers, each a letter and an SVG path:

    S  a closed outline; the filled variant fills it
    s  a line inside; the filled variant cuts it out
    d  a dot or a shape inside, filled; the filled variant cuts it out
    o  a line outside; the filled variant keeps it
    p  a dot or a shape outside, filled; the filled variant keeps it
    f  an outline that is always filled
    k  a line cut out of all before it, wide enough for a gap around a line drawn later in its place

A line of the table has the name, the variants that exist beside it, and the drawing. `fill` fills the outlines, and
`slash` strikes the image through. `circle` and `square` put a small copy into a ring or a square, and their `.fill`
cuts it out of a disc or a filled square. Letters and numbers exist only in these frames.
"""

import math
import re

CIRCLES = "circle circle.fill"
SQUARES = "square square.fill"


def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def circle(x: float, y: float, radius: float) -> str:
    r, d = number(radius), number(2 * radius)
    return f"M{number(x)} {number(y - radius)}a{r} {r} 0 1 1 0 {d}a{r} {r} 0 1 1 0-{d}z"


def box(x: float, y: float, width: float, height: float, radius: float) -> str:
    r = number(radius)
    across, down = number(width - 2 * radius), number(height - 2 * radius)
    return (
        f"M{number(x + radius)} {number(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1-{r} {r}h-{across}"
        f"a{r} {r} 0 0 1-{r}-{r}v-{down}a{r} {r} 0 0 1 {r}-{r}z"
    )


def polygon(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def around(angle: float, radius: float, x: float = 12, y: float = 12) -> tuple[float, float]:
    """A point at an angle in degrees, clockwise from the top."""
    turn = math.radians(angle - 90)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def star(outer: float, inner: float, y: float = 12) -> str:
    return polygon(*(around(36 * step, inner if step % 2 else outer, 12, y) for step in range(10)))


def gear(teeth: int, outer: float, inner: float) -> str:
    points = []
    turn = 360 / teeth
    for tooth in range(teeth):
        for part, radius in ((-0.31, inner), (-0.2, outer), (0.2, outer), (0.31, inner)):
            points.append(around((tooth + part) * turn, radius))
    return polygon(*points)


def rays(count: int, start: float, end: float) -> str:
    path = ""
    for ray in range(count):
        (x, y), (u, v) = around(360 / count * ray, start), around(360 / count * ray, end)
        path += f"M{number(x)} {number(y)}L{number(u)} {number(v)}"
    return path


RING = circle(12, 12, 9.2)
SQUARE = box(3.4, 3.4, 17.2, 17.2, 3.6)
PAGE = "M7.2 2.8h6.1L19 8.5v10.6a2.1 2.1 0 0 1-2.1 2.1H7.1A2.1 2.1 0 0 1 5 19.1V4.9a2.1 2.1 0 0 1 2.1-2.1z"
FOLD = "M13.1 3.1v3.8a1.8 1.8 0 0 0 1.8 1.8h3.8"
TRAY = "M8.6 9.2H7A2 2 0 0 0 5 11.2v7.9a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7.9a2 2 0 0 0-2-2h-1.6"
UP = "M12 15V2.8M8.3 6.5L12 2.8l3.7 3.7"
DOWN = "M12 2.8V15M8.3 11.3L12 15l3.7-3.7"
CLOUD = "M7 18.6a4.3 4.3 0 0 1-.5-8.6a5.6 5.6 0 0 1 10.8-.6a4.65 4.65 0 0 1-.1 9.2z"
OPEN_CLOUD = "M9 14.8H7.3a4 4 0 0 1-.5-8a5.3 5.3 0 0 1 10.2-.5a4.3 4.3 0 0 1-.1 8.5H15"
CLOUD_DOWN = "M12 10.6V21M8.7 17.7L12 21l3.3-3.3"
CLOUD_UP = "M12 21V9.4M9.2 12.2L12 9.4l2.8 2.8"
HIGH_CLOUD = "M7.3 14.8a4 4 0 0 1-.5-8a5.3 5.3 0 0 1 10.2-.5a4.3 4.3 0 0 1-.1 8.5z"
BUBBLE = (
    "M12 3.8c5.2 0 9.3 3.4 9.3 7.7s-4.1 7.7-9.3 7.7c-1.1 0-2.2-.2-3.2-.5c-1.2 1.1-3 1.9-4.8 1.9c.9-1 1.4-2.2 1.4-3.6"
    "c-1.7-1.4-2.7-3.3-2.7-5.5c0-4.3 4.1-7.7 9.3-7.7z"
)
SPEECH = "M5.4 4h13.2A2.4 2.4 0 0 1 21 6.4v8.2a2.4 2.4 0 0 1-2.4 2.4h-7.2L7 20.8V17H5.4A2.4 2.4 0 0 1 3 14.6V6.4A2.4 2.4 0 0 1 5.4 4z"
BELL = (
    "M12 3.4c-3.4 0-5.7 2.5-5.7 5.8c0 4.2-1.4 5.6-2.4 6.9c-.5.7-.1 1.6.8 1.6h14.6c.9 0 1.3-.9.8-1.6c-1-1.3-2.4-2.7-2.4-6.9"
    "c0-3.3-2.3-5.8-5.7-5.8z"
)
EYE = "M2.3 12c2.2-4.1 5.7-6.3 9.7-6.3s7.5 2.2 9.7 6.3c-2.2 4.1-5.7 6.3-9.7 6.3s-7.5-2.2-9.7-6.3z"
SHIELD = "M12 2.8c2.4 1.7 5 2.5 7.8 2.6v6.2c0 4.6-2.9 7.8-7.8 9.6c-4.9-1.8-7.8-5-7.8-9.6V5.4c2.8-.1 5.4-.9 7.8-2.6z"
THUMB = (
    "M7.6 20V10.9l4.2-7.4c1.5 0 2.4 1 2.4 2.4c0 1.2-.4 2.4-.7 3.5h5.1c1.4 0 2.3 1.2 2 2.5l-1.5 6.4a2.2 2.2 0 0 1-2.2 1.7z"
)
SPEAKER = "M3.4 9.4h3.2l4.6-4.2v13.6l-4.6-4.2H3.4A.9.9 0 0 1 2.5 13.7v-3.4a.9.9 0 0 1 .9-.9z"
HANDSET = (
    "M8.2 3.5L10 8L7.9 9.9c1.1 2.4 3.7 5 6.2 6.2l2-2.1l4.4 1.8l-.4 3.6c-.2 1-1 1.5-2 1.4C10.4 20.1 3.9 13.6 3.2 5.9"
    "c-.1-1 .4-1.8 1.4-2z"
)
LOCK = box(5.2, 10.6, 13.6, 10.2, 2.2)
HEAD, SHOULDERS = circle(12, 7.5, 3.9), "M4.3 20.3c0-3.9 3.5-6.4 7.7-6.4s7.7 2.5 7.7 6.4z"
SMALL_PERSON = circle(12, 9.4, 2.9) + "M6 18.5c.7-2.8 3.1-4.3 6-4.3s5.3 1.5 6 4.3c-1.6 1.6-3.7 2.4-6 2.4s-4.4-.8-6-2.4z"
CAMERA = "M4.8 6.8h2.4l1.5-2.2h6.6l1.5 2.2h2.4A2.2 2.2 0 0 1 21.4 9v8.2a2.2 2.2 0 0 1-2.2 2.2H4.8a2.2 2.2 0 0 1-2.2-2.2V9a2.2 2.2 0 0 1 2.2-2.2z"
FOLDER = "M2.8 6.9a2 2 0 0 1 2-2h4L11 7.1h8.2a2 2 0 0 1 2 2v8.4a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2z"
SCREEN = box(4.6, 2.8, 14.8, 18.4, 2.6)
WIDE = box(2.6, 4.8, 18.8, 14.4, 2.6)

# The letters and digits that exist only in circles and squares, as lines with absolute coordinates.
GLYPHS: dict[str, str] = {
    "a": "M6 20L12 4L18 20M8.1 14.5L15.9 14.5",
    "b": "M7 11.7L12.8 11.7C15.8 11.7 17.4 13.3 17.4 15.8C17.4 18.2 15.8 20 12.8 20L7 20L7 4L12.3 4C15 4 16.6 5.5 16.6 7.9C16.6 10.2 15 11.7 12.3 11.7",
    "c": "M17.8 8.2C17 5.5 15 4 12.3 4C8.6 4 6.2 7 6.2 12C6.2 17 8.6 20 12.3 20C15 20 17 18.5 17.8 15.8",
    "d": "M7 4L7 20L11 20C15.4 20 17.8 17 17.8 12C17.8 7 15.4 4 11 4z",
    "e": "M16.6 4L7.4 4L7.4 20L16.6 20M7.4 11.8L15.6 11.8",
    "f": "M16.6 4L7.6 4L7.6 20M7.6 12L15.4 12",
    "g": "M17.6 8C16.7 5.4 14.8 4 12.2 4C8.5 4 6 7 6 12C6 17 8.5 20 12.2 20C15.8 20 18 17.8 18 13.4L18 12.6L12.8 12.6",
    "h": "M6.6 4L6.6 20M17.4 4L17.4 20M6.6 12L17.4 12",
    "i": "M12 4L12 20",
    "j": "M15.4 4L15.4 15.2C15.4 18.3 14 20 11.6 20C9.2 20 7.8 18.5 7.6 16",
    "k": "M7.2 4L7.2 20M17.2 4L7.2 14.2M11 10.4L17.6 20",
    "l": "M8 4L8 20L16.6 20",
    "m": "M5.6 20L5.6 4L12 15L18.4 4L18.4 20",
    "n": "M6.6 20L6.6 4L17.4 20L17.4 4",
    "o": "M12 4C8.3 4 5.8 7 5.8 12C5.8 17 8.3 20 12 20C15.7 20 18.2 17 18.2 12C18.2 7 15.7 4 12 4z",
    "p": "M7.4 20L7.4 4L12.4 4C15.4 4 17.2 5.9 17.2 8.7C17.2 11.5 15.4 13.4 12.4 13.4L7.4 13.4",
    "q": "M12 4C8.3 4 5.8 7 5.8 12C5.8 17 8.3 20 12 20C15.7 20 18.2 17 18.2 12C18.2 7 15.7 4 12 4zM13.6 15.6L18.2 20.6",
    "r": "M7.2 20L7.2 4L12.3 4C15.2 4 17 5.7 17 8.4C17 11.1 15.2 12.8 12.3 12.8L7.2 12.8M12.4 12.8L17.2 20",
    "s": "M17 7.8C16.4 5.4 14.6 4 12 4C9 4 7 5.7 7 8.1C7 10.3 8.4 11.3 12 12C15.8 12.8 17.4 13.9 17.4 16.1C17.4 18.5 15.2 20 12 20C9 20 7 18.5 6.6 16",
    "t": "M5.8 4L18.2 4M12 4L12 20",
    "u": "M6.6 4L6.6 14.2C6.6 17.8 8.6 20 12 20C15.4 20 17.4 17.8 17.4 14.2L17.4 4",
    "v": "M5.8 4L12 20L18.2 4",
    "w": "M4.4 4L8.2 20L12 6.6L15.8 20L19.6 4",
    "x": "M6.2 4L17.8 20M17.8 4L6.2 20",
    "y": "M6 4L12 12.6L18 4M12 12.6L12 20",
    "z": "M6.6 4L17.4 4L6.6 20L17.4 20",
    "0": "M12 4C8.8 4 6.9 7 6.9 12C6.9 17 8.8 20 12 20C15.2 20 17.1 17 17.1 12C17.1 7 15.2 4 12 4z",
    "1": "M8.8 7L12.8 4L12.8 20",
    "2": "M7.2 8.4C7.2 5.7 9.2 4 12 4C14.8 4 16.7 5.7 16.7 8.2C16.7 10.4 15.4 12 12.6 14.8L7.2 20L17.1 20",
    "3": "M7.4 7.2C8 5.2 9.6 4 12 4C14.7 4 16.5 5.6 16.5 7.9C16.5 10.2 14.8 11.7 12 11.7C15 11.7 17 13.3 17 15.9C17 18.4 14.9 20 12 20C9.3 20 7.4 18.7 6.9 16.4",
    "4": "M14.4 20L14.4 4L6.4 15.6L17.8 15.6",
    "5": "M16.2 4L8.6 4L7.8 11.4C8.7 10.4 10.2 9.8 11.9 9.8C15 9.8 17 11.8 17 14.8C17 17.9 14.9 20 11.9 20C9.4 20 7.5 18.8 7 16.7",
    "6": "M16.4 6.6C15.4 4.9 14 4 12.3 4C9 4 7 7.2 7 12.6C7 17.3 8.8 20 12 20C14.9 20 17 17.9 17 15C17 12.1 14.9 10.1 12.1 10.1C9.3 10.1 7.3 12 7 14.6",
    "7": "M6.8 4L17.2 4L10.4 20",
    "8": "M12 11.6C9.3 11.6 7.6 10.1 7.6 7.8C7.6 5.5 9.3 4 12 4C14.7 4 16.4 5.5 16.4 7.8C16.4 10.1 14.7 11.6 12 11.6C9 11.6 7 13.2 7 15.8C7 18.3 9 20 12 20C15 20 17 18.3 17 15.8C17 13.2 15 11.6 12 11.6z",
    "9": "M7.6 17.4C8.6 19.1 10 20 11.7 20C15 20 17 16.8 17 11.4C17 6.7 15.2 4 12 4C9.1 4 7 6.1 7 9C7 11.9 9.1 13.9 11.9 13.9C14.7 13.9 16.7 12 17 9.4",
}


def moved(path: str, scale: float, shift: float) -> str:
    """A glyph that is narrower and beside the middle. Its coordinates are absolute pairs."""
    return re.sub(
        r"(-?[\d.]+) (-?[\d.]+)(?=[A-Za-z ]|$)",
        lambda pair: f"{number(12 + (float(pair[1]) - 12) * scale + shift)} {pair[2]}",
        path,
    )


def glyphs() -> dict[str, str]:
    """The marks that stand in circles and squares: the letters, and the numbers from 0 to 50."""
    marks = {name: f"s {path}" for name, path in GLYPHS.items()}
    for value in range(10, 51):
        tens, ones = str(value)
        marks[str(value)] = f"s {moved(GLYPHS[tens], 0.66, -4.6)}{moved(GLYPHS[ones], 0.66, 4.6)}"
    return marks


TABLE: list[tuple[str, str, str]] = [
    # Marks
    ("xmark", f"{CIRCLES} {SQUARES}", "s M5.4 5.4L18.6 18.6M18.6 5.4L5.4 18.6"),
    ("multiply", CIRCLES, "s M5.4 5.4L18.6 18.6M18.6 5.4L5.4 18.6"),
    ("plus", f"{CIRCLES} {SQUARES}", "s M12 3.8V20.2M3.8 12H20.2"),
    ("minus", f"{CIRCLES} {SQUARES}", "s M3.8 12H20.2"),
    ("checkmark", f"{CIRCLES} {SQUARES}", "s M4.6 12.9L9.7 18.6L19.4 5.4"),
    ("equal", CIRCLES, "s M4.6 9.4H19.4M4.6 14.6H19.4"),
    ("percent", "", f"s M18.2 4.6L5.8 19.4{circle(7, 7.4, 2.9)}{circle(17, 16.6, 2.9)}"),
    ("number", CIRCLES, "s M9.4 3.6L7.4 20.4M16.6 3.6L14.6 20.4M4.6 8.8H20M4 15.2H19.4"),
    ("at", CIRCLES, f"s {circle(12, 12, 3.8)}M15.8 8.4v4.8a2.7 2.7 0 0 0 5.3.7A9.2 9.2 0 1 0 17.3 19.5"),
    ("info", CIRCLES, f"d {circle(11.7, 5, 1.7)};s M9.2 10.4h3v8.8M8.8 19.2h6.8"),
    ("questionmark", CIRCLES, f"s M7.4 8.2c0-2.7 2-4.4 4.7-4.4s4.6 1.7 4.6 4.1c0 3.1-4.7 3.3-4.7 6.6;d {circle(12, 19.2, 1.5)}"),
    ("exclamationmark", CIRCLES, f"s M12 3.8V14.2;d {circle(12, 19, 1.6)}"),
    ("exclamationmark.triangle", "fill", f"S M12 3.8L21.4 19.8H2.6z;s M12 9.4v4.6;d {circle(12, 16.8, 1.1)}"),
    ("exclamationmark.octagon", "fill", f"S {polygon(*(around(22.5 + 45 * n, 9.9) for n in range(8)))};s M12 7v6;d {circle(12, 16.3, 1.1)}"),
    ("ellipsis", CIRCLES, f"d {circle(4.8, 12, 1.9)}{circle(12, 12, 1.9)}{circle(19.2, 12, 1.9)}"),
    ("power", CIRCLES, "s M12 2.8V11.6M7.2 6.2a7.8 7.8 0 1 0 9.6 0"),
    # Chevrons and arrows
    ("chevron.left", f"{CIRCLES} {SQUARES}", "s M15.8 4L7.8 12L15.8 20"),
    ("chevron.right", f"{CIRCLES} {SQUARES}", "s M8.2 4L16.2 12L8.2 20"),
    ("chevron.backward", CIRCLES, "s M15.8 4L7.8 12L15.8 20"),
    ("chevron.forward", CIRCLES, "s M8.2 4L16.2 12L8.2 20"),
    ("chevron.up", f"{CIRCLES} {SQUARES}", "s M4 15.8L12 7.8L20 15.8"),
    ("chevron.down", f"{CIRCLES} {SQUARES}", "s M4 8.2L12 16.2L20 8.2"),
    ("chevron.up.chevron.down", "", "s M6.8 9.2L12 4L17.2 9.2M6.8 14.8L12 20L17.2 14.8"),
    ("chevron.compact.down", "", "s M3.6 10.4L12 14.2L20.4 10.4"),
    ("chevron.compact.up", "", "s M3.6 13.8L12 10L20.4 13.8"),
    ("chevron.left.forwardslash.chevron.right", "", "s M6.8 7L1.8 12L6.8 17M17.2 7L22.2 12L17.2 17M13.9 4.6L10.1 19.4"),
    ("arrow.left", f"{CIRCLES} {SQUARES}", "s M20.2 12H3.8M10.8 5L3.8 12L10.8 19"),
    ("arrow.right", f"{CIRCLES} {SQUARES}", "s M3.8 12H20.2M13.2 5L20.2 12L13.2 19"),
    ("arrow.backward", CIRCLES, "s M20.2 12H3.8M10.8 5L3.8 12L10.8 19"),
    ("arrow.forward", CIRCLES, "s M3.8 12H20.2M13.2 5L20.2 12L13.2 19"),
    ("arrow.up", f"{CIRCLES} {SQUARES}", "s M12 20.2V3.8M5 10.8L12 3.8L19 10.8"),
    ("arrow.down", f"{CIRCLES} {SQUARES}", "s M12 3.8V20.2M5 13.2L12 20.2L19 13.2"),
    ("arrow.up.right", f"{CIRCLES} {SQUARES}", "s M5.6 18.4L18.4 5.6M8 5.6H18.4V16"),
    ("arrow.up.left", "", "s M18.4 18.4L5.6 5.6M16 5.6H5.6V16"),
    ("arrow.down.right", "", "s M5.6 5.6L18.4 18.4M8 18.4H18.4V8"),
    ("arrow.down.left", "", "s M18.4 5.6L5.6 18.4M16 18.4H5.6V8"),
    ("arrow.up.left.and.arrow.down.right", "", "s M10.2 10.2L4 4M4 9.6V4H9.6M13.8 13.8L20 20M20 14.4V20H14.4"),
    ("arrow.down.right.and.arrow.up.left", "", "s M4 4L10.2 10.2M10.2 4.6V10.2H4.6M20 20L13.8 13.8M13.8 19.4V13.8H19.4"),
    ("arrow.up.and.down", CIRCLES, "s M12 3V21M7.6 7.4L12 3L16.4 7.4M7.6 16.6L12 21L16.4 16.6"),
    ("arrow.left.and.right", CIRCLES, "s M3 12H21M7.4 7.6L3 12L7.4 16.4M16.6 7.6L21 12L16.6 16.4"),
    ("arrow.up.arrow.down", CIRCLES, "s M7.6 19.4V4.6M3.6 8.6L7.6 4.6L11.6 8.6M16.4 4.6V19.4M12.4 15.4L16.4 19.4L20.4 15.4"),
    ("arrow.left.arrow.right", CIRCLES, "s M19.4 7.6H4.6M8.6 3.6L4.6 7.6L8.6 11.6M4.6 16.4H19.4M15.4 12.4L19.4 16.4L15.4 20.4"),
    ("arrow.clockwise", CIRCLES, "s M19.3 10.4A7.6 7.6 0 1 1 12 5.2H14M11 1.9L14.3 5.2L11 8.5"),
    ("arrow.counterclockwise", CIRCLES, "s M4.7 10.4A7.6 7.6 0 1 0 12 5.2H10M13 1.9L9.7 5.2L13 8.5"),
    ("arrow.triangle.2.circlepath", CIRCLES, "s M4 12.6A8 8 0 0 1 18.6 7.4M20 11.4A8 8 0 0 1 5.4 16.6M19.2 3.2V7.6H14.8M4.8 20.8V16.4H9.2"),
    ("arrow.uturn.left", CIRCLES, "s M8.8 3.8L3.8 8.8L8.8 13.8M3.8 8.8H14.6a5.5 5.5 0 0 1 0 11H10"),
    ("arrow.uturn.right", CIRCLES, "s M15.2 3.8L20.2 8.8L15.2 13.8M20.2 8.8H9.4a5.5 5.5 0 0 0 0 11H14"),
    ("arrow.uturn.backward", CIRCLES, "s M8.8 3.8L3.8 8.8L8.8 13.8M3.8 8.8H14.6a5.5 5.5 0 0 1 0 11H10"),
    ("arrow.uturn.forward", CIRCLES, "s M15.2 3.8L20.2 8.8L15.2 13.8M20.2 8.8H9.4a5.5 5.5 0 0 0 0 11H14"),
    ("arrowshape.turn.up.left", "fill", "S M10.4 4.6L2.8 11.2L10.4 17.8V13.9c5-.1 8.2 1.3 10.8 4.9c-.6-6.4-4.6-10-10.8-10.3z"),
    ("arrowshape.turn.up.right", "fill", "S M13.6 4.6L21.2 11.2L13.6 17.8V13.9c-5-.1-8.2 1.3-10.8 4.9c.6-6.4 4.6-10 10.8-10.3z"),
    ("square.and.arrow.up", "", f"s {TRAY}{UP}"),
    ("square.and.arrow.up.fill", "", f"f {TRAY}V9.2z;k {UP};o {UP}"),
    ("square.and.arrow.down", "", f"s {TRAY}{DOWN}"),
    ("square.and.arrow.down.fill", "", f"f {TRAY}V9.2z;k {DOWN};o {DOWN}"),
    ("rectangle.portrait.and.arrow.right", "", "s M13.6 8V5A2 2 0 0 0 11.6 3H5.4a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h6.2a2 2 0 0 0 2-2v-3M9 12H21.4M17.8 8.4L21.4 12L17.8 15.6"),
    # Writing and text
    ("pencil", CIRCLES, "s M3.8 20.2L5 15.4L16.5 3.9a2.1 2.1 0 0 1 3 0l.6.6a2.1 2.1 0 0 1 0 3L8.6 19zM14.3 6.1L17.9 9.7"),
    ("square.and.pencil", "", "s M13 4.4H6.4A2.4 2.4 0 0 0 4 6.8V17.8a2.4 2.4 0 0 0 2.4 2.4H17.4a2.4 2.4 0 0 0 2.4-2.4V11.2M9.6 14.6L10.6 11.3L19 2.9a1.35 1.35 0 0 1 1.9 0l.2.2a1.35 1.35 0 0 1 0 1.9L12.8 13.5z"),
    ("highlighter", "", "s M8.6 12.4L16.2 3.4L20.6 7L13 16zM8.6 12.4L7.8 16.6L9.6 18L13 16M7.8 16.6L4.4 20.2H8.6L9.6 18"),
    ("paintbrush", "fill", "S M20.4 3.4c-4.6 1.9-8.1 5.2-9.9 9.3l2.6 2.3c3.8-2.3 6.5-6 7.3-11.6zM9.4 13.8c-2.7-.5-4.4 1.2-4.4 3.6c0 1.2-.5 2.2-1.7 2.8c3.8 1.5 8.5.3 8.5-3.6c0-1.2-.9-2.5-2.4-2.8z"),
    ("paintpalette", "fill", f"S M12 3.2c5.2 0 9.2 3.4 9.2 7.8c0 3-2.2 4.7-5 4.7h-1.7c-1.6 0-2.3 1.3-1.5 2.5c.8 1.3.2 2.6-1.3 2.6c-5 0-8.9-3.8-8.9-8.8c0-5 3.9-8.8 9.2-8.8z;d {circle(7.4, 12.4, 1.2)}{circle(9.2, 8, 1.2)}{circle(13.8, 7, 1.2)}{circle(17.2, 10, 1.2)}"),
    ("scribble", "", "s M4 15.6C4.8 9.8 9.4 4.4 11.4 5.8S6.6 15.4 8.4 16.6S15.6 7.6 17.2 8.8S13 17.6 15 18.4S19.4 15.8 20.4 14"),
    ("eyedropper", "", "s M13.2 7.4L16.6 4a2.4 2.4 0 0 1 3.4 3.4L16.6 10.8M11.6 5.8L18.2 12.4M12.6 8L5 15.6L3.8 20.2L8.4 19L16 11.4"),
    ("scissors", "", f"s {circle(6.2, 6.6, 2.7)}{circle(6.2, 17.4, 2.7)}M8.6 8L20.6 17.6M8.6 16L20.6 6.4"),
    ("paperclip", CIRCLES, "s M18.6 11.2L11 18.8a4.4 4.4 0 0 1-6.2-6.2L13.2 4.2a3 3 0 0 1 4.2 4.2L9.2 16.6a1.5 1.5 0 0 1-2.1-2.1L14 7.6"),
    ("link", CIRCLES, "s M10.2 13.8a4.2 4.2 0 0 0 6 0l3.4-3.4a4.2 4.2 0 0 0-6-6L11.8 6.2M13.8 10.2a4.2 4.2 0 0 0-6 0L4.4 13.6a4.2 4.2 0 0 0 6 6L12.2 17.8"),
    ("textformat", "", f"s M2.2 18.6L7.3 5.4L12.4 18.6M4 14.2H10.6{circle(17.6, 14.9, 3.6)}M21.2 11.2V18.6"),
    ("textformat.size", "", "s M1.8 18.6L5 10L8.2 18.6M2.9 15.8H7.1M9.6 18.6L15.8 4L22 18.6M11.8 13.8H19.8"),
    ("bold", "", "s M7 4.2h5.8a3.8 3.8 0 0 1 0 7.6H7zM7 11.8h6.8a4 4 0 0 1 0 8H7z"),
    ("italic", "", "s M10 4.4H17.4M6.6 19.6H14M13.8 4.4L10.2 19.6"),
    ("underline", "", "s M6.8 3.6V11a5.2 5.2 0 0 0 10.4 0V3.6M5.4 20.4H18.6"),
    ("strikethrough", "", "s M3.8 12H20.2M16.6 7.6C16.1 5.3 14.2 4.2 12 4.2C9.3 4.2 7.3 5.6 7.3 8M7 16c.5 2.5 2.5 3.8 5 3.8c2.8 0 4.9-1.4 4.9-3.8c0-.6-.1-1.1-.3-1.5"),
    ("text.alignleft", "", "s M3.8 6H20.2M3.8 10H14.2M3.8 14H20.2M3.8 18H14.2"),
    ("text.aligncenter", "", "s M3.8 6H20.2M6.8 10H17.2M3.8 14H20.2M6.8 18H17.2"),
    ("text.alignright", "", "s M3.8 6H20.2M9.8 10H20.2M3.8 14H20.2M9.8 18H20.2"),
    ("text.justify", "", "s M3.8 6H20.2M3.8 10H20.2M3.8 14H20.2M3.8 18H20.2"),
    ("list.bullet", CIRCLES, f"s M8.6 6H20.6M8.6 12H20.6M8.6 18H20.6;d {circle(4.4, 6, 1.4)}{circle(4.4, 12, 1.4)}{circle(4.4, 18, 1.4)}"),
    ("list.dash", "", "s M9 6H20.6M9 12H20.6M9 18H20.6M3.4 6H5.4M3.4 12H5.4M3.4 18H5.4"),
    ("list.number", "", "s M9.4 6H20.6M9.4 12H20.6M9.4 18H20.6M3.6 4.8L4.8 4V8M3.4 10.8c1.4-1 2.6-.2 2.2.8L3.4 14H5.8M3.4 16.2h2.2L4.4 17.8c1.8 0 1.8 2.4-.9 2.2"),
    ("checklist", "", "s M3 6L4.6 7.6L7.4 4.4M3 16L4.6 17.6L7.4 14.4M11 6.4H21M11 16.4H21"),
    ("line.3.horizontal", CIRCLES, "s M3.6 6.4H20.4M3.6 12H20.4M3.6 17.6H20.4"),
    ("line.3.horizontal.decrease", CIRCLES, "s M3 6.8H21M6.4 12H17.6M9.6 17.2H14.4"),
    ("line.horizontal.3", CIRCLES, "s M3.6 6.4H20.4M3.6 12H20.4M3.6 17.6H20.4"),
    ("line.horizontal.3.decrease", CIRCLES, "s M3 6.8H21M6.4 12H17.6M9.6 17.2H14.4"),
    ("slider.horizontal.3", "", f"s M2.8 6H5.6M10.4 6H21.2M2.8 12H13.6M18.4 12H21.2M2.8 18H5.6M10.4 18H21.2{circle(8, 6, 2.3)}{circle(16, 12, 2.3)}{circle(8, 18, 2.3)}"),
    ("slider.vertical.3", "", f"s M6 2.8V13.6M6 18.4V21.2M12 2.8V5.6M12 10.4V21.2M18 2.8V13.6M18 18.4V21.2{circle(6, 16, 2.3)}{circle(12, 8, 2.3)}{circle(18, 16, 2.3)}"),
    # Objects of the system
    ("gear", CIRCLES, f"s {gear(8, 9.8, 7.6)}{circle(12, 12, 3.1)}"),
    ("gearshape", "fill", f"S {gear(8, 9.8, 7.4)};s {circle(12, 12, 2.9)}"),
    ("magnifyingglass", CIRCLES, f"s {circle(10.2, 10.2, 6.6)}M15.1 15.1L20.6 20.6"),
    ("plus.magnifyingglass", "", f"s {circle(10.2, 10.2, 6.6)}M15.1 15.1L20.6 20.6M10.2 7.2V13.2M7.2 10.2H13.2"),
    ("minus.magnifyingglass", "", f"s {circle(10.2, 10.2, 6.6)}M15.1 15.1L20.6 20.6M7.2 10.2H13.2"),
    ("trash", f"fill {CIRCLES} slash", "S M5.8 6.8L6.8 19.1a2.1 2.1 0 0 0 2.1 2h6.2a2.1 2.1 0 0 0 2.1-2l1-12.3z;o M3.8 6.8H20.2M9 6.6V4.8a1.6 1.6 0 0 1 1.6-1.6h2.8a1.6 1.6 0 0 1 1.6 1.6V6.6;s M9.9 10.4L10.2 17.4M14.1 10.4L13.8 17.4"),
    ("folder", f"fill {CIRCLES}", f"S {FOLDER};s M3.2 10.6H20.8"),
    ("folder.badge.plus", "", f"s {FOLDER}M3.2 10.6H20.8;k {circle(18.4, 17.6, 2.6)}M18.4 14V21.2M14.8 17.6H22;o M18.4 14.2V21M15 17.6H21.8"),
    ("doc", f"fill {CIRCLES}", f"S {PAGE};s {FOLD}"),
    ("doc.text", "fill", f"S {PAGE};s {FOLD};s M8.4 12.4H15.6M8.4 16.4H15.6"),
    ("doc.on.doc", "fill", "S M10.8 7h4.6l4.8 4.8v7.4a1.9 1.9 0 0 1-1.9 1.9h-7.5a1.9 1.9 0 0 1-1.9-1.9V8.9A1.9 1.9 0 0 1 10.8 7z;s M15.2 7.4v3.2a1.4 1.4 0 0 0 1.4 1.4h3.2;o M8.6 16.6H5.7a1.9 1.9 0 0 1-1.9-1.9V4.8a1.9 1.9 0 0 1 1.9-1.9H11L14.4 6.4"),
    ("doc.on.clipboard", "fill", f"S {box(9.8, 8.8, 10.6, 12.4, 2)};s M13 13.2H17.2M13 17H17.2;o M9.6 18.4H6.2a2 2 0 0 1-2-2V6.2a2 2 0 0 1 2-2H8M12.4 4.2h1.6a2 2 0 0 1 2 2V8.6{box(7.4, 2.8, 5.4, 3, 1.2)}"),
    ("paperplane", f"fill {CIRCLES}", "S M21.2 2.8L2.8 10.2L10.2 13.8L13.8 21.2z;s M21.2 2.8L10.2 13.8"),
    ("tray", f"fill {CIRCLES}", "S M6.4 5.2H17.6L21.2 13V17a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2V13z;s M3 13.2H8.2c.3 1.8 1.8 2.8 3.8 2.8s3.5-1 3.8-2.8H21"),
    ("archivebox", f"fill {CIRCLES}", f"S M4.2 8.8V18.4a2 2 0 0 0 2 2H17.8a2 2 0 0 0 2-2V8.8z;o {box(2.8, 4, 18.4, 4.6, 1.2)};s M9.6 12.4H14.4"),
    ("bookmark", f"fill {CIRCLES} slash", "S M7.2 3.2H16.8a1.5 1.5 0 0 1 1.5 1.5V20.6L12 15.4L5.7 20.6V4.7A1.5 1.5 0 0 1 7.2 3.2z"),
    ("book", f"fill {CIRCLES}", "S M12 6.4C9.8 4.8 6.6 4.4 3 4.8V18.6c3.6-.4 6.8 0 9 1.6c2.2-1.6 5.4-2 9-1.6V4.8c-3.6-.4-6.8 0-9 1.6z;s M12 6.4V20"),
    ("book.closed", "fill", "S M7.4 2.8H18.8V21.2H7.2a2.2 2.2 0 0 1-2.2-2.2V5.2a2.4 2.4 0 0 1 2.4-2.4z;s M5.2 18.4c.3-.9 1-1.4 2-1.4H18.6"),
    ("newspaper", "fill", "S M4.8 4.6H16.8V17.4a2 2 0 0 0 2 2H5a2.2 2.2 0 0 1-2.2-2.2V6.6a2 2 0 0 1 2-2z;s M6.2 8.4H13.4M6.2 12H13.4M6.2 15.6H13.4;o M16.8 8H19.4a1.6 1.6 0 0 1 1.6 1.6V17.2a2.2 2.2 0 0 1-4.2 0"),
    ("printer", "fill", f"S M5.2 8.4H18.8A2.4 2.4 0 0 1 21.2 10.8V15a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2V10.8A2.4 2.4 0 0 1 5.2 8.4z;o M6.6 8.2V4.6a1.2 1.2 0 0 1 1.2-1.2H16.2a1.2 1.2 0 0 1 1.2 1.2V8.2;k {box(6.6, 13.2, 10.8, 7.6, 1)};o {box(6.6, 13.2, 10.8, 7.6, 1)}"),
    ("calendar", f"{CIRCLES}", f"s {box(3.2, 4.4, 17.6, 16.4, 2.8)}M3.4 9.4H20.6M8 2.6V5.6M16 2.6V5.6;d {circle(8, 13, 1.1)}{circle(12, 13, 1.1)}{circle(16, 13, 1.1)}{circle(8, 16.8, 1.1)}{circle(12, 16.8, 1.1)}"),
    ("clock", "fill", f"S {RING};s M12 6.4V12L15.8 14.2"),
    ("clock.arrow.circlepath", "", "s M4.6 15.6A8.4 8.4 0 1 0 4.2 9.2M3.2 4.6L4 9.6L8.8 8.4M12 7.4V12.2L15.4 14"),
    ("alarm", "fill", f"S {circle(12, 13, 7.6)};s M12 8.6V13L14.8 14.8;o M2.8 7.4L6.8 3.8M21.2 7.4L17.2 3.8M6.6 18.8L4.8 20.8M17.4 18.8L19.2 20.8"),
    ("timer", "", "s M12 3.2A8.8 8.8 0 1 1 5 6.7M12 3.2V6.2M12 12L8 8"),
    ("stopwatch", "fill", f"S {circle(12, 13.4, 7.6)};s M12 9V13.4;o M10 2.6H14M12 2.8V5.6M18.2 6.2L19.6 7.6"),
    ("hourglass", "", "s M6 3H18M6 21H18M7.4 3V6.4C7.4 9 10.6 10.4 10.6 12S7.4 15 7.4 17.6V21M16.6 3V6.4C16.6 9 13.4 10.4 13.4 12S16.6 15 16.6 17.6V21"),
    ("bell", f"fill {CIRCLES} slash slash.fill", f"S {BELL};o M9.6 20.4a2.6 2.6 0 0 0 4.8 0"),
    ("bell.badge", "fill", f"S {BELL};o M9.6 20.4a2.6 2.6 0 0 0 4.8 0;k {circle(17, 6, 2.2)};p {circle(17, 6, 3.3)}"),
    ("tag", f"fill {CIRCLES}", f"S M4.8 3.4H11.2L20.6 12.8a2 2 0 0 1 0 2.8L15.6 20.6a2 2 0 0 1-2.8 0L3.4 11.2V4.8A1.4 1.4 0 0 1 4.8 3.4z;d {circle(7.8, 7.8, 1.4)}"),
    ("flag", f"fill {CIRCLES} slash", "S M5.4 4.4c4.6-2.4 8.4 1.8 13.4-.2V13.6c-5 2-8.8-2.2-13.4.2z;o M5.4 3.2V21"),
    ("pin", f"fill {CIRCLES} slash", "S M8.6 3.2H15.4L14.8 9.4c2 .9 3.2 2.5 3.2 4.8H6c0-2.3 1.2-3.9 3.2-4.8z;o M12 14.4V21"),
    ("lock", f"fill {CIRCLES} slash", f"S {LOCK};o M7.9 10.4V7.1a4.1 4.1 0 0 1 8.2 0V10.4"),
    ("lock.open", "fill", f"S {LOCK};o M7.9 10.4V6.8A4.1 4.1 0 0 1 15.6 4.9"),
    ("key", "fill", f"S M15.6 2.8a5.6 5.6 0 1 1-2 10.8L11.4 15.8H8.8V18.4H6.2V21H3V17.6L10.4 10.4A5.6 5.6 0 0 1 15.6 2.8z;d {circle(16.6, 7.4, 1.4)}"),
    ("shield", "fill slash", f"S {SHIELD}"),
    ("checkmark.shield", "fill", f"S {SHIELD};s M8.4 12L11 14.8L15.6 8.8"),
    ("lock.shield", "fill", f"S {SHIELD};d {box(8.6, 11, 6.8, 5.4, 1.1)};s M10.2 11V9.6a1.8 1.8 0 0 1 3.6 0V11"),
    ("eye", f"fill {CIRCLES} slash slash.fill", f"S {EYE};s {circle(12, 12, 3.1)}"),
    ("lightbulb", "fill slash", "S M9 16.4c0-2-2.8-3.2-2.8-6.8a5.8 5.8 0 0 1 11.6 0c0 3.6-2.8 4.8-2.8 6.8z;o M9.4 19H14.6M10.6 21.4H13.4"),
    ("gift", f"fill {CIRCLES}", "S M4.6 12V18.8a2 2 0 0 0 2 2H17.4a2 2 0 0 0 2-2V12z;o M4.4 7.8H19.6a1.2 1.2 0 0 1 1.2 1.2V10.8a1.2 1.2 0 0 1-1.2 1.2H4.4A1.2 1.2 0 0 1 3.2 10.8V9A1.2 1.2 0 0 1 4.4 7.8zM12 7.6C10.6 3.6 6.6 2.6 6.6 5.4C6.6 7 8.8 7.6 12 7.6C15.2 7.6 17.4 7 17.4 5.4C17.4 2.6 13.4 3.6 12 7.6;s M12 12V20.6"),
    ("cart", f"fill {CIRCLES}", f"S M6.2 6.6H21.2L19.6 14a1.8 1.8 0 0 1-1.8 1.4H8.2z;o M2.4 3.6H4.2A1.4 1.4 0 0 1 5.6 4.6L8.2 15.4;p {circle(9.4, 19.4, 1.6)}{circle(17, 19.4, 1.6)}"),
    ("bag", f"fill {CIRCLES}", "S M5.2 7.6H18.8L20 19.2a1.8 1.8 0 0 1-1.8 2H5.8A1.8 1.8 0 0 1 4 19.2z;s M8.6 10.8V7.6M15.4 10.8V7.6;o M8.6 7.4V6.6a3.4 3.4 0 0 1 6.8 0V7.4"),
    ("creditcard", f"fill {CIRCLES}", f"S {WIDE};s M2.8 9.8H21.2M6.2 15.2H10"),
    ("briefcase", f"fill {CIRCLES}", f"S {box(2.8, 7, 18.4, 13, 2.2)};s M3 12.8H21M12 11.6V14;o M8.6 6.8V5.2a1.6 1.6 0 0 1 1.6-1.6H13.8a1.6 1.6 0 0 1 1.6 1.6V6.8"),
    ("ticket", "fill", "S M3 8.4A1.8 1.8 0 0 1 4.8 6.6H19.2A1.8 1.8 0 0 1 21 8.4V10a2 2 0 0 0 0 4v1.6a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 15.6V14a2 2 0 0 0 0-4z;s M15 7V8.6M15 11.2V12.8M15 15.4V17"),
    ("cube", "fill", "S M12 2.8L20.2 7.2V16.8L12 21.2L3.8 16.8V7.2z;s M4 7.4L12 11.8L20 7.4M12 11.8V21"),
    ("wrench", "fill", "S M20.6 7.2L17.2 10.4L13.8 9.8L13.4 6.6L16.6 3.4a5.6 5.6 0 0 0-7 7.2L3.4 16.8a2.6 2.6 0 0 0 3.8 3.8L13.4 14.4a5.6 5.6 0 0 0 7.2-7.2z"),
    ("hammer", "fill", "S M4 9.2L9.2 4c2.2-1.4 4.8-.8 6.6.8L18 7l1.6-.4L21.4 8.4L17.4 12.4L15.6 10.6V9.4L14 7.8L12.6 9.2L10 6.6zM11.2 8.4L14 11.2L6.2 20a1.9 1.9 0 0 1-2.8-2.8z"),
    ("wand.and.stars", "", "s M4 20L14.4 9.6M17.4 2.8L18.2 5.4L20.8 6.2L18.2 7L17.4 9.6L16.6 7L14 6.2L16.6 5.4zM7.6 3.6V6.8M6 5.2H9.2M19.4 13.4V16.6M17.8 15H21"),
    ("sparkles", "", "f M9.6 5L11.2 10.2L16.4 11.8L11.2 13.4L9.6 18.6L8 13.4L2.8 11.8L8 10.2zM18.2 2.8L18.9 5.1L21.2 5.8L18.9 6.5L18.2 8.8L17.5 6.5L15.2 5.8L17.5 5.1zM17.8 15.4L18.5 17.7L20.8 18.4L18.5 19.1L17.8 21.4L17.1 19.1L14.8 18.4L17.1 17.7z"),
    # Pictures, sound, video
    ("photo", f"fill {CIRCLES}", f"S {WIDE};d {circle(8.2, 9.6, 1.7)};s M3 17L8 12.9L11 15.5L15.6 11L21 15.8"),
    ("photo.on.rectangle", "", f"s {box(6.4, 7.6, 15, 12.2, 2.2)}M2.8 15.6V6.4A2.2 2.2 0 0 1 5 4.2H17.4M6.8 17.6L10.8 14.2L13.2 16.2L16.8 12.6L21 16.4"),
    ("camera", f"fill {CIRCLES}", f"S {CAMERA};s {circle(12, 12.9, 3.8)}"),
    ("video", f"fill {CIRCLES} slash slash.fill", f"S {box(2.4, 6, 12.8, 12, 2.6)}M17.4 10.6L21.6 7.6V16.4L17.4 13.4z"),
    ("film", "fill", f"S {WIDE};s M7 5V19M17 5V19M7 12H17M2.8 9.4H7M2.8 14.6H7M17 9.4H21.2M17 14.6H21.2"),
    ("mic", f"fill {CIRCLES} slash slash.fill", f"S {box(8.8, 2.6, 6.4, 11.8, 3.2)};o M5.4 11V11.8a6.6 6.6 0 0 0 13.2 0V11M12 18.4V21.2M8.6 21.2H15.4"),
    ("speaker", "fill", f"S {SPEAKER}"),
    ("speaker.slash", "fill", f"S {SPEAKER};k M4.2 3.2L20.8 19.8;o M3.2 4.2L19.8 20.8"),
    ("speaker.wave.1", "fill", f"S {SPEAKER};o M14.4 9a4.4 4.4 0 0 1 0 6"),
    ("speaker.wave.2", "fill", f"S {SPEAKER};o M14.2 9a4.4 4.4 0 0 1 0 6M16.8 6.6a8 8 0 0 1 0 10.8"),
    ("speaker.wave.3", "fill", f"S {SPEAKER};o M14 9.2a4.2 4.2 0 0 1 0 5.6M16.3 7a7.6 7.6 0 0 1 0 10M18.7 4.8a11 11 0 0 1 0 14.4"),
    ("music.note", "", f"p {circle(8.6, 18, 3)};s M11.4 18V4.2C12.6 7 16.8 6.6 16.8 10.6"),
    ("headphones", CIRCLES, f"s M3.6 15.6V12a8.4 8.4 0 0 1 16.8 0V15.6;f {box(3.6, 13.6, 3.2, 6.4, 1.4)}{box(17.2, 13.6, 3.2, 6.4, 1.4)}"),
    ("play", f"fill {CIRCLES}", "S M6.4 4.8a1.2 1.2 0 0 1 1.8-1L19.6 11a1.2 1.2 0 0 1 0 2L8.2 20.2a1.2 1.2 0 0 1-1.8-1z"),
    ("pause", f"fill {CIRCLES}", f"S {box(5.8, 4, 4, 16, 1.2)}{box(14.2, 4, 4, 16, 1.2)}"),
    ("stop", f"fill {CIRCLES}", f"S {box(4.8, 4.8, 14.4, 14.4, 2.2)}"),
    ("record.circle", "fill", f"S {RING};d {circle(12, 12, 4.4)}"),
    ("forward", f"fill {CIRCLES}", "S M3 6.4L11.4 12L3 17.6zM12.2 6.4L20.6 12L12.2 17.6z"),
    ("backward", f"fill {CIRCLES}", "S M21 6.4L12.6 12L21 17.6zM11.8 6.4L3.4 12L11.8 17.6z"),
    ("forward.end", "fill", "S M5.4 5.4L15.8 12L5.4 18.6z;o M18.8 5.4V18.6"),
    ("backward.end", "fill", "S M18.6 5.4L8.2 12L18.6 18.6z;o M5.2 5.4V18.6"),
    ("goforward", "", "s M19.6 12.6A7.7 7.7 0 1 1 12 5H13.6M10.8 1.8L14 5L10.8 8.2"),
    ("gobackward", "", "s M4.4 12.6A7.7 7.7 0 1 0 12 5H10.4M13.2 1.8L10 5L13.2 8.2"),
    ("shuffle", "", "s M2.8 7H5.4C10.4 7 11.6 17 16.6 17H20.6M2.8 17H5.4C10.4 17 11.6 7 16.6 7H20.6M17.8 4.2L20.8 7L17.8 9.8M17.8 14.2L20.8 17L17.8 19.8"),
    ("repeat", CIRCLES, "s M3.4 11.6V10.4A3.6 3.6 0 0 1 7 6.8H20.2M17.2 3.6L20.4 6.8L17.2 10M20.6 12.4V13.6A3.6 3.6 0 0 1 17 17.2H3.8M6.8 14L3.6 17.2L6.8 20.4"),
    ("waveform", CIRCLES, "s M3.4 10.4V13.6M6.8 7.4V16.6M10.3 3.8V20.2M13.7 8.4V15.6M17.2 5.8V18.2M20.6 10.4V13.6"),
    # People and talk
    ("person", "fill slash", f"S {HEAD}{SHOULDERS}"),
    ("person.circle", "", f"o {RING};d {SMALL_PERSON}"),
    ("person.circle.fill", "", f"f {RING};e {SMALL_PERSON}"),
    ("person.crop.circle", "", f"o {RING};d {SMALL_PERSON}"),
    ("person.crop.circle.fill", "", f"f {RING};e {SMALL_PERSON}"),
    ("person.2", "fill", f"S {circle(8.6, 8.2, 3.4)}M2 19.4c0-3.4 2.9-5.6 6.6-5.6s6.6 2.2 6.6 5.6z;o M14.4 5.2a3.2 3.2 0 1 1 .8 6.2M16.4 14.2c3.4 0 5.8 2 5.8 5.2H18"),
    ("person.3", "fill", f"S {circle(12, 8.4, 3)}M6.6 18.8c0-3 2.3-4.9 5.4-4.9s5.4 1.9 5.4 4.9z;o {circle(4.8, 9.4, 2)}{circle(19.2, 9.4, 2)}M4.6 17.6H1.8c0-2.2 1.2-3.6 3-3.8M19.4 17.6H22.2c0-2.2-1.2-3.6-3-3.8"),
    ("person.badge.plus", "", f"s {circle(14.2, 7.6, 3.8)}M7 20.2c0-3.8 3.2-6.2 7.2-6.2s7.2 2.4 7.2 6.2zM4.6 7V13M1.6 10H7.6"),
    ("person.fill.badge.plus", "", f"f {circle(14.2, 7.6, 3.8)}M7 20.2c0-3.8 3.2-6.2 7.2-6.2s7.2 2.4 7.2 6.2z;o M4.6 7V13M1.6 10H7.6"),
    ("figure.walk", CIRCLES, f"d {circle(13.2, 3.8, 1.9)};s M12.6 8.2L11.4 14L8 21M11.4 14L14.8 16.2L16.2 21M12.6 8.2L8.4 9.8L7.4 13M12.6 8.2L15 11.4L18 12.4"),
    ("hand.thumbsup", "fill", f"S {THUMB};o M3.6 11.2V19.6"),
    ("hand.thumbsdown", "fill", "S M16.4 4V13.1L12.2 20.5c-1.5 0-2.4-1-2.4-2.4c0-1.2.4-2.4.7-3.5H5.4c-1.4 0-2.3-1.2-2-2.5L4.9 5.7A2.2 2.2 0 0 1 7.1 4z;o M20.4 4.4V12.8"),
    ("hand.raised", "fill slash", "S M6.6 13.4V6.2a1.35 1.35 0 0 1 2.7 0V4.4a1.35 1.35 0 0 1 2.7 0v-.4a1.35 1.35 0 0 1 2.7 0v1.6a1.35 1.35 0 0 1 2.7 0V14.4l1.3-2.2a1.5 1.5 0 0 1 2.6 1.4L18.6 18c-1.2 2.2-3 3.4-5.6 3.4c-3.8 0-6.4-2.6-6.4-6.4z;s M9.3 6V11.4M12 4.4V11.2M14.7 5.4V11.6"),
    ("face.smiling", "", f"s {RING}M7.8 14.2c.9 1.8 2.4 2.6 4.2 2.6s3.3-.8 4.2-2.6;d {circle(8.8, 9.6, 1.3)}{circle(15.2, 9.6, 1.3)}"),
    ("message", f"fill {CIRCLES}", f"S {BUBBLE}"),
    ("bubble.left", "fill", f"S {SPEECH}"),
    ("bubble.right", "fill", "S M18.6 4H5.4A2.4 2.4 0 0 0 3 6.4v8.2A2.4 2.4 0 0 0 5.4 17h7.2L17 20.8V17h1.6a2.4 2.4 0 0 0 2.4-2.4V6.4A2.4 2.4 0 0 0 18.6 4z"),
    ("text.bubble", "fill", f"S {SPEECH};s M7.2 8.6H16.8M7.2 12.4H13.6"),
    ("ellipsis.bubble", "fill", f"S {SPEECH};d {circle(7.8, 10.5, 1.2)}{circle(12, 10.5, 1.2)}{circle(16.2, 10.5, 1.2)}"),
    ("quote.bubble", "fill", f"S {SPEECH};s M8.4 12.6c1.6-.8 2.2-2.2 2-4.2M13.6 12.6c1.6-.8 2.2-2.2 2-4.2"),
    ("envelope", f"fill {CIRCLES}", f"S {WIDE};s M3.4 6.8L10.6 12.8a2.2 2.2 0 0 0 2.8 0L20.6 6.8"),
    ("envelope.open", "fill", "S M3 10.2L10.8 4.2a2 2 0 0 1 2.4 0L21 10.2V18.4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z;s M3.4 10.8L12 15.8L20.6 10.8"),
    ("phone", f"fill {CIRCLES}", f"S {HANDSET}"),
    # Places and travel
    ("map", f"fill {CIRCLES}", "S M3 6.6L9 4L15 6.6L21 4V17.4L15 20L9 17.4L3 20z;s M9 4.2V17.2M15 6.8V19.8"),
    ("mappin", CIRCLES, f"f {circle(12, 6.4, 3.2)};o M12 9.8V21"),
    ("mappin.and.ellipse", "", f"f {circle(12, 5.6, 2.6)};o M12 8.4V17;o M8.6 14.4C5.4 14.8 3.2 16 3.2 17.6C3.2 19.6 7.2 21 12 21S20.8 19.6 20.8 17.6C20.8 16 18.6 14.8 15.4 14.4"),
    ("location", f"fill {CIRCLES} slash", "S M20.8 3.2L3.2 10.8L11.8 12.2L13.2 20.8z"),
    ("globe", "", f"s {RING}M2.8 12H21.2M12 2.8C8.4 5.6 7.4 8.8 7.4 12S8.4 18.4 12 21.2M12 2.8C15.6 5.6 16.6 8.8 16.6 12S15.6 18.4 12 21.2M4.6 6.6C8.8 8.6 15.2 8.6 19.4 6.6M4.6 17.4C8.8 15.4 15.2 15.4 19.4 17.4"),
    ("house", f"fill {CIRCLES}", "S M5 10.4V19a1.6 1.6 0 0 0 1.6 1.6H17.4A1.6 1.6 0 0 0 19 19V10.4L12 4.2z;o M2.4 12.2L12 3.6L21.6 12.2;s M9.8 20V14.6a.8.8 0 0 1 .8-.8h2.8a.8.8 0 0 1 .8.8V20"),
    ("building.2", "fill", "S M3 20.6V5.2A1.6 1.6 0 0 1 4.6 3.6H11A1.6 1.6 0 0 1 12.6 5.2V20.6z;s M6 7.4H9.6M6 11.2H9.6M6 15H9.6;o M12.8 10H19.4A1.6 1.6 0 0 1 21 11.6V20.6H12.8M16 13.8H17.8M16 17H17.8"),
    ("car", f"fill {CIRCLES}", f"S M5.8 6.2A1.8 1.8 0 0 1 7.5 5H16.5A1.8 1.8 0 0 1 18.2 6.2L19.8 10.8A2.4 2.4 0 0 1 20.8 12.8V17.6H3.2V12.8A2.4 2.4 0 0 1 4.2 10.8z;s M5 10.8H19;d {circle(7, 14.2, 1.3)}{circle(17, 14.2, 1.3)};o M5.4 17.8V19.6M18.6 17.8V19.6"),
    ("bus", "fill", f"S {box(4.2, 3.4, 15.6, 15, 2.6)};s M4.6 12H19.4M12 3.8V11.6;d {circle(7.8, 15.2, 1.2)}{circle(16.2, 15.2, 1.2)};o M7 18.6V20.6M17 18.6V20.6"),
    ("tram", "fill", f"S {box(5.4, 5.4, 13.2, 12.4, 2.8)};s M5.8 12.2H18.2;d {circle(9, 15, 1.1)}{circle(15, 15, 1.1)};o M8 18L5.8 21.2M16 18L18.2 21.2M9.4 2.8H14.6M12 3V5.2"),
    ("bicycle", CIRCLES, f"s {circle(5.8, 15.4, 3.8)}{circle(18.2, 15.4, 3.8)}M5.8 15.4L9.6 8.6H15.4L18.2 15.4M9.6 8.6L12 15.4H5.8M12 15.4L15.6 8.8L14.8 6H17.4M8 6.4H10.8"),
    ("airplane", CIRCLES, "f M12 2.6C13 2.6 13.6 3.8 13.6 5.2V9L21 13.4V15.2L13.6 13V17.6L16 19.6V21L12 19.8L8 21V19.6L10.4 17.6V13L3 15.2V13.4L10.4 9V5.2C10.4 3.8 11 2.6 12 2.6z"),
    ("ferry", "fill", "S M3.6 13.2L12 10.6L20.4 13.2L18.6 18.2H5.4z;o M6.6 12V7.6A1.2 1.2 0 0 1 7.8 6.4H16.2A1.2 1.2 0 0 1 17.4 7.6V12M10 6.2V3.4H14V6.2M3 20.8C5 19.4 7 19.4 9 20.8C11 22 13 22 15 20.8C17 19.4 19 19.4 21 20.8"),
    ("fork.knife", CIRCLES, "s M5 3V8.2a2.6 2.6 0 0 0 5.2 0V3M7.6 3V21M16.2 21V3C18.4 4.4 19.2 8 19 13.4H16.4"),
    ("cup.and.saucer", "fill", "S M4 5.4H17V11.4a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z;o M17 7.2H18.4a2.8 2.8 0 0 1 0 5.6H16.8M3 19.8H18"),
    # Weather and nature
    ("sun.max", f"fill {CIRCLES}", f"S {circle(12, 12, 4.2)};o {rays(8, 7.8, 10)}"),
    ("sun.min", "fill", f"S {circle(12, 12, 4.2)};o {rays(8, 7.6, 8.4)}"),
    ("moon", f"fill {CIRCLES}", "S M20.4 14.4A8.7 8.7 0 1 1 9.6 3.6A7 7 0 0 0 20.4 14.4z"),
    ("cloud", f"fill {CIRCLES}", f"S {CLOUD}"),
    ("icloud", f"fill {CIRCLES}", f"S {CLOUD}"),
    ("icloud.and.arrow.down", "", f"s {OPEN_CLOUD}{CLOUD_DOWN}"),
    ("icloud.and.arrow.down.fill", "", f"f {HIGH_CLOUD};k {CLOUD_DOWN};o {CLOUD_DOWN}"),
    ("icloud.and.arrow.up", "", f"s {OPEN_CLOUD}{CLOUD_UP}"),
    ("icloud.and.arrow.up.fill", "", f"f {HIGH_CLOUD};k {CLOUD_UP};o {CLOUD_UP}"),
    ("cloud.rain", "fill", f"S {HIGH_CLOUD};o M8 17.6L6.8 20.6M12.4 17.6L11.2 20.6M16.8 17.6L15.6 20.6"),
    ("cloud.bolt", "fill", f"S {HIGH_CLOUD};o M12.8 14.6L10.4 18H13.6L11.4 21.6"),
    ("cloud.snow", "fill", f"S {HIGH_CLOUD};p {circle(8, 18.4, 1.1)}{circle(12, 20.6, 1.1)}{circle(16, 18.4, 1.1)}"),
    ("cloud.sun", "fill", "S M8.6 20a3.8 3.8 0 0 1-.4-7.6a4.9 4.9 0 0 1 9.4-.4a4 4 0 0 1-.1 8z;o M5.4 10.6a3.8 3.8 0 0 1 6.2-3.8M8.6 1.8V3.2M2.6 4L3.6 5M14.6 4L13.6 5M1.6 9.6H3"),
    ("snowflake", CIRCLES, f"s {rays(6, 0, 9.6)}" + "".join(
        f"M{number(around(60 * n - 18, 8)[0])} {number(around(60 * n - 18, 8)[1])}L{number(around(60 * n, 5.4)[0])} "
        f"{number(around(60 * n, 5.4)[1])}L{number(around(60 * n + 18, 8)[0])} {number(around(60 * n + 18, 8)[1])}"
        for n in range(6))),
    ("wind", "", "s M2.8 9H13.2A2.8 2.8 0 1 0 10.6 5.2M2.8 13H18A2.9 2.9 0 1 0 15.2 8.8M2.8 17H11.4A2.3 2.3 0 1 1 9.2 19.8"),
    ("drop", f"fill {CIRCLES}", "S M12 2.8C15.4 7 18.2 10.6 18.2 14.4a6.2 6.2 0 0 1-12.4 0C5.8 10.6 8.6 7 12 2.8z"),
    ("flame", f"fill {CIRCLES}", "S M12.6 2.8C13.4 6.4 18.4 9 18.4 14.4c0 4-2.8 6.8-6.4 6.8s-6.4-2.8-6.4-6.6c0-2.6 1.2-4.4 2.8-5.8c.1 1.6.6 2.8 1.8 3.6C10 8.6 10.8 5 12.6 2.8z"),
    ("bolt", f"fill {CIRCLES} slash", "S M13.6 2.8L4.8 13.6H11L10 21.2L19.2 10.2H12.8z"),
    ("leaf", f"fill {CIRCLES}", "S M20.6 3.6C20.8 12.6 17.4 18.4 11 18.4c-4 0-6.6-2.6-6.6-6.2C4.4 6.4 10.4 4.4 20.6 3.6z;s M4.6 18.6C8 13 11.6 10.6 15.4 9;o M3.2 20.8L5.6 17.4"),
    ("pawprint", "fill", f"S M12 12c3 0 5.6 3.2 5.6 5.8c0 1.8-1.3 2.6-2.8 2.6c-1.2 0-1.8-.5-2.8-.5s-1.6.5-2.8.5c-1.5 0-2.8-.8-2.8-2.6C6.4 15.2 9 12 12 12z{circle(5, 11, 1.9)}{circle(9.2, 6.2, 2)}{circle(14.8, 6.2, 2)}{circle(19, 11, 1.9)}"),
    # Favorites
    ("heart", f"fill {CIRCLES} slash slash.fill", "S M12 20.6C7 17 2.8 13.6 2.8 9.2c0-3 2.2-5.2 5-5.2c1.7 0 3.2.9 4.2 2.6c1-1.7 2.5-2.6 4.2-2.6c2.8 0 5 2.2 5 5.2c0 4.4-4.2 7.8-9.2 11.4z"),
    ("star", f"fill {CIRCLES} slash", f"S {star(10.2, 4.3, 12.6)}"),
    ("star.leadinghalf.filled", "", f"s {star(10.2, 4.3, 12.6)};f M12 2.4V16.9L6 20.8L7.9 13.9L2.3 9.4L9.5 9.1z"),
    ("checkmark.seal", "fill", f"S {polygon(*(around(22.5 * n, 9.9 if n % 2 else 8.2) for n in range(16)))};s M8 12.2L10.9 15.2L16 8.8"),
    ("trophy", "fill", "S M7.4 3.6H16.6V9.4a4.6 4.6 0 0 1-9.2 0z;o M7.2 5.4H3.8C3.8 8.6 5.4 10.6 7.8 10.8M16.8 5.4H20.2C20.2 8.6 18.6 10.6 16.2 10.8M12 14.2V20M8 20.4H16"),
    ("crown", "fill", "S M3.4 7.2L7.8 10.8L12 4.6L16.2 10.8L20.6 7.2L19 18.2H5z"),
    # Shapes and arrangements
    ("circle", "fill", f"S {RING}"),
    ("circle.lefthalf.filled", "", f"s {RING};f M12 2.8a9.2 9.2 0 0 0 0 18.4z"),
    ("circle.dashed", "", "s " + "".join(
        f"M{number(around(45 * n - 12, 9.2)[0])} {number(around(45 * n - 12, 9.2)[1])}"
        f"A9.2 9.2 0 0 1 {number(around(45 * n + 12, 9.2)[0])} {number(around(45 * n + 12, 9.2)[1])}" for n in range(8))),
    ("largecircle.fill.circle", "", f"o {RING};p {circle(12, 12, 6.2)}"),
    ("square", "fill", f"S {SQUARE}"),
    ("triangle", "fill", "S M12 4L21.2 19.6H2.8z"),
    ("diamond", "fill", "S M12 2.6L21.4 12L12 21.4L2.6 12z"),
    ("hexagon", "fill", f"S {polygon(*(around(60 * n, 9.8) for n in range(6)))}"),
    ("rectangle", "fill", f"S {WIDE}"),
    ("rectangle.portrait", "fill", f"S {SCREEN}"),
    ("capsule", "fill", f"S {box(2.6, 7, 18.8, 10, 5)}"),
    ("app", "fill", f"S {box(3.2, 3.2, 17.6, 17.6, 5)}"),
    ("seal", "fill", f"S {polygon(*(around(22.5 * n, 9.9 if n % 2 else 8.2) for n in range(16)))}"),
    ("square.on.square", "", f"s {box(8.4, 8.4, 12.4, 12.4, 2.4)}M8.2 15.6H5.6A2.4 2.4 0 0 1 3.2 13.2V5.6A2.4 2.4 0 0 1 5.6 3.2H13.2A2.4 2.4 0 0 1 15.6 5.6V8.2"),
    ("square.stack", "fill", f"S {box(4, 9.6, 16, 11.4, 2.4)};o M6 6.4H18M8 3.2H16"),
    ("rectangle.stack", "fill", f"S {box(2.8, 9.2, 18.4, 11.4, 2.4)};o M5 6.2H19M7.2 3.2H16.8"),
    ("square.grid.2x2", "fill", "S " + "".join(box(x, y, 6.8, 6.8, 1.6) for y in (3.8, 13.4) for x in (3.8, 13.4))),
    ("square.grid.3x3", "fill", "S " + "".join(box(x, y, 4, 4, 0.9) for y in (3.6, 10, 16.4) for x in (3.6, 10, 16.4))),
    ("rectangle.grid.1x2", "fill", f"S {box(3.4, 3.8, 17.2, 6.8, 1.8)}{box(3.4, 13.4, 17.2, 6.8, 1.8)}"),
    ("rectangle.grid.2x2", "fill", "S " + "".join(box(x, y, 8, 6.2, 1.4) for y in (4.6, 13.2) for x in (2.8, 13.2))),
    ("sidebar.left", "", f"s {WIDE}M9 5V19M5 8.2H6.6M5 11.4H6.6"),
    ("sidebar.right", "", f"s {WIDE}M15 5V19M17.4 8.2H19M17.4 11.4H19"),
    ("rectangle.bottomhalf.inset.filled", "", f"s {WIDE};d {box(4.8, 12, 14.4, 5, 1)}"),
    ("rectangle.bottomthird.inset.filled", "", f"s {WIDE};d {box(4.8, 13.6, 14.4, 3.4, 1)}"),
    ("rectangle.inset.filled", "", f"s {WIDE};d {box(4.8, 7, 14.4, 10, 1)}"),
    ("viewfinder", CIRCLES, "s M3.4 8V5.8A2.4 2.4 0 0 1 5.8 3.4H8M16 3.4H18.2A2.4 2.4 0 0 1 20.6 5.8V8M20.6 16V18.2A2.4 2.4 0 0 1 18.2 20.6H16M8 20.6H5.8A2.4 2.4 0 0 1 3.4 18.2V16"),
    ("crop", "", "s M6.6 2.6V15.4A2 2 0 0 0 8.6 17.4H21.4M2.6 6.6H15.4A2 2 0 0 1 17.4 8.6V21.4"),
    ("qrcode", "", f"s {box(3.4, 3.4, 6.8, 6.8, 1)}{box(13.8, 3.4, 6.8, 6.8, 1)}{box(3.4, 13.8, 6.8, 6.8, 1)};p {box(5.8, 5.8, 2, 2, 0.3)}{box(16.2, 5.8, 2, 2, 0.3)}{box(5.8, 16.2, 2, 2, 0.3)}{box(13, 13, 3, 3, 0.4)}{box(18.4, 13, 3, 3, 0.4)}{box(15.8, 15.8, 2.8, 2.8, 0.4)}{box(13, 18.4, 3, 3, 0.4)}{box(18.4, 18.4, 3, 3, 0.4)}"),
    # Devices and figures
    ("wifi", "slash", "s M2.4 9.4a13.6 13.6 0 0 1 19.2 0M5.8 13a8.8 8.8 0 0 1 12.4 0;f M12 19.2L9.4 16.4a3.8 3.8 0 0 1 5.2 0z"),
    ("antenna.radiowaves.left.and.right", "", f"p {circle(12, 12, 2.2)};s M8.4 8.4a5.2 5.2 0 0 0 0 7.2M15.6 8.4a5.2 5.2 0 0 1 0 7.2M5.2 5.2a9.8 9.8 0 0 0 0 13.6M18.8 5.2a9.8 9.8 0 0 1 0 13.6"),
    ("iphone", "", f"s {box(6.6, 2.4, 10.8, 19.2, 2.6)}M10.4 4.8H13.6"),
    ("ipad", "", f"s {SCREEN}M9.8 18.8H14.2"),
    ("desktopcomputer", "", f"s {box(2.6, 3.8, 18.8, 12.6, 2)}M9.4 20.4H14.6M10.4 16.6L10 20.2M13.6 16.6L14 20.2M2.8 13H21.2"),
    ("laptopcomputer", "", "s M4.4 16.2V6.8A1.8 1.8 0 0 1 6.2 5H17.8A1.8 1.8 0 0 1 19.6 6.8V16.2M2 18.8H22L21 16.4H3z"),
    ("tv", "fill", f"S {box(2.6, 4.4, 18.8, 12.8, 2)};o M8 20.2H16"),
    ("keyboard", "fill", f"S {box(2.2, 5.6, 19.6, 12.8, 2.2)};s M5.6 9.4H6M9 9.4H9.4M12.4 9.4H12.8M15.8 9.4H18.4M5.6 12H6M9 12H9.4M12.4 12H12.8M15.8 12H18.4M8 15H16"),
    ("battery.100", "", f"s {box(1.8, 7.2, 18, 9.6, 2.6)}M22 10.6V13.4;d {box(4.2, 9.6, 13.2, 4.8, 0.9)}"),
    ("gamecontroller", "fill", f"S M7.6 6.6H16.4c3.4 0 5.4 5.4 5.4 8.6c0 3.6-3.2 4-5 1.4L15.6 15H8.4L7.2 16.6c-1.8 2.6-5 2.2-5-1.4c0-3.2 2-8.6 5.4-8.6z;s M8 9V12.6M6.2 10.8H9.8;d {circle(15, 12, 1)}{circle(17.2, 9.8, 1)}"),
    ("chart.bar", "fill", f"S {box(3.2, 12.4, 4.6, 8, 1)}{box(9.7, 7.8, 4.6, 12.6, 1)}{box(16.2, 3.6, 4.6, 16.8, 1)}"),
    ("chart.pie", "fill", "S M10.6 4.2A8.8 8.8 0 1 0 19.8 13.4H10.6z;o M13.8 2.8A8.2 8.2 0 0 1 21.2 10.2H13.8z"),
    ("chart.line.uptrend.xyaxis", "", "s M3.4 3.4V18.6A2 2 0 0 0 5.4 20.6H20.6M6.8 15.2L11 10.8L13.8 13.6L20 7M15.6 6.8H20.2V11.4"),
    ("bitcoinsign", CIRCLES, "s M7 4.6H13.4a3.6 3.6 0 0 1 0 7.2H8.6M8.6 11.8H14.4a3.8 3.8 0 0 1 0 7.6H7M8.8 4.6V19.4M10.8 2.2V4.6M14 2.2V4.6M10.8 19.4V21.8M14 19.4V21.8"),
    ("dollarsign", CIRCLES, "s M17 8c-.4-2.4-2.4-3.6-5-3.6c-2.8 0-5 1.4-5 3.8c0 5.4 10.2 2 10.2 7.6c0 2.4-2.2 3.8-5.2 3.8c-2.8 0-5-1.2-5.4-3.8M12 2.2V21.8"),
    ("cross", f"fill {CIRCLES}", "S M9.4 3.6H14.6V9.4H20.4V14.6H14.6V20.4H9.4V14.6H3.6V9.4H9.4z"),
    ("thermometer", "", f"s M9.4 13.6V5.2a2.6 2.6 0 0 1 5.2 0V13.6a4.4 4.4 0 1 1-5.2 0z;p {circle(12, 17.2, 2)};s M12 16V8.6"),
]

