"""Clay, values 9 to 15: what people of long ago lost, hid or gave to their dead."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, find


@find("dug")
def bell(s: Ground) -> None:
    """A bell."""
    deep, dark = mixed(s.gold, s.bark, 0.5), mixed(s.bark, s.ink, 0.6)
    with s.at(0, 0.6, 20):
        s.backed("M-1.4 -7.6 C-3 -11.4 3 -11.4 1.4 -7.6", s.gold, 0.9)
        s.area(
            "M0 -8 C4.4 -8 5 -4 5.4 0 C5.8 3.4 7 5 8.4 6.4 L8.4 7.6 L-8.4 7.6 L-8.4 6.4 "
            "C-7 5 -5.8 3.4 -5.4 0 C-5 -4 -4.4 -8 0 -8 Z",
            s.gold,
        )
        s.fill(
            "M2.2 -7.2 C4.2 -6.4 4.6 -3.6 5 0 C5.4 3.6 6.6 5.2 8 6.6 L4.6 7.2 C3.4 3 3.6 -4 2.2 "
            "-7.2 Z",
            deep,
        )
        s.line("M-3.4 -4.2 C-4 -2.4 -4 -0.4 -4.4 1.4", s.paper, 0.9)
        s.line("M-6.2 4.4 C-3 5.6 3 5.6 6.2 4.4 M-4.6 -3.2 C-2 -2.2 2 -2.2 4.6 -3.2", "", THIN)
        s.area(disc(0, 7.4, 8.5, 2.1), dark)
        s.line("M-0.4 6.4 L-1.8 8.4", "", 1)
        s.area(disc(-2.2, 9.2, 1.6), deep)


@find
def oil_lamp(s: Ground) -> None:
    """A lamp of clay with a flame at its long nose; nobody has rubbed it yet."""
    s.backed("M7 1.4 C12 -3.4 12.6 5.4 6.4 4.8", s.gold, 0.8, 0.5)
    s.area("M-11.8 -1.6 C-14 -3.6 -11.6 -5.4 -11.4 -8.4 C-9.4 -6 -9 -3.2 -10.8 -1.6 Z", s.hot, THIN)
    s.fill("M-11.5 -2 C-12.6 -3.2 -11.6 -4 -11.3 -5.4 C-10.2 -4 -10.2 -2.8 -11 -2 Z", s.paper)
    s.area(
        "M-12.4 -1.4 L-9.8 -1.8 C-8.2 0.4 -6.2 0.2 -4 -0.4 "
        "C-1.4 -1 4 -1.2 6.6 0.2 C8.6 1.6 8 4.2 6.4 5.4 "
        "C4 7 -2.6 7 -5.2 5.2 C-7.6 3.6 -9.4 1.6 -12.4 -1.4 Z",
        s.hot,
    )
    s.fill(
        "M-8 1.6 C-6 2.8 -4.4 4 -1.6 4.6 C2 5.2 5.4 4.6 7.3 2.8 C7.3 3.8 6.9 4.6 6.1 5.1 "
        "C3.8 6.6 -2.5 6.6 -5 4.9 C-6.2 4 -7.1 2.9 -8 1.6 Z",
        mixed(s.hot, s.ink, 0.82),
    )
    s.line("M-7.6 -0.2 C-6 0.8 -4.6 0.4 -3.2 0", s.paper, 0.6)
    s.line("M-11.6 -1.4 L-9.9 -1.7", s.gold, 0.6)
    s.area("M-2.6 -0.7 C-2 -3 4 -3 4.6 -0.5 C2 0.3 -0.4 0.2 -2.6 -0.7 Z", s.gold, THIN)
    s.area(disc(1, -3, 0.9), s.gold, THIN)
    s.area("M-3 6.2 L4.2 6.2 L5.2 8.2 L-4.2 8.2 Z", s.gold)
    s.line("M-3 7.2 L4.2 7.2", "", THIN)
    s.line("M-4.6 2.4 C-2.8 4 -1.4 4 0 2.4 C1.4 4 2.8 4 4.4 2.4 C5.2 3.2 5.8 3.3 6.4 3", "", 1.3)
    s.line("M-4.6 2.4 C-2.8 4 -1.4 4 0 2.4 C1.4 4 2.8 4 4.4 2.4 C5.2 3.2 5.8 3.3 6.4 3", s.gold,
           0.6)  # fmt: skip
    for x in (-2.3, 2.2):
        s.area(disc(x, 1.7, 0.6), s.gem, THIN)
    # It has been polished: that much can be told.
    for x, y, r in ((9.4, -5.4, 1.5), (5.4, -5.6, 1), (-6.6, -4, 1)):
        s.fill(f"M{x} {y - r} Q{x} {y} {x + r} {y} Q{x} {y} {x} {y + r} Q{x} {y} {x - r} {y} "
               f"Q{x} {y} {x} {y - r} Z", s.gold)  # fmt: skip


@find("dug")
def wheel(s: Ground) -> None:
    """The wheel of a wagon."""
    s.area(disc(0, 0, 9.6), s.bark)
    s.line("M-8.2 2 C-8.8 -2.6 -6.4 -7 -2 -8.2", s.light(s.bark), 0.8)
    s.line("M3 7.8 C6.4 6.6 8.4 3.6 8.4 0", s.dark(s.bark), 1.2)
    s.area(disc(0, 0, 6.8), s.dark(s.bark))
    s.fill(disc(0.3, 0.3, 6.1), s.granite)
    for turn in range(0, 180, 45):
        with s.at(0, 0, turn + 12):
            s.area(bar(-6.6, -0.85, 13.2, 1.7), s.bark, THIN)
    s.area(disc(0, 0, 2.6), s.cool)
    s.line("M-1.6 0.2 C-1.6 -1 -0.8 -1.7 0.2 -1.7", s.paper, 0.6)
    s.fill(disc(0, 0, 0.9))
    # The rim is of six bent boards, each with its bolt.
    for turn in range(0, 360, 60):
        with s.at(0, 0, turn + 40):
            s.line("M0 -7 L0 -9.4", "", THIN)
            s.fill(disc(-2.2, -7.9, 0.45))


@find("dug")
def axe(s: Ground) -> None:
    """An axe of iron."""
    with s.at(0.6, 0.6, 34):
        s.line("M-1 -9 L-1 10", "", 3)
        s.line("M-1 -8.8 L-1 9.8", s.bark, 1.7)
        s.line("M-0.5 -1 L-0.5 9.6", s.dark(s.bark), 0.6)
        s.area(
            "M-3.4 -7.6 L2 -7 C4.6 -8 6.8 -9.6 8 -10.4 C9.8 -6 9.8 -1.6 8 2 "
            "C6.4 0.6 4.6 -1.6 2 -2.4 L-3.4 -2 Z",
            s.cool,
        )
        s.fill("M-3 -4.6 L2 -4.4 C4.6 -3.6 6.6 -2.4 8.6 -2.2 C8.5 -0.8 8.2 0.4 7.8 1.4 C6.2 0 4.4 "
               "-2.2 2 -2.8 L-3 -2.4 Z", mixed(s.cool, s.granite, 0.6))  # fmt: skip
        s.fill("M7.9 -9.6 C9.4 -5.6 9.4 -1.8 7.9 1.2 L7 0.4 C8.2 -2.4 8.2 -5.6 7 -9 Z", s.paper)
        s.line("M-2.6 -6.4 L0.8 -3.2 M0.8 -6.4 L-2.6 -3.2", "", 1.5)
        s.line("M-2.6 -6.4 L0.8 -3.2 M0.8 -6.4 L-2.6 -3.2", s.warm, 0.7)
        s.line("M-1.9 6 L-0.1 6.6 M-1.9 7.4 L-0.1 8", s.warm, 0.7)


@find("dug")
def anchor(s: Ground) -> None:
    """An anchor: once there was a sea up there."""
    with s.at(0, 0, 14):
        way = "M0 -5 L0 8.4 M-5 -2.4 L5 -2.4 M-8 2.4 C-7.4 7 -4 9 0 9 C4 9 7.4 7 8 2.4"
        s.backed(way, s.cool, 2.2)
        s.line("M0.6 -4.6 L0.6 7.6 M-7.6 4.4 C-6.4 8 -3.6 9.6 0 9.6 C3.6 9.6 6.8 8 7.8 4.4",
               s.dark(s.cool), 0.8)  # fmt: skip
        s.area("M-10.4 4.6 L-8.6 -0.6 L-5.4 3.4 Z", s.cool)
        s.area("M10.4 4.6 L8.6 -0.6 L5.4 3.4 Z", s.dark(s.cool))
        s.line("M-9.4 3.6 L-8.5 1", s.paper, 0.7)
        s.area(disc(0, -7.6, 3), s.cool)
        s.line("M-2 -7 C-2.2 -8.6 -1.2 -9.6 0.2 -9.6", s.paper, 0.7)
        s.area(disc(0, -7.6, 1.3), s.granite)
        s.line("M-4.6 -2.6 L-1.4 -2.6", s.paper, 0.6)


@find("plinth")
def compass(s: Ground) -> None:
    """A compass that has always pointed down here."""
    s.area(disc(0, -9.2, 1.9), s.gold)
    s.area(disc(0, 0.8, 9), s.gold)
    s.line("M-7.8 2 C-8.4 -2.8 -5 -6.8 -1.4 -7", s.light(s.gold), 0.9)
    s.line("M7.8 -0.6 C8.2 4 5 8.4 1 8.6", s.dark(s.gold), 1)
    s.area(disc(0, 0.8, 6.7), s.light(s.warm))
    s.fill("M0 -4.4 L0.9 -0.1 L5.2 0.8 L0.9 1.7 L0 6 L-0.9 1.7 L-5.2 0.8 L-0.9 -0.1 Z",
           s.dark(s.warm))  # fmt: skip
    s.line("M0 -5.4 L0 -4.4 M0 6 L0 7 M-6.2 0.8 L-5.2 0.8 M5.2 0.8 L6.2 0.8", "", 0.9)
    with s.at(0, 0.8, 38):
        s.area("M0 -5.6 L1.9 0 L0 5.6 L-1.9 0 Z", s.paper, THIN)
        s.fill("M0 5 L1.5 0 L0 0 Z", s.cool)
        s.area("M0 -5.6 L1.9 0 L-1.9 0 Z", s.rose, THIN)
        s.fill(disc(0, 0, 0.8))


@find("dug")
def helmet(s: Ground) -> None:
    """A knight's helmet."""
    s.area("M-1 -8 C0 -12.4 7.6 -13 9.6 -7.6 C9.8 -6 9 -4.6 8.6 -4 C7 -7.4 4.4 -8 2.4 -6.6 Z",
           s.rose)  # fmt: skip
    s.line("M2 -9.4 C4.6 -10.6 7 -9.6 8.2 -7.4", s.dark(s.rose), 0.7)
    s.area("M-7.4 8 L-7.4 -1 C-7.4 -11 7.4 -11 7.4 -1 L7.4 8 L4 9.6 L-4 9.6 Z", s.cool)
    s.fill("M0.4 -8.2 C5 -8 7 -4.6 7 -1 L7 7.8 L3.9 9.2 L0.4 9.2 Z", s.dark(s.cool))
    s.fill("M-7 -2 L-0.8 -0.4 L-0.8 1.8 L-7 0.4 Z M7 -2 L0.8 -0.4 L0.8 1.8 L7 0.4 Z")
    s.line("M0 -8.4 L0 9.2", "", 1.5)
    s.line("M0 -8 L0 9", s.gold, 0.7)
    s.line("M-7 3 L7 3", "", THIN)
    for x, y in ((-4.4, 5), (-2.2, 5), (2.2, 5), (4.4, 5), (-3.3, 7), (3.3, 7)):
        s.fill(disc(x, y, 0.6))
    s.line("M-5.4 -3.6 C-4.8 -5.8 -3.6 -6.9 -2 -7.3", s.paper, 1)


@find("dug")
def shield(s: Ground) -> None:
    """A shield that has done its work."""
    outline = "M-8 -8 C-4 -7.4 -2 -8 0 -9.4 C2 -8 4 -7.4 8 -8 C9 1 6 7 0 10 C-6 7 -9 1 -8 -8 Z"
    with s.at(0, 0.2, -8):
        s.area(outline, s.cool)
        s.fill("M0 -9.4 C2 -8 4 -7.4 8 -8 C8.35 -4.5 8.05 -1.5 7.22 0.2 L0 0.2 Z", s.rose)
        s.fill("M0 0.2 L0 10 C-4.3 7.85 -6.1 4.15 -7.22 0.2 Z", s.rose)
        s.line("M0 -9 L0 9.6 M-7.2 0.2 L7.2 0.2", "", THIN)
        s.line(outline, "", 1.9)
        s.line(outline, s.light(s.cool), 0.7)
        s.area(disc(0, 0.2, 2), s.gold)
        s.line("M3 -5.6 L5.4 -2.6 M-5.4 3.4 L-2.8 5", "", 0.8)


@find("plinth")
def goblet(s: Ground) -> None:
    """A goblet."""
    s.area("M-1.3 1.6 L1.3 1.6 L1.3 6.6 C2.4 8 4 8.6 5.4 9.4 L-5.4 9.4 C-4 8.6 -2.4 8 -1.3 6.6 Z",
           s.gold)  # fmt: skip
    s.fill("M0.2 5.4 L1 5.4 L1 6.8 C2 8 3.2 8.5 4.2 9.1 L1 9.1 Z", s.dark(s.gold))
    s.area("M-6.2 -8.6 L6.2 -8.6 C6.6 -2 4.6 2.4 0 2.6 C-4.6 2.4 -6.6 -2 -6.2 -8.6 Z", s.gold)
    s.fill("M1.4 -8.2 L5.8 -8.2 C6 -2.4 4.4 1.4 1 2.2 C2.6 -1 2.4 -5 1.4 -8.2 Z", s.dark(s.gold))
    s.line("M-4.8 -5.6 C-4.8 -2.4 -4 -0.6 -2.6 0.6", s.light(s.gold), 1)
    s.area(disc(0, -8.6, 6.2, 1.6), s.light(s.gold))
    s.fill(disc(0, -8.3, 5, 1), s.rose)
    for x, y in ((-3.4, -3.4), (0, -3), (3.4, -3.4)):
        s.area(disc(x, y, 1.2), s.gem, THIN)
        s.fill(disc(x - 0.35, y - 0.4, 0.35), s.paper)
    s.area(disc(0, 4.4, 2.1, 1.5), s.rose, THIN)
    s.line("M-1 4 C-0.6 3.5 0 3.4 0.4 3.5", s.paper, 0.5)


@find("plinth")
def mask(s: Ground) -> None:
    """The golden mask of a king."""
    # The head-cloth behind, in stripes, and its two ends on the chest.
    s.area(
        "M-5.4 -8.6 C-9.8 -7 -9.4 -1 -10.4 5.4 L-8.6 9.6 L8.6 9.6 L10.4 5.4 "
        "C9.4 -1 9.8 -7 5.4 -8.6 C2 -10 -2 -10 -5.4 -8.6 Z",
        s.gem,
    )
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.line(
                "M6 -6.6 L8.3 -5.4 M6.2 -4.2 L8.9 -2.8 M6.2 -1.8 L9.1 -0.2 M6 0.8 L9.4 2.4 "
                "M5.6 3.2 L9.8 5",
                s.gold,
                0.9,
            )
    # A broad collar of beads.
    s.area("M-9.4 9.8 C-8.6 3.6 8.6 3.6 9.4 9.8 Z", s.gold)
    s.line("M-8.2 8.6 C-6.8 4.4 6.8 4.4 8.2 8.6", s.gem, 0.9)
    s.line("M-7 9.4 C-5.6 6 5.6 6 7 9.4", s.hot, 0.9)
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.area("M4.2 2.6 L7.8 3.4 L7.4 9.8 L3.4 9.8 Z", s.gem)
            s.line("M4.2 4.6 L7.5 4.9 M4 6.4 L7.4 6.6 M3.8 8.2 L7.3 8.3", s.gold, 0.8)
            s.area(disc(5.5, -1.2, 0.9, 1.5), s.gold, THIN)
    s.area(
        "M-5.2 -5.8 C-5.6 -0.4 -5 2.6 -3 4.8 C-1.6 6.2 1.6 6.2 3 4.8 C5 2.6 5.6 -0.4 5.2 -5.8 "
        "C3 -7 -3 -7 -5.2 -5.8 Z",
        s.gold,
    )
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.line("M1.3 -3.6 C2.2 -4.4 3.4 -4.4 4.4 -3.6", "", 0.6)
            s.area("M1.1 -1.7 C1.9 -2.8 3.2 -2.8 4 -1.7 C3.2 -1 1.9 -1 1.1 -1.7 Z", "", THIN)
            s.line("M4 -1.7 L5.2 -1.4", "", 0.6)
            s.fill(disc(2.5, -1.8, 0.6))
    s.line("M0.5 -1.8 L0.9 1 C0.5 1.6 -0.5 1.6 -0.9 1", "", THIN)
    s.line("M-1.7 3 C-0.7 3.7 0.7 3.7 1.7 3", "", 0.7)
    # The beard, plaited, and the cobra on the brow.
    s.area("M-1.1 5.4 L1.1 5.4 L1.6 9.6 C0.8 10.6 -0.8 10.6 -1.6 9.6 Z", s.gem)
    s.line("M-1.2 6.8 L1.2 6.8 M-1.4 8.2 L1.4 8.2 M-1.5 9.5 L1.5 9.5", s.gold, 0.6)
    s.area("M-6 -5.4 C-3 -7.6 3 -7.6 6 -5.4 L5.8 -7 C3 -8.8 -3 -8.8 -5.8 -7 Z", s.gold)
    s.area("M-0.7 -6.6 C-2 -8.4 -1.6 -10.6 0 -11 C1.6 -10.6 2 -8.4 0.7 -6.6 Z", s.hot)
    s.fill(disc(-0.45, -9.7, 0.25))
    s.fill(disc(0.45, -9.7, 0.25))


@find("plinth")
def hourglass(s: Ground) -> None:
    """An hourglass; it still runs."""
    s.area(
        "M-5 -8 C-5 -2.6 -0.8 -2 -0.8 0 C-0.8 2 -5 2.6 -5 8 L5 8 C5 2.6 0.8 2 0.8 0 "
        "C0.8 -2 5 -2.6 5 -8 Z",
        s.paper,
    )
    s.fill("M-4.2 -5.6 C-3.4 -2.6 -0.6 -2 0 -0.4 C0.6 -2 3.4 -2.6 4.2 -5.6 Z", s.gold)
    s.fill("M-4.4 7.8 C-4 5.4 -1.6 4.4 0 3 C1.6 4.4 4 5.4 4.4 7.8 Z", s.gold)
    s.line("M0 -0.6 L0 4", s.gold, 0.7)
    s.line("M-6 -8 L-6 8 M6 -8 L6 8", "", 1)
    s.area(bar(-7.4, -10.4, 14.8, 2.6, 0.6), s.bark)
    s.area(bar(-7.4, 7.8, 14.8, 2.6, 0.6), s.bark)


@find("plinth")
def treasure_map(s: Ground) -> None:
    """A map: it seems that this is the place."""
    old = mixed(s.warm, s.paper, 0.5)
    s.area(
        "M-9.4 -7 C-5 -9 -1 -5.4 3.4 -7.2 C5.6 -8 7.6 -8 9.4 -7 L9.4 8 C7.6 7 5.6 7 3.4 7.8 "
        "C-1 9.4 -5 6 -9.4 8 Z",
        old,
    )
    # An island: shore, hills, firs, the way, and where it ends.
    s.fill("M-9 -6.6 C-5 -8.4 -1 -5 3.4 -6.8 C5.6 -7.6 7.4 -7.6 9 -6.8 L9 -2.6 C6 -1.6 4.4 -4.4 "
           "1.4 -3.8 C-1.6 -3 -3 -6 -5.4 -4.8 C-7.2 -4 -7.6 -2 -9 -1.8 Z",
           mixed(s.gem, old, 0.75))  # fmt: skip
    s.line("M3.2 -5.4 q0.8 -0.8 1.6 0 q0.8 0.8 1.6 0 M-2.6 -6.2 q0.6 -0.6 1.2 0 q0.6 0.6 1.2 0", "",
           0.4)  # fmt: skip
    s.area("M-8 1.4 L-5.4 -3 L-3.8 -0.6 L-2.6 -2.4 L-0.4 1.4 Z", mixed(s.bark, old, 0.6), THIN)
    s.fill("M-6.1 -1.8 L-5.4 -3 L-4.6 -1.8 L-5.3 -1.2 Z", s.paper)
    s.area("M5.6 -1.8 L7.4 1.6 L3.8 1.6 Z M7.4 -1 L8.8 1.8 L6.2 1.8 Z", s.leaf, THIN)
    s.line("M-7 5.4 L-5.4 4.6 M-3.6 3.8 L-2 3.6 M-0.2 3.4 L1.2 3.8", s.rose, 1.2)
    s.line("M3.2 2.8 L6.4 6 M6.4 2.8 L3.2 6", s.rose, 1.6)
    for x, y in ((-9.5, -7.2), (9.5, -7.2)):
        s.area(disc(x, y, 1.5), s.bark)
        s.line(f"M{x + 0.5} {y} L{x - 0.4} {y}", "", 0.35)
