"""What guesses for a living: cards, boxes and racks."""

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


def _fan(s: EvenSketch, x: float, y: float, radius: float) -> None:
    """A ventilator with seven blades about a hub."""
    blade = "M0 -1.4 C1.8 -2 3.4 -3.4 3 -5 C1.6 -5.4 -0.6 -4 -1 -1.6 Z"
    s.area(disc(x, y, radius), s.ink)
    with s.at(x, y, scale=radius / 6):
        s.fill(several(blade, [turned(360 / 7 * n) for n in range(7)]), s.paper)
        s.fill(disc(0, 0, 1.7), s.paper)


@machine
def graphics_card(s: EvenSketch, count: int) -> None:
    """A frame of slats with cards made for games, one above the other."""
    with s.at(0 if count == 1 else 2.4, FLOOR):
        top = (-17.0, -19.4, -21.5)[count - 1]
        half = (15.4, 13.0, 10.6)[count - 1]
        shadow(s, half)
        s.line(f"M{-half} 0 L{-half} {top} M{half} 0 L{half} {top}", "", 1.7)
        for y in (top - 0.8, -2.6):
            s.area(bar(-half - 1.8, y, 2 * half + 3.6, 1.7, 0.3), s.shade)
        size, pitch = ((0.86, 0.0), (0.64, 8.2), (0.48, 6.2))[count - 1]
        for n in range(count):
            with s.at(0, (-9.4, -6.9, -5.6)[count - 1] - pitch * n, scale=size):
                _card(s)
        if count == 2:  # It isn't idle: a bird is about to nest.
            with s.at(9, top - 0.8):
                s.fill("M-2.6 -0.8 C-2.4 -3 0 -3.6 1.2 -2.8 C1.4 -4.6 3.6 -4.6 3.8 -3"
                       " L5 -2.6 L3.8 -2.2 C3.4 -0.6 1 0 -0.6 -0.2 L-4 -0.4 Z")  # fmt: skip
        if count == 1:
            s.line("M15.4 -8 C19 -7 17 -2 19.4 0.6", "", 0.9)


def _card(s: EvenSketch) -> None:
    s.area(bar(-16.4, -6.6, 2, 13.4, 0.4), s.ink)
    s.area(bar(-14.4, -5.6, 29.6, 10.8, 1.2), s.shade)
    for x in (-8.8, 9.4):
        _fan(s, x, -0.2, 4.5)
    s.area(bar(-3.4, -4.4, 7.2, 8.4, 0.8), s.paper, 0.5)
    bolt(s, 0.2, -0.2, 7)


@in_a_row
def mining_box(s: EvenSketch, k: int, count: int) -> None:
    """A box that can do one thing only, and as loudly as it can."""
    shadow(s, 9.6)
    s.area("M-9.4 -16.4 L-6 -20 L9.8 -20 L6.6 -16.4 Z")
    s.area("M6.6 -16.4 L9.8 -20 L9.8 -3.4 L6.6 0 Z", s.ink)
    s.area(bar(-9.4, -16.4, 16, 16.4, 0.5), s.shade)
    _fan(s, -1.4, -8.2, 6.6)
    s.area(disc(-1.4, -8.2, 3.2))
    bolt(s, -1.4, -8.2, 5)
    corners = [moved(x, y) for x in (-8.2, 5.4) for y in (-15.2, -1.2)]
    s.fill(several(disc(0, 0, 0.6), corners))
    if count == 1:
        for side, x in ((-1, -12), (1, 12.4)):
            s.line(f"M{x} -12 C{x + side * 1.6} -10 {x + side * 1.6} -6 {x} -4"
                   f" M{x + side * 2.4} -14 C{x + side * 4.8} -11 {x + side * 4.8} -5"
                   f" {x + side * 2.4} -2", s.hot, 0.9)  # fmt: skip
    elif k == count // 2:  # Somebody has taken off his ear protectors.
        with s.at(-1, -21):
            s.line("M-4 -0.6 C-4.4 -7.4 4.4 -7.4 4 -0.6", "", 1.1)
            s.fill(several(bar(-1.5, -2.6, 3, 4, 1.2), [moved(-4, -0.6), moved(4, -0.6)]), s.hot)
    if count == 3 and k == 0:
        s.line(
            "M-5 -22.4 C-6.2 -24 -3.8 -25.4 -5 -27 M2 -22.4 C0.8 -24 3.2 -25.4 2 -27", s.hot, 0.7
        )


@in_a_row
def server_rack(s: EvenSketch, k: int, count: int) -> None:
    """Six servers one above the other, one of them at work."""
    shadow(s, 8.6)
    s.fill("M-7 -1 L-4.4 -1 L-4.4 0 L-7 0 Z M4.4 -1 L7 -1 L7 0 L4.4 0 Z")
    s.area(bar(-8.6, -24.4, 17.2, 23.6, 1), s.ink)
    for n in range(6):
        if n not in (2, 3):
            y = -23 + 3.6 * n
            s.fill(bar(-7.2, y, 14.4, 2.9, 0.4), s.shade)
            s.line(f"M0 {y + 0.9} L5.8 {y + 0.9} M0 {y + 2} L5.8 {y + 2}", s.ink, THIN)
            s.fill(disc(-5.4, y + 1.45, 0.65), s.hot if (n + k) % 2 else s.ink)
            s.fill(disc(-3.4, y + 1.45, 0.65), s.ink)
    s.fill(bar(-7.2, -15.8, 14.4, 6.5, 0.4), s.paper)
    bolt(s, 0, -12.5, 6.4)
    if count == 1:
        s.line("M8.6 -18 C12.6 -18 12.4 -10 11.2 -7 C10.2 -3.6 13 -2 15.4 1.4"
               " M-8.6 -6 C-12 -6 -10 -1 -13.6 1.6", "", 1)  # fmt: skip
    elif count == 2 and k == 0:
        s.line("M8.6 -17 C10 -10 13 -10 14.6 -17 M8.6 -6 C10 -2 13 -2 14.6 -6", "", 0.9)
    elif k == 1:  # Who lives in the warmth.
        with s.at(0.6, 2.2):
            s.line("M3 1 C5.4 1 5.6 -1 8 -0.4", "", 0.7)
            s.fill("M-4.6 1 C-3.6 -1.8 1.6 -3 3.4 1 Z")
            s.fill(disc(-2.2, -1.2, 1))
    if count == 3 and k == 2:
        s.line(
            "M-3 -26 C-4.2 -27.6 -1.8 -29 -3 -30.6 M3 -26 C1.8 -27.6 4.2 -29 3 -30.6", s.hot, 0.7
        )
