"""Miners' picks: one for a mining card, two crossed for one that counts double.

Origin: the middle of the handle. A pick is 2 units high, its head at the top.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke, scaled, times, turned

_HANDLE = "M-.09 -.7 L.09 -.7 L.13 1 L-.13 1 Z"
_COLLAR = "M-.19 -.98 L.19 -.98 L.19 -.6 L-.19 -.6 Z"
_HEAD = (
    "M-.86 -.36 C-.66 -.7 -.36 -.92 0 -.92 C.36 -.92 .66 -.7 .86 -.36 "
    "C.6 -.58 .32 -.68 0 -.68 C-.32 -.68 -.6 -.58 -.86 -.36 Z"
)


def pick_path(size: float, turn: float = 0.0) -> Path:
    """A pick `size` mm high, turned clockwise by `turn` degrees about the handle's middle."""
    whole = joined(outline(part) for part in (_HANDLE, _COLLAR, _HEAD))
    return placed(whole, times(turned(turn), scaled(size / 2)))


def picks(count: int, size: float, ink: str, ground: str) -> list[Item]:
    """One slanted pick, or two crossed ones with a gap of the ground's colour where they cross."""
    if count == 1:
        return [Shape(pick_path(size, 18), ink)]
    gap = Stroke(ground, 0.13 * size, join="round")
    return [
        Shape(pick_path(size, -45), ink),
        Shape(pick_path(size, 45), None, gap),
        Shape(pick_path(size, 45), ink),
    ]


@ornament
def pick_medal(*, radius: float, gold: Colour, ink: Colour) -> Items:
    """A gold hexagon with two crossed picks and a hard shadow: the mark of double mining."""
    hexagon = paths.regular(0, 0, radius, 6)
    return [
        Shape(hexagon.through((1, 0, 0, 1, 0.9, 1.1)), ink, Stroke(ink, 0.9, join="round")),
        Shape(hexagon, gold, Stroke(ink, 0.9)),
        *picks(2, 1.3 * radius, ink, gold),
        Shape(paths.regular(0, 0, radius - 1.3, 6), None, Stroke(ink, 0.3)),
    ]
