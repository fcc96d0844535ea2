"""Badges of Vires In Numeris: what type a card is, and when it may be played.

Each is told by its outline as well as by its letter, which the layout sets on it. Lengths in mm,
origin at the badge's centre, y down.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, turned
from generator.games.vires_in_numeris.art.mined import filled, lines, merged
from generator.units import Box

#: A flash of lightning, 2.6 high.
BOLT = "M0.35 -1.3 L-0.95 0.25 L-0.12 0.25 L-0.35 1.3 L0.95 -0.25 L0.12 -0.25 Z"
#: A hexagon's corners, in halves of its width and, across it, in its width.
_HEXAGON = ((-0.92, 0.0), (-0.46, -0.4), (0.46, -0.4), (0.92, 0.0), (0.46, 0.4), (-0.46, 0.4))


def chip(side: float, radius: float, pins: int, pitch: float, width: float, length: float) -> Path:
    """A rounded square with so many pins on each side; `side` and `radius` of the square."""
    parts = [paths.rectangle(Box(-side / 2, -side / 2, side, side), radius)]
    for quarter in range(4):
        for pin in range(pins):
            u = (pin - (pins - 1) / 2) * pitch
            foot = paths.rectangle(Box(u - width / 2, -side / 2 - length, width, length + 0.2))
            parts.append(foot.through(turned(90 * quarter)))
    return merged(parts)


@ornament
def badge_hexagon(*, fill: Colour, wide: float = 9.2) -> Items:
    """An Action: a hexagon with a corner at either side, so that it is neither chip nor Block."""
    corners = [(wide / 2 * u, wide * v) for u, v in _HEXAGON]
    return [
        Shape(paths.polyline(corners, closed=True), fill, Stroke(fill, 0.08 * wide, join="round"))
    ]


@ornament
def badge_burst(*, fill: Colour, outer: float = 4.5, inner: float = 3.7, points: int = 12) -> Items:
    """An Event: it happens now."""
    return filled([paths.star(0, 0, outer, inner, points)], fill)


@ornament
def mark_price(*, fill: Colour, ink: Colour) -> Items:
    """A price tag 12 wide and 8 high with its point at the left: what the card costs, a number that
    the layout sets into its left half, of chips such as the one in its right."""
    outline = [(-6, 0), (-3.8, -4), (6, -4), (6, 4), (-3.8, 4)]
    bolt = paths.svg_path(BOLT)
    return [
        Shape(paths.polyline(outline, closed=True), fill, Stroke(ink, 0.4, join="round")),
        Shape(chip(3.7, 0.35, 3, 1.05, 0.45, 0.95).through(moved(2.4, 0)), ink),
        *filled([bolt.through(moved(2.4, 0))], fill),
    ]


@ornament
def mark_instant(*, fill: Colour, ink: Colour) -> Items:
    """A bolt on a diamond: the card answers at any moment."""
    diamond = [(0, -4.3), (4.3, 0), (0, 4.3), (-4.3, 0)]
    bolt = paths.svg_path(BOLT).through((1.75, 0, 0, 1.75, 0, 0))
    return [*filled([paths.polyline(diamond, closed=True)], fill), *filled([bolt], ink)]


@ornament
def mark_flip(*, ink: Colour, ground: Colour, radius: float = 3.55) -> Items:
    """A coin between two falls: tick on the dark half, cross on the light one."""
    k = radius / 3.55
    tick = paths.polyline([(-2.45 * k, 0.05 * k), (-1.75 * k, 0.85 * k), (-0.65 * k, -0.95 * k)])
    cross = [
        paths.line(0.75 * k, -0.8 * k, 2.35 * k, 0.8 * k),
        paths.line(0.75 * k, 0.8 * k, 2.35 * k, -0.8 * k),
    ]
    dark = paths.arc(0, 0, radius, 90, 270)
    return [
        Shape(merged([paths.ellipse(0, 0, radius)]), ground),
        *filled([Path((*dark.segments, ("Z",)))], ink),
        Shape(merged([paths.ellipse(0, 0, radius)]), None, Stroke(ink, 0.5 * k)),
        *lines([tick], ground, 0.62 * k),
        *lines(cross, ink, 0.62 * k),
    ]
