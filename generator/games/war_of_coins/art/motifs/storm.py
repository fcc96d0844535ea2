"""A storm: clouds along the upper edge, parallel rain, crags, lightning, and one swallow."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import closed, joined, outline, placed, united
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke, moved, times, turned
from generator.games.war_of_coins.art import actors, onlookers
from generator.games.war_of_coins.art.curves import around, wavering
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along
from generator.units import Box

#: Rain falls along lanes this far apart (mm), and as far aside for each mm that it falls.
LANE, SLANT = 2.65, -0.5
#: How long a streak is with the gap after it, on average.
STREAK = 19.0
NEST = (WIDTH + 28.4, 70.6)  # on a ledge
SWALLOW = (2 * WIDTH + 36.0, 36.6)
#: Where lightning strikes, from the cloud to the crags: in the first card far behind the gate, and
#: once it is night before our eyes. Place in the panorama, and the outline about it.
BOLTS = (
    (37.0, 34.0, (
        (6.6, -24), (12.2, -24), (7.4, -9.0), (11.4, -10.0), (4.0, 9.0), (7.4, 8.0), (-2.2, 29),
        (1.2, 14.0), (-3.6, 15.4), (2.4, -2.6), (-1.4, -1.6),
    )),
    (3 * WIDTH + 38.4, 40.0, (
        (8.1, -33), (16.1, -33), (5.8, -12.2), (12.4, -13.4), (2.6, 4.6), (8.0, 3.4), (-8.6, 28),
        (-3.6, 10.6), (-9.4, 11.8), (-1.6, -5.0), (-7.6, -3.8),
    )),
)  # fmt: skip

#: The thunderer's drums: the middle of their ring, its radius, the radius of a drum, and at which
#: angles they hang, each turned in its own way: none in lightning's way.
DRUMS = (3 * WIDTH + 37.5, 31.8, 18.4, 4.1)
BESIDE = ((-37, 24), (2, -20), (41, -52), (139, 46), (178, 12), (217, -28))


def _drums(left: float, paint: Paint) -> list[Item]:
    """Six drums on a ring, round the place where lightning comes down; their skins bear the
    coin's drops."""
    x, y, far, radius = DRUMS[0] - left, *DRUMS[1:]
    if not -24 < x < WIDTH + 24:
        return []
    hoop = paths.ellipse(x, y, far)
    items: list[Item] = [
        Shape(hoop, None, Stroke(paint.ink, 2.9)),
        Shape(hoop, None, Stroke(paint.gold, 1.6)),
    ]
    line = Stroke(paint.ink, 0.7, join="round")
    rim, skin = paths.ellipse(0, 0, radius, 0.74 * radius), 0.76 * radius
    barrel = outline(
        f"M{-radius} 0 L{-0.9 * radius} 2.6 C{-0.8 * radius} {0.74 * radius + 3.2} {0.8 * radius} "
        f"{0.74 * radius + 3.2} {0.9 * radius} 2.6 L{radius} 0 Z"
    )
    for angle, turn in BESIDE:
        way = times(moved(*around(x, y, far, angle)), turned(turn))
        items += [
            Shape(placed(barrel, way), paint.dark, line),
            Shape(placed(rim, way), paint.gold, line),
            Shape(
                placed(paths.ellipse(0, 0, skin, 0.74 * skin), way),
                paint.white,
                Stroke(paint.ink, 0.5),
            ),
            Shape(placed(placed_emblem("drops", 0, 0, 0.56 * radius), way), paint.deep(0.7)),
        ]
    return items


def _rain(left: float) -> tuple[list[Path], list[Path]]:
    """Streaks of rain: light ones and dark ones."""
    light: list[Path] = []
    dark: list[Path] = []
    for i, x in along(left, LANE, 45):
        for k in range(5):
            y = 8 + STREAK * (k + 0.5 * (i % 2)) + 4.5 * wavering(5 * i + k, 2.3)
            long = 10.5 + 3.4 * wavering(3 * i + k, 1.7)
            streak = paths.line(x + SLANT * y, y, x + SLANT * (y + long), y + long)
            (dark if (i + k) % 3 == 0 else light).append(streak)
    return light, dark


def _cloud(left: float) -> tuple[Path, list[Path]]:
    """The bank of clouds, and the curls drawn in it."""
    puffs: list[Path] = [paths.rectangle(Box(-9, -5, WIDTH + 18, 12.4))]
    curls = []
    for i, x in along(left, 8.3, 9):
        y, far = 8.2 + 1.4 * wavering(i, 2.1), 5.7 + 0.9 * wavering(i, 1.3)
        puffs.append(paths.ellipse(x, y, far, 0.86 * far))
        curls.append(paths.arc(x + 0.4, y, 0.52 * far, 150, 395 - 30 * (i % 2)))
    return united(*puffs), curls


def _crag(x: float, top: float) -> Path:
    return closed(
        [
            (x - 17, 84), (x - 7.4, top + 12.5), (x - 5.2, top + 10.6), (x - 0.6, top),
            (x + 2.6, top + 6), (x + 4.8, top + 5), (x + 8.4, top + 13), (x + 16, 84),
        ]
    )  # fmt: skip


def _lit(x: float, top: float) -> Path:
    """The facets of a crag that look towards the light."""
    return closed(
        [
            (x - 0.6, top), (x - 5.2, top + 10.6), (x - 7.4, top + 12.5), (x - 11.6, top + 23),
            (x - 7.2, top + 19), (x - 5.6, top + 14.4), (x - 3.6, top + 15.6), (x - 1.4, top + 9),
        ]
    )  # fmt: skip


def draw(left: float, paint: Paint) -> list[Item]:
    """Far crags, rain over them, lightning, the near crags before its foot; cloud and swallow."""
    line = Stroke(paint.ink, 0.7, join="round")
    light, dark = _rain(left)
    # Behind the nest is nothing but sky.
    far = [
        (x + 13, 50 + 3.5 * wavering(i, 2.7))
        for i, x in along(left, 25.4, 30)
        if abs(x + 13 + left - NEST[0]) > 13
    ]
    ridge = united(*(_crag(*one) for one in far))
    items: list[Item] = [
        Shape(ridge, paint.deep(0.42)),
        Shape(joined(_lit(*one) for one in far), paint.pale(0.66)),
    ]
    items.append(Shape(joined(light), None, Stroke(paint.white, 0.75, "round")))
    items.append(Shape(joined(dark), None, Stroke(paint.deep(0.7), 0.75, "round")))
    items.append(Shape(ridge, None, line))  # over the rain, which would cut it into dashes
    items += _drums(left, paint)
    for world, y, corners in BOLTS:
        if -24 < world - left < WIDTH + 24:
            bolt = closed([(world - left + u, y + v) for u, v in corners])
            items.append(Shape(bolt, paint.accent, Stroke(paint.ink, 0.9, join="round")))
    near = [
        (x + 4, 57.5 + 3.5 * wavering(i, 1.9))
        for i, x in along(left, 31.75, 24)
        if abs(x + 4 + left - NEST[0]) > 8
    ]
    items += [Shape(_crag(*one), paint.black, line) for one in near]
    items.append(Shape(joined(_lit(*one) for one in near), mixed(paint.dark, paint.black, 0.72)))
    scree = [(x, 73.4 + 1.5 * wavering(i, 2.1) + wavering(i, 0.9)) for i, x in along(left, 4.9, 5)]
    items.append(Shape(closed([*scree, (scree[-1][0], 84), (scree[0][0], 84)]), paint.black))
    items += onlookers.nestlings(NEST[0] - left, NEST[1], paint)
    bank, curls = _cloud(left)
    items.append(Shape(bank, paint.deep(0.75), line))
    items.append(Shape(joined(curls), None, Stroke(paint.pale(0.4), 0.55, "round")))
    x, y = SWALLOW[0] - left, SWALLOW[1]
    return items + actors.swallow(x, y, paint)
