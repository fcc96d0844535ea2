"""What stands in the sky of a HashRate at its time of day; in mm, y down."""

from __future__ import annotations

from generator.art.sketch import Sketch, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import several


def luminary(s: Sketch, time: str, y: float, overcast: bool = False) -> None:
    """What stands in the sky at a `time` of day, over the horizon y: the sun rises at the left and
    goes down at the right; at night there are a moon and, unless it is `overcast`, stars. It is
    paper."""
    if time == "night":
        s.fill("M14 -16.4 A5.4 5.4 0 1 0 19 -8.4 A6.4 6.4 0 0 1 14 -16.4 Z", s.paper)
        if overcast:
            return
        star = "M0 -1.3 L0.32 -0.32 L1.3 0 L0.32 0.32 L0 1.3 L-0.32 0.32 L-1.3 0 L-0.32 -0.32 Z"
        spots = ((-8, -17), (1, -14), (7, -18.4), (-13, -9), (-15, 3), (19, -1), (-2, -19.4))
        s.fill(several(star, [moved(x, down) for x, down in spots]), s.paper)
        return
    x, down, radius = {"dawn": (-10, y, 9), "day": (13, -13, 4.6), "dusk": (9, y, 13)}[time]
    s.fill(disc(x, down, radius), s.paper)
    if time == "day":
        for angle in range(0, 360, 30):
            with s.at(x, down, angle):
                s.line("M0 -6 L0 -7.8", s.paper, 0.9)
    else:
        s.line(disc(x, down, radius + 2.2), s.paper, 0.8)
