"""Arms and hands of people: one kit for all of them.

An arm has an outline that is closed about its shoulder and its wrist, bends at its elbow, and ends
in a cuff and a hand with four fingers and a thumb. What a hand holds is drawn between the arm and
its fingers, or before both.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from generator.art.sketch import bar, disc
from generator.games.vires_in_numeris.art.scenes.kit import LINEN
from generator.games.vires_in_numeris.art.scenes.stage import Stage

Point = tuple[float, float]
LEFT, RIGHT = -1, 1

#: Where an arm begins, from the middle of somebody 8 mm high, and how thick it is.
_SHOULDER: Point = (1.9, 0.6)
_ARM = 1.55
#: Four fingers and a thumb that are spread, from the wrist at (0, 0) upwards.
_SPREAD = ("M-0.3 -1.1 L-1.3 -2.35 M-0.1 -1.2 L-0.5 -2.85 M0.15 -1.2 L0.42 -2.85"
           " M0.4 -1.1 L1.28 -2.4 M0.2 -0.6 L1.75 -1.25")  # fmt: skip
_FINGER = 0.62
_PALM = disc(0, -0.95, 0.98, 0.95)
#: A closed hand, the lines between its fingers, and the thumb across them.
_FIST = bar(-1.3, -2.25, 2.6, 2.3, 0.9)
_KNUCKLES = "M-0.62 -2.1 L-0.62 -1.25 M0 -2.15 L0 -1.2 M0.62 -2.1 L0.62 -1.25"
_THUMB = "M1.05 -0.45 C0.6 -0.75 0.1 -0.8 -0.45 -0.75"


@dataclass(frozen=True)
class Figure:
    """Somebody who stands about (x, y) and is `k` times 8 mm high, of `cloth` with a `rim`;
    `seam` is the colour of the lines in that cloth, `skin` that of the hands."""

    x: float
    y: float
    k: float
    cloth: str
    rim: str
    seam: str
    skin: str

    def shoulder(self, side: int) -> Point:
        """Where the arm of this side begins."""
        return self.x + side * _SHOULDER[0] * self.k, self.y + _SHOULDER[1] * self.k


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
    """An arm of somebody, on the LEFT or RIGHT of the picture. `grip`: open, fist, or none for
    a hand that is drawn later; `turn`: where it points, clockwise from upwards, if not on
    along the arm; `thumb`: the side of its thumb, if not that of the head."""
    start = who.shoulder(side)
    way = _bent(start, elbow, wrist)
    wide = _ARM * who.k
    s.line(way, who.rim, wide + _rim(who))
    s.line(way, who.cloth, wide)
    if grip:
        along = math.degrees(math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]))
        hand(s, who, wrist, along if turn is None else turn, grip, thumb or -side)


def hand(s: Stage, who: Figure, wrist: Point, turn: float, grip: str, thumb: int = RIGHT) -> None:
    """A hand of somebody, as `arm` ends in one."""
    k = who.k * 1.12
    thin = 0.36 / k
    with s.at(*wrist, turn, k, mirrored=thumb == LEFT):
        rims = ((LINEN, 2.6 / k),) if who.rim == LINEN else ()
        for rim, wide in (*rims, (s.ink, 1.3 / k)):
            _GRIPS[grip](s, rim, wide)
        _GRIPS[grip](s, who.skin, 0)
        if grip == "fist":
            s.line(_KNUCKLES, s.ink, thin)
            s.line(_THUMB, s.ink, _FINGER + 2 * thin)
            s.line(_THUMB, who.skin, _FINGER)
        s.line("M-0.75 0.1 L0.75 0.1", s.ink, 0.7 + 0.7 / k)
        s.line("M-0.75 0.1 L0.75 0.1", s.shade if who.rim == LINEN else LINEN, 0.7)


def _fist(s: Stage, colour: str, rim: float) -> None:
    if rim:
        s.line(_FIST, colour, rim)
    s.fill(_FIST, colour)


def _open(s: Stage, colour: str, rim: float) -> None:
    s.line(_SPREAD, colour, _FINGER + rim)
    if rim:
        s.line(_PALM, colour, rim)
    s.fill(_PALM, colour)


_GRIPS = {"fist": _fist, "open": _open}


def _rim(who: Figure) -> float:
    """By how much the rim of a limb is wider than it, in mm."""
    return 1.4 if who.rim != LINEN else 1.3


def _bent(start: Point, elbow: Point, wrist: Point) -> str:
    """From a shoulder to a wrist about an elbow that is round."""
    inner, outer = (
        f"{elbow[0] + 0.3 * (end[0] - elbow[0])} {elbow[1] + 0.3 * (end[1] - elbow[1])}"
        for end in (start, wrist)
    )
    return (f"M{start[0]} {start[1]} L{inner} Q{elbow[0]} {elbow[1]} {outer}"
            f" L{wrist[0]} {wrist[1]}")  # fmt: skip
