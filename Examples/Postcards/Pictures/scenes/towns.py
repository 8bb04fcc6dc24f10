# SPDX-License-Identifier: Apache-2.0
"""Streets and squares: the tram, the market and the village in the snow."""

import math

from brush import mix


def tram(p):
    p.backdrop(p.vertical("#6fbfe6", "#bfe3ee", "#fdf0d2"))
    p.sun(600, 240, 52, "#fffbe6", "#fff0bb", reach=4)
    p.cloud(420, 120, 260, "#ffffff", opacity=0.85)
    p.cloud(640, 190, 160, "#ffffff", opacity=0.6)
    # The bay at the end of the street.
    p.rect(400, 372, 400, 60, p.vertical("#7fc6d6", "#4fa3bd"))
    p.path("M400 374Q470 340 540 360T690 344T800 374Z", "#8fb9a4")
    p.glints(8, 380, 428, 470, 730, "#e6fbf7", opacity=0.7)
    p.path("M590 398h44l-8 12h-30zM610 396v-34l18 30z", "#ffffff")
    street = [(420, 424), (780, 424), (1120, 800), (80, 800)]
    p.polygon(street, p.vertical("#d9c9b4", "#a8978c", "#7d7078"))
    d = ""
    for row in range(13):
        part = row / 13
        y = 430 + 370 * part**1.7
        spread = 180 + 340 * ((y - 424) / 376)
        columns = 16
        for column in range(columns):
            x = 600 - spread + 2 * spread * (column + (row % 2) / 2) / columns
            d += f"M{x:.0f} {y:.0f}h{spread / columns * 1.3:.0f}"
    p.line(d, "#5f5560", 2, opacity=0.28)
    # Houses on both sides, toward one point.
    point = (600, 400)
    left = [("#f2b84b", 0, 170), ("#e0674f", 170, 300), ("#f7e3bd", 300, 380), ("#5fa9a4", 380, 428)]
    for side in (0, 1):
        colors = ("#4f93b8", "#f4d6a0", "#d9697a", "#efc257") if side else [color for color, _, _ in left]
        with p.group(transform="translate(1200 0)scale(-1 1)" if side else "translate(0 0)"):
            for index, (_, x0, x1) in enumerate(left):
                color = colors[index]

                def at(x, y):
                    """A height at the picture's edge, moved along the house front to x."""
                    part = (x - 0) / (point[0] - 0)
                    return y + (point[1] - y) * part

                top = -120 + 30 * (index % 2)
                p.polygon([(x0, at(x0, top)), (x1, at(x1, top)), (x1, at(x1, 860)), (x0, at(x0, 860))], p.horizontal(color, mix(color, "#5a3a4a", 0.22)))
                p.polygon([(x0, at(x0, top)), (x1, at(x1, top)), (x1, at(x1, top - 44)), (x0 - 6, at(x0, top - 44))], "#9c4a38")
                p.polygon([(x0, at(x0, top + 6)), (x1 + 4, at(x1, top + 6)), (x1 + 4, at(x1, top + 22)), (x0, at(x0, top + 22))], "#fff6e2", opacity=0.9)
                columns = 2 if index < 3 else 1
                for column in range(columns):
                    for story in range(4):
                        a = x0 + (x1 - x0) * (column + 0.2) / columns
                        b = x0 + (x1 - x0) * (column + 0.75) / columns
                        y, tall = 20 + story * 190, 118
                        if story == 3:
                            p.polygon([(a, at(a, y - 10)), (b, at(b, y - 10)), (b, at(b, 860)), (a, at(a, 860))], ("#2f5560", "#6b3038", "#3a4a6b")[(index + column) % 3])
                            p.polygon([(a - 4, at(a, y - 40)), (b + 4, at(b, y - 40)), (b + 8, at(b, y + 6)), (a, at(a, y + 6))], ("#fffaf0", "#e4583f", "#3f8a8a")[(index + column) % 3])
                            continue
                        p.polygon([(a - 5, at(a, y - 10)), (b + 5, at(b, y - 10)), (b + 5, at(b, y + tall + 10)), (a - 5, at(a, y + tall + 10))], "#fffaf0")
                        p.polygon([(a, at(a, y)), (b, at(b, y)), (b, at(b, y + tall)), (a, at(a, y + tall))], "#3d5f78")
                        p.polygon([(a, at(a, y)), (b, at(b, y)), (a, at(a, y + tall))], "#8fb9cc", opacity=0.5)
                        if story == 1:
                            p.polygon([(a - 9, at(a, y + tall)), (b + 9, at(b, y + tall)), (b + 9, at(b, y + tall + 34)), (a - 9, at(a, y + tall + 34))], "#3a3344", opacity=0.85)
                            p.blobs([(a + (b - a) * k / 5, at(a, y + tall + 6) - 3, 5 + 7 * (1 - a / 600)) for k in range(6)], "#e8507a")
            p.polygon([(0, 860), (428, 424), (446, 424), (150, 800), (0, 800)], "#c9b8a6")
    # Wires and rails.
    p.line("M0 120L600 330L1200 120M200 170L1000 170M330 226L870 226", "#4a4454", 3, opacity=0.75)
    p.line("M600 330V0", "#4a4454", 2.5, opacity=0.6)
    for x0, x1 in ((566, 420), (634, 780)):
        p.line(f"M{x0} 430L{x1} 800", "#4a4250", 9)
        p.line(f"M{x0} 430L{x1} 800", "#d8d2d4", 3)
    # The tram.
    p.ellipse(600, 716, 250, 22, "#3a3040", opacity=0.5)
    p.line("M600 330V372M560 386L600 352L640 386", "#3a3344", 5)
    p.path("M424 432Q424 390 470 384H730Q776 390 776 432Z", p.vertical("#fff6e2", "#d9c8a8"))
    p.path("M412 430H788V664Q788 690 762 690H438Q412 690 412 664Z", p.horizontal("#c9382f", "#ee5a41", "#f06a4a", "#d8432f", "#a82e2c"))
    p.rect(412, 556, 376, 16, "#fff3d6")
    p.path("M440 448H530V548H440ZM670 448H760V548H670Z", "#fff3d6")
    p.path("M542 444H658V552H542Z", "#fff3d6")
    for x, wide in ((448, 74), (550, 100), (678, 74)):
        p.rect(x, 456, wide, 84, p.diagonal("#bfe6f2", "#5f93ac", "#3d6a86"), rx=6)
        p.polygon([(x + 8, 536), (x + wide * 0.55, 460), (x + wide * 0.78, 460), (x + 24, 536)], "#ffffff", opacity=0.35)
    p.circle(574, 516, 16, "#f0bd94")
    p.path("M552 540q4-24 22-24t24 24z", "#2c4a72")
    p.path("M556 510q18-26 36 0l4 4h-42z", "#24324f")
    p.rect(532, 398, 136, 34, "#24324f", rx=6)
    p.rect(540, 404, 120, 22, "#ffd76a", rx=4)
    p.line("M556 415h12M576 415h20M604 415h10M622 415h24", "#5a3d1f", 7)
    p.circle(600, 616, 26, "#ffd76a")
    p.circle(600, 616, 17, "#fffbe8")
    for x in (462, 738):
        p.circle(x, 622, 15, "#fff3c4")
        p.circle(x, 622, 9, "#ffe08a")
    p.path("M436 664H764L742 708H458Z", "#3a2f3c")
    p.path("M484 690h34v24h-34zM682 690h34v24h-34z", "#221b26")
    p.line("M452 676H748", "#6b5a60", 4)
    # Washing across the street.
    p.line("M300 300Q600 370 900 300", "#6b5a60", 2.5)
    for k, color in enumerate(("#ffffff", "#f2c14e", "#5fa9c0", "#ffffff", "#e4583f", "#8fbf6a", "#ffffff", "#d9697a")):
        x = 356 + k * 66
        y = 300 + 35 * (1 - ((x - 600) / 300) ** 2)
        if 500 < x < 700:
            continue
        p.path(f"M{x} {y:.0f}l34 2 2 44-14-4-10 4-12-2z", color)
    p.birds([(470, 96, 14), (520, 76, 11), (716, 110, 13)], "#4d6f86")


def market(p):
    p.backdrop(p.vertical("#78c2dc", "#c9e8e6", "#fff3d8"))
    p.cloud(80, 130, 260, "#ffffff", opacity=0.85)
    p.cloud(820, 100, 280, "#ffffff", opacity=0.8)
    # The square's houses and the tower of the town hall.
    for x, width, top, color in ((-20, 170, 210, "#eab65a"), (150, 150, 250, "#dd7b5f"), (300, 160, 190, "#f3e0bb"), (740, 170, 200, "#d98a92"), (910, 150, 246, "#f0c878"), (1060, 170, 180, "#8fb8b0")):
        p.rect(x, top, width, 420, p.horizontal(color, mix(color, "#5a3a4a", 0.18)))
        p.polygon([(x - 8, top), (x + width / 2, top - 66), (x + width + 8, top)], "#a3513d")
        frames, panes = "", ""
        for row in range(3):
            for column in range(3):
                at = x + width * (column + 0.5) / 3
                y = top + 30 + row * 78
                frames += f"M{at - 17:.0f} {y}h34v52h-34z"
                panes += f"M{at - 12:.0f} {y + 5}h11v42h-11zM{at + 1:.0f} {y + 5}h11v42h-11z"
        p.path(frames, "#fffaf0")
        p.path(panes, "#44657c")
    p.rect(500, 120, 200, 500, p.horizontal("#f7ead0", "#d9bf98"))
    p.rect(540, 20, 120, 120, p.horizontal("#fff3da", "#dcc49c"))
    p.polygon([(526, 30), (600, -70), (674, 30)], p.horizontal("#3f7a74", "#2a5a5c"))
    p.circle(600, 84, 38, "#fffbf0")
    p.line("M600 84V58M600 84L620 94", "#3a3344", 5)
    p.circle(600, 84, 38, "none", stroke="#b98a4a", stroke_width=5)
    p.path("M540 200a24 24 0 0 1 48 0v70h-48zM612 200a24 24 0 0 1 48 0v70h-48zM540 330a24 24 0 0 1 48 0v70h-48zM612 330a24 24 0 0 1 48 0v70h-48z", "#4d6a7d")
    p.polygon([(0, 560), (1200, 560), (1200, 900), (0, 900)], p.vertical("#d8c3a5", "#b59c86"))
    d = ""
    for row in range(8):
        y = 600 + row * 40 + row * row * 2
        for x in range(-60 + row % 2 * 40, 1260, 84):
            d += f"M{x} {y}q40-8 78 0"
    p.line(d, "#8f7a6c", 3, opacity=0.35)

    def person(x, y, size, coat, hair, hat=None):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.ellipse(0, 2, 34, 6, "#6b5648", opacity=0.4)
            p.path("M-14 0V-60H14V0H4L0-40L-4 0Z", "#3a4256")
            p.path("M-24-44Q-26-122 0-126Q26-122 24-44Z", coat)
            p.circle(0, -142, 17, "#eab58c")
            p.path("M-18-140Q-20-164 0-164T18-140Q8-152-18-140Z", hair)
            if hat:
                p.path("M-30-150Q0-164 30-150Q18-180 0-180T-30-150Z", hat)

    person(430, 650, 0.85, "#3f7fa8", "#3a2a24")
    person(486, 660, 0.8, "#e0a33c", "#7a4a2c", "#f6ead2")
    person(742, 652, 0.86, "#b8475a", "#2b2024")

    def stall(x, y, wide, stripes, goods):
        """An awning over a table of crates."""
        p.ellipse(x + wide / 2, y + 216, wide * 0.56, 22, "#6b5648", opacity=0.35)
        p.line(f"M{x + 14} {y}V{y + 210}M{x + wide - 14} {y}V{y + 210}", "#6b4630", 10)
        p.rect(x + 6, y + 8, wide - 12, 110, "#4a3434", opacity=0.35)
        p.rect(x, y + 118, wide, 92, p.vertical("#b98552", "#8a5c38"))
        p.line("".join(f"M{x + 6} {y + 140 + k * 24}h{wide - 12}" for k in range(3)), "#6b4630", 3, opacity=0.5)
        slot = wide / len(goods)
        for index, (light, dark, radius) in enumerate(goods):
            left = x + index * slot
            p.path(f"M{left + 6:.0f} {y + 84}h{slot - 12:.0f}l-6 42h{-(slot - 24):.0f}z", "#d9a86a")
            fruits = []
            for row in range(3):
                count = int((slot - 20) / (radius * 1.7)) - row % 2
                for k in range(count):
                    fruits.append((left + 14 + radius + (k + row % 2 / 2) * radius * 1.7, y + 88 - row * radius * 1.1, radius))
            p.blobs(fruits, dark)
            p.blobs(fruits, light, shift=(-radius * 0.12, -radius * 0.14), grow=0.8)
            p.blobs(fruits, "#ffffff", shift=(-radius * 0.3, -radius * 0.35), grow=0.2, opacity=0.8)
            p.path(f"M{left + slot / 2 - 22:.0f} {y + 130}h44v28h-44z", "#2f3d3a")
            p.line(f"M{left + slot / 2 - 14:.0f} {y + 144}h28", "#fffaf0", 4)
        count = 8
        step = wide / count
        for k in range(count):
            color = stripes[k % 2]
            p.path(f"M{x - 16 + k * (wide + 32) / count:.0f} {y}L{x + 22 + k * (wide - 44) / count:.0f} {y - 70}h{(wide - 44) / count:.1f}L{x - 16 + (k + 1) * (wide + 32) / count:.0f} {y}a{(wide + 32) / count / 2:.1f} 20 0 0 1 {-(wide + 32) / count:.1f} 0z", color)
        p.path(f"M{x - 16} {y}h{wide + 32}l0 6q{-wide / 2 - 16:.0f}-10 {-wide - 32} 0z", "#3a2a34", opacity=0.18)
        return step

    stall(60, 520, 330, ("#d8453f", "#fff6e6"), (("#f9d94a", "#d9a520", 17), ("#f28a35", "#c9601f", 18), ("#8fc04a", "#5c8f30", 17)))
    stall(820, 520, 330, ("#2f7f84", "#fff6e6"), (("#e4483c", "#a82a2c", 17), ("#a45ac0", "#6f3590", 13), ("#f4c34a", "#c98f24", 18)))
    # Flowers in the middle, in buckets.
    for x, y, size in ((470, 800, 1), (560, 824, 1.15), (660, 820, 1.1), (746, 796, 1)):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.ellipse(0, 52, 46, 8, "#6b5648", opacity=0.4)
            stems = "".join(f"M{k * 5 - 20} 4L{k * 9 - 36} -40" for k in range(9))
            p.line(stems, "#4f8a3f", 4)
            heads = [(p.between(-44, 44), p.between(-84, -30), p.between(10, 16)) for _ in range(15)]
            color, dark = p.pick([("#f27aa0", "#c2406e"), ("#ffd75e", "#d9a021"), ("#ffffff", "#d9cfe0"), ("#b98ae6", "#7d52b0")])
            p.blobs(heads, dark)
            p.blobs(heads, color, shift=(-1, -2), grow=0.82)
            p.blobs(heads, "#fff3b0", grow=0.28)
            p.path("M-38 0H38L28 54H-28Z", p.horizontal("#8fa6b5", "#dfe9ee", "#7f95a4"))
            p.line("M-36 12H36", "#6b7f8c", 3)
    person(300, 846, 1.25, "#2f6f5c", "#5a3a24", "#f0d9a0")
    person(924, 850, 1.22, "#f2e3c4", "#3a2a24")
    p.path("M340 764q34-8 40 10l-6 44h-38l-8-40z", "#b98552")
    p.line("M336 770q4-40 22-40t20 42", "#8a5c38", 5)
    p.blobs([(346, 764, 11), (362, 758, 12), (376, 766, 10)], "#f9d94a")
    d = ""
    for k in range(24):
        x = k * 54 - 20
        y = 150 + 60 * math.sin(k / 23 * math.pi)
        d += f"{'M' if k == 0 else 'L'}{x} {y:.0f}"
    p.line(d, "#6b5a60", 2.5)
    for k in range(23):
        x = k * 54 + 7
        y = 150 + 60 * math.sin((k + 0.5) / 23 * math.pi)
        p.path(f"M{x - 17} {y:.0f}h34l-17 34z", ("#e4483c", "#f4c34a", "#2f7f84", "#fff6e6", "#d9697a")[k % 5])
    with p.stamp() as pigeon:
        p.path("M-22 0Q-26-18-6-24Q2-40 14-36L24-30L15-28Q16-8-2 0Z", "#7a86a0")
        p.path("M-20-6Q-8-20 6-14Q-2 0-20-6Z", "#5a6684")
        p.line("M-4 0v8M2 0v8", "#d9694f", 2.5)
    for x, y, across in ((170, 800, 1), (230, 822, -1), (1040, 806, -1), (1100, 836, 1)):
        p.use(pigeon, x, y, 1, across=across)


def village(p):
    p.backdrop(p.vertical("#1f2f66", "#4a5a9c", "#b98fb4", "#f7c9a8"))
    stars = "".join(f"M{p.between(0, 1200):.0f} {p.between(0, 190):.0f}h.1" for _ in range(60))
    p.line(stars, "#f4f0ff", 2.8, opacity=0.85)
    p.path("M972 86A46 46 0 1 0 1004 148A40 40 0 0 1 972 86Z", "#fff3d6")
    for x, y, left, right in ((180, 250, 260, 260), (1010, 230, 300, 280)):
        p.mountain(x, y, 520, left, right, "#8f93c4", "#6b70a8", "#fbeef0", "#b9b4d8", 0.5)
    p.mountain(600, 150, 520, 340, 340, "#8388bd", "#5f659f", "#fff6f2", "#b3b0d9", 0.46, rough=12)
    p.land([(0, 470), (200, 430), (420, 470), (640, 440), (860, 470), (1200, 430)], p.vertical("#c4c0e0", "#a9a8d2"))
    fir = p.pine("#3a4a78", "#2a3864")
    for x in range(0, 1210, 30):
        p.use(fir, x, 478 + 14 * math.sin(x * 0.014) + p.between(-8, 8), p.between(0.5, 0.95))
    p.land([(0, 520), (260, 486), (520, 520), (760, 496), (1000, 520), (1200, 488)], p.vertical("#e6e0f2", "#c4c0e2"))

    def house(x, y, wide, high, wall, lit=2, chimney=True):
        """A gable toward the viewer, with snow on its roof and light in its windows."""
        p.ellipse(x, y + 6, wide * 0.75, 16, p.radial((0, "#ffd98a", 0.55), (1, "#ffd98a", 0)))
        peak = y - high - wide * 0.46
        if chimney:
            cx = x + wide * 0.24
            p.rect(cx, peak + 6, wide * 0.12, wide * 0.3, "#6b4450")
            p.rect(cx - 3, peak, wide * 0.12 + 6, 9, "#ffffff")
            p.line(f"M{cx + wide * 0.06:.0f} {peak - 6:.0f}q-12-24 6-44t0-44", "#e9e2f4", 9, opacity=0.5)
        p.polygon([(x - wide / 2, y), (x - wide / 2, y - high), (x, peak + 12), (x + wide / 2, y - high), (x + wide / 2, y)], p.horizontal(wall, mix(wall, "#2a2550", 0.28)))
        p.polygon([(x - wide * 0.62, y - high + 12), (x, peak - 8), (x + wide * 0.62, y - high + 12), (x + wide * 0.56, y - high + 22), (x, peak + 22), (x - wide * 0.56, y - high + 22)], "#5a3a48")
        p.path(f"M{x - wide * 0.64:.0f} {y - high + 10:.0f}L{x:.0f} {peak - 26:.0f}L{x + wide * 0.64:.0f} {y - high + 10:.0f}Q{x + wide * 0.6:.0f} {y - high + 20:.0f} {x + wide * 0.54:.0f} {y - high + 6:.0f}L{x:.0f} {peak + 6:.0f}L{x - wide * 0.54:.0f} {y - high + 6:.0f}Q{x - wide * 0.6:.0f} {y - high + 20:.0f} {x - wide * 0.64:.0f} {y - high + 10:.0f}Z", "#ffffff")
        pane = wide * 0.17
        places = [(-0.27, 0.62), (0.1, 0.62), (-0.085, 1.08)]
        for index, (dx, up) in enumerate(places):
            wx, wy = x + dx * wide, y - high * up
            p.rect(wx - 4, wy - 4, pane + 8, pane * 1.2 + 8, "#fff6e6")
            p.rect(wx, wy, pane, pane * 1.2, "#ffd35e" if index <= lit else "#4a4f86")
            p.line(f"M{wx + pane / 2:.0f} {wy:.0f}v{pane * 1.2:.0f}M{wx:.0f} {wy + pane * 0.6:.0f}h{pane:.0f}", "#8a5a3a", 3)
            p.rect(wx - 6, wy + pane * 1.2 + 2, pane + 12, 7, "#ffffff", rx=3)
        p.path(f"M{x - wide * 0.06:.0f} {y}v{-high * 0.34:.0f}h{wide * 0.17:.0f}v{high * 0.34:.0f}z", "#5a3034")

    house(140, 560, 120, 74, "#c98a5a")
    house(1064, 560, 130, 76, "#b5606a")
    house(300, 584, 130, 84, "#d9a86a", lit=1)
    house(912, 588, 136, 86, "#8fa0c0")
    # The church.
    p.rect(560, 392, 84, 200, p.horizontal("#f7ecdc", "#c9b8c4"))
    p.polygon([(548, 398), (602, 214), (656, 398)], p.horizontal("#6f4a6a", "#4a3056"))
    p.polygon([(548, 398), (602, 214), (594, 300), (572, 398)], "#ffffff", opacity=0.85)
    p.line("M602 216V178M588 192H616", "#ffd76a", 6)
    p.circle(602, 432, 22, "#fffaf0")
    p.line("M602 432V418M602 432L612 438", "#4a3a4a", 4)
    p.path("M588 520a14 14 0 0 1 28 0v36h-28z", "#ffd35e")
    p.rect(640, 486, 140, 110, p.horizontal("#efe0d4", "#b9a8bc"))
    p.polygon([(630, 496), (664, 430), (772, 430), (796, 496)], "#ffffff")
    p.polygon([(640, 500), (630, 492), (796, 492), (786, 502)], "#6f4a6a")
    for x in (662, 702, 742):
        p.path(f"M{x} 530a11 11 0 0 1 22 0v34h-22z", "#ffd35e")
    p.land([(0, 610), (220, 574), (430, 604), (640, 590), (860, 606), (1040, 580), (1200, 604)], p.vertical("#fbf6fc", "#d9d4ee"))
    house(210, 690, 190, 120, "#b8574a")
    house(1010, 694, 200, 124, "#d9a04e")
    # The frozen pond with skaters, between the houses.
    p.path("M370 690Q460 630 620 634T860 690Q820 744 600 748T370 690Z", p.vertical("#cfe0f7", "#8fa9dc"))
    p.line("M440 690Q560 650 700 680M520 722Q640 700 780 706M470 672Q540 700 640 690", "#ffffff", 3.5, opacity=0.75)
    for x, y, size, coat, lean in ((520, 700, 0.75, "#d8413a", -10), (620, 682, 0.66, "#2f7f84", 8), (708, 714, 0.8, "#e0a33c", 12)):
        with p.group(transform=f"translate({x} {y})scale({size})rotate({lean})"):
            p.ellipse(2, 2, 28, 5, "#6f86bd", opacity=0.5)
            p.line("M-4-34L-12-2M4-34L20-6", "#2f3560", 9)
            p.path("M-16-30Q-18-84 2-86Q20-84 16-30Z", coat)
            p.line("M12-72L36-56M-10-72L-32-64", coat, 9)
            p.circle(2, -98, 13, "#f0bd94")
            p.path("M-13-100Q-12-120 2-120T16-100Z", "#fff6e6")
            p.circle(2, -121, 5, coat)
    # The tree with its lights.
    big = p.pine("#2f6a5c", "#1f4f50")
    p.ellipse(600, 800, 300, 60, p.radial((0, "#ffe0a0", 0.6), (1, "#ffe0a0", 0)))
    p.land([(0, 760), (180, 724), (380, 760), (600, 776), (820, 760), (1020, 726), (1200, 756)], p.vertical("#ffffff", "#cfc9ea"))
    for x, y, size in ((60, 800, 2.8), (1140, 806, 3), (360, 796, 1.4), (848, 796, 1.5)):
        p.use(big, x, y, size)
        p.path(f"M{x} {y - 100 * size:.0f}l{-13 * size:.0f} {28 * size:.0f}q{13 * size:.0f} {-9 * size:.0f} {26 * size:.0f} 0zM{x - 18 * size:.0f} {y - 46 * size:.0f}q{18 * size:.0f} {-14 * size:.0f} {36 * size:.0f} 0l{-8 * size:.0f} {-12 * size:.0f}h{-20 * size:.0f}z", "#ffffff", opacity=0.92)
    d = "".join(f"M{p.between(0, 1200):.0f} {p.between(0, 800):.0f}h.1" for _ in range(110))
    p.line(d, "#ffffff", 6, opacity=0.8)
    d = "".join(f"M{p.between(0, 1200):.0f} {p.between(300, 800):.0f}h.1" for _ in range(40))
    p.line(d, "#ffffff", 9, opacity=0.9)
