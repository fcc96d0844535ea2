"""What every game owes a stranger who knows only the contract (design.md)."""

from __future__ import annotations

from typing import Any

import pytest

from generator import rules

GAMES = [rules.game(slug) for slug in rules.slugs()]


@pytest.fixture(params=GAMES, ids=lambda game: str(game.slug))
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.mark.parametrize("seat", [-1, 99])
def test_nobody_sees_from_a_seat_that_is_not_there(game: Any, seat: int) -> None:
    """`view(seat)`: a wrong seat is told, and -1 is not the last player's hand."""
    with pytest.raises(ValueError, match=f"no seat {seat}; seats are 0 to"):
        game.new(seed=1).view(seat)


def test_what_cannot_be_played_is_refused_and_changes_nothing(game: Any) -> None:
    """`play(move)`: whatever it is, it is a legal move or an IllegalMove."""
    state = game.new(seed=3)
    before = game.transcript(state), state.zones()
    for odd in (None, "", 7, (), ("play",), object()):
        with pytest.raises(rules.IllegalMove):
            state.play(odd)
    assert (game.transcript(state), state.zones()) == before


def test_options_are_named_with_a_default_that_they_take(game: Any) -> None:
    """`options`: each has a sentence, and its default is a value of it."""
    for option in game.options:
        assert option.help and (not option.values or option.default in option.values)
        game.new(seed=1, **{option.name: option.default})
    with pytest.raises(ValueError, match="no option 'colour'"):
        game.new(seed=1, colour="red")


@pytest.mark.parametrize("wrong", [0, 1, 9])
def test_a_table_is_not_too_small_nor_too_large(game: Any, wrong: int) -> None:
    """`players`: a number outside the range is refused."""
    assert wrong not in game.players
    with pytest.raises(ValueError, match=str(wrong)):
        game.new(players=wrong, seed=1)


def test_one_seed_gives_one_game_and_its_transcript_gives_it_back(game: Any) -> None:
    """`new(seed)`, `transcript`, `replay`."""
    one, other = game.new(seed=5), game.new(seed=5)
    for state in (one, other):
        for _ in range(40):
            if state.outcome is None:
                state.play(state.options()[-1])
    record = game.transcript(one)
    assert record == game.transcript(other)
    again = game.replay(record)
    assert game.transcript(again) == record and again.zones() == one.zones()
