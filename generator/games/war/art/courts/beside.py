"""What stands beside courts on their sash: a miner's bucket of ore, a minter's purse, sentinels'
shields. Each stands on the origin, mm."""

from __future__ import annotations

import math

from generator.art.outlines import common, inset, joined, outline, symmetric
from generator.drawing import paths
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    drawn,
    fan,
    lines,
    part,
    shaded,
)
from generator.units import Box


def bucket() -> list[Layer]:
    """A wooden bucket full of ore, 9 mm high."""
    wood = symmetric("M0 -5.6 L3.3 -5.6 L2.6 1 L0 1")
    lumps = (
        "M-2.9 -5.2 L-3.2 -6.9 L-1.8 -8 L-.4 -7.2 L.2 -5.2 Z",
        "M.2 -5.2 L.2 -7 L1.6 -7.9 L3.2 -6.7 L2.9 -5.2 Z",
        "M-1.3 -6.4 L-1.5 -8.2 L-.1 -9.4 L1.5 -8.7 L1.6 -7 L.3 -5.9 Z",
    )
    facets = (
        "M-.1 -9.4 L-.3 -7.7 L1.6 -7 M-.3 -7.7 L-1.3 -6.4 M1.6 -7.9 L1.9 -6.7 L3.2 -6.7 "
        "M1.9 -6.7 L1.5 -5.2 M-1.8 -8 L-2 -6.6 L-3.2 -6.9 M-2 -6.6 L-1.4 -5.2"
    )
    hoops = (
        "M-3.2 -4.7 L3.2 -4.7 L3.1 -3.7 L-3.1 -3.7 Z",
        "M-2.85 -1.5 L2.85 -1.5 L2.75 -.5 L-2.75 -.5 Z",
    )
    return [
        *(part(lump, "gold", PLAIN) for lump in lumps),
        drawn(facets, width=FINE),
        part(wood, "paper", PLAIN),
        shaded(wood, 1.05, lambda x, y: 0.13 + 0.05 * x, angle=90, step=3),
        *(part(hoop, "gold", PLAIN) for hoop in hoops),
    ]


def purse() -> list[Layer]:
    """A full purse tied with a cord, a coin on it, two coins at its foot: 10 mm high."""
    bag = symmetric("M0 -7 L1.3 -7 C3.6 -5.6 4.7 -3 4.2 -.6 C3.8 1 1.6 1 0 1")
    mouth = (
        "M-1.3 -7 C-1.6 -8 -2.2 -8.9 -2.9 -9.8 C-2 -9.6 -1.4 -9.9 -.9 -10.3 "
        "C-.3 -9.8 .4 -9.8 .9 -10.2 C1.4 -9.8 2 -9.6 2.8 -9.7 C2.2 -8.9 1.6 -8 1.3 -7 Z"
    )
    folds = "M-.6 -9.4 L-.5 -7.6 M.5 -9.4 L.45 -7.6 M-1.6 -6 C-2.2 -5.2 -2.5 -4.5 -2.6 -3.8"
    return [
        part(mouth, "paper", PLAIN),
        part(bag, "paper", PLAIN),
        shaded(bag, 0.46, lambda x, y: min(0.22, 0.06 * (x - 0.4)), bend=0.03, step=1.2),
        drawn(folds, width=FINE),
        part("M-1.7 -7.6 L1.7 -7.6 L1.5 -6.6 L-1.5 -6.6 Z", "gold", PLAIN),
        *_coin(0, -3, 1.9),
        *_coin(-3.7, -0.4, 1.5),
    ]


def _coin(x: float, y: float, radius: float) -> list[Layer]:
    hole = 0.34 * radius
    return [
        part(paths.ellipse(x, y, radius), "gold", PLAIN),
        Layer(paths.ellipse(x, y, 0.72 * radius), None, "ink", FINE),
        lines(paths.rectangle(Box(x - hole, y - hole, 2 * hole, 2 * hole))),
    ]


def shield() -> list[Layer]:
    """A king's shield, 13 mm high: a chain down its middle."""
    whole = symmetric("M0 -12.4 C1.6 -12.2 3.2 -12.4 4.4 -12.9 L4.4 -6.4 C4.4 -2.6 2.4 -.4 0 1.4")
    field = inset(whole, 0.75)
    links = joined(
        paths.ellipse(0, y, 0.95, 1.35) + paths.ellipse(0, y, 0.42, 0.82, hole=True)
        for y in (-9.9, -6.3, -2.7)
    )
    bars = joined(paths.ellipse(0, y, 0.24, 1.15) for y in (-8.1, -4.5))
    light = outline("M-5 -14 L-1.1 -14 L-1.1 2 L-5 2 Z")
    return [
        part(whole, "gold", PLAIN),
        part(field, "ink", FINE),
        shaded(common(field, light), 0.62, 0.24, "paper", angle=90, step=2),
        Layer(links, "gold", "ink", FINE),
        Layer(bars, "gold", "ink", FINE),
    ]


def targe() -> list[Layer]:
    """A round shield, 10 mm across: quarters light and dark about a boss, rivets in its rim."""
    x, y = 0.0, -4.6
    places = [(x + 4.4 * math.sin(a), y - 4.4 * math.cos(a)) for a in _turns(12)]
    return [
        part(paths.ellipse(x, y, 5.0), "gold", PLAIN),
        lines(joined(paths.ellipse(*place, 0.24) for place in places)),
        part(paths.ellipse(x, y, 3.8), "paper", PLAIN),
        lines(common(fan(x, y, 1, 6, 2, lambda k: math.pi / 4), paths.ellipse(x, y, 3.8))),
        part(paths.ellipse(x, y, 1.5), "gold", PLAIN),
        Layer(paths.ellipse(x, y, 0.8), None, "ink", FINE),
    ]


def _turns(count: int) -> list[float]:
    return [2 * math.pi * k / count for k in range(count)]
