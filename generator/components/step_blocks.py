"""Where pictured steps stand on paper that is left free, and how large.

In: the room of a page, what is taken of it, the words of all steps. Out: blocks of steps in rows,
each step a picture with its number and few words below it or beside it. All stand in one block if
its pictures are large enough; else in as many as three, one below the other, with larger ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from generator.components.flat_pictures import PICTURE
from generator.drawing.drawing import Group, Item, moved, scaled, times
from generator.drawing.fonts import Font
from generator.sheets.forms import run_at, settable
from generator.sheets.free_room import free_rooms
from generator.sheets.pagehead import RING, parted, ring
from generator.units import PT, Box, Size

#: Words are never smaller than that; beside larger pictures they are larger.
_EM, _LEADING = 7 * PT, 1.25
#: A ring's type is larger than the words', so that its number is as large as they are.
_RING_EM = 1.25
#: A step's number stands before its words, which begin so far to the right of it, in em.
_INDENT = RING * _RING_EM + 0.35
#: Between steps, and from a picture to its words, mm.
_APART, _GAP = 3.0, 1.2
#: How large pictures may be, as shares of `PICTURE`, the best first; smaller ones than `_ENOUGH`
#: aren't understood at arm's length.
_SCALES = tuple(k / 20 for k in range(32, 10, -1))
_ENOUGH = 1.0
#: Fewer blocks, or fewer rows, are worth pictures that are smaller by this factor.
_WORTH = 0.85
#: Words get a column of so many em.
_COLUMN = 9.7


class StepWords:
    """The words of all steps, measured once, in em."""

    def __init__(self, font: Font, texts: Sequence[str]) -> None:
        self.font = font
        self._space = font.shape(" ").advance / font.upem
        self._words = [
            [(word, font.shape(word).advance / font.upem) for word in parted(settable(font, text))]
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

    def high(self, steps: range, width: float) -> float:
        """How much the longest of these steps takes in a column of that width."""
        most = max(len(self.lines(step, width)) for step in steps)
        return RING * _RING_EM + (most - 1) * _LEADING


@dataclass(frozen=True)
class StepBlock:
    """Some steps in rows: where the first begins, how large each is and how large its picture, how
    wide (in em) its words are, and whether they stand beside it."""

    steps: range
    x: float
    y: float
    columns: int
    size: Size
    scale: float
    width: float
    beside: bool

    @property
    def box(self) -> Box:
        """What all of it takes."""
        rows = len(self.steps) // self.columns
        across, down = self.size.w + _APART, self.size.h + _APART
        return Box(self.x, self.y, self.columns * across - _APART, rows * down - _APART)

    def step(self, index: int, picture: Sequence[Item], words: StepWords) -> Iterator[Item]:
        """A picture, its number and its words."""
        row, column = divmod(index - self.steps.start, self.columns)
        x, y = self.x + column * (self.size.w + _APART), self.y + row * (self.size.h + _APART)
        yield Group(tuple(picture), times(moved(x, y), scaled(self.scale)))
        em, font = _em(self.scale), words.font
        if self.beside:
            x += PICTURE.w * self.scale + _GAP
        else:
            y += PICTURE.h * self.scale + _GAP
        cap = font.cap / font.upem
        middle = y + RING * _RING_EM * em / 2
        yield from ring(font, _RING_EM * em, x, middle + cap * _RING_EM * em / 2, index + 1)
        for k, line in enumerate(words.lines(index, self.width)):
            base = middle + (cap / 2 + k * _LEADING) * em
            yield run_at(font, em, x + _INDENT * em, base, line)


def largest(page: Box, holes: Sequence[Box], words: StepWords) -> list[StepBlock]:
    """All steps on what the holes leave of a page, in few blocks with large pictures."""
    rooms = free_rooms(page, holes)
    found = _alone(rooms, words)
    for parts in (2, 3):
        reached = found[0].scale if found else 0.0
        for scale in (one for one in _SCALES if reached < one * _WORTH and one <= _ENOUGH):
            if several := _apart(page, holes, rooms, words, scale, parts):
                found = several
                break
    return found


def set_beside(
    page: Box,
    holes: Sequence[Box],
    font: Font,
    texts: Sequence[str],
    picture: Callable[[int], Sequence[Item]],
) -> list[Item]:
    """All steps as they are drawn, each with its `picture`; nothing if there is no room."""
    words = StepWords(font, texts)
    return [
        item
        for block in largest(page, holes, words)
        for index in block.steps
        for item in block.step(index, picture(index), words)
    ]


def _alone(rooms: Sequence[Box], words: StepWords) -> list[StepBlock]:
    """All steps in one block, if a room has it."""
    steps = range(words.count)
    each = (_in_rooms(rooms, words, steps, scale) for scale in _SCALES)
    found = [block for block in each if block]
    # They are in the order of their scales; `max` takes the first of those with fewest rows.
    near = (block for block in found if block.scale >= found[0].scale * _WORTH)
    best = max(near, key=lambda block: block.columns, default=None)
    return [best] if best else []


def _apart(
    page: Box,
    holes: Sequence[Box],
    rooms: Sequence[Box],
    words: StepWords,
    scale: float,
    parts: int,
) -> list[StepBlock]:
    """All steps in so many blocks, if there are rooms for them: as many steps as can be in one, the
    ones before it above it, the ones after it below it."""
    count = words.count
    for most in range(count - 1, 1, -1):
        for first in range(count - most, -1, -1):
            middle = range(first, first + most)
            others = [steps for steps in (range(first), range(middle.stop, count)) if steps]
            if len(others) + 1 != parts:
                continue
            blocks = _arrangements(rooms, words, middle, scale)
            for block in sorted(blocks, key=lambda one: (-one.columns, one.size.h)):
                box = block.box
                over = Box(page.x, page.y, page.w, box.y - _APART - page.y)
                under = Box(page.x, box.bottom + _APART, page.w, page.bottom - box.bottom - _APART)
                found = [block]
                for steps in others:
                    place = under if steps.start else over
                    if place.h > 0:
                        other = _in_rooms(free_rooms(place, holes), words, steps, scale)
                        found += [other] if other else []
                if len(found) == parts:
                    return sorted(found, key=lambda one: one.steps.start)
    return []


def _in_rooms(
    rooms: Sequence[Box], words: StepWords, steps: range, scale: float
) -> StepBlock | None:
    """Steps in as few rows as they can be, then as high on the page."""
    found = _arrangements(rooms, words, steps, scale)
    return min(found, key=lambda block: (-block.columns, block.y), default=None)


def _arrangements(
    rooms: Sequence[Box], words: StepWords, steps: range, scale: float
) -> Iterator[StepBlock]:
    """Steps in so many columns in the middle of every room that is large enough."""
    count, em = len(steps), _em(scale)
    w, h = PICTURE.w * scale, PICTURE.h * scale
    for room in rooms:
        for columns in (k for k in range(count, 0, -1) if count % k == 0):
            wide = (room.w + _APART) / columns - _APART
            high = (room.h + _APART) / (count // columns) - _APART
            for beside in (False, True):
                column = _COLUMN if beside else min(wide, max(w, _COLUMN * em)) / em - _INDENT
                if column < words.widest:
                    continue
                text = words.high(steps, column) * em
                size = (
                    Size(w + _GAP + (_INDENT + column) * em, max(h, text)) if beside
                    else Size(max(w, (_INDENT + column) * em), h + _GAP + text)
                )  # fmt: skip
                if size.w > wide or size.h > high:
                    continue
                x = room.x + (room.w - columns * (size.w + _APART) + _APART) / 2
                y = room.y + (room.h - (count // columns) * (size.h + _APART) + _APART) / 2
                yield StepBlock(steps, x, y, columns, size, scale, column, beside)


def _em(scale: float) -> float:
    return _EM * max(1.0, scale)
