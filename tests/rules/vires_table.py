"""Vires In Numeris in a test's words: moves written as they print."""

from __future__ import annotations

import pytest

from generator.games.vires_in_numeris.rules.moves import parse
from generator.games.vires_in_numeris.rules.state import State
from generator.rules import IllegalMove


def play(state: State, *lines: str) -> State:
    """Plays moves written as they print."""
    for line in lines:
        state.play(parse(line))
    return state


def moves(state: State) -> list[str]:
    """The legal moves as they print."""
    return list(map(str, state.options()))


def refused(state: State, line: str, clause: str) -> None:
    """`line` is not legal, because of `clause`."""
    with pytest.raises(IllegalMove) as refusal:
        play(state, line)
    assert refusal.value.clause == clause
