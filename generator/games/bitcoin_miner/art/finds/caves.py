"""Caves, values 23 and 24: what water has made, and who sleeps there in the dark."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find


@find("spans")
def dripstones(s: Ground) -> None:
    """Dripstones: drop by drop the roof and the floor grow towards each other. An otter has time to
    wait for that."""
    shade, pale = mixed(s.bark, s.warm, 0.5), mixed(s.warm, s.paper, 0.45)
    s.area(disc(0, 9.6, 14.6, 2.5), s.gem, THIN)
    s.line("M-10 9.2 C-8 8.6 -6 8.5 -4.4 8.5 M5 8.6 C7 8.6 9 8.9 10.4 9.4 M-7 10.9 C-3 11.4 3 11.4 "
           "7 10.9", s.paper, 0.5)  # fmt: skip
    for x, foot, high, half in ((-10, 9.4, 8.6, 2.4), (-1.6, 10, 10.6, 3.2)):
        with s.at(x, foot, 180):
            _drip(s, high, half, pale, shade)
        s.line(f"M{x - half - 0.6} {foot + 0.4} C{x - 0.4 * half} {foot + 1} {x + 0.4 * half} "
               f"{foot + 1} {x + half + 0.6} {foot + 0.4}", s.paper, 0.5)  # fmt: skip
    # Those that hang grow out of one roof.
    s.area("M-17.4 -15 L17.4 -15 L17.4 -10.6 C14 -9.6 -14 -9.6 -17.4 -10.6 Z", s.warm)
    for x, long, half in ((-13, 6, 2), (13.2, 8, 2.2), (-5.8, 7.4, 2.3), (6.4, 6, 2.1),
                          (-9.8, 8.4, 2.4), (9.8, 4.6, 1.8), (-1.6, 9.4, 3.4)):  # fmt: skip
        with s.at(x, -11):
            _drip(s, long, half, pale, shade)
    s.fill("M-17 -14.6 L17 -14.6 L17 -10.9 C14 -9.9 -14 -9.9 -17 -10.9 Z", s.warm)
    s.line("M-12 -12.6 L-8 -12.4 M-3 -12.8 L3 -12.4 M8 -12.6 L12 -12.8", shade, 0.5)
    s.area("M-1.6 -1.1 C-0.7 0.2 -0.8 1.2 -1.6 1.2 C-2.4 1.2 -2.5 0.2 -1.6 -1.1 Z", s.gem, THIN)
    with s.at(8, 8.8, scale=0.95):
        _otter(s)


def _otter(s: Ground) -> None:
    """An otter that swims about the origin, its head at the left out of the water, then its back,
    then the tip of its tail, each in a ring of water."""
    fur, pale = s.bark, s.light(s.warm)
    s.area("M4.9 1 C5 -1.6 6.6 -1.8 6.8 -4.6 C8.8 -2.6 8.4 0 7 1 Z", fur, 0.6)
    s.area("M-1 1 C-0.4 -3 3.4 -3.4 4.8 1 Z", fur, 0.6)
    s.fill("M0.8 -1 C1.6 -1.9 2.6 -1.9 3.4 -0.9", s.light(fur))
    # A long neck, pale in front.
    s.area(
        "M-5.8 1 C-6.2 -1.4 -5.8 -2.6 -5.4 -3.8 L-1.4 -4.4 C-1.8 -2 -1.6 -0.4 -0.8 1 Z", fur, 0.6
    )
    s.fill("M-5.4 1 C-5.8 -1.2 -5.4 -2.4 -5.1 -3.4 L-3.9 -3 C-4.3 -1.6 -4.2 -0.2 -3.8 1 Z", pale)
    s.area(disc(-0.7, -6.6, 0.9), fur, THIN)
    s.area("M-7 -4.6 C-7 -6 -5.6 -7.8 -3 -7.8 C-0.6 -7.8 0.4 -6 -0.2 -4.4 C-1 -2.6 -4 -2.4 "
           "-5.6 -2.8 C-6.6 -3 -7 -3.8 -7 -4.6 Z", fur, 0.6)  # fmt: skip
    s.fill("M-6.7 -4.6 C-6.4 -5.4 -5 -5.4 -4 -4.6 C-3.4 -3.8 -4 -3 -5.4 -3.1 C-6.3 -3.3 -6.7 -3.8 "
           "-6.7 -4.6 Z", pale)  # fmt: skip
    s.fill(disc(-6.7, -5.1, 0.85, 0.65))
    s.line(
        "M-6.4 -4 C-5.8 -3.6 -5.2 -3.7 -4.8 -4.2 M-3.6 -4.4 L-1.8 -4.8 M-3.6 -3.9 L-1.9 -3.8",
        "",
        0.35,
    )
    s.fill(disc(-3.9, -6, 0.6))
    s.fill(disc(-4.1, -6.2, 0.2), s.paper)
    # The water before it, and a ring round each part.
    s.fill("M-7.4 0.5 L8.4 0.5 L7.4 1.8 L-6.4 1.8 Z", s.gem)
    s.line("M-7.4 -0.2 C-7.6 1 -0.2 1 -0.4 0.1 M-0.2 1 C1 1.5 3.6 1.5 5 0.7 M5 1.3 C6.2 1.7 "
           "8.2 1.4 8.6 0.4", s.paper, 0.5)  # fmt: skip


def _drip(s: Ground, long: float, half: float, pale: str, shade: str) -> None:
    """A dripstone down from the origin, lit at its left, with the rings of its years."""
    way = f"{-0.5 * half} {0.3 * long} {-0.26 * half} {0.7 * long} 0 {long}"
    back = f"{0.26 * half} {0.7 * long} {0.5 * half} {0.3 * long} {half} 0"
    outline = f"M{-half} 0 C{way} C{back} Q0 {-0.4 * half} {-half} 0 Z"
    s.fill(outline, s.warm)
    s.fill(f"M{0.3 - half} 0 C{0.24 - 0.5 * half} {0.3 * long} {0.1 - 0.26 * half} {0.7 * long} 0 "
           f"{0.9 * long} C{-0.1 * half} {0.6 * long} {-0.3 * half} {0.3 * long} {-0.5 * half} 0 Z",
           pale)  # fmt: skip
    s.fill(f"M{half - 0.3} 0 C{0.5 * half - 0.2} {0.3 * long} {0.26 * half} {0.6 * long} 0 "
           f"{0.92 * long} C{0.06 * half} {0.6 * long} {0.2 * half} {0.3 * long} {0.36 * half} 0 Z",
           shade)  # fmt: skip
    s.line(
        f"{outline} M{-0.4 * half} {0.3 * long} Q0 {0.36 * long} {0.4 * half} {0.3 * long} "
        f"M{-0.22 * half} {0.54 * long} Q0 {0.6 * long} {0.22 * half} {0.54 * long}"
    )


@find("flies")
def bat(s: Ground) -> None:
    """A bat at home: it sees with its ears."""
    skin = mixed(s.rose, s.granite, 0.4)
    dark = mixed(s.bark, s.ink, 0.7)
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.area(
                "M1.4 -1.6 C3.2 -4.6 5.6 -6.6 8 -7.2 C10.8 -7.4 14.2 -5.4 16.4 1.6 "
                "C14.2 0.2 12.4 0.8 11.6 3.4 C10 1.4 7.8 2 7 4.8 C5.6 3.4 3.6 3.8 2.4 6.4 L0.6 4 Z",
                skin,
            )
            # What lies between its long fingers is thin; the arm is not.
            s.fill("M8 -6.6 C8.2 -3 7.6 1 7 4.2 C5.8 3.2 3.8 3.4 2.6 5.4 L1.6 0.4 C4 -1.4 6.2 -3.8 "
                   "8 -6.6 Z", mixed(skin, s.ink, 0.78))  # fmt: skip
            s.line("M8 -7.2 C10 -4 11.4 0 11.6 3.4 M8 -7.2 C8.2 -3 7.8 1.4 7 4.8", "", 0.5)
            s.line("M1.6 0 C4 -2 6.2 -4.4 8 -7.2 C11 -7 14.4 -4.2 16.4 1.6", "", 0.9)
            s.line("M8 -7.2 L8.6 -9", "", 0.9)
            s.area("M0.6 -4.4 C0.6 -7.4 2.4 -9.8 4.4 -10.4 C5.2 -8 4.6 -5.2 3.2 -3 Z", s.bark)
            s.fill("M1.8 -5 C2 -7 2.9 -8.4 4 -9.2 C4.2 -7.4 3.7 -5.6 2.8 -4.2 Z", s.flesh)
            s.line("M1.2 7.6 L1 9.4 M1.2 7.8 L2 9.2 M1.2 7.8 L0.2 9.2", "", 0.6)
    s.area("M0 -2 C4 -2 4.2 3.6 2.8 6 C1.8 8.4 -1.8 8.4 -2.8 6 C-4.2 3.6 -4 -2 0 -2 Z", s.bark)
    s.fill("M-2 1.6 L-1 0.8 L0 1.8 L1 0.8 L2 1.6 C2.4 3.6 1.8 6.6 0 6.8 C-1.8 6.6 -2.4 3.6 -2 1.6 "
           "Z", s.warm)  # fmt: skip
    s.line("M-0.8 3.4 L-0.4 4.2 M0.7 3.2 L1 4 M-0.1 4.9 L0.2 5.6", dark, 0.4)
    s.area(disc(0, -2.8, 3.9, 3.4), s.bark)
    s.fill(disc(0, -1, 2, 1.4), s.warm)
    for x in (-1.6, 1.6):
        s.fill(disc(x, -3.5, 1.15), s.paper)
        s.fill(disc(x + 0.1, -3.3, 0.7))
        s.fill(disc(x - 0.1, -3.6, 0.25), s.paper)
    s.fill("M-0.9 -2 C-0.4 -2.4 0.4 -2.4 0.9 -2 L0 -1.1 Z")
    s.line("M-1.4 -0.8 C-0.8 0 0.8 0 1.4 -0.8", "", THIN)
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
