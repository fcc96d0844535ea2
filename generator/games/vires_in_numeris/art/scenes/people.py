"""What people do: hold, show, swap, run, fall for it."""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes import kit
from generator.games.vires_in_numeris.art.scenes.kit import scene

_BOLT = "M2 -6 L-3.4 0.8 L-0.4 0.8 L-2 6 L3.4 -1.2 L0.4 -1.2 Z"


@scene("double-spending")
def double(s: Sketch) -> None:
    """One Coin is paid to two at once."""
    for side in (-1, 1):
        kit.person(s, side * 7.6, 8, 10.4)
        kit.arrow(s, [(side * 3.4, -4), (side * 7, 0.8)], s.ink, 1.2)
    kit.coin(s, 0, -8, 6, s.hot)


@scene("flippening")
def flippening(s: Sketch) -> None:
    """Two Hands turn about each other."""
    kit.fan(s, -7, 0, 3, "", 1.05)
    with s.at(7, 0.4, 180):
        kit.fan(s, 0, 0, 3, s.ink, 1.05)
    kit.swirl(s, 0, 0, 12.6, 205, 335)
    kit.swirl(s, 0, 0, 12.6, 25, 155)


@scene("hold-on-for-dear-life")
def hodl(s: Sketch) -> None:
    """A fist holds its Coin through the storm."""
    s.area(
        "M-11 -6.6 C-14.6 -6.6 -14.6 -11.4 -11 -11.2 C-10.4 -15 -4.6 -15.4 -3.4 "
        "-12.4 C-0.6 -15 4.6 -13.4 4.4 -10"
        " C8.4 -10.6 8.6 -6.6 5.6 -6.6 Z",
        s.ink,
    )
    for x, y in ((-12.6, -3), (-10.6, 2.4), (-13, 6.6), (8.6, -3), (10.8, 2)):
        s.line(f"M{x} {y} L{x - 1.2} {y + 3.4}", "", 0.6)
    with s.at(13, -4, scale=1.0):
        s.fill(_BOLT, s.hot)
    kit.coin(s, -1.4, -1, 3.8, s.hot)
    kit.fist(s, -1.4, 5.4, 1.1)


@scene("know-your-customer")
def customer(s: Sketch) -> None:
    """A glass looks into somebody's Hand."""
    kit.fan(s, 4.4, 0.4, 5, "", 1.4, 17)
    s.line("M-8.4 5 L-12.6 10.6", "", 2.6)
    s.area(disc(-3.6, -1.4, 7.4), s.paper)
    s.line(disc(-3.6, -1.4, 7.4), s.hot, 1.6)
    s.line("M-8.6 -1.4 C-6.4 -4.8 -0.8 -4.8 1.4 -1.4 C-0.8 2 -6.4 2 -8.6 -1.4 Z")
    s.fill(disc(-3.6, -1.4, 1.8))


@scene("offline")
def offline(s: Sketch) -> None:
    """The plug is pulled, and what hung on it is behind a shield."""
    s.area(bar(-14.4, -14.6, 11, 9, 1.4))
    s.fill(kit.several(bar(-0.8, -1.5, 1.6, 3, 0.8), [moved(-11, -9.6), moved(-6.8, -9.6)]))
    s.line("M-11 5 L-11 1.6 M-6.8 5 L-6.8 1.6 M-8.9 9 C-8.9 16.4 4 15 6 5", "", 1.3)
    s.fill("M-13.4 4 L-4.4 4 L-4.4 6.6 C-4.4 9 -6 10 -8.9 10 C-11.8 10 -13.4 9 -13.4 6.6 Z")
    s.area(
        "M8.6 -14.6 L17.6 -11.6 L17.6 -4 C17.6 2 13.6 5.4 8.6 8"
        " C3.6 5.4 -0.4 2 -0.4 -4 L-0.4 -11.6 Z"
    )
    kit.chip(s, 8.6, -4.4, 7, s.hot)


@scene("oracle")
def oracle(s: Sketch) -> None:
    """One eye above all Hands."""
    for x in (-10, 0, 10):
        s.line(f"M{x * 0.35} -3.4 L{x * 0.8} 2", s.hot, 0.7)
    for x, y, turn in ((-10, 9.6, -8), (0, 10.4, 0), (10, 6.6, 8)):
        with s.at(x, y, turn):
            kit.fan(s, 0, -0.4, 3, "", 0.66)
    s.area("M-12 -7.4 C-6 -14.6 6 -14.6 12 -7.4 C6 -0.6 -6 -0.6 -12 -7.4 Z")
    s.area(disc(0, -7.4, 4), s.hot)
    s.fill(disc(0, -7.4, 1.8))


@scene("wrecked")
def wrecked(s: Sketch) -> None:
    """A chip, broken in two."""
    with s.at(-0.6, -0.6, -8):
        s.fill(
            "M-8.4 -7 C-8.4 -7.8 -7.8 -8.4 -7 -8.4 L-1 -8.4 L-3 -3.6 L0.6 -1 L-3.4 3.4 "
            "L-1.4 8.4 L-7 8.4"
            " C-7.8 8.4 -8.4 7.8 -8.4 7 Z"
        )
        for k in (-5, 0, 5):
            s.fill(bar(-11, k - 1, 3, 2))
        for y in (-11, 8):
            s.fill(bar(-6, y, 2, 3))
    with s.at(2.2, 0.8, 9):
        s.fill(
            "M1 -8.4 L7 -8.4 C7.8 -8.4 8.4 -7.8 8.4 -7 L8.4 7 C8.4 7.8 7.8 8.4 7 8.4 "
            "L0.6 8.4 L-1.4 3.4 L2.6 -1"
            " L-1 -3.6 Z"
        )
        for k in (-5, 0, 5):
            s.fill(bar(8, k - 1, 3, 2))
        for y in (-11, 8):
            s.fill(bar(4, y, 2, 3))
    for x, bolt in (
        (-4.8, "M1 -4 L-2 0.6 L0 0.6 L-0.6 3"),
        (5.4, "M-0.6 -3.6 L0.4 -0.6 L2.2 -0.6 L-1 4"),
    ):
        with s.at(x, 0, -8 if x < 0 else 9):
            s.line(bolt, s.paper, 1.1)
    s.line("M0.8 -13 L-1.2 -4.6 L2.4 -1 L-1 4 L0.6 12.6", s.hot, 1.3)


@scene("fear-of-missing-out")
def missing(s: Sketch) -> None:
    """Somebody runs after a train that has left."""
    with s.at(0, -5.6):
        s.line("M-15 9.4 L14.6 9.4", "", 1)
        s.area("M3 -8 L32 -8 L32 6 L3 6 Z", s.ink)
        for x in (6, 12.6, 19.2, 25.8):
            s.fill(bar(x, -5.4, 4.4, 5, 0.5), s.paper)
        s.fill("M3 -6 L1 -6 L1 4 L3 4 Z")
        for x in (7.4, 14.4):
            s.area(disc(x, 7, 2.2))
        with s.at(-8, 0):
            s.area(disc(2, -6.4, 2.3), s.hot)
            s.line(
                "M0.8 -3.6 L-1.8 2.2 M-1.8 2.2 L1.6 4.4 L0.6 8.6 M-1.8 2.2 L-4 5.6 L-7.4 5 "
                "M0.4 -2.6 L3.8 -0.6 L6.6 -2.6"
                " M0.4 -2.6 L-3.4 -2.4 L-4.8 0.6",
                s.hot,
                1.7,
            )
        s.line("M-14.6 -6 L-11 -6 M-15 -2.4 L-12.6 -2.4", "", 0.6)


@scene("scam")
def scam(s: Sketch) -> None:
    """A hook, and what it is baited with."""
    s.line("M4 -16 L4 3.4 C4 11.4 -8.4 11.4 -8.4 3.4 L-8.4 1", "", 1.7)
    s.fill("M-8.4 -3.6 L-11.6 3 L-8.4 1.6 L-7.4 4.4 L-5.6 2.4 Z")
    s.line(disc(4, -12.6, 1.4), "", 1)
    kit.coin(s, 1.4, -3.6, 5.6, s.hot)


@scene("diamond-hands")
def diamond(s: Sketch) -> None:
    """A fist that doesn't let go of its gem; the flip is won."""
    with s.at(-4.6, 0):
        s.area("M-7 -10.6 L-3.6 -14 L3.6 -14 L7 -10.6 L0 -2 Z")
        s.line("M-7 -10.6 L7 -10.6 M-3.6 -14 L-2.4 -10.6 L0 -2 L2.4 -10.6 L3.6 -14", "", kit.THIN)
        kit.fist(s, 0, 3, 1.35)
    s.area(disc(13.4, -5, 5.6), s.hot)
    s.line(kit.tick(13.4, -5, 4.6), "", 1.4)
    s.line("M8.6 -11.6 C10.6 -13.8 16.2 -13.8 18.2 -11.6 M10.6 2.6 C12 3.6 14 3.6 15 3", "", 0.7)


@scene("paper-hands")
def paper(s: Sketch) -> None:
    """A torn hand, cut from ruled paper; the flip is lost."""
    with s.at(-4.6, 0):
        s.area(
            "M-7 13.4 L-5 10.8 L-3 13 L-1 10.6 L1 13.2 L3 10.8 L4.6 12.8 L5.4 4.4 L10.8 -1"
            " L8.8 -3.4 L5 -0.4 L5.8 -9.8 L2.9 -10.4 L1.9 -3.8 L1.5 -13 L-1.6 -13 L-1.4 -3.8"
            " L-3.6 -11.8 L-6.4 -11 L-4.4 -2.8 L-7.6 -8 L-10 -6.6 L-6.4 0.6 L-6.6 4.4 L-3.4 3.8"
            " L-1 6 L-3.8 5.6 L-6.7 7.4 Z"
        )
        s.line(
            "M-5.4 -0.6 L4 -0.6 M-5.2 2 L4.4 2 M0.6 4.6 L4.4 4.6 M0.6 7.2 L4 7.2"
            " M-5.6 9.8 L3.6 9.8",
            "",
            0.35,
        )
    s.area(disc(13.4, -3, 5.6), s.hot)
    s.line(kit.cross(13.4, -3, 4.4), "", 1.4)
    s.line("M10.4 -10.6 L10.4 -14 M13.4 -11.4 L13.4 -15.6 M16.4 -10.6 L16.4 -14", "", 0.7)
