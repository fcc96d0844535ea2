"""A veiled moon over lined ridges; mist between them, black firs before them."""

from __future__ import annotations

import math

from generator.art.outlines import Point, joined, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, sights, small_folk
from generator.games.war_of_coins.art.clouds import bank
from generator.games.war_of_coins.art.curves import smooth, wavering
from generator.games.war_of_coins.art.moons import CRATERS, moon
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along, crest, land
from generator.games.war_of_coins.art.visitors import geese

MOON = (2 * WIDTH + 41.0, 30.0, 12.6)  # in the panorama: x, y, radius
FOX = (2 * WIDTH + 29.2, 72.6)  # where it sleeps, a clearing about it

#: The moon's craters but those that mist would cut.
_CRATERS = [one for one in CRATERS if one[1] < 0.4]

#: Mist high over the merchant's basket: x in the panorama, y, bars.
VEILS = ((26.0, 12.0, ((24.0, 0.0), (15.0, 12.0))), (20.6, 27.0, ((17.0, 0.0),)))
PAGODA = (3 * WIDTH + 36.0, 66.4)
TANUKI = (WIDTH + 25.4, 78.4)
GEESE = (3 * WIDTH + 56.0, 22.0)


def _hill(x: float, top: float, wide: float, paint: Paint) -> list[Item]:
    """A round hill with contour lines, `wide` mm to each side at its foot."""

    def line(lower: float) -> list[Point]:
        steps = [-1.0 + k / 5 for k in range(11)]
        high = 80.0 - top - lower
        return [(x + wide * u, 80.0 - high * (0.5 + 0.5 * math.cos(math.pi * u))) for u in steps]

    outline_ = smooth(line(0), closed=True, tail=[(x + wide, 84), (x - wide, 84)])
    contours = joined(smooth(line(2.3 * k)[1:-1]) for k in range(1, 10))
    return [
        Shape(outline_, paint.main, Stroke(paint.ink, 0.7)),
        Shape(contours, None, Stroke(paint.dark, 0.35)),
    ]


#: The right half of a fir 10 mm high, from its tip to the middle of its foot.
_FIR = "M0 -10 L1.65 -5.8 L.75 -5.8 L2.55 -2.8 L1.2 -2.8 L3 0 L0 0"


def _fir(x: float, foot: float, high: float) -> Path:
    return placed(symmetric(_FIR), (high / 10, 0, 0, high / 10, x, foot))


def _river(left: float, paint: Paint) -> list[Item]:
    """A river that winds before the ridge through all four valleys."""

    def middle(world: float) -> float:
        return 68.6 - 2.6 * math.sin(world / 10.6 + 2.4)

    def bank_(side: int) -> list[Point]:
        return crest(
            left, lambda world: middle(world) + side * (2.2 + 0.8 * math.sin(world / 7)), 2.5
        )

    upper, lower = bank_(-1), bank_(1)
    water = smooth(upper, closed=True, tail=lower[::-1])
    ripples = joined(
        paths.line(x - 3, y + v, x + 2, y + v)
        for i, x in along(left, 9.07, 6)
        for y, v in ((middle(x + left), 0.7 * (-1) ** i),)
    )
    return [
        Shape(water, paint.pale(0.55), Stroke(paint.ink, 0.6, join="round")),
        Shape(ripples, None, Stroke(paint.white, 0.6, "round")),
    ]


def _by_the_fox(world: float) -> bool:
    """Whether mist or a fir here would hide it."""
    return -19 < world - FOX[0] < 20


def draw(left: float, paint: Paint) -> list[Item]:
    """Moon, far hills with their contours, mist, dark ridge, mist, firs."""
    x, y, radius = MOON[0] - left, *MOON[1:]
    near = crest(left, lambda world: 64.5 - 4.6 * math.sin(world / 10.6 + 2.4))
    items: list[Item] = [
        *moon(x, y, radius, paint.white, paint.pale(0.3), paint.ink, _CRATERS),
        *bank(x - 21, y + 4.6, ((24, 0), (17, 11)), paint.white, paint.main, paint.ink, accent=0),
    ]
    for px, py, bars in VEILS:
        items += bank(px - left, py, bars, paint.white, paint.main, paint.ink, accent=0)
    for behind in (1, 0):
        for i, px in along(left, 36.0, 44):
            if i % 2 == behind:
                items += _hill(px, 46 + 3 * wavering(i, 2.3) - 4 * behind, 44, paint)
    for i, px in along(left, 42.33, 30):
        items += bank(
            px - 12,
            50.5 + 3.5 * wavering(i, 2.4),
            ((16, 6), (26, 0), (14, 15)),
            paint.white,
            paint.main,
            paint.ink,
        )
    items += sights.pagoda(PAGODA[0] - left, PAGODA[1], paint)
    items += geese(GEESE[0] - left, GEESE[1], paint)
    items.append(Shape(land(near), paint.dark, Stroke(paint.ink, 0.7)))
    items += _river(left, paint)
    for i, px in along(left, 42.33, 30):
        if _by_the_fox(px + left + 20):
            continue
        items += bank(
            px + 6,
            61.0 + 2.0 * wavering(i, 1.8),
            ((24, 0), (20, 9)),
            paint.white,
            paint.main,
            paint.ink,
            accent=0,
        )
    firs = []
    for i, px in along(left, 4.3, 5):
        if _by_the_fox(px + left):
            continue
        foot = 76.5 + 1.5 * math.sin((px + left) / 9)
        firs.append(_fir(px + 0.8 * wavering(i, 2.2), foot, 8.2 + 2.8 * wavering(i, 1.9)))
    slope = crest(left, lambda world: 74.6 + 1.5 * math.sin(world / 9))
    items.append(Shape(joined(firs), paint.black))
    items.append(Shape(land(slope), paint.black))
    items += small_folk.raccoon_dog(TANUKI[0] - left, TANUKI[1], paint)
    return items + actors.fox(FOX[0] - left, FOX[1], paint)
