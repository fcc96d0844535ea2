"""What the Jacks wear on their heads; drawn about x = 0, its edge at y = -26."""

from __future__ import annotations

from generator.art.engraving import strand
from generator.art.outlines import (
    joined,
    outline,
    symmetric,
)
from generator.drawing import paths
from generator.games.war.art.courts.crowns import light
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    drawn,
    lines,
    part,
    shaded,
)


def _gleam(half: float, top: float, foot: float) -> Layer:
    """The light on a dark round cap, `half` mm to each side: ribs from the top to the brim, broad
    at the left and gone before the right edge, without a break between."""
    high = foot - top
    ribs = []
    for k in range(-9, 7):
        u = k / 9.6
        width = 0.36 * (0.72 - u) / 1.66
        ribs.append(
            strand(
                f"M{0.3 * u * half:.3f} {top + 0.5} C{0.86 * u * half:.3f} "
                f"{top + 0.1 * high + 0.5:.3f} "
                f"{0.97 * u * half:.3f} {top + 0.55 * high:.3f} {u * half:.3f} {foot + 1:.3f}",
                width,
            )
        )
    return lines(joined(ribs), "paper")


def candle_cap() -> list[Layer]:
    """A leather cap with a candle set on it in clay."""
    cap = symmetric("M0 -33.2 C3.6 -33.2 6 -31 6.1 -27.4 C4.2 -28 2.2 -28.2 0 -28.2")
    band = symmetric(
        "M0 -28.9 C2.4 -28.9 4.6 -28.5 6.5 -27.7 L6.3 -25.5 C4.4 -26.2 2.2 -26.4 0 -26.4"
    )
    flame = (
        "M2.6 -35.2 C3.5 -34 3.6 -33.3 3.2 -32.7 C2.9 -32.3 2.3 -32.3 2 -32.7 C1.6 -33.3 "
        "2.1 -34 2.6 -35.2 Z"
    )
    return [
        part(cap, "ink"),
        _gleam(6.1, -33.2, -28.0),
        part(band, "gold"),
        shaded(band, 0.5, light, angle=90, step=0.5),
        part("M2 -32.4 L3.2 -32.4 L3.3 -29.6 L1.9 -29.6 Z", "paper", PLAIN),
        part(flame, "gold", PLAIN),
        part("M1.1 -30.4 C1.8 -31 3.4 -31 4.1 -30.4 L4 -28.2 L1.2 -28.4 Z", "paper", PLAIN),
        shaded("M1.1 -30.4 C1.8 -31 3.4 -31 4.1 -30.4 L4 -28.2 L1.2 -28.4 Z", 0.4, 0.13, angle=30),
        part(paths.ellipse(-2.4, -27.9, 1.75), "paper", PLAIN),
        Layer(paths.ellipse(-2.4, -27.9, 1.45), None, "ink", 0.12),
    ]


def beret() -> list[Layer]:
    """A wide flat cap that falls to one side."""
    crown = outline(
        "M-5.6 -28 C-8.6 -29.4 -8.8 -31.6 -6.2 -33 C-3 -34.7 3.4 -35 6.6 -33 C8.6 "
        "-31.6 8.2 -29.4 6 -28 Z"
    )
    band = symmetric(
        "M0 -28.9 C2.4 -28.9 4.4 -28.6 6.1 -27.9 L5.9 -25.7 C4.2 -26.4 2.2 -26.7 0 -26.7"
    )
    return [
        part(crown, "ink"),
        lines(
            joined(
                strand(d, 0.5)
                for d in (
                    "M-5 -28.4 C-6.6 -29.6 -7.4 -30.8 -6.6 -31.8",
                    "M-3.4 -28.6 C-5 -30 -5.4 -31.8 -4 -33",
                    "M-1.6 -28.8 C-2.4 -30.4 -2.4 -32.4 -1.2 -33.6",
                    "M.4 -28.8 C.4 -30.4 1 -32.4 2 -33.6",
                    "M2.4 -28.6 C3 -30 4 -31.8 5 -32.8",
                    "M4.2 -28.4 C5.2 -29.4 6.4 -30.4 7 -31.2",
                )
            ),
            "paper",
        ),
        part(band, "gold"),
        shaded(band, 0.5, light, angle=90, step=0.5),
        part(paths.ellipse(0, -28.3, 1.85), "paper", PLAIN),
        Layer(paths.ellipse(0, -28.3, 1.55), None, "ink", 0.12),
    ]


def plumed_cap() -> list[Layer]:
    """A tall cap with a brim and a long plume that falls behind."""
    plume = outline(
        "M-3.6 -32.6 C-5.6 -34.6 -8.7 -34.2 -10 -31.4 C-10.8 -29.4 -11.6 -27.4 -13.2 -25.7 "
        "C-11.9 -25.6 -10.7 -25.9 -9.8 -26.6 L-9.9 -25.9 C-8.9 -26.6 -8.6 -27.9 -7.6 -28.7 "
        "C-6.7 -29.3 -5.6 -29.4 -4.4 -29.2 Z"
    )
    cap = symmetric("M0 -34.6 C4 -34.6 6.5 -32.4 6.4 -28.2 C4.6 -28.9 2.4 -29.1 0 -29.1")
    # It looks where its wearer does: the brim is longer before the brow than behind.
    brim = outline(
        "M-7.8 -27.9 C-5.4 -28.9 -3 -29.3 -.6 -29.3 C2 -29.3 4.2 -29 6.6 -28.2 L6.3 -25.4 "
        "C4.2 -26.1 1.9 -26.4 -.6 -26.4 C-3 -26.4 -5.2 -26 -7.4 -25.1 Z"
    )
    return [
        Layer(plume, None, "paper", 1.2),
        part(plume, "gold", PLAIN),
        shaded(plume, 0.55, lambda x, y: 0.1 + 0.02 * (x + 11), angle=-24, bend=-0.02, step=1.2),
        drawn("M-4.4 -31 C-7.4 -32.4 -9.2 -29.6 -11.6 -26.4", width=PLAIN),
        part(cap, "ink"),
        _gleam(6.4, -34.6, -28.8),
        part(brim, "gold"),
        shaded(brim, 0.5, light, angle=90, step=0.5),
        part(paths.ellipse(-3.3, -27.8, 1.75, 1.85), "paper", PLAIN),
        Layer(paths.ellipse(-3.3, -27.8, 1.45, 1.55), None, "ink", 0.12),
    ]


def kettle() -> list[Layer]:
    """A kettle hat of iron with a ridge and a wide brim, turned to the right."""
    bowl = symmetric("M0 -34.6 C3.6 -34.6 5.6 -32 5.7 -28.6 L0 -28.4")
    ridge = "M.5 -34.9 L1.7 -34.8 C3 -33 3.6 -31 3.7 -28.4 L2 -28.4 C2 -31 1.6 -33 .5 -34.9 Z"
    brim = outline(
        "M-7 -26.8 C-4.6 -28.7 -2.2 -29.2 .8 -29.2 C4 -29.2 7 -28.5 10 -26.3 C10.1 -25.7 9.7 -25.1 "
        "8.9 -25 C6.4 -26.2 3.4 -26.6 .6 -26.6 C-1.9 -26.6 -4.2 -26.2 -6.2 -25.5 C-6.9 -25.7 -7.3 "
        "-26.2 -7 -26.8 Z"
    )
    return [
        part(bowl, "ink"),
        _gleam(5.7, -34.6, -28.6),
        part(ridge, "gold", PLAIN),
        part(brim, "paper"),
        shaded(brim, 0.46, lambda x, y: 0.05 + 0.02 * (x + 3), angle=78, step=1),
        *(
            part(paths.ellipse(x, -28.0 + 0.02 * (x - 0.6) ** 2, 0.36), "gold", FINE)
            for x in (-4.8, -2.4, 0.0, 6.2, 8.0)
        ),
        part(paths.ellipse(3.0, -28.4, 1.65, 1.75), "paper", PLAIN),
    ]
