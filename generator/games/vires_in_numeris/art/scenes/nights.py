"""The Events: they play at night, before a light; what is hot glows, `you` have a light rim."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, kit, limbs
from generator.games.vires_in_numeris.art.scenes.kit import scene
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT


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
    spots = ((-13.3, -2.2), (-4.7, -4.8), (3.9, -7.4))
    for x, y in spots:
        kit.shining(s, x, y, 4.4)
    _steps(s, ((-17.4, 11.4), (-8.8, 8.8), (-0.2, 6.2)), 8.2)
    _crowd(s, ((-13.3, 7.4), (-4.7, 4.8), (3.9, 2.2)), "glad")
    kit.chips(s, spots, 4.2, s.hot)


@scene("all-time-low")
def low(s: Sketch) -> None:
    """Prices go down to the Pool, and everybody on them loses a chip into it."""
    kit.shining(s, 13, 9, 8)
    kit.arrow(
        s, [(-8.6, -13.4), (-2.6, -8.6), (1, -11.6), (6.6, -5), (9.4, -7), (14.6, 1)], "", 1.9
    )
    _steps(s, ((-18.6, 2.2), (-10.2, 5.6), (-1.8, 9)), 8.2)
    s.fill(disc(13.4, 13.7, 5.6, 1), s.ink)
    kit.basin(s, 13, 10, 5.2)
    _crowd(s, ((-14.5, -1.8), (-6.1, 1.6), (2.3, 5)), "sad")
    for x, y, turn in ((-9.8, -6.4, 20), (-1.4, -3, 30), (7.2, 1.2, 38)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 3.6, s.hot)
    with s.at(13, 9.2, -12):
        kit.chip(s, 0, 0, 3.4, s.hot)


@scene("buy-the-dip")
def dip(s: Sketch) -> None:
    """You stand where the price is lowest, and get a chip; those higher up may flip for one."""
    tops = ((-19.6, 2.4), (-12.4, 5.4), (-5.2, 12), (2, 9), (9.2, 4.4), (16.4, 1.6))
    _steps(s, tops, 7)
    price = [(-16.8, -2), (-14.4, 1.4), (-5.4, 9.6), (-1, 10.2), (6, 5), (10.4, 1.2)]
    kit.arrow(s, [*price, (18.2, -4)], "", 1.6)
    kit.shining(s, -1.6, -7.6, 8.4)
    me = folk.you(s, -1.6, 7.8, 10, arms=0)
    for x, y, hat in ((-9.2, 1.2, "bonnet"), (12.8, 0.2, "curls")):
        folk.other(s, x, y, 8.4, "calm", hat)
    limbs.arm(s, me, LEFT, (-7.8, 7), (-6, 0.4), turn=20)
    limbs.arm(s, me, RIGHT, (4.6, 7), (2.8, 0.4), turn=-20)
    kit.chip(s, -1.6, -7.4, 6, s.hot)
    _flip(s, -9.6, -8.8, 2.7)
    _flip(s, 12.8, -10.4, 2.7)


@scene("byzantine-generals")
def generals(s: Sketch) -> None:
    """Three generals vote in secret, each by a sealed letter, for a chip or for a Coin."""
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
    kit.faint(s, "M-9.6 -9 L-4.6 -9 L1 10 L-15.4 10 Z", 0.35)
    me = folk.you(s, -7.2, 0.6, 9, "calm", arms=0)
    them = folk.other(s, 9.4, -1.6, 10, "aghast", "curls", arms=0)
    with s.at(-5.4, -11, scale=0.82):
        s.area("M-7 0 C-3.6 -5.2 3.6 -5.2 7 0 C3.6 4.6 -3.6 4.6 -7 0 Z", kit.LINEN)
        s.area(disc(0, -0.1, 3), s.hot)
        s.fill(disc(0, -0.1, 1.4))
    s.area(bar(16.2, 1, 3, 20, 0.6), s.shade)
    s.area(bar(-34, 5, 52, 3.4), kit.LINEN)
    slant = "M-2 3.4 L0.6 0 L3.8 0 L1.2 3.4 Z"
    s.fill(kit.several(slant, [moved(-30 + 6.4 * k, 5) for k in range(8)]), s.hot)
    s.line("M-34 5 L18 5 M-34 8.4 L18 8.4")
    s.area(disc(17.7, 6.7, 1.5))
    for k in range(3):
        with s.at(-7.2, 15, 27 * (k - 1), 1.12):
            s.area(bar(-2.8, -11, 5.6, 8.4, 0.7))
            s.fill(kit.several(BOLT, [(0.8, 0, 0, 0.8, 0, -7.4)]))
    limbs.arm(s, me, LEFT, (-15, 7.2), (-13.2, 12), "fist", 62)
    limbs.arm(s, me, RIGHT, (0.6, 7.2), (-1.2, 12), "fist", -62)
    kit.basin(s, 9.4, 10.8, 5.4)
    for x, y, turn in ((5.6, 4, -24), (9.6, 7.2, 20), (13.2, 3.4, 40)):
        with s.at(x, y, turn, 0.86):
            s.area(bar(-2.2, -3.2, 4.4, 6.4, 0.6))
            s.fill(kit.several(BOLT, [(0.8, 0, 0, 0.8, 0, 0)]))
    limbs.arm(s, them, LEFT, (4, -0.2), (3, -4.2), turn=-16)
    limbs.arm(s, them, RIGHT, (14.8, -0.2), (15.8, -4.2), turn=16)


@scene("no-coiner")
def empty(s: Sketch) -> None:
    """Somebody turns out their pockets, and only a moth comes: here is a Coin for them."""
    s.fill(disc(-3.2, 13.8, 9, 1), s.ink)
    s.area("M-6.4 3.4 L0.4 3.4 L1.6 13 L-1.6 13 L-3 7 L-4.4 13 L-7.6 13 Z", s.shade)
    s.area("M-8.6 14 C-8.6 12.2 -6.6 12 -4.2 12.4 L-4.2 14 Z M2.6 14 C2.6 12.2 0.6 12 -1.8 12.4"
           " L-1.8 14 Z", s.ink, 0.5)  # fmt: skip
    s.line("M-3 4.4 L-3 7.4", "", kit.THIN)
    them = limbs.Figure(-3, -3.4, 1.36, kit.LINEN, s.ink, s.ink)
    s.area("M-6.6 4.4 L-6.2 -0.4 L-6.8 -2.4 C-6.6 -4 -5.4 -4.4 -4.2 -4.4 L-1.8 -4.4"
           " C-0.6 -4.4 0.6 -4 0.8 -2.4 L0.2 -0.4 L0.6 4.4 Z", kit.LINEN)  # fmt: skip
    s.area(bar(-4.1, -6.4, 2.2, 2.9, 0.6), kit.LINEN, 0.5)
    s.fill(bar(-3.75, -4.9, 1.5, 1.4), kit.LINEN)
    with s.at(-3, -4.9, scale=1.5):
        folk.head(s, kit.LINEN, "bonnet", "sad")
    lining = "M2.8 3.8 L9.4 5.4 L9.2 9 C7.6 10.6 5 9.6 4 8 C3.2 6.6 3 5.2 2.8 3.8 Z"
    both = [moved(-3, 0), (-1, 0, 0, 1, -3, 0)]
    s.area(kit.several(lining, both), kit.LINEN)
    s.line(kit.several("M3.8 5 L7 6.6 M4.4 6.6 L6.6 8.2", both), "", 0.4)
    for side in (LEFT, RIGHT):
        limbs.arm(s, them, side, (-3 + side * 9.6, 0), (-3 + side * 9.6, 4.4), "fist", side * 188)
    with s.at(12.4, 2, 24, 1.2):
        s.area("M0 0 C-3.4 -3.4 -4 0.6 -0.4 0.8 C-3 2.6 0 3.2 0.4 1.2"
               " C1.4 3 3.8 1.8 1.2 0.6 C4.4 -0.4 2.8 -3.6 0.4 0 Z", s.shade, 0.5)  # fmt: skip
    s.line("M9 8.4 C9 7 10.4 7.4 10.6 6", s.shade, 0.6)
    kit.shining(s, 12.8, -8, 7)
    kit.arrow(s, [(8.2, -8), (3, -8)], "", 1.6)
    kit.coin(s, 12.8, -8, 4.2, s.hot)


@scene("pump-and-dump")
def pump(s: Sketch) -> None:
    """A seesaw on a flip: you rise with a chip, the others sink and lose theirs to the Pool."""
    kit.shining(s, 8.8, -11.4, 5.4)
    _flip(s, 1.2, 9.6, 4.6)
    with s.at(1.2, 3.8, -12):
        s.area(bar(-17, -1, 31.6, 2, 0.8), s.shade)
        folk.other(s, -12.8, -5.4, 8.4, "sad", "hat")
        folk.other(s, -4.8, -5.4, 8.4, "aghast", "curls")
        me = folk.you(s, 9.8, -5, 7.6, arms=0)
        limbs.arm(s, me, LEFT, (6.2, -4.6), (5.4, -7.2), turn=-10)
        limbs.arm(s, me, RIGHT, (13.4, -4.6), (14.2, -7.2), turn=10)
    kit.chip(s, 9.2, -12, 4.6, s.hot)
    kit.arrow(s, [(16, 8.6), (16, -1)], "", 1.9)
    kit.basin(s, -11, 12, 4.6)
    for x, y, turn in ((-13.2, 10.8, 20), (-9, 11.2, -14)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 3.2, s.hot)


@scene("proof-of-stake")
def stake(s: Sketch) -> None:
    """Whose stake in the ground bears a HashRate gets one more; who has none stands by a hole."""
    for x, mine, staked in ((-9.8, False, True), (1.4, True, True), (13, False, False)):
        if mine:
            who = folk.you(s, x, 0.4, 9, arms=RIGHT)
            limbs.arm(s, who, RIGHT, (x + 5.4, 3), (x + 5.6, 0.2), "")
            _mallet(s, x + 5.8, -1, 6)
            limbs.hand(s, who, (x + 5.6, 0.4), 4, "fist", LEFT)
        else:
            mood, hat = ("glad", "bonnet") if staked else ("sad", "curls")
            who = folk.other(s, x, 0.4, 9, mood, hat, arms=LEFT if staked else None)
            if staked:
                limbs.arm(s, who, LEFT, (x - 5.2, 3), (x - 5.2, 0.2), "")
                _mallet(s, x - 5.4, -1, -6)
                limbs.hand(s, who, (x - 5.2, 0.4), -4, "fist")
        if staked:
            _gained(s, x, -10.6, 4.4)
    s.area("M-30 9.4 C-20 8.6 -10 9.6 0 9 C8 8.6 18 9.6 26 9 L26 20 L-30 20 Z", s.ink)
    stones = ((-15.6, 12), (-5.4, 13.4), (-4.4, 11), (6.2, 12), (8.2, 14), (17.4, 12))
    s.fill(kit.several(disc(0, 0, 0.9, 0.6), [moved(x, y) for x, y in stones]), s.shade)
    for x in (-9.8, 1.4):
        s.area(f"M{x - 1.1} 2 L{x + 1.1} 2 L{x + 1.1} 12 L{x} 15 L{x - 1.1} 12 Z", s.shade)
        s.area(bar(x - 3.4, 2.8, 6.8, 5.4, 0.5))
        kit.chip(s, x, 5.5, 3.6)
        s.line(f"M{x - 3.6} 10 L{x - 1.8} 9.3 M{x + 3.6} 10 L{x + 1.8} 9.3", s.shade, 0.8)
    s.fill("M10 9 C10.4 12.6 15.6 12.6 16 9 Z", s.shade)
    s.line("M10 9 C10.4 12.6 15.6 12.6 16 9", "", kit.THIN)


def _mallet(s: Sketch, x: float, y: float, lean: float) -> None:
    """A wooden mallet whose handle is held at (x, y)."""
    with s.at(x, y, lean):
        s.line("M0 2 L0 -3.4", s.ink, 1.7)
        s.line("M0 2 L0 -3.4", s.shade, 0.6)
        s.area(bar(-2.3, -6, 4.6, 3, 0.6), s.shade, 0.6)


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
