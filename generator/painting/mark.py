"""What a PDF says of each thing on its pages: the one writer of the `/Deckproof` mark.

In: operators of a page's content, and what they paint. Out: the operators as marked content:

- a card or another piece: `/Deckproof <</Card (id) /Number (..) /Copy n /Side /Front /Trim [l b r
  t]>> BDC ... EMC`: whose side, which copy of it (from 1), the number that it carries in its deck
  if it has one, and the edges of its trim in points, y up. Inside, `trim_path` stands as the only
  `re` on the page, and the piece is painted by one `Do`;
- a line to fold along: `/Deckproof <</Fold true>> BDC ... EMC`, its line the only one inside;
- all else (marks, labels, a larger print underneath): `/Artifact`, in no reader's way.

`generator.checks.mark` reads them, and shares nothing with this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from generator.painting.ink import number

Edges = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class PieceMark:
    """One side of a piece on a page: `trim` is left, bottom, right and top in points, y up;
    `number` is None for what isn't numbered."""

    card: str
    copy: int
    side: str
    trim: Edges
    number: str | None = None


def placed(what: PieceMark, operators: str) -> str:
    """The operators, marked as what paints this piece."""
    numbered = "" if what.number is None else f"/Number {_string(what.number)} "
    return (
        f"/Deckproof <</Card {_string(what.card)} {numbered}/Copy {what.copy} "
        f"/Side /{what.side.capitalize()} /Trim [{_numbers(what.trim)}]>> BDC {operators} EMC"
    )


def trim_path(trim: Edges) -> str:
    """The trim as a rectangle that isn't painted."""
    left, low, right, top = trim
    return f"{_numbers((left, low, right - left, top - low))} re n"


def fold(operators: str) -> str:
    """The operators, marked as what paints a line to fold along."""
    return f"/Deckproof <</Fold true>> BDC {operators} EMC"


def beside(operators: str) -> str:
    """The operators, marked as no part of any card: crop marks, labels, instructions."""
    return f"/Artifact <</Type /Page>> BDC {operators} EMC"


@lru_cache(maxsize=1024)  # pieces lie in the same places on all sheets
def _numbers(edges: Edges) -> str:
    return " ".join(number(edge, 4) for edge in edges)


def _string(text: str) -> str:
    """A PDF text string."""
    if text.isascii() and text.isprintable():
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return f"({escaped})"
    return f"<FEFF{text.encode('utf-16-be').hex().upper()}>"
