"""Where the items of a drawing come from: the layout line that wrote each, and what it says of it.

Kept beside the items, under their identity (`id`), for as long as the drawing lives: painters never
meet it, and drawing a face costs no more than one entry a layout item.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from generator.errors import Problem
from generator.reading.read import Loc, Source

#: What words on a face are for; floors of size hang on it (templates/profiles/preflight.yaml).
ROLES = ("rules", "text", "note", "index", "value", "label", "foot")
#: The role of a text whose style names none.
DEFAULT_ROLE = "label"
#: The role of words that somebody else has written, as many as they liked.
UNPLANNED = "text"


class Place(Protocol):
    """A line of a layout: its file, and which of its values."""

    @property
    def source(self) -> Source: ...

    @property
    def loc(self) -> Loc: ...


@dataclass(frozen=True, slots=True)
class Origin:
    """One item of a layout as it was drawn.

    `verb` is its kind (text, art, rect ...), `role` what its words are for, `decorative` whether
    they say nothing that the face does not say elsewhere. `telling` is true if its shape, or
    whether it is there, depends on the card: then it tells the players something.
    """

    place: Place
    verb: str
    role: str = DEFAULT_ROLE
    decorative: bool = False
    telling: bool = False

    def problem(self, found: str) -> Problem:
        """A Problem at the item's line."""
        return self.place.source.problem(self.place.loc, found, key="")


#: Origins by the `id` of the item.
Origins = Mapping[int, Origin]
