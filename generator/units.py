"""Lengths: millimetres inside, everywhere. The only file that says what an inch and a point are.

Points exist for type sizes and in the PDF modules, pixels only in the PNG painter and there
always with a dpi. Names at the borders end in `_mm`, `_pt`, `_px`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0

#: One point and one inch in mm, and one mm in points.
PT = MM_PER_INCH / PT_PER_INCH
INCH = MM_PER_INCH
PT_PER_MM = PT_PER_INCH / MM_PER_INCH

#: How many pixels of CSS and of SVG make an inch, on any screen.
CSS_PX_PER_INCH = 96.0

#: Unit name -> mm.
UNITS = {"mm": 1.0, "cm": 10.0, "in": INCH, "pt": PT}

#: Nothing here is longer or farther off, in mm: ten metres.
FARTHEST_MM = 10_000.0

_LENGTH = re.compile(r"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+))\s*([A-Za-z\"]*)\s*")
#: No number that means anything has more characters; a message shows no more of one.
_MOST_CHARACTERS = 40


class BadLength(ValueError):
    """A text that is no length. `reason` says what is wrong, `hint` what to write."""

    def __init__(self, reason: str, hint: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.hint = hint


def mm(text: str) -> float:
    """A length such as "3mm", "8pt", "0.125in" in mm: finite, and nowhere beyond FARTHEST_MM. A
    bare number is refused with a hint."""
    if len(text.strip()) > _MOST_CHARACTERS:
        raise BadLength(
            f"{text.strip()[:_MOST_CHARACTERS] + '…'!r} is too long for a length",
            "write a number and a unit, such as 3mm",
        )
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise BadLength(f"{text!r} is not a length", "write a number and a unit, such as 3mm")
    number, unit = match.groups()
    if not unit:
        if float(number) == 0:
            return 0.0
        raise BadLength(
            f"{text!r} is a bare number", f"a length needs a unit; did you mean '{number}mm'?"
        )
    if unit not in UNITS:
        raise BadLength(f"{unit!r} is not a unit", f"use {', '.join(UNITS)}")
    found = float(number) * UNITS[unit]
    if abs(found) > FARTHEST_MM:
        raise BadLength(f"{text!r} is out of range", f"at most {FARTHEST_MM:g}mm")
    return found


def px_at(length_mm: float, dpi: float) -> int:
    """A length in whole pixels at a resolution, rounded to the nearest."""
    return round(length_mm / MM_PER_INCH * dpi)


def px_per_mm(dpi: float) -> float:
    """Pixels a mm at a resolution."""
    return dpi / MM_PER_INCH


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height in mm."""

    w: float
    h: float

    def turned(self) -> Size:
        """The same size after a quarter turn."""
        return Size(self.h, self.w)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in mm: left, top, width, height; y runs down."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """The box with `by` mm more on each side (less, if negative)."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def meets(self, other: Box) -> bool:
        """Whether the two have more in common than an edge."""
        beside = self.x >= other.right or other.x >= self.right
        return not beside and self.y < other.bottom and other.y < self.bottom

    def contains(self, other: Box, slack: float = 1e-6) -> bool:
        """Whether `other` lies inside, give or take `slack` mm."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )
