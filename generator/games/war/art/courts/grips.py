"""Hands about an upright shaft that passes through the origin, and hands that pinch. Drawn for the
right side."""

from __future__ import annotations

from generator.games.war.art.courts.limbs import Hand, Part, body, creases, finger

#: A hand's back from the knuckles to the wrist.
_BACK = (
    "M.2 -2.2 C1.2 -3 2.6 -2.9 3.2 -1.9 C3.7 -.8 3.6 .8 3.35 1.9 C3.1 2.9 3.2 3.8 3.5 5.6 "
    "L.5 5.8 C.4 4.5 -.2 3.6 -.7 2.9 Z"
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


def _thumb_behind(*joints: tuple[float, float, float]) -> Part:
    shape = finger(*joints).shape
    assert shape is not None
    return body(_BACK, shape)


#: A fist; the thumb comes round the shaft and lies over the first finger.
FIST = Hand(
    (
        _thumb_behind(
            (2.2, -0.6, 1.1), (1.9, -2.2, 1.0), (0.9, -3.3, 0.85), (-0.45, -3.5, 0.71),
            (-1.3, -3.0, 0.7),
        ),
    ),
    (
        *_FOUR,
        finger(
            (-0.65, -3.47, 0.7), (-1.35, -2.95, 0.7), (-1.75, -2.0, 0.66), (-1.6, -1.2, 0.5),
            shade=0.6,
        ),
        creases(
            "M2.1 -2.2 C2.45 -1.9 2.45 -1.4 2.1 -1.1", *_KNUCKLES,
            "M-1.95 -1.45 C-1.75 -1.7 -1.45 -1.7 -1.3 -1.45",
        ),
    ),
    (1.9, 3.7),
)  # fmt: skip

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

#: A fist from its inner side: the fingers come round the shaft, the thumb locks them.
INNER_FIST = Hand(
    (
        body(
            "M-1.9 -1.6 C-2.8 -.6 -3 .9 -2.6 2.2 C-2.3 3.2 -1.7 3.8 -1.5 5.6 L1.9 5.8 "
            "C1.9 4.6 2.3 3.6 2.4 2.6 L1.6 -2 Z"
        ),
    ),
    (
        finger((1.9, 2.5, 0.58), (0.6, 2.6, 0.64), (-0.9, 2.4, 0.54), ends=2),
        finger((2.2, 1.2, 0.68), (0.6, 1.3, 0.74), (-1.3, 1.15, 0.6), ends=2),
        finger((2.35, -0.2, 0.72), (0.6, -0.15, 0.8), (-1.4, -0.2, 0.66), ends=2),
        finger((2.2, -1.6, 0.72), (0.5, -1.7, 0.78), (-1.1, -1.65, 0.66), ends=2),
        finger(
            (-1.2, 4.3, 0.5), (-1.75, 2.3, 0.95), (-2.3, 0.4, 0.95), (-1.75, -1.05, 0.86),
            (-0.5, -2.1, 0.76), (0.75, -2.5, 0.58), shade=0.35,
        ),
        creases(
            "M.5 -2.95 C.85 -3 1.2 -2.8 1.25 -2.4", "M-1.9 -.5 C-1.6 -.4 -1.35 -.45 -1.2 -.6",
            "M2.55 -.6 C2.35 -.4 2.35 0 2.55 .2", "M2.4 .85 C2.2 1.05 2.2 1.35 2.4 1.55",
        ),
    ),
    (0.2, 3.7),
)  # fmt: skip

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

#: Thumb and forefinger that meet over the origin, the other fingers spread behind.
PINCH = Hand(
    (
        finger((2.4, 1.8, 0.66), (4.0, 0.4, 0.62), (4.75, -1.1, 0.42)),
        finger((2.3, 0.9, 0.72), (3.7, -1.2, 0.68), (4.1, -3.1, 0.46)),
        finger((1.8, 0.4, 0.78), (2.75, -2.2, 0.72), (2.75, -4.1, 0.48)),
        body(
            "M-.9 2.6 C-.6 1.2 .4 .4 1.2 -.2 C2.6 -.2 3.4 .8 3.4 2.2 C3.3 3.6 2.8 4.4 3 6 "
            "L0 6.2 C0 4.8 -.9 3.8 -.9 2.6 Z"
        ),
    ),
    (
        finger((1.5, 1.5, 0.74), (1.85, -0.5, 0.76), (1.5, -1.75, 0.66), (0.45, -1.6, 0.48)),
        finger(
            (0.7, 4.9, 0.55), (-0.25, 2.9, 0.95), (-1.1, 1.0, 0.88), (-0.95, -0.3, 0.74),
            (-0.3, -1.15, 0.5), shade=0.35,
        ),
        creases(
            "M2.2 -1.0 C2 -.9 1.8 -.95 1.65 -1.1", "M-.8 -.75 C-.7 -1.05 -.5 -1.3 -.25 -1.35",
            "M1.1 2.1 C1.7 2.4 2.2 2.3 2.7 1.9",
        ),
    ),
    (1.5, 4.1),
)  # fmt: skip
