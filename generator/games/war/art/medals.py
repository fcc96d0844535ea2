"""The medals of three aces, each struck by its house: miners' wheels, minters' coins and straight
cuts, keepers' hearts and rays. The fourth ace has its duty spade.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, closed, joined
from generator.art.rosettes import sheaf
from generator.drawing import paths
from generator.drawing.drawing import (
    Group,
    Item,
    Path,
    Shape,
    Stroke,
    moved,
    scaled,
    times,
    turned,
)
from generator.games.war.art.suits import suit_path

#: The middle of the outer ring, between its rules at 16.3 and 14.4.
_RING = 15.35
#: How far the ornament behind the sign reaches; words stand outside of it.
_FIELD = 11.9


@ornament
def ace_medal(*, suit: str, ink: Colour, gold: Colour, paper: Colour) -> Items:
    """The medal of clubs, diamonds or hearts, r 16.3 to the middle, open for words at r 12.85. It
    keeps clear of the frame's inner rules, 17.05 mm from the middle."""
    if suit not in _HOUSES:
        raise TypeError(f"{suit!r} has no medal: {', '.join(_HOUSES)}")
    return [
        Shape(paths.ellipse(0, 0, 16.7), paper),
        Shape(paths.ellipse(0, 0, 16.3), None, Stroke(ink, 0.35)),
        Shape(paths.ellipse(0, 0, 14.4), None, Stroke(ink, 0.2)),
        Shape(paths.ellipse(0, 0, 12.4), None, Stroke(ink, 0.12)),
        *_HOUSES[suit](ink, gold, paper),
    ]


def _at(angle: float, far: float, size: float = 1.0) -> tuple[float, ...]:
    """Upright at a place so many mm from the middle, clockwise from the top."""
    return times(times(turned(angle), moved(0, -far)), scaled(size))


def _all(one: Path, count: int, far: float, start: float = 0.0) -> Path:
    return joined(one.through(_at(360 * k / count + start, far)) for k in range(count))  # type: ignore[arg-type]


def _polar(angle: float, far: float) -> Point:
    return far * math.sin(math.radians(angle)), -far * math.cos(math.radians(angle))


def _wheels(ink: str, gold: str, paper: str) -> list[Item]:
    """A braid, and wheels that run through one another."""
    wheel = (Shape(paths.ellipse(0, -6.0, 5.8), None, Stroke(gold, 0.15)),)
    dark = (Shape(paths.ellipse(0, -8.6, 3.2), None, Stroke(ink, 0.12)),)
    return [
        *sheaf(ink, 0.13, 5, _RING, 0.78, 50),
        *(Group(wheel, turned(15.0 * k)) for k in range(24)),
        *(Group(dark, turned(15.0 * k + 7.5)) for k in range(24)),
    ]


def _cuts(ink: str, gold: str, paper: str) -> list[Item]:
    """A ring of coins, and a star of straight cuts as on a gem."""
    star = closed([_polar(360 * 11 * k / 32, _FIELD) for k in range(32)])
    inner = closed([_polar(360 * 7 * k / 16, 11.2) for k in range(16)])
    return [
        Shape(_all(paths.ellipse(0, 0, 0.78), 48, _RING), paper, Stroke(ink, 0.15)),
        Shape(_all(paths.regular(0, 0, 0.4, 4, 45), 48, _RING), ink),
        Shape(star, None, Stroke(gold, 0.15)),
        Shape(inner, None, Stroke(ink, 0.1)),
        Shape(_all(paths.regular(0, 0, 0.42, 4), 32, _FIELD), ink),
    ]


def _rays(ink: str, gold: str, paper: str) -> list[Item]:
    """A ring of hearts, and rays that go out from the heart, long and short."""
    rays = []
    for k in range(72):
        angle, far = 5.0 * k, (_FIELD, 9.8, 10.8, 9.8)[k % 4]
        rays.append(closed([_polar(angle - 1.25, 4), _polar(angle, far), _polar(angle + 1.25, 4)]))
    return [
        Shape(_all(suit_path("hearts", 1.25), 48, _RING), ink),
        Shape(joined(rays), gold),
        Shape(_all(paths.ellipse(0, 0, 0.24), 36, _FIELD, 5.0), ink),
    ]


_HOUSES: dict[str, Callable[[str, str, str], list[Item]]] = {
    "clubs": _wheels, "diamonds": _cuts, "hearts": _rays,
}  # fmt: skip
