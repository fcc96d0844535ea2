"""The banknote round a card's picture: braided frame and name tablet.

Origin: the banknote's centre. All lengths in mm.
"""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, closed, joined, rounded
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Segment, Shape, Stroke, turned
from generator.units import Box

#: The braid's strip: its width, and how far its middle lies inside the outer rule.
STRIP = 2.5
MIDDLE = STRIP / 2 + 0.19


@lru_cache(maxsize=16)
def braid(length: float, width: float, strands: int = 6) -> tuple[Path, ...]:
    """`strands` sines from x = 0 to `length` about y = 0, plaited `width` high, a path each.

    Whole waves only, so that both ends meet a corner alike; every second strand is lower.
    """
    waves = max(1, round(length / (1.25 * width)))
    steps = 4 * waves
    dx, turn = length / steps, math.pi / 2
    out: list[Path] = []
    for k in range(strands):
        high = (0.40 if k % 2 else 0.29) * width
        phase = 2 * math.pi * k / strands
        segments: list[Segment] = [("M", 0.0, high * math.sin(phase))]
        for step in range(steps):
            a, b = phase + turn * step, phase + turn * (step + 1)
            x, y, after = dx * step, high * math.sin(a), high * math.sin(b)
            rise, fall = high * math.cos(a) * turn / 3, high * math.cos(b) * turn / 3
            segments.append(
                ("C", x + dx / 3, y + rise, x + 2 * dx / 3, after - fall, x + dx, after)
            )
        out.append(rounded(segments))
    return tuple(out)


def rule(box: Box, width: float) -> Path:
    """A rule along a box as a shape, not a stroke: some printers thicken hairline strokes."""
    outer, hole = box.grown(width / 2), box.grown(-width / 2)
    return rounded(
        (paths.rectangle(outer) + paths.rectangle(hole).through((-1, 0, 0, 1, 0, 0))).segments
    )


#: How far the frame steps in at two corners, where an index stands in the margin.
STEP = 2.5


def _stepped(box: Box, tall: float) -> list[Point]:
    """A box without its upper left and lower right corners, STEP wide and `tall` high."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return [
        (left + STEP, top), (right, top), (right, bottom - tall), (right - STEP, bottom - tall),
        (right - STEP, bottom), (left, bottom), (left, top + tall), (left + STEP, top + tall),
    ]  # fmt: skip


@ornament
def banknote_frame(
    *, width: float, height: float, index: float, ink: Colour, paper: Colour
) -> Items:
    """The braided frame of a banknote, its outer rule `width` x `height`, with a step of 2.5 x
    `index` at the upper left and the lower right corner.

    Outer rule 0.38, braid between corner studs, inner rules 0.20 and 0.12.
    """
    outer = Box(-width / 2, -height / 2, width, height)
    inner = outer.grown(-STRIP - 0.3)
    thread = Stroke(ink, 0.12)
    across, down = width - STEP - 2 * STRIP - 0.4, height - index - 2 * STRIP - 0.4
    start, top = -width / 2 + STRIP + 0.2, -height / 2 + STRIP + 0.2
    half = (
        Group(
            tuple(Shape(one, None, thread) for one in braid(across, STRIP)),
            (1.0, 0.0, 0.0, 1.0, start + STEP, -height / 2 + MIDDLE),
        ),
        Group(
            tuple(Shape(one, None, thread) for one in braid(down, STRIP)),
            (0.0, 1.0, -1.0, 0.0, -width / 2 + MIDDLE, top + index),
        ),
    )
    edge = closed(_stepped(outer.grown(0.19), index)) + closed(
        _stepped(outer.grown(-0.19), index)[::-1]
    )
    out: list[Item] = [
        *half,
        Group(half, turned(180)),
        Shape(joined([edge, rule(inner, 0.2), rule(inner.grown(-0.45), 0.12)]), ink),
    ]
    x, y = width / 2 - MIDDLE, height / 2 - MIDDLE
    for side in (-1, 1):
        for at, high in ((x - STEP, y), (-x, y), (x, y - index)):
            out += _stud(side * at, side * high, ink, paper)
    return out


def _stud(x: float, y: float, ink: str, paper: str) -> list[Item]:
    return [
        Shape(paths.rectangle(Box(x - 1.44, y - 1.44, 2.88, 2.88)), ink),
        Shape(paths.ellipse(x, y, 0.83), None, Stroke(paper, 0.2)),
        Shape(paths.ellipse(x, y, 0.33), paper),
    ]


@ornament
def tablet(*, width: float, height: float, ink: Colour, line: Colour, paper: Colour) -> Items:
    """A name tablet with pointed ends, `width` over all; for words in the middle of it."""

    def plate(inset: float) -> Path:
        x, y, point = width / 2 - inset * 1.3, height / 2 - inset, 1.3
        return closed(
            [(-x, 0), (point - x, -y), (x - point, -y), (x, 0), (x - point, y), (point - x, y)]
        )

    return [
        Shape(plate(0), ink, Stroke(paper, 0.7)),
        Shape(plate(0), ink),
        Shape(plate(0.32), None, Stroke(line, 0.12)),
    ]
