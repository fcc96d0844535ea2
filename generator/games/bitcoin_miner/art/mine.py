"""What stands in a mine: a lantern, a tower over the shaft, a cart, a lit hall.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed
from generator.art.sketch import Sketch, bar, disc

#: How wide a post is, and how far down a beam hides the roof.
POST, BEHIND = 3.2, 2.4
#: Carts narrower than this are drawn as this one, made smaller.
SMALL = 36.0

Points = tuple[tuple[float, float], ...]
#: What is lit of a hall in soft earth and of one in rock, in shares of its size.
EARTHY: Points = (
    (0.09, 1), (0.08, 0.6), (0.11, 0.3), (0.18, 0.13), (0.32, 0.07), (0.5, 0.05), (0.7, 0.065),
    (0.84, 0.13), (0.9, 0.3), (0.925, 0.6), (0.91, 1),
)  # fmt: skip
ROCKY: Points = (
    (0.08, 1), (0.1, 0.74), (0.075, 0.52), (0.12, 0.36), (0.1, 0.2), (0.22, 0.12), (0.3, 0.06),
    (0.48, 0.09), (0.66, 0.05), (0.78, 0.12), (0.91, 0.18), (0.88, 0.36), (0.93, 0.5), (0.9, 0.72),
    (0.92, 1),
)  # fmt: skip
#: What hangs from its roof: where, as a share of its width, and how long it is.
HANGING = ((0.42, 9.0), (0.5, 13.0), (0.57, 8.0))


@ornament
def lantern(*, size: float, light: Colour, glow: Colour, ink: Colour) -> Items:
    """A miner's lantern in its glow, `size` high, hung up at the origin."""
    s = Sketch(ink, glow, light)
    k = size / 10
    with s.at(0, 0, scale=k):
        s.fill(disc(0, 6, 5.9), glow)
        s.line("M-2 3 C-2 -1 2 -1 2 3", "", 0.7)
        s.area(bar(-2.6, 3.4, 5.2, 5.6, 0.8), light)
        s.fill("M0 4.2 C1.6 5.8 1.5 8.2 0 8.2 C-1.5 8.2 -1.6 5.8 0 4.2 Z", glow)
        s.fill("M-2.9 3.6 L-1.8 2 L1.8 2 L2.9 3.6 Z M-3.2 8.8 L3.2 8.8 L3.2 10.4 L-3.2 10.4 Z")
    return s.items


@ornament
def headframe(*, height: float, ink: Colour, paper: Colour, metal: Colour) -> Items:
    """The tower over a shaft, `height` mm, with the wheel that the rope runs over; the origin is
    the middle of its foot."""
    s = Sketch(ink, paper, metal)
    k = height / 10
    with s.at(0, 0, scale=k):
        s.line("M-4.6 0 L-1 -8 M4.6 0 L1 -8 M-3.2 -3.4 L3.2 -3.4", "", 0.8)
        s.area(disc(0, -8, 2.3), metal)
        s.fill(disc(0, -8, 0.6))
    return s.items


@ornament
def cart(*, width: float, height: float, ink: Colour, wood: Colour, metal: Colour) -> Items:
    """A mine's cart, `width` over its rim and `height` from the rails to it; the origin is on the
    rails, under its middle."""
    s = Sketch(ink, wood, metal)
    half, wheel = width / 2, 0.15 * height
    # Small ones are drawn alike, but for their lines.
    k = min(1.0, width / SMALL)
    rim, line = max(1.3, 3.4 * k), 0.8 if k == 1 else 0.5
    foot = -1.3 * wheel
    for side in (-1, 1):
        s.area(bar(side * 0.52 * half - 1.1 * k, foot - 0.6, 2.2 * k, wheel), metal, 0.75 * line)
    s.area(
        f"M{-half + 1.4 * k} {rim - 0.4 - height} L{half - 1.4 * k} {rim - 0.4 - height} "
        f"L{half - 5.4 * k} {foot} L{-half + 5.4 * k} {foot} Z",
        wood,
        line,
    )
    board = (foot - height + rim - 0.4) / 2
    s.line(f"M{-half + 3 * k} {board} L{half - 3 * k} {board}", "", 0.5 * line)
    s.area(bar(-half, -height, width, rim, 0.35 * rim), metal, line)
    for side in (-1, 1):
        s.area(disc(side * 0.52 * half, -wheel, wheel), metal, line)
        s.fill(disc(side * 0.52 * half, -wheel, 0.3 * wheel))
    return s.items


@ornament
def hall(
    *,
    width: float,
    height: float,
    floor: float,
    light: Colour,
    dim: Colour,
    wood: Colour,
    ink: Colour,
    rock: bool,
    hangs: Colour,
) -> Items:
    """A lit hall in the soil or in the `rock`, width x height, its roof on two posts, behind which
    roots or crystals `hang`; the origin is the upper left corner. It is open to both sides below,
    where the tracks run; its `floor` is so far down."""
    s = Sketch(ink, light, dim)
    s.area(closed(_hollow(width, height, 0.0)), dim, 0.7)
    s.fill(closed(_lit(width, height, ROCKY if rock else EARTHY)), light)
    if rock:
        for x, long in HANGING:
            at = x * width
            s.area(f"M{at - 1.5} 4 L{at + 1.5} 4 L{at + 1.1} {long} L{at} {long + 2.4} "
                   f"L{at - 1.1} {long} Z", hangs, 0.45)  # fmt: skip
    else:
        roots = " ".join(
            f"M{x * width} 3 C{x * width + 1.6} {0.4 * long} {x * width - 1.4} {0.7 * long} "
            f"{x * width + 0.6} {long + 2} M{x * width} {0.6 * long} l2 {0.3 * long}"
            for x, long in HANGING
        )
        s.backed(roots, hangs, 0.6, 0.4)
    for x in (0.0, width - POST):
        s.area(bar(x, 3.4, POST, floor - 3.4), wood, 0.5)
        s.line(
            f"M{x + 1.1} 12 L{x + 1.1} {0.4 * floor} M{x + 2.2} {0.5 * floor} L{x + 2.2} "
            f"{0.8 * floor} M{x + 1} {0.7 * floor} L{x + 1} {0.9 * floor}",
            "",
            0.3,
        )
    s.area(bar(-1.6, 0.6, width + 3.2, 3.8, 0.8), wood, 0.5)
    s.line(f"M3 2 L{0.3 * width} 1.8 M{0.42 * width} 3 L{0.72 * width} 2.8", "", 0.3)
    # Struts from the posts to the beam.
    for x, y in ((POST, POST + 9.6), (width - POST, width - POST - 9.6)):
        s.line(f"M{x} 14 L{y} 4.6", "", 2.8)
        s.line(f"M{x} 14 L{y} 4.6", wood, 1.8)
    return s.items


def _lit(width: float, height: float, edge: Points) -> list[tuple[float, float]]:
    """What a lantern lights of a hall: inside an uneven edge, given in shares of it."""
    return [(x * width, y * height) for x, y in edge]


def _hollow(width: float, height: float, inset: float) -> list[tuple[float, float]]:
    """A hall whose roof is behind the beam, so far inside of a rectangle."""
    right, top = width - inset, inset + BEHIND
    return [(inset, top), (right, top), (right, height), (inset, height)]
