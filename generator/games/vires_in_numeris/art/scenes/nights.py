"""The Events: they play at night, before a light; what is hot glows, `you` have a light rim."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


def _steps(s: Sketch, tops: tuple[tuple[float, float], ...], wide: float) -> None:
    """Steps of a stair: the left edge and the top of each; their fronts lie in half light."""
    for x, y in tops:
        s.area(bar(x, y, wide, 30), s.shade)
        s.fill(bar(x + 0.35, y + 0.35, wide - 0.7, 1.5), s.paper)


def _crowd(s: Sketch, spots: tuple[tuple[float, float], ...], mood: str) -> None:
    """Three players on these spots; the middle one is you."""
    (left, mine, right) = spots
    folk.other(s, *left, 8, mood, "bonnet")
    folk.you(s, *mine, 8, mood)
    folk.other(s, *right, 8, mood, "curls")


def _flip(s: Sketch, x: float, y: float, radius: float) -> None:
    """A flip whose dark half stands out by night."""
    s.line(disc(x, y, radius), kit.LINEN, 1.7)
    kit.flip(s, x, y, radius)


def _gained(s: Sketch, x: float, y: float, side: float = 4.6) -> None:
    """A HashRate that somebody gets: it glows."""
    kit.shining(s, x, y, side)
    kit.chip(s, x, y, side, s.hot)


@scene("all-time-high")
def high(s: Sketch) -> None:
    """Prices climb to a rocket that leaves for the moon; everybody on them gets a chip."""
    kit.shining(s, 12, 11.6, 6.4)
    with s.at(12.6, -0.6, 8, 0.82):
        s.fill("M-2.6 7 L2.6 7 L1.6 11 L0 17 L-1.6 11 Z", s.hot)
        s.fill("M-1.2 7.4 L1.2 7.4 L0.6 10 L0 12.6 L-0.6 10 Z", kit.LINEN)
        s.area("M-1.6 5 L-5.2 9.4 L-4 1 Z M1.6 5 L5.2 9.4 L4 1 Z", s.ink, 0.5)
        s.area("M0 -13.4 C4.8 -8.4 5 -1 2.9 6.6 L-2.9 6.6 C-5 -1 -4.8 -8.4 0 -13.4 Z", s.hot)
        s.fill("M0 -13 C-4.2 -8.4 -4.5 -1 -2.7 6.3 L-0.9 6.3 C-2.2 -1 -2 -8 0 -13 Z", kit.LINEN)
        s.area(disc(0.4, -3.6, 2))
    _steps(s, ((-17.4, 11.4), (-8.8, 8.8), (-0.2, 6.2)), 8.2)
    _crowd(s, ((-13.3, 7.4), (-4.7, 4.8), (3.9, 2.2)), "glad")
    for x, y in ((-13.3, -1), (-4.7, -3.8), (3.9, -6.4)):
        _gained(s, x, y)


@scene("all-time-low")
def low(s: Sketch) -> None:
    """Prices go down to the Pool, and everybody on them loses a chip into it."""
    kit.shining(s, 13.6, 9, 9)
    kit.arrow(
        s, [(-8.6, -12.6), (-2.6, -7.4), (1, -10.4), (6.6, -3.6), (9.4, -5.8), (15, 2.6)], "", 1.9
    )
    _steps(s, ((-18.6, 2.2), (-10.2, 5.6), (-1.8, 9)), 8.2)
    kit.basin(s, 13.4, 9.6, 6)
    _crowd(s, ((-14.5, -1.8), (-6.1, 1.6), (2.3, 5)), "sad")
    for x, y, turn in ((-9.6, -5.8, 20), (-1.2, -2.4, 30), (7.2, 1.4, 38)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 3.8, s.hot)
    with s.at(13.4, 8.6, -12):
        kit.chip(s, 0, 0, 3.8, s.hot)


@scene("buy-the-dip")
def dip(s: Sketch) -> None:
    """You stand where the price is lowest, and get a chip; those higher up may flip for one."""
    tops = ((-19.6, 2.4), (-12.4, 5.4), (-5.2, 12), (2, 9), (9.2, 4.4), (16.4, 1.6))
    _steps(s, tops, 7)
    price = [(-24.0, -2.0), (-14.6, 1.2), (-5.4, 9.6), (-1.0, 10.2), (6.0, 5.0), (10.4, 1.2)]
    kit.arrow(s, [*price, (19.0, -3.0)], "", 1.6)
    kit.shining(s, -1.6, -7, 8.4)
    kit.chip(s, -1.6, -7, 6.4, s.hot)
    folk.you(s, -1.6, 7.2, 10)
    for x, y, hat in ((-9.2, 1.2, "hat"), (12.8, 0.2, "curls")):
        folk.other(s, x, y, 8.4, "calm", hat)
    folk.your_arm(s, "M-5.4 9.4 C-7.2 6.4 -6.6 3 -5.2 -1", (-5, -1.6), 8)
    folk.your_arm(s, "M2.2 9.4 C4 6.4 3.4 3 2 -1", (1.8, -1.6), 8)
    _flip(s, -9.2, -7.2, 2.7)
    _flip(s, 12.8, -8.4, 2.7)


@scene("byzantine-generals")
def generals(s: Sketch) -> None:
    """Three generals vote in secret, each by a sealed letter, for a chip or for a Coin."""
    kit.shining(s, 0, 0, 9)
    for x, y, mine in ((-12.0, 1.0, False), (12.0, 1.0, False), (0.0, -4.5, True)):
        if mine:
            folk.you(s, x, y, 13, "")
        else:
            folk.other(s, x, y, 13, "", "")
        with s.at(x, y - 3.9, scale=13 / 8):
            s.area("M-2.3 -0.2 C-2.3 -3 2.3 -3 2.3 -0.2 L2.3 1.6 L1.3 1.6 L1.3 0.3 L-1.3 0.3"
                   " L-1.3 1.6 L-2.3 1.6 Z", s.shade, 0.4)  # fmt: skip
            s.line("M-1.7 -2.8 C-0.6 -3.9 1.6 -3.7 2.3 -2.2", s.ink, 1.7)
            s.line("M-1.7 -2.8 C-0.6 -3.9 1.6 -3.7 2.3 -2.2", s.hot, 1.1)
    for x, y, turn in ((-10.2, 5.0, -16), (10.2, 5.0, 16), (0.0, 1.0, 0)):
        with s.at(x, y, turn, 1.15):
            s.area(bar(-2.8, -1.9, 5.6, 3.8, 0.3), s.hot)
            s.line("M-2.7 -1.7 L0 0.7 L2.7 -1.7", "", kit.THIN)
    s.area("M-8.6 5.4 L-6.6 3 L6.6 3 L8.6 5.4 Z", s.shade)
    s.line("M-3.4 4.2 L3.4 4.2", "", 1)
    s.area(bar(-8.6, 5.4, 17.2, 9.2, 0.4))
    s.line("M1.4 6.6 L-1.4 13.4", "", 0.9)
    kit.chip(s, -4.6, 10, 4.6)
    kit.coin(s, 4.6, 10, 2.9, s.paper)


@scene("know-your-customer")
def customer(s: Sketch) -> None:
    """At a striped barrier one shows a Hand to an eye, and the other drops theirs in the Pool."""
    kit.faint(s, "M-10 -9 L-6 -9 L1 8 L-17 8 Z", 0.35)
    folk.you(s, -8, -0.6, 9, "calm")
    folk.other(s, 8.8, -3.4, 10, "aghast", "curls")
    s.area(
        "M-14.6 -10.4 C-11.4 -15 -4.6 -15 -1.4 -10.4 C-4.6 -6.2 -11.4 -6.2 -14.6 -10.4 Z", kit.LINEN
    )
    s.area(disc(-8, -10.5, 2.9), s.hot)
    s.fill(disc(-8, -10.5, 1.4))
    s.area(bar(16.4, 0, 3, 20, 0.6), s.shade)
    s.area(bar(-34, 4.2, 52, 3.4), kit.LINEN)
    slant = "M-2 3.4 L0.6 0 L3.8 0 L1.2 3.4 Z"
    s.fill(kit.several(slant, [moved(-30 + 6.4 * k, 4.2) for k in range(8)]), s.hot)
    s.line("M-34 4.2 L18 4.2 M-34 7.6 L18 7.6")
    s.area(disc(17.9, 5.9, 1.5))
    for x in (-15.8, -0.2):
        folk.your_arm(
            s, f"M{-8 + (x + 8) * 0.48} 2 L{x} 6.4 L{-8 + (x + 8) * 0.3} 11", (-8, 11.6), 8
        )
    for k in range(3):
        with s.at(-8, 13.6, 28 * (k - 1), 1.1):
            s.area(bar(-2.8, -11, 5.6, 8.4, 0.7))
            s.fill(kit.several(BOLT, [(0.8, 0, 0, 0.8, -1.2, -8.8)]))
    for x, y, turn in ((4.4, 4.4, -24), (9.4, 7.6, 26), (13, 3.2, 48)):
        with s.at(x, y, turn, 0.9):
            s.area(bar(-2.2, -3.2, 4.4, 6.4, 0.6))
            s.fill(kit.several(BOLT, [(0.8, 0, 0, 0.8, 0, 0)]))
    folk.arm(s, "M4.8 -1.6 C2.4 -2.4 1.6 -4.4 1.8 -6.6", (1.8, -7.2), 8)
    folk.arm(s, "M12.8 -1.6 C15.2 -2.4 16 -4.4 15.8 -6.6", (15.8, -7.2), 8)
    kit.basin(s, 8.6, 11.4, 5.6)


@scene("no-coiner")
def empty(s: Sketch) -> None:
    """Somebody turns out their pockets, and only a moth comes: here is a Coin for them."""
    s.area("M-8 -3 C-8 -6 -6 -7 -3.4 -7 L1.4 -7 C4 -7 6 -6 6 -3 L5 3.4 L-7 3.4 Z", kit.LINEN)
    with s.at(-1, -7.6, scale=1.62):
        folk.head(s, kit.LINEN, "bonnet", "sad")
    s.area("M-6.6 3 L4.6 3 L6.4 18 L0.4 18 L-1 9 L-2.4 18 L-8.4 18 Z", s.shade)
    s.fill("M-6.2 4 L-4.4 4 L-5.6 18 L-8 18 Z", s.paper)
    s.line("M-1 5 L-1 9.4 M-6.4 5 L4.4 5", "", kit.THIN)
    lining = (
        "M5 5.4 L5.8 9.6 C6.4 12.6 8 14.6 10 14 C12 13.2 11.6 10.6 10.4 8.8 C9 6.8 7 6.4 5 5.4 Z"
    )
    both = [moved(-1, 0), (-1, 0, 0, 1, -1, 0)]
    s.area(kit.several(lining, both), kit.LINEN)
    s.line(kit.several("M6.6 8.4 L7 9.6 M7.6 11 L8.4 12.2 M6.2 6.8 L8.4 8.6", both), "", 0.4)
    for side in (-1, 1):
        folk.arm(
            s,
            f"M{-1 + side * 5.8} -4 C{-1 + side * 11} -1 {-1 + side * 12} 4 {-1 + side * 10.4} 8.4",
            (-1 + side * 10.4, 9),
            12,
        )
    with s.at(14.6, 7.6, 20):
        s.area("M0 0 C-3.4 -3.4 -4 0.6 -0.4 0.8 C-3 2.6 0 3.2 0.4 1.2"
               " C1.4 3 3.8 1.8 1.2 0.6 C4.4 -0.4 2.8 -3.6 0.4 0 Z", s.shade, 0.5)  # fmt: skip
    kit.shining(s, 12.6, -7.8, 7.4)
    kit.arrow(s, [(9.6, -3.6), (7, -0.6)], "", 1.6)
    kit.coin(s, 12.6, -8, 4.4, s.hot)


@scene("pump-and-dump")
def pump(s: Sketch) -> None:
    """A seesaw on a flip: you rise with a chip, the others sink and lose theirs to the Pool."""
    kit.shining(s, 8.8, -12, 6)
    _flip(s, 1.2, 9.6, 4.6)
    with s.at(1.2, 3.8, -12):
        s.area(bar(-17, -1, 31.6, 2, 0.8), s.shade)
        folk.other(s, -12.8, -5.4, 8.4, "sad", "hat")
        folk.other(s, -4.8, -5.4, 8.4, "aghast", "curls")
        folk.you(s, 9.8, -5, 7.6)
    kit.chip(s, 8.8, -12, 4.8, s.hot)
    kit.arrow(s, [(17.2, 7.4), (17.2, -7)], "", 1.9)
    kit.basin(s, -11, 12, 4.6)
    for x, y, turn in ((-13.2, 10.8, 20), (-9, 11.2, -14)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 3.2, s.hot)


@scene("proof-of-stake")
def stake(s: Sketch) -> None:
    """Whose stake in the ground bears a HashRate gets one more; who has none stands by a hole."""
    for x, mine, staked in ((-9.4, False, True), (1.8, True, True), (13, False, False)):
        if mine:
            folk.you(s, x, -0.8, 9)
        else:
            folk.other(s, x, -0.8, 9, "glad" if staked else "sad", "bonnet" if staked else "curls")
        if staked:
            _gained(s, x, -10.4, 4.6)
    s.area("M-30 9.4 C-20 8.6 -10 9.6 0 9 C8 8.6 18 9.6 26 9 L26 20 L-30 20 Z", s.ink)
    stones = ((-14.6, 12), (-4.6, 13.4), (-3.6, 11), (6.6, 12), (8.6, 14), (17.4, 12))
    s.fill(kit.several(disc(0, 0, 0.9, 0.6), [moved(x, y) for x, y in stones]), s.shade)
    for x in (-9.4, 1.8):
        s.area(f"M{x - 1.6} 2 L{x + 1.6} 2 L{x + 1.6} 12 L{x} 15 L{x - 1.6} 12 Z", s.shade)
        s.line(f"M{x + 0.4} 10.4 L{x + 0.4} 12.4", "", kit.THIN)
        s.area(bar(x - 2.5, 0.6, 5, 1.8, 0.6), s.shade)
        s.area(bar(x - 3.5, 3.2, 7, 5.6, 0.7))
        kit.chip(s, x, 6, 3.8)
        s.line(f"M{x - 4} 9.6 L{x - 2.6} 8.8 M{x + 4} 9.6 L{x + 2.6} 8.8", s.shade, 0.8)
    s.fill("M10 9 C10.4 12.6 15.6 12.6 16 9 Z", s.shade)
    s.line("M10 9 C10.4 12.6 15.6 12.6 16 9", "", kit.THIN)


@scene("sybil-attack")
def sybil(s: Sketch) -> None:
    """One in a hood with many faces; three Blocks and their Coins, torn off, fall into the Pool."""
    kit.shining(s, 0.6, -4, 9)
    hood = ("M-10.4 4.6 C-9.6 0.2 -7 -1.4 -5 -2.2 C-6.6 -8.6 -3.4 -13.6 0.6 -14.8 C4.6 -13.6"
            " 7.8 -8.6 6.2 -2.2 C8.2 -1.4 10.8 0.2 11.6 4.6 Z")  # fmt: skip
    s.line(hood, s.shade, 1.7)
    s.fill(hood)
    s.fill(kit.several("M-1.5 -0.5 L1.3 0.3 C0.6 1.1 -0.9 0.9 -1.5 -0.5 Z",
                       [moved(-1.5, -8.6), (-1, 0, 0, 1, 2.7, -8.6)]), s.hot)  # fmt: skip
    face = ("M-4.8 -3.6 C-2.4 -4.8 2.4 -4.8 4.8 -3.6 C5.2 1.2 3.6 4.8 0 6.2"
            " C-3.6 4.8 -5.2 1.2 -4.8 -3.6 Z")  # fmt: skip
    for x, y, turn, smile in ((-11.6, -3, -14, 3.5), (12.8, -5.4, 14, 1.7), (0.6, -1.8, 0, 3.5)):
        with s.at(x, y, turn, 0.82):
            s.area(face, kit.LINEN)
            s.fill("M0.6 -4.2 C2.4 -4.3 3.6 -4 4.5 -3.4 C4.8 1.2 3.4 4.4 0.6 5.6 Z", s.shade)
            s.fill(kit.several(disc(0, 0, 1), [moved(-2, -1), moved(2, -1)]))
            s.line(f"M-1.6 2.6 C-0.8 {smile} 0.8 {smile} 1.6 2.6", "", 0.8)
    s.area(disc(0.6, 14.6, 18.4, 3.6))
    s.fill(disc(0.6, 15.4, 16.4, 2.8), s.shade)
    for x, y, turn in ((-13, 10, -16), (-1.6, 11, 10), (9.8, 10, 18)):
        s.line(f"M{x - 1} {y - 5} L{x - 1} {y - 6.8} M{x + 4.4} {y - 3.4} L{x + 4.4} {y - 5.2}",
               s.hot, 0.9)  # fmt: skip
        with s.at(x, y, turn):
            kit.block(s, 0, 0, 3.5, s.hot)
        kit.coin(s, x + 5.2, y + 0.8, 2.5, s.hot)
    waves = "M-18 14.6" + "".join(" q2.3 -2.4 4.6 0 q2.3 2.2 4.6 0" for _ in range(4))
    s.fill(f"{waves} L18.8 18 L-18 18 Z", s.shade)
    s.line(waves, kit.LINEN, 0.8)
