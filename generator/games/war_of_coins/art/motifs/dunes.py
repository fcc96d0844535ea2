"""Dunes in the last light and under a great full moon, with a trail of paws across them."""

from __future__ import annotations

import math

from generator.art.colours import mixed
from generator.art.engraving import swell
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke, moved, scaled, times, turned
from generator.games.war_of_coins.art import actors, caravan
from generator.games.war_of_coins.art.curves import smooth, wavering
from generator.games.war_of_coins.art.emblems import emblem_path
from generator.games.war_of_coins.art.moons import moon
from generator.games.war_of_coins.art.motifs import FOOT, MARGIN, WIDTH, Paint, along, crest, land
from generator.games.war_of_coins.art.small_folk import fennec
from generator.games.war_of_coins.art.visitors import swifts

MOON = (2 * WIDTH + 42.5, 22.0, 15.2)  # in the panorama: x, y, radius
DOG = 2 * WIDTH + 37.8  # where it sits on the near hill
FENNEC = WIDTH + 26.2  # under the lantern, whose tassel it paws

#: Where no paw has trodden, in the panorama: as far as the merchant's barrel, under the
#: fennec and the lantern, and from the dog's tail on, since the trail is the dog's.
UNTRODDEN = (
    (-MARGIN - 8, 51.0), (FENNEC - 15, FENNEC + 15),
    (DOG - 26.0, 4 * WIDTH + MARGIN + 8),
)  # fmt: skip

SWIFTS = (29.0, 19.0)
#: Where a traveller rests, in the panorama.
CAMEL = (3 * WIDTH + 27.6, 77.6)
FIRE = (3 * WIDTH + 44.6, 76.8)
#: The sun as it sets behind the first dune: x and y of its middle, radius, its shine's.
SUNSET = (43.4, 47.6, 13.2, 16.6)
#: The dunes from the farthest on: where the crest is at its highest, and how far the slope that the
#: sun lights runs down to its left, the one in the shade to its right.
DUNES = (
    (84.0, 43.6, 60.0, 52.0), (206.0, 45.0, 64.0, 50.0), (14.0, 49.0, 60.0, 46.0),
    (134.0, 48.0, 66.0, 44.0), (252.0, 51.0, 56.0, 40.0),
)  # fmt: skip


def near_hill(world: float) -> float:
    """Crest of the near hill, as y."""
    return 62 + 4.5 * math.sin(2 * math.pi * (world + 30) / 95)


def floor(world: float) -> float:
    """Crest of the black ground, as y."""
    return 74.5 - 2.6 * math.sin(world / 20 + 1)


def _dune(left: float, dune: tuple[float, float, float, float], paint: Paint) -> list[Item]:
    """A dune, the face that the sun leaves in the shade set off by its crest; the later the hour,
    the darker."""
    x, y, long, short = dune[0] - left, *dune[1:]
    if not -short - MARGIN < x < WIDTH + MARGIN + long:
        return []
    dusk = mixed(paint.main, paint.accent, 0.3 * dune[0] / (4 * WIDTH))
    lee = (
        f"C{x + 0.1 * short} {y + 7} {x + 0.4 * short} 70 {x + short} 74 L{x + short} {FOOT} "
        f"L{x - 0.1 * short} {FOOT} C{x + 0.5 * short} 70 {x - 0.22 * short} {y + 15} {x} {y} Z"
    )
    body = (
        f"M{x - long} {FOOT} L{x - long} 73 C{x - 0.5 * long} 71 {x - 0.24 * long} {y + 2} {x} {y} "
        f"C{x + 0.1 * short} {y + 7} {x + 0.4 * short} 70 {x + short} 74 L{x + short} {FOOT} Z"
    )
    return [
        Shape(outline(body), mixed(dusk, paint.light, 0.72)),
        Shape(outline(f"M{x} {y} {lee}"), mixed(dusk, paint.main, 0.6)),
        Shape(outline(body), None, Stroke(paint.ink, 0.7, join="round")),
    ]


def draw(left: float, paint: Paint) -> list[Item]:
    """Sun and moon, dunes, a near one with the trail, black ground with grass."""
    x, y, radius = MOON[0] - left, *MOON[1:]
    sun, low, disc, shine = SUNSET[0] - left, *SUNSET[1:]
    items: list[Item] = []
    if sun - shine < WIDTH + MARGIN:
        items += [
            Shape(paths.ellipse(sun, low, shine), mixed(paint.gold, paint.white, 0.16)),
            Shape(
                paths.ellipse(sun, low, disc),
                mixed(paint.gold, paint.white, 0.42),
                Stroke(paint.ink, 0.7),
            ),
        ]
    items += moon(x, y, radius, paint.white, paint.light, paint.ink)
    for dune in DUNES:
        items += _dune(left, dune, paint)
    near = land(crest(left, near_hill))
    ripples = joined(
        smooth([(x, y + 2.4 * k) for x, y in crest(left, near_hill)]) for k in range(1, 6)
    )
    items += [
        Shape(near, mixed(paint.main, paint.accent, 0.66), Stroke(paint.ink, 0.7)),
        Shape(ripples, None, Stroke(paint.main, 0.45)),
    ]
    items += swifts(SWIFTS[0] - left, SWIFTS[1], paint)
    paws = []
    for i, px in along(left, 7.94, 5):
        world = px + left
        if any(begin < world < end for begin, end in UNTRODDEN):
            continue
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
    items += fennec(FENNEC - left, near_hill(FENNEC) + 5.0, paint)
    return items + actors.dog(DOG - left, near_hill(DOG) + 3.6, paint)
