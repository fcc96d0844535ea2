"""Ornaments that this machine has drawn before, for a build that shows them again.

An ornament hangs on its parameters alone (`generator.art`), and drawing those of a deck is nearly
all that planning its faces takes. So while a build plans a deck, ornaments of ours are looked for
among those of its last build, by their module, their name and their parameters; what this build
shows is kept for the next. The check command draws anew.
"""

from __future__ import annotations

import io
import pickle
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from generator import art, kept, units
from generator.drawing import drawing
from generator.drawing.drawing import Item
from generator.manifest import made_with

#: How hard zlib tries: a third in size, and hardly any time.
_EFFORT = 1

#: What is told of an ornament: its module, its name, its parameters written out.
_Told = tuple[str, str, str]


@dataclass
class _Deck:
    """The ornaments that one deck had, and those that it has."""

    had: Mapping[_Told, tuple[Item, ...]]
    has: dict[_Told, tuple[Item, ...]] = field(default_factory=dict)


_DECK: ContextVar[_Deck | None] = ContextVar("_DECK", default=None)


@contextmanager
def drawn_before(what: str) -> Iterator[None]:
    """While it lasts, what was drawn before for the same ("garden: faces, low ink") is taken; at
    the end, what was asked for is kept, if any of it is new."""
    came_from = f"ornaments of {what} {made_with()}"
    known = _Deck(_read(kept.find_bytes(came_from, kept.ORNAMENTS)))
    token = _DECK.set(known)
    try:
        yield
    finally:
        _DECK.reset(token)
    if known.has.keys() - known.had.keys():
        packed = zlib.compress(pickle.dumps(known.has), _EFFORT)
        kept.keep_bytes(came_from, packed, kept.ORNAMENTS)


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
    if written is None:
        return {}
    read: Mapping[_Told, tuple[Item, ...]] = _Reader(io.BytesIO(zlib.decompress(written))).load()
    return read


class _Reader(pickle.Unpickler):
    """Reads items of drawings, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        for home in (drawing, units):
            if module == home.__name__:
                return getattr(home, name)
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a drawing")
