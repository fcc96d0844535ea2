"""The watermark of a number card: a field of fine lines that each house weaves in its own way:
miners link a chain, minters lay coin over coin, keepers hide keyholes in a lace, sentinels cross
lances about spearheads.

A field fills its box evenly, so that no pip breaks a figure in it. Origin: the box's centre; a half
turn changes nothing. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import Point, joined, outline, placed, rounded, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Path, Segment, Shape, Stroke, moved, times, turned
from generator.units import Box

#: Lines in the suit's tint, and finer ones in gold.
Weave = tuple[Path, Path]


#: How much of its tint a field's lines have, so that all four are equally dark.
_SHARES = {"clubs": 0.88, "diamonds": 0.68, "hearts": 0.84, "spades": 0.74}


@ornament(width=(1, 200), height=(1, 200))
def house_field(
    *, suit: str, width: float, height: float, tint: Colour, gold: Colour, paper: Colour
) -> Items:
    """The field of a suit's house, `width` x `height`: pale, so that pips stand clear of it."""
    if suit not in _FIELDS:
        raise TypeError(f"{suit!r} is no house: {', '.join(_FIELDS)}")
    main, fine = _woven(suit, width, height)
    return [
        Shape(fine, None, Stroke(mixed(gold, paper, 0.75), 0.14)),
        Shape(main, None, Stroke(mixed(tint, paper, _SHARES[suit]), 0.16)),
    ]


@lru_cache(maxsize=8)
def _woven(suit: str, width: float, height: float) -> Weave:
    main, fine = _FIELDS[suit](width / 2, height / 2)
    box = Box(-width / 2, -height / 2, width, height)
    return _within(main, box), _within(fine, box)


def _within(path: Path, box: Box) -> Path:
    """The lines of a path inside a box: cut here, once, for a clip is slow to paint on every
    card."""
    out: list[Segment] = []
    at = start = (0.0, 0.0)
    for kind, *numbers in path.segments:
        if kind == "M":
            at = start = (numbers[0], numbers[1])
            continue
        ends = [*zip(numbers[::2], numbers[1::2], strict=True)] or [start]
        if len(ends) == 1:
            ends = [_between(at, ends[0], 1 / 3), _between(at, ends[0], 2 / 3), ends[0]]
        _cut([at, *ends], box, out)
        at = ends[-1]
    return rounded(out)


def _cut(curve: list[Point], box: Box, out: list[Segment]) -> None:
    """What of a cubic lies in a box, to 0.12 mm; appended to what is there."""
    xs, ys = [x for x, _ in curve], [y for _, y in curve]
    left, right, top, foot = min(xs), max(xs), min(ys), max(ys)
    if left >= box.right or right <= box.x or top >= box.bottom or foot <= box.y:
        return
    inside = left >= box.x and right <= box.right and top >= box.y and foot <= box.bottom
    if not inside and max(right - left, foot - top) > 0.12:
        a, b, c, d = curve
        ab, bc, cd = _between(a, b, 0.5), _between(b, c, 0.5), _between(c, d, 0.5)
        abc, bcd = _between(ab, bc, 0.5), _between(bc, cd, 0.5)
        middle = _between(abc, bcd, 0.5)
        _cut([a, ab, abc, middle], box, out)
        _cut([middle, bcd, cd, d], box, out)
    elif inside:
        if not out or math.dist(out[-1][-2:], curve[0]) > 1e-6:
            out.append(("M", *curve[0]))
        out.append(("C", *curve[1], *curve[2], *curve[3]))


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _grid(
    x: float, y: float, dx: float, dy: float, shift: float = 0.0
) -> list[tuple[float, float]]:
    """Places within x and y of the centre, `dx` and `dy` apart, one of them in the centre; every
    second row is shifted by a share of `dx`."""
    rows, columns = math.ceil(y / dy) + 1, math.ceil(x / dx) + 1
    return [
        (dx * (column + shift * (row % 2)), dy * row)
        for row in range(-rows, rows + 1)
        for column in range(-columns - 1, columns + 1)
    ]


def _all(one: Path, places: list[Point]) -> Path:
    return joined(placed(one, moved(*place)) for place in places)


def _links(x: float, y: float) -> Weave:
    """Links of a chain, level and upright ones in turns, each through its four neighbours."""
    pitch = 4.694
    level = rounded(paths.ellipse(0, 0, 3.64, 1.92).segments)
    inner = rounded(paths.ellipse(0, 0, 2.97, 1.25).segments)
    even = _grid(x, y, 2 * pitch, pitch, 0.5)
    odd = [(px + pitch, py) for px, py in even]
    up = turned(90)
    return (
        joined([_all(level, even), _all(placed(level, up), odd)]),
        joined([_all(inner, even), _all(placed(inner, up), odd)]),
    )


def _coins(x: float, y: float) -> Weave:
    """Coins that lap over their neighbours, a square hole in each."""
    pitch = 7.917
    places = _grid(x, y, pitch, pitch / 2, 0.5)
    rim = paths.ellipse(0, 0, pitch / 2)
    hole = joined([paths.regular(0, 0, 0.85, 4), paths.ellipse(0, 0, 3.25)])
    return _all(rim, places), _all(hole, places)


def _lace(x: float, y: float) -> Weave:
    """Ogees in two threads, and a keyhole in each mesh: upright above the middle, on its head
    below, both ways in the middle itself."""
    dx, dy = 7.917, 6.258
    mesh = symmetric(
        f"M0 {-dy} C0 {-0.45 * dy} {dx / 2} {-0.55 * dy} {dx / 2} 0 "
        f"C{dx / 2} {0.55 * dy} 0 {0.45 * dy} 0 {dy}"
    )
    inner = symmetric(
        f"M0 {-dy + 1.5} C.1 {-0.4 * dy} {dx / 2 - 0.6} {-0.5 * dy} {dx / 2 - 0.6} 0 "
        f"C{dx / 2 - 0.6} {0.5 * dy} .1 {0.4 * dy} 0 {dy - 1.5}"
    )
    hole = symmetric("M0 -1.3 C.55 -1.3 .85 -.9 .85 -.5 C.85 -.15 .65 .1 .35 .25 L.7 1.4 L0 1.4")
    places = _grid(x, y, dx, dy, 0.5)
    keyholes = joined(
        placed(hole, times(moved(px, py), turned(180 if py > 0 or (py == 0 and px > 0) else 0)))
        for px, py in places
        if (px, py) != (0.0, 0.0)
    )
    both = symmetric("M0 -1.5 L.7 -1.5 L.4 -.55 C.9 -.3 .9 .3 .4 .55 L.7 1.5 L0 1.5")
    return joined([_all(mesh, places), keyholes, both]), _all(inner, places)


def _lances(x: float, y: float) -> Weave:
    """Pairs of lances that cross, and between them spears with a head at each end."""
    dx, dy = 7.917, 6.258
    places = _grid(x, y, dx, dy, 0.5)
    gap = 0.42
    lozenge = outline(f"M0 {-dy + gap} L{dx / 2 - gap} 0 L0 {dy - gap} L{gap - dx / 2} 0 Z")
    spear = outline(
        "M0 -3.5 C.2 -2.5 .75 -1.7 .9 -1 L.25 -.6 L.25 .6 L.9 1 C.75 1.7 .2 2.5 0 3.5 "
        "C-.2 2.5 -.75 1.7 -.9 1 L-.25 .6 L-.25 -.6 L-.9 -1 C-.75 -1.7 -.2 -2.5 0 -3.5 Z"
    )
    ridge = outline(f"M0 {-dy + 1.5} L{dx / 2 - 1.05} 0 L0 {dy - 1.5} L{1.05 - dx / 2} 0 Z")
    return joined([_all(lozenge, places), _all(spear, places)]), _all(ridge, places)


_FIELDS: dict[str, Callable[[float, float], Weave]] = {
    "clubs": _links, "diamonds": _coins, "hearts": _lace, "spades": _lances,
}  # fmt: skip
