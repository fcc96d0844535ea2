"""Where and in what weather HashRates are made: from beyond a window's left edge to beyond its
right one, in mm, y down; the horizon is y = 0 and the window reaches from 36 above to 22 below it.

A place's sketch has its `ink`, the ground as `paper`, and what is far as `shade`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour
from generator.art.colours import mixed
from generator.art.sketch import LINE, Sketch, bar, disc
from generator.drawing.drawing import Matrix, moved
from generator.games.vires_in_numeris.art.hashrates.luminary import luminary
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several
from generator.units import Box

Place = Callable[[Mine], None]
PLACES: dict[str, Place] = {}
#: Draws what falls or blows within a box.
Weather = Callable[[Sketch, Box], None]
WEATHERS: dict[str, Weather] = {}
LEFT, WIDE = -29.0, 58.0
#: Houses of a skyline: where they begin, how wide and how high they are.
HOUSES = ((-29, 6, 13), (-23, 5, 19), (-18, 6, 11), (-12, 7, 22), (-5, 5, 15), (0, 6, 18),
          (6, 5, 24), (11, 6, 10), (17, 6, 14), (23, 6, 9))  # fmt: skip
#: All of a picture, and the windows of the places that are indoors.
OUTSIDE = Box(-29, -37, 58, 60)
OPENINGS = {"desk": Box(4.4, -29, 16.6, 18), "room": Box(1.6, -30, 19.4, 20)}
#: Where the bar of a window is, from its top.
BAR = 0.4
#: A star, and the crescent of a moon about (0, 0).
STAR = "M0 -1.3 L0.32 -0.32 L1.3 0 L0.32 0.32 L0 1.3 L-0.32 0.32 L-1.3 0 L-0.32 -0.32 Z"
MOON = "M-1.6 -4.2 A4.4 4.4 0 1 0 3.4 2.2 A5.2 5.2 0 0 1 -1.6 -4.2 Z"
#: How much of the colours of a place is the light of the hour.
LIGHT = {"dawn": 0.3, "day": 0.0, "dusk": 0.38, "night": 0.6}


def place(drawn: Place) -> Place:
    """A place, called as its function is."""
    PLACES[drawn.__name__] = drawn
    return drawn


def weather(drawn: Weather) -> Weather:
    """A weather, called as its function is; it is drawn in `paper`, with leaves in `hot`."""
    WEATHERS[drawn.__name__] = drawn
    return drawn


def sky(s: Sketch, time: str, overcast: bool = False) -> None:
    """Sun, moon and stars at a `time` of day, in paper; no stars if it is `overcast`."""
    with s.at(0, -4, scale=1.25):
        luminary(s, time, 3.2, overcast)


def sky_through(s: Mine, time: str, opening: Box, overcast: bool = False) -> None:
    """What a window shows, where `shade` is the air: a sky, sun or moon, and a hill before them; no
    stars if it is `overcast`."""
    x, y = opening.x + opening.w / 2, opening.y + opening.h / 2
    left, right, sill = opening.x, opening.x + opening.w, opening.y + opening.h
    high = opening.y + BAR * opening.h / 2
    s.fill(bar(left, opening.y, opening.w, opening.h), _glass(s, time))
    if time == "night":
        s.fill(several(MOON, [(0.62, 0, 0, 0.62, x + opening.w / 4, high)]), s.paper)
        if not overcast:
            s.fill(several(STAR, [moved(x - 5.4, high - 1), moved(x - 3, y + 1)]), s.paper)
    else:  # Whole in one pane: nothing cuts it but the hill.
        down = {"dawn": sill - 4.6, "day": high, "dusk": sill - 5.2}[time]
        s.fill(disc(x + opening.w / 4, down, {"dawn": 2.8, "day": 2.3, "dusk": 3.2}[time]), s.paper)
    s.area(f"M{left} {sill} L{left} {sill - 3} C{left + 5} {sill - 7} {x} {sill - 4} {x + 2}"
           f" {sill - 3.4} C{x + 5} {sill - 5.6} {right - 2} {sill - 5} {right} {sill - 3}"
           f" L{right} {sill} Z", s.nature.leaf, THIN)  # fmt: skip


def _glass(s: Mine, time: str) -> Colour:
    """The colour of the sky beyond a window: by night it is darker than the room."""
    if time == "night":
        return mixed(s.shade, s.ink, 0.45)
    if time == "day":
        return mixed(s.nature.steel, s.paper, 0.9)
    return mixed(s.shade, s.hot, 0.72 if time == "dawn" else 0.5)


def _ground(s: Sketch) -> None:
    s.fill(bar(LEFT, 0, WIDE, 30), s.paper)
    s.line(f"M{LEFT} 0 L{LEFT + WIDE} 0", s.ink, LINE)


@place
def hills(s: Mine) -> None:
    """Two ranges of hills with poplars, and a meadow."""
    s.fill("M-29 0 L-29 -8 C-22 -15 -15 -13 -9 -5 C-3 -15 8 -17 14 -6 C18 -12 24 -12 29 -6 L29 0 Z",
           s.shade)  # fmt: skip
    _ground(s)
    poplar = "M0 0 C-2 -1 -2 -6 0 -9 C2 -6 2 -1 0 0 Z"
    s.fill(several(poplar, [moved(x, 0) for x in (-22.4, -19.4, 19.6, 22.6)]), s.nature.leaf)
    s.line(several(poplar, [moved(x, 0) for x in (-22.4, -19.4, 19.6, 22.6)]), s.ink, THIN)
    s.fill("M-29 24 L-29 16.6 C-24 13.6 -17 17 -12 24 Z M29 24 L29 17 C24 14 18 18 13 24 Z",
           s.nature.leaf)  # fmt: skip
    tuft = "M-1 0 L-1.5 -1.5 M0 0 L0 -2 M1 0 L1.5 -1.5"
    s.line(several(tuft, [moved(x, y) for x, y in ((21, 5), (-14, 21))]), s.ink, THIN)


@place
def city(s: Mine) -> None:
    """A skyline with windows beyond a street."""
    panes = []
    for n, (x, wide, high) in enumerate(HOUSES):
        s.fill(bar(x, -high, wide, high), s.shade)
        panes += [moved(x + 1.2 + 2 * i, 1.6 - high + 3 * j) for i in range(int(wide / 2.2))
                  for j in range(int(high / 3.2)) if (3 * i + 5 * j + n) % 4]  # fmt: skip
    s.fill(several(bar(0, 0, 1, 1.5), panes), s.paper)
    _ground(s)
    s.line(f"M{LEFT} 3.4 L{LEFT + WIDE} 3.4", s.shade, THIN)


@place
def desk(s: Mine) -> None:
    """A table before a wall with a shelf of books."""
    _pane(s, OPENINGS["desk"])
    for x, wide, high in ((-26, 3, 8), (-22.6, 2.4, 9.4), (-19.8, 3.2, 7.4), (-16.2, 2.2, 9)):
        s.fill(bar(x, -7.2 - high, wide, high, 0.3), s.shade)
    s.fill(bar(LEFT, -7.2, 18, 1.4), s.shade)
    _ground(s)
    s.fill(bar(LEFT, 19, WIDE, 10), s.shade)
    s.line(f"M{LEFT} 19 L{LEFT + WIDE} 19", s.ink, THIN)


@place
def room(s: Mine) -> None:
    """A wall with panels and a window, and boards."""
    _pane(s, OPENINGS["room"])
    panels = [moved(x, 0) for x in (-28, -18.6, -9.2, 0.2, 9.6, 19)]
    s.line(several(bar(0, -6, 8, 4, 0.4), panels), s.shade, 0.9)
    s.fill(bar(LEFT, -8, WIDE, 1), s.shade)
    _ground(s)
    s.fill(disc(0, 12.6, 23, 5), s.shade)
    s.line(disc(0, 12.6, 20.6, 4.2), s.paper, 0.7)
    s.line(several("M3 0 L0 22", [moved(x, 0) for x in (-30, -18, -6, 6, 18)]), s.shade, THIN)


def _pane(s: Mine, opening: Box) -> None:
    """A window's frame with a cross, and its sill."""
    x, y, wide, high = opening.x, opening.y, opening.w, opening.h
    middle, bar_y = x + wide / 2, y + high * BAR
    cross = f"M{middle} {y} L{middle} {y + high} M{x} {bar_y} L{x + wide} {bar_y}"
    for colour, more in ((s.ink, 0.9), (s.nature.wood, 0.0)):
        s.line(cross, colour, 1 + more)
        s.line(bar(x, y, wide, high, 0.4), colour, 1.7 + more)
    s.area(bar(x - 2, y + high + 0.6, wide + 4, 1.8, 0.3), s.nature.wood, THIN)


@place
def cave(s: Mine) -> None:
    """A cellar of brick, with a pipe and a lamp."""
    s.fill(bar(LEFT, -37, WIDE, 37), s.shade)
    brick = bar(0, 0, 6, 2.4, 0.3)
    rows = ((-26, -22), (-18, -22), (-22, -18.4), (16, -26), (12, -22.4), (20, -22.4),
            (-26, -6), (-18, -6), (-22, -9.6), (18, -6), (14, -9.6), (22, -9.6))  # fmt: skip
    s.line(several(brick, [moved(x, y) for x, y in rows]), s.paper, 0.6)
    s.line(f"M{LEFT} -31 L20 -31 L20 -36", s.paper, 2.2)
    _ground(s)


@place
def sea(s: Mine) -> None:
    """Islands with a lighthouse, and water."""
    s.fill("M-29 0 L-29 -4 C-24 -8 -18 -7 -11 0 Z M9 0 C14 -6 21 -8 29 -6 L29 0 Z", s.shade)
    with s.at(-20, -5.2, scale=0.94):
        s.fill("M-2 0 L-1.2 -9.4 L1.2 -9.4 L2 0 Z M-2.1 -9.4 L2.1 -9.4 L2.1 -10.4 L1.4 -10.4"
               " L1.4 -13 L2 -13 L0 -15.4 L-2 -13 L-1.4 -13 L-1.4 -10.4 L-2.1 -10.4 Z",
               mixed(s.ink, s.shade, 0.22))  # fmt: skip
        s.fill(bar(-0.8, -12.8, 1.6, 2.2), s.paper)
        s.fill("M-1.7 -3 L-1.45 -5.8 L1.45 -5.8 L1.7 -3 Z", s.paper)
    _ground(s)
    ripple = "M-2.4 0 C-1.6 -0.9 -0.8 -0.9 0 0 C0.8 0.9 1.6 0.9 2.4 0"
    spots = ((-19, 3), (18, 3), (-3, 2.6), (-23, 11), (24, 10), (-17, 17), (19, 17.4))
    s.line(several(ripple, [moved(*spot) for spot in spots]), s.shade, 0.8)


def shore(s: Mine, sand: Colour) -> None:
    """A beach before the sea, and foam where they meet."""
    edge = "M-29 5.4 C-22 3.4 -15 4.8 -8 3.6 C-1 2.4 6 4.2 13 3.2 C19 2.4 24 4.2 29 3.4"
    s.fill(f"{edge} L29 24 L-29 24 Z", sand)
    s.line(edge, mixed(s.paper, "#FFFFFF", 0.3), 1.1)
    s.line(several("M-1.6 0 L1.6 0", [moved(x, y) for x, y in
           ((-21, 9.4), (20, 8), (-14, 19), (22, 15.4), (-22.6, 15))]),
           mixed(s.ink, sand, 0.25), 0.6)  # fmt: skip
    s.paper = sand


def panes(opening: Box) -> list[Box]:
    """The four panes of a window, within its bars."""
    wide, high = opening.w / 2, opening.h * BAR
    return [Box(opening.x + k * wide, opening.y + (high if low else 0), wide,
                opening.h - high if low else high) for k in (0, 1) for low in (0, 1)]  # fmt: skip


def _within(box: Box, spots: list[tuple[float, float]]) -> list[Matrix]:
    """Those that lie well inside."""
    return [moved(x, y) for x, y in spots
            if 1.6 < x - box.x < box.w - 1.6 and 1.6 < y - box.y < box.h - 1.6]  # fmt: skip


@weather
def rain(s: Sketch, box: Box) -> None:
    drops = [(-26 + 8.0 * i + 4 * (j % 2), -31 + 7.0 * j) for i in range(7) for j in range(4)]
    s.line(several("M1 -1.8 L-1 1.8", _within(box, drops)), s.paper, 0.7)


@weather
def snow(s: Sketch, box: Box) -> None:
    """Scattered as evenly as chance never does, in three sizes, and never before the moon: it
    stands at the right of the sky, or in the upper right pane."""
    outside = box is OUTSIDE
    moon, reach = ((18.0, -18.0), 8.0) if outside else ((16.7, -25.7), 3.6)
    flakes = [(box.x + box.w * ((0.5 + 0.7549 * n) % 1), box.y + box.h * ((0.5 + 0.5698 * n) % 1))
              for n in range(round(box.w * box.h / (36 if outside else 5)))]  # fmt: skip
    for k, radius in enumerate((0.55, 0.75, 0.95) if outside else (0.4, 0.5, 0.6)):
        there = [(x, y) for x, y in flakes[k::3] if math.hypot(x - moon[0], y - moon[1]) > reach]
        s.fill(several(disc(0, 0, radius), _within(box, there)), s.paper)


@weather
def wind(s: Sketch, box: Box) -> None:
    """Gusts, and leaves in them."""
    gust = "M-7 0 L4 0 C7.4 0 7.4 -4 4.6 -4 C2.8 -4 2.6 -1.8 4.2 -1.8"
    s.line(several(gust, [moved(x, y) for x, y in ((-17, -16), (4, -29))]),
           s.paper, 1)  # fmt: skip
    for x, y, turn in ((-22, -22, 20), (21.6, -32, -30), (-7, -31, 60), (0, -12, 10)):
        with s.at(x, y, turn):
            s.fill("M-1.8 0 C-0.8 -1.6 0.8 -1.6 1.8 0 C0.8 1.6 -0.8 1.6 -1.8 0 Z", s.hot)


@weather
def fog(s: Sketch, box: Box) -> None:
    bands = ((-25, -3, 26), (-4, -7, 24), (-28, -12, 20), (8, -17, 20))
    s.line(" ".join(f"M{x} {y} L{x + wide} {y}" for x, y, wide in bands), s.paper, 2)
