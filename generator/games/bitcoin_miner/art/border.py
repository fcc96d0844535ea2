"""The border of a Transaction: a hue and a pattern for each value, so that all six are told apart
by anybody, in a fan and in grey.

Lengths in mm, y down; the origin is the upper left corner of what it runs round.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, closed, joined, placed
from generator.art.sketch import bar
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, times, turned

#: About how far a mark of a pattern is from the next; whole numbers of them fill a side.
PITCH = 3.95
#: How round its corners are.
ROUND = 2.0

#: A mark between its left and right end, `half` to either side of the border's middle.
Mark = Callable[[float, float], Path]


def _dot(pitch: float, half: float) -> Path:
    """A coin."""
    return paths.ellipse(0, 0, 0.52 * half)


def _stripe(pitch: float, half: float) -> Path:
    """A stripe of an awning, aslant."""
    quarter = pitch / 4
    return closed([(-quarter - 0.5, half), (0.5 - quarter, -half), (quarter + 0.5, -half),
                   (quarter - 0.5, half)])  # fmt: skip


def _tooth(pitch: float, half: float) -> Path:
    """A pennant, its point inwards."""
    return closed([(-pitch / 2, -half), (pitch / 2, -half), (0, 0.8 * half)])


def _checks(pitch: float, half: float) -> Path:
    """Two squares of a board."""
    return joined([bar(-pitch / 2, -half, pitch / 2, half), bar(0, 0, pitch / 2, half)])


def _sun(pitch: float, half: float) -> Path:
    """Half a sun, which sets inwards."""
    r = 0.46 * pitch
    return joined([paths.arc(0, half, r, 180, 360), paths.line(r, half, -r, half)])


def _star(pitch: float, half: float) -> Path:
    """A star, and a dot before the next."""
    return joined([paths.star(0, 0, 0.86 * half, 0.38 * half, 5),
                   paths.ellipse(pitch / 2, 0, 0.22 * half)])  # fmt: skip


#: By value.
MARKS: tuple[Mark, ...] = (_dot, _stripe, _tooth, _checks, _sun, _star)


@ornament(value=(1, 6))
def pay_border(
    *,
    value: int,
    width: float,
    height: float,
    breadth: float,
    fill: Colour,
    mark: Colour,
    ink: Colour,
    line: float = 0.3,
    frame: float = 0.5,
) -> Items:
    """A border that `breadth` inwards from a card's `width` and `height`: its `line` outside, its
    `frame` inside, and on it the marks of that value; in two corners there is one alone."""
    wide, high = width - 2 * breadth, height - 2 * breadth
    if min(wide, high) <= 0:
        raise ValueError(f"{breadth:g} mm broad it leaves no room inside")
    outer = bar(0, 0, width, height, ROUND)
    inner = bar(breadth, breadth, wide, high, ROUND)
    hole = placed(inner, (-1, 0, 0, 1, width, 0))  # it runs the other way round
    half = breadth / 2
    corner: tuple[Point, Point] = ((width - half, half), (half, height - half))
    drawn = MARKS[value - 1]
    marks = [placed(paths.ellipse(0, 0, 0.52 * half), moved(x, y)) for x, y in corner]
    for long, turn, x, y in (
        (wide, 0, width / 2, half), (high, 90, width - half, height / 2),
        (wide, 180, width / 2, height - half), (high, 270, half, height / 2),
    ):  # fmt: skip
        count = max(1, round(long / PITCH))
        pitch = long / count
        one = drawn(pitch, half)
        side = times(moved(x, y), turned(turn))
        marks += [
            placed(one, times(side, moved(pitch * (k - (count - 1) / 2), 0))) for k in range(count)
        ]
    return [
        Shape(joined([outer, hole]), fill),
        Shape(joined(marks), mark),
        Shape(outer, None, Stroke(ink, line)),
        Shape(inner, None, Stroke(ink, frame)),
    ]
