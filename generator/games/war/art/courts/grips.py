"""Hands about an upright shaft that passes through the origin, and hands that pinch. Drawn for the
right side."""

from __future__ import annotations

from dataclasses import replace

from generator.games.war.art.courts.figures import FINE
from generator.games.war.art.courts.limbs import Hand, Part, body, creases, finger, nail

#: A hand's back from the knuckles to the wrist.
_BACK = (
    "M.2 -2.2 C1.2 -3 2.6 -2.9 3.2 -1.9 C3.7 -.8 3.6 .8 3.35 1.9 C3.1 2.9 3.1 3.8 3.1 5 "
    "L.6 5.4 C.5 4.5 -.2 3.6 -.7 2.9 Z"
)
#: Four fingers across a shaft, from the least.
_FOUR = (
    finger((1.6, 2.3, 0.66), (0.2, 2.55, 0.66), (-0.9, 2.45, 0.56)),
    finger((1.9, 1.15, 0.74), (0.1, 1.3, 0.74), (-1.35, 1.2, 0.64)),
    finger((2.05, -0.2, 0.78), (0.1, -0.15, 0.8), (-1.6, -0.15, 0.7)),
    finger((1.95, -1.6, 0.78), (0.1, -1.65, 0.8), (-1.45, -1.5, 0.7)),
)
_KNUCKLES = (
    "M2.25 -.75 C2.6 -.45 2.6 0 2.25 .3", "M2.1 .65 C2.4 .9 2.4 1.35 2.1 1.65",
    "M1.8 1.95 C2.05 2.15 2.05 2.5 1.85 2.7",
)  # fmt: skip


def _with(back: str, thumb: Part) -> Part:
    """A hand's back and the root of its thumb, with one edge."""
    assert thumb.shape is not None
    return body(back, thumb.shape, shade=0.6)


def _strokes(*rows: tuple[float, float, float], slant: float) -> Part:
    """Strokes of shade, each from its right end leftwards and as long as told."""
    drawn = " ".join(f"M{x:.2f} {y:.2f} l{-long:.2f} {slant:.2f}" for x, y, long in rows)
    return replace(creases(drawn), width=0.13)


#: A thumb that goes round a shaft behind it; its tip comes out over the first finger.
_ROUND = finger(
    (2.5, -0.6, 0.9), (2.15, -2.3, 1.0), (0.8, -3.25, 0.84), (-0.8, -3.2, 0.74),
    (-1.75, -2.7, 0.54), shade=0.6,
)  # fmt: skip
#: A fist that grips: four fingers round a shaft from before, the thumb from behind.
FIST = Hand(
    (_with(_BACK, _ROUND),),
    (
        finger((1.75, 2.35, 0.66), (0.3, 2.62, 0.68), (-1.05, 2.5, 0.57)),
        finger((2.1, 1.15, 0.76), (0.2, 1.3, 0.78), (-1.55, 1.2, 0.66)),
        finger((2.25, -0.25, 0.82), (0.2, -0.2, 0.84), (-1.85, -0.25, 0.72)),
        finger((2.2, -1.75, 0.82), (0.3, -1.8, 0.84), (-1.6, -1.75, 0.7)),
        creases(*_KNUCKLES, "M2.4 -2.3 C2.75 -2 2.75 -1.6 2.4 -1.3"),
    ),
    (1.9, 3.7),
)

#: A fist whose thumb lies along the shaft.
THUMB_UP = Hand(
    (body(_BACK),),
    (
        *_FOUR,
        finger(
            (2.3, -1.5, 0.95), (1.75, -2.8, 0.85), (0.85, -3.9, 0.75), (0.35, -5.0, 0.56), shade=0.7
        ),
        creases(*_KNUCKLES, "M.15 -5.3 C.05 -5 .15 -4.6 .4 -4.5"),
    ),
    (1.9, 3.7),
)

#: A lady's grip: slanting fingers, the thumb along the shaft, the little finger lifted.
SLENDER = Hand(
    (
        body(
            "M.3 -2 C1.1 -2.8 2.2 -2.7 2.7 -1.8 C3.1 -.8 3 .8 2.8 1.9 C2.6 2.9 2.8 3.8 3 5.6 "
            "L.6 5.8 C.5 4.5 0 3.6 -.4 2.9 Z"
        ),
    ),
    (
        finger((1.7, 2.3, 0.56), (0.3, 2.9, 0.52), (-1.3, 2.8, 0.44), (-2.3, 2.15, 0.33)),
        finger((1.7, 1.1, 0.62), (0.1, 1.0, 0.6), (-1.55, 0.6, 0.46)),
        finger((1.8, -0.1, 0.66), (0.1, -0.3, 0.64), (-1.75, -0.7, 0.5)),
        finger((1.7, -1.35, 0.66), (0.1, -1.6, 0.64), (-1.6, -1.9, 0.5)),
        finger(
            (2.0, -1.4, 0.8), (1.5, -2.7, 0.7), (0.7, -3.8, 0.6), (0.25, -4.9, 0.42), shade=0.6
        ),
        creases(
            "M1.95 -.6 C2.25 -.35 2.25 .05 1.95 .3", "M1.85 .65 C2.1 .9 2.1 1.25 1.85 1.5",
            "M.1 -5.15 C0 -4.9 .1 -4.5 .3 -4.4",
        ),
    ),
    (1.7, 3.7),
)  # fmt: skip

#: A hand with its palm to us that pinches what stands on the origin: the thumb before it, the first
#: finger behind, the others spread.
PINCH = Hand(
    (
        finger((3.0, 1.9, 0.62), (4.1, 0.9, 0.58), (5.0, -0.4, 0.5), (5.2, -1.4, 0.34), shade=0.6),
        finger((2.8, 1.0, 0.7), (3.9, -0.8, 0.66), (4.7, -2.4, 0.58), (4.85, -3.5, 0.4), shade=0.6),
        finger(
            (2.2, 0.4, 0.74), (3.0, -1.8, 0.72), (3.75, -3.6, 0.64), (3.95, -4.9, 0.44), shade=0.6
        ),
        finger((1.5, 0.7, 0.76), (2.0, -0.9, 0.76), (1.9, -2.2, 0.68), (1.0, -3.0, 0.5)),
        body(
            "M0 6.2 C0 5 -.6 4 -.4 2.9 C-.2 1.8 .6 1 1 .2 C1.7 -.6 2.7 -.2 3.3 .9 "
            "C3.8 1.9 3.6 3.2 3.2 4.2 C3 4.8 3 5.4 3 6 Z",
            shade=0.7,
        ),
    ),
    (
        finger(
            (1.1, 4.7, 0.5), (-0.05, 3.4, 1.0), (-0.75, 1.9, 0.92), (-0.9, 0.6, 0.78),
            (-0.5, -0.6, 0.7), (0.0, -1.4, 0.5), shade=0.35,
        ),
        creases(
            nail(0.0, -1.35, 28, 0.28), "M-1.6 .55 C-1.3 .75 -.9 .75 -.5 .6",
            "M1.5 1.2 C2.1 1.5 2.7 1.4 3.2 1", "M1 2.2 C1.4 3 1.5 3.8 1.2 4.8",
        ),
    ),
    (1.5, 4.1),
)  # fmt: skip

#: The inner side of a hand that bears a torch: fingertips round the shaft, the thumb up along it.
TORCH = Hand(
    (
        body(
            "M-1.9 -1.4 C-2.7 -.4 -2.9 1 -2.5 2.2 C-2.2 3.2 -1.7 3.8 -1.5 5.6 L1.7 5.8 "
            "C1.8 4.6 2.2 3.6 2.3 2.6 L1.6 -2 Z"
        ),
    ),
    (
        finger((1.7, 2.6, 0.52), (0.6, 2.8, 0.56), (-0.6, 2.7, 0.44), ends=2),
        finger((2.1, 1.5, 0.6), (0.6, 1.65, 0.64), (-0.95, 1.6, 0.5), ends=2),
        finger((2.25, 0.25, 0.64), (0.6, 0.35, 0.7), (-1.0, 0.35, 0.54), ends=2),
        finger((2.1, -1.05, 0.64), (0.6, -1.1, 0.7), (-0.8, -1.0, 0.54), ends=2),
        finger(
            (-1.2, 4.2, 0.5), (-1.8, 2.3, 0.9), (-1.9, 0.5, 0.9), (-1.25, -1.3, 0.78),
            (-0.6, -2.9, 0.68), (-0.3, -4.2, 0.44), shade=0.4,
        ),
        creases(
            nail(-0.35, -3.8, 14, 0.3), "M-1.9 -.7 C-1.6 -.5 -1.2 -.6 -.9 -.8",
        ),
    ),
    (0.1, 3.7),
)  # fmt: skip

#: Slender fingers with long dark nails about a shaft, the first one stretched along it.
NAILED = Hand(
    (
        finger((1.9, -0.8, 0.9), (0.9, -2.6, 0.8), (-0.6, -3.1, 0.68), (-1.6, -2.7, 0.4)),
        body(
            "M.3 -2 C1.1 -2.9 2.3 -2.8 2.8 -1.8 C3.2 -.8 3.1 .8 2.9 1.9 C2.7 2.9 2.8 3.8 3 5.6 "
            "L.6 5.8 C.5 4.5 0 3.6 -.4 2.9 Z"
        ),
    ),
    (
        finger((1.6, 2.4, 0.56), (0.2, 2.9, 0.54), (-1.2, 2.75, 0.36)),
        finger((1.8, 1.25, 0.64), (0.1, 1.5, 0.64), (-1.6, 1.3, 0.42)),
        finger((1.9, -0.05, 0.68), (0.1, 0.05, 0.68), (-1.75, -0.15, 0.44)),
        finger((2.0, -1.4, 0.74), (1.3, -3.0, 0.66), (0.75, -4.6, 0.58), (0.45, -6.0, 0.36)),
        creases(
            "M2.1 -.75 C2.4 -.45 2.4 0 2.1 .3", "M2.0 .65 C2.3 .9 2.3 1.3 2.0 1.6",
            "M1.85 -2.75 C1.6 -3 1.2 -3.1 .9 -2.9", "M1.25 -4.5 C1 -4.7 .6 -4.7 .35 -4.5",
        ),
        *(
            Part(nail(x, y, angle, half), nail(x, y, angle, half), FINE, 0.0, fill="ink")
            for x, y, angle, half in (
                (0.42, -6.25, -12, 0.3), (-2.05, -0.2, -98, 0.32), (-1.85, 1.3, -98, 0.3),
                (-1.45, 2.75, -92, 0.27), (-1.75, -2.6, -110, 0.27),
            )
        ),
    ),
    (1.7, 3.7),
)  # fmt: skip

#: A fist on a hilt, its forearm from the side.
HILT = Hand(
    (),
    (
        body(
            "M1.2 -2.6 C2.4 -3 3.4 -2.4 4.2 -1.6 C5 -1 5.8 -.8 7 -.8 L7 2.4 C5.8 2.5 "
            "4.8 2.9 3.8 3.1 C2.8 3.3 1.8 3.2 1 3 Z",
            shade=0.6,
        ),
        finger((1.9, 2.4, 0.66), (0.3, 2.65, 0.68), (-0.9, 2.5, 0.58)),
        finger((2.2, 1.15, 0.74), (0.2, 1.3, 0.76), (-1.4, 1.2, 0.66)),
        finger((2.3, -0.2, 0.78), (0.2, -0.15, 0.82), (-1.65, -0.15, 0.72)),
        finger((2.2, -1.6, 0.78), (0.2, -1.65, 0.82), (-1.5, -1.55, 0.72)),
        finger(
            (3.3, -1.2, 0.85), (2.0, -2.3, 0.84), (0.5, -2.75, 0.76), (-1.1, -2.35, 0.52), shade=0.6
        ),
        creases(
            nail(-1.05, -2.4, -110, 0.28), "M.7 -3.4 C.9 -3.1 .9 -2.7 .75 -2.4",
            "M2.5 -.75 C2.9 -.45 2.9 0 2.5 .3",
            "M2.4 .65 C2.75 .9 2.75 1.35 2.4 1.65", "M2.1 2 C2.4 2.15 2.4 2.5 2.15 2.75",
        ),
    ),
    (4.6, 0.9),
)  # fmt: skip

#: A hand that writes: the pen lies whole across the first finger, the tip of the thumb against it;
#: the others are curled under it, the point beyond them.
WRITER = Hand(
    (
        body(
            "M2.6 -1.6 C3.3 -1.8 3.7 -1.1 3.8 -.1 C4 1.2 3.5 2.4 3.3 3.6 C3.2 4.4 3.3 5.2 3.4 6 "
            "L-.8 5 C-.3 4.3 0 3.6 .4 2.8 L2.4 1 Z"
        ),
        finger((2.3, 2.9, 0.54), (1.3, 3.2, 0.56), (0.3, 3.0, 0.46)),
        finger((2.4, 1.9, 0.62), (0.9, 2.3, 0.62), (-0.4, 2.1, 0.52)),
        finger((2.4, 0.8, 0.66), (0.5, 1.3, 0.66), (-1.05, 1.1, 0.54)),
        body("M2.4 -1.6 L2.9 1.4 L1 1.2 L-.2 .2 L.9 -1.6 Z", shade=0.7),
        finger(
            (3.15, 1.1, 0.72), (3.1, -0.2, 0.74), (2.75, -1.5, 0.74), (1.9, -2.1, 0.7),
            (0.7, -1.6, 0.64), (-0.75, -0.3, 0.46), shade=0.5,
        ),
        _strokes(*((3.82, -0.9 + 0.27 * k, 0.24 + 0.11 * k) for k in range(9)), slant=-0.05),
        creases(
            "M2.1 -2.75 C1.85 -2.55 1.75 -2.3 1.8 -2", "M.6 -2.15 C.9 -1.95 1.1 -1.7 1.15 -1.45",
        ),
    ),
    (
        finger(
            (3.0, 3.5, 0.5), (2.85, 2.1, 0.84), (1.9, 0.75, 0.84), (0.35, 0.35, 0.5), shade=0.5
        ),
        creases(nail(0.3, 0.3, -84, 0.25), "M1.35 .0 C1.55 .15 1.65 .4 1.6 .65"),
    ),
    (1.9, 4.1),
)  # fmt: skip
