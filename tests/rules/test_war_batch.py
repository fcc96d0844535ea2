"""War played many games at once is War as the engine plays it: deck by deck after every turn, and
to the last count of a run."""

from __future__ import annotations

import sys
from dataclasses import asdict
from random import Random
from typing import Any

import numpy as np
import pytest

from generator.games.war.batch import batch, shuffles
from generator.games.war.batch.tables import ENDS, ORDERS, Tables
from generator.games.war.rules import GAME, TURN
from generator.games.war.rules.deck import NUMBER, RANKS, names, numbers
from generator.simulation import games
from generator.simulation.games import job, tally

PACK = list(NUMBER.values())


def stubborn(each: int) -> list[str]:
    """A deal in which every card that is turned up ties, until nobody has enough for a war."""
    ties = [at % each == 0 for at in range(len(PACK) // 2)]
    twins = [(rank + "C", rank + "D") for rank in RANKS][: sum(ties)]
    rest = iter([card for card in NUMBER if not any(card in pair for pair in twins)])
    rounds = [twins.pop() if tie else (next(rest), next(rest)) for tie in ties]
    return [card for pair in rounds for card in pair]


@pytest.mark.parametrize("flip", ["next", "last"])
@pytest.mark.parametrize("order", sorted(ORDERS))
def test_every_deck_is_the_engines_after_every_turn(order: str, flip: str) -> None:
    dealt = shuffles.shuffled(range(6), PACK)
    packs = np.column_stack((dealt, np.array([numbers(stubborn(n)) for n in (3, 4)], "u1").T))
    engine = [GAME.new(deck=names(pack), order=order, flip=flip) for pack in packs.T.tolist()]
    tables = Tables(packs, order, flip)

    for _ in range(300):
        if not tables.states():
            break
        tables.advance(1)
        going = {game: state for game, state in enumerate(engine) if state.outcome is None}
        for state in going.values():
            state.play(TURN)
        there = tables.states()
        assert set(there) == {game for game, state in going.items() if state.outcome is None}
        for game, state in there.items():
            assert state.zones() == engine[game].zones(), (game, state.turns)
            assert state.stats == engine[game].stats
    tables.play()

    for game, state in enumerate(engine):
        outcome = state.run()
        assert (ENDS[tables.ends[game]], tables.turns[game]) == (outcome.reason, state.turns)
        assert tuple(tables.scores[:, game].tolist()) == outcome.scores
    assert engine[7 if flip == "next" else 6].outcome.reason == "both_out"


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 1_000),
        ({"order": "loser", "flip": "last"}, 1_000),
        ({"order": "pairs"}, 1_000),
        ({"order": "shuffle"}, 60),
        ({"order": "fixed", "experiment": True}, 300),
    ],
)
def test_a_run_counts_the_same_with_numpy_and_without(
    options: dict[str, Any], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_MANY", 500)
    monkeypatch.setattr(games, "_FEW", 50)
    task = job("war", seed=4, wanted=("random", "greedy"), games=count, **options)
    many = tally(task, 10)  # at once: 500, and the rest
    assert (batch([1], 2, options) is None) == (options.get("order") == "shuffle")

    monkeypatch.setitem(sys.modules, "numpy", None)
    assert batch([1], 2, options) is None
    assert asdict(games._in_order(many)) == asdict(games._in_order(tally(task, 10)))


def test_packs_are_shuffled_as_the_engine_shuffles_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those, too, for which too few numbers were made."""
    seeds = [Random(n).getrandbits(64) for n in range(60)]
    packs = shuffles.shuffled(seeds, PACK)
    monkeypatch.setattr(shuffles, "_WORDS", 1)
    alone = shuffles.shuffled(seeds, PACK)

    for seed, pack, same in zip(seeds, packs.T.tolist(), alone.T.tolist(), strict=True):
        wanted = list(PACK)
        Random(seed).shuffle(wanted)
        assert pack == same == wanted


def test_what_the_engine_refuses_is_refused() -> None:
    with pytest.raises(ValueError, match="needs experiment=True"):
        batch([1], 2, {"order": "fixed"})
