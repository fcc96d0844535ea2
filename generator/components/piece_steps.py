"""How to print and cut pieces with two sides, in numbered steps on the paper that they leave free.

In: where they lie, and what else lies on the page. Out: items in mm from the page's top-left
corner, y down; none if no free room is large enough. How steps stand is said in `step_blocks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.components.flat_pictures import (
    BLACK,
    BOLD,
    EDGE,
    PICTURE,
    PRINTED,
    THIN,
    WHITE,
    fitted,
    printed_sheet,
    scissors,
)
from generator.components.parts import DrawnComponent, two_sided
from generator.components.step_blocks import set_beside
from generator.components.words import PIECE_STEPS
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke, moved, scaled, times
from generator.drawing.fonts import Font
from generator.sheets.job import Beside
from generator.sheets.machines import Machine
from generator.sheets.placement import Grid
from generator.sheets.shelves import Shelves
from generator.units import Box, Size

#: Steps keep so far from pieces, whose crop marks lie round them, and from words, mm.
_CLEAR, _OFF = 9.0, 2.5
#: Of a sheet that is turned over: how large it is in its picture, and the edge's place there.
_SHARE, _EDGE = 0.74, 12.0
_GHOST = Stroke(BLACK, 0.2, dash=(0.9, 0.6))


@dataclass(frozen=True)
class PieceSteps:
    """The steps for pieces whose colour runs `bleed` mm beyond their cuts; all keep a `margin` (mm)
    from the paper's edge."""

    bleed: float
    font: Font
    margin: float

    def beside(self, ground: Grid | Shelves, words: Sequence[Box]) -> list[Item]:
        """The steps on a page on which pieces lie so, and the sheet's own words fill these
        boxes."""
        paper, trims = ground.paper, [spot.trim for spot in ground.fronts]
        taken = [trim.grown(self.bleed + _CLEAR) for trim in trims]
        holes = [*taken, *(box.grown(_OFF) for box in (*words, *ground.keep_out))]
        page = Box(0.0, 0.0, paper.w, paper.h).grown(-self.margin)
        pictures = {
            "printed": lambda: printed_sheet(paper, _all(trims)),
            "turned": lambda: _turned(paper, trims),
            "cut": lambda: _cut(trims[0]),
        }
        drawn = [pictures[name] for name in PIECE_STEPS]
        texts = list(PIECE_STEPS.values())
        return set_beside(page, holes, self.font, texts, lambda index: drawn[index]())


def piece_steps(
    together: Sequence[DrawnComponent], machine: Machine | None, font: Font, margin: float
) -> Beside | None:
    """What is drawn beside these, if they are as cards are: square, of two sides, without folds,
    cut by hand. Of others the line at the sheet's top tells enough."""
    first = together[0]
    plain = first.shape == "square" and first.tile is None and machine is None
    if plain and all(two_sided(part) and not part.folds for part in together):
        return PieceSteps(first.stock.bleed, font, margin).beside
    return None


def _all(trims: Sequence[Box]) -> Path:
    boxes = map(paths.rectangle, trims)
    return Path(tuple(segment for box in boxes for segment in box.segments))


def _turned(paper: Size, trims: Sequence[Box]) -> list[Item]:
    """The sheet, and beyond its long edge where it comes to lie: an arrow leads over the edge."""
    scale = _SHARE * min(PICTURE.h / max(paper.w, paper.h), PICTURE.w / 2 / min(paper.w, paper.h))
    whole, level = Box(0.0, 0.0, paper.w, paper.h), paper.w > paper.h
    wide, high = paper.w * scale, paper.h * scale
    if level:  # the long edge lies across: it is turned over the top
        x, y = (PICTURE.w - wide) / 2, PICTURE.h / 2
        there = times(moved(x, y), (scale, 0.0, 0.0, -scale, 0.0, 0.0))
        way = f"M{x + wide + 1} {y + high / 2} C{x + wide + 5} {y + high / 3} "
        way += f"{x + wide + 5} {y - high / 3} {x + wide + 1.6} {y - high / 2}"
        head = f"M{x + wide + 0.6} {y - high / 2 - 0.4} l2.4 -0.4 l-1 2.2 Z"
    else:
        x, y = _EDGE - wide, PICTURE.h - high
        there = times(moved(2 * _EDGE - x, y), (-scale, 0.0, 0.0, scale, 0.0, 0.0))
        way = f"M{_EDGE - wide / 2} {y - 0.8} C{_EDGE - wide / 3} {y - 4.6} "
        way += f"{_EDGE + wide / 3} {y - 4.6} {_EDGE + wide / 2 - 0.5} {y - 1.6}"
        head = f"M{_EDGE + wide / 2 + 0.3} {y - 0.5} l-2.3 -0.7 l1.7 -1.7 Z"
    here = times(moved(x, y), scaled(scale))
    return [
        Shape(paths.rectangle(whole).through(there), WHITE, _GHOST),
        Shape(_all(trims).through(there), None, _GHOST),
        Shape(paths.rectangle(whole).through(here), WHITE, EDGE),
        Shape(_all(trims).through(here), PRINTED, EDGE),
        Shape(paths.svg_path(way), None, BOLD),
        Shape(paths.svg_path(head), BLACK),
    ]


def _cut(trim: Box) -> list[Item]:
    """One piece between its marks, and scissors that come along the lower ones."""
    place = fitted(Box(0.0, 0.0, trim.w, trim.h).grown(0.28 * max(trim.w, trim.h)))
    box = Box(place[4], place[5], place[0] * trim.w, place[3] * trim.h)
    far, near = 3.4, 0.9
    marks = [
        segment
        for x in (box.x, box.right)
        for y in (box.y, box.bottom)
        for end in (
            paths.line(x, y + (near if y > box.y else -near), x, y + (far if y > box.y else -far)),
            paths.line(x + (near if x > box.x else -near), y, x + (far if x > box.x else -far), y),
        )
        for segment in end.segments
    ]
    return [
        Shape(paths.rectangle(box), PRINTED, EDGE),
        Shape(Path(tuple(marks)), None, THIN),
        Shape(paths.line(box.x - far, box.bottom, box.x + 0.45 * box.w, box.bottom), None, BOLD),
        *scissors(box.x + 0.45 * box.w, box.bottom),
    ]
