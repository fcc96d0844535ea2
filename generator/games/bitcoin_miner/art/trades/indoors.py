"""A room of a trade: its wall in the light of the hour, and the window through which one sees it.

Lengths in mm, y down, as in a place.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.art import Colour
from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.trades.kit import HIGH, THIN, WIDE, Place
from generator.games.bitcoin_miner.art.trades.weather import stars

#: How far to the right the sun comes in, for each mm down, by where it is.
SLANTS = {"rising": 0.5, "up": 0.3, "high": 0.06, "setting": -0.3}

#: Where rain is seen through a window, as shares of it.
DROPS = ((0.2, 0.3), (0.44, 0.16), (0.7, 0.24), (0.9, 0.36), (0.34, 0.52), (0.62, 0.5),
         (0.16, 0.72), (0.84, 0.66), (0.5, 0.76))  # fmt: skip

#: A moon about its origin, 2.3 from its rim.
MOON = "M-0.4 -2.3 a2.3 2.3 0 1 0 2.6 3 a2 2 0 0 1 -2.6 -3 Z"


@dataclass(frozen=True)
class Window:
    """A window from its upper left corner, `wide` and `high`; its top is an arch or straight."""

    x: float
    y: float
    wide: float
    high: float
    arched: bool = False

    @property
    def outline(self) -> str:
        x, y, w, h = self.x, self.y, self.wide, self.high
        if not self.arched:
            return f"M{x} {y + h} L{x} {y} L{x + w} {y} L{x + w} {y + h} Z"
        r, k = w / 2, w / 4.4
        return (
            f"M{x} {y + h} L{x} {y + r} C{x} {y + r - k} {x + r - k} {y} {x + r} {y} "
            f"C{x + r + k} {y} {x + w} {y + r - k} {x + w} {y + r} L{x + w} {y + h} Z"
        )


def indoors(
    s: Place, wall: str, floor: str, foot: float, window: Window, lamp: tuple[float, float]
) -> None:
    """A wall down to its `foot`, a floor from there, what falls in through a window, or else the
    light of a lamp that hangs from (x, y), and the window."""
    wall = s.light.on_wall(Colour(wall))
    s.fill(bar(0, 0, WIDE, HIGH), wall)
    x, y = lamp
    if s.light.hour.lit:
        # It reaches farther down than up, as under a shade.
        for far, light, share in ((27, s.pale, 0.3), (17, mixed(s.sun, s.shine, 0.2), 0.86)):
            s.fill(disc(x, y + far - 4, 0.9 * far, far), mixed(light, wall, share))
    else:
        low, slant = foot - window.y - window.high, SLANTS[s.light.hour.sun]
        left, right, sill = window.x, window.x + window.wide, window.y + window.high
        s.fill(
            f"M{left} {sill} L{right} {sill} L{right + slant * low + 3:.2f} {foot} "
            f"L{left + slant * low - 3:.2f} {foot} Z",
            mixed(s.light.haze if s.light.hour.hazy else s.pale, wall, 0.75),
        )
    s.fill(bar(0, foot, WIDE, HIGH - foot), floor)
    s.line(f"M0 {foot} L{WIDE} {foot}", "", THIN)
    _seen(s, window)
    s.line(f"M{x} -1 L{x} {y}", "", THIN)
    s.area(f"M{x - 3.8} {y + 3.6} C{x - 3.8} {y - 1.2} {x + 3.8} {y - 1.2} {x + 3.8} {y + 3.6} Z",
           s.sun if s.light.hour.lit else s.gold, THIN)  # fmt: skip


def _seen(s: Place, window: Window) -> None:
    """The hour through a window, its bars and its sill."""
    x, y, w, h = window.x, window.y, window.wide, window.high
    middle, hill = x + w / 2, y + 0.68 * h
    haze = s.light.haze
    s.fill(window.outline, s.light.air)
    s.fill(bar(x, y + 0.5 * h, w, 0.5 * h), haze)
    sun = s.light.hour.sun
    # What shines stays within a pane.
    room = w / 4 - 0.5
    if sun == "rising":
        s.area(disc(middle + w / 4, hill, min(3, 0.16 * h, room)), mixed(s.sun, s.pale, 0.5), 0.35)
    elif sun in ("up", "high"):
        r = min(2, 0.17 * w)
        down = min(0.42 * h, 0.5 * h - r - 0.7) if sun == "up" else 0.27 * h
        s.area(disc(middle + min(2.6, w / 4), y + down, r), s.sun, 0.35)
    elif sun == "setting":
        r = min(3.8, 0.17 * h, room)
        s.fill(disc(middle - w / 4, hill, min(1.4 * r, w / 4)), mixed(s.sun, haze, 0.5))
        s.area(disc(middle - w / 4, hill, r), mixed(s.sun, s.pale, 0.4), 0.35)
    elif sun == "gone":
        sky = ((0.2, 0.2, 0.8), (0.37, 0.38, 0.6), (0.82, 0.6, 0.6))
        s.fill(stars((x + a * w, y + b * h, r) for a, b, r in sky), mixed(s.sun, s.pale, 0.3))
        with s.at(middle + w / 4, y + h / 4, scale=min(1, room / 2.4, (h / 4 - 0.6) / 2.4)):
            s.fill(MOON, mixed(s.sun, s.pale, 0.4))
    s.fill(
        f"M{x} {hill + 1} C{x + 0.3 * w} {hill - 2} {x + 0.6 * w} {hill + 2} "
        f"{x + w} {hill - 0.6} L{x + w} {y + h} L{x} {y + h} Z",
        s.moss,
    )
    if sun == "hidden":
        drops = " ".join(f"M{x + a * w:.1f} {y + b * h:.1f} l-0.8 2.4" for a, b in DROPS)
        s.line(drops, s.drop, 0.6)
    s.line(window.outline, "", THIN)
    s.line(f"M{middle} {y} L{middle} {y + h} M{x} {y + 0.5 * h} L{x + w} {y + 0.5 * h}", "", THIN)
    s.area(bar(x - 1, y + h, w + 2, 1.5), s.wood, THIN)
