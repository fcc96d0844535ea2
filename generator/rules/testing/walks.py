"""Games played for the checks: whole walks through them, and states on the way to look at.

In: a pack. Out: a `Lab`, which plays each number of players and each house rule, at random and with
the pack's agents, and looks at every state that it passes. All from fixed seeds: what is found once
is found again. A walk is cut off after so many moves, so a game without end does no harm.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from generator.rules.pack import RANDOM, Agent, GamePack
from generator.rules.testing.faults import Fault

_OURS = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Sample:
    """A state that a walk came through, after so many moves. Checks copy it before they play."""

    walk: Walk
    move: int
    state: Any

    def fault(self, code: str, sentence: str, cause: str = "") -> Fault:
        """A fault seen here."""
        return Fault(code, sentence, self.walk.players, self.walk.seed, self.move, cause)

    def chance(self, purpose: str) -> Random:
        """A generator that is the same each time, and another for each state and purpose."""
        return Random(f"{purpose}/{self.walk.players}/{self.walk.seed}/{self.move}")


@dataclass
class Walk:
    """One game, played until its end or so far as the lab goes. `moves` are those made, `options`
    its house rules, `end` the last state, `faults` what was seen on the way."""

    players: int
    seed: int
    options: dict[str, Any]
    moves: list[Any] = field(default_factory=list)
    legal: set[Any] = field(default_factory=set)
    samples: list[Sample] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    end: Any = None


@dataclass
class Lab:
    """A pack and its walks. `games` is how many of each number of players, `most` their moves,
    `looks` how many states of each are looked at closely."""

    pack: GamePack
    games: int = 2
    seed: int = 0
    most: int = 300
    looks: int = 4

    @property
    def game(self) -> Any:
        """The engine."""
        return self.pack.game

    @cached_property
    def walks(self) -> list[Walk]:
        """All walks: each number of players, each agent, each house rule that isn't the default."""
        game = self.pack.game
        found = [
            self._walk(players, self.seed + number, {}, RANDOM)
            for players in game.players
            for number in range(self.games)
        ]
        found += [self._walk(game.players[-1], self.seed, {}, own) for own in self.pack.agents]
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    chosen = {option.name: value}
                    try:
                        game.new(game.players[0], seed=self.seed, **chosen)
                    except ValueError:  # not with the other options as they are
                        continue
                    found.append(self._walk(game.players[0], self.seed, chosen, RANDOM))
        return found

    @property
    def samples(self) -> list[Sample]:
        """The states to look at closely, of all walks."""
        return [sample for walk in self.walks for sample in walk.samples]

    @property
    def ends(self) -> Iterator[Sample]:
        """The last states of the walks that came to an end."""
        for walk in self.walks:
            if walk.end is not None and walk.end.outcome is not None:
                yield Sample(walk, len(walk.moves), walk.end)

    @cached_property
    def every(self) -> dict[int, dict[Any, int]]:
        """Every move that there can be, by players, and its place in the order."""
        tables = {walk.players for walk in self.walks}
        return {n: {m: at for at, m in enumerate(self.game.moves(n))} for n in tables}

    def _walk(self, players: int, seed: int, options: dict[str, Any], agent: Agent) -> Walk:
        walk = Walk(players, seed, options)
        chance = Random(f"walk/{players}/{seed}")
        whole = Counter(self.game.composition(**options))
        spots = _spots(self.looks, self.most)
        number = 0
        try:
            state = self.game.new(players, seed=seed, **options)
            for number in range(self.most + 1):
                here = Sample(walk, number, state)
                walk.faults.extend(_seen(here, whole))
                walk.end = state
                if state.outcome is not None or walk.faults:
                    break
                if number in spots:
                    walk.samples.append(Sample(walk, number, state.copy()))
                moves = state.options()
                walk.legal.update(moves)
                view = {} if agent.blind else state.view(state.seat)
                move = agent.choose(view, moves, chance)
                if move not in moves:
                    sentence = f"{agent.name} chose {move}, which is not among its options"
                    walk.faults.append(here.fault("agent-illegal", sentence))
                    break
                state.play(move)
                walk.moves.append(move)
            # A state that is wrong at first sight isn't looked at closely: all would be its echo.
            if not walk.faults and not any(sample.move == number for sample in walk.samples):
                walk.samples.append(Sample(walk, number, state.copy()))
        except Exception as error:  # whatever an engine raises here is its fault, told as such
            sentence = f"a game broke off with {told(error)}"
            walk.faults.append(Fault("broke-off", sentence, players, seed, number, cause(error)))
        return walk


def _spots(looks: int, most: int) -> set[int]:
    """After how many moves a walk is looked at: close together first, then farther apart."""
    spots, at = set(), 0
    for turn in range(looks):
        spots.add(min(at, most))
        at = at * 2 + 1 + turn
    return spots


def told(error: BaseException) -> str:
    """An exception in a line, with the line of code outside of ours that it came from."""
    said = f"{type(error).__name__}: {error}".splitlines()[0].removesuffix(": ")
    place = _place(error)
    return f"{said} (at {place})" if place else said


def cause(error: BaseException) -> str:
    """What is one and the same for all exceptions of a kind that one line outside of ours raises,
    whatever they say."""
    place = _place(error)
    return f"{type(error).__name__} at {place}" if place else told(error)


def _place(error: BaseException) -> str:
    """The innermost line of code outside of ours that an exception passed, or ""."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [one for one in frames if not Path(one.filename).is_relative_to(_OURS)]
    if not own:
        return ""
    file = Path(own[-1].filename)
    return f"{file.parent.name}/{file.name}:{own[-1].lineno}"


def zones(state: Any) -> dict[str, tuple[str, ...]]:
    """The zones of a state, as values to compare."""
    return {name: tuple(cards) for name, cards in state.zones().items()}


def cards(state: Any) -> Counter[str]:
    """All cards of a state."""
    return Counter(card for pile in state.zones().values() for card in pile)


def print_of(state: Any, players: int) -> tuple[Any, ...]:
    """All that the contract shows of a state, as values to compare."""
    return (
        zones(state),
        tuple(state.view(seat) for seat in range(players)),
        state.seat,
        tuple(state.options()),
        state.outcome,
        state.stats,
    )


def wander(state: Any, chance: Random, most: int) -> Any:
    """Plays up to so many random moves."""
    for _ in range(most):
        if state.outcome is not None:
            break
        moves = state.options()
        state.play(moves[chance.randrange(len(moves))])
    return state


def _seen(here: Sample, whole: Counter[str]) -> Iterator[Fault]:
    """What is wrong with a state at first sight."""
    state, players = here.state, here.walk.players
    if said := getattr(state, "_unsound", str)():
        yield here.fault("state-unsound", said)
        return
    held = cards(state)
    if held != whole:
        lost, extra = (" ".join((a - b).elements()) for a, b in ((whole, held), (held, whole)))
        sentence = f"the zones lack {lost or 'nothing'} and have {extra or 'nothing'} too often"
        yield here.fault("cards-not-conserved", sentence)
    moves = state.options()
    if not isinstance(moves, Sequence) or isinstance(moves, str):
        yield here.fault("options-shape", f"options() is a {type(moves).__name__}, no sequence")
        return
    if state.outcome is not None:
        if len(moves):
            yield here.fault("options-after-end", f"the game is over, and {moves[0]} is legal")
        if state.seat is not None:
            yield here.fault("seat-after-end", f"the game is over, and seat {state.seat} decides")
        return
    if not len(moves):
        yield here.fault("no-options", "no move is legal and the game is not over")
    if type(state.seat) is not int or state.seat not in range(players):
        yield here.fault("seat-unknown", f"seat {state.seat!r} decides among {players} players")
    if len(set(moves)) != len(moves) or len({str(move) for move in moves}) != len(moves):
        yield here.fault("options-repeat", "two options are the same, or print the same")
    for move in moves:
        if move.seat != state.seat:
            yield here.fault("seat-differs", f"seat {state.seat} decides, and {move} is an option")
