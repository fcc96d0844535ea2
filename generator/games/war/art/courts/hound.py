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

#: Head, neck and breast: from the breast up the throat, along the deep jaw and round chin and nose,
#: over the stop, the brow and the skull, and down the strong nape.
_HOUND = (
    "M-7.6 1.5 C-7 -1.4 -5.2 -3.7 -3.7 -5.4 C-2.7 -6.5 -2.1 -7.4 -1.9 -8.4 C-3.1 -9.1 -4.8 -9.4 "
    "-6.4 -9.5 C-7.4 -9.55 -7.9 -9.9 -7.8 -10.5 C-8.6 -10.6 -9 -11.1 -9 -11.7 C-9 -12.4 -8.5 "
    "-12.7 -7.8 -12.8 C-6.6 -12.95 -5.3 -13.2 -4.3 -13.7 C-3.8 -14.8 -2.9 -15.4 -1.9 -15.6 "
    "C-.6 -15.9 1 -15.8 1.9 -15 C2.9 -14 3.4 -12.7 3.9 -11 C4.6 -8.2 5.6 -5 6.6 1.5 Z"
)
#: An ear that stands up from the skull, whose tip falls over backwards, and the other's tip beyond.
_EAR = (
    "M-1.2 -15.2 C-1.1 -16.9 -.5 -18.2 .7 -18.9 C2.6 -18.7 4.4 -17.6 5.4 -15.7 C4.3 -16.2 3.3 "
    "-16.2 2.6 -15.9 C2.7 -15.2 2.5 -14.5 2.1 -13.8 C.9 -14 -.4 -14.4 -1.2 -15.2 Z"
)
_FLAP = (
    "M.7 -18.9 C1.2 -17.6 1.8 -16.6 2.6 -15.9 C3.3 -16.2 4.3 -16.2 5.4 -15.7 "
    "C4.4 -17.6 2.6 -18.7 .7 -18.9 Z"
)
_OTHER = "M-3 -14.8 C-3.1 -16.2 -2.7 -17.3 -1.8 -18.1 C-1.1 -17.3 -.7 -16.4 -.6 -15.3 Z"
#: Level across the neck, broader than it.
_BAND = "M-7 -7.2 C-2.4 -6 3 -6.1 8 -7.6 L9 -4 C3.4 -2.5 -3.4 -2.4 -8 -3.8 Z"

_EYE = "M-3.5 -13.1 C-3 -13.8 -2.1 -13.7 -1.7 -13 C-2.2 -12.5 -3 -12.5 -3.5 -13.1 Z"
_NOSE = (
    "M-8.05 -11 C-8.8 -11 -9.05 -11.4 -9 -11.85 C-8.95 -12.5 -8.4 -12.75 -7.6 -12.8 "
    "C-7.3 -12.2 -7.5 -11.5 -8.05 -11 Z"
)


def hound() -> list[Layer]:
    """A greyhound's head and neck that look to the left; the breast ends at the origin."""
    coat = outline(_HOUND)
    collar = common(outline(_BAND), outset(coat, 0.2))
    fur = joined(
        strand(d, 0.24)
        for d in (
            "M-2.1 -8 C-2 -7.4 -2.3 -6.8 -2.7 -6.4", "M3.1 -10.4 C3.5 -9.2 3.8 -8.2 4.1 -7",
            "M2.1 -10.6 C2.5 -9.2 2.8 -8.2 3 -7", "M-5.6 -2 C-6.2 -1 -6.5 -.2 -6.6 .8",
            "M-4 -2 C-4.5 -1 -4.7 0 -4.8 .8",
        )
    )  # fmt: skip
    whiskers = joined(
        paths.ellipse(x, y, 0.13) for x, y in ((-6.8, -11.3), (-6.1, -11.6), (-6, -11))
    )
    return [
        part(_OTHER, "ink", BOLD),
        part(coat, "paper", BOLD),
        shaded(
            coat, 0.42, lambda x, y: 0.06 * (x - 0.9 + 0.4 * (y + 9)) if y > -10 else 0.0, bend=0.02
        ),
        # The lower jaw and the cheek, away from the light.
        shaded(
            coat, 0.36, lambda x, y: 0.12 * (y + 10.5) if -10.3 < y < -8.6 else 0.0, angle=4, bend=0
        ),
        lines(fur),
        # The mouth, its corner drawn up; the cheek; an eye under its brow; the nose.
        lines(
            strand(
                "M-7.9 -10.6 C-6.4 -10.5 -4.8 -10.3 -3.5 -10.6 C-3.1 -10.7 -2.8 -11 -2.7 -11.4",
                0.44,
            )
        ),
        drawn("M-1.8 -8.5 C-.8 -8.9 -.1 -9.8 0 -11", width=0.18),
        drawn("M-4.3 -13.7 C-4.7 -13 -5.3 -12.6 -6 -12.4", width=FINE),
        lines(outline(_EYE)),
        lines(paths.ellipse(-2.75, -13.2, 0.17), "paper"),
        lines(strand("M-4.1 -13.7 C-3.5 -14.7 -2.3 -14.7 -1.4 -13.8", 0.4)),
        lines(outline(_NOSE)),
        lines(whiskers),
        part(_EAR, "paper", PLAIN),
        shaded(_EAR, 0.36, lambda x, y: 0.2 - 0.05 * (x + 1.2), angle=12),
        part(_FLAP, "paper", PLAIN),
        shaded(_FLAP, 0.36, lambda x, y: 0.14 + 0.03 * (y + 17), angle=35),
        part(collar, "gold", PLAIN),
        lines(
            joined(
                placed(paths.regular(0, 0, 0.5, 4), moved(x, y))
                for x, y in ((-2.9, -4.8), (-0.6, -4.6), (1.8, -4.6), (4.1, -5.0))
            )
        ),
        part(paths.ring(-5.2, -3.2, 0.8, 0.4), "gold", FINE),
    ]
