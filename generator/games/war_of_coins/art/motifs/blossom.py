"""Plum boughs in bloom under a crescent moon."""

from __future__ import annotations

import bisect
import math
from functools import cache

from generator.art.engraving import swell
from generator.art.outlines import Point, flattened, joined, outline, placed, simplified, united
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke, moved, scaled, times, turned
from generator.games.war_of_coins.art import actors, picnic, sights, small_folk
from generator.games.war_of_coins.art.curves import around, leaf, smooth, wavering
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along, crest, land
from generator.games.war_of_coins.art.visitors import butterflies

#: The lower end of a card's badge (x, y), and how far off it, and what is above it, blossoms stay.
BADGE = (8.3, 47.3, 11.8)
MOON = (2 * WIDTH + 46.4, 17.2, 11.0)  # in the panorama: x, y, size of the crescent
BIRD = 2 * WIDTH + 27.0  # where the nightingale sits on the main bough
BELL = 3 * WIDTH + 22.4  # where a bell hangs from it
SQUIRREL = WIDTH + 50.4  # where it sits on the main bough, beside the lantern
MAT = (31.0, 75.4)  # under the merchant's purse
BUTTERFLIES = (3 * WIDTH + 33.4, 40.0)  # the feet of the large one
#: A twig from the first card's upper edge, with a blossom at each bend.
TWIG = ((58.6, -5.0), (50.0, 8.6), (39.6, 12.4), (29.4, 16.6))
#: What the main bough passes, x and y in the panorama: well below the badge where a card begins.
BOUGH = (
    (-30.0, 52.0), (-14.0, 54.0), (4.0, 55.6), (16.0, 54.4), (31.0, 50.0), (48.0, 52.0),
    (64.0, 55.2), (73.0, 55.4), (84.0, 52.0), (98.0, 53.4), (114.0, 56.4), (130.0, 56.2),
    (140.0, 55.6), (154.0, 53.0), (170.0, 46.6), (180.0, 48.4), (191.0, 54.0), (200.0, 55.2),
    (212.0, 52.0), (224.0, 53.2), (236.0, 57.0), (246.0, 55.0), (258.0, 52.0), (280.0, 54.0),
)  # fmt: skip
#: Petals that fall: x in the panorama, y, and which way they point.
PETALS = (
    (102, 68, 150), (110.4, 66, 35), (150, 67.6, 110), (160, 61, 25), (171, 67, 160), (182, 61, 80),
    (207, 66, 140), (225, 71, 100),
)  # fmt: skip


def bough(world: float) -> float:
    """The height (y) of the main bough at this place of the panorama."""
    k = max(1, min(len(BOUGH) - 3, bisect.bisect(BOUGH, (world,)) - 1))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = BOUGH[k - 1 : k + 3]
    t, wide = (world - x1) / (x2 - x1), x2 - x1
    rise, fall = (y2 - y0) / (x2 - x0) * wide, (y3 - y1) / (x3 - x1) * wide
    return (
        (2 * t**3 - 3 * t**2 + 1) * y1
        + (t**3 - 2 * t**2 + t) * rise
        + (3 * t**2 - 2 * t**3) * y2
        + (t**3 - t**2) * fall
    )


def mound(world: float) -> float:
    """The height (y) of the ground."""
    return 74.5 + 1.8 * math.sin(world / 11)


def _orchard(left: float, paint: Paint) -> list[Item]:
    """Trees in bloom far off beyond the ground, in groves."""
    trees = [
        (x, mound(x + left) - 3.6 + 0.8 * wavering(i, 2.9), 2.9 + 0.9 * wavering(i, 1.7))
        for i, x in along(left, 4.54, 5)
        if math.sin((x + left) / 12.1) > -0.35
    ]
    crowns = united(*(paths.ellipse(x, y, 1.12 * r, r) for x, y, r in trees))
    stems = joined(paths.line(x, y, x, mound(x + left) + 1) for x, y, _ in trees)
    return [
        Shape(stems, None, Stroke(paint.deep(0.3), 0.7)),
        Shape(crowns, paint.pale(0.78)),
    ]


def _carpet(left: float) -> Path:
    """Petals that lie on the ground."""
    return joined(
        leaf(x, mound(x + left) + 1.6 + 1.9 * (1 + wavering(i, 2.3)), 1.9, 1.3, 12 * wavering(i))
        for i, x in along(left, 3.3, 3)
    )


def _limb(points: list[Point], start: float, end: float, off: float = 0.03) -> Path:
    """A bough through `points`, `start` mm thick at its beginning, no more than `off` mm off."""
    [line] = flattened(smooth(points), 0.02)
    line = simplified(line, off)
    count = len(line) - 1
    widths = [start + (end - start) * k / count for k in range(count + 1)]
    return swell(line, widths)


@cache
def _petals() -> Path:
    """The outline of five round petals that reach to 1."""
    return united(*(paths.ellipse(*around(0, 0, 56, 72 * k), 45) for k in range(5))).through(
        scaled(0.01)
    )


def _flower(x: float, y: float, radius: float, turn: float, paint: Paint, dark: bool) -> list[Item]:
    """A blossom whose petals part a little way in from its edge, with five stamens."""
    outer = paint.deep(0.55) if dark else paint.main
    inner = paint.pale(0.72) if dark else paint.pale(0.42)
    lie = times(moved(x, y), times(turned(turn), scaled(radius)))
    throat = times(moved(x, y), times(turned(turn), scaled(0.6 * radius)))
    partings, threads, heads = [], [], []
    for k in range(5):
        fold, petal = turn + 36 + 72 * k, turn + 72 * k
        partings.append(
            paths.line(*around(x, y, 0.5 * radius, fold), *around(x, y, 0.74 * radius, fold))
        )
        threads.append(paths.line(x, y, *around(x, y, 0.5 * radius, petal)))
        heads.append(paths.ellipse(*around(x, y, 0.52 * radius, petal), 0.075 * radius))
    return [
        Shape(placed(_petals(), lie), outer, Stroke(paint.ink, 0.5, join="round")),
        Shape(joined(partings), None, Stroke(paint.ink, 0.4, "round")),
        Shape(placed(_petals(), throat), inner),
        Shape(joined(threads), None, Stroke(paint.ink, 0.35, "round")),
        Shape(joined(heads), paint.gold, Stroke(paint.ink, 0.3)),
        Shape(paths.ellipse(x, y, 0.2 * radius), paint.gold, Stroke(paint.ink, 0.35)),
    ]


def _blooms(index: int, world: float, y: float) -> bool:
    """Whether there is a blossom: not everywhere, none where the nightingale sits, none that the
    purse's neck would cut, none that a tab or a badge would cut."""
    if (world % WIDTH > 46 and y > 53) or (world % WIDTH < 15 and y < 46):
        return False
    beside = (world + 8.0) % WIDTH - 8.0 - BADGE[0]
    if math.hypot(beside, y - min(y, BADGE[1])) < BADGE[2]:
        return False
    near = world - SQUIRREL
    return (
        index % 7 != 2
        and not -10 < world - BIRD < 19
        and not 41 < world < 48
        and not -15 < near < 8
    )


def draw(left: float, paint: Paint) -> list[Item]:
    """The moon stands over the third card alone; boughs and blossoms run through."""
    x, y, size = MOON[0] - left, *MOON[1:]
    moon = placed(outline("M.2 -1 A1 1 0 1 0 .98 .5 A.86 .86 0 0 1 .2 -1 Z"),
                  (size, 0, 0, size, x, y))  # fmt: skip
    items: list[Item] = [Shape(moon, paint.white, Stroke(paint.ink, 0.8, join="round"))]
    items += _orchard(left, paint)
    items.append(Shape(land(crest(left, mound)), paint.dark, Stroke(paint.ink, 0.6)))
    items.append(Shape(_carpet(left), paint.pale(0.8)))
    limbs = [_limb(crest(left, bough, 6.35), 3.0, 3.0, 0.01)]
    blooms: list[tuple[int, float, float]] = []
    for i, px in along(left, 12.7, 12):
        root = bough(px + left)
        up = -1 if i % 2 else 1
        tip = (px + 7.4, root + up * (12.0 + 2.6 * wavering(i, 2.1)))
        if _blooms(i, tip[0] + left, tip[1]):  # no bough without its blossom
            limbs.append(_limb([(px - 1, root), (px + 3.6, root + up * 4), tip], 2.0, 0.5))
            blooms.append((i, *tip))
        blooms.append(
            (i + 40, px + 1.5 * wavering(i, 2.7), bough(px + left) + 1.4 * wavering(i, 3.3))
        )
    if left < WIDTH:  # one more that hangs in over the merchant's purse
        limbs.append(_limb([(x - left, y) for x, y in TWIG], 2.2, 0.6))
        blooms += [(60 + k, x - left, y) for k, (x, y) in enumerate(TWIG[1:])]
    items.append(Shape(united(*limbs), paint.black, Stroke(paint.ink, 0.3, join="round")))
    items += sights.wind_bell(BELL - left, bough(BELL) + 1.2, paint)
    items += picnic.dumplings(MAT[0] - left, MAT[1], paint)
    for i, fx, fy in blooms:
        if -11 < fx < WIDTH + 11 and _blooms(i, fx + left, fy):
            radius = 5.7 + 1.0 * wavering(i, 1.3)
            items += _flower(fx, fy, radius, 25 * wavering(i, 1.1) - 90, paint, i % 3 == 0)
    fallen = [leaf(x - left, y, 3.2, 2.4, turn) for x, y, turn in PETALS]
    items += [Shape(one, paint.main, Stroke(paint.ink, 0.4, join="round")) for one in fallen]
    items += butterflies(BUTTERFLIES[0] - left, BUTTERFLIES[1], paint)
    items += small_folk.squirrel(SQUIRREL - left, bough(SQUIRREL) - 1.6, paint)
    return items + actors.nightingale(BIRD - left, bough(BIRD) - 2.8, paint)
