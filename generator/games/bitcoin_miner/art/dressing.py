"""What else grows, lies and hangs in a room of the mine, in its corners.

Lengths in mm, y down; `room` tells where things are. Each depth has three ways to be dressed.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art.outlines import joined
from generator.art.sketch import disc
from generator.games.bitcoin_miner.art.room import THIN, Room

#: Where what lies in front stands.
LOW = 46.4
#: Stones on the edge of the floor: where they lie, and half their width.
GRIT = ((2.2, 45.2, 0.9), (10.6, 44.6, 0.7), (17, 45.4, 1), (41.4, 45.3, 0.9), (57.4, 44.8, 0.8))
#: How many ways there are to dress a room.
WAYS = 3


def _rocks(s: Room, x: float, scale: float = 1.0, mirrored: bool = False) -> None:
    """Rocks in front, before everything else."""
    with s.at(x, LOW, 0, scale, mirrored):
        s.area("M-5 0.4 L-5 -4.4 L-3 -6.6 L0.4 -5.4 L1.4 -2.8 L4.4 -2.6 L6 0.4 Z", s.shade, 0.5)
        s.line("M-3 -6.4 L-1.6 -3.4 L-2.4 -1 M1.4 -2.6 L2.4 -1", "", THIN)


def _toadstools(s: Room, x: float, y: float, scale: float, cap: str) -> None:
    with s.at(x, y, 0, scale):
        for dx, tall, wide in ((-1.8, 5.2, 2.8), (1.9, 3.2, 2.0)):
            s.area(f"M{dx - 0.6} 0 L{dx - 0.4} {-tall} L{dx + 0.4} {-tall} L{dx + 0.7} 0 Z", s.bone,
                   0.35)  # fmt: skip
            s.area(
                f"M{dx - wide} {-tall + 0.6} C{dx - wide} {-tall - 3.2} {dx + wide} {-tall - 3.2} "
                f"{dx + wide} {-tall + 0.6} Z",
                cap,
                0.4,
            )
        s.fill(joined((disc(-2.8, -6, 0.5), disc(-1, -6.4, 0.55), disc(1.6, -3.9, 0.4))), s.bone)


def _fern(s: Room, x: float, y: float, scale: float, mirrored: bool = False) -> None:
    with s.at(x, y, 0, scale, mirrored):
        for turn in (-30, 4, 36):
            with s.at(0, 0, turn):
                s.area("M0 0.4 C-2 -2.4 -1.4 -6 0.4 -8.2 C1.6 -5.6 1.8 -2.4 0 0.4 Z", s.leaf, 0.35)
                s.line("M0 -0.4 L0.3 -6", "", THIN)


def _roots(s: Room, x: float, y: float, scale: float, mirrored: bool = False) -> None:
    """Long roots that hang through the roof."""
    way = (
        "M0 -3.6 C1.4 2 -1 5 0.8 11 M0.2 2 C2.6 3.4 3 6 2.6 8.4 M3.4 -3.6 C4.6 -1 3.8 2 5.4 4.6 "
        "M-0.2 4.4 C-2 5.4 -2.2 7 -3 8.4"
    )
    with s.at(x, y, 0, scale, mirrored):
        s.backed(way, s.bone, 0.5, 0.3)


def _web(s: Room, x: float, y: float, scale: float, mirrored: bool = False) -> None:
    """A cobweb in a corner under the roof."""
    with s.at(x, y, 0, scale, mirrored):
        s.line(
            "M0 0 L9 0.6 M0 0 L6.6 5.4 M0 0 L1.4 9 M3.4 0.2 C3 1.4 2.8 1.8 2.5 2.1 C1.8 2.4 "
            "1.2 2.8 0.6 3.6 M6.4 0.4 C5.6 2.2 5 3 4.6 3.8 C3.2 4.4 2 5.2 1 6.4",
            s.bone,
            0.3,
        )


def _prism(s: Room, x: float, y: float, turn: float, long: float, wide: float) -> None:
    half, neck = wide / 2, long - 0.8 * wide
    with s.at(x, y, turn):
        s.area(f"M{-half} 0 L{-half} {-neck} L0 {-long} L{half} {-neck} L{half} 0 Z", s.gem, 0.4)
        s.fill(
            f"M0.1 0 L0.1 {-neck} L0 {0.5 - long} L{half - 0.2} {-neck} L{half - 0.2} 0 Z", s.bone
        )


def _crystals(s: Room, x: float, y: float, scale: float) -> None:
    with s.at(x, y, 0, scale):
        _prism(s, -2.4, 0.4, -20, 6.4, 2.4)
        _prism(s, 2.2, 0.4, 24, 5, 2.2)
        _prism(s, 0, 0.6, 2, 9, 2.8)


def _bones(s: Room, x: float, y: float, scale: float) -> None:
    """Ribs that stick out of the ground."""
    with s.at(x, y, 0, scale):
        s.backed(
            "M-4 0.4 C-6 -3 -4.6 -6.4 -2 -6.6 M-1 0.4 C-2.6 -3.4 -1.4 -7.4 1.4 -7.8 "
            "M2.4 0.4 C1 -2.6 2 -5.6 4.2 -6",
            s.bone,
            0.9,
            0.35,
        )


def _urns(s: Room, x: float, y: float, scale: float) -> None:
    """A jar, and one that broke."""
    with s.at(x, y, 0, scale):
        s.area("M-3.4 -8 L0.6 -8 L-0.2 -6.6 C2.6 -4.6 2 -1.4 0.4 0.4 L-3.2 0.4 C-4.8 -1.4 "
               "-5.4 -4.6 -2.6 -6.6 Z", s.hot, 0.45)  # fmt: skip
        s.line("M-4.4 -3.6 L-3 -2.4 L-1.6 -3.6 L-0.2 -2.4 L1.4 -3.6", "", THIN)
        s.area("M2.4 0.4 C1.6 -1 2 -2.6 2.8 -3.4 L4 -2.4 L5 -3.6 L6.2 0.4 Z", s.hot, 0.4)


def _planks(s: Room, x: float, y: float, scale: float, mirrored: bool = False) -> None:
    """A keg and a plank."""
    with s.at(x, y, 0, scale, mirrored):
        s.area("M-5.6 -0.6 L4.4 -8.4 L5.6 -7 L-4.4 0.6 Z", s.wood, 0.4)
        s.area("M-3.4 0.4 C-4.2 -2 -4.2 -4 -3.4 -6.4 L2.2 -6.4 C3 -4 3 -2 2.2 0.4 Z", s.wood, 0.45)
        s.line("M-3.9 -4.6 L2.7 -4.6 M-3.9 -1.4 L2.7 -1.4", "", 0.6)


def _ore(s: Room, x: float, y: float, scale: float) -> None:
    with s.at(x, y, 0, scale):
        s.area("M-5 0.5 L-4.2 -2.8 L-1.8 -3.8 L-0.6 -1.2 L1 -4.6 L3.8 -4.4 L5 -1.8 L5.2 0.5 Z",
               s.gold, 0.45)  # fmt: skip
        s.line("M-1.8 -3.6 L-2.4 -1 M3.6 -4.2 L2.6 -1.6 L1 -1", "", THIN)


def _drips(s: Room, x: float, y: float, scale: float) -> None:
    """Stone that hangs from the roof."""
    with s.at(x, y, 0, scale):
        drips = "M-5 -4.8 L5.4 -4.8 L4.4 0 L3.4 3 L2.6 -0.6 L0.4 7.4 L-1 -0.4 L-2.6 3.4 L-4 0 Z"
        s.area(drips, s.shade, 0.4)


def _lava(s: Room, x: float, wide: float) -> None:
    s.area(disc(x, 45, wide, 1.5), s.hot, 0.4)
    s.fill(disc(x, 45.1, 0.65 * wide, 0.8), s.gold)


Dressed = Callable[[Room], None]


def grit(s: Room) -> None:
    """Small stones on the edge of the floor, all along."""
    s.fill(joined(disc(x, y, wide, 0.45) for x, y, wide in GRIT), s.floor)


def _nothing(_s: Room) -> None:
    """Not every way has something both at the back and in front."""


#: By depth, from the grass down: what hangs at the back, for each of three ways.
WALLS: tuple[tuple[Dressed, Dressed, Dressed], ...] = (
    (lambda s: _roots(s, 8, 3.2, 1.0), _nothing, lambda s: _roots(s, 52, 3.2, 1.05, True)),
    (lambda s: _roots(s, 3.4, 3, 0.8), _nothing, _nothing),
    (lambda s: _web(s, 0, 4.4, 1.0), _nothing, lambda s: _web(s, 59, 4.4, 1, True)),
    (_nothing, _nothing, _nothing),
    (_nothing, _nothing, lambda s: _drips(s, 5, 4, 1.0)),
    (_nothing, _nothing, _nothing),
    (_nothing, lambda s: _drips(s, 6, 4.6, 1.0), _nothing),
)
#: And what is in front, at the right.
FRONTS: tuple[tuple[Dressed, Dressed, Dressed], ...] = (
    (lambda s: _toadstools(s, 56, LOW, 1.1, s.hot), lambda s: _rocks(s, 57, 0.96, True),
     lambda s: _fern(s, 56.6, LOW, 1.1, True)),
    (lambda s: _planks(s, 54.8, LOW, 1), lambda s: _rocks(s, 57, 1.2, True),
     lambda s: _urns(s, 55, LOW, 0.96)),
    (lambda s: _urns(s, 54.6, LOW, 1), lambda s: _fern(s, 56.4, LOW, 1, True),
     lambda s: _planks(s, 55.4, LOW, 0.96, True)),
    (lambda s: _bones(s, 55, LOW - 0.8, 1.1), lambda s: _rocks(s, 56.6, 1.3, True),
     lambda s: _fern(s, 56.6, LOW, 1.1, True)),
    (lambda s: _toadstools(s, 55.6, LOW, 1.2, s.gold), lambda s: _rocks(s, 57, 1.3, True),
     lambda s: _fern(s, 56, LOW, 1.2, True)),
    (lambda s: _ore(s, 54.8, LOW, 1.1), lambda s: _planks(s, 55.4, LOW, 1),
     lambda s: _rocks(s, 57, 1.3, True)),
    (lambda s: _crystals(s, 55.8, LOW, 1.1), lambda s: _rocks(s, 57, 1.3, True),
     lambda s: _lava(s, 46, 6)),
)  # fmt: skip
