"""Who lives down the mine: animals beside a find. See `aside_kit` for their measures."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.games.bitcoin_miner.art.aside_kit import LINE, ROOF, THIN, Scene, aside, tub


@aside
def rabbit(s: Scene) -> None:
    """A rabbit listens."""
    s.area("M-1 -9 C-3.4 -14 -3 -16.6 -1.8 -16.6 C-0.4 -16.4 0 -12.6 0.2 -9.4 Z", s.fur, LINE)
    s.area("M1 -9.4 C1 -14 2.4 -16.8 3.6 -16 C4.6 -15 3 -11.4 2.4 -9 Z", s.fur, LINE)
    s.line("M2.2 -10.6 L3 -14", s.hot, 0.6)
    s.area(disc(-5, -1.6, 1.5), s.paper, LINE)
    s.area("M-4.6 0.2 C-6 -4 -3 -6.6 0 -6.4 L3 -5 C3.4 -2 3 -0.6 2.8 0.2 Z", s.fur, LINE)
    s.area(disc(1.4, -7.4, 3), s.fur, LINE)
    s.fill(disc(2.4, -8, 0.5))
    s.fill(disc(4.2, -6.8, 0.5))
    s.line("M-1.4 0 C-1.6 -2.4 0.4 -3 1.2 -2", "", THIN)


@aside
def mole_hill(s: Scene) -> None:
    """A mole looks out."""
    s.fill("M-3.4 0 C-4 -6 -2.6 -8.6 0 -8.6 C2.6 -8.6 4 -6 3.4 0 Z")
    s.fill(disc(0, -4.8, 1.9, 1.7), s.skin)
    s.fill(disc(0, -5.8, 0.9, 0.7), s.hot)
    s.fill(disc(-1.4, -6.9, 0.45), s.paper)
    s.fill(disc(1.4, -6.9, 0.45), s.paper)
    s.area("M-6.6 0.6 C-5.4 -2.6 -3.4 -3 -2.4 -2 C-1 -3.4 1 -3.4 2.2 -2 C3.8 -3 5.6 -2.2 6.6 0.6 Z",
           s.wood, LINE)  # fmt: skip
    for x in (-3.4, 3.4):
        s.area(disc(x, -2.7, 1.3, 1), s.skin, THIN)


@aside
def spider(s: Scene) -> None:
    """A spider on its thread."""
    s.line(f"M0 -12 L0 {ROOF}", s.rope, 0.4)
    _spider(
        s,
        -8.6,
        "M1 -9 L3.4 -12.6 L5.4 -11.4 M1 -8.4 L4.2 -10.2 L6.2 -7.8 M1 -7.8 L4.2 -7.6 "
        "L5.8 -4.6 M0.8 -7 L3 -5.4 L3.6 -2.6",
    )


@aside
def spider_up(s: Scene) -> None:
    """A spider on its way back up its thread."""
    s.line(f"M0 -14 L0 {ROOF}", s.rope, 0.4)
    with s.at(0, -11.4, 168):
        _spider(
            s,
            0,
            "M1 -1.2 L3.6 -5 L2.4 -7.6 M1.2 -0.4 L4.6 -2.2 L5.6 -5 M1.2 0.4 L4.6 1 "
            "L5.8 3.6 M0.8 1.4 L2.8 3.4 L2 5.8",
            "M-1.5 -3 L1.5 -3 M-2 -1.6 L2 -1.6",
        )


@aside
def spider_digs(s: Scene) -> None:
    """A spider down from its thread, which has found a helmet that fits."""
    for side in (-1, 1):
        with s.at(0, -5, mirrored=side < 0):
            s.line("M1.6 -0.6 L4.8 -5.4 L6.3 5 M1.6 0.4 L4 -2.6 L4.7 5 M1.4 1.2 L2.8 -0.4 L2.9 5",
                   "", 0.65)  # fmt: skip
    s.area(disc(0, -4.6, 3.2, 2.9), s.fur, LINE)
    s.line("M-1.4 -2.6 C-0.6 -1.9 0.6 -1.9 1.4 -2.6", "", THIN)
    for x in (-1.1, 1.1):
        s.area(disc(x, -4.8, 0.95), s.paper, THIN)
        s.fill(disc(x - 0.2, -4.7, 0.45))
    s.area("M-3 -6.2 C-3 -10.2 3 -10.2 3 -6.2 Z", s.gold, LINE)
    s.line("M-3.8 -6.2 L3.8 -6.2", "", 0.8)
    s.area(disc(0, -8, 1), s.paper, THIN)


def _spider(s: Scene, y: float, legs: str, stripes: str = "") -> None:
    """A spider, head down, the middle of its body at that height, with the legs of its right side
    and their like; `stripes` on its back."""
    for side in (-1, 1):
        with s.at(0, 0, mirrored=side < 0):
            s.line(legs, "", 0.6)
    s.area(disc(0, y - 1.8, 2.5, 2.9), s.hot, LINE)
    if stripes:
        s.line(stripes, s.paper, 0.6)
    s.area(disc(0, y + 1.6, 1.7), s.hot, LINE)
    for x in (-0.7, 0.7):
        s.fill(disc(x, y + 1.8, 0.55), s.paper)
        s.fill(disc(x, y + 2, 0.28))


@aside
def toad(s: Scene) -> None:
    """A toad, who lives here."""
    s.area("M-5.6 0.2 C-6.4 -3 -3.6 -6.4 0 -6.4 C3.6 -6.4 6.2 -4 5.6 0.2 Z", s.leaf, LINE)
    for x in (-0.4, 3.2):
        s.area(disc(x, -6.4, 1.5), s.leaf, LINE)
        s.fill(disc(x + 0.3, -6.5, 0.6))
    s.line("M-0.8 -3.4 C1 -2.2 4 -2.4 5.4 -3.8", "", THIN)
    s.area(
        "M-6.4 0.4 C-6.6 -2.6 -3 -3.4 -2.2 0.4 Z M1.6 0.4 C1.6 -1 3.6 -1.2 4 0.4 Z", s.leaf, LINE
    )
    for x, y in ((-3.4, -4), (-1.6, -2.6), (-3, -5)):
        s.fill(disc(x, y, 0.35))


@aside
def hanging_bat(s: Scene) -> None:
    """A bat on the wing."""
    with s.at(0, 3.4):
        _bat(s)


def _bat(s: Scene) -> None:
    s.area("M0 -12 C-1 -14.6 -4 -15.6 -6.6 -14.6 C-5.8 -13.4 -6 -11.6 "
           "-5.8 -10.6 C-4.8 -11.4 -4 -11 "
           "-3.4 -10 C-2.6 -10.6 -1.8 -10.4 -1.2 -9.6 L0 -8.4 L1.2 -9.6 "
           "C1.8 -10.4 2.6 -10.6 3.4 -10 "
           "C4 -11 4.8 -11.4 5.8 -10.6 C6 -11.6 5.8 -13.4 6.6 -14.6 C4 "
           "-15.6 1 -14.6 0 -12 Z", s.fur, LINE)  # fmt: skip
    s.area("M-1.7 -11.6 L-1.8 -14.8 L-0.6 -13.6 L0.6 -13.6 L1.8 -14.8 L1.7 -11.6 C1.6 -10 -1.6 -10 "
           "-1.7 -11.6 Z", s.fur, LINE)  # fmt: skip
    s.fill(disc(-0.7, -12.2, 0.45), s.paper)
    s.fill(disc(0.7, -12.2, 0.45), s.paper)


@aside
def sleeping_bat(s: Scene) -> None:
    """A bat that hangs from a joist, wrapped in its wings."""
    s.area(bar(-4.4, ROOF, 8.8, 2.4, 0.4), s.wood, LINE)
    with s.at(0, ROOF + 2.4):
        s.line("M-0.9 -0.6 L-0.9 2.4 M0.9 -0.6 L0.9 2.4", "", 0.7)
        s.area("M-1.9 12.4 L-2.4 15.8 L-0.7 14.2 L0.7 14.2 L2.4 15.8 L1.9 12.4 C2.8 9.4 -2.8 9.4 "
               "-1.9 12.4 Z", s.fur, LINE)  # fmt: skip
        s.area("M-0.2 1.6 C-3.6 2.6 -4.4 7.6 -2.2 11.2 L-0.2 9.6 Z M0.2 1.6 C3.6 2.6 4.4 7.6 "
               "2.2 11.2 L0.2 9.6 Z", s.dark, LINE)  # fmt: skip
        s.line("M-1.3 12.2 C-1 12.7 -0.6 12.7 -0.4 12.2 M0.4 12.2 C0.6 12.7 1 12.7 1.3 12.2", "",
               THIN)  # fmt: skip
    s.line("M4 -16.4 l1.6 0 l-1.6 2 l1.6 0 M6.6 -19.8 l2 0 l-2 2.4 l2 0", "", 0.5)


@aside
def lizard(s: Scene) -> None:
    """A lizard that suns itself on a stone by lamplight."""
    with s.at(0.5, 0, scale=0.9):
        s.area("M-6.6 0.2 C-7.4 -3.4 -3.6 -5.2 0.4 -4.8 C4.6 -4.6 7.2 -2.6 6.6 0.2 Z", s.iron, LINE)
        s.line("M-4 -1.6 L-2.6 -2.4 M3.4 -1 L4.8 -1.4", "", THIN)
        s.backed(
            "M-3 -5.6 C-6.4 -5 -7.6 -8.4 -5.4 -10.2 C-4 -11.2 -2.8 -9.8 -3.8 -9", s.leaf, 1, LINE
        )
        s.line("M-1.6 -4.4 L-2.8 -3.4 M2.2 -5.4 L3.2 -3.8", "", 0.9)
        s.area("M-4 -4.8 C-3.2 -7.4 0.4 -7.2 2 -8.2 C2.6 -10.6 5 -11.2 6.8 -9.8 C8 -8.8 7.8 -7.4 "
               "6.4 -7 C4.8 -6.6 4 -5.2 2.4 -4.8 C0 -4.2 -2.6 -4 -4 -4.8 Z", s.leaf,
               LINE)  # fmt: skip
        s.line("M-1.6 -6.6 L-1.2 -5.4 M0.4 -6.9 L0.9 -5.6 M2.2 -7 L2.8 -5.9", s.gold, 0.5)
        s.fill(disc(4.8, -9.1, 0.85), s.paper)
        s.fill(disc(5, -9.1, 0.45))
        s.line("M4.6 -7.4 C5.6 -7.2 6.6 -7.4 7.4 -8", "", THIN)
        s.backed("M-1 -4.4 L-2 -2.6 M2.6 -5.2 L3.8 -3", s.leaf, 0.7, 0.3)
        s.line("M-0.8 -4.8 L-1.2 -4 M2.2 -5.8 L2.8 -4.8", s.leaf, 0.8)


@aside
def wagon_cat(s: Scene) -> None:
    """A wagon in which a cat sleeps: no one works today."""
    s.line("M-5.8 0 L5.8 0", "", 0.5)
    s.backed("M4 -6.6 C7.4 -7 7.6 -11 5.6 -11.6", s.hot, 0.9, LINE)
    s.area("M-4.8 -6.6 C-5 -9 -4.4 -10.6 -3.4 -11 L-3.2 -13 L-1.8 -11.6 L0 -11.6 L1.2 -13 "
           "L1.6 -10.6 C4 -10.4 5.2 -8.6 5 -6.6 Z", s.hot, LINE)  # fmt: skip
    s.line("M-2.6 -9.6 C-2.2 -9 -1.7 -9 -1.4 -9.6 M-0.2 -9.6 C0.2 -9 0.7 -9 1 -9.6", "", THIN)
    s.fill("M-1.2 -8.6 L-0.2 -8.6 L-0.7 -8 Z")
    s.line("M2.6 -10 L2.8 -8.8 M3.8 -9.4 L3.8 -8.2", "", THIN)
    tub(s)


@aside
def dog(s: Scene) -> None:
    """A dog knows what it wants."""
    with s.at(1.1, 0):
        s.line("M-5.2 -4.6 C-7.4 -6 -7.4 -8.4 -6.2 -9.4", "", 1.7)
        s.line("M-5.2 -4.6 C-7.4 -6 -7.4 -8.4 -6.2 -9.4", s.fur, 0.9)
        s.area("M-5.8 0.2 C-6.6 -4.4 -3.6 -6.6 -0.6 -8.4 L2.6 -6 C3.2 -3.4 2.8 -1.6 "
               "3.6 0.2 Z", s.fur, LINE)  # fmt: skip
        s.area("M1.4 0.2 L1.2 -4.6 M3.6 0.2 L3.4 -4", "", LINE)
        # The collar runs round the neck, under the jaw and the ear.
        s.area("M-2.7 -7.8 C-1.2 -6.9 0.8 -6.5 2.7 -7 L3 -5.7 C1 -5.1 -1.6 -5.3 -3.6 -6.6 Z",
               s.hot, LINE)  # fmt: skip
        s.area(disc(1.5, -4.7, 0.85), s.gold, THIN)
        s.area("M-1.6 -12.4 C-1.6 -15 2.4 -15.4 3.4 -12.8 L6.4 -11.6 C7.4 -11 7 -8.8 5.6 -8.6 "
               "L2.4 -7.6 C-0.2 -7 -1.8 -9.4 -1.6 -12.4 Z", s.fur, LINE)  # fmt: skip
        s.area("M-1 -13.6 C-3.6 -13.4 -4 -9.6 -2.6 -7.6 C-0.8 -8.2 0.2 -11 0 -13 Z", s.wood, LINE)
        s.fill(disc(6.5, -11.2, 0.9, 0.75))
        s.fill(disc(2.9, -11.6, 0.5))
        s.area("M4 -8.4 L5.6 -8.7 C6.2 -6.8 5.6 -5.8 4.8 -6 C4 -6.2 3.9 -7.2 4 -8.4 Z", s.hot, THIN)
        s.line("M-4 0 C-4.4 -2.6 -2 -3.6 -1 -2", "", THIN)


@aside
def ants(s: Scene) -> None:
    """Ants carry something home, one behind the other."""
    for x, load in ((-4.6, s.leaf), (0, s.hot), (4.6, s.leaf)):
        with s.at(x, 0, 0, 0.85):
            s.line("M-1.4 -1.4 L-2 0 M0 -1.4 L0 0 M1.2 -1.4 L1.9 0 M1.6 -2.2 L2.4 -3.4", "", 0.35)
            s.area("M-2 -3.6 C-1.6 -6 1.4 -6.6 2.4 -4.8 C1.6 -3.4 -0.4 -2.8 -2 -3.6 Z", load, THIN)
            s.fill(disc(-1.6, -1.8, 1.1, 0.9))
            s.fill(disc(0, -1.7, 0.7, 0.6))
            s.fill(disc(1.3, -1.9, 0.8))


@aside
def hedgehog(s: Scene) -> None:
    """A hedgehog on its round."""
    with s.at(0.8, 0):
        s.area("M3 -5.4 C5.6 -4.8 7.4 -2.6 7.6 -1.4 C6 -0.4 4 0 2.4 0.2 Z", s.skin, LINE)
        s.area("M-6.6 0 L-7.4 -2 L-6.2 -2.4 L-6.8 -4.6 L-5.2 -4.4 L-5 -6.8 L-3.4 -5.8 L-2.4 -8 "
               "L-1 -6.4 L0.6 -8 L1.4 -6 L3.4 -6.6 L3.4 -4.4 L4.6 -3.6 L3.2 -2.4 L3.6 0.2 Z", s.fur,
               LINE)  # fmt: skip
        s.line(
            "M-4.6 -2 L-5 -3.2 M-2.4 -3.8 L-2.8 -5 M-1.6 -1.4 L-2 -2.6 M0.6 -3.4 L0.4 -4.6",
            "",
            THIN,
        )
        s.fill(disc(7.5, -1.7, 0.7))
        s.fill(disc(5, -3, 0.45))
        s.line("M-3.4 0.3 L-2 0.3 M2 0.3 L3.4 0.3", "", 0.8)


@aside
def mouse_cheese(s: Scene) -> None:
    """A mouse with a piece of cheese."""
    s.line("M-4.4 -1 C-6.6 -0.6 -7 -3.4 -5.7 -4.2", "", 0.5)
    s.area("M-4.6 0.2 C-5.6 -4.6 -2.4 -7 0.4 -5.6 C2 -4.4 2.2 -2 2 0.2 Z", s.iron, LINE)
    s.area("M-0.8 -7.4 C0 -9.4 2.6 -9.2 3.4 -7.4 L4.6 -5.8 C3.8 -4.4 0.2 -4 -0.8 -5.6 Z", s.iron,
           LINE)  # fmt: skip
    s.area(disc(-0.5, -8.8, 1.6), s.iron, LINE)
    s.fill(disc(-0.5, -8.8, 0.8), s.hot)
    s.fill(disc(2.2, -7, 0.45))
    s.fill(disc(4.5, -5.9, 0.5))
    s.area("M3 0.2 L3 -2.6 L8 -4 L8.4 0.2 Z", s.gold, LINE)
    s.fill(disc(4.6, -1, 0.55))
    s.fill(disc(6.8, -2.2, 0.6))
    s.area(disc(2.9, -3, 0.7), s.skin, THIN)
