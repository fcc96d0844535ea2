"""The ace of spades: the great spade that paid the duty, its wreath, and ribbons for words.

Origin: the spade's centre, and a ribbon's. Lengths in mm.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.chains import coin
from generator.art.engraving import hatch
from generator.art.outlines import (
    Point,
    closed,
    joined,
    mirrored,
    outline,
    placed,
)
from generator.art.rosettes import sheaf
from generator.drawing import paths
from generator.drawing.drawing import (
    IDENTITY,
    Group,
    Item,
    Shape,
    Stroke,
    moved,
    times,
    turned,
)
from generator.games.war.art.edges import along, keylines, rays, within
from generator.games.war.art.suits import suit_path
from generator.units import Box

#: How far inside the spade's edge its chain hangs and its engraved field begins; from one block of
#: the chain to the next, and half of a block's side.
_CHAIN, _FIELD, _PITCH, _HALF = 2.25, 3.75, 2.35, 0.6
#: A spade of so many mm has more blocks than anybody can see.
_LARGEST = 250.0


@ornament
def duty_spade(*, size: float, ink: Colour, gold: Colour, paper: Colour) -> Items:
    """The great spade, `size` mm high: one chain of blocks hangs round it inside its edge, from the
    gold first one at its point and back to it; within, a coin in engraved lace."""
    if size > _LARGEST:
        raise ValueError(f"a spade of {size:g} mm is too many blocks (up to {_LARGEST:g} mm)")
    sign = suit_path("spades", size)
    hung, field = within(sign, _CHAIN), within(sign, _FIELD)
    places = along(hung, _PITCH, share=2)
    # In the cleft over the stem, where the two sides meet, is no block but a small lozenge.
    cleft = len(places) // 2
    kept = places[1:cleft] + places[cleft + 1 :]
    blocks = joined(
        placed(
            paths.rectangle(Box(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF)),
            times(moved(x, y), turned(angle)),
        )
        for x, y, angle in kept
    )
    marks = joined(
        placed(paths.rectangle(Box(-0.3, -0.3, 0.6, 0.6)), times(moved(x, y), turned(angle)))
        for x, y, angle in kept
    )
    x, y, _ = places[0]
    low_x, low_y, _ = places[cleft]
    middle = 0.035 * size
    return [
        *keylines(sign, ink, paper),
        Shape(hung, None, Stroke(paper, 0.3, "round", "round")),
        Shape(blocks, paper),
        Shape(marks, ink),
        Shape(paths.regular(x, y + 0.25, 1.45, 4), ink),
        Shape(paths.regular(x, y + 0.25, 1.2, 4), gold),
        Shape(paths.regular(x, y + 0.25, 0.45, 4), ink),
        Shape(paths.regular(low_x, low_y, 1.15, 4), ink),
        Shape(paths.regular(low_x, low_y, 0.85, 4), gold),
        Shape(field, None, Stroke(gold, 0.25)),
        Group((_lace(size, gold, paper, ink, middle),), IDENTITY, within(sign, _FIELD + 0.4)),
        Group(tuple(_medal(0.15 * size, ink, gold, paper)), moved(0, middle)),
        *_foot(size, gold),
    ]


def _lace(size: float, gold: str, paper: str, ink: str, middle: float) -> Group:
    """The engraved field about the coin."""
    inner, outer = 0.155 * size, 0.52 * size
    lit = joined(rays(inner, outer))
    return Group(
        (
            Shape(lit, gold),
            Shape(paths.ellipse(0, 0, 0.262 * size), ink),
            *sheaf(gold, 0.13, 8, 0.205 * size, 0.045 * size, 20),
            *sheaf(paper, 0.15, 2, 0.205 * size, 0.045 * size, 20),
            Shape(paths.ellipse(0, 0, 0.262 * size), None, Stroke(gold, 0.25)),
        ),
        moved(0, middle),
    )


def _medal(radius: float, ink: str, gold: str, paper: str) -> list[Item]:
    return [
        Shape(paths.ellipse(0, 0, radius), paper, Stroke(ink, 0.4)),
        Shape(paths.ellipse(0, 0, 0.9 * radius), None, Stroke(ink, 0.15)),
        *coin(0, 0, 0.76 * radius, gold, ink),
    ]


def _foot(size: float, gold: str) -> list[Item]:
    """Lines engraved in the spade's foot."""
    foot = outline("M-.9 0 L.9 0 C1.2 2.2 2.2 3.2 4.2 3.9 L-4.2 3.9 C-2.2 3.2 -1.2 2.2 -.9 0 Z")
    at = times(moved(0, 0.345 * size), (size / 30, 0.0, 0.0, size / 30, 0.0, 0.0))
    return [Shape(placed(hatch(foot, 0.55, lambda x, y: 0.2 - 0.02 * abs(x)), at), gold)]


@ornament
def duty_wreath(*, size: float, ink: Colour, gold: Colour, paper: Colour) -> Items:
    """Two branches of laurel that rise on both sides of a spade of `size` mm, tied at its foot."""
    scale = size / 30
    items: list[Item] = []
    for side in (1, -1):
        start, one, two, end = (2.0, 19.6), (12.5, 20.2), (24.6, 9.5), (13.6, -9.8)
        count = 14
        ways = [_bent(start, one, two, end, k / count) for k in range(1, count + 1)]
        stem = outline(
            f"M{-side * 1.9} 20.6 L{side * start[0]} {start[1]} C{side * one[0]} {one[1]} "
            f"{side * two[0]} {two[1]} {side * end[0]} {end[1]}"
        )
        items.append(Shape(stem, None, Stroke(ink, 0.3, "round", "round")))
        for k, (x, y, angle) in enumerate(ways):
            long = 0.72 + 0.28 * math.sin(math.pi * (k + 2) / (count + 3))
            for lean in (-34, 34) if k < count - 1 else (0,):
                at = times(
                    times(moved(side * x, y), turned(side * (angle + 90 + lean))),
                    (long, 0.0, 0.0, long, 0.0, 0.0),
                )
                leaf = outline("M0 0 C.95 -.8 .85 -2 0 -3.1 C-.85 -2 -.95 -.8 0 0 Z")
                dark = outline("M0 0 C.95 -.8 .85 -2 0 -3.1 Z")
                items.append(
                    Group(
                        (
                            Shape(leaf, None, Stroke(paper, 0.7, "round", "round")),
                            Shape(leaf, gold, Stroke(ink, 0.16, "round", "round")),
                            Shape(dark, ink),
                        ),
                        at,
                    )
                )
    items += _bow(ink, gold, paper)
    return [Group(tuple(items), (scale, 0.0, 0.0, scale, 0.0, 0.0))]


def _bow(ink: str, gold: str, paper: str) -> list[Item]:
    """The bow that ties the branches; its tails spread, for words stand close below."""
    loop = outline("M0 20 C1 17.8 4.5 17.4 4.6 19.3 C4.6 21.3 1.1 21.8 0 20 Z")
    inside = outline("M1 19.9 C1.9 19 3.4 18.4 3.6 19.3 C3.7 20.3 2 20.6 1 19.9 Z")
    tail = outline("M.1 20.6 L2.5 23.3 L2.9 22.4 L4.1 22.3 L1.5 20.2 Z")
    pairs = [joined([one, mirrored(one)]) for one in (tail, loop, inside)]
    knot = paths.ellipse(0, 20.0, 0.85)
    edge = Stroke(ink, 0.24, "round", "round")
    return [
        *(Shape(one, None, Stroke(paper, 1.0, "round", "round")) for one in (*pairs[:2], knot)),
        *(Shape(one, gold, edge) for one in pairs[:2]),
        Shape(pairs[2], ink),
        Shape(knot, gold, edge),
    ]


def _bent(a: Point, b: Point, c: Point, d: Point, t: float) -> tuple[float, float, float]:
    """A place on a cubic, and its direction in degrees."""
    u = 1 - t
    x, y = (
        u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    dx, dy = (
        u * u * (q - p) + 2 * u * t * (r - q) + t * t * (s - r)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y, math.degrees(math.atan2(dy, dx))


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
