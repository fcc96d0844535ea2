"""Miners' picks: one for a mining card, two crossed for one that counts double.

Origin: the middle of the handle. A pick is 2 units high, its head at the top.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, outline, placed
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
def pick_medal(*, radius: float, gold: Colour, ink: Colour, red: Colour, cord: float) -> Items:
    """A gold hexagon with two crossed picks and a hard shadow, the mark of double mining. It hangs
    by a red cord, `cord` mm from its middle up, with a knot above and a tassel below."""
    hexagon = paths.regular(0, 0, radius, 6)
    strings = paths.line(-0.9, -cord, -0.9, -radius) + paths.line(0.9, -cord, 0.9, -radius)
    knot = closed([(0, -radius - 5.4), (2.7, -radius - 2.7), (0, -radius), (-2.7, -radius - 2.7)])
    loops = joined(paths.ellipse(s * 3.1, -radius - 2.7, 1.5, 1.2) for s in (-1, 1))
    strands = joined(
        paths.line(0.5 * k, radius + 2.4, 0.85 * k, radius + 9.0) for k in range(-3, 4)
    )
    return [
        Shape(strings, None, Stroke(ink, 1.7)),
        Shape(strings, None, Stroke(red, 0.9)),
        Shape(loops, None, Stroke(ink, 1.7)),
        Shape(loops, None, Stroke(red, 0.9)),
        Shape(knot, red, Stroke(ink, 0.6, join="round")),
        Shape(strands, None, Stroke(ink, 1.3, "round")),
        Shape(strands, None, Stroke(red, 0.55, "round")),
        Shape(paths.ellipse(0, radius + 1.6, 1.6), red, Stroke(ink, 0.6)),
        Shape(hexagon.through((1, 0, 0, 1, 0.9, 1.1)), ink, Stroke(ink, 0.9, join="round")),
        Shape(hexagon, gold, Stroke(ink, 0.9)),
        *picks(2, 1.3 * radius, ink, gold),
        Shape(paths.regular(0, 0, radius - 1.3, 6), None, Stroke(ink, 0.3)),
    ]
