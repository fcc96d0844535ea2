"""The hound of the queen of spades: a greyhound at her side that looks out for her."""

from __future__ import annotations

from generator.art.engraving import strand
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import moved
from generator.games.war.art.courts.figures import (
    BOLD,
    FINE,
    PLAIN,
    Layer,
    drawn,
    lines,
    part,
    shaded,
)

#: Head, neck and breast: from the breast up the throat, along the jaw to the nose, over brow and
#: nape, and down the back.
_HOUND = (
    "M-6.6 1.5 C-6.8 -1.2 -5.4 -4.4 -3.2 -7.4 C-2.4 -8.6 -2.2 -9.4 -2.6 -10 C-3.4 -10.5 -4.6 -10.5 "
    "-5.8 -10.6 C-6.8 -10.6 -7.6 -10.7 -7.9 -11.2 C-8.1 -11.7 -7.8 -12.2 -7.2 -12.4 "
    "C-5.8 -12.8 -4.4 -13.6 -3.1 -14.4 C-2 -15.2 -.6 -15.5 .6 -15 C2.2 -14.4 3 -12.8 3.1 -11 "
    "C3.3 -8 4.6 -4.6 5.2 1.5 Z"
)
_EAR = (
    "M-.1 -14.6 C1.2 -15.6 2.9 -15.2 4 -14.2 C4.7 -13.5 5.2 -12.6 5.2 -11.6 C4.2 -11.6 3.4 -11.9 "
    "2.7 -12.4 C1.5 -12.3 .3 -13.2 -.1 -14.6 Z"
)
_COLLAR = "M-4.3 -5.9 C-2.2 -4.5 1.2 -4.2 3.7 -5.3 L4.3 -2.9 C1.2 -1.7 -3.2 -2.1 -5.6 -3.9 Z"

_EYE = "M-3.3 -13.1 C-2.9 -13.6 -2.2 -13.6 -1.7 -13 C-2.2 -12.6 -2.9 -12.6 -3.3 -13.1 Z"
_NOSE = "M-8 -11.3 C-8.3 -11.9 -7.8 -12.5 -7 -12.4 C-6.7 -12 -7.2 -11.4 -8 -11.3 Z"


def hound() -> list[Layer]:
    """A greyhound's head and neck that look to the left; the breast ends at the origin."""
    fur = joined(
        strand(d, 0.24)
        for d in (
            "M-1.6 -9.2 C-1.9 -8 -2.6 -6.8 -3 -6.2", "M1.9 -10.6 C2 -9 2.4 -7.4 2.8 -6.2",
            "M.9 -11 C.9 -9 1.2 -7.4 1.5 -6", "M-4.9 -2.6 C-5.3 -1.4 -5.5 -.6 -5.5 .6",
            "M-3.4 -2.2 C-3.7 -1.2 -3.8 -.2 -3.8 .8",
        )
    )  # fmt: skip
    return [
        part(_HOUND, "paper", BOLD),
        shaded(
            _HOUND, 0.42, lambda x, y: 0.06 * (x + 0.4) if y > -11 else 0.03 * (y + 12.2), bend=0.02
        ),
        lines(fur),
        # The mouth's corner, the jaw, a deep eye under its brow, the nose.
        drawn("M-7.6 -11.2 C-6.2 -11.5 -4.9 -11.4 -3.8 -11.1", width=0.18),
        drawn("M-2.6 -10 C-1.6 -10.1 -.8 -10.6 -.4 -11.4", width=FINE),
        lines(
            outline(
                "M-3.3 -13.1 C-2.9 -13.6 -2.2 -13.6 -1.7 -13 C-2.2 -12.6 -2.9 -12.6 -3.3 -13.1 Z"
            )
        ),
        drawn("M-3.7 -13.4 C-3 -14.2 -2.1 -14.1 -1.4 -13.4", width=0.2),
        lines(outline(_NOSE)),
        part(_EAR, "gold", PLAIN),
        shaded(_EAR, 0.4, lambda x, y: 0.07 + 0.03 * x, angle=70),
        part(_COLLAR, "gold", PLAIN),
        lines(
            joined(
                placed(paths.regular(0, 0, 0.46, 4), moved(x, y))
                for x, y in ((-3.4, -3.9), (-1.4, -3.2), (0.8, -3.1), (2.8, -3.5))
            )
        ),
        part(paths.ring(-4.9, -2.6, 0.8, 0.4), "gold", FINE),
    ]
