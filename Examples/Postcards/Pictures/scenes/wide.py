# SPDX-License-Identifier: Apache-2.0
"""Open views: the dunes, the canyon, the skyline and the balloons."""

import math

from brush import smooth


def dunes(p):
    p.backdrop(p.vertical("#f7c59a", "#fbdcb0", "#fff0d2"))
    p.sun(790, 210, 84, "#fff6df", "#ffe6b8", reach=2.8, strength=0.85)
    p.land([(0, 400), (180, 372), (380, 396), (600, 366), (820, 392), (1020, 360), (1200, 388)], p.vertical("#f0b888", "#eaa877"))
    p.path("M0 452Q180 390 330 372Q420 420 560 452L0 520Z", "#eb9f68")
    p.path("M330 372Q440 400 640 470L330 500Q410 440 330 372Z", "#cf7a50")
    p.path("M660 470Q860 380 1010 356Q1090 404 1200 420V520H660Z", "#eb9f68")
    p.path("M1010 356Q1080 390 1200 404V520H960Q1080 440 1010 356Z", "#cf7a50")
    # The great dune: one crest that bends like an S, light on the left, shade on the right.
    light = p.diagonal("#ffc67d", "#f4954c", "#e27a3c")
    shade = p.vertical("#b4513a", "#8f3a35", "#7a2f33")
    p.path("M0 640Q240 500 430 376Q520 316 590 276Q640 340 580 420Q500 510 620 600Q700 670 600 800H0Z", light)
    p.path("M590 276Q760 400 900 470Q1040 540 1200 566V800H600Q700 670 620 600Q500 510 580 420Q640 340 590 276Z", shade)
    p.path("M590 276Q640 340 580 420Q500 510 620 600Q700 670 600 800H660Q752 672 660 590Q560 506 622 424Q668 344 590 276Z", "#d4683f", opacity=0.55)
    ripples = ""
    for row in range(9):
        y = 470 + row * 38
        end = 540 + 20 * math.sin(row * 0.9)
        ripples += f"M{90 - row * 14:.0f} {y + 70:.0f}Q{280:.0f} {y - 6:.0f} {end - 20:.0f} {y - 30 + row * 4:.0f}"
    p.line(ripples, "#ffdfa6", 3.5, opacity=0.5)
    ripples = ""
    for row in range(6):
        ripples += f"M{690 + row * 20} {470 + row * 54}Q{880} {540 + row * 52} {1180} {596 + row * 42}"
    p.line(ripples, "#c96646", 3, opacity=0.45)
    # The caravan on the near ridge.
    p.path("M1200 560Q1000 560 840 612Q640 680 420 690Q200 704 0 800H1200Z", p.vertical("#f2a25a", "#d2713f", "#a94b38"))
    p.path("M1200 560Q1000 560 840 612Q640 680 420 690Q760 700 900 720Q1040 742 1200 720Z", "#ffc583", opacity=0.65)
    with p.stamp(fill="#4a1f2b") as camel:
        p.path("M-38 0-33-34Q-46-44-38-56Q-30-64-18-60Q-8-84 2-60Q18-62 26-52L40-58Q44-74 48-80L62-77Q64-71 54-70Q54-54 42-44Q36-38 34-32L37 0H30L25-30Q12-24-8-30L-14 0H-21L-20-32L-31 0ZM12-28L14 0H20L20-28ZM-26-30L-30 0H-25L-20-30Z", "#4a1f2b")
        p.path("M-20-60Q-8-92 6-60L2-50H-14Z", "#c23b3b")
        p.circle(-6, -94, 8, "#4a1f2b")
        p.path("M-16-62Q-14-90-6-88Q4-88 6-62Z", "#f6e3c5")
        p.path("M-15-97q9-14 19 0z", "#f6e3c5")
    for x, y, size in ((436, 690, 0.95), (566, 679, 1), (700, 656, 1.06), (836, 615, 1.1)):
        p.ellipse(x + 14, y + 2, 60 * size, 6, "#8f3a35", opacity=0.35)
        p.use(camel, x, y, size)
    p.line("M474 636Q520 650 540 628M606 622Q660 636 672 604M743 596Q790 604 806 560", "#4a1f2b", 2.5)
    p.birds([(330, 190, 18), (386, 164, 13), (290, 150, 11)], "#a9604a")


def canyon(p):
    p.backdrop(p.vertical("#2e9bb0", "#8fd3cf", "#fbe9c6"))
    p.sun(600, 250, 56, "#fff7df", "#fff0c4", reach=4)
    p.cloud(170, 170, 240, "#ffffff", opacity=0.85)
    p.cloud(800, 130, 280, "#ffffff", opacity=0.75)

    def mesa(x, top, width, base, colors, flare=0.5, shade="#5b1f2e"):
        """Layers of rock: steep cliffs and sloping talus, each layer slightly wider."""
        left, right = [(x - width / 2, top)], [(x + width / 2, top)]
        grow, count = 0, len(colors)
        for index in range(count):
            y = top + (base - top) * ((index + 1) / count) ** 1.1
            grow += (base - top) / count * (flare * 1.7 if index % 2 else flare * 0.25)
            left.append((x - width / 2 - grow + p.between(-6, 6), y))
            right.append((x + width / 2 + grow + p.between(-6, 6), y))
        p.polygon(left + right[::-1], colors[-1])
        for index in range(count):
            a, b, c, d = left[index], right[index], right[index + 1], left[index + 1]
            waves = [(c[0] + (d[0] - c[0]) * k / 4, c[1] + (p.between(-5, 7) if 0 < k < 4 else 3)) for k in range(5)]
            p.polygon([a, b] + waves, colors[index])
        mid = [(x + width * 0.12 + (10 if k % 2 else -12), left[k][1]) for k in range(count + 1)]
        p.polygon(mid + right[::-1], shade, opacity=0.28)
        cracks = ""
        for _ in range(int(width / 16)):
            k = int(p.between(0, count))
            at = p.between(left[k][0] + 10, right[k][0] - 10)
            fall = (left[k + 1][1] - left[k][1]) * p.between(0.4, 0.85)
            cracks += f"M{at:.0f} {left[k][1] + 3:.0f}l{p.between(-5, 5):.0f} {fall:.0f}"
        p.line(cracks, shade, 2 + width / 110, opacity=0.3)

    far = ["#e9b493", "#dfa183", "#e6ad8d", "#d7967c", "#e0a486"]
    mid = ["#dc7f56", "#c9623f", "#e08d5e", "#bd5539", "#d3734b", "#b24c37"]
    near = ["#c9502f", "#a63a2b", "#d8683a", "#96312a", "#c04a30", "#842a2a", "#a83c2d", "#6f2229"]
    p.land([(0, 430), (200, 420), (400, 440), (600, 430), (820, 436), (1000, 420), (1200, 430)], "#f0cba6")
    mesa(420, 350, 120, 470, far, 0.7)
    mesa(806, 330, 150, 470, far, 0.7)
    mesa(590, 388, 60, 470, far, 0.6)
    p.land([(0, 480), (300, 470), (600, 462), (900, 470), (1200, 480)], p.vertical("#e8a877", "#c9683f", "#9a3f2e"))
    mesa(300, 270, 190, 560, mid, 0.62)
    mesa(930, 250, 200, 560, mid, 0.62)
    # The river comes out between the walls and bends toward the viewer.
    p.path("M592 480Q640 500 600 526Q500 566 600 610Q760 664 560 800H900Q960 680 740 606Q640 566 672 528Q690 500 612 478Z", p.vertical("#bfeee4", "#3fb6b4", "#147f91"))
    p.path("M592 480Q640 500 600 526Q500 566 600 610Q760 664 560 800H610Q800 664 626 606Q540 566 616 526Q650 500 598 480Z", "#e6fbf2", opacity=0.55)
    p.glints(18, 620, 790, 640, 880, "#eafff8", opacity=0.65)
    p.path("M740 606Q960 680 900 800H1200V600Z", p.vertical("#b9593a", "#7c2b2c"))
    p.path("M600 610Q760 664 560 800H0V590Q300 570 600 610Z", p.vertical("#c2643e", "#84302c"))
    mesa(60, 120, 260, 720, near, 0.42)
    mesa(1150, 90, 280, 720, near, 0.42)
    p.path("M0 700Q180 660 330 716T520 800H0ZM1200 690Q1060 660 960 716T850 800H1200Z", "#4f1723")
    with p.stamp() as bush:
        p.path("M-26 0Q-34-22-14-26Q-10-44 8-36Q30-36 24-16Q36-8 26 0Z", "#5d7a45")
        p.path("M4 0Q10-20 24-16Q36-8 26 0Z", "#3f5a3a")
    for x, y, size in ((430, 622, 0.7), (490, 612, 0.5), (350, 650, 1), (880, 640, 0.8), (960, 634, 1), (800, 612, 0.5), (300, 690, 1.2), (1010, 690, 1.3)):
        p.use(bush, x, y, size)
    p.path("M226 800V610Q226 596 238 596T250 610V680H272V640Q272 630 282 630T292 640V690Q292 706 276 706H250V800ZM226 720H202Q188 720 188 704V664Q188 654 198 654T208 664V698H226Z", "#2f5a48")
    p.birds([(560, 190, 20), (620, 162, 15), (672, 196, 12)], "#7a3b35")


def skyline(p):
    p.backdrop(p.vertical("#14103a", "#3a1d6b", "#8a2f86", "#f06a7d", "#ffb184"))
    stars = "".join(f"M{p.between(0, 1200):.0f} {p.between(0, 260):.0f}h.1" for _ in range(70))
    p.line(stars, "#ffe9f5", 2.4, opacity=0.75)
    p.sun(740, 300, 118, p.vertical("#fff0c9", "#ffb98a", "#ff7f86"), "#ff9a8a", reach=2.4, strength=0.6)
    quay = 596

    def block(x, width, top, fill):
        p.rect(round(x), round(top), round(width), quay - round(top), fill)

    for fill, low, high, step in (("#a84b8f", 400, 500, 46), ("#6b2f84", 350, 500, 58)):
        x = -10
        while x < 1200:
            width = p.between(step * 0.7, step * 1.3)
            bump = 90 * math.exp(-(((x - 600) / 330) ** 2))
            block(x, width, p.between(low, high) - bump, fill)
            x += width
    # Front towers: left edge, width, top, crown.
    front = [
        (30, 84, 420, "flat"), (118, 66, 350, "step"), (188, 90, 444, "flat"), (282, 74, 300, "slant"), (360, 86, 392, "flat"),
        (450, 78, 256, "step"), (546, 96, 150, "spire"), (650, 72, 330, "dome"), (726, 88, 278, "slant"), (818, 80, 400, "flat"),
        (902, 76, 318, "step"), (982, 92, 430, "flat"), (1078, 78, 366, "dome"),
    ]
    side = p.horizontal("#3d2370", "#24154f")
    with p.stamp() as city:
        for x, width, top, crown in front:
            p.rect(x, top, width, quay - top, side)
            p.rect(x + width * 0.68, top, width * 0.32, quay - top, "#150c38", opacity=0.55)
            if crown == "step":
                p.rect(x + width * 0.18, top - 26, width * 0.64, 26, "#35206a")
                p.rect(x + width * 0.36, top - 48, width * 0.28, 22, "#2c1a5c")
                p.rect(x + width * 0.48, top - 86, 4, 40, "#2c1a5c")
            elif crown == "slant":
                p.polygon([(x, top), (x + width, top), (x + width, top - 46)], "#35206a")
            elif crown == "dome":
                p.path(f"M{x} {top}A{width / 2} {width / 2.4:.0f} 0 0 1 {x + width} {top}Z", "#35206a")
                p.rect(x + width / 2 - 2, top - 62, 4, 36, "#2c1a5c")
            elif crown == "spire":
                p.rect(x + 10, top - 20, width - 20, 20, "#35206a")
                p.rect(x + 24, top - 42, width - 48, 22, "#35206a")
                p.polygon([(x + 34, top - 42), (x + width / 2, top - 132), (x + width - 34, top - 42)], "#49298a")
                p.rect(x + width / 2 - 2, top - 146, 4, 60, "#49298a")
        for color, chance in (("#ffd97a", 0.4), ("#ff9f8a", 0.16)):
            d = ""
            for x, width, top, _ in front:
                columns = int((width - 16) / 15)
                gap = (width - 16 - columns * 8) / max(columns - 1, 1)
                for row in range(int((quay - top - 22) / 19)):
                    for column in range(columns):
                        if p.random.random() < chance:
                            d += f"M{x + 8 + column * (8 + gap):.0f} {top + 13 + row * 19}h8v10h-8z"
            p.path(d, color)
    p.use(city)
    p.circle(594, 4, 5, "#ff5a6e")
    p.rect(0, quay, 1200, 204, p.vertical("#d9587f", "#5a237a", "#1a1046"))
    with p.group(opacity=0.3):
        p.use(city, 0, quay * 1.55, across=1, scale=-0.55)
    p.rect(0, quay, 1200, 204, p.vertical((0, "#3a1d6b", 0), (1, "#120b35", 0.8)))
    p.rect(0, quay - 8, 1200, 12, "#130b33")
    p.glints(44, quay + 16, 790, 560, 920, "#ffc9a0", opacity=0.65)
    p.glints(40, quay + 16, 790, 0, 1200, "#ff8aa0", opacity=0.35)
    d = "".join(f"M{x} {quay - 4}h.1" for x in range(20, 1200, 44))
    p.line(d, "#ffe9a8", 6)
    # A ferry in the light.
    p.path("M452 690H700L676 722H482Z", "#100a2e")
    p.path("M496 690V664H650L662 690ZM520 664V644H616L624 664Z", "#221650")
    p.path("M508 672h12v9h-12zM530 672h12v9h-12zM552 672h12v9h-12zM574 672h12v9h-12zM596 672h12v9h-12zM618 672h12v9h-12zM530 650h74v8h-74z", "#ffd97a")
    p.path("M576 644L580 620H602L602 644Z", "#e24a6a")
    p.glints(10, 724, 770, 480, 680, "#ffd97a", opacity=0.7)


def balloon(p):
    p.backdrop(p.vertical("#7f8fd0", "#c3a9d6", "#f6bfb4", "#ffe2b0"))
    p.sun(260, 440, 66, "#fff6d8", "#ffe9b8", reach=4)
    p.cloud(60, 190, 230, "#ffffff", opacity=0.45)
    p.cloud(900, 150, 250, "#ffffff", opacity=0.4)
    p.cloud(880, 420, 210, "#fff3e2", opacity=0.55)

    def envelope(colors, band):
        """A stamp with a width of 200. The bottom of its basket is 196 below the center."""
        profile = [(-116, 0), (-113, 30), (-98, 62), (-68, 88), (-26, 101), (18, 98), (58, 78), (94, 48), (124, 22)]
        with p.stamp() as name:
            p.line("M-20 122-12 168M20 122 12 168M-8 124-5 168M8 124 5 168", "#5b3b3a", 2)
            count = len(colors)
            edges = [math.sin((k / count - 0.5) * math.pi) for k in range(count + 1)]
            for k in range(count):
                left = [(half * edges[k], y) for y, half in profile]
                right = [(half * edges[k + 1], y) for y, half in profile][::-1]
                p.path(smooth(left, 0.9) + "L" + smooth(right, 0.9)[1:] + "Z", colors[k])
            if band:
                zigzag = []
                for k in range(count + 1):
                    zigzag.append((98 * edges[k], 4 if k % 2 else -20))
                for k in range(count, -1, -1):
                    zigzag.append((95 * edges[k], 24 if k % 2 else 4))
                p.polygon(zigzag, band)
            dark = [(half * (1 if index else 0), y) for index, (y, half) in enumerate(profile)]
            inner = [(half * 0.42, y) for y, half in profile][::-1]
            p.path(smooth(dark, 0.9) + "L" + smooth(inner, 0.9)[1:] + "Z", "#3a1f4a", opacity=0.2)
            p.ellipse(0, 124, 22, 6, "#4a2a38")
            p.rect(-15, 168, 30, 26, p.horizontal("#c98a4a", "#7d4a2f"), rx=4)
            p.rect(-17, 165, 34, 6, "#5b3328", rx=3)
        return name

    hero = envelope(["#c8323f", "#f7ead0", "#e5484a", "#fff6e2", "#e5484a", "#f7ead0", "#c8323f"], "#24527a")
    gold = envelope(["#e09a2c", "#f4bd4a", "#ffd873", "#f4bd4a", "#e09a2c"], "#b8463c")
    teal = envelope(["#1f6f78", "#34979a", "#5cc0b4", "#34979a", "#1f6f78"], "#fbe6b8")
    plum = envelope(["#7a3b78", "#fbe1cf", "#a1548f", "#fbe1cf", "#7a3b78"], None)
    p.land(p.ridge(520, 16, 90), p.vertical("#cfa3b8", "#d9a9a6"))
    p.use(plum, 470, 420, 0.3)
    p.use(gold, 1010, 330, 0.36)

    def chimneys(places, light, shade, cap, base):
        for x, top, width in places:
            w = width / 2
            p.path(f"M{x - w * 1.5:.0f} {base}Q{x - w:.0f} {top + 70} {x - w * 0.62:.0f} {top + 26}H{x + w * 0.62:.0f}Q{x + w:.0f} {top + 70} {x + w * 1.5:.0f} {base}Z", light)
            p.path(f"M{x + w * 0.1:.0f} {top + 26}H{x + w * 0.62:.0f}Q{x + w:.0f} {top + 70} {x + w * 1.5:.0f} {base}H{x + w * 0.3:.0f}Q{x - w * 0.1:.0f} {top + 90} {x + w * 0.1:.0f} {top + 26}Z", shade)
            p.path(f"M{x - w * 0.9:.0f} {top + 34}Q{x - w * 0.3:.0f} {top - 34} {x:.0f} {top - 30}Q{x + w * 0.4:.0f} {top - 30} {x + w * 0.9:.0f} {top + 34}Q{x:.0f} {top + 20} {x - w * 0.9:.0f} {top + 34}Z", cap)

    chimneys([(90, 500, 60), (190, 530, 46), (330, 540, 50), (900, 510, 60), (1010, 530, 48), (1130, 490, 66), (780, 548, 40)], "#e8b8a2", "#cf9590", "#a8707c", 660)
    p.land([(0, 630), (200, 600), (420, 640), (650, 616), (880, 640), (1200, 600)], p.vertical("#e6ae8e", "#d08a78"))
    p.use(teal, 240, 300, 0.62)
    p.use(hero, 620, 262, 1.62)
    chimneys([(50, 590, 110), (170, 640, 80), (1000, 620, 90), (1140, 570, 130)], "#d98f72", "#b0645e", "#75415a", 800)
    p.land([(0, 730), (180, 700), (400, 740), (640, 722), (900, 742), (1200, 700)], p.vertical("#b8695c", "#7d3f52"))
    with p.stamp() as tree:
        p.path("M0 0Q-26-30 0-92Q26-30 0 0Z", "#4a4a52")
        p.path("M0 0Q26-30 0-92Z", "#37344a")
    for x, y, size in ((330, 742, 0.8), (364, 744, 1.1), (820, 748, 1), (862, 750, 0.75), (472, 738, 0.6)):
        p.use(tree, x, y, size)
    p.birds([(420, 250, 15), (380, 226, 11), (900, 250, 13)], "#6a4a7a")
