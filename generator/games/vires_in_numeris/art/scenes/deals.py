"""Who deals with whom: banks, barter, bots, and what their money is worth."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved, scaled
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


@scene("centralized-exchange")
def exchange(s: Sketch) -> None:
    """A counter: a chip goes in, a Coin comes out, and the banker keeps the keys."""
    with s.at(1, 0.8, scale=0.93):
        _bank(s)


def _bank(s: Sketch) -> None:
    s.area("M-14 -9 L0 -15 L14 -9 Z", s.ink)
    for x in (-13, 9.8):
        s.area(bar(x, -9, 3.2, 12.6), s.shade)
    s.fill(bar(-9.8, -9, 19.6, 12.6), s.shade)
    s.area("M-7 4 C-7 -0.4 -4 -1 0 -1 C4 -1 7 -0.4 7 4 Z", s.ink)
    s.fill("M-1.6 -1 L1.6 -1 L0 3.4 Z", s.paper)
    s.area(disc(0, -3.8, 3.4))
    s.fill("M-4.4 -5.4 L4.4 -5.4 L4.4 -6.3 L2.7 -6.3 L2.7 -9 L-2.7 -9 L-2.7 -6.3 L-4.4 -6.3 Z")
    s.fill("M0 -2.8 C1.4 -3.6 2.2 -1.6 3.4 -2.4 C3 -0.6 1 -0.8 0 -1.8"
           " C-1 -0.8 -3 -0.6 -3.4 -2.4 C-2.2 -1.6 -1.4 -3.6 0 -2.8 Z")  # fmt: skip
    s.line("M-1.4 -4.3 L-1.4 -4 M1.4 -4.3 L1.4 -4", "", 0.8)
    s.line(disc(7.2, -6, 1.3), "", 0.6)
    s.line("M7.2 -4.8 L7.2 -0.6 M7.2 -1 L8.4 -1 M7.2 -2.4 L8.4 -2.4", "", 0.6)
    s.area(bar(-15, 3.6, 30, 2.4))
    s.area(bar(-13.4, 6, 26.8, 8.4), s.ink)
    kit.arrow(s, [(-4.4, 10.2), (3.4, 10.2)], s.paper, 1)
    kit.chips(s, [(-9, 10.2)], 4.4, s.shade)
    kit.coin(s, 9, 10.2, 4.4, s.hot)


@scene("dollar-cost-average")
def calendar(s: Sketch) -> None:
    """A Coin goes into a slot of the calendar on the desk, and two chips come out below."""
    with s.at(-4.2, 1, scale=0.94):
        s.area("M-12.6 13.4 L-9.4 -5 L8.2 -5 L11.4 13.4 Z", s.ink)
        s.area("M-11.6 11.4 L-9 -4 L7.8 -4 L10.4 11.4 Z")
        s.fill("M-9.8 0.6 L-9 -4 L7.8 -4 L8.6 0.6 Z", s.ink)
        s.line("M-5.8 -6.2 L-5.8 -2.4 M4.6 -6.2 L4.6 -2.4", s.paper, 2.2)
        s.line("M-5.8 -6.4 L-5.8 -2.6 M4.6 -6.4 L4.6 -2.6", "", 1.2)
        s.line("M-3.6 -1.6 L2.4 -1.6", s.paper, 1.3)
        days = [moved(x, y) for y in (3.4, 6, 8.6) for x in (-7.6, -4.2, -0.8)]
        s.fill(kit.several(bar(-1, -0.7, 2, 1.4, 0.3), days), s.shade)
        kit.coin(s, -0.6, -10.6, 4.2)
        kit.arrow(s, [(6.6, -13), (6.6, -7.2)], "", 1.6)
    kit.arrow(s, [(-1, 7), (6, 7)], "", 1.7)
    kit.chips(s, [(14, 3.2), (14, 10.8)], 6, s.hot)


@scene("decentralized-exchange")
def barter(s: Sketch) -> None:
    """You and another give at once, and nobody stands between: two chips come, a card goes."""
    folk.you(s, -11.8, 6.6, 15)
    folk.other(s, 13.2, 6.6, 15)
    with s.at(0.7, 5.4, 8, 1.15):
        s.area(bar(-2.8, -4.2, 5.6, 8.4, 0.6))
        s.fill(chip_outline(2.4, 0.25, 3, 0.7, 0.3, 0.4))
    kit.arrow(s, [(-3.2, 12.6), (4.8, 12.6)], s.ink, 1.4)
    kit.chips(s, [(-2.9, -9), (4.3, -9)], 6, s.hot)
    kit.arrow(s, [(6.4, -3.2), (-5, -3.2)], "", 1.6)


@scene("fiduciary-money")
def fiat(s: Sketch) -> None:
    """A bank note that is worth nothing burns, and a chip with it."""
    with s.at(-1.4, 6, -8):
        s.area(bar(-13.4, -6.4, 26.8, 12.8, 0.8))
        s.line(bar(-11.8, -4.8, 23.6, 9.6, 0.4), "", kit.THIN)
        s.area(disc(-1.4, 0, 3.6, 4.2), s.shade, kit.THIN)
        for x in (-9, 7.4):
            s.line(disc(x, 0, 1.4), "", kit.THIN)
        s.line(kit.cross(-1.4, 0, 3.6), "", 1.2)
    with s.at(10.6, 4.2, scale=1.2):
        s.area("M-5.6 7.4 C-8.8 2.6 -6.4 -0.6 -5.4 -3.6 C-4.6 -2 -4.2 -1.4 -3.4 -0.8 C-3.8 -6"
               " 0 -8 0.6 -12.4 C4.8 -8.6 4.6 -5 4.6 -2.4 C5.4 -3 5.8 -3.8 6 -4.8"
               " C8.6 0 8 4.6 5.4 7.4 Z",
               s.hot)  # fmt: skip
        s.fill("M-3.6 7 C-6.4 2.6 -2 -0.6 0 -5.6 C4.4 -0.6 6.2 3.4 3.6 7 Z", s.paper)
        with s.at(-0.1, 2.6, 12):
            kit.chip(s, 0, 0, 4.6)
    s.line("M4.4 -5 C3 -7.4 5.6 -8.6 4.2 -11.2 M15.6 -8 C17 -10 14.8 -11.4 16 -13.6", "", 0.8)


@scene("stablecoin")
def stable(s: Sketch) -> None:
    """A balance says that one is always one: a bank note that is worth nothing makes two chips."""
    s.area("M-6.4 14.8 L-6.4 12.4 L-3 11 L3 11 L6.4 12.4 L6.4 14.8 Z", s.ink)
    s.area(bar(-1.5, -5, 3, 16, 0.2), s.shade)
    s.line("M-12 -4.6 L12 -4.6", "", 2.1)
    s.area(disc(0, -8.4, 5.4))
    s.line(disc(0, -8.4, 4.3), "", kit.THIN)
    s.line("M-3 -9.6 L-2 -10.4 L-2 -6.4 M1.4 -9.6 L2.4 -10.4 L2.4 -6.4", "", 0.9)
    s.fill(kit.several(disc(0, 0, 0.5), [moved(0.1, -9.2), moved(0.1, -7.2)]))
    for x in (-12, 12):
        s.line(f"M{x} -4 L{x - 4.8} 7.4 M{x} -4 L{x + 4.8} 7.4", "", kit.THIN)
        s.fill(f"M{x - 6} 7.4 L{x + 6} 7.4 C{x + 4.4} 11.4 {x - 4.4} 11.4 {x - 6} 7.4 Z")
    with s.at(-12, 4.4, -8):
        s.area(bar(-5, -2.8, 10, 5.6, 0.4))
        s.line(disc(0, 0, 1.5, 1.9), "", kit.THIN)
        s.line("M-0.8 -0.9 L0.8 0.9 M0.8 -0.9 L-0.8 0.9", "", 0.5)
    kit.arrow(s, [(-5.6, 3), (5.8, 3)])
    kit.chips(s, [(12, -2.4), (12, 4.6)], 4, s.hot)


@scene("margin-call")
def margin(s: Sketch) -> None:
    """Somebody's hair stands on end at what the telephone says, and a Coin takes wing."""
    s.area("M-15.6 16 C-16 9 -12.4 5.4 -8.4 5 L-2.8 5 C1.2 5.4 4.8 9 4.4 16 Z", s.shade)
    s.area("M-8.4 5 L-5.6 9.4 L-2.8 5 Z")
    s.area("M-10.4 -1.6 C-10.6 -7.4 -0.6 -7.4 -0.8 -1.6 C-0.8 2.6 -2.8 5.6 -5.6 5.6"
           " C-8.4 5.6 -10.4 2.6 -10.4 -1.6 Z")  # fmt: skip
    s.fill("M-10.8 -2.6 L-13 -7 L-10 -6.6 L-10.6 -11.4 L-7.8 -8.4 L-6.2 -12.8 L-4.4 -8.6"
           " L-1.2 -11.8 L-1.4 -7 L1.6 -7.4 L-0.4 -2.6"
           " C-2 -5.6 -9.2 -5.6 -10.8 -2.6 Z")  # fmt: skip
    eyes = [moved(-7.6, -1), moved(-3.4, -1)]
    s.area(kit.several(disc(0, 0, 1.5, 1.7), eyes), "", kit.THIN)
    s.fill(kit.several(disc(0.2, 0.2, 0.65), eyes))
    s.line("M-9.4 -3.2 L-7.2 -3.9 M-1.6 -3.2 L-3.8 -3.9", "", 0.6)
    s.area("M-7.4 3.9 C-7.2 1.7 -4 1.7 -3.8 3.9 C-4.6 3.2 -6.6 3.2 -7.4 3.9 Z", s.ink, 0.4)
    # One hand holds the receiver, the other a cheek.
    s.area("M-18 16 L-16 5.4 L-11.4 5.4 L-11.8 12.6 L-13 16 Z", s.shade)
    s.line("M-11.4 -5.4 C-14.4 -4.4 -14.4 4 -11.2 5", "", 2.3)
    s.fill(kit.several(disc(0, 0, 2), [moved(-11, -5), moved(-10.8, 4.6)]))
    for k in range(4):
        s.area(bar(-16, -2.6 + 1.8 * k, 4.4, 1.8, 0.9), "", 0.5)
    s.area("M6.8 16 L4.8 7.4 L0.6 7.4 L1 13 L2.4 16 Z", s.shade)
    s.area(
        "M0.4 7.6 L-1.2 3.6 L-0.6 -0.4 C-0.2 -1.4 1 -1.2 1 -0.2 L1.4 1.8 C3.6 2.4 4.6 4.6 4.6 7.6 Z"
    )
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.fill(kit.several(drop, [moved(3.4, -5), moved(5.4, 0.6)]))
    wing = (
        "M3.4 -1 C6 -6 9 -6.4 10.6 -6 C10.4 -4.4 9.6 -3.4 8.6 -2.8 C9 -1.6 7.8 -0.4 6.6 -0.4"
        " C6.4 0.8 5 1.4 3.6 1 Z"
    )
    with s.at(11.2, -7.4, 8, 0.7):
        s.area(kit.several(wing, [scaled(1, 1), scaled(-1, 1)]), s.paper, 0.8)
        kit.coin(s, 0, 0, 5, s.hot)
    s.line("M8.8 -1 L8 2 M11.4 -0.4 L11 3.4 M14 -1 L14.2 2", s.hot, 0.8)


@scene("trading-bot")
def bot(s: Sketch) -> None:
    """A robot with Coins for eyes: it flips against somebody across the table, for a chip."""
    s.line("M-9.6 -5 L-9.6 -8", "", 1.2)
    s.area(disc(-9.6, -8.2, 1.3), s.hot)
    s.area(bar(-14.2, 6.4, 9.2, 5.4, 1), s.ink)
    s.area(bar(-17, -5.4, 14.8, 12.2, 2.2), s.shade)
    eyes = [moved(-13.2, -0.8), moved(-6, -0.8)]
    s.fill(kit.several(disc(0, 0, 2.6), eyes))
    s.fill(kit.several(bar(-0.45, -1.4, 0.9, 2.8, 0.45), eyes), s.paper)
    s.area("M-13.4 3 L-5.8 3 L-5.8 5.2 L-13.4 5.2 Z", "", kit.THIN)
    s.line("M-10.8 3 L-10.8 5.2 M-8.4 3 L-8.4 5.2", "", kit.THIN)
    folk.person(s, 12, 4.8, 13, s.paper)
    kit.flip(s, 2.4, -9.4, 4.6)
    kit.chip(s, 2, 2.4, 4.6, s.hot)
    kit.arrow(s, [(1.6, 8), (5, 8)], "", 1.1)
    kit.arrow(s, [(2.4, 8), (-1, 8)], "", 1.1)
