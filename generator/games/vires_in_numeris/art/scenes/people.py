"""What people do: hold, show, swap, run, fall for it."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Path, moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, hands, kit, limbs
from generator.games.vires_in_numeris.art.scenes.kit import scene
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT

_BOLT = "M2 -6 L-3.4 0.8 L-0.4 0.8 L-2 6 L3.4 -1.2 L0.4 -1.2 Z"


@scene("double-spending")
def double(s: Sketch) -> None:
    """A copying machine: one chip goes in, and two come out on its belt."""
    kit.chip(s, -5.4, -10.4, 4.6)
    s.area(bar(-12, -6.2, 13.2, 2.6, 0.8), s.ink)
    s.area(bar(-15, -3.8, 19, 16, 1.2), s.shade)
    s.area(bar(-13, -1.6, 6.4, 4, 0.5), s.paper, 0.5)
    s.line("M-11.6 -0.2 L-8.2 -0.2 M-11.6 1.2 L-9.6 1.2", "", kit.THIN)
    s.fill(kit.several(disc(0, 0, 0.9), [moved(-12, 5), moved(-9.2, 5)]))
    s.line("M-15 9 L4 9", "", kit.THIN)
    s.area(bar(-4.2, -1.8, 5.6, 8.6, 0.6))
    s.line("M7.4 8.4 L7.4 12.4 M15.4 8.4 L15.4 12.4", "", 1.1)
    s.area(bar(-2.2, 6, 20.2, 2.6, 1.3), s.shade)
    s.fill(kit.several(disc(0, 0, 0.6), [moved(1 + 3.9 * k, 7.3) for k in range(5)]))
    kit.chip(s, 5.2, 2.2, 4.8)
    kit.chip(s, 13.6, 2.2, 4.8, s.hot)
    s.line("M8.6 -4.4 L9.6 -6.4 M13 -4.6 L13 -7 M17 -4.4 L16.2 -6.2", s.hot, 0.9)


@scene("flippening")
def flippening(s: Sketch) -> None:
    """The world turns upside down: you and somebody, head to foot, hold each other's Hand."""
    me = folk.you(s, -8.8, 4, 11, arms=LEFT, foot=10)
    kit.fan(s, -7.4, 8.6, 3, 1, 24)
    folk.holds(s, me, LEFT, -8, 12.6)
    with s.at(9.6, -4.4, 180):
        them = folk.other(s, 0, 0, 11, "aghast", "tuft", arms=LEFT, foot=10)
        for k in range(3):
            with s.at(1.4, 10.3, 24 * (k - 1)):
                s.area(bar(-2.6, -10, 5.2, 8, 0.7), s.ink)
                s.line(bar(-2.1, -9.5, 4.2, 7, 0.5), s.paper, 0.4)
        folk.holds(s, them, LEFT, 0.8, 8.4)
    # His hat has no chance.
    with s.at(11.6, 11, -24, 1.4):
        s.area("M-3.1 1 L-1.9 1 L-1.7 -0.9 C-1 -1.4 1 -1.4 1.7 -0.9 L1.9 1 L3.1 1 Z", s.shade)
    kit.swirl(s, 0, -0.2, 12.6, 228, 282)
    kit.swirl(s, 0.6, 1, 12.6, 54, 104)


@scene("hold-on-for-dear-life")
def hodl(s: Sketch) -> None:
    """A fist holds its Coin through the storm."""
    with s.at(3, -1.4, scale=0.84):
        s.area(
            "M-11 -6.6 C-14.6 -6.6 -14.6 -11.4 -11 -11.2 C-10.4 -15 -4.6 -15.4 -3.4 "
            "-12.4 C-0.6 -15 4.6 -13.4 4.4 -10"
            " C8.4 -10.6 8.6 -6.6 5.6 -6.6 Z",
            s.ink,
        )
        s.area("M10 -6.6 C8.2 -6.6 7.6 -9 9.6 -9.6 C9.8 -12 13.6 -12.2 14.2 -10 C16.6 -10.2 17 -6.6"
               " 14.8 -6.6 Z", s.ink)  # fmt: skip
    for x, y in ((-12.6, -3), (-10.2, 2.4), (-13, 6.6), (7.4, 3), (9.8, 8.4)):
        s.line(f"M{x} {y} L{x - 1.2} {y + 3.4}", "", 0.6)
    s.area("M12.8 -6.9 L9.2 0 L12 0 L9.8 6.4 L16 -1.8 L13 -1.8 L15.6 -6.9 Z", s.hot)
    kit.coin(s, -1.4, 0, 3.8, s.hot)
    hands.fist(s, -1.4, 6.2, 1.1)


@scene("offline")
def offline(s: Sketch) -> None:
    """The plug is out of the wall; so what flies at the chip bounces off its shield."""
    s.fill(bar(-40, -30, 26.4, 60), s.shade)
    s.line("M-13.6 -16 L-13.6 18")
    s.area(bar(-13.6, -1.4, 2.4, 9.4, 0.6))
    s.fill(kit.several(bar(0, -0.7, 1.2, 1.4), [moved(-12.2, 1.3), moved(-12.2, 5.3)]))
    s.line("M-9.4 -2 L-8 -4 M-9 8.6 L-7.6 10.4 M-9.8 3.3 L-8.6 3.3", s.hot, 0.9)
    s.line("M1.6 3.3 C4 3.3 4.4 12.6 8 12.6 C10.4 12.6 10.4 8 10.4 5", "", 1.3)
    s.line("M-7 1.3 L-3 1.3 M-7 5.3 L-3 5.3", "", 1.3)
    s.fill("M-3.4 -0.4 C-0.4 -0.4 1.8 1 1.8 3.3 C1.8 5.6 -0.4 7 -3.4 7 Z")
    with s.at(0.6, 0.8, scale=0.94):
        s.area(
            "M10.4 -14 L19.2 -11 L19.2 -3.4 C19.2 2.6 15.4 6 10.4 8.6"
            " C5.4 6 1.6 2.6 1.6 -3.4 L1.6 -11 Z"
        )
        s.line("M10.4 -12 L17.4 -9.6 L17.4 -3.4 C17.4 1.4 14.4 4.2 10.4 6.4"
               " C6.4 4.2 3.4 1.4 3.4 -3.4 L3.4 -9.6 Z", s.shade, 0.8)  # fmt: skip
        kit.chip(s, 10.4, -3.4, 6.6, s.hot)
    with s.at(-2, -9, -34, 3.1):
        s.fill(BOLT, s.hot)
    s.line("M1 -5.4 L-0.6 -4.2 M0.8 -12 L0.4 -13.8", s.hot, 0.9)


@scene("oracle")
def oracle(s: Sketch) -> None:
    """One eye above the Hands of all others."""
    for x in (-12.0, 0.0, 12.0):
        s.line(f"M{x * 0.35} -4.4 L{x * 0.7} -1.4", s.hot, 0.9)
    for x, y, hat in ((-11.6, 6, "hat"), (0.0, 7.8, "curls"), (12.0, 6, "bonnet")):
        them = folk.other(s, x, y, 9.6, "aghast", hat, arms=RIGHT, foot=10)
        kit.fan(s, x - 1.4, y + 3.2, 3, 0.84, 24)
        folk.holds(s, them, RIGHT, x - 0.8, y + 6.6)
    with s.at(0.6, -8.6, scale=0.84):
        s.area("M-13 0 C-6.4 -7.6 6.4 -7.6 13 0 C6.4 7 -6.4 7 -13 0 Z")
        s.area(disc(0, 0, 4.4), s.hot)
        s.fill(disc(0, 0, 2))
        s.fill(disc(-1.2, -1.4, 0.8), s.paper)


@scene("wrecked")
def wrecked(s: Sketch) -> None:
    """A wrecking ball strikes somebody's Hand: all its chips fly into the Pool."""
    s.line("M-12 -25 L-1.6 -9", s.ink, 1.7)
    s.line("M-12 -25 L-1.6 -9", s.shade, 0.6)
    them = folk.other(s, 12.6, 1.6, 12, "aghast", "hat", arms=RIGHT)
    for k in range(3):
        with s.at(10.6, 16.4, 25 * (k - 1) - 22, 1.1):
            s.area(bar(-2.6, -11, 5.2, 8, 0.7), s.paper if k == 2 else s.shade)
            s.fill(kit.several(BOLT, [(0.8, 0, 0, 0.8, 0, -8)]))
    limbs.arm(s, them, RIGHT, (18, 9), (14.6, 13.6), "fist", -60)
    s.fill("M4.6 2.2 L5 -1.6 L7 1.4 L10 0 L8.4 3 L10.6 5.2 L7.4 5.4 L7 8.6 L4.8 6.2 L1.8 8 L2.4 5"
           " L-0.6 4 L2 2.6 Z", s.hot)  # fmt: skip
    s.fill(disc(0.4, -3.4, 5.8))
    s.line("M-3.4 -4.6 C-3.2 -6.2 -2.2 -7.2 -0.8 -7.6", s.shade, 1)
    kit.basin(s, -9, 9.8, 7.2)
    for x, y, turn in ((-12.4, 8.2, -20), (-6.8, 8.8, 14), (-10, 2.4, -30), (-4.2, 4.2, 30)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 4, s.hot)
    s.fill("M-15.8 10.4 A7.2 1.75 0 0 0 -2.2 10.4 C-3.4 13.4 -14.6 13.4 -15.8 10.4 Z", s.shade)
    s.line("M-16.1 9.9 A7.2 1.75 0 0 0 -1.9 9.9")


@scene("fear-of-missing-out")
def missing(s: Sketch) -> None:
    """You run after a train that has left, for the chips on it."""
    s.line("M-1.6 8.4 L26 8.4", "", 1)
    with s.at(0.6, -1):
        s.area("M3 -9 L32 -9 L32 6 L3 6 Z")
        s.fill("M3.4 2.4 L32 2.4 L32 5.6 L3.4 5.6 Z", s.shade)
        s.line("M3.4 2.4 L32 2.4", "", kit.THIN)
        s.fill("M3 -6 L1 -6 L1 4 L3 4 Z")
        for x in (5.4, 13.2):
            s.area(bar(x, -6.4, 6.4, 6.6, 0.5), s.shade, 0.5)
            kit.chip(s, x + 3.2, -3.1, 3.6, s.hot)
        for x in (7.4, 15.4):
            s.area(disc(x, 7, 2.2), s.shade)
            s.fill(disc(x, 7, 0.7))
    _runner(s)
    s.line("M-13.6 -7.4 L-9.4 -7.4 M-16.4 2.6 L-13.4 2.6 M-17 -4.8 L-14.8 -4.8", "", 0.6)


def _runner(s: Sketch) -> None:
    """You, at full stretch."""
    limbs_and_trunk = (
        ("M-8 4.6 L-11.6 7.6 L-15.6 5.8 L-16.4 7.6", 2.2),
        ("M-7 5 L-2.6 6.6 L-4 11.8 L-1.8 12.2", 2.2),
        ("M-6.8 4.4 L-5 -1.4", 4),
        ("M-4.8 -1.8 L-3.4 -5", 2.4),
        ("M-5.4 -1.6 L-9.4 1.2 L-12 -1.6", 1.9),
        ("M-4.6 -1 L-0.4 1.6 L1.4 -1.4", 1.9),
    )
    me = limbs.Figure(-4, -3.2, 1.2, s.ink, kit.LINEN, s.shade)
    for way, wide in limbs_and_trunk:
        s.line(way, kit.LINEN, wide + 1.5)
    with s.at(-3.4, -2.8, 8, 1.36):
        s.line(disc(0, -2.4, 2.2), kit.LINEN, 1.2)
    limbs.hand(s, me, (1.6, -1.8), 38, "open", LEFT)
    limbs.hand(s, me, (-12.2, -1.8), -34, "fist")
    for way, wide in limbs_and_trunk:
        s.line(way, s.ink, wide)
    with s.at(-3.4, -2.8, 8, 1.36):
        s.fill(disc(0, -2.4, 2.2))
        folk.your_head(s, 11, "aghast")


@scene("scam")
def scam(s: Sketch) -> None:
    """A hook pulls two chips out of the Hand that somebody holds."""
    them = folk.other(s, 7.4, 0.8, 13.4, "aghast", "bonnet", arms=RIGHT, foot=10)
    kit.fan(s, 6, 9, 5, 1.16, 14)
    folk.holds(s, them, RIGHT, 6, 13)
    s.line("M-3.4 -18 L-3.4 -13", "", 0.7)
    hook = "M-3.4 -8.8 L-3.4 2.6 C-3.4 9.8 -13 9.8 -13 2.6 L-13 0.8"
    s.line(hook, s.ink, 2.6)
    s.line(hook, s.shade, 1)
    s.line(disc(-3.4, -11, 1.7), s.ink, 1.6)
    s.line(disc(-3.4, -11, 1.7), s.shade, 0.5)
    s.area("M-14.2 1.4 L-13.6 -4.4 L-12 1 L-9.4 2.2 L-11.8 3.4 Z", s.shade, 0.6)
    kit.chips(s, [(-8.2, 5), (-8, -2.2)], 4.6, s.hot)
    kit.arrow(s, [(-8, -6.6), (-8, -12.6)], "", 1.5)


@scene("diamond-hands")
def diamond(s: Sketch) -> None:
    """A hand that doesn't let go of its gem; of the flip's two sides it is the one that wins."""
    with s.at(-5, 1.6, scale=1.04):
        hands.cradle(s)
        s.area("M-8.4 -9.6 L-4.8 -13.6 L5.2 -13.6 L8.8 -9.6 L0.2 4.6 Z", s.hot)
        s.fill("M-8.4 -9.6 L-4.8 -13.6 L-2.8 -9.6 L0.2 4.6 Z", s.paper)
        s.fill("M-4.8 -13.6 L5.2 -13.6 L3.2 -9.6 L-2.8 -9.6 Z", s.shade)
        s.line(
            "M-8.4 -9.6 L8.8 -9.6 M-4.8 -13.6 L-2.8 -9.6 L0.2 4.6 L3.2 -9.6 L5.2 -13.6",
            "",
            kit.THIN,
        )
        s.line("M-8.4 -9.6 L-4.8 -13.6 L5.2 -13.6 L8.8 -9.6 L0.2 4.6 Z")
        hands.clutch(s)
        s.line("M-9.8 -12.4 L-11.2 -13.6 M9.8 -12.4 L11 -13.4", s.hot, 0.9)
    _outcome(s, kit.tick)


def _outcome(s: Sketch, sign: Callable[[float, float, float], Path]) -> None:
    """A flip, and below it the only way that it can end."""
    kit.flip(s, 12.4, -9, 4.4)
    kit.arrow(s, [(12.4, -3), (12.4, 1)], "", 1.2)
    s.area(disc(12.4, 6.8, 4.8), s.hot)
    s.line(sign(12.4, 6.8, 4), "", 1.4)


@scene("paper-hands")
def paper(s: Sketch) -> None:
    """A hand folded from paper, and what it lets go; the flip is lost."""
    with s.at(-5.4, 1.4, scale=0.92):
        fingers = (
            ((-7.4, 1.4), (-12.2, -5.6), (-8.8, -8), (-3.6, -1)),
            ((-3.8, -0.8), (-6.2, -12.2), (-2.4, -13.6), (-0.1, -2)),
            ((-0.1, -2), (0.2, -14), (4, -14.6), (3.6, -1.4)),
            ((3.6, -1.4), (6.8, -11), (10.2, -9), (7.4, 1)),
            ((4.4, 8), (11.4, 4), (13.4, 0.6), (7.4, 1)),
        )
        for foot, low, high, root in fingers:
            left, back = f"{foot[0]} {foot[1]}", f"{root[0]} {root[1]}"
            inner = f"{(foot[0] + root[0]) / 2} {(foot[1] + root[1]) / 2}"
            s.area(f"M{left} L{low[0]} {low[1]} L{high[0]} {high[1]} L{back} Z")
            fold = f"M{inner} L{(low[0] + high[0]) / 2} {(low[1] + high[1]) / 2}"
            s.fill(f"{fold} L{high[0]} {high[1]} L{back} Z", s.shade)
            s.line(fold, "", kit.THIN)
            s.line(f"M{left} L{low[0]} {low[1]} L{high[0]} {high[1]} L{back}", "", 0.7)
        s.area("M-7.4 1.4 L-3.7 -0.9 L-0.1 -2 L3.6 -1.4 L7.4 1 L4.4 8 L4.4 11 L-4.4 11 Z")
        s.fill("M3.6 -1.4 L7.4 1 L4.4 8 L4.4 11 L0.2 11 Z", s.shade)
        s.line("M-7.4 1.4 L0.2 11 L3.6 -1.4 M0.2 11 L-3.7 -0.9", "", kit.THIN)
        s.area("M-5.6 10 L5.6 9.4 L6.6 18 L-6.6 18 Z")
        s.line("M-6.2 12.4 L6.2 11.8", "", kit.THIN)
    _outcome(s, kit.cross)
