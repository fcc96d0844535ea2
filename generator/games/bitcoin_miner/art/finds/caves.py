"""Caves, values 23 to 26: what water has made, and who lives there in the dark."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find


@find("spans")
def dripstones(s: Ground) -> None:
    """Dripstones from roof and floor, mirrored in a pool, and the drop that makes them."""
    s.fill(
        "M-12 9 C-9 8 -5 8.8 -1 8.2 C4 7.8 9 8.6 12 8.4 "
        "C13.6 9.2 12 11 8 11 C3 11.6 -6 11.4 -10 11 "
        "C-12.6 10.6 -13.4 9.6 -12 9 Z",
        s.gem,
    )
    s.line(
        "M-12 9 C-11 8.6 -10 8.5 -9 8.5 M10.4 8.4 C13 8.6 13 10.2 11 10.7 "
        "M-8 11.2 C-5 11.5 -2 11.5 0 11.4",
        "",
        THIN,
    )
    s.line("M-3 9.4 C-1 9 3 9 5 9.4 M-1 10.2 L3 10.2", s.paper, 0.5)
    for x, foot, long, wide in ((-7.0, 9, 8.6, 5.2), (8.0, 8.8, 6.4, 4.6)):
        with s.at(x, foot):
            s.line(
                f"M{-0.4 * wide} 1.1 L{0.4 * wide} 1.1 M{-0.2 * wide} 1.9 L{0.2 * wide} 1.9",
                s.warm,
                0.5,
            )
        with s.at(x, foot, 180):
            _drip(s, long, wide)
        with s.at(x, foot):
            s.fill(
                f"M{-0.62 * wide} 0.6 C{-0.4 * wide} -0.6 {0.4 * wide} -0.6 {0.62 * wide} 0.6 Z",
                s.gem,
            )
            s.line(
                f"M{-0.56 * wide} 0 C{-0.3 * wide} -0.5 {0.3 * wide} -0.5 {0.56 * wide} 0",
                s.paper,
                0.5,
            )
    # The roof they hang from, which they grow out of.
    edge = (
        "M-17 -10.4 C-15.6 -9 -12.8 -10 -11 -9.4 C-9.4 -8.8 -8 -6.4 -6.8 -2.6 "
        "C-5.6 -6.4 -5 -9.2 -3.4 -9.6 "
        "C-1.8 -9.8 -1 -6.4 -0.4 -3.4 C0.2 -0.6 0.6 1.4 1 2.6 "
        "C1.6 1.2 2.2 -1.6 2.8 -4.6 C3.4 -8 4 -9.8 5.4 -9.4 "
        "C6.6 -9 7.2 -5.2 8 -2 C9 -5.2 9.6 -8.8 11 -9.4 C12.4 -10 15.4 -9 17 -10.4"
    )
    s.fill(f"{edge} L17 -14.6 L-17 -14.6 Z", s.warm)
    for x, top, tip, half in ((8.0, -8.6, -2.8, 2), (1.0, -8.8, 1.6, 2.2), (-6.8, -8.6, -3.4, 2.2)):
        low = top + 0.55 * (tip - top)
        s.fill(
            f"M{x + 0.9 * half} {top} C{x + 0.5 * half} {low} {x + 0.3} {tip - 0.6} {x} {tip} "
            f"C{x} {low} {x + 0.2 * half} {top + 0.6} {x + 0.9 * half} {top} Z",
            s.cool,
        )
        for share, width in ((0.16, 0.62), (0.44, 0.36)):
            y = top + share * (tip - top)
            s.line(f"M{x - width * half} {y} Q{x} {y + 0.8} {x + width * half} {y}", "", THIN)
    s.line(edge)
    s.area("M1 4 C2.2 5.8 2.2 7 1 7 C-0.2 7 -0.2 5.8 1 4 Z", s.gem, THIN)


def _drip(s: Ground, long: float, wide: float) -> None:
    """A dripstone down from the origin, in rings; its left side lies in shade."""
    half = wide / 2
    bend, tip, blunt = 0.42 * long, 0.86 * long, 0.13 * wide
    left = f"C{-half} {bend} {-0.2 * wide} {bend} {-blunt} {tip}"
    right = f"C{0.2 * wide} {bend} {half} {bend} {half} 0"
    s.area(f"M{half} 0 L{-half} 0 {left} Q0 {1.1 * long} {blunt} {tip} {right} Z", s.warm)
    s.fill(f"M-0.5 0 L{0.3 - half} 0 {left} L0 {0.9 * long} Z", s.cool)
    s.line(
        f"M{-0.7 * half} {0.2 * long} Q0 {0.3 * long} {0.7 * half} {0.2 * long} "
        f"M{-0.4 * half} {0.46 * long} Q0 {0.56 * long} {0.4 * half} {0.46 * long}",
        "",
        THIN,
    )


@find("floats")
def underground_lake(s: Ground) -> None:
    """A lake that nobody has crossed, and a boat for it."""
    shore = "M-17 11 C-12 11.5 -8 10.4 -2 11 C4 11.5 10 10.6 17 11.2"
    s.fill(
        "M-17 3.4 C-12 2.6 -8 3.8 -3 3.2 C3 2.6 8 3.6 17 3 L17 11.2 C10 10.6 4 11.5 -2 11 "
        "C-8 10.4 -12 11.5 -17 11 Z",
        s.gem,
    )
    s.line(f"M-17 3.4 C-12 2.6 -8 3.8 -3 3.2 C3 2.6 8 3.6 17 3 {shore}", "", THIN)
    s.line(
        "M-15 5 L-11.4 5 M9.6 4.8 L12.6 4.8 M-12.6 9.4 L-8 9.4 M10.4 9 L15 9 M-2 10 L4 10",
        s.paper,
        0.7,
    )
    # The lantern at the bow, and its light on the water.
    for radius, share in ((4.8, 0.3), (3.6, 0.6), (2.6, 0.9)):
        s.fill(disc(7.6, -5, radius), mixed(s.gold, s.paper, share))
    s.line("M8.6 0.6 L9.2 -8.4 L7.6 -8.8 L7.6 -7.4", "", 0.9)
    s.area(bar(6.3, -6.6, 2.6, 3.4, 0.4), s.gold, THIN)
    s.fill("M5.9 -6.4 L6.7 -7.6 L8.5 -7.6 L9.3 -6.4 Z M5.9 -3.4 L9.3 -3.4 L9.3 -2.6 L5.9 -2.6 Z")
    for x, half in ((7.2, 2.4), (7.8, 1.5)):
        s.line(
            f"M{x - half} {8.2 + 0.9 * (half < 2)} L{x + half} {8.2 + 0.9 * (half < 2)}",
            s.gold,
            0.7,
        )
    s.area("M-9.6 -0.6 C-6 1 6 1 9.8 -1.2 C9.6 3.4 7 6.6 1 6.8 C-5 7 -8.6 4.4 -9.6 -0.6 Z", s.hot)
    s.line("M-9 1.4 C-4 3 5 2.8 9.4 1", "", THIN)
    s.line("M-8 3.6 C-4 5.2 4 5 8.4 3.2", "", THIN)
    s.area("M-4.6 -0.2 L-4 -1.6 L2.6 -1.6 L3.2 -0.2 C0.6 0.3 -2 0.3 -4.6 -0.2 Z", s.bark, THIN)
    s.backed("M2.6 -3 L-8.4 5.4", s.bark, 0.7, 0.5)
    s.area("M-7.6 4 L-6.6 5.4 C-8.4 7.2 -10.4 8.2 -11.6 8 C-11.4 6.6 -9.6 5 -7.6 4 Z", s.bark, THIN)
    # Water laps at the hull.
    s.fill(
        "M-11 7.6 C-8.6 6.4 -7.4 7 -5.6 6.4 C-3.4 5.8 -1.4 7 1 6.4 C4 5.8 5.4 6.4 7.4 5.6 "
        "C8.6 6.4 7.4 7.8 5 7.8 L-8 8.4 Z",
        s.gem,
    )
    s.line(
        "M-8.6 6.7 C-7.4 7 -6.8 6.8 -5.6 6.4 C-3.4 5.8 -1.4 7 1 6.4 C4 5.8 5.4 6.4 7.2 5.7",
        s.paper,
        0.7,
    )


@find("flies")
def bat(s: Ground) -> None:
    """A bat at home."""
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.area(
                "M1.6 -2.4 C4 -5.4 7 -7.4 9.6 -8.2 "
                "C11.6 -6 12.4 -2.6 12.2 1.6 C11 0.4 9.8 0.6 9 2.6 "
                "C7.8 1 6.4 1.4 5.6 3.4 C4.6 2.2 3.4 2.6 2.6 4.6 L1 3 Z",
                s.granite,
            )
            s.line(
                "M9.6 -8.2 C9 -4.6 9 -1 9 2.4 M9.4 -7.6 C7 -4.4 5.8 -0.6 5.6 3.2 "
                "M9.2 -7.6 C5 -4.6 3.2 -1 2.6 4.2",
                "",
                THIN,
            )
            s.line("M9.6 -8.2 L10 -9.8", "", 0.8)
            s.area("M0.4 -4.6 L2.8 -8.6 L3.2 -3.6 Z", s.bark)
            s.fill("M1.5 -5 L2.5 -7 L2.6 -4.6 Z", s.flesh)
    s.area("M0 -1 C3.2 -1 3.2 3 1.8 5 C1.2 6.2 -1.2 6.2 -1.8 5 C-3.2 3 -3.2 -1 0 -1 Z", s.bark)
    s.line("M-0.8 2.8 L-0.4 3.4 M0.6 2.4 L1 3 M-0.2 4.2 L0.2 4.8", "", THIN)
    s.area(disc(0, -2.4, 3.4, 3), s.bark)
    for x in (-1.3, 1.3):
        s.fill(disc(x, -3, 0.95), s.paper)
        s.fill(disc(x + 0.15, -2.9, 0.5))
    s.fill(disc(0, -1.7, 0.7, 0.45), s.hot)
    s.line("M-1.3 -0.7 C-0.6 0.1 0.6 0.1 1.3 -0.7", "", THIN)
    s.fill("M-0.9 -0.4 L-0.6 0.6 L-0.3 -0.2 Z M0.9 -0.4 L0.6 0.6 L0.3 -0.2 Z", s.paper)


@find("hangs")
def sleepers(s: Ground) -> None:
    """Bats, asleep with their heads down, but for one; please be quiet."""
    s.area(
        "M-16 -14 L16 -14 L15 -10.4 L12.4 -8.8 L9.6 -9.4 L6.4 -8.2 L2.4 -9.2 L-1.4 -8.4 L-5.4 -9.4 "
        "L-8.8 -8.4 L-12 -9.2 L-14.6 -10.8 Z",
        s.cool,
    )
    s.line("M-10 -11.4 L-8.4 -10.4 L-8.6 -8.8 M4 -12 L5.2 -10.4 M11 -11.6 L10.4 -10", "", THIN)
    for x, y, k in ((-9.2, -9, 0.94), (0, -9, 1.0), (9.2, -9, 0.94)):
        with s.at(x, y, scale=k):
            _sleeper(s, yawns=x > 0)


def _sleeper(s: Ground, yawns: bool) -> None:
    """A bat that hangs by its feet at the origin, its wings folded round it to a point each; its
    face is upside down, as it must be."""
    for side in (-1, 1):
        s.line(f"M{0.9 * side} 3 L{0.9 * side} 0 M{1.7 * side} -0.6 L{0.9 * side} 0.4", "", 0.9)
        with s.at(0, 0, mirrored=side < 0):
            s.area("M0.8 12.6 L2.2 17 L3.6 12.6 Z", s.bark)
            s.fill("M1.7 13.4 L2.3 15.4 L2.9 13.4 Z", s.flesh)
    s.area(disc(0, 11, 3.6, 3.3), s.bark)
    s.area("M-1.6 2.4 L1.6 2.4 L2.2 9 L-2.2 9 Z", s.bark)
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.area(
                "M0.3 2.4 C3.4 2.6 5.2 5 4.8 11.4 L3.6 8.6 L2.3 9.8 L1.2 7.8 L0.2 8.6 Z", s.granite
            )
            s.line("M1.2 3 L1.4 7.4 M2 3.2 C3.2 4.8 3.6 6.4 3.6 8", s.cool, THIN)
    # From above: mouth, nose, eyes.
    if yawns:
        s.fill(disc(0, 9.8, 1.1, 0.9))
        s.fill(disc(0, 9.4, 0.6, 0.4), s.rose)
    else:
        s.line("M-0.9 10 C-0.4 9.4 0.4 9.4 0.9 10", "", THIN)
    s.fill(disc(0, 11.2, 0.75, 0.5), s.hot)
    for x in (-1.5, 1.5):
        s.line(f"M{x - 0.7} 12.2 C{x - 0.4} 12.9 {x + 0.4} 12.9 {x + 0.7} 12.2", s.paper, 0.5)


@find("floats")
def olm(s: Ground) -> None:
    """An olm in its pool, which can wait ten years for its dinner."""
    s.fill(
        "M-13.6 6.4 C-12 5 -9 5.6 -6 4.8 C0 4 7 5 11 4.8 "
        "C14 5 15.4 6.4 13.6 7.8 C12 9.8 4 10.2 -1 9.8 "
        "C-6 10.6 -11 10 -12.4 8.6 C-14 8 -14.4 7.2 -13.6 6.4 Z",
        s.gem,
    )
    s.line(
        "M-13.6 6.4 C-12.4 5.2 -10.6 5.4 -8.6 5.2 M9.4 4.7 C13 4.6 15 5.8 13.9 7.4 "
        "M-11.6 9.2 "
        "C-10 9.9 -7 10.2 -5 10.2 M2 10 C5 10 8 9.6 10 9.1",
        "",
        THIN,
    )
    # Its tail bends up behind it, with a fin all round.
    s.area(
        "M1 3 C6 4.4 8.6 2.6 9 -1.4 C9.2 -4.4 7.8 -6.4 8.8 -9.4 C12.8 -7 14.4 -2 12.4 2 "
        "C10.8 5.6 7 7.4 1.6 7 Z",
        s.rose,
    )
    s.fill(
        "M0 3 C5.4 5 9 3.4 10.2 -0.6 C10.8 -2.6 10.4 -4.4 10.2 -6 C12 -4 12.2 -1.2 10.8 1.6 "
        "C8.8 5 5 6.4 0 6.2 Z",
        s.flesh,
    )
    for side in (-1, 1):
        with s.at(-4, -1.6, mirrored=side < 0):
            for turn, long in ((36, 5), (66, 6), (96, 5)):
                with s.at(4, 0, turn):
                    _gill(s, long)
    s.area(
        "M-9.2 -2.2 C-9 -6 1 -6 1.2 -2.4 C1.4 -0.4 2.6 1 4.4 2.2 C4.4 5 0.4 7.4 -2.6 7 "
        "C-6.2 7 -7 4.4 -6.4 2.2 C-8.4 1.4 -9.4 -0.2 -9.2 -2.2 Z",
        s.flesh,
    )
    s.fill(
        "M-5.8 2.8 C-4.2 3.6 -2.2 3.4 -1 2.6 C-0.6 4.8 -1.4 6.4 -3 6.5 "
        "C-5.4 6.4 -6.2 4.6 -5.8 2.8 Z",
        s.paper,
    )
    for x in (-6.8, -1.2):
        s.fill(disc(x, -2.2, 0.75))
        s.fill(disc(x - 0.2, -2.5, 0.27), s.paper)
        s.fill(disc(x + (-0.8 if x < -5 else 0.8), -0.7, 0.75, 0.5), s.hot)
    s.line("M-6 -0.4 C-5.2 0.8 -2.8 0.8 -2 -0.4", "", THIN)
    # It is half in the water, and leans on its hands.
    s.fill(
        "M-8.6 7 C-7.4 6 -6 6.8 -4.4 6.4 C-2 5.8 0 7 2 6.4 "
        "C5 5.6 7.4 6.6 9.4 5.8 C11.6 6 11 8 8 8.2 "
        "C3 8.8 -5 9 -7.6 8.2 C-9 7.8 -9.2 7.4 -8.6 7 Z",
        s.gem,
    )
    s.line("M-8 6.7 C-7 6.3 -6 6.8 -4.4 6.4 C-2 5.8 0 7 2 6.4 C5 5.6 7.4 6.6 9.2 5.9", s.paper, 0.7)
    for x, turn in ((-6.8, 18), (-0.6, -18)):
        with s.at(x, 5.2):
            _foot(s, turn)
    # Its shoulders: arms and body have one outline.
    s.fill("M-7.3 4.4 C-7.3 3.4 -7 2.7 -6.45 2.2 L-5.9 2.2 L-6 4.1 L-6.4 4.7 Z", s.flesh)
    s.line("M-7.35 4 C-7.3 3.3 -7 2.6 -6.5 2.2 M-0.05 4 C0.1 2.4 0.9 1.1 2.2 0.2", "", THIN)
    s.line("M-11 7.8 L-9.4 7.8 M-3.6 9 L1.6 9 M10 7.8 L12 7.8", s.paper, 0.7)


def _foot(s: Ground, turn: float) -> None:
    """A short leg down from the origin, before it is turned, and its four toes."""
    with s.at(0, 0, turn):
        s.area(
            "M-0.9 -1 L-0.9 1.2 C-2 1.6 -2.2 2.6 -1.5 2.8 "
            "C-1.2 3.5 -0.6 3.4 -0.5 3 C-0.3 3.6 0.4 3.6 0.5 3 "
            "C0.7 3.4 1.3 3.4 1.5 2.8 C2.2 2.6 2 1.6 0.9 1.2 L0.9 -1",
            s.flesh,
            THIN,
        )


def _gill(s: Ground, long: float) -> None:
    """A gill like a feather, up from the origin."""
    s.area(
        f"M-0.6 0.4 L-1.7 {-0.2 * long} L-0.9 {-0.3 * long} "
        f"L-1.9 {-0.55 * long} L-0.8 {-0.6 * long} "
        f"L-1.2 {-0.9 * long} L0 {-1.1 * long} L1.2 {-0.9 * long} "
        f"L0.8 {-0.6 * long} L1.9 {-0.55 * long} "
        f"L0.9 {-0.3 * long} L1.7 {-0.2 * long} L0.6 0.4 Z",
        s.rose,
        THIN,
    )
    s.line(f"M0 0 L0 {-0.7 * long}", s.flesh, 0.4)


@find("floats")
def cave_fish(s: Ground) -> None:
    """A fish that has never seen light, and leaps with its eyes shut."""
    s.fill(
        "M-12 8.4 C-11 7.2 -7 7.8 -4.6 7 C0 6.4 5 7.4 8.4 7 "
        "C11.4 7.2 12.4 8.6 10.8 9.8 C8 11.2 3 10.8 -1 11 "
        "C-5 11.4 -9.6 11 -11 9.8 C-12.2 9.4 -12.6 8.8 -12 8.4 Z",
        s.gem,
    )
    s.line(
        "M-12 8.4 C-10.6 7.2 -9 7.6 -7.2 7.5 M7.4 7.1 C11 6.9 12.2 8.4 11 9.6 "
        "M-10 10.4 "
        "C-8 11.1 -6 11.2 -4 11.1 M3 10.9 C5 10.9 7 10.7 8.6 10.4",
        "",
        THIN,
    )
    s.line("M-5.4 8.4 C-3 7.6 3 7.6 5.4 8.4 M-7.6 9.4 L-4.4 9.6 M3 9.8 L7 9.3", s.paper, 0.7)
    with s.at(0.4, -1.6, -8):
        # It bends as it leaps: tail and fins with their rays, then the body over them.
        s.area(
            "M6.6 -0.4 C8.6 -2.2 11.4 -2.6 13.6 -1.2 C11.8 -0.4 11 0.8 11.4 2.4 C11.4 4.4 10.2 6.2 "
            "8.2 6.8 C8.6 4.6 7.8 2.8 6 1.8 Z",
            s.hot,
        )
        s.line("M8 0.4 L11.6 -1 M8.2 1.2 L10.2 1.6 M7.8 2 L9.2 4.6", "", THIN)
        s.area(
            "M-4 -4.6 C-3.6 -7.4 -1.4 -9.6 0.4 -9.4 C0.6 -8.8 1.6 -8.6 2.2 -8.8 C2.2 -8 3.2 -7.4 "
            "4 -7.4 C3.8 -6.4 4.4 -5.4 5.2 -4.4 L4.6 -3 Z",
            s.hot,
        )
        s.line("M-2.4 -5.6 L-0.2 -8.6 M0.2 -5.8 L1.8 -7.8 M2.6 -5.2 L3.6 -6.6", "", THIN)
        s.area("M-0.6 3.6 C0.4 5.6 2 6.4 3.6 6.2 C3 5.2 3.2 4 3.8 2.8 Z", s.hot, THIN)
        s.area(
            "M-10 0.8 C-9 -3.4 -4.8 -6.4 0.2 -5.8 C4.2 -5.4 6.8 -2.8 8 0.8 C7.4 1.2 7 1.6 6.6 2.2 "
            "C4.6 2 3.6 2.4 2.4 3.2 C0 4.8 -3.4 5 -6 4.2 C-8.2 3.6 -9.6 2.4 -10 0.8 Z",
            s.flesh,
        )
        s.fill(
            "M-9.4 1.6 C-7 2.6 -3 2.2 0 2 C2.4 1.8 4.6 1 6.8 1.2 L6.4 1.9 C4.6 1.7 3.4 2 2.2 2.9 "
            "C0 4.5 -3.4 4.6 -5.9 3.9 C-7.7 3.4 -8.9 2.6 -9.4 1.6 Z",
            s.paper,
        )
        s.line("M-4.8 -4.4 C-3.2 -2.4 -3.2 1.4 -5 3.6", "", THIN)
        scales = (
            (-2, -3.4),
            (0.2, -3.6),
            (2.4, -2.8),
            (-1.2, -1.2),
            (1, -1.4),
            (3.2, -0.8),
            (5, -1),
        )
        s.line(" ".join(f"M{x} {y} q1.2 0.9 0 1.8" for x, y in scales), "", THIN)
        s.fill(disc(-7, 0.6, 0.9, 0.6), s.rose)
        s.line("M-7.8 -1.4 C-7.4 -0.7 -6.4 -0.7 -6 -1.4", "", 0.7)
        s.line("M-9.6 1.4 C-9 1.7 -8.4 1.6 -8 1.2", "", THIN)
        s.line("M-9.8 1.9 C-10.6 2.6 -10.8 3.6 -10.4 4.4 M-9 2.6 C-9.4 3.4 -9.4 4.2 -8.9 4.9", "",
               THIN)  # fmt: skip
        s.area("M-3.4 0.8 C-1 0.2 0.6 1.2 1.2 3 C0.2 3.2 -0.4 3.8 -0.6 4.6 C-2.4 4.4 -3.6 2.8 -3.4 "
               "0.8 Z", s.hot, THIN)  # fmt: skip
        s.line("M-2.4 1.6 L0 2.8 M-2.4 2 L-1 3.8", "", THIN)
    for x, y, r in ((-9, 4.8, 0.8), (-7.2, 6.4, 0.55), (7.4, 5.4, 0.8), (5.6, 6.6, 0.5)):
        s.fill(disc(x, y, r), s.gem)
