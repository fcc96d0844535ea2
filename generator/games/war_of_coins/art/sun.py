"""The exchange's sun: a red disc in rings of gold and ink, the coin's sign on it in white."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Shape, Stroke
from generator.games.war_of_coins.art.emblems import placed_emblem


@ornament
def red_sun(
    *, name: str, radius: float, red: Colour, gold: Colour, white: Colour, ink: Colour
) -> Items:
    """A sun `radius` mm to the edge of its red; its gold ring reaches 1.8 mm further."""
    return [
        Shape(paths.ellipse(0, 0, radius + 1.8), gold, Stroke(ink, 0.8)),
        Shape(paths.ellipse(0, 0, radius), red, Stroke(ink, 0.6)),
        Shape(placed_emblem(name, 0, 0, 0.66 * radius), white),
    ]
