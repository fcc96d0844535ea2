"""The badge under the tab: what kind of card this is, by its outline alone.

A sun for exchanges, a square for gateways, a circle for merchants, a flag for ribbons, a hexagon
for mining. Origin: the badge's centre; `radius` (mm) is half its height.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, placed
from generator.drawing import paths
from generator.drawing.drawing import Shape, Stroke, scaled
from generator.games.war_of_coins.art.gate import small_gate
from generator.games.war_of_coins.art.picks import picks as crossed
from generator.games.war_of_coins.art.pouch import small_pouch
from generator.units import Box


@ornament
def sun_badge(*, radius: float, gold: Colour, red: Colour, white: Colour, ink: Colour) -> Items:
    """A burst of sixteen points with a star on a red disc."""
    return [
        Shape(paths.star(0, 0, radius, 0.78 * radius, 16), gold, Stroke(ink, 0.5)),
        Shape(paths.ellipse(0, 0, 0.62 * radius), red, Stroke(ink, 0.5)),
        Shape(paths.star(0, 0, 0.42 * radius, 0.17 * radius, 5), white),
    ]


@ornament
def gate_badge(*, radius: float, white: Colour, red: Colour, ink: Colour) -> Items:
    """A square with a small red gate."""
    side = 1.8 * radius
    return [
        Shape(paths.rectangle(Box(-side / 2, -side / 2, side, side), 0.9), white, Stroke(ink, 0.6)),
        Shape(placed(small_gate(), scaled(0.68 * radius)), red),
    ]


@ornament
def pouch_badge(*, radius: float, gold: Colour, ink: Colour) -> Items:
    """A gold circle with a pouch's black shape."""
    return [
        Shape(paths.ellipse(0, 0, 0.96 * radius), gold, Stroke(ink, 0.6)),
        Shape(placed(small_pouch(), scaled(0.66 * radius)), ink),
    ]


@ornament
def flag_badge(*, radius: float, fill: Colour, ivory: Colour, ink: Colour) -> Items:
    """A flag with a notch at its foot, edged in ivory; its letter is set by the layout."""
    w, h = 0.87 * radius, radius
    flag = closed([(-w, -h), (w, -h), (w, h), (0, h - 1.5), (-w, h)])
    return [
        Shape(flag, None, Stroke(ivory, 1.5, join="round")),
        Shape(flag, fill, Stroke(ink, 0.6)),
    ]


@ornament
def pick_badge(*, radius: float, picks: int, fill: Colour, ink: Colour) -> Items:
    """A hexagon with one pick, or with two crossed."""
    return [
        Shape(paths.regular(0, 0, radius, 6), fill, Stroke(ink, 0.6)),
        *crossed(picks, 1.2 * radius, ink, fill),
    ]
