"""Old pines: bent trunks that bear flat clouds of needles; paler woods behind, and an owl."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from generator.art.colours import mixed
from generator.art.engraving import swell
from generator.art.outlines import Point, flattened, joined, outline, simplified, united
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art import actors, sights, small_folk
from generator.games.war_of_coins.art.curves import around, smooth, wavering
from generator.games.war_of_coins.art.motifs import WIDTH, Paint, along, land, lit
from generator.units import Box

OWL = (2 * WIDTH + 34.5, 56.4)  # where it sits, in the panorama
FAWN = (WIDTH + 37.0, 77.6)  # in the gate
LANTERN = (3 * WIDTH + 34.0, 76.0)  # of stone, fireflies about it
#: Pines far off and near: their number, which says how they grow; where they stand in the panorama,
#: and where their tops are (y). Each stands beside what its card is about, but for the one that the
#: gate frames.
FAR = ((1, 57.0, 42.0), (3, 120.4, 32.0), (5, 180.0, 36.0), (7, 248.0, 32.0))
NEAR = (
    (0, 13.4, 46.0), (2, 76.6, 40.0), (3, WIDTH + 34.0, 45.6), (4, 143.0, 41.0), (6, 203.6, 38.0),
    (8, 268.0, 40.0),
)  # fmt: skip
FRAMED = 3


def limb(points: list[Point], start: float, end: float) -> Path:
    """A trunk or bough through `points`, `start` mm thick at its foot."""
    [line] = flattened(smooth(points), 0.02)
    line = simplified(line, 0.03)
    count = len(line) - 1
    return swell(line, [start + (end - start) * k / count for k in range(count + 1)])


def _across(trunk: Sequence[Point], y: float) -> float:
    """Where a trunk, given from its foot up, is at a height."""
    for (x1, y1), (x2, y2) in pairwise(trunk):
        if y2 <= y <= y1 and y1 > y2:
            return x2 + (x1 - x2) * (y - y2) / (y1 - y2)
    return trunk[-1][0]


def pad(x: float, y: float, wide: float, fill: str, needle: str, ink: str) -> list[Item]:
    """A cloud of needles with a flat foot at `y`, `wide` mm to each side: three fans, the middle
    one higher, with needles that spread from each fan's foot; far off, without `ink`, one tone."""
    fans = ((-0.58, 0.46), (0.58, 0.46), (0.0, 0.62))
    domes = [
        outline(
            f"M{x + (u - r) * wide:.3f} {y} A{r * wide:.3f} {0.8 * r * wide:.3f} 0 0 1 "
            f"{x + (u + r) * wide:.3f} {y} Z"
        )
        for u, r in fans
    ]
    low = paths.rectangle(Box(x - 1.02 * wide, y - 1.1, 2.04 * wide, 1.5), 0.75)
    shape = united(*domes, low)
    if not ink:
        return [Shape(shape, fill)]
    needles = []
    for u, r in fans:
        cx = x + u * wide
        for k in range(-4, 5):
            ax, ay = around(cx, y, 0.28 * r * wide, -90 + 21 * k)
            bx, by = around(cx, y, 0.86 * r * wide, -90 + 21 * k)
            needles.append(paths.line(ax, y + 0.8 * (ay - y), bx, y + 0.8 * (by - y)))
    return [
        Shape(shape, fill, Stroke(ink, 0.7, join="round")),
        Shape(joined(needles), None, Stroke(needle, 0.4, "round")),
    ]


def _pine(
    x: float,
    top: float,
    size: float,
    bend: int,
    index: int,
    fills: tuple[str, str, str],
    ink: str = "",
) -> list[Item]:
    """A pine whose top lies at `top`; `bend` is the way its trunk leans first."""
    fill, needle, bark = fills
    high = 84 - top
    spine = [
        (x - bend * 2.0 * size, 84.0),
        (x + bend * 2.6 * size, 84 - 0.33 * high),
        (x - bend * 1.6 * size, 84 - 0.66 * high),
        (x + bend * 1.0 * size, top),
    ]
    items: list[Item] = [
        Shape(
            limb(spine, 3.1 * size, 1.0 * size),
            bark,
            Stroke(ink, 0.7, join="round") if ink else None,
        )
    ]
    trunk = flattened(smooth(spine), 0.02)[0]
    tiers = (
        (0.44, -bend, 8.2), (0.56, bend, 8.6), (0.74, -bend, 7.2),
        (0.86, bend, 6.0), (0.985, 0, 5.4),
    )  # fmt: skip
    for share, side, wide in tiers:
        y = 84 - share * high + 0.8 * wavering(index + int(9 * share), 2.1)
        px = _across(trunk, y) + side * 4.4 * size * (1.3 - share)
        if side:
            root = y + 3.4 * size
            items.append(
                Shape(
                    limb([(_across(trunk, root), root), (px, y + 0.6)], 1.3 * size, 0.7 * size),
                    bark,
                    Stroke(ink, 0.5) if ink else None,
                )
            )
        items += pad(px, y, wide * size, fill, needle, ink)
    return items


def _perch(x: float, y: float, fills: tuple[str, str, str], paint: Paint) -> list[Item]:
    """An old pine at the owl's right, and the long bough on which it sits, at (x, y)."""
    fill, needle, bark = fills
    line = Stroke(paint.ink, 0.7, join="round")
    # Its foot stands clear of the lower tab.
    spine = [(x + 15.4, 84.0), (x + 14.4, 70.0), (x + 18.6, 50.0), (x + 16.6, 32.0)]
    bough = [
        (x + 15.8, y + 4.2), (x + 11.0, y + 0.9), (x - 2.0, y + 0.3), (x - 13.0, y - 0.2),
        (x - 20.5, y - 2.6),
    ]  # fmt: skip
    items: list[Item] = []
    items += pad(x - 19.4, y - 2.6, 5.0, fill, needle, paint.ink)
    items += [
        Shape(limb(spine, 4.2, 1.2), bark, line),
        Shape(limb([(x + 18.6, 48), (x + 23, 44.6)], 1.4, 0.8), bark, line),
        Shape(limb(bough, 4.2, 2.0), bark, line),
    ]
    for px, py, wide in ((x + 24, 44, 5.6), (x + 14.8, 38.6, 5.2), (x + 16.8, 31.6, 4.8)):
        items += pad(px, py, wide, fill, needle, paint.ink)
    return items


def _joining(left: float, fills: tuple[str, str, str], paint: Paint) -> list[Item]:
    """Long boughs from the last tree of a card to the first of the next."""
    fill, needle, bark = fills
    items: list[Item] = []
    for _, seam in along(left, WIDTH, 24):
        bough = limb([(seam + 16, 65), (seam + 8, 60), (seam - 3, 59.2), (seam - 13, 56.4)], 2.4, 1)
        items.append(Shape(bough, bark, Stroke(paint.ink, 0.5, join="round")))
        for u, y, wide in ((-11, 56.6, 5.6), (9.4, 59.4, 6.2), (-1, 57.6, 7.2)):
            items += pad(seam + u, y, wide, fill, needle, paint.ink)
    return items


def draw(left: float, paint: Paint) -> list[Item]:
    """Flat pale woods, then two rows of pines, the nearer darker; the owl on a bough of its own."""
    items: list[Item] = []
    woods: list[Point] = [(x, 55 + 2.2 * wavering(i, 1.4)) for i, x in along(left, 5, 8)]
    items.append(Shape(land(woods), paint.pale(0.42)))
    items.append(Shape(land([(x, y + 11) for x, y in woods]), paint.pale(0.66)))
    far = (paint.pale(0.72), "", paint.pale(0.86))
    near = (paint.deep(0.3), paint.pale(0.62), paint.ink)
    for i, world, top in FAR:
        if -20 < world - left < WIDTH + 20:
            items += _pine(world - left, top, 0.82, 1 if i % 2 else -1, i, far)
    for i, world, top in NEAR:
        if -20 < world - left < WIDTH + 20:
            size = 0.88 if i == FRAMED else 1.0
            items += _pine(world - left, top, size, -1 if i % 2 else 1, i, near, paint.ink)
    items += _joining(left, near, paint)
    turf: list[Point] = [(x, 75.6 + 0.9 * math.sin(i * 2.3)) for i, x in along(left, 4, 6)]
    items.append(Shape(land(turf), paint.black))
    items += small_folk.fawn(FAWN[0] - left, FAWN[1], paint)
    glow = LANTERN[0] - left
    if -20 < glow < WIDTH + 20:
        items += [
            Shape(lit(turf, glow, 17, 3.6), mixed(paint.gold, paint.black, 0.3)),
            Shape(lit(turf, glow, 10, 2.2), mixed(paint.gold, paint.black, 0.52)),
        ]
    return (
        items
        + sights.fireflies(LANTERN[0] - left, LANTERN[1], paint)
        + actors.owl_tail(OWL[0] - left, OWL[1], paint)
        + _perch(OWL[0] - left, OWL[1] + 3.4, near, paint)
        + actors.owl(OWL[0] - left, OWL[1], paint)
    )
