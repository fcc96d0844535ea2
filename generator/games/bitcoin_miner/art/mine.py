"""The mine that Block cards and the board are cut through: layers of earth, a shaft, finds.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math
from itertools import pairwise

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, opened, rounded
from generator.art.sketch import Sketch, bar, disc
from generator.drawing import paths
from generator.drawing.drawing import Group, Path, Shape, Stroke, scaled
from generator.games.bitcoin_miner.art.finds import deep, soil, stone
from generator.games.bitcoin_miner.art.finds.kit import FINDS, ROOTED, Ground

#: Where finds are drawn.
PLACES = (soil, stone, deep)
#: How far a find reaches from its middle, as it is drawn.
REACH = 10.0
#: Where layers end, as shares of the depth, and how far their edges wave, in mm.
LAYERS, WAVE = (0.14, 0.36, 0.60, 0.82), 0.5
#: How far a layer reaches under the next one, in mm.
UNDER = 0.2

#: The wall of a chamber: its line in mm, and how far each of its corners lies, of the radius.
WALL = 0.4
HEWN = (1.0, 0.95, 0.99, 0.94, 0.98, 1.0, 0.94) * 2


@ornament(value=(2, 36))
def mine_find(
    *,
    value: int,
    radius: float,
    chamber: float,
    ink: Colour,
    paper: Colour,
    hot: Colour,
    warm: Colour,
    cool: Colour,
) -> Items:
    """What lies as deep as a Block card of this `value` reaches, in a circle of `radius`; what
    grows from the walls is cut to the `chamber` of a gallery, its radius."""
    ground = Ground(ink, paper, hot, warm, cool)
    FINDS[value](ground)
    k = radius / REACH
    wall = closed(_hewn(0, (chamber - WALL / 2) / k)) if value in ROOTED else None
    return [Group(tuple(ground.items), scaled(k, k), wall)]


@ornament
def earth(
    *,
    width: float,
    height: float,
    first: Colour,
    second: Colour,
    third: Colour,
    fourth: Colour,
    fifth: Colour,
    grain: Colour,
) -> Items:
    """Five layers from soil to rock, width x height, each with its own grain; origin: upper left
    corner."""
    edges = [_edge(width, height * share, k) for k, share in enumerate(LAYERS)]
    bounds = [[(0.0, 0.0), (width, 0.0)], *edges, [(0.0, height), (width, height)]]
    # Each layer reaches under the edge of the next, so that no seam shows.
    colours = (first, second, third, fourth, fifth)
    items = [
        Shape(closed([*upper, *((x, min(y + UNDER, height)) for x, y in reversed(lower))]), colour)
        for (upper, lower), colour in zip(pairwise(bounds), colours, strict=True)
    ]
    ends = [0.0, *(height * share for share in LAYERS), height]
    marks = joined(
        mark
        for k, grained in enumerate((_dots, _dashes, _bricks, _slants, _peaks))
        for mark in grained(width, ends[k] + 1.4, ends[k + 1] - 1.1)
    )
    lines = joined([marks, *(paths.polyline(edge) for edge in edges)])
    return [*items, Shape(rounded(lines.segments), None, Stroke(grain, 0.32))]


def _edge(width: float, y: float, layer: int) -> list[tuple[float, float]]:
    """A wavy line from side to side."""
    steps = max(4, round(width / 4))
    return [
        (width * k / steps, y + WAVE * math.sin(1.9 * k + 2.3 * layer)) for k in range(steps + 1)
    ]


def _rows(top: float, bottom: float, apart: float) -> list[float]:
    """Levels of marks between two edges, about so far apart; none where there is no room."""
    if bottom < top:
        return []
    count = max(1, round((bottom - top) / apart))
    return [top + (bottom - top) * (k + 0.5) / count for k in range(count)]


def _dots(width: float, top: float, bottom: float) -> list[Path]:
    return [
        paths.line(x, y, x + 0.4, y)
        for row, y in enumerate(_rows(top, bottom, 1.6))
        for x in _along(width, 4.6, 2.3 * (row % 2))
    ]


def _dashes(width: float, top: float, bottom: float) -> list[Path]:
    return [
        paths.line(x, y, x + 1.8, y)
        for row, y in enumerate(_rows(top, bottom, 2))
        for x in _along(width - 4, 6, 3 * (row % 2))
    ]


def _bricks(width: float, top: float, bottom: float) -> list[Path]:
    return [
        paths.line(x, y - 0.6, x + 3, y - 0.6) + paths.line(x + 1.5, y - 0.6, x + 1.5, y + 0.8)
        for row, y in enumerate(_rows(top, bottom, 2.8))
        for x in _along(width - 4, 6.4, 3.2 * (row % 2))
    ]


def _slants(width: float, top: float, bottom: float) -> list[Path]:
    return [
        paths.line(x, y + 0.8, x + 1.3, y - 0.8)
        for row, y in enumerate(_rows(top, bottom, 2.8))
        for x in _along(width - 4, 5, 2.5 * (row % 2))
    ]


def _peaks(width: float, top: float, bottom: float) -> list[Path]:
    return [
        paths.polyline([(x, y + 0.8), (x + 0.9, y - 0.8), (x + 1.8, y + 0.8)])
        for row, y in enumerate(_rows(top, bottom, 2.6))
        for x in _along(width - 4, 5.6, 2.8 * (row % 2))
    ]


def _along(width: float, apart: float, start: float = 0.0) -> list[float]:
    """Places of marks from left to right."""
    count = int((width - 3 - start) // apart) + 1
    return [1.6 + start + apart * k for k in range(count)]


@ornament
def gallery(*, length: float, height: float, radius: float, light: Colour, ink: Colour) -> Items:
    """A lit gallery to the right of the origin, the middle of its open mouth, and a hewn chamber of
    `radius` at its end."""
    wall = _hewn(length, radius)
    door = len(wall) // 2  # the corner to the left, where the gallery comes in
    way = [(0.0, -height / 2), *wall[door + 1 :], *wall[:door], (0.0, height / 2)]
    return [Shape(opened(way), light, Stroke(ink, WALL, join="round"))]


def _hewn(x: float, radius: float) -> list[tuple[float, float]]:
    """The wall of a chamber about (x, 0)."""
    corners = len(HEWN)
    angles = [math.tau * k / corners for k in range(corners)]
    return [
        (x + radius * r * math.cos(a), radius * r * math.sin(a))
        for a, r in zip(angles, HEWN, strict=True)
    ]


@ornament
def lantern(*, size: float, light: Colour, glow: Colour, ink: Colour) -> Items:
    """A miner's lantern in its glow, `size` high, hung up at the origin."""
    s = Sketch(ink, glow, light)
    k = size / 10
    with s.at(0, 0, scale=k):
        s.fill(disc(0, 6, 5.9), glow)
        s.line("M-2 3 C-2 -1 2 -1 2 3", "", 0.7)
        s.area(bar(-2.6, 3.4, 5.2, 5.6, 0.8), light)
        s.fill("M0 4.2 C1.6 5.8 1.5 8.2 0 8.2 C-1.5 8.2 -1.6 5.8 0 4.2 Z", glow)
        s.fill("M-2.9 3.6 L-1.8 2 L1.8 2 L2.9 3.6 Z M-3.2 8.8 L3.2 8.8 L3.2 10.4 L-3.2 10.4 Z")
    return s.items


@ornament
def headframe(*, height: float, ink: Colour, paper: Colour, metal: Colour) -> Items:
    """The tower over a shaft, `height` mm, with the wheel that the rope runs over; the origin is
    the middle of its foot."""
    s = Sketch(ink, paper, metal)
    k = height / 10
    with s.at(0, 0, scale=k):
        s.line("M-4.6 0 L-1 -8 M4.6 0 L1 -8 M-3.2 -3.4 L3.2 -3.4", "", 0.8)
        s.area(disc(0, -8, 2.3), metal)
        s.fill(disc(0, -8, 0.6))
    return s.items


@ornament
def ladder(*, width: float, height: float, rung: float, ink: Colour, line: float) -> Items:
    """A ladder down from the origin, the middle of its top, with a rung every `rung` mm."""
    half = width / 2
    rails = [paths.line(x, 0, x, height) for x in (-half, half)]
    rungs = [
        paths.line(-half, rung * (k + 0.5), half, rung * (k + 0.5))
        for k in range(int(height // rung))
    ]
    return [Shape(rounded(joined([*rails, *rungs]).segments), None, Stroke(ink, line, "round"))]


@ornament
def cart(*, width: float, height: float, ink: Colour, wood: Colour, metal: Colour) -> Items:
    """A mine's cart, `width` over its rim and `height` from the rails to it; the origin is on the
    rails, under its middle."""
    s = Sketch(ink, wood, metal)
    half, wheel = width / 2, 0.15 * height
    foot = -1.3 * wheel
    for side in (-1, 1):
        s.area(bar(side * 0.52 * half - 1.1, foot - 0.6, 2.2, wheel), metal, 0.6)
    s.area(
        f"M{-half + 1.4} {-height + 3} L{half - 1.4} {-height + 3} L{half - 5.4} {foot}"
        f" L{-half + 5.4} {foot} Z",
        wood,
        0.8,
    )
    s.line(f"M{-half + 3} {(foot - height + 3) / 2} L{half - 3} {(foot - height + 3) / 2}", "", 0.4)
    s.area(bar(-half, -height, width, 3.4, 1.2), metal, 0.8)
    for side in (-1, 1):
        s.area(disc(side * 0.52 * half, -wheel, wheel), metal, 0.8)
        s.fill(disc(side * 0.52 * half, -wheel, 0.3 * wheel))
    s.line(f"M{-half - 1.6} 0.4 L{half + 1.6} 0.4", "", 0.8)
    for k in range(-3, 4):
        s.fill(bar(k * half / 3.2 - 1.4, 0.8, 2.8, 1.2, 0.3))
    return s.items
