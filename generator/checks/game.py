"""What a check asks of a game: everything read once, by whoever opened it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from generator.catalogue import Catalogue
    from generator.components.kit import Kit
    from generator.deck import Deck
    from generator.drawing.drawing import Drawing
    from generator.manifest import Entry, Step
    from generator.product import Product
    from generator.project import Project
    from generator.rules import GamePack


class CantBeMadeAnew(Exception):
    """A step that needs what isn't in the project any more; it says what."""


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

    def plans(self) -> Iterator[Drawing]:
        """All of these once, for whoever lets each go: those of a large deck are kept nowhere."""

    @property
    def kit(self) -> Kit: ...

    @property
    def pack(self) -> GamePack | None: ...

    def pages(self) -> Mapping[str, str] | None:
        """The HTML of its books by their names, if that was composed of the same sources."""

    def in_ink(self, ink: str) -> Opened:
        """The same game in another of its inks."""


class Fresh(Protocol):
    """Who makes a game's things anew, with the options that a manifest tells: for comparing."""

    def made(self, entry: Entry) -> Product:
        """What a step of a manifest makes now. Raises UserError for options that there are not,
        CantBeMadeAnew, and EnvironmentLacks."""

    def is_ours(self, step: Step) -> bool:
        """Whether this machine has made what lies there of a step, out of the same sources, and
        making it anew takes so long that this is enough."""

    def unusual(self, entry: Entry) -> Mapping[str, Any]:
        """The options of a step that a build wouldn't have taken, as its manifest tells them."""

    def wrote(self, name: str) -> bool:
        """Whether a file lies there as this machine wrote it: then it is old, and not altered."""
