"""The list that comes with patch sheets: what to take out of the deck, and what to put in."""

from __future__ import annotations

from dataclasses import dataclass

from generator.faces import paths
from generator.faces.drawing import Item, Shape, Stroke
from generator.faces.fonts import Font
from generator.sheets.forms import run_at, settable
from generator.sheets.paper import Paper
from generator.units import PT, Box

_TITLE, _EM = 15 * PT, 9 * PT
_LEFT, _TOP = 16.0, 42.0
_LINE = _EM * 1.55
_COLUMN = 88.0
_OTHERS = "All other cards stay as they are, with their old number and edition at the foot."


@dataclass(frozen=True)
class Patch:
    """`out`: ids of cards to take out, every copy of them. `new`: (collector number, id, name,
    copies) of the cards that are printed."""

    out: tuple[str, ...]
    new: tuple[tuple[str, str, str, int], ...]


def page(patch: Patch, title: str, paper: Paper, font: Font) -> tuple[Item, ...]:
    """The list as one page in mm, in two columns with boxes to tick; a list longer than the page
    ends with how many are not shown (the sheets themselves show them all)."""
    rows = int((paper.size.h - _TOP - 20) / _LINE)
    items: list[Item] = [
        run_at(font, _TITLE, _LEFT, 22.0, settable(font, f"{title}: patch")),
        run_at(font, _EM, _LEFT, 28.0, _OTHERS),
    ]
    columns = (
        ("Take out, every copy", [f"{card}" for card in patch.out]),
        ("Put in", [f"{n}  {name} ({card})" + (f" x {k}" if k > 1 else "")
                    for n, card, name, k in patch.new]),
    )  # fmt: skip
    for index, (heading, lines) in enumerate(columns):
        x = _LEFT + index * min(_COLUMN, (paper.size.w - 2 * _LEFT) / 2)
        items.append(run_at(font, _EM * 1.15, x, _TOP - 3, heading))
        shown = lines if len(lines) <= rows else lines[: rows - 1]
        for row, line in enumerate(shown):
            y = _TOP + (row + 1) * _LINE
            box = Box(x, y - _EM * 0.75, _EM * 0.75, _EM * 0.75)
            items.append(Shape(paths.rectangle(box), None, Stroke("#000000", 0.2)))
            items.append(run_at(font, _EM, x + _EM * 1.2, y, settable(font, line)))
        if len(shown) < len(lines):
            more = f"and {len(lines) - len(shown)} more"
            items.append(run_at(font, _EM, x, _TOP + (len(shown) + 1) * _LINE, more))
    return tuple(items)
