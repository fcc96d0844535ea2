"""A sea under a wide horizon: a far swell with foam on it, one great wave that rears before a
boat, and near us rows of scales (seigaiha), through all four cards."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, Matrix, Path, Shape, Stroke, moved
from generator.games.war_of_coins.art import actors, onlookers
from generator.games.war_of_coins.art.curves import smooth
from generator.games.war_of_coins.art.distance import WATER
from generator.games.war_of_coins.art.junk import junk
from generator.games.war_of_coins.art.motifs import MARGIN, WIDTH, Paint, along, crest, land
from generator.games.war_of_coins.art.visitors import dolphin, gulls
from generator.units import Box

RADIUS = 6.4
STEP = WIDTH / 5  # from scale to scale in a row
ROW = 0.56 * RADIUS  # from row to row
ROWS = range(6, 13)  # of scales: the first lies 40 mm and six rows from the upper edge
BEFORE_OTTER = 10  # the row that is the first before the otter
CURL = WIDTH / 12  # from curl to curl of the foam
#: Where the koi leaps, in the panorama.
KOI = (3 * WIDTH + 36.2, 36.4)
#: Where a boat sails, in the panorama.
BOAT = (2 * WIDTH + 31.6, 55.0)
OTTER = (WIDTH + 24.2, 70.6)  # among the waves
#: The moon that rises where the koi leaps: x and y in the panorama, radius.
MOON = (3 * WIDTH + 36.2, 42.0, 19.6)
DOLPHIN = (33.6, 44.0)  # out of the water, before both posts of the gate
GULLS = (2 * WIDTH + 51.4, 13.6)
#: The great wave, its outlines about this place of the panorama: all of it, the light that falls
#: through its lip, what runs down its face, its foam, the drops before it.
BREAKER = 2 * WIDTH + 61.0
_BODY = (
    "M-36 63 C-18 62 -6 56 -5 46.6 C-4.6 42.4 -6.8 39.8 -10.6 41.4 C-11.4 34 -6.6 28 1 27.6 "
    "C11 27.2 16 35 20.6 43.4 C25 51 32 56.6 48 59 L48 70 L-36 70 Z"
)
_LIT = (
    "M-30 63.4 C-15 61.6 -5 56 -4.4 46.6 C-4.2 42.6 -5.4 40.4 -8.2 39.8 C-1 37.4 3.4 40.6 3 47.4 "
    "C2.2 57 -9 62.4 -24 65 Z"
)
_RUNS = (
    "M5.4 38.6 C8 46 5.4 56 -8 63.6 M10 37.4 C14 45.6 12.6 55 2.4 63 M14.6 39.4 C19 47 19.6 55 "
    "13.6 61.6 M20 47 C23.4 52.4 25.4 56 25.4 60"
)
_FOAM = (
    "M-13.6 45.8 C-15.2 44.6 -15.4 42.8 -14.2 41.6 C-15.6 40.2 -15.2 38 -13.4 37.2 C-14.2 35.2 "
    "-12.8 33.2 -10.6 33.2 C-10.6 31 -8.6 29.4 -6.4 30 C-5.4 27.4 -2.4 26.4 0 27.4 C2.6 25 6.8 "
    "25.4 8.6 28 C11.4 27.2 14.4 29.4 14.6 32.2 C16.4 32.6 17.6 34 17.8 35.8 C15.6 35.4 14 36.2 "
    "13.2 38.2 C12 36.2 9.8 35.8 8.4 37.4 C7.2 35.4 4.6 35 3 36.8 C1.4 35.2 -1.2 35.6 -2 37.6 "
    "C-4 36.8 -5.8 38 -5.8 40 C-7.8 39.8 -9 41.2 -8.8 43 C-10.8 42.6 -12.4 43.8 -13.6 45.8 Z"
)
_SPRAY = (
    (-17.4, 40.4, 0.8), (-16.8, 35.6, 0.6), (-12.6, 29.4, 0.7), (-16.2, 47.4, 0.6),
    (-10.8, 48, 0.8), (-8.4, 25.6, 0.5), (-13.4, 51, 0.5),
)  # fmt: skip


def far_swell(world: float) -> float:
    """The crest (y) of the swell before the horizon: low between the posts of the first card's
    gate, which stand in it alike, and under the koi of the last."""
    return 56.6 + 1.9 * math.cos(2 * math.pi * (world - 37.6) / 94.6) + 0.5 * math.sin(world / 7.4)


def near_swell(world: float) -> float:
    """Where the rows of scales end, as y."""
    return 67.0 + 3.4 * math.cos(2 * math.pi * (world - 30) / 95.25)


def dome(x: float, y: float, r: float) -> Path:
    """The upper half of a disc, and as much below as the next row leaves to be seen."""
    low = y + 0.16 * RADIUS
    return outline(
        f"M{x - r:.3f} {low:.3f} L{x - r:.3f} {y:.3f} A{r:.3f} {r:.3f} 0 0 1 "
        f"{x + r:.3f} {y:.3f} L{x + r:.3f} {low:.3f} Z"
    )


def _foam(left: float, height: Callable[[float], float]) -> Path:
    """Foam that hangs from a crest in curls, here far down, there hardly."""
    curls = [(x, height(x + left), x + left) for _, x in along(left, CURL, 2 * CURL)]
    upper = crest(left, height, 2.5)
    under = [(x, y + 0.5 + _thick(world)) for x, y, world in reversed(curls)]
    (first, _), (last, _) = under[-1], under[0]
    edge = smooth([(first, height(first + left)), *(p for p in upper if first < p[0] < last),
                   (last, height(last + left))])  # fmt: skip
    curl = f"A{0.6 * CURL:.3f} {0.54 * CURL:.3f} 0 0 1"
    hem = " ".join(f"{curl} {u:.3f} {v:.3f}" for u, v in under[1:])
    (u, v), *_ = under
    back = outline(f"M{u:.3f} {v:.3f} {hem}")
    return Path((*edge.segments, ("L", u, v), *back.segments[1:], ("Z",)))


def _thick(world: float) -> float:
    """How far foam hangs down at a place of the panorama."""
    return 1.5 + 1.3 * math.sin(world / 6.1) + 0.9 * math.sin(world / 16.7 + 1)


def breaker(way: Matrix, main: str, lit: str, white: str, ink: str) -> list[Item]:
    """It rears to the left, light through its lip, foam along it: about its place of the panorama,
    brought to another by `way`."""
    body, light, runs, foam = (placed(outline(d), way) for d in (_BODY, _LIT, _RUNS, _FOAM))
    drops = joined(placed(paths.ellipse(u, v, r), way) for u, v, r in _SPRAY)
    return [
        Shape(body, main, Stroke(ink, 0.7, join="round")),
        Shape(light, lit),
        Shape(runs, None, Stroke(lit, 0.8, "round")),
        Shape(foam, white, Stroke(ink, 0.6, join="round")),
        Shape(drops, white, Stroke(ink, 0.4)),
    ]


def _moonrise(left: float, paint: Paint) -> list[Item]:
    """The moon over the horizon, and its light on the water."""
    x, y, radius = MOON[0] - left, *MOON[1:]
    pale = mixed(paint.gold, paint.white, 0.3)
    half = math.sqrt(radius**2 - (WATER - y) ** 2)
    disc = outline(f"M{x - half:.3f} {WATER} A{radius} {radius} 0 1 1 {x + half:.3f} {WATER}")
    bars = joined(
        paths.rectangle(Box(x - wide, WATER + 1.2 + 1.9 * k, 2 * wide, 0.8), 0.4)
        for k, wide in enumerate((14, 10, 12))
    )
    return [Shape(disc, pale), Shape(disc, None, Stroke(paint.ink, 0.6)), Shape(bars, pale)]


def _row(left: float, row: int, paint: Paint) -> list[Item]:
    """One row of scales: the nearer, the darker."""
    y = 40 + ROW * row
    places = [
        x for _, x in along(left - STEP / 2 * (row % 2), STEP, RADIUS) if y >= near_swell(x + left)
    ]
    if not places:
        return []
    main = paint.deep(min(1.0, 0.17 * (row - ROWS.start)))
    rings = ((0.8, paint.white), (0.6, main), (0.4, paint.white), (0.2, main))
    return [
        Shape(joined(dome(x, y, RADIUS) for x in places), main, Stroke(paint.ink, 0.5)),
        *(Shape(joined(dome(x, y, share * RADIUS) for x in places), ink) for share, ink in rings),
    ]


def draw(left: float, paint: Paint) -> list[Item]:
    """Moon, great wave and boat, the far swell before them, then the rows of scales."""
    items: list[Item] = []
    if MOON[0] - MOON[2] - left < WIDTH + MARGIN:
        items += _moonrise(left, paint)
    if -50 < BREAKER - left < WIDTH + 40:
        way = moved(BREAKER - left, 0)
        items += breaker(way, paint.main, paint.pale(0.36), paint.white, paint.ink)
    items += actors.koi(KOI[0] - left, KOI[1], paint)
    items += dolphin(DOLPHIN[0] - left, DOLPHIN[1], paint)
    items += gulls(GULLS[0] - left, GULLS[1], paint)
    items += junk(BOAT[0] - left, BOAT[1], paint)
    light = crest(left, lambda world: far_swell(world) + 4.4 + 0.9 * math.sin(world / 5.3), 2.5)
    items += [
        Shape(land(crest(left, far_swell, 2.5)), paint.pale(0.5), Stroke(paint.ink, 0.6)),
        Shape(land(light), paint.main),
        Shape(_foam(left, far_swell), paint.white, Stroke(paint.ink, 0.5, join="round")),
    ]
    for row in ROWS:
        if row == BEFORE_OTTER:
            items += onlookers.otter(OTTER[0] - left, OTTER[1], paint)
        items += _row(left, row, paint)
    return items
