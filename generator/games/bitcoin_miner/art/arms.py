"""Arms: from a shoulder over an elbow to a hand.

Lengths in mm, y down.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from generator.art.sketch import Sketch
from generator.games.bitcoin_miner.art.hands import LINE, hand
from generator.games.bitcoin_miner.art.paid import Paid

Point = tuple[float, float]
#: Where an arm is drawn: behind its body, under the goods, or over all.
Layer = Literal["behind", "under", "over"]
#: How wide a sleeve is, and a bare arm.
WIDE, BARE = 3.4, 2.5
#: How far from the shoulder's middle a sleeve gets an outline of its own.
JOINED = 1.9
#: How long an arm is from shoulder to wrist, and the shortest one that is drawn, its elbow bent
#: by so much more than it reaches.
LONG, SHORT, BENT = 19.0, 12.6, 1.1
#: By how many degrees less a hand is turned in an arm that bends inwards.
STIFF = 45.0
#: How far before the wrist a sleeve ends: its round end is under the cuff.
ENDS = 1.6
#: How far down the upper arm a short sleeve goes, as a share.
DOWN = 0.54
#: How near to the shoulder a wrist is whose forearm lies over its short sleeve; where that one's
#: own outline begins, as a share of it, and how far before the wrist it ends.
FOLDED, CROSSES, FREE = 8.0, 0.3, 2.3
#: How far up the forearm and the upper arm the elbow's curve begins, as a share.
NEAR = 0.8


@dataclass(frozen=True)
class Reach:
    """Where a wrist goes, from the neck's foot or `fixed` where everything is, and what its `hand`
    does. The elbow goes down and outwards, always (`out`) or unless the hand would turn back. The
    hand goes on as the forearm does, or turned by so many degrees from pointing up."""

    x: float
    y: float
    hand: str
    fixed: bool = False
    out: bool = False
    turn: float | None = None
    layer: Layer = "over"


def elbow(start: Point, wrist: Point, outwards: int, reach: Reach) -> tuple[Point, Point]:
    """Where an arm bends, and the wrist as near to where it goes as the arm is long; `outwards` is
    1 for the arm to the right."""
    dx, dy = wrist[0] - start[0], wrist[1] - start[1]
    far = math.hypot(dx, dy)
    if far > 0.99 * LONG:
        dx, dy = dx * 0.99 * LONG / far, dy * 0.99 * LONG / far
        wrist, far = (start[0] + dx, start[1] + dy), 0.99 * LONG
    half = min(LONG, max(SHORT, BENT * far)) / 2
    off = math.sqrt(max(0.0, half**2 - (far / 2) ** 2))
    middle = start[0] + dx / 2, start[1] + dy / 2
    far = far or 1.0
    both = [(middle[0] + k * off * dy / far, middle[1] - k * off * dx / far) for k in (-1, 1)]
    inner, outer = sorted(both, key=lambda p: p[1] + 0.6 * outwards * p[0])
    if reach.turn is not None and not reach.out:
        bent = _bent(outer, wrist, reach.turn) - _bent(inner, wrist, reach.turn)
        if bent > STIFF:
            return inner, wrist
    return outer, wrist


def _bent(bend: Point, wrist: Point, turn: float) -> float:
    """By how many degrees a hand is turned from its forearm."""
    along = math.degrees(math.atan2(wrist[0] - bend[0], bend[1] - wrist[1]))
    return abs((turn - along + 180) % 360 - 180)


@dataclass(frozen=True)
class Sleeve:
    """Colours of a sleeve and of its cuff, and what its hand may pay; it is `short` over a bare
    arm, or `rolled` up, its cuff at the elbow."""

    cloth: str
    cuff: str
    paid: Paid
    short: bool
    rolled: bool = False


def arm(s: Sketch, start: Point, reach: Reach, to: Point, outwards: int, sleeve: Sleeve) -> None:
    """An arm from a shoulder that reaches for a point; `paper` is skin."""
    bend, (x, y) = elbow(start, to, outwards, reach)
    dx, dy = x - bend[0], y - bend[1]
    limb = _limb(start, bend, (x, y), sleeve)
    if sleeve.short:
        # Arm and hand are one: the outline of neither crosses the other.
        s.line(f"M{_xy(limb.begin)} {limb.tail}", "", BARE + 2 * LINE)
    if reach.hand != "none":
        turn = math.degrees(math.atan2(dx, -dy)) if reach.turn is None else reach.turn
        a = math.radians(turn)
        aside = abs(math.sin(a)) > 0.6
        # The thumb is on top, or else towards the body, whichever way up the hand is.
        mirrored = math.sin(a) < 0 if aside else outwards * math.cos(a) < 0
        with s.at(x, y, turn, mirrored=mirrored):
            hand(s, reach.hand, sleeve.paid, turn, mirrored)
    _sleeve(s, start, bend, (x, y), limb, sleeve)


@dataclass(frozen=True)
class _Limb:
    """Where the outline of an arm begins, beyond the shoulder, for there sleeve and body are one;
    and its way over the elbow to where a cuff or the hand covers its end."""

    begin: Point
    tail: str


def _limb(start: Point, bend: Point, wrist: Point, sleeve: Sleeve) -> _Limb:
    """Upper arm and forearm, bent at the elbow."""
    upper, fore = _between(start, bend, NEAR), _between(wrist, bend, NEAR)
    begin = _between(start, upper, min(0.9, JOINED / (math.dist(start, upper) or 1)))
    end = _between(wrist, bend, (0.8 if sleeve.short else ENDS) / (math.dist(wrist, bend) or 1))
    return _Limb(begin, f"L{_xy(upper)} Q{_xy(bend)} {_xy(fore)} L{_xy(end)}")


def _sleeve(
    s: Sketch, start: Point, bend: Point, wrist: Point, limb: _Limb, sleeve: Sleeve
) -> None:
    """A sleeve down to the wrist, or to the elbow and a bare forearm."""
    if sleeve.short:
        end = _between(start, bend, DOWN)
        s.line(f"M{_xy(start)} {limb.tail}", s.paper, BARE)
        s.line(f"M{_xy(limb.begin)} L{_xy(end)}", "", WIDE + 2 * LINE)
        s.line(f"M{_xy(start)} L{_xy(end)}", sleeve.cloth, WIDE)
        if sleeve.rolled:
            _cuff(s, start, end, 1.2, sleeve.cuff)
        if math.dist(start, wrist) < FOLDED:
            near, fore = _between(bend, wrist, CROSSES), _between(wrist, bend, NEAR)
            last = _between(wrist, bend, FREE / math.dist(wrist, bend))
            s.line(f"M{_xy(near)} L{_xy(last)}", "", BARE + 2 * LINE)
            s.line(f"M{_xy(fore)} L{_xy(wrist)}", s.paper, BARE)
        return
    s.line(f"M{_xy(limb.begin)} {limb.tail}", "", WIDE + 2 * LINE)
    s.line(f"M{_xy(start)} {limb.tail}", sleeve.cloth, WIDE)
    _cuff(s, bend, wrist, -0.7, sleeve.cuff)


def _cuff(s: Sketch, start: Point, end: Point, beyond: float, colour: str) -> None:
    """A cuff over a sleeve, so far `beyond` its end."""
    x, y = _between(end, start, -beyond / (math.dist(start, end) or 1))
    across = math.degrees(math.atan2(start[1] - end[1], start[0] - end[0]))
    with s.at(x, y, across):
        s.area("M-0.8 -1.9 L0.7 -1.9 L0.7 1.9 L-0.8 1.9 Z", colour, LINE)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _xy(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"
