"""The books of a game, and the templates that they are made from.

In: a deck and its project. Out: `Volume`s. Every game has a rulebook. Where a second template lies
beside its own, `<game>-rulings.html.j2`, there are two books: the rulebook is what players need at
the table, and `rulings` is for those who argue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from generator.project import Project
from generator.rulebook.theme import FOLDER

#: The template of a game that has none of its own.
GENERIC = "generic.html.j2"

_ENDING = ".html.j2"
_SECOND = f"-rulings{_ENDING}"


@dataclass(frozen=True)
class Volume:
    """One book of a game: `name` is that of its files, `template` is in templates/rulebooks/."""

    name: Literal["rulebook", "rulings"]
    template: str

    @property
    def file(self) -> str:
        """The template as messages name it."""
        return f"{FOLDER}/{self.template}"

    @property
    def is_second(self) -> bool:
        """Whether the rules themselves stand in another book."""
        return self.name == "rulings"


def volumes(deck: Any, project: Project) -> tuple[Volume, ...]:
    """The books of a game, the one that players need first."""
    first = template_name(deck, project)
    found = [Volume("rulebook", first)]
    second = first.removesuffix(_ENDING) + _SECOND
    beside = project.find_file(FOLDER, second)
    own = project.find_file(FOLDER, first)
    # Rulings of ours say nothing about the rules that somebody has written anew.
    if beside is not None and own is not None and beside.parent == own.parent:
        found.append(Volume("rulings", second))
    return tuple(found)


def template_name(deck: Any, project: Project) -> str:
    """The catalogue's own template, else `<game>.html.j2` if there is one, else the generic one."""
    chosen = deck.catalogue.rulebook
    if chosen is not None and chosen.template:
        return str(chosen.template)
    own = f"{deck.slug}{_ENDING}"
    return own if project.find_file(FOLDER, own) else GENERIC
