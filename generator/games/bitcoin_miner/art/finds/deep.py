"""The deep, values 26 to 36: still water, coal, fire, and crystals."""

from __future__ import annotations

from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.finds.kit import THIN, Ground, crystal, find, rays


@find(rooted=True)
def cave_fish(s: Ground) -> None:
    """A fish that has never seen light, and needs no eyes."""
    s.area("M4.8 -1 L9.6 -5.6 L9 -1 L9.8 3.6 Z", s.hot)
    s.area("M-9 -1 C-6.4 -6.6 2.6 -6.6 6 -1 C2.6 4.6 -6.4 4.6 -9 -1 Z", s.flesh)
    s.line("M-5.2 -4 C-4 -2 -4 0 -5.2 2", "", THIN)
    s.line("M-8.6 -0.4 C-7.6 0.4 -6.8 0.4 -6.4 0", "", THIN)
    scales = "M-1.6 -2.2 C-0.8 -1.4 -0.8 -0.6 -1.6 0.2 M1.4 -2.2 C2.2 -1.4 2.2 -0.6 1.4 0.2"
    s.line(scales, "", THIN)
    wave = (
        "M-9.4 {0} C-7.8 {1} -6.4 {1} -4.8 {0} C-3.2 {2} -1.6 {2} 0 {0} "
        "C1.6 {1} 3.2 {1} 4.8 {0} C6.4 {2} 7.8 {2} 9.4 {0}"
    )
    s.line(wave.format(6.4, 5, 7.8), s.ink, 0.7)
    s.line(wave.format(9, 7.6, 10.4), s.gem, 1.1)
    s.area(disc(-8.6, -6, 1), s.gem, 0.5)
    s.area(disc(-6.4, -8.8, 0.7), s.gem, 0.5)


@find(rooted=True)
def coal(s: Ground) -> None:
    """Coal: three lumps that break into faces, lit from above."""
    for x, y, k, turn in ((-5, 4, 1, 0), (5, 4.2, 1, 24), (0.2, -4, 1.06, -10)):
        with s.at(x, y, turn, k):
            s.fill("M-4.6 2.6 L-4.4 -1.6 L-1.6 -4.4 L2.4 -4.2 L4.8 -0.8 L4 3.2 L0.6 4.8 L-3 4.4 Z")
            s.fill("M-3.6 -1.6 L-1.4 -3.7 L1.8 -3.4 L0.4 -0.9 Z", s.cool)
            s.fill("M1.2 -0.6 L2.4 -3 L4 -0.6 L3 0.8 Z", s.granite)
            s.fill("M-3.9 -0.9 L-0.1 -0.3 L-0.9 2.4 L-3.9 2.2 Z", s.granite)
            s.line("M-2.6 -2 L-1.2 -3.1 M-3.2 0.2 L-3.2 1.2", s.paper, 0.6)
            s.line("M1 0.9 L0.4 3.6 M1.4 1 L3 2", s.granite, 0.5)
    for x, y in ((-8.6, -3), (8, -4.4)):
        s.line(f"M{x - 1} {y} L{x + 1} {y} M{x} {y - 1} L{x} {y + 1}", s.hot, 0.8)
    s.line("M-10 9.2 L10 9.2", "", 0.9)


@find()
def amber(s: Ground) -> None:
    """A fly in amber."""
    s.area(
        "M-3 -9 C3 -10.4 8.6 -6 8.8 -0.6 C9 5 5.6 9.2 0.2 9.4 C-5.4 9.6 -9 5 -8.8 0 "
        "C-8.6 -4.4 -7 -8 -3 -9 Z",
        s.gold,
    )
    s.line("M-6.2 -3.6 C-5.4 -5.6 -4.2 -6.6 -2.6 -7.2", s.paper, 1.2)
    with s.at(0.4, 0.6, 24):
        s.line(
            "M-1 0 L-4.4 -2.6 M-1 1 L-4.8 1.6 M-1 2 L-4 5 M1 0 L4.4 -2.6 M1 1 L4.8 1.6 M1 2 L4 5",
            "",
            0.6,
        )
        s.area("M-0.6 -0.6 C-4 -0.8 -5.4 2.6 -4.2 4.8 C-2.4 5 -0.8 2.4 -0.6 -0.6 Z", s.paper, 0.5)
        s.area("M0.6 -0.6 C4 -0.8 5.4 2.6 4.2 4.8 C2.4 5 0.8 2.4 0.6 -0.6 Z", s.paper, 0.5)
        s.fill(disc(0, 1.4, 1.2, 3))
        s.fill(disc(0, -2.2, 1.7, 1.4))


@find()
def pyrite(s: Ground) -> None:
    """Cubes of pyrite: fool's gold."""
    for x, y, k in ((-4.4, 3.2, 5), (4.8, 3.8, 4.4), (0.6, -4, 4.8)):
        w, h = 0.866 * k, 0.5 * k
        s.area(f"M{x} {y - k} L{x + w} {y - h} L{x} {y} L{x - w} {y - h} Z")
        s.area(f"M{x - w} {y - h} L{x} {y} L{x} {y + k} L{x - w} {y + h} Z", s.gold)
        s.area(f"M{x + w} {y - h} L{x} {y} L{x} {y + k} L{x + w} {y + h} Z", s.hot)


@find()
def nugget(s: Ground) -> None:
    """A nugget that fills both hands."""
    s.area(
        "M-9 3.6 L-7.4 -1.8 L-3.4 -3 L-1.6 -6.4 L3.6 -6.8 L5.6 -2.8 L9 -0.4 L8.6 5 "
        "L4.6 7.8 L0.4 6.2 L-4.4 8 Z",
        s.gold,
    )
    s.fill("M9 -0.4 L8.6 5 L4.6 7.8 L0.4 6.2 L3 1.6 L5.6 -2.8 Z", s.hot)
    s.line(
        "M-7.4 -1.8 L-3 1 L3 1.6 L5.6 -2.8 M-3.4 -3 L-3 1 L-4.4 8 M3 1.6 L0.4 6.2 "
        "M-1.6 -6.4 L1.2 -3 L3.6 -6.8",
        "",
        THIN,
    )
    for x, y, k in ((-7.4, -6.4, 2.6), (8.4, -6.2, 1.8)):
        s.fill(
            f"M{x} {y - k} L{x + 0.3 * k} {y - 0.3 * k} L{x + k} {y} "
            f"L{x + 0.3 * k} {y + 0.3 * k} L{x} {y + k} L{x - 0.3 * k} {y + 0.3 * k} "
            f"L{x - k} {y} L{x - 0.3 * k} {y - 0.3 * k} Z"
        )


@find()
def geode(s: Ground) -> None:
    """A grey stone, split: inside it glitters."""
    s.area(
        "M-9.4 0 C-9.6 -5.6 -5 -9.2 0.4 -9 C6 -8.8 9.8 -4.8 9.4 0.6 C9 6 5 9.4 -0.4 9.2 "
        "C-5.8 9 -9.2 5.4 -9.4 0 Z",
        s.granite,
    )
    s.fill(disc(0, 0.1, 7.6, 7.4), s.warm)
    s.area(disc(0, 0.1, 6.7, 6.5), s.gem, THIN)
    # Crystals that grow inwards, every other one in shade.
    for k in range(12):
        with s.at(0, 0.1, 30 * k):
            long = (3.6, 2.6, 3.1)[k % 3]
            s.fill(f"M-1.5 -6.1 L0 {long - 6.2:.1f} L1.5 -6.1 Z", s.cool if k % 2 else s.paper)
            s.line(f"M-1.5 -6.1 L0 {long - 6.2:.1f} L1.5 -6.1", "", 0.35)
    s.fill("M0 -2.2 L0.6 -0.6 L2.2 0 L0.6 0.6 L0 2.2 L-0.6 0.6 L-2.2 0 L-0.6 -0.6 Z", s.paper)


@find(rooted=True)
def fire(s: Ground) -> None:
    """Where stone melts."""
    s.area(
        "M0.6 -10 C1.6 -6.4 6.6 -4 6.8 1 C7 5.2 4 8 0 8 C-4 8 -7 5.2 -6.8 1 "
        "C-6.6 -1.6 -5.2 -3 -4.4 -5 C-3 -4.2 -2.4 -3 -2.2 -1.8 "
        "C-0.2 -3.6 1 -6.6 0.6 -10 Z",
        s.hot,
    )
    s.fill(
        "M0.4 -1.6 C1.4 0.4 3.6 1.6 3.4 4 C3.2 6.2 1.6 7.2 0 7.2 "
        "C-1.8 7.2 -3.4 6 -3.2 3.8 C-3 2.4 -1.8 1.8 -1.4 0.6 C-0.4 1 -0.2 1.6 0 2.2 "
        "C0.6 1 0.8 -0.2 0.4 -1.6 Z",
        s.gold,
    )
    s.line(
        "M-12 9.4 C-7.6 7.8 -6.4 7.8 -4.8 9.4 C-3.2 11 -1.6 11 0 9.4 "
        "C1.6 7.8 3.2 7.8 4.8 9.4 C6.4 11 7.6 11 12 9.4",
        "",
        0.9,
    )
    s.fill(disc(-8, -4.4, 0.8), s.hot)
    s.fill(disc(7.6, -6.4, 0.9), s.hot)


@find(rooted=True)
def glow_worms(s: Ground) -> None:
    """Glow-worms on their threads, the only light of a dark cave."""
    s.fill(
        "M-13 -9 L13 -9 L13 3 C12 6.4 9.4 8.6 6 9.6 C2 10.6 -3 10.4 -6.4 9.4 "
        "C-9.6 8.2 -12 6 -13 3 Z"
    )
    s.area(
        "M-13 -13.5 L13 -13.5 L13 -6.4 L8.6 -6 L5 -6.8 L1.6 -5.6 L-2.4 -6.8 L-6 -5.6 L-9 -6.6 "
        "L-13 -5.8 Z",
        s.cool,
    )
    for x, y, turn in ((-6.4, 1.6, 5), (0.2, 3.2, -5), (6.6, 1, 6)):
        with s.at(x, y, turn):
            s.fill(disc(0, 0.6, 3.2, 5.7), s.granite)
        s.line(f"M{x} -6.3 L{x} {y - 3}", s.gem, 0.6)
        with s.at(x, y, turn):
            # Four rings of a body, the last alight, and a face.
            s.fill(disc(0, 4, 2, 1.9), s.gold)
            s.fill(disc(0, 4.5, 1.1, 1), s.paper)
            s.fill(disc(0, 2.2, 2, 1.6), s.leaf)
            s.fill(disc(0, 0.4, 2, 1.6), s.warm)
            s.fill(disc(0, -1.3, 2, 1.6), s.leaf)
            s.fill(disc(0, -3.2, 2.1, 1.9), s.warm)
            for ring in (3.2, 1.4, -0.4, -2.2):
                with s.at(0, ring):
                    s.line("M-1.8 0 C-1 0.4 1 0.4 1.8 0", "", 0.35)
            for eye in (-0.75, 0.75):
                s.fill(disc(eye, -3.6, 0.42))
            s.line("M-0.6 -2.7 C-0.3 -2.3 0.3 -2.3 0.6 -2.7", "", 0.35)
    for x, y in ((-9.4, 5), (-3.4, 6.6), (4, 7), (9.4, 5), (3.4, -3), (-3, -3.6), (9.8, -3)):
        s.fill(disc(x, y, 0.4), s.gem)
    s.line("M-7 -8.4 L-5.6 -9 M-1 -8.6 L1 -9 M5 -8.8 L6.6 -8.4", "", THIN)


@find()
def dragon(s: Ground) -> None:
    """An eye. Better go back quietly."""
    with s.at(0, 0, scale=0.92):
        s.fill("M-10.4 0.6 C-6 -8.6 6 -8.6 10.4 -1.4 C6.4 7.2 -5 8 -10.4 0.6 Z")
        s.fill("M-8 0.4 C-4.4 -5.8 4.4 -5.8 8 -0.8 C4.6 5.2 -4 5.6 -8 0.4 Z", s.gold)
        s.fill("M0 -4.4 C2.2 -2 2.2 2 0 4.4 C-2.2 2 -2.2 -2 0 -4.4 Z")
        s.fill(disc(-2.6, -1.4, 0.9), s.paper)
        s.line("M-9 -6.6 C-4 -10.6 5 -10.8 9.4 -6.6", "", 1.3)
        s.line("M-6 9 L-4 7.6 L-2 9.4 L0 7.8 L2 9.4 L4 7.6 L6 8.8", "", 0.8)


@find()
def giant(s: Ground) -> None:
    """One crystal, as tall as a house, that shines by itself."""
    rays(s, 0, 0, 7.6, 10.2, 10)
    s.area("M0 -10 L4.6 -4.4 L4.6 4.4 L0 10 L-4.6 4.4 L-4.6 -4.4 Z", s.gem)
    s.fill("M1.4 -4.2 L4.3 -4.2 L4.3 4.2 L1.4 4.2 Z", s.cool)
    s.fill("M-4.3 4.4 L1.4 4.6 L0 9.4 Z", s.cool)
    s.fill("M-4 -4.9 L-0.4 -9 L0.9 -4.7 Z M-3.8 -3.9 L-2 -3.9 L-2 3.9 L-3.8 3.9 Z", s.paper)
    s.line(
        "M-4.6 -4.4 L1.4 -4.4 L4.6 -4.4 M1.4 -4.4 L0 -10 M1.4 -4.4 L1.4 4.4 M-4.6 4.4 "
        "L4.6 4.4 M1.4 4.4 L0 10",
        "",
        THIN,
    )


@find(rooted=True)
def crystal_cave(s: Ground) -> None:
    """The crystal cave: one great cluster from its floor, and teeth from its roof."""
    for x, turn, length, wide in ((-4.6, 172, 5, 3), (4.8, 188, 4.4, 2.8)):
        crystal(s, x, -9.6, turn, length, wide)
    s.area("M-13 -14 L13 -14 L13 -9 L8 -9.6 L3 -8.8 L-2.4 -9.8 L-7.4 -9 L-13 -9.4 Z", s.cool)
    for x, y, turn, length, wide in (
        (-6.6, 9.4, -20, 8.4, 3), (6.8, 9.4, 22, 7.6, 3), (-3.8, 9.8, -15, 12.4, 4),
        (4, 9.8, 15, 11.4, 3.8), (0, 10, 0, 15.4, 4.8),
    ):  # fmt: skip
        crystal(s, x, y, turn, length, wide)
    s.area("M-12.5 12.8 L-12.5 8.8 L-7 8 L-2.6 9 L2.4 8.2 L7.4 9 L12.5 8.4 L12.5 12.8 Z", s.cool)
    for x, y in ((-7, -3.6), (6.8, -4.4)):
        s.fill(disc(x, y, 0.6), s.hot)
