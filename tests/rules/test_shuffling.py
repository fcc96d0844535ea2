"""Our own shuffle does what `Random.shuffle` does: a seed deals what it always did."""

from __future__ import annotations

from random import Random

import pytest

from generator.rules.shuffling import shuffle


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 7, 8, 9, 50, 54, 110, 300])
def test_it_draws_what_random_draws(cards: int) -> None:
    for seed in range(20):
        ours, theirs = Random(seed), Random(seed)
        mixed, expected = list(range(cards)), list(range(cards))

        shuffle(ours, mixed)
        theirs.shuffle(expected)

        assert mixed == expected
        assert ours.getstate() == theirs.getstate()
