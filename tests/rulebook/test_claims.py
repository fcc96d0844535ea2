"""What thousands of games say, in a book: each verdict beside its figure, and by which rule."""

from __future__ import annotations

import json

import toy

from generator import catalogue, deck, rules
from generator.rulebook import volumes
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.simulation.claims.legend import LEGEND


def test_a_book_says_what_its_verdicts_mean() -> None:
    """No threshold is silent: the legend stands before the table, and no verdict without figure."""
    project = toy.project()
    built = deck.build(catalogue.load(project.catalogue("war"), project))
    text = toy.plain(
        render(built, project, rules.pack("war"), no_picture, volume=volumes(built, project)[-1])
    )
    book = text[text.index("What was measured stands beside") :]
    file = project.find_file("templates/rulebooks", "claims/war.json")
    assert file is not None
    found = json.loads(file.read_text("utf-8"))["claims"]

    for verdict, meaning in LEGEND.items():
        assert f"{verdict.capitalize()}: {toy.plain(meaning)}" in book
    assert {"Never seen", "Usually true"} <= {claim["verdict"].capitalize() for claim in found}
    for claim in found:
        before, _, after = book.partition(claim["sentence"])
        assert before.rstrip().endswith(claim["verdict"].capitalize()), claim["id"]
        assert toy.plain(claim["figure"]) in after[:200], claim["id"]
