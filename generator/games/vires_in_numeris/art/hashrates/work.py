"""What guesses for a living: cards, boxes and racks."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, turned
from generator.games.vires_in_numeris.art.hashrates.machines import bolt, shadow
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


def fan(s: Mine, x: float, y: float, radius: float, rim: float = 0.0) -> None:
    """A ventilator with seven blades about a hub; `rim`: width of its outline, if not the usual."""
    blade = "M0 -1.4 C1.8 -2 3.4 -3.4 3 -5 C1.6 -5.4 -0.6 -4 -1 -1.6 Z"
    s.area(disc(x, y, radius), s.ink, rim)
    with s.at(x, y, scale=radius / 6):
        s.fill(several(blade, [turned(360 / 7 * n) for n in range(7)]), s.paper)
        s.fill(disc(0, 0, 1.7), s.paper)


def graphics_card(s: Mine) -> None:
    """A frame of slats with two cards made for games, one above the other."""
    shadow(s, 10)
    s.line("M-9.4 0 L-9.4 -19.6 M9.4 0 L9.4 -19.6", "", 1.7)
    for y in (-20.4, -2.6):
        s.area(bar(-11, y, 22, 1.9, 0.3), s.nature.wood)
    for y in (-14.4, -6.6):
        with s.at(0, y, scale=0.52):
            card(s)


def card(s: Mine) -> None:
    s.fill(bar(-16.8, -7, 2.6, 14.2, 0.4))
    s.area(bar(-14.4, -5.8, 29.6, 11.2, 1.2), s.nature.leaf, 1)
    for x in (-8.8, 9.4):
        fan(s, x, -0.2, 4.3, 0.6)
    s.area(bar(-3.4, -4.4, 7.2, 8.4, 0.8), s.paper, 0.5)
    bolt(s, 0.2, -0.2, 7)


def mining_box(s: Mine) -> None:
    """A box that can do one thing only, and as loudly as it can."""
    shadow(s, 9.6)
    s.area("M-9.4 -16.4 L-6 -20 L9.8 -20 L6.6 -16.4 Z")
    s.area("M6.6 -16.4 L9.8 -20 L9.8 -3.4 L6.6 0 Z", s.ink)
    s.area(bar(-9.4, -16.4, 16, 16.4, 0.5), s.nature.steel)
    s.fill(bar(-9.1, -2.6, 15.4, 2.3), s.dusk(s.nature.steel))
    fan(s, -1.4, -8.2, 6.6)
    s.area(disc(-1.4, -8.2, 3.2))
    bolt(s, -1.4, -8.2, 5)
    corners = [moved(x, y) for x in (-8.2, 5.4) for y in (-15.2, -1.2)]
    s.fill(several(disc(0, 0, 0.6), corners))


def server_rack(s: Mine, dark: bool = False) -> None:
    """Six servers one above the other, unless somebody has put them out."""
    shadow(s, 8.6)
    s.fill("M-7 -1 L-4.4 -1 L-4.4 0 L-7 0 Z M4.4 -1 L7 -1 L7 0 L4.4 0 Z")
    s.area(bar(-8.6, -24.4, 17.2, 23.6, 1), s.ink)
    for n in range(6):
        if n not in (2, 3):
            y = -23 + 3.6 * n
            s.fill(bar(-7.2, y, 14.4, 2.9, 0.4), s.nature.steel)
            s.line(f"M0 {y + 0.9} L5.8 {y + 0.9} M0 {y + 2} L5.8 {y + 2}", s.ink, THIN)
            s.fill(disc(-5.4, y + 1.45, 0.65), s.hot if n % 2 and not dark else s.ink)
            s.fill(disc(-3.4, y + 1.45, 0.65), s.ink)
    s.fill(bar(-7.2, -15.8, 14.4, 6.5, 0.4), s.nature.steel if dark else s.paper)
    bolt(s, 0, -12.5, 6.4, s.ink if dark else "")
