"""The sea and the sky that run round a box, the waves that rear in it, and the koi that leaps out.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape, Stroke, moved, scaled, times, turned
from generator.games.war_of_coins.art import actors
from generator.games.war_of_coins.art.clouds import bank
from generator.games.war_of_coins.art.motifs import Paint
from generator.games.war_of_coins.art.motifs.sea import RADIUS, ROW, STEP, breaker, dome

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


#: The radius of the coin that a koi leaps round, in the fish's own measure: what its back is bent
#: about is the coin's middle; and how the fish is turned (degrees).
_RIM, _LEAN = 19.0, -42.0
#: Drops that it has thrown up, in the same measure: (x, y, radius).
_DROPS = (
    (-19.6, 7.4, 1.1), (-22.6, 3.6, 0.8), (-23.4, 9.4, 0.7), (-20.6, -1.0, 0.6), (-25.4, 5.4, 0.5),
    (-26.0, 0.2, 0.7),
)  # fmt: skip


@ornament(radius=(5, 60))
def coin_leaper(
    *,
    radius: float,
    main: Colour,
    dark: Colour,
    light: Colour,
    ink: Colour,
    white: Colour,
    red: Colour,
    gold: Colour,
) -> Items:
    """A koi that leaps round a coin of `radius`, its back bent to a C: its tail is below, its head
    at the top, to the right. Origin: the middle of the coin."""
    share = radius / _RIM
    koi = actors.carp(0.0, -8.0, Paint(main, dark, light, ink, ink, white, red, white), gold)
    mirror = (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    return [
        Group(
            (
                Group(tuple(koi), times(turned(_LEAN), mirror)),
                Shape(
                    joined(paths.ellipse(x, y, r, 1.15 * r) for x, y, r in _DROPS),
                    white,
                    Stroke(ink, 0.55),
                ),
            ),
            scaled(share),
        )
    ]


#: How wide a great wave is in the measure of its outlines, and where there its water lies.
_BREAKER_WIDE, _BREAKER_FOOT = 84.0, 63.0


@ornament(width=(-200, 200))
def rearing_wave(*, width: float, main: Colour, light: Colour, white: Colour, ink: Colour) -> Items:
    """A great wave that rears to the left, `width` mm long, or to the right if that is below
    none. Origin: the water below its crest."""
    share = width / _BREAKER_WIDE
    way = times((share, 0.0, 0.0, abs(share), 0.0, 0.0), moved(0, -_BREAKER_FOOT))
    return breaker(way, main, mixed(main, light, 0.36), white, ink)


@ornament(width=(8, 100))
def cloud_bank(*, width: float, white: Colour, line: Colour, ink: Colour) -> Items:
    """A bank of cloud, `width` over its longest bar, about the origin."""
    bars = ((0.5 * width, 0.26 * width), (width, 0.0), (0.6 * width, 0.2 * width))
    return bank(-width / 2, -6.0, bars, white, line, ink)
