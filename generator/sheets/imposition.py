"""Which copy lies in which slot, and which slot lies behind it: integers only.

A sheet is a grid of slots, numbered from 0 along the rows: left to right, top to bottom, as one
looks at the page. A page is a list with a copy's number or None (a gap) for each slot.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

Page = list[int | None]


class Axis(Enum):
    """The line about which a sheet is turned over, or folded."""

    VERTICAL = "vertical"  # like the page of a book: left and right change places
    HORIZONTAL = "horizontal"  # like a notepad's: top and bottom change places


def pages(copies: int, slots: int) -> Iterator[Page]:
    """Fronts, sheet after sheet; the last one is filled up with gaps."""
    for first in range(0, copies, slots):
        row = range(first, min(first + slots, copies))
        yield [*row, *[None] * (slots - len(row))]


def sheets(copies: int, slots: int) -> int:
    """How many sheets that takes."""
    return -(-copies // slots)


def behind(slot: int, columns: int, rows: int, axis: Axis) -> int:
    """The slot that lies behind this one after the flip (or under it after the fold), counted on
    that other page as one looks at it."""
    row, column = divmod(slot, columns)
    if axis is Axis.VERTICAL:
        return row * columns + columns - 1 - column
    return (rows - 1 - row) * columns + column


def front_half(columns: int, rows: int, axis: Axis) -> list[int]:
    """The slots of a fold-over sheet that hold fronts, in order: the left half of the whole grid
    if the fold is vertical, the upper half if it is horizontal. The backs lie `behind` them."""
    if axis is Axis.VERTICAL:
        half = columns // 2
        return [row * columns + column for row in range(rows) for column in range(half)]
    return list(range(columns * (rows // 2)))
