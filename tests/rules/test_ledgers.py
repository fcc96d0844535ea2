"""What every ledger owes its readers: `check` and the rulebooks print its texts as they stand."""

from __future__ import annotations

import re

import pytest

from generator import rules


@pytest.mark.parametrize("slug", rules.slugs())
def test_no_text_sends_its_reader_to_a_rulings_id(slug: str) -> None:
    """A ruling is told in words: its id is a name for tests and code, and is printed nowhere."""
    ledger = rules.game(slug).ledger
    # An id that is an everyday word ("match") can't be told from the word.
    ids = {ruling.id for ruling in ledger.rulings if re.search(r"[-\d]", ruling.id)}
    texts = [text for row in ledger.rows for text in (row.what, row.ruling)]
    texts += [text for one in ledger.rulings for text in (one.question, one.answer, one.reason)]

    assert texts
    for text in texts:
        assert not ids & set(re.findall(r"[\w-]+", text)), text
        assert "see the ruling" not in text
