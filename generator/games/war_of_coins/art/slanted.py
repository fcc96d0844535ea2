"""Things that stand on blocks seen from above one corner, as the blocks are: a chest and a coin.

A face of such a thing is drawn flat and slanted. Lengths in mm; both docstrings name the origin.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import Point, closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Matrix, Path, Shape, Stroke

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.vessels import Lacquer

#: How far a slanted edge goes across and how far it rises, a mm.
ACROSS, RISE = math.cos(math.radians(30)), math.sin(math.radians(30))
#: Flat to slanted: a face that looks to the lower left, and one that looks to the lower right.
LEFT: Matrix = (ACROSS, RISE, 0, 1, 0, 0)
RIGHT: Matrix = (ACROSS, -RISE, 0, 1, 0, 0)

#: A chest's length, breadth, height without its lid, and how high its lid is above that.
_LONG, _BROAD, _HIGH, _LID = 29.0, 17.0, 14.6, 8.6
#: How much of its mat is seen on each side.
_MARGIN = 2.3
#: Where its two straps begin, from its nearest corner along its front, and how wide they are.
_STRAPS, _STRAP = (4.4, 21.6), 3.0
#: The middle of its front, where its seal is.
CHEST_SEAL: Matrix = (*LEFT[:4], -ACROSS * _LONG / 2, -RISE * _LONG / 2 - 0.72 * _HIGH)


def _at(along: float, deep: float, high: float) -> Point:
    """`along` the front from the nearest corner, `deep` behind the front, `high` above the foot."""
    return ACROSS * (deep - along), -RISE * (deep + along) - high


def _arch(along: float, first: float, last: float) -> list[Point]:
    """The lid's bow between two angles: from 0 at the front to 180 at the back."""
    half, steps = _BROAD / 2, 12
    angles = [math.radians(first + (last - first) * k / steps) for k in range(steps + 1)]
    return [_at(along, half - half * math.cos(a), _HIGH + _LID * math.sin(a)) for a in angles]


#: Where the lid's far side begins to hide behind its near one.
_CREST = 180 - math.degrees(math.atan2(_BROAD, 2 * _LID))


def _over(start: float, end: float) -> Path:
    """A band over the lid, across all of it that is seen."""
    return closed([*_arch(start, 0, _CREST), *_arch(end, _CREST, 0)])


def _front(start: float, end: float, low: float, high: float) -> Path:
    return closed([_at(start, 0, low), _at(start, 0, high), _at(end, 0, high), _at(end, 0, low)])


def chest_shadow() -> Path:
    """What a chest keeps from the light that comes from the left: a strip beside its end."""
    return closed([_at(1, 0, 0), _at(1, _BROAD, 0), _at(-_MARGIN, _BROAD, 0), _at(-_MARGIN, 0, 0)])


def chest_mat(one: Lacquer) -> list[Item]:
    """A mat that a chest stands on, of which so much is seen about the chest that it stands on one
    level."""
    corners = (
        (-_MARGIN, -_MARGIN), (_LONG + _MARGIN, -_MARGIN),
        (_LONG + _MARGIN, _BROAD + _MARGIN), (-_MARGIN, _BROAD + _MARGIN),
    )  # fmt: skip
    edge, top = (closed([_at(*corner, high) for corner in corners]) for high in (-0.9, 0.0))
    return [one.part(edge, one.dull), one.part(top, one.paper)]


def lying_coin(x: float, y: float, radius: float, gold: str, ink: str) -> list[Item]:
    """A coin that lies flat on a block, its middle at (x, y); its square hole lies as the block's
    edges do."""
    flat, hole = math.tan(math.radians(30)), 0.42 * radius
    rim = Stroke(ink, 0.6)
    across, deep = hole, flat * hole
    return [
        Shape(paths.ellipse(x, y + 1.1, radius, flat * radius), gold, rim),
        Shape(paths.ellipse(x, y, radius, flat * radius), gold, rim),
        Shape(closed([(x - across, y), (x, y - deep), (x + across, y), (x, y + deep)]), ink),
    ]


def chest(one: Lacquer) -> list[Item]:
    """A chest with a bowed lid, bound with gold; the origin is its nearest corner."""
    end = [_at(0, 0, 0), *_arch(0, 0, 180), _at(0, _BROAD, 0)]
    side = closed(end)
    rim = [_at(0, 0, _HIGH - 1.4), _at(0, 0, _HIGH + 1.4), _at(0, _BROAD, _HIGH + 1.4),
           _at(0, _BROAD, _HIGH - 1.4)]  # fmt: skip
    grain = joined(paths.line(*_at(0, 0, h), *_at(_LONG, 0, h)) for h in (_HIGH / 3, 2 * _HIGH / 3))
    boards = joined(
        paths.line(*_at(0, 0, h), *_at(0, _BROAD, h)) for h in (_HIGH / 3, 2 * _HIGH / 3)
    )
    nails = joined(
        paths.ellipse(*_at(u + _STRAP / 2, 0, h), 0.5) for u in _STRAPS for h in (2.4, 6.4, 10.4)
    )
    fold = Stroke(mixed(one.ink, one.red, 0.62), 0.45)
    corners = [
        closed([_at(0, 0, 0), _at(4.4, 0, 0), _at(0, 0, 5)]),
        closed([_at(_LONG, 0, 0), _at(_LONG - 4.4, 0, 0), _at(_LONG, 0, 5)]),
        closed([_at(0, 0, 0), _at(0, 4, 0), _at(0, 0, 5)]),
        closed([_at(0, _BROAD, 0), _at(0, _BROAD - 4, 0), _at(0, _BROAD, 5)]),
    ]
    return [
        one.part(side, one.shade),
        Shape(boards, None, Stroke(mixed(one.ink, one.red, 0.7), 0.45)),
        one.part(_front(0, _LONG, 0, _HIGH), one.red),
        Shape(grain, None, fold),
        *(one.part(_front(u, u + _STRAP, 0, _HIGH), one.gold, 0.6) for u in _STRAPS),
        *(one.part(corner, one.dull, 0.6) for corner in corners),
        one.part(_over(0, _LONG), one.red),
        *(one.part(_over(u, u + _STRAP), one.gold, 0.6) for u in _STRAPS),
        Shape(nails, one.ink),
        one.part(closed(rim), one.dull, 0.6),
        one.part(_front(0, _LONG, _HIGH - 1.4, _HIGH + 1.4), one.gold, 0.6),
    ]


def _round(radius: float, angles: Sequence[float]) -> list[Point]:
    a, b, c, d, _, _ = RIGHT
    turns = [
        (radius * math.cos(math.radians(t)), radius * math.sin(math.radians(t))) for t in angles
    ]
    return [(a * x + c * y, b * x + d * y) for x, y in turns]


def milled_edge(radius: float, thick: float) -> tuple[Path, Path]:
    """What is seen of the edge of a coin that looks to the lower right, and its mills: behind its
    face, whose middle is the origin."""
    seen = range(135, 316, 5)
    back = (-ACROSS * thick, -RISE * thick)
    near = _round(radius, seen)
    far = [(x + back[0], y + back[1]) for x, y in near]
    mills = joined(paths.line(*a, *b) for a, b in list(zip(near, far, strict=True))[1:-1:2])
    return closed([*near, *far[::-1]]), mills
