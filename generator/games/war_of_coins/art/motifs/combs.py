"""A honeycomb climbing and falling through four cards: full cells, golden ones, open ones; a meadow
with clover before it, and a bee on its way home."""

from __future__ import annotations

import math

from generator.art.colours import mixed
from generator.art.outlines import joined, opened
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, onlookers, sights
from generator.games.war_of_coins.art.curves import around, leaf, smooth, wavering
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along, crest, land

RADIUS = 7.333  # of a cell; 1.5 radii from column to column make a whole card in under six steps
BEE = (2 * WIDTH + 39.6, 25.8)
#: The sun, half sunk behind a hill: x and y of its middle in the panorama, radius, its shine's.
SUNSET = (2 * WIDTH + 31.9, 49.0, 16.0, 20.0)
#: What the bee makes for, each a clover in full bloom: place in the panorama, how high, how it
#: leans, how large.
BLOOMS = ((2 * WIDTH + 33.6, 13.0, 1.4, 1.7), (2 * WIDTH + 21.4, 19.5, -1.6, 2.4))
FORAGERS = (34.0, 24.4)  # over the merchant's jar
JAR = 32.4  # where the merchant's jar stands
CUB = (WIDTH + 31.2, 79.0)
SKEP = 3 * WIDTH + 34.0
#: Where the comb rises: the middle of a cliff in the panorama, and how wide it is.
CLIFFS = ((-6.0, 21.0), (80.0, 26.0), (187.0, 21.0), (262.0, 17.0))


def edge(world: float) -> float:
    """The comb's upper edge, as y: it stands in cliffs, and between them one sees far."""
    rise = sum(math.exp(-(((world - middle) / wide) ** 2)) for middle, wide in CLIFFS)
    return 70 - 33 * rise + 2 * math.sin(world / 9)


def hill(world: float) -> float:
    """Crest of the far meadow, behind which the sun sinks, as y."""
    return 61.4 - 2.6 * math.sin(2 * math.pi * (world + 14) / 84.7)


def meadow(world: float) -> float:
    """Crest of the meadow before the comb, as y: so high that no cell's floor runs along it."""
    return 72.0 - 1.6 * math.sin(2 * math.pi * (world - 20) / 127)


def _cell(x: float, y: float, fill: str, rim: str, paint: Paint) -> list[Item]:
    """A cell with a lit upper wall: its rim seen from within."""
    upper = [around(x, y, 0.8 * RADIUS, 60 * k) for k in (3, 4, 5, 6)]
    return [
        Shape(paths.regular(x, y, RADIUS, 6, 0), fill, Stroke(paint.ink, 0.8, join="round")),
        Shape(opened(upper), None, Stroke(rim, 0.7, "round", "round")),
    ]


def _clover(
    x: float, foot: float, high: float, lean: float, paint: Paint, size: float = 1.0
) -> list[Item]:
    """A clover's head on its stalk, with two leaves."""
    top = (x + lean, foot - high)
    stalk = smooth([(x, foot), (x + 0.3 * lean, foot - 0.55 * high), top])
    petals = [leaf(*top, 3.4 * size, 1.5 * size, -90 + 27 * k) for k in (-3, 3, -2, 2, -1, 1, 0)]
    line = Stroke(paint.ink, 0.45, join="round")
    return [
        Shape(stalk, None, Stroke(paint.black, 0.8 * size, "round")),
        *(
            Shape(leaf(x, foot - 0.3 * high, 5 * size, 2.4 * size, a), paint.deep(0.5), line)
            for a in (-38, -142)
        ),
        *(Shape(petal, paint.white, line) for petal in petals),
        Shape(paths.ellipse(top[0], top[1] - 0.3 * size, 0.9 * size), paint.gold, line),
    ]


def draw(left: float, paint: Paint) -> list[Item]:
    """Cells in columns with a corner to each side; every second column half a cell lower. The
    bee comes with its way behind it, which leads over the edge of its card."""
    high = RADIUS * math.sqrt(3)
    x, y, disc, shine = SUNSET[0] - left, *SUNSET[1:]
    items: list[Item] = []
    if -shine < x < WIDTH + shine:
        items += [
            Shape(paths.ellipse(x, y, shine), mixed(paint.gold, paint.white, 0.2)),
            Shape(paths.ellipse(x, y, disc), mixed(paint.gold, paint.white, 0.5),
                  Stroke(paint.ink, 0.7)),
        ]  # fmt: skip
    items.append(Shape(land(crest(left, hill)), paint.deep(0.34)))
    drops: list[Path] = []
    for i, x in along(left, 1.5 * RADIUS, RADIUS):
        for row in range(-1, 8):
            y = 30 + high * (row + 0.5 * (i % 2))
            if y - high / 2 < edge(x + left) or y > 92:
                continue
            pick = (5 * i + 3 * row) % 13
            if pick in (2, 9) and abs((x + left) % WIDTH - 8.9) < 9 and abs(y - 42.7) < 9:
                pick = 1  # no open cell about a badge: both are pale hexagons
            if pick in (0, 4, 6, 7, 10, 12):
                items += _cell(x, y, paint.gold, paint.white, paint)
                glint = (x - 2.6, y - 2.2)
                drops.append(paths.ellipse(*glint, 0.8, 0.55))
            elif pick in (2, 9):
                items += _cell(x, y, paint.pale(0.3), paint.white, paint)
                items.append(
                    Shape(paths.regular(x, y, 0.6 * RADIUS, 6, 0), paint.deep(0.85),
                          Stroke(paint.ink, 0.5, join="round"))
                )  # fmt: skip
            else:
                deep = paint.deep(0.55) if pick % 2 else paint.main
                items += _cell(x, y, deep, paint.pale(0.5), paint)
    items.append(Shape(joined(drops), paint.white))
    items.append(
        Shape(land(crest(left, meadow)), paint.deep(0.8), Stroke(paint.ink, 0.7, join="round"))
    )
    items += sights.foragers(FORAGERS[0] - left, FORAGERS[1], paint)
    items += sights.skep(SKEP - left, 76.0, paint)
    for i, at in along(left, 9.1, 12):
        x = at + 4.5  # between the cuts, which are seven steps apart
        # None has its head behind the jar, or before a bloom, and none grows behind a lower tab.
        free = abs(x + left - JAR) > 15 and all(abs(x + left - at) > 9 for at, *_ in BLOOMS)
        free = free and not 52 < (x + left) % WIDTH < 62
        if wavering(i, 2.3) > -0.2 and free:
            high, lean = 10 + 3.5 * wavering(i, 1.7), 1.6 * wavering(i, 3.1)
            items += _clover(x, 83, high, lean, paint, 1.2)
    for at, high, lean, size in BLOOMS:
        if -16 < at - left < WIDTH + 16:
            items += _clover(at - left, 83, high, lean, paint, size)
    items += onlookers.cub(CUB[0] - left, CUB[1], paint)
    bx, by = BEE[0] - left, BEE[1]
    way = smooth(
        [
            (bx + 49, by - 20),
            (bx + 44, by - 18),
            (bx + 37, by - 12),
            (bx + 30, by - 10),
            (bx + 24.4, by - 6.5),
            (bx + 23.6, by - 1),
            (bx + 24, by + 5),
            (bx + 21.4, by + 10.4),
            (bx + 16.6, by + 14.2),
            (bx + 11.4, by + 17.4),
        ]
    )
    items.append(Shape(way, None, Stroke(paint.white, 0.75, "round", dash=(0.01, 1.7))))
    return items + actors.bee(bx, by, paint, 0.88)
