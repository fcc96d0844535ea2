"""What shines behind a head: rays, and a reeded coin for a halo whose ring each house fills in its
own way: miners with lace, minters with coins, keepers with hearts, sentinels with spears."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art.engraving import spans
from generator.art.outlines import (
    closed,
    flattened,
    inset,
    joined,
    outline,
    outset,
    symmetric,
    without,
)
from generator.art.rosettes import wave
from generator.drawing import paths
from generator.drawing.drawing import Matrix, Path, moved, times, turned
from generator.games.war.art.courts.figures import FINE, PLAIN, Layer, fan
from generator.games.war.art.suits import suit_path

#: The middle of the head and of its halo; the middle of the halo's ring is so many mm from there.
HEAD = (0.0, -20.0)
_RING = 10.55
#: Where its middle ends.
_INNER = 8.9
#: How far a sign in the ring reaches from its middle, and how much of it must show.
_REACH, _SHOWN = 1.2, 0.87
#: A piece of the halo that the figure leaves and that is no longer than this is paper.
_SCRAP = 3.4
#: Where the halo is narrower than this between parts of the figure, it is paper.
_THIN = 1.0

#: Houses whose tint is near to the gold and to the skin of their people: their rays are finer, so
#: that figures stand out.
_FINE = ("clubs", "diamonds")

#: Whether so much of a sign about a place shows beside the figure.
_Shows = Callable[[float, float], bool]


def gloom(front: Path) -> tuple[Layer, ...]:
    """Of him who weeps: rays alone, and but the pale middle of a halo."""
    x, y = HEAD
    return (
        Layer(fan(x, y, 9.6, 31.0, 120, _ray), "tint"),
        Layer(paths.ellipse(x, y, _INNER), "wash", "ink", FINE),
        _shine(),
        *_scraps(front, _INNER + 0.1),
    )


def _ray(k: int) -> float:
    return 0.0175 if k % 2 else 0.009


def _fine(k: int) -> float:
    return _ray(k) / 2


def _shine() -> Layer:
    """Fine rays in a halo's middle, about the face."""
    return Layer(fan(*HEAD, 5.2, _INNER - 0.4, 60, lambda k: 0.009), "bright")


def glory(front: Path, house: str = "") -> tuple[Layer, ...]:
    """Rays and halo of a house, by its suit; without one have the lozenges of Harlequin. Signs of
    which the figure in `front` would leave but a slice are left out."""
    contours = flattened(front, 0.05)

    def shows(x: float, y: float) -> bool:
        hidden = whole = 0.0
        rows = (-0.8, -0.4, 0.0, 0.4, 0.8)
        covered = spans(contours, [y + _REACH * row for row in rows])
        for row, pieces in zip(rows, covered, strict=True):
            half = _REACH * math.sqrt(1 - row * row)
            whole += 2 * half
            for left, right in pieces:
                hidden += max(0.0, min(x + half, right) - max(x - half, left))
        return hidden <= (1 - _SHOWN) * whole

    x, y = HEAD
    reeds = fan(x, y, 12.45, 12.95, 96, lambda k: 0.0078)
    return (
        Layer(fan(x, y, 13.5, 31.0, 120, _fine if house in _FINE else _ray), "tint"),
        Layer(paths.ellipse(x, y, 13.1), "wash", "ink", PLAIN),
        Layer(reeds, "ink"),
        Layer(paths.ellipse(x, y, 12.2), None, "ink", FINE),
        *_RINGS[house](shows),
        _shine(),
        Layer(paths.ellipse(x, y, _INNER), None, "ink", FINE),
        *_scraps(front, 13.3),
    )


def _scraps(front: Path, halo: float) -> list[Layer]:
    """Paper over what little a figure leaves of the halo between its parts, and over slivers of
    it along a cheek or a sleeve."""
    left = without(paths.ellipse(*HEAD, halo), front)
    # Straight pieces: strokes of what was cut out of curves are more than the engine can join.
    straight = joined(closed(points) for points in flattened(left, 0.015))
    kept = [
        closed(points)
        for points in flattened(outset(inset(straight, _THIN / 2), _THIN / 2 + 0.07), 0.03)
        if max(max(values) - min(values) for values in zip(*points, strict=True)) >= _SCRAP
    ]
    return [Layer(without(left, joined(kept)), "paper", "paper", 0.16)]


def _round(count: int, radius: float = _RING, start: float = 0.0) -> list[Matrix]:
    """Places on the halo, the first on top; what is drawn upright there points outwards."""
    return [
        times(moved(*HEAD), times(turned(360 * k / count + start), moved(0, -radius)))
        for k in range(count)
    ]


def _all(one: Path, count: int, shows: _Shows, radius: float = _RING, start: float = 0.0) -> Path:
    """One sign at each place where it shows, and one beside it does: alone it would be a stray."""
    places = _round(count, radius, start)
    seen = [shows(*place[4:]) for place in places]
    return joined(
        one.through(place)
        for k, place in enumerate(places)
        if seen[k] and (seen[k - 1] or seen[(k + 1) % count])
    )


def _lace(_: _Shows) -> list[Layer]:
    x, y = HEAD
    lace = wave(10.6, 1.3, 20)
    return [
        Layer(lace, None, ink, width, (*turned(360 * k / (20 * count))[:4], x, y))
        for ink, width, count in (("bright", 0.13, 8), ("ink", 0.11, 4))
        for k in range(count)
    ]


def _coins(shows: _Shows) -> list[Layer]:
    return [
        Layer(_all(paths.ellipse(0, 0, 1.18), 28, shows), "paper", "ink", FINE),
        Layer(_all(paths.regular(0, 0, 0.56, 4, 45), 28, shows), "gold", "ink", 0.12),
        Layer(_all(paths.ellipse(0, 0, 0.2), 28, shows, 11.85, 360 / 56), "ink"),
        Layer(_all(paths.ellipse(0, 0, 0.2), 28, shows, 9.25, 360 / 56), "ink"),
    ]


def _hearts(shows: _Shows) -> list[Layer]:
    x, y = HEAD
    loop = wave(_RING, 1.25, 22, start=90)
    return [
        *(Layer(loop, None, "bright", 0.2, (*turned(360 * k / 44)[:4], x, y)) for k in range(2)),
        Layer(_all(suit_path("hearts", 1.3), 44, shows, start=360 / 88), "ink"),
    ]


def _spears(shows: _Shows) -> list[Layer]:
    spear = symmetric("M0 -1.45 L.42 -.35 L.14 -.1 L.14 1.4 L0 1.4")
    shield = outline("M-.5 -.2 L.5 -.2 C.5 .7 .3 1.1 0 1.4 C-.3 1.1 -.5 .7 -.5 -.2 Z")
    return [
        Layer(_all(spear, 36, shows), "ink"),
        Layer(_all(shield, 36, shows, start=5), "gold", "ink", 0.13),
    ]


def _lozenges(shows: _Shows) -> list[Layer]:
    tall = outline("M0 -1.35 L.62 0 L0 1.35 L-.62 0 Z")
    return [
        Layer(_all(tall, 44, shows), "mid", "ink", 0.11),
        Layer(_all(paths.ellipse(0, 0, 0.17), 44, shows, 11.55, 360 / 88), "ink"),
        Layer(_all(paths.ellipse(0, 0, 0.17), 44, shows, 9.55, 360 / 88), "ink"),
    ]


_RINGS: dict[str, Callable[[_Shows], list[Layer]]] = {
    "clubs": _lace, "diamonds": _coins, "hearts": _hearts, "spades": _spears,
    "": _lozenges,
}  # fmt: skip
