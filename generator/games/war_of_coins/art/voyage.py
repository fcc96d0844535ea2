"""The sea that runs round a box, and who is out on it.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.outlines import closed, without
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape, Stroke
from generator.games.war_of_coins.art import actors
from generator.games.war_of_coins.art.clouds import bank
from generator.games.war_of_coins.art.junk import junk
from generator.games.war_of_coins.art.motifs import Paint
from generator.games.war_of_coins.art.motifs.sea import RADIUS, ROW, STEP, dome
from generator.units import Box

#: Who is out at sea.
VOYAGERS = {"junk": junk, "koi": actors.carp}
#: How high the swell is, from its middle to its crest, and how many waves a round has.
HIGH, WAVES = 3.4, 4
#: So far a round goes on beyond both of its ends.
BEYOND = 4.0
#: No sea has more rows.
_MOST_ROWS = 60


@ornament(width=(60, 2000), height=(1, 200), first=(0, _MOST_ROWS), last=(0, _MOST_ROWS))
def sea_round(
    *,
    width: float,
    height: float,
    first: int,
    last: int,
    main: Colour,
    dark: Colour,
    white: Colour,
    ink: Colour,
) -> Items:
    """Rows of scales from the `first` to the `last`, each nearer than the one before, of a sea
    `width` long whose end joins its beginning: the origin is the beginning of its mean edge, from
    which it goes down `height`."""
    count = max(4, round(width / STEP))
    step = width / count
    items: list[Item] = []
    for row in range(first, min(last, math.ceil((height + RADIUS + 2 * HIGH) / ROW)) + 1):
        y = ROW * row - HIGH
        colour = dark if row % 3 == 2 else main
        for k in range(-2, count + 3):
            x = step * (k + 0.5 * (row % 2))
            over = -BEYOND - RADIUS < x < width + BEYOND + RADIUS
            if over and y >= _swell(x / width):
                items.append(Shape(dome(x, y, RADIUS), colour, Stroke(ink, 0.5)))
                items += [
                    Shape(dome(x, y, share * RADIUS), inner)
                    for share, inner in ((0.8, white), (0.6, colour), (0.4, white), (0.2, colour))
                ]
    return items


def _swell(share: float) -> float:
    """The water's edge at a share of the round."""
    return HIGH * math.cos(2 * math.pi * WAVES * share)


@ornament
def voyager(
    *,
    name: str,
    main: Colour,
    dark: Colour,
    light: Colour,
    ink: Colour,
    white: Colour,
    gold: Colour,
) -> Items:
    """A `junk` under sail, on its waterline about the origin, or a `koi` that leaps, bent about a
    point 8 mm below it."""
    must_know(name, VOYAGERS, "nobody at sea")
    return VOYAGERS[name](0.0, 0.0, Paint(main, dark, light, ink, ink, white, gold, white))


#: The coin that a koi leaps through: its middle, its radius and the side of its hole.
_COIN, _RIM, _HOLE = (6.0, -4.6), 16.5, 15.0
#: Where the koi is on our side of the coin: in the hole and to the left; its tail is beyond.
_THIS_SIDE = closed([(-60, -60), (13.5, -60), (13.5, 2.9), (3, 2.9), (3, 60), (-60, 60)])


@ornament
def coin_leaper(
    *,
    main: Colour,
    dark: Colour,
    light: Colour,
    ink: Colour,
    white: Colour,
    red: Colour,
    gold: Colour,
) -> Items:
    """A koi that leaps to the left through the square hole of a coin; bent about a point 8 mm below
    the origin."""
    koi = tuple(actors.carp(0.0, 0.0, Paint(main, dark, light, ink, ink, white, red, white)))
    x, y = _COIN
    hole = paths.rectangle(Box(x - _HOLE / 2, y - _HOLE / 2, _HOLE, _HOLE), 0.8)
    ring = without(paths.ellipse(x, y, _RIM), hole)
    rims = paths.ellipse(x, y, 0.88 * _RIM) + paths.rectangle(
        Box(x - _HOLE / 2 - 1.5, y - _HOLE / 2 - 1.5, _HOLE + 3, _HOLE + 3), 1.4
    )
    return [
        *koi,
        Shape(ring, gold, Stroke(ink, 0.9, join="round")),
        Shape(rims, None, Stroke(ink, 0.45)),
        Group(koi, clip=_THIS_SIDE),
    ]


@ornament(width=(8, 100))
def cloud_bank(*, width: float, white: Colour, line: Colour, ink: Colour) -> Items:
    """A bank of cloud, `width` over its longest bar, about the origin."""
    bars = ((0.5 * width, 0.26 * width), (width, 0.0), (0.6 * width, 0.2 * width))
    return bank(-width / 2, -6.0, bars, white, line, ink)
