"""The flag of a ribbon, on a summit."""

from __future__ import annotations

from generator.art.outlines import outline
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.games.war_of_coins.art.silks.silk import Silk


def swallow_tail(one: Silk) -> list[Item]:
    """A flag that flies to the right of its pole, a swallow's tail at its end."""
    body = outline(
        "M-18.6 -10 C-11 -12 -5 -8.4 3 -9.6 C9 -10.6 14 -11.4 20.4 -9.8 L16.4 -.4 L20.4 9.4 "
        "C14 8 9 8.6 3 9.6 C-5 10.8 -11 7.2 -18.6 9.2 Z"
    )
    inside: list[Item] = [
        Shape(outline("M-19 -14 L-15.6 -14 L-15.6 14 L-19 14 Z"), one.shade),
        Shape(
            outline("M5.4 -14 C8.6 -5 8.6 5 5.4 14 L7.6 14 C10.4 5 10.4 -5 7.6 -14 Z"), one.shade
        ),
        one.field(),
        *one.device(5.6),
    ]
    # Open below, where somebody holds it.
    pole = outline("M-20.2 23.2 L-20.2 -13.4 L-18.3 -13.4 L-18.3 23.2")
    return [
        Shape(pole, one.gold, Stroke(one.ink, 0.6)),
        *one.cut(body, inside),
        Shape(paths.ellipse(-19.25, -14.6, 1.9), one.gold, Stroke(one.ink, 0.6)),
    ]
