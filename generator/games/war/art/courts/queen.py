"""The Queen: coronet, veil, a chain for a necklace, and a private key. Top half, mm about the
centre."""

from __future__ import annotations

from functools import lru_cache

from generator.art.outlines import outline, symmetric
from generator.drawing import paths
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    drawn_twice,
    face,
    glory,
    mantle,
    pair,
    part,
    ring_chain,
    shaded,
    strands_twice,
)

_VEIL = (
    "M0 -31 C5.4 -31 8.3 -27.4 8.9 -22.4 C9.5 -17 10.6 -11.6 13.4 -6.6 "
    "C11.3 -6.7 9.4 -6.1 7.6 -4.6 L0 -4"
)
_HAIR = (
    "M0 -29.4 C4.6 -29.2 6.7 -26.4 6.6 -21.6 C6.5 -17.4 6.6 -13.4 5.3 -9.4 C4.2 -9.9 3.3 -11.2 "
    "3.2 -13 L0 -14"
)
_BUST = "M0 -17 L1.8 -17 L1.8 -13.6 C2 -12.1 4.4 -11.8 6.8 -10.2 C6.3 -7.4 4 -4.4 0 -2.2"
_CORONET = (
    "M0 -32.7 C.5 -31.8 .9 -31 1.5 -30.7 C2.1 -31 2.5 -32 3 -33 C3.4 -32 3.8 -31.1 4.4 -30.8 "
    "C5.1 -31.1 5.9 -31.9 6.6 -32.7 L5.2 -27.4 C3.6 -26.8 1.8 -26.6 0 -26.6"
)
_PEARLS = ((3.0, -33.3), (6.75, -33.0))
#: The key: a ring for a bow, a shank, and two bits towards the window's edge.
_BITS = (
    "M14.75 -14.6 L16.5 -14.6 L16.5 -12.9 L15.7 -12.9 L15.7 -12.2 L16.5 -12.2 L16.5 -10.4 "
    "L14.75 -10.4 Z"
)


def _key() -> list[Layer]:
    shank = "M13.75 -27.6 L14.85 -27.6 L14.85 -9.6 L13.75 -9.6 Z"
    collar = "M13 -27.4 L15.6 -27.4 L15.6 -26.5 L13 -26.5 Z"
    return [
        part(_BITS, "gold", PLAIN),
        part(shank, "gold", PLAIN),
        Layer(outline("M14.3 -26 L14.3 -10.2"), None, "ink", FINE),
        part(collar, "gold", PLAIN),
        part(paths.ring(14.3, -30.1, 2.55, 1.25), "gold", PLAIN),
        Layer(paths.ellipse(14.3, -30.1, 1.9), None, "ink", FINE),
    ]


def _necklace() -> list[Layer]:
    xs = [-4.1 + 8.2 * k / 10 for k in range(11)]
    return ring_chain([(x, -7.7 - 2.9 * (x / 4.1) ** 2) for x in xs], 1.12)


@lru_cache(maxsize=1)
def queen() -> tuple[Layer, ...]:
    """All layers but the suit's own signs."""
    veil, bust, coronet = symmetric(_VEIL), symmetric(_BUST), symmetric(_CORONET)
    neck = outline("M-1.8 -17 L1.8 -17 L1.8 -13.4 L-1.8 -13.4 Z")
    return (
        *glory(),
        *_key(),
        *mantle(-11.5),
        part(veil, "paper"),
        shaded(
            veil, 0.62, lambda x, y: 0.05 + (0.15 if x > 0 else 0.08) * abs(x) / 9, angle=90, step=4
        ),
        *drawn_twice("M7.4 -26.4 C8.1 -20 8.6 -12 10.2 -6.5", width=FINE),
        both(_HAIR, "gold"),
        strands_twice(
            0.26,
            "M.3 -28 C3.4 -27.6 5.6 -25.5 5.9 -20.5 C6 -16 5.9 -13 5.1 -10",
            "M.3 -27.4 C3 -27 4.9 -25 5.2 -20.5 C5.3 -16.5 5.3 -13.5 4.7 -10.4",
            "M.3 -26.8 C2.4 -26.6 4.2 -24.6 4.5 -20.5 C4.7 -17 4.7 -14 4.2 -11",
            "M4 -21 C4.2 -18 4.2 -15 3.7 -12",
        ),
        part(bust, "paper"),
        shaded(neck, 0.4, lambda x, y: 0.06 + 0.2 * (x + 1.8) / 3.6, bend=-0.05),
        shaded(bust, 0.44, lambda x, y: 0.24 * (x - 1.4) / 5.4, bend=0.01),
        *_necklace(),
        *face("fine"),
        strands_twice(
            0.24,
            "M.1 -26.9 C2.2 -26.4 3.6 -24.2 3.95 -20.6",
            "M.1 -26.9 C1.8 -26.3 3 -25 3.6 -22.8",
        ),
        *pair(
            "M.05 -27.2 C2.4 -26.6 3.9 -24 4.15 -20.2 C4.6 -23 4.4 -26.4 3.6 -28 L0 -28 Z",
            "gold",
            PLAIN,
        ),
        part(coronet, "gold"),
        shaded(coronet, 0.5, lambda x, y: 0.05 + 0.2 * x / 7, angle=90, step=1.6),
        *drawn_twice("M0 -27.9 C1.8 -27.9 3.8 -28.1 5.5 -28.7", width=FINE),
        *(part(paths.ellipse(s * x, y, 0.6), "paper", PLAIN) for x, y in _PEARLS for s in (1, -1)),
        *(
            part(paths.ellipse(x, -27.25 - 0.02 * x * x, 0.26), "paper", 0.12)
            for x in (-4.4, -3.3, -2.2, -1.1, 0.0, 1.1, 2.2, 3.3, 4.4)
        ),
    )
