"""What an export leaves out because its target has nothing like it, and how to get that.

In: a job, and the cards or pieces that no product fits. Out: a notice for the person, and for cards
what the manifest says of them, so that nobody takes a part of a deck for the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from generator import profiles
from generator.errors import UserError, listed
from generator.exports.job import Job, Made
from generator.exports.material import Folded, Group, Piece
from generator.units import Size

_AT_HOME = "'deckproof sheets --cut --variant"


def leave_cards(job: Job, made: Made, groups: Sequence[Group]) -> None:
    """Notes that these cards are in no product, a line for each size."""
    about = made.about.setdefault("left-out", {})
    by_size: dict[tuple[Size, str | None], list[Group]] = {}
    for group in groups:
        by_size.setdefault((group.size, group.shape), []).append(group)
        about.update({card.id: card.copies for card in group.cards})
    for (size, shape), those in by_size.items():
        total = sum(group.total for group in those)
        cards = cards_of(size, shape)
        those_cards = cards.replace("cards of", "card of", 1) if total == 1 else cards
        made.notices.append(
            f"not in this export: {total} {those_cards}, which {job.profile.title} "
            f"doesn't make; {_elsewhere(job, size, shape, those)}"
        )


def cards_of(size: Size, shape: str | None) -> str:
    """Such cards for people: `cards of 70 x 120 mm`, `round cards of 70 x 70 mm`."""
    if shape is not None and shape.lower().endswith(".svg"):
        return f"cards of the outline {shape}, {in_words(size)}"
    words = {"round": "round ", "hexagon": "hexagonal "}
    return f"{words.get(shape or '', '')}cards of {in_words(size)}"


def _elsewhere(job: Job, size: Size, shape: str | None, groups: Sequence[Group]) -> str:
    """Who makes them, and how to ask for them alone: at home, if no service does."""
    where = _makers(job, size, shape)
    to = f"'deckproof export --to {where[0]} --variant" if where else _AT_HOME
    deck = job.material.deck
    cards = {card.id for group in groups for card in group.cards}
    for name, variant in deck.catalogue.variants.items():
        kept = {row.id for row in deck.catalogue.cards if variant.keeps(row)}
        if kept and kept <= cards:
            return f"{to} {name}' makes them apart"
    kinds = dict.fromkeys(card.kind for group in groups for card in group.cards)
    keep = ", ".join(f"{{kind: {kind}}}" for kind in kinds)
    return f"a variant of the catalogue with 'keep: [{keep}]', and {to} NAME' make them apart"


def _makers(job: Job, size: Size, shape: str | None) -> list[str]:
    """The services that make cards of this size, by name; what is no rectangle nobody makes. A
    virtual table takes any card, and gives nobody one to hold."""
    known = []
    for name in profiles.names(job.project):
        with suppress(UserError):  # a faulty file of the project is no matter of this export
            known.append(profiles.load(job.project, name))
    return [one.name for one in known if shape is None and one.products and one.fit(size)]


def tell_pieces(
    job: Job, made: Made, pieces: Iterable[Piece], folded: Iterable[Folded] | None = None
) -> None:
    """Says which pieces, dice and boxes of the game this export hasn't; no `folded` are all."""
    things = job.material.folded if folded is None else folded
    everything: list[Piece | Folded] = [*pieces, *things]
    left = list(dict.fromkeys(job.material.title_of(thing) for thing in everything))
    if left:
        made.notices.append(
            f"not in this export: {listed(left)}; 'deckproof parts' prints them at home"
        )


def tell_handmade(job: Job, made: Made) -> None:
    """Says that standees and dials are none of a table's objects."""
    things = [thing for thing in job.material.folded if thing.make in ("standee", "dial")]
    tell_pieces(job, made, (), things)


def in_words(size: Size) -> str:
    """Width and height for people."""
    return f"{size.w:g} x {size.h:g} mm"
