"""Catalogues: one YAML file a game, read, judged and turned into records.

`load` answers a `Catalogue` that can be trusted, or raises one UserError with every fault of the
file. How a card looks, and what the rules say, is no business of this package.
"""

from generator.catalogue.load import load
from generator.catalogue.records import (
    Back,
    CardFacts,
    CardStock,
    Catalogue,
    Component,
    Composition,
    Credit,
    Filter,
    Kind,
    Part,
    Rulebook,
    Variant,
)

__all__ = [
    "Back", "CardFacts", "CardStock", "Catalogue", "Component", "Composition", "Credit", "Filter",
    "Kind", "Part", "Rulebook", "Variant", "load",
]  # fmt: skip
