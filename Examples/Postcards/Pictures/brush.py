# SPDX-License-Identifier: Apache-2.0
"""The tools that draw every picture: a sheet of 1200 by 800 unless a scene has another size, its colors and a few shapes.

Only presentation attributes are written, so that no content-security policy refuses a picture.
All chance comes from the picture's own seeded source: the same script draws the same bytes.
"""

import math
import random
from contextlib import contextmanager

WIDTH, HEIGHT = 1200, 800


def number(value):
    """The shortest spelling of a number with one decimal."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def pair(point):
    return f"{number(point[0])} {number(point[1])}"


def polyline(points, closed=True):
    return "M" + "L".join(pair(point) for point in points) + ("Z" if closed else "")


def smooth(points, tension=0.5):
    """A curve through all points (Catmull-Rom, written as cubic Béziers); not closed."""
    parts = ["M" + pair(points[0])]
    for index in range(len(points) - 1):
        before = points[max(index - 1, 0)]
        start, end = points[index], points[index + 1]
        after = points[min(index + 2, len(points) - 1)]
        first = [start[axis] + (end[axis] - before[axis]) * tension / 3 for axis in (0, 1)]
        second = [end[axis] - (after[axis] - start[axis]) * tension / 3 for axis in (0, 1)]
        parts.append(f"C{pair(first)} {pair(second)} {pair(end)}")
    return "".join(parts)


def mix(first, second, part):
    """A color between two others, each `#rrggbb`."""
    channels = []
    for at in (1, 3, 5):
        start, end = int(first[at : at + 2], 16), int(second[at : at + 2], 16)
        channels.append(round(start + (end - start) * part))
    return "#" + "".join(f"{channel:02x}" for channel in channels)


class Picture:
    def __init__(self, name, width=WIDTH, height=HEIGHT):
        self.name = name
        self.width, self.height = width, height
        self.random = random.Random(name)
        self.definitions = []
        self.body = []
        self.count = 0

    # Randomness

    def between(self, low, high):
        return low + (high - low) * self.random.random()

    def pick(self, values):
        return values[int(self.random.random() * len(values))]

    # Colors

    def identifier(self):
        self.count += 1
        return f"{self.name}-{self.count}"

    def gradient(self, stops, kind="linearGradient", **attributes):
        name = self.identifier()
        written = []
        for index, stop in enumerate(stops):
            if isinstance(stop, str):
                stop = (index / (len(stops) - 1), stop)
            offset, color, *opacity = stop
            extra = f' stop-opacity="{number3(opacity[0])}"' if opacity else ""
            written.append(f'<stop offset="{number3(offset)}" stop-color="{color}"{extra}/>')
        self.definitions.append(f'<{kind} id="{name}"{spell(attributes)}>{"".join(written)}</{kind}>')
        return f"url(#{name})"

    def vertical(self, *stops):
        return self.gradient(stops, x1=0, y1=0, x2=0, y2=1)

    def horizontal(self, *stops):
        return self.gradient(stops)

    def diagonal(self, *stops):
        return self.gradient(stops, x1=0, y1=0, x2=1, y2=1)

    def radial(self, *stops, **attributes):
        return self.gradient(stops, "radialGradient", **attributes)

    # Shapes

    def add(self, element, **attributes):
        self.body.append(f"<{element}{spell(attributes)}/>")

    def path(self, d, fill, **attributes):
        self.add("path", d=d, fill=fill, **attributes)

    def polygon(self, points, fill, **attributes):
        self.path(polyline(points), fill, **attributes)

    def line(self, d, stroke, width, **attributes):
        attributes.setdefault("stroke_linecap", "round")
        self.add("path", d=d, fill="none", stroke=stroke, stroke_width=width, **attributes)

    def rect(self, x, y, width, height, fill, **attributes):
        self.add("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)

    def circle(self, x, y, radius, fill, **attributes):
        self.add("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)

    def ellipse(self, x, y, across, down, fill, **attributes):
        self.add("ellipse", cx=x, cy=y, rx=across, ry=down, fill=fill, **attributes)

    @contextmanager
    def group(self, **attributes):
        self.body.append(f"<g{spell(attributes)}>")
        yield
        self.body.append("</g>")

    @contextmanager
    def stamp(self, **attributes):
        """A group that is drawn only where `use` places it. Yields its name."""
        name = self.identifier()
        outer, self.body = self.body, []
        yield name
        inner, self.body = self.body, outer
        self.definitions.append(f'<g id="{name}"{spell(attributes)}>{"".join(inner)}</g>')

    def use(self, name, x=0, y=0, scale=1, across=None, turn=0, **attributes):
        steps = f"translate({pair((x, y))})"
        if turn:
            steps += f"rotate({number(turn)})"
        if scale != 1 or across is not None:
            wide = scale if across is None else across
            steps += f"scale({number3(wide)} {number3(scale)})" if wide != scale else f"scale({number3(scale)})"
        self.add("use", href="#" + name, transform=steps, **attributes)

    def backdrop(self, fill):
        self.rect(0, 0, self.width, self.height, fill)

    # Land and sky

    def ridge(self, y, swing, step, left=0, right=WIDTH, tilt=0, rough=0.35):
        """Points of a hill line: two slow waves and a small random part."""
        phases = [self.between(0, math.tau) for _ in range(2)]
        points, x = [], left
        while True:
            part = (x - left) / (right - left)
            wave = math.sin(part * 4.3 + phases[0]) * 0.6 + math.sin(part * 9.1 + phases[1]) * 0.4
            points.append((x, y + tilt * (part - 0.5) + swing * (wave + self.between(-rough, rough))))
            if x >= right:
                return points
            x = min(x + step, right)

    def land(self, points, fill, curved=True, **attributes):
        """Everything below a line, down to the bottom edge."""
        top = smooth(points) if curved else polyline(points, closed=False)
        self.path(f"{top}V{self.height}H{number(points[0][0])}Z", fill, **attributes)

    def mountain(self, x, y, base, left, right, lit, shade, snow=None, snow_shade=None, snowline=0.4, rough=9, steps=8):
        """A peak with two faces, the left one in the light, and a ragged cap of snow."""

        def side(reach, bend):
            points = [(x, y)]
            for index in range(1, steps + 1):
                part = index / steps
                jitter = rough if index < steps else 0
                down = y + (base - y) * (part**bend)
                points.append((x + reach * part + self.between(-jitter, jitter), down + self.between(-jitter, jitter) / 2))
            return points

        west, east = side(-left, 1.12), side(right, 1.12)
        spine = [(x, y)]
        for index in range(1, steps + 1):
            part = index / steps
            swing = (1 if index % 2 else -1) * rough * (0.5 + 1.6 * part)
            spine.append((x + (right - left) * 0.12 * part + swing, y + (base - y) * part))
        self.polygon(west + spine[:0:-1], lit)
        self.polygon(east + spine[:0:-1], shade)
        if snow:
            for edge, color in ((west, snow), (east, snow_shade or snow)):
                count = max(2, round(steps * snowline))
                outer, inner = edge[: count + 1], spine[: count + 1]
                far, near = outer[-1], inner[-1]
                teeth, pieces = [], 5
                for index in range(1, pieces):
                    part = index / pieces
                    drop = (0.05 if index % 2 else -0.07) * (base - y)
                    teeth.append((far[0] + (near[0] - far[0]) * part, far[1] + (near[1] - far[1]) * part + drop))
                self.polygon(outer + teeth + inner[:0:-1], color)

    def sun(self, x, y, radius, color, glow, reach=3.2, strength=0.7):
        halo = self.radial((0, glow, strength), (0.35, glow, strength * 0.45), (1, glow, 0))
        self.circle(x, y, radius * reach, halo)
        self.circle(x, y, radius, color)

    def cloud(self, x, y, width, fill, **attributes):
        """A flat cloud: pills on one baseline."""
        h = width * 0.13
        rows = ((0, 1, 0), (0.14, 0.62, 1), (0.3, 0.3, 1.85), (-0.12, 0.4, 0.55), (0.62, 0.5, 0.5))
        d = ""
        for start, long, up in rows:
            left, top, run = x + start * width, y - (up + 1) * h, long * width - h
            d += f"M{pair((left + h / 2, top))}h{number(run)}a{number(h / 2)} {number(h / 2)} 0 0 1 0 {number(h)}h{number(-run)}"
            d += f"a{number(h / 2)} {number(h / 2)} 0 0 1 0 {number(-h)}z"
        self.path(d, fill, **attributes)

    def birds(self, places, stroke, width=3):
        d = ""
        for x, y, size in places:
            d += f"M{pair((x - size, y - size * 0.3))}q{number(size * 0.6)} {number(-size * 0.35)} {number(size)} {number(size * 0.4)}"
            d += f"q{number(size * 0.4)} {number(-size * 0.75)} {number(size)} {number(-size * 0.4)}"
        self.line(d, stroke, width, stroke_linejoin="round")

    def blobs(self, circles, fill, shift=(0, 0), grow=1, **attributes):
        """Circles as one path."""
        d = ""
        for x, y, radius in circles:
            r = radius * grow
            d += f"M{x + shift[0] - r:.0f} {y + shift[1]:.0f}a{r:.0f} {r:.0f} 0 1 0 {2 * r:.0f} 0a{r:.0f} {r:.0f} 0 1 0 {-2 * r:.0f} 0z"
        self.path(d, fill, **attributes)

    def pine(self, lit, shade):
        """A stamp: a fir with a height of 100, standing on its origin."""
        with self.stamp() as name:
            self.path("M0-100 14-70H8L22-44H13L29-14H4V0H0Z", shade)
            self.path("M0-100-14-70H-8L-22-44H-13L-29-14H-4V0H0Z", lit)
        return name

    def glints(self, count, top, bottom, left, right, fill, center=None, thick=3, **attributes):
        """Short strokes of light on water, longer and further apart toward the viewer."""
        d = ""
        for _ in range(count):
            part = self.random.random()
            y = top + (bottom - top) * part**1.4
            middle = (left + right) / 2 if center is None else center
            spread = (right - left) / 2 * (0.45 + 0.55 * part)
            x = middle + self.between(-1, 1) * spread
            long = self.between(16, 46) * (0.5 + part)
            high = thick * (0.5 + part)
            d += f"M{pair((x - long, y))}q{number(long)} {number(-high)} {number(long * 2)} 0q{number(-long)} {number(high)} {number(-long * 2)} 0z"
        self.path(d, fill, **attributes)

    def text(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}">\n'
            f'<defs>\n{chr(10).join(self.definitions)}\n</defs>\n{chr(10).join(self.body)}\n</svg>\n'
        )


def number3(value):
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return text or "0"


def spell(attributes):
    written = ""
    for key, value in attributes.items():
        if isinstance(value, float):
            value = number3(value) if abs(value) < 10 else number(value)
        written += f' {key if key in KEPT else key.replace("_", "-")}="{value}"'
    return written


KEPT = ("gradientUnits", "gradientTransform")
