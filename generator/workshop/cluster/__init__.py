"""Runs of games on a Dask cluster: the same tallies and rows as here, from wherever.

In: runs, and a crew of workers. Out: what `simulation.simulate_all` and `simulation.rows` answer.
Each game's seed comes from the run's and its number, and tallies are whole numbers: so neither how
many workers there are, nor which of them is lost, can change a result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from generator.simulation.games import Job, Progress
from generator.simulation.kept import as_plain, of_plain
from generator.simulation.parts import Span, spans
from generator.simulation.rows import Row
from generator.simulation.tally import Tally
from generator.workshop.cluster.dask import LOCAL, Crew, crew
from generator.workshop.cluster.letters import read, run_of
from generator.workshop.cluster.player import play

__all__ = ["LOCAL", "Crew", "crew", "recorded", "simulate_all"]

#: A thread of a worker gets so many parts of a run, so that all end at about the same time.
_PARTS = 8
#: A part has as many games as this, at least and at most: it goes a way, and may be lost on it.
_LEAST, _MOST = 25, 5_000


def simulate_all(tasks: Sequence[Job], players: Crew, progress: Progress) -> list[Tally]:
    """The tallies of several runs; `progress` hears (games done, to do). Raises as a run here, and
    UserError if a part can't be played."""
    found, done, total = [], 0, sum(task.games for task in tasks)
    for task in tasks:
        counted = Tally()
        even = -(-task.games // (max(1, players.threads) * _PARTS))
        cut = spans(0, task.games, min(max(_LEAST, even), _MOST))
        for _, text in players.answers(play, run_of(task, rows=False), cut):
            part, _ = read(text)
            counted.merge(part)
            done += part.games
            progress(done, total)
        found.append(of_plain(as_plain(counted)))  # in the order that it has here
    return found


def recorded(
    task: Job, cut: Iterable[Span], players: Crew
) -> Iterator[tuple[Span, tuple[Tally, list[Row]]]]:
    """The tally and the rows of each span, in their order. Raises as `simulate_all`."""
    for span, text in players.answers(play, run_of(task, rows=True), cut):
        yield span, read(text)
