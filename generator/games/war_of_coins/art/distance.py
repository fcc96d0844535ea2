"""What lies far off: hills in the haze between a coin's sky and its landscape, each in one flat
tone without an outline. Landscapes that have a distance of their own have none here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from generator.art.outlines import Point
from generator.drawing.drawing import Path
from generator.games.war_of_coins.art.curves import smooth
from generator.games.war_of_coins.art.motifs import WIDTH, crest, land

#: A hill's crest: its middle height (y), how far it swings, how long its waves are and where they
#: begin; and how much of the coin's colour is in it.
Hills = tuple[float, float, float, float, float]

HILLS: dict[str, Sequence[Hills]] = {
    "bamboo": ((50.0, 4.0, 18.0, 0.2, 0.22), (62.0, 3.0, 13.0, 2.0, 0.42)),
    "blossom": ((60.0, 4.6, 15.0, 0.4, 0.2), (67.0, 3.4, 12.6, 2.2, 0.42)),
    "combs": ((48.0, 5.0, 19.0, 1.2, 0.45), (56.0, 4.0, 15.0, 3.4, 0.75)),
    "willow": ((55.0, 4.4, 17.0, 0.6, 0.4), (62.0, 3.4, 13.0, 2.8, 0.85)),
    "cubes": ((50.0, 3.6, 14.0, 1.4, 0.3), (57.0, 3.0, 11.0, 3.0, 0.5)),
}

#: Steep islands: place in the panorama, top, half the width, how much of the colour.
Island = tuple[float, float, float, float]
ISLANDS: dict[str, Sequence[Island]] = {
    "sea": (
        (18.0, 36.0, 24, 0.3), (58.0, 40.0, 18, 0.42), (WIDTH + 30, 35.0, 28, 0.4),
        (WIDTH + 66, 38.0, 24, 0.5), (2 * WIDTH + 22, 40.0, 24, 0.56),
        (3 * WIDTH - 2, 37.0, 22, 0.6), (3 * WIDTH + 52, 40.0, 26, 0.7),
    ),
}  # fmt: skip
#: The line of the sea (y), and how much of the coin's colour is in the water beyond.
WATER, OPEN_SEA = 50.0, 0.72


def _island(x: float, top: float, wide: float) -> Path:
    high = WATER - top
    line: list[Point] = [
        (x - wide, WATER), (x - 0.52 * wide, top + 0.46 * high), (x - 0.16 * wide, top),
        (x + 0.12 * wide, top + 0.6), (x + 0.46 * wide, top + 0.5 * high), (x + wide, WATER),
    ]  # fmt: skip
    return smooth(line, closed=True, tail=line[:1])


def _wave(low: float, swing: float, long: float, begin: float) -> Callable[[float], float]:
    return lambda world: low + swing * math.sin(world / long + begin)


def distance(motif: str, left: float) -> list[tuple[Path, float]]:
    """What lies far off on the card whose left edge lies at `left` mm of the panorama: shapes from
    far to near, and how much of the coin's colour is in each."""
    found = [
        (_island(world - left, top, wide), share)
        for world, top, wide, share in ISLANDS.get(motif, ())
        if -wide - 4 < world - left < WIDTH + wide + 4
    ]
    if motif in ISLANDS:
        found.append((land(crest(left, lambda _: WATER)), OPEN_SEA))
    for *shape, share in HILLS.get(motif, ()):
        found.append((land(crest(left, _wave(*shape))), share))
    return found
