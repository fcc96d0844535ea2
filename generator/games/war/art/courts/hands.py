"""Hands that hold what has no shaft, and how a left hand holds a thing. Drawn for the right side;
mirrored for the left."""

from __future__ import annotations

from dataclasses import dataclass

from generator.art.outlines import Point, mirrored, placed
from generator.drawing.drawing import Matrix, moved, scaled, times, turned
from generator.games.war.art.courts.figures import Layer
from generator.games.war.art.courts.gestures import BLESSING, WARNING
from generator.games.war.art.courts.gloves import CUP, GRASP
from generator.games.war.art.courts.grips import PINCH, TORCH
from generator.games.war.art.courts.limbs import Hand, body, creases, finger


def put(
    layers: list[Layer],
    x: float,
    y: float,
    *,
    flip: bool = False,
    angle: float = 0.0,
    size: float = 1.0,
) -> list[Layer]:
    """Layers moved from the origin to a place, first sized, turned by `angle` and mirrored if
    wanted."""
    place: Matrix = times(moved(x, y), times(turned(angle), scaled(size)))
    return [
        Layer(
            placed(mirrored(one.path) if flip else one.path, place), one.fill, one.line, one.width
        )
        for one in layers
    ]


#: An open hand, palm up, its fingers outwards, as a waiter bears a tray; what it carries stands on
#: the origin.
PALM = Hand(
    (
        finger(
            (-2.2, 1.6, 1.0), (-3.5, 0.2, 0.86), (-3.75, -1.3, 0.7), (-3.5, -2.3, 0.5), shade=0.5
        ),
        finger((0.0, 0.6, 0.8), (3.0, 0.3, 0.74), (5.0, -1.3, 0.52)),
        finger((0.0, 0.8, 0.8), (3.4, 0.9, 0.76), (5.6, -0.4, 0.54)),
        body(
            "M-3 .6 C-1.6 .1 .6 -.1 2.2 .4 L2.4 2.2 C1.2 3 .2 3.2 -.2 4 C-.4 4.6 -.3 5.2 -.3 6 "
            "L-3.4 6 C-3.4 4.6 -3.9 3.4 -3.9 2.4 C-3.9 1.6 -3.6 1 -3 .6 Z",
            shade=0.6,
        ),
        finger((1.0, 1.4, 0.85), (3.5, 1.6, 0.76), (5.5, 0.5, 0.54)),
        finger((0.6, 2.1, 0.75), (3.0, 2.4, 0.68), (4.8, 1.6, 0.48)),
        creases("M-3.2 2.9 C-2.4 3.5 -1.6 3.5 -.9 3.2", "M.5 3 C.9 2.7 1.2 2.3 1.2 1.9"),
    ),
    (),
    (-1.85, 4.1),
)

#: A hand behind a book that stands on the origin: the thumb before it, fingertips round its edge.
CLASP = Hand(
    (
        body(
            "M-2.6 -1 C-3.2 .6 -3.1 2 -2.4 3 C-1.8 3.8 -1.7 4.6 -1.7 6 L1.5 6 "
            "C1.6 4.8 2.3 3.6 2.9 2.4 L3 -1 Z"
        ),
    ),
    (
        *(
            finger((3.4, y + 0.1, 0.58), (2.8 + dx, y, 0.62), (1.9 + dx, y, 0.5), ends=2)
            for y, dx in ((0.4, 0.25), (-0.85, 0.0), (-2.15, -0.1), (-3.45, 0.1))
        ),
        finger(
            (-1.3, 4.6, 0.5), (-1.75, 3.0, 1.05), (-2.2, 1.1, 1.05), (-1.8, -0.8, 0.86),
            (-1.0, -2.4, 0.6), shade=0.45,
        ),
        creases("M-1.2 -2.75 C-1.5 -2.5 -1.55 -2.2 -1.4 -1.95"),
    ),
    (-0.1, 4.1),
)  # fmt: skip


@dataclass(frozen=True)
class Hold:
    """How the left hand holds a thing: the hand, where it is, where the thing's own origin lies
    beside it, where the elbow is, mm, and whether it is the right hand's mirror
    image."""

    hand: Hand
    at: Point = (-17.0, -13.6)
    thing: Point = (0.0, 0.0)
    elbow: Point = (-16.2, -4.1)
    size: float = 1.0
    flip: bool = True

    @property
    def wrist(self) -> Point:
        """Where the hand's wrist is."""
        x, y = self.hand.wrist
        way = -1 if self.flip else 1
        return self.at[0] + way * self.size * x, self.at[1] + self.size * y


#: The fingers of a palm that carries point inwards: a forearm comes from outside.
CARRY = Hold(PALM, at=(-17.0, -14.4), thing=(0.9, 1.3), flip=False)
SHOW = Hold(PINCH, at=(-16.4, -14.0), thing=(0.0, 0.3), size=0.95)
BOOK = Hold(CLASP, at=(-17.2, -14.2), thing=(0.0, 1.6), elbow=(-14.9, -4.1))
#: A shaft that stands upright.
BEAR = Hold(TORCH, at=(-16.05, -12.9), thing=(0.0, 13.7), elbow=(-14.6, -4.1), size=0.94)


#: A glove about what stands in it.
CUPPED = Hold(CUP, at=(-16.4, -13.8), thing=(0.3, 1.5), flip=False)
#: A horn.
WIND = Hold(GRASP, at=(-16.4, -13.6), elbow=(-17.7, -3.4), size=0.98)
#: A hand raised, with nothing in it.
BLESS = Hold(BLESSING, at=(-17.0, -13.6), elbow=(-15.2, -4.1), size=0.98)
WARN = Hold(WARNING, at=(-17.2, -13.4), elbow=(-15.4, -4.1), size=0.98)
