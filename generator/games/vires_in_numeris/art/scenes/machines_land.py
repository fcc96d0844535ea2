"""What guesses where power is: containers, turbines, panels, a dam, a volcano."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, turned
from generator.games.vires_in_numeris.art.scenes.kit import THIN, EvenSketch, several
from generator.games.vires_in_numeris.art.scenes.machines import (
    FLOOR,
    bolt,
    in_a_row,
    machine,
    shadow,
)


@in_a_row
def container(s: EvenSketch, k: int, count: int) -> None:
    """A farm in a container, and who lives beside it with its ears shut."""
    shadow(s, 9.6)
    s.area("M-9.8 -12.4 L-7 -15.4 L9.8 -15.4 L7 -12.4 Z")
    s.area("M7 -12.4 L9.8 -15.4 L9.8 -3.4 L7 -0.8 Z", s.ink)
    s.area(bar(-9.8, -12.4, 16.8, 11.6, 0.3), s.shade)
    s.line(" ".join(f"M{-8.4 + 1.5 * n} -10.8 L{-8.4 + 1.5 * n} -2.4" for n in range(3)), "", THIN)
    s.area(bar(-3.8, -11, 9.4, 8.8, 0.5))
    bolt(s, 0.9, -6.6, 7.6)
    s.fill("M-9 -0.8 L-7 -0.8 L-7 0 L-9 0 Z M4 -0.8 L6 -0.8 L6 0 L4 0 Z")
    if count == 1:
        with s.at(-17.4, 1.4, scale=0.9, mirrored=True):
            _sheep(s)
    elif count == 2 and k == 1:  # Sheep stand before all containers.
        with s.at(-11.7, 3.4, scale=0.9):
            _sheep(s)
    elif count == 3 and k == 2:
        for x in (-32.7, -10.8):
            with s.at(x, 4.4, scale=1.06, mirrored=x == -10.8):
                _sheep(s)


def _sheep(s: EvenSketch) -> None:
    """It stands on y = 0, 10 mm wide, and looks to the left."""
    shadow(s, 4)
    s.line("M-2.4 -2.6 L-2.4 -0.2 M2 -2.6 L2 -0.2", "", 1)
    s.area("M-4 -3.4 C-6 -4.6 -4.8 -7.4 -3 -6.8 C-2.2 -8.8 0.6 -8.8 1.2 -7.2 C3.2 -8.2 4.8 -6.2"
           " 3.8 -4.8 C4.8 -3 2.8 -1.8 1.6 -2.6 C0.2 -1.4 -1.6 -1.6 -2.2 -2.6 C-3.2 -2 -4 -2.4"
           " -4 -3.4 Z")  # fmt: skip
    s.fill(disc(-4.6, -6, 1.5, 1.9))
    s.line("M-3.6 -7.2 L-2.4 -7.8", "", 0.9)


@in_a_row
def wind_turbine(s: EvenSketch, k: int, count: int) -> None:
    """A turbine, and a cabin at its foot that takes what nobody else wants."""
    shadow(s, 5)
    s.area("M-1.4 0 L-0.7 -18.8 L0.7 -18.8 L1.4 0 Z")
    blade = "M-0.7 0 C-1.6 -3 -1 -8.6 0.3 -10.6 C1 -7.6 1.1 -3 0.7 0 Z"
    with s.at(0, -18.8, (12, 46, 78)[k] + 20 * count, 0.86):
        s.area(several(blade, [turned(120 * n) for n in range(3)]))
    s.area(disc(0, -18.8, 1.3), s.ink)
    s.area(bar(-6.2, -8.6, 12.4, 8.6, 0.5), s.shade)
    s.fill("M-7.2 -8.4 L-5 -10.4 L5 -10.4 L7.2 -8.4 Z")
    bolt(s, 0, -4.3, 6.4)
    if count == 1:
        bird = "M-2 -1 C-1.2 -1.8 -0.4 -1.2 0 0 C0.4 -1.2 1.2 -1.8 2 -1"
        s.line(several(bird, [moved(12, -13), moved(15.6, -17)]), "", 0.7)
    elif k == 1:
        s.line(f"M8 -14 L{14 - 3 * count} -14 M7.6 -11.6 L{12.6 - 2 * count} -11.6", "", 0.6)


@in_a_row
def solar_panel(s: EvenSketch, k: int, count: int) -> None:
    """A panel on a post: it doesn't guess at night, but it hopes."""
    shadow(s, 8)
    s.line("M0 -8 L0 0 M-3.4 0 L3.4 0", "", 1.4)
    s.area("M-9.6 -6 L-6.6 -21.4 L9.6 -21.4 L6.6 -6 Z", s.ink)
    s.line("M-8.6 -11.1 L7.6 -11.1 M-7.6 -16.3 L8.6 -16.3"
           " M-4.2 -6 L-1.2 -21.4 M1.2 -6 L4.2 -21.4", s.shade, THIN)  # fmt: skip
    s.area(disc(0, -13.7, 5.2))
    bolt(s, 0, -13.7, 7)
    if count == 1:  # Something likes the shade.
        with s.at(11.6, 1):
            s.line("M0 0 L0 -7 M0 -3 C-3 -3 -3 -5.6 -3 -6.6 M0 -2 C3 -2 3 -4 3 -5.4", "", 1.7)
            s.fill(disc(0, -7.8, 1), s.hot)
    elif count == 3 and k == 1:
        s.fill("M-2.6 -22.2 C-2.4 -24.6 0 -25 1.2 -24.2 C1.4 -26 3.6 -26 3.8 -24.4"
               " L5 -24 L3.8 -23.6 C3.4 -22 1 -21.6 -0.6 -21.6 Z")  # fmt: skip


@machine
def dam(s: EvenSketch, count: int) -> None:
    """A dam between mountains, with a gate for each machine behind it: power costs nothing here."""
    with s.at(0, -1.6):
        _dam(s, count)


def _dam(s: EvenSketch, count: int) -> None:
    # Far peaks, and air between them and the wall.
    for x, high, half in ((-11.4, 9.6, 8.4), (10.6, 13.6, 9.0), (0.2, 8.0, 6.4)):
        top = -2.6 - high
        s.area(f"M{x - half} -2.6 L{x} {top} L{x + half} -2.6 Z", s.shade)
        snow, drop = half * 0.36, high * 0.36
        s.area(f"M{x} {top} L{x - snow} {top + drop} L{x - snow * 0.3} {top + drop * 0.72}"
               f" L{x + snow * 0.3} {top + drop * 1.1} L{x + snow} {top + drop} Z")  # fmt: skip
    s.fill("M-24 -2.6 L24 -2.6 L24 1 L-24 1 Z", s.shadow)
    # The wall, its crown with a rail, and rock that holds it.
    s.area("M-17 1.4 L17 1.4 L13.6 12.4 L-13.6 12.4 Z")
    s.area("M-24 -1.4 L-17.6 -1.4 L-12.4 13 L-24 13 Z M24 -1.4 L17.6 -1.4 L12.4 13 L24 13 Z", s.ink)
    s.area(bar(-17.6, -0.6, 35.2, 2.2, 0.3), s.shade)
    s.line("M-17 -2.6 L17 -2.6", "", THIN)
    s.line(several("M0 -2.6 L0 -0.8", [moved(-16 + 4 * n, 0) for n in range(9)]), "", THIN)
    places = {1: (0.0,), 2: (-5.6, 5.6), 3: (-8.4, 0.0, 8.4)}[count]
    wide = {1: 3.8, 2: 3.1, 3: 2.5}[count]
    for x in places:
        s.fill(f"M{x - wide} 13 L{x - wide} 6 A{wide} {wide} 0 0 1 {x + wide} 6 L{x + wide} 13 Z")
        bolt(s, x, 6.1 - 0.1 * wide, 1.1 + wide)
        s.fill(f"M{x - wide} 9 L{x + wide} 9 L{x + wide + 0.7} 14 L{x - wide - 0.7} 14 Z", s.paper)
        s.line(f"M{x - 0.9} 10 L{x - 1} 13 M{x + 0.9} 10.6 L{x + 1} 13", "", THIN)
    wave = "M-3.6 0 C-2.4 -1.4 -1.2 -1.4 0 0 C1.2 1.4 2.4 1.4 3.6 0"
    s.fill("M-24 13.4 L24 13.4 L24 30 L-24 30 Z", s.paper)
    s.line("M-24 13.4 L24 13.4", "", 0.7)
    s.line(several(wave, [moved(x, 15.4) for x in (-17, -6, 6, 17)]), "", 0.7)


@machine
def volcano(s: EvenSketch, count: int) -> None:
    """A volcano, and at its foot houses that its heat drives."""
    with s.at(0, FLOOR):
        s.fill(several(disc(0, 0, 3.2), [moved(2, -26), moved(5.6, -27.4)]), s.paper)
        s.area("M-19.6 -7.4 L-4 -22 C-2 -20.6 2 -20.6 4 -22 L19.6 -7.4 Z", s.shade)
        s.fill("M-4 -22 C-2 -20.6 2 -20.6 4 -22 L7 -19.2 C6 -16 4.6 -18.4 3.4 -16.4"
               " C2.4 -13 0.6 -12.6 0 -16 C-1.4 -17.6 -2.4 -14 -4 -15.6 C-5.2 -17 -6 -17.4"
               " -6.8 -19.4 Z", s.hot)  # fmt: skip
        s.line("M-4 -22 C-2 -20.6 2 -20.6 4 -22")
        s.line("M0 -23.4 C-1.6 -24.8 1.6 -26 0 -27.6", "", 0.9)
        for x in {1: (6.4,), 2: (-8.6, 8.6), 3: (-13.0, 0.0, 13.0)}[count]:
            with s.at(x, 0.6, scale={1: 1.1, 2: 0.94, 3: 0.8}[count]):
                _plant(s)


def _plant(s: EvenSketch) -> None:
    shadow(s, 6.4)
    s.area(bar(3, -13.4, 2.6, 8, 0.2))
    s.line("M4.3 -14.6 C3.1 -16 5.5 -17 4.3 -18.6", "", 0.7)
    s.area("M-6.4 0 L-6.4 -8.6 L-2 -11 L-2 -8.6 L2.4 -11 L2.4 -8.6 L6.4 -8.6 L6.4 0 Z")
    bolt(s, 0, -4.3, 6.4)
