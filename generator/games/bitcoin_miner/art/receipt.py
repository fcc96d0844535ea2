"""What a Transaction shows: a slip of paper torn off at both ends, who pays, who is paid, coins.

Lengths in mm, y down; each drawing stands round its own origin, which its docstring names.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, opened, rounded
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.units import Box

#: Lines of the small pictures; the slip and the coin take theirs as a parameter.
LINE = 0.5


@ornament(teeth=(1, 400))
def torn_slip(
    *,
    width: float,
    height: float,
    teeth: int,
    depth: float,
    paper: Colour,
    ink: Colour,
    line: float = LINE,
) -> Items:
    """A slip, its origin at the top-left corner: `teeth` points at either end, `depth` deep."""
    outline = _slip(width, height, teeth, depth)
    return [Shape(outline, paper, Stroke(ink, line, join="round"))]


@ornament(teeth=(1, 400))
def torn_edge(
    *, width: float, height: float, teeth: int, depth: float, ink: Colour, line: float = LINE
) -> Items:
    """The outline of such a slip alone: for slips that touch, drawn over all their papers."""
    outline = _slip(width, height, teeth, depth)
    return [Shape(outline, None, Stroke(ink, line, join="round"))]


def _slip(width: float, height: float, teeth: int, depth: float) -> Path:
    step = width / teeth / 2
    top = [(step * k, 0.0 if k % 2 else depth) for k in range(2 * teeth + 1)]
    return closed(top + [(x, height - y) for x, y in reversed(top)])


@ornament
def payer(*, size: float, skin: Colour, ink: Colour) -> Items:
    """A round face, its origin at the centre."""
    return _face(paths.ellipse(0, 0, size / 2 - LINE / 2), size, skin, ink)


@ornament
def payee(*, size: float, skin: Colour, ink: Colour) -> Items:
    """A square face with round corners, its origin at the centre."""
    inner = size - LINE
    box = Box(-inner / 2, -inner / 2, inner, inner)
    return _face(paths.rectangle(box, 0.24 * size), size, skin, ink)


def _face(outline: Path, size: float, skin: Colour, ink: Colour) -> Items:
    """Two eyes and a smile in an outline."""
    eyes = [paths.ellipse(x * size, -0.1 * size, 0.065 * size) for x in (-0.17, 0.17)]
    smile = paths.arc(0, 0.02 * size, 0.23 * size, 155, 25)
    return [
        Shape(rounded(outline.segments), skin, Stroke(ink, LINE)),
        *(Shape(rounded(eye.segments), ink) for eye in eyes),
        Shape(rounded(smile.segments), None, Stroke(ink, 0.85 * LINE, "round")),
    ]


@ornament
def pay_arrow(*, length: float, ink: Colour, weight: float = 1.1) -> Items:
    """An arrow to the right, its origin at the middle; the head is three times the shaft's
    `weight` high."""
    half, head = length / 2, 2.4 * weight
    shaft = opened([(-half, 0), (half - head + 0.1, 0)])
    tip = closed([(half, 0), (half - head, -1.5 * weight), (half - head, 1.5 * weight)])
    return [
        Shape(shaft, None, Stroke(ink, weight)),
        Shape(tip, ink, Stroke(ink, 0.2, join="round")),
    ]


@ornament
def money(*, radius: float, metal: Colour, ink: Colour, line: float = 0.45) -> Items:
    """A coin worth one, its origin at the centre: a ring at 0.68 of `radius` and a slot within."""
    return [
        _disc(radius - line / 2, metal, ink, line),
        _disc(0.68 * radius, None, ink, 0.6 * line),
        Shape(slot(0.64 * radius), ink),
    ]


def slot(length: float) -> Path:
    """The slot that says one, upright about the origin."""
    width = 0.32 * length
    return rounded(paths.rectangle(Box(-width / 2, -length / 2, width, length), width / 2).segments)


def _disc(radius: float, fill: Colour | None, ink: Colour, line: float) -> Item:
    return Shape(rounded(paths.ellipse(0, 0, radius).segments), fill, Stroke(ink, line))
