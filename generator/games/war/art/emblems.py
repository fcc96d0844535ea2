"""What each of the four houses strikes into its medal: miners their picks and blocks, minters a cut
stone and coins, keepers their keys and hearts, sentinels their spears about a shield. Where pips
leave no room for that, its tools alone, crossed, and nothing round that might pass for a pip.

Each is a ring of four tools that point outwards, so that a half turn changes nothing; another ring
stands between them. Origin: the medal's centre; drawn for a field as
large as `FIELD`. Lengths in mm.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from generator.art.outlines import closed, joined, outline, placed, symmetric, united, without
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke, moved, scaled, times, turned
from generator.games.war.art.suits import suit_path

#: The radius of the field that all are drawn for.
FIELD = 17.0


@dataclass(frozen=True, slots=True)
class Tones:
    """A medal's colours: of its lines, the gold threads, the sunken ground and the paper."""

    line: str
    thread: str
    ground: str
    paper: str


def ring_of(one: Path, count: int, far: float, start: float = 0.0) -> Path:
    """So many of a shape, its top outwards, `far` mm from the middle; the first `start` degrees
    clockwise from the top."""
    return joined(
        placed(one, times(turned(360 * k / count + start), moved(0, -far))) for k in range(count)
    )


def _struck(path: Path, tones: Tones, line: float = 0.25) -> Shape:
    """A raised thing: paper with an edge."""
    return Shape(path, tones.paper, Stroke(tones.line, line, "round", "round"))


def boss(tones: Tones, radius: float) -> list[Item]:
    """A coin over the middle."""
    return [
        _struck(paths.ellipse(0, 0, radius), tones),
        Shape(paths.ellipse(0, 0, radius - 0.7), tones.ground, Stroke(tones.thread, 0.2)),
        _struck(paths.ellipse(0, 0, 0.36 * radius), tones),
    ]


_PICK = outline(
    "M-5.6 2.1 C-4.3 -.7 -2 -1.5 0 -1.5 C2 -1.5 4.3 -.7 5.6 2.1 C3.6 .9 1.7 .7 0 .7 "
    "C-1.7 .7 -3.6 .9 -5.6 2.1 Z"
)
_SOCKET = outline("M-1.1 -1.9 L1.1 -1.9 L1.1 1.1 L-1.1 1.1 Z")
_BITS = "L2.9 4.2 L2.9 5.3 L1.9 5.3 L1.9 6.3 L2.9 6.3 L2.9 7.4 L.6 7.4"
_COLLAR = outline("M-1.2 -.5 L1.2 -.5 L1.2 .5 L-1.2 .5 Z")
_SPEAR = symmetric("M0 -4.2 C.3 -2.6 2.1 -.9 2.1 .8 C2.1 1.9 1.2 2.4 .7 2.6 L.7 3.4 L0 3.4")
_RIB = outline("M0 -3 L0 2.2")


def _picks(tones: Tones) -> list[Item]:
    """Four picks, a block between each two."""
    shaft = outline("M-.55 -2.5 L.55 -2.5 L.75 11.5 L-.75 11.5 Z")
    cube = closed(
        [(3.1 * math.sin(k * math.pi / 3), -3.1 * math.cos(k * math.pi / 3)) for k in range(6)]
    )
    seams = outline("M-2.68 -1.55 L0 0 L2.68 -1.55 M0 0 L0 3.1")
    blocks: list[Item] = [
        _struck(ring_of(cube, 4, 11.6), tones),
        Shape(ring_of(seams, 4, 11.6), None, Stroke(tones.thread, 0.2, "round", "round")),
    ]
    return [
        *blocks,
        _struck(ring_of(shaft, 4, 13.0, 45), tones),
        _struck(ring_of(_PICK, 4, 13.6, 45), tones),
        _struck(ring_of(_SOCKET, 4, 13.6, 45), tones),
        *boss(tones, 4.0),
    ]


def _facets(tones: Tones) -> list[Item]:
    """A cut stone of eight points, one side of each in shade, and four coins about it."""

    def point(long: float, half: float, base: float, side: int) -> Path:
        return closed([(0, -long), (side * half, -base), (0, 0)])

    coin = paths.ellipse(0, 0, 2.5)
    hole = outline("M-.75 -.75 L.75 -.75 L.75 .75 L-.75 .75 Z")
    out: list[Item] = []
    for long, half, base, start in ((11.2, 2.6, 6.2, 45), (15.4, 3.6, 5.4, 0)):
        out += [
            _struck(ring_of(point(long, half, base, -1), 4, 0, start), tones),
            Shape(
                ring_of(point(long, half, base, 1), 4, 0, start),
                tones.ground,
                Stroke(tones.line, 0.2, "round", "round"),
            ),
        ]
    coins: list[Item] = [
        _struck(ring_of(coin, 4, 13.7, 45), tones),
        Shape(ring_of(paths.ellipse(0, 0, 1.8), 4, 13.7, 45), None, Stroke(tones.thread, 0.2)),
        Shape(ring_of(hole, 4, 13.7, 45), tones.ground, Stroke(tones.line, 0.16)),
    ]
    return [
        *out,
        *coins,
        _struck(paths.ellipse(0, 0, 4.4), tones),
        Shape(paths.ellipse(0, 0, 3.6), tones.ground, Stroke(tones.thread, 0.2)),
        _struck(placed(hole, times(turned(45), scaled(1.7))), tones),
    ]


def _keys(tones: Tones) -> list[Item]:
    """Four keys whose bows are hearts, a heart between each two."""
    shaft = outline(f"M-.6 -2.2 L.6 -2.2 L.6 4.2 {_BITS} L.6 10 L-.6 10 Z")
    between: list[Item] = [
        _struck(ring_of(suit_path("hearts", 5.2), 4, 12.6), tones),
        Shape(ring_of(suit_path("hearts", 3.4), 4, 12.6), None, Stroke(tones.thread, 0.2)),
    ]
    return [
        _struck(ring_of(shaft, 4, 10.6, 45), tones),
        _struck(ring_of(suit_path("hearts", 7.0), 4, 13.4, 45), tones),
        Shape(
            ring_of(suit_path("hearts", 3.6), 4, 13.6, 45), tones.ground, Stroke(tones.line, 0.2)
        ),
        _struck(ring_of(_COLLAR, 4, 9.2, 45), tones),
        *between,
        *boss(tones, 3.6),
    ]


def _spears(tones: Tones) -> list[Item]:
    """Eight spears behind a round shield, each second a long one."""
    shaft = outline("M-.5 0 L.5 0 L.5 12 L-.5 12 Z")
    blade = symmetric("M0 -4.6 L1.1 -2.6 L1.1 5 L0 5")
    rivets = ring_of(paths.ellipse(0, 0, 0.42), 16, 6.6)
    short: list[Item] = [
        _struck(ring_of(blade, 4, 11.4), tones),
        Shape(ring_of(outline("M0 -3.2 L0 5"), 4, 11.4), None, Stroke(tones.thread, 0.2)),
    ]
    return [
        *short,
        _struck(ring_of(shaft, 4, 12.0, 45), tones),
        _struck(ring_of(_SPEAR, 4, 12.6, 45), tones),
        Shape(ring_of(_RIB, 4, 12.6, 45), None, Stroke(tones.thread, 0.2)),
        _struck(paths.ellipse(0, 0, 7.6), tones),
        Shape(paths.ellipse(0, 0, 5.6), tones.ground, Stroke(tones.line, 0.2)),
        Shape(rivets, tones.line),
        *boss(tones, 3.0),
    ]


#: suit -> what its medal bears, in its tones.
EMBLEMS: dict[str, Callable[[Tones], list[Item]]] = {
    "clubs": _picks, "diamonds": _facets, "hearts": _keys, "spades": _spears,
}  # fmt: skip


def _crossed(head: Path, far: float, tones: Tones, half: float = 0.55) -> list[Item]:
    """Two long tools crossed in the middle, a head at each end."""
    shaft = closed([(-half, -far), (half, -far), (half, far), (-half, far)])
    return [
        *(_struck(placed(shaft, turned(angle)), tones) for angle in (45, 135)),
        _struck(ring_of(head, 4, far, 45), tones),
    ]


def _crossed_picks(tones: Tones) -> list[Item]:
    return [
        *_crossed(placed(_PICK, scaled(0.62)), 13.2, tones, 0.5),
        _struck(ring_of(placed(_SOCKET, scaled(0.7)), 4, 13.2, 45), tones),
    ]


def _slender_stone(tones: Tones) -> list[Item]:
    """A stone of four long points and four short ones."""
    out: list[Item] = []
    for long, half, base, start in ((6.4, 1.9, 3.4, 0), (16.2, 2.5, 4.4, 45)):
        for side, fill in ((-1, tones.paper), (1, tones.ground)):
            point = ring_of(closed([(0, -long), (side * half, -base), (0, 0)]), 4, 0, start)
            out.append(Shape(point, fill, Stroke(tones.line, 0.2, "round", "round")))
    return out


def _crossed_keys(tones: Tones) -> list[Item]:
    """Four keys, bits together. Their bows have leaves: hearts would be taken for pips."""
    bits = "L2.4 2.4 L2.4 3.2 L1.6 3.2 L1.6 4.1 L2.4 4.1 L2.4 4.9 L.6 4.9"
    shaft = outline(f"M-.6 .6 L.6 .6 L.6 2.4 {bits} L.6 13 L-.6 13 Z")
    leaves = (paths.ellipse(1.6 * x, 1.6 * y, 1.5) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    bow = without(united(*leaves), outline("M0 -1.6 L1.6 0 L0 1.6 L-1.6 0 Z"))
    return [
        _struck(ring_of(shaft, 4, 12.4, 45), tones),
        _struck(ring_of(bow, 4, 13.6, 45), tones),
        _struck(ring_of(_COLLAR, 4, 10.6, 45), tones),
    ]


def _crossed_spears(tones: Tones) -> list[Item]:
    return [
        *_crossed(placed(_SPEAR, scaled(0.8)), 13.0, tones, 0.45),
        Shape(ring_of(placed(_RIB, scaled(0.8)), 4, 13.0, 45), None, Stroke(tones.thread, 0.2)),
    ]


#: suit -> its tools alone.
TOOLS: dict[str, Callable[[Tones], list[Item]]] = {
    "clubs": _crossed_picks, "diamonds": _slender_stone, "hearts": _crossed_keys,
    "spades": _crossed_spears,
}  # fmt: skip
