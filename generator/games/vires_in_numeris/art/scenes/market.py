"""What happens on the market: prices, stakes and schemes."""

from __future__ import annotations

from generator.art.sketch import Sketch, disc
from generator.drawing.drawing import moved, scaled
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


@scene("bearish")
def bear(s: Sketch) -> None:
    """A bear strikes down with its paw, and a chip falls."""
    s.fill("M-18 18 C-18.4 6 -14.6 -1.6 -6.6 -1.6 C1 -1.6 4.4 6 4 18 Z")
    s.line("M-0.6 6.4 C4.6 5 4.6 -5.6 8.6 -7 C11.4 -8 13 -6 12.8 -3.4", s.ink, 5.6)
    s.fill(disc(-5.8, 9.6, 4.6, 4.2), s.shade)
    arm = "M-13.6 5.4 C-16.4 9 -15 12.4 -9.6 11.6"
    s.line(arm, s.shade, 5.4)
    s.line(arm, s.ink, 4.4)
    with s.at(-4.6, -3.4, -4, 0.88):
        for x in (-5.4, 5.4):
            s.area(disc(x, -5, 2.8), s.shade)
            s.fill(disc(x, -5, 1.2))
        s.area(disc(0, 0, 7.6, 7), s.shade)
        s.line("M-5 -2.8 L-1.8 -1.4 M5 -2.8 L1.8 -1.4", "", 0.9)
        s.fill(kit.several(disc(0, 0, 0.9), [moved(-3, -0.2), moved(3, -0.2)]))
        s.area(disc(0, 3.4, 3.8, 2.9))
        s.fill("M-1.7 1.8 L1.7 1.8 L0 3.6 Z")
        s.line("M0 3.6 L0 4.2 M-1.8 5.2 C-0.8 4 0.8 4 1.8 5.2", "", kit.THIN)
    with s.at(12.8, -2, 8):
        claw = "M-0.85 0 L0.85 0 L0.3 3.6 Z"
        s.area(kit.several(claw, [moved(x, 1.8) for x in (-3, -1, 1, 3)]), kit.LINEN, 0.45)
        s.area("M-4.2 -1 C-4.2 -4.4 4.2 -4.4 4.2 -1 L4 1.6 C3.4 3.4 -3.4 3.4 -4 1.6 Z", s.shade)
        s.line("M-2 1.2 L-2 2.6 M0 1.2 L0 2.8 M2 1.2 L2 2.6", "", kit.THIN)
    s.line("M8 3.4 C7.6 6 7 8 6.2 9.6 M17.2 4 C17.2 6.4 17 8.4 16.6 10", s.hot, 0.9)
    with s.at(11.6, 10, -14):
        kit.chip(s, 0, 0, 5, s.hot)


@scene("bullish")
def bull(s: Sketch) -> None:
    """A bull tosses up two chips with its horns."""
    with s.at(0.8, 1.4, scale=0.92):
        s.area("M-14 16.4 C-16 8 -10 1.4 0 1.4 C10 1.4 16 8 14 16.4 Z", s.shade)
        kit.chips(s, [(-4.2, -9.6), (4.6, -10.4)], 4.8, s.hot)
        s.line("M-4.2 -4.8 L-4.2 -3 M4.6 -5.6 L4.6 -3", s.hot, 0.9)
        horn = "M4 -1 C9 -0.6 12.6 -4 11.4 -10.4 C14.6 -5 13 2.4 6 3.4 Z"
        ear = "M6 2.4 C9 2 11 3.6 12.4 5.6 C9.6 7 7.4 6.4 5.6 5 Z"
        both = [scaled(1, 1), scaled(-1, 1)]
        s.area(kit.several(horn, both))
        s.area(kit.several(ear, both), s.ink)
        s.area(
            "M-5.6 -1.6 C-2.6 -3.2 2.6 -3.2 5.6 -1.6 C6.6 3 5 7.6 4 11"
            " C3.4 14.4 -3.4 14.4 -4 11 C-5 7.6 -6.6 3 -5.6 -1.6 Z",
            s.ink,
        )
        s.fill("M-3.4 11.2 C-2.6 8.6 2.6 8.6 3.4 11.2 C3 13.4 -3 13.4 -3.4 11.2 Z", s.paper)
        for side in (-1, 1):
            s.fill(disc(side * 3, 3, 1), s.paper)
            s.fill(disc(side * 1.5, 11.2, 0.6))


@scene("initial-coin-offering")
def offering(s: Sketch) -> None:
    """A Coin hangs from a balloon that is a flip: one chip for who wins, two from who loses."""
    with s.at(0, 1, scale=0.98):
        s.line("M-6.2 0.6 L0 9 L6.2 0.6 M0 9 L0 2", "", kit.THIN)
        kit.flip(s, 0, -5.6, 9)
        kit.coin(s, 0, 10, 3.8, s.hot)
        kit.chips(s, [(-13.6, -5.6), (13.6, -9.4), (13.6, -1.8)], 4.4)


@scene("ponzi-scheme")
def ponzi(s: Sketch) -> None:
    """A pyramid of people: those below pay the one on top."""
    with s.at(0.6, 1.4, scale=0.94):
        _pyramid(s)


def _pyramid(s: Sketch) -> None:
    for row, y in ((2, 8.6), (1, 0.4), (0, -7.8)):
        for k in range(row + 1):
            (folk.other if row else folk.you)(s, 8.4 * (k - row / 2) - 1, y, 7.4)
    for side in (-1, 1):
        kit.arrow(s, [(side * 12.4 - 1, 2.4), (side * 6 - 1, -9)], "", 1.2)
    kit.coin(s, -1, -5.9, 2, s.hot)


@scene("whale")
def whale(s: Sketch) -> None:
    """A tail rises with two chips on it; the boat beside it rocks, and loses one."""
    kit.chips(s, [(-6.6, -11.6), (12.6, -11.6)], 4.4, s.hot)
    with s.at(3, 3, scale=0.86):
        s.area(
            "M-1.8 9 C-1.4 0 -2 -3.6 -4 -6 C-8.6 -6.2 -12.4 -8.6 -13.6 -13.4 C-8 -13.4 "
            "-2.6 -11.8 0 -8"
            " C2.6 -11.8 8 -13.4 13.6 -13.4 C12.4 -8.6 8.6 -6.2 4 -6 C2 -3.6 1.6 0 2.6 9 Z",
            s.ink,
        )
    for y, colour in ((7, s.ink), (10, s.hot), (13, s.ink)):
        crest = f"M-36 {y}" + "".join(
            f" C{x + 2} {y - 2.4} {x + 3.6} {y - 2.4} {x + 5.6} {y}"
            f" C{x + 7.6} {y + 2} {x + 9} {y + 2} {x + 11} {y}"
            for x in (-36, -25, -14, -3, 8, 19)
        )
        if y == 7:  # The stem ends under water.
            s.fill(f"{crest} L30 18 L-36 18 Z", s.paper)
        s.line(crest, colour, 1.3)
    with s.at(-10.4, 2.8, -22, 1.2):
        s.area("M-3 0 L3 0 L2 2.2 L-2 2.2 Z", s.hot)
        s.line("M0 0 L0 -4", "", kit.THIN)
        s.fill("M0 -4 L2.4 -1 L0 -1 Z")
    with s.at(-14.8, -1.6, -30):
        kit.chip(s, 0, 0, 3.2)
