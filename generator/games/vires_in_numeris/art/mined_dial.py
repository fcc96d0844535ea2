"""The Event's ornament: a dial with 64 rays, one for each digit of the card's hash.

Lengths in mm, origin at the dial's centre, y down. Rays run clockwise from twelve o'clock; the
four stubs right of the pointer are the four zeros that miners look for.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.vires_in_numeris.art.mined import TOP, digits, filled, lines, merged

DISC, GROOVE = 7.7, 6.9  # radii of the disc and of the fine ring on it
INNER, OUTER, UNIT = 8.8, 9.5, 0.43  # a ray runs from INNER to OUTER + UNIT x digit
RAY, HOT_RAY = 0.3, 0.42  # widths
DOT, HOT_DOT = 0.36, 0.55  # radii
SCALE = (5, 10, 15)  # digits at which a ring runs round the dial


@ornament
def mined_dial(
    *,
    message: str,
    ink: Colour,
    strong: Colour,
    weak: Colour,
    hot: Colour,
    disc: Colour,
    groove: Colour,
    scale: Colour,
    rim: float = 0.0,
) -> Items:
    """A dial whose rays spell the SHA-256 of `message`: digits from 8 up in `strong`, smaller ones
    in `weak`, the largest in `hot`. `rim`: width of an outline round the disc, in `ink`."""
    looks: dict[Colour, tuple[list[Path], list[Path]]] = {
        colour: ([], []) for colour in (weak, strong, hot)
    }
    for index, digit in enumerate(digits(message)):
        angle = (index + 0.5) * math.tau / 64
        x, y = math.sin(angle), -math.cos(angle)
        end = OUTER + UNIT * digit
        rays, dots = looks[hot if digit == TOP else strong if digit >= 8 else weak]
        rays.append(paths.line(INNER * x, INNER * y, end * x, end * y))
        dots.append(paths.ellipse(end * x, end * y, HOT_DOT if digit == TOP else DOT))
    rings = [paths.ellipse(0, 0, OUTER + UNIT * digit) for digit in SCALE]
    items: list[Item] = [*lines(rings, scale, 0.2)]
    for colour, (rays, dots) in looks.items():
        items += [*lines(rays, colour, HOT_RAY if colour == hot else RAY), *filled(dots, colour)]
    edge = Stroke(ink, rim) if rim else None
    pointer = [(-0.75, -6.3), (0.75, -6.3), (0.0, -5.1)]
    return [
        *items,
        Shape(merged([paths.ellipse(0, 0, DISC)]), disc, edge),
        Shape(merged([paths.ellipse(0, 0, GROOVE)]), None, Stroke(groove, 0.25)),
        Shape(paths.polyline(pointer, closed=True), hot),
    ]
