"""The payment gateway: a hongsalmun, the red gate with spikes before Korean shrines and tombs.

Two posts, two rails, seven spikes of which the middle one is tall, and the coin's sign on a disc.
Origin: the middle between the posts, 8 mm below the disc. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.units import Box

SPAN = 14.2  # from the middle to a post's axis
POST = 2.2  # half a post's width
RAILS = (-12.8, -5.9)  # tops of the rails
RAIL = 3.0  # height of a rail
REACH = 20.2  # how far rails reach from the middle
DISC = -8.0  # height of the disc's centre


def _spike(x: float, top: float) -> Path:
    return closed(
        [
            (x - 0.95, RAILS[1] + 0.5),
            (x - 0.95, top + 3.2),
            (x, top),
            (x + 0.95, top + 3.2),
            (x + 0.95, RAILS[1] + 0.5),
        ]
    )


@ornament
def spiked_gate(*, name: str, foot: float, red: Colour, gold: Colour, ink: Colour) -> Items:
    """A gate whose posts reach `foot` mm below the origin."""
    line = Stroke(ink, 0.6, join="round")
    items: list[Item] = []
    for k in range(-3, 4):
        top = -22.6 if k == 0 else -19.2 + 0.3 * abs(k)
        items.append(Shape(_spike(3.5 * k, top), red, line))
    for rail in RAILS:
        items.append(Shape(paths.rectangle(Box(-REACH, rail, 2 * REACH, RAIL), 0.4), red, line))
    for x in (-SPAN, SPAN):
        post = paths.rectangle(Box(x - POST, -15.6, 2 * POST, foot + 15.6))
        items += [
            Shape(post, red, line),
            Shape(paths.ellipse(x, -17.4, 3.1), red, line),
            # The rails go on over the post: without their edges there, gate and post are one.
            Shape(
                joined(
                    paths.rectangle(Box(x - POST - 0.4, r + 0.3, 2 * POST + 0.8, RAIL - 0.6))
                    for r in RAILS
                ),
                red,
            ),
        ]
    items += [
        Shape(paths.ellipse(0, DISC, 5.1), red, line),
        Shape(paths.ellipse(0, DISC, 4.2), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, DISC, 3.5), None, Stroke(ink, 0.25)),
        Shape(placed_emblem(name, 0, DISC, 2.7), ink),
    ]
    return items


def small_gate() -> Path:
    """A gate for a badge: five strokes in a square from -1 to 1."""
    parts = [
        Box(-0.78, -0.8, 0.3, 1.8), Box(0.48, -0.8, 0.3, 1.8),
        Box(-1.02, -0.62, 2.04, 0.22), Box(-1.02, -0.16, 2.04, 0.22),
        Box(-0.36, -0.86, 0.16, 0.8), Box(0.2, -0.86, 0.16, 0.8),
    ]  # fmt: skip
    tall = closed([(-0.1, 0), (-0.1, -0.9), (0, -1.14), (0.1, -0.9), (0.1, 0)])
    return joined([*(paths.rectangle(box) for box in parts), tall])
