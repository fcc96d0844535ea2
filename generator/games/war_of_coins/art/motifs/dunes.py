"""Lined hills under a great full moon, with a trail of paws across them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from generator.art.engraving import swell
from generator.art.outlines import joined, placed
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, moved, scaled, times, turned
from generator.games.war_of_coins.art import actors, caravan
from generator.games.war_of_coins.art.curves import smooth, wavering
from generator.games.war_of_coins.art.emblems import emblem_path
from generator.games.war_of_coins.art.moons import moon
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along, crest, land
from generator.games.war_of_coins.art.visitors import swifts
from generator.units import Box

MOON = (2 * WIDTH + 42.5, 22.0, 15.2)  # in the panorama: x, y, radius
DOG = 2 * WIDTH + 37.8  # where it sits on the near hill

SWIFTS = (31.0, 22.0)
#: Where a traveller rests, in the panorama.
CAMEL = (3 * WIDTH + 35.6, 76.4)
FIRE = (3 * WIDTH + 18.0, 76.2)


def far_hill(world: float) -> float:
    """Crest of the far hill, as y."""
    return 50 - 6 * math.sin(2 * math.pi * (world - 8) / 127)


def near_hill(world: float) -> float:
    """Crest of the near hill, as y."""
    return 62 + 4.5 * math.sin(2 * math.pi * (world + 30) / 95)


def floor(world: float) -> float:
    """Crest of the black ground, as y."""
    return 74.5 - 2.6 * math.sin(world / 20 + 1)


def _contours(left: float, hill: Callable[[float], float], drops: Sequence[float]) -> Path:
    """The hill's crest once more, lower by each of `drops` mm."""
    return joined(smooth([(x, y + drop) for x, y in crest(left, hill)]) for drop in drops)


def _fence(left: float, paint: Paint) -> list[Item]:
    """A fence on the near hill, over the first two cuts; none where a traveller rests."""
    items: list[Item] = []
    posts: list[Path] = []
    for index, seam in along(left, WIDTH, 24):
        if not 0 < index < 3:
            continue
        # The first fence begins behind the merchant's barrel, none of its posts beside it.
        places = [seam - 17.2 + 7.4 * k for k in range(1 if index == 1 else 0, 4)]
        for drop in (-4.4, -1.9):
            rail = smooth(
                [(x, near_hill(x + left) + drop) for x in (places[0] - 2.2, *places, seam + 9)]
            )
            items += [
                Shape(rail, None, Stroke(paint.ink, 1.9, "round")),
                Shape(rail, None, Stroke(paint.pale(0.3), 0.9, "round")),
            ]
        posts += [
            paths.rectangle(Box(x - 0.9, near_hill(x + left) - 6.4, 1.8, 8.6), 0.4) for x in places
        ]
    return [*items, Shape(joined(posts), paint.pale(0.3), Stroke(paint.ink, 0.5))]


def draw(left: float, paint: Paint) -> list[Item]:
    """Moon, far hill, near hill, trail, black ground with grass."""
    x, y, radius = MOON[0] - left, *MOON[1:]
    far, near = land(crest(left, far_hill)), land(crest(left, near_hill))
    far_lines = _contours(left, far_hill, [3.1 * k + 0.22 * k * k for k in range(1, 8)])
    near_lines = _contours(left, near_hill, [1.9 * k for k in range(1, 8)])
    items: list[Item] = [
        *moon(x, y, radius, paint.white, paint.light, paint.ink),
        Shape(far, paint.pale(0.5), Stroke(paint.ink, 0.7)),
        Group((Shape(far_lines, None, Stroke(paint.pale(0.8), 0.45)),), clip=far),
        Shape(near, paint.main, Stroke(paint.ink, 0.7)),
        Group((Shape(near_lines, None, Stroke(paint.dark, 0.45)),), clip=near),
    ]
    items += swifts(SWIFTS[0] - left, SWIFTS[1], paint)
    items += _fence(left, paint)
    paws = []
    for i, px in along(left, 7.94, 5):
        world = px + left
        py = near_hill(world) + 4.6 + 2.4 * (i % 2) + 2 * math.sin(world / 17)
        turn = 62 + 18 * math.cos(world / 15)
        paws.append(
            placed(emblem_path("paw"), times(moved(px, py), times(turned(turn), scaled(1.75))))
        )
    items.append(Shape(joined(paws), paint.light))
    blades = []
    for i, px in along(left, 2.65, 4):
        foot = floor(px + left) + 1
        high, lean = 5.2 + 2.4 * wavering(i, 1.9), 1.8 + 1.2 * wavering(i, 2.7)
        if wavering(i, 0.37) > -0.5:
            blades.append(
                swell(
                    [(px, foot), (px + lean * 0.35, foot - high * 0.6), (px + lean, foot - high)],
                    [0.8, 0.5, 0.0],
                )
            )
    items.append(Shape(joined([land(crest(left, floor)), *blades]), paint.black))
    items += caravan.camel(CAMEL[0] - left, CAMEL[1], paint)
    items += caravan.fire(FIRE[0] - left, FIRE[1], paint)
    return items + actors.dog(DOG - left, near_hill(DOG) + 3.6, paint)
