"""Arms and hands of people: one kit for all of them.

An arm has an outline that is closed about its shoulder and its wrist, bends at its elbow, and ends
in a cuff and a hand with four fingers and a thumb. What a hand holds is drawn between the arm and
its fingers, or before both.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import several
from generator.games.vires_in_numeris.art.scenes.stage import Stage

Point = tuple[float, float]
LEFT, RIGHT = -1, 1

#: Half of how wide a sleeve is at shoulder, elbow and wrist, on somebody 8 mm high.
_SLEEVE = (1.08, 0.88, 0.7)
#: How far a shoulder is below the middle of somebody 8 mm high, and inside of the torso's edge.
_SHOULDER, _INSIDE = 0.5, 0.84
#: Four fingers and a thumb that are spread, from the wrist at (0, 0) upwards, and their palm.
_SPREAD = ("M-0.85 -1.2 L-1.5 -2.6 M-0.3 -1.4 L-0.58 -3.1 M0.28 -1.4 L0.36 -3.15"
           " M0.84 -1.2 L1.22 -2.75 M0.7 -0.5 C1.3 -0.7 1.75 -1.1 1.95 -1.7")  # fmt: skip
_FINGER = 0.64
_PALM = ("M-0.8 0.1 L-1.15 -1.1 C-1.2 -1.75 1.1 -1.75 1.15 -1.2 C1.2 -0.8 0.95 -0.4 0.8 0.1"
         " Z")  # fmt: skip
#: The same fingers side by side, the thumb that lies across what they hold, and where it begins.
_CLOSED = (
    "M-0.95 -1.2 L-1.1 -3.1 M-0.32 -1.3 L-0.38 -3.5 M0.32 -1.3 L0.34 -3.5 M0.95 -1.2 L1.05 -3.2"
)
_OVER = "M0.55 -0.5 C0.95 -0.95 0.7 -1.6 0.2 -2.2"
_PAD = "M-0.7 0 L-0.95 -0.9 L0.3 -0.9 L0.8 -0.5 L0.7 0 Z"
#: A closed hand: its palm, the tops of its four fingers, and the thumb across them.
_FIST = ("M-0.9 0.1 C-1.4 -0.6 -1.55 -1.2 -1.48 -2 L-0.4 -2.4 L0.6 -2.3 L1.48 -1.9"
         " C1.55 -1.1 1.35 -0.5 0.9 0.1 Z")  # fmt: skip
_KNUCKLES = (-2.1, -2.45, -2.4, -2.05)
_THUMB = "M1.15 -0.25 C1 -0.85 0.3 -0.95 -0.5 -0.72"
#: A hand that carries something flat, and the lines between its fingers.
_FLAT = ("M-0.75 0.1 C-0.8 -0.4 -1.2 -0.7 -1.9 -1.1 C-2.3 -1.5 -1.8 -2 -1.3 -1.8 L2.7 -1.85"
         " C3.2 -1.85 3.2 -1.1 2.7 -1.05 L1.5 -0.9 C1 -0.7 0.8 -0.4 0.75 0.1 Z")  # fmt: skip
_CREASES = "M1 -1.42 L2.8 -1.46"


@dataclass(frozen=True)
class Figure:
    """Somebody who stands about (x, y) and is `k` times 8 mm high, of `cloth` with `cuff`s; `skin`
    is that of the hands; `broad`: half the width of the shoulders of somebody 8 mm high."""

    x: float
    y: float
    k: float
    cloth: str
    cuff: str
    skin: str
    broad: float = 2.55

    def shoulder(self, side: int) -> Point:
        """Where the arm of this side begins."""
        return self.x + side * (self.broad - _INSIDE) * self.k, self.y + _SHOULDER * self.k


def arm(
    s: Stage,
    who: Figure,
    side: int,
    elbow: Point,
    wrist: Point,
    grip: str = "open",
    turn: float | None = None,
    thumb: int = 0,
) -> None:
    """An arm of somebody, on the LEFT or RIGHT of the picture. `grip`: open, fist, flat, point, or
    none for a hand that is drawn later; `turn`: where it points, clockwise from upwards, if not on
    along the arm; `thumb`: the side of its thumb, if not that of the head."""
    with s.at(who.x, who.y, mirrored=side == LEFT):
        _sleeve(s, who, *((side * (x - who.x), y - who.y) for x, y in (elbow, wrist)))
    if grip:
        along = math.degrees(math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]))
        hand(s, who, wrist, along if turn is None else turn, grip, thumb or -side)


def _sleeve(s: Stage, who: Figure, elbow: Point, wrist: Point) -> None:
    """The right sleeve of somebody whose middle is at (0, 0): its outline grows out of that of the
    shoulder, and begins below the arm where the torso ends."""
    k = who.k
    shoulder = ((who.broad - _INSIDE) * k, _SHOULDER * k)
    upper, under = (_side(shoulder, elbow, wrist, k, turn) for turn in (1, -1))
    radius = _SLEEVE[0] * k
    s.fill(f"{_drawn(upper, 0)} {_drawn(under, 0, back=True)} Z", who.cloth)
    s.fill(disc(*shoulder, 0.6 * radius), who.cloth)
    first, last = upper[0], under[0]
    raised = first[0] < shoulder[0]
    edges = [_drawn(upper, _free(upper, who.broad * k, k) if raised else 0)]
    if raised:
        # The seam that sets it in ends what is on the torso.
        s.area(f"M{first[0]} {first[1]} Q{shoulder[0] - 0.34 * k} {shoulder[1] + 0.1 * k}"
               f" {last[0]} {last[1]}", who.cloth, 0.4)  # fmt: skip
    else:
        edges.append(f"M{shoulder[0]} {shoulder[1] - radius} A{radius} {radius} 0 0 1"
                     f" {first[0]} {first[1]}")  # fmt: skip
    s.line(" ".join((*edges, _drawn(under, _free(under, who.broad * k, k)))))


def _side(start: Point, elbow: Point, wrist: Point, k: float, turn: int) -> list[Point]:
    """One edge of a sleeve: its start, the corner at its elbow, its end; `turn`: 1 is the edge
    that comes from the neck, -1 the one that comes from below the arm."""
    one, two = _unit(start, elbow), _unit(elbow, wrist)
    n1, n2 = ((turn * d[1], -turn * d[0]) for d in (one, two))
    reach = _SLEEVE[1] * k / max(1 + n1[0] * n2[0] + n1[1] * n2[1], 0.55)
    corner = (elbow[0] + reach * (n1[0] + n2[0]), elbow[1] + reach * (n1[1] + n2[1]))
    ends = ((at[0] + wide * k * n[0], at[1] + wide * k * n[1])
            for at, wide, n in ((start, _SLEEVE[0], n1), (wrist, _SLEEVE[2], n2)))  # fmt: skip
    first, last = ends
    return [first, corner, last]


def _unit(start: Point, end: Point) -> Point:
    far = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (end[0] - start[0]) / far, (end[1] - start[1]) / far


def _free(edge: list[Point], broad: float, k: float) -> float:
    """From which share of its first half on an edge of a sleeve is outside of the torso."""
    for n in range(13):
        x, y = _between(edge[0], edge[1], n / 16)
        if x > broad - 0.3 or y < -0.45 * k:
            return n / 16
    return 0.45


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _drawn(edge: list[Point], share: float, back: bool = False) -> str:
    """An edge about an elbow that is round, from a share of its first half on."""
    (x0, y0), (x1, y1) = _between(edge[0], edge[1], share), _between(edge[0], edge[1], 0.76)
    (cx, cy), (x2, y2), (x3, y3) = edge[1], _between(edge[1], edge[2], 0.3), edge[2]
    if back:
        return f"L{x3} {y3} L{x2} {y2} Q{cx} {cy} {x1} {y1} L{x0} {y0}"
    return f"M{x0} {y0} L{x1} {y1} Q{cx} {cy} {x2} {y2} L{x3} {y3}"


def hand(s: Stage, who: Figure, wrist: Point, turn: float, grip: str, thumb: int = RIGHT) -> None:
    """A hand of somebody, as `arm` ends in one."""
    k = who.k * 1.12
    with s.at(*wrist, turn, k, mirrored=thumb == LEFT):
        _GRIPS[grip](s, who.skin, 1.3 / k)
        _cuff(s, who.cuff, 0.45 / k)


def about(
    s: Stage,
    who: Figure,
    wrist: Point,
    turn: float,
    thumb: int,
    thing: Callable[[], None],
) -> None:
    """A hand of somebody about something flat: four fingers behind it, the thumb before it."""
    k = who.k * 1.12
    rim = 1.3 / k
    with s.at(*wrist, turn, k, mirrored=thumb == LEFT):
        s.line(_CLOSED, s.ink, _FINGER + rim)
        s.line(_PALM, s.ink, rim)
        s.line(_CLOSED, who.skin, _FINGER)
        s.fill(_PALM, who.skin)
    thing()
    with s.at(*wrist, turn, k, mirrored=thumb == LEFT):
        s.line(_OVER, s.ink, 0.8 + rim)
        s.line(_OVER, who.skin, 0.8)
        s.fill(_PAD, who.skin)
        _cuff(s, who.cuff, 0.45 / k)


def _cuff(s: Stage, colour: str, rim: float) -> None:
    """What ends a sleeve below a hand whose wrist is at (0, 0), with a rim of ink around it."""
    half = rim / 2
    s.area(bar(-1.07 - half, -0.2 - half, 2.14 + rim, 0.7 + rim, 0.35 + half), colour, rim)


def grip(s: Stage, who: Figure, x: float, y: float, turn: float = 0.0) -> None:
    """Four fingers of somebody that come over an edge from behind it, down to (x, y) and below."""
    with s.at(x, y, turn, 1.12 * who.k):
        s.area(several(bar(-0.4, -1.1, 0.8, 1.9, 0.4), [moved(0.78 * n, 0.1 * (n % 3 > 0))
                                                        for n in (-1.5, -0.5, 0.5, 1.5)]),
               who.skin, 0.5 / who.k)  # fmt: skip


def _fist(s: Stage, skin: str, rim: float) -> None:
    thin = 0.19 * rim
    s.line(_FIST, s.ink, rim)
    s.fill(_FIST, skin)
    one = bar(-1.5, 0, 0.75, 1.35, 0.37)
    *lit, dark = (moved(0.75 * n, top) for n, top in enumerate(_KNUCKLES))
    s.area(several(one, lit), skin, thin)
    s.area(several(one, [dark]), s.dusk(skin), thin)
    s.line(_THUMB, s.ink, 0.78 + 2 * thin)
    s.line(_THUMB, skin, 0.78)


def _open(s: Stage, skin: str, rim: float) -> None:
    s.line(_SPREAD, s.ink, _FINGER + rim)
    s.line(_PALM, s.ink, rim)
    s.line(_SPREAD, skin, _FINGER)
    s.fill(_PALM, skin)
    s.line("M0.75 -0.35 C0.35 -0.55 0.2 -0.9 0.3 -1.2", s.dusk(s.dusk(skin)), 0.5 * rim)


def _laid(s: Stage, skin: str, rim: float) -> None:
    """A hand that lies on something: its fingers side by side, its thumb below them."""
    s.line(_CLOSED, s.ink, _FINGER + rim)
    s.line(_PALM, s.ink, rim)
    s.line(_CLOSED, skin, _FINGER)
    s.fill(_PALM, skin)
    s.line("M-0.63 -1.7 L-0.72 -3 M0 -1.8 L-0.02 -3.3 M0.63 -1.7 L0.7 -3.1", s.ink, 0.36 * rim)


def _flat(s: Stage, skin: str, rim: float) -> None:
    s.line(_FLAT, s.ink, rim)
    s.fill(_FLAT, skin)
    s.line(_CREASES, s.ink, 0.5 * rim)


def _point(s: Stage, skin: str, rim: float) -> None:
    """A closed hand whose forefinger is up."""
    s.line("M-1.1 -2 L-1.2 -3.9", s.ink, 0.75 + rim)
    _fist(s, skin, rim)
    s.line("M-1.1 -1.6 L-1.2 -3.9", skin, 0.75)


def _pinch(s: Stage, skin: str, rim: float) -> None:
    """The tips of forefinger and thumb meet about something thin at (1.3, -2.9)."""
    loose = "M-0.95 -1.2 L-1.8 -2.2 M-0.5 -1.3 L-1.05 -3 M0 -1.4 L-0.1 -3.35"
    ring = "M0.5 -1.4 C0.5 -2.5 0.7 -2.95 1.2 -3 M0.7 -0.4 C1.5 -0.9 1.75 -1.8 1.4 -2.6"
    s.line(f"{loose} {ring}", s.ink, _FINGER + rim)
    s.line(_PALM, s.ink, rim)
    s.line(f"{loose} {ring}", skin, _FINGER)
    s.fill(_PALM, skin)


_GRIPS = {"fist": _fist, "open": _open, "flat": _flat, "laid": _laid, "point": _point,
          "pinch": _pinch}  # fmt: skip
