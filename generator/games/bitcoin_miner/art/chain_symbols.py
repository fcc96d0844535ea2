"""The four chain symbols, told apart by outline alone: a hole, points up, a flat top, notches.

Each is a cut gem with one line of light along its upper left edges, in the colour of its hole.
Each is drawn round its own centre so that the eye takes all four for equally large: the pointed
ones reach a little beyond `size`, the diameter in mm of the ring. All take the same parameters, so
that a layout can choose one by name: `art: "symbol-{{ shape }}"`. `lettered` makes room for a
letter, which the layout sets. To change a shape, change its function; to add a symbol, add one.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import rounded
from generator.drawing import paths
from generator.drawing.drawing import Path, Segment, Shape, Stroke

#: The outline as a share of the size, and its least width in mm.
OUTLINE, LEAST_OUTLINE = 0.055, 0.25
#: Half diagonal of the diamond and circumradius of the hexagon, outline included, of the size.
DIAMOND, HEXAGON = 0.555, 0.55
#: The clover: centres of its lobes at (±LOBE_AT, ±LOBE_AT), their radius, outline included.
LOBE_AT, LOBE = 0.245, 0.285
#: The line of light: its width as a share of the size and its least width in mm; how far towards
#: the edge it runs, of the diamond's and the hexagon's reach.
FACET, LEAST_FACET, FACET_AT = 0.05, 0.25, 0.68
#: Diameter of the ring's hole, plain and with a letter in it.
HOLE, LETTERED_HOLE = 0.40, 0.50


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


def _facet(path: Path, size: float, light: Colour) -> Shape:
    width = max(LEAST_FACET, FACET * size)
    return Shape(rounded(path.segments), None, Stroke(light, width, "round", "round"))


@ornament
def symbol_ring(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """A: a ring with a round hole."""
    radius = (size - outline_width(size)) / 2
    inner = size * (LETTERED_HOLE if lettered else HOLE) / 2
    return [
        _outlined(paths.ellipse(0, 0, radius), size, fill, ink),
        _outlined(paths.ellipse(0, 0, inner), size, hole, ink),
        _facet(paths.arc(0, 0, (radius + inner) / 2, 190, 275), size, hole),
    ]


@ornament
def symbol_diamond(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """B: a square on its tip."""
    tip = DIAMOND * size - outline_width(size) / 2
    corners = [(0, -tip), (tip, 0), (0, tip), (-tip, 0)]
    far = FACET_AT * tip
    facet = paths.polyline([(-far, 0), (0, -far), (0.4 * far, -0.6 * far)])
    return [
        _outlined(paths.polyline(corners, closed=True), size, fill, ink),
        _facet(facet, size, hole),
    ]


@ornament
def symbol_hexagon(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """C: a hexagon with a flat top."""
    radius = HEXAGON * size - outline_width(size) / 2
    far = FACET_AT * radius
    facet = [(-far, 0.0), (-far / 2, -0.866 * far), (far / 2, -0.866 * far)]
    return [
        _outlined(paths.regular(0, 0, radius, 6, start=0), size, fill, ink),
        _facet(paths.polyline(facet), size, hole),
    ]


@ornament
def symbol_clover(
    *, size: float, fill: Colour, ink: Colour, hole: Colour, lettered: bool = False
) -> Items:
    """D: four leaves on the diagonals; upright leaves would read as a diamond at 4 mm."""
    lobe = LOBE * size - outline_width(size) / 2
    at = -LOBE_AT * size
    return [
        _outlined(clover(lobe, -at), size, fill, ink),
        _facet(paths.arc(at, at, 0.58 * lobe, 165, 285), size, hole),
    ]


@ornament
def short_star(*, radius: float, ink: Colour) -> Items:
    """The mark of the short deck: a solid star with five points, no chain symbol."""
    return [Shape(rounded(paths.star(0, 0, radius, 0.42 * radius, 5).segments), ink)]
