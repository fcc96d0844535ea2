"""Hoods of mail: a part behind the face and one before it, as of hair."""

from __future__ import annotations

from generator.art.engraving import strand
from generator.art.outlines import common, joined, outline, symmetric
from generator.drawing import paths
from generator.games.war.art.courts.figures import Layer, lines, mail, part
from generator.units import Box

#: What lies behind the face, and what before it.
Hair = tuple[list[Layer], list[Layer]]


def coif() -> Hair:
    """A hood of mail that frames the face."""
    shape = symmetric(
        "M0 -30 C4.8 -29.8 6.4 -26.4 6.2 -22 C6.1 -18.6 6.6 -15.6 8.4 -12 C5.6 -11 "
        "2.6 -10.8 0 -10.8"
    )
    return [
        part(shape, "paper"),
        Layer(mail(shape, 0.96, 0.22), "ink"),
        Layer(shape, None, "ink", 0.3),
    ], []


def hood() -> Hair:
    """A hood of mail in profile, closed about cheek and chin, its edge bound; drawn looking
    right."""
    opening = (
        "C-.2 -26 -1.1 -23.6 -1.2 -21 C-1.3 -18.6 -.5 -16.8 .7 -15.7 C1.6 -15 3 -14.9 4.15 -14.8"
    )
    shape = outline(
        f"M-6 -28 L.4 -28 {opening} C4.5 -13.8 3.9 -12.8 4.4 -11.8 C4.9 -11 5.9 -10.5 6.9 -10 "
        "C4 -8.6 -4.6 -8.2 -9 -9.4 C-7.4 -11.4 -5.9 -13.2 -5.8 -15.6 C-5.9 -17.6 -6.9 -19.6 "
        "-6.9 -22.6 C-6.9 -25 -6.5 -27 -6 -28 Z"
    )
    rings = [
        Layer(mail(common(shape, paths.rectangle(Box(left, -30, wide, 22))), 0.96, thick), "ink")
        for left, wide, thick in ((-10, 5.6, 0.36), (-4.4, 3.0, 0.25), (-1.4, 9.0, 0.15))
    ]
    edge = outline(f"M.4 -28 {opening}")
    folds = (
        "M2.2 -14.4 C.8 -13.4 -1.4 -12.8 -4.4 -13", "M3.6 -13.4 C2 -12.2 -.6 -11.4 -4 -11.4",
        "M-5.6 -16.2 C-4.8 -15.2 -4 -14.6 -2.8 -14.2",
    )  # fmt: skip
    return [], [
        part(shape, "paper"),
        *rings,
        lines(joined(strand(d, 0.34) for d in folds)),
        Layer(shape, None, "ink", 0.3),
        Layer(edge, None, "ink", 0.9),
        Layer(edge, None, "gold", 0.5),
    ]
