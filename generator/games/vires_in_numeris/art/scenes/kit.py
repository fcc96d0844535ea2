"""The kit of parts that all pictures are put together from: coin, block, link, chip, hand, arrow.

Parts are placed by their middle; outlines are written as in SVG's `d`, in mm, y down.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from generator.art.colours import mixed
from generator.art.sketch import LINE, Sketch, bar, disc
from generator.drawing import paths
from generator.drawing.drawing import Group, Matrix, Path, moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.badges import chip as chip_outline

#: Width of lines inside of things.
THIN = 0.45
#: What is white on a dark card, too.
LINEN = "#FFFFFF"


class EvenSketch(Sketch):
    """A sketch whose outlines are of one weight, however small a thing is drawn; `shadow` is what
    things throw on the ground, `gold` what Coins are of."""

    size = 1.0
    shadow = ""
    gold = ""

    @contextmanager
    def at(
        self, x: float, y: float, turn: float = 0.0, scale: float = 1.0, mirrored: bool = False
    ) -> Iterator[None]:
        """As ever; but a width that isn't named is that on paper."""
        outside, self.size = self.size, self.size * scale
        with super().at(x, y, turn, scale, mirrored):
            yield
        self.size = outside

    def line(self, shape: str | Path, colour: str = "", width: float = 0.0) -> None:
        """A line with round ends and corners, LINE wide if no width is named."""
        super().line(shape, colour, width or LINE / self.size)

    def area(self, shape: str | Path, fill: str = "", width: float = 0.0) -> None:
        """A shape with an outline in ink, LINE wide if no width is named."""
        super().area(shape, fill, width or LINE / self.size)


def coin(s: EvenSketch, x: float, y: float, radius: float = 4.0, fill: str = "") -> None:
    """A Coin, as on the strips: a rim and a slot. It is of gold, and of another `fill` only if it
    is what a card brings or takes."""
    k = radius / 4
    s.area(disc(x, y, radius), fill or s.gold)
    s.line(disc(x, y, 3.0 * k), "", 0.35)
    s.fill(bar(x - 0.5 * k, y - 1.6 * k, k, 3.2 * k, 0.5 * k))


def flat_coin(s: EvenSketch, x: float, y: float, radius: float, fill: str = "") -> None:
    """A Coin, as `coin`, that lies flat: the middle of its upper side is at (x, y)."""
    low, thick = 0.36 * radius, 0.44 * radius
    left, right, foot = x - radius, x + radius, y + thick
    edge = f"M{left} {y} L{left} {foot} A{radius} {low} 0 0 0 {right} {foot} L{right} {y} Z"
    s.area(edge, fill or s.gold)
    s.area(disc(x, y, radius, low), fill or s.gold)
    s.line(disc(x, y, 0.74 * radius, 0.72 * low), "", 0.35)
    s.fill(bar(x - 0.1 * radius, y - 0.45 * low, 0.2 * radius, 0.9 * low, 0.1 * radius))


def block(s: Sketch, x: float, y: float, side: float = 4.6, fill: str = "") -> None:
    """A Block: a cube, seen from a corner; `side` is that of its edges."""
    w, h = side * math.sqrt(3) / 2, side / 2
    s.area(f"M{x} {y - side} L{x + w} {y - h} L{x} {y} L{x - w} {y - h} Z", fill)
    s.area(f"M{x - w} {y - h} L{x} {y} L{x} {y + side} L{x - w} {y + h} Z", s.ink)
    s.area(f"M{x + w} {y - h} L{x} {y} L{x} {y + side} L{x + w} {y + h} Z", fill or s.shade)


def link(s: Sketch, x: float, y: float, turn: float = 0.0, colour: str = "") -> None:
    """One link of a chain, 5 mm long."""
    with s.at(x, y, turn):
        s.line(bar(-2.5, -1.3, 5, 2.6, 1.3), s.ink, 1.5)
        s.line(bar(-2.5, -1.3, 5, 2.6, 1.3), colour or s.paper, 0.6)


def several(shape: str | Path, places: Sequence[Matrix]) -> Path:
    """One shape at each of these places, as one path."""
    one = paths.svg_path(shape) if isinstance(shape, str) else shape
    return Path(tuple(part for place in places for part in one.through(place).segments))


def chip(s: Sketch, x: float, y: float, side: float = 6.0, fill: str = "") -> None:
    """A HashRate: a chip with a bolt."""
    chips(s, [(x, y)], side, fill)


def chips(
    s: Sketch, places: Sequence[tuple[float, float]], side: float = 6.0, fill: str = ""
) -> None:
    """HashRates of one size and colour."""
    k = side / 3.7
    outline = chip_outline(side, 0.35 * k, 3, 1.05 * k, 0.45 * k, 0.6 * k)
    s.fill(several(outline, [moved(x, y) for x, y in places]), fill)
    s.fill(several(BOLT, [(k, 0, 0, k, x, y) for x, y in places]), s.paper)


def tick(x: float, y: float, size: float) -> Path:
    """The sign of whoever wins a flip, `size` high and somewhat wider."""
    return several(
        paths.polyline([(-0.62, 0.02), (-0.18, 0.46), (0.62, -0.5)]), [(size, 0, 0, size, x, y)]
    )


def cross(x: float, y: float, size: float) -> Path:
    """The sign of whoever loses a flip, `size` high and wide."""
    return several("M-0.5 -0.5 L0.5 0.5 M0.5 -0.5 L-0.5 0.5", [(size, 0, 0, size, x, y)])


def nothing(x: float, y: float, radius: float) -> Path:
    """The sign of what has no effect, as on the strips: a ring and a stroke through it."""
    reach = 0.68 * radius
    stroke = paths.line(x - reach, y + reach, x + reach, y - reach)
    return Path((*disc(x, y, radius).segments, *stroke.segments))


def flip(s: Sketch, x: float, y: float, radius: float) -> None:
    """A coin that is flipped, as on the strips: a dark half that wins, a light one that loses."""
    s.area(disc(x, y, radius))
    s.fill(f"M{x} {y - radius} A{radius} {radius} 0 0 0 {x} {y + radius} Z")
    s.line(tick(x - radius / 2, y, 0.56 * radius), s.paper, 0.2 * radius)
    s.line(cross(x + radius / 2, y, 0.5 * radius), "", 0.2 * radius)


def basin(s: Sketch, x: float, y: float, half: float, water: str) -> None:
    """The Pool: a basin of water with its rim at y, which is twice `half` wide; 0.7 `half` high."""
    k = half / 10
    with s.at(x, y, scale=k):
        s.area("M-10 0 C-10 5 -6 7 -3 7 L3 7 C6 7 10 5 10 0 Z", s.shade)
        s.area(disc(0, 0, 10, 2.4))
        s.fill(disc(0, 0.5, 8.2, 1.5), water)


def waterline(s: Sketch, x: float, y: float, half: float, water: str) -> None:
    """What of a `basin`'s water is before the things that float in it."""
    with s.at(x, y, scale=half / 10):
        s.fill("M-8.2 0.5 q2.05 -0.7 4.1 0 q2.05 0.6 4.1 0 q2.05 -0.7 4.1 0 q2.05 0.6 4.1 0"
               " A8.2 1.5 0 0 1 -8.2 0.5 Z", water)  # fmt: skip


def faint(s: Sketch, shape: str | Path, strength: float) -> None:
    """Light of what is hot: of this shape, and through it is seen what lies behind."""
    outside, s.items = s.items, []
    s.fill(shape, s.hot)
    outside.append(Group(tuple(s.items), opacity=strength))
    s.items = outside


def shining(s: Sketch, x: float, y: float, radius: float) -> None:
    """A glow of what is hot, behind all else: one tint through which nothing is seen, as a dark
    thing seen through it turns brown."""
    s.fill(disc(x, y, 0.82 * radius), mixed(s.hot, LINEN, 0.3))


def fan(
    s: Sketch,
    x: float,
    y: float,
    count: int = 3,
    size: float = 1.0,
    spread: float = 20.0,
) -> None:
    """A Hand of cards, held at (x, y + 6); the last one in front."""
    for k in range(count):
        angle = spread * (k - (count - 1) / 2)
        with s.at(x, y + 6 * size, angle, size):
            s.area(bar(-2.6, -10, 5.2, 8, 0.7), s.paper if k == count - 1 else s.shade)


def arrow(
    s: Sketch, points: Sequence[tuple[float, float]], colour: str = "", width: float = 1.4
) -> None:
    """A line through the points, with a head at the last."""
    (x1, y1), (x2, y2) = points[-2:]
    length = math.hypot(x2 - x1, y2 - y1)
    u, v = (x2 - x1) / length, (y2 - y1) / length
    back = 1.7 * width
    neck = (x2 - u * back, y2 - v * back)
    s.line(paths.polyline([*points[:-1], neck]), colour or s.hot, width)
    wing = 1.25 * width
    head = [
        (x2, y2),
        (neck[0] - v * wing, neck[1] + u * wing),
        (neck[0] + v * wing, neck[1] - u * wing),
    ]
    s.fill(paths.polyline(head, closed=True), colour or s.hot)


def swirl(
    s: Sketch, x: float, y: float, radius: float, start: float, end: float, colour: str = ""
) -> None:
    """An arrow along a circle, from one angle to another, clockwise from 3 o'clock."""
    s.line(paths.arc(x, y, radius, start, end), colour or s.hot, 1.4)
    a = math.radians(end)
    with s.at(
        x + radius * math.cos(a), y + radius * math.sin(a), end + (90 if end > start else -90)
    ):
        s.fill("M2.6 0 L-0.4 -1.9 L-0.4 1.9 Z", colour or s.hot)
