# SPDX-License-Identifier: Apache-2.0
"""Farmed land: the vineyard, the meadow, the orchard and the windmill."""

import math

from brush import mix


def vineyard(p):
    p.backdrop(p.vertical("#f5b65c", "#fbd88c", "#fff1c4"))
    p.sun(800, 210, 66, "#fffbe6", "#ffe9a3", reach=4)
    p.cloud(130, 180, 240, "#fff8e2", opacity=0.7)
    p.land(p.ridge(350, 26, 100), p.vertical("#e3c98f", "#d9bb7c"))
    p.land(p.ridge(400, 24, 100), p.vertical("#c7b774", "#b5a760"))
    p.land([(0, 470), (180, 430), (400, 452), (600, 420), (820, 440), (1010, 410), (1200, 440)], p.vertical("#a3a355", "#868c43"))
    for x, y, count in ((120, 456, 5), (930, 438, 6)):
        d = ""
        for k in range(count):
            d += f"M{x + k * 30} {y - k % 2 * 5}a13 12 0 1 0 26 0a13 12 0 1 0-26 0z"
        p.path(d, "#5f7038")
    # The hill of the house.
    p.path("M140 560Q360 420 600 408Q860 418 1060 540L1200 590V800H0V600Z", p.vertical("#b9b04f", "#8c9a3d"))
    rows = ""
    for k in range(-9, 10):
        rows += f"M{600 + k * 26} 424Q{600 + k * 44} 480 {600 + k * 72} 590"
    p.line(rows, "#6d8433", 9, opacity=0.75, stroke_dasharray="1 13")
    p.polygon([(520, 372), (690, 372), (690, 440), (520, 440)], p.horizontal("#fbe3b4", "#eec58c"))
    p.polygon([(690, 388), (770, 388), (770, 440), (690, 440)], "#d9a671")
    p.polygon([(506, 376), (530, 336), (680, 336), (704, 376)], p.vertical("#d0683f", "#b34f33"))
    p.polygon([(690, 390), (690, 362), (760, 362), (784, 390)], "#9c4430")
    p.polygon([(560, 300), (606, 300), (606, 400), (560, 400)], p.horizontal("#ffedc4", "#e2b27b"))
    p.polygon([(552, 304), (583, 274), (614, 304)], "#b34f33")
    p.path("M574 318h18v24h-18zM534 392h16v22h-16zM628 392h16v22h-16zM660 392h16v22h-16zM712 402h14v18h-14zM740 402h14v18h-14z", "#6a4630")
    p.path("M574 440v-34a9 9 0 0 1 18 0v34z", "#6a4630")
    with p.stamp() as cypress:
        p.path("M0 0Q-17-34 0-110Q17-34 0 0Z", "#5d7434")
        p.path("M0 0Q17-34 0-110Q3-40 0 0Z", "#3f5730")
    for x, y, size in ((448, 450, 1.15), (478, 446, 0.85), (500, 444, 1.3), (806, 452, 1.35), (838, 458, 1), (868, 466, 1.2), (898, 478, 0.8)):
        p.use(cypress, x, y, size)
    p.path("M600 440Q640 470 600 510Q560 560 610 600L650 600Q620 556 650 512Q680 470 640 440Z", "#f3dca0")
    # The near rows run from one point on the hill and get wider toward the viewer.
    p.path("M0 590Q300 520 600 560Q900 520 1200 590V800H0Z", p.vertical("#d3a95a", "#b9823f", "#8f5a30"))
    bushes, names = [], ["#9ab344", "#7b9c38", "#5f8533", "#48702f"]
    for k in range(-8, 9):
        if k == 0:
            continue
        for step in range(20):
            depth = (step / 19) ** 0.9
            y = 566 + 262 * depth**1.9 - abs(k) * 1.5 * (1 - depth)
            spread = 46 + 170 * depth**1.9
            x = 600 + (k - 0.5 * math.copysign(1, k)) * spread
            if not -60 < x < 1260:
                continue
            r = 12 + 42 * depth**1.7
            bushes.append((y, x, r, names[min(3, int(depth * 3) + step % 2)]))
    for y, x, r, color in sorted(bushes):
        p.path(f"M{x - r:.0f} {y:.0f}a{r:.0f} {r * 0.8:.0f} 0 1 1 {2 * r:.0f} 0q{-r:.0f} {r * 0.5:.0f} {-2 * r:.0f} 0z", color)
    d = ""
    for x, y, size in ((352, 742, 1.1), (846, 742, 1.1), (120, 742, 1.1), (1082, 742, 1.1)):
        for dx, dy in ((-9, 0), (0, 0), (9, 0), (-5, 9), (5, 9), (0, 18)):
            r = 6 * size
            d += f"M{x + dx * size - r:.0f} {y + dy * size:.0f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0z"
    p.path(d, "#6b2f57")
    p.birds([(330, 250, 16), (384, 226, 12), (280, 216, 10)], "#9a7a3e")


def meadow(p):
    p.backdrop(p.vertical("#57b4e8", "#a8dcf2", "#eaf7ee"))
    p.cloud(90, 220, 320, "#ffffff", opacity=0.95)
    p.cloud(780, 160, 340, "#ffffff", opacity=0.95)
    p.cloud(470, 110, 180, "#ffffff", opacity=0.7)
    p.land(p.ridge(400, 30, 100), p.vertical("#a7d3cf", "#93c7b5"))
    p.land(p.ridge(440, 24, 100), p.vertical("#8cc9a0", "#7abd84"))
    p.path("M0 520Q240 440 520 452T1200 500V800H0Z", p.vertical("#a4d468", "#6fb552"))
    fields = "M0 548Q220 470 420 476M0 580Q240 494 470 486M1200 524Q1000 470 800 470M1200 552Q1010 486 790 480"
    p.line(fields, "#c9e786", 6, opacity=0.7)
    p.path("M180 620Q420 500 640 490Q900 500 1100 612L1200 640V800H0V660Z", p.vertical("#8cc653", "#549b43"))
    p.path("M640 490Q900 500 1100 612L1200 640V800H700Q800 640 640 490Z", "#3f8a42", opacity=0.35)
    # The oak: shade, middle, light.
    p.ellipse(650, 540, 220, 22, "#2f7038", opacity=0.5)
    p.path("M592 540Q612 500 606 430L560 370L574 364L610 402L600 320H628L634 396L684 352L694 362L646 424Q644 500 668 540Q640 528 628 540Q612 528 592 540Z", p.horizontal("#7b5137", "#4e3329"))
    crown = [
        (500, 310, 78), (560, 240, 92), (640, 200, 100), (720, 250, 90), (770, 320, 74), (690, 330, 80), (600, 330, 88),
        (540, 360, 54), (730, 366, 52),
    ]
    p.blobs(crown, "#2f7a3c", (8, 12))
    p.blobs(crown, "#4a9a43", (-6, -3), 0.86)
    p.blobs([(486, 296, 48), (530, 236, 60), (600, 176, 66), (562, 208, 58), (664, 168, 44), (512, 270, 50)], "#6db34a")
    p.blobs([(700, 226, 36), (736, 250, 34), (660, 300, 34), (624, 312, 30), (756, 300, 26)], "#6db34a")
    p.blobs([(516, 226, 30), (556, 190, 36), (596, 160, 40), (478, 284, 24), (700, 214, 16)], "#9ccf5b")
    p.line("M716 380V492M752 370V492", "#6b4a34", 3)
    p.path("M706 490h58v8h-58z", "#c4572f")
    # The path through the grass, then the flowers.
    p.path("M600 540Q560 580 620 620Q700 680 560 800H790Q820 690 700 630Q620 586 648 540Z", p.vertical("#f3e3ae", "#e0bf7d"))
    p.path("M0 640Q200 600 420 660T700 800H0Z", p.vertical("#6fb64a", "#2f7a3c"))
    p.path("M1200 620Q1020 610 880 680T700 800H1200Z", p.vertical("#64ad47", "#2a7039"))
    grass = ""
    for _ in range(120):
        x, y = p.between(0, 1200), p.between(650, 800)
        if 540 + (800 - y) * 0.4 < x < 820:
            continue
        tall = 16 + (y - 640) * 0.16
        lean = p.between(-9, 9)
        grass += f"M{x:.0f} {y:.0f}q{lean / 3:.0f} {-tall * 0.6:.0f} {lean:.0f} {-tall:.0f}"
    p.line(grass, "#a9d95c", 3, opacity=0.75)
    with p.stamp() as poppy:
        p.line("M0 34Q3 14 0 0", "#2b6a34", 3)
        p.path("M-17-6Q-18-24 0-22Q18-24 17-6Q12 10 0 8Q-12 10-17-6Z", "#e23b33")
        p.path("M-17-6Q-8 2 0-8Q8 2 17-6Q12 10 0 8Q-12 10-17-6Z", "#b7272f")
        p.circle(0, -5, 4.5, "#2a1620")
    with p.stamp() as daisy:
        p.line("M0 30V0", "#2b6a34", 3)
        p.path("M0-14q6 8 0 14q-6-6 0-14zM14 0q-8 6-14 0q6-6 14 0zM0 14q-6-8 0-14q6 6 0 14zM-14 0q8-6 14 0q-6 6-14 0zM10-10q-2 9-10 10q1-8 10-10zM-10-10q9 2 10 10q-8-1-10-10zM10 10q-9-2-10-10q8 1 10 10zM-10 10q2-9 10-10q-1 8-10 10z", "#fffdf3")
        p.circle(0, 0, 5, "#f5bd2e")
    places = []
    for _ in range(84):
        x, y = p.between(-10, 1210), p.between(610, 800)
        edge = 640 + 60 * math.sin(x / 380)
        if y < edge or (520 + (800 - y) * 0.5 < x < 830):
            continue
        places.append((y, x))
    for index, (y, x) in enumerate(sorted(places)):
        size = 0.35 + ((y - 600) / 200) ** 1.5 * 1.25
        p.use(daisy if index % 4 == 3 else poppy, x, y, size, turn=p.between(-10, 10))
    p.birds([(300, 280, 16), (352, 254, 12)], "#3f7da1")


def orchard(p):
    p.backdrop(p.vertical("#bcd9ea", "#e3ecf0", "#fdeeea"))
    p.sun(600, 300, 58, "#fffdf6", "#ffe9dd", reach=4.5, strength=0.9)
    p.cloud(90, 190, 260, "#ffffff", opacity=0.8)
    p.cloud(860, 150, 250, "#ffffff", opacity=0.8)
    p.land(p.ridge(410, 26, 100), p.vertical("#c5d3de", "#c9dcd2"))
    p.land(p.ridge(450, 20, 100), p.vertical("#b5d2bd", "#a5cba5"))
    p.path("M0 500Q300 450 600 466T1200 494V800H0Z", p.vertical("#b4d99a", "#8cc474", "#5fa459"))
    for k in range(-7, 8):
        if k % 2 == 0:
            p.polygon([(600 + k * 8, 466), (600 + (k + 1) * 8, 466), (600 + (k + 1) * 190, 800), (600 + k * 190, 800)], "#d5ebab", opacity=0.4)
    p.path("M592 466H608L700 800H500Z", p.vertical("#f3e7cd", "#e6cfa6", "#d9b988"))

    def tree(colors, bark):
        """A stamp: a tree in blossom with a height of 200, standing on its origin."""
        with p.stamp() as name:
            p.ellipse(6, 0, 86, 12, "#3c7a4c", opacity=0.4)
            p.path("M-13 2Q-5-30-8-62L-44-104L-34-108L-4-78L0-120H10L10-80L40-112L48-106L12-60Q10-28 18 2Q8-4 2 2Q-6-4-13 2Z", bark)
            crown = ((-64, -108, 36), (-40, -146, 42), (4, -166, 44), (48, -146, 40), (66, -106, 36), (30, -104, 42), (-24, -102, 42))
            p.blobs(crown, colors[0], (5, 8))
            p.blobs(crown, colors[1], (-2, -2), 0.88)
            p.blobs(((-70, -120, 20), (-50, -150, 28), (-16, -176, 28), (-30, -156, 26), (16, -176, 20), (44, -122, 16), (58, -130, 14)), colors[2])
            dots = ""
            for _ in range(16):
                angle, reach = p.between(0, math.tau), p.between(20, 84)
                dots += f"M{math.cos(angle) * reach:.0f} {math.sin(angle) * reach * 0.72 - 126:.0f}h.1"
            p.line(dots, "#fff6f4", 8, opacity=0.9)
        return name

    rose = tree(("#d9668f", "#f092ac", "#fbc0cd"), "#6b4540")
    pale = tree(("#e08ba6", "#f6b5c4", "#fddfe3"), "#7a5148")
    far = tree(("#e3a5ba", "#efc0cc", "#f8dde2"), "#96746c")
    for index, depth in enumerate((0.06, 0.1, 0.16, 0.25, 0.4, 0.68)):
        y = 466 + 320 * depth
        stamp = far if index < 2 else pale if index % 2 else rose
        size = 0.12 + 2.15 * depth
        for side in (-1, 1):
            for reach in (1, 2, 3):
                x = 600 + side * (reach - 0.45) * (40 + 860 * depth)
                if -140 < x < 1340:
                    p.use(stamp, x, y, size, across=size * side)
    # Fallen petals, and a basket of blossom on the path.
    petals = ""
    for _ in range(90):
        x, y = p.between(0, 1200), p.between(560, 800)
        petals += f"M{x:.0f} {y:.0f}l{p.between(3, 7):.0f} 2"
    p.line(petals, "#fbd3dc", 5, opacity=0.9)
    p.ellipse(598, 742, 66, 10, "#8a6a3f", opacity=0.45)
    p.path("M548 690H648L634 744H562Z", p.horizontal("#d6964f", "#9c6331"))
    p.line("M553 704H643M557 720H639M561 734H635", "#7a4a27", 3)
    for x, y, color in ((564, 686, "#f7a8bd"), (596, 678, "#fff3ee"), (626, 685, "#ee7f9f"), (580, 670, "#fbc9d4"), (612, 668, "#f7a8bd")):
        p.blobs([(x, y - 9, 9), (x + 9, y - 2, 9), (x + 5, y + 8, 9), (x - 5, y + 8, 9), (x - 9, y - 2, 9)], color)
        p.circle(x, y, 5, "#f5c04a")
    p.path("M546 688H650V698H546Z", "#e3a861")
    p.line("M556 690Q598 590 640 690", "#8a562c", 6)


def windmill(p):
    p.backdrop(p.vertical("#6f9fc4", "#b7d3de", "#f8ead0"))
    p.cloud(-30, 250, 420, "#ffffff", opacity=0.9)
    p.cloud(760, 200, 420, "#ffffff", opacity=0.95)
    p.cloud(120, 370, 260, "#fff6e6", opacity=0.8)
    p.cloud(860, 400, 300, "#fff6e6", opacity=0.8)
    p.rect(0, 486, 1200, 320, p.vertical("#9cc07a", "#6d9e58"))
    trees = ""
    for x in range(0, 1200, 34):
        r = p.between(12, 26)
        trees += f"M{x - r:.0f} 490a{r:.0f} {r:.0f} 0 1 1 {2 * r:.0f} 0z"
    p.path(trees, "#7fa088")
    for x, size in ((130, 0.9), (1010, 0.8)):
        with p.group(transform=f"translate({x} 488)scale({size})", opacity=0.8):
            p.polygon([(-14, 0), (-8, -50), (8, -50), (14, 0)], "#6d7f86")
            p.line("M0-50L34-84M0-50L-34-16M0-50L-34-84M0-50L34-16", "#5d6d75", 4)
    # Tulips in strips that run to one point on the horizon.
    colors = ["#d8313f", "#f6b52c", "#e9578f", "#fff1dc", "#f0702f", "#8c3f97", "#f6cf3a", "#d8313f", "#f28ab0", "#fff1dc", "#e4572e", "#7a3a8f"]
    edges = [-1500, -1080, -760, -520, -330, -180, -60]
    for side in (-1, 1):
        for k in range(6):
            near, next_near = 600 + side * -edges[k], 600 + side * -edges[k + 1]
            far, next_far = 600 + side * -edges[k] * 0.16, 600 + side * -edges[k + 1] * 0.16
            color = colors[k if side < 0 else k + 6]
            fill = p.vertical(mix(color, "#f3e3cf", 0.45), color)
            gap = 0.12
            p.polygon([(far, 498), (far + (next_far - far) * (1 - gap), 498), (near + (next_near - near) * (1 - gap), 800), (near, 800)], fill)
            dots = ""
            for row in range(7):
                depth = ((row + 1) / 8) ** 1.7
                y = 498 + 302 * depth
                a = far + (near - far) * depth
                b = far + (next_far - far) * (1 - gap) + ((near - far) + ((next_near - near) - (next_far - far)) * (1 - gap)) * depth
                dots += f"M{a:.0f} {y:.0f}L{b:.0f} {y:.0f}"
            p.line(dots, mix(color, "#5a1f3a", 0.35), 5, opacity=0.45, stroke_dasharray="1 15")
    # The canal carries the mill's light.
    p.polygon([(584, 498), (616, 498), (668, 800), (532, 800)], p.vertical("#d9ecec", "#7fb4c9", "#4a86a6"))
    p.glints(14, 520, 790, 560, 640, "#f4fbf8", opacity=0.7)
    p.path("M470 500Q600 470 730 500L760 520Q600 494 440 520Z", "#5f8f4e")
    # The mill.
    p.polygon([(528, 506), (548, 402), (652, 402), (672, 506)], p.horizontal("#c26a48", "#8d4334", "#6c3330"))
    p.path("M540 440h120M535 470h128", "none", stroke="#e09a73", stroke_width=2, opacity=0.5)
    p.polygon([(552, 402), (576, 236), (624, 236), (648, 402)], p.horizontal("#5f4a3e", "#46362f", "#2f2625"))
    p.polygon([(552, 402), (576, 236), (592, 236), (580, 402)], "#8a6d55", opacity=0.75)
    p.rect(510, 394, 180, 12, "#f4e6c8")
    p.line("M516 372H684M516 394V372M544 394V372M572 394V372M600 394V372M628 394V372M656 394V372M684 394V372", "#f4e6c8", 4)
    p.line("M530 406L546 440M670 406L654 440", "#f4e6c8", 5)
    p.path("M566 240Q570 184 600 178Q634 184 636 240Z", p.horizontal("#7d3a32", "#4c2427"))
    p.path("M584 506V462a16 16 0 0 1 32 0v44z", "#f4e6c8")
    p.path("M589 506V464a11 11 0 0 1 22 0v42z", "#2f5d50")
    p.path("M592 280h16v22h-16zM590 330h20v24h-20zM556 440h18v22h-18zM628 440h18v22h-18z", "#ffe6ae")
    with p.stamp() as sail:
        p.line("M0 0V-236", "#4a2d27", 7)
        p.path("M4-40H46V-232H4Z", "#fff6e2")
        p.path("M4-40H46V-232H4Z", "#d8a66a", opacity=0.3)
        d = "".join(f"M4-{y}H46" for y in range(40, 240, 24)) + "M18-40V-232M32-40V-232"
        p.line(d, "#7a4a38", 2.6)
        p.path("M-14-60H-2V-232H-14Z", "#a86a46")
    for turn in (28, 118, 208, 298):
        p.use(sail, 600, 214, 0.86, turn=turn)
    p.circle(600, 214, 13, "#f4e6c8")
    p.circle(600, 214, 6, "#5a302a")
    with p.stamp() as tulip:
        p.path("M-3 60Q-6 30-3 0H3Q2 30 4 60Z", "#3d7a3f")
        p.path("M0 56Q-26 40-28 2Q-8 20 0 56Q6 18 26-2Q26 40 0 56Z", "#4f9347")
        p.path("M-19-34Q-10-26-8-20Q-4-38 0-44Q4-38 8-20Q10-26 19-34Q24 4 0 8Q-24 4-19-34Z", "#e0343f")
        p.path("M0-44Q4-38 8-20Q10-26 19-34Q24 4 0 8Q12-8 0-44Z", "#a8222f")
    for x, y, size in ((60, 780, 1.9), (160, 800, 1.6), (250, 810, 1.3), (1140, 784, 1.9), (1040, 802, 1.6), (950, 812, 1.3)):
        p.use(tulip, x, y - 40, size, turn=p.between(-7, 7))
    p.birds([(330, 110, 17), (384, 86, 12), (286, 80, 11)], "#3f6488")
