"""A whole game for a rulebook's example of play, played while the book is made.

In: an engine, a seed, and the names of the simulation's agents. Out: the game as moments, each
with the move, what its player saw before and after, and what came of it in words. The same seed
gives the same game, so a book never changes by itself. What is told of it is the template's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from generator import rules
from generator.budgets import budget, over
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.rulebook.views import Record, freeze
from generator.rules import GamePack
from generator.rules.names import Names, seated
from generator.rules.pack import RANDOM, Agent
from generator.rules.registry import from_outside
from generator.simulation.faults import engine_fault
from generator.simulation.games import decide
from generator.simulation.narration import narration
from generator.simulation.patience import asked


@dataclass(frozen=True)
class Moment:
    """One move. `before` and `after` are the view of its player, plain data without the others'
    secrets; `told` says in sentences what came of it; `detail` is an account of the move in data,
    where there is one: the engine's (`GAME.story`) or the narration's (`account`). `number` counts
    moves from 1."""

    number: int
    seat: int
    who: str
    move: Any
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    told: tuple[str, ...]
    detail: Any = None


@dataclass(frozen=True, eq=False)
class SeededGame:
    """A finished game: its moments, who sat where, how it ended, and the engine's statistics.
    Kept between books, so templates get a copy, `as_shown`."""

    seed: int
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    outcome: Any
    stats: Mapping[str, Any]


@lru_cache(maxsize=16)
def as_shown(game: SeededGame) -> Record:
    """The game as templates see it: frozen, with all that its moments hold."""
    found: Record = freeze(game)
    return found


def seeded_game(
    pack: GamePack | None,
    names: Mapping[str, str],
    seed: int,
    by: Sequence[str] | str = (),
    players: int | None = None,
    **options: Any,
) -> SeededGame:
    """The game of this seed. `names` are the cards' names by id, `by` one agent for all seats or
    one a seat; the game's adviser if none is named. Raises UserError for what the game hasn't."""
    if pack is None:
        raise UserError(Problem("this deck has no rules to play a game by", key="seeded_game"))
    engine = pack.game
    count = engine.players[0] if players is None else players
    if count not in engine.players:
        raise UserError(
            Problem(
                f"{engine.slug} isn't for {count} players",
                key="players",
                expected=listed([str(number) for number in engine.players]),
            )
        )
    wanted = (by,) if isinstance(by, str) else tuple(by) or (pack.adviser.name,)
    known = [agent.name for agent in (RANDOM, *pack.agents)]
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
        line = pack.line_up(count, wanted)
        return _game(pack.slug, pack.home, tuple(names.items()), seed, line, tuple(options.items()))
    except ValueError as error:
        raise UserError(Problem(str(error), key="seeded_game")) from None


@lru_cache(maxsize=16)
def _game(
    slug: str,
    home: Path | None,
    names: tuple[tuple[str, str], ...],
    seed: int,
    line: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
) -> SeededGame:
    """One game, kept: a book is composed for its pages, for screens, and again by the check."""
    pack = rules.pack(slug, home)
    engine = pack.game
    seats = seated(len(line))
    called = Names(dict(names), seats)
    players = [pack.agent(name) for name in line]
    chances = [Random(f"{seed}/{seat}") for seat in range(len(line))]
    state = engine.new(len(line), seed=seed, **dict(options))
    try:
        with asked(pack):
            return _told(pack, state, seed, seats, called, players, chances)
    except UserError:
        raise
    except Exception as error:
        if not from_outside(slug):
            raise
        raise engine_fault(error, pack, f"the game of seed {seed} for the rulebook") from error


def _told(
    pack: GamePack,
    state: Any,
    seed: int,
    seats: tuple[str, ...],
    called: Names,
    players: Sequence[Agent],
    chances: Sequence[Random],
) -> SeededGame:
    """A game begun, played to its end and told."""
    engine, teller = pack.game, narration(pack)
    account = getattr(teller, "account", None)
    rough: list[tuple[int, Any, Any, Any, tuple[str, ...], Any]] = []
    while state.outcome is None:
        if len(rough) >= budget("example-moves"):  # no example for a reader
            raise UserError(over("example-moves", f"the game of seed {seed} goes on and on"))
        seat = state.seat
        before = state.view(seat)
        move = decide(state, players[seat], chances[seat])
        mark = teller.mark(state, seat)
        state.play(move)
        told = tuple(teller.since(state, mark, seat, called))
        detail = account(state, mark) if account else None
        rough.append((seat, move, before, state.view(seat), told, detail))
    own: Any = getattr(engine, "story", None)
    story = own(state) if own else [one[-1] for one in rough]
    moments = tuple(
        Moment(number, seat, seats[seat], move, before, after, told, detail)
        for number, ((seat, move, before, after, told, _), detail) in enumerate(
            zip(rough, story, strict=True), start=1
        )
    )
    return SeededGame(seed, seats, moments, state.outcome, state.stats)
