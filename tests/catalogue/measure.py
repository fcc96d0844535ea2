"""How long a large catalogue takes: for `make bench`, and to be run by hand. No test.

python -m tests.catalogue.measure
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from generator.catalogue import load
from generator.deck import build
from generator.project import Project

_HEAD = """\
game: many
title: Many
players: 2
layout: face
backs: {main: {layout: face}}
fields:
  value: {whole: 1..100000}
  suit: {one-of: [clubs, diamonds, hearts, spades]}
  symbols: {set-of: [A, B, C, D]}
  code: {text: , matches: "[A-Z]+[0-9]+", most: 12}
  paid: yes-no
kinds: {number: {}}
words:
  kinds: {number: {type: "{{ words.suit }} {{ value }}"}}
  cards:
"""


def catalogue_text(cards: int) -> str:
    """A catalogue of distinct cards, each written out by itself, with words of its own."""
    rows = range(1, cards + 1)
    words = [
        f"    card-{at}: {{name: Card {at}, text: Draw {at % 5} and pass card {at} on.}}"
        for at in rows
    ]
    facts = [
        f"  - {{id: card-{at}, kind: number, value: {at}, suit: hearts, symbols: AC, "
        f"code: X{at}, paid: no}}"
        for at in rows
    ]
    return _HEAD + "\n".join([*words, "cards:", *facts])


def seconds_to_load(cards: int = 1000) -> float:
    """Wall time to read, judge and build a deck of so many distinct cards."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "cards").mkdir()
        (root / "templates" / "faces").mkdir(parents=True)
        (root / "templates" / "faces" / "face.yaml").write_text("# only has to exist\n")
        path = root / "cards" / "many.yaml"
        path.write_text(catalogue_text(cards))
        project = Project.find(root)
        start = time.perf_counter()
        deck = build(load(path, project))
        taken = time.perf_counter() - start
    assert deck.total == cards
    return taken


if __name__ == "__main__":
    for size in (100, 1000, 5000):
        print(f"{size:5} cards: {seconds_to_load(size):.3f} s")
