"""The plates that a code and an effect stand on: their ends tell a card's type without colour.

Lengths in mm, origin at the plate's upper left corner, y down.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke
from generator.games.vires_in_numeris.art.mined import merged
from generator.units import Box

#: Radius of the corners of a plate whose ends are straight, and of the bites in a ticket's.
CORNER, BITE = 1.6, 1.35
#: The right end by type, from top to bottom: how far a point lies inside the edge, and how far
#: down, both in shares of the plate's height.
ENDS: dict[str, tuple[tuple[float, float], ...]] = {
    "instant": ((0.0, 0.0), (0.24, 0.56), (0.04, 0.46), (0.3, 1.0)),
    "event": tuple((0.16 * (k % 2 == 0), k / 6) for k in range(7)),
    "hashrate": ((0.29, 0.0), (0.0, 0.5), (0.29, 1.0)),
}
#: Types whose ends are straight.
STRAIGHT = ("action", "paid")


@ornament
def vires_plate(
    *,
    kind: str,
    width: float,
    height: float,
    fill: Colour,
    rim: Colour,
    line: float = 0.0,
    ends: int = 2,
) -> Items:
    """A plate in `fill` with the ends of a `kind` of card, both or (`ends` 1) the right one alone:
    straight for an action, a ticket's if it is paid, a flash of lightning if it is instant, saw
    teeth for an event, points for a hashrate. `line`: width of an outline in `rim`."""
    must_know(kind, (*STRAIGHT, *ENDS), "no plate")
    stroke = Stroke(rim, line, join="round") if line else None
    if kind in ENDS:
        right = [(width - inside * height, down * height) for inside, down in ENDS[kind]]
        left = [(width - x, height - y) for x, y in right]
        if ends == 1:
            left = [(0.0, height), (0.0, 0.0)]
        return [Shape(merged([paths.polyline([*right, *left], closed=True)]), fill, stroke)]
    if kind == "paid":
        return [Shape(merged([_ticket(width, height, ends)]), fill, stroke)]
    plate = paths.rectangle(Box(0, 0, width, height), CORNER)
    return [Shape(merged([plate]), fill, stroke)]


def _ticket(width: float, height: float, ends: int) -> Path:
    """A bite in the middle of an end."""
    middle, small = height / 2, CORNER / 2
    left = f"L{small} {height} Q0 {height} 0 {height - small}"
    if ends == 2:
        left += f" L0 {middle + BITE} A{BITE} {BITE} 0 0 0 0 {middle - BITE}"
    return paths.svg_path(
        f"M{small} 0 L{width - small} 0 Q{width} 0 {width} {small} L{width} {middle - BITE}"
        f" A{BITE} {BITE} 0 0 0 {width} {middle + BITE} L{width} {height - small}"
        f" Q{width} {height} {width - small} {height} {left} L0 {small} Q0 0 {small} 0 Z"
    )
