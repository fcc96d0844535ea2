"""Where finds are listed by name, and the colours that they are drawn in.

A find fills a circle of about 10 mm; who shows it scales it to its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import overload

from generator.art.colours import mixed
from generator.art.sketch import LINE, Sketch
from generator.drawing.drawing import Path

#: Width of lines inside of things; outlines are as wide as a sketch's are.
THIN = 0.5
#: Wider lines than outlines are things, a handle or a leg, and as wide in large finds as in small.
OUTLINE = 0.75
#: How much of a colour is left in shade, and in light.
SHADED, LIT = 0.8, 0.5
#: How far down rays go round what shines, of the radius: not into the ground.
RAYS_END = 0.7


class Ground(Sketch):
    """A find so far: besides `ink`, `paper` and `hot` there are `warm` and `cool` earth, dark
    `granite`, and the natural colours of leaves, wood and fur, bare skin, berries and jewels, gold,
    and crystal; outlines are `bold` times as wide as they say, so that what is shown large has no
    heavier ones."""

    def __init__(
        self, ink: str, paper: str, hot: str, natural: Mapping[str, str], bold: float = 1.0
    ) -> None:
        super().__init__(ink, paper, hot)
        self.bold = bold
        self.warm, self.cool, self.granite = (natural[k] for k in ("warm", "cool", "granite"))
        self.leaf, self.bark, self.flesh = (natural[k] for k in ("leaf", "bark", "flesh"))
        self.rose, self.gold, self.gem = (natural[k] for k in ("rose", "gold", "gem"))

    def line(self, shape: str | Path, colour: str = "", width: float = LINE) -> None:
        """A line with round ends and corners."""
        super().line(shape, colour, width * self.bold if width <= OUTLINE else width)

    def area(self, shape: str | Path, fill: str = "", width: float = LINE) -> None:
        """A shape with an outline in ink, filled with paper or another colour."""
        super().area(shape, fill, width * self.bold)

    def dark(self, colour: str) -> str:
        """A colour in shade."""
        return mixed(colour, self.ink, SHADED)

    def light(self, colour: str) -> str:
        """A colour where light falls on it."""
        return mixed(colour, self.paper, LIT)

    def backed(self, shape: str | Path, colour: str, width: float, rim: float = LINE) -> None:
        """A line in a colour with a `rim` of ink on both sides, which alone is bold."""
        super().line(shape, "", width + 2 * rim * self.bold)
        super().line(shape, colour, width)


Find = Callable[[Ground], None]
#: The finds by what the catalogue calls them: their functions' names, with dashes.
FINDS: dict[str, Find] = {}
#: How those are found that don't just stand on the ground: half `dug` out of it or `rooted` in it,
#: on a `slab`, a `boulder` or a `slate`, on a `plinth`, as what `floats` in water, `hangs` from the
#: roof, `spans` from there to the ground or `flies`.
STAGES: dict[str, str] = {}


@overload
def find(stage: Find, /) -> Find: ...
@overload
def find(stage: str, /) -> Callable[[Find], Find]: ...
def find(stage: Find | str, /) -> Find | Callable[[Find], Find]:
    """A find of that name, and how it is found: `@find`, `@find("dug")`."""

    def listed(drawn: Find) -> Find:
        name = drawn.__name__.replace("_", "-")
        FINDS[name] = drawn
        if isinstance(stage, str):
            STAGES[name] = stage
        return drawn

    return listed if isinstance(stage, str) else listed(stage)


Point = tuple[float, float]


def across(bend: tuple[Point, Point, Point, Point], t: float, half: float) -> str:
    """A short line across a cubic curve at `t`, 0 to 1, so far to either side: a ring of a worm."""
    (x1, y1), (x2, y2) = sides(bend, t, half)
    return f"M{x1:.3f} {y1:.3f} L{x2:.3f} {y2:.3f}"


def sides(bend: tuple[Point, Point, Point, Point], t: float, half: float) -> tuple[Point, Point]:
    """Both ends of such a line."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = bend
    u = 1 - t
    x = u**3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t**3 * dx
    y = u**3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t**3 * dy
    v = u * u * (bx - ax) + 2 * u * t * (cx - bx) + t * t * (dx - cx)
    w = u * u * (by - ay) + 2 * u * t * (cy - by) + t * t * (dy - cy)
    k = half / math.hypot(v, w)
    return (x - k * w, y + k * v), (x + k * w, y - k * v)


def crystal(s: Ground, x: float, y: float, turn: float, length: float, wide: float) -> None:
    """A crystal that grows from (x, y), upwards before it is turned; one side lies in shade."""
    half, shoulder = wide / 2, length - 0.8 * wide
    with s.at(x, y, turn):
        outline = f"M{-half} 0 L{-half} {-shoulder} L0 {-length} L{half} {-shoulder} L{half} 0 Z"
        s.area(outline, s.gem)
        s.fill(
            f"M{0.3 - half} -0.2 L{0.3 - half} {-shoulder} L0 {0.5 - length} L{-0.3 * wide} -0.2 Z",
            s.paper,
        )
        edge = 0.12 * wide
        s.fill(
            f"M{edge} {-0.2} L{edge} {-shoulder} L0 {-length + 0.5} L{half - 0.2} {-shoulder}"
            f" L{half - 0.2} -0.2 Z",
            s.cool,
        )
        s.line(f"M{edge} 0 L{edge} {-shoulder} L0 {-length}", "", THIN)


def rays(
    s: Ground, x: float, y: float, near: float, far: float, count: int, colour: str = ""
) -> None:
    """Short lines round (x, y): it shines."""
    lines = []
    for k in range(count):
        a = math.tau * (k + 0.5) / count
        u, v = math.cos(a), math.sin(a)
        if v < RAYS_END:
            lines.append(
                f"M{x + near * u:.3f} {y + near * v:.3f} L{x + far * u:.3f} {y + far * v:.3f}"
            )
    s.line(" ".join(lines), colour or s.hot, 0.8)
