"""A sea of overlapping scales (seigaiha), its swell running through all four cards."""

from __future__ import annotations

import math

from generator.art.outlines import outline, placed
from generator.drawing.drawing import Item, Path, Shape, Stroke, moved
from generator.games.war_of_coins.art import actors
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along
from generator.games.war_of_coins.art.visitors import gulls

RADIUS = 6.4
STEP = WIDTH / 5  # from scale to scale in a row
ROW = 0.56 * RADIUS  # from row to row
#: Where the koi leaps, in the panorama.
KOI = (3 * WIDTH + 36.2, 36.4)
#: Where a boat sails, in the panorama.
BOAT = (2 * WIDTH + 29.5, 44.6)
GULLS = (2 * WIDTH + 44.6, 18.6)


def swell(world: float) -> float:
    """The height (y) of the water's edge at this place of the panorama: low between the posts
    of the first card's gate, which stand in it alike, and under the koi of the last."""
    return 50.5 + 7 * math.cos(2 * math.pi * (world - 37.6) / 94.6)


def _dome(x: float, y: float, r: float) -> Path:
    """The upper half of a disc, and as much below as the next row leaves to be seen."""
    low = y + 0.16 * RADIUS
    return outline(
        f"M{x - r:.3f} {low:.3f} L{x - r:.3f} {y:.3f} A{r:.3f} {r:.3f} 0 0 1 "
        f"{x + r:.3f} {y:.3f} L{x + r:.3f} {low:.3f} Z"
    )


def _boat(left: float, paint: Paint) -> list[Item]:
    """A junk far out, its hull behind the swell."""
    at = moved(BOAT[0] - left, BOAT[1])
    line = Stroke(paint.ink, 0.5, join="round")
    sail = "M-.4 -13 C3.4 -11.4 6 -8 6.4 -2.4 L-.4 -1.8 Z"
    fore = "M-1.8 -10.4 C-4.8 -8.4 -6.2 -5.6 -6 -2.2 L-1.8 -1.8 Z"
    ribs = "M-.4 -9.6 L4.2 -9.4 M-.4 -6 L6 -5.8 M-1.8 -6.8 L-5 -6.6 M-1.8 -4.4 L-5.8 -4.4"
    hull = "M-7.4 -1.4 C-3 -.6 3 -.6 8 -1.8 L6.4 3 L-6 3 Z"
    return [
        Shape(placed(outline(sail), at), paint.white, line),
        Shape(placed(outline(fore), at), paint.white, line),
        Shape(placed(outline(ribs), at), None, Stroke(paint.ink, 0.35)),
        Shape(placed(outline(hull), at), paint.dark, line),
    ]


def draw(left: float, paint: Paint) -> list[Item]:
    """Rows from the far water to the near, each half a scale further."""
    items = [*actors.koi(KOI[0] - left, KOI[1], paint), *_boat(left, paint)]
    items += gulls(GULLS[0] - left, GULLS[1], paint)
    for row in range(16):
        y = 40 + ROW * row
        for _, x in along(left - STEP / 2 * (row % 2), STEP, RADIUS):
            if y < swell(x + left):
                continue
            main = paint.dark if row % 3 == 2 else paint.main
            items.append(Shape(_dome(x, y, RADIUS), main, Stroke(paint.ink, 0.5)))
            for share, colour in ((0.8, paint.white), (0.6, main), (0.4, paint.white), (0.2, main)):
                items.append(Shape(_dome(x, y, share * RADIUS), colour))
    return items
