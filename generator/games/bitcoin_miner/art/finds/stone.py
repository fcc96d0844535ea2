"""Stone, values 16 to 25: what it has kept of the sea and of giants, and the first caves."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find, sides


@find("dug")
def ammonite(s: Ground) -> None:
    """The shell of an ammonite."""
    s.area(
        "M8.6 7.4 C4.6 10 -3.6 9.8 -7.4 5 C-11 0 -9 -8.6 0.2 -8.8 "
        "C8.4 -8.8 9.4 0.2 5.6 3 C5.8 5 7.2 6.4 8.6 7.4 Z",
        s.warm,
    )
    s.fill("M8 7.3 C4.4 9.4 -3.2 9.2 -6.8 4.9 C-2 7.4 3.6 6.6 5.4 3.4 C5.6 5.2 6.6 6.6 8 7.3 Z",
           s.dark(s.warm))  # fmt: skip
    s.fill("M-4.4 -1.4 C-4 -5.6 2.4 -6 3 -2 C3.2 0.8 -0.6 1.6 -1 -0.8 C-1 -2 -3 -2.6 -4.4 -1.4 Z",
           s.light(s.warm))  # fmt: skip
    s.line("M-7.8 -1.4 C-7.6 -4.8 -5 -7.4 -1.6 -7.8", s.light(s.warm), 1)
    s.line(
        "M6.2 1.8 C2.4 6.6 -5 4 -4.6 -1 C-4.2 -5.6 2.4 -6 3 -2 C3.2 0.8 -0.6 1.6 -1 -0.8", "", 0.8
    )
    s.line(
        "M-8.6 -1.6 L-4.8 -0.8 M-7.2 -5.6 L-3.8 -3.4 M-2.8 -8.2 L-1.4 -4.8 M2.6 -8.4 "
        "L1.6 -4.6 M6.6 -6 L3 -3.2 M-8 3.4 L-3.8 1.8 M-4.4 7.6 L-1.6 3.8 M1 8.8 "
        "L1.4 4.6 M5.4 8.6 L3.8 4.2",
        "",
        THIN,
    )


@find("boulder")
def trilobite(s: Ground) -> None:
    """A trilobite from above, ribbed, with feelers and a tail."""
    with s.at(0, 0.4, scale=0.86):
        s.line(
            "M-2.4 -8.4 C-4.4 -10.6 -7 -10.8 -8.6 -9.4 M2.4 -8.4 C4.4 -10.6 7 -10.8 8.6 -9.4",
            "",
            0.7,
        )
        # Ribs with points that hang out at the sides.
        ribs = []
        for k in range(6):
            y, half = -2.2 + 1.75 * k, 6.8 - 0.2 * k * k
            ribs.append(
                f"M0 {y - 0.4:.2f} L{half:.2f} {y:.2f} "
                f"L{half + 0.7:.2f} {y + 2.2:.2f} L0 {y + 1.7:.2f} "
                f"L{-half - 0.7:.2f} {y + 2.2:.2f} L{-half:.2f} {y:.2f} Z"
            )
        for rib in reversed(ribs):
            s.area(rib, s.warm, THIN)
        s.area("M-2 8 C-1.6 10.6 1.6 10.6 2 8 Z", s.warm, THIN)
        s.area(
            "M0 -9 C4.6 -9 7.4 -6.4 8.2 -0.4 C6.6 -1.8 3.4 -2.2 0 -2.2 "
            "C-3.4 -2.2 -6.6 -1.8 -8.2 -0.4"
            "C-7.4 -6.4 -4.6 -9 0 -9 Z",
            s.warm,
        )
        s.area(
            "M0 -8 C2 -8 2.8 -6 2.2 -3.4 L1.7 1.6 L1.2 5.6 L0 9 L-1.2 5.6 L-1.7 1.6 L-2.2 -3.4 "
            "C-2.8 -6 -2 -8 0 -8 Z",
            s.hot,
            THIN,
        )
        s.line(
            "M-1.9 -1 L1.9 -1 M-1.7 0.9 L1.7 0.9 M-1.5 2.8 L1.5 2.8 M-1.2 4.7 L1.2 4.7", "", THIN
        )
        s.fill("M-5.9 -4 C-5.4 -5.6 -4.4 -6.4 -3.4 -6.4 C-3.4 -5 -4.4 -4.2 -5.9 -4 Z")
        s.fill("M5.9 -4 C5.4 -5.6 4.4 -6.4 3.4 -6.4 C3.4 -5 4.4 -4.2 5.9 -4 Z")


@find("slab")
def fern(s: Ground) -> None:
    """A fern, pressed in slate, its tip still rolled up."""
    green = mixed(s.leaf, s.granite, 0.62)
    stem = ((-4.4, 10.0), (-3.4, 3.0), (-0.4, -3.6), (4.0, -8.0))
    leaves = []
    for k in range(7):
        t = 0.16 + 0.115 * k
        long = 6.6 - 0.62 * k - (1.6 if k == 0 else 0)
        (lx, ly), (rx, ry) = sides(stem, t, 0.2)
        u, v = (rx - lx) / 0.4, (ry - ly) / 0.4
        for x, y, way in ((lx, ly, -1.0), (rx, ry, 1.0)):
            # Leaflets lean towards the tip.
            a, b = way * u + 0.42 * v, way * v - 0.42 * u
            ex, ey = x + long * a, y + long * b
            w = 0.2 * long
            leaves.append(
                f"M{x:.2f} {y:.2f} C{x + 0.3 * long * a - w * b:.2f} "
                f"{y + 0.3 * long * b + w * a:.2f} {x + 0.75 * long * a - w * b:.2f} "
                f"{y + 0.75 * long * b + w * a:.2f} {ex:.2f} {ey:.2f} "
                f"C{x + 0.75 * long * a + w * b:.2f} {y + 0.75 * long * b - w * a:.2f} "
                f"{x + 0.3 * long * a + w * b:.2f} {y + 0.3 * long * b - w * a:.2f} "
                f"{x:.2f} {y:.2f} Z"
            )
    s.area(" ".join(leaves), green, 0.5)
    s.line("M-4.4 10 C-3.4 3 -0.4 -3.6 4 -8 C6 -9.8 8.6 -8.6 8 -6.6 C7.4 -5 5.2 -5.6 5.8 -7", "",
           1.5)  # fmt: skip
    s.line("M-4.4 10 C-3.4 3 -0.4 -3.6 4 -8 C6 -9.8 8.6 -8.6 8 -6.6 C7.4 -5 5.2 -5.6 5.8 -7",
           s.leaf, 0.6)  # fmt: skip


@find("slate")
def fish_bones(s: Ground) -> None:
    """A fish that has swum in stone for longer than there are people: scales gone, bones kept."""
    stain = mixed(s.bark, s.cool, 0.42)
    bones = mixed(s.warm, s.paper, 0.45)
    s.area(
        "M-11.4 0.6 C-9.6 -4.6 -5 -6.8 -0.4 -6.4 L1.6 -8.6 L3.4 -5.6 C5.6 -4.4 7 -2.6 7.8 -1.2 "
        "L11.6 -5.2 L10.6 0 L11.6 5 L7.8 1.6 C6 4.4 3.4 6 0.6 6.4 L-0.6 8.2 L-2.4 6.6 "
        "C-6 6.6 -9.8 4.6 -11.4 0.6 Z",
        stain,
        0.5,
    )
    # Ribs, longest behind the head, and the rays of fin and tail.
    ribs = []
    for k in range(6):
        x, long = -3.4 + 1.75 * k, 4.7 - 0.5 * k
        ribs.append(f"M{x} 0 C{x + 1.6} {-0.4 * long:.2f} {x + 1.7} {-0.8 * long:.2f} {x + 1.2} "
                    f"{-long:.2f} M{x} 0.2 C{x + 1.6} {0.4 * long:.2f} {x + 1.7} {0.8 * long:.2f} "
                    f"{x + 1.2} {long:.2f}")  # fmt: skip
    tail = "M8 0 L10.8 -3.4 M8 0 L10.4 -1.2 M8 0 L10.4 1.2 M8 0 L10.8 3.2 M-5 0 L8 0"
    s.line(f"{' '.join(ribs)} {tail}", "", 1.3)
    s.line(f"{' '.join(ribs)} {tail}", bones, 0.6)
    s.area(
        "M-11 0.8 C-9.8 -3.2 -7 -5 -4.4 -4.8 C-3.2 -1.8 -3.2 1.8 -4.4 4.6 C-6.6 4.8 -8.6 4 -10 2.6 "
        "L-7.6 1.6 Z",
        bones,
    )
    s.line("M-6 4.2 C-5.4 2.4 -5.2 -2 -5.8 -4.2", "", THIN)
    s.fill(disc(-7.6, -1.2, 1.1))
    s.fill(disc(-7.9, -1.5, 0.36), bones)


@find("dug")
def footprint(s: Ground) -> None:
    """The foot of a dinosaur, pressed into a slab."""
    s.area(
        "M-8.2 -8 L-1.4 -9.8 L6.6 -8.8 L9.8 -2.4 L8.8 6 L3.4 9.8 L-5.6 9.2 L-9.8 3.2 L-9.6 -3.4 Z",
        s.cool,
    )
    s.fill("M6.2 -8.4 L9.3 -2.4 L8.4 5.8 L3.2 9.4 L-1 9.2 C5 8 8.4 0 6.2 -8.4 Z", s.dark(s.cool))
    s.line("M9.8 -2.4 L7.4 -1.4 L6.8 1 M-5.6 9.2 L-5.4 7.4 L-7 6.2", "", THIN)
    # A heel and three fat toes with claws: deep, so the wall towards the light is dark.
    foot = (
        "M-2.8 6.4 C-4.6 4.8 -3.8 2.4 -3.6 1 C-5.2 0.4 -7.2 -0.8 -7.6 -2.8 L-7.6 -5 L-5.6 -4.4 "
        "C-3.8 -4.2 -2.8 -3 -2 -1.8 C-2.4 -3.2 -2.4 -5.2 -1.6 -6.6 L0 -8.8 L1.6 -6.6 "
        "C2.4 -5.2 2.4 -3.2 2 -1.8 C2.8 -3 3.8 -4.2 5.6 -4.4 L7.6 -5 L7.6 -2.8 "
        "C7.2 -0.8 5.2 0.4 3.6 1 C3.8 2.4 4.6 4.8 2.8 6.4 C1.4 7.6 -1.4 7.6 -2.8 6.4 Z"
    )
    with s.at(0.5, 0.6):
        s.fill(foot, s.paper)
    s.area(foot, s.dark(s.granite), 0.6)
    with s.at(0.4, 0.7, scale=0.86):
        s.fill(foot, s.granite)
    s.line("M-2 4.6 C-1 5.6 1 5.6 2.2 4.8 M-5.6 -1.8 C-5 -1 -4.2 -0.6 -3.4 -0.4", s.cool, 0.45)


@find("dug")
def skull(s: Ground) -> None:
    """The skull of a hunter as long as a bus."""
    s.area("M-9.4 3.6 L8.2 5.6 C9.2 7 8 8.6 6 8.4 L-7.4 7.4 C-9 7 -9.8 5.4 -9.4 3.6 Z", s.warm)
    s.area(
        "M-9.8 2.6 C-10.4 -0.6 -9 -3 -6.4 -3.4 L-2.4 -4.6 C-0.6 -8.4 6 -9 8.6 -5 "
        "C10 -2 9.6 2.6 8.2 5.4 L4.2 4.4 L3.4 1.8 L2.2 4 L1 2 L-0.2 4 L-1.4 2 L-2.6 4 "
        "L-3.8 2 L-5 3.9 L-6.2 2 L-7.4 3.8 L-8.4 2.2 Z",
        s.warm,
    )
    s.fill("M3.6 1.6 C6 0.6 8.6 -1.4 8.9 -3.4 C9.4 -0.6 9 2.4 7.9 4.9 L4.5 4 Z M-8 6.8 L6 7.9 C7.6 "
           "8 8.6 7 8.2 6 L-8.8 4.6 C-8.9 5.6 -8.6 6.4 -8 6.8 Z", s.dark(s.warm))  # fmt: skip
    s.line("M-8.6 -0.4 C-8.4 -1.8 -7.4 -2.6 -6 -2.8 M-0.6 -5.4 C1 -7 3.6 -7.4 5.8 -6.4",
           s.light(s.warm), 0.9)  # fmt: skip
    s.line("M7 -1.6 C6.4 0 5.4 1 4 1.4 M6.6 -6 L5.8 -5.4", "", THIN)
    s.fill("M1.2 -4 C2.6 -5.8 5.4 -4.8 5 -2.6 C4.6 -0.8 1.2 -1 1.2 -4 Z")
    s.fill(disc(-7.6, -1.2, 0.9, 0.6))
    s.fill(disc(-1.6, -1.8, 1.4, 0.9))


@find
def eggs(s: Ground) -> None:
    """A nest of eggs, and somebody at home."""
    shell = s.light(s.warm)
    for side in (-1, 1):
        with s.at(6.4 * side, 0.6, 14 * side):
            s.area(disc(0, 0, 2.7, 4.1), shell)
            s.fill("M0.8 -3.4 C2.4 -2 2.8 1.4 1.6 3.4 L0.4 3.6 C1.4 1.6 1.6 -1.4 0.8 -3.4 Z",
                   s.dark(shell))  # fmt: skip
            for x, y, r in ((0.9, -1.6, 0.55), (-0.9, -0.6, 0.4), (0.5, 0.6, 0.4)):
                s.fill(disc(x * side, y, r), s.dark(s.warm))
    # A young pterosaur looks out over the rim of its shell.
    skin = mixed(s.gem, s.cool, 0.4)
    s.area("M-2.4 -4.4 C-5 -6 -8 -8.4 -9.4 -8.4 C-6.6 -10.8 -1.4 -9.4 1.4 -7.4 Z", s.hot)
    s.area("M-3 0.6 C-2.4 -1.4 -2.8 -2.6 -3 -4 C-3.6 -8.4 1.6 -9 3 -6.6 L9.4 -3.6 L3.4 -2.6 "
           "C2.4 -2.2 2.6 -0.6 3 0.6 Z", skin)  # fmt: skip
    s.fill("M2.6 -6.4 C3.6 -5.8 5.6 -4.8 7.6 -3.9 L3.2 -4.3 Z", s.light(skin))
    s.fill("M-2.7 0 C-2.2 -1.4 -2.5 -2.6 -2.6 -3.6 C-1.6 -2.4 -0.8 -1 -0.8 0.6 Z", s.dark(skin))
    s.fill("M4 -3.7 L4.5 -2.9 L5 -3.6 Z M5.6 -3.6 L6.1 -2.8 L6.6 -3.5 Z", s.paper)
    s.line("M9 -3.6 C6.8 -3.4 4.4 -3.4 2.6 -4.1 M6.4 -4.7 L6.7 -4.6", "", THIN)
    s.fill(disc(0.6, -5.6, 1.35), s.paper)
    s.fill(disc(0.9, -5.5, 0.85))
    s.fill(disc(0.6, -5.8, 0.28), s.paper)
    s.area(
        "M-3.6 -1.6 L-2.4 -0.4 L-1.2 -1.6 L0 -0.4 L1.2 -1.6 L2.4 -0.4 L3.6 -1.6 "
        "C4.4 3 3 6 0 6 C-3 6 -4.4 3 -3.6 -1.6 Z",
        shell,
    )
    s.fill("M1.6 -0.8 L2.4 0 L3.3 -0.8 C3.8 3 2.6 5.6 0.4 5.6 C2.2 3.8 2.4 1.2 1.6 -0.8 Z",
           s.dark(shell))  # fmt: skip
    s.fill(disc(-1.6, 1.4, 0.6), s.dark(s.warm))
    s.fill(disc(0.6, 2.6, 0.5), s.dark(s.warm))
    # The claws of its wings hold on to it.
    for x in (-2.6, 2.2):
        s.area(f"M{x - 1} -1.6 L{x + 1.2} -1.6 L{x + 1.1} 0.2 L{x + 0.5} 1 L{x + 0.1} 0.2 "
               f"L{x - 0.4} 1 L{x - 0.8} 0.2 Z", skin, THIN)  # fmt: skip
    s.area(
        "M-10 2.8 L-8 4.2 L-6.4 3.6 L-4.6 5 L-2.2 4.4 L0 5.4 L2.2 4.4 L4.6 5 L6.4 3.6 L8 4.2 "
        "L10 2.8 C9.8 7.2 6 9.2 0 9.2 C-6 9.2 -9.8 7.2 -10 2.8 Z",
        s.bark,
    )
    s.fill("M9.4 4 C9 7.2 5.6 8.8 0 8.8 C-2 8.8 -4 8.5 -5.4 8 C1 8.4 7 7.6 9.4 4 Z", s.dark(s.bark))
    s.line(
        "M-8.2 5.8 L-4.6 6.8 M-2.8 6.4 L1.4 7.2 M3 6.6 L7.6 5.6 "
        "M-5.6 8 L-1.6 8.2 M2.2 8.4 L5.8 7.4",
        "",
        THIN,
    )


@find
def mushrooms(s: Ground) -> None:
    """Mushrooms that glow, and what floats up from them."""
    pale = mixed(s.gem, s.paper, 0.38)
    dark = mixed(s.gem, s.granite, 0.45)
    for x, foot, high, half, lean in ((-4.6, 9.2, 13.4, 6.6, -5), (4.8, 9.4, 9, 5.2, 7),
                                      (0.6, 10, 4.4, 3, -2)):  # fmt: skip
        with s.at(x, foot, lean):
            thick = 0.3 * half
            s.area(f"M{-thick} 0 C{-0.7 * thick} {-0.5 * high} {-0.6 * thick} {-0.8 * high} "
                   f"{-0.6 * thick} {-high} L{0.6 * thick} {-high} C{0.6 * thick} {-0.8 * high} "
                   f"{0.8 * thick} {-0.4 * high} {1.1 * thick} 0 Z", pale)  # fmt: skip
            s.fill(f"M{0.1 * thick} -0.3 L{0.1 * thick} {-high} L{0.4 * thick} {-high} "
                   f"C{0.4 * thick} {-0.7 * high} {0.5 * thick} {-0.4 * high} {0.8 * thick} -0.3 Z",
                   mixed(s.gem, pale, 0.7))  # fmt: skip
            # Under the cap it is brightest, between the gills.
            s.area(disc(0, -high, 0.98 * half, 0.24 * half), s.paper, THIN)
            gills = " ".join(f"M{0.3 * g * half:.2f} {0.04 * half - high:.2f} "
                             f"L{0.38 * g * half:.2f} {0.15 * half - high:.2f}"
                             for g in (-2, -1, 0, 1, 2))  # fmt: skip
            s.line(gills, dark, 0.4)
            cap = (f"M{-half} {-high} C{-1.02 * half} {-high - 1.3 * half} {1.02 * half} "
                   f"{-high - 1.3 * half} {half} {-high} C{0.5 * half} {-high - 0.2 * half} "
                   f"{-0.5 * half} {-high - 0.2 * half} {-half} {-high} Z")  # fmt: skip
            s.area(cap, s.gem)
            s.fill(f"M{0.3 * half} {-high - 0.9 * half} C{0.8 * half} {-high - 0.75 * half} "
                   f"{0.9 * half} {-high - 0.3 * half} {0.88 * half} {-high - 0.12 * half} "
                   f"L{0.5 * half} {-high - 0.2 * half} C{0.56 * half} {-high - 0.5 * half} "
                   f"{0.5 * half} {-high - 0.7 * half} {0.3 * half} {-high - 0.9 * half} Z",
                   dark)  # fmt: skip
            s.fill(joined((
                disc(-0.42 * half, -high - 0.5 * half, 0.2 * half, 0.16 * half),
                disc(0.12 * half, -high - 0.68 * half, 0.16 * half, 0.13 * half),
                disc(0.1 * half, -high - 0.36 * half, 0.12 * half, 0.1 * half),
            )), s.paper)  # fmt: skip
    s.fill(joined(disc(x, y, r) for x, y, r in ((-9.4, 2.4, 0.5), (8.6, -6.6, 0.6), (6.2, -9, 0.4),
                                                (-8.8, 6, 0.35))), s.gem)  # fmt: skip
