"""The stars of each coin's night: a few loose ones as it falls, then a constellation or a piece of
one. All keep clear of the cards' edges and of everything that stands before the sky: a test asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from generator.art.outlines import Point, closed, joined
from generator.drawing.drawing import Path
from generator.games.war_of_coins.art.curves import around

#: A star on a card: x and y of its middle, and how far its points reach, in mm.
Star = tuple[float, float, float]
#: From this reach on a star is a golden one.
GOLDEN = 2.6

#: motif: the stars of its last cards. Rain hides those of two coins.
NIGHTS: dict[str, Sequence[Sequence[Star]]] = {
    "peaks": (  # the sea goat
        ((30, 8.6, 1.0), (42, 8.0, 1.5), (50, 12.5, 1.0), (58, 9.0, 1.2)),
        ((20, 13, 1.0), (27, 8.6, 1.3), (40, 8.6, 1.5), (41.2, 11.8, 1.1), (50, 14.5, 0.9),
         (56.4, 15.4, 1.1), (60, 14.6, 1.4), (50.6, 22.6, 1.0), (46.6, 25.6, 1.3)),
    ),
    "sea": (  # the dolphin
        ((22, 9.2, 1.3), (59.4, 8.4, 1.0)),
        ((20, 9, 1.0), (30, 13, 1.1), (38, 8.2, 0.9), (58, 9, 1.2), (53.8, 9.2, 1.5),
         (56.2, 12.8, 1.0), (51.8, 12.4, 1.3)),
    ),
    "bamboo": (  # between the canes
        ((21, 9.2, 1.1), (30.2, 12, 1.3), (30, 19.4, 0.9), (54.6, 9.4, 1.6), (59.8, 15, 1.0),
         (53.4, 18.4, 1.2)),
    ),
    "blossom": (  # the lyre
        ((26, 8.2, 0.9), (57.5, 9.4, 1.2)),
        ((27, 6.2, 1.9), (22.6, 7.4, 0.9), (27.6, 9.8, 1.0), (31.2, 9.8, 0.9), (32.6, 13, 1.2),
         (28.6, 13.2, 1.2), (48, 9, 1.0), (56, 13.6, 1.3), (20, 20, 0.9)),
    ),
    "mists": (  # Cassiopeia
        ((53, 8.4, 1.0), (58.5, 11.6, 1.3)),
        ((26.4, 14.6, 1.2), (33, 10.4, 1.5), (39.6, 15, 1.7), (45.4, 9, 1.4), (52.4, 14.6, 1.2),
         (20.5, 9, 0.9), (59.4, 17.2, 1.0)),
    ),
    "dunes": (  # the great dog
        ((21, 8, 0.9), (58, 9, 1.3)),
        ((31, 10, 2.1), (25.6, 11.6, 1.2), (35.4, 15.4, 0.9), (39.6, 21.6, 1.4),
         (36.4, 24.4, 1.4), (45.4, 24.6, 1.2), (52, 9.4, 0.9), (58, 17, 1.1)),
    ),
    "pines": (  # the great bear
        ((29, 8, 1.0), (46, 8.6, 1.3), (57, 13, 0.9)),
        ((57, 8.4, 1.5), (58, 14, 1.3), (50, 16, 1.2), (49, 11.2, 1.0), (42.4, 10.6, 1.4),
         (36.2, 9.6, 1.3), (29, 13, 1.4), (20.5, 19, 0.9)),
    ),
    "stars": (  # night from the first card on; the hunter in the last
        ((24, 20, 1.4), (33, 9.4, 1.8), (43, 17, 1.2), (52, 9, 1.3), (57, 22, 1.8),
         (37, 27, 1.1), (9, 56.4, 3.3), (60, 40, 1.2)),
        ((24.5, 13, 3.3), (31.6, 8, 1.4), (45.5, 9.6, 1.8), (56.5, 13.5, 1.3), (16.8, 28, 1.3),
         (49.4, 15.4, 1.1), (59, 36, 1.4), (43, 59.5, 1.2), (60, 44.6, 1.1)),
        ((22, 12, 1.7), (32.6, 8.8, 1.1), (42, 7.4, 1.8), (59.4, 21, 1.2), (27, 24, 1.2),
         (19.6, 31, 3.0), (52.5, 37, 1.7), (58.8, 46, 1.1)),
        ((28, 14, 3.0), (40.6, 12.4, 1.9), (34.4, 8.8, 1.2), (32.6, 23.1, 1.6), (35.4, 21.9, 1.6),
         (38.2, 20.7, 1.6), (24.6, 30.5, 1.7), (44.6, 20.2, 2.1), (36.2, 26.9, 1.0),
         (36.8, 29.9, 1.0), (53, 10, 1.4), (58.4, 20, 1.1), (55, 31, 1.6), (16, 53.6, 1.3),
         (57.6, 48, 3.0), (47, 52, 1.2), (9, 57, 1.3)),
    ),
    "combs": (  # the northern crown
        ((40, 7.8, 1.2), (24.4, 10.6, 0.9), (58.4, 9.4, 1.1)),
        ((27, 10.4, 1.1), (28.8, 15.4, 1.2), (33, 19, 1.3), (38.6, 19.6, 1.8), (43.6, 17.2, 1.3),
         (46.6, 12.8, 1.1), (47, 8, 1.0), (57, 12, 1.0)),
    ),
    "cubes": (  # the swan
        ((38, 8.4, 0.9), (46.5, 8.8, 1.3), (56.5, 10.8, 1.1)),
        ((20, 9.4, 1.7), (24.2, 13.4, 1.3), (28.4, 18, 0.9), (31.4, 21.4, 1.0), (29, 9.8, 1.1),
         (20, 18.2, 1.2)),
    ),
}  # fmt: skip


def star(x: float, y: float, reach: float) -> Path:
    """A star with four points and hollow sides."""
    points: list[Point] = [
        around(x, y, reach if k % 2 == 0 else 0.24 * reach, 45 * k) for k in range(8)
    ]
    return closed(points)


def stars(motif: str, place: int) -> tuple[Path, Path]:
    """The white and the golden stars of a coin's `place`-th card (0-3), in card coordinates."""
    nights = NIGHTS.get(motif, ())
    first = 4 - len(nights)
    night = nights[place - first] if place >= first else ()
    return (
        joined(star(*one) for one in night if one[2] < GOLDEN),
        joined(star(*one) for one in night if one[2] >= GOLDEN),
    )
