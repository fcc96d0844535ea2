"""What stands in a mine: a lantern, a tower over the shaft, a cart, a lit hall.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed
from generator.art.sketch import Sketch, bar, disc

#: How wide a post is, and how high the beam over it.
POST, BEAM = 2.8, 3.0
#: Carts narrower than this are drawn as this one, made smaller.
SMALL = 36.0
#: How much of its colour is left on the side of a cart that light doesn't reach.
SHADED = 0.86
#: How far a hall's lantern shines on the wall behind it, and how wide its beam's shadow is.
HALO, OVERHUNG = 11.8, 2.6

Points = tuple[tuple[float, float], ...]
#: Down both walls of a hall, what of it lies in the dark: edges of the light from the roof to the
#: floor, in shares of its size, in soft earth and in rock.
EARTHY: Points = ((0.13, 0), (0.05, 0.14), (0.025, 0.4), (0.045, 0.6), (0.03, 1))
ROCKY: Points = (
    (0.16, 0), (0.13, 0.07), (0.05, 0.12), (0.07, 0.28), (0.03, 0.44), (0.06, 0.6), (0.035, 1),
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
    # Light comes from the upper left: its end is in the shade, and so is what lies under the rim.
    top, inner = rim - 0.4 - height, half - 1.4 * k - 0.4 * line
    s.fill(
        f"M{-inner} {top} L{inner} {top} L{half - 5.4 * k - 0.4 * line} {foot - 0.4 * line} "
        f"L{half - 13 * k} {foot - 0.4 * line} L{half - 10 * k} {top + 2.2 * k} "
        f"L{0.6 * k - inner} {top + 2.2 * k} Z",
        mixed(wood, ink, SHADED),
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
    corner: float,
    light: Colour,
    dim: Colour,
    wood: Colour,
    ink: Colour,
    rock: bool,
    hangs: Colour,
    hung: bool,
    halo: Colour,
    across: float,
    down: float,
) -> Items:
    """A lit hall in the soil or in the `rock`: a niche, width x height with round corners, between
    two posts under a beam, from which roots or crystals may be `hung`. The origin is the niche's
    upper left corner: posts and beam stand outside. It is open to both sides below, where the
    tracks run; its `floor` is so far down. A lamp before its wall, so far `across`
    and `down`, lights it up, `halo`."""
    s = Sketch(ink, light, dim)
    s.area(bar(-POST, -1, width + 2 * POST, height + 1), dim, 0.5)
    s.fill(bar(0, 0, width, height, corner), light)
    s.fill(disc(across, down, HALO), halo)
    s.fill(bar(0, 0, width, OVERHUNG), dim)
    edge = ROCKY if rock else EARTHY
    for side in (0.0, 1.0):
        wall = [(abs(side - x) * width, y * height) for x, y in edge]
        s.fill(closed([(side * width, height), (side * width, 0.0), *wall]), dim)
    s.line(bar(0, 0, width, height, corner), "", 0.5)
    if hung and rock:
        for x, long in HANGING:
            at = x * width
            s.area(f"M{at - 1.5} -0.4 L{at + 1.5} -0.4 L{at + 1.1} {long - 4} L{at} {long - 1.6} "
                   f"L{at - 1.1} {long - 4} Z", hangs, 0.45)  # fmt: skip
    elif hung:
        roots = " ".join(
            f"M{x * width} -0.6 C{x * width + 1.6} {0.4 * long - 4} {x * width - 1.4} "
            f"{0.7 * long - 4} {x * width + 0.6} {long - 2} M{x * width} {0.6 * long - 4} l2 "
            f"{0.3 * long}"
            for x, long in HANGING
        )
        s.backed(roots, hangs, 0.6, 0.4)
    for x in (-POST, width):
        s.area(bar(x, -1, POST, floor + 1), wood, 0.5)
        s.line(
            f"M{x + 0.9} 8 L{x + 0.9} {0.4 * floor} M{x + 1.9} {0.5 * floor} L{x + 1.9} "
            f"{0.8 * floor} M{x + 0.8} {0.7 * floor} L{x + 0.8} {0.9 * floor}",
            "",
            0.3,
        )
    s.area(bar(-POST - 0.8, -BEAM, width + 2 * POST + 1.6, BEAM, 0.7), wood, 0.5)
    s.line(
        f"M0 {0.4 - BEAM / 2} L{0.3 * width} {0.2 - BEAM / 2} M{0.42 * width} {1 - BEAM / 2} "
        f"L{0.72 * width} {0.8 - BEAM / 2}",
        "",
        0.3,
    )
    return s.items
