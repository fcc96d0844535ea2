"""Soil and clay, values 2 to 15: roots, animals, and what people lost or hid."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, across, find, sides


@find("dug")
def carrot(s: Ground) -> None:
    """A carrot."""
    s.area("M-0.6 -5 C-4 -8 -5 -9.4 -4.4 -10 C-2.6 -10 -1 -8 0 -5.6", s.leaf)
    s.area("M0.6 -5 C4 -8 5 -9.4 4.4 -10 C2.6 -10 1 -8 0 -5.6", s.leaf)
    s.area("M0 -5 C-2 -8 -1.4 -10 0 -11 C1.4 -10 2 -8 0 -5", s.leaf)
    s.area(
        "M0 -5.6 C4 -5.8 5 -3.4 4 0 C3 4 1.4 7.6 0.4 10.4 C-1 7.6 -3 4 -4 0 "
        "C-5 -3.4 -4 -5.8 0 -5.6 Z",
        s.hot,
    )
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
    """A mole with its hands up."""
    s.fill("M-7.6 8 C-9 -3 -6 -9.4 0 -9.4 C6 -9.4 9 -3 7.6 8 Z")
    s.fill(
        "M-3 0.6 C-3.4 -2.2 -1.8 -4 0 -4 C1.8 -4 3.4 -2.2 3 0.6 C2.4 2.6 -2.4 2.6 -3 0.6 Z", s.warm
    )
    s.fill(disc(0, -2.2, 1.7, 1.3), s.hot)
    s.fill(disc(-3, -5, 0.8), s.paper)
    s.fill(disc(3, -5, 0.8), s.paper)
    s.line("M-1.6 0.6 C-0.8 1.4 0.8 1.4 1.6 0.6", "", THIN)
    for side in (-1, 1):
        with s.at(6.6 * side, 4.6, mirrored=side < 0):
            s.area(
                "M-2.6 3 C-3.6 0 -2 -2.6 -0.4 -1.4 L0.2 -3 L1.2 -1.2 L2.4 -2.6 L2.8 -0.6 "
                "L4 -1.2 C4.2 1 2.6 3.4 0 3.8 Z",
                s.flesh,
            )


@find("slab")
def ant(s: Ground) -> None:
    """An ant, seen from above, on its way up."""
    with s.at(0, 0.6, 30):
        s.line(
            "M-1 -1.2 L-5 -4.4 L-6.6 -8 M1 -1.2 L5 -4.4 L6.6 -8 M-1 0.4 L-5.4 0.6 L-8 3 "
            "M1 0.4 L5.4 0.6 L8 3 M-1 1.6 L-4 5 L-5 9 M1 1.6 L4 5 L5 9",
            "",
            0.8,
        )
        s.line("M-0.8 -6.4 L-3 -8.8 L-2.6 -10.4 M0.8 -6.4 L3 -8.8 L2.6 -10.4", "", 0.6)
        s.fill(disc(0, -4.8, 2.6, 2.3))
        s.fill(disc(0, -0.2, 1.7, 2.4))
        s.area(disc(0, 6, 3.2, 4.2), s.rose)
        s.line("M-2.6 4 L2.6 4 M-3 6.4 L3 6.4", "", THIN)
        s.fill(disc(-1.1, -5.4, 0.55), s.paper)
        s.fill(disc(1.1, -5.4, 0.55), s.paper)


@find("dug")
def bone(s: Ground) -> None:
    """A dog's bone."""
    with s.at(0, 0, -38):
        s.area(
            "M-5.4 -1.7 C-4.6 -5.4 -9 -5.6 -9 -2.6 C-9 -1.4 -8.4 -0.6 -7.6 0 "
            "C-8.4 0.6 -9 1.4 -9 2.6 C-9 5.6 -4.6 5.4 -5.4 1.7 L5.4 1.7 "
            "C4.6 5.4 9 5.6 9 2.6 C9 1.4 8.4 0.6 7.6 0 C8.4 -0.6 9 -1.4 9 -2.6 "
            "C9 -5.6 4.6 -5.4 5.4 -1.7 Z"
        )
        s.line("M-3.6 0.5 L1.6 0.5", s.cool, 0.8)


@find
def boot(s: Ground) -> None:
    """An old boot."""
    with s.at(0, 0, scale=0.92):
        s.area(
            "M-6.4 -9 L1.4 -9 L1 -1.4 C4.6 -0.4 8.6 0.6 8.8 4 L8.8 5.6 L-6.8 5.6 L-6.8 2 "
            "C-5.4 -1.6 -5.8 -5 -6.4 -9 Z",
            s.bark,
        )
        s.fill("M-7.2 5.4 L9.2 5.4 L9.2 7.8 L-1.4 7.8 L-1.4 6.8 L-2.4 6.8 L-2.4 8.4 L-7.2 8.4 Z")
        s.line("M-2 -6 L1.2 -6.4 M-2 -3.6 L1 -4 M-1.8 -1.2 L1 -1.6", "", 0.8)
        s.line("M-6.2 -7 L-4 -7", "", THIN)
        s.fill(disc(6, 2.8, 1.3, 1))


@find("dug")
def key(s: Ground) -> None:
    """The key to something."""
    with s.at(0, 0, -42):
        s.backed("M-2 0 L8.6 0 M5.4 0 L5.4 3.4 M8.4 0 L8.4 3.4", s.gold, 1.2)
        s.area(disc(-5.2, 0, 4.2), s.gold)
        s.area(disc(-5.2, 0, 1.9))


@find("dug")
def pot(s: Ground) -> None:
    """A jug with a chip out of its rim."""
    s.line("M-3 -6 C-8 -6.4 -8 0 -5.4 0.4 M3 -6 C8 -6.4 8 0 5.4 0.4", "", 1.2)
    s.area(
        "M-3.6 -9.4 L-1 -9.4 L0 -8.2 L1.2 -9.4 L3.6 -9.4 L2.6 -7 L2.6 -5 "
        "C5.6 -3.4 6.6 -1 6.4 1.6 C6.2 5 4 7.6 2.6 9 L-2.6 9 C-4 7.6 -6.2 5 -6.4 1.6 "
        "C-6.6 -1 -5.6 -3.4 -2.6 -5 L-2.6 -7 Z",
        s.hot,
    )
    s.line("M-6.2 -0.6 L6.2 -0.6 M-6 4 L6 4", "", THIN)
    s.line("M-5.4 3 L-3.6 0.8 L-1.8 3 L0 0.8 L1.8 3 L3.6 0.8 L5.4 3", "", 0.7)


@find("dug")
def horseshoe(s: Ground) -> None:
    """A horseshoe."""
    with s.at(0, 0, scale=0.92):
        s.area(
            "M-3.6 8.6 L-7.4 8.6 L-7 5.6 C-10 1 -9.6 -8.6 0 -8.8 C9.6 -8.6 10 1 7 5.6 "
            "L7.4 8.6 L3.6 8.6 L3.4 5 C6 2 6.4 -4.6 0 -4.8 C-6.4 -4.6 -6 2 -3.4 5 Z",
            s.cool,
        )
        for x, y in (
            (0, -6.8),
            (5, -4.8),
            (6.8, -0.6),
            (6, 3.6),
            (-5, -4.8),
            (-6.8, -0.6),
            (-6, 3.6),
        ):
            s.fill(disc(x, y, 0.75))


@find("dug")
def bottle(s: Ground) -> None:
    """A bottle with a letter in it."""
    with s.at(0, 0, 24):
        s.area(
            "M-1.9 -10 L1.9 -10 L1.9 -4.6 C4.4 -3.4 5 -1.6 5 0.4 L5 8 C5 9.4 4.2 10 3 10 "
            "L-3 10 C-4.2 10 -5 9.4 -5 8 L-5 0.4 C-5 -1.6 -4.4 -3.4 -1.9 -4.6 Z",
            s.leaf,
        )
        s.area(bar(-2.5, -0.6, 5, 8.6, 0.6))
        s.line("M-1.2 1.6 L1.2 1.6 M-1.2 3.6 L1.2 3.6 M-1.2 5.6 L0.4 5.6", "", THIN)
        s.area(bar(-2.2, -11, 4.4, 3, 0.5), s.bark)


@find("dug")
def arrowhead(s: Ground) -> None:
    """An arrow with a point of flint."""
    with s.at(0, 0, 40):
        s.line("M0 -2 L0 11", "", 2.2)
        s.line("M0 -1 L0 10.8", s.bark, 1)
        s.area("M0 6.4 L2.8 8.6 L2.8 12 L0 10 L-2.8 12 L-2.8 8.6 Z", s.rose, THIN)
        s.line("M0 6.4 L0 10", "", THIN)
        s.area(
            "M0 -11 C1.8 -8.4 3.8 -5 5 -1.2 L3 -1.8 L2.2 1 L0 -0.2 L-2.2 1 L-3 -1.8 L-5 -1.2 "
            "C-3.8 -5 -1.8 -8.4 0 -11 Z",
            s.cool,
        )
        s.fill("M0 -9.8 L0 -1 L-1.8 0 L-2.6 -2.4 L-4 -2.2 C-3 -5.2 -1.4 -8 0 -9.8 Z", s.paper)
        s.line("M0 -8.6 L0 -1.4 M1.4 -6 L2.6 -4.8 M1.4 -3.4 L3 -2.6", "", THIN)
        s.line("M-1.6 1.6 L1.6 0.8 M-1.6 3 L1.6 2.2", "", 0.9)


@find("dug")
def sword(s: Ground) -> None:
    """A sword."""
    with s.at(0, 0, 190):
        s.area("M-1.8 2.6 L-1.8 -8.4 L0 -11 L1.8 -8.4 L1.8 2.6 Z", s.cool)
        s.line("M0 -7.8 L0 1.6", "", THIN)
        s.area(bar(-4.8, 2.6, 9.6, 2.2, 1.1), s.gold)
        s.area(bar(-1.1, 4.8, 2.2, 4), s.bark)
        s.area(disc(0, 9.6, 1.6), s.gold)


@find("plinth")
def crown(s: Ground) -> None:
    """A crown that somebody misses."""
    s.area("M-7.4 6.4 L-8.8 -4 L-4.2 0.4 L0 -6.6 L4.2 0.4 L8.8 -4 L7.4 6.4 Z", s.gold)
    s.line("M-7.1 3.4 L7.1 3.4", "", THIN)
    for x, y in ((-8.8, -5), (0, -7.8), (8.8, -5)):
        s.area(disc(x, y, 1.3), s.rose)
    s.fill(disc(0, 5, 0.8), s.gem)
    s.fill(disc(-3.6, 5, 0.7))
    s.fill(disc(3.6, 5, 0.7))


@find
def chest(s: Ground) -> None:
    """A chest with a lock."""
    with s.at(0, 0, scale=0.92):
        s.area("M-8.8 -1 C-8.8 -9 8.8 -9 8.8 -1 Z", s.bark)
        s.area(bar(-8.8, -1, 17.6, 8.6, 0.5), s.bark)
        s.fill("M-6.4 -5.4 L-4.2 -6.4 L-4.2 7.4 L-6.4 7.4 Z")
        s.fill("M6.4 -5.4 L4.2 -6.4 L4.2 7.4 L6.4 7.4 Z")
        s.area(bar(-2, -2.4, 4, 4.6, 0.7), s.gold)
        s.fill(disc(0, -0.6, 0.7))
        s.fill(bar(-0.35, -0.4, 0.7, 1.7))
