"""Cards aslant in a drawing: where they stand, and their edges. Mm, y down; degrees clockwise."""

from __future__ import annotations

from generator.drawing.drawing import apply, turned
from generator.units import Size

_Point = tuple[float, float]
#: A card's corners are as round as drawings show them, as a share of its width.
_ROUND = 0.055
#: What lies so many mm within the next card's edge is hidden by it.
_SURE = 0.3


def turned_about(
    x: float, y: float, width: float, ratio: float, degrees: float, about: tuple[float, float]
) -> tuple[float, float]:
    """The left top corner of a card at x, y once its middle has gone round a point by so many
    degrees, but before the card itself is tilted; `ratio` is its height by its width."""
    half_w, half_h = width / 2, width * ratio / 2
    right, down = apply(turned(degrees, *about), x + half_w, y + half_h)
    return round(right - half_w, 4), round(down - half_h, 4)


def hidden(size: Size, degrees: float, below: float) -> list[tuple[float, float]]:
    """The corners of what the next card of a fan surely hides of the one before, in mm from the
    middle of that one: it is as large, and turned by so many degrees more about a point `below`
    their upper edges, as a share of their width."""
    turn = turned(degrees, 0.0, below * size.w - size.h / 2)
    sides = _sides(size.w - 2 * _SURE, size.h - 2 * _SURE, _ROUND * size.w)
    return [apply(turn, x, y) for start, end, _ in sides for x, y in (start, end)]


def tilted_edge(width: float, height: float, degrees: float) -> str:
    """The edge of a tilted card about (0, 0), with its round corners, as the path of an SVG."""

    def at(x: float, y: float) -> str:
        across, down = apply(turned(degrees), x, y)
        return f"{across:.3f} {down:.3f}"

    sides = _sides(width, height, _ROUND * width)
    path = f"M{at(*sides[0][0])}"
    for number, (_, end, corner) in enumerate(sides):
        # A quadratic bow is as near to a quarter circle of 1 mm as one can see.
        path += f"L{at(*end)}Q{at(*corner)} {at(*sides[(number + 1) % 4][0])}"
    return path + "Z"


def _sides(width: float, height: float, r: float) -> list[tuple[_Point, _Point, _Point]]:
    """Of each straight side of a card about (0, 0), clockwise: its ends, and the corner after it,
    which is round."""
    w, h = width / 2, height / 2
    return [
        ((-w + r, -h), (w - r, -h), (w, -h)), ((w, -h + r), (w, h - r), (w, h)),
        ((w - r, h), (-w + r, h), (-w, h)), ((-w, h - r), (-w, -h + r), (-w, -h)),
    ]  # fmt: skip
