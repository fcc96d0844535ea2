"""What guesses and is a landscape: a dam and a volcano. Each fills the picture, 44 mm wide."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates.machines import bolt, machine, shadow
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several

_WAVE = "M-2.6 0 C-1.7 -1 -0.9 -1 0 0 C0.9 1 1.7 1 2.6 0"


@machine
def dam(s: Mine, k: int, hour: int) -> None:
    """A dam below a lake between mountains, and the river that it lets go into a valley; with a
    gate more from hour to hour: power costs nothing here."""
    with s.at(0, -12):
        _peaks(s)
        _lake(s)
        _valley(s)
        _wall(s, (1, 2, 3, 2)[hour])


def _peaks(s: Mine) -> None:
    """Peaks beyond the lake, and woods on its far shore."""
    rock = mixed(s.nature.steel, s.nature.brick, 0.62)
    for x, high, half in ((-13, 12.6, 11), (12, 15.6, 12), (0, 9.6, 8.6)):
        top = -10.6 - high
        s.area(f"M{x - half} -10.6 L{x} {top} L{x + half} -10.6 Z", rock)
        snow, drop = half * 0.36, high * 0.36
        s.area(f"M{x} {top} L{x - snow} {top + drop} L{x - snow * 0.3} {top + drop * 0.72}"
               f" L{x + snow * 0.3} {top + drop * 1.1} L{x + snow} {top + drop} Z")  # fmt: skip
    s.area("M-26 -10 L-26 -14 C-20 -15 -15 -11.6 -8 -12 C0 -12.6 6 -11.4 13 -12.6 C18 -13.6 23 -15"
           " 26 -14 L26 -10 Z", s.nature.leaf)  # fmt: skip


def _lake(s: Mine) -> None:
    s.fill("M-26 -10 L26 -10 L26 0 L-26 0 Z", s.nature.water)
    s.line("M-26 -10 L26 -10", "", THIN)
    s.line(several(_WAVE, [moved(x, y) for x, y in
           ((-13, -7.6), (4, -7.2), (15, -6), (-4, -5.2))]), s.paper, 0.7)  # fmt: skip


def _valley(s: Mine) -> None:
    """Green slopes, and between them the river, wider as it comes nearer."""
    s.fill("M-26 8 L26 8 L26 26 L-26 26 Z", s.nature.leaf)
    s.area("M-8 9 L8 9 C10 13 19 15 21 26 L-21 26 C-19 15 -10 13 -8 9 Z", s.nature.water)
    s.line(several(_WAVE, [moved(x, y) for x, y in ((-12.4, 17), (11.6, 16), (14.6, 20.4))]),
           s.paper, 0.8)  # fmt: skip


def _wall(s: Mine, count: int) -> None:
    """The wall, slopes that hold it, its crown with a rail, and gates with water from them."""
    s.area("M-18 -3 L18 -3 L11.6 11 C6 12.6 -6 12.6 -11.6 11 Z")
    s.line("M-14.4 2.4 L14.4 2.4 M-12.4 6.8 L12.4 6.8", s.shade, THIN)
    s.area("M-26 -6 L-19 -4.4 L-17 -1 L-10.6 12 C-16 13.6 -20 16 -26 16 Z"
           " M26 -6 L19 -4.4 L17 -1 L10.6 12 C16 13.6 20 16 26 16 Z", s.nature.leaf)  # fmt: skip
    s.area(bar(-19.6, -3.6, 39.2, 2.6, 0.4), s.shade)
    s.line("M-19 -5.6 L19 -5.6", "", THIN)
    s.line(several("M0 -5.6 L0 -3.6", [moved(-18 + 4 * n, 0) for n in range(10)]), "", THIN)
    places = {1: (0.0,), 2: (-5.4, 5.4), 3: (-7.4, 0.0, 7.4)}[count]
    half = {1: 4.4, 2: 3.5, 3: 2.9}[count]
    for x in places:
        _gate(s, x, half)


def _gate(s: Mine, x: float, half: float) -> None:
    """An arch with the bolt, and white water from below it that foams where it falls."""
    foot = 7.0
    s.fill(f"M{x - half} {foot} L{x - half} {half} A{half} {half} 0 0 1 {x + half} {half}"
           f" L{x + half} {foot} Z")  # fmt: skip
    bolt(s, x, 3.4, 2.6 + 1.05 * half)
    s.area(f"M{x - half} {foot} L{x + half} {foot} L{x + half + 0.7} 13.4 L{x - half - 0.7} 13.4 Z",
           s.nature.water)  # fmt: skip
    s.line(f"M{x - half / 2} {foot + 1} L{x - half / 2 - 0.2} 12 M{x} {foot + 1} L{x} 12"
           f" M{x + half / 2} {foot + 1} L{x + half / 2 + 0.2} 12", s.paper, 0.8)  # fmt: skip
    foam = [moved(x + (n - 1.5) * half * 0.72, 13.4 + 0.5 * (n % 2)) for n in range(4)]
    s.line(several(disc(0, 0, 1.4), foam), "", 1.4)
    s.fill(several(disc(0, 0, 1.4), foam), s.paper)


#: What rises from the crater, about its middle: when it sleeps, at noon, at dusk, and by night.
_SMOKE = (
    "M-1.6 0 C-3 -1.6 -1 -2.8 -1.6 -4.2 C-2.4 -6.4 1.6 -7 2 -4.8 C4 -4.6 3.4 -2.2 1.8 -2"
    " C1 -1.4 1.4 -0.6 1.4 0 Z",
    "M-2.4 0 C-4 -1.4 -4.4 -3.6 -2.6 -4.4 C-3 -7 0 -8.2 1.6 -6.8 C3 -9 7 -8 6.6 -5.4 C8.6 -4.4 7.6"
    " -1.8 5.4 -2.2 C4.4 -1 3 -1.6 2.4 0 Z",
    "M-4 0 C-5 -4 -9 -5 -10 -2 C-9 -8 -3 -10 -1 -5 C0 -11 6 -11 6 -6 C9 -8 12 -5 10 -2 C8 -4 5 -3"
    " 4 0 Z",
    "M-3.2 0 C-5 -1.4 -6.6 -3.4 -4.4 -4.8 C-6 -7.6 -2.6 -9.6 -0.6 -8 C0.4 -10.8 5 -10.8 5.8 -8"
    " C9.6 -9 11.6 -5.4 9.2 -3.8 C9.4 -1.4 6 -0.8 5 -2.4 C4 -2 3.4 -1.2 3.2 0 Z",
)


@machine
def volcano(s: Mine, k: int, hour: int) -> None:
    """A volcano that sleeps at dawn and is awake at dusk, and houses that its heat drives."""
    s.area("M-25 -5.6 C-15 -9 -9 -16 -5 -22 L5 -22 C9 -16 15 -9 25 -5.6 Z", s.nature.wood)
    s.fill("M5 -22 C9 -16 15 -9 25 -5.6 L9 -5.6 C7 -10 6.6 -15 3 -21 Z",
           mixed(s.nature.wood, s.ink, 0.8))  # fmt: skip
    with s.at(0, -21.4):
        s.area(_SMOKE[hour], s.hot if hour == 2 else mixed(s.nature.steel, s.ink, 0.74))
    if hour:
        s.area("M-5 -22 C-2 -20.4 2 -20.4 5 -22 L7 -19 C6.4 -15 4.6 -17.6 3.4 -15.6"
               " C2.4 -12 0.6 -11.6 0 -15 C-1.4 -16.6 -2.4 -13 -4 -14.6 C-5.2 -16 -6 -16.6"
               " -7 -19 Z", s.hot)  # fmt: skip
    else:
        s.line("M-5 -22 C-2 -20.4 2 -20.4 5 -22")
    s.line("M-25 -5.6 C-15 -9 -9 -16 -5 -22 M5 -22 C9 -16 15 -9 25 -5.6")
    places = ((5.4,), (-6.2, 6.2), (-12, 0.0, 12), (-5.6,))[hour]
    if len(places) > 1:  # From each to the one cable.
        left, right = places[0], places[-1]
        s.line(f"M{left} 0 Q{left} 3.4 {left + 3.4} 3.4 L{right - 3.4} 3.4 Q{right} 3.4 {right} 0")
    else:
        s.line(f"M{places[0]} 0 Q{places[0]} 3.4 0 3.4")
    for x in places:
        with s.at(x, 0.6, scale=(0.94, 0.86, 0.74, 0.84)[hour]):
            _plant(s)


def _plant(s: Mine) -> None:
    """A works with a chimney and its smoke."""
    shadow(s, 6.4)
    s.area(disc(4.9, -15.4, 1.7))
    s.area(disc(6.9, -17.4, 1.2))
    s.area(bar(3, -14, 2.8, 8.6, 0.2), s.nature.brick)
    s.area("M-6.4 0 L-6.4 -8.6 L-2 -11 L-2 -8.6 L2.4 -11 L2.4 -8.6 L6.4 -8.6 L6.4 0 Z")
    bolt(s, 0, -4.3, 6.4)
