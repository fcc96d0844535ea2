"""What lies behind a picture under the open sky by day, and under water."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.games.vires_in_numeris.art.scenes.backdrops import (
    CLOUD,
    DOWN,
    FIR,
    LEFT,
    RIGHT,
    TUFT,
    Backdrop,
    hill,
    houses,
    place,
)


@place
def meadow(s: Backdrop, y: float) -> None:
    """A low sun behind hills; flowers in front."""
    s.shine(1, y - 9, 9.4)
    s.row(CLOUD, ((15, -10.4), (-15.6, -4)), s.far)
    hill(s, y, ((-34, 5), (-24, 8), (-14, 3), (-2, 6), (9, 2.4), (21, 7), (28, 5)), s.far)
    hill(
        s, y, ((-34, 1), (-21, 4), (-8, 0.8), (6, 3), (19, 0.4), (28, 3)), mixed(s.leaf, s.mid, 0.5)
    )
    s.ground(y, s.leaf)
    s.row(TUFT, ((-17.4, y + 4.4), (17.2, y + 3.4), (-23, y + 2)), mixed(s.deep, s.leaf, 0.6))


@place
def forest(s: Backdrop, y: float) -> None:
    """Firs before a pale sun, in two rows."""
    s.shine(6, -5, 7.6)
    hill(s, y, ((-34, 7), (-20, 9), (-6, 5), (8, 8), (20, 6), (28, 8)), s.far)
    s.row(FIR, [(x, y) for x in (-31, -22.6, -1, 4.4, 18.4)], mixed(s.leaf, s.mid, 0.5))
    s.ground(y, s.leaf)
    s.row(FIR, ((-20.6, y + 2), (21, y + 3)), mixed(s.mid, s.leaf, 0.5))
    s.row(TUFT, ((8, y + 4.8), (16, y + 5)), mixed(s.mid, s.leaf, 0.5))


@place
def summit(s: Backdrop, y: float) -> None:
    """Rays over a sea of clouds, with peaks that stand out of it."""
    for x in (-30, -18, -6, 6, 18, 30):
        s.fill(f"M0 {y} L{x - 3} -24 L{x + 3} -24 Z", s.glow)
    s.fill(disc(0, y - 8, 15), s.glow)
    s.fill(disc(0, y - 8, 11.4), s.light)
    s.fill(f"M-34 {y + 2} L-21 {y - 10} L-15 {y - 3} L-11 {y - 6} L-2 {y + 2} Z", s.far)
    s.fill(f"M2 {y + 2} L12 {y - 7} L15 {y - 4} L20 {y - 11} L30 {y + 2} Z", s.far)
    s.row(CLOUD, ((-22, y + 0.6), (14, y + 0.8)), s.mid)
    s.row(CLOUD, ((-9, y + 2.2), (3, y + 2.8), (20, y + 3), (-19, y + 3.6)), s.near)
    s.fill(bar(LEFT, y + 3.6, RIGHT - LEFT, DOWN), s.near)
    s.row(bar(-4, 0, 8, 0.7, 0.35), ((-16, y + 3), (9, y + 3.4)), s.deep)


@place
def street(s: Backdrop, y: float) -> None:
    """Houses by day, and a pavement with its kerb."""
    s.shine(4, -6, 8)
    houses(s, y)
    s.ground(y)
    s.fill(bar(LEFT, y + 4.4, RIGHT - LEFT, 20), s.deep)


@place
def skyline(s: Backdrop, y: float) -> None:
    """A town far below its sky."""
    s.shine(-1, -4, 8.4)
    s.row(CLOUD, ((-15, -2), (16.6, -13)), s.far)
    houses(s, y)
    s.ground(y)


@place
def desert(s: Backdrop, y: float) -> None:
    """Dunes and the pyramids of old."""
    s.shine(0, -5, 9)
    s.fill(f"M-32 {y} L-21 {y - 12} L-9 {y} Z M9 {y} L18 {y - 9} L27 {y} Z", s.far)
    s.fill(f"M-21 {y - 12} L-9 {y} L-16 {y} Z M18 {y - 9} L27 {y} L21 {y} Z", s.mid)
    hill(s, y, ((-34, 0), (-18, 2.4), (0, -0.4), (14, 1.6), (28, 0)), s.near)
    hill(s, y, ((-34, -5), (-14, -4), (2, -6.4), (18, -4), (28, -5)), s.deep)


@place
def shore(s: Backdrop, y: float) -> None:
    """A sun that goes down into the sea, and its light upon it."""
    s.shine(2, y - 7, 9)
    s.row(CLOUD, ((15.6, -10.6), (-15, -5)), s.far)
    s.fill(f"M-33 {y} C-28 {y - 6} -22 {y - 7} -13 {y} Z M10 {y} C13 {y - 4} 19 {y - 7} 28 {y} Z",
           s.far)  # fmt: skip
    s.ground(y, s.sea)
    for k, half in enumerate((9, 6, 8, 4)):
        s.fill(bar(2 - half + k % 2, y + 1 + 1.9 * k, 2 * half, 0.8, 0.4), s.light)
    ripples = ((-19, 2.6), (14, 2), (-24, 5), (17, 5), (-14, 6.4))
    s.row(
        bar(-3, 0, 6, 0.7, 0.35), [(x, y + down) for x, down in ripples], mixed(s.lamp, s.sea, 0.35)
    )


@place
def deep(s: Backdrop, y: float) -> None:
    """Under water: light from above, weeds on the ground."""
    s.fill("M-12 -20 L8 -20 L19 18 L-24 18 Z", s.glow)
    s.fill("M-5 -20 L6 -20 L13 18 L-9 18 Z", s.light)
    s.fill(f"M-34 -2 C-26 0 -22 {y - 6} -17 {y} L-34 {y} Z", s.far)
    s.fill(f"M28 -6 C20 -4 19 {y - 5} 15 {y} L28 {y} Z", s.far)
    for x, tall in ((-16, 9), (-19.4, 6), (16.4, 11), (19, 7)):
        s.line(
            f"M{x} {y + 3} C{x - 3} {y - tall / 3} {x + 3} {y - tall / 2} {x} {y - tall}",
            mixed(s.sea, s.leaf, 0.4),
            1.3,
        )
    for x, up, radius in ((-13, -3, 1), (-11.4, -6, 0.7), (12.6, -8, 1.1), (14.4, -11, 0.7)):
        s.line(disc(x, up, radius), s.deep, 0.45)
    hill(s, y, ((-34, 2), (-18, -0.6), (2, 1.6), (16, -0.4), (28, 2)), s.near)
