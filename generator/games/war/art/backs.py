"""The back of Game of War: scales turned as on a lathe, three medals, quarter medals in the
corners; and the waves of its box.

Origin: the card's centre; all parts are the same under a half turn. Lengths in mm.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.chains import coin
from generator.art.colours import mixed
from generator.art.outlines import rounded
from generator.art.rosettes import ribbon, sheaf, wave
from generator.drawing import paths
from generator.drawing.drawing import (
    IDENTITY,
    Group,
    Item,
    Path,
    Segment,
    Shape,
    Stroke,
    moved,
    turned,
)
from generator.games.war.art.duty import duty_spade
from generator.games.war.art.emblems import ring_of
from generator.units import Box

#: The field's waves: from line to line, from crest to crest, and how high.
_STEP, _LENGTH, _HIGH = 2.1, 10.583, 1.9


def _sine(width: float, high: float) -> Path:
    """A sine about y = 0, odd about the origin, `width` mm long."""
    pieces = 4 * math.ceil(width / _LENGTH)
    dx = width / pieces
    turn = 2 * math.pi / _LENGTH
    segments: list[Segment] = []
    for piece in range(pieces):
        x = -width / 2 + piece * dx
        a, b = turn * x, turn * (x + dx)
        if not piece:
            segments.append(("M", x, high * math.sin(a)))
        segments.append(
            (
                "C",
                x + dx / 3,
                high * (math.sin(a) + math.cos(a) * turn * dx / 3),
                x + 2 * dx / 3,
                high * (math.sin(b) - math.cos(b) * turn * dx / 3),
                x + dx,
                high * math.sin(b),
            )
        )
    return rounded(segments)


@ornament(width=(1, 500), height=(1, 500))
def wave_field(*, width: float, height: float, ink: Colour, line: float = 0.17) -> Items:
    """Two families of waves, crossing like scales, cut to width x height."""
    stroke = Stroke(ink, line)
    up = (Shape(_sine(width, _HIGH), None, stroke),)
    down = (Shape(_sine(width, -_HIGH), None, stroke),)
    count = math.ceil(height / 2 / _STEP) + 1
    lines = [Group(up, moved(0, _STEP * k)) for k in range(-count, count)]
    lines += [Group(down, moved(0, _STEP * (k + 0.5))) for k in range(-count, count)]
    return [
        Group(tuple(lines), IDENTITY, paths.rectangle(Box(-width / 2, -height / 2, width, height)))
    ]


@ornament(width=(1, 200), height=(1, 200), lobes=(6, 48))
def engine_turning(
    *, width: float, height: float, ground: Colour, ink: Colour, lobes: int, line: float = 0.17
) -> Items:
    """Rings of waves about the middle, each crossed by its neighbours, as a lathe turns them into
    metal: they grow higher outwards, like scales. Cut to width x height."""
    box = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    stroke = Stroke(ink, line)
    rings: list[Item] = []
    radius, side = 19.0, 1
    while radius < math.hypot(width, height) / 2 + 2:
        step = 1.4 * radius / lobes
        ring = _seen(wave(radius, side * 0.9 * step, lobes, start=90.0), width, height)
        rings.append(Shape(ring, None, stroke))
        radius, side = radius + step / 2, -side
    return [Shape(box, ground), Group(tuple(rings), IDENTITY, box)]


def _seen(ring: Path, width: float, height: float) -> Path:
    """The pieces of a ring of cubics that can reach into a box about the origin."""
    out: list[Segment] = []
    x, y, drawn = 0.0, 0.0, False
    for segment in ring.segments:
        numbers = segment[1:]
        if segment[0] == "C":
            across, down = (x, *numbers[::2]), (y, *numbers[1::2])
            meets = min(across) < width / 2 and max(across) > -width / 2
            meets = meets and min(down) < height / 2 and max(down) > -height / 2
            if meets and not drawn:
                out.append(("M", x, y))
            if meets:
                out.append(segment)
            drawn = meets
        if numbers:
            x, y = numbers[-2:]
    return rounded(out)


def _scallops(radius: float, swing: float, lobes: int, fill: str, line: str) -> list[Item]:
    """A scalloped disc with a line along its edge and another inside it."""
    edge = wave(radius, swing, lobes, start=90.0)
    inner = wave(radius - 0.75, swing * 0.95, lobes, start=90.0)
    return [
        Shape(edge, fill),
        Shape(edge, None, Stroke(line, 0.35)),
        Shape(inner, None, Stroke(line, 0.15)),
    ]


@ornament
def great_medal(*, ground: Colour, gold: Colour, ivory: Colour, dark: Colour) -> Items:
    """The back's middle, r 22: scallops, lace, a dark ring for words at r 11.4, lace, a coin."""
    edge = (
        *_scallops(20.6, 1.4, 12, ground, ivory),
        *ribbon(gold, 0.15, 10, 16.85, 2.15, 36, 1.25, 12),
        *ribbon(ivory, 0.17, 2, 16.85, 2.15, 36, 1.25, 12),
    )
    return [
        # Small medals above and below lie before a dip of the edge, clear of it.
        Group(edge, turned(15)),
        Shape(paths.ellipse(0, 0, 13.6), dark, Stroke(gold, 0.3)),
        Shape(paths.ellipse(0, 0, 10.5), ground, Stroke(gold, 0.3)),
        *sheaf(gold, 0.15, 12, 7.2, 2.8, 8),
        *sheaf(ivory, 0.17, 4, 7.2, 2.8, 8),
        Shape(paths.ellipse(0, 0, 4.75), ground),
        *coin(0, 0, 4.3, gold, dark),
        *(
            Shape(paths.regular(x, y, 0.42, 4), dark)
            for x, y in ((0.0, -2.35), (2.35, 0.0), (0.0, 2.35), (-2.35, 0.0))
        ),
    ]


@ornament
def spade_medal(*, ground: Colour, gold: Colour, ivory: Colour, dark: Colour) -> Items:
    """The medal of the box, r 22: the great spade in a raised gold rim, on scallops and lace as the
    back's that throw their shade on a second rosette of gold; its points stand in the dips between
    them."""
    behind = wave(20.9, 1.1, 12, start=-90.0)
    light, shade = mixed(gold, ivory, 0.45), mixed(gold, dark, 0.55)
    return [
        Shape(behind.through(moved(0.35, 0.7)), dark),
        Shape(behind, gold, Stroke(dark, 0.3)),
        Shape(wave(20.0, 1.1, 12, start=-90.0), None, Stroke(dark, 0.25)),
        Shape(wave(20.0, 1.5, 12, start=90.0).through(moved(0.35, 0.6)), dark),
        *_scallops(20.0, 1.5, 12, ground, ivory),
        *ribbon(gold, 0.15, 8, 17.9, 1.0, 48, 1.25, 12),
        Shape(paths.ellipse(0.35, 0.6, 16.4), dark),
        # A rim that the light comes to from the upper left: bevels are discs over discs.
        Shape(paths.ellipse(0, 0, 16.4), shade),
        Shape(paths.ellipse(-0.2, -0.2, 16.15), light),
        Shape(paths.ellipse(0, 0, 15.85), gold),
        Shape(ring_of(paths.ellipse(0, 0, 0.3), 60, 15.3), shade),
        Shape(paths.ellipse(0, 0, 14.75), light),
        Shape(paths.ellipse(-0.2, -0.2, 14.5), shade),
        Shape(paths.ellipse(0, 0, 14.2), dark),
        *duty_spade(size=22.0, ink=dark, gold=gold, paper=ivory),
    ]


@ornament
def small_medal(*, ground: Colour, gold: Colour, ivory: Colour, dark: Colour) -> Items:
    """A lesser medal, r 6.2, with a coin."""
    return [
        *_scallops(5.85, 0.4, 16, ground, ivory),
        *sheaf(gold, 0.15, 6, 3.75, 1.15, 14),
        *sheaf(ivory, 0.15, 2, 3.75, 1.15, 14),
        Shape(paths.ellipse(0, 0, 2.3), ground),
        *coin(0, 0, 1.9, gold, dark),
    ]


@ornament
def corner_medal(*, ground: Colour, gold: Colour, ivory: Colour, dark: Colour) -> Items:
    """A quarter of a medal, r 12.2, for the top-left corner: the origin is its centre."""
    items = (
        *_scallops(11.4, 0.45, 24, ground, ivory),
        *sheaf(gold, 0.15, 8, 8.1, 2.2, 24),
        Shape(paths.ellipse(0, 0, 5.6), dark, Stroke(ivory, 0.2)),
        Shape(paths.ellipse(0, 0, 4.9), gold, Stroke(dark, 0.2)),
        Shape(paths.ellipse(0, 0, 3.9), None, Stroke(dark, 0.2)),
        Shape(paths.ellipse(0, 0, 2.3), dark),
    )
    return [Group(items, IDENTITY, paths.rectangle(Box(0, 0, 13, 13)))]
