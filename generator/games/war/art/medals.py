"""The medal of the ace of clubs, struck by its miners: a toothed wheel, picks and flames in a ring
of enamel, wheels behind the sign.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, closed, joined, outline
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
from generator.games.war.art.edges import keylines
from generator.games.war.art.suits import engraved_suit, suit_path, sunken

#: The house's ring is enamel between these two; words stand inside of it.
_RIM, _BAND = 19.6, 16.7
_RING = (_RIM + _BAND) / 2


@ornament
def ace_medal(*, ink: Colour, gold: Colour, metal: Colour, paper: Colour) -> Items:
    """The miners' medal, r 20 to its edge, open for words at r 14.1: `metal` in its ring, lines of
    `gold` in its field."""
    ring = paths.ellipse(0, 0, _RIM) + paths.ellipse(0, 0, _BAND, hole=True)
    return [
        *_cogs(ink, metal, paper),
        Shape(paths.ellipse(0, 0, 20.7), paper, Stroke(ink, 0.2)),
        Shape(paths.ellipse(0, 0, 20.2), None, Stroke(ink, 0.15)),
        Shape(ring, ink),
        *_picks(metal, paper),
        Shape(paths.ellipse(0, 0, _RIM - 0.35), None, Stroke(metal, 0.15)),
        Shape(paths.ellipse(0, 0, _BAND + 0.35), None, Stroke(metal, 0.15)),
        Shape(paths.ellipse(0, 0, 16.3), None, Stroke(ink, 0.15)),
        Shape(paths.ellipse(0, 0, 13.3), None, Stroke(ink, 0.15)),
        *_wheels(ink, gold),
    ]


@ornament(size=(0.1, 300))
def ace_sign(*, suit: str, size: float, ink: Colour, metal: Colour, paper: Colour) -> Items:
    """A great engraved sign with lines of paper, ink and paper round it, and of metal inside."""
    sign = suit_path(suit, size)
    return [
        *keylines(sign, ink, paper),
        *engraved_suit(suit=suit, size=size, ink=ink, inlay=metal, paper=paper, halo=0.45),
        Shape(sunken(suit, size), None, Stroke(metal, 0.45, "round", "round")),
    ]


def _at(angle: float, far: float, size: float = 1.0) -> tuple[float, ...]:
    """Upright at a place so many mm from the middle, clockwise from the top."""
    return times(times(turned(angle), moved(0, -far)), scaled(size))


def _all(one: Path, count: int, far: float, start: float = 0.0) -> Path:
    return joined(one.through(_at(360 * k / count + start, far)) for k in range(count))  # type: ignore[arg-type]


def _polar(angle: float, far: float) -> Point:
    return far * math.sin(math.radians(angle)), -far * math.cos(math.radians(angle))


def _wheels(ink: str, gold: str) -> list[Item]:
    """Wheels that run through one another."""
    wheel = (Shape(paths.ellipse(0, -6.5, 6.3), None, Stroke(gold, 0.16)),)
    dark = (Shape(paths.ellipse(0, -9.4, 3.45), None, Stroke(ink, 0.13)),)
    return [
        *(Group(wheel, turned(15.0 * k)) for k in range(24)),
        *(Group(dark, turned(15.0 * k + 7.5)) for k in range(24)),
    ]


def _picks(metal: str, paper: str) -> list[Item]:
    """Miners' picks, head outwards, and lamps' flames between them."""
    head = outline("M-1.5 .1 C-.9 -.75 .9 -.75 1.5 .1 C.8 -.25 -.8 -.25 -1.5 .1 Z")
    shaft = outline("M-.16 -.7 L.16 -.7 L.16 1 L-.16 1 Z")
    flame = outline("M0 -.7 C.5 -.1 .45 .5 0 .6 C-.45 .5 -.5 -.1 0 -.7 Z")
    return [
        Shape(joined([_all(head, 24, _RING), _all(shaft, 24, _RING)]), paper),
        Shape(_all(flame, 24, _RING, 7.5), metal),
    ]


def _edged(edge: Path, ink: str, metal: str, paper: str) -> list[Item]:
    """A medal's outline in metal, on paper that keeps it clear of the ground."""
    return [
        Shape(edge, None, Stroke(paper, 1.4, "round", "round")),
        Shape(edge, metal, Stroke(ink, 0.24, "round", "round")),
    ]


def _cogs(ink: str, metal: str, paper: str) -> list[Item]:
    """The teeth of a miners' wheel."""
    tooth = ((-3.9, 21.5), (-2.9, 23.0), (2.9, 23.0), (3.9, 21.5))
    corners = [_polar(15 * k + angle, far) for k in range(24) for angle, far in tooth]
    return _edged(closed(corners), ink, metal, paper)
