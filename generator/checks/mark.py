"""The `/Deckproof` mark as an independent program would read it: the one reader.

In: the operands of a `BDC`, as pikepdf gives them. Out: a `Mark`, or None for marked content that
isn't ours. A mark says what its section of a page is: one side of a card (`/Card`, `/Number`,
`/Copy`, `/Side`) or a line to fold along (`/Fold`). Where the card is to be cut is believed of the
page alone: its unpainted rectangle, for a matrix moves that with the card, and never what `/Trim`
says. Nothing of the code that writes marks is used here, so that reading proves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Mark:
    """What a mark says; empty where it says nothing. `side` is front or back, `copy` counts from
    1."""

    card: str = ""
    number: str = ""
    copy: int = 0
    side: str = ""
    fold: bool = False


#: Where no mark holds.
UNMARKED = Mark()


def read(operands: Sequence[Any]) -> Mark | None:
    """The mark that these operands of a `BDC` begin; None if it is somebody else's."""
    if str(operands[0]) != "/Deckproof":
        return None
    said = operands[1]
    return Mark(
        str(said.get("/Card", "")),
        str(said.get("/Number", "")),
        int(said.get("/Copy", 0)),
        str(said.get("/Side", "")).strip("/").lower(),
        bool(said.get("/Fold", False)),
    )
