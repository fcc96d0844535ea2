"""A whole game for a rulebook's example of play, played while the book is made.

In: an engine, a seed, and the names of the simulation's agents. Out: the game as moments, each
with the move, what its player saw before and after, and what came of it in words. The same seed
gives the same game, so a book never changes by itself. What is told of it is the template's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from generator.errors import Problem, UserError, did_you_mean, listed
from generator.simulation import agents
from generator.simulation.games import decide
from generator.simulation.telling import NAMES, Words, telling

#: A guard: a game that needs more moves is no example for a reader.
MOST_MOVES = 2000


@dataclass(frozen=True)
class Moment:
    """One move. `before` and `after` are the view of its player, plain data without the others'
    secrets; `told` says in sentences what came of it; `detail` is an account of the move in data,
    where there is one: the engine's (`GAME.story`) or the telling's (`account`). `number` counts
    moves from 1."""

    number: int
    seat: int
    who: str
    move: Any
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    told: tuple[str, ...]
    detail: Any = None


@dataclass(frozen=True)
class SeededGame:
    """A finished game: its moments, who sat where, how it ended, and the engine's statistics."""

    seed: int
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    outcome: Any
    stats: Mapping[str, Any]


def seeded_game(
    engine: Any | None,
    names: Mapping[str, str],
    seed: int,
    by: Sequence[str] | str = "heuristic",
    players: int | None = None,
    **options: Any,
) -> SeededGame:
    """The game of this seed. `names` are the cards' names by id, `by` one agent for all seats or
    one a seat. Raises UserError for what the game doesn't have."""
    if engine is None:
        raise UserError(Problem("this deck has no rules to play a game by", key="seeded_game"))
    count = engine.players[0] if players is None else players
    if count not in engine.players:
        raise UserError(
            Problem(
                f"{engine.slug} isn't for {count} players",
                key="players",
                expected=listed([str(number) for number in engine.players]),
            )
        )
    wanted = (by,) if isinstance(by, str) else tuple(by)
    known = agents.names(engine.slug)
    for name in wanted:
        if name not in known:
            raise UserError(
                Problem(
                    f"{engine.slug} has no agent {name!r}",
                    key="by",
                    expected=listed(list(known)),
                    hint=did_you_mean(name, known),
                )
            )
    try:
        line = agents.line_up(engine.slug, count, wanted)
        return _game(engine, tuple(names.items()), seed, line, tuple(options.items()))
    except ValueError as error:
        raise UserError(Problem(str(error), key="seeded_game")) from None


@lru_cache(maxsize=16)
def _game(
    engine: Any,
    names: tuple[tuple[str, str], ...],
    seed: int,
    line: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
) -> SeededGame:
    """One game, kept: a book is composed for each paper, and again by the check."""
    seats = NAMES[: len(line)]
    words = Words(dict(names), seats)
    teller = telling(engine.slug)
    players = [agents.find(engine.slug, name) for name in line]
    chances = [Random(f"{seed}/{seat}") for seat in range(len(line))]
    state = engine.new(len(line), seed=seed, **dict(options))
    account = getattr(teller, "account", None)
    rough: list[tuple[int, Any, Any, Any, tuple[str, ...], Any]] = []
    while state.outcome is None:
        if len(rough) >= MOST_MOVES:
            raise ValueError(f"the game of seed {seed} takes over {MOST_MOVES} moves")
        seat = state.seat
        before = state.view(seat)
        move = decide(state, players[seat], chances[seat])
        mark = teller.mark(state, seat)
        state.play(move)
        told = tuple(teller.since(state, mark, seat, words))
        detail = account(state, mark) if account else None
        rough.append((seat, move, before, state.view(seat), told, detail))
    story = engine.story(state) if hasattr(engine, "story") else [one[-1] for one in rough]
    moments = tuple(
        Moment(number, seat, seats[seat], move, before, after, told, detail)
        for number, ((seat, move, before, after, told, _), detail) in enumerate(
            zip(rough, story, strict=True), start=1
        )
    )
    return SeededGame(seed, seats, moments, state.outcome, state.stats)
