"""The joker: a horned goblin's mask (dokkaebi), drawn as its right half and mirrored.

Origin: the mask's middle, 36 x 50 mm about it. Horns reach to y -25, the chin to y 24.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import joined, mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.units import Box

_FACE = "M0 -14.6 C8.2 -14.6 14 -10.4 14 -2.6 C14 4 12.9 10.6 9.8 16 C7.2 20.4 3.4 23.2 0 23.6"
_HORN = "M6.6 -14 C8.6 -18 8.8 -22 7.2 -26 C13.4 -24.4 17 -19.6 16.4 -12.6 Z"
_BROW = "M1.6 -2.9 C5 -6.4 9.4 -8.2 14 -7.6 C11.6 -6 9 -4.6 6.6 -2.9 C5 -1.8 2.8 -1.6 1.6 -2.9 Z"
_EYE = "M2.6 0.2 C4.6 -3.2 9 -3.6 12 -.8 C9.8 2.4 5.4 3 2.6 .2 Z"
_NOSE = "M0 1.6 C1.4 4 4.8 6.6 4.8 8.9 C4.8 11 2.4 11.2 0 10.2"
_MOUTH = "M0 12.2 L9.2 12.2 C9 16.6 5.6 19.8 0 19.8"
_TUSK = "M6.3 14.6 C6.5 12 7.4 9.8 9 8 C10 10.2 10.2 12.8 9.2 14.8 Z"


def _both(d: str) -> Path:
    half = outline(d)
    return joined([half, mirrored(half)])


def _hair(tips: int = 20) -> Path:
    """Flames all round: `tips` points, the curves between them hollow."""
    segments: list[str] = []
    for k in range(tips + 1):
        angle = 360 * k / tips - 90
        a = math.radians(angle)
        reach = 1.0 + 0.02 * math.cos(3 * a)
        x, y = 21.6 * reach * math.cos(a), 2.6 + 22.6 * reach * math.sin(a)
        if k == 0:
            segments.append(f"M{x:.3f} {y:.3f}")
            continue
        middle = math.radians(angle - 180 / tips)
        mx, my = 16.4 * math.cos(middle), 2.6 + 17.6 * math.sin(middle)
        segments.append(f"Q{mx:.3f} {my:.3f} {x:.3f} {y:.3f}")
    return outline(" ".join(segments) + " Z")


def _teeth(y: float, height: float, widths: tuple[float, ...]) -> Path:
    boxes = []
    x = 0.0
    for width in widths:
        boxes += [
            Box(x + 0.12, y, width - 0.24, height),
            Box(-x - width + 0.12, y, width - 0.24, height),
        ]
        x += width
    return joined(paths.rectangle(box, 0.5) for box in boxes)


@ornament
def goblin_mask(
    *,
    red: Colour,
    dark: Colour,
    gold: Colour,
    white: Colour,
    shade: Colour,
    ink: Colour,
) -> Items:
    """A laughing mask with horns, tusks and a coin on its brow."""
    line, thin = Stroke(ink, 0.8, join="round"), Stroke(ink, 0.5, "round", "round")
    horn_lines = _both("M7 -22 L18 -23.6 M7 -18.8 L18 -19.8 M7 -15.6 L18 -16.2")
    rings = joined(paths.ellipse(x, 9.0, r) for x in (-10.4, 10.4) for r in (2.1, 1.2))
    items: list[Item] = [
        Shape(_hair().through((1, 0, 0, 1, 1.0, 1.2)), shade),
        Shape(_hair(), ink),
        Shape(_both(_HORN), white),
        Group((Shape(horn_lines, None, thin),), clip=_both(_HORN)),
        Shape(_both(_HORN), None, line),
        Shape(symmetric(_FACE), red, line),
        Shape(_both(_EYE), white, Stroke(ink, 0.6, join="round")),
        Shape(joined(paths.ellipse(x, -0.6, 2.0) for x in (-6.6, 6.6)), ink),
        Shape(joined(paths.ellipse(x, -1.3, 0.6) for x in (-6.0, 7.2)), white),
        Shape(_both(_BROW), ink, Stroke(ink, 0.3, join="round")),
        Shape(symmetric(_NOSE), dark, Stroke(ink, 0.6, join="round")),
        Shape(rings, None, Stroke(gold, 0.55)),
        Shape(symmetric(_MOUTH), ink, Stroke(ink, 0.8, join="round")),
        Shape(_teeth(12.6, 2.3, (2.2, 2.1, 1.9)), white),
        Shape(_teeth(16.1, 2.4, (2.3, 2.0)), white),
        Shape(_both(_TUSK), gold, Stroke(ink, 0.5, join="round")),
        Shape(paths.ellipse(0, -9.6, 3.6), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, -9.6, 2.9), None, Stroke(ink, 0.25)),
        Shape(paths.rectangle(Box(-1.1, -10.7, 2.2, 2.2)), ink),
    ]
    return items
