"""The ten things that people pay for, as receipts show them: bread first, a bike last.

Each fills a circle of 10 mm about its middle; y runs down.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import Sketch, bar, disc
from generator.drawing import paths
from generator.drawing.drawing import Group, scaled

#: Width of lines inside of things.
THIN = 0.5


def bread(s: Sketch) -> None:
    """A loaf."""
    s.area("M-8 7 L-8 0.4 C-11.4 -2 -9 -7 -4.8 -6.8 L4.8 -6.8 C9 -7 11.4 -2 8 0.4 L8 7 Z", s.hot)
    s.line("M-4.6 -3.6 L-2.4 -0.4 M-0.6 -3.6 L1.6 -0.4 M3.4 -3.6 L5.6 -0.4", "", 0.8)


def kite(s: Sketch) -> None:
    """A kite and its tail."""
    s.area("M2.6 -10 L8.6 -3.2 L0.4 5.4 L-4.6 -3.8 Z", s.hot)
    s.fill("M2.6 -9.2 L8 -3.3 L1.9 -3.6 Z", s.paper)
    s.line("M2.6 -10 L0.4 5.4 M-4.6 -3.8 L8.6 -3.2", "", THIN)
    s.line("M0.4 5.4 C-1 9.6 -4.6 5.4 -6 8.2 C-6.6 9.4 -8 9.6 -9.2 9.2", "", 0.6)
    s.fill("M-1.6 7.2 L-4.2 4.8 L-3.6 8.4 Z M-1.6 7.2 L0.6 9.8 L-1.8 9.8 Z")


def apple(s: Sketch) -> None:
    """An apple."""
    s.area(
        "M0 -4 C3 -7.4 9.4 -5.4 8.8 0.4 C8.4 5.4 5 9.6 2.4 9.2 C1.2 9 0.6 8.6 0 8.6 "
        "C-0.6 8.6 -1.2 9 -2.4 9.2 C-5 9.6 -8.4 5.4 -8.8 0.4 C-9.4 -5.4 -3 -7.4 0 -4 Z",
        s.hot,
    )
    s.line("M0 -4 C0 -6.4 0.6 -8.4 1.8 -9.6", "", 1)
    s.area("M1 -6.4 C2.4 -9.4 5 -9.8 7 -8.8 C6 -6.4 3.4 -5.4 1 -6.4 Z", s.paper, THIN)
    s.line("M-6.2 0 C-6 -2 -5 -3 -3.6 -3.2", s.paper, 1)


def book(s: Sketch) -> None:
    """A book, open."""
    s.area(
        "M0 -4.6 C-3 -7 -6.6 -7 -9.6 -6 L-9.6 6 C-6.6 5 -3 5 0 7.4 C3 5 6.6 5 9.6 6 "
        "L9.6 -6 C6.6 -7 3 -7 0 -4.6 Z"
    )
    s.line(
        "M0 -4.6 L0 7.4 M-7.4 -3 C-5.6 -3.4 -3.8 -3.2 -2.2 -2.4 M-7.4 0 "
        "C-5.6 -0.4 -3.8 -0.2 -2.2 0.6 M-7.4 3 C-5.6 2.6 -3.8 2.8 -2.2 3.6",
        "",
        THIN,
    )
    s.fill("M2.2 1.6 L4.6 -3 L6 -0.6 L6.8 -1.6 L8 1.4 C6 0.8 4 0.8 2.2 1.6 Z", s.hot)


def ball(s: Sketch) -> None:
    """A football."""
    s.area(disc(0, 0, 8.8))
    s.fill(paths.regular(0, 0, 3.2, 5))
    s.line(
        "M0 -3.2 L0 -6.6 M3 -1 L6.4 -2.2 M1.9 2.6 L4 5.4 M-1.9 2.6 L-4 5.4 M-3 -1 L-6.4 -2.2",
        "",
        THIN,
    )
    s.fill(
        "M-2.8 -8.2 L0 -6.4 L2.8 -8.2 C1 -9 -1 -9 -2.8 -8.2 Z M7 -5 L6.2 -2 L8.7 0 "
        "C8.8 -2 8.2 -3.6 7 -5 Z M6.6 5.6 L3.8 5.2 L2.6 8.3 C4.2 7.8 5.6 6.9 6.6 5.6 Z "
        "M-6.6 5.6 L-3.8 5.2 L-2.6 8.3 C-4.2 7.8 -5.6 6.9 -6.6 5.6 Z M-7 -5 L-6.2 -2 "
        "L-8.7 0 C-8.8 -2 -8.2 -3.6 -7 -5 Z"
    )


def ice_cream(s: Sketch) -> None:
    """An ice cream with two scoops and a cherry, in its stand."""
    s.area("M-4.6 0.4 L4.6 0.4 L0 10.4 Z", s.hot)
    s.line("M-2.6 4.4 L2.2 1.6 M-1 7.8 L2.6 4", "", THIN)
    s.area(disc(0, -5.6, 4.2))
    s.area(
        "M-5.8 0.6 C-6.4 -3.6 6.4 -3.6 5.8 0.6 C4.6 2 3.4 0.8 2.6 1.6 "
        "C1.6 2.6 -0.4 2.6 -1.4 1.4 C-2.4 0.8 -4.4 2 -5.8 0.6 Z"
    )
    s.area(disc(0.2, -9.9, 1.5), s.shade, THIN)
    s.area("M-3.4 10.6 L-2.2 5 L2.2 5 L3.4 10.6 Z", s.paper)


def boots(s: Sketch) -> None:
    """A pair of rubber boots."""
    for x, y in ((2.6, -1.2), (-2.2, 1.2)):
        with s.at(x, y):
            s.area("M-4.4 -8 L0.8 -8 L0.8 1.4 C3.4 1.8 6 2.6 6 5.4 L6 7.4 L-4.4 7.4 Z", s.hot)
            s.line("M-4.4 5.4 L6 5.4", "", THIN)
            s.fill(bar(-4.4, -8, 5.2, 2.4))


def guitar(s: Sketch) -> None:
    """A guitar."""
    with s.at(-1.4, 1.6, 40):
        s.fill(bar(-0.9, -12, 1.8, 11))
        s.fill(bar(-1.7, -13.4, 3.4, 3.4, 0.6))
        s.area(
            "M0 -3.2 C3 -4.6 5.4 -2.4 4.2 0.4 C3.6 1.8 4.2 2.6 5.2 3.8 C7.4 7.4 4.4 10 0 10 "
            "C-4.4 10 -7.4 7.4 -5.2 3.8 C-4.2 2.6 -3.6 1.8 -4.2 0.4 "
            "C-5.4 -2.4 -3 -4.6 0 -3.2 Z",
            s.hot,
        )
        s.fill(disc(0, 2, 1.9))
        s.line("M-2 7 L2 7", "", 0.8)


def fish(s: Sketch) -> None:
    """A fish from the market."""
    s.area("M4.4 0 L9.8 -5 L8.8 0 L9.8 5 Z", s.hot)
    s.area("M-9.8 0.4 C-6.4 -6.6 2.4 -6.4 6 0 C2.4 6.4 -6.4 6.6 -9.8 0.4 Z", s.hot)
    s.line("M-4 -4.4 C-2.6 -1.6 -2.6 1.6 -4 4.4", "", THIN)
    s.fill(disc(-6.4, -0.8, 0.9))
    s.line(
        "M-0.8 -2 C0 -1.2 0 -0.4 -0.8 0.4 M2 -2 C2.8 -1.2 2.8 -0.4 2 0.4 M0.4 1 "
        "C1.2 1.8 1.2 2.6 0.4 3.4",
        "",
        THIN,
    )


def bike(s: Sketch) -> None:
    """A bicycle."""
    for x in (-5.8, 5.8):
        s.area(disc(x, 3, 4.1))
        s.fill(disc(x, 3, 0.8))
    s.line("M-5.8 3 L-2.6 -3 L3.8 -3 L-0.4 3 L-5.8 3 M-0.4 3 L-3.4 -5 M5.8 3 L3.2 -5.8", s.ink, 2)
    s.line("M-5.8 3 L-2.6 -3 L3.8 -3 L-0.4 3 L-5.8 3 M-0.4 3 L-3.4 -5 M5.8 3 L3.2 -5.8", s.hot, 0.9)
    s.line("M-5.4 -5.4 L-1.8 -5.4", "", 1.3)
    s.line("M3.2 -5.8 L6.4 -6.4", "", 1)
    s.fill(disc(-0.4, 3, 1.3))


#: The goods by what layouts call them.
GOODS: dict[str, Callable[[Sketch], None]] = {
    "bread": bread, "kite": kite, "apple": apple, "book": book, "ball": ball,
    "ice-cream": ice_cream, "boots": boots, "guitar": guitar, "fish": fish, "bike": bike,
}  # fmt: skip


@ornament
def good(
    *, name: str, radius: float, ink: Colour, paper: Colour, hot: Colour, accent: Colour
) -> Items:
    """What somebody pays for, in a circle of `radius`: bread, apple, kite, …, bike."""
    must_know(name, GOODS, "no good")
    sketch = Sketch(ink, paper, hot, accent)
    GOODS[name](sketch)
    k = radius / 10
    return [Group(tuple(sketch.items), scaled(k, k))]
