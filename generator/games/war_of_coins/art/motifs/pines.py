"""Old pines: each three fans of needles on a black trunk, and paler woods behind."""

from __future__ import annotations

from generator.art.outlines import Point, joined, outline
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import wavering
from generator.games.war_of_coins.art.motifs import Paint, along, land
from generator.units import Box

#: A fan of half-width 1 and height 1 over its lower edge, and the tips of its needles.
_NEEDLES = tuple((0.94 * (k - 6) / 6, -0.06 - 0.1 * (1 - abs(k - 6) / 6)) for k in range(13))


def _fan(x: float, foot: float, wide: float, high: float) -> tuple[Path, Path]:
    """(outline, needles) of one tier whose lower edge lies at `foot`."""

    def at(u: float, v: float) -> str:
        return f"{x + u * wide:.3f} {foot + v * high:.3f}"

    shape = outline(
        f"M{at(-1, 0)} C{at(-0.86, -0.5)} {at(-0.5, -1)} {at(0, -1)} "
        f"C{at(0.5, -1)} {at(0.86, -0.5)} {at(1, 0)} "
        f"C{at(0.7, 0.2)} {at(0.5, 0.02)} {at(0.33, 0.02)} C{at(0.2, 0.2)} {at(-0.2, 0.2)} "
        f"{at(-0.33, 0.02)} C{at(-0.5, 0.02)} {at(-0.7, 0.2)} {at(-1, 0)} Z"
    )
    lines = joined(
        outline(f"M{at(0.12 * u, -0.86)} Q{at(0.62 * u, -0.7)} {at(u, v)}") for u, v in _NEEDLES
    )
    return shape, lines


def _pine(x: float, top: float, wide: float, fill: str, needle: str, ink: str) -> list[Item]:
    trunk = paths.rectangle(Box(x - 1.1, top + 12, 2.2, 84 - top))
    items: list[Item] = [Shape(trunk, ink)]
    for share, low in ((1.0, 20.5), (0.84, 14.8), (0.6, 9.2)):
        shape, lines = _fan(x, top + low, wide * share, 9.6)
        items += [
            Shape(shape, fill, Stroke(ink, 0.6, join="round")),
            Shape(lines, None, Stroke(needle, 0.35)),
        ]
    return items


def draw(left: float, paint: Paint) -> list[Item]:
    """Flat pale woods, then two rows of pines, the nearer darker and lower."""
    items: list[Item] = []
    woods: list[Point] = [(x, 47 + 2.2 * wavering(i, 1.4)) for i, x in along(left, 5, 8)]
    items.append(Shape(land(woods), paint.pale(0.38)))
    items.append(Shape(land([(x, y + 15) for x, y in woods]), paint.pale(0.62)))
    for i, x in along(left, 15.875, 14):
        items += _pine(
            x + 2.2 * wavering(i, 2.1),
            36.5 + 4.5 * wavering(i, 1.7),
            10.2,
            paint.pale(0.86),
            paint.dark,
            paint.ink,
        )
    for i, x in along(left, 19.05, 16):
        items += _pine(
            x + 8 + 2.2 * wavering(i, 2.6),
            48 + 3.2 * wavering(i, 2.9),
            11.4,
            paint.deep(0.35),
            paint.pale(0.62),
            paint.ink,
        )
    turf: list[Point] = [(x, 75.6 + 0.9 * wavering(i, 2.3)) for i, x in along(left, 4, 6)]
    items.append(Shape(land(turf), paint.black))
    return items
