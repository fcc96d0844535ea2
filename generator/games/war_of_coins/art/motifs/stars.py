"""Night: stars draw their trails about one pole for all four cards; ridges below."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.outlines import Point, closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors
from generator.games.war_of_coins.art.curves import around, wavering
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along

POLE = (2 * WIDTH, 118.0)  # in the panorama
TRAILS = 34
#: Places without stars: behind the purse of the first card, and about the comet.
_APART = ((38.0, 52.0), (2 * WIDTH + 42.0, 31.0))
COMET = (2 * WIDTH + 31.0, 40.0)  # its head


def _spark(x: float, y: float, r: float) -> Path:
    """A star with four points and hollow sides."""
    points: list[Point] = []
    for k in range(8):
        points.append(around(x, y, 0.22 * r if k % 2 else r, 45 * k - 90))
    return closed(points)


def _ridge(left: float, step: float, height: float, swing: float, pace: float) -> Path:
    crest: list[Point] = []
    for i, x in along(left, step, step):
        crest.append((x, height - swing * wavering(i, pace) - (swing if i % 2 else 0)))
    return closed([*crest, (crest[-1][0], 84), (crest[0][0], 84)])


def draw(left: float, paint: Paint) -> list[Item]:
    """Trails over the whole window, brighter every third ring; sparks, ridges."""
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
    white: list[Path] = []
    gold: list[Path] = []
    for i, x in along(left, 5.6, 4):
        y = 33 + 26 * wavering(i, 2.4)
        if any(abs(x + left - a) < 20 and abs(y - b) < 20 for a, b in _APART):
            continue
        if i % 6 == 3:
            gold.append(_spark(x, y, 3.6))
        else:
            white.append(_spark(x, y, 1.5 + 0.7 * wavering(i, 1.3)))
    items.append(Shape(joined(white), paint.white))
    items.append(Shape(joined(gold), paint.gold))
    items += actors.comet(COMET[0] - left, COMET[1], paint)
    items.append(
        Shape(_ridge(left, 9.07, 67, 2.6, 2.3), paint.accent, Stroke(paint.ink, 0.7, join="round"))
    )
    items.append(Shape(_ridge(left, 15.875, 75.5, 2.4, 1.9), paint.black))
    return items
