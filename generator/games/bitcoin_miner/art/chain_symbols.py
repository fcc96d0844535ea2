"""The four chain symbols, told apart by outline alone: a hole, points up, a flat top, notches.

Each is a cut gem: a table in its own colour, and round it facets, bright towards the light and dark
away from it. Each is drawn round its own centre so that the eye takes all four for equally large:
the pointed ones reach a little beyond `size`, the diameter in mm of the ring. All take the same
parameters, so that a layout can choose one by name: `art: "symbol-{{ shape }}"`. `lettered` makes
room for a letter, which the layout sets. To change a shape, change its function; to add a symbol,
add one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, rounded
from generator.colour import parts
from generator.drawing import paths
from generator.drawing.drawing import Path, Segment, Shape, Stroke

#: The outline as a share of the size, and its least width in mm.
OUTLINE, LEAST_OUTLINE = 0.055, 0.25
#: Half diagonal of the diamond and circumradius of the hexagon, outline included, of the size.
DIAMOND, HEXAGON = 0.555, 0.55
#: The clover: centres of its lobes at (±LOBE_AT, ±LOBE_AT), their radius, outline included.
LOBE_AT, LOBE = 0.245, 0.285
#: A gem's table, of its reach, plain and with a letter on it.
TABLE, LETTERED_TABLE = 0.52, 0.66
#: Where light comes from, in degrees clockwise from the right, and how far facets go towards white
#: and towards ink.
LIGHT, BRIGHT, DARK = 240, 0.5, 0.34
#: The facets of a ring.
RING = 12
#: Diameter of the ring's hole, plain and with a letter in it.
HOLE, LETTERED_HOLE = 0.40, 0.50

#: Width of the short deck's star's outline, of its radius.
STAR_LINE = 0.24


def outline_width(size: float) -> float:
    """The width of a symbol's outline: never a hair, and no heavier than that of its neighbours."""
    if size >= 8:
        return 0.5 if size < 11 else 0.6
    return max(LEAST_OUTLINE, OUTLINE * size)


def clover(lobe: float, at: float) -> Path:
    """Four lobes of radius `lobe` about (±at, ±at), united: four arcs from notch to notch."""
    at = min(at, 0.98 * lobe)  # or the lobes would fall apart
    notch = at + math.sqrt(lobe * lobe - at * at)  # where two lobes meet, on the axis
    reach = 135 - math.degrees(math.acos(at / lobe))  # from a lobe's tip round to its notches
    segments: list[Segment] = [("M", 0.0, -notch)]
    for quarter in range(4):
        corner = -45 + 90 * quarter
        x = at if quarter in (0, 1) else -at
        y = -at if quarter in (0, 3) else at
        segments += paths.arc(x, y, lobe, corner - reach, corner + reach).segments[1:]
    return rounded([*segments, ("Z",)])


def _outlined(path: Path, size: float, fill: Colour, ink: Colour) -> Shape:
    return Shape(rounded(path.segments), fill, Stroke(ink, outline_width(size), join="round"))


def _mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour on its way to another."""
    pairs = zip(parts(colour), parts(other), strict=True)
    return Colour("#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs))


def _shaded(fill: Colour, ink: Colour, hole: Colour, angle_deg: float) -> Colour:
    """The colour of a facet that faces that way."""
    light = math.cos(math.radians(angle_deg - LIGHT))
    return _mixed(fill, hole, BRIGHT * light) if light > 0 else _mixed(fill, ink, -DARK * light)


def _cut(
    corners: Sequence[tuple[float, float]], table: float, colours: tuple[Colour, Colour, Colour]
) -> list[Shape]:
    """Facets from the corners of a gem in to its table, which is that share as large."""
    fill, ink, hole = colours
    facets = []
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        facing = math.degrees(math.atan2(y1 + y2, x1 + x2))
        facet = [(x1, y1), (x2, y2), (x2 * table, y2 * table), (x1 * table, y1 * table)]
        facets.append((_shaded(fill, ink, hole, facing), closed(facet)))
    return _alike(facets)


def _alike(facets: Sequence[tuple[Colour, Path]]) -> list[Shape]:
    """Facets that take the same light, each colour as one shape."""
    by_colour: dict[Colour, list[Path]] = {}
    for colour, facet in facets:
        by_colour.setdefault(colour, []).append(facet)
    return [Shape(joined(same), colour) for colour, same in by_colour.items()]


def _gem(
    corners: Sequence[tuple[float, float]],
    size: float,
    colours: tuple[Colour, Colour, Colour],
    lettered: bool,
) -> Items:
    """A gem with straight edges: ground, facets, outline."""
    fill, ink, _ = colours
    outline = closed(corners)
    table = LETTERED_TABLE if lettered else TABLE
    return [
        Shape(outline, fill),
        *_cut(corners, table, colours),
        Shape(outline, None, Stroke(ink, outline_width(size), join="round")),
    ]


@ornament
def symbol_ring(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """A: a ring with a round hole."""
    radius = (size - outline_width(size)) / 2
    inner = size * (LETTERED_HOLE if lettered else HOLE) / 2
    middle = (radius + inner) / 2
    step = 360 / RING
    facets = []
    for k in range(RING):
        near, far = math.radians(step * k), math.radians(step * (k + 1))
        quad = [
            (reach * math.cos(a), reach * math.sin(a))
            for reach, a in ((radius, near), (radius, far), (middle, far), (middle, near))
        ]
        facets.append((_shaded(fill, ink, hole, step * (k + 0.5)), closed(quad)))
    return [
        Shape(rounded(paths.ellipse(0, 0, radius).segments), fill),
        *_alike(facets),
        Shape(
            rounded(paths.ellipse(0, 0, radius).segments), None, Stroke(ink, outline_width(size))
        ),
        _outlined(paths.ellipse(0, 0, inner), size, hole, ink),
    ]


@ornament
def symbol_diamond(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """B: a square on its tip."""
    tip = DIAMOND * size - outline_width(size) / 2
    corners = [(0.0, -tip), (tip, 0.0), (0.0, tip), (-tip, 0.0)]
    return _gem(corners, size, (fill, ink, hole), lettered)


@ornament
def symbol_hexagon(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """C: a hexagon with a flat top."""
    radius = HEXAGON * size - outline_width(size) / 2
    angles = [math.radians(60 * k) for k in range(6)]
    corners = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    return _gem(corners, size, (fill, ink, hole), lettered)


@ornament
def symbol_clover(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """D: four leaves on the diagonals; upright leaves would read as a diamond at 4 mm."""
    lobe = LOBE * size - outline_width(size) / 2
    at = LOBE_AT * size
    # Each leaf is a moon of light or shade round a table in the gem's own colour.
    moons = []
    for x, y in ((-at, -at), (at, -at), (at, at), (-at, at)):
        out = math.degrees(math.atan2(y, x))
        rim = paths.arc(x, y, 0.97 * lobe, out - 80, out + 80).segments
        bow = paths.arc(0.7 * x, 0.7 * y, 0.72 * lobe, out + 80, out - 80).segments
        back: Segment = ("L", bow[0][1], bow[0][2])
        moon = rounded([*rim, back, *bow[1:], ("Z",)])
        moons.append(Shape(moon, _shaded(fill, ink, hole, out)))
    outline = rounded(clover(lobe, at).segments)
    return [
        Shape(outline, fill),
        *moons,
        Shape(outline, None, Stroke(ink, outline_width(size), join="round")),
    ]


@ornament
def short_star(*, radius: float, metal: Colour, ink: Colour) -> Items:
    """The mark of the short deck: a star of metal with five points, no chain symbol."""
    star = rounded(paths.star(0, 0, radius, 0.48 * radius, 5).segments)
    return [Shape(star, metal, Stroke(ink, STAR_LINE * radius, join="round"))]
