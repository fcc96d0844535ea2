"""How to make a thing, in numbered steps on the paper that its net leaves free.

In: a net, where it lies, and what else lies on the page. Out: items in mm from the page's top-left
corner, y down; none if no free room is large enough. Each step is a picture with few words below
it or beside it, and all stand in rows in one room: the one that leaves the pictures largest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.components.flat_pictures import PICTURE, FlatPictures
from generator.components.folding import covered
from generator.components.nets import Net
from generator.drawing.drawing import Group, Item, box_through, moved, scaled, times, turned
from generator.drawing.fonts import Font
from generator.sheets.forms import run_at, settable
from generator.sheets.free_room import free_rooms
from generator.sheets.pagehead import RING, parted, ring
from generator.sheets.placement import Grid, Spot
from generator.sheets.shelves import Shelves
from generator.units import PT, Box

_EM, _LEADING = 6.5 * PT, 1.25
#: A step's number stands before its words, which begin so far to the right of it, mm.
_INDENT = (RING + 0.4) * _EM
#: Between steps, from a picture to its words, and round all else that is printed on the page, mm.
_APART, _GAP, _CLEAR = 3.5, 1.2, 2.5
#: How large pictures may be, as shares of `PICTURE`, the best first.
_SCALES = tuple(k / 20 for k in range(24, 11, -1))
#: Words beside a picture get a column of so many mm.
_COLUMN = 24.0


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
        set_in = _Words(self.font, [step.words for step in self.steps])
        rooms = free_rooms(page, holes)
        found = [rows for room in rooms for rows in _arrangements(room, set_in)]
        best = min(found, key=lambda rows: (-rows.scale, -rows.columns, rows.y), default=None)
        if best is None:
            return []
        flat = FlatPictures(self.net, paper, spots[0].trim, spots[0].angle)
        return [
            item
            for index, step in enumerate(self.steps)
            for item in best.step(index, step.picture(flat), set_in)
        ]

    def _covered(self, spot: Spot) -> Iterator[Box]:
        """What one net takes of the page."""
        size, (x, y) = self.net.size, spot.trim.centre
        turn = turned(spot.angle, size.w / 2, size.h / 2)
        place = times(moved(x - size.w / 2, y - size.h / 2), turn)
        for box in covered(self.net, self.bleed):
            yield box_through(place, box)


class _Words:
    """The words of all steps, measured once."""

    def __init__(self, font: Font, texts: Sequence[str]) -> None:
        self.font = font
        unit = _EM / font.upem
        self._space = font.shape(" ").advance * unit
        self._words = [
            [(word, font.shape(word).advance * unit) for word in parted(settable(font, text))]
            for text in texts
        ]
        self.count = len(texts)
        self.widest = max(width for words in self._words for _, width in words)

    def lines(self, step: int, width: float) -> list[str]:
        """The words of a step in lines of at most that width, if no single word is wider."""
        lines: list[str] = []
        used = math.inf
        for word, wide in self._words[step]:
            if used + self._space + wide <= width:
                lines[-1] += f" {word}"
                used += self._space + wide
            else:
                lines.append(word)
                used = wide
        return lines

    def high(self, width: float) -> float:
        """How much the longest step takes in a column of that width."""
        most = max(len(self.lines(step, width)) for step in range(self.count))
        return (RING + (most - 1) * _LEADING) * _EM


@dataclass(frozen=True)
class _Rows:
    """All steps in rows: where the first begins, how far apart they are, how large the pictures
    and how wide the columns of words are, and whether words stand beside the pictures."""

    x: float
    y: float
    columns: int
    across: float
    down: float
    scale: float
    width: float
    beside: bool

    def step(self, index: int, picture: Sequence[Item], words: _Words) -> Iterator[Item]:
        """A picture, its number and its words."""
        row, column = divmod(index, self.columns)
        x, y = self.x + column * self.across, self.y + row * self.down
        yield Group(tuple(picture), times(moved(x, y), scaled(self.scale)))
        if self.beside:
            x += PICTURE.w * self.scale + _GAP
        else:
            y += PICTURE.h * self.scale + _GAP
        base = y + (RING / 2 + words.font.cap / words.font.upem / 2) * _EM
        yield from ring(words.font, _EM, x, base, index + 1)
        for k, line in enumerate(words.lines(index, self.width)):
            yield run_at(words.font, _EM, x + _INDENT, base + k * _LEADING * _EM, line)


def _arrangements(room: Box, words: _Words) -> Iterator[_Rows]:
    """The steps in so many columns, as large as the room has them, in the middle of it."""
    for columns in range(words.count, 0, -1):
        rows, odd = divmod(words.count, columns)
        if odd:
            continue
        wide = (room.w - (columns - 1) * _APART) / columns
        high = (room.h - (rows - 1) * _APART) / rows
        for beside in (False, True):
            found = _largest(wide, high, words, beside)
            if found is None:
                continue
            scale, width, step_w, step_h = found
            across, down = step_w + _APART, step_h + _APART
            yield _Rows(
                room.x + (room.w - columns * across + _APART) / 2,
                room.y + (room.h - rows * down + _APART) / 2,
                columns, across, down, scale, width, beside,
            )  # fmt: skip


def _largest(
    wide: float, high: float, words: _Words, beside: bool
) -> tuple[float, float, float, float] | None:
    """The largest pictures of which one fits with its words into a room of that size: their scale,
    the width of the words, the width and the height of all."""
    for scale in _SCALES:
        w, h = PICTURE.w * scale, PICTURE.h * scale
        width = _COLUMN if beside else min(wide, max(w, _COLUMN)) - _INDENT
        step_w = w + _GAP + _INDENT + width if beside else max(w, _INDENT + width)
        if width < words.widest or step_w > wide:
            continue
        text = words.high(width)
        step_h = max(h, text) if beside else h + _GAP + text
        if step_h <= high:
            return scale, width, step_w, step_h
    return None
