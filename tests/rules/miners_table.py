"""Bitcoin Miner in a test's words: what the engine refuses, and how."""

from __future__ import annotations

import pytest

from generator.games.bitcoin_miner.rules import Move, State
from generator.rules import IllegalMove


def refusal(state: State, move: Move) -> IllegalMove:
    """How the engine refuses `move`, which it must neither list nor play."""
    assert move not in state.options()
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    return refused.value
