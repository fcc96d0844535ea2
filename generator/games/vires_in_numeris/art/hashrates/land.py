"""What guesses where power is: containers, turbines, panels, a dam, a volcano."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, turned
from generator.games.vires_in_numeris.art.hashrates.machines import bolt, machine, shadow
from generator.games.vires_in_numeris.art.scenes.kit import THIN, EvenSketch, several


@machine
def container(s: EvenSketch, k: int, hour: int) -> None:
    """A farm in a container."""
    shadow(s, 9.6)
    s.area("M-9.8 -12.4 L-7 -15.4 L9.8 -15.4 L7 -12.4 Z")
    s.area("M7 -12.4 L9.8 -15.4 L9.8 -3.4 L7 -0.8 Z", s.ink)
    s.area(bar(-9.8, -12.4, 16.8, 11.6, 0.3), s.shade)
    s.line(" ".join(f"M{-8.4 + 1.5 * n} -10.8 L{-8.4 + 1.5 * n} -2.4" for n in range(3)), "", THIN)
    s.area(bar(-3.8, -11, 9.4, 8.8, 0.5))
    bolt(s, 0.9, -6.6, 7.6)
    s.fill("M-9 -0.8 L-7 -0.8 L-7 0 L-9 0 Z M4 -0.8 L6 -0.8 L6 0 L4 0 Z")


@machine
def wind_turbine(s: EvenSketch, k: int, hour: int) -> None:
    """A turbine, and a cabin at its foot that takes what nobody else wants."""
    shadow(s, 5)
    s.area("M-1.4 0 L-0.7 -18.8 L0.7 -18.8 L1.4 0 Z")
    blade = "M-0.7 0 C-1.6 -3 -1 -8.6 0.3 -10.6 C1 -7.6 1.1 -3 0.7 0 Z"
    with s.at(0, -18.8, 32 + 31 * k + 20 * hour, 0.86):
        s.area(several(blade, [turned(120 * n) for n in range(3)]))
    s.area(disc(0, -18.8, 1.3), s.ink)
    s.area(bar(-6.2, -8.6, 12.4, 8.6, 0.5), s.shade)
    s.fill("M-7.2 -8.4 L-5 -10.4 L5 -10.4 L7.2 -8.4 Z")
    bolt(s, 0, -4.3, 6.4)


@machine
def solar_panel(s: EvenSketch, k: int, hour: int) -> None:
    """A panel on a post: it doesn't guess at night, but it hopes."""
    shadow(s, 8)
    s.line("M0 -8 L0 0 M-3.4 0 L3.4 0", "", 1.4)
    s.area("M-9.6 -6 L-6.6 -21.4 L9.6 -21.4 L6.6 -6 Z", s.ink)
    s.line("M-8.6 -11.1 L7.6 -11.1 M-7.6 -16.3 L8.6 -16.3"
           " M-4.2 -6 L-1.2 -21.4 M1.2 -6 L4.2 -21.4", s.shade, THIN)  # fmt: skip
    s.area(disc(0, -13.7, 5.2))
    bolt(s, 0, -13.7, 7)


@machine
def dam(s: EvenSketch, k: int, hour: int) -> None:
    """A dam between mountains, with a gate more from hour to hour: power costs nothing here."""
    count = (1, 2, 3, 2)[hour]
    with s.at(0, -11.6):
        _peaks(s)
        _wall(s, count)


def _peaks(s: EvenSketch) -> None:
    """Far peaks, and air between them and the wall."""
    for x, high, half in ((-11.4, 9.6, 8.4), (10.6, 13.6, 9.0), (0.2, 8.0, 6.4)):
        top = -2.6 - high
        s.area(f"M{x - half} -2.6 L{x} {top} L{x + half} -2.6 Z", s.shade)
        snow, drop = half * 0.36, high * 0.36
        s.area(f"M{x} {top} L{x - snow} {top + drop} L{x - snow * 0.3} {top + drop * 0.72}"
               f" L{x + snow * 0.3} {top + drop * 1.1} L{x + snow} {top + drop} Z")  # fmt: skip


def _wall(s: EvenSketch, count: int) -> None:
    """The wall, its crown with a rail, rock that holds it, gates, and the river."""
    s.fill("M-24 -2.6 L24 -2.6 L24 1 L-24 1 Z", s.shadow)
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
    s.line(several(wave, [moved(x, 17) for x in (-17, 17)]), "", 0.7)


@machine
def volcano(s: EvenSketch, k: int, hour: int) -> None:
    """A volcano that sleeps at dawn and is awake at dusk, and houses that its heat drives."""
    flank = "M-23 -5.6 L-4 -22 C-2 -20.6 2 -20.6 4 -22 L23 -5.6 Z"
    s.area(flank, s.shade)
    if hour == 2:
        s.area("M-4 -22 C-5 -26 -9 -27 -10 -24 C-9 -30 -3 -32 -1 -27 C0 -33 6 -33 6 -28"
               " C9 -30 12 -27 10 -24 C8 -26 5 -25 4 -22 Z", s.hot)  # fmt: skip
    else:
        puffs = ((2, -26), (5.6, -27.4), (10, -27))[: (1, 2, 0, 3)[hour]]
        s.fill(several(disc(0, 0, 3.2), [moved(*puff) for puff in puffs]), s.paper)
        s.line("M0 -22.6 C-1.6 -23.8 1.6 -24.6 0 -26", "", 0.9)
    if hour:
        s.fill("M-4 -22 C-2 -20.6 2 -20.6 4 -22 L7 -19.4 C6 -16 4.6 -18.4 3.4 -16.4"
               " C2.4 -13 0.6 -12.6 0 -16 C-1.4 -17.6 -2.4 -14 -4 -15.6 C-5.2 -17 -6 -17.4"
               " -7 -19.4 Z", s.hot)  # fmt: skip
    s.line("M-4 -22 C-2 -20.6 2 -20.6 4 -22")
    for x in ((6.4,), (-8.6, 8.6), (-13.6, 0.0, 13.6), (-7.0,))[hour]:
        with s.at(x, 0.6, scale=(1.1, 0.94, 0.8, 1.0)[hour]):
            _plant(s)


def _plant(s: EvenSketch) -> None:
    shadow(s, 6.4)
    s.area(bar(3, -13.4, 2.6, 8, 0.2))
    s.line("M4.3 -14.6 C3.1 -16 5.5 -17 4.3 -18.6", "", 0.7)
    s.area("M-6.4 0 L-6.4 -8.6 L-2 -11 L-2 -8.6 L2.4 -11 L2.4 -8.6 L6.4 -8.6 L6.4 0 Z")
    bolt(s, 0, -4.3, 6.4)
