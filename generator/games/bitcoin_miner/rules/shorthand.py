"""Situations in few words, for worked examples, measurements and tests.

"1 2 3 4 9A 8B" is a short deck: four transaction cards, then two block cards, as they are dealt.
"""

from __future__ import annotations

from typing import Any

from generator.games.bitcoin_miner.rules.cards import SYMBOLS
from generator.games.bitcoin_miner.rules.moves import claim, pass_turn, play
from generator.games.bitcoin_miner.rules.state import State
from generator.rules.contract import Game


def card(word: str) -> str:
    """The card that a word stands for: `tx-4` for "4", `block-09AC` for "9AC"."""
    value = word.rstrip(SYMBOLS)
    return f"tx-{word}" if word == value else f"block-{value:0>2}{word[len(value) :]}"


def deal(game: Game, deck: str, players: int = 2, **options: Any) -> State:
    """A new game from a short deck; seat 0 starts."""
    state: State = game.new(players, deck=[card(word) for word in deck.split()], **options)
    return state


def to_move(state: State) -> int:
    """The seat to act, in a game that is not over."""
    if state.seat is None:
        raise ValueError("the game is over")
    return state.seat


def plays(state: State, values: str) -> State:
    """Each seat in turn plays the transaction card of the next value."""
    for value in values.split():
        state.play(play(to_move(state), card(value)))
    return state


def claims(state: State, word: str, block: int) -> State:
    """The seat to act claims a Block with its block card."""
    state.play(claim(to_move(state), card(word), block))
    return state


def passes(state: State, times: int = 1) -> State:
    """So many seats in turn pass."""
    for _ in range(times):
        state.play(pass_turn(to_move(state)))
    return state
