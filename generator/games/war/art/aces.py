"""The ace's medal: gold petals, a collar of lace, and rings round the suit.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.engraving import spans
from generator.art.outlines import (
    Point,
    closed,
    contours,
    flattened,
    inset,
    joined,
    opened,
    outline,
)
from generator.art.rosettes import pair, sheaf
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Path, Shape, Stroke
from generator.games.war.art.suits import suit_path
from generator.units import Box


@ornament
def ace_petals(*, width: float, height: float, dark: Colour, light: Colour, paper: Colour) -> Items:
    """Nine pairs of eight-petalled waves that open outwards and fade; cut to width x height."""
    lines: list[Item] = []
    for step in range(9):
        t = step / 8
        ink = mixed(mixed(light, paper, 0.25), mixed(dark, paper, 0.85), t)
        lines += pair(ink, 0.13, 20.4 + 10.6 * t, 2.0 + 4.6 * t, 8)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]


@ornament
def ace_lace(*, width: float, height: float, ink: Colour, paper: Colour) -> Items:
    """The collar of lace round the medal, cut to width x height."""
    lines: list[Item] = [Shape(paths.ellipse(0, 0, 20.4), paper)]
    for step in range(4):
        t = step / 3
        lines += pair(mixed(ink, paper, 1 - 0.7 * t), 0.12, 17.6 + 1.9 * t, 1.1 + 0.9 * t, 24)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]


@ornament
def ace_rings(*, ink: Colour, paper: Colour) -> Items:
    """The medal's outer rings, r 16.3 to 12.4, open for words at r 12.85. They keep clear of the
    frame's inner rules, 17.05 mm from the middle."""
    return [
        Shape(paths.ellipse(0, 0, 16.7), paper),
        Shape(paths.ellipse(0, 0, 16.3), None, Stroke(ink, 0.35)),
        *sheaf(ink, 0.13, 5, 15.35, 0.78, 50),
        Shape(paths.ellipse(0, 0, 14.4), None, Stroke(ink, 0.2)),
        Shape(paths.ellipse(0, 0, 12.4), None, Stroke(ink, 0.12)),
    ]


@ornament
def ace_gold(*, gold: Colour) -> Items:
    """The gold lace at the medal's heart; the same for all suits."""
    return sheaf(gold, 0.13, 10, 9.4, 2.6, 12, 0.62, 24)


@ornament
def ace_heart(*, ink: Colour) -> Items:
    """The suit's own lace over the gold."""
    return [
        *sheaf(ink, 0.12, 3, 9.4, 2.6, 12, 0.62, 24),
        *sheaf(ink, 0.12, 3, 7.3, 1.0, 32),
    ]


#: The duty spade's blocks: how far apart they stand, and half of a block's side.
_PITCH, _HALF = 1.98, 0.62
#: A spade of so many mm has more blocks than anybody can see; its chain grows with the square.
_LARGEST = 250.0


@ornament
def duty_spade(*, size: float, ink: Colour, gold: Colour, paper: Colour) -> Items:
    """The great spade of the ace that paid the duty: `size` mm, and in it one chain of blocks, from
    the gold one at its point to the newest at its foot."""
    if size > _LARGEST:
        raise ValueError(f"a spade of {size:g} mm is too many blocks (up to {_LARGEST:g} mm)")
    sign = suit_path("spades", size)
    inner = contours(inset(sign, 1.15))
    room = flattened(joined([max(inner, key=_area)]), 0.05)
    keys = [(paper, 3.4), (ink, 2.3), (paper, 1.5)]
    rows: list[list[Point]] = []
    y = -0.54 * size + 3.6
    while y < 0.42 * size:
        found = [(left, right) for left, right in spans(room, y) if min(right, -left) > _HALF + 0.1]
        for left, right in found[:1]:
            reach = min(right, -left) - _HALF - 0.15
            count = int(reach / _PITCH)
            if rows and not count:
                continue
            row = [(k * _PITCH, y) for k in range(-count, count + 1)]
            rows.append(row if len(rows) % 2 else row[::-1])
        y += _PITCH
    chain = [place for row in rows for place in row]
    way = [chain[0]]
    for x, y in chain[1:]:
        before, level = way[-1]
        if y != level and x != before:  # over the wider row's end, so that all turns are square
            way.append((x, level) if abs(x) > abs(before) else (before, y))
        way.append((x, y))
    blocks = joined(
        paths.rectangle(Box(x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF)) for x, y in chain
    )
    return [
        *(Shape(sign, None, Stroke(colour, width, "round", "round")) for colour, width in keys),
        Shape(sign, ink),
        Shape(opened(way), None, Stroke(paper, 0.3, "round", "round")),
        Shape(blocks, paper),
        Shape(joined(_marks(chain[1:])), ink),
        Shape(paths.rectangle(Box(chain[0][0] - 0.8, chain[0][1] - 0.8, 1.6, 1.6)), gold),
        Shape(paths.regular(*chain[0], 0.36, 4), ink),
    ]


def _marks(places: Sequence[Point]) -> Iterator[Path]:
    """What is written in each block: one to three lines, no two neighbours alike."""
    for index, (x, y) in enumerate(places):
        for line in range(1 + (index * index + index // 3) % 3):
            long = 0.34 + 0.22 * ((index * 7 + line * 5) % 4) / 3
            top = y - 0.38 + 0.3 * line
            yield paths.rectangle(Box(x - 0.42, top, long + 0.28, 0.16))


def _area(path: Path) -> float:
    box = path.bounds()
    return box.w * box.h if box is not None else 0.0


@ornament
def duty_ribbon(*, width: float, height: float, ink: Colour, line: Colour, paper: Colour) -> Items:
    """A ribbon for words, bowed upwards, with its folded ends; `width` over all."""
    x, fold = width / 2, 3.2
    out: list[Item] = []
    for side in (-1, 1):
        tail = closed(
            [
                (side * (x - fold - 1.4), 1.1),
                (side * x, 1.9),
                (side * (x - 1.2), 1.9 + height / 2),
                (side * x, 1.9 + height),
                (side * (x - fold - 1.4), 1.1 + height),
            ]
        )
        out.append(Shape(tail, line, Stroke(ink, 0.24, "round", "round")))
    near = x - fold
    body = outline(
        f"M{-near} 0 C{-near / 2} -1.6 {near / 2} -1.6 {near} 0 L{near} {height} "
        f"C{near / 2} {height - 1.6} {-near / 2} {height - 1.6} {-near} {height} Z"
    )
    rule = outline(
        f"M{-near + 0.5} {0.44} C{-near / 2} -1.1 {near / 2} -1.1 {near - 0.5} .44 "
        f"M{-near + 0.5} {height - 0.56} C{-near / 2} {height - 2.1} {near / 2} {height - 2.1} "
        f"{near - 0.5} {height - 0.56}"
    )
    return [
        *out,
        Shape(body, None, Stroke(paper, 1.0, "round", "round")),
        Shape(body, ink),
        Shape(rule, None, Stroke(line, 0.15)),
    ]
