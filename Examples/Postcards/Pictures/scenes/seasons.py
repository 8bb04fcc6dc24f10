# SPDX-License-Identifier: Apache-2.0
"""Far from roads: the waterfall, the island, the camp, the birches and the terraces."""

import math

from brush import mix, smooth


def waterfall(p):
    p.backdrop(p.vertical("#8fd4d8", "#d9f0dd", "#fbf3d6"))
    p.sun(740, 130, 52, "#fffbe8", "#fff2c0", reach=4)
    p.cloud(90, 150, 230, "#ffffff", opacity=0.8)
    p.land(p.ridge(300, 26, 90, right=1000), p.vertical("#9cc9b4", "#7fb59c"))
    p.land(p.ridge(356, 30, 90, right=1000), p.vertical("#6aa585", "#4d8c6f"))
    # The cliff, with the water that falls through its gap.
    left = [(0, 250), (130, 232), (250, 262), (360, 250), (404, 300), (398, 420), (414, 560), (396, 690), (410, 760)]
    right = [(1000, 220), (860, 240), (740, 224), (640, 262), (596, 306), (606, 440), (588, 570), (604, 700), (592, 760)]
    p.polygon([(380, 282), (620, 282), (620, 780), (380, 780)], p.vertical("#2c6b6e", "#1d4f58"))
    p.polygon([*left, (0, 800)], p.horizontal("#6d5a52", "#8a7264", "#54443f"))
    p.polygon([*right, (1000, 800)], p.horizontal("#5d4b45", "#836b5c", "#6b564c"))
    cracks = ""
    for _ in range(80):
        side = p.random.random() < 0.5
        x = p.between(10, 380) if side else p.between(620, 990)
        y = p.between(290, 740)
        cracks += f"M{x:.0f} {y:.0f}l{p.between(-8, 8):.0f} {p.between(20, 60):.0f}"
    p.line(cracks, "#3a2d2c", 4, opacity=0.4)
    for y, shade in ((330, "#a58a76"), (430, "#9a806d"), (548, "#8f7564"), (650, "#856c5d")):
        for x0, x1 in ((0, 396), (604, 1000)):
            d, x = f"M{x0} {y}", x0
            while x < x1:
                x = min(x + 44, x1)
                d += f"L{x:.0f} {y + p.between(-12, 12):.0f}"
            p.line(d, shade, 5, opacity=0.55)
    # The river above, then three veils of falling water.
    p.path("M384 296Q450 262 500 268T618 296L600 316H400Z", "#d7f4f2")
    p.path("M400 300H600L610 790H392Z", p.vertical("#f4fdfb", "#bfe9ea", "#f0fbfa"))
    for color, count, thick in (("#7fc7cf", 26, 6), ("#ffffff", 34, 7), ("#a9dde2", 16, 10)):
        d = ""
        for _ in range(count):
            x = p.between(404, 596)
            y = p.between(310, 640)
            d += f"M{x:.0f} {y:.0f}q{p.between(-7, 7):.0f} {p.between(40, 70):.0f} {p.between(-5, 5):.0f} {p.between(80, 150):.0f}"
        p.line(d, color, thick, opacity=0.55)
    # A ledge that parts the water.
    p.path("M452 556Q470 520 506 522T566 548Q560 584 512 586T452 556Z", p.horizontal("#6d5a52", "#3d302f"))
    p.path("M446 552Q468 504 506 506T572 544Q540 526 506 530T446 552Z", "#f4fdfb")
    moss = p.vertical("#8fbf58", "#4f8c3f")
    for x, y, wide in ((60, 252, 130), (230, 262, 120), (350, 262, 70), (900, 238, 150), (760, 234, 110), (650, 268, 70)):
        p.path(f"M{x - wide / 2:.0f} {y + 16}Q{x - wide / 3:.0f} {y - 34} {x:.0f} {y - 28}T{x + wide / 2:.0f} {y + 16}Q{x:.0f} {y + 34} {x - wide / 2:.0f} {y + 16}Z", moss)
    fir = p.pine("#3f7d57", "#2a5f47")
    for x, y, size in ((40, 250, 1.5), (110, 244, 1.9), (186, 258, 1.4), (276, 262, 1.7), (700, 246, 1.5), (788, 240, 1.9), (868, 244, 1.5), (950, 236, 2)):
        p.use(fir, x, y, size)
    # The pool.
    p.path("M0 780Q240 744 500 756T1000 776V1000H0Z", p.vertical("#7fd0cf", "#2f98a4", "#15616f"))
    for x, y, across, strength in ((500, 772, 230, 0.95), (420, 790, 120, 0.8), (590, 790, 130, 0.8)):
        p.ellipse(x, y, across, across * 0.22, p.radial((0, "#ffffff", strength), (0.6, "#f2fdfc", strength * 0.6), (1, "#ffffff", 0)))
    p.glints(40, 800, 980, 60, 940, "#e6fbf7", opacity=0.55)
    # A rainbow in the spray.
    for index, color in enumerate(("#ff8f8a", "#ffc57a", "#fff0a0", "#a9e0a0", "#8fc8f0")):
        radius = 300 - index * 12
        p.line(f"M{500 - radius} 800A{radius} {radius} 0 0 1 {500 + radius} 800", color, 12, opacity=0.2, stroke_linecap="butt")
    stone = p.vertical("#8f8178", "#5b4d4a")
    for x, y, wide, high in ((130, 812, 200, 90), (300, 850, 150, 64), (880, 816, 220, 96), (716, 852, 140, 60), (520, 880, 120, 46)):
        p.path(f"M{x - wide / 2:.0f} {y + high / 2:.0f}Q{x - wide / 2:.0f} {y - high / 2:.0f} {x - wide / 6:.0f} {y - high / 2:.0f}T{x + wide / 2:.0f} {y + high / 2:.0f}Z", stone)
        p.path(f"M{x - wide / 2.4:.0f} {y - high / 8:.0f}Q{x - wide / 3:.0f} {y - high / 2:.0f} {x - wide / 6:.0f} {y - high / 2:.0f}Q{x + wide / 8:.0f} {y - high / 2:.0f} {x + wide / 4:.0f} {y - high / 6:.0f}Q{x:.0f} {y - high / 3.4:.0f} {x - wide / 2.4:.0f} {y - high / 8:.0f}Z", "#8fbf58", opacity=0.85)
    # Ferns in front.
    for side in (0, 1):
        with p.group(transform="translate(1000 0)scale(-1 1)" if side else "translate(0 0)"):
            p.path("M0 880Q120 860 190 930T330 1000H0Z", "#173c32")
            for x, y, lean, size in ((60, 920, -26, 1.2), (120, 950, 10, 1.3), (200, 980, 30, 1)):
                d = ""
                for k in range(9):
                    part = k / 9
                    bx, by = x + lean * part * 2, y - 150 * size * part
                    reach = 62 * size * (1 - part * 0.8)
                    d += f"M{bx:.0f} {by:.0f}q{-reach * 0.6:.0f} {-reach * 0.5:.0f} {-reach:.0f} {reach * 0.05:.0f}q{reach * 0.6:.0f} {-reach * 0.1:.0f} {reach:.0f} {reach * 0.12:.0f}"
                    d += f"q{reach * 0.5:.0f} {-reach * 0.6:.0f} {reach:.0f} {-reach * 0.05:.0f}q{-reach * 0.5:.0f} {-reach * 0.1:.0f} {-reach:.0f} {reach * 0.1:.0f}z"
                p.path(d, "#2f6b45" if size > 1.1 else "#4a8a4d")
    p.birds([(300, 170, 17), (352, 146, 12), (268, 136, 11)], "#3f6a66")


def island(p):
    p.backdrop(p.vertical("#2fa5d8", "#8fd6ea", "#e2f5ee"))
    p.sun(960, 150, 58, "#fffbe0", "#fff3b8", reach=4)
    p.cloud(80, 200, 300, "#ffffff", opacity=0.9)
    p.cloud(420, 120, 200, "#ffffff", opacity=0.7)
    p.cloud(820, 330, 230, "#ffffff", opacity=0.6)
    p.path("M740 410Q800 372 860 384Q920 350 990 378Q1050 388 1110 410Z", "#7cc3c8")
    p.rect(0, 408, 1200, 392, p.vertical("#2b9fc4", "#1f8fb5", "#2fb3bd", "#7fdcd0"))
    p.rect(0, 406, 1200, 4, "#e6fbf7", opacity=0.7)
    p.glints(50, 420, 600, 0, 1200, "#c9f4f4", opacity=0.5)
    # Shallow water around the sand, in bands.
    for grow, color, opacity in ((1.3, "#4fc6c8", 0.6), (1.16, "#86e0d4", 0.75), (1.06, "#c4f3e4", 0.9)):
        p.ellipse(560, 604, 400 * grow, 92 * grow, color, opacity=opacity)
    p.path("M160 612Q260 556 420 540Q600 516 760 548Q900 570 960 612Q880 668 620 676Q300 682 160 612Z", p.vertical("#fff3cf", "#f4dba2", "#e2bd7c"))
    p.path("M260 590Q420 548 620 540Q500 566 440 600Q340 618 260 590Z", "#fffbe8", opacity=0.7)
    p.path("M380 560Q470 486 590 484T800 562Q600 534 380 560Z", p.vertical("#6fb04c", "#3f8440"))
    p.path("M420 558q20-46 40 0zM500 544q22-54 48 0zM600 540q26-50 52 2zM690 552q22-46 44 4z", "#4f9a45")

    def palm(x, y, high, lean, size):
        top = (x + lean, y - high)
        trunk = f"M{x - 13 * size:.0f} {y}Q{x + lean * 0.1:.0f} {y - high * 0.55:.0f} {top[0] - 6 * size:.0f} {top[1]:.0f}L{top[0] + 6 * size:.0f} {top[1]:.0f}Q{x + lean * 0.1 + 16 * size:.0f} {y - high * 0.5:.0f} {x + 14 * size:.0f} {y}Z"
        p.path(trunk, p.horizontal("#b98a5a", "#7a5238"))
        rings = ""
        for k in range(1, 9):
            part = k / 9
            cx = x + lean * part**1.8
            rings += f"M{cx - 9 * size:.0f} {y - high * part:.0f}q{9 * size:.0f} {5 * size:.0f} {18 * size:.0f} 0"
        p.line(rings, "#5d3d2b", 2.5, opacity=0.5)
        for dx, dy, color in (
            (-120, 40, "#2f7a3f"), (120, 44, "#2a6d3c"), (-70, 84, "#276637"), (72, 88, "#276637"), (-140, -14, "#4c9f4a"),
            (138, -8, "#3f8f46"), (-92, -64, "#5bb052"), (96, -60, "#5bb052"), (4, -86, "#6cbf58"),
        ):
            dx, dy = dx * size, dy * size
            p.path(f"M{top[0]:.0f} {top[1]:.0f}q{dx * 0.5:.0f} {dy - 44 * size:.0f} {dx:.0f} {dy:.0f}q{-dx * 0.3:.0f} {-dy * 0.2 - 8 * size:.0f} {-dx * 0.45:.0f} {-dy * 0.5 + 4 * size:.0f}q{-dx * 0.3:.0f} {-dy * 0.2:.0f} {-dx * 0.55:.0f} {-dy * 0.5 - 4 * size:.0f}z", color)
        for dx, dy in ((-11, 8), (8, 12), (0, 2)):
            p.circle(top[0] + dx * size, top[1] + dy * size, 9 * size, "#6b4427")

    palm(700, 560, 250, 120, 1)
    palm(470, 562, 320, -90, 1.25)
    palm(560, 556, 210, 40, 0.85)
    # A hammock, a hut of leaves, a boat on the sand.
    p.path("M560 560V492H700V560Z", p.horizontal("#c99a5e", "#8f6238"))
    p.path("M612 560v-42h32v42z", "#4a2d20")
    p.polygon([(538, 500), (630, 430), (722, 500), (704, 512), (556, 512)], p.vertical("#e2bf74", "#a97c3f"))
    p.line("M560 504L628 440M590 506L630 440M630 440V508M632 440L670 506M634 440L702 504", "#7a5526", 3, opacity=0.55)
    p.path("M292 600Q340 640 430 634Q470 630 486 606Q390 622 292 600Z", p.vertical("#e8523f", "#a8322f"))
    p.path("M292 600Q390 622 486 606Q400 612 330 598Z", "#fff3da")
    p.line("M330 640L452 588", "#7a5238", 5)
    p.path("M840 616q14-40 66-8zM840 616q-6-36-58-2z", "#f2c14e")
    p.path("M840 616q2-44 12-6zM840 616q-16-40-8-4z", "#d8413a")
    p.line("M840 556V650", "#6b4630", 5)
    p.path("M768 566Q840 506 912 566Q876 548 840 566Q804 548 768 566Z", "#e4483c")
    p.path("M804 558Q816 526 840 522V566Q820 552 804 558ZM876 558Q864 526 840 522V566Q860 552 876 558Z", "#fff6e2")
    # Waves that run up the sand.
    p.line("M120 640Q300 712 620 706T1000 636", "#ffffff", 7, opacity=0.8)
    p.line("M60 676Q300 752 640 746T1080 670", "#e6fbf7", 5, opacity=0.6)
    p.glints(34, 690, 795, 0, 1200, "#f2fffb", opacity=0.7)
    for x, y, size in ((120, 520, 1), (1060, 540, 0.7)):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.ellipse(0, 22, 70, 6, "#136a86", opacity=0.4)
            p.path("M-60 4H64L44 24H-44Z", "#fff6e2")
            p.path("M0 0V-120Q58-60 62-6Z", "#f7f1df")
            p.path("M-6-4V-100Q-44-50-48-10Z", "#e4a33c")
            p.line("M-3 4V-124", "#6b4630", 4)
    p.birds([(240, 330, 17), (296, 304, 13), (200, 290, 11)], "#356f86")


def camp(p):
    p.backdrop(p.vertical("#050a24", "#101a4a", "#2a3376", "#6a4d8e"))
    # The Milky Way.
    for x, y, across, down, turn, color, strength in (
        (640, 190, 640, 90, -24, "#8f8fe0", 0.34), (700, 170, 460, 50, -24, "#e6c9f4", 0.3), (520, 260, 300, 34, -24, "#bfe0ff", 0.3),
    ):
        with p.group(transform=f"rotate({turn} {x} {y})"):
            p.ellipse(x, y, across, down, p.radial((0, color, strength), (1, color, 0)))
    for count, width, color, opacity in ((150, 2.2, "#dfe6ff", 0.75), (46, 3.6, "#ffffff", 0.95), (14, 4.6, "#ffe6b8", 0.95)):
        d = "".join(f"M{p.between(0, 1200):.0f} {p.between(0, 430):.0f}h.1" for _ in range(count))
        p.line(d, color, width, opacity=opacity)
    d = ""
    for _ in range(110):
        part = p.between(-1, 1)
        x = 640 + part * 560
        d += f"M{x:.0f} {190 - part * 230 + p.between(-40, 40):.0f}h.1"
    p.line(d, "#ffffff", 2, opacity=0.7)
    p.line("M880 96L1010 54", "#ffffff", 3, opacity=0.8)
    p.line("M960 70L1010 54", "#ffffff", 5)
    for x, y, left, right in ((220, 360, 260, 250), (980, 340, 290, 260)):
        p.mountain(x, y, 560, left, right, "#3a3f80", "#262c64", "#aab4ee", "#6f78bd", 0.34)
    p.mountain(600, 300, 560, 280, 300, "#444a92", "#2b3270", "#c4ccff", "#7a84cc", 0.36, rough=11)
    p.land([(0, 520), (200, 496), (420, 530), (640, 512), (880, 532), (1200, 500)], p.vertical("#1f2a5c", "#182250"))
    fir = p.pine("#14204a", "#0d1638")
    for x in range(-6, 1210, 38):
        p.use(fir, x, 566 + 12 * math.sin(x * 0.02) + p.between(-6, 6), p.between(0.8, 1.5))
    # The lake behind the tents.
    p.rect(0, 566, 1200, 70, p.vertical("#5a5aa4", "#39407f"))
    p.glints(24, 572, 632, 200, 1000, "#b7bdf2", opacity=0.5)
    p.land([(0, 640), (240, 616), (500, 634), (760, 622), (1000, 636), (1200, 612)], p.vertical("#27345a", "#141d3c"))
    p.ellipse(600, 700, 420, 110, p.radial((0, "#ffb45a", 0.55), (1, "#ffb45a", 0)))

    def tent(x, y, size, light, shade, glow):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.ellipse(0, 4, 190, 22, p.radial((0, glow, 0.5), (1, glow, 0)))
            p.polygon([(-150, 0), (-20, -150), (26, 0)], p.vertical(mix(light, "#fff3c0", 0.5), light))
            p.polygon([(-20, -150), (96, -120), (160, -6), (26, 0)], p.vertical(shade, mix(shade, "#10143a", 0.4)))
            p.polygon([(-86, 0), (-26, -118), (-24, 0)], "#ffe9a8")
            p.polygon([(-26, -118), (-24, 0), (-2, 0)], mix(light, "#3a1a20", 0.35))
            p.line("M-20-150L-26-166M-20-150L-176 8M96-120L190 6", "#d8d2c4", 3, opacity=0.7)
            p.circle(-56, -26, 11, "#7a3b2f")
            p.path("M-74 0q4-22 18-22t20 22z", "#7a3b2f")

    tent(250, 690, 0.8, "#e8863c", "#a84e38", "#ffc46a")
    tent(936, 694, 0.86, "#3fa6a0", "#236d78", "#ffdc8a")
    tent(1110, 664, 0.45, "#d8b04a", "#96702f", "#ffdc8a")
    # The fire and the two beside it.
    p.line("M548 724L656 700M552 700L652 726", "#5a3426", 14)
    p.path("M562 708Q548 660 580 626Q584 650 596 640Q598 606 622 584Q620 620 642 640Q656 664 638 708Z", "#ff7a2e")
    p.path("M574 708Q566 676 586 656Q594 668 602 656Q606 634 616 622Q620 650 632 664Q638 686 626 708Z", "#ffb63f")
    p.path("M586 708Q584 684 598 672Q606 660 610 654Q620 680 614 708Z", "#fff1b0")
    d = "".join(f"M{600 + p.between(-50, 50):.0f} {p.between(470, 610):.0f}h.1" for _ in range(20))
    p.line(d, "#ffc46a", 4, opacity=0.85)
    for x, flip, coat, hair in ((486, 1, "#c2473f", "#2b1a20"), (720, -1, "#3f77b0", "#5a3426")):
        with p.group(transform=f"translate({x} 724)scale({flip} 1)"):
            p.path("M-52 0H34V16H-52Z", "#4a2d24")
            p.path("M-38 0Q-46-70-6-78Q30-70 26-30L62-26Q70-24 68-16V6H52V-8L6-4V0Z", coat)
            p.path("M8-70Q30-66 26-30L40-28Q46-60 20-78Z", "#ffc68a", opacity=0.5)
            p.circle(2, -98, 21, "#f0b88f")
            p.path("M-21-94Q-26-124 2-124Q24-122 24-104Q4-112-6-98Q-8-84-14-80Z", hair)
    p.land([(0, 760), (200, 738), (420, 764), (640, 756), (860, 768), (1200, 736)], "#0a1026")
    d = ""
    for x in range(0, 1200, 15):
        d += f"M{x} {772 + p.between(-6, 4):.0f}q{p.between(-5, 5):.0f} {-p.between(14, 26):.0f} {p.between(-9, 9):.0f} {-p.between(24, 44):.0f}"
    p.line(d, "#0a1026", 3.5)
    dark = p.pine("#080e22", "#050917")
    for x, y, size in ((50, 806, 4), (150, 812, 2.8), (1150, 806, 4.2), (1046, 814, 2.7)):
        p.use(dark, x, y, size)


def birches(p):
    p.backdrop(p.vertical("#fbe3a0", "#fdf0c4", "#fff6e0"))
    p.sun(640, 300, 84, "#fffdf0", "#fff0b8", reach=3.6, strength=0.9)
    for y, color, step, tall in ((430, "#f0c878", 74, 300), (470, "#e6ae58", 92, 360)):
        d = ""
        for x in range(-20, 1230, step):
            at = x + p.between(-20, 20)
            d += f"M{at:.0f} {y + 60:.0f}V{y - tall + p.between(-40, 40):.0f}"
        p.line(d, mix(color, "#fffaf0", 0.55), 9, opacity=0.8)
        circles = [(p.between(-40, 1240), p.between(20, y - 90), p.between(28, 60)) for _ in range(54)]
        p.blobs(circles, color, opacity=0.45)
    p.land([(0, 470), (240, 452), (520, 470), (800, 456), (1200, 476)], p.vertical("#e2a244", "#c97a35"))
    # The path into the light.
    p.path("M600 462Q640 466 668 470Q640 520 700 580T760 800H360Q470 660 560 590T600 462Z", p.vertical("#fff0c8", "#f2cf94", "#d9a566"))
    p.path("M668 470Q640 520 700 580T760 800H700Q700 690 640 590T640 466Z", "#b9763f", opacity=0.35)
    p.land([(0, 560), (160, 546), (330, 580), (430, 640), (380, 720), (340, 800)], p.vertical("#d98a36", "#a85428"))
    p.path("M1200 540Q1000 530 860 566T730 650Q760 730 800 800H1200Z", p.vertical("#dd9238", "#a85428"))
    for color, count in (("#f7c34a", 90), ("#c2482c", 70), ("#fbe08a", 60)):
        d = ""
        for _ in range(count):
            y = p.between(520, 796)
            x = p.between(0, 1200)
            size = 3 + (y - 500) / 60
            d += f"M{x:.0f} {y:.0f}q{size:.1f} {-size:.1f} {size * 2:.1f} 0q{-size:.1f} {size:.1f} {-size * 2:.1f} 0z"
        p.path(d, color, opacity=0.85)

    def birch(x, y, width, top):
        lean = p.between(-14, 14)
        p.path(f"M{x - width / 2:.0f} {y}Q{x - width / 2 + lean:.0f} {(y + top) / 2:.0f} {x - width / 3 + lean:.0f} {top}H{x + width / 3 + lean:.0f}Q{x + width / 2 + lean:.0f} {(y + top) / 2:.0f} {x + width / 2:.0f} {y}Z", p.horizontal("#ffffff", "#f6efe2", "#b9a894"))
        d, marks = "", int((y - top) / (width * 0.75))
        for index in range(marks):
            part = index / marks
            my = top + (y - top) * (part + p.between(0, 0.6) / marks)
            mx = x + lean * (1 - part) * 0.9 + p.between(-width * 0.36, width * 0.1)
            d += f"M{mx:.0f} {my:.0f}q{width * 0.16:.0f} {width * 0.1:.0f} {width * p.between(0.2, 0.5):.0f} 0"
        p.line(d, "#3f3431", max(2.5, width * 0.09), opacity=0.85)
        fork = top + (y - top) * 0.22
        p.line(f"M{x + lean:.0f} {fork:.0f}q{width * 0.9:.0f} {-width:.0f} {width * 1.4:.0f} {-width * 2.6:.0f}M{x + lean:.0f} {fork + width:.0f}q{-width:.0f} {-width:.0f} {-width * 1.5:.0f} {-width * 2.4:.0f}", "#e6dac8", width * 0.22)

    for x, y, width in ((330, 566, 22), (446, 520, 15), (830, 540, 18), (930, 556, 24), (740, 508, 12)):
        birch(x, y, width, -20)
    for color, spread in (("#e08a2a", 1), ("#f4b53a", 0.9), ("#fbd768", 0.7)):
        circles = []
        for x, y, reach in ((150, 70, 210), (420, 40, 150), (880, 60, 190), (1090, 80, 190), (640, -10, 150)):
            for _ in range(9):
                circles.append((x + p.between(-reach, reach) * spread, y + p.between(-90, 110) * spread, p.between(22, 50) * spread))
        p.blobs(circles, color, opacity=0.8)
    for x, y, width in ((120, 690, 52), (1070, 700, 56), (226, 610, 34), (980, 626, 32)):
        birch(x, y, width, -30)
    for color, spread in (("#e39a2e", 1), ("#ffd458", 0.75)):
        circles = []
        for x, y, reach in ((60, 30, 200), (1150, 30, 210)):
            for _ in range(12):
                circles.append((x + p.between(-reach, reach) * spread, y + p.between(-60, 130) * spread, p.between(20, 46)))
        p.blobs(circles, color, opacity=0.88)
    # A deer on the path, and leaves in the air.
    p.ellipse(606, 610, 60, 7, "#8f5a30", opacity=0.4)
    p.path("M566 560Q560 540 576 534Q610 528 632 532L646 500Q640 484 652 478L672 480Q684 486 680 496L664 502Q662 530 652 552Q650 564 646 572L650 610H642L632 574Q606 580 588 574L584 610H576L574 576Q566 572 566 560Z", "#8a4f2b")
    p.path("M640 574L636 610H629L628 576ZM584 574L592 610H600L594 576Z", "#6b3b22")
    p.line("M654 478Q640 460 648 440M650 462L632 450M664 478Q672 458 662 440M668 460L684 448", "#5d3a24", 4)
    p.path("M564 546q-10-10 0-16l8 6z", "#fff3da")
    d = ""
    for _ in range(26):
        x, y, size = p.between(60, 1140), p.between(160, 500), p.between(5, 9)
        d += f"M{x:.0f} {y:.0f}q{size:.0f} {-size:.0f} {size * 2:.0f} 0q{-size:.0f} {size:.0f} {-size * 2:.0f} 0z"
    p.path(d, "#e0762a", opacity=0.9)


def terraces(p):
    p.backdrop(p.vertical("#f7b98a", "#fbdcae", "#e2efd8"))
    p.sun(330, 190, 60, "#fff8e2", "#ffe6b0", reach=4)
    p.cloud(720, 150, 260, "#fff3e2", opacity=0.7)
    p.cloud(60, 270, 180, "#fff3e2", opacity=0.5)
    for x, y, left, right in ((200, 260, 300, 280), (1020, 220, 330, 280)):
        p.mountain(x, y, 520, left, right, "#a9bfb0", "#8aa9a4", rough=8)
    p.mountain(620, 180, 520, 330, 340, "#86a99c", "#678f8c", rough=11)
    p.cloud(360, 330, 330, "#ffffff", opacity=0.6)
    p.cloud(820, 360, 280, "#ffffff", opacity=0.5)
    # Terraces of rice: each a bank of earth and a still field that mirrors the sky.
    waters = ["#f6cfa4", "#f2d9b4", "#dfe6c8", "#cfe6d4", "#b9dfd8", "#a4d6d6"]
    greens = ["#9ab85a", "#86ad4e", "#75a047", "#649341", "#55863d", "#467a3a", "#396c37"]
    count = 13
    for row in range(count):
        part = row / (count - 1)
        y = 396 + 404 * part**1.5
        swing = 14 + 44 * part
        thick = 9 + 34 * part
        phase = row * 0.85
        points = [
            (x, y + swing * math.sin(x / 1200 * 5.2 + phase) * (0.6 + 0.4 * math.sin(x / 1200 * 2.2 + 1))
             - 50 * (1 - part) * math.exp(-(((x - 600) / 420) ** 2))) for x in range(-40, 1261, 100)
        ]
        bank = greens[min(int(part * 7), 6)]
        p.land(points, bank)
        lower = [(x, at + thick) for x, at in points]
        p.land(lower, mix(waters[row % 6], "#7fc0c4", part * 0.55))
        p.line(smooth(lower), mix(bank, "#2f4a2a", 0.45), 2 + 3 * part, opacity=0.7)
        shine = [(x, at + thick + 5 + 8 * part) for x, at in points[2 + row % 5 : 6 + row % 5]]
        p.line(smooth(shine), "#fffaf0", 2 + 4 * part, opacity=0.65)
        if row > 1:
            d = ""
            for x, at in points[:-1]:
                for step in range(4):
                    if p.random.random() < 0.6:
                        px = x + step * 25 + p.between(-6, 6)
                        py = at + thick + 16 + 22 * part + p.between(0, 14 * part)
                        tall = 5 + 14 * part
                        d += f"M{px:.0f} {py:.0f}l{-tall * 0.4:.0f} {-tall:.0f}M{px:.0f} {py:.0f}v{-tall * 1.2:.0f}M{px:.0f} {py:.0f}l{tall * 0.4:.0f} {-tall:.0f}"
            p.line(d, "#5f9a3f", 1.5 + 2 * part, opacity=0.8)
    # Two huts on the slope and a farmer.
    for x, y, size in ((330, 470, 0.9), (890, 452, 0.75)):
        with p.group(transform=f"translate({x} {y})scale({size})"):
            p.rect(-44, -46, 88, 46, p.horizontal("#b98552", "#7d5335"))
            p.rect(-10, -34, 22, 34, "#4a2d20")
            p.polygon([(-68, -40), (-30, -92), (30, -92), (68, -40)], p.vertical("#c9a25a", "#8f6a35"))
            p.line("M-52-46L-22-88M-28-44L-10-90M0-42V-90M28-44L10-90M52-46L22-88", "#6b4c24", 3, opacity=0.6)
    with p.group(transform="translate(640 652)scale(1.2)"):
        p.ellipse(0, 0, 46, 6, "#2f4a3a", opacity=0.4)
        p.path("M-12 0L-10-46H14L16 0H6L2-28L-3 0Z", "#36507a")
        p.path("M-16-40Q-18-88 2-90Q20-88 20-40Z", "#d8503f")
        p.line("M16-78Q40-64 46-44", "#d8503f", 10)
        p.line("M54-104L40 0", "#6b4630", 4)
        p.circle(2, -100, 12, "#d9a075")
        p.path("M-30-102Q2-138 34-102Q2-112-30-102Z", "#f0cf7a")
    with p.stamp() as tree:
        p.line("M0 0Q-4-40 4-84", "#6b4630", 8)
        crown = [(-30, -92, 30), (28, -96, 32), (0, -124, 34), (-18, -112, 30), (20, -116, 30)]
        p.blobs(crown, "#2a6b40")
        p.blobs(crown, "#4f9a4a", shift=(-5, -7), grow=0.78)
    for x, y, size in ((236, 478, 0.7), (966, 470, 0.8), (1016, 480, 0.55), (1110, 640, 1.3), (70, 660, 1.5)):
        p.use(tree, x, y, size)
    p.birds([(700, 250, 16), (752, 226, 12), (668, 224, 11)], "#5d7a70")
