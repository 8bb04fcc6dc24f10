# SPDX-License-Identifier: Apache-2.0
"""By and under the sea: the harbor, the lighthouse, the reef and the bridge."""

import math

from brush import mix, smooth


def harbor(p):
    p.backdrop(p.vertical("#5ec3d8", "#b5e3df", "#fdf0d5"))
    p.sun(930, 150, 46, "#fffbe8", "#fff2c0", reach=4)
    p.cloud(60, 170, 280, "#ffffff", opacity=0.85)
    p.cloud(640, 110, 220, "#ffffff", opacity=0.7)
    p.land([(0, 330), (160, 270), (330, 300), (520, 220), (760, 280), (980, 230), (1200, 320)], p.vertical("#8fc0a8", "#a9cfae"))
    p.land([(0, 380), (200, 330), (420, 352), (640, 300), (860, 340), (1040, 310), (1200, 370)], p.vertical("#6ba88e", "#7fb894"))
    quay = 560
    houses = [
        (-20, 122, 300, "#f3c25b", "step"), (102, 108, 340, "#e8694f", "gable"), (210, 120, 276, "#f7e6c8", "hip"),
        (330, 104, 322, "#3f9aa6", "step"), (434, 128, 252, "#e3563f", "gable"), (562, 100, 310, "#f9d67a", "hip"),
        (662, 122, 264, "#f4efe3", "step"), (784, 106, 326, "#d97a8f", "gable"), (890, 122, 284, "#5aa7c0", "hip"),
        (1012, 104, 334, "#f0a04b", "gable"), (1116, 110, 296, "#c94f43", "step"),
    ]
    with p.stamp() as row:
        for index, (x, width, top, color, roof) in enumerate(houses):
            tile = ("#8a3b36", "#5a3a48", "#a14a38")[index % 3]
            middle = x + width / 2
            if roof == "gable":
                p.polygon([(x - 5, top), (middle, top - 62), (x + width + 5, top)], tile)
                p.polygon([(x + 12, top), (middle, top - 46), (x + width - 12, top)], mix(color, "#ffffff", 0.15))
                p.circle(middle, top - 15, 8, "#35405a")
            elif roof == "hip":
                p.polygon([(x - 4, top), (x + 18, top - 50), (x + width - 18, top - 50), (x + width + 4, top)], tile)
                p.path(f"M{middle - 14:.0f} {top - 12}v-22l14-14 14 14v22z", mix(color, "#ffffff", 0.4))
                p.rect(round(middle) - 7, top - 32, 14, 18, "#35405a")
            else:
                d = f"M{x} {top}v-18h{width * 0.16:.0f}v-18h{width * 0.16:.0f}v-20h{width * 0.36:.0f}v20h{width * 0.16:.0f}v18h{width * 0.16:.0f}v18z"
                p.path(d, color)
                p.circle(middle, top - 26, 8, "#35405a")
            p.rect(x, top, width, quay - top, color)
            p.rect(round(x + width * 0.72), top, round(width * 0.28), quay - top, "#27304f", opacity=0.13)
            frames, panes = "", ""
            columns = 3 if width > 110 else 2
            pitch = width / columns
            y = top + 18
            while y < quay - 84:
                for column in range(columns):
                    at = x + pitch * (column + 0.5)
                    frames += f"M{at - 13:.0f} {y}h26v36h-26z"
                    panes += f"M{at - 9:.0f} {y + 4}h8v28h-8zM{at + 1:.0f} {y + 4}h8v28h-8z"
                y += 56
            door = x + pitch * (0.5 + index % columns)
            p.path(frames, "#fffaf0")
            p.path(panes, "#35536f")
            p.path(f"M{door - 15:.0f} {quay}v-50a15 15 0 0 1 30 0v50z", ("#24524f", "#7a2f38", "#2f4a7a")[index % 3])
            for column in range(columns):
                at = x + pitch * (column + 0.5)
                if abs(at - door) > 5:
                    p.path(f"M{at - 16:.0f} {quay - 52}h32v34h-32z", "#35536f")
                    p.path(f"M{at - 20:.0f} {quay - 56}h40l5 15h-50z", ("#fffaf0", "#d8453f", "#f1b93f")[(index + column) % 3])
    p.use(row)
    p.rect(0, quay, 1200, 240, p.vertical("#4aa9b8", "#23788f", "#124f70"))
    with p.group(opacity=0.3):
        p.use(row, 0, quay * 1.7 + 14, across=1, scale=-0.7)
    p.rect(0, quay, 1200, 240, p.vertical((0, "#2f93a6", 0.1), (0.5, "#1d6f8b", 0.75), (1, "#114c6c", 0.95)))
    p.rect(0, quay - 2, 1200, 26, p.vertical("#cdb99a", "#8c7a6c"))
    p.line("".join(f"M{x} {quay + 4}v18" for x in range(20, 1200, 56)), "#6f5f58", 2)
    p.glints(60, quay + 40, 790, 20, 1180, "#c9f1ec", opacity=0.5)

    def boat(x, y, size, hull, stripe, sail=None):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.ellipse(0, 32, 118, 9, "#0c3c58", opacity=0.45)
            p.line("M4-8V-236", "#6b4630", 6)
            if sail:
                p.path("M12-20V-226Q92-130 100-34Z", sail[0])
                p.path("M12-20V-226Q50-130 52-28Z", sail[1], opacity=0.5)
                p.path("M-4-24V-200Q-64-110-76-30Z", sail[2])
            else:
                p.line("M4-64H96M4-64L96-70M4-232L-100-6M4-232L108-6", "#6b4630", 2.5)
                p.path("M10-66Q50-84 94-72V-62H10Z", "#f6ead2")
            p.path("M-112-6Q0 8 122-14Q112 30 86 36H-72Q-102 32-112-6Z", hull)
            p.path("M-109 4Q0 18 119-4L117 4Q0 26-106 12Z", stripe)
            p.path("M-50-4V-30H28V-2Z", "#fff6e2")
            p.path("M-40-24h14v12h-14zM-18-24h14v12h-14zM4-24h14v12h-14z", "#35536f")
            p.path("M4-236l34 9-34 9z", "#e4483c")

    boat(250, 606, 0.85, "#2c5b8c", "#fff3da")
    boat(960, 610, 0.9, "#2f6f5c", "#f3c25b")
    boat(600, 676, 1.42, "#d8413a", "#fff3da", ("#fff9ea", "#e8cfa6", "#f7dfb4"))
    boat(60, 744, 1, "#f3c25b", "#8a3b36")
    p.birds([(440, 130, 18), (498, 156, 14), (410, 172, 12), (800, 190, 15)], "#4d7c8a", 3.5)


def lighthouse(p):
    p.backdrop(p.vertical("#2a2358", "#7a3d7c", "#e0647a", "#ffb07c", "#ffe0a0"))
    stars = "".join(f"M{p.between(0, 1200):.0f} {p.between(0, 190):.0f}h.1" for _ in range(44))
    p.line(stars, "#ffeede", 2.4, opacity=0.7)
    p.cloud(40, 330, 340, "#ffb9a0", opacity=0.5)
    p.cloud(830, 270, 330, "#ffa79a", opacity=0.45)
    p.cloud(180, 240, 200, "#e98aa0", opacity=0.5)
    sea = 560
    p.sun(330, sea, 82, "#fff1c6", "#ffd48a", reach=3.6, strength=0.8)
    # The beams.
    p.polygon([(620, 176), (-60, 20), (-60, 230)], p.horizontal((0, "#fff3c4", 0), (1, "#fff3c4", 0.75)))
    p.polygon([(636, 176), (1260, 60), (1260, 250)], p.horizontal((0, "#fff3c4", 0.75), (1, "#fff3c4", 0)))
    p.rect(0, sea, 1200, 240, p.vertical("#e07f84", "#8a4a86", "#2f2a66", "#1a1b4a"))
    p.glints(46, sea + 4, 770, 170, 490, "#ffe3a4", opacity=0.85)
    p.glints(40, sea + 8, 790, 0, 1200, "#f0a0a0", opacity=0.4)
    p.path("M40 560Q70 548 96 552L120 540L170 556L180 562H40Z", "#7d4a7c")
    # The headland, its faces turned to the sun.
    p.path("M380 800Q400 730 452 690L470 640L520 596L560 580L600 560H800Q900 566 980 600L1060 612Q1140 640 1200 640V800Z", p.vertical("#6a3f66", "#3d2858", "#1f1842"))
    p.path("M380 800Q400 730 452 690L470 640L520 596L560 580L540 640L556 690L510 730L520 800Z", "#c2626f")
    p.path("M600 560L580 610L620 660L590 720L640 800H520L510 730L556 690L540 640L560 580Z", "#93496e")
    p.path("M760 570L730 640L780 700L750 800H900L860 720L890 660L850 610Z", "#2b1f4e", opacity=0.7)
    p.path("M545 584L600 556H800Q900 562 984 598L1060 610Q1140 636 1200 636V652Q1100 650 1020 626Q900 590 780 584Q640 580 560 596Z", "#7fa05c")
    p.path("M700 562H800Q900 566 984 598L1060 610Q1140 636 1200 636V652Q1100 650 1020 626Q900 590 700 562Z", "#54784f")
    # The keeper's house, behind the tower.
    p.rect(700, 500, 138, 74, p.horizontal("#fbe6d0", "#d7a99e"))
    p.polygon([(688, 504), (716, 456), (822, 456), (850, 504)], p.vertical("#c2483f", "#8e3140"))
    p.rect(796, 436, 18, 34, "#8e3140")
    p.path("M718 524h24v26h-24zM796 524h24v26h-24z", "#ffd978")
    p.path("M756 574v-44h24v44z", "#5a2f4a")
    p.line("M850 576Q930 580 1000 606M862 562v24M896 566v24M930 572v24M964 582v24", "#f6dccb", 4)
    # The tower, red and white.
    tower = p.horizontal("#fff8ea", "#f6dccf", "#b98aa0")
    red = p.horizontal("#f0584a", "#c93a42", "#7c2547")
    top, foot = 226, 580

    def half(y):
        return 36 + 30 * (y - top) / (foot - top)

    p.polygon([(628 - half(top), top), (628 + half(top), top), (628 + half(foot), foot), (628 - half(foot), foot)], tower)
    for a, b in ((226, 268), (330, 396), (462, 526)):
        p.polygon([(628 - half(a), a), (628 + half(a), a), (628 + half(b), b), (628 - half(b), b)], red)
    p.path("M618 290h20v26h-20zM618 414h20v26h-20z", "#4a2a56")
    p.path("M612 580v-38a16 16 0 0 1 32 0v38z", "#4a2a56")
    p.path("M574 214H682L672 230H584Z", "#3a2452")
    p.line("M580 192H676M580 214V192M599 214V192M618 214V192M638 214V192M657 214V192M676 214V192", "#f6dccb", 4)
    p.rect(602, 142, 52, 72, p.radial((0, "#fffdf0"), (0.6, "#ffe48a"), (1, "#ffb45a")))
    p.line("M602 142V214M628 142V214M654 142V214M602 178H654", "#3a2452", 4)
    p.path("M594 144Q600 104 628 98Q656 104 662 144Z", red)
    p.rect(626, 72, 4, 28, "#3a2452")
    p.circle(628, 72, 6, "#f0584a")
    p.circle(628, 178, 150, p.radial((0, "#fff6cf", 0.75), (0.3, "#ffe9a0", 0.3), (1, "#ffd88a", 0)))
    # Rocks and foam at the base.
    p.path("M300 800Q310 760 350 752L380 730L420 744L450 770L470 800Z", "#2c2050")
    p.path("M300 800Q310 760 350 752L380 730L376 770L350 800Z", "#a3556f")
    p.path("M1000 800Q1040 740 1110 736T1200 720V800Z", "#15123a")
    p.path("M250 800Q276 776 302 788Q322 768 350 784Q376 764 402 782Q430 768 450 784Q480 772 500 786Q530 778 548 800Z", "#ffe9dc", opacity=0.92)
    p.path("M200 800Q230 786 262 800ZM548 800Q570 786 600 800Z", "#ffe9dc", opacity=0.6)
    p.line("M190 768Q226 758 262 768M336 730Q352 722 368 730", "#ffe9dc", 4, opacity=0.6)
    p.birds([(470, 330, 18), (420, 366, 13), (900, 380, 15), (510, 400, 11)], "#47264f", 3.5)


def reef(p):
    p.backdrop(p.vertical("#8eeadb", "#2fb9c6", "#117fa8", "#0a4a80", "#082f60"))
    p.ellipse(600, 0, 460, 150, p.radial((0, "#f4fff2", 0.95), (1, "#bff7e6", 0)))
    ray = p.vertical((0, "#eafff4", 0.5), (1, "#eafff4", 0))
    for top, wide, foot, spread in ((420, 40, 120, 150), (520, 50, 420, 130), (620, 34, 660, 110), (690, 60, 900, 170), (790, 30, 1130, 120)):
        p.polygon([(top, -10), (top + wide, -10), (foot + spread, 640), (foot, 640)], ray)
    p.path("M0 560Q140 470 260 520T520 560T800 530T1020 500T1200 540V800H0Z", "#0c5f90", opacity=0.8)
    p.path("M0 620Q120 540 250 590T560 640T880 600T1200 610V800H0Z", p.vertical("#0b4d80", "#073464"))
    with p.stamp() as small:
        p.path("M-22 0Q-4-15 18 0Q-4 15-22 0ZM14 0L30-10V10Z", "#ffd35c")
    for x, y, size in ((210, 250, 0.8), (260, 280, 0.7), (170, 290, 0.65), (240, 320, 0.8), (300, 240, 0.6), (130, 250, 0.6), (310, 310, 0.55), (200, 350, 0.6)):
        p.use(small, x, y, size)
    with p.stamp() as striped:
        p.path("M-58 0Q-40-48 10-44Q44-34 56 0Q44 34 10 44Q-40 48-58 0Z", p.horizontal("#ff9a3c", "#f2652e"))
        p.path("M48 0L88-32Q80 0 88 32Z", "#f2652e")
        p.path("M-20-42Q-8 0-20 42L-4 45Q8 0-4-45ZM24-40Q38 0 24 40L36 34Q48 0 36-34Z", "#fff6ea")
        p.path("M-10-44Q10-70 40-44ZM-4 44Q10 62 26 42Z", "#d94f2a")
        p.circle(-38, -8, 7, "#fff6ea")
        p.circle(-39, -8, 4, "#1b2440")
    p.use(striped, 960, 300, 0.8)
    p.use(striped, 1050, 400, 0.55)
    p.use(striped, 300, 480, 0.6, across=-0.6)
    # The turtle, at the picture's center.
    with p.group(transform="translate(600 330)rotate(-14)"):
        limb = p.vertical("#a9cf6a", "#5f9a58")
        p.path("M-60-56Q-150-170-210-176Q-214-130-150-70Q-110-30-80-16Z", limb)
        p.path("M-50 62Q-90 150-150 190Q-168 140-120 80Q-96 50-70 36Z", "#4d8852")
        p.path("M112-46Q164-80 196-70Q180-34 120-14ZM112 48Q160 76 176 112Q134 106 96 66Z", "#6ea65a")
        p.path("M-118-24Q-170-60-206-32Q-226-8-206 18Q-174 44-118 24Z", p.vertical("#b8d873", "#74a95c"))
        p.circle(-188, -16, 8, "#14324a")
        p.circle(-190, -19, 2.6, "#ffffff")
        p.path("M-130 0Q-110-92 10-100Q120-92 150 6Q110 90 10 96Q-106 88-130 0Z", "#3b6b4c")
        p.path("M-122-6Q-104-88 10-96Q116-88 142 4Q100 74 10 78Q-98 72-122-6Z", p.vertical("#c99b4c", "#8f6a35"))
        plates = "M-64-34L-30-62L20-62L48-32L20 0L-36 0ZM-36 4L20 4L46 36L16 62L-34 60L-66 30ZM56-30L92-48L124-10L92-2L52 2L28 0ZM54 6L94 4L124 14L88 52L54 34L28 4ZM-72-30L-44 0L-72 26L-110 2L-104-22Z"
        p.path(plates, "#6f5230")
        p.path("M-58-34L-28-56L16-58L40-32L18-6L-32-6ZM60-28L90-42L112-12L90-8L54-4ZM-72-22L-52 0L-72 18L-100 0L-96-18Z", "#dcb566", opacity=0.9)
        p.path("M-90-62Q-40-92 20-88Q70-86 104-58Q60-76 10-76Q-44-76-90-62Z", "#ffe9ae", opacity=0.6)

    def branch(x, y, angle, long, depth):
        """The forking arms of a coral, returned as one line for each thickness."""
        end = (x + math.cos(angle) * long, y - math.sin(angle) * long)
        lines[depth] += f"M{x:.0f} {y:.0f}L{end[0]:.0f} {end[1]:.0f}"
        if depth:
            for turn in (-0.5, 0.42):
                branch(*end, angle + turn + p.between(-0.14, 0.14), long * p.between(0.7, 0.84), depth - 1)

    for x, y, long, color in ((170, 760, 84, "#ff6f7d"), (1030, 770, 92, "#ff8f5c"), (700, 800, 58, "#f3598f")):
        lines = [""] * 5
        branch(x, y, math.pi / 2, long, 4)
        for depth in range(4, -1, -1):
            p.line(lines[depth], color if depth else mix(color, "#ffffff", 0.45), 7 + depth * 4.5)
    p.path("M0 700Q120 650 240 720T480 740T760 750T980 730T1200 690V800H0Z", p.vertical("#1d4a86", "#0b2450"))

    def tubes(x, y, size, color):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            for dx, tall, wide in ((-40, 90, 26), (0, 140, 32), (42, 104, 28), (72, 60, 22)):
                p.path(f"M{dx - wide / 2:.0f} 40V{-tall}H{dx + wide / 2:.0f}V40Z", p.horizontal(mix(color, "#ffffff", 0.25), mix(color, "#1a1050", 0.35)))
                p.ellipse(dx, -tall, wide / 2 + 2, 8, mix(color, "#ffffff", 0.45))
                p.ellipse(dx, -tall, wide / 2 - 3, 5, mix(color, "#1a1050", 0.6))

    tubes(420, 740, 0.95, "#a05fd0")
    tubes(880, 750, 0.8, "#f2b53c")
    for x, y, radius, color in ((300, 770, 70, "#f7c65b"), (560, 790, 80, "#35c1a6"), (1150, 750, 90, "#e0609a"), (40, 760, 80, "#57b8e0")):
        p.path(f"M{x - radius} {y}a{radius} {radius * 0.8:.0f} 0 0 1 {2 * radius} 0z", p.vertical(mix(color, "#ffffff", 0.25), mix(color, "#12306a", 0.35)))
        d = "".join(f"M{x + radius * k / 4 * 0.9:.0f} {y - 4}Q{x + radius * k / 4 * 0.8:.0f} {y - radius * 0.5:.0f} {x + radius * k / 4 * 0.3:.0f} {y - radius * 0.72:.0f}" for k in range(-3, 4))
        p.line(d, mix(color, "#12306a", 0.3), 4, opacity=0.7)
    weed = ""
    for x in (236, 262, 780, 806, 956):
        weed += f"M{x} 780q-22-40 0-74t4-70t-6-60"
    p.line(weed, "#2fae86", 9)
    p.path("M0 770Q200 730 420 776T860 774T1200 760V800H0Z", "#f0d7a2")
    p.path("M0 784Q240 756 480 788T900 786T1200 778V800H0Z", "#cda873")
    bubbles = [(470, 210, 8), (452, 176, 6), (476, 148, 10), (820, 560, 8), (836, 520, 6), (815, 486, 10), (380, 590, 7), (392, 556, 9)]
    for x, y, radius in bubbles:
        p.circle(x, y, radius, "#eafffb", opacity=0.55)


def bridge(p):
    p.backdrop(p.vertical("#4f8f9c", "#a5c9bf", "#f5dca6", "#ffc98a"))
    p.sun(690, 400, 74, "#fff4d2", "#ffe2a0", reach=4)
    p.land(p.ridge(440, 26, 100), p.vertical("#b7b78f", "#e0bf8a"))
    p.land([(0, 500), (140, 470), (300, 492), (470, 500), (700, 486), (900, 440), (1040, 400), (1200, 380)], p.vertical("#7f9a86", "#c2b083"))
    p.rect(0, 520, 1200, 280, p.vertical("#f0c98c", "#7fb0a5", "#2f7d85", "#14566a"))
    p.glints(40, 528, 780, 520, 860, "#fff0c4", opacity=0.8)
    p.glints(40, 540, 790, 0, 1200, "#d5f0e2", opacity=0.35)
    p.path("M1200 330Q1080 350 1000 430Q940 500 850 528L1200 540Z", p.vertical("#5c7a5f", "#3f5d52"))
    fog = p.vertical((0, "#fff3dc", 0), (0.5, "#fff3dc", 0.95), (1, "#fff3dc", 0))
    p.ellipse(900, 520, 420, 46, fog)
    p.ellipse(200, 510, 420, 36, fog)
    focus, horizon, eye, deck, crest = 900, 520, 4, 13, 55

    def project(x, y, z):
        return (600 + focus * x / z, horizon - focus * (y - eye) / z)

    def side(t, y, across):
        """A point of the bridge: t is 0 at the near tower and 1 at the far one, across is 0 or 1."""
        return project(-24 + 77 * t + 7.5 * across, y, 102 + 90 * t - 6.4 * across)

    def height(t):
        if t < 0:
            return max(deck + 1, crest + (crest - deck) / 0.62 * t)
        if t > 1:
            return max(deck + 1, crest - (crest - deck) / 0.62 * (t - 1))
        return deck + 2 + (crest - deck - 2) * (2 * t - 1) ** 2

    def tower(t, wide):
        # Far leg first, then the braces, then the near leg.
        for across, lit, dark in ((1, "#b8402f", "#8c2d2b"), (0, "#e2573a", "#b23c2e")):
            for low, high, grow in ((0, 20, 1.25), (20, 34, 1.05), (34, 46, 0.9), (46, crest + 1, 0.75)):
                foot, head = side(t, low, across), side(t, high, across)
                w = wide * grow
                p.polygon([(foot[0] - w, foot[1]), (head[0] - w, head[1]), (head[0] + w, head[1]), (foot[0] + w, foot[1])], lit)
                p.polygon([(foot[0] + w * 0.2, foot[1]), (head[0] + w * 0.2, head[1]), (head[0] + w, head[1]), (foot[0] + w, foot[1])], dark)
            if across:
                for low, high in ((20, 22.5), (32, 35), (43, 46), (51.5, 55)):
                    p.polygon([side(t, low, 0), side(t, high, 0), side(t, high, 1), side(t, low, 1)], "#cf4b35")

    def run(across, color, width, near, far, steps):
        points = [side(near + (far - near) * k / steps, height(near + (far - near) * k / steps), across) for k in range(steps + 1)]
        p.line(smooth(points), color, width)

    def hangers(across, color, near, far, steps, width):
        d = ""
        for k in range(steps + 1):
            t = near + (far - near) * k / steps
            a, b = side(t, height(t), across), side(t, deck, across)
            d += f"M{a[0]:.0f} {a[1]:.0f}V{b[1]:.0f}"
        p.line(d, color, width, opacity=0.85)

    hangers(1, "#a93e30", 0.02, 1, 26, 1.6)
    run(1, "#a93e30", 4, 0, 1, 14)
    tower(1, 9)
    run(0, "#d2503a", 3, 1, 1.62, 4)
    run(1, "#a93e30", 2.5, 1, 1.62, 4)
    hangers(0, "#c84a36", 1.04, 1.5, 8, 1.2)
    p.polygon([side(-0.62, deck, 0), side(1.9, deck, 0), side(1.9, deck, 1), side(-0.62, deck, 1)], "#7c2b2b")
    p.polygon([side(-0.62, deck + 0.6, 0), side(2.2, deck + 0.6, 0), side(2.2, deck - 2.4, 0), side(-0.62, deck - 2.4, 0)], "#d9523a")
    truss = ""
    for k in range(60):
        t = -0.6 + 2.4 * (k / 60) ** 1.15
        a, b = side(t, deck - 0.2, 0), side(t + 0.02, deck - 2.2, 0)
        truss += f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}"
    p.line(truss, "#8c2f2b", 2, opacity=0.7)
    p.line(smooth([side(t / 10, deck + 0.6, 0) for t in range(-6, 20, 2)]), "#ff9a6a", 3)
    foot = side(0, 0, 0.5)
    p.path("M985 486Q1040 440 1100 420L1200 400V560H960Q970 520 985 486Z", p.vertical("#56755c", "#3b5950"))
    p.path("M900 560Q1000 536 1200 548V572Q1040 588 900 560Z", p.vertical("#f3dcb0", "#8dbbae"))
    p.ellipse(1000, 556, 330, 34, fog)
    p.path(f"M{foot[0] - 84:.0f} {foot[1] - 2:.0f}q84-26 168 0v22q-84 26-168 0z", "#a39a83")
    p.path(f"M{foot[0]:.0f} {foot[1] - 15:.0f}q50 1 84 13v22q-40 14-84 13z", "#5d6a68")
    tower(0, 15)
    run(1, "#a93e30", 5, -0.62, 0, 6)
    hangers(0, "#d2503a", 0.03, 1, 26, 2)
    hangers(1, "#a93e30", -0.5, -0.04, 9, 2.4)
    hangers(0, "#d2503a", -0.5, -0.04, 9, 3)
    run(0, "#f0694a", 6, 0, 1, 14)
    run(0, "#f0694a", 8, -0.62, 0, 6)
    p.ellipse(300, 610, 420, 20, fog, opacity=0.55)
    # A sail below the span, and the headland in front.
    p.path("M640 664H730L716 684H656Z", "#173f52")
    p.path("M682 656V572Q722 620 728 656ZM676 656V590Q652 626 646 656Z", "#fffaf0")
    p.glints(8, 690, 740, 640, 740, "#fff6e2", opacity=0.6)
    p.path("M0 640Q90 640 150 700T330 800H0Z", "#173d42")
    p.path("M0 690Q70 690 120 734T230 800H0Z", "#0e2b33")
    fir = p.pine("#1f4d4a", "#12343a")
    for x, y, size in ((30, 670, 1.4), (84, 690, 1.1), (130, 716, 1.4), (186, 750, 0.9)):
        p.use(fir, x, y, size)
    p.birds([(880, 200, 18), (938, 172, 13), (840, 166, 11)], "#35656c", 3.5)
