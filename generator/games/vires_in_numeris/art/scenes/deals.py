"""Who deals with whom: banks, barter, bots, and what their money is worth."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved, scaled
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes import folk, hands, kit, limbs
from generator.games.vires_in_numeris.art.scenes.kit import scene
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT


@scene("centralized-exchange")
def exchange(s: Sketch) -> None:
    """You bring a chip to a counter, a Coin comes out, and the banker keeps the keys."""
    with s.at(5, 0.4, scale=0.9):
        _bank(s)
    me = folk.you(s, -11, 8.6, 11, arms=RIGHT)
    limbs.arm(s, me, RIGHT, (-5.8, 13.2), (-3, 11.8), turn=50, thumb=LEFT)
    kit.chip(s, 0.2, 8.8, 4.2, s.shade)


def _bank(s: Sketch) -> None:
    s.area("M-14 -9 L0 -15 L14 -9 Z", s.ink)
    for x in (-13, 9.8):
        s.area(bar(x, -9, 3.2, 12.6), s.shade)
    s.fill(bar(-9.8, -9, 19.6, 12.6), s.shade)
    s.area("M-7 4 C-7 1 -4 0.4 0 0.4 C4 0.4 7 1 7 4 Z", s.ink)
    s.fill("M-1.6 0.6 L1.6 0.6 L0 3.6 Z", s.paper)
    folk.banker(s, 0, -3)
    s.line(disc(7.2, -6, 1.3), "", 0.6)
    s.line("M7.2 -4.8 L7.2 -0.6 M7.2 -1 L8.4 -1 M7.2 -2.4 L8.4 -2.4", "", 0.6)
    s.area(bar(-15, 3.6, 30, 2.4))
    s.area(bar(-13.4, 6, 26.8, 8.4), s.ink)
    kit.arrow(s, [(-1.2, 9.6), (3.8, 9.6)], s.paper, 1)
    kit.coin(s, 8.6, 9.7, 3.6, s.hot)


@scene("dollar-cost-average")
def machine(s: Sketch) -> None:
    """Day after day a Coin for the gum machine, as the calendar says, and out come two chips."""
    s.area(bar(-11.6, -13.4, 11.4, 11, 0.8))
    s.fill(bar(-11.6, -13.4, 11.4, 3.2, 0.8))
    s.line("M-8.8 -14.6 L-8.8 -12 M-3 -14.6 L-3 -12", s.paper, 1.2)
    days = [(x, y) for y in (-8.4, -5) for x in (-9, -5.8, -2.6)]
    for x, y in days:
        s.line(kit.tick(x, y, 1.8), s.ink if (x, y) != days[-1] else s.hot, 0.7)
    s.area("M3.6 3.4 L16 3.4 L17 18 L2.6 18 Z", s.ink)
    s.area(disc(9.8, -4.2, 7.2))
    s.fill("M2.9 -2.2 A7.2 7.2 0 0 0 16.7 -2.2 C13.6 -4 6 -4 2.9 -2.2 Z", s.shade)
    kit.chips(s, [(6.6, 0), (10.2, 0.6), (13.2, -0.8), (8.2, -3.4), (11.8, -3.8)], 2.5)
    s.line(disc(9.8, -4.2, 7.2))
    s.area(bar(5.8, -13, 8, 2.4, 1), s.ink)
    s.area(bar(3, 2.2, 13.6, 2.2, 0.8), s.shade)
    s.fill(bar(4.7, 6.6, 1.3, 4, 0.5), s.paper)
    s.area(bar(7.4, 7, 8, 5.4, 0.8), s.shade)
    kit.chips(s, [(9.5, 9.7), (13.3, 9.7)], 2.7, s.hot)
    me = folk.you(s, -10, 7.6, 12, arms=RIGHT)
    kit.coin(s, 2.2, 8.4, 2.8)
    limbs.arm(s, me, RIGHT, (-4.6, 13.4), (-2.8, 10.6), "fist", 62, LEFT)


@scene("decentralized-exchange")
def barter(s: Sketch) -> None:
    """Over the fence you give a card for two chips, and nobody stands between."""
    me = folk.you(s, -11.4, 3.4, 13, arms=RIGHT)
    them = folk.other(s, 12.4, 3.4, 13, "glad", "bonnet", arms=LEFT)
    pales = [moved(-33.6 + 4.8 * k, 0) for k in range(12)]
    s.line("M-34 11 L26 11", "", 2.4)
    s.area(kit.several("M0 18 L0 8.6 L1.9 6.8 L3.8 8.6 L3.8 18 Z", pales))
    with s.at(-4, -2.2, -6, 1.05):
        s.area(bar(-2.8, -4.2, 5.6, 8.4, 0.6))
        s.fill(chip_outline(2.4, 0.25, 3, 0.7, 0.3, 0.4))
    limbs.arm(s, me, RIGHT, (-4.4, 7.4), (-4, 3.4), "fist", 8, LEFT)
    limbs.arm(s, them, LEFT, (6, 7.4), (4.8, 3.2), turn=-16)
    kit.chips(s, [(1.7, -2.8), (6.3, -4.2)], 3.4, s.hot)
    kit.arrow(s, [(-4.6, -9.4), (4.4, -9.4)], s.ink, 1.3)
    kit.arrow(s, [(4.4, -12.8), (-4.6, -12.8)], "", 1.3)


@scene("fiduciary-money")
def fiat(s: Sketch) -> None:
    """A bank note in your hand is worth nothing; it burns, and a chip of yours falls to ashes."""
    with s.at(-0.6, 4, -8):
        s.area(bar(-36, -3.2, 24.4, 7.8, 1), s.ink)
        hands.under(s, -7.2, 2.2)
        s.area(bar(-12, -6.4, 24, 12.8, 0.8))
        s.line(bar(-10.4, -4.8, 20.8, 9.6, 0.4), "", kit.THIN)
        s.line(kit.nothing(0.2, 0, 3.3), "", 1.2)
        hands.pinch(s, -8, 0.4)
        s.area(bar(-18.4, -3.7, 2.2, 8.8, 0.5), s.shade)
    with s.at(10.2, 3, scale=1.2):
        s.area("M-5.6 7.4 C-8.8 2.6 -6.4 -0.6 -5.4 -3.6 C-4.6 -2 -4.2 -1.4 -3.4 -0.8 C-3.8 -6"
               " 0 -8 0.6 -12.4 C4.8 -8.6 4.6 -5 4.6 -2.4 C5.4 -3 5.8 -3.8 6 -4.8"
               " C8.6 0 8 4.6 5.4 7.4 Z",
               s.hot)  # fmt: skip
        s.fill("M-3.6 7 C-6.4 2.6 -2 -0.6 0 -5.6 C4.4 -0.6 6.2 3.4 3.6 7 Z", s.paper)
        with s.at(-0.1, 2.6, 12):
            kit.chip(s, 0, 0, 4.6)
            s.line("M-0.6 -4 L0.7 -1.7 L-0.7 0.2 L0.6 2 L-0.4 4.2", s.paper, 0.8)
    s.area("M3.2 15.4 C4.2 12.4 7 11.8 8.6 11.8 C10.2 10.6 12.6 10.8 13.6 12.2 C15.6 12.2 17.6 13.4"
           " 18.2 15.4 Z", s.ink)  # fmt: skip
    s.fill(kit.several(bar(-0.7, -0.7, 1.4, 1.4, 0.2), [moved(7.2, 13.8), moved(11, 13),
                                                       moved(14.4, 14)]), s.shade)  # fmt: skip
    s.line("M4 -6.4 C2.6 -8.8 5.2 -10 3.8 -12.6 M15.2 -9 C16.6 -11 14.4 -12.4 15.6 -14.6", "", 0.8)


@scene("stablecoin")
def stable(s: Sketch) -> None:
    """A balance says that it is all the same: a bank note that is worth nothing makes two chips."""
    s.area("M-6.4 14.8 L-6.4 12.4 L-3 11 L3 11 L6.4 12.4 L6.4 14.8 Z", s.ink)
    s.area(bar(-1.5, -5, 3, 16, 0.2), s.shade)
    s.line("M-12 -4.6 L12 -4.6", "", 2.1)
    s.area(disc(0, -8.4, 5.4))
    s.line(disc(0, -8.4, 4.3), "", kit.THIN)
    s.line("M-2 -9.5 L2 -9.5 M-2 -7.3 L2 -7.3", "", 1.1)
    for x in (-12, 12):
        s.line(f"M{x} -4 L{x - 4.8} 7.4 M{x} -4 L{x + 4.8} 7.4", "", kit.THIN)
        s.fill(f"M{x - 6} 7.4 L{x + 6} 7.4 C{x + 4.4} 11.4 {x - 4.4} 11.4 {x - 6} 7.4 Z")
    with s.at(-12, 4.4, -8):
        s.area(bar(-5, -2.8, 10, 5.6, 0.4))
        s.line(kit.nothing(0, 0, 1.7), "", 0.6)
    kit.arrow(s, [(-5.4, 2.4), (5, 2.4)])
    kit.chips(s, [(9.5, 4.8), (14.5, 4.8)], 3.8, s.hot)


@scene("margin-call")
def margin(s: Sketch) -> None:
    """Somebody's hair stands on end at what the telephone says, and a Coin takes wing."""
    them = limbs.Figure(-4.6, 8.2, 1.9, kit.LINEN, s.ink, s.ink)
    s.area("M-12 18 L-10.6 11.6 C-11 8 -9.4 6.2 -6.6 6 L-2.6 6 C0.2 6.2 1.8 8 1.4 11.6 L2.8 18 Z",
           kit.LINEN)  # fmt: skip
    s.area("M-7.2 5.6 L-4.6 9.4 L-2 5.6 Z", s.shade)
    s.fill("M-4.6 9 L-3 11 L-4.6 16 L-6.2 11 Z")
    s.area(disc(-4.6, -0.6, 6.2, 6.8), kit.LINEN)
    hair = ((-10, -3.6, -58, 3.6), (-8.6, -5.4, -36, 5.2), (-6.4, -6.6, -14, 6.4),
            (-3.8, -6.8, 6, 7), (-1.4, -6, 28, 5.6), (0.4, -4.4, 52, 4.4))  # fmt: skip
    for x, y, turn, long in hair:
        with s.at(x, y, turn):
            s.fill(f"M-1.5 1.6 C-1 -1 -0.8 -2 0.4 {-long} C0.8 -2 1.2 -1 1.5 1.6 Z")
    s.fill("M-10.7 -2.2 C-10.6 -9.6 1.4 -9.6 1.5 -2.2 C-1 -5.6 -8.2 -5.6 -10.7 -2.2 Z")
    eyes = [moved(-6.6, -0.6), moved(-2.2, -0.6)]
    s.area(kit.several(disc(0, 0, 1.6, 1.9), eyes), "", kit.THIN)
    s.fill(kit.several(disc(0.3, 0.2, 0.7), eyes))
    s.fill(disc(-4.4, 3.8, 1.3, 1.6))
    # The receiver at an ear, whose hand lies about it.
    hands.receiver(s, -12.6, 0.8, 8)
    limbs.arm(s, them, LEFT, (-15.8, 11.4), (-13.4, 3.6), "fist", 12)
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.area(kit.several(drop, [moved(4.4, 0), moved(3.8, 4.2)]), "", 0.5)
    limbs.arm(s, them, RIGHT, (8.2, 13), (10.2, 7), turn=6)
    wing = (
        "M3.4 -1 C6 -6 9 -6.4 10.6 -6 C10.4 -4.4 9.6 -3.4 8.6 -2.8 C9 -1.6 7.8 -0.4 6.6 -0.4"
        " C6.4 0.8 5 1.4 3.6 1 Z"
    )
    with s.at(10.8, -8.2, 8, 0.72):
        s.area(kit.several(wing, [scaled(1, 1), scaled(-1, 1)]), s.paper, 0.8)
        kit.coin(s, 0, 0, 5, s.hot)
    s.line("M8.8 -2.4 L8.4 -0.6 M11.4 -1.8 L11.2 0 M14 -2.4 L14.2 -0.6", s.hot, 0.8)


@scene("trading-bot")
def bot(s: Sketch) -> None:
    """A robot with Coins for eyes looks on as somebody flips across the counter, for a chip."""
    steel = limbs.Figure(-10.2, 7, 1.9, s.shade, s.ink, s.ink)
    them = folk.other(s, 12.4, 4.8, 12, "calm", "bonnet", arms=LEFT)
    s.line("M-10.2 -6 L-10.2 -9", "", 1.2)
    s.area(disc(-10.2, -9.4, 1.3), s.hot)
    s.fill(bar(-12, 3, 3.6, 4))
    s.area(bar(-15, 5.6, 9.6, 6, 1.2), s.shade)
    s.area(bar(-17, -6.4, 13.6, 10.6, 2.2), s.shade)
    eyes = [moved(-13.6, -2), moved(-6.8, -2)]
    s.fill(kit.several(disc(0, 0, 2.4), eyes))
    s.fill(kit.several(bar(-0.4, -1.3, 0.8, 2.6, 0.4), eyes), s.paper)
    s.area("M-13.4 1 L-7 1 L-7 2.8 L-13.4 2.8 Z", "", kit.THIN)
    s.line("M-11.2 1 L-11.2 2.8 M-9.2 1 L-9.2 2.8", "", kit.THIN)
    s.area(bar(-36, 9.6, 64, 20), s.shade)
    s.fill(bar(-36, 9.9, 64, 1.4), s.paper)
    s.line("M-36 11.4 L28 11.4", "", kit.THIN)
    for side, wrist, elbow, turn in (
        (-1, (-14.8, 9.8), (-17, 11), 60),
        (1, (-3.6, 8), (-5.2, 10.8), 70),
    ):
        limbs.arm(s, steel, side, elbow, wrist, "")
        with s.at(wrist[0], wrist[1], turn):
            s.area("M-1.9 0.4 L-2 -2.6 L-0.9 -3.4 L-0.8 -1.2 L0.8 -1.2 L0.9 -3.4 L2 -2.6"
                   " L1.9 0.4 Z", s.paper, 0.6)  # fmt: skip
    kit.chip(s, 2.6, 6.4, 4.2, s.hot)
    kit.arrow(s, [(2.6, 13.2), (7, 13.2)], "", 1.1)
    kit.arrow(s, [(2.6, 13.2), (-1.8, 13.2)], "", 1.1)
    limbs.arm(s, them, LEFT, (6.4, 5.6), (6.2, 0.2), "fist", -4)
    s.line("M4.2 -4 L3.8 -5.4 M6.2 -4.6 L6.2 -5.6 M8.2 -4 L8.6 -5.4", s.hot, 0.8)
    kit.flip(s, 6.2, -10.6, 4.2)
