"""What lies behind a picture in a house, in a temple or under ground."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.backdrops import (
    HOUSES,
    LEFT,
    Backdrop,
    lit,
    place,
    table,
)
from generator.games.vires_in_numeris.art.scenes.kit import several


@place
def parlour(s: Backdrop, y: float) -> None:
    """A table in the light of a lamp, before a wall with pictures."""
    s.row(bar(-4, -5, 8, 10, 0.5), ((-15, -1.6), (15.6, -5)), s.far)
    s.row(bar(-2.7, -3.7, 5.4, 7.4, 0.3), ((-15, -1.6), (15.6, -5)), s.glow)
    lit(s, 1, y)
    table(s, y)


@place
def workshop(s: Backdrop, y: float) -> None:
    """A wall with tools, light on a bench."""
    s.fill(bar(LEFT, -6.4, 62, 1), s.far)
    s.fill("M12.4 -6 L14 -6 L14 1 L12.4 1 Z M10.6 -1 L15.8 -1 L15.8 2 L10.6 2 Z", s.far)
    s.line("M17.8 -5.4 L17.8 1 M16.4 3.6 A1.8 1.8 0 1 1 19.2 3.6", s.far, 1.2)
    s.line("M-14.6 -5.4 L-14.6 2 M-17 -3.4 L-12.2 -3.4", s.far, 1.4)
    lit(s, 0, y)
    s.ground(y)
    s.fill(bar(LEFT, y + 6.2, 62, 20), s.deep)
    s.row(disc(0, 0, 0.5), [(x, y + 5.2) for x in (-24, -14, 8, 18)], s.deep)


@place
def laboratory(s: Backdrop, y: float) -> None:
    """Shelves with bottles."""
    lit(s, -4, y)
    s.fill(bar(6, -5.4, 30, 1), s.mid)
    s.fill(bar(LEFT, 3, 18, 1), s.mid)
    s.row(bar(-1.6, -4.4, 3.2, 4.4, 0.6), ((-18, 3), (9, -5.4)), s.far)
    s.row("M-0.7 -7 L0.7 -7 L0.7 -4.6 L2.4 0 L-2.4 0 L-0.7 -4.6 Z", ((-23, 3), (17, -5.4)), s.far)
    table(s, y)


@place
def office(s: Backdrop, y: float) -> None:
    """A wide window over the town, and a desk."""
    s.fill(bar(-17, -18, 40, 18 + y - 2.4), s.light)
    s.fill(disc(6, -4, 7), s.lamp)
    for x, wide, high in HOUSES:
        s.fill(bar(x, y - 2.4 - 0.62 * high, wide, 0.62 * high), s.far)
    s.fill(bar(LEFT, -20, 17, 60), s.glow)
    s.fill(several(bar(-0.6, -20, 1.2, 17.6 + y), [moved(x, 0) for x in (-17, -2, 13)]), s.mid)
    s.fill(bar(LEFT, y - 3, 62, 1.4), s.mid)
    table(s, y)


@place
def temple(s: Backdrop, y: float) -> None:
    """A hall of columns with light at its end."""
    s.fill(f"M-13 {y} L-13 -8 A13 13 0 0 1 13 -8 L13 {y} Z", s.glow)
    s.fill(f"M-9.6 {y} L-9.6 -6 A9.6 9.6 0 0 1 9.6 -6 L9.6 {y} Z", s.light)
    for x in (-22.4, -16.4, 16.4, 22.4):
        s.fill(bar(x - 1.9, -20, 3.8, 20 + y), s.far)
        s.fill(bar(x + 0.6, -20, 1.3, 20 + y), s.mid)
        s.fill(bar(x - 2.7, y - 1.8, 5.4, 1.8), s.mid)
    s.ground(y)
    s.fill(bar(LEFT, y + 3, 62, 20), s.deep)


@place
def shaft(s: Backdrop, y: float) -> None:
    """A tunnel in the rock, with timber and the light of a lamp."""
    s.fill(bar(LEFT, -20, 62, 50), s.mid)
    s.fill(f"M-18 {y} L-19 -3 L-15 -11 L-6 -15.4 L6 -14.6 L15 -11 L18.4 -3 L18 {y} Z", s.far)
    s.fill(disc(0, -2, 13), s.glow)
    s.fill(disc(0, -2, 9.4), s.light)
    s.fill(f"M-17 {y} L-15.4 -11 L-13 -11 L-14 {y} Z M14 {y} L13 -11 L15.4 -11 L17 {y} Z", s.deep)
    s.fill("M-18 -13.4 L18 -13.4 L18 -10.8 L-18 -10.8 Z", s.deep)
    s.ground(y)
    s.row("M-2 0 L-1.2 -1.6 L0.8 -2 L2 0 Z", ((-15.6, y + 4.6), (14.6, y + 4)), s.deep)
