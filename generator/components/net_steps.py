"""How to make a thing, in numbered steps on the paper that its net leaves free.

In: a net, where it lies, and what else lies on the page. Out: items in mm from the page's top-left
corner, y down; none if no free room is large enough. How steps stand is said in `step_blocks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.components.flat_pictures import FlatPictures
from generator.components.folding import covered
from generator.components.nets import Net
from generator.components.step_blocks import set_beside
from generator.drawing.drawing import Item, box_through, moved, times, turned
from generator.drawing.fonts import Font
from generator.sheets.placement import Grid, Spot
from generator.sheets.shelves import Shelves
from generator.units import Box

#: Steps keep so far from all else that is printed on the page, mm.
_CLEAR = 2.5


@dataclass(frozen=True)
class Step:
    """What is done, in words, and how its picture is drawn, which may show the net as it lies."""

    words: str
    picture: Callable[[FlatPictures], list[Item]]


def steps(
    words: Mapping[str, str],
    pictures: Mapping[str, Callable[[FlatPictures], list[Item]]],
    by_machine: bool,
) -> list[Step]:
    """A step for each picture, with the words of its name. Who cuts by machine needs none for
    scoring or cutting."""
    left_out = ("scored", "cut") if by_machine else ()
    return [Step(words[name], one) for name, one in pictures.items() if name not in left_out]


@dataclass(frozen=True)
class NetSteps:
    """The steps of one net, whose colour runs `bleed` mm beyond its cuts; all keep a `margin` (mm)
    from the paper's edge."""

    net: Net
    bleed: float
    steps: Sequence[Step]
    font: Font
    margin: float

    def beside(self, ground: Grid | Shelves, words: Sequence[Box]) -> list[Item]:
        """The steps on a page on which nets lie so, and the sheet's own words fill these boxes."""
        paper, spots = ground.paper, ground.fronts
        taken = [box for spot in spots for box in self._covered(spot)]
        holes = [box.grown(_CLEAR) for box in (*taken, *words, *ground.keep_out)]
        page = Box(0.0, 0.0, paper.w, paper.h).grown(-self.margin)
        flat = FlatPictures(self.net, paper, spots[0].trim, spots[0].angle)
        texts = [step.words for step in self.steps]
        return set_beside(
            page, holes, self.font, texts, lambda index: self.steps[index].picture(flat)
        )

    def _covered(self, spot: Spot) -> Iterator[Box]:
        """What one net takes of the page."""
        size, (x, y) = self.net.size, spot.trim.centre
        turn = turned(spot.angle, size.w / 2, size.h / 2)
        place = times(moved(x - size.w / 2, y - size.h / 2), turn)
        for box in covered(self.net, self.bleed):
            yield box_through(place, box)
