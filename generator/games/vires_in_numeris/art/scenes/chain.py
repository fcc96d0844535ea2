"""What happens to Blocks and Chains: attacks, splits, fees, difficulty."""

from __future__ import annotations

import math

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved, scaled, times, turned
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.badges import chip as chip_outline
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


@scene("51-attack")
def attack(s: Sketch) -> None:
    """Your hand pulls the last Block off another's Chain."""
    folk.other(s, -10.6, -1.6, 8.8, "aghast", "hat")
    kit.block(s, -10, 7, 4.6)
    kit.block(s, 2.4, 7, 4.6)
    kit.link(s, -3.8, 7)
    s.line("M7.4 5 L8.8 4.2 M7.6 7.4 L9.2 7.6", s.hot, 0.8)
    with s.at(11, -1.6, 18):
        kit.block(s, 0, 0, 4.4, s.hot)
        kit.grip(s, -1, -4, 0)
    kit.swirl(s, 4, 4, 8.6, 215, 268)


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
    folk.other(s, -10.6, 3.8, 9, "aghast", "bonnet")
    s.area("M-34 8.6 L3.4 8.6 L2.4 18 L-34 18 Z", s.shade)
    s.line("M-12 8.8 L-12.6 13 L-30 13 M-4 13 L-12.6 13 M-4 13 L-4.4 18", "", kit.THIN)
    folk.arm(s, "M-7.4 6 L-6 5.4", (-5.6, 5.2), 7)
    kit.link(s, 1.8, 4, 20)
    kit.block(s, -3.4, 3.8, 4.2)
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
    with s.at(7.4, -5.4, 8):
        s.area("M-1 -9 L1 -9 L1 -1 C1 -1 3.6 -2 3.6 1 L3.4 7 L2.2 7 L2 2 L0.6 2 L0.5 8 L-0.5 8"
               " L-0.6 2 L-2 2 L-2.2 7 L-3.4 7 L-3.6 1 C-3.6 -2 -1 -1 -1 -1 Z")  # fmt: skip
        kit.grip(s, 0, -6.2, 0)
    s.line("M3 8 L2.4 6.6 M0.6 -2.4 L-0.8 -3.4 M11.4 0 L13 -1", s.hot, 0.9)


@scene("transaction-fees")
def fees(s: Sketch) -> None:
    """A Block is worth its Coin, and one more lies on the tray that you carry."""
    kit.block(s, -9.4, 4.6, 7)
    kit.arrow(s, [(-1.6, 1), (3, -2.4)], s.ink, 1.3)
    kit.coin(s, 10.6, -3, 3.8)
    kit.coin(s, 10.6, -11.2, 4, s.hot)
    s.line("M1.2 -10.8 L4.8 -10.8 M3 -12.6 L3 -9", s.hot, 1.3)
    folk.you(s, 9.4, 10.4, 10.4)
    folk.your_arm(s, "M13.6 13 C17.4 11 17.4 7 15.4 4.2", (15.2, 3.6), 10)
    s.area("M2.8 1 L18.4 1 L16.8 3 L4.4 3 Z", s.shade)


@scene("difficulty-decrease")
def easier(s: Sketch) -> None:
    """With one hand you carry your Block: it is no heavier than a feather."""
    kit.block(s, 4.6, -0.4, 6.4)
    folk.you(s, -7.4, 9.6, 12.6)
    folk.your_arm(s, "M-2.6 12.8 C1.6 13.4 4.2 11.4 4.6 8.2", (4.6, 7.4), 11)
    s.line("M13.6 -4 C12.6 -2 14.8 -0.6 13.6 1.6 M16.6 -1.6 C15.8 0 17.6 1 16.6 2.8", "", 0.6)
    with s.at(5, -10.6, 66, 0.86):
        s.area(
            "M-0.4 7.4 C-2 7 -3.2 5.2 -3.4 3 L-1.8 2.6 L-3.7 1.2 C-3.9 -0.8 -3.7 -2.6 -3.2 -4.2"
            " L-1.8 -3.6 L-2.8 -5.6 C-1.8 -8.6 0.4 -11.4 3.6 -13.4 C4.6 -9.6 4.4 -6.6 3.6 -3.8"
            " L2 -3.4 L3.2 -2 C2.8 0.2 2.4 1.8 1.8 3.2 L0.8 3 L1.2 4.6 C0.8 5.8 0.2 6.8 -0.4 7.4 Z",
            s.hot,
        )
        s.line("M-1.6 12.6 C-0.8 5 0.6 -3 2.6 -9.6")
        s.line("M0.2 1 L-1.6 -0.4 M0.8 -2 L-0.8 -3.6 M1.4 -5 L0 -6.8", "", 0.4)


@scene("difficulty-increase")
def harder(s: Sketch) -> None:
    """Somebody has to carry a Block, and on top of it now a weight."""
    folk.arm(s, "M-4 11.4 C-8.4 9 -8.8 6.4 -7 3.4", (-6.8, 3), 11)
    folk.arm(s, "M5 11.4 C9.4 9 9.8 6.4 8 3.4", (7.8, 3), 11)
    folk.other(s, 0.5, 11.4, 12, "sad", "")
    kit.block(s, 0.5, -1, 6.6)
    with s.at(0.5, -7.4, scale=0.84):
        s.line(disc(0, -5, 2.2), s.ink, 2.4)
        s.line(disc(0, -5, 2.2), s.hot, 1.1)
        s.area("M-3.6 -4 L3.6 -4 L5.8 4 C3 5.2 -3 5.2 -5.8 4 Z", s.hot)
        s.fill(kit.several(BOLT, [(1.15, 0, 0, 1.15, 0, 0.4)]), kit.LINEN)
    drop = "M0 -2.4 C1.6 -0.2 1.6 1 0.1 1 C-1.4 1 -1.4 -0.2 0 -2.4 Z"
    s.area(kit.several(drop, [moved(-10.6, 1.6), moved(12, 1.6), moved(12.6, 7)]), "", 0.5)
    s.line("M-8 -9.4 L-8 -5 M-10 -6.8 L-8 -4.6 L-6 -6.8 M9 -9.4 L9 -5 M7 -6.8 L9 -4.6 L11 -6.8",
           s.hot, 1.1)  # fmt: skip


@scene("halving")
def halving(s: Sketch) -> None:
    """Scissors halve the Coin on another's Block."""
    folk.other(s, 13, 9.2, 10.4, "aghast", "bonnet")
    folk.arm(s, "M9 11.4 C7.4 9.4 7.8 8 8.6 6.4", (9.6, 5.6), 8)
    folk.arm(s, "M17 11.4 C18.6 9.4 18.2 8 17.4 6.4", (16.4, 5.6), 8)
    with s.at(0, 0.8, scale=0.96):
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
    """A miner picks a Block out of the ground."""
    folk.miner(s, -10.6, 4.6, 15)
    s.line("M-6.6 11 L4.6 -8.6", "", 1.7)
    with s.at(4.8, -9, 30):
        s.fill(
            "M-7.6 2.6 C-5.4 -1.6 5.4 -1.6 7.6 2.6 C4.4 0.6 2.4 0.6 1.4 1 L-1.4 1"
            " C-2.4 0.6 -4.4 0.6 -7.6 2.6 Z"
        )
    kit.block(s, 6.4, 6.4, 5.8, s.hot)
    s.line("M11.6 -3 L13 -4.6 M8 -1.6 L8.4 -3.4 M12.8 -0.4 L14.8 -1", s.hot, 0.8)


@scene("time-lock")
def time_lock(s: Sketch) -> None:
    """Somebody mined a Block, and holds the bars until the clock of their lock has run."""
    kit.block(s, -11.6, 8.6, 4.8)
    s.area(bar(-4.2, -14, 23, 29, 1), s.shade)
    s.fill(bar(-2.4, -12.2, 19.4, 30, 0.5))
    folk.other(s, 5.2, 4.2, 17, "sad", "curls")
    bars = kit.several("M0 -12 L0 18", [moved(x, 0) for x in (-0.2, 10.6, 15)])
    s.line(bars, s.ink, 2)
    s.line(bars, s.shade, 1)
    s.fill(kit.several(disc(0, 0, 1.9), [moved(-0.2, 5.6), moved(10.6, 5.6)]))
    s.fill(kit.several(disc(0, 0, 1.4), [moved(-0.2, 5.6), moved(10.6, 5.6)]), kit.LINEN)
    with s.at(14.4, 8.4, scale=0.84):
        s.backed("M-3.2 -4 L-3.2 -7 C-3.2 -11 3.2 -11 3.2 -7 L3.2 -4", s.paper, 1.5, 0.85)
        s.area(bar(-5.6, -4.8, 11.2, 9.6, 1.4), s.hot)
        s.area(disc(0, 0, 3.5))
        s.line("M0 -2 L0 0 L1.6 1", "", 1)


@scene("nonce")
def nonce(s: Sketch) -> None:
    """Your one Coin goes over, and somebody's whole Hand of chips comes back for it."""
    folk.other(s, 13.8, -1, 13, "aghast", "hat")
    for k in range(5):
        with s.at(11, 14.4, 19 * (k - 2) - 22, 1.16):
            s.area(bar(-2.7, -11.6, 5.4, 8.4, 0.7), s.hot, 0.5)
            s.fill(kit.several(BOLT, [(0.95, 0, 0, 0.95, -1, -8.6)]), s.paper)
    folk.arm(s, "M17.6 3.4 C19 8 17.6 12 13.4 12.4", (12.6, 12.4), 10)
    kit.palm(s, -10.4, 10.6)
    kit.coin(s, -9.4, 4.2, 4)
    kit.swirl(s, -1.6, 0, 10.4, 312, 214)
    kit.arrow(s, [(-7.6, -3), (1.6, -3)], s.ink, 1.3)


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
    folk.other(s, 12.4, 4, 11, "sad", "hat")
    kit.fan(s, 12.4, 8.6, 3, 0.95)
    s.line("M-2 -11.4 C2 -14.6 6 -12.6 7 -9.4", s.hot, 1.4)
    s.fill("M8 -6.2 L5 -8.8 L8.8 -10 Z", s.hot)
