"""The list that comes with patch sheets: what to take out of the deck, and what to put in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.drawing.fonts import Font
from generator.sheets.forms import run_at, settable
from generator.sheets.paper import Paper
from generator.units import PT, Box

_TITLE, _EM = 15 * PT, 9 * PT
_LEFT, _TOP = 16.0, 42.0
_LINE = _EM * 1.55
_COLUMN = 88.0
_OTHERS = "All other cards stay as they are, with their old number."


class Line(NamedTuple):
    """A card on the list: its collector number as it is printed at its foot ("" if an old manifest
    doesn't tell), id, name and copies."""

    number: str
    card: str
    name: str
    copies: int

    @property
    def text(self) -> str:
        """As one line."""
        called = self.name if self.name == self.card else f"{self.name} ({self.card})"
        copies = f" x {self.copies}" if self.copies > 1 else ""
        return f"{self.number}  {called}{copies}".lstrip()


@dataclass(frozen=True)
class Patch:
    """`out`: cards to take out, every copy of them, as they were. `new`: the cards that are
    printed."""

    out: tuple[Line, ...]
    new: tuple[Line, ...]


def page(patch: Patch, title: str, paper: Paper, font: Font) -> tuple[Item, ...]:
    """The list as one page in mm, in two columns with boxes to tick; a list longer than the page
    ends with how many are not shown (the sheets themselves show them all)."""
    rows = int((paper.size.h - _TOP - 20) / _LINE)
    items: list[Item] = [
        run_at(font, _TITLE, _LEFT, 22.0, settable(font, f"{title}: patch")),
        run_at(font, _EM, _LEFT, 28.0, _OTHERS),
    ]
    columns = (
        ("Take out, every copy", [line.text for line in patch.out]),
        ("Put in", [line.text for line in patch.new]),
    )
    wide = min(_COLUMN, (paper.size.w - 2 * _LEFT) / 2)
    for index, (heading, lines) in enumerate(columns):
        x = _LEFT + index * wide
        items.append(run_at(font, _EM * 1.15, x, _TOP - 3, heading))
        shown = lines if len(lines) <= rows else lines[: rows - 1]
        for row, line in enumerate(shown):
            y = _TOP + (row + 1) * _LINE
            box = Box(x, y - _EM * 0.75, _EM * 0.75, _EM * 0.75)
            items.append(Shape(paths.rectangle(box), None, Stroke("#000000", 0.2)))
            text = settable(font, line)
            length = font.shape(text).advance / font.upem
            size = min(_EM, (wide - 3 * _EM) / length)
            items.append(run_at(font, size, x + _EM * 1.2, y, text))
        if len(shown) < len(lines):
            more = f"and {len(lines) - len(shown)} more"
            items.append(run_at(font, _EM, x, _TOP + (len(shown) + 1) * _LINE, more))
    return tuple(items)
