"""What a check asks of a game: everything read once, by whoever opened it."""

from __future__ import annotations

from typing import Protocol

from generator.catalogue import Catalogue
from generator.components.kit import Kit
from generator.deck import Deck
from generator.drawing.drawing import Drawing
from generator.project import Project
from generator.rules import GamePack


class Opened(Protocol):
    """A game of a project in one ink. Each attribute raises UserError for faults of its own."""

    slug: str
    project: Project

    @property
    def catalogue(self) -> Catalogue: ...

    @property
    def deck(self) -> Deck: ...

    @property
    def drawings(self) -> dict[str, Drawing]: ...

    @property
    def kit(self) -> Kit: ...

    @property
    def pack(self) -> GamePack | None: ...

    def in_ink(self, ink: str) -> Opened:
        """The same game in another of its inks."""
