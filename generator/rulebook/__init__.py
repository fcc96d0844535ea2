"""Rulebooks: clauses, facts and pictures through Jinja to HTML, PDF and booklets.

`volumes` are the books of a game, `bound` makes one that is finished, `render` makes the HTML.
`check` asks `typed_in` (numbers typed by hand in the templates), `wrong_facts` and
`clauses.gather(pack).unprinted` (of `render`'s HTML, made with `no_picture`).
"""

from generator.rulebook.book import Book, bound
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.rulebook.proof import fact_spans, wrong_facts
from generator.rulebook.shelf import Volume, template_name, volumes
from generator.rulebook.typed import TypedNumber, hand_typed_numbers, typed_in

__all__ = [
    "Book", "TypedNumber", "Volume", "bound", "fact_spans", "hand_typed_numbers",
    "no_picture", "render", "template_name", "typed_in", "volumes", "wrong_facts",
]  # fmt: skip
