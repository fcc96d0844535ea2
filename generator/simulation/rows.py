"""Games of a run one by one, each as a row of a table.

In: a job and a span of its games. Out: their tally, and a row each: what a study of many games asks
for, in plain values.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from generator.rules import GamePack
from generator.simulation.games import Job, seed_of, tally
from generator.simulation.tally import Tally


class Row(NamedTuple):
    """One game. `number` counts the games of a run from 0, `run_seed` is the run's seed and `seed`
    the game's own; `first` is the seat that began, `winners` are seats, `scores` go by seat;
    `guard` says that the program stopped it and no rule; `events` and `peaks` are what the engine
    counts.
    """

    game: str
    run_seed: int
    number: int
    seed: int
    players: int
    agents: tuple[str, ...]
    options: dict[str, str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    outcome: str
    clause: str
    guard: bool
    first: int
    turns: int
    events: dict[str, int]
    peaks: dict[str, int]


@dataclass
class _Noted:
    """A watch that counts nothing and keeps a row of each game, in their order."""

    task: Job
    pack: GamePack
    start: int
    rows: list[Row] = field(default_factory=list)

    def __call__(self, state: Any) -> tuple[str, ...]:
        number = self.start + len(self.rows)
        self.rows.append(row_of(self.task, self.pack, number, state))
        return ()


def row_of(task: Job, pack: GamePack, number: int, state: Any) -> Row:
    """The row of a finished game."""
    stats, outcome = state.stats, state.outcome
    return Row(
        game=task.slug,
        run_seed=task.seed,
        number=number,
        seed=seed_of(task.seed, number),
        players=task.players,
        agents=task.agents,
        options={name: str(value) for name, value in task.options},
        winners=tuple(outcome.winners),
        scores=tuple(outcome.scores),
        outcome=outcome.reason,
        clause=outcome.clause,
        guard=bool(outcome.guard),
        first=pack.starter(state),
        turns=stats["turns"],
        events=dict(sorted(stats["events"].items())),
        peaks=dict(sorted(stats["peaks"].items())),
    )


def rows(task: Job, start: int, stop: int) -> tuple[Tally, list[Row]]:
    """The games of a run from `start` up to `stop`, counted, and each as a row, in this process.
    Raises as `games.tally`."""
    noted = _Noted(task, task.pack, start)
    counted = tally(replace(task, watch=noted), start, stop)
    return counted, noted.rows
