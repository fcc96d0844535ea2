"""Who deals with whom: banks, barter, bots, and what their money is worth."""

from __future__ import annotations

from dataclasses import replace

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, scaled
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes import folk, hands, kit, limbs, wardrobe
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("centralized-exchange")
def exchange(s: Stage) -> None:
    """You put a HashRate on a counter, it is turned over and is a Coin; the Baron looks on."""
    with s.at(-3.6, 0):
        _bank(s)
    me = folk.you(s, 13.2, 7.6, 13.6, "doubt", arms=LEFT, foot=9, gaze=(-0.9, -0.4), tilt=6)
    with s.at(4.6, 3.4, -6):
        s.area(bar(-4.2, -6, 8.4, 12, 0.8))
        s.fill("M-3.3 -5 L-0.6 -5 L0.4 -4 L-0.6 -3 L-3.3 -3 Z", s.hot)
        kit.chip(s, 0, 0.4, 4.4)
    limbs.arm(s, me, LEFT, (8.2, 15.2), (6, 13), "fist", -10, RIGHT)
    with s.at(-9.8, 10.2, -6):
        s.area(bar(-4.2, -4.2, 8.4, 12, 0.8))
        kit.coin(s, 0, 0.2, 3.3, s.hot)
    kit.swirl(s, -2.4, 12, 3, 0, -170, s.ink)


def _bank(s: Stage) -> None:
    s.area("M-14 -8.4 L0 -16 L14 -8.4 Z", s.paints.wood)
    s.area(bar(-13, -8.4, 26, 13), s.dusk(s.dusk(s.paints.wood)))
    for x in (-13, 9.6):
        s.area(bar(x, -8.4, 3.4, 13), s.paints.accent)
        s.fill(bar(x + 2, -8.1, 1.1, 12.4), s.dusk(s.paints.accent))
    folk.other(s, -3.6, 4.4, 10, "sly", "baron", gaze=(0.8, 0.4), tilt=7)
    s.area(bar(-15, 4.4, 30, 2.6), s.paints.accent)
    s.area(bar(-13.4, 7, 26.8, 12), s.paints.wood)
    s.fill(bar(6, 7.4, 7, 11), s.dusk(s.paints.wood))


@scene("dollar-cost-average")
def machine(s: Stage) -> None:
    """Day after day a Coin for the gum machine, as the calendar says, and out come two chips."""
    s.area(bar(-12, -14.6, 12, 12, 0.8))
    s.fill(bar(-12, -14.6, 12, 3.6, 0.8), s.paints.coat)
    s.line(bar(-12, -14.6, 12, 12, 0.8))
    s.line("M-9 -15.8 L-9 -13.2 M-3 -15.8 L-3 -13.2", s.ink, 1.2)
    days = [(x, y) for y in (-8.6, -5) for x in (-9.2, -6, -2.8)]
    for x, y in days:
        s.line(kit.tick(x, y, 1.9), s.ink if (x, y) != days[-1] else s.hot, 0.8)
    s.area("M2.8 1 L17.6 1 L18.8 20 L1.6 20 Z", s.shade)
    s.fill("M13.6 1.3 L17.3 1.3 L18.4 20 L13.6 20 Z", s.dusk(s.shade))
    s.area(disc(10.2, -6.4, 7.4))
    s.fill("M3 -5 A7.4 7.4 0 0 0 17.4 -5 C14.4 -6.8 6.4 -6.8 3 -5 Z", s.shade)
    kit.chips(s, [(6.8, -2.6), (11.6, -2), (15, -4.4), (9.2, -6)], 3.4)
    s.line(disc(10.2, -6.4, 7.4))
    s.line("M5 -9 C5.8 -11 6.8 -11.8 8 -12.4", kit.LINEN, 0.9)
    s.area(bar(6.4, -15.6, 7.8, 2.6, 1), s.paints.coat)
    s.area(bar(2, 0, 16.4, 2.6, 0.8), s.paints.coat)
    s.fill(bar(4.2, 5, 1.5, 4.6, 0.5))
    s.area(bar(7, 5, 10.6, 11.4, 0.8), s.ink)
    kit.chips(s, [(10.3, 8.2), (14.3, 12)], 4.8, s.hot)
    me = folk.you(s, -11, 9, 13, "awe", arms=RIGHT, foot=9, gaze=(0.9, -0.8), tilt=-8)
    kit.coin(s, 1.4, 8, 3.2)
    limbs.arm(s, me, RIGHT, (-5, 14.6), (-3.8, 10.4), "fist", 62, LEFT)


@scene("decentralized-exchange")
def barter(s: Stage) -> None:
    """Over the fence you give a card for two chips, and nobody stands between."""
    them = folk.other(s, -13.6, 4.4, 14, "awe", "bun", arms=RIGHT, foot=9, gaze=(0.9, 0.2), tilt=6)
    me = folk.you(s, 15, 4.4, 14, "smile", arms=LEFT, foot=9, gaze=(-0.9, 0), tilt=-6)
    pales = [moved(-33.6 + 5.2 * k, 0) for k in range(12)]
    s.line("M-34 13 L26 13", "", 2.6)
    s.area(kit.several("M0 20 L0 10.8 L2.1 8.8 L4.2 10.8 L4.2 20 Z", pales), s.paints.wood)
    s.fill(kit.several("M2.6 20 L2.6 9.8 L3.9 11 L3.9 20 Z", pales), s.dusk(s.paints.wood))
    limbs.arm(s, me, LEFT, (9, 11.4), (7, 4.8), "")
    limbs.about(s, me, (7, 4.8), -10, RIGHT, lambda: _given(s))
    kit.chips(s, [(-4.8, 0.2), (0.6, -0.1)], 4, s.hot)
    limbs.arm(s, them, RIGHT, (-6.6, 10.4), (-3, 5.8), "flat", 6, RIGHT)
    kit.arrow(s, [(4.6, -9.6), (-4.6, -9.6)], s.ink, 1.6)
    kit.arrow(s, [(-4.6, -13.4), (4.6, -13.4)], "", 1.8)


def _given(s: Stage) -> None:
    """The card that you give."""
    with s.at(6.4, -2.2, -8, 1.15):
        s.area(bar(-2.8, -4.2, 5.6, 8.4, 0.6))
        s.fill(chip_outline(2.6, 0.25, 3, 0.8, 0.35, 0.45))


@scene("fiduciary-money")
def fiat(s: Stage) -> None:
    """Your turn runs out, a note for nothing is still in your Hand, and that costs a chip."""
    with s.at(-12.6, 4.6, scale=0.94):
        s.area("M-4.4 -9 L4.4 -9 C4.4 -4 0.8 -2 0.8 0 C0.8 2 4.4 4 4.4 9 L-4.4 9 C-4.4 4 -0.8 2"
               " -0.8 0 C-0.8 -2 -4.4 -4 -4.4 -9 Z")  # fmt: skip
        s.fill("M-3.9 8.8 C-3.6 5.6 -1.4 4 0 2.2 C1.4 4 3.6 5.6 3.9 8.8 Z", s.paints.wood)
        s.line("M0 0.4 L0 2.6", s.paints.wood, 0.6)
        s.area(kit.several(bar(-5.8, -1.3, 11.6, 2.6, 0.8), [moved(0, -9.8), moved(0, 9.8)]),
               s.paints.coat)  # fmt: skip
    me = folk.you(s, -2, 6.6, 13, "aghast", arms=RIGHT, foot=8, gaze=(0.9, -0.3), tilt=-4)
    with s.at(9.2, -7.8, -4):
        s.area(bar(-4.4, -7, 8.8, 14, 0.6), s.paints.accent)
        s.line(bar(-3.3, -5.9, 6.6, 11.8, 0.3), "", kit.THIN)
        s.line(kit.nothing(0, -0.6, 2.5), "", 1.1)
    limbs.arm(s, me, RIGHT, (7, 11.2), (8.6, 3), "fist", 0, LEFT)
    kit.basin(s, 14, 12, 5.2, s.paints.water)
    with s.at(14, 8.6, -14):
        kit.chip(s, 0, 0, 5, s.hot)
    kit.waterline(s, 14, 12, 5.2, s.paints.water)
    kit.arrow(s, [(15.4, -0.4), (15.4, 4.6)], "", 1.6)


@scene("stablecoin")
def stable(s: Stage) -> None:
    """A balance in your hand says that it is all the same: a worthless note makes two chips."""
    s.area(bar(-1, -8.8, 3.2, 7, 1.2), s.paints.accent)
    hands.grab(s, 0.6, -5, 0, 0.95, 1.7)
    s.line("M-12 -0.2 L13.2 -0.2", "", 2.4)
    s.line("M-12 -0.2 L13.2 -0.2", s.paints.accent, 1)
    s.area(disc(0.6, 0.8, 4.4), s.paints.accent)
    s.line("M-1.5 -0.3 L2.7 -0.3 M-1.5 1.9 L2.7 1.9", "", 1.2)
    for x in (-11.4, 12.6):
        s.line(f"M{x} 0 L{x - 5.4} 10.6 M{x} 0 L{x + 5.4} 10.6", "", kit.THIN)
        s.area(f"M{x - 6.4} 10.6 L{x + 6.4} 10.6 C{x + 4.8} 15 {x - 4.8} 15 {x - 6.4} 10.6 Z",
               s.paints.accent)  # fmt: skip
    with s.at(-11.4, 7, -8, 1.1):
        s.area(bar(-5, -2.8, 10, 5.6, 0.4))
        s.line(kit.nothing(0, 0, 1.7), "", 0.6)
    kit.arrow(s, [(-4.4, 9), (5.2, 9)], "", 1.7)
    kit.chips(s, [(9.6, 7), (15.4, 7)], 5, s.hot)


@scene("margin-call")
def margin(s: Stage) -> None:
    """The Baron's hair stands on end at what the telephone says; hat and Coin take wing."""
    with s.at(1.2, 1, 0, 0.94):
        _called(s)
    wing = ("M3.4 -1 C6 -6 9 -6.4 10.6 -6 C10.4 -4.4 9.6 -3.4 8.6 -2.8 C9 -1.6 7.8 -0.4 6.6 -0.4"
            " C6.4 0.8 5 1.4 3.6 1 Z")  # fmt: skip
    with s.at(11.4, -9.4, 8, 0.78):
        s.area(kit.several(wing, [scaled(1, 1), scaled(-1, 1)]), s.paper, 0.8)
        kit.coin(s, 0, 0, 5, s.hot)
    s.line("M9.6 -3.8 L9 -2 M12 -3.4 L11.8 -1.4", s.hot, 0.9)


def _called(s: Stage) -> None:
    """The Baron at the telephone, under the hat that leaves him."""
    with s.at(-0.4, -12, 16, 1.5), s.at(0, 5.4):
        wardrobe.top_hat(s, s.paints.coat)
    them = folk.other(
        s, -3.4, 11, 19, "aghast", "shocked", arms=0, foot=6, gaze=(0.6, -0.3), tilt=-6
    )
    small = replace(them, k=1.8)
    s.line("M-12.6 11 C-15 12.6 -11 13.6 -13.4 15 C-15 16 -12 17 -13 18", s.ink, 0.9)
    hands.receiver(s, -13.2, 4.6, -4, s.paints.accent)
    limbs.arm(s, them, LEFT, (-16.4, 14.6), (-14.4, 8.4), "")
    limbs.hand(s, small, (-14.4, 7.2), 8, "fist", RIGHT)
    limbs.arm(s, them, RIGHT, (10.4, 14.6), (12, 9), "")
    limbs.hand(s, small, (12.2, 7.8), 12, "open", LEFT)
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.area(kit.several(drop, [moved(6.2, -2.4), moved(7.6, 2.6)]), "", 0.5)


@scene("trading-bot")
def bot(s: Stage) -> None:
    """A robot with Coins for eyes looks on as somebody flips across the counter, for a chip."""
    them = folk.other(
        s, 12.4, 5.2, 12.6, "doubt", "beard", arms=LEFT, foot=6, gaze=(-0.8, -0.8), tilt=6
    )
    s.line("M-9.4 -7 L-9.4 -10.4", "", 1.2)
    s.area(disc(-9.4, -11, 1.5), s.paints.accent)
    s.fill(bar(-11.2, 4, 3.6, 4))
    s.area(bar(-14.8, 6.4, 10.8, 8, 1.2), s.shade)
    s.fill(bar(-7.4, 6.8, 3, 7.4, 0.6), s.dusk(s.shade))
    s.area(bar(-17, -7.4, 15.4, 12, 2.4), s.shade)
    s.fill(bar(-4.8, -7, 2.9, 11.2, 1.6), s.dusk(s.shade))
    eyes = [moved(-13, -2.6), moved(-5.6, -2.6)]
    s.area(kit.several(disc(0, 0, 2.9), eyes), s.gold)
    s.fill(kit.several(bar(-0.45, -1.6, 0.9, 3.2, 0.4), eyes))
    s.line("M-16 -6.4 L-11.4 -5.6 M-2.8 -6.4 L-7.2 -5.6", "", 0.9)
    s.area("M-12.6 1.2 L-6 1.2 L-6 3.2 L-12.6 3.2 Z", "", kit.THIN)
    s.line("M-10.4 1.2 L-10.4 3.2 M-8.2 1.2 L-8.2 3.2", "", kit.THIN)
    s.area(bar(-36, 10.6, 64, 20), s.paints.wood)
    s.fill(bar(-36, 11, 64, 1.4), s.dusk(s.paints.wood))
    for way, wrist, turn in (
        ("M-14.2 8 L-16.6 13 L-12.6 13.4", (-11.8, 13.4), 90),
        ("M-5 8 L-3 12 L-1.6 8.6", (-1, 7.6), 60),
    ):
        s.line(way, s.ink, 3.2)
        s.line(way, s.dusk(s.shade), 1.8)
        with s.at(wrist[0], wrist[1], turn, 1.25):
            s.area("M-1.9 0.4 L-2 -2.6 L-0.9 -3.4 L-0.8 -1.2 L0.8 -1.2 L0.9 -3.4 L2 -2.6"
                   " L1.9 0.4 Z", s.paper, 0.6)  # fmt: skip
    kit.chip(s, 3.6, 7.4, 4.6, s.hot)
    kit.arrow(s, [(3, 14.4), (8.4, 14.4)], "", 1.3)
    kit.arrow(s, [(3, 14.4), (-2.4, 14.4)], "", 1.3)
    limbs.arm(s, them, LEFT, (6, 5.8), (6, -0.4), "fist", -4)
    s.line("M4 -4.8 L3.6 -6.2 M6.2 -5.4 L6.2 -6.4 M8.2 -4.8 L8.6 -6.2", s.hot, 0.8)
    kit.flip(s, 6.2, -11.4, 4.6)
