"""More of the cast, in the poses that a story needs: seen from behind, sitting, face to face.

Each stands on y = 0 about x = 0, in mm, y down, and looks to the left, unless it says otherwise.
"""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates.mine import Mine, put
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several

_WOOL = ("M-6 -3 C-9 -4 -8.6 -8 -6 -8 C-7 -12 -3 -13.6 -1.6 -11.8 C0 -14.4 4 -13.6 4.2 -11"
         " C7.4 -12 9 -8.6 7 -6.8 C9 -5 7.4 -2 5 -2.8 C4 -0.8 1 -0.6 0 -2 C-1.6 -0.4 -5 -0.8"
         " -6 -3 Z")  # fmt: skip


def cat_from_behind(s: Mine, rim: str = "") -> None:
    """18 mm high: it sits, and looks where we look; in the dark it has a `rim` of light."""
    tail = "M5 -1 C10 0 11.4 -4 9 -7.4"
    parts = (
        "M-6.4 0 C-7.4 -5 -4 -9.6 0 -9.6 C4 -9.6 7.4 -5 6.4 0 Z",
        "M-4.8 -10 C-5.6 -13 -5.2 -15.5 -4.6 -17.8 L-1.8 -15.2 L1.8 -15.2 L4.6 -17.8"
        " C5.2 -15.5 5.6 -13 4.8 -10 C3 -7.6 -3 -7.6 -4.8 -10 Z",
    )
    if rim:
        s.line(tail, rim, 2.8)
        for part in parts:
            s.line(part, rim, 0.8)
    s.line(tail, "", 2)
    for part in parts:
        s.fill(part)


def cat_that_pushes(s: Mine) -> None:
    """It sits, looks at us, and its right paw is 11 mm to the right of where that was."""
    s.line("M-6 -1 C-11 0 -12 -5 -9 -8", "", 1.7)
    s.fill("M-6.6 0 C-8 -6 -4.6 -11 0 -11 C4 -10.6 4.6 -5 3.6 0 Z")
    s.line("M1.6 -7 L7 -6.4 L11 -5", "", 2.4)
    s.line("M2.4 -3 L3 -1.1", "", 2.2)
    s.fill("M-3.6 -11 C-4.6 -13.4 -4.2 -16 -3.6 -18.4 L-1 -16.2 L2.2 -16.2 L4.8 -18.4"
           " C5.4 -16 5.8 -13.4 4.8 -11 C2.8 -9 -1.6 -9 -3.6 -11 Z")  # fmt: skip
    s.fill(several(disc(0, 0, 1.1), [moved(-1.2, -13.2), moved(2.4, -13.2)]), s.paper)
    s.fill(several(disc(0, 0, 0.5), [moved(-1, -13.2), moved(2.6, -13.2)]))


def mouse_upright(s: Mine, rim: str = "") -> None:
    """11 mm high; it sits, with its paws before it; in the dark it has a `rim` of light."""
    tail, paw = "M3 -0.8 C6 -0.6 6.4 -3 9 -2.4", "M-1 -4.8 L-3.6 -4.2"
    parts = (
        "M-2.8 0 C-4 -4 -1.6 -7 0.4 -7 C3 -7 4.6 -3 3.6 0 Z",
        "M-5.6 -8 C-4.4 -10.6 -1 -11.6 1.4 -9.6 C2.4 -7.6 1 -6 -1 -6 C-3 -6 -5 -7 -5.6 -8 Z",
        disc(0.9, -11, 1.9),
    )
    if rim:
        s.line(tail, rim, 1.6)
        s.line(paw, rim, 1.8)
        for part in parts:
            s.line(part, rim, 0.8)
    s.line(tail, "", 0.8)
    s.line(paw, "", 1)
    for part in parts:
        s.fill(part)
    s.fill(disc(0.9, -11, 0.9), s.nature.rose)
    s.fill(disc(-2.4, -8.8, 0.5), s.paper)


def sheep_face(s: Mine) -> None:
    """From before, 14 mm high about (0, 0)."""
    s.area("M-3.6 -2 C-6 -4.6 -9 -3 -9.4 -1.4 C-8 0.6 -5 0.6 -3.6 -0.4 Z"
           " M3.6 -2 C6 -4.6 9 -3 9.4 -1.4 C8 0.6 5 0.6 3.6 -0.4 Z", s.ink)  # fmt: skip
    s.area("M-4.4 -2 C-5 3 -3.6 7.4 0 7.6 C3.6 7.4 5 3 4.4 -2 C3 -5 -3 -5 -4.4 -2 Z", s.ink)
    s.fill(several(disc(0, 0, 1.3), [moved(-1.9, 0.4), moved(1.9, 0.4)]), s.paper)
    s.fill(several(disc(0, 0, 0.6), [moved(-1.7, 0.7), moved(2.1, 0.7)]))
    s.line("M-1 5.4 C-0.4 6 0.4 6 1 5.4", s.paper, 0.5)
    s.area("M-4.6 -2 C-7 -3 -5.6 -6.4 -3.4 -5.6 C-2.8 -8 0.4 -8.4 1 -6.4 C2.6 -8 5.4 -6.4 4.6 -4.4"
           " C6.2 -3.6 5.6 -1.6 4.2 -1.8 C3 -0.8 1.6 -1 1 -2.2 C0 -0.8 -2 -0.8 -2.4 -2"
           " C-3 -1.2 -4 -1.2 -4.6 -2 Z")  # fmt: skip


def sheep_from_behind(s: Mine) -> None:
    """13 mm high: it looks where we look."""
    _wool_on_legs(s)
    s.line("M-3 -12.2 C-4.6 -13.4 -5.6 -13 -6 -12 M3 -12.6 C4.4 -14 5.6 -13.6 6 -12.6", "", 1.4)
    s.line("M0 -5.6 C-0.8 -4.4 -0.4 -3 0.4 -2.6", "", 1.2)


def sheep_that_turns(s: Mine) -> None:
    """As large as one from behind, but it looks at us."""
    _wool_on_legs(s)
    put(s, sheep_face, 0, -9.4, 0.62)


def _wool_on_legs(s: Mine) -> None:
    s.line("M-3.4 -2 L-3.4 0 M3.4 -2 L3.4 0", "", 1.4)
    s.area(_WOOL)
    s.fill("M6.8 -6.6 C8 -5 6.8 -2.7 5 -3.2 C4 -1.4 1.2 -1.2 0 -2.5 C-1.4 -1.1 -4.4 -1.2 -5.6 -3.2"
           " C-1 -2.8 4.4 -3.6 6.8 -6.6 Z", s.dusk(s.paper))  # fmt: skip


def muffs(s: Mine) -> None:
    """Ear protectors about a head of 9 mm at (0, 0)."""
    band = "M-5 -0.6 C-6.4 -9.4 6.4 -9.4 5 -0.6"
    s.line(band, s.ink, 2.7)
    s.line(band, s.nature.brick, 1.3)  # dark hair shows it, too
    for x in (-5, 5):
        s.area(bar(x - 1.7, -2.8, 3.4, 5.6, 1.5), s.nature.brick)
        s.fill(bar(x + 0.3, -2.3, 1.1, 4.6, 0.5), s.dusk(s.nature.brick))


def gull_that_shouts(s: Mine) -> None:
    """20 mm high, its beak wide open."""
    s.line("M-1 -4 L-1.4 0 M2.4 -4 L2.6 0", s.nature.sand, 1.1)
    s.area("M-4.4 -6 C-4 -3.4 1 -2.6 5 -3.8 L13 -7 L5 -9 C2 -9.4 0.4 -11 0 -14"
           " C-0.2 -18 -6 -18.4 -6.6 -14.4 C-6.8 -12 -4.8 -9.6 -4.4 -6 Z")  # fmt: skip
    s.fill("M-3.4 -5 C-2.4 -3.6 1 -3 4.6 -3.9 C2 -4.6 0.6 -6 0 -8 C-1 -6.6 -2 -5.6 -3.4 -5 Z",
           s.dusk(s.paper))  # fmt: skip
    s.fill("M1 -7.6 C5 -8.4 9 -8 13.4 -7.2 C9 -4.6 3 -4.4 1 -7.6 Z")
    s.area("M-6.4 -15.4 L-12.4 -17.6 L-6.8 -13.4 L-11.4 -10.6 L-6 -11.8 Z", s.nature.sand, 0.6)
    s.fill(disc(-4, -14.8, 0.7))


def bird_with_wings(s: Mine) -> None:
    """It flies to the left, about (0, 0)."""
    s.fill("M1 -1.6 C2 -6 6 -9 10 -9.6 C8.6 -6 6 -3 4.4 -1.4 Z")
    s.fill("M6 0.6 C3 2.6 -3 2.4 -4.4 0 C-6.4 0.4 -7.4 -2.8 -4.4 -3.2 C-2 -3.4 -1 -1.6 1 -1.6"
           " C3 -1.8 5 -1.2 10.4 -1 L10 1.4 Z")  # fmt: skip
    s.fill("M-6.2 -2.4 L-8.4 -1.4 L-6 -0.8 Z", s.nature.sand)
    s.fill(disc(-4.6, -1.9, 0.45), s.paper)
    s.fill("M-0.4 -0.8 C-1 -5 0 -9 2.4 -11.6 C4 -8 4 -4 2.6 -0.8 Z")
    s.line("M-0.4 -0.8 C-1 -5 0 -9 2.4 -11.6", s.paper, THIN)
