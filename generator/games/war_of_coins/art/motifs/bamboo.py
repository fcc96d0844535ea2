"""A bamboo grove, two rows deep: canes with black joints, sprays of leaves, and a tiger between."""

from __future__ import annotations

import math

from generator.art.outlines import joined, outline
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, onlookers, sights
from generator.games.war_of_coins.art.curves import leaf, wavering
from generator.games.war_of_coins.art.motifs import TOP, WIDTH, Paint, along
from generator.games.war_of_coins.art.sky import SUN
from generator.games.war_of_coins.art.visitors import sparrow
from generator.units import Box

#: Where the tiger's paws are, in the panorama.
TIGER = (2 * WIDTH + 31.2, 76.2)
#: Where water runs through canes, in the panorama.
PANDA = (WIDTH + 22.4, 77.4)
SCARER = (3 * WIDTH + 31.2, 71.8)
RAIL = 56.6  # the height of the rail
RAIL_END = 3 * WIDTH + 8.8  # where it ends, in the panorama: nothing of it behind the fountain
SPARROW = (SCARER[0] - 10.2, SCARER[1] - 29.4)


def _cut(world: float, wide: float) -> bool:
    """Whether the edge of some card would cut a cane, or pass so near that a cut might."""
    return abs((world + WIDTH / 2) % WIDTH - WIDTH / 2) < wide / 2 + 1.5


def _by_the_tab(world: float, y: float) -> bool:
    """Whether a tab or a badge of a card, its upper edge, or the sun of the first, would leave
    pieces of a spray, or a spray would lie about the tiger or the panda."""
    x = world % WIDTH
    sun = math.hypot(world - SUN[0], y - SUN[1]) < 28
    tiger = abs(world - TIGER[0]) < 26 and y > 30
    panda = 2 < world - PANDA[0] < 22 and y > 46
    return (
        sun
        or tiger
        or panda
        or y < 7
        or ((world + 8) % WIDTH < 26 and y < 54)
        or (x > 44 and y > 44)
    )


def _cane(x: float, wide: float, index: int, body: str, shade: str, paint: Paint) -> list[Item]:
    """One cane from above the card to below it; its joints lie about 13 mm apart."""
    items: list[Item] = [
        Shape(paths.rectangle(Box(x - wide / 2, TOP, wide, 88)), body),
        Shape(paths.rectangle(Box(x + wide * 0.16, TOP, wide * 0.34, 88)), shade),
        Shape(paths.rectangle(Box(x - wide * 0.34, TOP, wide * 0.1, 88)), paint.light),
        Shape(paths.line(x - wide / 2, TOP, x - wide / 2, 84), None, Stroke(paint.ink, 0.6)),
        Shape(paths.line(x + wide / 2, TOP, x + wide / 2, 84), None, Stroke(paint.ink, 0.6)),
    ]
    over = wide / 2 + 0.32
    joints = [paths.rectangle(Box(x - over, y, 2 * over, 1.0), 0.5) for y in _joints(index)]
    return [*items, Shape(joined(joints), paint.ink)]


def _far_canes(left: float, paint: Paint) -> list[Item]:
    """Thin canes far off, of one tone, their joints of another."""
    canes: list[Path] = []
    joints: list[Path] = []
    for i, x in along(left, 12.7, 6):
        middle = x + 2.6 * wavering(i, 2.2)
        if not _cut(middle + left, 2.8) and not -10 < middle + left - SCARER[0] < 12:
            canes.append(paths.rectangle(Box(middle - 1.4, TOP, 2.8, 88)))
            joints += [paths.rectangle(Box(middle - 1.8, y, 3.6, 0.9), 0.4) for y in _joints(i + 5)]
    return [Shape(joined(canes), paint.pale(0.62)), Shape(joined(joints), paint.deep(0.3))]


def _joints(index: int) -> list[float]:
    start = -2 + 5 * wavering(index, 2.9)
    return [round(start + 13.2 * k, 3) for k in range(7)]


def _spray(x: float, y: float, side: int) -> list[Path]:
    """Three leaves that hang from a joint, to the right (1) or to the left (-1); none covers
    another."""
    angles = (6, 40, 76) if side > 0 else (174, 140, 104)
    return [
        leaf(x, y, long, 3.0, angle) for angle, long in zip(angles, (8.5, 11, 8.5), strict=True)
    ]


def _rail(left: float, paint: Paint) -> list[Item]:
    """A cane that lies across three cards, lashed to short posts, and ends at one on the fourth."""
    items: list[Item] = []
    posts = [
        x + place
        for place in (21.2, 5.6)
        for _, x in along(left, WIDTH, 40)
        if abs(x + place + left - TIGER[0]) > 30  # none behind its tail
        and x + place + left < RAIL_END
    ]
    for x in posts:
        items.append(
            Shape(paths.rectangle(Box(x - 1.3, RAIL - 3.4, 2.6, 30), 0.5), paint.deep(0.6),
                  Stroke(paint.ink, 0.6))
        )  # fmt: skip
    y, wide = RAIL, min(WIDTH + 12, RAIL_END - left + 6)
    end = wide - 6
    items += [
        Shape(paths.rectangle(Box(-6, y - 1.5, wide, 3)), paint.pale(0.72)),
        Shape(paths.rectangle(Box(-6, y + 0.3, wide, 1.2)), paint.main),
        Shape(
            outline(f"M-6 {y - 1.5} L{end} {y - 1.5} L{end} {y + 1.5} L-6 {y + 1.5}"),
            None,
            Stroke(paint.ink, 0.6),
        ),
        Shape(
            joined(
                paths.line(x + 5, y - 1.8, x + 5, y + 1.8)
                for _, x in along(left, 12.7, 6)
                if x + 5 < end
            ),
            None,
            Stroke(paint.ink, 0.9),
        ),
    ]
    lashings = [paths.rectangle(Box(x - 1.5, y - 2, 3, 4), 0.6) for x in posts]
    return [*items, Shape(joined(lashings), paint.gold, Stroke(paint.ink, 0.5))]


def draw(left: float, paint: Paint) -> list[Item]:
    """Thin pale canes behind, thick ones before them, sprays, the tiger, grass."""
    items: list[Item] = []
    items += _far_canes(left, paint)
    items += _rail(left, paint)
    line = Stroke(paint.ink, 0.5, join="round")
    for i, x in along(left, 15.875, 18):
        middle = x + 3.2 * wavering(i, 1.9, 0.6)
        world = middle + left
        if -22 < world - SCARER[0] < 10 or _cut(world, 5.0):
            continue
        items += _cane(middle, 5.0, i, paint.main, paint.deep(0.75), paint)
        for k, y in enumerate(_joints(i)):
            side = 1 if (i + k) % 2 else -1
            bare = world - SCARER[0] > 10 and k in (1, 2)  # the one cane over the fountain
            if ((i + 2 * k) % 5 == 1 or bare) and not _by_the_tab(middle + left + 6 * side, y):
                items += [
                    Shape(one, paint.deep(0.5), line)
                    for one in _spray(middle + side * 2.6, y, side)
                ]
    items += onlookers.panda(PANDA[0] - left, PANDA[1], paint)
    items += actors.tiger(TIGER[0] - left, TIGER[1], paint)
    items += sights.deer_scarer(SCARER[0] - left, SCARER[1], paint)
    items += sparrow(SPARROW[0] - left, SPARROW[1], paint)
    grass: list[Path] = []
    for i, x in along(left, 1.9, 4):
        if abs(x + left - PANDA[0]) < 12:
            continue  # it sits on grass of its own
        grass.append(leaf(x, 82.4, 7 + 2.6 * wavering(i, 1.3), 1.5, -90 + 26 * wavering(i, 2.7)))
    items.append(Shape(joined(grass), paint.black))
    return items
