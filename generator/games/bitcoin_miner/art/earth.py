"""The earth that Block cards and the board are cut through: five layers, and the stones in them.

Lengths in mm, y down, origin at the upper left corner.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed, joined, opened, rounded
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke

#: Where layers end, as shares of the depth, and how far their edges stray, in mm.
LAYERS, STRAY = (0.11, 0.29, 0.5, 0.71), 0.55
#: So far from its ends an edge is level, in mm.
LEVEL = 3.2
#: How far a layer reaches under the next one, and how deep the shade under an edge is, in mm.
UNDER, SHADE = 0.2, 1.0
#: One stone on so many square mm, and its radius from least to most.
ROOM, STONE = 58.0, (0.7, 1.7)
#: The share of places for marks that stay empty.
SPARE = 0.42
#: How much of the stones in a card's strip of earth is no longer that earth: what hangs there is
#: what counts.
QUIET = 0.45
#: Width of all lines in the earth, in mm: thinner than any line of what is found there.
LINE = 0.16

Points = list[tuple[float, float]]


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
    """Five layers from soil to rock, width x height, each with its own grain, stones and the shade
    of the layer above; origin: upper left corner."""
    colours = (first, second, third, fourth, fifth)
    return [item for k in range(len(colours)) for item in _layer(width, height, k, colours, grain)]


@ornament(layer=(0, len(LAYERS)))
def stratum(
    *,
    layer: int,
    width: float,
    height: float,
    first: Colour,
    second: Colour,
    third: Colour,
    fourth: Colour,
    fifth: Colour,
    grain: Colour,
) -> Items:
    """One of the five layers of such an earth, where `earth` would draw it: who shows a part of a
    deep earth leaves out what can't be seen. Its stones and marks are quieter."""
    colours = (first, second, third, fourth, fifth)
    return _layer(width, height, layer, colours, mixed(grain, colours[layer], QUIET), QUIET)


def _layer(
    width: float,
    height: float,
    layer: int,
    colours: tuple[Colour, ...],
    grain: Colour,
    bold: float = 1.0,
) -> list[Shape]:
    """A layer with the edge over it, its stones so `bold`. It reaches under the edge of the next,
    so that no seam shows."""
    ends = [0.0, *(height * share for share in LAYERS), height]
    top, bottom = ends[layer : layer + 2]
    deepest = len(LAYERS)
    level: Points = [(0.0, 0.0), (width, 0.0)]
    upper = _edge(width, top, layer - 1) if layer else level
    lower = _edge(width, bottom, layer) if layer < deepest else [(0.0, height), (width, height)]
    under = [(x, min(y + UNDER, height)) for x, y in reversed(lower)]
    items = [Shape(closed([*upper, *under]), colours[layer])]
    # What lies in a layer has the colour of the one below: the deeper, the darker.
    below = colours[layer + 1 if layer < deepest else layer - 1]
    if 0 < layer < deepest:
        items.append(Shape(_shade(upper, layer), below))
    stones = list(_stones(width, top + 1.2, bottom - 0.6, layer))
    if stones:
        items.append(Shape(joined(stones), mixed(below, colours[layer], bold)))
    lines = list(_strewn(GRAINS[layer], width, top + 1.6, bottom - 1.0, layer))
    if layer:
        lines.append(opened(upper))
    if lines:
        drawn = rounded(joined(lines).segments)
        items.append(Shape(drawn, None, Stroke(grain, LINE, join="bevel")))
    return items


def _chance(*seeds: int) -> float:
    """A number from 0 to 1 that looks random and is always the same for the same seeds."""
    mixed = 0x9E3779B9
    for seed in seeds:
        mixed = ((mixed ^ seed) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0xFFFFFFFF


def _edge(width: float, y: float, layer: int) -> Points:
    """A rough line from side to side. It is level at both ends, so that walls meet round a box."""
    steps = max(4, round(width / 3.4))
    slope = 1.6 * math.sin(1.7 + 2.3 * layer)
    line = []
    for k in range(steps + 1):
        x = width * k / steps
        free = min(1.0, max(0.0, min(x, width - x) - LEVEL) / LEVEL)
        stray = slope * (k / steps - 0.5) + STRAY * (2 * _chance(layer, k) - 1)
        line.append((x, y + free * stray))
    return line


def _shade(edge: Points, layer: int) -> Path:
    """What lies in the shade of an edge."""
    lower = [(x, y + SHADE * (0.4 + _chance(7, layer, k))) for k, (x, y) in enumerate(edge)]
    return closed([*edge, *reversed(lower)])


def _stones(width: float, top: float, bottom: float, layer: int) -> Iterator[Path]:
    """Stones of five to seven corners between two levels."""
    least, most = STONE
    for k in range(round(width * max(0.0, bottom - top) / ROOM)):
        radius = least + (most - least) * _chance(11, layer, k) ** 2
        if bottom - top < 2 * radius:
            continue
        x = radius + (width - 2 * radius) * _chance(12, layer, k)
        y = top + radius + (bottom - top - 2 * radius) * _chance(13, layer, k)
        corners = 5 + k % 3
        turn = math.tau * _chance(14, layer, k)
        points = []
        for corner in range(corners):
            angle = turn + math.tau * corner / corners
            reach = radius * (0.72 + 0.28 * _chance(15, layer, k, corner))
            points.append((x + reach * math.cos(angle), y + 0.74 * reach * math.sin(angle)))
        yield closed(points)


#: A mark about (x, y), of two numbers from 0 to 1.
Mark = Callable[[float, float, float, float], Path]


def _strewn(mark: Mark, width: float, top: float, bottom: float, layer: int) -> Iterator[Path]:
    """Marks in rows that nobody sees: strewn about the places of a grid."""
    rows = max(0, round((bottom - top) / 3.3))
    columns = max(1, round(width / 9))
    for row in range(rows):
        for column in range(columns):
            here = (layer, row, column)
            if _chance(21, *here) < SPARE:
                continue
            across = (column + 0.2 + 0.6 * _chance(22, *here) + 0.5 * (row % 2)) / (columns + 0.5)
            y = top + (bottom - top) * (row + 0.25 + 0.5 * _chance(23, *here)) / rows
            yield mark(2 + (width - 4) * across, y, _chance(24, *here), _chance(25, *here))


def _crumbs(x: float, y: float, one: float, _other: float) -> Path:
    return paths.line(x, y, x + 0.3 + 0.3 * one, y)


def _dashes(x: float, y: float, one: float, other: float) -> Path:
    return paths.line(x, y, x + 1 + 1.2 * one, y + 0.3 * (other - 0.5))


def _cracks(x: float, y: float, one: float, other: float) -> Path:
    foot = 0.5 + 0.6 * other
    return opened([(x - 1.4, y), (x + 0.2 * one, y - 0.2), (x + 1 + one, y + 0.1)]) + opened(
        [(x + 0.2 * one, y - 0.2), (x + 0.3, y + foot)]
    )


def _slants(x: float, y: float, one: float, other: float) -> Path:
    return opened([(x - 0.5, y + 0.9), (x + 0.1 * one, y), (x + 0.5 + 0.4 * other, y - 0.8)])


def _facets(x: float, y: float, one: float, other: float) -> Path:
    return opened(
        [(x - 1, y + 0.7), (x - 0.1 + 0.4 * one, y - 0.7), (x + 1 + 0.4 * other, y + 0.5)]
    )


#: How each layer is grained, from soil to rock.
GRAINS: tuple[Mark, ...] = (_crumbs, _dashes, _cracks, _slants, _facets)
