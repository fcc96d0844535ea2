"""Which product of a service each card should be, and whether the export owns up to those that are
none."""

from __future__ import annotations

from generator.checks.exports.proof import Proof
from generator.deck import Card
from generator.profiles import Fit

#: Where the manifest says what an export hasn't: {card: copies}.
_LEFT = "left-out"


def by_product(proof: Proof) -> list[tuple[Fit, list[Card]]]:
    """The deck's cards by product. Cards that the service doesn't make are a fault unless the
    manifest says that they are left out, and so is what it says too much."""
    found: dict[str, tuple[Fit, list[Card]]] = {}
    without: dict[str, int] = {}
    for group in proof.material.groups:
        fit = proof.profile.fit(group.size) if group.shape is None else None
        if fit is None:
            without |= {card.id: card.copies for card in group.cards}
        else:
            before, cards = found.setdefault(fit.product.name, (fit, []))
            found[fit.product.name] = (before.beside(fit), [*cards, *group.cards])
    told = dict(proof.about.get(_LEFT) or {})
    for card in (*without, *(told.keys() - without.keys())):
        proof.count("left out", int(told.get(card, 0)), without.get(card, 0), "", card)
    return list(found.values())
