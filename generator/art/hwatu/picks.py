"""Miners' picks: one for a mining card, two crossed for one that counts double.

Origin: the middle of the handle. A pick is 2 units high, its head at the top.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, outline, placed
from generator.faces import paths
from generator.faces.drawing import Path, Shape, Stroke, scaled, times, turned

_HANDLE = "M-.1 -.72 L.1 -.72 L.13 1 L-.13 1 Z"
_COLLAR = "M-.2 -.98 L.2 -.98 L.2 -.62 L-.2 -.62 Z"
_HEAD = (
    "M-1 -.36 C-.74 -.72 -.4 -.94 0 -.94 C.4 -.94 .74 -.72 1 -.36 "
    "C.7 -.58 .38 -.68 0 -.68 C-.38 -.68 -.7 -.58 -1 -.36 Z"
)


def pick_path(size: float, turn: float = 0.0) -> Path:
    """A pick `size` mm high, turned clockwise by `turn` degrees about the handle's middle."""
    whole = joined(outline(part) for part in (_HANDLE, _COLLAR, _HEAD))
    return placed(whole, times(turned(turn), scaled(size / 2)))


def picks_path(count: int, size: float) -> Path:
    """One slanted pick, or two crossed ones."""
    turns = (18.0,) if count == 1 else (-42.0, 42.0)
    return joined(pick_path(size, turn) for turn in turns)


@ornament
def pick_medal(*, radius: float, gold: Colour, ink: Colour) -> Items:
    """A gold hexagon with two crossed picks and a hard shadow: the mark of double mining."""
    hexagon = paths.regular(0, 0, radius, 6)
    return [
        Shape(hexagon.through((1, 0, 0, 1, 0.9, 1.1)), ink, Stroke(ink, 0.9, join="round")),
        Shape(hexagon, gold, Stroke(ink, 0.9)),
        Shape(paths.regular(0, 0, radius - 1.3, 6), None, Stroke(ink, 0.3)),
        Shape(picks_path(2, 1.25 * radius), ink),
    ]
