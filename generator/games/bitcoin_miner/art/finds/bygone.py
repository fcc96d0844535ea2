"""Stone and the deep once more, values 16 to 36: what else swam, crept and glittered down there."""

from __future__ import annotations

import itertools
import math

from generator.art.colours import mixed
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, crystal, find, rays


@find("slate")
def starfish(s: Ground) -> None:
    """A starfish from a sea that is gone."""
    with s.at(0, 0.6, -12):
        s.area(
            "M0 -10.4 C1.8 -9.6 2 -5 2.8 -3.4 C4.8 -3.6 8.8 -4.4 9.9 -3 C10 -1 5.6 0.8 4.6 2.2 "
            "C5 4.2 7 8 6.2 9 C4.4 9.6 1.6 6.2 0 5.4 C-1.6 6.2 -4.4 9.6 -6.2 9 "
            "C-7 8 -5 4.2 -4.6 2.2 C-5.6 0.8 -10 -1 -9.9 -3 C-8.8 -4.4 -4.8 -3.6 -2.8 -3.4 "
            "C-2 -5 -1.8 -9.6 0 -10.4 Z",
            s.hot,
        )
        # The right side of each arm lies in shade.
        s.fill("M0 0.4 L0 -9.8 C1.4 -9 1.6 -4.8 2.6 -3 Z M0 0.4 L9.6 -2.6 C9.4 -1.2 5.2 0.6 4.2 "
               "2.1 Z M0 0.4 L6 8.6 C4.4 9 1.6 5.8 0 5 Z M0 0.4 L-6 8.7 C-6.4 7.8 -4.6 4.2 -4.2 "
               "2.2 Z M0 0.4 L-9.5 -2.8 C-8.6 -3.8 -4.8 -3.2 -2.7 -3 Z", s.dark(s.hot))  # fmt: skip
        for x, y in ((0, -7), (0, -3.6), (6.8, -2), (3.4, -0.8), (4.2, 6.2), (2.2, 3), (0, 0),
                     (-6.8, -2), (-3.4, -0.8), (-4.2, 6.2), (-2.2, 3)):  # fmt: skip
            s.fill(disc(x, y, 0.7), s.light(s.warm))


@find("dug")
def scallop(s: Ground) -> None:
    """A scallop."""
    s.area("M-3.8 5.6 L-5.4 9 L5.4 9 L3.8 5.6 Z", s.flesh)
    s.area(
        "M0 7.4 C-5.4 6 -9.6 1 -9.4 -2 C-8.8 -3.6 -7.6 -3.8 -7 -4.4 C-6.6 -6.4 -5 -6.6 -4.2 -7 "
        "C-3.4 -8.8 -1.4 -8.4 0 -8.6 C1.4 -8.4 3.4 -8.8 4.2 -7 C5 -6.6 6.6 -6.4 7 -4.4 "
        "C7.6 -3.8 8.8 -3.6 9.4 -2 C9.6 1 5.4 6 0 7.4 Z",
        s.flesh,
    )
    s.fill("M1 6.8 L4.6 -6 C5 -6.3 6.4 -6.2 6.7 -4.4 C7.3 -3.6 8.4 -3.4 9 -2 C9.2 0.8 "
           "5.4 5.4 1 6.8 Z", s.dark(s.flesh))  # fmt: skip
    s.fill("M-1.6 5.6 L-6.6 -2.4 C-6.4 -4.6 -5 -5.8 -4 -6 Z", s.paper)
    s.line("M0 6.6 L0 -7 M-0.6 6.4 L-4 -5.4 M0.6 6.4 L4 -5.4 M-1.4 6 L-7 -2.4 M1.4 6 L7 -2.4")
    # It grew year by year, from the hinge outwards.
    s.line(
        "M-7.4 -1.4 C-4.6 -3.8 4.6 -3.8 7.4 -1.4 M-4.8 2.4 C-2.8 0.6 2.8 0.6 4.8 2.4",
        s.rose,
        0.6,
    )


@find("slab")
def dragonfly(s: Ground) -> None:
    """A dragonfly as large as a crow, pressed in slate."""
    wing, body = s.light(s.gem), mixed(s.bark, s.granite, 0.5)
    with s.at(0, 0.4, 24):
        for side in (-1, 1):
            with s.at(0, 0, mirrored=side < 0):
                s.area("M0.4 -3.2 C3 -6.6 8.6 -7.6 10.4 -6 C11 -4.2 6 -2.2 0.6 -2 Z", wing, 0.5)
                s.area("M0.4 -1.6 C4 -2 9 -0.6 9.8 1.4 C9.4 3.4 3.6 1.8 0.6 0 Z", wing, 0.5)
                s.fill("M8.2 -6.4 L10 -6 L9.6 -5 L8 -5.4 Z M8 0.4 L9.4 1.2 L8.8 2.2 L7.4 1.4 Z",
                       s.hot)  # fmt: skip
                s.line("M1 -2.8 C4 -4.6 7 -5.6 10 -5.8 M2.6 -2.4 L4.4 -5.4 M5 -2.9 L6.6 -6 "
                       "M1.2 -1 C4 -0.8 7 0.2 9.4 1.4 M3.6 1 L4.6 -1.4 M6.2 2 L7 -0.8", "",
                       0.3)  # fmt: skip
        s.area("M-1 -1 C-1.1 3 -0.9 8 -0.5 10.4 L0.5 10.4 C0.9 8 1.1 3 1 -1 Z", s.hot, 0.5)
        s.line(
            "M-0.9 1.2 L0.9 1.2 M-0.9 3.2 L0.9 3.2 M-0.9 5.2 L0.9 5.2 M-0.8 7.2 L0.8 7.2", "", 0.4
        )
        s.area(disc(0, -2.4, 1.5, 2.1), body, 0.5)
        for side in (-1, 1):
            s.area(disc(0.95 * side, -5, 1.15), s.rose, 0.5)


@find("boulder")
def tooth(s: Ground) -> None:
    """The tooth of a shark in the stone, finely sawn at both sides; the shark has others."""
    ivory = mixed(s.warm, s.paper, 0.4)
    with s.at(0, 0, 12):
        right = [(7.4, -3.4), (6.9, -0.6), (5.9, 2.2), (4.5, 5.0), (2.8, 7.8), (0.0, 11.4)]
        saw = [(7.4, -3.4)]
        for (ax, ay), (bx, by) in itertools.pairwise(right):
            saw += [((ax + bx) / 2 + 0.55, (ay + by) / 2 - 0.3), (bx, by)]
        edge = " ".join(f"L{x:.2f} {y:.2f}" for x, y in saw)
        back = " ".join(f"L{-x:.2f} {y:.2f}" for x, y in reversed(saw[:-1]))
        s.area(f"M0 -5 {edge} {back} Z", ivory)
        # One side lies in shade, the other shines.
        s.fill(
            "M1.4 1.6 C3 -0.4 5 -1.4 6.9 -1.4 L5.5 2.4 L4.1 5.2 L2.4 8 L0.2 10.8 Z",
            mixed(s.bark, ivory, 0.34),
        )
        s.fill("M-5.2 0.8 C-4.2 0.6 -3.4 1 -3 1.8 L-1.8 6 C-3.4 4.6 -4.6 2.8 -5.2 0.8 Z", s.paper)
        s.line("M0 4.2 L0 7.4 M1.4 3.4 L1.2 5.4", mixed(s.bark, ivory, 0.6), 0.4)
        s.area("M-7.8 -2.8 C-5 -2.6 -2.2 -0.6 0 2.6 C2.2 -0.6 5 -2.6 7.8 -2.8 L0 -5 Z",
               mixed(s.bark, s.ink, 0.7), THIN)  # fmt: skip
        s.area(
            "M-8 -2.2 C-10.2 -3.4 -10.2 -7.2 -8.4 -8.4 C-5.8 -9.8 -3 -8 0 -6.6 "
            "C3 -8 5.8 -9.8 8.4 -8.4 C10.2 -7.2 10.2 -3.4 8 -2.2 C5 -3 2.4 -1.6 0 0.8 "
            "C-2.4 -1.6 -5 -3 -8 -2.2 Z",
            s.bark,
        )
        s.line("M-8 -6 C-6.6 -7.4 -4.4 -6.8 -2.6 -5.8", mixed(s.warm, s.bark, 0.7), 0.9)
        s.line("M4 -5.2 L5.2 -4.8 M6.4 -6.2 L7.2 -5.6 M2.4 -3.4 L3.4 -3", "", 0.4)


@find("dug")
def feather(s: Ground) -> None:
    """A feather as long as an arm: some of the giants wore them."""
    dark = mixed(s.hot, s.bark, 0.35)
    with s.at(0, 0, 16):
        s.backed("M0 3 C0.2 7 -0.2 9 -1 13", s.paper, 0.7, 0.5)
        # Both vanes, split here and there; one lies in shade.
        s.area(
            "M1.6 -14 C4.8 -11.8 6.6 -7 6.2 -2 L4.2 -2.6 L5.9 0.6 C5.6 3 4.6 5 3 6.4 L0.2 5.2 Z",
            dark,
        )
        s.area(
            "M1.6 -14 C-2.8 -12.6 -6 -7.4 -6 -1.6 L-4 -1.8 L-5.8 1.2 C-5.6 3.4 -4.6 5.6 -3 7 "
            "L0.2 6.4 C0.6 0 0.8 -7 1.6 -14 Z",
            s.hot,
        )
        # Bands across, of gold, and an eye of crystal near the tip.
        s.fill("M-5.4 -4.6 C-3.8 -4.2 -2 -3.6 0.6 -2.2 L0.5 -0.2 C-1.8 -1.6 -3.6 -2.2 -5.6 -2.6 Z "
               "M-5.1 2.6 C-3.6 2.6 -1.6 3 0.3 3.8 L0.2 5.4 C-1.6 4.6 -3 4.4 -4.6 4.6 Z",
               s.gold)  # fmt: skip
        s.fill("M6 -4.6 C4.4 -4.2 2.4 -3.4 0.9 -2.2 L0.8 -0.2 C2.4 -1.4 4.2 -2 4.6 -2 L6 -2.6 Z "
               "M5.4 2.2 C4 2.4 2 3 0.5 3.8 L0.4 5.2 C1.6 4.6 3.2 4.2 4.5 4.3 Z",
               mixed(s.gold, s.bark, 0.6))  # fmt: skip
        s.area(disc(1.0, -8.6, 2.0, 2.8), s.gem, THIN)
        s.fill(disc(1.1, -8.2, 0.95, 1.5))
        s.line("M1.4 -13 C0.8 -7 0.6 0 0.2 9", "", 0.75)
        s.line("M0.8 -5 L-2.4 -7 M0.7 -0.6 L-3 -2.2 M0.9 -4.6 L3.8 -6.8 M0.6 1.8 L3.6 0.2 "
               "M0.5 2.6 L-2.8 1", "", 0.4)  # fmt: skip


@find
def mammoth(s: Ground) -> None:
    """A mammoth in its winter coat, which hangs in two layers; it has seen us, and trumpets."""
    dark, ivory = mixed(s.bark, s.ink, 0.7), s.light(s.warm)
    # The far legs, in shade; the near ones stand before the coat.
    for x in (0.4, 8.8):
        s.area(f"M{x} 2 L{x + 3.2} 2 L{x + 3.4} 8.6 L{x - 0.2} 8.6 Z", mixed(dark, s.ink, 0.7))
    s.line("M11.4 -0.6 C13 0.6 13.2 2.6 12.8 4.6 M12.8 4.6 L12.1 6.2 M12.8 4.6 L13.4 6.2", "", 0.6)
    s.area(
        "M-4 -5 C-2.6 -9.6 2.6 -10.2 5 -7.4 C9 -6 11.6 -1.8 11.8 2.6 L11.4 5.4 L10.2 4.4 L9.2 6.2 "
        "L8 4.6 L6.8 6.2 L5.6 4.4 L4.4 6.2 L3.2 4.6 L2 6.2 L0.8 4.6 L-0.4 6.2 L-1.8 4.4 L-3.4 5.6 "
        "L-4.6 3 Z",
        dark,
    )
    s.fill(
        "M-3.6 -5 C-2.2 -9 2.4 -9.6 4.8 -6.9 C8.6 -5.5 11 -1.6 11.3 1.4 L10 0.4 L9 2.4 L7.6 0.8 "
        "L6.4 3 L5 1.2 L3.8 3.2 L2.4 1.2 L1.2 3 L-0.2 1 L-1.6 2.4 L-4 0 Z",
        s.bark,
    )
    s.line("M3.4 -6.6 C6.4 -6 8.4 -3.8 9.4 -1", mixed(s.bark, s.paper, 0.6), 0.9)
    s.line("M4.6 -3.4 L4.2 -1.6 L5.2 -2.4 M7.4 -1.8 L7.2 -0.2 L8.2 -0.8", dark, 0.5)
    for x in (-4, 4.8):
        s.area(f"M{x} 2.6 L{x + 1} 1.4 L{x + 2} 2.4 L{x + 3} 1.4 L{x + 3.8} 2.6 L{x + 3.7} 9 "
               f"L{x + 0.1} 9 Z", s.bark)  # fmt: skip
        s.fill(f"M{x + 2.7} 3 L{x + 3.3} 3 L{x + 3.2} 8.6 L{x + 2.4} 8.6 Z", dark)
        s.fill(" ".join(f"M{x + at} 8.9 c0 -1.3 1 -1.3 1 0 Z" for at in (0.3, 1.4, 2.5)), s.warm)
    # Head and trunk are one, and the trunk is raised.
    s.area(
        "M1.4 -2.6 C1 1.2 -1.4 3.6 -4.6 3.2 C-8 4.8 -12.6 3.6 -14.8 0.2 C-16.6 -2.6 -16.4 -5.4 "
        "-15.6 -8.4 L-16.4 -9.6 L-14.4 -10 L-12.6 -9.8 L-12.9 -8.2 C-13.4 -6 -13.6 -4.2 -12.4 -2.8 "
        "C-11.4 -1.4 -10 -2.2 -9.7 -4.4 C-9.6 -8.4 -7.6 -11.6 -4.4 -11.6 C0 -12 2 -7.4 1.4 -2.6 Z",
        s.bark,
    )
    s.fill("M-5 2.4 C-8.4 3.8 -12.2 2.8 -14.2 -0.2 C-15.4 -2.2 -15.6 -4 -15.3 -6 C-15 -3.6 -14.4 "
           "-1.4 -11.8 -0.2 C-9.4 1 -7 1 -5 2.4 Z", dark)  # fmt: skip
    s.line("M-15.5 -6.6 L-13.5 -6.4 M-15.7 -4.4 L-13.5 -4.5 M-14.9 -2 L-13 -3 "
           "M-13 0.4 L-11.8 -1.2 M-10.6 1.8 L-10 -0.2", "", THIN)  # fmt: skip
    s.area("M-0.6 -4.8 C1.8 -6 4 -4 3.4 -1 C3 1.2 0.8 2.4 -0.6 1.2 C0.6 -0.4 0.2 -2.8 -0.6 -4.8 Z",
           dark)  # fmt: skip
    s.area(
        "M-9.2 -6.4 C-9.6 -11.6 -6.4 -14 -2.4 -13.6 L-3.2 -12.6 C0.8 -12.8 2.8 -9.6 2.2 -6.2 "
        "L0.8 -7.8 L0 -5.4 L-1.4 -7.8 L-2.6 -5.6 L-4 -8 L-5.4 -5.8 L-6.6 -8 L-7.8 -5.4 Z",
        dark,
    )
    s.line("M-5.6 -12 C-6.8 -11.4 -7.6 -10.4 -7.8 -9.2 M-2.4 -11.4 C-1 -11.4 0 -10.6 0.4 -9.4",
           s.bark, 0.7)  # fmt: skip
    s.fill(disc(-5, -3.6, 1.25), s.paper)
    s.fill(disc(-5.3, -3.6, 0.85))
    s.fill(disc(-3.2, -1, 0.95, 0.65), s.hot)
    s.area("M-8.2 2 C-8.8 5.4 -13 6 -17 1 C-16.8 6.4 -13 9.2 -9 8 C-6.2 7 -4.8 4.8 -4.8 2.4 C-5.8 "
           "1.4 -7.2 1.4 -8.2 2 Z", s.paper)  # fmt: skip
    s.fill("M-15.4 4 C-13.4 7 -10.6 8.2 -8.2 7 C-6.4 6.2 -5.5 4.6 -5.2 2.9 L-6.2 2.5 C-6.8 5.4 "
           "-10.6 7 -15.4 4 Z", ivory)  # fmt: skip


@find
def hatchling(s: Ground) -> None:
    """Somebody has just come out."""
    shell = s.light(s.warm)
    s.area(
        "M-2.6 -7.6 L-5 -9 L-4.2 -6 L-6.4 -6 L-4.6 -3.6 L-6.6 -2.4 L-3.6 -0.8 L-1 -2 Z", s.hot, THIN
    )
    s.area(
        "M-2.6 2 C-4 -3 -4.4 -5.4 -3 -7.6 C-1.4 -10.4 4 -10.6 6.4 -8 C8.6 -6.6 9.6 -5 8.4 -3.8 "
        "C6.4 -3 4.4 -3.4 3 -3.6 C3 -1.4 3.4 0 4 2 Z",
        s.leaf,
    )
    s.fill("M-2.2 1.8 C-3.6 -3 -4 -5.4 -2.7 -7.4 C-2.4 -4 -1.4 -1 0.6 1.8 Z", s.dark(s.leaf))
    s.fill("M1.4 1.8 C0.6 -1 0.8 -2.6 1.4 -4 L2.8 -3.4 C2.8 -1.4 3.2 0 3.7 1.8 Z", s.light(s.leaf))
    s.fill(disc(2, -6.8, 1.15), s.paper)
    s.fill(disc(2.3, -6.7, 0.75))
    s.fill(disc(5.4, -4.9, 0.8, 0.5), s.rose)
    s.line("M8.2 -5 C7 -4.4 6 -4.4 4.8 -5.2", "", THIN)
    s.line("M7.4 -6.6 L7.5 -6.5", "", 0.6)
    s.area(
        "M-8 1 L-5.6 -0.8 L-3 1.6 L-0.4 -0.6 L2.4 1.6 L5 -0.6 L8 1 C8.6 6.6 5 10 0 10 "
        "C-5 10 -8.6 6.6 -8 1 Z",
        shell,
    )
    s.fill("M3.6 1.4 L5 0.2 L7.6 1.4 C8 6.4 4.8 9.6 0.4 9.6 C4.8 7.6 5.6 4.4 3.6 1.4 Z",
           s.dark(shell))  # fmt: skip
    for x, y, r in ((-4, 4.8, 1.1), (2.6, 6.2, 1.3), (0.4, 3.4, 0.8), (-1.4, 7.6, 0.7)):
        s.fill(disc(x, y, r, 0.9 * r), s.dark(s.warm))
    s.line("M-6.4 2.4 C-6.5 4 -6.2 5.4 -5.6 6.6", s.paper, 0.8)
    # A piece of the shell sits on its head like a hat.
    s.area("M-1.6 -8.6 L0 -9.8 L1.4 -8.4 L3 -9.8 L4.6 -8.8 C5 -11.6 3.6 -13 1.4 -12.8 "
           "C-0.8 -12.8 -2 -11 -1.6 -8.6 Z", shell)  # fmt: skip
    s.fill(disc(2.4, -11, 0.7), s.dark(s.warm))


@find
def star_stone(s: Ground) -> None:
    """A stone that fell into the earth when it was young; it has not gone out."""
    rays(s, 0, 0, 8.8, 11, 16)
    long, short = 9.6, 4.1
    points = []
    for k in range(12):
        a = math.tau * k / 12 - math.pi / 2
        r = short if k % 2 else long
        points.append((r * math.cos(a), r * math.sin(a)))
    outline = "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z"
    s.area(outline, s.gold)
    # Each ray has a lit and a dark face, as if it was cut.
    bright: list[str] = []
    dim: list[str] = []
    for k in range(0, 12, 2):
        (ax, ay), (bx, by), (cx, cy) = points[k - 1], points[k], points[(k + 1) % 12]
        left = f"M0 0 L{0.94 * ax:.2f} {0.94 * ay:.2f} L{0.96 * bx:.2f} {0.96 * by:.2f} Z"
        right = f"M0 0 L{0.94 * cx:.2f} {0.94 * cy:.2f} L{0.96 * bx:.2f} {0.96 * by:.2f} Z"
        (dim if ax + ay > cx + cy else bright).append(left)
        (bright if ax + ay > cx + cy else dim).append(right)
    s.fill(" ".join(bright), s.light(s.gold))
    s.fill(" ".join(dim), mixed(s.gold, s.hot, 0.45))
    s.line(" ".join(f"M0 0 L{x:.2f} {y:.2f}" for x, y in points), "", 0.4)
    s.area("M0 -3 L2.6 -1.5 L2.6 1.5 L0 3 L-2.6 1.5 L-2.6 -1.5 Z", s.gem, THIN)
    s.fill("M-0.2 -2.5 L-2.2 -1.3 L-2.2 1 L-0.2 0 Z", s.paper)
    s.line("M0 -3 L0 0 L2.6 1.5 M0 0 L-2.6 1.5", "", 0.4)


@find
def trove(s: Ground) -> None:
    """All that glitters: a heap of coins, a stone as large as a head on it."""
    deep = mixed(s.gold, s.bark, 0.45)
    rays(s, 0, 0.4, 9.6, 11.6, 14)
    for x, y, turn, length, wide in ((-5.6, 6.4, -24, 9.4, 3.6), (5.8, 6.4, 24, 8.8, 3.4)):
        crystal(s, x, y, turn, length, wide)
    s.area("M-6.4 -4.8 L-3.2 -8.8 L3.2 -8.8 L6.4 -4.8 L0 4.4 Z", s.gem)
    s.fill("M1.8 -4.6 L6 -4.6 L0.3 3.6 Z M3.2 -8.3 L6 -5 L2 -5 Z", mixed(s.gem, s.granite, 0.55))
    s.fill("M-1.8 -4.6 L-6 -4.6 L-0.4 3.4 Z", s.light(s.gem))
    s.fill("M-5.7 -5.1 L-3 -8.3 L-1.9 -5.1 Z", s.paper)
    s.line("M-6.4 -4.8 L6.4 -4.8 M-3.2 -8.8 L-1.9 -4.8 L0 4.4 L1.9 -4.8 L3.2 -8.8 M-1.9 -4.8 L0 "
           "-8.8 L1.9 -4.8", "", THIN)  # fmt: skip
    s.area(
        "M-12 11.6 C-11.4 8.4 -7.6 8 -5 5.8 C-2.6 3.6 2.6 3.6 5 5.8 C7.6 8 11.4 8.4 12 11.6 Z",
        s.gold,
    )
    s.fill("M4 5.4 C7 8 11 8.6 11.6 11.3 L2 11.3 C5.6 10 6 7.6 4 5.4 Z", deep)
    coins = ((-7.8, 9.6), (-3.6, 6.6), (-0.4, 10), (3.4, 6.8), (7.6, 9.8), (-4.2, 10.2))
    for x, y in coins:
        s.area(disc(x, y, 1.9, 1.25), s.light(s.gold) if x < 2 else s.gold, 0.45)
        s.line(f"M{x - 0.9} {y + 0.1} C{x - 0.6} {y - 0.6} {x + 0.6} {y - 0.6} {x + 0.9} {y + 0.1}",
               deep, 0.35)  # fmt: skip
    for x, y, colour in ((0.2, 7.2, s.rose), (-9.8, 10.2, s.rose), (4.2, 9.8, s.rose)):
        s.area(
            f"M{x - 1.7} {y} L{x - 0.8} {y - 1.5} L{x + 0.8} {y - 1.5} L{x + 1.7} {y} "
            f"L{x} {y + 2} Z",
            colour,
            THIN,
        )
        s.fill(f"M{x - 1.1} {y - 0.2} L{x - 0.6} {y - 1.1} L{x - 0.1} {y - 0.2} Z", s.paper)
