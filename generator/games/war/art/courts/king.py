"""The King: five-pointed crown, beard, ermine cape and sceptre. Top half, mm about the centre."""

from __future__ import annotations

from functools import lru_cache

from generator.art.outlines import closed, joined, mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import moved, times, turned
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    face,
    glory,
    lines,
    mantle,
    part,
    shaded,
    staff,
    strands_twice,
)

_CAPE = (
    "M0 -15.2 C4.4 -14.9 10.6 -12.9 13.9 -8.7 L12.2 -5.3 C9.6 -8 6.8 -8.3 4.6 -7 "
    "C2.8 -5.9 1.1 -4.6 0 -3.2"
)
#: Ermine tails: place, and which way they hang (degrees from straight down).
_TAILS = (
    (11.9, -8.6, -38),
    (9.7, -10.6, -30),
    (8.6, -8.9, -22),
    (6.6, -11.3, -20),
    (5.3, -8.7, -12),
)
_HAIR = (
    "M3.4 -28 C5.9 -27 6.6 -23.2 6.4 -20 C6.3 -17 7 -14.6 8.6 -12.6 C7.2 -11.6 4.9 -11.7 3.3 -13.2 "
    "C3.2 -16 3.6 -22 3.4 -28 Z"
)
_BEARD = (
    "M0 -17.75 C1 -18.3 2.2 -18.2 3 -18.7 C3.7 -19.2 4.1 -20 4.35 -21.2 C5.2 -16.2 3.9 -9.8 0 -5.6"
)
_MOUSTACHE = "M0 -17.75 C.9 -18.5 2.5 -18 3.3 -16.2 C2.2 -16.5 .9 -16.5 0 -17.1"
_CROWN = (
    "M0 -34.6 L1.5 -30.6 C2.2 -30.6 2.7 -30.7 3.1 -30.9 L4.5 -34 L5.3 -30.7 "
    "C5.7 -30.8 6 -31 6.3 -31.2 L8.6 -33 L6.1 -27.8 C4.2 -27.3 2 -27.1 0 -27.1"
)
_BAND = "M0 -28.5 C2.2 -28.5 4.4 -28.8 6.4 -29.4 L6.1 -26.5 C4.2 -26 2 -25.8 0 -25.8"
_BALLS = ((0.0, -34.9), (4.6, -34.4), (8.75, -33.3))


def _tails() -> Layer:
    drop = outline(
        "M0 -.75 C.35 -.3 .42 .25 .5 .75 L.18 .5 L0 .9 L-.18 .5 L-.5 .75 "
        "C-.42 .25 -.35 -.3 0 -.75 Z"
    )
    right = joined(drop.through(times(moved(x, y), turned(angle))) for x, y, angle in _TAILS)
    return lines(joined([right, mirrored(right)]))


def _lozenges() -> Layer:
    marks = []
    for k in range(-2, 3):
        x, y = 2.35 * k, -27.15 - 0.07 * k * k
        marks.append(closed([(x, y - 0.75), (x + 0.62, y), (x, y + 0.75), (x - 0.62, y)]))
    return lines(joined(marks))


@lru_cache(maxsize=1)
def king() -> tuple[Layer, ...]:
    """All layers but the suit's own signs."""
    crown, hair = symmetric(_CROWN), outline(_HAIR)
    beard = symmetric(_BEARD)
    return (
        *glory(),
        *staff(14.6, -28.2, -5.0, 0.42),
        part(paths.ellipse(14.6, -29.6, 1.45), "gold", PLAIN),
        *_orb(),
        *mantle(),
        both(_CAPE, "paper"),
        _tails(),
        part(hair, "gold"),
        part(mirrored(hair), "gold"),
        strands_twice(
            0.26,
            "M4.3 -27 C5.6 -24.5 5.5 -20 5.5 -18 C5.5 -15.6 6.2 -13.8 7.4 -12.3",
            "M4.2 -25 C4.9 -22 4.7 -19 4.7 -17 C4.7 -14.8 5.2 -13.4 6 -12.2",
            "M3.9 -21 C4.3 -18 4 -16 4.1 -14.8 C4.2 -13.8 4.5 -13.2 4.8 -12.5",
            "M5.2 -26 C6.1 -23.5 6 -20.5 5.9 -18.5 C5.9 -16.5 6.6 -14.6 8 -12.9",
        ),
        *face("broad"),
        part(beard, "gold"),
        strands_twice(
            0.3,
            "M.35 -15.6 C.5 -12 .5 -9 .15 -6.4",
            "M1 -16 C1.5 -12.6 1.2 -9.4 .4 -6.8",
            "M1.8 -16.2 C2.4 -13 2 -10 .8 -7.4",
            "M2.7 -16.6 C3.1 -13.6 2.6 -11 1.5 -8.6",
            "M3.5 -17.6 C3.9 -15 3.4 -12.2 2.3 -9.8",
            "M4.1 -19.2 C4.5 -16.8 4.1 -14 3.2 -11.6",
        ),
        part(
            "M-1.1 -16.6 C-.6 -16.9 .6 -16.9 1.1 -16.6 C.7 -15.9 -.7 -15.9 -1.1 -16.6 Z", "ink", 0.1
        ),
        both(_MOUSTACHE, "gold", PLAIN),
        strands_twice(0.18, "M.3 -17.3 C1.2 -17.8 2 -17.4 2.9 -16.6"),
        part(crown, "gold"),
        shaded(crown, 0.5, lambda x, y: 0.05 + 0.2 * x / 7, angle=90, step=1.6),
        *(
            part(paths.ellipse(s * x, y, 0.72), "gold", PLAIN)
            for x, y in _BALLS
            for s in ((1, -1) if x else (1,))
        ),
        both(_BAND, "paper", PLAIN),
        _lozenges(),
    )


def _orb() -> tuple[Layer, ...]:
    return (
        *(part(d, "gold", FINE) for d in ("M13.3 -28.3 L15.9 -28.3 L15.5 -27.5 L13.7 -27.5 Z",)),
        Layer(outline("M13.2 -29.9 C14 -29.4 15.2 -29.4 16 -29.9"), None, "ink", FINE),
        Layer(outline("M14.6 -29.5 L14.6 -28.2"), None, "ink", FINE),
    )
