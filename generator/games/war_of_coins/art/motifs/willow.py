"""A weeping willow: long hanging twigs of single leaves, slanting rain behind them; under them a
cat, a frog and somebody on the way home."""

from __future__ import annotations

import math
from collections.abc import Iterator

from generator.art.colours import mixed
from generator.art.outlines import closed, joined, opened, without
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors
from generator.games.war_of_coins.art.actors.frog import dragonfly
from generator.games.war_of_coins.art.curves import leaf, smooth, wavering
from generator.games.war_of_coins.art.motifs import (
    TOP,
    WIDTH,
    Paint,
    along,
    crest,
    land,
    lit,
)
from generator.games.war_of_coins.art.visitors import cat
from generator.games.war_of_coins.art.walker import walker

SPACE = 5.4  # from one leaf of a side to the next
MIRROR = 36.6  # the middle of the exchange's, behind which no leaf shall peep out
CAT = (WIDTH + 33.4, 74.2)
SHINE = 1.6 * WIDTH  # how far the sun of the first card gleams on the water
FROG = (2 * WIDTH + 26.2, 69.4)
DRAGONFLY = (2 * WIDTH + 52.8, 44.0)
WALKER = (3 * WIDTH + 38.2, 74.9)


#: Tufts of reed: where they stand in the panorama, each at the right of a lower tab and leaning
#: away from it, and how high they are.
REEDS = ((-3.6, 15.0), (62.9, 16.5), (126.4, 14.0), (189.9, 17.0), (253.4, 15.0))


def _twig(x: float, index: int, long: float) -> tuple[Path, list[Path]]:
    """A bending twig from above the card, and its leaves: one at a time, to the left and to the
    right, each hanging down along it."""
    sway, lean = 3.4 * wavering(index, 1.7), 2.6 * wavering(index, 2.9)

    def at(t: float) -> tuple[float, float]:
        return x + sway * math.sin(2.6 * t) + lean * t * t, TOP + (long - TOP) * t

    count = int(long / SPACE * 2)
    leaves = []
    for k in range(1, count):
        t = k / count
        side = 1 if k % 2 else -1
        size = 10.2 - 3.2 * t + 1.2 * wavering(index + k, 2.3)
        leaves.append(
            leaf(*at(t), size, 1.75, 90 - side * (25 - 9 * t + 4 * wavering(k, 1.9, index)))
        )
    leaves.append(leaf(*at(1), 6.4, 2.0, 90 + 8 * wavering(index, 1.1)))
    return smooth([at(k / 8) for k in range(9)]), leaves


def _pond(left: float, paint: Paint) -> list[Item]:
    """Still water from one bank to the other, rings where drops fall, leaves of water lilies."""
    line = Stroke(paint.ink, 0.5, join="round")
    top = crest(left, lambda world: 64.2 + 0.5 * math.sin(world / 9))
    rings: list[Path] = []
    glints: list[Path] = []
    glow: list[Path] = []
    pads: list[tuple[float, float, float]] = []
    for i, x in along(left, 12.7, 8):
        y = 68.6 + 2.4 * wavering(i, 2.3)
        if i % 5 == 1:  # one a card, clear of its lower tab
            if abs(x - 3.0 + left - FROG[0]) > 26:  # none half hidden by the frog's
                pads.append((x - 3.0, y + 0.6, 3.6 + 0.6 * wavering(i, 1.7)))
        else:
            wide = 3.6 + 1.1 * wavering(i, 1.9)
            rings += [paths.ellipse(x, y, share * wide, 0.26 * share * wide) for share in (0.45, 1)]
        y = 66.4 + 0.7 * wavering(i, 3.1)
        gleam = paths.line(x + 3.4, y, x + 9.0 + 1.6 * wavering(i, 1.3), y)
        (glow if x + left < SHINE else glints).append(gleam)
    items: list[Item] = [
        Shape(land(top), mixed(paint.light, paint.white, 0.5), Stroke(paint.ink, 0.7)),
        Shape(joined(glints), None, Stroke(paint.deep(0.1), 0.6, "round")),
        Shape(joined(glow), None, Stroke(mixed(paint.gold, paint.white, 0.8), 0.9, "round")),
        Shape(joined(rings), None, Stroke(paint.deep(0.3), 0.45)),
    ]
    for x, y, wide in pads:
        notch = closed([(x + 0.2 * wide, y), (x + 1.3 * wide, y - 0.9), (x + 1.3 * wide, y - 0.1)])
        pad = without(paths.ellipse(x, y, wide, 0.34 * wide), notch)
        petals = [leaf(x - 0.3 * wide, y - 0.2, 2.8, 1.3, -90 + 34 * k) for k in (-2, 2, -1, 1, 0)]
        items.append(Shape(pad, paint.deep(0.2), line))
        items += [Shape(petal, paint.white, line) for petal in petals]
    return items


def _reeds(left: float) -> Path:
    """Tufts of reed along our bank."""
    blades: list[Path] = []
    for n, (world, high) in enumerate(REEDS):
        x = world - left
        if -12 < x < WIDTH + 12:
            blades += [
                leaf(
                    x + 1.1 * k, 78, high - 1.1 * abs(k) + wavering(n + k, 2.1), 1.25, -90 + 6.4 * k
                )
                for k in range(-1, 6)
            ]
    return joined(blades)


def _free(world: float) -> float:
    """How long a twig may hang here: behind the tab it ends, and above the lower badge."""
    x = world % WIDTH
    if x < 19 or x > WIDTH - 6:
        return 24.0
    return 47.0 if x > 48 else 99.0


def _twigs(left: float, step: float, reach: float, seed: int) -> Iterator[tuple[Path, list[Path]]]:
    """A row of twigs with their leaves, one each `step` mm, about `reach` mm long: short over all
    that stands on the bank."""
    for i, x in along(left, step, 12):
        start = x + 2.4 * wavering(i, 2.1, seed)
        world = start + left
        long = min(reach + 9 * wavering(i, 2.35, seed), _free(world))
        if -22 < world - MIRROR < 22:
            long = min(long, 22.0 + 2.5 * wavering(i, 1.9))
        if -20 < world - CAT[0] < 20:
            long = min(long, 21.0 + 3.5 * wavering(i, 1.9))
        if -18 < world - FROG[0] < 24:
            long = min(long, 30.0 + 3.5 * wavering(i, 1.9))
        if -24 < world - WALKER[0] < 18:
            long = min(long, 13.0 + 2.5 * wavering(i, 1.9))
        yield _twig(start, i + seed, long)


def draw(left: float, paint: Paint) -> list[Item]:
    """Rain, far hill, ground, twigs, far ones of one tone behind the near; who is out."""
    drops = [
        opened([(x + 2.2 * wavering(k, 2.1), y), (x + 2.2 * wavering(k, 2.1) - 1.5, y + 4.2)])
        for i, x in along(left, 6.35, 5)
        for k in (3 * i, 3 * i + 1, 3 * i + 2)
        for y in (22 + 18 * (k % 3) + 6 * wavering(k, 1.3),)
    ]
    bank = crest(left, lambda world: 74.6 + 1.2 * math.sin(world / 11 + 2))
    items: list[Item] = [
        Shape(joined(drops), None, Stroke(paint.white, 0.5, "round")),
        *_pond(left, paint),
        *(
            # The frog's leaf, on the water behind our bank and clear of the lower tab.
            [
                Shape(
                    paths.ellipse(FROG[0] - left + 0.4, FROG[1] + 0.6, 23.0, 3.5),
                    paint.deep(0.45),
                    Stroke(paint.ink, 0.7),
                )
            ]
            if -26 < FROG[0] - left < WIDTH + 26
            else []
        ),
        Shape(land(bank), paint.black),
        Shape(_reeds(left), paint.black),
    ]
    afar = [one for _, leaves in _twigs(left, 9.07, 38.0, 40) for one in leaves]
    items.append(Shape(joined(afar), paint.deep(0.1)))
    line = Stroke(paint.ink, 0.4, join="round")
    for fill, step, reach, seed in (
        (paint.white, 12.7, 44.0, 0),
        (paint.deep(0.55), 15.875, 48.0, 80),
    ):
        for twig, leaves in _twigs(left, step, reach, seed):
            items.append(Shape(twig, None, Stroke(paint.ink, 0.6)))
            items += [Shape(one, fill, line) for one in leaves]
    glow = WALKER[0] - left - 11
    if -24 < glow < WIDTH + 24:
        items += [
            Shape(lit(bank, glow + 2, 21, 4.4), mixed(paint.gold, paint.black, 0.3)),
            Shape(lit(bank, glow - 3, 12, 2.8), mixed(paint.gold, paint.black, 0.52)),
        ]
    items += cat(CAT[0] - left, CAT[1], paint)
    items += walker(WALKER[0] - left, WALKER[1], paint)
    items += dragonfly(DRAGONFLY[0] - left, DRAGONFLY[1], paint)
    return items + actors.frog(FROG[0] - left, FROG[1], paint)
