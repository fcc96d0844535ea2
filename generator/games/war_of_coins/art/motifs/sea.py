"""A sea of overlapping scales (seigaiha), its swell running through all four cards."""

from __future__ import annotations

import math

from generator.art.colours import mixed
from generator.art.outlines import outline
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, onlookers
from generator.games.war_of_coins.art.junk import junk
from generator.games.war_of_coins.art.motifs import MARGIN, WIDTH, Paint, along
from generator.games.war_of_coins.art.visitors import dolphin, gulls

RADIUS = 6.4
STEP = WIDTH / 5  # from scale to scale in a row
ROW = 0.56 * RADIUS  # from row to row
#: Where the koi leaps, in the panorama.
KOI = (3 * WIDTH + 36.2, 36.4)
#: Where a boat sails, in the panorama.
BOAT = (2 * WIDTH + 36.4, 47.4)
OTTER = (WIDTH + 31.8, 70.6)  # among the waves
AFORE = 3  # the row of scales that is the first before the boat
BEFORE_OTTER = 10  # and the one before the otter
#: The crest of the wave that it climbs.
WAVE = 2 * WIDTH + 59.0
#: The moon that rises where the koi leaps: x and y in the panorama, radius.
MOON = (3 * WIDTH + 36.2, 45.0, 20.0)
DOLPHIN = (37.2, 47.2)  # between the posts of the gate
GULLS = (2 * WIDTH + 53.4, 16.4)


def swell(world: float) -> float:
    """The height (y) of the water's edge at this place of the panorama: low between the posts
    of the first card's gate, which stand in it alike, and under the koi of the last; between
    them one great wave, which the junk climbs."""
    great = 6.0 * math.exp(-(((world - WAVE) / 13) ** 2))
    return 50.5 + 7 * math.cos(2 * math.pi * (world - 37.6) / 94.6) - great


def dome(x: float, y: float, r: float) -> Path:
    """The upper half of a disc, and as much below as the next row leaves to be seen."""
    low = y + 0.16 * RADIUS
    return outline(
        f"M{x - r:.3f} {low:.3f} L{x - r:.3f} {y:.3f} A{r:.3f} {r:.3f} 0 0 1 "
        f"{x + r:.3f} {y:.3f} L{x + r:.3f} {low:.3f} Z"
    )


def draw(left: float, paint: Paint) -> list[Item]:
    """Rows from the far water to the near, each half a scale further; the junk between two."""
    x, y, radius = MOON[0] - left, *MOON[1:]
    items: list[Item] = []
    if x - radius < WIDTH + MARGIN:
        pale = mixed(paint.gold, paint.white, 0.3)
        items.append(Shape(paths.ellipse(x, y, radius), pale, Stroke(paint.ink, 0.6)))
    items += actors.koi(KOI[0] - left, KOI[1], paint)
    items += dolphin(DOLPHIN[0] - left, DOLPHIN[1], paint)
    items += gulls(GULLS[0] - left, GULLS[1], paint)
    for row in range(-4, 16):
        y = 40 + ROW * row
        if row == AFORE:
            items += junk(BOAT[0] - left, BOAT[1], paint)
        if row == BEFORE_OTTER:
            items += onlookers.otter(OTTER[0] - left, OTTER[1], paint)
        for _, x in along(left - STEP / 2 * (row % 2), STEP, RADIUS):
            if y < swell(x + left):
                continue
            main = paint.dark if row % 3 == 2 else paint.main
            items.append(Shape(dome(x, y, RADIUS), main, Stroke(paint.ink, 0.5)))
            for share, colour in ((0.8, paint.white), (0.6, main), (0.4, paint.white), (0.2, main)):
                items.append(Shape(dome(x, y, share * RADIUS), colour))
    return items
