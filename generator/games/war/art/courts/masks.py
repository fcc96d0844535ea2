"""The faces of the two Jokers, painted white as fools paint theirs: one laughs, one weeps. In mm
about the card's centre, seen from the front, as in `faces`."""

from __future__ import annotations

from generator.art.outlines import joined, mirrored, outline, placed, symmetric
from generator.drawing.drawing import moved
from generator.games.war.art.courts import features
from generator.games.war.art.courts.figures import (
    PLAIN,
    Layer,
    drawn_twice,
    lines,
    part,
    shaded,
    strands_twice,
)


def _mask(half: str) -> list[Layer]:
    """A white face, from its right half."""
    shape = symmetric(half)
    return [
        part(shape, "paper"),
        shaded(shape, 0.42, lambda x, y: 0.25 * (x - 1.3) / 4.8, bend=0.012),
    ]


def _nose(name: str, up: float) -> Layer:
    twice, once = (outline(d) for d in features.FRONT_NOSES[name])
    nose = placed(joined([twice, mirrored(twice), once]), moved(0, -up))
    return Layer(nose, None, "ink", PLAIN)


def laugh() -> list[Layer]:
    """Broad, eyes shut over full cheeks, the mouth wide open."""
    mouth = (
        "M-3.7 -18.2 C-1.8 -17 1.8 -17 3.7 -18.2 C3.5 -15.7 1.9 -14.7 0 -14.7 "
        "C-1.9 -14.7 -3.5 -15.7 -3.7 -18.2 Z"
    )
    teeth = (
        "M-3.15 -17.75 C-1.4 -16.8 1.4 -16.8 3.15 -17.75 L2.8 -16.75 C1.3 -16 -1.3 -16 "
        "-2.8 -16.75 Z"
    )
    gaps = ("M.05 -17 L.05 -16.2", "M1.1 -17.1 L1.05 -16.3", "M2.1 -17.4 L1.95 -16.55")
    tongue = "M-1.8 -15.15 C-1.1 -15.95 1.1 -15.95 1.8 -15.15 C1.1 -14.8 -1.1 -14.8 -1.8 -15.15 Z"
    lozenge = outline("M2.75 -20.2 L3.35 -19.2 L2.75 -18.2 L2.15 -19.2 Z")
    return [
        *_mask("M0 -28 L4.8 -28 C5.3 -25.5 5.5 -22.6 5.25 -20 C4.9 -16.8 2.7 -13.5 0 -13.5"),
        strands_twice(0.72, "M.9 -23.7 C1.7 -25.7 3.7 -25.8 4.7 -24"),
        strands_twice(0.66, "M.85 -20.9 C1.5 -22.9 3.5 -22.9 4.3 -20.7"),
        strands_twice(
            0.26,
            "M4.4 -21.5 L5 -22",
            "M4.5 -20.9 L5.1 -20.9",
            "M3.6 -19 C4.4 -18.9 4.6 -18 4.2 -17.2",
        ),
        lines(joined([lozenge, mirrored(lozenge)])),
        _nose("bulb", 0.6),
        part(mouth, "ink", 0.12),
        lines(outline(teeth), "paper"),
        *drawn_twice(*gaps, width=0.12),
        lines(outline(tongue), "mid"),
        strands_twice(0.24, "M-.1 -14 C.3 -13.9 .6 -14 .9 -14.2"),
    ]


def weep() -> list[Layer]:
    """Long, lids down, tears on both cheeks."""
    drop = outline(
        "M2.3 -20.6 C2.9 -19.3 3.2 -18.5 2.9 -17.8 C2.6 -17.2 2 -17.2 1.7 -17.8 "
        "C1.4 -18.5 1.7 -19.3 2.3 -20.6 Z"
    )
    glint = outline(
        "M2.1 -18.9 C1.85 -18.3 1.9 -17.9 2.15 -17.8 C2.05 -18.2 2.05 -18.5 2.1 -18.9 Z"
    )
    upper = (
        "M-2.2 -15 C-1.6 -16.3 -.8 -17 0 -16.5 C.8 -17 1.6 -16.3 2.2 -15 C1.5 -15.9 .7 -16.15 "
        "0 -16.05 C-.7 -16.15 -1.5 -15.9 -2.2 -15 Z"
    )
    lower = "M-1.45 -15.6 C-.8 -16.05 .8 -16.05 1.45 -15.6 C1 -14.75 -1 -14.75 -1.45 -15.6 Z"
    return [
        *_mask("M0 -28 L4.3 -28 C4.7 -25.5 4.75 -22.4 4.4 -20 C4 -17 2.2 -13.4 0 -13.3"),
        strands_twice(0.66, "M.75 -25 C1.9 -24.8 3.3 -24.1 4.2 -22.8"),
        strands_twice(0.2, "M.3 -26 C.7 -26.3 1.3 -26.3 1.8 -26"),
        strands_twice(0.6, "M.85 -22 C1.5 -20.7 3.2 -20.7 3.9 -22"),
        strands_twice(
            0.24,
            "M.95 -22.7 C1.7 -22.1 3.1 -22.1 3.8 -22.8",
            "M1.4 -21.2 L1.15 -20.5",
            "M3.3 -21.2 L3.6 -20.5",
            "M3.75 -21.7 L4.2 -21.2",
        ),
        *(part(one, "mid", 0.2) for one in (drop, mirrored(drop))),
        lines(joined([glint, placed(glint, moved(-4.6, 0))]), "paper"),
        _nose("drooping", 0.3),
        part(lower, "mid", 0.16),
        part(upper, "ink", 0.12),
        strands_twice(0.26, "M0 -14.3 C.4 -14.35 .7 -14.25 1 -14"),
        strands_twice(0.2, "M2.6 -15.4 C2.8 -15 2.8 -14.7 2.6 -14.4"),
    ]
