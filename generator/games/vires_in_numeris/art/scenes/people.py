"""What people do: hold, show, swap, run, fall for it."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Path, moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene

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
    """The world turns upside down, and you and somebody hold each other's Hand."""
    folk.you(s, -8.8, 3.6, 11)
    kit.fan(s, -8.8, 8.2, 3, 0.95)
    with s.at(9.4, -3.4, 180):
        folk.other(s, 0, 0, 11, "aghast", "hat")
        with s.at(0, 4.6):
            for k in range(3):
                with s.at(0, 5.7, 20 * (k - 1), 0.95):
                    s.area(bar(-2.6, -10, 5.2, 8, 0.7), s.ink)
                    s.line(bar(-2.1, -9.5, 4.2, 7, 0.5), s.paper, 0.4)
    kit.swirl(s, 0, -0.2, 12.6, 232, 282)
    kit.swirl(s, 0.6, 1, 12.6, 48, 98)


@scene("hold-on-for-dear-life")
def hodl(s: Sketch) -> None:
    """A fist holds its Coin through the storm."""
    with s.at(2.6, 0.8, scale=0.88):
        s.area(
            "M-11 -6.6 C-14.6 -6.6 -14.6 -11.4 -11 -11.2 C-10.4 -15 -4.6 -15.4 -3.4 "
            "-12.4 C-0.6 -15 4.6 -13.4 4.4 -10"
            " C8.4 -10.6 8.6 -6.6 5.6 -6.6 Z",
            s.ink,
        )
    for x, y in ((-12.6, -3), (-10.6, 2.4), (-13, 6.6), (8.6, -3), (10.8, 2)):
        s.line(f"M{x} {y} L{x - 1.2} {y + 3.4}", "", 0.6)
    with s.at(14, -3.4):
        s.fill(_BOLT, s.hot)
    kit.coin(s, -1.4, -1, 3.8, s.hot)
    kit.fist(s, -1.4, 5.4, 1.1)


@scene("offline")
def offline(s: Sketch) -> None:
    """The plug is pulled out of the wall, and what hung on it is behind a shield."""
    s.area(bar(-15.6, -7.2, 9, 8.4, 1.4), s.shade)
    s.fill(kit.several(bar(-0.8, -1.5, 1.6, 3, 0.8), [moved(-13, -3), moved(-9.2, -3)]))
    s.line("M-13.8 2.6 L-14.8 4 M-11.1 2.8 L-11.1 4.4 M-8.4 2.6 L-7.4 4", s.hot, 0.9)
    s.line("M-11.1 11 C-11.1 15.4 3 15.4 8 7", "", 1.3)
    s.line("M-13 8 L-13 5.6 M-9.2 8 L-9.2 5.6", "", 1.4)
    s.fill("M-15.4 7.6 L-6.8 7.6 L-6.8 9.6 C-6.8 11.6 -8.4 12.4 -11.1 12.4"
           " C-13.8 12.4 -15.4 11.6 -15.4 9.6 Z")  # fmt: skip
    with s.at(-1.2, 0.6, scale=0.94):
        s.area(
            "M10.4 -14 L19.4 -11 L19.4 -3.4 C19.4 2.6 15.4 6 10.4 8.6"
            " C5.4 6 1.4 2.6 1.4 -3.4 L1.4 -11 Z"
        )
        kit.chip(s, 10.4, -3.6, 7, s.hot)


@scene("oracle")
def oracle(s: Sketch) -> None:
    """One eye above the Hands of all others."""
    for x in (-12.0, 0.0, 12.0):
        s.line(f"M{x * 0.35} -3.4 L{x * 0.75} 0", s.hot, 0.9)
    for x, y, hat in ((-12.4, 7.6, "hat"), (0.0, 9.4, "curls"), (13.0, 7.6, "bonnet")):
        folk.other(s, x, y - 2, 9.6, "aghast", hat)
        kit.fan(s, x, y + 1.2, 3, 0.78)
    s.area("M-13 -7.4 C-6.4 -15 6.4 -15 13 -7.4 C6.4 -0.4 -6.4 -0.4 -13 -7.4 Z")
    s.area(disc(0, -7.4, 4.4), s.hot)
    s.fill(disc(0, -7.4, 2))


@scene("wrecked")
def wrecked(s: Sketch) -> None:
    """A wrecking ball strikes somebody's Hand: all its chips fly into the Pool."""
    s.line("M-16 -25 L-7 -9", s.ink, 1.7)
    s.line("M-16 -25 L-7 -9", s.shade, 0.6)
    folk.other(s, 13, 2, 14, "aghast", "hat")
    for k in range(3):
        with s.at(10.4, 14.6, 24 * (k - 1) - 26, 1.2):
            s.area(bar(-2.6, -11, 5.2, 8, 0.7), s.paper if k == 2 else s.shade)
            s.fill(kit.several(BOLT, [(0.8, 0, 0, 0.8, -0.8, -8.4)]))
    s.fill("M0.4 -5.4 L3.4 -9.6 L3.6 -5.8 L7.4 -6 L4.6 -3.2 L5.4 0.4 L2 -1.4 L0.6 1.6 Z", s.hot)
    s.fill(disc(-4.4, -4.4, 6.2))
    s.line("M-8.4 -5.6 C-8.2 -7.2 -7.2 -8.2 -5.8 -8.6", s.shade, 1)
    kit.basin(s, -6.6, 9.6, 7.6)
    for x, y, turn in ((-10.2, 7.4, -20), (-5.4, 8.2, 14), (-1, 4.8, 30)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 4.2, s.hot)


@scene("fear-of-missing-out")
def missing(s: Sketch) -> None:
    """You run after a train that has left, for the chips on it."""
    with s.at(-1, -1):
        s.line("M-34 9.4 L26 9.4", "", 1)
        s.area("M3 -9 L32 -9 L32 6 L3 6 Z")
        s.fill("M3.4 2.4 L32 2.4 L32 5.6 L3.4 5.6 Z", s.shade)
        s.line("M3.4 2.4 L32 2.4", "", kit.THIN)
        s.fill("M3 -6 L1 -6 L1 4 L3 4 Z")
        for x in (5.4, 13.2):
            s.area(bar(x, -6.4, 6.4, 6.6, 0.5), s.shade, 0.5)
            kit.chip(s, x + 3.2, -3.1, 3.6, s.hot)
        for x in (7.4, 15.4):
            s.area(disc(x, 7, 2.2), s.shade)
        with s.at(-8, 0):
            s.fill(disc(2, -6.4, 2.6))
            s.line("M-0.2 -7.4 L5.4 -7", s.ink, 1.2)
            s.line("M0 -7.2 L5.2 -6.9", s.shade, 0.45)
            s.fill(disc(3.3, -5.9, 0.45, 0.55), s.paper)
            s.line("M2.8 -4.7 L3.8 -4.8", s.paper, 0.4)
            s.line(
                "M0.8 -3.6 L-1.8 2.2 M-1.8 2.2 L1.6 4.4 L0.6 8.6 M-1.8 2.2 L-4 5.6 L-7.4 5 "
                "M0.4 -2.6 L3.8 -0.6 L6.6 -2.6"
                " M0.4 -2.6 L-3.4 -2.4 L-4.8 0.6",
                "",
                1.9,
            )
        s.line("M-14.6 -6 L-11 -6 M-15 -2.4 L-12.6 -2.4", "", 0.6)


@scene("scam")
def scam(s: Sketch) -> None:
    """A hook pulls two chips out of the Hand that somebody holds."""
    folk.other(s, 6.6, 1.2, 14, "aghast", "bonnet")
    kit.fan(s, 6, 10, 5, 1.2, 18)
    folk.arm(s, "M12 5.4 C14.4 9 13.4 12 10.4 12.6", (9.6, 12.8), 10)
    s.line("M-1.4 -18 L-1.4 0 C-1.4 8 -12.8 8 -12.8 0 L-12.8 -1", "", 1.8)
    s.fill("M-12.8 -6 L-16 1 L-12.8 -0.4 L-11.7 2.6 L-9.8 0.6 Z")
    kit.chips(s, [(-7.1, 4), (-7.1, -3.4)], 5.2, s.hot)
    kit.arrow(s, [(-7.1, -8.2), (-7.1, -14)], "", 1.5)


@scene("diamond-hands")
def diamond(s: Sketch) -> None:
    """A fist that doesn't let go of its gem; of the flip's two sides it is the one that wins."""
    with s.at(-4.4, 0.4):
        s.area("M-7 -10.6 L-3.6 -14 L3.6 -14 L7 -10.6 L0 -2 Z", s.shade)
        s.line("M-7 -10.6 L7 -10.6 M-3.6 -14 L-2.4 -10.6 L0 -2 L2.4 -10.6 L3.6 -14", "", kit.THIN)
        kit.fist(s, 0, 3, 1.35)
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
    with s.at(-5.4, 1.2, scale=0.94):
        fingers = (
            ("-6.2 1.6", "-10.8 -5.4", "-8 -8.2", "-2.8 -0.6"),
            ("-3.4 -0.4", "-6 -11.4", "-2.4 -13.6", "-0.2 -1.6"),
            ("-0.2 -1.6", "0 -13.4", "3.4 -14.8", "3.2 -1.4"),
            ("3.2 -1.4", "6 -11.4", "9.6 -9", "6.2 1.2"),
        )
        for left, low, high, right in fingers:
            s.area(f"M{left} L{low} L{high} L{right} Z")
            s.fill(f"M{left} L{high} L{right} Z", s.shade)
            s.line(f"M{left} L{low} L{high} L{right} M{left} L{high}", "", 0.6)
        s.area("M4.6 7.6 L13 3 L11 -0.6 L6.2 1 Z", s.shade)
        s.line("M4.6 7.6 L11 -0.6", "", kit.THIN)
        s.area("M-6.4 1.6 L0 -2 L6.4 1 L4.6 11 L-4.4 11 Z")
        s.fill("M0 -2 L6.4 1 L4.6 11 L0.4 5 Z", s.shade)
        s.line("M-6.4 1.6 L0.4 5 L6.4 1 M0 -2 L0.4 5 L-4.4 11 M0.4 5 L4.6 11", "", kit.THIN)
        s.area("M-5.6 10 L5.6 9.4 L6.6 18 L-6.6 18 Z")
        s.line("M-6.2 12.4 L6.2 11.8", "", kit.THIN)
    _outcome(s, kit.cross)
