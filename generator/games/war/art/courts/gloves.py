"""Hands in gloves: of leather, of mail and leather, of steel, and a fool's. Drawn for the right
side, about an upright shaft through the origin."""

from __future__ import annotations

from dataclasses import replace

from generator.art.outlines import outline
from generator.games.war.art.courts.grips import TORCH
from generator.games.war.art.courts.limbs import Hand, body, creases, finger, gloved

#: A thick glove with seams along its back; the thumb lies over the first finger.
LEATHER = gloved(
    Hand(
        (
            body(
                "M-.4 -2.6 C.8 -3.4 2.8 -3.4 3.6 -2.2 C4.2 -1 4.1 .8 3.8 2 C3.5 3 3.4 3.8 3.6 5.8 "
                "L.1 5.8 C0 4.6 -.5 3.8 -.9 3 Z"
            ),
        ),
        (
            finger((1.5, 2.6, 0.78), (0.1, 2.85, 0.8), (-1.05, 2.7, 0.7)),
            finger((1.9, 1.25, 0.86), (0.0, 1.4, 0.88), (-1.55, 1.25, 0.78)),
            finger((2.0, -0.2, 0.9), (0.0, -0.15, 0.94), (-1.8, -0.2, 0.84)),
            finger((1.9, -1.75, 0.88), (0.0, -1.8, 0.94), (-1.6, -1.7, 0.82)),
            finger(
                (2.8, -0.9, 0.85), (2.3, -2.4, 0.95), (1.0, -3.1, 0.92), (-0.5, -2.85, 0.84),
                (-1.5, -2.45, 0.62), shade=0.6,
            ),
            creases(
                "M1.9 .35 L3.5 .2", "M1.8 1.9 L3.3 1.9", "M2 -.95 L3.3 -1.2",
                *(f"M{x} {y - 0.2} L{x + 0.05} {y + 0.2}" for x in (2.1, 2.5, 2.9, 3.3)
                  for y in (0.3, 1.9)),
                "M.9 -4 C1.2 -3.6 1.2 -3 1 -2.5",
            ),
        ),
        (1.8, 3.9),
    ),
    "gold",
)  # fmt: skip

#: Such a glove about what stands in its palm: fingers come round it from behind, the thumb lies on
#: its other side.
CUP = gloved(
    Hand(
        (
            body("M-3.4 .4 C-3.6 2.4 -2.4 3.6 -1.7 5 L1.9 4.6 C2.4 3.8 3.6 2.5 3.8 .6 Z",
                 shade=0.4),
            finger((2.4, 2.3, 0.7), (3.7, 0.8, 0.78), (4.2, -1.4, 0.74), (3.9, -2.6, 0.56),
                   shade=0.6),
        ),
        (
            # Open at the wrist, which goes into the cuff.
            replace(
                body(
                    "M1.95 4.2 C2.1 3.4 3.6 3 3.3 1.6 C2 .7 -1.4 .8 -2.5 1.5 C-2.9 2.8 -2.1 3.6 "
                    "-1.95 4.2 C-.8 4.7 .8 4.7 1.95 4.2 Z",
                    shade=0.5,
                ),
                edge=outline(
                    "M1.95 4.2 C2.1 3.4 3.6 3 3.3 1.6 C2 .7 -1.4 .8 -2.5 1.5 C-2.9 2.8 -2.1 3.6 "
                    "-1.95 4.2"
                ),
            ),
            finger(
                (-1.6, 3.9, 0.6), (-2.75, 2.5, 1.0), (-2.95, 0.8, 0.95), (-2.1, -0.7, 0.82),
                (-1.0, -1.55, 0.6), shade=0.5,
            ),
            *(
                finger((4.5, y + 0.15, 0.6), (3.5, y, 0.68), (2.3, y - 0.1, 0.56), ends=2,
                       shade=0.6)
                for y in (0.6, -0.75, -2.1)
            ),
        ),
        (0.0, 4.2),
    ),
    "gold",
)  # fmt: skip

_HELD = (
    finger((1.6, 2.3, 0.7), (0.2, 2.55, 0.72), (-0.95, 2.45, 0.62)),
    finger((1.9, 1.1, 0.76), (0.1, 1.25, 0.78), (-1.4, 1.15, 0.68)),
    finger((2.05, -0.2, 0.8), (0.1, -0.15, 0.84), (-1.65, -0.15, 0.74)),
    finger((1.95, -1.6, 0.8), (0.1, -1.65, 0.84), (-1.5, -1.55, 0.74)),
)
#: A mitten of mail whose fingers are of leather.
MITTEN = Hand(
    (
        replace(
            body(
                "M.4 -2.6 C1.4 -3.3 2.9 -3.2 3.6 -2.1 C4.1 -1 4 .8 3.7 1.9 C3.4 2.9 "
                "3.4 3.8 3.6 5.8 L.3 5.8 C.3 4.5 -.2 3.6 -.7 2.9 Z"
            ),
            woven=True,
        ),
    ),
    (
        *(replace(one, fill="gold") for one in _HELD),
        replace(
            body("M1.35 -2.6 C2.3 -3.2 3.4 -2.6 3.7 -1.4 C4 -.2 3.9 1 3.6 2 C3.2 2.9 2.2 3.2 1.2 3 "
                 "C1.9 2.4 1.8 1.9 1.6 1.7 C2.2 1.3 2.1 .7 1.8 .5 C2.3 0 2.2 -.5 1.9 -.8 "
                 "C2.2 -1.4 1.9 -2.1 1.35 -2.6 Z"),
            woven=True,
        ),
        replace(
            finger((2.5, -1.1, 0.75), (2.15, -2.35, 0.88), (0.95, -3.05, 0.86),
                   (-0.5, -2.8, 0.78), (-1.4, -2.4, 0.56), ends=2, shade=0.6),
            fill="gold",
        ),
        creases("M.9 -3.9 C1.15 -3.5 1.15 -3 .95 -2.5"),
    ),
    (1.9, 3.9),
)  # fmt: skip

#: A gauntlet of steel: lames on each finger, bosses on the knuckles.
GAUNTLET = Hand(
    (
        body(
            "M.2 -2.4 C1.2 -3.2 2.9 -3.1 3.6 -2 C4.1 -.9 4 .9 3.7 2 C3.4 3 3.4 3.8 3.7 5.6 "
            "L.5 5.8 C.4 4.5 -.2 3.6 -.7 2.9 Z"
        ),
    ),
    (
        *_HELD,
        body(
            "M1.75 -2.5 L3.1 -2.6 C3.9 -1.6 4 .8 3.6 2.1 L2.9 3.2 L1.3 3.1 L1.6 2.1 L1.75 1.8 "
            "L1.95 .6 L2 .3 L2.05 -.8 L1.95 -1.1 Z",
            shade=0.8,
        ),
        *(
            body(f"M{x - 0.55} {y} L{x} {y - 0.55} L{x + 0.55} {y} L{x} {y + 0.55} Z", shade=0.0)
            for x, y in ((1.95, -1.7), (2.1, -0.25), (1.95, 1.15), (1.6, 2.4))
        ),
        finger(
            (2.9, -1.9, 0.8), (1.9, -2.65, 0.82), (0.4, -2.85, 0.76), (-1.2, -2.6, 0.54), shade=0.6
        ),
        creases(
            *(
                f"M{x} {y - h} C{x - 0.25} {y - 0.3} {x - 0.25} {y + 0.3} {x} {y + h}"
                for y, h, xs in ((-1.63, 0.8, (0.75, -0.1, -0.95)), (-0.15, 0.8, (0.8, -0.1, -1.0)),
                              (1.2, 0.72, (0.75, -0.05, -0.8)), (2.5, 0.66, (0.6, -0.1)))
                for x in xs
            ),
            "M3.0 -1.5 C3.3 -.6 3.3 1.3 2.7 2.9", "M1.5 -3.4 C1.8 -3 1.8 -2.4 1.6 -1.95",
            "M.3 -3.55 C.55 -3.1 .55 -2.6 .35 -2.15",
        ),
    ),
    (1.9, 3.7),
)  # fmt: skip

#: A fool's white glove: three darts on its back.
FOOL = Hand(
    (
        body(
            "M-.2 -2.6 C1 -3.4 2.8 -3.3 3.5 -2.1 C4 -1 3.9 .8 3.6 2 C3.3 3 3.3 3.8 3.5 5.8 "
            "L.3 5.8 C.2 4.6 -.4 3.8 -.8 3 Z"
        ),
    ),
    (
        finger((1.4, 2.6, 0.74), (0.1, 2.8, 0.76), (-1.1, 2.65, 0.68), shade=0.6),
        finger((1.7, 1.3, 0.82), (0.0, 1.4, 0.84), (-1.6, 1.25, 0.76), shade=0.6),
        finger((1.8, -0.1, 0.86), (0.0, -0.1, 0.9), (-1.85, -0.2, 0.82), shade=0.6),
        finger((2.6, -1.4, 0.9), (1.2, -2.4, 0.86), (-0.2, -2.3, 0.86), (-1.6, -1.75, 0.78),
               shade=0.6),
        finger((3.0, -0.6, 0.9), (2.3, -2.6, 0.95), (1.5, -4.1, 0.86), (1.0, -5.3, 0.64),
               shade=0.6),
        creases(
            "M2.2 .1 C2.7 .1 3.1 0 3.4 -.2", "M2.1 1.2 C2.6 1.3 3 1.2 3.3 1.1",
            "M1.9 2.3 C2.3 2.4 2.7 2.4 3.1 2.3",
        ),
    ),
    (1.9, 3.9),
)  # fmt: skip

#: The inner side of a glove about a horn. Its last part would be a nail, and gloves have none.
GRASP = gloved(replace(TORCH, front=TORCH.front[:-1]), "gold")
