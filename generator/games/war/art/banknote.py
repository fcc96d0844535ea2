"""The banknote round a card's picture: braided frame, name tablet, and the watermark in its paper.

Origin: the banknote's centre. All lengths in mm.
"""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.engraving import smooth_swell
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


@ornament(lobes=(2, 60))
def watermark(
    *,
    lobes: int,
    size: float,
    width: float,
    height: float,
    tint: Colour,
    gold: Colour,
    paper: Colour,
) -> Items:
    """A medal in the paper, `size` across: wavy level lines, `width` x `height`, that shift and
    fatten inside its rim and its flower of so many lobes.

    Lines run from the suit's tint at top and bottom to gold in the middle, as banknotes are
    inked; with an even number of lobes a half turn changes nothing. No suit lies in it, which
    might be taken for a pip, and it is pale enough for pips to stand on it.
    """
    return _inked(_level_lines(lobes, size, width, height), tint, gold, paper)


@ornament
def level_waves(*, width: float, height: float, tint: Colour, gold: Colour, paper: Colour) -> Items:
    """The watermark's waves without a medal in them, for a face whose pips would cover it."""
    return _inked(_level_lines(2, 0.0, width, height), tint, gold, paper)


def _inked(
    lines: tuple[tuple[int, Path], ...], tint: Colour, gold: Colour, paper: Colour
) -> list[Item]:
    edge, heart = mixed(tint, paper, 0.5), mixed(gold, paper, 0.55)
    return [Shape(some, mixed(heart, edge, share / 8)) for share, some in lines]


@lru_cache(maxsize=8)
def _level_lines(
    lobes: int, size: float, width: float, height: float
) -> tuple[tuple[int, Path], ...]:
    """The lines of a watermark by their share of its edge's colour, in eighths; the same in all
    inks. A `size` of 0 leaves the waves alone."""
    pitch = 0.66
    rows = int(height / pitch)
    lines: list[list[Path]] = [[] for _ in range(9)]
    for row in range(rows):
        y = (row + 0.5 - rows / 2) * pitch
        points, widths = [], []
        for x in _stations(y, width, size / 2):
            high = _relief(lobes, size / 2, x, y) if size else 0.0
            wave = 0.35 * math.sin(3 * math.pi * x / width + 0.09 * y)
            points.append((x, y + wave - 0.5 * high * max(-1.0, min(1.0, y / 3))))
            widths.append(0.09 + 0.17 * high)
        share = (1 + math.cos(2 * math.pi * y / height)) / 2
        lines[round(share * 8)].append(smooth_swell(points, widths))
    return tuple((share, joined(some)) for share, some in enumerate(lines) if some)


#: How far apart a watermark's lines are looked at inside its medal and beside it, mm, and over how
#: many mm the medal's edges rise from the ground.
_NEAR, _FAR, _SOFT = 0.5, 2.45, 1.0


def _stations(y: float, width: float, radius: float) -> list[float]:
    """Where a line is looked at, the same left and right: often about the medal, seldom beside."""
    near = radius > 0 and abs(y) < radius + _SOFT
    steps = 2 * round(width / 2 / (_NEAR if near else _FAR))
    return [width * (k / steps - 0.5) for k in range(steps + 1)]


def _relief(lobes: int, radius: float, x: float, y: float) -> float:
    """How high the medal stands at a place: 0 outside, 1 on its rim and its flower."""
    away = math.hypot(x, y) / radius
    lobe = math.cos(lobes * math.atan2(x, y))
    soft = _SOFT / radius
    rim = _risen((away - 0.84) / soft) * _risen((1 - away) / soft)
    petals = 0.54 + 0.19 * lobe
    flower = _risen((petals - away) / soft) * _risen((away - 0.16) / soft)
    return rim + flower


def _risen(t: float) -> float:
    """A smooth step from 0 at t = -0.5 to 1 at t = 0.5."""
    t = min(1.0, max(0.0, t + 0.5))
    return t * t * (3 - 2 * t)
