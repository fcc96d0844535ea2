"""Stone, values 16 to 25: what it has kept of the sea and of giants, and the first caves."""

from __future__ import annotations

from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find


@find("dug")
def ammonite(s: Ground) -> None:
    """The shell of an ammonite."""
    s.area(
        "M8.6 7.4 C4.6 10 -3.6 9.8 -7.4 5 C-11 0 -9 -8.6 0.2 -8.8 "
        "C8.4 -8.8 9.4 0.2 5.6 3 C5.8 5 7.2 6.4 8.6 7.4 Z",
        s.warm,
    )
    s.line(
        "M6.2 1.8 C2.4 6.6 -5 4 -4.6 -1 C-4.2 -5.6 2.4 -6 3 -2 C3.2 0.8 -0.6 1.6 -1 -0.8", "", 0.8
    )
    s.line(
        "M-8.6 -1.6 L-4.8 -0.8 M-7.2 -5.6 L-3.8 -3.4 M-2.8 -8.2 L-1.4 -4.8 M2.6 -8.4 "
        "L1.6 -4.6 M6.6 -6 L3 -3.2 M-8 3.4 L-3.8 1.8 M-4.4 7.6 L-1.6 3.8 M1 8.8 "
        "L1.4 4.6 M5.4 8.6 L3.8 4.2",
        "",
        THIN,
    )


@find("boulder")
def trilobite(s: Ground) -> None:
    """A trilobite from above, ribbed, with feelers and a tail."""
    with s.at(0, 0.4, scale=0.86):
        s.line(
            "M-2.4 -8.4 C-4.4 -10.6 -7 -10.8 -8.6 -9.4 M2.4 -8.4 C4.4 -10.6 7 -10.8 8.6 -9.4",
            "",
            0.7,
        )
        # Ribs with points that hang out at the sides.
        ribs = []
        for k in range(6):
            y, half = -2.2 + 1.75 * k, 6.8 - 0.2 * k * k
            ribs.append(
                f"M0 {y - 0.4:.2f} L{half:.2f} {y:.2f} "
                f"L{half + 0.7:.2f} {y + 2.2:.2f} L0 {y + 1.7:.2f} "
                f"L{-half - 0.7:.2f} {y + 2.2:.2f} L{-half:.2f} {y:.2f} Z"
            )
        for rib in reversed(ribs):
            s.area(rib, s.warm, THIN)
        s.area("M-2 8 C-1.6 10.6 1.6 10.6 2 8 Z", s.warm, THIN)
        s.area(
            "M0 -9 C4.6 -9 7.4 -6.4 8.2 -0.4 C6.6 -1.8 3.4 -2.2 0 -2.2 "
            "C-3.4 -2.2 -6.6 -1.8 -8.2 -0.4"
            "C-7.4 -6.4 -4.6 -9 0 -9 Z",
            s.warm,
        )
        s.area(
            "M0 -8 C2 -8 2.8 -6 2.2 -3.4 L1.7 1.6 L1.2 5.6 L0 9 L-1.2 5.6 L-1.7 1.6 L-2.2 -3.4 "
            "C-2.8 -6 -2 -8 0 -8 Z",
            s.hot,
            THIN,
        )
        s.line(
            "M-1.9 -1 L1.9 -1 M-1.7 0.9 L1.7 0.9 M-1.5 2.8 L1.5 2.8 M-1.2 4.7 L1.2 4.7", "", THIN
        )
        s.fill("M-5.9 -4 C-5.4 -5.6 -4.4 -6.4 -3.4 -6.4 C-3.4 -5 -4.4 -4.2 -5.9 -4 Z")
        s.fill("M5.9 -4 C5.4 -5.6 4.4 -6.4 3.4 -6.4 C3.4 -5 4.4 -4.2 5.9 -4 Z")


@find("dug")
def fern(s: Ground) -> None:
    """A fern, pressed in slate."""
    s.area("M-7.6 -7 L-2 -9.4 L6.8 -8 L8.8 -0.6 L7 7.6 L-0.6 9.4 L-7.8 7 L-9 -1 Z", s.cool)
    s.line("M-3.6 7.2 C-1.6 2 0.6 -2.6 4.2 -7", "", 0.8)
    leaves = []
    for x, y, k in (
        (-2.6, 4.4, 3.6), (-1.4, 1.8, 3.6), (0, -0.8, 3.2), (1.4, -3, 2.6), (2.8, -5.2, 1.8)
    ):  # fmt: skip
        leaves.append(
            f"M{x} {y} "
            f"C{x - 0.4 * k} {y - 0.6 * k} {x - k} {y - 0.7 * k} {x - 1.2 * k} {y - 0.5 * k}"
        )
        leaves.append(
            f"M{x} {y} "
            f"C{x + 0.5 * k} {y - 0.1 * k} {x + k} {y + 0.2 * k} {x + 1.1 * k} {y + 0.5 * k}"
        )
    s.line(" ".join(leaves), "", 0.9)


@find("slate")
def fish_bones(s: Ground) -> None:
    """The bones of a fish."""
    s.line("M-3.4 0 L6 0", "", 1.1)
    s.line(
        "M-1.4 -3.6 L-0.4 0 L-1.4 3.6 M1.2 -3.2 L2 0 L1.2 3.2 M3.6 -2.4 L4.2 0 L3.6 2.4", "", 0.9
    )
    s.area("M5.4 0 L9.4 -4.2 L8.6 0 L9.4 4.2 Z", s.cool)
    s.area(
        "M-9.6 1.2 C-8.4 -3 -5.6 -4.4 -2.8 -4.2 C-1.8 -1.4 -1.8 1.4 -2.8 4.2 "
        "C-5.6 4.4 -7.8 3.4 -8.8 2.2 L-6.8 1.4 Z"
    )
    s.fill(disc(-5.4, -1.2, 0.9))


@find("dug")
def footprint(s: Ground) -> None:
    """The foot of a dinosaur, pressed into a slab."""
    s.area(
        "M-8.2 -8 L-1.4 -9.8 L6.6 -8.8 L9.8 -2.4 L8.8 6 L3.4 9.8 L-5.6 9.2 L-9.8 3.2 L-9.6 -3.4 Z",
        s.cool,
    )
    s.line("M9.8 -2.4 L7.4 -1.4 L6.8 1 M-5.6 9.2 L-5.4 7.4 L-7 6.2", "", THIN)
    # A heel and three fat toes with claws.
    foot = (
        "M-2.8 6 C-4.4 4.6 -3.6 2.4 -3.4 1 C-4.8 0.4 -6.8 -0.6 -7.4 -2.6 L-7.2 -4.6 L-5.4 -4 "
        "C-3.6 -3.8 -2.6 -2.6 -1.8 -1.6 C-2.2 -3 -2.2 -5 -1.4 -6.4 L0 -8.4 L1.4 -6.4 "
        "C2.2 -5 2.2 -3 1.8 -1.6 C2.6 -2.6 3.6 -3.8 5.4 -4 L7.2 -4.6 L7.4 -2.6 "
        "C6.8 -0.6 4.8 0.4 3.4 1 C3.6 2.4 4.4 4.6 2.8 6 C1.4 7.2 -1.4 7.2 -2.8 6 Z"
    )
    with s.at(0.5, 0.7):
        s.fill(foot, s.paper)
    s.fill(foot)


@find("dug")
def skull(s: Ground) -> None:
    """The skull of a hunter as long as a bus."""
    s.area("M-9.4 3.6 L8.2 5.6 C9.2 7 8 8.6 6 8.4 L-7.4 7.4 C-9 7 -9.8 5.4 -9.4 3.6 Z", s.warm)
    s.area(
        "M-9.8 2.6 C-10.4 -0.6 -9 -3 -6.4 -3.4 L-2.4 -4.6 C-0.6 -8.4 6 -9 8.6 -5 "
        "C10 -2 9.6 2.6 8.2 5.4 L4.2 4.4 L3.4 1.8 L2.2 4 L1 2 L-0.2 4 L-1.4 2 L-2.6 4 "
        "L-3.8 2 L-5 3.9 L-6.2 2 L-7.4 3.8 L-8.4 2.2 Z",
        s.warm,
    )
    s.fill("M1.2 -4 C2.6 -5.8 5.4 -4.8 5 -2.6 C4.6 -0.8 1.2 -1 1.2 -4 Z")
    s.fill(disc(-7.6, -1.2, 0.9, 0.6))
    s.fill(disc(-1.6, -1.8, 1.4, 0.9))


@find
def eggs(s: Ground) -> None:
    """A nest of eggs, and somebody at home."""
    for side in (-1, 1):
        with s.at(6.4 * side, 0.6, 14 * side):
            s.area(disc(0, 0, 2.7, 4.1), s.paper)
            for x, y, r in ((0.9, -1.6, 0.55), (-0.9, -0.6, 0.4), (0.5, 0.6, 0.4)):
                s.fill(disc(x * side, y, r), s.cool)
    # The chick looks out over the rim of its shell.
    s.line("M-0.2 -7.6 L-1.2 -9.6 M0.2 -7.6 L0.2 -10 M0.6 -7.6 L1.6 -9.4", "", 0.7)
    s.area(disc(0, -4, 3.7), s.gold)
    for x in (-1.5, 1.5):
        s.fill(disc(x, -4.6, 0.65))
    s.area("M-1.1 -3.3 L1.1 -3.3 L0 -1.6 Z", s.hot, THIN)
    s.area(
        "M-3.6 -1.6 L-2.4 -0.4 L-1.2 -1.6 L0 -0.4 L1.2 -1.6 L2.4 -0.4 L3.6 -1.6 "
        "C4.4 3 3 6 0 6 C-3 6 -4.4 3 -3.6 -1.6 Z"
    )
    s.fill(disc(-1.6, 1.4, 0.6), s.cool)
    s.fill(disc(1.7, 2.2, 0.5), s.cool)
    s.area(
        "M-10 2.8 L-8 4.2 L-6.4 3.6 L-4.6 5 L-2.2 4.4 L0 5.4 L2.2 4.4 L4.6 5 L6.4 3.6 L8 4.2 "
        "L10 2.8 C9.8 7.2 6 9.2 0 9.2 C-6 9.2 -9.8 7.2 -10 2.8 Z",
        s.bark,
    )
    s.line(
        "M-8.2 5.8 L-4.6 6.8 M-2.8 6.4 L1.4 7.2 M3 6.6 L7.6 5.6 "
        "M-5.6 8 L-1.6 8.2 M2.2 8.4 L5.8 7.4",
        "",
        THIN,
    )


@find
def mushrooms(s: Ground) -> None:
    """Mushrooms that glow."""
    s.area("M-4.2 9 L-3.6 1 L-0.4 1 L0.4 9 Z")
    s.area("M-8.8 1.6 C-9 -5.4 -5.4 -8.4 -2 -8.4 C1.4 -8.4 5 -5.4 4.8 1.6 Z", s.gem)
    s.fill(disc(-4.6, -2.4, 1.3), s.paper)
    s.fill(disc(-0.6, -4.8, 1), s.paper)
    s.fill(disc(1.4, -1, 1.2), s.paper)
    s.area("M4.4 9 L4.8 4.6 L7 4.6 L7.6 9 Z")
    s.area("M2.4 5 C2.4 1 4.2 0 5.9 0 C7.6 0 9.4 1 9.4 5 Z", s.gem)
