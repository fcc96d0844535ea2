"""What lies behind an Event: it plays by night."""

from __future__ import annotations

from generator.art.sketch import disc
from generator.games.vires_in_numeris.art.scenes.backdrops import (
    TUFT,
    Backdrop,
    hill,
    place,
    stars,
)


@place
def moonlit(s: Backdrop, y: float) -> None:
    """Hills under a large moon."""
    s.shine(9.4, -6.6, 6.4)
    s.row(disc(0, 0, 1), ((7.4, -8.6), (11.8, -4.6)), s.light)
    s.row(disc(0, 0, 0.6), ((11.6, -9), (8, -3.6)), s.light)
    stars(s)
    hill(s, y, ((-34, 4), (-22, 9), (-10, 4), (2, 7), (13, 3), (22, 7), (28, 5)), s.far)
    hill(s, y, ((-34, 1), (-18, 4.4), (-4, 1), (10, 3), (20, 0.6), (28, 3)), s.mid)
    s.ground(y)
    s.row(TUFT, ((-20, y + 3.4), (17.6, y + 3)), s.deep)


@place
def dusk(s: Backdrop, y: float) -> None:
    """Only the last light of a day, and stars."""
    s.shine(0, y - 9.6, 8)
    stars(s)
    hill(s, y, ((-34, 8), (-20, 12), (-8, 6), (8, 6), (19, 12), (28, 9)), s.far)


@place
def pit(s: Backdrop, y: float) -> None:
    """Rock walls, and a light that comes from below."""
    s.shine(2, -3, 7.6)
    stars(s)
    hill(s, y, ((-34, 14), (-24, 16), (-12, 7), (0, 5), (12, 8), (22, 13), (28, 11)), s.far)
