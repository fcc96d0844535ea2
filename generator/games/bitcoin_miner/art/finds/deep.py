"""The deep, values 26 to 36: still water, coal, fire, and crystals."""

from __future__ import annotations

import math

from generator.art.colours import mixed
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, crystal, find, rays


@find
def coal(s: Ground) -> None:
    """Coal: three lumps that break into faces, lit from above."""
    for x, y, k, turn in ((-5, 4, 1, 0), (5, 4.2, 1, 24), (0.2, -4, 1.06, -10)):
        with s.at(x, y, turn, k):
            s.fill("M-4.6 2.6 L-4.4 -1.6 L-1.6 -4.4 L2.4 -4.2 L4.8 -0.8 L4 3.2 L0.6 4.8 L-3 4.4 Z")
            s.fill("M-3.6 -1.6 L-1.4 -3.7 L1.8 -3.4 L0.4 -0.9 Z", s.cool)
            s.fill("M1.2 -0.6 L2.4 -3 L4 -0.6 L3 0.8 Z", s.granite)
            s.fill("M-3.9 -0.9 L-0.1 -0.3 L-0.9 2.4 L-3.9 2.2 Z", s.granite)
            s.line("M-2.6 -2 L-1.2 -3.1 M-3.2 0.2 L-3.2 1.2", s.paper, 0.6)
            s.line("M1 0.9 L0.4 3.6 M1.4 1 L3 2", s.granite, 0.5)
    for x, y in ((-8.6, -3), (8, -4.4)):
        s.fill(
            f"M{x} {y - 1.7} L{x + 0.4} {y - 0.4} L{x + 1.7} {y} "
            f"L{x + 0.4} {y + 0.4} L{x} {y + 1.7} "
            f"L{x - 0.4} {y + 0.4} L{x - 1.7} {y} L{x - 0.4} {y - 0.4} Z",
            s.gem,
        )


@find("dug")
def amber(s: Ground) -> None:
    """A fly in amber."""
    s.area(
        "M-3 -9 C3 -10.4 8.6 -6 8.8 -0.6 C9 5 5.6 9.2 0.2 9.4 C-5.4 9.6 -9 5 -8.8 0 "
        "C-8.6 -4.4 -7 -8 -3 -9 Z",
        s.gold,
    )
    s.line("M-6.2 -3.6 C-5.4 -5.6 -4.2 -6.6 -2.6 -7.2", s.paper, 1.2)
    with s.at(0.4, -1.7, 28, 1.04):
        for m in (-1, 1):
            s.line(
                f"M{0.8 * m} -1 L{3 * m} -2.2 L{3.4 * m} -4.6 M{m} 0 L{4.2 * m} -0.6 L{5.8 * m} 1 "
                f"M{0.8 * m} 1 L{3.4 * m} 4 L{3.2 * m} 6.8",
                "",
                0.55,
            )
        s.area("M-1.7 1 C-2.4 3.4 -1.6 6.2 0 6.8 C1.6 6.2 2.4 3.4 1.7 1 Z", s.hot, 0.45)
        s.line("M-1.8 3.9 C-0.8 4.5 0.8 4.5 1.8 3.9 M-1.3 5.4 C-0.6 5.9 0.6 5.9 1.3 5.4", "", 0.45)
        for m in (-1, 1):
            s.area(
                f"M{0.6 * m} 0 C{3 * m} -1 {5.6 * m} 1.6 {5.2 * m} 4.2 C{4.9 * m} 5.8 "
                f"{3 * m} 5.4 {2.2 * m} 4 C{1.4 * m} 2.6 {0.8 * m} 1.4 {0.6 * m} 0 Z",
                s.paper,
                0.45,
            )
            s.line(f"M{1.2 * m} 0.8 L{3.9 * m} 3.8", "", 0.25)
        s.fill(disc(0, -0.2, 1.6, 1.9))
        s.fill(disc(0, -2.6, 1.3, 1.1))
        for m in (-1, 1):
            s.area(disc(1.15 * m, -2.9, 0.95, 1.1), s.rose, 0.4)


@find
def pyrite(s: Ground) -> None:
    """Fool's gold: cubes that grow through each other, out of a dark stone."""
    top, side = mixed(s.gold, s.paper, 0.4), mixed(s.gold, s.bark, 0.42)
    stone = mixed(s.granite, s.ink, 0.75)
    s.area("M-10.6 9 L-11 5.6 L-8.6 2.4 L-3 0.4 L4.4 0 L9 2.6 L11.2 5.8 L10.6 9 Z", stone)
    s.line("M-9.8 5.4 L-8.2 3.4 L-6 2.6", mixed(stone, s.paper, 0.7), 0.6)
    # From the rear: where, how large, how turned.
    for x, y, k, turn in (
        (-4.9, 0.4, 4.3, -17),
        (5.6, 0.6, 4, 15),
        (0.4, -2.2, 5.8, 4),
        (-7.2, 5.2, 2.5, 12),
        (7.4, 5.4, 2.7, -10),
        (-1.6, 4.8, 3, -20),
    ):
        w, h = 0.866 * k, 0.5 * k
        with s.at(x, y, turn):
            s.area(f"M0 {-k} L{w} {-h} L0 0 L{-w} {-h} Z", top)
            s.area(f"M{-w} {-h} L0 0 L0 {k} L{-w} {h} Z", s.gold)
            s.area(f"M{w} {-h} L0 0 L0 {k} L{w} {h} Z", side)
            # A gleam slants over the face in light, as over a mirror.
            s.fill(f"M{-0.8 * w} {-0.26 * k} L{-0.5 * w} {-0.08 * k} L{-0.8 * w} {0.3 * k} Z "
                   f"M{-0.36 * w} 0 L{-0.2 * w} {0.1 * k} L{-0.76 * w} {0.48 * k} "
                   f"L{-0.8 * w} {0.43 * k} Z", s.paper)  # fmt: skip
    for x, y, k in ((-8.2, -6, 1.9), (8.4, -5.4, 1.7)):
        _spark(s, x, y, k, top)


@find("dug")
def nugget(s: Ground) -> None:
    """A nugget that fills both hands, and a barrow."""
    light, deep = mixed(s.gold, s.paper, 0.42), mixed(s.gold, s.bark, 0.4)
    s.area(
        "M-10 4 L-9.2 -1.2 L-6.8 -4.4 L-4.6 -4 L-2.6 -8 L1.2 -9 L4.8 -7.4 L6 -3.6 L9 -2.4 "
        "L10.2 2 L9 8.6 L-9 8.6 Z",
        s.gold,
    )
    s.fill("M-9 -1 L-6.7 -4 L-4.5 -3.6 L-3.6 0 L-7 1.6 Z M-2.4 -7.6 L1.2 -8.6 L2.4 -4.6 L-1.2 -3 "
           "L-4 -3.8 Z", light)  # fmt: skip
    s.fill("M9.8 2 L8.8 8.4 L2.4 8.4 L4.4 3 L8.7 -2 Z M4.6 -7 L5.7 -3.4 L8.6 -2.2 L4.6 2.6 L2.6 "
           "-4.6 L1.4 -8.5 Z", deep)  # fmt: skip
    s.fill("M2.6 -4.6 L4.4 2.8 L1 5.6 L-3.4 0.2 L-1.2 -3 Z", mixed(s.gold, s.hot, 0.6))
    s.line(
        "M-4.6 -4 L-3.4 0.2 L-7 1.6 L-9.2 -1.2 M-3.4 0.2 L1 5.6 L4.4 2.8 L2.6 -4.6 L-1.2 -3 "
        "L-4.6 -4 M-3.4 0.2 L-1.2 -3 M2.6 -4.6 L1.2 -9 M4.4 2.8 L9 -2.4 M1 5.6 L-1 8.6 M-7 1.6 "
        "L-6 8.6 M4.4 2.8 L2.6 8.6",
        "",
        0.4,
    )
    s.line("M-1.4 -6.8 L0.6 -7.4 M-7.4 -1.6 L-6.2 -3", s.paper, 0.9)
    for x, y, k in ((-10.6, -3.6, 1.9), (9.4, -8, 1.9)):
        _spark(s, x, y, k, light)


def _lump(radius: float, wobble: float = 1.0) -> list[tuple[float, float]]:
    """Points round a stone that water has rolled: broader than high, and nowhere round."""
    points = []
    for k in range(36):
        a = math.tau * k / 36
        r = radius * (1 + wobble * (0.06 * math.sin(2 * a + 0.9) + 0.05 * math.sin(3 * a - 0.6)))
        points.append((1.12 * r * math.cos(a), 0.94 * r * math.sin(a)))
    return points


def _closed(points: list[tuple[float, float]]) -> str:
    """A shape through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z"


@find
def geode(s: Ground) -> None:
    """A grey stone, split: bands of agate, and a hollow that glitters."""
    s.area(_closed(_lump(10.2)), s.cool)
    s.fill(_closed([(x + 0.5, y + 0.5) for x, y in _lump(9.6)]), s.dark(s.cool))
    # Pits in its rind.
    for x, y in ((-9.6, -1.4), (-7.4, 5.2), (8.6, -4.4), (3.6, -8.4), (-4.4, -7.6), (9.2, 3.6)):
        s.fill(disc(x, y, 0.5, 0.4))
    hollow = mixed(s.rose, s.granite, 0.35)
    for radius, colour in (
        (8.3, s.warm),
        (7.6, s.light(s.rose)),
        (6.9, mixed(s.rose, s.granite, 0.6)),
    ):
        s.area(_closed(_lump(radius)), colour, THIN)
    wall = _lump(6.2, 1.4)
    s.area(_closed(wall), mixed(hollow, s.ink, 0.45), THIN)
    # Crystals that grow inwards, long and short, one side of each in light.
    for long, first, dark, lit in ((0.74, 0, mixed(s.gem, s.granite, 0.55), s.gem),
                                   (0.54, 1, s.gem, s.paper)):  # fmt: skip
        bodies, sides = [], []
        for k in range(first, 36, 3):
            (ax, ay), (bx, by), (cx, cy) = wall[k - 2], wall[k], wall[(k + 2) % 36]
            reach = 1 - long * (0.78, 1.0, 0.64, 0.9)[k // 3 % 4]
            tip = f"{reach * bx:.2f} {reach * by:.2f}"
            bodies.append(f"M{ax:.2f} {ay:.2f} L{tip} L{cx:.2f} {cy:.2f} Z")
            sides.append(f"M{ax:.2f} {ay:.2f} L{tip} L{bx:.2f} {by:.2f} Z")
        s.area(" ".join(bodies), dark, 0.35)
        s.fill(" ".join(sides), lit)
    _spark(s, -2.4, -1.8, 1.6, s.paper)
    _spark(s, 3.4, 1.4, 1.2, s.paper)


@find
def fire(s: Ground) -> None:
    """Where stone melts."""
    s.area(disc(0, 8.4, 9.6, 2.2), s.hot)
    s.fill(disc(0, 8.2, 7, 1.3), s.gold)
    # Tongues behind, in the darker red of their own shade.
    s.area(
        "M-7.6 7.6 C-10.4 4 -9.6 -0.4 -7.6 -3.4 C-7.4 -1.6 -6.4 -0.6 -5 0 L5 0 C6.4 -1.4 7.6 -3.2 "
        "7.8 -5.6 C10.4 -1.6 10.6 4 7.6 7.6 Z",
        s.rose,
    )
    s.area(
        "M0.6 -11 C1.6 -7.4 7 -4.6 7.2 1 C7.4 5.6 4.2 8.6 0 8.6 C-4.2 8.6 -7.4 5.6 -7.2 1 "
        "C-7 -1.6 -5.6 -3.4 -4.6 -5.6 C-3.2 -4.6 -2.4 -3.4 -2.2 -2 C-0.2 -3.8 1 -7 0.6 -11 Z",
        s.hot,
    )
    s.fill(
        "M0.4 -2.6 C1.6 0 4.4 1.2 4.2 4.2 C4 6.6 2 8 0 8 C-2.2 8 -4.2 6.6 -4 4 "
        "C-3.8 2.2 -2.2 1.4 -1.6 0 C-0.6 0.4 -0.2 1.2 0 2 C0.8 0.6 0.8 -1 0.4 -2.6 Z",
        s.gold,
    )
    s.fill("M0.2 3 C1.8 4.6 2 7.2 0 7.2 C-2 7.2 -1.8 4.8 0.2 3 Z", s.paper)
    s.line("M-5.4 2.4 C-5.6 0.4 -4.8 -1 -4.2 -2.2", s.warm, 0.7)
    for x, y, r in ((-8, -6.4, 0.7), (6.6, -8.6, 0.8), (4.4, -10.6, 0.45), (-5.6, -9.4, 0.5)):
        s.area(disc(x, y, r), s.gold, THIN)
    # Stones that have not melted yet stand round it; the melt drips between them.
    for x, y, wide, high in ((-8.4, 9, 2.2, 1.7), (-4.2, 10, 2.4, 1.5), (0.6, 10.3, 2.2, 1.4),
                             (5, 9.9, 2.3, 1.6), (8.8, 8.9, 2, 1.7)):  # fmt: skip
        s.area(f"M{x - wide} {y + 0.6} L{x - 0.7 * wide} {y - 0.7 * high} L{x} {y - high} "
               f"L{x + 0.8 * wide} {y - 0.6 * high} L{x + wide} {y + 0.7} Z", s.cool)  # fmt: skip
        s.line(f"M{x - 0.4 * wide} {y - 0.5 * high} L{x + 0.2 * wide} {y - 0.6 * high}", s.paper,
               0.5)  # fmt: skip


@find("hangs")
def glow_worms(s: Ground) -> None:
    """Glow-worms on their threads, the only light of a dark cave."""
    for x, long in ((-14.2, 9), (-4.8, 12), (4.8, 5), (14.2, 13)):
        s.line(f"M{x} -11 L{x} {long - 11}", s.gem, 0.3)
        for k in range(1, int(long // 2)):
            s.fill(disc(x, 2 * k - 11, 0.35), s.gem)
        s.fill(disc(x, long - 11, 0.55), s.paper)
    for x, y, mirrored in ((-9.6, -0.4, False), (0, 3.4, True), (9.6, 0.4, False)):
        s.line(f"M{x} -11 L{x} {y - 5}", s.gem, 0.5)
        with s.at(x, y, mirrored=mirrored):
            _glow_worm(s)


def _glow_worm(s: Ground) -> None:
    """A larva that hangs head up on its thread, in rings, and the lamp at its lower end."""
    rays(s, 0, 6.4, 4, 4.6, 10, s.gold)
    s.fill(disc(0, 6.2, 3.4), s.gold)
    s.area("M-2 2.4 C-2.6 4.6 -1.8 8 0 8.6 C1.8 8 2.6 4.6 2 2.4 Z", s.gold)
    s.fill(disc(0, 5.8, 0.9, 1.9), s.paper)
    for k in range(4):
        s.area(disc(0, 2.6 - 2 * k, 2.3 - 0.12 * k, 1.6), s.leaf, THIN)
    s.area(disc(0, -5.4, 2.1, 2), s.leaf, THIN)
    s.line("M-0.8 -7 L-1.8 -8.6 M0.8 -7 L1.8 -8.6", s.leaf, 0.5)
    for eye in (-0.9, 0.9):
        s.fill(disc(eye, -5.6, 0.7), s.paper)
        s.fill(disc(eye, -5.5, 0.36))


@find("dug")
def dragon(s: Ground) -> None:
    """A dragon sleeps, one eye open. Better go back quietly."""
    for x, y, turn in ((9.6, -3.6, 44), (11, -0.2, 62), (11.6, 3.6, 80)):
        with s.at(x, y, turn):
            s.area("M-1.8 0.6 L0 -3.4 L1.8 0.6 Z", s.hot, THIN)
    s.area("M5.6 -5 C5 -9 7.4 -11.4 11 -12 C9.6 -10 9.4 -7.6 9.6 -4.6 Z", s.warm)
    s.area(
        "M-11.4 4 C-11.8 0.6 -9.4 -1.6 -6.4 -1.6 C-4.8 -5 -1.8 -7.2 2 -7.2 C7 -7.2 11 -4 11.8 1 "
        "L12.4 8.6 L-9 8.6 C-10.8 8 -11.2 6.4 -11.4 4 Z",
        s.leaf,
    )
    s.area("M1.6 -6.4 C0.4 -9.8 2 -12.4 5.2 -13.4 C4.4 -11 5 -8.8 6.2 -6.4 Z", s.warm)
    s.fill("M3 8.2 C8 5.6 10 1 8.4 -3.8 C10.2 -2.4 11.2 -0.8 11.4 1 L12 8.2 Z M-10.6 5.4 C-6.6 6.8 "
           "-2 6.6 3 4.2 L0 8.2 L-9 8.2 C-9.8 7.6 -10.4 6.6 -10.6 5.4 Z",
           s.dark(s.leaf))  # fmt: skip
    s.line("M-7.6 -0.8 C-6.4 -0.9 -5.6 -1.4 -5 -2.2 M-1 -5.8 C0.6 -6.4 2.6 -6.6 4.4 -6",
           s.light(s.leaf), 0.8)  # fmt: skip
    s.line("M-11.2 4.4 C-7 6 -2 6 3.4 3.4", "", 0.7)
    s.area("M-8.4 5.2 L-7.4 7.4 L-6.2 5.6 Z M-4 5.7 L-2.8 7.8 L-1.6 5.4 Z", s.paper, THIN)
    s.area("M-3.4 -1.4 C-2.4 -4.6 2.6 -5.4 4.8 -2.6 C3.4 0.8 -1.6 1.4 -3.4 -1.4 Z", s.gold)
    s.fill("M0.8 -4.1 C2 -2.6 2 -1 0.8 0.3 C-0.4 -1 -0.4 -2.6 0.8 -4.1 Z")
    s.line("M-4.4 -2.6 C-2.4 -6 3 -6.6 5.8 -3.6", "", 1.1)
    s.fill(disc(-9, 0.9, 0.9, 0.6))
    s.line("M-10.4 -1 C-12.4 -2.4 -9.6 -4 -11 -6 C-11.8 -7.2 -10.6 -8 -10.4 -8.8", s.cool, 0.9)
    s.line(
        "M7 2 C7.8 3 8.8 3 9.4 2 M6 5 C6.8 6 7.8 6 8.4 5 M9 5.4 C9.8 6.2 10.6 6.2 11.2 5.4 "
        "M8 -1.2 C8.8 -0.2 9.6 -0.2 10.2 -1.2 M-6.6 1.4 C-6 2.2 -5.2 2.2 -4.6 1.4",
        "",
        THIN,
    )


@find
def giant(s: Ground) -> None:
    """A giant of stone, as old as the mountain: moss grows on its head, and its heart is a gem."""
    rock, lit = mixed(s.cool, s.granite, 0.78), mixed(s.cool, s.paper, 0.6)
    deep = mixed(s.cool, s.granite, 0.52)
    rays(s, 0, -4, 13, 15.4, 18)
    # Its legs, stretched out, their soles towards us.
    for x in (-5.0, 5.0):
        s.area(disc(x, 7.4, 4, 3.4), deep)
    s.area("M-6.8 9 C-9 4 -8.8 -3 -5.4 -5.2 L5.4 -5.2 C8.8 -3 9 4 6.8 9 Z", rock)
    s.fill("M3 8.6 C6 4 6 -1 4.6 -4.8 L5.2 -4.8 C8.4 -2.8 8.6 4 6.5 8.6 Z", deep)
    s.fill("M-6.6 1 C-7 -1.8 -6.2 -3.8 -4.8 -4.8 L-2.6 -4.8 C-4.4 -3.4 -5.2 -1.6 -5.2 1 Z", lit)
    # The heart, in a crack that glows.
    s.area("M-3.4 0.4 L-1.6 -3 L0.6 -2 L3 -3 L3.4 1 L1.4 4.2 L-0.6 3.4 L-2.6 3.8 Z", s.ink, THIN)
    s.area("M-2 -0.8 L-1 -2 L1.2 -2 L2.2 -0.8 L0.1 2.8 Z", s.rose, THIN)
    s.line("M-2 -0.8 L2.2 -0.8 M-0.7 -0.8 L0.1 2.8 L0.9 -0.8", "", 0.35)
    s.line("M-3.4 0.4 L-5.4 1.6 M3.4 1 L5 0 M1.4 4.2 L2 6.2", "", THIN)
    # Arms: shoulder, forearm and fist, a boulder each; the fists rest on the knees.
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.area("M7.4 -0.6 L10.6 -1.4 L12.6 1 L12 5 L9.4 6.4 L7.6 4 Z", rock)
            s.area("M5 -3.4 L6.2 -6.4 L9.4 -6.8 L12 -4.4 L11.6 -0.6 L8.4 1 L5.6 -0.6 Z", rock)
            s.fill("M6.8 -5.8 L9.2 -6.2 L10.8 -4.6 L8.2 -4.4 L6.4 -3.4 Z", lit)
            s.area("M6 4.2 L9 3 L12 4.2 L12.4 7.6 L9.6 9.2 L6.4 8.2 Z", rock)
            s.line("M7.4 8.2 L7.6 6 M9.2 8.8 L9.2 6.4 M10.8 8.2 L10.6 6.2", "", THIN)
    s.area(
        "M-5 -4.6 L-6 -8.6 L-4.6 -12.2 L-1 -14 L3 -13.6 L5.6 -10.8 L5.8 -7.4 L4.6 -4.4 L1.6 -3 "
        "L-2.6 -3.2 Z",
        rock,
    )
    s.fill("M2.4 -3.6 L4 -7 L3.6 -12.8 L5.2 -10.6 L5.4 -7.4 L4.3 -4.7 Z", deep)
    # Brows, under which it looks out kindly.
    for x in (-2.6, 2.2):
        s.area(disc(x, -7.8, 1.5, 1.3), s.gold, THIN)
        s.fill(disc(x + 0.2, -7.6, 0.7))
        s.fill(disc(x - 0.1, -8, 0.25), s.paper)
    s.area("M-5.2 -9.4 L-4 -10.6 L3.6 -10.4 L4.8 -9 L1.2 -8.6 L-0.2 -9.2 L-1.6 -8.6 Z", rock, THIN)
    s.line("M-2.2 -5 C-1 -4.2 1 -4.2 2.2 -5.2", "", THIN)
    s.area("M-5.2 -11 C-5.4 -13.6 -2.6 -15.4 0.6 -15 C3.6 -14.8 5.4 -13 5.4 -10.8 L4 -11.8 L3 "
           "-10.8 L1.6 -12 L0.2 -11 L-1.4 -12.2 L-3 -11 L-4 -12 Z", s.leaf)  # fmt: skip
    s.fill("M-3.6 -13 C-2.4 -14.2 -0.6 -14.5 1 -14.3", s.light(s.leaf))
    s.line("M0.6 -15 C0.4 -16.4 0.8 -17.2 0.6 -18.4", "", THIN)
    s.area("M0.6 -17.4 C1.6 -19.4 3.4 -19.6 4.4 -19.2 C3.8 -17.6 2.2 -16.8 0.6 -17.4 Z", s.leaf,
           THIN)  # fmt: skip
    s.area("M0.6 -18.2 C-0.6 -19.8 -2 -19.8 -3 -19.2 C-2.2 -17.8 -0.8 -17.4 0.6 -18.2 Z", s.leaf,
           THIN)  # fmt: skip


@find("dug")
def crystal_cave(s: Ground) -> None:
    """The heart of the crystal cave: one great cluster."""
    for x, y, turn, length, wide in (
        (-6, 9.4, -24, 10.4, 3.2), (6, 9.4, 26, 9, 3.2), (-3.8, 9.8, -12, 15.4, 4.4),
        (4, 9.8, 13, 14, 4.2), (0, 10, 0, 20, 5.6), (-2.6, 10.4, -8, 9.4, 3.6),
        (2.8, 10.4, 9, 7.6, 3.2),
    ):  # fmt: skip
        crystal(s, x, y, turn, length, wide)
    _glints(s, ((-8.6, -6, 1.5), (8.6, -8.2, 1.2)))


def _glints(s: Ground, places: tuple[tuple[float, float, float], ...]) -> None:
    """Glints without an outline: where each is, and how far its points reach."""
    for x, y, k in places:
        s.fill(_star(x, y, k), s.paper)


def _spark(s: Ground, x: float, y: float, k: float, colour: str) -> None:
    """A glint about (x, y), its points `k` away."""
    s.area(_star(x, y, k), colour, THIN)


def _star(x: float, y: float, k: float) -> str:
    """A star of four points about (x, y), so far away."""
    n = 0.26 * k
    return (
        f"M{x} {y - k} L{x + n} {y - n} L{x + k} {y} L{x + n} {y + n} L{x} {y + k} L{x - n} "
        f"{y + n} L{x - k} {y} L{x - n} {y - n} Z"
    )
