"""Rulebooks: clauses, facts and pictures through Jinja to HTML, PDF and booklets.

`write` makes a file; `render` makes the HTML; `hand_typed_numbers`, `fact_spans` and `wrong_facts`
are what `check` asks.
"""

from generator.rulebook.book import Written, pictures, write
from generator.rulebook.proof import fact_spans, wrong_facts
from generator.rulebook.document import PAPERS, render, template_name
from generator.rulebook.typed import Finding, hand_typed_numbers

__all__ = [
    "PAPERS", "Finding", "Written", "fact_spans", "hand_typed_numbers", "pictures", "render",
    "template_name", "write", "wrong_facts",
]  # fmt: skip
