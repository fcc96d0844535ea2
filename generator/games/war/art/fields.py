"""The watermark of a number card: a medal in the paper that each house has struck in its own way.
Miners' is a toothed wheel about picks, minters' a setting of points about a cut stone, keepers' a
lace about keys, sentinels' a ring of spearheads about a shield.

All four have one size and one tone, and their field is so wide that pips lie whole in it or whole
outside of the medal: none stands on its rim, where the house's beads run. Rays as behind the courts
fill the field; the paper round is bare.
Origin: the medal's centre; a half turn changes nothing. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import Point, closed, joined, outline, rounded
from generator.drawing import paths
from generator.drawing.drawing import (
    Group,
    Item,
    Path,
    Segment,
    Shape,
    Stroke,
    scaled,
)
from generator.games.war.art.emblems import EMBLEMS, FIELD, TOOLS, Tones, boss, ring_of
from generator.games.war.art.suits import suit_path

#: How much of its tint a medal's lines have, so that all four are equally dark, and its ground.
_LINES = {"clubs": 0.9, "diamonds": 1.0, "hearts": 0.92, "spades": 0.72}
_GROUNDS = {"clubs": 0.2, "diamonds": 0.27, "hearts": 0.21, "spades": 0.17}
#: What may be struck into a field.
_BORNE = ("emblem", "tools", "nothing")
#: How much more of it the rays in the field have.
_RAYS = 1.75
#: How much smaller than the whole medal its field is and the ring round that, and how deep cuts go
#: into its edge.
_FIELD, _RING, _DEEP = 3.7, 2.3, 2.0


@ornament(radius=(8, 100))
def house_medal(
    *,
    suit: str,
    radius: float,
    tint: Colour,
    gold: Colour,
    paper: Colour,
    bears: str = "emblem",
) -> Items:
    """The watermark of a suit's house, `radius` mm to its edge: pale, so that pips stand clear of
    it. It `bears` the emblem of the house, or for many pips its tools alone, or `nothing` but a
    lesser medal."""
    if bears not in _BORNE:
        raise TypeError(f"{bears!r} is borne by no medal: {', '.join(_BORNE)}")
    tones = _tones(suit, tint, gold, paper)
    line, ground = tones.line, tones.ground
    field = radius - _FIELD
    rays = mixed(tint, paper, _RAYS * _GROUNDS[suit])
    # Amid many pips, where nothing is borne, a lesser medal lies in the middle.
    bare = [] if bears != "nothing" else _inner(suit, field, tones)
    return [
        Shape(_EDGES[suit](radius), ground, Stroke(line, 0.2, "round", "round")),
        Shape(paths.ellipse(0, 0, radius - _RING), paper, Stroke(line, 0.2)),
        Shape(_beads(suit, radius - (_FIELD + _RING) / 2), line),
        Shape(paths.ellipse(0, 0, field), ground, Stroke(line, 0.14)),
        Shape(_rays(field - 0.5), rays),
        *bare,
        Group(_borne(bears, suit, tones), scaled(field / FIELD)),
    ]


@lru_cache(maxsize=16)
def _borne(what: str, suit: str, tones: Tones) -> tuple[Item, ...]:
    """Kept, for several cards bear the same."""
    return tuple(
        EMBLEMS[suit](tones) if what == "emblem" else TOOLS[suit](tones) if what == "tools" else ()
    )


def _inner(suit: str, field: float, tones: Tones) -> list[Item]:
    """A lesser medal in the middle of a field: its edge as the great one's, beads about a coin."""
    return [
        Shape(_EDGES[suit](0.46 * field), tones.paper, Stroke(tones.line, 0.2, "round", "round")),
        Shape(paths.ellipse(0, 0, 0.36 * field), tones.ground, Stroke(tones.line, 0.14)),
        Shape(ring_of(_BEADS[suit], 12, 0.29 * field), tones.line),
        *boss(tones, 0.2 * field),
    ]


@lru_cache(maxsize=4)
def _beads(suit: str, far: float) -> Path:
    """Small signs of a house in its rim, a dot between each two."""
    dot = closed([(0, -0.2), (0.2, 0), (0, 0.2), (-0.2, 0)])
    return ring_of(_BEADS[suit], 24, far) + ring_of(dot, 24, far, 7.5)


@lru_cache(maxsize=4)
def _rays(reach: float) -> Path:
    """Wedges from the middle out to so many mm, gaps as wide between them."""
    corners = [
        [(0.0, 0.0), _polar(7.5 * k - 1.5, reach), _polar(7.5 * k + 1.5, reach)] for k in range(48)
    ]
    return joined(closed(wedge) for wedge in corners)


def _tones(suit: str, tint: str, gold: str, paper: str) -> Tones:
    """Of a house's medal, all four equally dark."""
    if suit not in _LINES:
        raise TypeError(f"{suit!r} is no house: {', '.join(_LINES)}")
    return Tones(
        line=mixed(tint, paper, _LINES[suit]),
        thread=mixed(gold, paper, 0.75),
        ground=mixed(tint, paper, _GROUNDS[suit]),
        paper=paper,
    )


def _polar(angle: float, far: float) -> Point:
    return far * math.sin(math.radians(angle)), -far * math.cos(math.radians(angle))


def _edge(radius: float, pitch: float, *one: tuple[float, ...]) -> Path:
    """A closed edge of equal pieces, about `pitch` mm each, an even number. A piece goes through
    places, or along cubics, given as pairs: shares of a pitch from its middle, and how deep under
    the edge, mm."""
    count = 2 * round(math.pi * radius / pitch)
    turn = 360 / count
    out: list[Segment] = []
    for k in range(count):
        for numbers in one:
            places = zip(numbers[::2], numbers[1::2], strict=True)
            ends = [_polar(turn * (k + at), radius - deep) for at, deep in places]
            out.append(("C" if len(ends) == 3 else "L", *(n for end in ends for n in end)))
    return rounded([("M", *out[-1][-2:]), *out, ("Z",)])


def _cogs(radius: float) -> Path:
    """The teeth of a miners' wheel; a pip's own head stands between two of them."""
    return _edge(radius, 7.2, (0.24, _DEEP), (0.3, 0.1), (0.7, 0.1), (0.76, _DEEP))


def _facets(radius: float) -> Path:
    """Points of cut stone."""
    return _edge(radius, 4.8, (-0.5, _DEEP), (0.0, 0.0))


def _scallops(radius: float) -> Path:
    """A hem of lace."""
    return _edge(radius, 6.6, (-0.47, 1.7), (-0.56, -0.6, 0.56, -0.6, 0.47, 1.7))


def _spears(radius: float) -> Path:
    """Heads of spears; a pip's own tip stands between two of them."""
    return _edge(
        radius, 8.0, (-0.36, 1.3, -0.14, 1.9, 0.0, _DEEP), (0.14, 1.9, 0.36, 1.3, 0.5, -0.6)
    )


_EDGES: dict[str, Callable[[float], Path]] = {
    "clubs": _cogs, "diamonds": _facets, "hearts": _scallops, "spades": _spears,
}  # fmt: skip


#: Of a miner a block, of a minter a stone, of a keeper a heart, of a sentinel a spear.
_BEADS: dict[str, Path] = {
    "clubs": outline("M0 -.52 L.45 -.26 L.45 .26 L0 .52 L-.45 .26 L-.45 -.26 Z"),
    "diamonds": outline("M0 -.55 L.42 0 L0 .55 L-.42 0 Z"),
    "hearts": suit_path("hearts", 0.95),
    "spades": outline(
        "M0 -.6 C.1 -.25 .42 -.05 .42 .25 L0 .55 L-.42 .25 C-.42 -.05 -.1 -.25 0 -.6 Z"
    ),
}
