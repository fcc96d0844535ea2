"""The Joker: three-horned cap with coins for bells, a smiling mask, a collar of kites, a
harlequin's bust. Top half, mm about the centre."""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art.outlines import closed, common, joined, mirrored, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import moved, times, turned
from generator.games.war.art.courts.figures import (
    BOLD,
    FINE,
    PLAIN,
    Layer,
    both,
    drawn_twice,
    face_shape,
    glory,
    lines,
    part,
    shaded,
)
from generator.units import Box

_MIDDLE = "M0 -33.6 C1.7 -31.4 4.7 -29.4 5 -25.2 C3.4 -26 1.7 -26.3 0 -26.3"
_HORN = (
    "M1.6 -30.4 C4.4 -34.6 10 -35.2 13 -31.4 C15.4 -28.2 15 -24.4 12.6 -21.2 "
    "C12.3 -24.6 11 -26.9 9 -27.2 C7.2 -27.4 5.7 -25.9 5.2 -22.6 C4.6 -26 3.2 -28.6 1.6 -30.4 Z"
)
_BUST = "M0 -12.4 C6 -12.2 12.6 -10 15.6 -5.4 C16.7 -3.6 17.3 -1.8 17.6 0 L0 0"
#: The collar: angle from straight down, length and half width of each kite, outermost first.
_KITES = ((79, 11.2, 2.1), (53, 10.6, 2.2), (26, 9.6, 2.2), (0, 9.0, 2.2))
_COLLAR = (0.0, -13.4)


def _bell(x: float, y: float, radius: float) -> list[Layer]:
    hole = 0.34 * radius
    square = paths.rectangle(Box(x - hole, y - hole, 2 * hole, 2 * hole))
    return [
        part(paths.ellipse(x, y, radius), "mid", PLAIN),
        Layer(paths.ellipse(x, y, 0.72 * radius), None, "ink", 0.13),
        lines(square),
    ]


def _harlequin() -> list[Layer]:
    """Dark lozenges, 2.6 x 3.5 mm, that touch at their corners, over the bust."""
    bust = symmetric(_BUST)
    lozenges = []
    for row in range(-4, 1):
        for column in range(-7, 8):
            x, y = 2.6 * column, 3.5 * row - 0.75
            lozenges.append(closed([(x, y - 1.75), (x + 1.3, y), (x, y + 1.75), (x - 1.3, y)]))
    dark = common(joined(lozenges), bust)
    return [
        part(bust, "mid"),
        Layer(dark, "dark"),
        shaded(bust, 0.5, lambda x, y: 0.04 + 0.16 * abs(x) / 17, step=2.0),
        Layer(dark, None, "ink", FINE),
        Layer(bust, None, "ink", BOLD),
    ]


def _collar() -> list[Layer]:
    out: list[Layer] = []
    x, y = _COLLAR
    for index, (angle, length, half) in enumerate(_KITES):
        for sign in (1, -1) if angle else (1,):
            place = times(moved(x, y), turned(-sign * angle))
            kite = closed([(0, 0.5), (half, 0.62 * length), (0, length), (-half, 0.62 * length)])
            shape = kite.through(place)
            fill = ("light", "mid", "light", "dark")[index]
            out.append(part(shape, fill, PLAIN))
            low = -half if angle and sign > 0 else half  # shade lies on the lower side
            shade = closed([(0, 0.5), (low, 0.62 * length), (0, length)]).through(place)
            out.append(shaded(shade, 0.42, 0.17, angle=-sign * angle, step=2.0))
            tip = math.radians(sign * angle)
            if angle:
                out += _bell(
                    x + (length + 0.4) * math.sin(tip), y + (length + 0.4) * math.cos(tip), 1.0
                )
    return out


def _mask() -> list[Layer]:
    """A smiling mask: closed eyes, a tear of a lozenge under each."""
    shape = face_shape("broad")
    tear = "M2.25 -20.1 L2.85 -18.9 L2.25 -17.4 L1.65 -18.9 Z"
    smile = "M-2.9 -17.8 C-1.6 -16.9 1.6 -16.9 2.9 -17.8 C2.2 -15.6 -2.2 -15.6 -2.9 -17.8 Z"
    teeth = "M-2 -17.15 C-1 -16.85 1 -16.85 2 -17.15 C1.4 -16.55 -1.4 -16.55 -2 -17.15 Z"
    return [
        part(shape, "paper"),
        shaded(shape, 0.42, lambda x, y: 0.25 * (x - 1.1) / 4.5, bend=0.012),
        *drawn_twice("M1 -21.2 C1.5 -22.2 3 -22.2 3.5 -21.1", width=0.34),
        *drawn_twice(
            "M3.8 -23.4 C2.9 -24.7 1.6 -24.4 .95 -23.2 C.55 -22 .5 -20.6 .75 -19.5 "
            "C.85 -19 .6 -18.8 .25 -18.9"
        ),
        lines(joined([outline(tear), mirrored(outline(tear))])),
        part(smile, "ink", 0.12),
        lines(outline(teeth), "paper"),
        *drawn_twice("M2.7 -18.3 C3.1 -18.2 3.2 -17.9 3.1 -17.5", width=FINE),
    ]


@lru_cache(maxsize=1)
def joker() -> tuple[Layer, ...]:
    """All layers: a Joker has no suit."""
    right = outline(_HORN)
    left, middle = mirrored(right), symmetric(_MIDDLE)
    return (
        *glory(),
        *_harlequin(),
        *_collar(),
        part(right, "mid"),
        shaded(right, 0.46, lambda x, y: 0.08 + 0.02 * (y + 35), angle=60, step=2.0),
        part(left, "dark"),
        shaded(left, 0.46, lambda x, y: 0.08 + 0.02 * (y + 35), angle=-60, step=2.0),
        *_bell(12.8, -19.8, 1.7),
        *_bell(-12.8, -19.8, 1.7),
        *_mask(),
        part(middle, "dark"),
        shaded(middle, 0.9, 0.11, "mid", angle=55, step=9.0),
        shaded(middle, 0.9, 0.11, "mid", angle=-55, step=9.0),
        both(
            "M0 -27 C1.9 -27 3.8 -26.6 5.1 -25.7 L5 -24.4 C3.5 -25.3 1.8 -25.7 0 -25.7",
            "light",
            PLAIN,
        ),
        *_bell(0, -34.2, 1.35),
        both("M0 -14.6 C2.4 -14.6 4 -14.2 4 -13.3 C4 -12.4 2.4 -12 0 -12", "paper", PLAIN),
    )
