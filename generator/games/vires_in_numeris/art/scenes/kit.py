"""The kit of parts that all pictures are put together from: coin, block, link, chip, hand, arrow.

Parts are placed by their middle; outlines are written as in SVG's `d`, in mm, y down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

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
    things throw on the ground."""

    size = 1.0
    shadow = ""

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


Scene = Callable[[Sketch], None]
#: The scenes by the ids of their cards.
SCENES: dict[str, Scene] = {}


def scene(card: str) -> Callable[[Scene], Scene]:
    """The picture of the card with this id."""

    def listed(drawn: Scene) -> Scene:
        SCENES[card] = drawn
        return drawn

    return listed


def coin(s: Sketch, x: float, y: float, radius: float = 4.0, fill: str = "") -> None:
    """A Coin, as on the strips: a rim and a slot."""
    k = radius / 4
    s.area(disc(x, y, radius), fill)
    s.line(disc(x, y, 3.0 * k), "", 0.35)
    s.fill(bar(x - 0.5 * k, y - 1.6 * k, k, 3.2 * k, 0.5 * k))


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


def flip(s: Sketch, x: float, y: float, radius: float) -> None:
    """A coin that is flipped, as on the strips: a dark half that wins, a light one that loses."""
    s.area(disc(x, y, radius))
    s.fill(f"M{x} {y - radius} A{radius} {radius} 0 0 0 {x} {y + radius} Z")
    s.line(tick(x - radius / 2, y, 0.56 * radius), s.paper, 0.2 * radius)
    s.line(cross(x + radius / 2, y, 0.5 * radius), "", 0.2 * radius)


def basin(s: Sketch, x: float, y: float, half: float) -> None:
    """The Pool: a basin of water with its rim at y, which is twice `half` wide; 0.7 `half` high."""
    k = half / 10
    with s.at(x, y, scale=k):
        s.area("M-10 0 C-10 5 -6 7 -3 7 L3 7 C6 7 10 5 10 0 Z", s.shade)
        s.area(disc(0, 0, 10, 2.4))
        s.fill(disc(0, 0.5, 8.2, 1.5), s.shade)


def faint(s: Sketch, shape: str | Path, strength: float) -> None:
    """Light of what is hot: of this shape, and through it is seen what lies behind."""
    outside, s.items = s.items, []
    s.fill(shape, s.hot)
    outside.append(Group(tuple(s.items), opacity=strength))
    s.items = outside


def shining(s: Sketch, x: float, y: float, radius: float) -> None:
    """A glow of what is hot, in two rings."""
    for reach, strength in ((1.0, 0.22), (0.7, 0.35)):
        faint(s, disc(x, y, radius * reach), strength)


def fist(s: Sketch, x: float, y: float, scale: float = 1.0, fill: str = "") -> None:
    """A closed hand from the front, 9 mm wide, and below it a sleeve that a frame cuts."""
    with s.at(x, y, scale=scale):
        s.fill(bar(-3.4, 4.6, 6.8, 9, 0.4))
        s.area("M-3 5 L-4.4 1 L-4.4 -2 L4.4 -2 L4.4 1 L3 5 Z", fill)
        for k in range(4):
            s.area(bar(-4.5 + 2.25 * k, -3.6, 2.25, 4.4, 1.1), fill)
        s.area(
            "M-4.6 0.2 C-5.2 2.6 -3.4 3.4 -1.4 3 L1.2 2.6 C2.6 2.2 2.4 0.6 1 0.6 L-2.4 0.9", fill
        )


def grip(s: Sketch, x: float, y: float, turn: float = 0.0, fill: str = "") -> None:
    """A hand that holds something between finger and thumb, at (x, y), from above."""
    with s.at(x, y, turn):
        s.area(
            "M-1.2 -9 L-3.4 -5 C-4 -3.6 -2.6 -1.2 -1.1 0.9 C-0.4 1.6 0.4 0.8 0.1 0 "
            "L-0.8 -2.4"
            " L0.8 -3.2 L0.7 -0.2 C0.7 1.4 2.3 1.4 2.5 0 L3.2 -3.6 C3.8 -5.6 3.4 -7 "
            "2.8 -9 Z",
            fill,
        )
        s.line("M3.1 -3.4 C3.9 -2 4.6 -3.2 4.2 -4.6 L3.4 -6.8", s.ink)
        s.fill("M-2.4 -8.4 L4 -8.4 L6 -24 L-4.4 -24 Z")


def palm(s: Sketch, x: float, y: float) -> None:
    """An open hand from the left, its palm up, 14 mm long without its sleeve, which a frame cuts,
    and which is yours; (x, y) is the middle of its palm."""
    with s.at(x, y):
        s.area(
            "M-6 0.6 L-2.6 0.2 C-1 -0.2 0.4 -1.8 2 -1.6 C3 -1.4 2.6 -0.4 1.6 0.4 L1.2 "
            "0.8 L6.6 0.6"
            " C8 0.6 8 2.3 6.6 2.4 L1.6 3.6 C-0.6 4.2 -2.8 4 -6 4 Z"
        )
        s.area(bar(-35.5, -0.2, 30, 5, 0.4), s.ink)


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


def swirl(s: Sketch, x: float, y: float, radius: float, start: float, end: float) -> None:
    """An arrow along a circle, from one angle to another, clockwise from 3 o'clock."""
    s.line(paths.arc(x, y, radius, start, end), s.hot, 1.4)
    a = math.radians(end)
    with s.at(
        x + radius * math.cos(a), y + radius * math.sin(a), end + (90 if end > start else -90)
    ):
        s.fill("M2.6 0 L-0.4 -1.9 L-0.4 1.9 Z", s.hot)
