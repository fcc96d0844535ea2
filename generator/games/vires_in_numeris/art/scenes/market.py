"""What happens on the market: prices, stakes and schemes."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved, scaled
from generator.games.vires_in_numeris.art.scenes import kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


@scene("all-time-high")
def high(s: Sketch) -> None:
    """The last bar is a rocket: it leaves its frame for the moon."""
    s.area(disc(13.2, -9.6, 4.4), s.ink, 0.5)
    s.fill(kit.several(disc(0, 0, 1), [moved(11.8, -11), moved(14.8, -8)]), s.shade)
    s.fill(bar(-15, -2, 25, 14), s.shade)
    s.line("M0.8 -2 L-15 -2 L-15 12 L10 12 L10 -2 L8.6 -2", "", 1)
    for k, tall in enumerate((3, 5, 7.6, 10)):
        s.fill(bar(-13.4 + 3.6 * k, 12 - tall, 2.8, tall))
    with s.at(4.6, -2.4, 14):
        s.area("M-1.6 6 L-4.6 9.4 L-4 3 Z M1.6 6 L4.6 9.4 L4 3 Z", s.ink, 0.4)
        s.fill("M0 -12.6 C4.6 -8 4.8 -1 2.8 6.4 L-2.8 6.4 C-4.8 -1 -4.6 -8 0 -12.6 Z", s.hot)
        s.area(disc(0, -4, 1.9), s.paper)
        s.fill("M-2 7.4 L2 7.4 L0.9 10 L0 14 L-0.9 10 Z", s.hot)


@scene("all-time-low")
def low(s: Sketch) -> None:
    """The price is a stair that ends in a hole, and somebody was still on it."""
    stair = "M-30 -12 L-13 -12 L-13 -6.6 L-7.6 -6.6 L-7.6 -1.2 L-2.2 -1.2 L-2.2 4.4 L3.4 4.4"
    s.fill(f"{stair} L4.4 18 L-30 18 Z M15.4 4.4 L24 4.4 L24 18 L14.4 18 Z", s.shade)
    s.line(f"{stair} L4.4 18 M24 4.4 L15.4 4.4 L14.4 18", "", 1.1)
    s.fill("M7.6 1 L11.2 1 L11.2 9.4 L13.4 9.4 L9.4 14.8 L5.4 9.4 L7.6 9.4 Z", s.hot)
    with s.at(5.6, -6.6, 140, 1.1):
        s.fill(disc(0, -5.4, 2.2))
        s.line("M0 -3 L0 2 L-3 6 M0 2 L3.4 5.2 M0 -1.6 L-4.4 -3.4 M0 -1.6 L4.2 -4.2", "", 1.5)
    s.line("M10.4 -8.6 L13 -11 M12 -5 L15 -6.4 M7 -12 L8.4 -14.8", "", 0.7)


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


@scene("buy-the-dip")
def dip(s: Sketch) -> None:
    """A bucket goes down to where the price is lowest."""
    price = "M-15.6 -4.4 L-13.4 -2.2 L-12 -4.4 L0 14 L12 -5.6 L14.4 -3.4 L17.6 -11"
    s.fill(f"{price} L24 -11 L24 18 L-30 18 L-30 -4.4 Z", s.shade)
    s.line(price, "", 1.6)
    s.fill(kit.several(disc(0, 0, 1.3), [moved(-15.6, -4.4), moved(17.6, -11)]))
    s.line("M0 -17 L0 -5", "", 0.6)
    s.line("M-4 1.6 C-4 -7.4 4 -7.4 4 1.6", "", 0.8)
    kit.chip(s, 0, 0.4, 4.2)
    s.area("M-4.6 1.6 L4.6 1.6 L3.2 7.6 L-3.2 7.6 Z", s.hot)
    s.line("M-4 4 L4 4", "", kit.THIN)


@scene("initial-coin-offering")
def offering(s: Sketch) -> None:
    """A Coin hangs from a balloon that is a flip: one chip for who wins, two from who loses."""
    with s.at(0, 1, scale=0.98):
        s.line("M-6.2 0.6 L0 9 L6.2 0.6 M0 9 L0 2", "", kit.THIN)
        kit.flip(s, 0, -5.6, 9)
        kit.coin(s, 0, 10, 3.8, s.hot)
        kit.chips(s, [(-13.6, -5.6), (13.6, -9.4), (13.6, -1.8)], 4.4)


@scene("pump-and-dump")
def pump(s: Sketch) -> None:
    """A pump drives the price up, a tipper drops it."""
    with s.at(0, 1.4, scale=0.95):
        s.area(bar(-13, -2, 4.6, 13), s.shade)
        s.line("M-10.7 -2 L-10.7 -9 M-14 -9 L-7.4 -9 M-14.4 11.4 L-7 11.4", "", 1.2)
        kit.arrow(s, [(-4.6, 11), (-4.6, 0), (-4.6, -12)])
        with s.at(5.4, -5.6, 24):
            s.area("M-4.4 -3.6 L7 -3.6 L7 3 L-4.4 3 Z", s.shade)
        s.line("M0 2.6 L13 2.6", "", 1.4)
        s.area("M-1.6 -2.6 L1.6 -2.6 L1.6 2.6 L-1.6 2.6 Z", s.ink)
        for x in (1.4, 10.4):
            s.area(disc(x, 4.2, 1.8))
        s.line("M-2 6.4 L17 6.4", "", 0.7)
        for x, y in ((14.4, -1.4), (16.8, -5), (15.8, 2.6)):
            kit.coin(s, x, y, 1.7, s.hot)


@scene("proof-of-stake")
def stake(s: Sketch) -> None:
    """HashRates are staked behind posts and a rope; each that is there brings a chip."""
    for x, turn in ((-6.8, -5), (6.8, 5)):
        with s.at(x, 2.6, turn):
            s.area(bar(-3.8, -6, 7.6, 12, 0.8))
            kit.chip(s, 0, -1, 3.6, s.ink)
    for x in (-14.0, 0.0, 14.0):
        s.area(f"M{x - 1.7} -0.6 L{x + 1.7} -0.6 L{x + 1.7} 11 L{x} 14 L{x - 1.7} 11 Z", s.shade)
        s.area(disc(x, -0.6, 1.7, 0.8))
    rope = "M-14 3.6 C-9 8.4 -5 8.4 0 3.6 C5 8.4 9 8.4 14 3.6"
    s.line(rope, s.ink, 2)
    s.line(rope, s.hot, 0.9)
    kit.chips(s, [(-7.2, -10.4), (7.2, -10.4)], 5, s.hot)
    s.line("M-7.2 -5.8 L-7.2 -4.6 M7.2 -5.8 L7.2 -4.6", s.hot, 0.9)


@scene("ponzi-scheme")
def ponzi(s: Sketch) -> None:
    """A pyramid of people: those below pay the one on top."""
    with s.at(0.6, 1.4, scale=0.94):
        _pyramid(s)


def _pyramid(s: Sketch) -> None:
    for row, y in ((2, 8.6), (1, 0.4), (0, -7.8)):
        for k in range(row + 1):
            kit.person(s, 8.4 * (k - row / 2) - 1, y, 7.4, s.hot if row == 0 else s.paper)
    for side in (-1, 1):
        kit.arrow(s, [(side * 12.4 - 1, 2.4), (side * 6 - 1, -9)], s.ink, 1)
    kit.coin(s, -1, -5.7, 1.9, s.paper)


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


@scene("no-coiner")
def empty(s: Sketch) -> None:
    """Trousers on the line, their pockets limp and empty: here comes a Coin for them."""
    s.area(bar(-16.4, -7.6, 1.8, 20, 0.6), s.shade)
    s.line("M-15.4 -6.6 C-6 -5.2 8 -5.6 24 -9.4", "", 0.7)
    with s.at(-1.6, 2.4, scale=0.68):
        s.area("M-8 -9 L8 -9 L10 14 L2.2 14 L0 1 L-2.2 14 L-10 14 Z", s.shade)
        s.line("M0 -9 L0 1 M0 -2.4 C2.4 -3 2.6 -6 2.6 -9", "", kit.THIN)
        s.area(bar(-8.4, -13, 16.8, 4, 0.6), s.ink)
        s.area(disc(0, -11, 1), s.shade, 0.4)
        pocket = (
            "M-8 -7.8 C-10.6 -8.6 -13.6 -7 -15.4 -4.4 C-17.2 -1.8 -16.6 1.4 -14.6 1.2"
            " C-13.2 1 -12.8 -0.8 -11.4 -1.2 C-10.4 -1.4 -9.6 -0.8 -8.8 -0.6 Z"
        )
        s.area(kit.several(pocket, [scaled(1, 1), scaled(-1, 1)]), kit.LINEN)
        creases = "M-9 -6 C-11.4 -5.8 -13.4 -3.8 -14.6 -0.6"
        s.line(kit.several(creases, [scaled(1, 1), scaled(-1, 1)]), s.shade, 0.5)
        s.area(kit.several(bar(-0.9, -16, 1.8, 5, 0.6), [moved(-6.4, 0), moved(6.4, 0)]))
    kit.arrow(s, [(12.2, 4.8), (9.6, 2)])
    kit.coin(s, 14.4, 7, 3.6, s.hot)
