"""What each family of targets needs to know: facts with their types, file names with their slots.

The names stand here, the values in the profiles alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from generator.reading.written import (
    Several,
    Text,
    choice,
    count_within,
    length_within,
    number_within,
)

#: A fact is an annotation: what it becomes, and what an editor shows.
Fact = Any

_number = Annotated[float, *number_within(0, 1e6)]
_length = Annotated[float, *length_within()]
_count = Annotated[int, *count_within(0, 999_999_999)]


def _one_of(*words: str) -> Fact:
    return Annotated[str, *choice(words)]


@dataclass(frozen=True)
class Family:
    """What a kind of target needs: facts and their types, file names and what may stand in their
    braces, whether it makes products of given sizes, and the command's options that it heeds."""

    needs: Mapping[str, Fact]
    naming: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    products: bool = False
    wishes: tuple[str, ...] = ()


_CARD = ("number", "card", "back")
_MB = {"most-file-mb": _number}
FAMILIES: dict[str, Family] = {
    "pictures": Family(
        {
            "format": _one_of("png", "jpg"), "colour": _one_of("RGB"), "dpi": _number,
            "trim-tolerance": _length, "order": _one_of("fronts-then-backs", "card-by-card"),
            "backs": _one_of("each", "shared"), "most-cards-a-call": _count, **_MB,
        },
        {"front": _CARD, "back": _CARD, "shared-back": ("back",), "piece": ("piece",)},
        products=True,
    ),
    "pages": Family(
        {
            "dpi": _number, "trim-tolerance": _length,
            "page-order": _one_of("back-then-face", "face-then-back"),
            "standard": _one_of("PDF/X-1a:2003", "PDF/X-4"), "most-ink": _number,
            "ink-slack": _number, "black-text-below": _count, "grey-within": _count,
            "black-text-up-to": _length,
            "intent": _one_of("perceptual", "relative", "saturation", "absolute"),
        },
        {"pages": ("game",)},
        products=True, wishes=("icc", "spot"),
    ),
    "order": Family(
        {
            "format": _one_of("png", "jpg"), "colour": _one_of("RGB"), "dpi": _number,
            "trim-tolerance": _length, "stock": Text, "foil": _one_of("true", "false"),
            "stocks": Several, "source-type": Text, "first-slot": _count, "most-cards": _count,
            **_MB,
        },
        {"front": _CARD, "back": _CARD, "shared-back": ("back",), "order": ("game",)},
        products=True,
    ),
    "tabletop-simulator": Family(
        {
            "colour": _one_of("RGB"), "side": _count, "columns": _count, "rows": _count,
            "cell-height": _count, "piece-dpi": _number, "card-height": _number,
            "card-is": _length, "tile-height": _number, "tile-thickness": _number,
            "thumbnail": _count, "card-key": _count, "most-in-stack": _count,
            "table-width": _number,
        },
        {"sheet": ("back", "index", "hash"), "picture": ("name", "hash"), "book": ("hash",),
         "object": ("game",), "thumbnail": ("game",)},
        wishes=("base-url",),
    ),
    "playingcards-io": Family(
        {
            "schema-version": _count, "card-height": _number, "pile-rim": _number,
            "picture-height": _count, "quality": _count, "table-width": _number,
            "table-height": _number, "most-widgets": _count, **_MB,
        },
        {"package": ("game",)},
    ),
    "grid": Family(
        {"colour": _one_of("RGB"), "side": _count, "most-cells": _count, "cell-height": _count,
         "piece-dpi": _number},
        {"sheet": ("back", "index"), "back": ("back",), "picture": ("name",), "grid": ("game",)},
    ),
    "singles": Family(
        {"colour": _one_of("RGB"), "side": _count, "picture-height": _number, "most-mb": _number},
        {"front": _CARD, "back": ("back",), "piece": ("piece",), "listing": ("game",)},
    ),
    "tabletop-playground": Family(
        {
            "colour": _one_of("RGB"), "side": _count, "most-across": _count, "most-cells": _count,
            "cell-height": _count, "piece-dpi": _number, "thickness": _length,
        },
        {"folder": ("game",), "sheet": ("back", "index"), "picture": ("name",)},
    ),
    "cockatrice": Family(
        {"colour": _one_of("RGB"), "side": _count, "picture-height": _number,
         "database-version": _count, "table-row": _count},
        {"package": ("game",)},
    ),
    "octgn": Family(
        {
            "colour": _one_of("RGB"), "side": _count, "picture-height": _number,
            "table-width": _count, "table-height": _count, "octgn-version": Text,
            "script-version": Text, "game-url": Text,
        },
        {"folder": ("game",), "deck": ("game",)},
    ),
    "vassal": Family(
        {"side": _count, "picture-height": _number, "table-width": _count, "hand-width": _count,
         "vassal-version": Text},
        {"package": ("game",)},
    ),
    "print-and-play": Family(
        {"papers": Several, "duplex": Several, "inks": Several},
        {"package": ("game",), "folder": ("game",)},
    ),
}  # fmt: skip
