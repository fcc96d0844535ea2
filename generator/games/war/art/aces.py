"""What lies about an ace's medal: gold petals and a collar of lace; and the duty spade.

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
from generator.art.rosettes import pair
from generator.drawing import paths
from generator.drawing.drawing import IDENTITY, Group, Item, Path, Shape, Stroke
from generator.games.war.art.suits import suit_path
from generator.units import Box


@ornament(petals=(2, 60))
def ace_petals(
    *, petals: int, width: float, height: float, dark: Colour, light: Colour, paper: Colour
) -> Items:
    """Nine pairs of waves of so many `petals`, opening and fading; cut to width x height."""
    lines: list[Item] = []
    for step in range(9):
        t = step / 8
        ink = mixed(mixed(light, paper, 0.25), mixed(dark, paper, 0.85), t)
        lines += pair(ink, 0.13, 20.4 + 10.6 * t, 2.0 + 4.6 * t, petals)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]


@ornament(points=(2, 60))
def ace_lace(*, points: int, width: float, height: float, ink: Colour, paper: Colour) -> Items:
    """The collar of lace round the medal, of so many `points`, cut to width x height."""
    lines: list[Item] = [Shape(paths.ellipse(0, 0, 20.4), paper)]
    for step in range(4):
        t = step / 3
        lines += pair(mixed(ink, paper, 1 - 0.7 * t), 0.12, 17.6 + 1.9 * t, 1.1 + 0.9 * t, points)
    window = paths.rectangle(Box(-width / 2, -height / 2, width, height))
    return [Group(tuple(lines), IDENTITY, window)]


#: The duty spade's blocks: how far apart they stand, and half of a block's side.
_PITCH, _HALF = 3.5, 1.22
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
    y = -0.3 * size
    while y < 0.42 * size:
        # A block's upper and lower edges both have to lie in the spade.
        reaches = [
            max((min(right, -left) for left, right in spans(room, y + edge)), default=0.0)
            for edge in (-_HALF, _HALF)
        ]
        if (reach := min(reaches) - _HALF - 0.1) > 0:
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
        Shape(opened(way), None, Stroke(paper, 0.45, "round", "round")),
        Shape(blocks, paper),
        Shape(joined(_marks(chain[1:])), ink),
        Shape(
            paths.rectangle(Box(chain[0][0] - _HALF, chain[0][1] - _HALF, 2 * _HALF, 2 * _HALF)),
            gold,
        ),
        Shape(paths.regular(*chain[0], 0.6, 4), ink),
    ]


def _marks(places: Sequence[Point]) -> Iterator[Path]:
    """What is written in each block: one to three lines, no two neighbours alike."""
    for index, (x, y) in enumerate(places):
        for line in range(1 + (index * index + index // 3) % 3):
            long = 0.95 + 0.5 * ((index * 7 + line * 5) % 4) / 3
            top = y - 0.68 + 0.54 * line
            yield paths.rectangle(Box(x - 0.72, top, long, 0.26))


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
