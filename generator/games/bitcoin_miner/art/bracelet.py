"""The Block's back: a cord for beads, and two links of a chain, each through the other.

Lengths in mm, origin at the centre, y down. Both are the same after a half turn and must stay so.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import placed, rounded
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, times, turned
from generator.units import Box


@ornament
def cord_ring(*, radius: float, width: float, core: float, ink: Colour, light: Colour) -> Items:
    """A cord laid in a circle: a line `width` wide with a lighter one, `core` wide, within."""
    circle = rounded(paths.ellipse(0, 0, radius).segments)
    return [Shape(circle, None, Stroke(ink, width)), Shape(circle, None, Stroke(light, core))]


@ornament
def linked_pair(
    *,
    length: float,
    breadth: float,
    apart: float,
    line: float,
    gap: float,
    turn_deg: float,
    metal: Colour,
    ground: Colour,
) -> Items:
    """Two links, `length` x `breadth` along the middle of their lines, their centres `apart`,
    turned by `turn_deg`. One passes over at one crossing and under at the other, with a `gap` of
    ground on either side of the upper band."""
    bend = breadth / 2
    lie = turned(turn_deg)
    box = Box(-length / 2, -bend, length, breadth)
    left, right = (
        placed(paths.rectangle(box, bend), times(lie, moved(x, 0))) for x in (-apart / 2, apart / 2)
    )
    # Where the left link passes over: along its upper edge, then round its end.
    end = -apart / 2 + length / 2 - bend
    bridge, clear = (
        placed(
            paths.line(end - before, -bend, end, -bend)
            + Path(paths.arc(end, 0, bend, -90, stop).segments[1:]),
            lie,
        )
        for before, stop in ((0.5 * bend, -8), (0.3 * bend, -18))
    )
    wide = line + 2 * gap
    return [
        Shape(left, None, Stroke(metal, line)),
        Shape(right, None, Stroke(ground, wide)),
        Shape(right, None, Stroke(metal, line)),
        Shape(clear, None, Stroke(ground, wide)),
        Shape(bridge, None, Stroke(metal, line)),
    ]
