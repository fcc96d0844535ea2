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
    """A wooden bucket full of ore; it hangs from the grip of its bail, 15 mm high with it."""
    wood = symmetric("M0 9.2 L3.5 9.2 L2.8 15.4 L0 15.4")
    bail = symmetric("M2.9 0 L3.35 0 C3.7 3 3.75 6.4 3.6 9.6 L3.1 9.6 C3.2 6.4 3.2 3 2.9 0 Z")
    lumps = (
        "M-3.1 9.4 L-3.3 7.9 L-1.9 7 L-.4 7.6 L.2 9.4 Z",
        "M.2 9.4 L.2 7.8 L1.7 6.9 L3.3 8 L3.1 9.4 Z",
        "M-1.4 8.4 L-1.6 6.6 L-.1 5.5 L1.5 6.2 L1.7 7.8 L.3 8.9 Z",
    )
    facets = (
        "M-.1 5.5 L-.3 7.1 L1.7 7.8 M-.3 7.1 L-1.4 8.4 M1.7 6.9 L2 8 L3.3 8 M2 8 L1.5 9.4 "
        "M-1.9 7 L-2.1 8.2 L-3.3 7.9 M-2.1 8.2 L-1.5 9.4"
    )
    hoops = ("M-3.45 10 L3.45 10 L3.35 11 L-3.35 11 Z", "M-3.1 13 L3.1 13 L3 14 L-3 14 Z")
    return [
        part(bail, "gold", PLAIN),
        part(paths.rectangle(Box(-3.6, -0.6, 7.2, 1.2), 0.6), "gold", PLAIN),
        *(part(lump, "gold", PLAIN) for lump in lumps),
        drawn(facets, width=FINE),
        part(wood, "paper", PLAIN),
        shaded(wood, 1.05, lambda x, y: 0.13 + 0.05 * x, angle=90, step=3),
        *(part(hoop, "gold", PLAIN) for hoop in hoops),
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
