"""Seeded games played by agents: one, or a great many on several cores.

In: a `Job`. Out: a finished state, or a `Tally`. Each game's seed comes from the run's seed and the
game's number alone, and tallies are whole numbers: so neither the number of processes nor the
order in which they finish can change a result.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from generator import rules
from generator.errors import Problem, UserError
from generator.processes import pool
from generator.rules import GamePack
from generator.rules.pack import Agent, Watch
from generator.simulation.faults import Stuck, engine_fault
from generator.simulation.patience import asked
from generator.simulation.tally import Tally

#: A guard, not a rule: no game of ours asks for nearly so many decisions.
MOST_DECISIONS = 1_000_000
#: Processes get this many parts of a run each, so that all end at about the same time.
_PARTS = 6
#: A part has at least so many games: a process is not worth starting for fewer.
_LEAST = 25
#: So many games are played at once, at least and at most, of a game that can: fewer are faster one
#: by one, and more need more memory.
_FEW, _MANY = 1_000, 16_384

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """A run of games. `agents` names one agent a seat, `options` are (name, value) pairs of the
    engine's options, `watch` marks what else is to be counted; `home` is the project whose own
    engine it is, so that a worker finds the game again; `seconds` are what one game may take, if it
    isn't ours and they aren't those of this process."""

    slug: str
    players: int
    agents: tuple[str, ...]
    seed: int = 0
    games: int = 1000
    options: tuple[tuple[str, Any], ...] = ()
    watch: Watch | None = None
    home: Path | None = None
    seconds: float | None = field(default=None, kw_only=True)

    @property
    def otherwise(self) -> str:
        """What of the game is otherwise than its engine has it, for a message; "" if nothing."""
        return ""

    @property
    def pack(self) -> GamePack:
        """The game that is played."""
        return rules.pack(self.slug, self.home)


def job(
    game: str | GamePack,
    players: int | None = None,
    wanted: Sequence[str] = (),
    seed: int = 0,
    games: int = 1000,
    **options: Any,
) -> Job:
    """A checked job; `wanted` names its agents, the game's adviser plays all seats if none is.

    Raises ValueError for a player count, agent or option that there isn't.
    """
    pack = rules.pack(game) if isinstance(game, str) else game
    engine = pack.game
    count = engine.players[0] if players is None else players
    if count not in engine.players:
        least, most = engine.players[0], engine.players[-1]
        can = str(least) if least == most else f"{least} to {most}"
        raise ValueError(f"{pack.slug} is for {can} players, not {count}")
    if games < 1:
        raise ValueError(f"{games} games are none to play")
    engine.composition(**options)  # refuses unknown options by name
    line = pack.line_up(count, wanted or (pack.adviser.name,))
    return Job(pack.slug, count, line, seed, games, tuple(options.items()), home=pack.home)


def seed_of(seed: int, index: int) -> int:
    """The seed of one game of a run."""
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=8).digest())


def decide(state: Any, agent: Agent, chance: Random) -> Any:
    """The move that an agent makes for the seat to act. It is shown that seat's view and the legal
    moves, and nothing else; where there is only one, nobody is asked. Raises UserError for an agent
    that chooses something else."""
    options = state.options()
    if len(options) == 1:
        return options[0]
    view = {} if agent.blind else state.view(state.seat)
    move = agent.choose(view, options, chance)
    if move not in options:
        told = f"the agent {agent.name} chose {move!r:.80}, which is none of its options"
        raise UserError(Problem(told, hint="an agent returns one of the moves that it is given"))
    return move


def finish(state: Any, seats: Sequence[Agent], chances: Sequence[Random]) -> int:
    """Plays a state to its end; how many choices there were. Raises Stuck if it doesn't end."""
    run = getattr(state, "run", None)
    if run is not None:  # a game without choices plays itself
        run()
        return 0
    decisions = 0
    while state.outcome is None:
        options = state.options()
        if len(options) == 1:
            state.play(options[0])
            continue
        seat = state.seat
        agent = seats[seat]
        view = {} if agent.blind else state.view(seat)
        state.play(agent.choose(view, options, chances[seat]))
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise Stuck(f"no end after {decisions:,} decisions")
    return decisions


def played(task: Job, index: int, pack: GamePack | None = None) -> tuple[Any, int]:
    """The `index`-th game of a run, finished, and how many choices there were in it; who plays
    many hands its `pack` over.

    Raises Stuck if it doesn't end, and EngineFault if the game's code breaks; both say which game
    it was.
    """
    seed = seed_of(task.seed, index)
    pack = pack or task.pack
    try:
        with asked(pack, task.seconds):
            state = pack.game.new(task.players, seed=seed, **dict(task.options))
            seats = [pack.agent(name) for name in task.agents]
            chances = [Random(f"{seed}/{seat}") for seat in range(task.players)]
            return state, finish(state, seats, chances)
    except Stuck as error:
        raise Stuck(f"{error} in {_doing(task)}; {_again(task, index)}") from None
    except Exception as error:
        raise engine_fault(error, pack, _doing(task), _again(task, index)) from error


def _doing(task: Job) -> str:
    return f"a game of {task.players} players{task.otherwise}"


def _again(task: Job, index: int) -> str:
    """What plays one game of a run again, as the last of a few, or by itself. A run with other
    numbers than the engine's is none that `simulate` could play."""
    own = f"its own seed is {seed_of(task.seed, index)}"
    if task.otherwise:
        return own
    options = "".join(f" --option {name}={value}" for name, value in task.options)
    command = (
        f"deckproof simulate {task.slug} --players {task.players} --seed {task.seed} "
        f"--agents {','.join(task.agents)}{options} --games {index + 1}"
    )
    return f"'{command}' plays it last; {own}"


def transcript(task: Job, index: int) -> str:
    """The `index`-th game of a run as text, for an example of play."""
    return task.pack.game.transcript(played(task, index)[0])


def tally(task: Job, start: int = 0, stop: int | None = None) -> Tally:
    """The games of a run from `start` up to `stop`, counted, in this process: many at once, if the
    game can be played so and nothing more is to be watched, else one by one."""
    counted, pack = Tally(), task.pack
    end = task.games if stop is None else stop
    if task.watch is None:
        start = _many(task, pack, start, end, counted)
    for index in range(start, end):
        state, decisions = played(task, index, pack)
        try:
            with asked(pack, task.seconds):
                counted.add(pack, index, task.players, state, decisions, task.watch)
        except Exception as error:
            again = _again(task, index)
            raise engine_fault(error, pack, f"the count of {_doing(task)}", again) from error
    return counted


def _many(task: Job, pack: GamePack, start: int, stop: int, counted: Tally) -> int:
    """Counts as many games from `start` up to `stop` as are played at once; where it came to."""
    while pack.batch is not None and stop - start >= _FEW:
        upto = min(start + _MANY, stop)
        try:
            with asked(pack, task.seconds):
                seeds = [seed_of(task.seed, index) for index in range(start, upto)]
                games = pack.batch(seeds, task.players, dict(task.options))
                if games is None:
                    break
                counted.add_all(start, task.players, games)
        except Exception as error:
            doing = f"games of {task.players} players played at once"
            raise engine_fault(error, pack, doing, _again(task, upto - 1)) from error
        start = upto
    return start


def simulate(task: Job, jobs: int | None = None, progress: Progress | None = None) -> Tally:
    """All games of a run, counted, in as many processes as there are cores or as `jobs` says."""
    (counted,) = simulate_all([task], jobs, progress)
    return counted


def simulate_all(
    tasks: Sequence[Job], jobs: int | None = None, progress: Progress | None = None
) -> list[Tally]:
    """The tallies of several runs, played side by side; `progress` hears (games done, to do)."""
    cores = jobs or os.cpu_count() or 1
    parts = [(which, *part) for which, task in enumerate(tasks) for part in _parts(task, cores)]
    counted = [Tally() for _ in tasks]
    done, total = 0, sum(task.games for task in tasks)
    for which, part in _run(tasks, parts, cores):
        counted[which].merge(part)
        done += part.games
        if progress is not None:
            progress(done, total)
    return [_in_order(one) for one in counted]


def _parts(task: Job, cores: int) -> Iterator[tuple[int, int]]:
    """A run cut into (start, stop)."""
    size = max(_LEAST, -(-task.games // (cores * _PARTS)))
    for start in range(0, task.games, size):
        yield start, min(start + size, task.games)


def _run(
    tasks: Sequence[Job], parts: Sequence[tuple[int, int, int]], cores: int
) -> Iterator[tuple[int, Tally]]:
    workers = min(cores, len(parts))
    if workers <= 1:
        for which, start, stop in parts:
            yield which, tally(tasks[which], start, stop)
        return
    own = tuple({(task.slug, task.home): None for task in tasks if task.home is not None})
    with pool(workers, _ready, (own,)) as crew:
        waiting: dict[Future[Tally], int] = {
            crew.submit(tally, tasks[which], start, stop): which for which, start, stop in parts
        }
        for future in as_completed(waiting):
            yield waiting[future], future.result()


def _ready(own: Sequence[tuple[str, Path]]) -> None:
    """Loads projects' own engines in a new process, so that what a job carries of them (a run's
    `watch`) is found there. What is wrong with one is told by the job itself."""
    for slug, home in own:
        with suppress(UserError):
            rules.pack(slug, home)


def _in_order(counted: Tally) -> Tally:
    """The tally with everything sorted, whatever the order in which its parts came in."""
    for name, value in vars(counted).items():
        if isinstance(value, dict):
            setattr(counted, name, type(value)(dict(sorted(value.items()))))
    counted.peaks = {n: Counter(dict(sorted(c.items()))) for n, c in counted.peaks.items()}
    return counted
