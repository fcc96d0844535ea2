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
    """A hood of mail in profile: close about the head, narrow under the jaw, and draped upon the
    shoulders; its edge bound; drawn looking right."""
    opening = (
        "C-.9 -26 -2.2 -23.8 -2.5 -21.4 C-2.7 -18.8 -2.1 -16.5 -.8 -14.8 "
        "C.2 -13.4 1.5 -12.3 2.9 -11.7"
    )
    shape = outline(
        f"M-6 -28 L.4 -28 {opening} C3 -11.5 3.1 -11.4 3.4 -11.2 C5.2 -10.2 8.2 -9.6 10.6 -7.9 "
        "C7.4 -6.6 4 -5.9 .4 -5.8 C-4 -5.7 -8.6 -6.2 -12.4 -7.8 C-10.4 -9.6 -8 -10.8 -6.6 -12.4 "
        "C-5.8 -13.5 -5.5 -14.6 -5.7 -15.9 C-6 -17.6 -7 -19.6 -7.1 -22.6 "
        "C-7.2 -25 -6.8 -27 -6 -28 Z"
    )
    rings = [
        Layer(mail(common(shape, paths.rectangle(Box(left, -30, wide, 26))), 0.96, thick), "ink")
        for left, wide, thick in ((-13, 8.6, 0.36), (-4.4, 3.0, 0.25), (-1.4, 13.0, 0.15))
    ]
    edge = outline(f"M.4 -28 {opening}")
    hem = outline("M10.6 -7.9 C7.4 -6.6 4 -5.9 .4 -5.8 C-4 -5.7 -8.6 -6.2 -12.4 -7.8")
    folds = (
        "M-5.2 -11.4 C-6 -10 -7.4 -8.8 -9.4 -7.6", "M3.4 -11 C4.4 -9.6 5.4 -8.6 6.8 -7.6",
    )  # fmt: skip
    return [], [
        part(shape, "paper"),
        *rings,
        lines(joined(strand(d, 0.34) for d in folds)),
        Layer(shape, None, "ink", 0.42),
        *(Layer(bound, None, "ink", 0.9) for bound in (edge, hem)),
        *(Layer(bound, None, "gold", 0.5) for bound in (edge, hem)),
    ]
