"""Just under the grass, values 3 to 8: what lives there, what grows, and what fell from pockets."""

from __future__ import annotations

from generator.art.outlines import joined
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find


@find
def snail(s: Ground) -> None:
    """A snail on its way."""
    s.line("M6.6 2 L8 -3.6 M8 2 L10 -2.6", "", 0.7)
    s.fill(disc(8, -3.8, 0.8))
    s.fill(disc(10, -2.8, 0.8))
    s.area("M-9.6 7.4 C-6 4.6 2 6 5 4 C5.4 1 8.6 0.4 9.2 3 C9.6 6.4 6.6 7.6 3 7.6 Z", s.flesh)
    s.fill("M-8 7.2 C-4 7.4 1 7.4 3 7.3 C6.4 7.3 9 6.2 8.9 3.4 C7 5.6 2 6 -2 6.2 C-4 6.2 -6 6.4 -8 "
           "7.2 Z", s.dark(s.flesh))  # fmt: skip
    s.area(disc(-1.6, -0.6, 6.2), s.hot)
    s.fill("M-4.6 4.4 C1.4 7 6.4 0.8 3.6 -3 C3.6 1.6 0.4 4.4 -4.6 4.4 Z", s.dark(s.hot))
    s.line("M-6.2 -2 C-5.6 -4.4 -3.6 -5.6 -1.6 -5.6", s.light(s.hot), 0.9)
    s.line("M-7.4 0.6 C-5.8 6 2.4 5 2.4 -0.8 C2.2 -5 -4.4 -5 -4.6 -1 C-4.6 1.8 -0.6 2 -0.8 -0.6")
    s.line("M5.9 4.2 C6.3 5 7.3 5.2 7.9 4.4", "", THIN)


@find("rooted")
def sprout(s: Ground) -> None:
    """An acorn that has begun to be an oak: it lies on the ground, its root goes down, two leaves
    go up."""
    way = "M3.4 5.4 C4.6 7 3 8 3.8 10.6 M3.8 7.6 C5.6 8 5.8 9 7.4 9.4 M3.4 8.6 C2 8.8 1.6 9.8 0 10"
    s.backed(way, s.paper, 0.5, 0.35)
    s.backed("M3.4 5.4 C4.8 2 2.2 -1 3.4 -5.6", s.leaf, 0.8, 0.5)
    with s.at(3.4, -4.8):
        _oak_leaf(s, -62)
        _oak_leaf(s, 58)
        _oak_leaf(s, -4)
    with s.at(-2.2, 3, -58, 1.02):
        s.area("M-4.8 -0.6 C-5 4 -2.4 6 -0.5 7.2 L0 8.4 L0.5 7.2 C2.4 6 5 4 4.8 -0.6 Z", s.warm)
        s.line("M-2.6 2 C-2.4 3.6 -1.8 4.6 -1 5.4", s.paper, 0.9)
        s.backed("M0 -4.6 L0.3 -6.4", s.bark, 0.9, 0.5)
        s.area("M-5.8 0 C-5.8 -6 5.8 -6 5.8 0 C3 1.4 -3 1.4 -5.8 0 Z", s.bark)
        # The scales of its cup.
        s.line(
            "M-4.8 -2.2 L-2.2 0.7 M-2.6 -3.9 L1.4 0.9 M0.4 -4.4 L4.4 0.3 M4.8 -2.2 L2.2 0.7 "
            "M2.6 -3.9 L-1.4 0.9 M-0.4 -4.4 L-4.4 0.3",
            "",
            0.4,
        )


def _oak_leaf(s: Ground, turn: float) -> None:
    """A leaf with lobes, up from its stalk, the origin, before it is turned."""
    with s.at(0, 0, turn):
        s.area(
            "M0 0 C-1.4 -0.6 -2 -1.6 -1.4 -2.4 C-3 -2.6 -3.2 -4.4 -2 -4.8 "
            "C-3 -5.6 -2.4 -7.4 0 -7.8 "
            "C2.4 -7.4 3 -5.6 2 -4.8 C3.2 -4.4 3 -2.6 1.4 -2.4 C2 -1.6 1.4 -0.6 0 0 Z",
            s.leaf,
        )
        s.line("M0 -0.6 L0 -5.6", "", THIN)


@find("dug")
def onion(s: Ground) -> None:
    """An onion."""
    s.line("M-1.4 8 L-3 10.6 M0 8.4 L0 11 M1.4 8 L3 10.6", "", 0.7)
    s.area("M-1.4 -5 C-3.4 -7.4 -3.6 -9.4 -2.6 -11 C-1 -9.6 -0.4 -8 0 -6 Z", s.leaf)
    s.area("M1.2 -5 C2.6 -7.4 3.6 -8.4 5.4 -9 C5 -7 3.6 -5.4 2 -4 Z", s.leaf)
    s.area(
        "M0 -7 C1.4 -4.4 7.6 -2.6 7.6 2.4 C7.6 6.4 4 8.6 0 8.6 C-4 8.6 -7.6 6.4 -7.6 2.4 "
        "C-7.6 -2.6 -1.4 -4.4 0 -7 Z",
        s.warm,
    )
    s.fill("M2.6 -3.6 C5.6 -2 7.2 -0.4 7.2 2.4 C7.2 6 4 8.2 0.6 8.2 C4.4 5.4 5 0.4 2.6 -3.6 Z",
           s.dark(s.warm))  # fmt: skip
    # Its skins, of which one has come loose.
    s.line(
        "M-0.4 -5 C-1.6 -1.8 -5.4 0 -4.4 5.6 M0.2 -5 C-0.4 -1 -1.8 1.6 -1.2 5.2 "
        "M0.6 -4.8 C2 -1.6 3.2 0.4 2.6 6.4 M1 -4.6 C3.4 -2 6 0 5.4 3.4",
        "",
        THIN,
    )
    s.line("M-6 2.8 C-6 0.8 -5 -0.4 -3.8 -1.2", s.paper, 0.9)
    s.area("M3.4 -3.6 C5.4 -4.4 7.4 -3.6 8.4 -1.6 C7.4 -2 6.4 -1.6 5.8 -2 Z", s.bark, THIN)


@find("dug")
def ladybird(s: Ground) -> None:
    """A ladybird on a leaf as broad as a table."""
    s.backed("M2.4 9 C2.6 11.6 1.6 13.4 1.8 16", s.leaf, 1.3)
    leaf = ("M2.6 12.4 C-7.4 13 -14.2 7.4 -13.6 -0.8 C-13.2 -6.6 -9.4 -10.8 -3.8 -12.2 "
            "C0.8 -13.4 6.6 -13.4 11.2 -15.6 C14.4 -10.6 15.4 -3.4 13.2 2.2 "
            "C11.4 7.2 7.6 11 2.6 12.4 Z")  # fmt: skip
    s.area(leaf, s.leaf)
    s.fill("M2.6 12 C6.8 1.6 9.4 -6.6 11 -14.8 C14 -10.4 14.9 -3.4 12.8 2 C11 6.8 7.4 10.6 "
           "2.6 12 Z", s.dark(s.leaf))  # fmt: skip
    s.line("M2.6 12.4 C6.6 2 9.4 -7 11.2 -15.6", s.light(s.leaf), 0.7)
    s.line(
        "M4.4 7.6 C0 8.6 -4 8.4 -7.4 7.2 M9.6 -8.4 C5.6 -10.2 1.8 -10.8 -1.6 -10.4 M8.4 -4 "
        "C10.2 -4.2 11.8 -5.4 13 -7 M5.6 4.4 C8 4.6 10 3.6 11.4 2",
        s.light(s.leaf),
        0.5,
    )
    with s.at(0, 0, -24):
        s.line("M-6 -1 L-9.4 -3 M-6.4 2 L-10 2.4 M-5.6 5 L-8.8 7.4", "", 0.9)
        s.line("M6 -1 L9.4 -3 M6.4 2 L10 2.4 M5.6 5 L8.8 7.4", "", 0.9)
        s.line("M-1.6 -7.4 L-3.4 -10 M1.6 -7.4 L3.4 -10", "", 0.7)
        s.fill(disc(0, -5, 4, 3.4))
        s.area("M0 -4.4 C-5.4 -4.4 -7 -0.6 -7 2.4 C-7 6.4 -4 9 0 9 Z", s.rose)
        s.area("M0 -4.4 C5.4 -4.4 7 -0.6 7 2.4 C7 6.4 4 9 0 9 Z", s.rose)
        s.fill("M3.6 -3.6 C5.8 -2.6 6.6 0 6.6 2.4 C6.6 6.2 3.8 8.6 0.4 8.6 C5 6 6 1 3.6 -3.6 Z",
               s.dark(s.rose))  # fmt: skip
        s.line("M-5.6 0 C-5.2 -1.8 -4 -3 -2.4 -3.4", s.light(s.rose), 0.9)
        for x, y in ((-3.4, -0.8), (3.4, -0.8), (-4, 3.6), (4, 3.6), (-1.8, 6.6), (1.8, 6.6)):
            s.fill(disc(x, y, 1.1))
        s.fill(disc(-1.8, -6, 0.8), s.paper)
        s.fill(disc(1.8, -6, 0.8), s.paper)


@find
def millipede(s: Ground) -> None:
    """A millipede that has come by five boots so far."""
    joints = [(-8.6, 5), (-6.6, 1.4), (-3.6, -1), (-0.2, -1.2), (2.6, 1), (4.2, 4.2), (6.8, 5.2)]
    # Both ends stand on the ground; the arch between them goes barefoot.
    for (x, y), foot in ((joints[0], -10.1), (joints[0], -7.5), (joints[5], 2.8), (joints[6], 5.5),
                         (joints[6], 8.2)):  # fmt: skip
        s.line(f"M{x} {y} L{foot} 8.8", "", 0.7)
        with s.at(foot, 8.8):
            s.area("M-0.6 -1 L0.5 -1 L0.6 -0.3 C1.4 -0.2 1.7 0.1 1.6 0.7 L-0.6 0.7 Z", s.rose, THIN)
    for k, (x, y) in enumerate(joints):
        s.area(disc(x, y, 2.3), s.hot if k % 2 else s.warm)
        s.line(f"M{x - 1.4} {y - 0.2} C{x - 1.3} {y - 1} {x - 0.8} {y - 1.5} {x} {y - 1.6}",
               s.paper, 0.6)  # fmt: skip
        s.fill(disc(x + 0.5, y + 0.7, 0.55), s.warm if k % 2 else s.hot)
    s.line("M8.2 1.6 L8 -2.4 M9.4 1.8 L11 -1", "", 0.7)
    for x, y in ((8, -2.8), (11.2, -1.3)):
        s.area(disc(x, y, 0.75), s.gold, THIN)
    s.area(disc(8.8, 3, 2.9), s.hot)
    for x in (7.1, 10.6):
        s.fill(disc(x, 3.9, 0.6, 0.45), s.rose)
    for x in (7.9, 9.8):
        s.area(disc(x, 2.3, 0.85), s.paper, THIN)
        s.fill(disc(x + 0.15, 2.4, 0.45))
    s.line("M7.9 4 C8.4 4.7 9.4 4.7 9.9 4", "", THIN)


@find
def mouse(s: Ground) -> None:
    """A mouse on its four paws, and it smells something."""
    s.backed("M8.2 4.4 C12 5.6 12.6 0.4 10.4 -2.4 C9.2 -4 10.4 -5.4 11.6 -4.8", s.flesh, 0.7, 0.5)
    s.area("M-3 -4.2 C-2.8 -7.8 0.8 -8.6 1.8 -6 C2.4 -4 1 -2.2 -0.8 -1.6 Z", s.cool)
    for x in (-3.4, 3):
        s.area(f"M{x - 1.8} 7.4 C{x - 2} 5.4 {x + 1.4} 5.2 {x + 1.8} 7.4 Z", s.flesh)
    s.area(
        "M-11.2 3 C-9.4 -0.6 -7 -3.4 -3.6 -3.6 C-1 -3.6 0.4 -2.6 2 -2.6 C6.4 -2.4 9.4 1 9 5.4 "
        "C8.8 6.8 7.6 7 6.4 7 L-3.6 6.6 C-6 6.4 -8.8 5.6 -10.8 4.6 C-11.6 4.2 -11.6 3.6 -11.2 3 Z",
        s.cool,
    )
    s.line("M3 6.8 C2.2 3.6 4.4 1.8 6.8 2.8", "", THIN)
    for x in (-6.2, 5.2):
        s.area(f"M{x - 2} 8 C{x - 2.2} 6 {x + 1.4} 5.6 {x + 1.8} 8 Z", s.flesh)
    s.area("M-5.4 -1.6 C-7.8 -5.4 -5 -8.6 -2.2 -7.6 C0.4 -6.4 -0.4 -2.6 -3 -1.2 Z", s.cool)
    s.fill("M-4.6 -2.8 C-5.8 -5.2 -4.2 -7 -2.6 -6.4 C-1 -5.6 -1.6 -3.4 -3.2 -2.4 Z", s.flesh)
    s.fill(disc(-7, 0.8, 0.9))
    s.fill(disc(-7.3, 0.5, 0.3), s.paper)
    s.fill(disc(-11.2, 3.5, 0.95), s.hot)
    s.line("M-9 3.4 L-12.6 1 M-9 4 L-13 5.2", "", THIN)


@find("dug")
def radish(s: Ground) -> None:
    """A radish."""
    s.area("M-1 -4 C-5 -5 -8 -8 -7 -10.4 C-4 -10.6 -1.6 -8 -0.4 -5 Z", s.leaf)
    s.area("M1 -4 C5 -5 8 -8 7 -10.4 C4 -10.6 1.6 -8 0.4 -5 Z", s.dark(s.leaf))
    s.line("M-5.6 -9 L-1.2 -4.6 M5.6 -9 L1.2 -4.6", "", THIN)
    # It runs out in a white root.
    outline = (
        "M0 -4.8 C5 -5 7 -2.2 6.6 0.4 C6.1 3.6 2.4 4.6 0.9 6.6 C0.5 7.6 0.4 8.6 0.5 11 L-0.5 11 "
        "C-0.4 8.6 -0.5 7.6 -0.9 6.6 C-2.4 4.6 -6.1 3.6 -6.6 0.4 C-7 -2.2 -5 -5 0 -4.8 Z"
    )
    s.fill(outline, s.rose)
    s.fill("M2.6 -4.5 C5.8 -3.8 7 -1.8 6.6 0.4 C6.4 1.9 5.3 3 4.1 4 C4.9 1.4 4.6 -2 2.6 -4.5 Z",
           s.dark(s.rose))  # fmt: skip
    s.fill("M4.1 4 C2.9 4.9 1.7 5.6 0.9 6.6 C0.5 7.6 0.4 8.6 0.5 11 L-0.5 11 C-0.4 8.6 -0.5 7.6 "
           "-0.9 6.6 C-1.7 5.6 -2.9 4.9 -4.1 4 C-2.6 3.2 -1.4 4.6 0 3.8 C1.4 4.6 2.6 3.2 4.1 4 Z",
           s.paper)  # fmt: skip
    s.line(outline)
    s.line("M-4.8 0.6 C-4.8 -1 -4 -2.2 -2.8 -2.6", s.paper, 1)


@find("dug")
def tin(s: Ground) -> None:
    """A tin, and who has moved in."""
    with s.at(0, 0.4, 14):
        s.area("M-5.6 -6 L-5.6 7.4 C-4 9.6 4 9.6 5.6 7.4 L5.6 -6 Z", s.cool)
        s.area("M-5.5 -2.6 C-3 -0.8 3 -0.8 5.5 -2.6 L5.5 4 C3 6 -3 6 -5.5 4 Z", s.rose)
        s.fill("M2.2 -5.4 L5.2 -5.6 L5.2 7.2 C4.4 8.2 3.4 8.7 2.2 9 Z", s.dark(s.cool))
        s.fill("M2.2 -1.4 C3.6 -1.6 4.6 -2 5.3 -2.3 L5.3 3.8 C4.6 4.6 3.6 5 2.2 5.3 Z",
               s.dark(s.rose))  # fmt: skip
        s.line("M-4.4 -3.8 L-4.4 -3.2 M-4.4 -0.6 L-4.4 2.8 M-4.4 5.8 L-4.4 6.8", s.paper, 0.8)
        s.area(disc(-0.6, 1.4, 2), s.paper, THIN)
        s.area(disc(0, -6, 5.6, 2))
        s.fill(disc(0, -6, 3.6, 1.1))
        s.area("M5.2 -6.4 C9 -7.4 9.4 -11 5.4 -11.6 C2.6 -11 2.8 -8 5.2 -6.4 Z", s.cool, THIN)
    s.fill(disc(1, -5.9, 0.6), s.paper)
    s.fill(disc(2.6, -5.5, 0.6), s.paper)


@find("dug")
def spoon(s: Ground) -> None:
    """A spoon and a fork."""
    with s.at(0, 0, 36):
        s.backed("M0 -2 L0 9.6", s.cool, 1.3)
        s.line("M0.4 -1 L0.4 9.4", s.dark(s.cool), 0.5)
        s.area("M0 -10.6 C3.6 -10.6 4 -1.4 0 -1 C-4 -1.4 -3.6 -10.6 0 -10.6 Z", s.cool)
        s.fill("M0 -9.4 C2.4 -9.2 2.8 -2.4 0 -2 C-2.8 -2.4 -2.4 -9.2 0 -9.4 Z", s.dark(s.cool))
        s.line("M-1.2 -7.6 C-1.6 -6 -1.6 -5 -1.2 -4", s.paper, 0.9)
    with s.at(0, 0, -36):
        s.backed("M0 -2 L0 9.6", s.gold, 1.3)
        s.line("M0.4 -1 L0.4 9.4", s.dark(s.gold), 0.5)
        s.area(
            "M-3.2 -10.4 L-1.8 -10.4 L-1.6 -5.6 L-0.7 -5.6 L-0.7 -10.4 L0.7 -10.4 L0.7 -5.6 "
            "L1.6 -5.6 L1.8 -10.4 L3.2 -10.4 L3 -3 C2.6 -0.8 -2.6 -0.8 -3 -3 Z",
            s.gold, THIN,
        )  # fmt: skip
        s.fill("M1 -5.3 L1.9 -5.3 L2.1 -10 L2.9 -10 L2.7 -3.2 C2.4 -2 1.2 -1.7 0.4 -1.7 C1.4 -2.6 "
               "1.4 -4 1 -5.3 Z", s.dark(s.gold))  # fmt: skip
        s.line("M-2.2 -5 L-2.1 -3.4", s.paper, 0.7)


@find("dug")
def comb(s: Ground) -> None:
    """A comb of horn set with stones, long teeth under a low back; two are broken."""
    with s.at(0, 0, -5):
        teeth = []
        for k in range(13):
            x, end = -9.6 + 1.6 * k, (1.6 if k in (4, 9) else 8)
            tip = 0.5 if end < 5 else 0.16
            teeth.append(
                f"M{x - 0.5:.2f} -3 L{x - 0.5:.2f} {0.7 * end:.2f} L{x - tip:.2f} {end} "
                f"L{x + tip:.2f} {end - 0.4} L{x + 0.5:.2f} {0.7 * end - 0.4:.2f} "
                f"L{x + 0.5:.2f} -3 Z"
            )
        s.area(" ".join(teeth), s.warm, 0.4)
        for side in (-1, 1):
            with s.at(0, 0, mirrored=side < 0):
                s.area("M10.4 -4 L10.7 7 C10.9 8.2 11.7 8.2 11.9 7 L12.6 -4 Z", s.warm)
        s.area(
            "M-12.6 -2.6 C-13 -6 -11 -8 -7 -8.7 C-3 -9.4 3 -9.4 7 -8.7 C11 -8 13 -6 12.6 -2.6 Z",
            s.warm,
        )
        s.fill("M-12.2 -2.9 C-12.3 -3.6 -12.2 -4.2 -12 -4.6 C-6 -3.9 6 -3.9 12 -4.6 C12.2 -4.2 "
               "12.3 -3.6 12.2 -2.9 Z", s.dark(s.warm))  # fmt: skip
        s.line("M-9.6 -7 C-6.8 -7.9 -4 -8.2 -2.4 -8.2", s.paper, 0.7)
        s.area(disc(0, -6.4, 1.6), s.gem, THIN)
        s.fill(disc(-0.5, -6.9, 0.45), s.paper)
        s.area(joined(disc(x, -6.1, 0.9) for x in (-7.8, -4, 4, 7.8)), s.rose, 0.45)


@find
def spectacles(s: Ground) -> None:
    """Spectacles; somebody is still looking for them."""
    with s.at(0, 0, -3):
        # Both sides go back, side by side.
        for x in (-9.2, 9.2):
            s.line(f"M{x} 0.6 L{x + 3.4} -7 C{x + 4.2} -8.8 {x + 6.2} -8 {x + 5.6} -6.2", "", 1.1)
        s.line("M-1 0 C-0.6 -1.6 0.6 -1.6 1 0", "", 1.4)
        for x in (-5, 5):
            s.area(disc(x, 1, 4.2), s.gem, 1.1)
            s.line(f"M{x - 2} 0.8 L{x + 0.4} -1.4 M{x - 1.2} 2.6 L{x + 2} -0.4", s.paper, 0.9)
        s.line("M3.2 -1.2 L5.4 1.4 L4.6 3 L7 4.2", "", THIN)
