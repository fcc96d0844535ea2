"""The watermark of a number card: a field of fine lines that each house weaves in its own way:
miners link a chain, minters lay coin over coin, keepers hide keyholes in a lace, sentinels cross
lances about spearheads.

A field fills its box evenly, so that no pip breaks a figure in it. Origin: the box's centre; a half
turn changes nothing. Nets are the same on all cards of a house; signs in their meshes are left out
where a pip would cut one. Lengths in mm.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import Point, common, joined, outline, placed, rounded, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Path, Segment, Shape, Stroke, moved, times, turned
from generator.games.war.art.suits import suit_path
from generator.games.war.art.weaves import COINS, MESH, Weave, grid, woven
from generator.units import Box

#: Signs that stand alone in the meshes of a field.
Signs = list[Path]


#: How much of its tint a field's lines have, so that all four are equally dark.
_SHARES = {"clubs": 0.88, "diamonds": 0.84, "hearts": 0.84, "spades": 0.74}


@ornament(width=(1, 200), height=(1, 200), nook_width=(0, 100), nook_height=(0, 100))
def house_field(
    *,
    suit: str,
    width: float,
    height: float,
    tint: Colour,
    gold: Colour,
    paper: Colour,
    nook_width: float = 0.0,
    nook_height: float = 0.0,
) -> Items:
    """The net of a suit's house, `width` x `height`: pale, so that pips stand clear of it. It
    leaves out a nook in the upper left and the lower right corner, where the frame steps in."""
    if suit not in _SHARES:
        raise TypeError(f"{suit!r} is no house: {', '.join(_SHARES)}")
    main, fine = _woven(suit, width, height, nook_width, nook_height)
    return [
        Shape(fine, None, Stroke(mixed(gold, paper, 0.75), 0.14)),
        Shape(main, None, Stroke(mixed(tint, paper, _SHARES[suit]), 0.16)),
    ]


@ornament(
    width=(1, 200), height=(1, 200), size=(0.1, 300), nook_width=(0, 100), nook_height=(0, 100)
)
def house_signs(
    *,
    suit: str,
    width: float,
    height: float,
    pips: str,
    reach: float,
    rise: float,
    size: float,
    halo: float,
    tint: Colour,
    gold: Colour,
    paper: Colour,
    nook_width: float = 0.0,
    nook_height: float = 0.0,
) -> Items:
    """What stands in the meshes of a `house_field`, but for signs that a pip or its `halo` would
    cut. `pips` are places of a grid as JSON, [column, row] each from 0 to 1, that reaches so far
    from the middle, and rises so high; pips of the lower half stand on their heads."""
    if suit not in _SIGNS:
        return []
    taken = pips, reach, rise, size + 2 * halo
    free = _free_signs(suit, width, height, nook_width, nook_height, *taken)
    # Minters' holes are of gold, as their coins' inner rims are.
    ink = mixed(gold, paper, 0.75) if suit == "diamonds" else mixed(tint, paper, _SHARES[suit])
    return [Shape(free, None, Stroke(ink, 0.16))] if free.segments else []


@lru_cache(maxsize=64)
def _free_signs(
    suit: str,
    width: float,
    height: float,
    nook_width: float,
    nook_height: float,
    pips: str,
    reach: float,
    rise: float,
    size: float,
) -> Path:
    """The signs that neither a nook nor a pip of that size would cut: once for all inks."""
    taken = [
        placed(
            suit_path(suit, size),
            times(moved(reach * (2 * x - 1), rise * (2 * y - 1)), turned(180 if y > 0.5 else 0)),
        )
        for x, y in json.loads(pips)
    ]
    box = Box(-width / 2, -height / 2, width, height)
    taken += [paths.rectangle(one) for one in _nooks(box, nook_width, nook_height) if one.w]
    return joined(one for one in _all_signs(suit, width, height) if _lies(one, box, taken))


@lru_cache(maxsize=8)
def _all_signs(suit: str, width: float, height: float) -> Signs:
    return _SIGNS[suit](width / 2, height / 2)


def _lies(sign: Path, box: Box, taken: list[Path]) -> bool:
    """Whether a sign lies within a box and clear of all that is taken."""
    own = sign.bounds()
    assert own is not None
    if own.x < box.x or own.right > box.right or own.y < box.y or own.bottom > box.bottom:
        return False
    return not any(_meet(own, there) and common(sign, there).segments for there in taken)


def _meet(own: Box, there: Path) -> bool:
    box = there.bounds()
    return box is not None and (
        own.x < box.right and box.x < own.right and own.y < box.bottom and box.y < own.bottom
    )


@lru_cache(maxsize=8)
def _woven(suit: str, width: float, height: float, wide: float, tall: float) -> Weave:
    main, fine = woven(suit, width / 2, height / 2)
    box = Box(-width / 2, -height / 2, width, height)
    nooks = _nooks(box, wide, tall)
    return _within(main, box, nooks), _within(fine, box, nooks)


def _nooks(box: Box, wide: float, tall: float) -> tuple[Box, ...]:
    return (
        Box(box.x, box.y, wide, tall),
        Box(box.right - wide, box.bottom - tall, wide, tall),
    )


def _within(path: Path, box: Box, nooks: tuple[Box, ...]) -> Path:
    """The lines of a path inside a box and outside its nooks: cut here, once, for a clip is slow to
    paint on every card."""
    out: list[Segment] = []
    at = start = (0.0, 0.0)
    for kind, *numbers in path.segments:
        if kind == "M":
            at = start = (numbers[0], numbers[1])
            continue
        ends = [*zip(numbers[::2], numbers[1::2], strict=True)] or [start]
        if len(ends) == 1:
            ends = [_between(at, ends[0], 1 / 3), _between(at, ends[0], 2 / 3), ends[0]]
        _cut([at, *ends], box, nooks, out)
        at = ends[-1]
    return rounded(out)


def _cut(curve: list[Point], box: Box, nooks: tuple[Box, ...], out: list[Segment]) -> None:
    """What of a cubic lies in a box and in none of its nooks, to 0.12 mm; appended to what is
    there."""
    xs, ys = [x for x, _ in curve], [y for _, y in curve]
    left, right, top, foot = min(xs), max(xs), min(ys), max(ys)
    if left >= box.right or right <= box.x or top >= box.bottom or foot <= box.y:
        return
    near = [
        one
        for one in nooks
        if left < one.right and right > one.x and top < one.bottom and foot > one.y
    ]
    if any(
        left >= one.x and right <= one.right and top >= one.y and foot <= one.bottom for one in near
    ):
        return
    inside = (
        not near and left >= box.x and right <= box.right and top >= box.y and foot <= box.bottom
    )
    if not inside and max(right - left, foot - top) > 0.12:
        a, b, c, d = curve
        ab, bc, cd = _between(a, b, 0.5), _between(b, c, 0.5), _between(c, d, 0.5)
        abc, bcd = _between(ab, bc, 0.5), _between(bc, cd, 0.5)
        middle = _between(abc, bcd, 0.5)
        _cut([a, ab, abc, middle], box, nooks, out)
        _cut([middle, bcd, cd, d], box, nooks, out)
    elif inside:
        if not out or math.dist(out[-1][-2:], curve[0]) > 1e-6:
            out.append(("M", *curve[0]))
        out.append(("C", *curve[1], *curve[2], *curve[3]))


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _holes(x: float, y: float) -> Signs:
    """A square hole in each coin."""
    hole = paths.regular(0, 0, 0.85, 4)
    return [placed(hole, moved(*place)) for place in grid(x, y, *COINS, 0.5)]


def _keyholes(x: float, y: float) -> Signs:
    """A keyhole in each mesh, upright above the middle, on its head below; in the middle's own row
    the knobs of locks, which are the same either way up."""
    hole = symmetric("M0 -1.3 C.55 -1.3 .85 -.9 .85 -.5 C.85 -.15 .65 .1 .35 .25 L.7 1.4 L0 1.4")
    knob = joined([paths.ellipse(0, 0, 0.9), paths.ellipse(0, 0, 0.4)])
    return [
        placed(hole if py else knob, times(moved(px, py), turned(180 if py > 0 else 0)))
        for px, py in grid(x, y, *MESH, 0.5)
    ]


def _spears(x: float, y: float) -> Signs:
    """Short spears with a head at each end, between the lances: a pip that covers one covers the
    middle of its mesh, so that no mesh seems robbed."""
    spear = outline(
        "M0 -2.1 C.15 -1.6 .6 -1.05 .75 -.6 L.2 -.36 L.2 .36 L.75 .6 C.6 1.05 .15 1.6 0 2.1 "
        "C-.15 1.6 -.6 1.05 -.75 .6 L-.2 .36 L-.2 -.36 L-.75 -.6 C-.6 -1.05 -.15 -1.6 0 -2.1 Z"
    )
    return [placed(spear, moved(*place)) for place in grid(x, y, *MESH, 0.5)]


_SIGNS: dict[str, Callable[[float, float], Signs]] = {
    "diamonds": _holes, "hearts": _keyholes, "spades": _spears,
}  # fmt: skip
