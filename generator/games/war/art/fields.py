"""The watermark of a number card: a medal in the paper that each house has struck in its own way.
Miners' is a toothed wheel about a chain, minters' a setting of facets about coins, keepers' a lace
about ribbons and keyholes, sentinels' a ring of spearheads about mail.

All four have one size and one tone, so that pips stand clear on them; the paper round is bare.
Origin: the medal's centre; a half turn changes nothing. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import Point, rounded
from generator.drawing import paths
from generator.drawing.drawing import Path, Segment, Shape, Stroke
from generator.games.war.art.weaves import Weave, woven

#: How much of its tint a medal's lines have, so that all four are equally dark, and its ground.
_LINES = {"clubs": 0.78, "diamonds": 0.76, "hearts": 0.74, "spades": 0.78}
_GROUNDS = {"clubs": 0.13, "diamonds": 0.15, "hearts": 0.12, "spades": 0.23}
#: How much smaller than the whole medal its net is and the ring round that, and how deep cuts go
#: into its edge.
_NET, _RING, _DEEP = 3.5, 2.5, 1.6


@ornament(radius=(8, 100))
def house_medal(*, suit: str, radius: float, tint: Colour, gold: Colour, paper: Colour) -> Items:
    """The watermark of a suit's house, `radius` mm to its edge: pale, so that pips stand clear of
    it."""
    line, thread, ground = _tones(suit, tint, gold, paper)
    main, fine = _woven(suit, radius - _NET)
    return [
        Shape(_EDGES[suit](radius), ground, Stroke(line, 0.2, "round", "round")),
        Shape(paths.ellipse(0, 0, radius - _RING), paper, Stroke(line, 0.2)),
        Shape(paths.ellipse(0, 0, radius - _NET), ground, Stroke(line, 0.14)),
        Shape(fine, None, Stroke(thread, 0.16)),
        Shape(main, None, Stroke(line, 0.18)),
    ]


def _tones(suit: str, tint: str, gold: str, paper: str) -> tuple[str, str, str]:
    """Of a house's lines, gold threads and grounds."""
    if suit not in _LINES:
        raise TypeError(f"{suit!r} is no house: {', '.join(_LINES)}")
    return (
        mixed(tint, paper, _LINES[suit]),
        mixed(gold, paper, 0.75),
        mixed(tint, paper, _GROUNDS[suit]),
    )


@lru_cache(maxsize=8)
def _woven(suit: str, radius: float) -> Weave:
    main, fine = woven(suit, radius, radius)
    return _within(main, radius), _within(fine, radius)


def _within(path: Path, radius: float) -> Path:
    """The lines of a path inside a disc: cut here, once, for a clip is slow to paint on
    every card."""
    out: list[Segment] = []
    at = start = (0.0, 0.0)
    for kind, *numbers in path.segments:
        if kind == "M":
            at = start = (numbers[0], numbers[1])
            continue
        ends = [*zip(numbers[::2], numbers[1::2], strict=True)] or [start]
        if len(ends) == 1:
            ends = [_between(at, ends[0], 1 / 3), _between(at, ends[0], 2 / 3), ends[0]]
        _cut([at, *ends], radius, out)
        at = ends[-1]
    return rounded(out)


def _cut(curve: list[Point], radius: float, out: list[Segment]) -> None:
    """What of a cubic lies in the disc, to 0.12 mm; appended to what is there."""
    far = [math.hypot(x, y) for x, y in curve]
    if max(far) <= radius:
        if not out or math.dist(out[-1][-2:], curve[0]) > 1e-6:
            out.append(("M", *curve[0]))
        out.append(("C", *curve[1], *curve[2], *curve[3]))
        return
    xs, ys = [x for x, _ in curve], [y for _, y in curve]
    long = max(max(xs) - min(xs), max(ys) - min(ys))
    if long > 0.12 and min(far) <= radius + long:
        a, b, c, d = curve
        ab, bc, cd = _between(a, b, 0.5), _between(b, c, 0.5), _between(c, d, 0.5)
        abc, bcd = _between(ab, bc, 0.5), _between(bc, cd, 0.5)
        middle = _between(abc, bcd, 0.5)
        _cut([a, ab, abc, middle], radius, out)
        _cut([middle, bcd, cd, d], radius, out)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


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
    return _edge(radius, 3.9, (0.22, _DEEP), (0.29, 0.2), (0.71, 0.2), (0.78, _DEEP))


def _facets(radius: float) -> Path:
    """Points of cut stone."""
    return _edge(radius, 2.8, (-0.5, _DEEP), (0.0, 0.0))


def _scallops(radius: float) -> Path:
    """A hem of lace."""
    return _edge(radius, 3.3, (-0.46, 1.4), (-0.6, -0.4, 0.6, -0.4, 0.46, 1.4))


def _spears(radius: float) -> Path:
    """Heads of spears; a pip's own tip stands between two of them."""
    return _edge(radius, 4.2, (-0.4, 0.7, -0.14, 1.2, 0.0, _DEEP), (0.14, 1.2, 0.4, 0.7, 0.5, -0.6))


_EDGES: dict[str, Callable[[float], Path]] = {
    "clubs": _cogs, "diamonds": _facets, "hearts": _scallops, "spades": _spears,
}  # fmt: skip
