"""Who comes by while the machines guess: cats, mice, sheep, birds, a hamster, a salmon, a snowman.

Each stands on y = 0 about x = 0, in mm of a machine (which is 20 wide), y down, and looks to the
left.
"""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several


def cat_asleep(s: Mine) -> None:
    s.line("M7 -1 C10 -1 9.4 2.4 8.6 4.6", "", 1.4)
    s.fill("M-6.4 0 C-6.4 -5 -1 -6.6 2 -6 C6 -5.4 7.8 -3 7.6 0 Z")
    s.fill("M-9.4 -0.2 C-10.2 -2 -9.8 -4 -9.4 -6 L-7.6 -4.6 L-5.8 -4.6 L-4 -6"
           " C-3.6 -4 -3.2 -2 -4 -0.2 C-5.6 0.6 -8 0.6 -9.4 -0.2 Z")  # fmt: skip
    s.line("M-8.4 -2.2 C-8 -1.7 -7.6 -1.7 -7.2 -2.2 M-6.2 -2.2 C-5.8 -1.7 -5.4 -1.7 -5 -2.2",
           s.paper, 0.45)  # fmt: skip


def cat_awake(s: Mine) -> None:
    """It sits, and looks at whoever looks at it."""
    s.line("M4 -0.8 C8 -0.6 9 -3 7.6 -5.6", "", 1.4)
    s.fill("M-4 0 C-4.4 -4 -2 -6 0.4 -6.6 C3.4 -6 5.4 -3 5 0 Z")
    s.fill("M-3.6 -7 C-4.4 -8.6 -4 -10.6 -3.6 -12.6 L-1.8 -11.2 L0.6 -11.2 L2.4 -12.6"
           " C2.8 -10.6 3.2 -8.6 2.4 -7 C0.8 -5.8 -2 -5.8 -3.6 -7 Z")  # fmt: skip
    s.fill(several(disc(0, 0, 0.8), [moved(-2.1, -8.8), moved(0.9, -8.8)]), s.paper)


def mouse(s: Mine) -> None:
    s.line("M3 -0.8 C5.4 -0.8 5.6 -2.8 8 -2.2", "", 0.7)
    s.fill("M-5 -0.6 C-4 -3.6 1.6 -5 3.6 0 L-4.2 0 C-4.6 0 -4.9 -0.3 -5 -0.6 Z")
    s.fill(disc(-1.6, -3.4, 1.3))
    s.fill(disc(-3.2, -1.5, 0.4), s.paper)


def sheep(s: Mine) -> None:
    s.fill(disc(0.5, 0, 4.6, 1), s.shadow)
    s.line("M-2.4 -2.6 L-2.4 -0.2 M2 -2.6 L2 -0.2", "", 1)
    _fleece(s)
    s.fill(disc(-4.7, -5.9, 1.8, 2.2))
    s.line("M-3.6 -7 L-2.2 -7.6", "", 0.9)
    s.fill(disc(-5.2, -6.4, 0.45), s.paper)


def _fleece(s: Mine) -> None:
    s.area("M-4 -3.4 C-6 -4.6 -4.8 -7.4 -3 -6.8 C-2.2 -8.8 0.6 -8.8 1.2 -7.2 C3.2 -8.2 4.8 -6.2"
           " 3.8 -4.8 C4.8 -3 2.8 -1.8 1.6 -2.6 C0.2 -1.4 -1.6 -1.6 -2.2 -2.6 C-3.2 -2 -4 -2.4"
           " -4 -3.4 Z")  # fmt: skip
    s.fill("M3.8 -4.5 C4.2 -3 2.7 -2.2 1.6 -2.9 C0.4 -1.9 -1.2 -1.9 -2 -2.9 C0.2 -2.8 2.6 -3.2"
           " 3.8 -4.5 Z", s.dusk(s.paper))  # fmt: skip


def songbird(s: Mine) -> None:
    s.line("M-0.6 -1 L-0.8 0 M0.9 -1 L0.9 0", "", 0.5)
    s.fill("M3 -2.4 C2.2 -4.4 0.6 -4.8 -0.6 -4.9 C-0.9 -6.5 -3.6 -6.6 -3.8 -4.6"
           " C-3.9 -2 -2 -0.8 0 -0.8 C1.6 -0.8 2.6 -1.4 3.2 -2 L6 -3.2 L5.6 -4 Z")  # fmt: skip
    s.fill("M-3.7 -5.1 L-5.4 -4.5 L-3.8 -4.1 Z", s.nature.sand)
    s.fill(disc(-2.5, -4.9, 0.4), s.paper)


def gull(s: Mine) -> None:
    """It stands, and wants something."""
    legs = "M-0.9 -2 L-0.9 0 M1.1 -2 L1.1 -0.3"
    s.line(legs, s.ink, 0.95)
    s.area(several("M0.3 -0.5 C-0.6 -0.3 -1.4 0.1 -1.9 0.6 L-1 0.5 L-0.5 0.9 L0 0.5 L0.6 0.6 Z",
                   [moved(-0.9, 0.2), moved(1.1, -0.1)]), s.nature.sand, 0.3)  # fmt: skip
    s.line(legs, s.nature.sand, 0.4)
    s.area("M-3 -3.6 C-3 -1.6 0 -1.4 2 -2 L5.6 -3.8 L1.4 -4.8 C-0.4 -5 -1 -6 -1.2 -7"
           " C-1.4 -8.6 -4 -8.6 -4.2 -6.8 C-4.2 -5.6 -3 -5 -3 -3.6 Z", "", 0.6)  # fmt: skip
    s.fill("M-0.6 -4.4 C1.4 -4.6 3.4 -4.4 5.8 -3.9 C3.6 -2.6 1 -2.6 -0.6 -4.4 Z")
    s.fill("M-4.2 -6.9 L-6.2 -6 L-4.1 -5.9 Z", s.nature.brick)
    s.fill(disc(-2.8, -7.1, 0.35))


def birds(s: Mine) -> None:
    """Two, far away."""
    bird = "M-2 -1 C-1.2 -1.8 -0.4 -1.2 0 0 C0.4 -1.2 1.2 -1.8 2 -1"
    s.line(several(bird, [moved(-1.8, 0), moved(2.4, -3.4)]), "", 0.7)


def nest(s: Mine) -> None:
    s.area("M-4.6 -2.8 L4.6 -2.8 C4.2 -0.8 2.6 0 0 0 C-2.6 0 -4.2 -0.8 -4.6 -2.8 Z", s.nature.wood)
    s.fill("M4.2 -2.5 C3.8 -1 2.4 -0.3 0 -0.3 C-1.4 -0.3 -2.6 -0.5 -3.4 -1 C0 -0.8 2.6 -1.2 4.2"
           " -2.5 Z", s.dusk(s.nature.wood))  # fmt: skip
    s.line("M-3 -1.4 L0.4 -1.8 M0.6 -1 L3.2 -1.6 M-5.2 -3.2 L-2 -2.6 M5.2 -3.2 L2.4 -2.7", "", THIN)


def nest_with_chicks(s: Mine) -> None:
    """All of them are hungry."""
    for x, y in ((-2.6, -3.6), (0, -4.4), (2.6, -3.6)):
        s.fill(disc(x, y, 1.25))
        s.area(f"M{x - 0.6} {y - 0.9} L{x - 0.8} {y - 2.8} L{x} {y - 1.3} L{x + 0.8} {y - 2.8}"
               f" L{x + 0.6} {y - 0.9} Z", s.nature.sand, 0.25)  # fmt: skip
    nest(s)


def hamster(s: Mine) -> None:
    """He stands still, and looks to the left."""
    s.fill(disc(0.5, 0, 5, 1), s.shadow)
    with s.at(0, -2.8, mirrored=True):
        running_hamster(s)


def running_hamster(s: Mine) -> None:
    """He looks to the right, and (0, 0) is his middle."""
    feet = [moved(*at) for at in ((-4, 2.5), (-2, 2.3), (1.4, 2.3), (3.6, 2.3))]
    s.area(several(disc(0, 0, 1, 0.7), feet), s.nature.rose, 0.45)
    _hamster(s)
    s.fill(disc(3.5, -2.1, 0.6))
    s.fill(disc(3.7, -2.3, 0.2), s.paper)


def sleeping_hamster(s: Mine) -> None:
    """He looks to the right, and (0, 0) is his middle."""
    _hamster(s)
    s.line("M2.7 -2 C3.1 -1.4 3.8 -1.4 4.2 -2", "", 0.45)


def _hamster(s: Mine) -> None:
    """All of him but his feet and his eye."""
    s.area("M-4.9 1 C-5.4 -2.2 -2.8 -3.8 -0.2 -3.4 C0.4 -4.4 1.8 -4.7 3 -4.1 C4.5 -3.4 4.9 -2.3"
           " 5.8 -1.6 C6.6 -0.9 6.3 0.2 5.2 0.5 C4.2 1.4 3.4 2.2 1.8 2.3 L-3 2.3"
           " C-4.2 2.3 -4.8 1.9 -4.9 1 Z", s.nature.wood)  # fmt: skip
    s.fill("M-4.6 0.8 C-3 1.5 -0.6 1.5 1.2 1.1 C2 1.6 3 1.4 3.6 1.2 C3 1.7 2.4 1.95 1.8 1.95"
           " L-3 1.95 C-4 1.95 -4.5 1.6 -4.6 0.8 Z", s.dusk(s.nature.wood))  # fmt: skip
    # A full cheek, and a nose.
    s.fill("M5.5 0 C4.4 1.2 1.6 1.6 1.4 -0.2 C1.6 -1.7 3.9 -1.5 5.6 -1.1 C6 -0.7 5.9 -0.3 5.5 0 Z",
           mixed(s.paper, s.nature.wood, 0.65))  # fmt: skip
    s.fill(disc(5.9, -1.1, 0.55, 0.45))
    s.area(disc(1.4, -4, 1.15), s.nature.wood)
    s.fill(disc(1.5, -3.8, 0.6), s.nature.rose)


def spider(s: Mine) -> None:
    """It hangs on 10 mm of thread."""
    s.line("M0 -12 L0 -2", "", 0.16)
    legs = (
        "M0 -1.6 L-2.2 -3.4 L-3.2 -5.2 M0 -1.2 L-2.8 -1.8 L-4.2 -3"
        " M0 -0.6 L-2.8 -0.2 L-4 1.4 M0 -0.2 L-2 1 L-2.8 3"
    )
    for mirrored in (False, True):
        with s.at(0, 0, mirrored=mirrored):
            s.line(legs, "", 0.36)
    s.fill(disc(0, -0.6, 1.4))
    s.fill(disc(0, -2.2, 0.8))
    s.fill(several(disc(0, 0, 0.24), [moved(-0.34, -2.2), moved(0.34, -2.2)]), s.paper)


def snowman(s: Mine) -> None:
    s.fill(disc(0.6, 0, 4.6, 1), s.shadow)
    s.line("M-3 -6.4 L-6 -8.6 M3 -6.4 L6 -8.6", "", 0.7)
    s.area(disc(0, -3.8, 3.8))
    s.area(disc(0, -9.4, 2.6))
    s.fill("M-0.2 -9.4 L-3.4 -8.6 L-0.2 -8.4 Z", s.nature.brick)
    s.fill(several(disc(0, 0, 0.45), [moved(x, y) for x, y in
           ((-1.2, -10.2), (0.9, -10.2), (0, -5.2), (0, -3.4))]))  # fmt: skip
