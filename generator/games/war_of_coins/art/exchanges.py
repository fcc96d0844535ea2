"""The exchanges: five things with one face, a red disc in a gold ring with the coin's white sign.

The sun in a frame of flames, a gong, a drum, a mirror on its stand and a coin. Origin: the middle
of the disc; lengths in mm. What stands reaches down to the ground, about 38 mm below it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import joined, mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke, scaled
from generator.games.war_of_coins.art.curves import around
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.games.war_of_coins.art.slanted import RIGHT, milled_edge
from generator.units import Box


@dataclass(frozen=True)
class _Disc:
    """What each of them has: the face's sign, its size and its colours."""

    name: str
    radius: float
    red: str
    gold: str
    white: str
    ink: str

    @property
    def shade(self) -> str:
        return mixed(self.ink, self.red, 0.3)

    @property
    def wood(self) -> str:
        return mixed(self.gold, self.ink, 0.62)

    def part(self, path: Path, colour: str, line: float = 0.6) -> Shape:
        return Shape(path, colour, Stroke(self.ink, line, join="round"))

    def rim(self, wide: float = 1.8) -> Shape:
        return self.part(paths.ellipse(0, 0, self.radius + wide), self.gold, 0.8)

    def face(self, *inside: Item, sign: float = 0.66) -> list[Item]:
        """The red disc, what is drawn `inside` it, and the sign, a share of its radius."""
        disc = paths.ellipse(0, 0, self.radius)
        return [
            Shape(disc, self.red),
            *([Group(inside, clip=disc)] if inside else []),
            Shape(disc, None, Stroke(self.ink, 0.6)),
            Shape(placed_emblem(self.name, 0, 0, sign * self.radius), self.white),
        ]


#: The right half of a frame of flames that rise to a point.
_FLAMES = (
    "M0 17.6 C7 17.8 15.4 15.4 19.4 6.8 C17.8 8 16.6 7.2 16.6 5.2 C20 3.2 21.6 -.6 20.4 -5.4 C19.4 "
    "-3.4 17.4 -3.2 16.6 -5 C19 -8.2 19.2 -12.4 16.8 -16.6 C16.6 -14 14.8 -12.6 13 -13.4 C14 -17.2 "
    "12.6 -21 9.4 -24 C9.6 -21.2 8.2 -19 6.2 -18.4 C6 -22.4 3.8 -26.2 0 -29.4"
)


def _sun(one: _Disc) -> list[Item]:
    """The sun of a court's drum: a disc in a frame of flames, red about golden ones, which stands
    on a lacquered table."""
    size = one.radius / 12
    flames = symmetric(_FLAMES).through(scaled(size))
    within = flames.through((0.83, 0.0, 0.0, 0.84, 0.0, 0.0))
    foot = 17.6 * size
    knot = symmetric(f"M0 {foot - 2.6} L8.4 {foot - 2.6} C10.4 {foot} 10.6 {foot + 2} 9.4 "
                     f"{foot + 4} L0 {foot + 4}")  # fmt: skip
    slab = paths.rectangle(Box(-14.6, foot + 3.6, 29.2, 2.8), 0.8)
    top, end = foot + 6.4, foot + 21
    table = symmetric(
        f"M0 {top} L12.8 {top} C12.2 {top + 5} 12.4 {end - 5} 13.6 {end} L9.8 {end} C9.4 {end - 4} "
        f"9.4 {end - 6} 9 {top + 7.6} C7.4 {top + 8.4} 6.4 {top + 7.6} 5.4 {top + 6.4} C4 "
        f"{top + 7} 1.6 {top + 7.2} 0 {top + 5.6}"
    )
    return [
        one.part(table, one.red),
        Shape(paths.line(-11, top + 2.6, 11, top + 2.6), None, Stroke(one.gold, 0.8, "round")),
        one.part(paths.rectangle(Box(-14.4, end - 1.2, 28.8, 2.8), 0.8), one.gold),
        one.part(slab, one.gold),
        one.part(knot, one.wood),
        one.part(flames, one.red, 0.8),
        one.part(within, one.gold, 0.5),
        one.rim(),
        *one.face(sign=0.64),
    ]


def _gong(one: _Disc) -> list[Item]:
    """A gong that hangs by two cords from a cane, itself hung from above, a mallet beside it."""
    high = one.radius + 5.2
    cane = paths.rectangle(Box(-20.4, -high - 1.3, 40.8, 2.6), 0.6)
    nodes = joined(paths.line(x, -high - 1.2, x, -high + 1.2) for x in (-15.4, -4.6, 4.6, 15.4))
    cords = joined(paths.line(s * 10, -high - 26, s * 10, -high) for s in (-1, 1))
    cords += joined(paths.line(s * 10, -high, s * 7.6, -one.radius + 2) for s in (-1, 1))
    ring = paths.ellipse(0, 0, 0.84 * one.radius)
    loops = joined(paths.rectangle(Box(s * 10 - 1.1, -high - 1.9, 2.2, 3.8), 0.5) for s in (-1, 1))
    cord = paths.line(18.6, -high, 18.6, -6)
    handle = paths.rectangle(Box(17.7, -7, 1.8, 18), 0.5)
    head = paths.rectangle(Box(14.9, 10.4, 7.4, 6.2), 1.2)
    bands = joined(paths.rectangle(Box(x, 10.4, 1.3, 6.2)) for x in (15.8, 20.1))
    return [
        Shape(joined([cords, cord]), None, Stroke(one.ink, 1.9)),
        Shape(joined([cords, cord]), None, Stroke(one.red, 0.9)),
        one.part(cane, one.gold),
        Shape(nodes, None, Stroke(one.ink, 0.8)),
        one.part(loops, one.red, 0.5),
        one.rim(2.2),
        *one.face(Shape(ring, None, Stroke(one.gold, 0.7)), sign=0.58),
        one.part(handle, one.wood),
        one.part(head, one.wood, 0.7),
        one.part(bands, one.gold, 0.5),
    ]


#: The right half of what crowns the drum: a flame between two clouds' curls.
_CROWN = (
    "M0 -9.8 C1.4 -7.8 3.4 -6.6 3.2 -4 C4.4 -5.6 6.8 -5.4 7.2 -3.4 C8.8 -4 10.6 -2.8 10.2 -.8 L9.4 "
    "2.4 L0 2.4"
)


def _drum(one: _Disc) -> list[Item]:
    """A court's drum: two rings of tacks round its skin, on which golden waves run about the sign;
    a flame on top of it, a red stand with golden feet, its two sticks crossed below."""
    size = one.radius
    far = size + 4.2
    crown = symmetric(_CROWN).through((1, 0, 0, 1, 0, 1.0 - far))
    leg = outline("M10.4 6 L14 6 L16.8 35 L13 35 Z")
    apron = symmetric(
        "M0 21.6 L15.6 21.6 L15.8 24.4 C14 26.8 11.4 27.2 10 25.6 C8.4 27.4 5.2 27.2 4.2 25.6 C3 "
        "27 1.4 27.8 0 28.6"
    )
    tips = joined(paths.ellipse(s * 7.6, 27.9, 1.9) for s in (-1, 1))
    sticks = joined(paths.line(s * 7.6, 27.9, -s * 8.2, 34) for s in (-1, 1))
    outer = joined(paths.ellipse(*around(0, 0, far - 1.05, 12 * k), 0.5) for k in range(30))
    inner = joined(paths.ellipse(*around(0, 0, size + 1.0, 15 * k), 0.5) for k in range(24))
    waves = joined(
        paths.arc(*around(0, 0, 0.94 * size, 20 * k), 0.15 * size, 20 * k + 96, 20 * k + 264)
        for k in range(18)
    )
    return [
        one.part(joined([leg, mirrored(leg)]), one.red),
        Shape(sticks, None, Stroke(one.ink, 2.3, "round")),
        Shape(sticks, None, Stroke(one.gold, 1.1, "round")),
        one.part(tips, one.white),
        one.part(apron, one.red),
        Shape(paths.line(-13, 23.4, 13, 23.4), None, Stroke(one.gold, 0.8, "round")),
        one.part(paths.rectangle(Box(-18.4, 34.4, 36.8, 3.2), 0.8), one.gold),
        one.part(crown, one.gold),
        one.part(paths.ellipse(0, 1.0 - far - 3.2, 1.7), one.red, 0.5),
        one.part(paths.ellipse(0, 0, far), one.shade, 0.8),
        Shape(outer, one.gold),
        one.rim(2.0),
        Shape(inner, one.ink),
        *one.face(Shape(waves, None, Stroke(one.gold, 0.7, "round")), sign=0.6),
    ]  # fmt: skip


def _mirror(one: _Disc) -> list[Item]:
    """A mirror of bronze in the cradle of its stand, which has a drawer."""
    far = one.radius + 4.6
    cradle = paths.arc(0, 0, far, 8, 172)
    knobs = joined(paths.ellipse(*around(0, 0, far, angle), 2.1) for angle in (4, 176))
    post = paths.rectangle(Box(-2.4, far - 1, 4.8, 15))
    chest = paths.rectangle(Box(-11.6, far + 8, 23.2, 9.6), 0.6)
    top = paths.rectangle(Box(-13, far + 6.2, 26, 2.8), 0.8)
    drawer = paths.rectangle(Box(-9.4, far + 10.8, 18.8, 4.8), 0.4)
    feet = joined(paths.rectangle(Box(s * 9 - 2, far + 17, 4, 2.6), 0.4) for s in (-1, 1))
    return [
        one.part(post, one.wood),
        Shape(cradle, None, Stroke(one.ink, 4.0, "round")),
        Shape(cradle, None, Stroke(one.wood, 2.7, "round")),
        one.part(knobs, one.gold),
        one.part(feet, one.wood),
        one.part(chest, one.red),
        one.part(drawer, one.shade, 0.5),
        one.part(paths.ellipse(0, far + 13.2, 1.3), one.gold, 0.5),
        one.part(top, one.gold),
        one.rim(2.4),
        *one.face(Shape(paths.ellipse(0, 0, 0.86 * one.radius), None, Stroke(one.gold, 0.7)),
                  sign=0.6),
    ]  # fmt: skip


def _coin(one: _Disc) -> list[Item]:
    """A great coin that stands on its milled edge on a block, slanted as the block is."""
    far, thick = one.radius + 2.2, 4.6
    edge, mills = milled_edge(far, thick)
    face = (
        one.rim(2.2),
        *one.face(Shape(paths.ellipse(0, 0, 0.86 * one.radius), None, Stroke(one.gold, 0.7)),
                  sign=0.62),
    )  # fmt: skip
    return [
        one.part(edge, one.wood, 0.8),
        Shape(mills, None, Stroke(one.ink, 0.5)),
        Group(face, RIGHT),
    ]


FORMS: dict[str, Callable[[_Disc], list[Item]]] = {
    "sun": _sun, "gong": _gong, "drum": _drum, "mirror": _mirror, "coin": _coin,
}  # fmt: skip


@ornament
def exchange_disc(
    *, form: str, name: str, radius: float, red: Colour, gold: Colour, white: Colour, ink: Colour
) -> Items:
    """A red disc of `radius` mm with the emblem `name`, as the face of a sun, gong, drum, mirror
    or coin."""
    if form not in FORMS:
        raise TypeError(f"{form!r} is no exchange: {', '.join(FORMS)}")
    return FORMS[form](_Disc(name, radius, red, gold, white, ink))
