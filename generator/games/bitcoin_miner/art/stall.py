"""The stall where somebody buys something: its awning and counter, what stands behind it, and the
shoulders under the heads of buyer and seller.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.outlines import joined, opened, rounded
from generator.art.sketch import Sketch, bar, disc
from generator.drawing import paths
from generator.drawing.drawing import Group, Path, Segment, Shape, Stroke, scaled
from generator.units import Box

LINE, THIN = 0.5, 0.35
#: How many slats a crate is nailed of, and how thick a tray is, in mm.
SLATS, TRAY = 3, 1.4
#: How much narrower than the one below a crate is, of its width, and how far aside it stands.
STEP, LEAN = 0.16, 0.5


@ornament(stripes=(2, 40))
def awning(
    *, width: float, height: float, stripes: int, first: Colour, second: Colour, ink: Colour
) -> Items:
    """A striped awning, its origin the upper left corner; each stripe ends in a scallop, the lowest
    point of which is at `height`."""
    step = width / stripes
    cloth = height - step / 2
    cut = [_stripe(step * k, step, cloth) for k in range(stripes)]
    return [
        *(
            Shape(rounded(joined(cut[k::2]).segments), colour, Stroke(ink, LINE, join="round"))
            for k, colour in enumerate((first, second))
        ),
        Shape(opened([(0, cloth), (width, cloth)]), None, Stroke(ink, THIN)),
    ]


def _stripe(x: float, step: float, cloth: float) -> Path:
    half = step / 2
    bow: list[Segment] = list(paths.arc(x + half, cloth, half, 0, 180).segments[1:])
    start: list[Segment] = [("M", x, 0.0), ("L", x + step, 0.0), ("L", x + step, cloth)]
    return rounded([*start, *bow, ("Z",)])


@ornament(crates=(0, 9))
def pile(
    *, width: float, height: float, crates: int, wood: Colour, box: Colour, ink: Colour
) -> Items:
    """What something that is sold stands on, `height` over the origin, the middle of the edge of a
    counter: so many crates, the lowest `width` wide, or if there is none a tray as wide, which
    somebody holds up."""
    if not crates:
        tray = paths.rectangle(Box(-width / 2, -height, width, TRAY), TRAY / 2)
        return [Shape(rounded(tray.segments), wood, Stroke(ink, LINE))]
    each = height / crates
    slat = each / SLATS
    # Each crate is narrower than the one below, and stands as it was put.
    piled = [
        (-width * (1 - STEP * k) / 2 + LEAN * k, -each * (k + 1), width * (1 - STEP * k))
        for k in range(crates)
    ]
    slats = [
        paths.rectangle(Box(x, y + slat * k, wide, slat))
        for x, y, wide in piled
        for k in range(SLATS)
    ]
    posts = [(at, y) for x, y, wide in piled for at in (x, x + wide - 2.2)]
    battens = [paths.rectangle(Box(x, y, 2.2, each)) for x, y in posts]
    nails = [disc(x + 1.1, y + slat * (k + 0.5), 0.3) for x, y in posts for k in range(SLATS)]
    return [
        Shape(rounded(joined(slats).segments), box, Stroke(ink, THIN)),
        Shape(rounded(joined(battens).segments), box, Stroke(ink, LINE, join="round")),
        Shape(rounded(joined(nails).segments), ink),
    ]


@ornament
def counter(*, width: float, height: float, wood: Colour, box: Colour, ink: Colour) -> Items:
    """A counter of boards, its origin the left end of its upper edge."""
    joints = [paths.line(width * k / 5, 2.2, width * k / 5, height) for k in range(1, 5)]
    return [
        Shape(rounded(paths.rectangle(Box(0, 0, width, height)).segments), wood),
        Shape(rounded(joined(joints).segments), None, Stroke(ink, THIN)),
        Shape(rounded(paths.rectangle(Box(0, 0, width, 2.2)).segments), box, Stroke(ink, LINE)),
    ]


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


def wheat(s: Sketch) -> None:
    """Ears of wheat."""
    for x, turn in ((-2, -14), (2, 12)):
        with s.at(x, 0, turn):
            s.line("M0 6 L0 -2", "", THIN)
            for y in (-5, -3, -1, 1):
                s.area(
                    f"M0 {y + 1.6} C-2.6 {y + 1} -2.4 {y - 1} -1.6 {y - 1.6} L0 {y} Z", s.hot, THIN
                )
                s.area(f"M0 {y + 1.6} C2.6 {y + 1} 2.4 {y - 1} 1.6 {y - 1.6} L0 {y} Z", s.hot, THIN)


def tree(s: Sketch) -> None:
    """An apple tree."""
    s.area("M-0.9 6 L-0.7 0 L0.7 0 L0.9 6 Z", s.hot, THIN)
    s.area(
        "M-4.6 1.4 C-7 0.4 -6 -3 -4 -3 C-4 -6.4 3.8 -6.6 4 -3 C6.4 -3 7 0.6 4.4 1.4 Z",
        s.shade,
        LINE,
    )
    for x, y in ((-2.6, -0.6), (1, -3.2), (3, -0.4)):
        s.fill(disc(x, y, 0.8), s.hot)


def sun(s: Sketch) -> None:
    """The sun."""
    for k in range(10):
        a = math.tau * k / 10
        u, v = math.cos(a), math.sin(a)
        s.line(f"M{4.2 * u:.3f} {4.2 * v:.3f} L{5.8 * u:.3f} {5.8 * v:.3f}", "", THIN)
    s.area(disc(0, 0, 3.2), s.hot, LINE)


def boat(s: Sketch) -> None:
    """A fishing boat."""
    s.area("M0.4 -6 L0.4 2 L5 2 Z", s.paper, THIN)
    s.area("M-0.4 -4.6 L-0.4 2 L-4 2 Z", s.hot, THIN)
    s.area("M-5.6 2.8 L5.6 2.8 L4 5.6 L-4 5.6 Z", s.hot, LINE)
    s.line("M-6 7 C-4.6 6 -3.6 6 -2.4 7 C-1.2 8 1.2 6 2.4 7 C3.6 8 4.6 6 6 7", "", THIN)


def shelf(s: Sketch) -> None:
    """A shelf of books."""
    for x, h, colour in (
        (-5.4, 7, "hot"),
        (-3.4, 8, "paper"),
        (-1.4, 6.4, "shade"),
        (0.6, 7.6, "hot"),
    ):
        s.area(bar(x, 4.6 - h, 1.9, h), getattr(s, colour), THIN)
    with s.at(4.2, 1.2, 18):
        s.area(bar(-1, -3.4, 1.9, 7), s.paper, THIN)
    s.area(bar(-6.4, 4.6, 12.8, 1.2), s.hot, THIN)


def flags(s: Sketch) -> None:
    """A corner flag."""
    s.line("M-3 6.4 L-3 -6", "", 0.6)
    s.area("M-3 -6 L5 -3.4 L-3 -0.6 Z", s.hot, LINE)
    s.line("M-6 6.6 L5.4 6.6", "", THIN)


def cloud(s: Sketch) -> None:
    """A cloud, and the wind."""
    s.area(
        "M-5.4 1 C-7.4 1 -7 -2.4 -4.6 -2.2 C-4.6 -5.6 0.4 -6 1.4 -3.4 C4 -5 6.4 -2.6 5 -1 "
        "C6.8 -0.8 6.4 1 5 1 Z", s.paper, LINE,
    )  # fmt: skip
    s.line("M-4 4 L2.4 4 C4.4 4 4.2 1.8 2.8 2.2 M-2 6 L4.6 6", "", THIN)


def umbrella(s: Sketch) -> None:
    """An umbrella in the rain."""
    s.line("M0 -1 L0 5 C0 7 2.6 7 2.4 5.2", "", 0.6)
    s.area(
        "M-6 -0.4 C-5.4 -7 5.4 -7 6 -0.4 C5 -1.4 3.4 -1.4 2.4 -0.4 C1.4 -1.4 -1.4 -1.4 -2.4 -0.4 "
        "C-3.4 -1.4 -5 -1.4 -6 -0.4 Z", s.hot, LINE,
    )  # fmt: skip
    s.line("M-4.4 2.2 L-5 4 M-2 2.6 L-2.6 4.4 M4.4 2 L3.8 3.8", "", THIN)


def notes(s: Sketch) -> None:
    """Notes in the air."""
    s.line("M-3.2 3.4 L-3.2 -4.6 L3.4 -6 L3.4 2", "", 0.8)
    s.line("M-3.2 -3 L3.4 -4.4", "", 0.8)
    s.fill(disc(-4.4, 3.6, 1.6, 1.2))
    s.fill(disc(2.2, 2.2, 1.6, 1.2))


def lamp(s: Sketch) -> None:
    """A lamp in the street."""
    s.line("M0 7 L0 -1", "", 0.7)
    s.area("M-1.8 -1 L-2.6 -5 L2.6 -5 L1.8 -1 Z", s.hot, LINE)
    s.fill("M-3.2 -5 L0 -7.4 L3.2 -5 Z")
    s.line("M-2 7 L2 7", "", 0.8)


#: What stands behind a stall, by the good that it sells.
BACKDROPS: dict[str, Callable[[Sketch], None]] = {
    "bread": wheat, "apple": tree, "ice-cream": sun, "fish": boat, "book": shelf, "ball": flags,
    "kite": cloud, "boots": umbrella, "guitar": notes, "bike": lamp,
}  # fmt: skip


@ornament
def backdrop(
    *, sells: str, radius: float, ink: Colour, paper: Colour, hot: Colour, green: Colour
) -> Items:
    """What stands behind a stall that sells bread, apples, … or bikes, in a circle of `radius`."""
    must_know(sells, BACKDROPS, "no backdrop for")
    sketch = Sketch(ink, paper, hot, green)
    BACKDROPS[sells](sketch)
    k = radius / 7
    return [Group(tuple(sketch.items), scaled(k, k))]
