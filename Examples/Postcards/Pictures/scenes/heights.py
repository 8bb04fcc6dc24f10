# SPDX-License-Identifier: Apache-2.0
"""Mountains: the lake, the northern lights, the glacier and the volcano."""

import math

from brush import smooth


def lake(p):
    p.backdrop(p.vertical("#8fd0cf", "#d8eee0", "#fff1d2"))
    p.sun(820, 190, 52, "#fff8e4", "#fff3cf")
    p.cloud(150, 190, 230, "#ffffff", opacity=0.75)
    p.cloud(930, 280, 190, "#ffffff", opacity=0.6)
    shore = 500
    with p.stamp() as range_name:
        for x, y, left, right in ((170, 330, 260, 260), (1010, 320, 280, 300)):
            p.mountain(x, y, shore, left, right, "#b9d3d3", "#a3c4c9", rough=7)
        p.mountain(360, 250, shore, 260, 250, "#8fb3bd", "#6f98a9", "#f4f5ea", "#d3e2e2", 0.38)
        p.mountain(850, 235, shore, 250, 300, "#8fb3bd", "#6f98a9", "#f4f5ea", "#d3e2e2", 0.38)
        p.mountain(600, 130, shore, 300, 290, "#6f9bab", "#467487", "#fffaf0", "#cfe0e4", 0.42, rough=11)
        hills = [(0, 430), (140, 452), (300, 474), (470, 490), (620, 494), (780, 484), (930, 458), (1080, 436), (1200, 420)]
        p.path(f"{smooth(hills)}V{shore}H0Z", p.vertical("#4f8a7b", "#3b7567"))
    p.use(range_name)
    p.rect(0, shore, 1200, 300, p.vertical("#a9ded6", "#4fb3b5", "#1f7f92"))
    with p.group(opacity=0.38):
        p.use(range_name, 0, shore * 2, across=1, scale=-1)
    p.rect(0, shore, 1200, 300, p.vertical((0, "#5fb9b9", 0), (0.75, "#1f8595", 0.85), (1, "#176f83", 0.95)))
    p.rect(0, shore - 2, 1200, 5, "#eaf7ee", opacity=0.75)
    p.glints(46, shore + 12, 780, 60, 1140, "#e9fbf3", opacity=0.5)
    fir = p.pine("#2f6f63", "#20544f")
    for x in range(-10, 330, 34):
        p.use(fir, x, 470 + x * 0.09 + p.between(-4, 6), p.between(0.8, 1.35) * (1 - x / 560))
    for x in range(1215, 880, -32):
        p.use(fir, x, 470 + (1200 - x) * 0.07 + p.between(-4, 6), p.between(0.8, 1.4) * (1 - (1200 - x) / 560))
    # The canoe and its wake, near the middle of the picture.
    p.ellipse(606, 642, 150, 9, "#0f5c70", opacity=0.45)
    p.path("M478 612Q600 662 730 612Q716 648 672 650H538Q494 648 478 612Z", p.vertical("#e8583f", "#b5362f"))
    p.path("M478 612Q600 646 730 612Q600 634 478 612Z", "#ffd9a8")
    p.path("M582 630q-4-44 16-52q22 6 22 52z", "#f3c34e")
    p.circle(600, 564, 15, "#7a3f2d")
    p.path("M578 560q22-32 46 0z", "#fff3d6")
    p.line("M566 600 652 652", "#6e3a26", 5)
    p.line("M600 594 578 608", "#d9a534", 9)
    dark = p.pine("#17504d", "#0e3b3c")
    p.path("M0 690Q110 672 230 720T400 800H0Z", "#123f40")
    p.path("M1200 676Q1100 676 1010 726T860 800H1200Z", "#123f40")
    for x, y, size in ((40, 708, 3), (132, 716, 2.3), (206, 738, 1.6), (1160, 704, 3.2), (1072, 722, 2.2), (1006, 748, 1.5)):
        p.use(dark, x, y, size)


def aurora(p):
    p.backdrop(p.vertical("#070d2b", "#0d2347", "#17506a", "#2f8a86"))
    stars = ""
    for _ in range(110):
        p.between(0.7, 2)  # Unused, but without it all later random numbers, and so the shapes, would differ.
        stars += f"M{p.between(0, 1200):.0f} {p.between(0, 400):.0f}h.1"
    p.line(stars, "#e9f6ff", 2.4, opacity=0.8)

    def curtain(points, high, colors, opacity):
        """Strips on a curve, each fading upward."""
        fill = p.vertical((0, colors[2], 0), (0.4, colors[1], 0.42), (0.86, colors[0], 0.9), (1, colors[0], 0))
        with p.group(fill=fill, opacity=opacity):
            count = 44
            for index in range(count):
                part = index / count * (len(points) - 1)
                at = min(int(part), len(points) - 2)
                local = part - at
                ease = local * local * (3 - 2 * local)
                x = points[at][0] + (points[at + 1][0] - points[at][0]) * local
                y = points[at][1] + (points[at + 1][1] - points[at][1]) * ease
                tall = high * (0.72 + 0.28 * math.sin(index * 0.55) + p.between(-0.1, 0.1))
                width = (points[-1][0] - points[0][0]) / count + 7
                p.body.append(f'<path d="M{x:.0f} {y:.0f}l{width:.0f} 6 {18:.0f}-{tall:.0f}h-{width:.0f}z"/>')

    curtain([(-40, 330), (220, 250), (480, 360), (760, 250), (1000, 330), (1240, 230)], 300, ("#3df0b0", "#2fb8a8", "#7a5cd8"), 0.55)
    curtain([(60, 420), (300, 330), (560, 440), (840, 330), (1180, 420)], 360, ("#8dffb8", "#33d6a4", "#a05ee0"), 0.8)
    p.ellipse(600, 430, 620, 120, p.radial((0, "#7dffc4", 0.45), (1, "#7dffc4", 0)))
    for x, y, left, right in ((130, 360, 230, 260), (1060, 340, 280, 240)):
        p.mountain(x, y, 560, left, right, "#2b6d80", "#1d5069", "#bff0e4", "#6fb4b8", 0.42)
    p.mountain(330, 400, 560, 240, 240, "#2f7a86", "#1d566d", "#d5fff0", "#7cc4c2", 0.4)
    p.mountain(840, 390, 560, 260, 270, "#2f7a86", "#1d566d", "#d5fff0", "#7cc4c2", 0.4)
    p.land([(0, 520), (200, 500), (430, 538), (660, 520), (900, 540), (1200, 506)], p.vertical("#7ccfc4", "#3b8c98"))
    p.land([(0, 590), (220, 560), (450, 590), (700, 584), (960, 566), (1200, 600)], p.vertical("#c9f4e4", "#64b3b6", "#3d8294"))
    fir = p.pine("#123c50", "#0b2a3f")
    for x, y, size in (
        (60, 575, 1.3), (110, 580, 1.8), (170, 580, 1.2), (228, 582, 1.6), (286, 590, 1), (340, 596, 1.35),
        (862, 590, 1.2), (912, 588, 1.7), (966, 590, 1.1), (1022, 592, 1.9), (1086, 600, 1.3), (1150, 606, 2),
    ):
        p.use(fir, x, y, size)
    # The cabin with its light on the snow.
    p.ellipse(600, 668, 250, 34, p.radial((0, "#ffd27a", 0.75), (1, "#ffd27a", 0)))
    p.rect(500, 556, 200, 100, p.horizontal("#6b3d35", "#4a2a30"))
    for y in (576, 596, 616, 636):
        p.rect(500, y, 200, 3, "#2e1a25", opacity=0.5)
    p.polygon([(470, 566), (600, 474), (730, 566), (716, 574), (600, 494), (484, 574)], "#2a1b2c")
    p.polygon([(486, 566), (600, 488), (714, 566)], "#56322f")
    p.path("M466 562Q530 516 600 460Q670 516 734 562Q720 566 712 556Q650 510 600 484Q550 510 488 556Q480 566 466 562Z", "#eafff6")
    p.rect(654, 470, 24, 52, "#3b2531")
    p.rect(650, 464, 32, 10, "#eafff6")
    for x in (522, 634):
        p.rect(x, 586, 44, 40, "#ffd978")
        p.path(f"M{x + 20} 586h4v40h-4zM{x} 604h44v4h-44z", "#6b3d35")
    p.rect(582, 590, 36, 66, "#ffbf5e")
    p.circle(600, 532, 13, "#ffd978")
    p.line("M668 458Q652 430 674 404T668 350", "#cfeee6", 12, opacity=0.4)
    p.land([(0, 690), (190, 652), (420, 662), (600, 656), (800, 664), (1010, 650), (1200, 690)], p.vertical("#e6fff4", "#8fd6cf", "#3f8b9c"))
    p.path("M582 660Q612 700 560 740T600 800H720Q640 760 650 726T622 660Z", "#6fbcbf", opacity=0.55)
    dark = p.pine("#0c2c44", "#071d33")
    for x, y, size in ((60, 800, 3.2), (170, 812, 2.3), (1140, 806, 3.5), (1030, 812, 2.2)):
        p.use(dark, x, y, size)


def glacier(p):
    p.backdrop(p.vertical("#9cc4dd", "#d5e8f0", "#f6f3ea"))
    p.sun(600, 250, 44, "#fffdf4", "#fff7dc", reach=4.5)
    for x, y, left, right in ((420, 240, 230, 200), (790, 220, 220, 240)):
        p.mountain(x, y, 480, left, right, "#b6cfdc", "#9dbccf", "#ffffff", "#e0ebf1", 0.6)
    # The ice: from the pass down to the water, in three bands of light.
    p.path("M600 280Q640 300 700 304Q680 360 740 414Q880 470 900 580H290Q330 470 470 414Q540 380 534 318Q570 312 600 280Z", p.vertical("#ffffff", "#e9f5fa", "#b4daea"))
    p.path("M600 280Q570 372 640 420Q740 480 750 580H900Q880 470 740 414Q680 360 700 304Q640 300 600 280Z", "#9ccbe0", opacity=0.55)
    for shift, color in ((0, "#8fc0d8"), (1, "#ffffff")):
        d = ""
        for row in range(7):
            y = 392 + row * 22 + shift * 4
            half = 66 + row * 31
            bend = 14 + row * 3
            d += f"M{604 - half:.0f} {y}q{half:.0f} {bend} {half * 2:.0f}-2"
        p.line(d, color, 3, opacity=0.7, stroke_dasharray="44 18 22 26")
    p.mountain(150, 130, 610, 330, 340, "#5d8099", "#3f617d", "#ffffff", "#c6d9e6", 0.42, rough=12)
    p.mountain(1050, 110, 610, 340, 330, "#5d8099", "#3f617d", "#ffffff", "#c6d9e6", 0.42, rough=12)
    p.mountain(-20, 300, 610, 240, 300, "#47687f", "#2e4d68", "#eef6fa", "#b9cfdd", 0.3)
    p.mountain(1220, 280, 610, 300, 260, "#47687f", "#2e4d68", "#eef6fa", "#b9cfdd", 0.3)
    # The front of the ice, as broken columns.
    p.path("M300 610V566Q420 548 600 556T900 566V610Z", "#a5d4e8")
    x = 286
    while x < 900:
        width = p.between(20, 40)
        rise = 26 * math.sin((x - 286) / 628 * math.pi)
        top = 574 - rise + p.between(-9, 9)
        p.polygon([(x, top + 6), (x + width * 0.4, top - 8), (x + width, top), (x + width, 616), (x, 616)], p.pick(["#e9f7fc", "#cfe9f4", "#a5d4e8", "#7fbfdc", "#bfe3f0"]))
        p.polygon([(x + width * 0.66, top - 4), (x + width, top), (x + width, 616), (x + width * 0.72, 616)], "#5aa3c7", opacity=0.5)
        x += width
    p.rect(0, 606, 1200, 194, p.vertical("#8fc5d6", "#3f8cab", "#1c5c80"))
    p.path("M286 608H914L880 678H320Z", p.vertical((0, "#e9f7fc", 0.75), (1, "#bfe3f0", 0)))
    p.rect(0, 604, 1200, 4, "#ffffff", opacity=0.5)
    p.glints(44, 622, 790, 40, 1160, "#eaf7fb", opacity=0.6)

    def berg(x, y, size):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.path("M-70 12H74L54 40Q0 52-52 38Z", "#5fb0c9", opacity=0.6)
            p.polygon([(-80, 12), (-56, -34), (-26, -28), (-6, -66), (26, -40), (52, -44), (86, 12)], "#f7fcfe")
            p.polygon([(-6, -66), (26, -40), (52, -44), (86, 12), (18, 12), (2, -20)], "#b5dcea")
            p.polygon([(52, -44), (86, 12), (54, 12), (40, -16)], "#8cc4dc")

    berg(240, 676, 1)
    berg(404, 640, 0.45)
    berg(800, 650, 0.55)
    berg(990, 706, 1.25)
    # The ship, for scale and for its red.
    p.ellipse(600, 716, 130, 8, "#123f60", opacity=0.45)
    p.path("M486 676H716L690 716H516Z", p.vertical("#e2533b", "#b23430"))
    p.path("M506 704H698L690 716H516Z", "#722a2c")
    p.polygon([(530, 676), (530, 648), (648, 648), (662, 676)], "#fffdf6")
    p.polygon([(548, 648), (548, 626), (616, 626), (626, 648)], "#f2efe4")
    p.polygon([(576, 626), (580, 596), (606, 596), (608, 626)], "#e9b949")
    p.path("M544 656h14v10h-14zM570 656h14v10h-14zM596 656h14v10h-14zM622 656h14v10h-14zM558 632h48v9h-48z", "#2d5c7c")
    p.line("M664 676V616M664 622L700 676", "#35566e", 3)


def volcano(p):
    p.backdrop(p.vertical("#1d1233", "#4a1d4a", "#a33550", "#f2784b", "#ffc06b"))
    stars = "".join(f"M{p.between(0, 1200):.0f} {p.between(0, 200):.0f}h.1" for _ in range(50))
    p.line(stars, "#ffe9d0", 2.4, opacity=0.7)
    p.circle(600, 260, 420, p.radial((0, "#ff9a3d", 0.85), (0.4, "#ff6a3a", 0.4), (1, "#ff5a3a", 0)))
    # The plume: dark at the back, glowing at the bottom.
    puffs = [
        (600, 190, 62), (556, 140, 70), (640, 128, 78), (598, 78, 92), (690, 66, 86), (520, 60, 84), (760, 20, 100),
        (450, 6, 96), (610, 4, 120), (860, -20, 92), (350, -36, 84),
    ]
    for dx, dy, grow, color in ((0, 0, 1, "#3a1a3a"), (-14, 12, 0.84, "#5a2442"), (-24, 26, 0.6, "#8a3345")):
        d = ""
        for x, y, radius in puffs:
            r = radius * grow
            d += f"M{x + dx - r:.0f} {y + dy:.0f}a{r:.0f} {r:.0f} 0 1 0 {2 * r:.0f} 0a{r:.0f} {r:.0f} 0 1 0 {-2 * r:.0f} 0z"
        p.path(d, color, opacity=0.92)
    # The fountain: three tongues of fire, and embers on their arcs.
    p.path("M540 268Q552 214 532 176Q572 196 578 150Q590 110 606 84Q610 130 630 152Q640 190 672 170Q650 214 660 268Z", "#ff6a2a")
    p.path("M554 268Q566 224 556 200Q584 210 588 172Q596 142 606 124Q610 156 620 174Q628 206 646 200Q640 230 648 268Z", "#ffab38")
    p.path("M572 268Q584 226 594 204Q602 184 606 172Q614 200 620 214Q632 240 630 268Z", "#fff1b8")
    embers = ["", ""]
    for index in range(46):
        angle, reach = math.radians(p.between(-66, 66)), p.between(0.35, 1)
        x = 602 + math.sin(angle) * 190 * reach
        y = 262 - math.cos(angle) * 230 * reach + 90 * (math.sin(angle) * reach) ** 2
        embers[index % 2] += f"M{x:.0f} {y:.0f}h.1"
    p.line(embers[0], "#ffd98a", 7)
    p.line(embers[1], "#ff8a3a", 4.5)
    for x, y, left, right in ((150, 440, 300, 300), (1060, 430, 320, 300)):
        p.mountain(x, y, 620, left, right, "#7c2f4d", "#5d2345", rough=8)
    p.path(
        "M0 640Q250 590 380 470Q480 372 536 262Q560 276 580 264Q604 282 624 264Q646 274 664 262Q722 372 822 470Q950 590 1200 640V700H0Z",
        p.horizontal("#6e2a46", "#4a1d3c", "#2a1230"),
    )
    p.path("M600 270Q612 276 624 264Q646 274 664 262Q722 372 822 470Q950 590 1200 640V700H700Q760 600 690 520Q640 420 640 360Q620 320 600 270Z", "#1f0d28", opacity=0.55)
    glow = p.vertical("#fff1a8", "#ffab38", "#ff5a26", "#d92d2a")
    p.path("M556 270Q566 340 540 400Q510 460 520 520Q526 570 490 650H520Q556 580 548 520Q546 462 572 410Q596 350 588 266Q570 274 556 270Z", glow)
    p.path("M616 268Q610 330 640 388Q668 440 660 490Q656 520 690 560Q720 600 716 650H750Q752 590 716 548Q690 516 692 484Q700 430 668 380Q640 330 644 268Q630 276 616 268Z", glow)
    p.path("M588 268Q596 330 600 372Q602 420 590 452Q606 440 614 400Q622 340 610 270Z", glow)
    p.path("M540 400Q500 430 470 470Q500 450 530 436ZM692 484Q740 510 770 560Q740 530 702 520Z", "#ff7a2e")
    p.path("M536 262Q560 276 580 264Q604 282 624 264Q646 274 664 262Q600 300 536 262Z", "#ffd76a")
    p.rect(0, 640, 1200, 160, p.vertical("#d9483d", "#7a2349", "#2b1236"))
    p.path("M482 640H528Q520 690 534 730T520 800H490Q476 760 488 720T482 640ZM712 640H754Q760 690 744 730T750 800H716Q706 760 720 720T712 640Z", p.vertical((0, "#ffdf7a", 0.95), (1, "#ff7a3a", 0.1)))
    p.ellipse(506, 642, 60, 7, "#fff1b0", opacity=0.85)
    p.ellipse(734, 642, 60, 7, "#fff1b0", opacity=0.85)
    p.ellipse(620, 660, 330, 60, p.radial((0, "#ffb04a", 0.6), (1, "#ff7a3a", 0)))
    p.glints(40, 652, 790, 330, 870, "#ffd98a", opacity=0.75)
    p.glints(26, 650, 760, 0, 1200, "#ff9a5a", opacity=0.4)
    p.land([(0, 640), (200, 622), (420, 642), (430, 648), (200, 652), (0, 654)], "#1c0c26")
    p.path("M0 628Q120 610 250 634T440 646L0 656ZM1200 622Q1080 608 940 634T770 646L1200 656Z", "#220f2c")
    for side in (0, 1):
        with p.group(transform="translate(1200 0)scale(-1 1)" if side else "translate(0 0)"):
            p.path("M0 640Q90 650 150 700T330 800H0Z", "#12081c")
            for x, y, lean in ((60, 690, -8), (150, 740, 10)):
                top = y - (210 if x < 100 else 170)
                p.line(f"M{x} {y + 40}Q{x + lean} {y - 80} {x + lean * 3} {top}", "#12081c", 11)
                fronds = ""
                for dx, dy in ((-92, 26), (-74, -30), (-26, -58), (34, -58), (80, -26), (92, 30), (-52, 58), (56, 60)):
                    cx, cy = x + lean * 3, top
                    fronds += f"M{cx} {cy}Q{cx + dx * 0.5:.0f} {cy + dy - 34:.0f} {cx + dx} {cy + dy}Q{cx + dx * 0.4:.0f} {cy + dy * 0.4 + 2:.0f} {cx} {cy}z"
                p.path(fronds, "#12081c")
