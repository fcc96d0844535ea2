"""A drawing that this project's layouts may call."""

from generator.art import Colour, Items, ornament
from generator.drawing import paths
from generator.drawing.drawing import Shape


@ornament
def lantern_glow(*, radius: float, ink: Colour) -> Items:
    """A disc of light."""
    return (Shape(paths.ellipse(0.0, 0.0, radius), ink),)
