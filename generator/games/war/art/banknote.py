"""The banknote round a card's picture: braided frame, name tablet, and the watermark in its paper.

Origin: the banknote's centre. All lengths in mm.
"""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.engraving import smooth_swell, spans
from generator.art.outlines import closed, flattened, joined, rounded
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Segment, Shape, Stroke, turned
from generator.games.war.art.suits import suit_path
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


@ornament
def banknote_frame(*, width: float, height: float, ink: Colour, paper: Colour) -> Items:
    """The braided frame of a banknote, its outer rule `width` x `height`.

    Outer rule 0.38, braid between corner studs, inner rules 0.20 and 0.12.
    """
    outer = Box(-width / 2, -height / 2, width, height)
    inner = outer.grown(-STRIP - 0.3)
    thread = Stroke(ink, 0.12)
    across, down = width - 2 * STRIP - 0.4, height - 2 * STRIP - 0.4
    top = Group(
        tuple(Shape(one, None, thread) for one in braid(across, STRIP)),
        (1.0, 0.0, 0.0, 1.0, -across / 2, -height / 2 + MIDDLE),
    )
    left = Group(
        tuple(Shape(one, None, thread) for one in braid(down, STRIP)),
        (0.0, 1.0, -1.0, 0.0, -width / 2 + MIDDLE, -down / 2),
    )
    half = (top, left)
    out: list[Item] = [
        *half,
        Group(half, turned(180)),
        Shape(joined([rule(outer, 0.38), rule(inner, 0.2), rule(inner.grown(-0.45), 0.12)]), ink),
    ]
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - MIDDLE), sy * (height / 2 - MIDDLE)
            out += [
                Shape(paths.rectangle(Box(x - 1.44, y - 1.44, 2.88, 2.88)), ink),
                Shape(paths.ellipse(x, y, 0.83), None, Stroke(paper, 0.2)),
                Shape(paths.ellipse(x, y, 0.33), paper),
            ]
    return out


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


@ornament
def watermark(
    *,
    suit: str,
    size: float,
    width: float,
    height: float,
    tint: Colour,
    gold: Colour,
    paper: Colour,
) -> Items:
    """A suit in the paper: wavy level lines, `width` x `height`, that shift and fatten inside it.

    Lines run from the suit's tint at top and bottom to gold in the middle, as banknotes are
    inked; but for the figure they are the same after a half turn. Drawn pale enough for pips to
    stand on it.
    """
    edge, heart = mixed(tint, paper, 0.55), mixed(gold, paper, 0.8)
    return [
        Shape(some, mixed(heart, edge, share / 8))
        for share, some in _level_lines(suit, size, width, height)
    ]


@lru_cache(maxsize=8)
def _level_lines(
    suit: str, size: float, width: float, height: float
) -> tuple[tuple[int, Path], ...]:
    """The lines of a watermark by their share of its edge's colour, in eighths; the same in all
    inks."""
    pitch = 0.8
    rows = int(height / pitch)
    field = _field(suit, size)
    lines: list[list[Path]] = [[] for _ in range(9)]
    for row in range(rows):
        y = (row + 0.5 - rows / 2) * pitch
        xs = _stations(y, width, field)
        points, widths = [], []
        for x in xs:
            high = field.height(x, y)
            wave = 0.35 * math.sin(3 * math.pi * x / width + 0.09 * y)
            points.append((x, y + wave - 0.75 * high))
            widths.append(0.11 + 0.20 * high)
        share = (1 + math.cos(2 * math.pi * y / height)) / 2
        lines[round(share * 8)].append(smooth_swell(points, widths))
    return tuple((share, joined(some)) for share, some in enumerate(lines) if some)


#: Over how many mm a watermark's figure rises from its ground, and how far apart lines are looked
#: at inside the figure and beside it.
_SOFT, _NEAR, _FAR = 1.7, 0.7, 2.45


def _stations(y: float, width: float, field: _Field) -> list[float]:
    """Where a line is looked at, the same left and right: often about the figure, seldom beside."""
    if abs(y) > field.high + _SOFT:
        steps = 2 * round(width / 2 / _FAR)
        return [width * (k / steps - 0.5) for k in range(steps + 1)]
    steps = 2 * round(width / 2 / _NEAR)
    return [width * (k / steps - 0.5) for k in range(steps + 1)]


class _Field:
    """How high a suit's figure stands at a place: 0 outside, 1 inside, smooth between."""

    def __init__(self, suit: str, size: float) -> None:
        outline = suit_path(suit, size)
        box = outline.bounds()
        assert box is not None
        self.high = max(-box.y, box.bottom)
        # Suits are the same left and right, so half of the outline tells all distances.
        self._edges = [
            (x1, y1, x2 - x1, y2 - y1)
            for contour in flattened(outline, 0.06)
            for (x1, y1), (x2, y2) in zip(contour, [*contour[1:], contour[0]], strict=True)
            if max(x1, x2) > -0.01 and (x1, y1) != (x2, y2)
        ]
        self._inside = flattened(outline, 0.06)
        self._known: dict[tuple[float, float], float] = {}
        self._last = (0.0, math.inf, 0.0)
        self._rows: dict[float, list[tuple[float, float]]] = {}

    def height(self, x: float, y: float) -> float:
        """0 outside, 1 inside, with a smooth slope along the edge."""
        at = (abs(x), y)
        if at not in self._known:
            self._known[at] = self._found(*at)
        return self._known[at]

    def _found(self, x: float, y: float) -> float:
        if abs(y) > self.high + _SOFT:
            return 0.0
        near = self._not_nearer(x, y)
        if near < math.inf:
            return self._risen(near, x, y)
        for x1, y1, dx, dy in self._edges:
            t = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)
            t = 0.0 if t < 0 else 1.0 if t > 1 else t
            a, b = x - x1 - t * dx, y - y1 - t * dy
            near = min(near, a * a + b * b)
        near = math.sqrt(near)
        self._last = (x, y, near)
        return self._risen(near, x, y)

    def _not_nearer(self, x: float, y: float) -> float:
        """How far the edge is at least, if the place looked at before tells that it lies beyond the
        slope; else endless."""
        before, level, near = self._last
        least = near - abs(x - before)
        return least if level == y and 2 * least > _SOFT else math.inf

    def _risen(self, near: float, x: float, y: float) -> float:
        if y not in self._rows:
            self._rows[y] = spans(self._inside, y)
        inside = any(left <= x <= right for left, right in self._rows[y])
        t = 0.5 + (0.5 if inside else -0.5) * min(1.0, 2 * near / _SOFT)
        return t * t * (3 - 2 * t)


@lru_cache(maxsize=4)
def _field(suit: str, size: float) -> _Field:
    return _Field(suit, size)
