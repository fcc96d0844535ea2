"""Cloths of the mantles, each with a weave of its own: they fall from the neck to the window's
edge, in ink, with what is woven into them over it."""

from __future__ import annotations

from generator.art.engraving import strand
from generator.art.outlines import common, joined, mirrored, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Path, moved
from generator.games.war.art.courts.figures import Layer, lines, part, shaded
from generator.games.war.art.suits import suit_path
from generator.units import Box

#: Folds of the right side, from the neck outwards, and how broad they catch the light.
_FOLDS = (
    ("M2.6 -11.4 C4.4 -8 5.4 -4 5.6 .4", 0.5),
    ("M4.6 -11.4 C6.6 -8.6 7.6 -5 7.9 .4", 0.26),
    ("M6.4 -11.2 C9 -8.2 10.2 -4 10.4 .4", 0.62),
    ("M8.6 -10.8 C11.2 -8.2 12.5 -4.6 12.9 .4", 0.28),
    ("M10.6 -10.2 C13.2 -7.6 14.8 -4 15.2 .4", 0.56),
    ("M13 -8.8 C15 -7 16.4 -4 16.9 .4", 0.3),
    ("M15.4 -7.6 C17.4 -5.4 18.6 -3 19 .4", 0.5),
)


def mantle(top: float = -13.6) -> Path:
    """The outline of a mantle that begins at that height."""
    return symmetric(
        f"M0 {top} C6 {top} 12.8 {top + 2} 17.8 {top + 6.6} L20.6 {top + 9.2} L20.6 0 L0 0"
    )


def _folds(cloth: Path, share: float = 1.0) -> Layer:
    """Light on the folds, less of it on the right side."""
    right = joined(strand(d, 0.66 * share * width) for d, width in _FOLDS)
    left = mirrored(joined(strand(d, share * width) for d, width in _FOLDS))
    return lines(common(joined([left, right]), cloth), "paper")


def velvet() -> list[Layer]:
    """Plain velvet in heavy folds."""
    cloth = mantle()
    return [part(cloth, "ink"), _folds(cloth, 1.5)]


def check() -> list[Layer]:
    """A miner's check: broad bands and a gold thread beside each."""
    cloth = mantle()
    out = [part(cloth, "ink")]
    for side, way in ((Box(0, -20, 21, 20), 1), (Box(-21, -20, 21, 20), -1)):
        half = common(cloth, paths.rectangle(side))
        for angle in (72, -14):
            out += [
                shaded(half, 2.7, 0.85 if way < 0 else 0.6, "paper", angle=way * angle, step=6),
                lines(_threads(half, way * angle), "gold"),
            ]
    return out


def _threads(half: Path, angle: float) -> Path:
    return shaded(half, 2.7, 0.26, angle=angle, step=6, phase=0.0).path


def scales() -> list[Layer]:
    """Coins sewn over one another like the scales of a fish."""
    cloth = mantle(-12.5)
    one = strand("M-1.3 -1 C-1.4 1.5 1.4 1.5 1.3 -1", 0.46)
    hole = paths.regular(0, -0.35, 0.36, 4)
    places = [
        moved(2.6 * k + (1.3 if row % 2 else 0), -1.1 - 1.9 * row)
        for row in range(7)
        for k in range(-8, 9)
    ]
    return [
        part(cloth, "ink"),
        lines(common(joined(one.through(at) for at in places), cloth), "gold"),
        lines(common(joined(hole.through(at) for at in places), cloth), "paper"),
    ]


def hearts() -> list[Layer]:
    """Silk sown with small hearts."""
    cloth = mantle(-11.5)
    sown = joined(
        placed(
            suit_path("hearts", 1.35), moved(2.7 * k + (1.35 if row % 2 else 0), -1.6 - 2.1 * row)
        )
        for row in range(6)
        for k in range(-8, 9)
    )
    return [part(cloth, "ink"), lines(common(sown, cloth), "gold")]


def stars() -> list[Layer]:
    """A night sky: gold stars, and smaller ones between."""
    cloth = mantle(-11.5)
    star = outline(
        "M0 -1 C.1 -.3 .3 -.1 1 0 C.3 .1 .1 .3 0 1 C-.1 .3 -.3 .1 -1 0 C-.3 -.1 -.1 -.3 0 -1 Z"
    )
    great, small = [], []
    for row in range(6):
        for k in range(-8, 8):
            x, y = 3 * k + (1.5 if row % 2 else 0), -1.7 - 2.0 * row
            great.append(placed(star, moved(x, y)))
            small.append(paths.ellipse(x + 1.5, y - 0.25, 0.2))
    return [
        part(cloth, "ink"),
        lines(common(joined(great), cloth), "gold"),
        lines(common(joined(small), cloth), "paper"),
    ]
