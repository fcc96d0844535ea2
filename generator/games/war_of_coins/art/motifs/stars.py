"""Night: stars draw their trails about one pole for all four cards; ridges below."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import Point, closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, sheep, sights, small_folk
from generator.games.war_of_coins.art.constellations import stars
from generator.games.war_of_coins.art.curves import smooth, wavering
from generator.games.war_of_coins.art.motifs import MARGIN, WIDTH, Paint, along
from generator.games.war_of_coins.art.visitors import hare

POLE = (2 * WIDTH, 118.0)  # in the panorama
TRAILS = 34
COMET = (2 * WIDTH + 38.0, 25.4)  # its head
TOWER = (3 * WIDTH + 29.4, 74.4)  # the stargazer's
SHEEP = (WIDTH + 27.4, 71.2)  # the crest of their hill
PASTURE = (-26.0, 31.0)  # how far their hill reaches to both sides: no farther than their card
HEDGEHOG = (12.2, 76.0)  # before the merchant's gourd
HARE = (2 * WIDTH + 31.2, 54.4)


def _ridge(left: float, step: float, height: float, swing: float, pace: float) -> Path:
    crest: list[Point] = []
    for i, x in along(left, step, step):
        crest.append((x, height - swing * wavering(i, pace) - (swing if i % 2 else 0)))
    return closed([*crest, (crest[-1][0], 84), (crest[0][0], 84)])


def _pasture(x: float, y: float, paint: Paint) -> list[Item]:
    """The hill of the sheep, its crest at (x, y): a mound out of the dark ground."""
    first, last = PASTURE
    if not -last - MARGIN < x < WIDTH - first + MARGIN:
        return []
    crest = [(x + u, y + 0.4 * (u / 12) ** 2 + 11 * (u / (last if u > 0 else first)) ** 8)
             for u in (first + (last - first) * k / 24 for k in range(25))]  # fmt: skip
    hill = smooth(crest, closed=True)
    grass = joined(
        paths.line(x + u + k, y + v, x + u + k + 0.6, y + v - 1.5)
        for u, v in ((7.2, 7.2), (22.0, 8.2))
        for k in (0, 2)
    )
    return [
        Shape(hill, mixed(paint.accent, paint.white, 0.88), Stroke(paint.ink, 0.7, join="round")),
        Shape(grass, None, Stroke(paint.ink, 0.5, "round")),
    ]


def draw(left: float, paint: Paint) -> list[Item]:
    """Trails over the whole sky, brighter every third ring; stars, comet, ridges."""
    cx, cy = POLE[0] - left, POLE[1]
    items: list[Item] = []
    faint: list[Path] = []
    bright: list[Path] = []
    for k in range(TRAILS):
        radius = 42 + 4.6 * k
        start = -176 + 22 * wavering(k, 1.9)
        for part in range(2):
            begin = start + 92 * part
            arc = paths.arc(cx, cy, radius, begin, begin + 74 + 10 * wavering(k, 2.7))
            (faint if k % 3 else bright).append(arc)
    items.append(
        Shape(joined(faint), None, Stroke(mixed(paint.white, paint.main, 0.26), 0.3, "round"))
    )
    items.append(
        Shape(joined(bright), None, Stroke(mixed(paint.white, paint.main, 0.5), 0.45, "round"))
    )
    white, gold = stars("stars", round(left / WIDTH))
    items += [Shape(white, paint.white), Shape(gold, paint.gold)]
    items += actors.comet(COMET[0] - left, COMET[1], paint)
    line = Stroke(paint.ink, 0.7, join="round")
    far, near = mixed(paint.dark, paint.accent, 0.4), mixed(paint.dark, paint.accent, 0.75)
    items.append(Shape(_ridge(left, 9.07, 66, 2.6, 2.3), far, line))
    items.append(Shape(_ridge(left, 11.3, 72, 2.2, 1.3), near, line))
    items += sights.observatory(TOWER[0] - left, TOWER[1], paint)
    items.append(Shape(_ridge(left, 15.875, 77.5, 2.0, 1.9), paint.black))
    items += _pasture(SHEEP[0] - left, SHEEP[1], paint)
    items += sheep.counted(SHEEP[0] - left, SHEEP[1], paint)
    items += small_folk.hedgehog(HEDGEHOG[0] - left, HEDGEHOG[1], paint)
    return items + hare(HARE[0] - left, HARE[1], paint)
