"""What came, went and changed between two states of a deck's table."""

from __future__ import annotations

from dataclasses import dataclass

from generator.catalogue import Catalogue
from generator.errors import listed
from generator.manifest import Manifest
from generator.project import Project
from generator.steps import Cards


@dataclass(frozen=True)
class Changes:
    """Ids of cards, in the order of the deck. `since` says what they are compared with."""

    came: tuple[str, ...]
    went: tuple[str, ...]
    changed: tuple[str, ...]
    since: str = "the import before"

    @classmethod
    def since_build(cls, now: Catalogue, project: Project) -> Changes | None:
        """Against the deck that was built last: which cards, and how many of each; None if nothing
        was."""
        manifest = Manifest.ours(project.output / now.slug, now.slug)
        made = next(filter(None, (entry.told(Cards) for entry in manifest.of_kind("cards"))), None)
        if made is None:
            return None
        before = made.copies
        copies = {card.id: card.copies for card in now.cards}
        return cls(
            tuple(one for one in copies if one not in before),
            tuple(one for one in before if one not in copies),
            tuple(one for one in copies if before.get(one, copies[one]) != copies[one]),
            "the last build",
        )

    def lines(self) -> list[str]:
        """In words, a line each; one line if nothing did."""
        told = [
            f"{what}: {listed(list(ids))}"
            for what, ids in (("came", self.came), ("went", self.went), ("changed", self.changed))
            if ids
        ]
        return told or [f"no card came, went or changed since {self.since}"]

    def as_plain(self) -> dict[str, list[str]]:
        return {"came": [*self.came], "went": [*self.went], "changed": [*self.changed]}


def between(old: Catalogue | None, new: Catalogue) -> Changes | None:
    """From one state of a catalogue to another; None if there was none that could be read."""
    if old is None:
        return None
    before = {
        card.id: (card.kind, card.copies, card.facts, old.words[card.id]) for card in old.cards
    }
    now = {card.id: (card.kind, card.copies, card.facts, new.words[card.id]) for card in new.cards}
    return Changes(
        tuple(one for one in now if one not in before),
        tuple(one for one in before if one not in now),
        tuple(one for one in now if one in before and before[one] != now[one]),
    )
