"""Shoulders and arms: of who pays, and of who lifts what is sold.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.outlines import rounded
from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Shape, Stroke

LINE, THIN = 0.5, 0.35
#: How thick a tray is.
TRAY = 1.4


@ornament
def shoulders(
    *, width: float, height: float, cloth: Colour, trim: Colour, ink: Colour, apron: bool = False
) -> Items:
    """Shoulders under a head, `width` across and `height` down from the chin, the origin; with an
    apron or a collar."""
    s = Sketch(ink, trim, cloth)
    half = width / 2
    s.area(
        f"M{-half} {height} L{-half} {0.42 * width} C{-half} {0.16 * width} {-0.3 * width} 0.4 "
        f"{-0.14 * width} 0 L{0.14 * width} 0 C{0.3 * width} 0.4 {half} {0.16 * width} "
        f"{half} {0.42 * width} L{half} {height} Z",
        cloth,
        LINE,
    )
    if apron:
        s.area(
            f"M{-0.24 * width} {height} L{-0.24 * width} {0.34 * width} L{0.24 * width} "
            f"{0.34 * width} L{0.24 * width} {height} Z",
            trim,
            THIN,
        )
        s.line(
            f"M{-0.24 * width} {0.34 * width} L{-0.14 * width} 0.4 "
            f"M{0.24 * width} {0.34 * width} L{0.14 * width} 0.4",
            "",
            THIN,
        )
    else:
        s.area(
            f"M{-0.16 * width} 0 L0 {0.2 * width} L{0.16 * width} 0 L{0.24 * width} "
            f"{0.16 * width} L0 {0.4 * width} L{-0.24 * width} {0.16 * width} Z",
            trim,
            THIN,
        )
    return s.items


@ornament
def fist(*, size: float, mirrored: bool, skin: Colour, ink: Colour) -> Items:
    """A fist round the edge of something, about the origin, `size` across: four fingers, and below
    them the thumb, to the right or `mirrored`."""
    s = Sketch(ink, skin, skin)
    half, side = size / 2, -1 if mirrored else 1
    s.area(disc(0.44 * size * side, 0.34 * size, 0.3 * size, 0.24 * size), "", LINE)
    s.area(bar(-half, -0.46 * size, size, 0.92 * size, 0.36 * size), "", LINE)
    s.line(
        " ".join(f"M{k * size} {-0.44 * size} L{k * size} 0" for k in (-0.24, 0, 0.24)), "", THIN
    )
    return s.items


@ornament
def tray(*, width: float, wood: Colour, ink: Colour) -> Items:
    """A tray to hold up, the origin the middle of its upper edge."""
    board = bar(-width / 2, 0, width, TRAY, TRAY / 2)
    return [Shape(rounded(board.segments), wood, Stroke(ink, LINE))]


#: What a hand does, pointing up from its wrist, the origin: fingers, each a line from the palm.
FINGERS = {
    "open": "M-0.9 -2 L-1.7 -4.2 M0 -2 L0 -4.7 M0.9 -2 L1.6 -4.2 M1 -1.2 L2.6 -2",
    "point": "M0.4 -2 L0.4 -5.2 M1 -1.4 L2 -2.2",
    "thumb": "M-0.8 -2 L-0.8 -4.6",
    "coin": "M-1 -1.6 L-1.9 -3.2 M1 -1.6 L1.9 -3.2",
    "none": "",
}


@ornament
def arm(
    *,
    ex: float,
    ey: float,
    dx: float,
    dy: float,
    wide: float,
    hand: str,
    mirrored: bool,
    cloth: Colour,
    skin: Colour,
    ink: Colour,
    coin: Colour,
) -> Items:
    """An arm from the origin, a shoulder, over an elbow at (ex, ey) to a wrist at (dx, dy), and
    what its hand does: open, point, thumb (up), coin (held) or none; `mirrored` left to right."""
    must_know(hand, FINGERS, "no hand called")
    s = Sketch(ink, skin, cloth)
    with s.at(0, 0, mirrored=mirrored):
        if FINGERS[hand]:
            with s.at(dx, dy, math.degrees(math.atan2(dx - ex, ey - dy)), wide / 3):
                _hand(s, hand, coin)
        way = f"M0 0 L{ex} {ey} L{dx} {dy}"
        s.line(way, "", wide + 2 * LINE)
        s.line(way, cloth, wide)
    return s.items


def _hand(s: Sketch, hand: str, coin: Colour) -> None:
    """A hand and what it holds."""
    if hand == "coin":
        s.area(disc(0, -4, 2.1), coin, THIN)
        s.line("M0 -5 L0 -3", "", THIN)
    # Its outline runs round palm and fingers together.
    s.line(FINGERS[hand], "", 1.1 + 2 * THIN)
    s.area(disc(0, -1.3, 1.75), "", 2 * THIN)
    s.line(FINGERS[hand], s.paper, 1.1)
    s.fill(disc(0, -1.3, 1.75), s.paper)
    if hand in ("thumb", "point"):
        s.line("M0.2 -1.9 L1.4 -1.9 M0.3 -1 L1.5 -1", "", 0.3)
