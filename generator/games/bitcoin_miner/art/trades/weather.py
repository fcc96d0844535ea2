"""The sky over a place out of doors, by the hour: sun, moon, stars, clouds, rain and lanterns.

Lengths in mm, y down, as in a place.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from generator.art.colours import mixed
from generator.art.outlines import closed, joined
from generator.art.sketch import bar, disc
from generator.drawing import paths
from generator.drawing.drawing import Path
from generator.games.bitcoin_miner.art.trades.kit import HIGH, THIN, WIDE, Place

#: A cloud of 12 mm about its origin.
CLOUD = (
    "M-5.4 2 C-8 2 -7.4 -1.6 -4.8 -1.4 C-4.8 -5 0.4 -5.6 1.4 -2.8 C4 -4.4 6.4 -2 5 -0.4 "
    "C7.4 -0.2 7 2 5 2 Z"
)
#: Where stars are, and how large.
STARS = ((5, 13, 0.9), (12, 4, 0.7), (13, 17, 0.6), (19.6, 9.6, 0.9), (25, 3.4, 0.6),
         (31, 12.6, 0.8), (35.6, 5, 1), (41, 15, 0.7), (44, 8.6, 0.6), (27, 19, 0.6))  # fmt: skip
#: Where rain falls: left ends of rows, in mm, and how far drops are apart.
ROWS, APART = ((3, 2), (9, 6), (15.6, 0.6), (22, 4.4), (28.4, 1.6), (34.6, 5.4), (41, 3)), 9.4


def outdoors(
    s: Place, floor: str, horizon: float, sun: float, low: float = 0.0,
    moon: tuple[float, float] | None = None,
) -> None:  # fmt: skip
    """The sky down to a horizon with what shines at x `sun` in it, so much lower than usual, and a
    floor from there. A `moon` that stands elsewhere has its own x, and is so much lower."""
    air, haze = s.light.air, s.light.haze
    between = mixed(air, haze, 0.5)
    s.fill(bar(0, 0, WIDE, horizon), air)
    for share, colour in ((0.4, between), (0.7, haze)):
        y = share * horizon
        s.fill(
            f"M0 {y + 1} C{WIDE / 3} {y - 2} {WIDE / 2} {y + 2} {WIDE} {y - 1} L{WIDE} {horizon} "
            f"L0 {horizon} Z",
            colour,
        )
    _shines(s, sun, low, horizon, moon)
    s.fill(bar(0, horizon, WIDE, HIGH - horizon), floor)
    s.line(f"M0 {horizon} L{WIDE} {horizon}", "", THIN)


def _shines(
    s: Place, x: float, low: float, horizon: float, moon: tuple[float, float] | None
) -> None:
    """Sun or moon at x, if they are high then so far lower, and clouds."""
    halo = mixed(s.pale, s.light.haze, 0.5)
    if s.light.hour.sun == "rising":
        s.fill(disc(x, horizon, 11), halo)
        s.area(disc(x, horizon, 6.4), mixed(s.sun, s.pale, 0.5), THIN)
        clouds(s, ((x + 11, 8 + 0.5 * low, 0.8), (x - 8.4, 13 + 0.5 * low, 0.6)), halo)
    elif s.light.hour.sun == "up":
        s.fill(_rays(x, 9.4 + low, 5.6, 3.4), s.sun)
        s.area(disc(x, 9.4 + low, 3.2), s.sun, THIN)
        clouds(s, ((x + 13, 10, 1.1), (x - 9, 16, 0.8)), s.pale)
    elif s.light.hour.sun == "high":
        s.fill(_rays(x, 7.6 + low, 9.6, 4.6), mixed(s.sun, s.pale, 0.6))
        s.area(disc(x, 7.6 + low, 4.6), s.sun, THIN)
    elif s.light.hour.sun == "hidden":
        dark = mixed(s.ink, s.light.air, 0.3)
        clouds(s, ((x - 8.6, 9, 1.3), (x + 11, 7, 1.6), (x + 1, 12, 1.1)), dark)
    elif s.light.hour.sun == "setting":
        s.fill(disc(x, horizon - 2, 15), mixed(s.sun, s.light.haze, 0.5))
        s.area(disc(x, horizon - 2, 9.4), mixed(s.sun, s.pale, 0.4), THIN)
        clouds(s, ((x + 12, 8, 1.2), (x - 7, 15.4, 0.9)), mixed(s.pink, s.light.haze, 0.6))
    else:
        x, low = (x, low) if moon is None else moon
        # None is so near to the moon that it would be cut by it.
        far = (star for star in STARS if math.dist(star[:2], (x - 1.6, 8.6 + low)) > 6.4)
        s.fill(stars(far), mixed(s.sun, s.pale, 0.3))
        s.area(
            f"M{x - 1} {4 + low} a4.6 4.6 0 1 0 3.6 6.4 a4 4 0 0 1 -3.6 -6.4 Z",
            mixed(s.sun, s.pale, 0.4), THIN,
        )  # fmt: skip


def clouds(s: Place, places: Iterable[tuple[float, float, float]], colour: str) -> None:
    """Clouds about (x, y), of 12 mm times their scale."""
    for x, y, scale in places:
        with s.at(x, y, scale=scale):
            s.area(CLOUD, colour, THIN)


def stars(places: Iterable[tuple[float, float, float]]) -> Path:
    """Stars with four points about (x, y) that reach so far."""
    return joined(paths.star(x, y, r, 0.34 * r, 4) for x, y, r in places)


def _rays(x: float, y: float, far: float, near: float) -> Path:
    """Twelve rays of a sun of radius `near`."""
    turns = [math.tau * (k + 0.5) / 12 for k in range(12)]
    return joined(
        closed(
            [
                (x + r * math.sin(a), y + r * math.cos(a))
                for r, a in ((near, a - 0.2), (far, a), (near, a + 0.2))
            ]
        )
        for a in turns
    )


def falls(s: Place, puddles: Iterable[tuple[float, float, float]] = ()) -> None:
    """Rain before a place, and puddles on its floor about (x, y), so far to either side."""
    if s.light.hour.sun != "hidden":
        return
    for x, y, half in puddles:
        s.area(disc(x, y, half, 0.26 * half), s.light.haze, THIN)
        s.line(f"M{x - 0.4 * half} {y} L{x + 0.3 * half} {y}", s.pale, THIN)
    s.line(
        " ".join(
            f"M{x + APART * k:.1f} {y} l-1.1 3.4" for y, x in ROWS for k in range(5)
        ),
        s.drop,
        0.55,
    )  # fmt: skip


def lanterns(s: Place, cord: str, places: Iterable[tuple[float, float]]) -> None:
    """Lanterns about (x, y) on a cord; where they are lit, they light the air round them."""
    at = list(places)
    if s.light.hour.lit:
        s.fill(joined(disc(x, y, 3.6) for x, y in at), mixed(s.shine, s.light.haze, 0.5))
    if cord:
        s.line(cord, "", 0.35)
    colour = s.sun if s.light.hour.lit else s.gold
    s.area(joined(disc(x, y, 1.8, 2.1) for x, y in at), colour, THIN)
