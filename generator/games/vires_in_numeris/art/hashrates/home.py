"""What guesses at home: a pencil, a chip, a laptop, a telephone, a computer, a stick, a heater, a
hamster."""

from __future__ import annotations

import math

from generator.art.sketch import bar, disc
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.hashrates.machines import bolt, shadow
from generator.games.vires_in_numeris.art.hashrates.mine import Mine, put
from generator.games.vires_in_numeris.art.scenes.kit import THIN


def easel(s: Mine) -> None:
    """A pad full of sums on an easel."""
    shadow(s, 9)
    for colour, wide in ((s.ink, 2.2), (s.nature.wood, 1.1)):
        s.line("M-5 -6 L-8.4 0 M5 -6 L8.4 0", colour, wide)
    s.area(bar(-8.4, -22, 16.8, 18.4, 0.8))
    s.fill(bar(-8.4, -22, 16.8, 2.6, 0.8))
    s.line("M-6.2 -16.6 L-0.6 -16.6 M-6.2 -14 L-2.4 -14 M-6.2 -8.8 L-1.4 -8.8 M-6.2 -6.4 L2.6 -6.4",
           "", THIN)  # fmt: skip
    bolt(s, 2.6, -12.6, 10)


def pencil(s: Mine, short: float = 0.0) -> None:
    """A pencil with its point at (0, 0), from which so many mm of its 16 are gone."""
    s.area(f"M-1.6 -4 L-1.6 {short - 14} L1.6 {short - 14} L1.6 -4 L0 0 Z", s.nature.sand)
    s.fill(f"M0.4 -4 L0.4 {short - 14} L1.3 {short - 14} L1.3 -4 Z", s.dusk(s.nature.sand))
    s.area(f"M-1.6 {short - 14} L1.6 {short - 14} L1.6 {short - 16} L-1.6 {short - 16} Z",
           s.nature.rose)  # fmt: skip
    s.area("M-1.6 -4 L1.6 -4 L0 0 Z")
    s.fill("M-0.6 -1.5 L0.6 -1.5 L0 0 Z")


def cpu(s: Mine) -> None:
    """A bare chip on a plinth."""
    shadow(s, 8.4)
    s.area(bar(-8, -1.8, 16, 1.8, 0.4))
    s.area(bar(-6.6, -6.4, 13.2, 4.6, 0.3), s.nature.wood)
    s.fill(bar(3.8, -6.1, 2.5, 4), s.dusk(s.nature.wood))
    s.line("M-3.4 -4.1 L3.4 -4.1", "", THIN)
    put(s, chip, 0, -14.8)


def chip(s: Mine) -> None:
    """The chip itself, about its middle."""
    s.fill(chip_outline(12.6, 0.8, 5, 2.2, 1, 2))
    s.line(bar(-4.9, -4.9, 9.8, 9.8, 0.6), s.paper, THIN)
    bolt(s, 0, 0, 8.2)


def laptop(s: Mine) -> None:
    """Somebody's laptop."""
    shadow(s, 9.6)
    s.area(bar(-8.2, -18.4, 16.4, 13.4, 1.2), s.ink)
    s.fill(bar(-6.8, -17, 13.6, 10.4, 0.5), s.paper)
    bolt(s, 0, -11.8, 8.4)
    s.area("M-8.2 -5 L8.2 -5 L10 0 L-10 0 Z", s.nature.steel)
    s.fill("M6 -4.7 L8 -4.7 L9.5 -0.3 L7.1 -0.3 Z", s.dusk(s.nature.steel))
    s.line("M-7 -3.5 L7 -3.5 M-7.6 -2 L7.6 -2", "", 0.7)


def phone(s: Mine, charge: float = 1.0) -> None:
    """A telephone, 12 mm wide and 21 high, with that share of its power left."""
    s.area(bar(-6, -21, 12, 21, 1.8), s.ink)
    s.fill(bar(-4.8, -18.4, 9.6, 15.4, 0.4), s.paper)
    s.line("M-1.4 -19.7 L1.4 -19.7", s.paper, 0.6)
    s.fill(disc(0, -1.5, 0.8), s.paper)
    bolt(s, 0, -9, 8.6)
    s.line(bar(-0.6, -17.6, 4.6, 2.2, 0.3), "", 0.4)
    s.fill(bar(-0.1, -17.1, 3.6 * charge, 1.2, 0), s.hot)


def home_pc(s: Mine) -> None:
    """A grey box below a grey screen."""
    shadow(s, 9.8)
    s.area("M-7.4 0 L-5.4 -2.6 L0 -2.6 L2 0 Z")
    s.area(bar(-10, -16.4, 14.6, 13.8, 1.1), s.nature.steel)
    s.fill(bar(3.1, -16, 1.2, 13, 0.6), s.dusk(s.nature.steel))
    s.area(bar(-8.4, -14.8, 11.4, 10, 1.2), s.ink)
    bolt(s, -2.7, -9.8, 7.4)
    s.area(bar(5.8, -13, 4.4, 13, 0.6), s.nature.steel)
    s.fill(bar(9, -12.7, 0.9, 12.4), s.dusk(s.nature.steel))
    s.line("M7 -11 L9 -11 M7 -9.6 L9 -9.6 M7 -3 L9 -3 M7 -1.8 L9 -1.8", "", THIN)
    s.fill(disc(8, -6.4, 0.7), s.hot)


def stick(s: Mine) -> None:
    """A stick that guesses, in a hub of its own."""
    shadow(s, 8.4)
    s.area("M-8.4 0 L-8.4 -4.4 L-6.6 -6 L8.4 -6 L8.4 0 Z", s.ink)
    s.line("M-6.4 -2.4 L-3 -2.4", s.paper, 0.8)
    s.fill(disc(6, -2.4, 0.8), s.hot)
    s.area(bar(-3.4, -8.6, 6.8, 2.6, 0.2))
    s.area(bar(-5, -23, 10, 14.4, 1.4), s.nature.leaf)
    s.fill(bar(2.7, -22.6, 2, 13.6, 1), s.dusk(s.nature.leaf))
    s.line("M-2 -21.2 L2 -21.2", "", 0.8)
    bolt(s, 0, -15, 8.4)


def heater(s: Mine) -> None:
    """A radiator that mines."""
    shadow(s, 9.4)
    s.line("M-6.4 -2.4 L-6.4 0 M6.4 -2.4 L6.4 0", "", 1.3)
    heater_on_a_wall(s)


def heater_on_a_wall(s: Mine) -> None:
    """The same without feet."""
    for n in range(5):
        s.area(bar(-9.5 + 3.8 * n, -17.4, 3.8, 15, 1.7), s.nature.brick)
        s.fill(bar(-7.3 + 3.8 * n, -16.8, 1.3, 13.8, 0.6), s.dusk(s.nature.brick))
    s.area(bar(-7, -14.4, 8, 9.6, 0.8))
    bolt(s, -3, -9.6, 7.4)


def wheel(s: Mine, turned_by: float = 0.0) -> None:
    """A hamster's wheel, 20 mm wide, on a box that guesses; whoever runs in it is drawn later, at
    (0, -9)."""
    shadow(s, 8.4)
    s.line("M0 -13.4 L-6.4 -1.6 M0 -13.4 L6.4 -1.6", "", 1.3)
    s.area(disc(0, -13.4, 9.8))
    s.line(disc(0, -13.4, 8.1), "", THIN)
    spokes = " ".join(
        f"M0 -13.4 L{8.1 * math.cos(a):.2f} {-13.4 + 8.1 * math.sin(a):.2f}"
        for a in (math.radians(30 + 60 * n + turned_by) for n in range(6))
    )
    s.line(spokes, s.nature.steel, 0.8)
    s.area(bar(-7.4, -5, 14.8, 5, 0.6), s.ink)
    bolt(s, 0, -2.5, 4.6)
