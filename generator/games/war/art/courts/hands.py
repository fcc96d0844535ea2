"""Hands that hold what has no shaft, each in a way that suits it. Drawn for the right side;
mirrored for the left."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.art.outlines import Point, mirrored, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Matrix, Path, moved, scaled, times, turned
from generator.games.war.art.courts.figures import PLAIN, Layer, shaded
from generator.units import Box

#: Hands are drawn in their parts' own size and shown so many times as large.
_LARGE = 1.17


def put(
    layers: list[Layer],
    x: float,
    y: float,
    *,
    flip: bool = False,
    angle: float = 0.0,
    size: float = 1.0,
) -> list[Layer]:
    """Layers moved from the origin to a place, first sized, turned by `angle` and mirrored if
    wanted."""
    place: Matrix = times(moved(x, y), times(turned(angle), scaled(size)))
    return [
        Layer(
            placed(mirrored(one.path) if flip else one.path, place), one.fill, one.line, one.width
        )
        for one in layers
    ]


def digit(root: Point, tip: Point, thick: float, thin: float) -> Path:
    """A finger from its knuckle to its tip, half as broad there as `thick` and `thin`."""
    long = math.dist(root, tip)
    ux, uy = (tip[0] - root[0]) / long, (tip[1] - root[1]) / long

    def at(end: Point, along: float, aside: float) -> str:
        return f"{end[0] + along * ux - aside * uy} {end[1] + along * uy + aside * ux}"

    k, m = 1.33 * thick, 1.33 * thin
    return outline(
        f"M{at(root, 0, -thick)} C{at(root, 0.4 * long, -1.08 * thick)} "
        f"{at(tip, -0.3 * long, -1.1 * thin)} {at(tip, 0, -thin)} "
        f"C{at(tip, m, -thin)} {at(tip, m, thin)} {at(tip, 0, thin)} "
        f"C{at(tip, -0.3 * long, 1.1 * thin)} {at(root, 0.4 * long, 1.08 * thick)} "
        f"{at(root, 0, thick)} C{at(root, -k, thick)} {at(root, -k, -thick)} "
        f"{at(root, 0, -thick)} Z"
    )


def palm(x: float, y: float) -> list[Layer]:
    """A hand from below with its fingers bent about what lies on it; the thing's foot stands at
    the origin."""
    heel = outline(
        "M-1.6 4.4 C-2.2 3.4 -2.7 2.4 -2.6 1.2 L-1.6 .6 L1.8 .7 C2.6 1.2 2.7 2.2 2.4 3 "
        "C2.2 3.6 1.9 4 1.7 4.4 Z"
    )
    fingers = [
        digit((-1.1, 2.3), (-3.0, -0.9), 0.6, 0.42),
        digit((-0.5, 2.1), (-1.75, -0.75), 0.6, 0.44),
        digit((0.3, 2.0), (-0.5, -0.35), 0.58, 0.44),
    ]
    thumb = digit((1.5, 2.2), (3.4, -0.9), 0.82, 0.5)
    return _hand(x, y, heel, fingers, thumb, flip=True)


def hook(x: float, y: float) -> list[Layer]:
    """Fingers over a ring from which something hangs; the ring's upper edge is at the origin."""
    back = outline(
        "M-2.9 2.3 C-3.5 .6 -3 -1.6 -1.2 -2.2 C.4 -2.6 2 -2.2 2.4 -.9 L2.3 .4 L-1.5 .6 L-1.2 2.6 Z"
    )
    fingers = [
        paths.rectangle(Box(-1.7 + 1.02 * k, top, 1.02, foot - top), 0.5)
        for k, (top, foot) in enumerate(((-1.1, 1.3), (-1.3, 1.5), (-1.25, 1.4), (-1.0, 1.0)))
    ]
    return _hand(x, y, back, fingers, None, flip=True)


def show(x: float, y: float) -> list[Layer]:
    """Thumb and forefinger that pinch a coin's edge from below, the coin's foot at the origin; the
    other fingers bent below."""
    hand = outline(
        "M-2 4.6 C-2.8 3.4 -3 2.4 -2.5 1.4 C-1.6 .7 -.4 .6 .4 .8 L2.2 1.2 C2.7 2 2.4 3.4 1.5 4.6 Z"
    )
    fingers = [
        paths.rectangle(Box(left, top, wide, 0.98), 0.49)
        for left, top, wide in ((0.1, 3.2, 2.1), (-0.1, 2.28, 2.5), (-0.2, 1.36, 2.8))
    ]
    fingers.append(
        outline(
            "M-.1 1.75 C1.2 2 2.6 1.8 2.9 .9 C3.2 .2 2.6 -.7 1.7 -1.2 C1.1 -1.5 .5 -.9 1 -.4 "
            "C1.4 -.1 1.5 .2 1.2 .4 C.8 .6 .3 .5 -.1 .6 Z"
        )
    )
    thumb = outline(
        "M-2.5 2.2 C-2.9 1.2 -2.8 .2 -2.3 -.5 C-1.9 -1 -1.5 -1.5 -1 -1.2 C-.5 -.9 -.8 -.4 -1.1 0 "
        "C-1.3 .4 -1.1 .9 -.7 1.5"
    )
    return _hand(x, y, hand, fingers, thumb, flip=True)


def clasp(x: float, y: float) -> list[Layer]:
    """Four fingers up before a book that stands on the hand; its foot is at the origin."""
    heel = outline("M-1.9 4.6 C-2.7 3 -2.7 1 -2 -.3 L2.1 -.5 C2.8 .8 2.6 3 1.6 4.6 Z")
    fingers = [
        paths.rectangle(Box(-2.1 + 1.05 * k, top, 1.05, 1.3 - top), 0.52)
        for k, top in enumerate((-1.9, -2.6, -2.7, -2.2))
    ]
    return _hand(x, y, heel, fingers, None, flip=True)


@dataclass(frozen=True)
class Hold:
    """How the left hand holds a thing: the hand, where it is, where the thing's own origin and the
    wrist lie beside it, and where the elbow is, mm."""

    hand: Callable[[float, float], list[Layer]]
    at: tuple[float, float] = (-15.0, -14.2)
    thing: tuple[float, float] = (0.0, 1.05)
    wrist: tuple[float, float] = (0.1, 4.4)
    elbow: tuple[float, float] = (-16.3, -3.7)


PALM, SHOW = Hold(palm), Hold(show, at=(-15.0, -13.8), thing=(0.0, -0.1))
CLASP = Hold(clasp, thing=(0.3, 1.2))
HOOK = Hold(hook, at=(-14.8, -16.4), thing=(-1.5, 11.9), wrist=(1.5, 2.0), elbow=(-14.3, -3.6))


def _hand(
    x: float,
    y: float,
    back: Path,
    fingers: Sequence[Path],
    thumb: Path | None,
    *,
    flip: bool = False,
) -> list[Layer]:
    """A hand at a place: its back, its fingers over it, its thumb over all, and their shade."""
    layers = [
        Layer(back, "paper", "ink", PLAIN),
        *(Layer(one, "paper", "ink", 0.18) for one in fingers),
    ]
    out = put(layers, x, y, flip=flip, size=_LARGE)
    out += _shade([one.path for one in out])
    if thumb is not None:
        out += put([Layer(thumb, "paper", "ink", 0.2)], x, y, flip=flip, size=_LARGE)
    return out


def _shade(shapes: list[Path]) -> list[Layer]:
    out = []
    for shape in shapes:
        box = shape.bounds()
        assert box is not None
        middle = box.x + 0.55 * box.w
        out.append(shaded(shape, 0.36, lambda x, y, m=middle: 0.06 + 0.09 * (x - m)))  # type: ignore[misc]
    return out
