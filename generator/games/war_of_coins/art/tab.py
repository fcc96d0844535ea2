"""The tab that hangs from a card's upper edge: the coin's colour, read first in a fan; and its
plain brother at the lower edge.

Origin: the card's upper left corner. Lengths in mm.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke


def _ribbon(left: float, right: float, top: float, notch: float, cut: float) -> Path:
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
    body = _ribbon(left, right, -above, notch, cut)
    lines = [paths.line(x, -above, x, notch + cut - 1.9) for x in (left + 0.85, right - 0.85)]
    return [
        Shape(body, None, Stroke(paper, 0.6 + 2 * rim, join="round")),
        Shape(body, main, Stroke(ink, 0.6)),
        Shape(lines[0] + lines[1], None, Stroke(line, 0.2)),
    ]


@ornament
def standing_tab(
    *,
    left: float,
    right: float,
    notch: float,
    main: Colour,
    ink: Colour,
    paper: Colour,
    above: float = 4.0,
    cut: float = 3.2,
    rim: float = 0.8,
) -> Items:
    """A tab without its lines and its shadow, which would fall upwards once it is turned about: its
    letters have all of its width. It lies on a slip of `paper` that is `rim` mm wider and fills the
    notch, so that nothing of the picture shows between it and the badge below."""
    body = _ribbon(left, right, -above, notch, cut)
    slip = closed([(left, -above), (right, -above), (right, notch + cut), (left, notch + cut)])
    return [
        Shape(slip, paper, Stroke(paper, 2 * rim, join="round")),
        Shape(body, main, Stroke(ink, 0.6)),
    ]
