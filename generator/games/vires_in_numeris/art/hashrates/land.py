"""What guesses where power is: containers, turbines, panels."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import turned
from generator.games.vires_in_numeris.art.hashrates.machines import bolt, shadow
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


def container(s: Mine) -> None:
    """A farm in a container."""
    shadow(s, 9.6)
    s.area("M-9.8 -12.4 L-7 -15.4 L9.8 -15.4 L7 -12.4 Z")
    s.area("M7 -12.4 L9.8 -15.4 L9.8 -3.4 L7 -0.8 Z", s.ink)
    s.area(bar(-9.8, -12.4, 16.8, 11.6, 0.3), s.nature.brick)
    s.fill(bar(-9.5, -3, 16.2, 1.9), s.dusk(s.nature.brick))
    s.line(" ".join(f"M{-8.4 + 1.5 * n} -10.8 L{-8.4 + 1.5 * n} -2.4" for n in range(3)), "", THIN)
    s.area(bar(-3.8, -11, 9.4, 8.8, 0.5))
    bolt(s, 0.9, -6.6, 7.6)
    s.fill("M-9 -0.8 L-7 -0.8 L-7 0 L-9 0 Z M4 -0.8 L6 -0.8 L6 0 L4 0 Z")


def wind_turbine(s: Mine, turn: float = 32.0) -> None:
    """A turbine, and a cabin at its foot that takes what nobody else wants."""
    s.area("M-1.4 0 L-0.7 -18.8 L0.7 -18.8 L1.4 0 Z")
    blade = "M-0.7 0 C-1.6 -3 -1 -8.6 0.3 -10.6 C1 -7.6 1.1 -3 0.7 0 Z"
    with s.at(0, -18.8, turn, 0.86):
        s.area(several(blade, [turned(120 * n) for n in range(3)]))
    s.area(disc(0, -18.8, 1.3), s.ink)
    s.area(bar(-6.2, -8.6, 12.4, 8.6, 0.5), s.nature.brick)
    s.fill(bar(3.6, -8.2, 2.3, 7.9), s.dusk(s.nature.brick))
    s.fill("M-7.2 -8.4 L-5 -10.4 L5 -10.4 L7.2 -8.4 Z")
    s.area(bar(-3.8, -7.6, 7.6, 6.6, 0.5), "", 0.5)
    bolt(s, 0, -4.3, 5.4)


def afloat(s: Mine) -> None:
    """A raft below what stands at (0, 0), and the water about it."""
    s.fill(disc(0, 1.6, 8, 1.5), s.shadow)
    s.line("M-8 1 C-7 2.2 -5 2.8 -2.4 3 M8 1 C7.4 1.9 6.4 2.4 5 2.7", s.paper)
    s.area("M-5 -0.6 L5 -0.6 L5 1 C4 2.2 -4 2.2 -5 1 Z", s.nature.steel)
    s.fill("M2.6 -0.3 L4.7 -0.3 L4.7 0.8 C4.2 1.3 3.4 1.5 2.6 1.6 Z", s.dusk(s.nature.steel))


def solar_panel(s: Mine) -> None:
    """A panel on a post: it doesn't guess at night, but it hopes."""
    shadow(s, 8)
    s.line("M0 -8 L0 0 M-3.4 0 L3.4 0", "", 1.4)
    s.area("M-9.6 -6 L-6.6 -21.4 L9.6 -21.4 L6.6 -6 Z", s.ink)
    s.line("M-8.6 -11.1 L7.6 -11.1 M-7.6 -16.3 L8.6 -16.3"
           " M-4.2 -6 L-1.2 -21.4 M1.2 -6 L4.2 -21.4", s.nature.steel, THIN)  # fmt: skip
    s.area(disc(0, -13.7, 5.2))
    bolt(s, 0, -13.7, 7)


def works(s: Mine) -> None:
    """A works with a chimney and its smoke."""
    shadow(s, 6.4)
    s.area(disc(4.9, -15.4, 1.7))
    s.area(disc(6.9, -17.4, 1.2))
    s.area(bar(3, -14, 2.8, 8.6, 0.2), s.nature.brick)
    s.area("M-6.4 0 L-6.4 -8.6 L-2 -11 L-2 -8.6 L2.4 -11 L2.4 -8.6 L6.4 -8.6 L6.4 0 Z")
    s.fill("M4 -8.3 L6.1 -8.3 L6.1 -0.3 L4 -0.3 Z", s.dusk(s.paper))
    bolt(s, 0, -4.3, 6.4)
