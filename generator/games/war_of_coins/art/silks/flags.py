"""The flag of a ribbon, on a summit."""

from __future__ import annotations

from generator.art.outlines import outline
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.games.war_of_coins.art.silks.silk import Silk
from generator.units import Box


def swallow_tail(one: Silk) -> list[Item]:
    """A flag that flies to the right of its pole, a swallow's tail at its end."""
    body = outline(
        "M-18.6 -10 C-11 -12 -5 -8.4 3 -9.6 C9 -10.6 14 -11.4 20.4 -9.8 L16.4 -.4 L20.4 9.4 "
        "C14 8 9 8.6 3 9.6 C-5 10.8 -11 7.2 -18.6 9.2 Z"
    )
    inside: list[Item] = [
        Shape(outline("M-19 -14 L-15.6 -14 L-15.6 14 L-19 14 Z"), one.shade),
        Shape(outline("M15.2 -14 L17 -14 C16.2 -5 16.2 5 17 14 L15.2 14 Z"), one.shade),
        one.rows(13, -6.4, 6.4),
        *(Shape(paths.line(-19, v, 21, v), None, Stroke(one.thread, 0.35)) for v in (-4.2, 4.2)),
    ]
    pole = paths.rectangle(Box(-20.2, -13.4, 1.9, 36.8), 0.4)
    return [
        Shape(pole, one.gold, Stroke(one.ink, 0.6)),
        *one.cut(body, inside),
        Shape(paths.ellipse(-19.25, -14.6, 1.9), one.gold, Stroke(one.ink, 0.6)),
    ]
