"""What is compared with what: folders, variants, git revisions.

In: the two words of the command line. Out: two `Side`s, each a game of a project; what they lie in
for the time is gone afterwards.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path

from generator.drawing.content import Contents
from generator.drawing.fonts import by_key
from generator.errors import Problem, UserError, listed
from generator.project import Project
from generator.workshop.comparing.revisions import unpacked
from generator.workshop.open_game import OpenGame


@dataclass(frozen=True)
class Place:
    """One of the two words, and where it leads: a project, or a variant of its decks. A revision
    lies in a folder that is gone afterwards."""

    word: str
    project: Project
    variant: str | None = None
    is_revision: bool = False

    def side(self, slug: str) -> Side:
        """A game there."""
        return Side(self.word, OpenGame(self.project, slug, self.variant))


@dataclass(frozen=True)
class Side:
    """A game as it is on one side; `word` is what the person calls that side."""

    word: str
    game: OpenGame

    @cached_property
    def fronts(self) -> dict[str, str]:
        """What the face of each card shows a player, as a hash."""
        faces, deck = self.game.faces, self.game.deck
        return {
            card.id: self._contents.of_face(faces.front(card), card.number) for card in deck.cards
        }

    @cached_property
    def backs(self) -> dict[str, str]:
        """The same of each back."""
        faces, deck = self.game.faces, self.game.deck
        return {name: self._contents.of_face(faces.back(name)) for name in deck.backs}

    @cached_property
    def _contents(self) -> Contents:
        return Contents(self.game.deck.edition, fonts=_font)


@cache
def _font(key: str) -> str:
    return sha256(by_key(key).data).hexdigest()


def places(project: Project, old: str, new: str, stack: ExitStack) -> tuple[Place, Place]:
    """Both, open as long as the stack is. A word is a folder with a project, else a variant of a
    game of this project, else a git revision of it. Raises UserError for any other."""
    first, second = (_place(project, word, stack) for word in (old, new))
    return first, second


def _place(project: Project, word: str, stack: ExitStack) -> Place:
    if Project.is_at(word):
        return Place(word, Project.find(Path(word), project.output))
    variants = {
        name for slug in project.catalogues() for name in OpenGame(project, slug).catalogue.variants
    }
    if word in variants:
        return Place(word, project, word)
    home = stack.enter_context(unpacked(project.root, word))
    return Place(word, Project(home, project.output), is_revision=True)


def games_of_both(old: Place, new: Place, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The games that are compared: those named, or all that are on both sides. Raises UserError for
    a named one that is missing on a side, and if there is none."""
    there = [
        [slug for slug in place.project.catalogues() if _has(place, slug)] for place in (old, new)
    ]
    for place, known in zip((old, new), there, strict=True):
        for slug in wanted:
            if slug not in known:
                raise UserError(
                    Problem(
                        f"there is no game {slug!r} in {place.word}",
                        expected=f"games: {listed(known) or 'none'}",
                    )
                )
    found = wanted or tuple(slug for slug in there[1] if slug in there[0])
    if not found:
        raise UserError(f"{old.word} and {new.word} have no game in common")
    return found


def _has(place: Place, slug: str) -> bool:
    if place.variant is None:
        return True
    return place.variant in OpenGame(place.project, slug).catalogue.variants
