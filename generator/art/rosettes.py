"""Guilloche rosettes: closed waves round a circle, and sheaves of them turned through one wave.

Lengths in mm. A wave is r(t) = radius + swing sin(lobes t) (mix + (1 - mix) cos(beat t)): `mix`
under 1 makes every lobe richer. Rules of thumb: swing about 0.8 to 1.0 of the ring's half width;
lobes x threads between 60 and 300; lines nowhere nearer than 0.35 mm, or they print as grey.
"""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.outlines import rounded
from generator.drawing.drawing import Group, Item, Path, Segment, Shape, Stroke, turned


@lru_cache(maxsize=128)
def wave(
    radius: float,
    swing: float,
    lobes: int,
    mix: float = 1.0,
    beat: int = 0,
    start: float = 0.0,
    sway: float = 0.0,
    sways: int = 0,
) -> Path:
    """One closed wave about the origin, as few cubics as keep it within 0.02 mm. `start` shifts
    the wave, in degrees of one lobe: 90 has a crest at 3 o'clock. The circle itself may sway:
    `sways` times in and out by `sway` mm."""
    pieces = (lobes + beat) * (4 if abs(swing) < 1.5 else 6)
    step = 2 * math.pi / pieces
    phase = math.radians(start)

    def place(t: float) -> tuple[float, float, float, float]:
        rich = mix + (1 - mix) * math.cos(beat * t)
        sine, cosine = math.sin(lobes * t + phase), math.cos(lobes * t + phase)
        r = radius + swing * sine * rich + sway * math.cos(sways * t)
        slope = swing * (lobes * cosine * rich - sine * (1 - mix) * beat * math.sin(beat * t))
        slope -= sway * sways * math.sin(sways * t)
        x, y = math.cos(t), math.sin(t)
        return r * x, r * y, slope * x - r * y, slope * y + r * x

    x1, y1, dx1, dy1 = place(0.0)
    segments: list[Segment] = [("M", x1, y1)]
    third = step / 3
    for piece in range(1, pieces + 1):
        x2, y2, dx2, dy2 = place(step * piece)
        segments.append(
            ("C", x1 + dx1 * third, y1 + dy1 * third, x2 - dx2 * third, y2 - dy2 * third, x2, y2)
        )
        x1, y1, dx1, dy1 = x2, y2, dx2, dy2
    return rounded([*segments, ("Z",)])


def sheaf(
    ink: str,
    width: float,
    threads: int,
    radius: float,
    swing: float,
    lobes: int,
    mix: float = 1.0,
    beat: int = 0,
) -> list[Item]:
    """`threads` equal waves, each turned a little further, together through one whole lobe."""
    one = (Shape(wave(radius, swing, lobes, mix, beat), None, Stroke(ink, width)),)
    return [Group(one, turned(360 * k / (lobes * threads))) for k in range(threads)]


def ribbon(
    ink: str,
    width: float,
    threads: int,
    radius: float,
    swing: float,
    lobes: int,
    sway: float,
    sways: int,
) -> list[Item]:
    """A plaited ribbon that sways round a circle: `threads` waves, each a little later."""
    stroke = Stroke(ink, width)
    return [
        Shape(
            wave(radius, swing, lobes, start=360 * k / threads, sway=sway, sways=sways),
            None,
            stroke,
        )
        for k in range(threads)
    ]


def pair(ink: str, width: float, radius: float, swing: float, lobes: int) -> list[Item]:
    """A wave and its opposite: where one swells the other shrinks."""
    stroke = Stroke(ink, width)
    return [
        Shape(wave(radius, sign * swing, lobes, start=90.0), None, stroke) for sign in (1.0, -1.0)
    ]


@ornament(lobes=(1, 400), threads=(1, 400), beat=(0, 100), mix=(-10, 10))
def rosette(
    *,
    radius: float,
    swing: float,
    lobes: int,
    threads: int,
    ink: Colour,
    width: float = 0.12,
    mix: float = 1.0,
    beat: int = 0,
) -> Items:
    """A guilloche ring: `threads` waves of `lobes` lobes, `radius` +- `swing` mm."""
    return sheaf(ink, width, threads, radius, swing, lobes, mix, beat)
