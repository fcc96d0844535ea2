"""The merchant: a silk purse tied with a gold cord, the coin's seal on it.

Origin: the purse's middle. Lengths in mm; about 37 wide and 36 high. Outlines are right halves:
change a curve and both sides follow.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import joined, mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.units import Box

_BODY = "M0 -8 L6 -8 C11 -5 16.6 .5 16.6 9 C16.6 14.5 13 17.4 9 17.4 L0 17.4"
_NECK = "M0 -18.6 C4.5 -17.2 9 -16.2 13.6 -17.4 C11.4 -15.6 8.2 -11.4 6.4 -7.6 L0 -7.6"
_CORD = "M3.6 -6.4 C7.4 -6.2 6.2 .4 8.2 2.6 C8.8 3.4 9.6 3.8 10.4 4.2"


def _pleats(tops: tuple[float, ...], y1: float, y2: float, gather: float) -> Path:
    """Lines that fan out from the cord: each from (x, y1) to (x * gather, y2)."""
    return joined(
        outline(
            f"M{x * gather} {y2} C{x * gather} {(y1 + y2) / 2} {x} {(2 * y1 + y2) / 3} {x} {y1}"
        )
        for x in tops
    )


@ornament
def silk_pouch(*, name: str, red: Colour, gold: Colour, paper: Colour, ink: Colour) -> Items:
    """A red purse, tied; `name` is the emblem on its seal."""
    line, shade = Stroke(ink, 0.7, join="round"), Stroke(mixed(ink, red, 0.62), 0.4, "round")
    body, neck = symmetric(_BODY), symmetric(_NECK)
    cord = outline(_CORD)
    cords = joined([cord, mirrored(cord)])
    neck_pleats = _pleats((-9.6, -7.2, -4.8, -2.4, 0, 2.4, 4.8, 7.2, 9.6), -16.4, -8.2, 0.5)
    body_pleats = _pleats((-11.5, -8.6, -5.6, 5.6, 8.6, 11.5), 0.6, -5.4, 0.45)
    band = paths.rectangle(Box(-7.6, -8.8, 15.2, 2.9), 1.45)
    items: list[Item] = [
        *(Shape(part.through((1, 0, 0, 1, 1.3, 1.1)), ink, line) for part in (body, neck)),
        Shape(body, red, line),
        Shape(body_pleats, None, shade),
        Shape(neck, red, line),
        Shape(neck_pleats, None, shade),
        Shape(cords, None, Stroke(ink, 2.2, "round")),
        Shape(cords, None, Stroke(gold, 1.1, "round")),
        Shape(band, gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, 7, 8.2), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, 7, 6.7), paper, Stroke(ink, 0.5)),
        Shape(placed_emblem(name, 0, 7, 4.9), ink),
    ]
    return items


def small_pouch() -> Path:
    """A purse's shape for a badge, in a square from -1 to 1."""
    body = symmetric("M0 -.34 L.34 -.34 C.62 -.18 .92 .1 .92 .5 C.92 .82 .72 1 .48 1 L0 1")
    neck = symmetric("M0 -.96 C.3 -.88 .5 -.84 .78 -.9 C.6 -.76 .46 -.6 .38 -.46 L0 -.46")
    return joined([body, neck])
