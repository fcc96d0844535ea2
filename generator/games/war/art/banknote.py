"""The banknote round a card's picture: braided frame and name tablet.

Origin: the banknote's centre. All lengths in mm.
"""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, closed, joined, rounded
from generator.art.rosettes import sheaf
from generator.drawing import paths
from generator.drawing.drawing import (
    Group,
    Item,
    Matrix,
    Path,
    Segment,
    Shape,
    Stroke,
    moved,
    turned,
)
from generator.units import Box

#: The braid's strip: its width, and how far its middle lies inside the outer rule.
STRIP = 2.2
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


def _stepped(box: Box, wide: float, tall: float) -> list[Point]:
    """A box without its upper left and lower right corners, each `wide` x `tall`."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return [
        (left + wide, top), (right, top), (right, bottom - tall), (right - wide, bottom - tall),
        (right - wide, bottom), (left, bottom), (left, top + tall), (left + wide, top + tall),
    ]  # fmt: skip


def _stepped_rule(box: Box, wide: float, tall: float, thick: float) -> Path:
    """A rule along a stepped box, as a shape."""
    outer, hole = box.grown(thick / 2), box.grown(-thick / 2)
    return closed(_stepped(outer, wide, tall)) + closed(_stepped(hole, wide, tall)[::-1])


def _braided(length: float, ink: str, place: Matrix) -> Group:
    """A strip of braid, laid along x from a place."""
    thread = Stroke(ink, 0.12)
    return Group(tuple(Shape(one, None, thread) for one in braid(length, STRIP)), place)


@ornament
def banknote_frame(
    *, width: float, height: float, step: float, index: float, ink: Colour, paper: Colour
) -> Items:
    """The braided frame of a banknote, its outer rule `width` x `height`. It steps in at the upper
    left and the lower right corner, `step` x `index`, and lays paper there.

    Outer rule 0.38, braid between corner studs, inner rules 0.20 and 0.12.
    """
    outer = Box(-width / 2, -height / 2, width, height)
    inner = outer.grown(-STRIP - 0.3)
    beside = step - STRIP  # the inner rules step in less: beside an index runs no braid
    across, down = width - step - 2 * STRIP - 0.4, height - index - 2 * STRIP - 0.4
    start, top = -width / 2 + STRIP + 0.2, -height / 2 + STRIP + 0.2
    x, y = width / 2 - MIDDLE, height / 2 - MIDDLE
    nook = paths.rectangle(Box(outer.x, outer.y, step, index))
    half = (
        Shape(nook, paper),
        _braided(across, ink, (1.0, 0.0, 0.0, 1.0, start + step, -y)),
        _braided(down, ink, (0.0, 1.0, -1.0, 0.0, -x, top + index)),
        _braided(beside, ink, (1.0, 0.0, 0.0, 1.0, start, index - y)),
    )
    edges = [
        _stepped_rule(outer, step, index, 0.38),
        _stepped_rule(inner, beside, index, 0.2),
        _stepped_rule(inner.grown(-0.45), beside, index, 0.12),
    ]
    out: list[Item] = [*half, Group(half, turned(180)), Shape(joined(edges), ink)]
    for side in (-1, 1):
        for at, high in ((x - step, y), (-x, y), (x, y - index)):
            out += _stud(side * at, side * high, ink, paper)
    return out


@ornament(strip=(0.5, 10), strands=(1, 12), gate=(0, 60), sunk=(0, 60))
def braided_frame(
    *,
    width: float,
    height: float,
    ink: Colour,
    ground: Colour,
    strip: float = STRIP,
    strands: int = 6,
    gate: float = 0.0,
    sunk: float = 0.0,
) -> Items:
    """The banknote's braided frame round a wall of a box, `width` x `height` over its rules, on a
    band of `ground`, with studs in its corners. A `gate` arches its upper side round a notch of
    that radius (to the middle of the arch's band), whose centre lies `sunk` mm over the frame."""
    band = strip + 0.38
    outer = Box(-width / 2, -height / 2, width, height)
    x, y = (width - band) / 2, (height - band) / 2
    across, down = width - 2 * band, height - 2 * band
    # Where the arch's band meets the upper side's.
    beside = math.sqrt(max(0.0, gate**2 - (sunk + band / 2) ** 2))
    piece = across / 2 - beside + band / 2 if beside else 0.0
    ring = paths.rectangle(outer) + closed(
        [(-x + band / 2, -y + band / 2), (-x + band / 2, y - band / 2),
         (x - band / 2, y - band / 2), (x - band / 2, -y + band / 2)]
    )  # fmt: skip
    side = _plait(down, strip, strands, ink)
    long = _plait(across, strip, strands, ink)
    out: list[Item] = [
        Shape(ring, ground),
        Group(side, (0.0, 1.0, -1.0, 0.0, -x, -down / 2)),
        Group(side, (0.0, 1.0, -1.0, 0.0, x, -down / 2)),
        Group(long, moved(-across / 2, y)),
    ]
    rules = [paths.rectangle(outer.grown(-0.19)), paths.rectangle(outer.grown(0.1 - band))]
    out += [
        Shape(rule, None, Stroke(ink, thick))
        for rule, thick in zip(rules, (0.38, 0.2), strict=True)
    ]
    if beside:
        short = _plait(piece, strip, strands, ink)
        out += [
            Group(short, moved(-across / 2, -y)),
            Group(short, moved(across / 2 - piece, -y)),
            *_arch(gate, band, strip, ink, ground, -height / 2 - sunk, -y),
        ]
    else:
        out.append(Group(long, moved(-across / 2, -y)))
    studs = [(-x, -y), (x, -y), (-x, y), (x, y), *([(-beside, -y), (beside, -y)] if beside else [])]
    for at, high in studs:
        out += _stud(at, high, ink, ground, band / 2.58)
    return out


def _plait(length: float, strip: float, strands: int, ink: str) -> tuple[Item, ...]:
    thread = Stroke(ink, 0.12)
    return tuple(Shape(one, None, thread) for one in braid(length, strip, strands))


def _arch(
    radius: float, band: float, strip: float, ink: str, ground: str, centre: float, below: float
) -> list[Item]:
    """The braid bent round a notch about (0, centre), so far as it lies `below`: what the frame has
    over it is laid with ground first."""
    outer, inner = radius + band / 2, radius - band / 2
    lobes = round(2 * math.pi * radius / (1.25 * strip))
    bent: tuple[Item, ...] = (
        Shape(paths.ellipse(0, 0, outer), ground),
        *sheaf(ink, 0.12, 4, radius, 0.36 * strip, lobes),
        Shape(paths.ellipse(0, 0, outer - 0.1), None, Stroke(ink, 0.2)),
        Shape(paths.ellipse(0, 0, inner + 0.19), None, Stroke(ink, 0.38)),
    )
    window = paths.rectangle(Box(-outer, below - centre, 2 * outer, outer + centre - below))
    return [Group(bent, moved(0, centre), window)]


def _stud(x: float, y: float, ink: str, eye: str, size: float = 1.0) -> list[Item]:
    """A solid stud, with a ring and a dot in it."""
    half = 1.29 * size
    return [
        Shape(paths.rectangle(Box(x - half, y - half, 2 * half, 2 * half)), ink),
        Shape(paths.ellipse(x, y, 0.75 * size), None, Stroke(eye, 0.2)),
        Shape(paths.ellipse(x, y, 0.3 * size), eye),
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
