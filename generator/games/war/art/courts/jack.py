"""The Jack: a miner's page with cap, plume, ruff, striped doublet and pick. Top half, mm about
the centre."""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art.engraving import swell
from generator.art.outlines import closed, common, joined, outline, symmetric
from generator.drawing import paths
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    drawn,
    face,
    glory,
    lines,
    part,
    shaded,
    staff,
    strands_twice,
)

_DOUBLET = "M0 -12.6 C6 -12.4 12.6 -10.2 15.6 -5.4 C16.7 -3.6 17.3 -1.8 17.6 0 L0 0"
_HAIR = (
    "M0 -30 C4.8 -29.6 6.6 -26.4 6.5 -22 C6.4 -19 6.7 -16.8 6.9 -14.4 C5.6 -13.6 4.3 -13.7 "
    "3.3 -14.6 L0 -15"
)
_CAP = "M0 -34.9 C4 -34.9 6.7 -32.6 6.6 -28.2 C4.6 -28.9 2.4 -29.1 0 -29.1"
_BRIM = "M0 -29.3 C2.4 -29.3 4.8 -29 7 -28.1 L6.7 -25.1 C4.6 -26 2.4 -26.3 0 -26.3"
_PLUME = (
    "M5.2 -30.5 C8.6 -33 11.6 -30.4 11.9 -26.2 C12.1 -23 11.2 -20.4 9.6 -18.2 "
    "C10 -20.8 9.9 -22 9.4 -23.6 C9.2 -26 8.4 -28 5.6 -28.4 Z"
)
_PICK = (
    "M10.6 -29.2 C11.6 -31.6 13 -33.1 14.2 -33.5 L15.2 -33.5 C16 -33.2 16.7 -32.4 17.1 -31.2 "
    "C16.3 -31.6 15.8 -31.7 15.2 -31.7 L14.2 -31.7 C12.8 -31.5 11.6 -30.6 10.6 -29.2 Z"
)


def _stripes() -> list[Layer]:
    """Gold and light stripes that fan out over the doublet from above the head."""
    cloth = symmetric(_DOUBLET)
    out: list[Layer] = [part(cloth, "ink")]
    for ink, first in (("gold", 0), ("paper", 1)):
        wedges = []
        for k in range(-17, 18):
            if (k % 2 == 0) == (first == 0):
                angle, half = math.radians(5.6 * k), 0.026
                # From a centre high above, so that stripes stand nearly upright in the middle.
                wedges.append(
                    closed(
                        [
                            (46 * math.sin(a) * s, -26 + 30 * math.cos(a) * s)
                            for s, a in (
                                (0.3, angle - half),
                                (1.4, angle - half),
                                (1.4, angle + half),
                                (0.3, angle + half),
                            )
                        ]
                    )
                )
        out.append(Layer(common(joined(wedges), cloth), ink))
    out.append(Layer(cloth, None, "ink", 0.3))
    return out


def _ruff() -> list[Layer]:
    x, y, wide, high = 0.0, -12.9, 9.4, 3.1
    edge = []
    for k in range(208):
        t = 2 * math.pi * k / 208
        far = 1 + 0.05 * math.cos(26 * t)
        edge.append((x + wide * far * math.cos(t), y + high * far * math.sin(t)))
    pleats = []
    for k in range(52):
        t = 2 * math.pi * (k + 0.5) / 52
        near, far = (0.42, 0.80) if k % 2 else (0.36, 0.97)
        ends = [(x + wide * s * math.cos(t), y + high * s * math.sin(t)) for s in (near, far)]
        pleats.append(swell(ends, [0.05, 0.3]))
    return [part(closed(edge), "paper"), lines(joined(pleats))]


@lru_cache(maxsize=1)
def jack() -> tuple[Layer, ...]:
    """All layers but the suit's own signs."""
    cap, brim, plume, pick = symmetric(_CAP), symmetric(_BRIM), outline(_PLUME), outline(_PICK)
    return (
        *glory(),
        part(pick, "paper", PLAIN),
        shaded(pick, 0.34, lambda x, y: 0.06 + 0.16 * (y + 33.6) / 3.4, angle=-20, step=1.5),
        *staff(14.7, -31.0, -4.0, 0.42),
        part("M13.8 -34.3 L15.6 -34.3 L15.4 -30.6 L14 -30.6 Z", "gold", PLAIN),
        *_stripes(),
        *_ruff(),
        part(plume, "paper", PLAIN),
        shaded(plume, 0.5, lambda x, y: 0.06 + 0.2 * (x - 5) / 7, angle=24, bend=0.02, step=1.2),
        drawn("M5.6 -29.6 C8.6 -30.2 10.6 -27 10.5 -22", width=FINE),
        both(_HAIR, "gold"),
        strands_twice(
            0.28,
            "M4.2 -26 C5.8 -24 5.9 -20 6 -17.6 C6.1 -16.2 6.3 -15.2 6.4 -14.4",
            "M4 -25.4 C5.2 -23.4 5.2 -20 5.3 -17.6 C5.4 -16.2 5.5 -15.2 5.6 -14.2",
            "M4 -23.8 C4.7 -21.4 4.6 -19 4.7 -17.4 C4.7 -16 4.8 -15 4.8 -14",
            "M4.1 -20.2 C4.1 -18 4 -16.4 4 -14.4",
        ),
        *face("fine"),
        *_fringe(),
        part(cap, "ink"),
        shaded(cap, 0.52, lambda x, y: 0.26 - 0.22 * (x + 2.6) / 7, "paper", angle=90, step=1.6),
        part(brim, "gold"),
        shaded(brim, 0.5, lambda x, y: 0.05 + 0.2 * x / 7, angle=90, step=1.6),
        part(paths.ellipse(0, -27.8, 1.85), "paper", PLAIN),
        Layer(paths.ellipse(0, -27.8, 1.5), None, "ink", 0.12),
    )


def _fringe() -> list[Layer]:
    half = (
        "M0 -27.5 L4.6 -27.5 C4.7 -24.6 4.5 -22 4.1 -19.6 C3.9 -21.8 3.4 -23.6 2.6 -24.6 "
        "C1.8 -24 .9 -23.9 0 -24.2"
    )
    return [
        both(half, "gold", PLAIN),
        strands_twice(
            0.22,
            "M.6 -26.4 C.7 -25.4 .6 -24.8 .5 -24.3",
            "M1.6 -26.4 C1.8 -25.4 1.8 -24.8 1.6 -24.3",
            "M2.6 -26.4 C3.2 -25 3.8 -22.8 4 -20.6",
            "M3.5 -26.2 C4.1 -24.4 4.2 -22.6 4.1 -20.8",
        ),
    ]
