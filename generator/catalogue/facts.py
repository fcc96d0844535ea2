"""`facts:` of a catalogue: what its rulebook may state and nothing else counts, such as how many
cards are dealt. What the deck itself counts has its names already, and is refused here."""

from __future__ import annotations

from generator.catalogue.model import CatalogueModel
from generator.reading.faults import Faults


def counted(model: CatalogueModel) -> dict[str, str]:
    """The names of the facts that any deck counts by itself, and where each comes from."""
    return {
        "cards-total": "the cards",
        "cards-distinct": "the cards",
        "players-least": "players:",
        "players-most": "players:",
        **{f"cards-{kind}": "the cards" for kind in model.kinds},
        **{f"{name}-count": "components:" for name in model.components},
    }


def own(model: CatalogueModel, faults: Faults) -> dict[str, int | str]:
    """The facts that the catalogue tells, numbers as numbers."""
    taken = counted(model)
    for name in model.facts:
        if name in taken:
            faults.add(
                ("facts", name),
                f"is counted already, from {taken[name]}",
                hint=f"take the line out: {{{{ fact('{name}') }}}} is there without it",
                at_key=True,
            )
    return dict(model.facts)
