"""What merchants keep that is no bag: a barrel, a jar, a basket and a gourd, and a chest from
`slanted`, red, bound with gold.

Origin: the middle of the foot. Lengths in mm. Outlines are right halves: change a curve and both
sides follow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.art.colours import mixed
from generator.art.outlines import joined, mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.slanted import chest
from generator.units import Box


@dataclass(frozen=True)
class Lacquer:
    """The colours of a vessel: its walls, its bands, the cloth or the goods in it, the outline."""

    red: str
    gold: str
    paper: str
    ink: str

    @property
    def shade(self) -> str:
        return mixed(self.ink, self.red, 0.32)

    @property
    def dull(self) -> str:
        return mixed(self.gold, self.ink, 0.72)

    def part(self, path: Path, colour: str, line: float = 0.7) -> Shape:
        return Shape(path, colour, Stroke(self.ink, line, join="round"))

    def walls(self, body: Path, *inside: Item) -> list[Item]:
        """A body in two tones, lit from the left, and what is drawn on it."""
        lit = body.through((1, 0, 0, 1, -3.0, 0))
        return [
            Shape(body, self.shade),
            Group((Shape(lit, self.red), *inside), clip=body),
            Shape(body, None, Stroke(self.ink, 0.7, join="round")),
        ]


def _both(d: str) -> Path:
    right = outline(d)
    return joined([right, mirrored(right)])


def _barrel(one: Lacquer) -> list[Item]:
    """A barrel of staves in four hoops, its lid tied down with a rope."""
    body = symmetric("M0 -31 L12.6 -31 C17.6 -21 17.6 -9.6 12.8 0 L0 0")
    staves = _both("M3.6 -32 C5 -21 5 -10 3.6 1 M8 -32 C11.4 -21 11.4 -10 8 1")
    hoops = [
        outline(f"M-20 {y} C-12 {y + 2.2} 12 {y + 2.2} 20 {y} L20 {y + 2.3} C12 {y + 4.5} -12 "
                f"{y + 4.5} -20 {y + 2.3} Z")
        for y in (-28.6, -24.6, -8.4, -4.4)
    ]  # fmt: skip
    lid = paths.ellipse(0, -31.4, 12.8, 3.2)
    bow = _both("M0 -33 C2.6 -38.6 9 -39.6 9.4 -36.6 C9.6 -34 4 -32.6 0 -33 Z")
    ends = _both("M1 -32.6 C3 -30.4 3.6 -28.4 6.6 -27.4")
    return [
        *one.walls(
            body,
            Shape(staves, None, Stroke(mixed(one.ink, one.red, 0.62), 0.45)),
            *(one.part(hoop, one.gold, 0.5) for hoop in hoops),
        ),
        one.part(lid, one.shade),
        Shape(paths.ellipse(0, -31.6, 10.4, 2.1), None, Stroke(one.ink, 0.35)),
        Shape(ends, None, Stroke(one.ink, 2.2, "round")),
        Shape(ends, None, Stroke(one.gold, 1.1, "round")),
        one.part(bow, one.gold, 0.6),
        one.part(paths.ellipse(0, -32.8, 1.7, 1.5), one.gold, 0.6),
    ]


def _jar(one: Lacquer) -> list[Item]:
    """A round jar under a cloth that a cord holds; honey runs down its shoulders."""
    body = symmetric("M0 -26 L9 -26 C9.4 -24 17.4 -21 17.4 -12 C17.4 -4.6 13.6 0 9.4 0 L0 0")
    honey = outline(
        "M-20 -30 L-14.6 -21 C-14 -19 -13.8 -15.6 -12 -15.6 C-10.2 -15.6 -10.8 -19.2 -9.4 -19.6 "
        "C-8 -20 -7.6 -17.6 -5.6 -17.4 C-3.2 -17.2 -2.6 -19.6 -.4 -19.4 C1.8 -19.2 2.4 -17 4.6 "
        "-17.2 C6.8 -17.4 6.6 -20 8.2 -20 C9.8 -20 9.2 -16.6 9.6 -14.8 C10.2 -12.6 12.4 -12.6 12.8 "
        "-15 C13 -17.2 13.2 -19.2 14.2 -21 L20 -30 Z"
    )
    foot = paths.rectangle(Box(-20, -3.2, 40, 1.4))
    cloth = symmetric(
        "M0 -36.4 C5.4 -36.4 9 -34.4 9.8 -30.4 C11.6 -28.2 13 -26 14.2 -23.2 C12 -22.2 10.6 -23.6 "
        "8.8 -22.6 C6.8 -21.4 5.4 -23.4 3.6 -22.4 C2.2 -21.6 1.2 -22 0 -22.4"
    )
    folds = _both("M2.4 -28 L3.4 -23.4 M5.4 -28 L7.6 -23.6 M8 -28.4 L11.2 -24")
    tie = paths.rectangle(Box(-10.2, -30.8, 20.4, 2.7), 1.3)
    return [
        *one.walls(body, one.part(honey, one.gold, 0.6), Shape(foot, one.gold)),
        Shape(body, None, Stroke(one.ink, 0.7, join="round")),
        one.part(cloth, one.paper),
        Shape(folds, None, Stroke(one.ink, 0.4, "round")),
        Shape(
            _both("M1.6 -33.6 C3.6 -33.6 5.2 -32.8 6 -31.4"), None, Stroke(one.dull, 0.5, "round")
        ),
        one.part(tie, one.gold, 0.6),
    ]


def _persimmon(one: Lacquer, x: float, y: float, r: float) -> list[Item]:
    """A fruit about (x, y), its leaves on top."""
    leaves = outline(f"M{x - 2.6} {y - r + 1} L{x} {y - r - 0.8} L{x + 2.6} {y - r + 1} L{x} "
                     f"{y - r + 2} Z")  # fmt: skip
    return [one.part(paths.ellipse(x, y, r, 0.9 * r), one.gold, 0.6), Shape(leaves, one.ink)]


def straw_mat(one: Lacquer) -> list[Item]:
    """A mat of straw for the basket, the ends of its straws loose at both sides."""
    straws = joined(
        paths.line(-25.4 - 0.75 * k + 0.5 * (k % 2), y, 17.6 + 0.55 * k - 0.5 * (k % 2), y)
        for k, y in enumerate((-1.4, 0.4, 2.2, 4.0))
    )
    bands = outline("M-19.6 -2.6 L-21.6 5.2 M13.4 -2.6 L14.8 5.2")
    mat = outline("M-24 -2.6 L16.6 -2.6 L18.6 5.2 L-27 5.2 Z")
    return [
        Shape(straws, None, Stroke(one.ink, 1.6, "round")),
        one.part(mat, mixed(one.gold, one.paper, 0.34)),
        Shape(straws, None, Stroke(one.dull, 0.5, "round")),
        Shape(bands, None, Stroke(one.red, 0.9)),
    ]


def loose_persimmons(one: Lacquer) -> list[Item]:
    """Two that did not fit into the basket."""
    return [*_persimmon(one, -19.8, 0.4, 4.0), *_persimmon(one, -13.4, 2.2, 4.2)]


def _basket(one: Lacquer) -> list[Item]:
    """A woven basket full of persimmons, under a high handle."""
    body = symmetric("M0 -21 L17.4 -21 C17 -12 15.8 -5 13.4 0 L0 0")
    weave = joined(
        outline(f"M{x - 2.4} {y - 1.1} L{x + 2.4} {y - 1.1} M{x - 2.4} {y} L{x + 2.4} {y}")
        for row, y in enumerate((-15.4, -11.8, -8.2, -4.6))
        for x in (6.4 * k + 3.2 * (row % 2) for k in range(-3, 4))
    )
    handle = outline("M-14.8 -20 C-16.4 -46 16.4 -46 14.8 -20")
    rim = paths.rectangle(Box(-18.6, -22.8, 37.2, 3.8), 1.6)
    foot = paths.rectangle(Box(-14.4, -2.4, 28.8, 3), 1.2)
    fruit = [(x, y, r) for x, y, r in ((-5.4, -28, 4.6), (5.2, -28.4, 4.6), (-10.2, -24, 4.8),
             (10.2, -24, 4.8), (0, -24.2, 5.2))]  # fmt: skip
    heap: list[Item] = []
    for x, y, r in fruit:
        heap += _persimmon(one, x, y, r)
    return [
        Shape(handle, None, Stroke(one.ink, 3.4, "round")),
        Shape(handle, None, Stroke(one.dull, 2.1, "round")),
        Shape(paths.ellipse(0, -23, 12, 4.6), one.dull),  # no hill shows between the fruits
        *heap,
        *one.walls(body, Shape(weave, None, Stroke(mixed(one.ink, one.red, 0.62), 0.5))),
        one.part(rim, one.gold, 0.6),
        one.part(foot, one.gold, 0.6),
    ]


def _gourd(one: Lacquer) -> list[Item]:
    """A bottle gourd with its stopper, a cord with two tassels tied about its waist."""
    body = symmetric(
        "M0 -40 L2.4 -40 C2.4 -38.6 2.6 -37.8 3.6 -37.2 C8.4 -35.8 11 -32.4 10.8 -28.4 C10.6 "
        "-25.2 8 -23.8 7 -21.6 C13 -20.2 17.6 -15.8 17.6 -9.6 C17.6 -3.6 13.6 0 8.6 0 L0 0"
    )
    stopper = symmetric("M0 -45.6 C3 -45.6 4 -44.2 3.4 -42.6 L2.6 -39.6 L0 -39.6")
    waist = paths.rectangle(Box(-7.9, -23.2, 15.8, 2.8), 1.4)
    bow = _both("M0 -21.8 C2.4 -26.6 8.2 -27.8 8.8 -25 C9.2 -22.6 4 -21.2 0 -21.8 Z")
    cords = outline(
        "M1 -21.4 C5 -20.6 9.4 -19.6 10.8 -15.4 M1 -21.4 C6.4 -21.4 12.2 -20.4 14.2 -17"
    )
    strands = joined(
        paths.line(x + 0.2 * k, y, x + 0.62 * k, y + 4.8)
        for x, y in ((10.8, -13.6), (14.3, -15.4))
        for k in range(-2, 3)
    )
    knots = joined(paths.ellipse(x, y, 1.15) for x, y in ((10.8, -14.6), (14.3, -16.4)))
    gleam = outline("M-7.4 -31 C-6.8 -33 -5.6 -34.4 -3.8 -35.2 M-14.2 -11 C-13.8 -13.8 -12.4 -15.8 "
                    "-10.2 -17.2")  # fmt: skip
    return [
        *one.walls(body, Shape(gleam, None, Stroke(mixed(one.paper, one.red, 0.6), 1.0, "round"))),
        one.part(stopper, one.gold, 0.6),
        one.part(waist, one.gold, 0.6),
        Shape(strands, None, Stroke(one.ink, 1.2, "round")),
        Shape(strands, None, Stroke(one.gold, 0.5, "round")),
        Shape(cords, None, Stroke(one.ink, 1.9, "round")),
        Shape(cords, None, Stroke(one.gold, 0.9, "round")),
        one.part(knots, one.gold, 0.5),
        one.part(bow, one.gold, 0.6),
        one.part(paths.ellipse(0, -21.8, 1.7, 1.5), one.gold, 0.6),
    ]


#: Name: half the width of the foot; the height of the seal's middle and its radius; the drawing.
VESSELS: dict[str, tuple[float, tuple[float, float], Callable[[Lacquer], list[Item]]]] = {
    "barrel": (13, (-15.2, 7.8), _barrel),
    "jar": (12, (-10.4, 7.8), _jar),
    "basket": (14, (-10.6, 7.4), _basket),
    "gourd": (13, (-9.6, 7.4), _gourd),
    "chest": (19, (-16.4, 6.4), chest),
}
