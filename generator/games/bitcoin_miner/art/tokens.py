"""Coins as a mint strikes them, small on cards and large to be cut out, and the face of a die.

A coin is lit from the upper left: what stands up is bright there and dark on the other side, what
lies deep is the other way round. Lengths in mm, origin at the middle, y down.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed, joined, placed, rounded
from generator.art.sketch import Sketch, disc
from generator.drawing import paths
from generator.drawing.drawing import (
    Group,
    Matrix,
    Path,
    Shape,
    Stroke,
    moved,
    scaled,
    times,
    turned,
)

#: A coin to be cut out reaches this far as it is drawn here, its rim and the field inside it.
REACH, RIM, FIELD = 9.0, 7.9, 6.9
#: The line round figure or tools, by what a coin's shape is called.
FIELDS: dict[str, Path] = {
    "round": paths.ellipse(0, 0, 5.9),
    "five": paths.regular(0, 0, 6.4, 5),
    "ten": paths.regular(0, 0, 6.7, 10),
}
#: A figure one: its flag, its stem and its foot.
ONE = (
    "M-1.7 -1.9 L0.2 -3.5 L1.5 -3.5 L1.5 2.1 L2.6 2.1 L2.6 3.5 L-1.9 3.5 "
    "L-1.9 2.1 L-0.4 2.1 L-0.4 -1.3 L-1.1 -0.7 Z"
)
#: The head of a pick, its handle downwards.
PICK = (
    "M-4.7 -0.8 C-3.6 -3 -2.2 -4 -1.1 -4.3 L1.1 -4.3 C2.2 -4 3.6 -3 4.7 -0.8 "
    "C3.2 -2 2.2 -2.5 1.1 -2.5 L-1.1 -2.5 C-2.2 -2.5 -3.2 -2 -4.7 -0.8 Z"
)
#: A nugget as large as a circle of one, and where its facets meet.
NUGGET = "M-1 0.36 L-0.74 -0.52 L-0.1 -0.94 L0.66 -0.7 L1 0.1 L0.62 0.8 L-0.5 0.86 Z"
FACETS = "M-0.74 -0.52 L0.02 -0.16 L0.66 -0.7 M0.02 -0.16 L0.06 0.84"
#: How much of the metal's own colour is left where it lies deep.
DEEP = 0.66
#: Which way light falls, and how far what stands up throws its shadow.
LIT, SHADOW = 225, 0.32
#: How far a die's facets run on over its edge, as a share of the half edge.
OVER = 1.3
#: How large the flat of its table is, of the whole table.
BEVEL = 0.9
#: How large the table of a round gem is, of the whole.
TABLE = 0.74


@ornament
def struck_coin(
    *, shape: str, metal: Colour, light: Colour, shade: Colour, ink: Colour, reach: float = REACH
) -> Items:
    """A blank of radius `reach` with a raised rim and a field: round, five- or ten-cornered."""
    k = reach / REACH
    return [Group(tuple(_blank(FIELDS[shape], metal, light, shade, ink)), scaled(k, k))]


@ornament
def money(*, radius: float, metal: Colour, light: Colour, shade: Colour, ink: Colour) -> Items:
    """A coin worth one."""
    k = radius / REACH
    one = paths.svg_path(ONE)
    line = 0.42 / k  # as fine a line however small the coin
    items = [
        Shape(disc(0, 0, REACH - line / 2), metal, Stroke(ink, line)),
        *_lit(0.5 * (REACH - line + FIELD), REACH - line - FIELD - 0.3, light, shade),
        Shape(disc(0, 0, FIELD - 0.2), None, Stroke(shade, 0.7)),
        Shape(_glint(FIELD - 0.6), light),
        Shape(placed(one, times(moved(0.6, 0.6), scaled(1.15, 1.15))), shade),
        Shape(placed(one, scaled(1.15, 1.15)), light, Stroke(ink, line, join="round")),
    ]
    return [Group(tuple(items), scaled(k, k))]


def _blank(field: Path, metal: Colour, light: Colour, shade: Colour, ink: Colour) -> Items:
    line = 0.35
    beads = joined(
        disc(7.35 * math.cos(a), 7.35 * math.sin(a), 0.2)
        for a in (math.tau * k / 48 for k in range(48))
    )
    return [
        Shape(disc(0, 0, REACH - line / 2), metal, Stroke(ink, line)),
        *_lit((REACH - line + RIM) / 2, REACH - line - RIM, light, shade),
        Shape(disc(0, 0, RIM), None, Stroke(ink, 0.22)),
        Shape(rounded(beads.segments), shade),
        # The field lies deep: its wall is dark towards the light, and bright away from it.
        Shape(placed(rounded(field.segments), moved(0.22, 0.22)), light),
        Shape(placed(rounded(field.segments), moved(-0.22, -0.22)), shade),
        Shape(rounded(field.segments), mixed(metal, shade, DEEP)),
        Shape(_glint(5.3), mixed(light, metal, DEEP)),
    ]


def _lit(radius: float, width: float, light: Colour, shade: Colour) -> list[Shape]:
    """A raised ring: bright towards the light, dark away from it."""
    return [
        Shape(paths.arc(0, 0, radius, at - 62, at + 62), None, Stroke(colour, width))
        for at, colour in ((LIT, light), (LIT - 180, shade))
    ]


def _glint(radius: float) -> Path:
    """Two bands of light across a field of that radius, down to the left."""
    bands = []
    for near, far in ((-0.62, -0.2), (-0.08, 0.08)):
        ends = []
        for share in (near, far):
            reach = math.sqrt(1 - share * share)
            ends.append(((share, -reach), (share, reach)))
        (a, b), (c, d) = ends
        bands.append(paths.polyline([a, c, d, b], closed=True))
    return placed(joined(bands), times(turned(45), scaled(radius, radius)))


@ornament
def cut_gem(*, size: float, gem: Colour, light: Colour, shade: Colour, ink: Colour) -> Items:
    """A gem of ten corners, `size` from its middle to each: a table, and facets round it, bright
    towards the light and dark away from it."""
    corners = [
        (size * math.sin(a), -size * math.cos(a)) for a in (math.tau * k / 10 for k in range(10))
    ]
    outline = closed(corners)
    inner = [(TABLE * x, TABLE * y) for x, y in corners]
    facets = [
        closed([corners[k], corners[(k + 1) % 10], inner[(k + 1) % 10], inner[k]])
        for k in range(10)
    ]
    return [
        Shape(outline, gem, Stroke(ink, 0.35, join="round")),
        # Facets by the hour: those at the upper left are lit, the lower right ones lie in shade.
        Shape(joined(facets[k] for k in (7, 8, 9)), light),
        Shape(joined(facets[k] for k in (2, 3, 4)), shade),
        Shape(joined(facets[k] for k in (0, 6)), mixed(light, gem, 0.4)),
        Shape(outline, None, Stroke(ink, 0.35, join="round")),
        Shape(closed(inner), gem, Stroke(light, 0.22, join="round")),
    ]


@ornament(count=(12, 400))
def reeds(*, count: int, inner: float, outer: float, ink: Colour, line: float) -> Items:
    """The reeds of a coin's edge: `count` short lines from one radius out to another."""
    cuts = []
    for k in range(count):
        angle = math.tau * (k + 0.5) / count
        u, v = math.cos(angle), math.sin(angle)
        cuts.append(paths.line(inner * u, inner * v, outer * u, outer * v))
    return [Shape(rounded(joined(cuts).segments), None, Stroke(ink, line))]


@ornament
def mint_mark(*, size: float, light: Colour, shade: Colour, ink: Colour) -> Items:
    """A miner's pick in a circle of radius `size`, aslant."""
    pick = Sketch(ink, light, light)
    shadow = Sketch(shade, shade, shade)
    for sketch, off in ((shadow, SHADOW), (pick, 0.0)):
        with sketch.at(off, off, 40):
            sketch.backed("M0 -4.7 L0 5.2", sketch.paper, 1, 0.4)
            sketch.area(PICK, "", 0.4)
    items = (*shadow.items, *pick.items)
    k = size / 5.2
    return [Group(items, scaled(k, k))]


@ornament(worth=(1, 24))
def nuggets(*, worth: int, radius: float, light: Colour, shade: Colour, ink: Colour) -> Items:
    """As many nuggets as the coin is worth: a large one beside a pick's handle, or all in a ring
    of that radius from the top."""
    if worth == 1:
        return [_nugget(1.5, moved(0.6 * radius, 0.72 * radius), light, shade, ink)]
    return [
        _nugget(0.74, times(turned(360 * k / worth), moved(0, -radius)), light, shade, ink)
        for k in range(worth)
    ]


def _nugget(size: float, place: Matrix, light: Colour, shade: Colour, ink: Colour) -> Group:
    """One, with facets if it is large enough that they are seen."""
    lump = placed(paths.svg_path(NUGGET), scaled(size, size))
    items = [
        Shape(placed(lump, moved(0.18, 0.18)), shade),
        Shape(lump, light, Stroke(ink, 0.32, join="round")),
    ]
    if size > 1:
        edges = placed(paths.svg_path(FACETS), scaled(size, size))
        items.append(Shape(edges, None, Stroke(ink, 0.2, cap="round")))
    return Group(tuple(items), place)


@ornament
def gem_face(
    *, edge: float, paper: Colour, light: Colour, shade: Colour, ink: Colour, line: float
) -> Items:
    """A face of a die that is cut as a gem: the eight-cornered table, and round it facets, bright
    along the edges and dark at the corners, so that those which meet at a fold are alike."""
    half = edge / 2
    near, wide = 0.84 * half, 0.62 * half
    table = [
        (-wide, -near), (wide, -near), (near, -wide), (near, wide),
        (wide, near), (-wide, near), (-near, wide), (-near, -wide),
    ]  # fmt: skip
    # Facets run on straight over the edge, where the net is folded or cut.
    over = OVER * half
    square = [(-over, -over), (over, -over), (over, over), (-over, over)]
    corners = joined(
        closed(
            [*_facet(table[k], half, over), corner, *_facet(table[(k + 1) % 8], half, over)[::-1]]
        )
        for k, corner in zip((7, 1, 3, 5), square, strict=True)
    )
    return [
        Shape(closed(square), light),
        Shape(corners, shade),
        Shape(closed(table), light, Stroke(ink, line, join="round")),
        # The table is bevelled.
        Shape(placed(closed(table), scaled(BEVEL, BEVEL)), paper, Stroke(shade, 0.6 * line)),
    ]


def _facet(corner: tuple[float, float], half: float, over: float) -> list[tuple[float, float]]:
    """The line between two facets: from a `corner` of the table away from the middle to the face's
    edge, and straight on over it."""
    x, y = corner
    k = half / max(abs(x), abs(y))
    at = (k * x, k * y)
    beyond = (math.copysign(over, x), at[1]) if abs(x) > abs(y) else (at[0], math.copysign(over, y))
    return [corner, at, beyond]
