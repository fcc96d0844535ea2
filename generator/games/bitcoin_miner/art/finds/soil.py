"""Soil and clay, values 2 to 15: roots, animals, and what people lost or hid."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, across, find, sides


@find("dug")
def carrot(s: Ground) -> None:
    """A carrot."""
    s.area("M-0.6 -5 C-4 -8 -5 -9.4 -4.4 -10 C-2.6 -10 -1 -8 0 -5.6", s.leaf)
    s.area("M0.6 -5 C4 -8 5 -9.4 4.4 -10 C2.6 -10 1 -8 0 -5.6", s.dark(s.leaf))
    s.area("M0 -5 C-2 -8 -1.4 -10 0 -11 C1.4 -10 2 -8 0 -5", s.leaf)
    s.area(
        "M0 -5.6 C4 -5.8 5 -3.4 4 0 C3 4 1.4 7.6 0.4 10.4 C-1 7.6 -3 4 -4 0 "
        "C-5 -3.4 -4 -5.8 0 -5.6 Z",
        s.hot,
    )
    s.fill("M1.6 -5.2 C4 -5 4.6 -3.2 3.6 0 C2.7 3.8 1.4 7 0.4 9.4 C1.4 5 2.6 -0.6 1.6 -5.2 Z",
           s.dark(s.hot))  # fmt: skip
    s.line("M-3 -3.6 C-3.6 -2.4 -3.2 -0.6 -2.6 1", s.light(s.hot), 0.9)
    s.line("M-4.2 -1.4 L-1.2 -1 M4 1 L1.2 1.4 M-2.6 4.4 L-0.4 4.6", "", THIN)


@find("dug")
def worm(s: Ground) -> None:
    """An earthworm, on its way up for some air."""
    bends = (
        ((-8, 7), (-8.6, -1.6), (-2.8, -2.4), (-1.2, 2)),
        ((-1.2, 2), (0.4, 6.6), (6.2, 6.2), (5.2, -4.4)),
    )
    way = " ".join(
        f"M{a[0]} {a[1]} C{b[0]} {b[1]} {c[0]} {c[1]} {d[0]} {d[1]}" for a, b, c, d in bends
    )
    s.backed(way, s.hot, 4)
    # Its saddle lies between two rings.
    saddle = [
        sides(bends[k], t, 2)
        for k, t in ((0, 0.8), (0, 0.9), (0, 1.0), (1, 0.1), (1, 0.2), (1, 0.28), (1, 0.34))
    ]
    edge = [one for one, _ in saddle] + [other for _, other in reversed(saddle)]
    s.fill("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in edge) + " Z", s.flesh)
    marks = [
        across(bends[k], t, 2)
        for k, t in ((0, 0.14), (0, 0.3), (0, 0.46), (0, 0.62), (0, 0.8),
                     (1, 0.34), (1, 0.5), (1, 0.64), (1, 0.78))
    ]  # fmt: skip
    s.line(" ".join(marks), "", THIN)
    s.area(disc(5.2, -5.4, 3.3), s.hot)
    for x in (4, 6.6):
        s.fill(disc(x, -6.3, 1), s.paper)
        s.fill(disc(x - 0.1, -6.1, 0.6))
    s.line("M3.8 -4.1 C4.6 -3.1 6 -3.1 6.8 -4.1", "", THIN)


@find("dug")
def mole(s: Ground) -> None:
    """A mole that sniffs, its spades of hands on the edge of its hole."""
    fur = mixed(s.bark, s.ink, 0.5)
    s.area(
        "M-8.4 9 C-9.4 1 -8 -6 -3.2 -8.8 C0.6 -11 5 -9.4 6.6 -6 L10.8 -4.2 C12.6 -3.2 12.2 -0.4 "
        "10 -0.4 C8.4 -0.2 7.4 0.6 6.6 1.4 C7.8 4 8 6.6 7.8 9 Z",
        fur,
    )
    s.fill("M-7.9 8.6 C-8.8 1 -7.4 -5.6 -3 -8.3 C-5.6 -3.6 -6 3 -4.2 8.6 Z", mixed(fur, s.ink, 0.6))
    s.fill("M0.6 9 C-0.6 4.6 1.6 1.6 6.2 1.4 C7.2 4 7.4 6.6 7.3 9 Z", mixed(s.bark, s.paper, 0.6))
    # The snout: bare below, its tip in the air, with two teeth under it.
    s.area("M6.4 1.2 L6.6 3 L7.7 2.9 L7.7 1.1 L8.9 2.6 L8.8 0.2 Z", s.paper, THIN)
    s.fill("M4.4 0.6 C6 -1.6 8.6 -2.4 11.4 -1.6 C11.2 -0.8 10.6 -0.6 10 -0.6 C8.4 -0.4 7.2 0.4 "
           "6.4 1.2 C5.6 1.4 4.8 1.2 4.4 0.6 Z", s.flesh)  # fmt: skip
    s.line("M10 -0.4 C8.4 -0.2 7.4 0.6 6.6 1.4 C5.8 1.6 5 1.4 4.4 0.8", "", THIN)
    s.area(disc(11.8, -2.9, 1.7, 1.5), s.hot)
    s.fill(disc(11.4, -3.4, 0.5, 0.4), s.paper)
    s.line("M7.4 -0.8 L5.6 -2.6 M8.4 -1.2 L7.4 -3.4 M6.4 0 L4 -0.8", s.warm, 0.35)
    s.fill(disc(3.4, -5.4, 1.35), s.paper)
    s.fill(disc(3.8, -5.3, 0.85))
    s.line("M1.8 -7.4 C2.6 -8 3.6 -8 4.4 -7.4", s.warm, 0.5)
    s.line("M-2.4 -9.2 L-2 -10.8 M-1 -9.8 L-0.2 -11.4", "", 0.6)
    s.line("M-5.2 -1.6 C-5 -3.4 -4.2 -5 -3 -6", mixed(s.bark, s.paper, 0.7), 0.9)
    # Arms as wide as spades, over the edge of the hole; five claws each, pointing down.
    for x, y, turn, shoulder in ((-7.4, 2, 8, "M-5 1.4 L-7 2"), (5.2, 2.2, -6, "M2 1.6 L4.6 2.2")):
        s.backed(shoulder, fur, 3.6)
        with s.at(x, y, turn):
            for claw, long in ((-2.7, 2.2), (2.7, 2.2), (-1.35, 2.9), (1.35, 2.9), (0, 3.2)):
                s.area(f"M{claw - 0.75} 0.4 L{claw + 0.75} 0.4 C{claw + 0.7} {long - 0.8} "
                       f"{claw + 0.3} {long} {claw} {long} C{claw - 0.3} {long} {claw - 0.7} "
                       f"{long - 0.8} {claw - 0.75} 0.4 Z", s.paper, THIN)  # fmt: skip
            s.area("M-3.6 0.2 C-3.8 -2.6 -1.8 -3.2 0 -3.2 C1.8 -3.2 3.8 -2.6 3.6 0.2 "
                   "C3.2 1.3 2.1 1.3 1.8 0.7 C1.4 1.6 0.3 1.7 0 0.9 C-0.3 1.7 -1.4 1.6 -1.8 0.7 "
                   "C-2.1 1.3 -3.2 1.3 -3.6 0.2 Z", s.flesh)  # fmt: skip


@find
def ant(s: Ground) -> None:
    """An ant that carries a strawberry home, many times its weight."""
    shell = mixed(s.bark, s.ink, 0.45)
    s.line("M-1.4 4 L-4.2 3.2 L-6.2 8.8 M0.4 4.4 L-1.4 5.4 L-1.6 8.8 M1.8 4 L4 5 L4.6 8.8", "", 0.9)
    s.area(disc(-6.2, 1.8, 4.2, 3.1), s.light(shell))
    s.line("M-7.6 -0.9 C-6.4 0.6 -6.4 3 -7.6 4.5 M-4.6 -0.8 C-3.6 0.6 -3.6 3 -4.6 4.4", "", THIN)
    s.area(disc(-1.6, 2.8, 1.4, 1.2), shell)
    s.area(disc(0.9, 2.6, 2.1, 1.9), shell)
    # The berry lies across its head.
    with s.at(3.4, -6.4, -64):
        s.area("M-5.6 -2.4 C-5.6 -5 -2.6 -5.8 0 -4.8 C2.6 -5.8 5.6 -5 5.6 -2.4 C5.6 2 2.4 6 0 6.6 "
               "C-2.4 6 -5.6 2 -5.6 -2.4 Z", s.rose)  # fmt: skip
        s.fill("M2.6 -4.9 C4.6 -4.6 5.2 -3.4 5.2 -2.4 C5.2 1.8 2.4 5.4 0.2 6.2 C3.4 2.6 4 -2 2.6 "
               "-4.9 Z", s.dark(s.rose))  # fmt: skip
        for x, y in ((-3.4, -1.6), (-0.6, -2), (2.2, -1.6), (-2, 0.8), (0.8, 0.8), (-0.4, 3.4)):
            s.fill(disc(x, y, 0.38, 0.6), s.light(s.gold))
        s.area("M0 -4.8 L-4.2 -4.4 L-2.2 -6 L-3.4 -8 L-0.8 -7 L0 -9 L0.8 -7 L3.4 -8 L2.2 -6 "
               "L4.2 -4.4 Z", s.leaf)  # fmt: skip
    s.line("M6.4 -0.6 C7.6 -2.8 8.8 -3.4 10.4 -3.2 M7.2 0.2 C8.8 -1.2 10 -1.4 11.2 -0.8", "", 0.6)
    s.area(disc(5.2, 1.4, 3.1, 2.8), shell)
    s.fill(disc(6, 0.6, 1.25), s.paper)
    s.fill(disc(6.4, 0.7, 0.75))
    s.line("M5.4 3 C6.2 3.4 7 3.2 7.5 2.6", s.light(s.warm), 0.5)


@find("dug")
def bone(s: Ground) -> None:
    """A dog's bone."""
    ivory = s.light(s.warm)
    with s.at(0, 0, -38):
        s.area(
            "M-5.4 -1.7 C-4.6 -5.4 -9 -5.6 -9 -2.6 C-9 -1.4 -8.4 -0.6 -7.6 0 "
            "C-8.4 0.6 -9 1.4 -9 2.6 C-9 5.6 -4.6 5.4 -5.4 1.7 L5.4 1.7 "
            "C4.6 5.4 9 5.6 9 2.6 C9 1.4 8.4 0.6 7.6 0 C8.4 -0.6 9 -1.4 9 -2.6 "
            "C9 -5.6 4.6 -5.4 5.4 -1.7 Z",
            ivory,
        )
        s.fill("M-8.5 2.6 C-8.4 4.8 -5.2 4.8 -5.9 1.2 L5.9 1.2 C5.2 4.8 8.4 4.8 8.5 2.6 C7.6 3.2 "
               "6.8 2.4 6.6 0.4 L-6.6 0.4 C-6.8 2.4 -7.6 3.2 -8.5 2.6 Z",
               s.dark(s.warm))  # fmt: skip
        s.line("M-8 -3 C-7.6 -3.8 -6.6 -3.8 -6.2 -3 M-4 -0.8 L3 -0.8 M6.4 -3.2 C7 -3.8 7.8 -3.4 "
               "8 -2.8", s.paper, 0.7)  # fmt: skip


@find
def boot(s: Ground) -> None:
    """An old boot: its sole has begun to talk."""
    with s.at(0, 0, scale=0.92):
        s.area(
            "M-6.4 -9 L1.4 -9 L1 -1.4 C4.6 -0.4 8.6 0.6 8.8 4 L8.8 5.6 L-6.8 5.6 L-6.8 2 "
            "C-5.4 -1.6 -5.8 -5 -6.4 -9 Z",
            s.bark,
        )
        s.fill("M-6.4 2.2 C-5.2 -1.6 -5.4 -5 -6 -8.7 L-3.6 -8.7 C-3 -4 -3.2 0 -1 2.4 C2 4.4 6 4 "
               "8.4 4.4 L8.4 5.3 L-6.5 5.3 Z", s.dark(s.bark))  # fmt: skip
        s.fill("M4.2 5.3 C3.8 2.4 5 0.8 6.6 1 C8 1.6 8.6 3 8.5 5.3 Z", s.light(s.bark))
        s.line("M4.2 5.4 C3.8 2.4 5 0.9 6.4 0.9", "", THIN)
        s.area("M-7.2 5.4 L9.2 5.4 L9.2 7.8 L-1.4 7.8 L-1.4 6.8 L-2.4 6.8 L-2.4 8.4 L-7.2 8.4 Z",
               s.granite, 0.5)  # fmt: skip
        s.area("M-6.7 -9.6 L1.8 -9.6 L1.6 -7.4 L-6.5 -7.4 Z", s.warm, THIN)
        for y in (-5.6, -3.4, -1.2):
            s.line(f"M-2.2 {y + 0.4} L1 {y}", "", 1.3)
            s.line(f"M-2.2 {y + 0.4} L1 {y}", s.paper, 0.55)


@find("dug")
def key(s: Ground) -> None:
    """The key to something."""
    with s.at(0, 0, -42):
        s.backed("M-2 0 L8.6 0 M5.4 0 L5.4 3.4 M8.4 0 L8.4 3.4", s.gold, 1.3)
        s.line("M-0.6 0.4 L8.2 0.4", s.dark(s.gold), 0.45)
        s.area(disc(-5.2, 0, 4.2), s.gold)
        s.line("M-8.3 0.8 C-8 -2.4 -5.4 -3.8 -3.4 -2.6", s.light(s.gold), 0.8)
        s.line("M-6.4 3.1 C-4.4 3.8 -2.4 2.6 -1.9 0.4", s.dark(s.gold), 0.8)
        s.area(disc(-5.2, 0, 1.9))
        s.area("M-1.6 -1.5 L-0.2 -1.5 L-0.2 1.5 L-1.6 1.5 Z", s.gold, THIN)


@find("dug")
def pot(s: Ground) -> None:
    """A jug with a chip out of its rim."""
    s.backed("M-3 -6 C-8 -6.4 -8 0 -5.4 0.4 M3 -6 C8 -6.4 8 0 5.4 0.4", s.hot, 0.9, 0.5)
    s.area(
        "M-3.6 -9.4 L-1 -9.4 L0 -8.2 L1.2 -9.4 L3.6 -9.4 L2.6 -7 L2.6 -5 "
        "C5.6 -3.4 6.6 -1 6.4 1.6 C6.2 5 4 7.6 2.6 9 L-2.6 9 C-4 7.6 -6.2 5 -6.4 1.6 "
        "C-6.6 -1 -5.6 -3.4 -2.6 -5 L-2.6 -7 Z",
        s.hot,
    )
    s.fill("M1.4 -8.6 L3 -9 L2.2 -7 L2.2 -4.8 C5.2 -3.2 6.2 -1 6 1.6 C5.8 4.8 3.7 7.2 2.4 8.6 L0 "
           "8.6 C2.6 6 3.8 3.4 3.6 0.6 C3.4 -2 2 -3.6 0.8 -4.6 Z", s.dark(s.hot))  # fmt: skip
    s.fill("M-6.1 -0.4 L6.1 -0.4 C6.5 1.2 6.2 2.6 5.8 3.8 L-5.8 3.8 C-6.2 2.6 -6.5 1.2 -6.1 -0.4 Z",
           s.light(s.hot))  # fmt: skip
    s.line("M-6.2 -0.6 L6.2 -0.6 M-6 4 L6 4", "", THIN)
    s.line("M-5.4 3 L-3.6 0.8 L-1.8 3 L0 0.8 L1.8 3 L3.6 0.8 L5.4 3", "", 0.7)
    s.line("M-4.6 -2 C-4 -3 -3.2 -3.6 -2 -4.2", s.paper, 0.8)


@find("dug")
def horseshoe(s: Ground) -> None:
    """A horseshoe."""
    with s.at(0, 0, scale=0.92):
        s.area(
            "M-3.6 8.6 L-7.4 8.6 L-7 5.6 C-10 1 -9.6 -8.6 0 -8.8 C9.6 -8.6 10 1 7 5.6 "
            "L7.4 8.6 L3.6 8.6 L3.4 5 C6 2 6.4 -4.6 0 -4.8 C-6.4 -4.6 -6 2 -3.4 5 Z",
            s.cool,
        )
        s.fill("M0 -4.9 C6.4 -4.7 6.2 2 3.7 5 L3.9 8.3 L5 8.3 L4.9 5.4 C7.6 1.6 7.8 -6 0 -6.2 Z",
               s.dark(s.cool))  # fmt: skip
        s.line("M-7.8 1.4 C-8.6 -2.4 -7 -7.2 -1.6 -8", s.paper, 0.8)
        # A groove, and the nails' square holes in it.
        s.line("M-5.9 5 C-8 0.8 -7.6 -6.6 0 -6.9 C7.6 -6.6 8 0.8 5.9 5", s.granite, 1.3)
        for x, y in ((0, -6.9), (4.6, -5.3), (6.8, -1.2), (6.4, 3.2), (-4.6, -5.3), (-6.8, -1.2),
                     (-6.4, 3.2)):  # fmt: skip
            s.fill(bar(x - 0.6, y - 0.6, 1.2, 1.2, 0.2))


@find("dug")
def bottle(s: Ground) -> None:
    """A bottle with a letter in it."""
    with s.at(0, 0, 24):
        s.area(
            "M-1.9 -10 L1.9 -10 L1.9 -4.6 C4.4 -3.4 5 -1.6 5 0.4 L5 8 C5 9.4 4.2 10 3 10 "
            "L-3 10 C-4.2 10 -5 9.4 -5 8 L-5 0.4 C-5 -1.6 -4.4 -3.4 -1.9 -4.6 Z",
            s.leaf,
        )
        s.fill("M0.6 -9.6 L1.5 -9.6 L1.5 -4.4 C4 -3.2 4.6 -1.6 4.6 0.4 L4.6 8 C4.6 9.2 4 9.6 3 9.6 "
               "L2 9.6 C3.4 6 3.6 0 0.6 -4 Z", s.dark(s.leaf))  # fmt: skip
        # The letter is rolled up, a thread round it.
        with s.at(-0.3, 3.4, -14):
            s.area("M-2.2 -4.2 L1.6 -4.2 L1.6 4.2 L-2.2 4.2 Z", s.light(s.warm), THIN)
            s.area(disc(-0.3, -4.2, 1.9, 0.8), s.paper, THIN)
            s.line("M-0.9 -4.2 C-0.4 -4.6 0.4 -4.4 0.2 -4", "", 0.35)
            s.line("M-2.2 0 L1.6 0", s.rose, 1)
        s.line("M-3.8 0.6 C-3.8 -1 -3.2 -2.2 -2 -3 M-3.8 2.6 L-3.8 5", s.paper, 0.8)
        s.area(bar(-2.2, -11, 4.4, 3, 0.5), s.bark)


@find("dug")
def arrowhead(s: Ground) -> None:
    """An arrow with a point of flint, which came down here and stuck."""
    flint = mixed(s.cool, s.granite, 0.62)
    with s.at(0, 0, 142):
        s.line("M0 -3 L0 14.6", "", 2)
        s.line("M0 -2 L0 14.4", s.bark, 0.8)
        for side in (-1, 1):
            with s.at(0, 0, mirrored=side < 0):
                s.area("M0.5 4.6 L3.2 6.6 L3.2 12.4 L0.5 10.4 Z", s.rose if side > 0 else s.hot)
                s.line("M0.9 6.6 L2.9 8.2 M0.9 8.6 L2.9 10.2", "", 0.4)
        # Struck from one stone: its edges are scalloped, and barbs hold it in what it hits.
        s.area(
            "M0 -15 L1.4 -12.2 L1.5 -11.4 L2.5 -9.2 L2.5 -8.4 L3.4 -6 L3.3 -5.2 L4.2 -2.6 "
            "L1.9 -3.8 L1.6 -1.6 L-1.6 -1.6 L-1.9 -3.8 L-4.2 -2.6 L-3.3 -5.2 L-3.4 -6 L-2.5 -8.4 "
            "L-2.5 -9.2 L-1.5 -11.4 L-1.4 -12.2 Z",
            flint,
        )
        s.fill(
            "M0 -13.8 L-0.3 -2 L-1.3 -2 L-1.6 -4.4 L-3.5 -3.4 L-2.8 -5.2 L-2.9 -6 L-2 -8.3 "
            "L-2.1 -9 L-1.1 -11.4 Z",
            s.light(s.cool),
        )
        s.line("M0 -13 L0.3 -9.6 L-0.3 -6.4 L0 -2.6", "", 0.4)
        s.line("M0.3 -9.6 L1.6 -8.8 M-0.3 -6.4 L-2 -5.6 M0.1 -6.6 L2.2 -5", "", 0.35)
        s.line("M-1.3 -0.6 L1.3 -1.2 M-1.3 0.8 L1.3 0.2 M-1.3 2.2 L1.3 1.6", "", 0.8)


@find("dug")
def sword(s: Ground) -> None:
    """A sword, up to its middle in the stone."""
    with s.at(0, 0, 190):
        s.area("M-2.1 2.6 L-2.1 -8.4 L0 -11 L2.1 -8.4 L2.1 2.6 Z", s.cool)
        s.fill("M0 -10.4 L1.75 -8.2 L1.75 2.4 L0 2.4 Z", s.light(s.cool))
        s.fill("M-1.7 -8.2 L0 -10.4 L0 2.4 L-1.7 2.4 Z", s.dark(s.cool))
        s.line("M0 -8.4 L0 2", "", 0.4)
        s.area(bar(-5.4, 2.6, 10.8, 2.2, 1.1), s.gold)
        s.line("M-4.4 4 L4.4 4", s.dark(s.gold), 0.6)
        s.area(bar(-1.1, 4.8, 2.2, 4), s.bark)
        s.line("M-1 5.8 L1 6.4 M-1 7.2 L1 7.8", "", 0.45)
        s.area(disc(0, 9.8, 1.8), s.gold)
        s.area(disc(0, 9.8, 0.8), s.rose, 0.4)


@find("plinth")
def crown(s: Ground) -> None:
    """A crown that somebody misses."""
    # Its far side, with the lining, shows between the points.
    s.area("M-7.2 -1 L-4.4 -4.6 L-1.8 -1.4 L1.8 -1.4 L4.4 -4.6 L7.2 -1 L6.6 2.6 L-6.6 2.6 Z",
           s.dark(s.gold), THIN)  # fmt: skip
    s.area("M-7.4 6.4 L-9.2 -4.4 L-4.4 0.6 L0 -7 L4.4 0.6 L9.2 -4.4 L7.4 6.4 Z", s.gold)
    s.fill("M3.4 6 L3.8 0.4 L4.4 1.3 L8.6 -3 L7.1 6 Z M0.2 -5.6 L3.6 0.2 L2 0.8 Z", s.dark(s.gold))
    s.line("M-7.9 -1.4 L-7.2 2 M-1.2 -3.4 L-3.6 1", s.light(s.gold), 0.8)
    s.area("M-7.2 2.9 C-3 4.2 3 4.2 7.2 2.9 L6.8 6.9 C3 8.1 -3 8.1 -6.8 6.9 Z", s.gold)
    for x, y, r in ((-9.2, -5.2, 1.4), (0, -8.2, 1.6), (9.2, -5.2, 1.4)):
        s.area(disc(x, y, r), s.rose)
        s.fill(disc(x - 0.4, y - 0.4, 0.4), s.paper)
    s.area("M0 3.9 L1.5 5.5 L0 7.1 L-1.5 5.5 Z", s.gem, 0.45)
    for x in (-4.2, 4.2):
        s.area(disc(x, 5.2, 0.95), s.rose, 0.45)


@find
def chest(s: Ground) -> None:
    """A chest of oak, locked."""
    with s.at(0, 0, scale=0.92):
        s.area("M-9.4 -1 C-9.4 -9.6 9.4 -9.6 9.4 -1 Z", s.bark)
        s.fill("M3 -7 C7 -6.4 9 -4 9 -1.3 L3 -1.3 Z", s.dark(s.bark))
        s.line("M-8 -3 C-6 -6.2 -2 -7 1 -7", s.light(s.bark), 0.7)
        s.line("M-8.9 -3.2 L8.9 -3.2", "", 0.45)
        s.area(bar(-9, -1, 18, 9, 0.5), s.bark)
        s.fill(bar(3, -0.6, 5.6, 8.2), s.dark(s.bark))
        s.line("M-8.8 2 L8.8 2 M-8.8 5 L8.8 5", "", 0.45)
        for side in (-1, 1):
            with s.at(0, 0, mirrored=side < 0):
                s.area("M4.6 -6.8 L7 -5.8 L7 8 L4.6 8 Z", s.granite, 0.5)
                s.fill(joined(disc(5.8, y, 0.45) for y in (-3.6, 0.8, 3.6, 6.4)), s.cool)
        s.area(bar(-9.2, -1.8, 18.4, 1.7, 0.4), s.granite, 0.5)
        s.area("M-2.3 -2.8 L2.3 -2.8 L2.3 1.6 C2.3 3.4 -2.3 3.4 -2.3 1.6 Z", s.gold)
        s.line("M-1.4 -1.8 L-1.4 1", s.light(s.gold), 0.6)
        s.fill(disc(0.2, -0.8, 0.8))
        s.fill("M-0.2 -0.6 L0.6 -0.6 L0.9 1.6 L-0.5 1.6 Z")
