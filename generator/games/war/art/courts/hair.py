"""Hair. Each style of hair is a part behind the face and one before it."""

from __future__ import annotations

import math

from generator.art.engraving import strand, swell
from generator.art.outlines import joined, mirrored, outline
from generator.drawing import paths
from generator.games.war.art.courts import hoods, tresses
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    lines,
    part,
    strands_twice,
)

Hair = hoods.Hair


def _twice(path: str, fill: str = "hair", width: float = PLAIN) -> list[Layer]:
    right = outline(path)
    return [part(right, fill, width), part(mirrored(right), fill, width)]


def _curl(x: float, y: float, r: float, way: int) -> list[Layer]:
    points = []
    for k in range(26):
        t = k / 25
        a = way * (0.6 + 2.05 * math.pi * 1.35 * t)
        points.append(
            (x + r * (0.86 - 0.72 * t) * math.cos(a), y + r * (0.86 - 0.72 * t) * math.sin(a))
        )
    widths = [0.08 + 0.2 * math.sin(math.pi * k / 25) for k in range(26)]
    return [part(paths.ellipse(x, y, r), "hair", PLAIN), lines(swell(points, widths))]


def curls() -> Hair:
    """Tight curls at both sides."""
    places = (
        (5.3, -15.9, 1.5),
        (4.5, -14.2, 1.2),
        (6.0, -18.2, 1.6),
        (5.6, -20.7, 1.7),
        (5.7, -23.3, 1.6),
        (5.2, -25.6, 1.5),
    )
    back = [layer for x, y, r in places for s in (1, -1) for layer in _curl(s * x, y, r, s)]
    return back, []


def braids() -> Hair:
    """Parted hair, and two plaits that hang on the breast."""
    back = [
        both("M0 -29.5 C4.2 -29.2 5.9 -26.4 5.8 -22 C5.7 -20 5.6 -18.6 5.4 -17.6 L0 -17", "hair")
    ]
    plait: list[Layer] = []
    for s in (1, -1):
        for k in range(7):
            x, y = s * (5.5 + 0.16 * k), -17.6 + 1.75 * k
            bead = (
                f"M{x} {y - 1.1} C{x + 1.5} {y - 1} {x + 1.6} {y + 0.6} {x} {y + 1.3} "
                f"C{x - 1.6} {y + 0.6} {x - 1.5} {y - 1} {x} {y - 1.1} Z"
            )
            plait.append(part(bead, "hair", PLAIN))
            plait.append(
                lines(
                    joined(
                        strand(d, 0.2)
                        for d in (
                            (
                                f"M{x - 0.9} {y - 0.5} C{x - 0.7} {y + 0.1} {x - 0.4} "
                                f"{y + 0.6} {x} {y + 1}"
                            ),
                            (
                                f"M{x + 0.9} {y - 0.5} C{x + 0.7} {y + 0.1} {x + 0.4} "
                                f"{y + 0.6} {x} {y + 1}"
                            ),
                        )
                    )
                )
            )
        plait.append(part(paths.ellipse(s * 6.55, -5.9, 0.9, 0.5), "paper", FINE))
    fringe = [
        *_twice("M.05 -27.4 C2.4 -26.8 4.2 -24 4.6 -19.6 C5.6 -22 5.4 -26.4 4.4 -28.4 L0 -28.4 Z"),
        strands_twice(
            0.22,
            "M.6 -27.3 C2.6 -26.4 4.2 -24 4.7 -20.8",
            "M1.6 -27.6 C3.4 -26.6 4.6 -24.6 5 -21.6",
        ),
    ]
    return back + plait, fringe


def waves() -> Hair:
    """Loose waves that fall to the breast on both sides."""
    lock = (
        "M2 -29.6 C5.4 -29.4 6.9 -26.4 6.2 -23 C5.6 -20.6 7.6 -19.4 7 -16.8 C6.5 -14.8 "
        "8.3 -13.6 "
        "7.9 -11 "
        "C7.6 -9.4 8.4 -8.6 8.6 -7.4 C6.4 -7.6 4.6 -9.2 4.6 -11.4 C4.5 -13.6 3.4 -14.4 3.7 -16.8 "
        "C3.9 -19 3.6 -22 3 -26 Z"
    )
    back = [
        both("M0 -29 L4 -29 C6 -26 5.6 -20 5.6 -10 L0 -10", "hair"),
        *_twice(lock, "hair"),
        strands_twice(
            0.26,
            "M4 -28.4 C6 -27 5.8 -24.6 5.3 -22.6 C5 -20.6 6.6 -19 6 -16.6 C5.6 -14.6 "
            "7.2 -13.2 6.9 "
            "-11 C6.8 "
            "-9.6 7.4 "
            "-8.8 7.9 -8",
            "M4 -27 C5 -25.4 4.8 -23.6 4.6 -22 C4.4 -20 5.5 -18.6 5 -16.4 C4.7 -14.6 "
            "6 -13.2 5.9 "
            "-11.2 C5.9 "
            "-10 6.4 "
            "-9.2 6.9 -8.6",
            "M4.6 -17 C4.2 -15 5 -13.6 5.1 -11.6 C5.2 -10.4 5.6 -9.8 6 -9.2",
        ),
    ]
    front = [
        *_twice(
            "M.05 -27.6 C1.6 -26 2.8 -25.6 3.8 -24.4 C4.3 -23.4 4.1 -22 4.2 -20.6 "
            "C5.1 -22.8 "
            "5 -26.4 "
            "4 -28.6 "
            "L0 -28.6 Z"
        ),
        strands_twice(0.2, "M.8 -27.3 C2 -26 3.4 -25.6 4.2 -23.8"),
    ]
    return back, front


def locks() -> Hair:
    """Loose locks down to the jaw, and a fringe swept to one side."""
    lock = (
        "M3 -28 C6 -27.6 7.2 -25.4 6.4 -23 C7.6 -21.6 7.4 -19.8 6.3 -18.8 C7 -17.2 6.2 -15.4 "
        "4.9 -14.9 C4 -14.6 3.3 -14.9 2.8 -15.6 C3.6 -17.6 4 -20 4 -22 Z"
    )
    fringe = outline(
        "M-4.9 -28 C-5.1 -26 -4.9 -24.2 -4.5 -22.6 C-4.2 -23.6 -3.8 -24.2 -3.1 -24.6 "
        "C-2.8 -24.2 -2.3 -24.1 -1.8 -24.5 C-.4 -24.4 1 -25 2 -26 C2.2 -25.4 2.8 -24.9 3.3 -24.7 "
        "C3.7 -24 4 -23.2 4.2 -22.4 C4.6 -24.4 4.7 -26.4 4.4 -28 Z"
    )
    return [
        *_twice(lock),
        strands_twice(
            0.26,
            "M4.4 -27 C6 -26 6.1 -24.4 5.6 -22.8 C6.6 -21.4 6.4 -20 5.5 -18.8 C6 -17.4 5.6 -16.2 "
            "4.8 -15.4",
            "M4.4 -25 C5 -24 4.8 -23 4.7 -22.2 C5.3 -21 5.2 -19.8 4.6 -18.6 C4.9 -17.4 4.6 -16.6 "
            "4 -15.8",
            "M6.4 -22.4 C6.9 -21.2 6.7 -20 6 -19",
        ),
    ], [
        part(fringe, "hair", PLAIN),
        lines(
            joined(
                strand(d, 0.22)
                for d in (
                    "M1.8 -27.4 C.4 -26 -1.4 -25.2 -3 -25",
                    "M2.6 -27.4 C1.6 -26 .2 -25.2 -1.4 -24.9",
                    "M.4 -27.6 C-1.6 -26.4 -3.4 -25.6 -4.2 -24.4",
                    "M3.2 -27.2 C3.2 -26.2 3.6 -25.2 4 -24.2",
                )
            )
        ),
    ]


STYLES = {
    "long": tresses.long, "curls": curls, "braids": braids, "tousled": tresses.tousled,
    "rolls": tresses.rolls, "waves": waves, "coif": hoods.coif, "page": tresses.page,
    "hood": hoods.hood, "locks": locks, "swept": tresses.swept, "curled": tresses.curled,
}  # fmt: skip
