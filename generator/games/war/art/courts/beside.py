"""What courts hold low beside them, half behind the sash: a miner's bucket of ore, a minter's
purse, a sentinel's horn and his king's shield. Lengths in mm."""

from __future__ import annotations

import math

from generator.art.outlines import common, joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import moved, times, turned
from generator.games.war.art.courts.figures import (
    BOLD,
    FINE,
    PLAIN,
    Layer,
    drawn,
    lines,
    part,
    shaded,
)
from generator.games.war.art.courts.limbs import finger
from generator.units import Box


def bucket() -> list[Layer]:
    """A wooden bucket heaped with ore that stands on the sash, its bail fallen over its front."""
    wood = symmetric("M0 -8.2 L5 -8.2 L4.3 2.4 L0 2.4")
    heap = (
        "M-4.6 -7.8 L-5 -9.8 L-3.5 -11.2 L-1.4 -10.6 L-.6 -7.8 Z",
        "M1 -7.8 L.9 -10.2 L2.9 -11.6 L4.9 -10 L4.6 -7.8 Z",
        "M-2.2 -8.6 L-2.7 -12 L-.4 -13.9 L2.2 -12.8 L2.4 -10 L.2 -7.9 Z",
    )
    facets = (
        "M-.4 -13.9 L-.3 -11.3 L2.2 -12.8 M-.3 -11.3 L-2.7 -12 M-.3 -11.3 L.2 -7.9 "
        "M-3.5 -11.2 L-3.4 -9.4 L-5 -9.8 M-3.4 -9.4 L-2.4 -9.9 M-3.4 -9.4 L-3.1 -8 "
        "M2.9 -11.6 L3.2 -9.8 L4.9 -10 M3.2 -9.8 L2.3 -9.6 M3.2 -9.8 L2.9 -8"
    )
    rim = "M-5.4 -8.6 L5.4 -8.6 L5.25 -6.9 L-5.25 -6.9 Z"
    hoop = "M-4.75 -2.6 L4.75 -2.6 L4.65 -1.3 L-4.65 -1.3 Z"
    bail = (
        "M-4.9 -7.9 C-4.3 -4.9 -2.4 -3.5 0 -3.5 C2.4 -3.5 4.3 -4.9 4.9 -7.9 L4.3 -7.9 "
        "C3.8 -5.3 2.1 -4.2 0 -4.2 C-2.1 -4.2 -3.8 -5.3 -4.3 -7.9 Z"
    )
    return [
        *(part(lump, "gold", PLAIN) for lump in heap),
        drawn(facets, width=FINE),
        part(wood, "paper", BOLD),
        shaded(wood, 1.25, lambda x, y: 0.13 + 0.04 * x, angle=90, step=3),
        part(hoop, "gold", PLAIN),
        part(rim, "gold", PLAIN),
        part(bail, "gold", PLAIN),
        *(part(paths.ellipse(x, -7.75, 0.7), "gold", PLAIN) for x in (-4.6, 4.6)),
    ]


def purse() -> list[Layer]:
    """A full purse; a hand holds its neck at y = -12: a frill over it, a coin on the bag below."""
    bag = symmetric("M0 -14 L1.1 -14 L1.1 -9.7 C2.5 -8.9 4.2 -6.7 3.9 -3.9 C3.7 -2 1.6 -1.9 0 -1.9")
    mouth = (
        "M-1.1 -14 C-1.5 -15.2 -2.4 -16.6 -3.4 -17.8 C-2.3 -17.6 -1.6 -17.9 -1 -18.5 "
        "C-.3 -17.8 .4 -17.8 1 -18.4 C1.6 -17.8 2.4 -17.6 3.3 -17.7 C2.4 -16.6 1.6 -15.2 1.1 -14 Z"
    )
    folds = "M-.8 -17.4 L-.5 -15.4 M.8 -17.4 L.5 -15.4"
    return [
        part(mouth, "gold", PLAIN),
        part(bag, "gold", PLAIN),
        shaded(bag, 0.46, lambda x, y: min(0.22, 0.06 * (x - 0.4)), bend=0.03, step=1.2),
        drawn(folds, width=FINE),
        *_coin(-0.3, -5.1, 1.75, "paper"),
    ]


def _coin(x: float, y: float, radius: float, fill: str) -> list[Layer]:
    hole = 0.34 * radius
    return [
        part(paths.ellipse(x, y, radius), fill, PLAIN),
        Layer(paths.ellipse(x, y, 0.72 * radius), None, "ink", FINE),
        lines(paths.rectangle(Box(x - hole, y - hole, 2 * hole, 2 * hole))),
    ]


def shield() -> list[Layer]:
    """A king's round shield on his forearm, 13.6 mm across, which hides arm and hand; its foot is
    under the sash: rivets in its rim, a chain about its boss."""
    y, rim, chain = -5.2, 6.0, 3.75
    field = paths.ellipse(0, y, 5.25)
    ring = [2 * math.pi * k / 16 for k in range(16)]
    link = paths.ellipse(0, -chain, 0.9, 0.54) + paths.ellipse(0, -chain, 0.44, 0.19, hole=True)
    gleams = " ".join(f"M{-far} {y} A{far} {far} 0 0 1 0 {y - far}" for far in (4.85, 2.85, 2.45))
    links = joined(placed(link, times(moved(0, y), turned(360 * k / 13))) for k in range(13))
    return [
        part(paths.ellipse(0, y, 6.8), "gold", PLAIN),
        lines(
            joined(paths.ellipse(rim * math.cos(at), y + rim * math.sin(at), 0.27) for at in ring)
        ),
        part(field, "ink", FINE),
        drawn(gleams, ink="paper", width=FINE),
        Layer(links, "gold", "ink", FINE),
        part(paths.ellipse(0, y, 2.0), "gold", PLAIN),
        Layer(paths.ellipse(0, y, 1.1), None, "ink", FINE),
        lines(paths.ellipse(0, y, 0.4)),
    ]


def horn() -> list[Layer]:
    """A watchman's horn about the hand that holds it at the origin, 17 mm long: it bends up and
    inwards to its bell, and has bands of gold."""
    whole = finger(
        (3.3, -9.4, 2.3), (1.75, -6.4, 1.8), (0.45, -3.2, 1.3), (0.0, 0.2, 0.98),
        (0.15, 3.6, 0.74), (1.5, 5.9, 0.58), (3.9, 7.3, 0.4),
    ).shape  # fmt: skip
    assert whole is not None
    bands = common(
        whole,
        joined(
            outline(d)
            for d in (
                "M-2 -7.9 L6 -3.6 L5.2 -2.1 L-2.8 -6.4 Z",
                "M1.9 7.6 L3.5 5 L4.3 5.5 L2.7 8.1 Z",
            )
        ),
    )  # fmt: skip
    mouth = times(moved(3.3, -9.4), turned(27))

    def shade(x: float, y: float) -> float:
        return min(0.11 * (x + 0.33 * y + 0.1), 0.12 - 0.1 * y)

    return [
        Layer(
            whole, None, "paper", 1.1
        ),  # else its narrow end would be lost among the mail's rings
        part(whole, "paper", BOLD),
        shaded(whole, 0.42, shade, angle=25),
        Layer(bands, "gold", "ink", PLAIN),
        Layer(placed(paths.ellipse(0, 0, 2.45, 1.0), mouth), "gold", "ink", PLAIN),
        lines(placed(paths.ellipse(0, 0.05, 1.8, 0.6), mouth)),
    ]
