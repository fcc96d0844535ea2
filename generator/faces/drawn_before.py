"""Ornaments that this machine has drawn before, for a build that shows them again.

An ornament hangs on its parameters alone (`generator.art`), and drawing those of a deck is nearly
all that planning its faces takes. So while a build plans a deck, ornaments of ours are looked for
among those of its last build, by their module, their name and their parameters; what this build
shows is kept for the next. The check command draws anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from generator import art, kept
from generator.drawing.drawing import Item
from generator.drawing.packed import packed, unpacked
from generator.manifest import made_with

#: What is told of an ornament: its module, its name, its parameters written out.
_Told = tuple[str, str, str]


@dataclass
class _Deck:
    """The ornaments that one deck had, and those that it has; the former are read when the first is
    asked for, for most of those who show a deck draw nothing of it."""

    came_from: str
    has: dict[_Told, tuple[Item, ...]] = field(default_factory=dict)

    @cached_property
    def had(self) -> Mapping[_Told, tuple[Item, ...]]:
        return _read(kept.find_bytes(self.came_from, kept.ORNAMENTS))


_DECK: ContextVar[_Deck | None] = ContextVar("_DECK", default=None)


@contextmanager
def drawn_before(what: str) -> Iterator[None]:
    """While it lasts, what was drawn before for the same ("garden: faces, low ink") is taken; at
    the end, what was asked for is kept, if any of it is new."""
    known = _Deck(_address(what))
    token = _DECK.set(known)
    try:
        yield
    finally:
        _DECK.reset(token)
    if known.has and known.has.keys() - known.had.keys():
        kept.keep_bytes(known.came_from, packed(known.has), kept.ORNAMENTS)


def is_known(what: str) -> bool:
    """Whether anything was drawn before for the same."""
    return kept.find_bytes(_address(what), kept.ORNAMENTS) is not None


def _address(what: str) -> str:
    return f"ornaments of {what} {made_with()}"


def found(ornament: art.Ornament, parameters: Mapping[str, Any]) -> tuple[Item, ...] | None:
    """What was drawn before."""
    deck = _DECK.get()
    return None if deck is None else deck.had.get(_told(ornament, parameters))


def note(ornament: art.Ornament, parameters: Mapping[str, Any], items: tuple[Item, ...]) -> None:
    """Notes that an ornament was asked for, and what it is. Of those that aren't ours we can't say
    what they hang on."""
    deck = _DECK.get()
    if deck is not None and ornament in art.ours().known.values():
        deck.has[_told(ornament, parameters)] = items


def _told(ornament: art.Ornament, parameters: Mapping[str, Any]) -> _Told:
    return ornament.__module__, ornament.__name__, repr(sorted(parameters.items()))


def _read(written: bytes | None) -> Mapping[_Told, tuple[Item, ...]]:
    read: Mapping[_Told, tuple[Item, ...]] | None = unpacked(written) if written else None
    return read or {}
