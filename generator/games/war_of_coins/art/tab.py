"""The tab that hangs from a card's upper edge: the coin's colour, read first in a fan.

Origin: the card's upper left corner. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke


def ribbon(left: float, right: float, top: float, notch: float, cut: float) -> Path:
    """A strip whose lower end is cut like a swallow's tail, `notch` its highest point."""
    middle, low = (left + right) / 2, notch + cut
    return closed([(left, top), (right, top), (right, low), (middle, notch), (left, low)])


@ornament
def hanging_tab(
    *,
    left: float,
    right: float,
    notch: float,
    main: Colour,
    line: Colour,
    ink: Colour,
    paper: Colour,
    above: float = 4.0,
    cut: float = 3.2,
    rim: float = 0.55,
) -> Items:
    """A swallow-tailed tab from `above` mm beyond the edge down to its `notch`.

    `line` is the colour of the two fine lines inside it; a rim of `paper` round it, as badges have
    it, sets it off from a ground of its own colour.
    """
    body = ribbon(left, right, -above, notch, cut)
    lines = [paths.line(x, -above, x, notch + cut - 1.9) for x in (left + 0.85, right - 0.85)]
    return [
        Shape(body, None, Stroke(paper, 0.6 + 2 * rim, join="round")),
        Shape(body, main, Stroke(ink, 0.6)),
        Shape(lines[0] + lines[1], None, Stroke(line, 0.2)),
    ]
