"""How a room of the mine is lit: by what is found, from a shaft in its roof, or by a lamp aside.

Lengths in mm, y down; the origin is that of a room. What is lit is told in three steps of colour.
"""

from __future__ import annotations

from generator.art import Colour
from generator.art.sketch import Sketch, disc
from generator.drawing import paths

#: Where light comes from: what is found, a hole in the roof, or a lamp at the side.
LIGHTS = ("find", "above", "side")
#: Where the floor meets the wall at the back.
BACK = 36.4
#: The middle of what shines, down from the roof, and half the height of its light.
HEART, TALL = 23.6, 17.6
#: Half the width of a shaft, and how far up it goes: to the rail, which hides its end.
SHAFT, TOP = 4.6, -0.6
#: In how many steps a bend of a roof is measured.
STEPS = 12

#: Of the farthest light, and of that nearer by, twice.
Lit = tuple[Colour, Colour, Colour]


def shines(s: Sketch, middle: float, far: float, lit: Lit) -> None:
    """What is found shines by itself, so `far` to either side."""
    for share, colour in zip((1.0, 0.87, 0.68), lit, strict=True):
        s.fill(disc(middle, HEART, share * far, share * TALL), colour)


def falls(s: Sketch, middle: float, foot: float, outline: str, lit: Lit) -> None:
    """Light falls through a shaft in the roof of a room with that outline, and reaches `foot` to
    either side on the floor."""
    for share, colour in zip((1.0, 0.8, 0.56), lit, strict=True):
        top, low = share * SHAFT, share * foot
        end = max(_roof(outline, middle - top), _roof(outline, middle + top))
        s.fill(
            f"M{middle - top} {TOP} L{middle + top} {TOP} L{middle + top} {end} "
            f"L{middle + low} {BACK + 1} L{middle - low} {BACK + 1} L{middle - top} {end} Z",
            colour,
        )
    sides = (middle - SHAFT, middle + SHAFT)
    s.line(" ".join(f"M{x} {TOP} L{x} {_roof(outline, x):.2f}" for x in sides), "", 0.5)


def comes_in(s: Sketch, lit: Lit) -> None:
    """Light comes in from the left, along the floor."""
    for share, colour in zip((1.0, 0.8, 0.58), lit, strict=True):
        reach, high = 47 * share, 24 - 13 * share
        s.fill(
            f"M-0.5 {high + 2} C{0.3 * reach} {high - 2} {0.8 * reach} {high} "
            f"{reach} {BACK - 9} C{reach + 3} {BACK - 4} {reach + 4} {BACK} {reach + 4} "
            f"{BACK + 1} L-0.5 {BACK + 1} Z",
            colour,
        )


def _roof(outline: str, x: float) -> float:
    """How far down the roof of a room with that outline is at x: the highest point of it there."""
    points: list[tuple[float, float]] = []
    for segment in paths.svg_path(outline).segments:
        if segment[0] == "C":
            (ax, ay), (_, bx, by, cx, cy, dx, dy) = points[-1], segment
            for k in range(1, STEPS + 1):
                t = k / STEPS
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append(
                    (a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy)
                )
        elif segment[0] != "Z":
            points.append((segment[1], segment[2]))
    crossed = [
        ay + (by - ay) * (x - ax) / (bx - ax)
        for (ax, ay), (bx, by) in zip(points, points[1:], strict=False)
        if min(ax, bx) <= x <= max(ax, bx) and ax != bx
    ]
    return min(crossed)
