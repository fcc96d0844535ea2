"""The jokers: two horned goblins' masks (dokkaebi), he red and she white, drawn as right halves and
mirrored.

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
_HORN = "M4.4 -11.5 C7 -16.4 7.8 -21.6 5.8 -27 C13.6 -25.6 18.2 -17.2 12.8 -7.6 Z"
_BROW = "M1.6 -2.9 C5 -6.4 9.4 -8.2 14 -7.6 C11.6 -6 9 -4.6 6.6 -2.9 C5 -1.8 2.8 -1.6 1.6 -2.9 Z"
_EYE = "M2.6 0.2 C4.6 -3.2 9 -3.6 12 -.8 C9.8 2.4 5.4 3 2.6 .2 Z"
_NOSE = (
    "M0 -.6 C1.3 .6 1.5 3 2 5 C4 4.6 5.8 6.2 5.6 8.2 C5.4 10 3.4 10.5 2 9.7 C1.4 "
    "10.5 .7 10.8 0 10.8"
)
_NOSTRIL = "M1.9 8.4 C2.4 7.4 4 7.4 4.5 8.5 C3.8 9.2 2.6 9.2 1.9 8.4 Z"
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
    ink: Colour,
) -> Items:
    """His: a red mask with tusks in a mane, a coin on its brow."""
    line, thin = Stroke(ink, 0.8, join="round"), Stroke(ink, 0.5, "round", "round")
    horn_lines = _both(
        "M5 -22.6 C9 -22 13 -22.6 18 -24.4 M5 -18.6 C9 -17.6 14 -18 19 -19.6 "
        "M4 -14.6 C8 -13.2 13 -13.2 18 -14.6"
    )
    rings = joined(paths.ellipse(x, 9.0, r) for x in (-10.4, 10.4) for r in (2.1, 1.2))
    items: list[Item] = [
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
        Shape(_both(_NOSTRIL), ink),
        Shape(rings, None, Stroke(gold, 0.55)),
        Shape(symmetric(_MOUTH), ink, Stroke(ink, 0.8, join="round")),
        Group(
            (
                Shape(_teeth(12.4, 2.6, (2.2, 2.1, 1.9)), white),
                Shape(_teeth(16.5, 4.0, (2.3, 2.1, 1.7)), white),
            ),
            clip=symmetric(_MOUTH),
        ),
        Shape(symmetric(_MOUTH), None, Stroke(ink, 0.8, join="round")),
        Shape(outline("M-4.2 21.4 C-1.6 22.3 1.6 22.3 4.2 21.4"), None, thin),
        Shape(_both(_TUSK), gold, Stroke(ink, 0.5, join="round")),
        *_brow_coin(gold, ink),
    ]
    return items


def _brow_coin(gold: str, ink: str) -> list[Item]:
    return [
        Shape(paths.ellipse(0, -9.6, 3.6), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, -9.6, 2.9), None, Stroke(ink, 0.25)),
        Shape(paths.rectangle(Box(-1.1, -10.7, 2.2, 2.2)), ink),
    ]


#: Her face, hair and features: right halves.
_HER_FACE = "M0 -15 C7.6 -15 12.6 -11 12.8 -3.4 C13 4.4 11 12 7.6 17.4 C5.4 20.8 2.8 22.4 0 22.6"
_HER_HAIR = (
    "M0 -18.6 C9.6 -18.8 16.6 -13.4 17.2 -4 C17.6 4 16.6 10 15 15.4 C13 19.6 9.6 19.4 7 17 L0 17"
)
_PARTING = "M0 -15.2 C4 -14.8 9.8 -10.8 12.8 -2.6 C14 -8 11.4 -14.4 5.6 -16.6 L0 -17.4 Z"
_SMALL_HORN = "M6 -13 C7.4 -16.4 7.4 -19.6 5.6 -23 C11 -22 14.2 -17 11.8 -10.6 Z"
_HER_EYE = "M2.8 1.4 C4.4 -2 8.6 -2.4 11.2 .4 C8.6 -.4 5.2 -.2 2.8 1.4 Z"
_HER_BROW = "M2.4 -3.4 C5 -6.2 8.6 -6.4 11 -4 C8.4 -4.8 5.2 -4.8 2.4 -3.4 Z"
_LIPS = "M0 13.2 C1.2 12 2.6 12.2 4.6 13.4 C5.4 13.6 6 13.2 6.6 12.6 C5.8 16.4 2.8 17.6 0 17.6"
_FANG = "M3.2 14.6 L4.8 14.2 L4.2 16.6 Z"


@ornament
def maiden_mask(*, red: Colour, gold: Colour, white: Colour, ink: Colour) -> Items:
    """Hers: a white mask with red spots on cheeks and chin, hair in two rolls on a long pin, a coin
    on its brow."""
    line, thin = Stroke(ink, 0.8, join="round"), Stroke(ink, 0.5, "round", "round")
    rolls = joined(paths.ellipse(s * 14.8, 16.6, 4.5, 6.0) for s in (-1, 1))
    strands = _both(
        "M12.8 12.2 C14.6 15 14.8 18.4 13.6 21.2 M15 11.4 C17.2 14.2 17.4 18.2 16.2 21.4 "
        "M2 -16.4 C7 -15.6 11.6 -11.4 13.6 -5.4 M4.8 -17.4 C10 -16 14.6 -10.8 15.6 -4"
    )
    pin = joined(
        [
            paths.rectangle(Box(-18.4, 11.6, 36.8, 1.7), 0.85),
            paths.ellipse(-18.5, 12.45, 1.6),
            paths.ellipse(18.5, 12.45, 1.6),
        ]
    )
    spots = joined(paths.ellipse(x, y, r) for x, y, r in ((-8.4, 7.6, 2.3), (8.4, 7.6, 2.3)))
    return [
        Shape(pin, gold, Stroke(ink, 1.2, join="round")),
        Shape(pin, gold),
        Shape(rolls, ink, line),
        Shape(symmetric(_HER_HAIR), ink, line),
        Shape(_both(_SMALL_HORN), gold),
        Group(
            (Shape(_both("M5 -19 L14 -20.4 M5 -15.6 L14 -16.6"), None, thin),),
            clip=_both(_SMALL_HORN),
        ),
        Shape(_both(_SMALL_HORN), None, line),
        Shape(symmetric(_HER_FACE), white, line),
        Shape(_both(_PARTING), ink, Stroke(ink, 0.4, join="round")),
        Shape(strands, None, Stroke(gold, 0.45, "round")),
        Shape(_both(_HER_EYE), ink, Stroke(ink, 0.5, join="round")),
        Shape(_both("M11 .2 L12.4 -1 M10.2 -.6 L11.4 -2"), None, thin),
        Shape(_both(_HER_BROW), ink, Stroke(ink, 0.2, join="round")),
        Shape(_both("M1 1.6 C.9 4.6 2.4 6.6 2.6 8.2 C2.4 9.4 1 9.6 0 9.2"), None, thin),
        Shape(spots, red, Stroke(ink, 0.4)),
        Shape(symmetric(_LIPS), red, Stroke(ink, 0.6, join="round")),
        Shape(outline("M-5.6 13.9 C-2.6 14.8 2.6 14.8 5.6 13.9"), None, Stroke(ink, 0.45, "round")),
        Shape(_both(_FANG), white, Stroke(ink, 0.35, join="round")),
        *_brow_coin(gold, ink),
    ]
