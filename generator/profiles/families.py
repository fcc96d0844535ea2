"""What each family of targets needs to know: facts with their types, file names with their slots.

The names stand here, the values in the profiles alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from generator.catalogue.values import text, whole
from generator.errors import did_you_mean, listed
from generator.reading.faults import Unfit
from generator.units import BadLength, mm

Convert = Callable[[Any], Any]


def number(written: Any) -> float:
    word = text(written)
    try:
        found = float(word)
    except ValueError:
        raise Unfit(f"{word!r} is not a number") from None
    if not 0 <= found < 1e6:
        raise Unfit(f"{word!r} can't be right", "0..1000000")
    return found


def length(written: Any) -> float:
    try:
        return mm(text(written))
    except BadLength as error:
        raise Unfit(error.reason, hint=error.hint) from None


def count(written: Any) -> int:
    found = whole(written)
    if found < 0:
        raise Unfit(f"{found} is less than nothing")
    return found


def _one_of(*words: str) -> Convert:
    def convert(written: Any) -> str:
        word = text(written)
        if word not in words:
            raise Unfit(f"{word!r} is not known here", listed(words), did_you_mean(word, words))
        return word

    return convert


def several(written: Any) -> tuple[str, ...]:
    if not isinstance(written, list) or not written:
        raise Unfit("needs a list", "[one, two]")
    return tuple(text(item) for item in written)


@dataclass(frozen=True)
class Family:
    """What a kind of target needs: facts and their types, file names and what may stand in their
    braces, whether it makes products of given sizes, and the command's options that it heeds."""

    needs: Mapping[str, Convert]
    naming: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    products: bool = False
    wishes: tuple[str, ...] = ()


_CARD = ("number", "card", "back")
_MB = {"most-file-mb": number}
FAMILIES: dict[str, Family] = {
    "pictures": Family(
        {
            "format": _one_of("png", "jpg"), "colour": _one_of("RGB"), "dpi": number,
            "trim-tolerance": length, "order": _one_of("fronts-then-backs", "card-by-card"),
            "backs": _one_of("each", "shared"), "most-cards-a-call": count, **_MB,
        },
        {"front": _CARD, "back": _CARD, "shared-back": ("back",), "piece": ("piece",)},
        products=True,
    ),
    "pages": Family(
        {
            "dpi": number, "trim-tolerance": length, "page-order": _one_of("face-then-back"),
            "pdf-version": text, "standard": _one_of("PDF/X-1a:2003"), "most-ink": number,
            "ink-slack": number, "black-text-below": count, "grey-within": count,
            "black-text-up-to": length,
            "intent": _one_of("perceptual", "relative", "saturation", "absolute"),
        },
        {"pages": ("game",)},
        products=True, wishes=("icc",),
    ),
    "order": Family(
        {
            "format": _one_of("png", "jpg"), "colour": _one_of("RGB"), "dpi": number,
            "trim-tolerance": length, "stock": text, "foil": _one_of("true", "false"),
            "stocks": several, "source-type": text, "first-slot": count, "most-cards": count,
            **_MB,
        },
        {"front": _CARD, "back": _CARD, "shared-back": ("back",), "order": ("game",)},
        products=True,
    ),
    "tabletop-simulator": Family(
        {
            "colour": _one_of("RGB"), "side": count, "columns": count, "rows": count,
            "cell-height": count, "piece-dpi": number, "card-height": number,
            "card-is": length, "tile-height": number, "tile-thickness": number,
            "thumbnail": count, "card-key": count, "most-in-stack": count, "table-width": number,
        },
        {"sheet": ("back", "index", "hash"), "picture": ("name", "hash"), "book": ("hash",),
         "object": ("game",), "thumbnail": ("game",)},
        wishes=("base-url",),
    ),
    "playingcards-io": Family(
        {
            "schema-version": count, "card-height": number, "pile-rim": number,
            "picture-height": count, "quality": count, "table-width": number,
            "table-height": number, "most-widgets": count, **_MB,
        },
        {"package": ("game",)},
    ),
    "grid": Family(
        {"colour": _one_of("RGB"), "side": count, "most-cells": count, "cell-height": count,
         "piece-dpi": number},
        {"sheet": ("back", "index"), "back": ("back",), "picture": ("name",), "grid": ("game",)},
    ),
    "print-and-play": Family(
        {"papers": several, "duplex": several, "inks": several},
        {"package": ("game",), "folder": ("game",)},
    ),
}  # fmt: skip
