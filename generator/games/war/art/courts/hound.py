"""The hound of the queen of spades: a greyhound at her side that looks out for her."""

from __future__ import annotations

from generator.art.engraving import strand
from generator.art.outlines import common, joined, outline, outset, placed
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

#: Head, neck and breast: from the breast up the throat, along the jaw to the nose, over the stop
#: and the skull, and down the arched nape.
_HOUND = (
    "M-7 1.5 C-6.4 -1.4 -4.6 -3.6 -3 -5.8 C-1.9 -7.3 -1.2 -8.7 -1 -9.8 C-1.4 -10.5 -2.4 -10.5 "
    "-3.4 -10.6 C-4.7 -10.7 -5.9 -10.7 -6.9 -10.8 C-7.3 -10.85 -7.5 -11.05 -7.5 -11.35 C-7.9 -11.5 "
    "-8 -11.9 -7.8 -12.2 C-7.6 -12.5 -7.2 -12.5 -6.8 -12.6 C-5.8 -12.9 -4.8 -13.2 -3.9 -13.6 "
    "C-3.3 -14.3 -2.4 -14.8 -1.4 -14.95 C-.2 -15.1 1 -14.8 1.6 -13.9 C2 -13.2 2.2 -12.4 2.5 -11.4 "
    "C3.1 -8.6 4.6 -5.4 6.2 1.5 Z"
)
#: An ear folded back against the nape, and its fold.
_EAR = (
    "M-.6 -14 C.2 -14.9 1.4 -14.8 2.1 -14 C2.8 -13.2 3.2 -12.2 3.8 -11 C2.7 -11 1.6 -11.5 .9 -12.3 "
    "C.3 -12.9 -.3 -13.4 -.6 -14 Z"
)
_FOLD = "M-.2 -13.9 C.7 -14.1 1.3 -13.7 1.7 -13 C2.2 -12.2 2.7 -11.6 3.4 -11.1"
#: Level across the neck, broader than it.
_BAND = "M-6 -7.6 C-2 -6.5 2 -6.6 6 -7.9 L7 -4.3 C3 -3 -3 -2.9 -7 -4.2 Z"

_EYE = "M-3.2 -13 C-2.8 -13.55 -2.1 -13.5 -1.7 -12.9 C-2.2 -12.55 -2.8 -12.6 -3.2 -13 Z"
_NOSE = (
    "M-7.45 -11.4 C-7.95 -11.5 -8.05 -11.9 -7.85 -12.25 C-7.6 -12.55 -7.2 -12.5 -6.8 -12.6 "
    "C-6.75 -12.1 -7 -11.7 -7.45 -11.4 Z"
)


def hound() -> list[Layer]:
    """A greyhound's head and neck that look to the left; the breast ends at the origin."""
    coat = outline(_HOUND)
    collar = common(outline(_BAND), outset(coat, 0.2))
    fur = joined(
        strand(d, 0.24)
        for d in (
            "M-.5 -9.4 C-.7 -8.6 -1.1 -7.8 -1.5 -7.2", "M1.7 -10.6 C1.9 -9.4 2.3 -8.2 2.7 -7.4",
            "M.9 -10.4 C1 -9.2 1.3 -8 1.6 -7.2", "M-5.2 -2 C-5.7 -1 -6 -.2 -6.1 .8",
            "M-3.6 -2 C-4 -1 -4.2 0 -4.3 .8",
        )
    )  # fmt: skip
    return [
        part(coat, "paper", BOLD),
        shaded(
            coat, 0.42, lambda x, y: 0.06 * (x + 0.2 + 0.4 * (y + 9)) if y > -10 else 0.0, bend=0.02
        ),
        # The cheek and the lower jaw, away from the light.
        shaded(
            coat, 0.36, lambda x, y: 0.13 * (y + 11.9) if -11.5 < y < -10 else 0.0, angle=4, bend=0
        ),
        lines(fur),
        # The mouth, the jaw's angle, an eye under its brow, the nose.
        lines(strand("M-7.5 -11.4 C-6.2 -11.45 -4.8 -11.45 -3.5 -11.9", 0.38)),
        drawn("M-1 -9.8 C-.3 -10.2 .1 -10.9 .2 -11.7", width=0.18),
        drawn("M-4.1 -13.2 C-4.6 -12.9 -5.2 -12.7 -5.9 -12.5", width=FINE),
        lines(outline(_EYE)),
        drawn("M-3.6 -13.3 C-3 -14 -2.1 -13.9 -1.5 -13.2", width=0.2),
        lines(outline(_NOSE)),
        part(_EAR, "paper", PLAIN),
        shaded(_EAR, 0.36, lambda x, y: 0.1 + 0.12 * (y + 13.2), angle=30),
        drawn(_FOLD, width=0.18),
        part(collar, "gold", PLAIN),
        lines(
            joined(
                placed(paths.regular(0, 0, 0.5, 4), moved(x, y))
                for x, y in ((-2.9, -5.2), (-0.8, -5.0), (1.4, -5.0), (3.4, -5.4))
            )
        ),
        part(paths.ring(-4.6, -3.6, 0.8, 0.4), "gold", FINE),
    ]
