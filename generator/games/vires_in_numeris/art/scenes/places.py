"""Where a picture plays: what lies far behind it, and the ground that its things stand on.

A place is drawn about the middle of the scene before it, in mm, y down, as wide as any window; the
window cuts it. Its sketch's `shade` is what is far, its `paper` the ground, and `y` the horizon.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import LINE, Sketch, bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several

Place = Callable[[Sketch, float], None]
#: The places by their names.
PLACES: dict[str, Place] = {}
#: From beyond the left edge of a window to beyond its right one.
LEFT, WIDE = -34.0, 62.0
#: Houses of a skyline: where they begin, how wide and how high they are. Low ones at the right,
#: where sun and moon stand.
HOUSES = ((-31, 5, 8), (-25, 4, 14), (-20, 5, 10), (-14, 6, 17), (-7, 4, 9), (-2, 5, 13),
          (4, 4, 18), (9, 5, 6), (15, 4, 8), (20, 6, 5))  # fmt: skip


def place(drawn: Place) -> Place:
    """A place, called as its function is."""
    PLACES[drawn.__name__] = drawn
    return drawn


def _ground(s: Sketch, y: float) -> None:
    """All below the horizon."""
    s.fill(bar(LEFT, y, WIDE, 30), s.paper)
    s.line(f"M{LEFT} {y} L{LEFT + WIDE} {y}", s.ink, LINE)


@place
def hills(s: Sketch, y: float) -> None:
    """Two ranges of hills, and a meadow."""
    s.fill(
        f"M{LEFT} {y} L{LEFT} {y - 5} C-27 {y - 10} -21 {y - 9} -15 {y - 3} C-9 {y - 11} 0 {y - 12}"
        f" 7 {y - 4} C12 {y - 9} 18 {y - 9} 28 {y - 2} L28 {y} Z",
        s.shade,
    )
    _ground(s, y)
    tuft = "M-1 0 L-1.5 -1.5 M0 0 L0 -2 M1 0 L1.5 -1.5"
    # No strip cuts them.
    spots = [moved(x, min(y + down, 14.2)) for x, down in ((-17, 3.6), (16, 2.8))]
    s.line(several(tuft, spots), s.ink, THIN)


@place
def city(s: Sketch, y: float) -> None:
    """A skyline beyond a street."""
    for x, wide, high in HOUSES:
        s.fill(bar(x, y - high, wide, high), s.shade)
    _ground(s, y)
    s.line(f"M{LEFT} {y + 2.6} L{LEFT + WIDE} {y + 2.6}", s.shade, THIN)


@place
def desk(s: Sketch, y: float) -> None:
    """A table before a window, with no bar across what stands in its sky."""
    s.line(f"M{LEFT} {y - 2} L{LEFT + WIDE} {y - 2}", s.shade, 2)
    s.line(f"M-13 {y - 30} L-13 {y - 2} M3.4 {y - 30} L3.4 {y - 2}", s.shade, 1.3)
    _ground(s, y)
    s.fill(bar(LEFT, y + 9.4, WIDE, 30), s.shade)
    s.line(f"M{LEFT} {y + 9.4} L{LEFT + WIDE} {y + 9.4}", s.ink, THIN)


@place
def room(s: Sketch, y: float) -> None:
    """A wall with low panels, which end below a moon, and a floor."""
    panels = [moved(x, 0) for x in (-31, -22, -13, -4, 5, 14, 23)]
    s.line(several(bar(0, y - 6.4, 7, 4.2, 0.4), panels), s.shade, 0.9)
    s.fill(bar(LEFT, y - 8.4, WIDE, 0.9), s.shade)
    _ground(s, y)
    s.line(several(f"M0 {y} L-3 {y + 9}", panels), s.shade, THIN)


@place
def cave(s: Sketch, y: float) -> None:
    """Rock above and below, with nothing loose that a machine would half hide."""
    s.fill(
        f"M{LEFT} -30 L28 -30 L28 {y} L19 {y} L17 {y - 7} L18.6 {y - 13} L15 -10 L12 -14 L8 -11.6"
        f" L3 -15 L-3 -13 L-8 -15.4 L-14 -10 L-17 -4 L-18 2 L-16 {y - 6} L-18 {y} L{LEFT} {y} Z",
        s.shade,
    )
    _ground(s, y)


@place
def sea(s: Sketch, y: float) -> None:
    """Islands, and water."""
    s.fill(f"M-33 {y} C-28 {y - 6} -22 {y - 7} -14 {y} Z M9 {y} C13 {y - 5} 19 {y - 8} 28 {y} Z",
           s.shade)  # fmt: skip
    _ground(s, y)
    ripple = "M-2.4 0 C-1.6 -0.9 -0.8 -0.9 0 0 C0.8 0.9 1.6 0.9 2.4 0"
    spots = ((-14, 3), (13, 2.4), (-2, 4.6), (4, 7.6), (-20, 6.4), (18, 6.2))
    s.line(several(ripple, [moved(x, y + down) for x, down in spots]), s.shade, 0.8)


def luminary(s: Sketch, time: str, y: float) -> None:
    """What stands in the sky at a `time` of day, over the horizon y: the sun rises at the left and
    goes down at the right; at night there are a moon and stars. It is paper."""
    if time == "night":
        s.fill("M14 -16.4 A5.4 5.4 0 1 0 19 -8.4 A6.4 6.4 0 0 1 14 -16.4 Z", s.paper)
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
