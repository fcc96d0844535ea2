"""Bitcoin Miner in a test's words: short decks, ids in short, games played at random, and what the
engine refuses."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import strategies as st

from generator.games.bitcoin_miner.rules import Move, State, shorthand
from generator.games.bitcoin_miner.rules.shorthand import card
from generator.rules import IllegalMove, game

GAME = game("bitcoin-miner")


def deal(deck: str, players: int = 2, **options: Any) -> State:
    return shorthand.deal(GAME, deck, players, **options)


def ids(words: str) -> list[str]:
    return [card(word) for word in words.split()]


def refusal(state: State, move: Move) -> IllegalMove:
    """How the engine refuses `move`, which it must neither list nor play."""
    assert move not in state.options()
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    return refused.value


def walked(start: dict[str, Any], steps: int) -> State:
    """A random game after so many moves, or at its end."""
    state: State = GAME.new(**start)
    choice = random.Random(start["seed"])
    while state.outcome is None and steps:
        state.play(choice.choice(state.options()))
        steps -= 1
    return state


GAMES = st.fixed_dictionaries(
    {
        "players": st.integers(2, 6),
        "seed": st.integers(0, 10**6),
        "block_cards": st.sampled_from([70, 40]),
        "value_rule": st.sampled_from(["total", "coins"]),
    }
)
