"""Crystal peaks: two faces each, strata in chevrons, a white tip; a pale range behind."""

from __future__ import annotations

from itertools import pairwise

from generator.art.colours import mixed
from generator.art.outlines import Point, closed, flattened, joined, opened
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, onlookers, sights
from generator.games.war_of_coins.art.curves import smooth, wavering
from generator.games.war_of_coins.art.motifs import FOOT, WIDTH, Paint, along

#: Where the ibex stands, in the panorama.
IBEX = (2 * WIDTH + 37.0, 68.5)
#: The peaks behind the exchange, under the kite and behind the ibex, which need the sky: where each
#: ends, as y, and how far it stands to the right of the others' places.
LOW = {1: (45.0, 8.0), 3: (43.0, 12.0), 5: (46.0, -9.0)}
#: Where a hut stands, in the panorama.
HUT = (3 * WIDTH + 29.0, 72.8)
MARMOT = (WIDTH + 21.6, 74.6)  # under the kite
ROPE = 51.4  # the height where ropes of flags are tied
LOW_ROPE = 58.0  # and where to a low peak, and to the ibex's: below its beard and its tail
LOWEST_ROPE = 67.4  # and where behind the marmot's hips: below its paws, which hold the kite's line
SLOPE = 0.37  # half the width for each mm of height
STRATA = ((0.38, 0.52), (0.66, 0.80), (0.94, 1.08))  # from the top; at the outer edge


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _peak(
    x: float,
    top: float,
    left: str,
    right: str,
    band: tuple[str, str],
    white: str,
    ink: str,
    width: float,
) -> list[Item]:
    """A peak with its apex at (x, top); the ridge runs a little to the left."""
    high = FOOT - top
    apex, ridge = (x, top), (x - 0.05 * high, FOOT)
    west, east = (x - SLOPE * high, FOOT), (x + SLOPE * high, FOOT)

    def chevron(edge: Point, start: float, end: float) -> Path:
        # Strata lie lower at the ridge than at the outer edge.
        return closed(
            [
                _between(apex, edge, start),
                _between(apex, ridge, start + 0.12),
                _between(apex, ridge, end + 0.12),
                _between(apex, edge, end),
            ]
        )

    face_w, face_e = closed([apex, west, ridge]), closed([apex, ridge, east])
    tip_w = closed([apex, _between(apex, west, 0.24), _between(apex, ridge, 0.34)])
    tip_e = closed([apex, _between(apex, ridge, 0.34), _between(apex, east, 0.22)])
    bands_w = joined(chevron(west, *level) for level in STRATA)
    bands_e = joined(chevron(east, *level) for level in STRATA)
    return [
        Shape(face_w, left),
        Shape(face_e, right),
        Group((Shape(bands_w, band[0]), Shape(bands_e, band[1])), clip=closed([apex, west, east])),
        Shape(tip_w, white),
        Shape(tip_e, mixed(white, left, 0.82)),
        Shape(opened([apex, ridge]), None, Stroke(ink, 0.4)),
        Shape(closed([apex, west, east]), None, Stroke(ink, width, join="miter")),
    ]


def _summit(index: int) -> float:
    """Where a high peak ends, as y."""
    return LOW[index][0] if index in LOW else 23 + 4 * wavering(index, 2.6)


def _front(left: float, odd: int) -> list[Point]:
    """The tips of the near peaks: low ones at the cards' edges, or (`odd`) high ones between."""
    return [
        (
            x + (3.2 * wavering(i, 3.1) + 4 + LOW.get(i, (0, 0))[1] if odd else -3.8),
            _summit(i) if odd else 46 + 6 * wavering(i, 1.9),
        )
        for i, x in along(left, 31.75, 60)
        if i % 2 == odd
    ]


def _flags(left: float, peaks: list[Point], paint: Paint) -> list[Item]:
    """Ropes of prayer flags from the flank of each of these `peaks` to that of the next."""
    items: list[Item] = []
    colours = (paint.white, paint.gold, paint.main, paint.light)
    tied = [(x, top, LOW_ROPE if top > 40 else ROPE) for x, top in peaks]
    for (x1, top1, y1), (x2, top2, y2) in pairwise(tied):
        if 0 < x2 + left - MARMOT[0] < 31.75:
            y2 = LOWEST_ROPE
        a, b = x1 + SLOPE * (y1 - top1), x2 - SLOPE * (y2 - top2)
        sags = ((0, 0), (0.28, 5.2), (0.6, 6.2), (1, 0))
        [line] = flattened(
            smooth([(a + (b - a) * u, y1 + (y2 - y1) * u + v) for u, v in sags]), 0.02
        )
        for k in range(7):
            x = a + (b - a) * (0.5 + (k - 3) / 8.4) - 1.8
            if -12 < x + 1.8 + left - IBEX[0] < 14:
                continue  # none behind the ibex
            y, far = (min(line, key=lambda point: abs(point[0] - at))[1] for at in (x, x + 3.6))
            flag = closed(
                [(x, y), (x + 3.6, far), (x + 3.4, far + 4), (x + 1.8, (y + far) / 2 + 3.2),
                 (x + 0.2, y + 4)]
            )  # fmt: skip
            items.append(Shape(flag, colours[k % 4], Stroke(paint.ink, 0.5, join="round")))
        items.append(Shape(opened(line), None, Stroke(paint.ink, 0.6, "round")))
    return items


def draw(left: float, paint: Paint) -> list[Item]:
    """High peaks in the middle of each card, lower ones at the edges, pale ones behind."""
    items: list[Item] = []
    front = {odd: _front(left, odd) for odd in (0, 1)}
    for i, x in along(left, 21.17, 24):
        if i % 3 == 0:
            continue  # no badge shall sprout a peak
        top = 46.5 + 4 * wavering(i, 2.3)
        if any(abs(x + 9 - px) < SLOPE * (top - py) + 2 for px, py in (*front[0], *front[1])):
            continue  # no more than a sliver would show
        pale = (paint.pale(0.35), paint.pale(0.55))
        items += _peak(
            x + 9, top, *pale, (paint.pale(0.2), paint.pale(0.4)), paint.white, paint.ink, 0.5
        )
    bands = (mixed(paint.main, paint.white, 0.52), mixed(paint.dark, paint.white, 0.68))
    for odd in (0, 1):
        for x, top in front[odd]:
            items += _peak(x, top, paint.main, paint.dark, bands, paint.white, paint.ink, 0.7)
    items += _flags(left, front[1], paint)
    foot = [
        (x, 73.6 + 1.7 * wavering(i, 2.1) + 1.2 * wavering(i, 0.9)) for i, x in along(left, 4.9, 5)
    ]
    items.append(Shape(closed([*foot, (foot[-1][0], 84), (foot[0][0], 84)]), paint.black))
    items += sights.hut(HUT[0] - left, HUT[1], paint)
    items += onlookers.marmot(MARMOT[0] - left, MARMOT[1], paint)
    x, y = IBEX[0] - left, IBEX[1]
    rock = [(x - 15, y + 9), (x - 12, y + 2.6), (x - 9.4, y - 0.4), (x + 10.6, y - 0.4)]
    rock += [(x + 12.5, y + 3), (x + 17, y + 5), (x + 19, y + 9)]
    snow = [*rock[1:5], (x + 9.4, y + 2.2), (x + 6.2, y + 1.3), (x + 3, y + 3), (x - 0.6, y + 1.6)]
    snow += [(x - 3.4, y + 3.4), (x - 7.4, y + 1.8)]
    items.append(Shape(closed(rock), paint.black))
    items.append(Shape(closed(snow), paint.white, Stroke(paint.ink, 0.5, join="round")))
    return items + actors.ibex(x, y, paint)
