"""What happens to Blocks and Chains: attacks, splits, fees, difficulty."""

from __future__ import annotations

import math

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved, scaled, times, turned
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes import folk, hands, kit, limbs
from generator.games.vires_in_numeris.art.scenes.kit import scene
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT


@scene("51-attack")
def attack(s: Sketch) -> None:
    """Your hand pulls the last Block off the Chain that another holds on to."""
    them = folk.other(s, -9.2, 2.4, 10.4, "aghast", "hat", arms=0)
    kit.block(s, -9.2, 8.6, 4.8)
    kit.block(s, 2.8, 8.4, 4.4)
    kit.link(s, -3.2, 8.4)
    limbs.arm(s, them, LEFT, (-15.4, 6.4), (-13.6, 9.8), "fist", 32)
    limbs.arm(s, them, RIGHT, (-3, 6.4), (-4.8, 9.8), "fist", -32)
    s.line("M7.8 6 L9.2 5 M8 8.6 L9.6 8.8", s.hot, 0.8)
    with s.at(11.8, 0.4, 18):
        kit.block(s, 0, 0, 4.4, s.hot)
        hands.grab(s, -0.2, -2.2, 0, 0.86)
    kit.swirl(s, 4.4, 5, 9.4, 218, 262)


@scene("consensus")
def consensus(s: Sketch) -> None:
    """Arms in a ring about a Block behind a shield; what was to strike it bounces off."""
    with s.at(-1, 0.4, scale=0.92):
        s.line(disc(0, 0, 11.2), s.ink, 2.6)
        s.line(disc(0, 0, 11.2), s.paper, 1.2)
        s.area("M0 -7.6 L6.8 -5.4 L6.8 0.4 C6.8 4.6 3.8 6.8 0 8.4 C-3.8 6.8 -6.8 4.6 -6.8 0.4"
               " L-6.8 -5.4 Z", s.ink)  # fmt: skip
        kit.block(s, 0, 0, 4.2, s.paper)
        hats = ("bonnet", "tuft", "curls")
        for k in range(6):
            a = math.radians(60 * k - 90)
            folk.person(s, 11.2 * math.cos(a), 11.2 * math.sin(a), 7.4, "", hats[k % 3], "glad")
    with s.at(14.4, -11, 38, 2.5):
        s.fill(BOLT, s.hot)
    s.line("M16.6 -3.6 L18.4 -2.8 M8.6 -13.4 L8.2 -15", s.hot, 0.9)


@scene("chain-split")
def split(s: Sketch) -> None:
    """A fork comes down on somebody's Chain: the last Block and its Coin go into the Pool."""
    them = folk.other(s, -10.6, 3.8, 9, "aghast", "bonnet", arms=RIGHT)
    s.area("M-34 8.6 L3.4 8.6 L2.4 18 L-34 18 Z", s.shade)
    s.line("M-12 8.8 L-12.6 13 L-30 13 M-4 13 L-12.6 13 M-4 13 L-4.4 18", "", kit.THIN)
    kit.link(s, 1.8, 4, 20)
    kit.block(s, -3.4, 3.8, 4.2)
    limbs.arm(s, them, RIGHT, (-7.6, 8), (-6.4, 5.6), "fist", 62)
    s.fill("M3 12 L24 12 L24 18 L2 18 Z")
    with s.at(10.6, 7.8, 28):
        kit.block(s, 0, 0, 4.4, s.hot)
    with s.at(15.9, 9.6, 14):
        kit.coin(s, 0, 0, 3.2, s.hot)
    s.fill("M3 13.4 C5 11.6 6.8 11.6 8.4 13.4 C10 15 11.6 15 13.4 13.4 C15 11.6 16.8 11.6 20 13.4"
           " L24 18 L2 18 Z")  # fmt: skip
    s.line("M3 13.4 C5 11.6 6.8 11.6 8.4 13.4 C10 15 11.6 15 13.4 13.4 C15 11.6 16.8 11.6 20 13.4",
           s.paper, 0.8)  # fmt: skip
    s.line("M15.4 4.6 L16.6 2.4 M18.2 5 L19 3.4 M7.6 11 L6 9.4", s.hot, 0.9)
    # A fork for a feast, tines down, in your hand.
    with s.at(6.2, -4.2, 8):
        s.area("M-1 -11 C-1 -12 1 -12 1 -11 L1 -1 C1 -1 3.6 -2 3.6 1 L3.4 7 L2.2 7 L2 2 L0.6 2"
               " L0.5 8 L-0.5 8 L-0.6 2 L-2 2 L-2.2 7 L-3.4 7 L-3.6 1 C-3.6 -2 -1 -1 -1 -1"
               " Z")  # fmt: skip
        hands.grasp(s, 0, -5.8)
    s.line("M3 8 L2.4 6.6 M-0.2 -1.6 L-1.6 -2.6 M11 1 L12.6 0", s.hot, 0.9)


@scene("transaction-fees")
def fees(s: Sketch) -> None:
    """A Block is worth its Coin, and one more lies on the tray that you carry."""
    kit.block(s, -9.8, 4.6, 6.6)
    kit.arrow(s, [(-2.6, 0.8), (3.4, -2.4)], s.ink, 1.3)
    me = folk.you(s, 3.8, 11.8, 10.4, arms=RIGHT)
    limbs.arm(s, me, RIGHT, (12.6, 13.4), (12.2, 8), turn=0)
    s.area("M5.6 2.4 L18.8 2.4 L17.2 4.6 L7.2 4.6 Z", s.shade)
    kit.flat_coin(s, 12.2, 0, 5)
    kit.flat_coin(s, 12.2, -6.2, 5, s.hot)
    s.line("M12.2 -14.6 L12.2 -10.6 M10.2 -12.6 L14.2 -12.6", s.hot, 1.4)


@scene("difficulty-decrease")
def easier(s: Sketch) -> None:
    """With one hand you carry your Block: it is no heavier than a feather."""
    me = folk.you(s, -7.6, 9.6, 12.6, arms=RIGHT)
    limbs.arm(s, me, RIGHT, (4, 14.6), (5.2, 9.4), turn=0)
    kit.block(s, 5.2, 0, 6)
    s.line("M13.6 -4 C12.6 -2 14.8 -0.6 13.6 1.6 M16.6 -1.6 C15.8 0 17.6 1 16.6 2.8", "", 0.6)
    with s.at(6, -10.9, -14):
        s.line("M-13.4 2.6 C-10 1.2 -7 0.4 -4 0", "", 1)
        s.area("M-8.6 0.6 L-7.4 -1.4 L-6.6 -0.6 L-5.4 -2.6 L-4.8 -1.8 C-2 -3.4 5 -4 9 -2.2"
               " C10.4 -1.4 10.6 -0.2 9.4 0.8 C8 1.8 6.2 2.4 4.6 2.6 L4.2 1.2 L2.8 2.8"
               " C0.8 3 -1 2.9 -2.4 2.7 L-2.6 1.4 L-3.8 2.8 L-5.6 2.6 L-6 1.6 L-7.4 2.4 Z",
               s.hot)  # fmt: skip
        s.line("M-9.4 1 C-5 -0.6 2 -1 8.4 -0.6", "", 0.7)
        barbs = "M0 0 L1.9 -1.6 M0.6 0.2 L2.4 1.6"
        s.line(kit.several(barbs, [moved(-4.6 + 2.3 * n, -0.5) for n in range(5)]), "", 0.35)


@scene("difficulty-increase")
def harder(s: Sketch) -> None:
    """Somebody has to carry a Block, and on top of it now a weight."""
    them = folk.other(s, 0.5, 13, 11, "sad", "", arms=0)
    limbs.arm(s, them, LEFT, (-6.6, 11.4), (-4.6, 6.8), turn=4)
    limbs.arm(s, them, RIGHT, (7.6, 11.4), (5.6, 6.8), turn=-4)
    kit.block(s, 0.5, -0.6, 5.8)
    with s.at(0.5, -7, scale=0.84):
        s.line(disc(0, -5, 2.2), s.ink, 2.4)
        s.line(disc(0, -5, 2.2), s.hot, 1.1)
        s.area("M-3.6 -4 L3.6 -4 L5.8 4 C3 5.2 -3 5.2 -5.8 4 Z", s.hot)
        s.fill(kit.several(BOLT, [(1.15, 0, 0, 1.15, 0, 0.4)]), kit.LINEN)
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.area(kit.several(drop, [moved(-9.8, 2.4), moved(11.2, 2.4), moved(12, 8)]), "", 0.5)
    s.line("M-8 -9.4 L-8 -5 M-10 -6.8 L-8 -4.6 L-6 -6.8 M9 -9.4 L9 -5 M7 -6.8 L9 -4.6 L11 -6.8",
           s.hot, 1.1)  # fmt: skip


@scene("halving")
def halving(s: Sketch) -> None:
    """Scissors halve the Coin on another's Block."""
    them = folk.other(s, 12, 10.2, 9.8, "aghast", "bonnet", arms=0)
    limbs.arm(s, them, LEFT, (7, 13.4), (7.2, 9.8), turn=12)
    limbs.arm(s, them, RIGHT, (17, 13.4), (16.8, 9.8), turn=-12)
    with s.at(-1, 0.8, scale=0.96):
        kit.block(s, 0, 10, 4.8)
        left = moved(-3.6, -1)
        right = times(moved(4.4, -0.6), times(turned(14), scaled(-1, 1)))
        for place, colour in ((left, ""), (right, s.hot)):
            s.area(kit.several("M0 -5.8 A5.8 5.8 0 0 0 0 5.8 Z", [place]), colour)
        s.line(kit.several("M0 -4.2 A4.2 4.2 0 0 0 0 4.2", [left, right]), "", kit.THIN)
        s.fill(kit.several("M0 -2.4 L0 2.4 L-1 2.4 L-1 -2.4 Z", [left, right]))
        for side in (-1, 1):
            with s.at(0, -6.4, 13 * side, mirrored=side < 0):
                s.line("M0 0 L0.6 -3.4", "", 1.8)
                s.line(disc(1.4, -6.2, 2.4, 2.8), "", 1.4)
                s.area(
                    "M-1.3 -1.6 L1.1 -1.6 L1 5 L-0.9 11.4 C-1.5 8 -1.6 3 -1.3 -1.6 Z", s.paper, 0.6
                )
        s.fill(disc(0, -6.4, 0.9))


@scene("mining")
def mining(s: Sketch) -> None:
    """A miner strikes with both hands, and a Block cracks."""
    folk.miner(s, -10.4, 5.8, 15)
    kit.block(s, 9.4, 7.2, 5.8, s.hot)
    s.fill("M8.6 3.4 L10.4 4.6 L9.4 6.4 L11.4 8.4 L9 7.4 L8 5.2 Z")
    s.line("M9 7.6 L7.6 9.6 L8.4 11.4", s.hot, 0.8)
    s.line("M-7.8 9.6 L4.8 -6.6", "", 1.9)
    s.line("M-7.8 9.6 L4.8 -6.6", s.shade, 0.7)
    with s.at(5.2, -7.2, 38):
        s.area(
            "M-8.4 3.4 C-5.6 -2 5.6 -2 8.4 3.4 C4.6 0.8 2.4 0.8 1.4 1.2 L-1.4 1.2"
            " C-2.4 0.8 -4.6 0.8 -8.4 3.4 Z",
            s.ink,
        )
    sleeves = limbs.Figure(-10.4, 8.4, 1.8, s.ink, s.paper, s.shade)
    gloves = limbs.Figure(0, 0, 1.7, s.paper, s.ink, s.ink)
    limbs.arm(s, sleeves, RIGHT, (-2.6, 9), (-2, 4.4), "")
    limbs.hand(s, gloves, (-1.6, 4), 20, "fist", LEFT)
    limbs.arm(s, sleeves, LEFT, (-12, 14.4), (-8.4, 11), "")
    limbs.hand(s, gloves, (-8.2, 10.8), 40, "fist", LEFT)
    s.area("M13 0.4 L15 -0.8 L15.6 1.4 Z M15.8 4 L17.6 3.4 L17.4 5.4 Z"
           " M4.2 2.4 L5.8 1.6 L5.8 3.6 Z", s.hot, 0.5)  # fmt: skip
    s.line("M12.2 -2 L13.6 -3.8 M7.4 0.6 L6.4 -0.8 M14.4 1.9 L16.6 1.6", s.hot, 0.8)


@scene("time-lock")
def time_lock(s: Sketch) -> None:
    """Somebody mined a Block, and holds the bars until the clock of their lock has run."""
    kit.block(s, -12, 8.6, 4.6)
    s.area(bar(-6, -14, 22.4, 34, 1), s.shade)
    s.fill(bar(-4.2, -12.2, 18.8, 30, 0.5))
    them = folk.other(s, 4, 5.2, 13, "sad", "bonnet", arms=0, foot=8)
    bars = kit.several("M0 -12 L0 18", [moved(x, 0) for x in (-1.6, 9.2, 12.4)])
    s.line(bars, s.ink, 2)
    s.line(bars, s.shade, 1)
    limbs.arm(s, them, LEFT, (-1, 10.6), (-1.6, 7.6), "fist", 0)
    limbs.arm(s, them, RIGHT, (8.6, 10.6), (9.2, 7.6), "fist", 0)
    with s.at(14.4, 11, scale=0.66):
        s.backed("M-3.2 -4 L-3.2 -7 C-3.2 -11 3.2 -11 3.2 -7 L3.2 -4", s.paper, 1.5, 0.85)
        # The shackle closes round the latch: one of its legs is behind it, the other before it.
        s.area(bar(-5.4, -8.2, 11.4, 2.6, 0.8), s.shade)
        s.backed("M1.4 -9.75 C2.5 -9.3 3.2 -8.4 3.2 -7 L3.2 -4", s.paper, 1.5, 0.85)
        s.area(bar(-5.6, -4.8, 11.2, 9.6, 1.4), s.hot)
        s.area(disc(0, 0, 3.5))
        s.line("M0 -2 L0 0 L1.6 1", "", 1)


@scene("nonce")
def nonce(s: Sketch) -> None:
    """Your one Coin goes over, and somebody's whole Hand of chips comes back for it."""
    them = folk.other(s, 11.8, 0, 12.4, "aghast", "hat", arms=0)
    limbs.arm(s, them, LEFT, (6.4, 6.4), (7.4, 10), "")
    for k in range(5):
        with s.at(10.6, 15, 19 * (k - 2) - 20, 1.04):
            s.area(bar(-2.7, -11.6, 5.4, 8.4, 0.7), s.hot, 0.5)
            s.fill(kit.several(BOLT, [(0.95, 0, 0, 0.95, -1, -8.6)]), s.paper)
    limbs.arm(s, them, RIGHT, (17.2, 7), (15, 12), "fist", -64)
    limbs.hand(s, them, (7.8, 13.4), 30, "fist")
    hands.palm(s, -11, 10.6)
    kit.coin(s, -9.6, 5.8, 3.8)
    kit.swirl(s, -2.4, 5, 9.6, 214, 300, s.ink)
    kit.swirl(s, -2.4, 4.6, 4.8, 336, 220)


@scene("testnet")
def testnet(s: Sketch) -> None:
    """An Action is struck out in a flask, and goes back into its Hand."""
    with s.at(-5.6, -0.2, scale=0.94):
        s.area(
            "M-2.4 -13 L-2.4 -5 L-10 9.6 C-11 11.8 -10 13.4 -8 13.4 L8 13.4"
            " C10 13.4 11 11.8 10 9.6 L2.4 -5 L2.4 -13",
            "",
            1,
        )
        s.fill(
            "M-5.3 1.4 C-2 0 2 3 5.3 1.4 L9.4 9.8 C10.2 11.6 9.4 12.8 8 12.8 L-8 12.8"
            " C-9.4 12.8 -10.2 11.6 -9.4 9.8 Z",
            s.shade,
        )
        s.line("M-4 -13 L4 -13", "", 1.8)
        s.line(kit.several(disc(0, 0, 1), [moved(-0.6, -1.6), moved(0.7, -5.2)]), "", 0.6)
        with s.at(0, 7):
            s.line(disc(0, 0, 5.6), s.hot, 1.5)
            s.line("M-4 -4 L4 4", s.hot, 1.5)
            s.fill(chip_outline(4.8, 0.5, 3, 1.5, 0.6, 0.8))
            s.line("M-1.4 1.6 L0 -1.8 L1.4 1.6 M-0.9 0.5 L0.9 0.5", s.paper, 0.8)
    them = folk.other(s, 12.4, 3.6, 11, "sad", "hat", arms=RIGHT, foot=10)
    kit.fan(s, 11.4, 8.4, 3, 0.95, 16)
    folk.holds(s, them, RIGHT, 11.4, 12.2)
    s.line("M-2 -11.4 C2 -14.6 6 -12.6 7 -9.4", s.hot, 1.4)
    s.fill("M8 -6.2 L5 -8.8 L8.8 -10 Z", s.hot)
