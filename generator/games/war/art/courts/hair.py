"""Hair. Each style of hair is a part behind the face and one before it."""

from __future__ import annotations

import math

from generator.art.engraving import strand, swell
from generator.art.outlines import joined, mirrored, outline
from generator.drawing import paths
from generator.games.war.art.courts import hoods
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    lines,
    part,
    shaded,
    strands_twice,
)

Hair = hoods.Hair


def _twice(path: str, fill: str = "hair", width: float = PLAIN) -> list[Layer]:
    right = outline(path)
    return [part(right, fill, width), part(mirrored(right), fill, width)]


def long() -> Hair:
    """Long hair that falls on the shoulders."""
    lock = (
        "M3.2 -28 C5.9 -27.4 6.8 -23.2 6.6 -20 C6.5 -17 7.2 -14.6 8.8 -12.4 C7.4 -11.2 4.9 -11.5 "
        "3.2 -13.2 C3.2 -16 4 -20 4.1 -22 Z"
    )
    return (
        [
            both("M0 -29 L4 -29 C6 -26 6.4 -20 6.6 -13 L0 -12", "hair"),
            *_twice(lock, "hair"),
            strands_twice(
                0.26,
                "M4.6 -26.6 C5.8 -24.5 5.7 -20 5.7 -18 C5.7 -15.6 6.4 -13.8 7.6 -12.3",
                "M4.5 -25 C5.1 -22 5 -19 5 -17 C5 -14.8 5.4 -13.4 6.2 -12.2",
                "M4.5 -21 C4.5 -18 4.4 -16 4.4 -14.8 C4.5 -13.8 4.8 -13.2 5 -12.5",
                "M5.4 -26 C6.3 -23.5 6.2 -20.5 6.1 -18.5 C6.1 -16.5 6.8 -14.6 8.2 -12.9",
            ),
        ],
        [],
    )


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


def tousled() -> Hair:
    """Short hair that stands out under a cap."""
    back = [
        *_twice(
            "M3.6 -27.6 L6.4 -26.6 L5.6 -25.4 L6.8 -24.2 L5.7 -23 L6.6 -21.6 L5.4 "
            "-20.6 L6 -19.2 L4.9 -18.8 L5 -17.4 L3.6 -18 Z"
        ),
        strands_twice(
            0.24,
            "M4.6 -26.4 L5.8 -26",
            "M4.6 -24.6 L6 -24.1",
            "M4.6 -22.4 L5.8 -21.8",
            "M4.4 -20 L5.2 -19.3",
        ),
    ]
    tufts = (
        "M-4.8 -26.8 L-4.2 -23.4 L-3.2 -25 L-2 -23.8 L-1 -25.3 L.4 -24.2 L1.2 -25.6 L2.6 "
        "-24.6 L3.2 -25.8 L4.4 -24 L4.8 -26.8 Z"
    )
    return back, [
        part(tufts, "hair", PLAIN),
        lines(
            joined(
                strand(d, 0.2)
                for d in (
                    "M-4 -26 L-4 -24.2",
                    "M-2.6 -26 L-2.2 -24.6",
                    "M-.4 -26 L.1 -24.9",
                    "M2.2 -26 L2.4 -25.2",
                    "M4 -26 L4.2 -24.8",
                )
            )
        ),
    ]


def bob(length: float = 0.0) -> Hair:
    """Hair cut straight at the jaw, with a fringe."""
    back = [
        both(
            f"M0 -30 C4.8 -29.6 6.6 -26.4 6.5 -22 C6.4 -19 6.7 -16.8 {6.9} {-14.4 + length} "
            f"C5.6 {-13.6 + length} 4.3 {-13.7 + length} 3.3 {-14.6 + length} L0 {-15 + length}",
            "hair",
        ),
        strands_twice(
            0.28,
            f"M4.8 -26 C6 -24 6 -20 6 -17.6 C6.1 -16.2 6.3 -15.2 6.4 {-14.6 + length}",
            f"M4.7 -25.4 C5.3 -23.4 5.3 -20 5.4 -17.6 C5.5 -16.2 5.6 -15.2 5.7 {-14.4 + length}",
            f"M4.8 -20.8 C4.8 -18.4 4.8 -17 4.8 {-14.2 + length}",
        ),
    ]
    fringe = (
        "M0 -27.5 L4.8 -27.5 C4.9 -24.6 4.8 -22 4.5 -19.6 C4.2 -21.8 3.6 -23.6 2.6 -24.6 "
        "C1.8 -24 .9 -23.9 0 -24.2"
    )
    return back, [
        both(fringe, "hair", PLAIN),
        strands_twice(
            0.22,
            "M.6 -26.4 C.7 -25.4 .6 -24.8 .5 -24.3",
            "M1.6 -26.4 C1.8 -25.4 1.8 -24.8 1.6 -24.3",
            "M2.6 -26.4 C3.2 -25 3.9 -22.8 4.3 -20.6",
            "M3.5 -26.2 C4.2 -24.4 4.4 -22.6 4.4 -20.8",
        ),
    ]


def rolls() -> Hair:
    """Hair put up in two great rolls over the ears."""
    back = [both("M0 -31 C4 -30.8 5.6 -28 5.5 -24 L5 -19 L0 -18", "hair")]
    for s in (1, -1):
        for k, r in enumerate((2.7, 1.9, 1.1)):
            back.append(
                part(paths.ellipse(s * 5.7, -20.6, r, r * 1.12), "hair", PLAIN if not k else FINE)
            )
        back.append(lines(paths.ellipse(s * 5.7, -20.6, 0.34)))
    front = [
        *_twice("M0 -28.2 C2 -27.2 3.6 -25.2 4.3 -21.8 C5.2 -23.6 5.2 -26.6 4.2 -28.8 L0 -29.4 Z"),
        strands_twice(
            0.22,
            "M.8 -28.2 C2.6 -27 3.9 -25 4.4 -22.8",
            "M2 -28.6 C3.4 -27.4 4.4 -25.8 4.7 -23.6",
            "M.2 -28.9 C1.2 -28.4 2.4 -27.6 3.2 -26.6",
        ),
    ]
    return back, front


def parted() -> Hair:
    """Hair parted in the middle, seen at the edge of a veil."""
    back = [
        both(
            "M0 -29.4 C4.6 -29.2 6.4 -26.4 6.3 -21.6 C6.2 -17.4 6.3 -14.4 5.3 -11.4 L0 -12", "hair"
        ),
        strands_twice(
            0.26,
            "M.3 -28 C3.4 -27.6 5.4 -25.5 5.7 -20.5 C5.8 -16 5.7 -14 5 -12",
            "M3.8 -22 C4.8 -19 4.9 -16 4.4 -12.6",
            "M5 -25 C5.9 -21 5.9 -16 5.5 -12.6",
        ),
    ]
    front = [
        *_twice("M.05 -27.2 C2.4 -26.6 3.9 -24 4.25 -20.2 C4.9 -23 4.7 -26.4 3.9 -28 L0 -28 Z"),
        strands_twice(0.2, "M.6 -27.2 C2.6 -26.4 4 -24.2 4.4 -21.4"),
    ]
    return back, front


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
        both("M0 -29 L4 -29 C6 -26 5.6 -20 5.4 -13 L0 -12", "hair"),
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


def page() -> Hair:
    """A page's hair in profile, over ear and neck, with a fringe; drawn looking right."""
    fall = outline(
        "M-6.4 -28 L3.1 -28 C3.2 -26.6 3 -25.2 2.6 -24.6 C1.6 -24.9 .6 -24.6 .1 -23.6 "
        "C-.2 -21 -.4 -18 -.5 -14.4 C-1.6 -13 -5.2 -12.6 -7.2 -13.6 C-7.6 -18 -7.2 -24 -6.4 -28 Z"
    )
    hairs = (
        "M2.2 -27 C2.4 -26 2.4 -25.4 2.2 -24.8", "M1.2 -27 C1.4 -26.2 1.3 -25.4 1 -24.7",
        "M.2 -27 C-.2 -25 -.8 -20 -1.2 -14.4", "M-.9 -27 C-1.4 -24 -2 -19 -2.3 -13.8",
        "M-2.1 -27 C-2.8 -24 -3.3 -19 -3.5 -13.6", "M-3.3 -27 C-4 -24 -4.5 -19 -4.7 -13.4",
        "M-4.5 -27 C-5.2 -24 -5.7 -19 -5.9 -13.6",
    )  # fmt: skip
    return [], [part(fall, "hair"), lines(joined(strand(d, 0.28) for d in hairs))]


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


def swept() -> Hair:
    """A lady's hair in profile, swept back over the ear and falling behind, a pearl at the ear;
    before it her neck. Drawn looking right."""
    neck = outline(
        "M-3.6 -17 L1.7 -14.6 C1.2 -13.2 1.5 -12.2 2.6 -11.4 L-5 -11 C-4 -12.6 -3.6 -14.6 "
        "-3.6 -17 Z"
    )
    fall = outline(
        "M-6.2 -28 L2.7 -28 C2.8 -26.7 2.2 -25.7 1.1 -25 C.1 -24.2 -.5 -23 -.7 -21.4 "
        "C-.9 -19.6 -1.5 -18 -2.6 -17 C-3.4 -15.2 -3.8 -12.6 -3.2 -9.4 C-4.6 -8.4 -6.8 -8.6 "
        "-8 -9.6 C-7.2 -13 -7.6 -17 -7.4 -21 C-7.4 -24 -7 -26.6 -6.2 -28 Z"
    )
    hairs = (
        "M2 -27.2 C1.4 -26 -.6 -24.8 -1.5 -22.4 C-2 -20.6 -2.2 -19 -3.2 -17.6",
        "M.8 -27.2 C-.2 -26 -1.8 -24.6 -2.5 -22.2 C-3 -19.6 -3.6 -18 -4.2 -15.8 C-4.6 -13.6 -4.6 "
        "-11.6 -4.4 -9.8",
        "M-.8 -27.2 C-2 -26 -3.2 -24 -3.7 -21.4 C-4 -18.6 -5 -16 -5.3 -13.6 C-5.6 -12 -5.6 -10.8 "
        "-5.6 -9.4",
        "M-2.4 -27.2 C-3.8 -25.6 -4.6 -23.6 -5 -21 C-5.2 -18 -6 -15.4 -6.3 -13 L-6.7 -9.6",
        "M-4 -27.2 C-5.4 -25.4 -6 -23 -6.2 -20 C-6.4 -17.6 -6.8 -15.4 -7 -13",
    )
    return [Layer(neck, "paper", "ink", PLAIN), shaded(neck, 0.42, 0.14, bend=-0.03)], [
        part(fall, "hair"),
        lines(joined(strand(d, 0.28) for d in hairs)),
        part(paths.ellipse(-1.15, -17.9, 0.62, 0.8), "paper", PLAIN),
    ]


def curled() -> Hair:
    """A king's hair in profile, down to the nape and rolled up there. Drawn looking right."""
    fall = outline(
        "M-6.2 -28 L2.8 -28 C2.6 -26.4 1.5 -25.2 .5 -24.2 C-.3 -22.8 -.8 -21.2 -1 -19.4 "
        "C-1.3 -16.8 -1.8 -14.8 -2.4 -13.4 L-6.9 -13.4 C-7.8 -16 -8 -22 -7.4 -24.8 C-7.1 -26.4 "
        "-6.7 -27.4 -6.2 -28 Z"
    )
    hairs = tuple(
        f"M{1.8 - 1.5 * k} -27.2 C{-0.4 - 1.2 * k} -25 {-1.5 - 0.95 * k} -21 {-2.5 - 0.8 * k} -14.6"
        for k in range(6)
    )
    return [], [
        part(fall, "hair"),
        lines(joined(strand(d, 0.28) for d in hairs)),
        *_curl(-4.9, -12.9, 2.3, -1),
    ]


STYLES = {
    "long": long, "curls": curls, "braids": braids, "tousled": tousled, "bob": bob, "rolls": rolls,
    "parted": parted, "waves": waves, "coif": hoods.coif, "page": page, "hood": hoods.hood,
    "locks": locks, "swept": swept, "curled": curled,
}  # fmt: skip
