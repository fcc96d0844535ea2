"""What the courts wear on their heads, each of its own; drawn about x = 0, its edge at y = -26."""

from __future__ import annotations

import math
from dataclasses import replace

from generator.art.outlines import (
    closed,
    joined,
    opened,
    outline,
    placed,
    symmetric,
)
from generator.drawing import paths
from generator.drawing.drawing import moved, times, turned
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    drawn_twice,
    lines,
    part,
    shaded,
    strands_twice,
)
from generator.games.war.art.suits import suit_path


def light(x: float, y: float) -> float:
    """The shade on metal that is lit from the upper left: lines rise from the lower edge, each a
    little higher than the one before, so that it begins nowhere at a wall."""
    return 0.03 * (x - 0.2) + 0.022 * (y + 28)


def _balls(*places: tuple[float, float], r: float = 0.66) -> list[Layer]:
    return [
        part(paths.ellipse(s * x, y, r), "gold", PLAIN)
        for x, y in places
        for s in ((1, -1) if x else (1,))
    ]


def _marks(suit: str, size: float, low: float) -> Layer:
    return lines(
        joined(
            placed(suit_path(suit, size), moved(2.3 * k, low - 0.06 * k * k)) for k in range(-2, 3)
        )
    )


def helm() -> list[Layer]:
    """A miner's helmet that is a crown: a quilted dome, points on its brim, a lamp before it."""
    dome = symmetric("M0 -34.6 C3.8 -34.6 6.2 -32.2 6.3 -28.4 L0 -28")
    points = "M0 -31.6 L1.5 -28.6 L3.2 -31.2 L4.5 -28.4 L6.6 -30.8 L6.9 -27.6 L0 -27.6"
    brim = symmetric(
        "M0 -28.8 C3 -28.8 5.6 -28.4 7.6 -27.4 C7.9 -26.6 7.6 -25.7 7 -25.3 C5 -26 2.4 "
        "-26.3 0 -26.3"
    )
    return [
        part(dome, "paper"),
        shaded(dome, 0.5, lambda x, y: 0.045 * x + 0.012 * (y + 30), angle=90, step=0.8),
        *(shaded(dome, 1.5, 0.14, angle=a, step=9.0) for a in (52, -52)),
        both(points, "gold", PLAIN),
        part(brim, "gold"),
        shaded(brim, 0.5, light, angle=90, step=0.5),
        part(paths.ellipse(0, -29.6, 2.35), "gold", PLAIN),
        part(paths.ellipse(0, -29.6, 1.75), "paper", FINE),
    ]


def lamp_coronet() -> list[Layer]:
    """A kerchief tied over the brow, and a low coronet with a lamp before it."""
    cloth = symmetric("M0 -32.2 C4 -32.2 6.4 -30 6.3 -26.4 C4.4 -27.2 2.2 -27.4 0 -27.4")
    band = symmetric("M0 -29.4 C2.4 -29.4 4.6 -29 6.6 -28.2 L6.5 -25.9 C4.6 -26.7 2.4 -27 0 -27")
    leaves = (
        "M0 -32.8 L1.9 -29.2 C2.3 -30.8 2.8 -31.2 3.2 -31.2 C3.5 -30.6 3.6 -30 3.6 -29.1 "
        "C4.6 -30.2 5.6 -30.4 6 -30.2 C6.2 -29.6 6.2 -29 6 -28.2 L0 -28.6"
    )
    return [
        part(cloth, "ink"),
        shaded(cloth, 0.55, 0.13, "paper", angle=90, step=1.2),
        both(leaves, "gold", PLAIN),
        part(band, "gold"),
        shaded(band, 0.5, light, angle=90, step=0.5),
        part(paths.ellipse(0, -28.6, 2.1), "paper", PLAIN),
        Layer(paths.ellipse(0, -28.6, 1.75), None, "ink", 0.12),
    ]


def coin_crown() -> list[Layer]:
    """A crown of coins that stand on a jewelled band."""
    out: list[Layer] = []
    for x, y, r in ((6.1, -30.5, 1.35), (3.3, -31.5, 1.6), (0.0, -32.2, 2.0)):
        for s in (1, -1) if x else (1,):
            out += [
                part(
                    closed(
                        [
                            (s * x - 0.5, y),
                            (s * x + 0.5, y),
                            (s * x * 0.95 + 0.5, -28),
                            (s * x * 0.95 - 0.5, -28),
                        ]
                    ),
                    "gold",
                    FINE,
                ),
                part(paths.ellipse(s * x, y, r), "gold", PLAIN),
                Layer(paths.ellipse(s * x, y, 0.72 * r), None, "ink", FINE),
            ]
            if x:
                out.append(lines(paths.regular(s * x, y, 0.42 * r, 4, -45)))
    band = symmetric("M0 -29 C2.4 -29 4.6 -28.9 6.8 -28.3 L6.5 -25.6 C4.4 -26 2.2 -26.2 0 -26.2")
    return [
        *out,
        part(band, "paper", PLAIN),
        shaded(band, 0.5, light, angle=90, step=0.5),
        _marks("diamonds", 1.5, -27.5),
        *drawn_twice(
            "M0 -28.6 C2.4 -28.6 4.6 -28.5 6.7 -27.9",
            "M0 -26.6 C2.2 -26.6 4.4 -26.4 6.5 -26",
            width=0.12,
        ),
    ]


def bonnet() -> list[Layer]:
    """A full bonnet gathered into a band of pearls."""
    puff = symmetric("M0 -35.3 C3.2 -35.5 6 -34 6.7 -31.4 C7.1 -29.8 6.6 -28.2 5.6 -26.8 L0 -27.6")
    band = symmetric("M0 -30 C2.2 -29.8 4.2 -28.8 6 -27 L5.7 -25.2 C4 -26.8 2 -27.7 0 -27.9")
    return [
        part(puff, "sign"),
        strands_twice(
            0.3,
            "M.5 -30.4 C1 -32 1.2 -33.4 .9 -34.6",
            "M1.7 -30 C2.6 -31.4 3.2 -32.8 3 -34.2",
            "M2.9 -29.4 C4 -30.4 4.9 -31.6 5 -33.2",
            "M4.1 -28.7 C5 -29.3 5.9 -30.2 6.2 -31.4",
            ink="gold",
        ),
        part(band, "gold", PLAIN),
        *(
            part(paths.ellipse(s * x, y, 0.6), "paper", FINE)
            for x, y in ((2.3, -28.5), (3.75, -27.65), (5.1, -26.5))
            for s in (1, -1)
        ),
        part(paths.ellipse(0, -28.9, 1.7), "paper", PLAIN),
        Layer(paths.ellipse(0, -28.9, 1.4), None, "ink", 0.12),
    ]


def royal() -> list[Layer]:
    """The crown of old playing cards: five points with balls, a band of hearts."""
    crown = symmetric(
        "M0 -34.2 L1.5 -30.4 C2.2 -30.4 2.7 -30.5 3.1 -30.7 L4.3 -33.2 L5.2 -30.5 "
        "C5.7 -30.6 6 -30.8 6.3 -31 L7.9 -32.2 L6.1 -27.8 C4.2 -27.3 2 -27.1 0 -27.1"
    )
    return [
        part(crown, "gold"),
        shaded(crown, 0.5, light, angle=90, step=0.5),
        *_balls((0.0, -34.7), (4.4, -33.7), (8.0, -32.7)),
        both(
            "M0 -28.5 C2.2 -28.5 4.4 -28.8 6.4 -29.4 L6.1 -26.3 C4.2 -25.8 2 -25.6 0 -25.6",
            "paper",
            PLAIN,
        ),
        _marks("hearts", 1.5, -27.05),
    ]


def coronet() -> list[Layer]:
    """A scalloped coronet with pearls, set low on the back of a head in profile."""
    shape = symmetric(
        "M0 -32.7 C.5 -31.8 .9 -31 1.5 -30.7 C2.1 -31 2.5 -32 3 -33 C3.4 -32 3.8 -31.1 4.4 -30.8 "
        "C5.1 -31.1 5.9 -31.9 6.6 -32.7 L5.2 -27.4 C3.6 -26.8 1.8 -26.6 0 -26.6"
    )
    worn = [
        part(shape, "gold"),
        shaded(shape, 0.5, light, angle=90, step=0.5),
        *drawn_twice("M0 -27.9 C1.8 -27.9 3.8 -28.1 5.5 -28.7", width=FINE),
        *(
            part(paths.ellipse(s * x, y, 0.6), "paper", PLAIN)
            for x, y in ((3.0, -33.3), (6.75, -33.0))
            for s in (1, -1)
        ),
        *(
            part(paths.ellipse(x, -27.25 - 0.02 * x * x, 0.26), "paper", 0.12)
            for x in (-4.4, -3.3, -2.2, -1.1, 0.0, 1.1, 2.2, 3.3, 4.4)
        ),
    ]
    at = times(moved(-0.8, -26.9), times(turned(-5), moved(0, 28)))
    return [replace(one, place=at) for one in worn]


def iron_crown() -> list[Layer]:
    """A tall crown of spearheads on an iron band with rivets."""
    spears = []
    for x, top in ((6.4, -32.2), (3.4, -33.8), (0.0, -35.2)):
        for s in (1, -1) if x else (1,):
            c = s * x
            spears.append(
                outline(
                    f"M{c} {top} C{c + 0.5} {top + 1.4} {c + 1.5} {top + 2} {c + 0.6} "
                    f"{top + 3.4} L{c * 0.96 + 0.7} -28 L{c * 0.96 - 0.7} -28 "
                    f"L{c - 0.6} {top + 3.4} C{c - 1.5} {top + 2} {c - 0.5} {top + 1.4} "
                    f"{c} {top} Z"
                )
            )
    band = symmetric("M0 -29.2 C2.4 -29.2 4.8 -29 7.2 -28.4 L6.8 -25.3 C4.6 -25.8 2.2 -26 0 -26")
    return [
        *(part(one, "gold", PLAIN) for one in spears),
        shaded(joined(spears), 0.42, lambda x, y: 0.03 + 0.012 * (x + 7), angle=90, step=1),
        part(band, "ink"),
        shaded(band, 0.5, lambda x, y: 0.2 - 0.02 * (x + 7), "paper", angle=90, step=1),
        *(
            part(paths.ellipse(s * x, y, 0.48), "gold", FINE)
            for x, y in ((2.9, -27.5), (5.4, -27.1))
            for s in (1, -1)
        ),
        part(paths.ellipse(0, -27.6, 1.6), "paper", PLAIN),
    ]


def halo_diadem() -> list[Layer]:
    """A high arched diadem with rays."""
    arch = symmetric(
        "M0 -35 C4.4 -34.8 7.4 -32 7.3 -27 C6.6 -27 5.9 -27.2 5.4 -27.6 C4.6 -28.6 2.6 "
        "-29.2 0 -29.2"
    )
    rays = joined(
        opened(
            [
                (4.6 * math.sin(a), -26.6 - 2.9 * math.cos(a)),
                (6.4 * math.sin(a), -27 - 6.9 * math.cos(a)),
            ]
        )
        for a in (math.radians(14 * k) for k in range(-5, 6))
        if abs(a) > 0.01
    )
    band = symmetric("M0 -29.4 C2.6 -29.4 4.6 -28.6 5.8 -27.2 L5.5 -25.7 C4 -27 2.2 -27.8 0 -27.8")
    return [
        part(arch, "gold"),
        Layer(rays, None, "ink", FINE),
        shaded(arch, 0.5, light, angle=90, step=0.5),
        *(
            part(
                paths.ellipse(s * 6.6 * math.sin(a), -27.2 - 7.2 * math.cos(a), 0.5), "paper", FINE
            )
            for a in (0.36, 0.85, 1.3)
            for s in (1, -1)
        ),
        part(band, "paper", PLAIN),
        part(paths.ellipse(0, -31.9, 1.9), "paper", PLAIN),
    ]
