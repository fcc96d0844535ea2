"""Shoulders and arms: of who pays, and of who lifts what is sold.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
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
def sleeve(*, dx: float, dy: float, wide: float, cloth: Colour, ink: Colour) -> Items:
    """The sleeve of an arm from the origin, a shoulder, over an elbow to a wrist near (dx, dy)."""
    way = rounded(
        [("M", 0.0, 0.0), ("C", 0.2 * dx, 0.9 * dy + 2, 0.5 * dx, dy + 2.4, 0.9 * dx, dy + 0.3)]
    )
    return [
        Shape(way, None, Stroke(ink, wide + 2 * LINE, "round", "round")),
        Shape(way, None, Stroke(cloth, wide, "round", "round")),
    ]


@ornament
def fist(*, size: float, skin: Colour, ink: Colour) -> Items:
    """A fist round the edge of something, about the origin, `size` across: four fingers."""
    s = Sketch(ink, skin, skin)
    half = size / 2
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


@ornament
def arm(
    *,
    dx: float,
    dy: float,
    wide: float,
    cloth: Colour,
    skin: Colour,
    ink: Colour,
    coin: Colour,
    paying: bool = False,
) -> Items:
    """An arm from the origin, a shoulder, over an elbow to an open hand at (dx, dy), which holds a
    `coin` while it is `paying`."""
    palm = dx + math.copysign(0.3 * wide, dx)
    money = Shape(disc(palm, dy - 0.8 * wide, 0.62 * wide), coin, Stroke(ink, THIN))
    return [
        *([money] if paying else []),
        Shape(disc(palm, dy, 0.62 * wide), skin, Stroke(ink, LINE)),
        *sleeve(dx=dx, dy=dy, wide=wide, cloth=cloth, ink=ink),
    ]
