"""Who deals with whom: banks, barter, bots, and what their money is worth."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved, scaled
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


@scene("centralized-exchange")
def exchange(s: Sketch) -> None:
    """You bring a chip to a counter, a Coin comes out, and the banker keeps the keys."""
    with s.at(5, 0.4, scale=0.9):
        _bank(s)
    folk.you(s, -10.8, 8.6, 11)
    folk.your_arm(s, "M-6.8 11.8 C-4 12.6 -2 12.4 -1.2 11.6", (-0.8, 11.4), 9)
    kit.chip(s, 0.2, 8.8, 4.2, s.shade)


def _bank(s: Sketch) -> None:
    s.area("M-14 -9 L0 -15 L14 -9 Z", s.ink)
    for x in (-13, 9.8):
        s.area(bar(x, -9, 3.2, 12.6), s.shade)
    s.fill(bar(-9.8, -9, 19.6, 12.6), s.shade)
    s.area("M-7 4 C-7 -0.4 -4 -1 0 -1 C4 -1 7 -0.4 7 4 Z", s.ink)
    s.fill("M-1.6 -1 L1.6 -1 L0 3.4 Z", s.paper)
    folk.banker(s, 0, -4.3)
    s.line(disc(7.2, -6, 1.3), "", 0.6)
    s.line("M7.2 -4.8 L7.2 -0.6 M7.2 -1 L8.4 -1 M7.2 -2.4 L8.4 -2.4", "", 0.6)
    s.area(bar(-15, 3.6, 30, 2.4))
    s.area(bar(-13.4, 6, 26.8, 8.4), s.ink)
    kit.arrow(s, [(-1.2, 9.6), (3.8, 9.6)], s.paper, 1)
    kit.coin(s, 8.6, 9.7, 3.6, s.hot)


@scene("dollar-cost-average")
def machine(s: Sketch) -> None:
    """Day after day a Coin for the gum machine, as the calendar says, and out come two chips."""
    s.area(bar(-11.2, -13.4, 11.4, 11, 0.8))
    s.fill(bar(-11.2, -13.4, 11.4, 3.2, 0.8))
    s.line("M-8.4 -14.6 L-8.4 -12 M-2.6 -14.6 L-2.6 -12", s.paper, 1.2)
    days = [(x, y) for y in (-8.4, -5) for x in (-8.6, -5.4, -2.2)]
    for x, y in days:
        s.line(kit.tick(x, y, 1.8), s.ink if (x, y) != days[-1] else s.hot, 0.7)
    folk.you(s, -9.4, 7.6, 12)
    s.area("M5.4 4 L16.6 4 L18 18 L4 18 Z", s.ink)
    s.area(disc(11, -4.6, 8.2))
    s.fill("M3.4 -2.6 A8 8 0 0 0 18.6 -2.6 C15 -4.6 7 -4.6 3.4 -2.6 Z", s.shade)
    kit.chips(s, [(7.6, 0), (11.4, 0.6), (14.8, -0.6), (9.4, -3.6), (13.2, -4)], 2.7)
    s.line(disc(11, -4.6, 8.2))
    s.area(bar(6.6, -14.4, 8.8, 2.4, 1), s.ink)
    s.area(bar(4.6, 2.8, 12.8, 2.2, 0.8), s.shade)
    s.fill(bar(4.7, 6.6, 1.3, 3.4, 0.5), s.paper)
    kit.coin(s, 1.6, 8.2, 2.8)
    folk.your_arm(s, "M-5.4 10.8 C-4 11.2 -3 10.4 -2 8.8", (-1.4, 8.4), 9)
    s.area(bar(6.2, 7.8, 11.4, 5.4, 0.8), s.shade)
    kit.chips(s, [(9.2, 10.8), (14.6, 10.8)], 4.2, s.hot)


@scene("decentralized-exchange")
def barter(s: Sketch) -> None:
    """Over the fence you give a card for two chips; no banker stands between, but one looks on."""
    folk.you(s, -10.6, 4, 14)
    folk.other(s, 13, 4, 14, "glad", "bonnet")
    folk.banker(s, 1.4, 3.8)
    pales = [moved(-33.6 + 4.8 * k, 0) for k in range(12)]
    s.line("M-34 11 L26 11", "", 2.4)
    s.area(kit.several("M0 18 L0 8.6 L1.9 6.8 L3.8 8.6 L3.8 18 Z", pales))
    folk.your_arm(s, "M-5.4 7.4 C-4 7 -3.4 5 -3.6 3", (-3.6, 2.4), 10)
    folk.arm(s, "M8.6 6.6 C5.8 4.6 5.6 -1 6.2 -4.8", (6.2, -5.2), 10)
    with s.at(-3.8, -1.4, -8, 1.05):
        s.area(bar(-2.8, -4.2, 5.6, 8.4, 0.6))
        s.fill(chip_outline(2.4, 0.25, 3, 0.7, 0.3, 0.4))
    kit.chips(s, [(3.4, -8.4), (9, -8.4)], 4.8, s.hot)
    kit.arrow(s, [(-0.4, -9), (-7, -9)], "", 1.5)


@scene("fiduciary-money")
def fiat(s: Sketch) -> None:
    """A bank note in your hand is worth nothing; it burns, and a chip of yours falls to ashes."""
    with s.at(-0.6, 4.4, -8):
        s.area(bar(-12, -6.4, 24, 12.8, 0.8))
        s.line(bar(-10.4, -4.8, 20.8, 9.6, 0.4), "", kit.THIN)
        s.area(disc(-1.4, 0, 3.6, 4.2), s.shade, kit.THIN)
        s.line(kit.cross(-1.4, 0, 3.6), "", 1.2)
        s.area(disc(-10.4, 1.4, 2.6, 1.9))
        s.area(bar(-36, -3, 24.6, 7.6, 1), s.ink)
    with s.at(10.6, 3, scale=1.2):
        s.area("M-5.6 7.4 C-8.8 2.6 -6.4 -0.6 -5.4 -3.6 C-4.6 -2 -4.2 -1.4 -3.4 -0.8 C-3.8 -6"
               " 0 -8 0.6 -12.4 C4.8 -8.6 4.6 -5 4.6 -2.4 C5.4 -3 5.8 -3.8 6 -4.8"
               " C8.6 0 8 4.6 5.4 7.4 Z",
               s.hot)  # fmt: skip
        s.fill("M-3.6 7 C-6.4 2.6 -2 -0.6 0 -5.6 C4.4 -0.6 6.2 3.4 3.6 7 Z", s.paper)
        with s.at(-0.1, 2.6, 12):
            kit.chip(s, 0, 0, 4.6)
            s.line("M-0.6 -4 L0.7 -1.7 L-0.7 0.2 L0.6 2 L-0.4 4.2", s.paper, 0.8)
    s.area("M3.6 15.4 C4.6 12.4 7.4 11.8 9 11.8 C10.6 10.6 13 10.8 14 12.2 C16 12.2 18 13.4 18.6"
           " 15.4 Z", s.ink)  # fmt: skip
    s.fill(kit.several(bar(-0.7, -0.7, 1.4, 1.4, 0.2), [moved(7.6, 13.8), moved(11.4, 13),
                                                       moved(14.8, 14)]), s.shade)  # fmt: skip
    s.line("M4.4 -6.4 C3 -8.8 5.6 -10 4.2 -12.6 M15.6 -9 C17 -11 14.8 -12.4 16 -14.6", "", 0.8)


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
    kit.arrow(s, [(-5.4, 2.4), (5, 2.4)])
    kit.chips(s, [(9.5, 4.8), (14.5, 4.8)], 3.8, s.hot)


@scene("margin-call")
def margin(s: Sketch) -> None:
    """Somebody's hair stands on end at what the telephone says, and a Coin takes wing."""
    s.area("M-16 18 C-16 10 -12 6.6 -7 6 L-3 6 C2 6.6 6 10 6 18 Z", kit.LINEN)
    s.area("M-7.6 5.6 L-5 9.4 L-2.4 5.6 Z", s.shade)
    s.fill("M-5 9 L-3.4 11 L-5 16 L-6.6 11 Z")
    s.area(disc(-5, -0.6, 6.2, 6.8), kit.LINEN)
    hair = ((-10.4, -3.6, -58, 3.6), (-9, -5.4, -36, 5.2), (-6.8, -6.6, -14, 6.4),
            (-4.2, -6.8, 6, 7), (-1.8, -6, 28, 5.6), (0, -4.4, 52, 4.4))  # fmt: skip
    for x, y, turn, long in hair:
        with s.at(x, y, turn):
            s.fill(f"M-1.5 1.6 C-1 -1 -0.8 -2 0.4 {-long} C0.8 -2 1.2 -1 1.5 1.6 Z")
    s.fill("M-11.1 -2.2 C-11 -9.6 1 -9.6 1.1 -2.2 C-1.4 -5.6 -8.6 -5.6 -11.1 -2.2 Z")
    eyes = [moved(-7.2, -0.6), moved(-2.8, -0.6)]
    s.area(kit.several(disc(0, 0, 1.6, 1.9), eyes), "", kit.THIN)
    s.fill(kit.several(disc(0.3, 0.2, 0.7), eyes))
    s.fill(disc(-5, 3.8, 1.3, 1.6))
    # The receiver at an ear, its cord, and what it shouts.
    folk.arm(s, "M-14.4 15 C-16 11 -15 8 -13 5", (-12.8, 3.4), 14)
    s.line("M-11 -3.6 C-14.6 -2.4 -14.6 5 -11 6.2", s.ink, 2.6)
    s.fill(bar(-12.4, -5.6, 3.8, 3.6, 1))
    s.fill(bar(-12.4, 4.6, 3.8, 3.6, 1))
    s.line("M-13 2 L-11.8 2.2 M-13.2 3.6 L-11.8 3.6", s.paper, 0.6)
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.area(kit.several(drop, [moved(4, 0.4), moved(3.4, 4.6)]), "", 0.5)
    folk.arm(s, "M4.4 16 C8.6 13.4 10.4 9.4 10.8 5.4", (10.8, 4.6), 14)
    wing = (
        "M3.4 -1 C6 -6 9 -6.4 10.6 -6 C10.4 -4.4 9.6 -3.4 8.6 -2.8 C9 -1.6 7.8 -0.4 6.6 -0.4"
        " C6.4 0.8 5 1.4 3.6 1 Z"
    )
    with s.at(10.8, -7.4, 8, 0.72):
        s.area(kit.several(wing, [scaled(1, 1), scaled(-1, 1)]), s.paper, 0.8)
        kit.coin(s, 0, 0, 5, s.hot)
    s.line("M8.8 -1 L8.4 1 M11.4 -0.4 L11.2 1.6 M14 -1 L14.2 1", s.hot, 0.8)


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
    folk.other(s, 12.4, 5.2, 13, "calm", "bonnet")
    folk.arm(s, "M7.6 9.4 C5.8 6 5.8 0 6.4 -3", (6.4, -3.6), 9)
    kit.flip(s, 3, -10, 4.4)
    kit.chip(s, 1.4, 2.4, 4.6, s.hot)
    kit.arrow(s, [(1, 8), (4.4, 8)], "", 1.1)
    kit.arrow(s, [(1.8, 8), (-1.6, 8)], "", 1.1)
