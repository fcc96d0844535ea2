"""Court cards drawn small, as in a fan on the box: no line is finer than prints.

Origin: the card's centre; the upper figure with its sash, without frame and index.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from generator.art import Colour, Items, ornament
from generator.art.chains import chain_sash
from generator.drawing.drawing import Group, Item, Path, Shape
from generator.games.war.art.courts.cards import court_half
from generator.games.war.art.courts.seen import beside

#: How wide a window is, and how high the sash.
_SASH = (47.5, 5.0, 2.4)
#: A filled shape of few segments and thinner than a line is one.
_FEW = 6


@ornament(least=(0.0, 2.0), splay_deg=(0, 90), reach=(0, 1000))
def small_court(
    *,
    rank: str,
    suit: str,
    ink: Colour,
    sign: Colour,
    tint: Colour,
    gold: Colour,
    bright: Colour,
    wash: Colour,
    paper: Colour,
    least: float,
    splay_deg: float = 0.0,
    reach: float = 0.0,
) -> Items:
    """The upper half of a Jack, Queen or King, whose lines are `least` wide or wider. If the next
    card of a fan lies over it, turned by `splay_deg` about a point `reach` mm below the middle,
    what that one covers is left out."""
    half = court_half(
        rank=rank, suit=suit, ink=ink, sign=sign, tint=tint, gold=gold, bright=bright, wash=wash,
        paper=paper,
    )  # fmt: skip
    wide, high, size = _SASH
    sash = chain_sash(width=wide, height=high, size=size, metal=gold, ink=ink, line=gold)
    drawn = [Group(tuple(_sturdy(tuple(half), least))), *_sturdy(tuple(sash), least)]
    # What is left of a shape of many lines may be one, and thinner than prints.
    return _sturdy(beside(drawn, splay_deg, reach), least) if splay_deg else drawn


def _sturdy(items: Sequence[Item], least: float) -> list[Item]:
    """The items with lines `least` wide, and without shapes that would be thinner lines."""
    out: list[Item] = []
    for item in items:
        if isinstance(item, Group):
            a, b, c, d = item.matrix[:4]
            across = min(math.hypot(a, b), math.hypot(c, d)) or 1.0
            within = tuple(_sturdy(item.items, least / across))
            out.append(replace(item, items=within))
        elif not isinstance(item, Shape):
            out.append(item)
        elif (line := item.stroke) is not None and line.width > 0:
            line = replace(line, width=max(least, line.width))
            out.append(replace(item, path=_coarse(item.path), stroke=line))
        elif not _sliver(item, least):
            out.append(replace(item, path=_coarse(item.path)))
    return out


def _coarse(path: Path) -> Path:
    """A path in hundredths of a mm, drawn so small that no eye tells them from thousandths; one of
    few segments may be a line, and stays as thick as it is."""
    if len(path.segments) <= _FEW:
        return path
    return Path(tuple((s[0], *(round(v, 2) + 0.0 for v in s[1:])) for s in path.segments))


def _sliver(shape: Shape, least: float) -> bool:
    box = shape.path.bounds() if len(shape.path.segments) <= _FEW else None
    return box is not None and min(box.w, box.h) < least
