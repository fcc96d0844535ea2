"""What the sentinels wear: mail, plates over it, a surcoat."""

from __future__ import annotations

from functools import lru_cache

from generator.art.outlines import (
    common,
    mirrored,
    outline,
    symmetric,
)
from generator.drawing import paths
from generator.games.war.art.courts.figures import (
    FINE,
    Layer,
    both,
    drawn_twice,
    mail,
    part,
    shaded,
)
from generator.games.war.art.courts.robes import shoulders
from generator.units import Box

#: The left half of the window.
_LEFT = Box(-21, -36, 21, 36)


def plate() -> list[Layer]:
    """A gorget and plates over mail."""
    pauldron = (
        "M6.4 -11.4 C9.6 -12.6 13.6 -11.2 15.4 -8 C17 -6 18.2 -3.6 19.2 -1.6 L19.9 0 "
        "L12.4 0 C11.6 -3.6 9.6 -7 6.4 -8.8 Z"
    )
    return [
        *shirt(),
        *(
            layer
            for side in (outline(pauldron), mirrored(outline(pauldron)))
            for layer in (
                part(side, "paper"),
                shaded(
                    side,
                    0.46,
                    lambda x, y: 0.05 + (0.15 if x > 0 else 0.1) * (y + 12) / 12,
                    bend=0.03,
                ),
            )
        ),
        *drawn_twice(
            "M8.6 -9.6 C11.4 -9 13.8 -6 15 -1", "M7 -10.4 C11 -11 14.6 -8 16.6 -3", width=FINE
        ),
        *(
            part(paths.ellipse(s * x, y, 0.34), "gold", FINE)
            for x, y in ((8.2, -10.6), (12.9, -1.8))
            for s in (1, -1)
        ),
        both("M0 -14.6 C3 -14.6 5.2 -13.6 6.6 -11.6 C5.6 -9.4 2.8 -7.6 0 -6.6", "gold"),
        shaded(
            "M.6 -14.4 C3 -14.4 5.2 -13.6 6.6 -11.6 C5.6 -9.4 2.8 -7.6 .6 -6.8 Z",
            0.46,
            lambda x, y: 0.04 + 0.035 * x,
            angle=62,
        ),
        *drawn_twice("M0 -13.2 C2.4 -13.2 4.4 -12.4 5.6 -11", width=FINE),
    ]


@lru_cache(maxsize=1)
def shirt() -> tuple[Layer, ...]:
    """A shirt of mail."""
    cloth = shoulders()
    return (
        part(cloth, "ink"),
        Layer(mail(cloth, 0.98, 0.26), "paper"),
        Layer(cloth, None, "ink", 0.3),
    )


def surcoat() -> list[Layer]:
    """A surcoat in two colours over mail, belted at the neck."""
    coat = symmetric("M0 -12.6 L4.6 -12.2 C6.6 -9 7.8 -4.4 8.2 0 L0 0")
    left = common(coat, paths.rectangle(_LEFT))
    return [
        *shirt(),
        part(coat, "paper"),
        Layer(left, "gold"),
        Layer(coat, None, "ink", 0.3),
        shaded(coat, 0.62, lambda x, y: 0.1 + 0.012 * x, angle=82, step=1.5),
    ]
