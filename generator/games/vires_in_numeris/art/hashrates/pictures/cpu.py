"""A bare chip: at the start of a race, on top of the world, in a cupboard, in a museum."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, turned
from generator.games.vires_in_numeris.art.hashrates import (
    cast,
    home,
    indoors,
    outdoors,
)
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, Mine, picture, put
from generator.games.vires_in_numeris.art.scenes import hands
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


@picture("cpu", "dawn")
def race(s: Mine) -> None:
    """Somebody takes the time while it runs."""
    outdoors.sky(s)
    outdoors.sun(s, 15, -17, 7)
    s.fill(bar(-30, -13, 60, 6), s.far.stone)
    crowd = [moved(-29 + 3.1 * k, -10.6 + 1.6 * (k % 2)) for k in range(20)]
    s.fill(several(disc(0, 0, 1.2), crowd), s.far.rose)
    s.ground(outdoors.level(-7), s.far.brick)
    s.line("M-30 -3.4 L0 -7 M-30 8 L3 -7 M-20 32 L6 -7 M14 32 L10 -7 M30 16 L13 -7 M30 2 L16 -7",
           s.paper, 0.9)  # fmt: skip
    s.fill(disc(9, 13.6, 11, 1.8), s.shadow)
    with s.at(9, -1, 9, 1.24):
        for way in ("M-2 8 L1 12 L-4 15.6 L-2.4 17", "M3 8 L8.6 9.4 L7.6 14 L10.6 14.4"):
            s.line(way, s.ink, 1.9)
        home.chip(s)
    s.line("M-9 -5 L-15 -5 M-8 0.6 L-5 0.6", s.paper, 1.1)
    # The watch, and whose hand holds it.
    with s.at(-12.6, 13.6, scale=0.86):
        hands.holds_up(s, lambda: _watch(s))


def _watch(s: Mine) -> None:
    """A watch that stops, 17 mm wide about (0, -4.4)."""
    s.area(bar(-1.7, -17, 3.4, 5, 0.6), s.nature.steel)
    s.area(bar(-2.8, -18.6, 5.6, 2.6, 0.8), s.nature.steel)
    s.area(disc(0, -4.4, 8.8), s.nature.steel)
    s.area(disc(0, -4.4, 6.5))
    s.fill("M0 -4.4 L0 -10.6 A6.2 6.2 0 0 1 5.4 -7.5 Z", s.nature.rose)
    s.line("M0 -4.4 L5 -7.3 M0 -10 L0 -9.4 M-5.6 -4.4 L-5 -4.4 M0 1.2 L0 0.6", "", THIN)
    s.fill(disc(0, -4.4, 0.9))


#: Coasts as they are seen from high above the Atlantic, on a globe of 31 mm about (0, 30.6).
_COASTS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((-11.6, 1.9), (-10.2, 2.4), (-10.6, 3.3), (-8.5, 3.5), (-8.1, 4.7), (-10.1, 5.8), (-12.9,
     6.6), (-13.3, 8.4), (-12.8, 10.3), (-10.6, 8.1), (-8.1, 7), (-7.2, 8.7), (-5.9, 11.3),
     (-9.4, 12.7), (-8.1, 14), (-12, 14.7), (-14.9, 17.3), (-18.1, 19.8), (-18.7, 22.9),
     (-19.4, 21.2), (-21.3, 19.8), (-23.7, 20.4), (-24.7, 24.9), (-22.1, 24.1), (-22.9, 27.2),
     (-21.4, 29.4), (-23.8, 28.1), (-26.8, 23.1), (-26.6, 18.8), (-25.3, 14.9), (-23, 10.9),
     (-20.7, 8.6), (-16.3, 4.6), (-14.4, 3.1)),
    ((-3.4, 2.5), (2.2, 2.2), (2.6, 4.8), (0, 6.3), (-1.6, 8.3), (-3.2, 6.4)),
    ((-19.7, 33), (-17, 30), (-11.4, 32.2), (-11.4, 36), (-19.7, 36)),
    ((13.4, 18.3), (18.4, 16.5), (19.5, 18.1), (22.5, 18.5), (25, 17.3), (26.6, 19.1), (29.9,
     25.5), (30.4, 33), (26, 36), (15.9, 34.6), (12.4, 32.1), (10.7, 29.6), (10.8, 26.3),
     (12.6, 21.3)),
    ((12, 17.7), (10.9, 14.7), (13.3, 14.2), (11.5, 12.3), (13.3, 10), (13.6, 9), (15.3, 8.4),
     (13.9, 6.5), (13.6, 8.2), (11.3, 7.8), (10.1, 6.6), (9.1, 3.6), (11.8, 2.6), (17, 4.8),
     (22.1, 8.8), (25.4, 13.4), (26.4, 16.6), (24, 15), (21.4, 15.5), (19.5, 13.7), (17.6, 13),
     (19.6, 15.5), (17, 14), (15, 14.5), (14.7, 16.9), (13.4, 17.9)),
    ((10.9, 11.9), (12.5, 10.7), (9.6, 8), (9.4, 9.8)),
)  # fmt: skip


def _coast(points: Sequence[tuple[float, float]]) -> str:
    """A shore that is round at each of these points."""
    middles = [
        f"{(x + u) / 2} {(y + v) / 2}"
        for (x, y), (u, v) in zip(points, (*points[1:], points[0]), strict=True)
    ]
    bends = (f" Q{x} {y} {to}" for (x, y), to in zip(points, middles, strict=True))
    return f"M{middles[-1]}" + "".join(bends) + " Z"


@picture("cpu", "day")
def world(s: Mine) -> None:
    """The whole world, and what was enough for it: it shines like a sun."""
    s.fill(FULL, s.nature.sand)
    with s.at(1.4, -11):
        s.fill(
            several("M0 0 L-5.4 -64 L5.4 -64 Z", [turned(12 + 24 * k) for k in range(15)]), s.air
        )
        s.fill(disc(0, 0, 17), s.air)
    s.area(disc(0, 30.6, 31), s.nature.water)
    dark = s.dusk(s.nature.water)
    s.fill("M10 1.4 A31 31 0 0 1 30.6 32 L21.4 32 A36 36 0 0 0 10 1.4 Z", dark)
    for land in _COASTS:
        s.area(_coast(land), s.nature.leaf)
    s.line(disc(0, 30.6, 31))
    s.area(disc(1.4, 0.6, 10.4, 2.2), s.nature.wood)
    with s.at(1.4, -12.2, scale=1.42):
        home.chip(s)
    outdoors.clouds(s, ((-22, -4, 0.6), (22, -20, 0.7)))
    put(s, cast.birds, 21, -6, 1.1)


@picture("cpu", "dusk")
def next_door(s: Mine) -> None:
    """A cupboard from before: one who stayed, one who moved."""
    wood, dark = s.far.wood, mixed(s.ink, s.far.wood, 0.3)
    s.fill(FULL, wood)
    for x, y, high in ((-34, -17, 22), (-1.4, -34, 39), (-34, 7.4, 30), (-1.4, 7.4, 30)):
        s.area(bar(x, y, 30.2 if x < -2 else 36, high, 0.4), dark)
    s.shadow = mixed(s.ink, dark, 0.3)
    # Left: dust.
    put(s, home.cpu, -15.4, 5, 0.96)
    lump = "M-1.8 0 C-1.4 -1.7 1 -1.9 1.8 0 Z"
    s.fill(several(lump, [moved(x, 4.7) for x in (-25, -6.2)]), s.far.stone)
    s.line("M-4.1 -16.8 L-9.4 -16.4 M-4.1 -16.8 L-8.6 -13.6 M-4.1 -16.8 L-6.4 -11.8"
           " M-4.1 -16.8 L-4.3 -11.2 M-6.1 -16.6 Q-5.6 -16 -5.8 -15.6 Q-5.2 -15.4 -5 -14.8"
           " Q-4.5 -15 -4.2 -14.6 M-7.8 -16.5 Q-6.9 -15.4 -7.3 -14.5 Q-6 -14.2 -5.7 -13.2"
           " Q-4.8 -13.4 -4.2 -12.8", s.paper, 0.3)  # fmt: skip
    s.fill("M-22 -15.4 C-19 -17.4 -13 -16.6 -9 -15.4 L-9 -14 L-22 -14 Z", s.far.stone)
    # Right: a home.
    put(s, cast.spider, 13, -10, 2.5)
    s.area(bar(2.4, -24, 6.4, 7.6, 0.3), s.nature.sand)
    s.fill(several("M-1.8 1 C-1 -1 1 -1 1.8 1 Z M-1 -1.4 L1 -1.4 L0 -2.6 Z", [moved(5.6, -20)]))
    s.area(bar(17.6, -2.6, 8, 7.4, 0.6), s.nature.brick)
    s.line("M19.8 -2.6 C19.8 -5.4 23.4 -5.4 23.4 -2.6", "", 0.9)
    s.area("M2 5 L3 -2.4 L9 -2.4 L10 5 Z", s.nature.rose)
    # Below: the neighbours.
    indoors.books(s, 28.6, ((-34, 10, 15, s.nature.leaf), (-23.4, 4, 17.4, s.nature.steel),
                            (-18.8, 5.4, 14, s.nature.rose),
                            (-12.8, 4, 16, s.nature.sand)))  # fmt: skip
    put(s, home.cpu, 13, 29, 0.86)
    s.line("M-30 30 L30 30", "", 2)


@picture("cpu", "night")
def museum(s: Mine) -> None:
    """A hall by moonlight, and two in glass cases."""
    s.fill(FULL, s.far.gloom)
    s.area("M-30 -34 L-11 -18 L-11 8 L-30 22 Z M30 -34 L11 -18 L11 8 L30 22 Z", s.far.stone)
    s.area("M-11 -18 L11 -18 L11 8 L-11 8 Z", s.far.brick)
    s.ground("M-11 8 L11 8 L30 22 L30 32 L-30 32 L-30 22 Z", s.far.stone)
    s.line("M-5 8 L-14 32 M5 8 L14 32 M-18 13 L18 13 M-30 21 L30 21", s.shadow, THIN)
    s.area("M-5 8 L-5 -8 A5 5 0 0 1 5 -8 L5 8 Z", s.nature.gloom)
    outdoors.moon(s, 0, -4, 3.4)
    indoors.beam_of_light(s, "M-4 -6 L4 -6 L13 32 L-13 32 Z", 0.28)
    s.area("M16 -17 L26 -24 L26 -6 L16 -4 Z", s.nature.sand)
    s.area("M-26 -9 L-16 -8 L-16 -4 L-26 -2 Z", s.nature.rose)
    for x, y in ((-15.4, 24.0), (15.4, 24.0)):
        s.area(bar(x - 8, y - 11, 16, 13), s.nature.wood)
        s.area(bar(x - 9, y - 12.4, 18, 2.4, 0.3), s.nature.sand)
        with s.at(x, y - 20.4, scale=0.83):
            home.chip(s)
        s.line(bar(x - 7.4, y - 29, 14.8, 16.6, 0.4), s.paper, 0.8)
        s.line(f"M{x + 2} {y - 27} L{x + 5.4} {y - 27} L{x + 5.4} {y - 23}", s.paper, 0.6)
    for x, y, k in ((-3.6, 2.0, 1.0), (4.0, -1.6, 1.2), (1.0, -14.0, 0.8)):
        with s.at(x, y, 8, k):
            s.line("M0 0 L0 -5 L3.4 -6 L3.4 -1", "", 0.8)
            s.fill(several(disc(-0.9, 0, 1.2, 0.9), [moved(0, 0), moved(3.4, -1)]))
    put(s, cast.cat_awake, 0, 29.4, 0.86)
