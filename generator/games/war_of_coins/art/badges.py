"""The badge under the tab: what kind of card this is, by its outline alone.

A sun for exchanges, a square for gateways, a circle for merchants, a flag for ribbons, a hexagon
for mining, a horned mask for jokers. Origin: the badge's centre; `radius` (mm) is half its height.
Whatever lies behind, gold on gold or leaves on leaves, a line of `ivory` keeps them apart.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, placed, symmetric, united
from generator.drawing import paths
from generator.drawing.drawing import Group, Path, Shape, Stroke, moved, scaled
from generator.games.war_of_coins.art.actors.figure import both
from generator.games.war_of_coins.art.gate import small_gate
from generator.games.war_of_coins.art.picks import picks as crossed
from generator.games.war_of_coins.art.pouch import small_pouch
from generator.units import Box

#: The line round a badge.
IVORY = Colour("#FBF3DF")


def _edged(outline: Path, edge: str) -> Shape:
    """A line round the badge, half of it under the badge's own."""
    return Shape(outline, None, Stroke(edge, 1.7, join="round"))


@ornament
def sun_badge(
    *, radius: float, gold: Colour, red: Colour, white: Colour, ink: Colour, ivory: Colour = IVORY
) -> Items:
    """A burst of sixteen points with a star on a red disc."""
    burst = paths.star(0, 0, radius, 0.78 * radius, 16)
    return [
        _edged(burst, ivory),
        Shape(burst, gold, Stroke(ink, 0.5)),
        Shape(paths.ellipse(0, 0, 0.62 * radius), red, Stroke(ink, 0.5)),
        Shape(paths.star(0, 0, 0.42 * radius, 0.17 * radius, 5), white),
    ]


@ornament
def gate_badge(
    *, radius: float, white: Colour, red: Colour, ink: Colour, ivory: Colour = IVORY
) -> Items:
    """A square with a small red gate."""
    side = 1.8 * radius
    square = paths.rectangle(Box(-side / 2, -side / 2, side, side), 0.9)
    return [
        _edged(square, ivory),
        Shape(square, white, Stroke(ink, 0.6)),
        Shape(placed(small_gate(), scaled(0.68 * radius)), red),
    ]


@ornament
def pouch_badge(*, radius: float, gold: Colour, ink: Colour, ivory: Colour = IVORY) -> Items:
    """A gold circle with a pouch's black shape."""
    disc = paths.ellipse(0, 0, 0.96 * radius)
    return [
        _edged(disc, ivory),
        Shape(disc, gold, Stroke(ink, 0.6)),
        Shape(placed(small_pouch(), scaled(0.66 * radius)), ink),
    ]


@ornament
def flag_badge(*, radius: float, fill: Colour, ivory: Colour, ink: Colour) -> Items:
    """A flag with a notch at its foot; its letter is set by the layout."""
    w, h = 0.87 * radius, radius
    flag = closed([(-w, -h), (w, -h), (w, h), (0, h - 1.5), (-w, h)])
    return [
        _edged(flag, ivory),
        Shape(flag, fill, Stroke(ink, 0.6)),
    ]


def _numeral(units: int) -> Path:
    """As many strokes between two bars, 2 high: a Roman number, the same either way up."""
    wide, step = 0.52, 0.86
    across = step * (units - 1) / 2
    strokes = [Box(step * k - across - wide / 2, -1, wide, 2) for k in range(units)]
    bars = [Box(-across - wide, y, 2 * (across + wide), 0.46) for y in (-1, 0.54)]
    return united(
        *(paths.rectangle(box).through(scaled(100)) for box in (*strokes, *bars))
    ).through(scaled(0.01))


def _count(units: int, radius: float, fill: str, ink: str) -> list[Shape]:
    """On a disc at a badge's foot how many mining units it counts."""
    foot, disc = radius + 0.3, 0.54 * radius
    numeral = placed(_numeral(units), (0.54 * disc, 0, 0, 0.54 * disc, 0, foot))
    return [Shape(paths.ellipse(0, foot, disc), ink), Shape(numeral, fill)]


@ornament
def pick_badge(
    *, radius: float, picks: int, fill: Colour, ink: Colour, ivory: Colour = IVORY
) -> Items:
    """A hexagon with one pick, or with two crossed; on a disc at its foot how many units it
    counts."""
    hexagon = paths.regular(0, 0, radius, 6)
    disc, numeral = _count(picks, radius, fill, ink)
    return [
        _edged(hexagon, ivory),
        _edged(disc.path, ivory),
        Shape(hexagon, fill, Stroke(ink, 0.6)),
        Group(tuple(crossed(picks, 1.24 * radius, ink, fill)), moved(0, -0.17 * radius)),
        disc,
        numeral,
    ]


@ornament
def mask_badge(
    *,
    radius: float,
    units: int,
    face: Colour,
    eyes: Colour,
    gold: Colour,
    ink: Colour,
    ivory: Colour = IVORY,
) -> Items:
    """A goblin's horned mask; on a disc at its foot how many mining units it counts."""
    head = symmetric(
        "M0 -.54 L.36 -.54 C.56 -.66 .62 -.86 .52 -1.1 C.94 -.96 1.1 -.5 .84 -.14 C.9 .34 .66 .8 "
        ".34 1 L0 1"
    )
    horns = both(
        "M.36 -.54 C.56 -.66 .62 -.86 .52 -1.1 C.94 -.96 1.1 -.5 .84 -.14 C.74 -.36 .6 -.48 "
        ".36 -.54 Z"
    )
    slits = both("M.12 .1 C.26 -.14 .5 -.2 .7 -.08 C.6 .2 .32 .26 .12 .1 Z")
    brows = both("M.06 .02 C.24 -.24 .5 -.36 .78 -.3 L.72 -.14 C.5 -.2 .28 -.12 .12 .1 Z")
    size = (0.88 * radius, 0, 0, radius, 0, 0)
    disc, numeral = _count(units, radius, gold, ink)
    return [
        _edged(placed(head, size), ivory),
        _edged(disc.path, ivory),
        Shape(placed(head, size), face),
        Shape(placed(horns, size), gold, Stroke(ink, 0.3, join="round")),
        Shape(placed(head, size), None, Stroke(ink, 0.6, join="round")),
        Shape(placed(slits, size), eyes, Stroke(ink, 0.2)),
        Shape(placed(brows, size), ink),
        disc,
        numeral,
    ]
