"""The medals of three aces, each struck by its house: miners' picks and wheels, minters' coins and
straight cuts, keepers' keyholes and rays. The fourth ace has its duty spade.

Origin: the card's centre. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.outlines import Point, closed, joined, outline, symmetric
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
from generator.games.war.art.suits import engraved_suit, suit_path, sunken

#: The house's ring is enamel between these two; words stand inside of it.
_RIM, _BAND = 19.6, 16.7
_RING = (_RIM + _BAND) / 2
#: How far the ornament behind the sign reaches; words stand outside of it.
_FIELD = 12.9


@ornament
def ace_medal(*, suit: str, ink: Colour, gold: Colour, metal: Colour, paper: Colour) -> Items:
    """The medal of clubs, diamonds or hearts, r 20 to its edge, open for words at r 14.1: `metal`
    in its ring, lines of `gold` in its field."""
    if suit not in _HOUSES:
        raise TypeError(f"{suit!r} has no medal: {', '.join(_HOUSES)}")
    ring = paths.ellipse(0, 0, _RIM) + paths.ellipse(0, 0, _BAND, hole=True)
    ring_of, field_of, edge_of = _HOUSES[suit]
    return [
        *edge_of(ink, metal, paper),
        Shape(paths.ellipse(0, 0, 20.7), paper, Stroke(ink, 0.2)),
        Shape(paths.ellipse(0, 0, 20.2), None, Stroke(ink, 0.15)),
        Shape(ring, ink),
        *ring_of(ink, metal, paper),
        Shape(paths.ellipse(0, 0, _RIM - 0.35), None, Stroke(metal, 0.15)),
        Shape(paths.ellipse(0, 0, _BAND + 0.35), None, Stroke(metal, 0.15)),
        Shape(paths.ellipse(0, 0, 16.3), None, Stroke(ink, 0.15)),
        Shape(paths.ellipse(0, 0, 13.3), None, Stroke(ink, 0.15)),
        *field_of(ink, gold, paper),
    ]


@ornament(size=(0.1, 300))
def ace_sign(*, suit: str, size: float, ink: Colour, metal: Colour, paper: Colour) -> Items:
    """A great engraved sign with lines of paper, ink and paper round it, and of metal inside."""
    sign = suit_path(suit, size)
    rounds = [(paper, 3.4), (ink, 2.3), (paper, 1.5)]
    return [
        *(Shape(sign, None, Stroke(colour, w, "round", "round")) for colour, w in rounds),
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


def _wheels(ink: str, gold: str, paper: str) -> list[Item]:
    """Wheels that run through one another."""
    wheel = (Shape(paths.ellipse(0, -6.5, 6.3), None, Stroke(gold, 0.16)),)
    dark = (Shape(paths.ellipse(0, -9.4, 3.45), None, Stroke(ink, 0.13)),)
    return [
        *(Group(wheel, turned(15.0 * k)) for k in range(24)),
        *(Group(dark, turned(15.0 * k + 7.5)) for k in range(24)),
    ]


def _picks(ink: str, metal: str, paper: str) -> list[Item]:
    """Miners' picks, head outwards, and lamps' flames between them."""
    head = outline("M-1.5 .1 C-.9 -.75 .9 -.75 1.5 .1 C.8 -.25 -.8 -.25 -1.5 .1 Z")
    shaft = outline("M-.16 -.7 L.16 -.7 L.16 1 L-.16 1 Z")
    flame = outline("M0 -.7 C.5 -.1 .45 .5 0 .6 C-.45 .5 -.5 -.1 0 -.7 Z")
    return [
        Shape(joined([_all(head, 24, _RING), _all(shaft, 24, _RING)]), paper),
        Shape(_all(flame, 24, _RING, 7.5), metal),
    ]


def _cuts(ink: str, gold: str, paper: str) -> list[Item]:
    """A star of straight cuts as on a gem."""
    star = closed([_polar(360 * 11 * k / 32, _FIELD) for k in range(32)])
    inner = closed([_polar(360 * 7 * k / 16, 12.1) for k in range(16)])
    return [
        Shape(star, None, Stroke(gold, 0.16)),
        Shape(inner, None, Stroke(ink, 0.12)),
        Shape(_all(paths.regular(0, 0, 0.42, 4), 32, _FIELD), ink),
    ]


def _coins(ink: str, metal: str, paper: str) -> list[Item]:
    """Minters' coins, of metal and of paper in turns, each with its square hole."""
    coin, hole = paths.ellipse(0, 0, 0.95), paths.regular(0, 0, 0.5, 4, 45)
    return [
        Shape(_all(coin, 25, _RING), metal),
        Shape(_all(coin, 25, _RING, 7.2), paper),
        Shape(_all(hole, 50, _RING), ink),
        Shape(_all(paths.ellipse(0, 0, 0.72), 50, _RING), None, Stroke(ink, 0.1)),
    ]


def _rays(ink: str, gold: str, paper: str) -> list[Item]:
    """Rays that go out from the heart, long and short."""
    rays = []
    for k in range(72):
        angle, far = 5.0 * k, (_FIELD, 10.8, 11.8, 10.8)[k % 4]
        rays.append(closed([_polar(angle - 1.25, 4), _polar(angle, far), _polar(angle + 1.25, 4)]))
    return [
        Shape(joined(rays), gold),
        Shape(_all(paths.ellipse(0, 0, 0.26), 36, _FIELD, 5.0), ink),
    ]


def _keyholes(ink: str, metal: str, paper: str) -> list[Item]:
    """Keepers' hearts, and keyholes of metal between them."""
    hole = symmetric("M0 -.8 C.36 -.8 .55 -.55 .55 -.28 C.55 -.05 .4 .1 .22 .2 L.42 .85 L0 .85")
    return [
        Shape(_all(suit_path("hearts", 1.6), 28, _RING), paper),
        Shape(_all(hole, 28, _RING, 180 / 28), metal),
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


def _facets(ink: str, metal: str, paper: str) -> list[Item]:
    """The points of a cut gem, one half of each in the shade."""
    corners = [_polar(11.25 * k, 20.6 if k % 2 else 23.2) for k in range(32)]
    shade = joined(
        closed([_polar(22.5 * k, 23.2), _polar(22.5 * k + 11.25, 20.6), _polar(22.5 * k, 20.6)])
        for k in range(16)
    )
    return [*_edged(closed(corners), ink, metal, paper), Shape(shade, ink)]


def _scallops(ink: str, metal: str, paper: str) -> list[Item]:
    """The scallops of a keepers' lace, a bead in each."""
    scallops = _all(paths.ellipse(0, 0, 2.32), 28, 20.6)
    beads = _all(paths.ellipse(0, 0, 0.42), 28, 21.8)
    return [*_edged(scallops, ink, metal, paper), Shape(beads, ink)]


_Part = Callable[[str, str, str], list[Item]]
#: What each house strikes in the ring, in the field, and as the medal's edge.
_HOUSES: dict[str, tuple[_Part, _Part, _Part]] = {
    "clubs": (_picks, _wheels, _cogs),
    "diamonds": (_coins, _cuts, _facets),
    "hearts": (_keyholes, _rays, _scallops),
}
