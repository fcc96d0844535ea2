"""The sea and the sky that run round a box, and the koi that leaps out of it.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, joined, rounded
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Segment, Shape, Stroke, scaled, times, turned
from generator.games.war_of_coins.art import actors
from generator.games.war_of_coins.art.clouds import bank
from generator.games.war_of_coins.art.motifs import Paint
from generator.games.war_of_coins.art.motifs.sea import RADIUS, ROW, STEP, dome
from generator.units import Box

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


#: A quarter of a wave as a curve, after Bezier: both handles and the end of a sine's first quarter.
_QUARTER = ((0.5123, 0.5123), (1.0023, 1.0), (math.pi / 2, 1.0))


@ornament(width=(60, 2000), above=(0, 500), below=(0, 500), count=(4, 120))
def beams_round(
    *, width: float, light: float, above: float, below: float, ray: Colour, count: int
) -> Items:
    """Beams from a light `light` mm from the beginning of a round that is `width` long: they bend
    round it and meet again half a round further, where another light stands. The origin lies at
    the beginning, as high as both lights; beams go up `above` it and down `below`."""
    step, wide = 360 / count, width / 2
    beams: list[Segment] = []
    for x, side in ((light, 1), (light, -1), (light + width, -1)):
        for k in range(count // 2):
            middle = step * (k + 0.5) - 90
            there = _beam(middle - step / 4, wide)
            back = _beam(middle + step / 4, wide)[::-1]
            bent = [(x + side * u, v) for u, v in (*there, *back[1:])]
            beams.append(("M", *bent[0]))
            thirds = zip(bent[1::3], bent[2::3], bent[3::3], strict=True)
            beams += [("C", *a, *b, *c) for a, b, c in thirds]
            beams.append(("Z",))
    seen = paths.rectangle(Box(-BEYOND, -above, width + 2 * BEYOND, above + below))
    return [Group((Shape(rounded(beams), ray),), clip=seen)]


def _beam(angle: float, wide: float) -> list[Point]:
    """From one light to the other `wide` mm to its right: points of a curve that rises by `angle`
    degrees at its beginning and falls so at its end."""
    along, high = wide / math.pi, -math.tan(math.radians(angle)) * wide / math.pi
    rising = [(0.0, 0.0), *((along * u, high * v) for u, v in _QUARTER)]
    return [*rising, *((wide - u, v) for u, v in rising[-2::-1])]


#: The coin that a koi leaps round, in the fish's own measure: what its back is bent about is the
#: coin's middle. The coin's radius, the side of its hole, and how the fish is turned (degrees).
_RIM, _HOLE, _LEAN = 19.0, 8.6, -42.0
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
    paper: Colour,
    ground: Colour,
) -> Items:
    """A koi that leaps round a coin of `radius`, its back bent to a C: its tail is below, its head
    at the top, to the right. Origin: the middle of the coin."""
    share = radius / _RIM
    koi = actors.carp(0.0, -8.0, Paint(main, dark, light, ink, ink, white, red, white), gold)
    hole = paths.rectangle(Box(-_HOLE / 2, -_HOLE / 2, _HOLE, _HOLE), 0.8)
    edge = paths.rectangle(Box(-_HOLE / 2 - 1.7, -_HOLE / 2 - 1.7, _HOLE + 3.4, _HOLE + 3.4), 1.6)
    line = Stroke(ink, 0.9, join="round")
    mirror = (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    return [
        Group(
            (
                Shape(paths.ellipse(0, 0, _RIM), paper, line),
                Shape(paths.ellipse(0, 0, 0.88 * _RIM), gold, Stroke(ink, 0.6)),
                Shape(edge, paper, Stroke(ink, 0.6, join="round")),
                Shape(hole, ground, line),
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


@ornament(width=(8, 100))
def cloud_bank(*, width: float, white: Colour, line: Colour, ink: Colour) -> Items:
    """A bank of cloud, `width` over its longest bar, about the origin."""
    bars = ((0.5 * width, 0.26 * width), (width, 0.0), (0.6 * width, 0.2 * width))
    return bank(-width / 2, -6.0, bars, white, line, ink)
