"""Lines to cut along, for those who ask: on the cards' own edges, or from paper's edge to edge.

Crop marks stay outside the bleed; these don't, and so they are never drawn unless they are wanted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.sheets.paper import Printing
from generator.sheets.placement import Spot
from generator.units import PT, Box

#: What can be asked for, and what each draws.
KINDS = {
    "corners": "the rounded corner of each card",
    "outline": "the whole outline of each card, with its rounded corners",
    "extended": "crop marks as far as the paper's edge, for guillotines",
}
#: Seen on light and on dark ground alike: a dark line with a light one beside it.
_DARK, _LIGHT = "#404040", "#FFFFFF"
_WIDTH = 0.25 * PT
#: In mm: longer than any paper.
_ENDLESS = 1e4


def guides(kinds: Iterable[str], spots: Iterable[tuple[Spot, float]]) -> list[Item]:
    """The lines on the cards in these spots, each with its corner's radius in mm. Extended lines
    are crop marks: see `extended`."""
    wanted = set(kinds)
    items: list[Item] = []
    for spot, corner in spots:
        if "outline" in wanted:
            items += seen(paths.rectangle(spot.trim, corner))
        elif "corners" in wanted and corner > 0:
            items += seen(_corners(spot.trim, corner))
    return items


def seen(path: Path) -> list[Item]:
    """A line that is seen on light and on dark ground."""
    return [
        Shape(path, None, Stroke(_LIGHT, 3 * _WIDTH)),
        Shape(path, None, Stroke(_DARK, _WIDTH)),
    ]


def _corners(trim: Box, r: float) -> Path:
    path = Path(())
    for x, y, start in (
        (trim.x + r, trim.y + r, 180.0),
        (trim.right - r, trim.y + r, 270.0),
        (trim.right - r, trim.bottom - r, 0.0),
        (trim.x + r, trim.bottom - r, 90.0),
    ):
        path = path + paths.arc(x, y, r, start, start + 90)
    return path


def extended(kinds: Iterable[str], printing: Printing) -> Printing:
    """How to print if crop marks shall reach the paper's edge; labels keep off them there, too."""
    if "extended" not in kinds:
        return printing
    return replace(printing, mark=replace(printing.mark, length=_ENDLESS, shortest=_ENDLESS))
