"""`deckproof simulate --record FILE`: every game of a run as a row of a file.

In: a job and a file. Out: the file, and the tally of all its games. A run is kept in shards of so
many games in a folder beside the file, `FILE.part/`; the last one done, they become the file. So a
run that is stopped goes on where it was, and a run of any length needs the memory of a few shards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from generator import rules
from generator.errors import Problem, UserError, listed
from generator.rules import registry
from generator.simulation.claims import code_hash
from generator.simulation.games import Job
from generator.simulation.parts import in_order, spans
from generator.simulation.rows import Row, rows
from generator.simulation.tally import Tally
from generator.workshop import cluster
from generator.workshop.cluster import Crew
from generator.workshop.recording import parquet, texts
from generator.workshop.recording.shards import Shards, Writer

#: A shard, which is a group of rows in Parquet, holds so many games.
SHARD = 5_000
#: A process is given so many games at a time.
_PART = 250

WRITERS: dict[str, Callable[[], Writer]] = {
    ".parquet": parquet.writer,
    ".csv": texts.Csv,
    ".jsonl": texts.JsonLines,
}


def writer_for(file: Path) -> Writer:
    """What writes files of that ending. Raises UserError for another ending, and EnvironmentLacks
    where a library is missing."""
    make = WRITERS.get(file.suffix.lower())
    if make is None:
        found = "is no kind of file that games are recorded in"
        expected = f"a name that ends in {listed(list(WRITERS))}"
        raise UserError(Problem(found, file=str(file), key="--record", expected=expected))
    return make()


def record(
    task: Job,
    file: Path,
    jobs: int | None,
    progress: Callable[[int, int], None],
    players: Crew | None = None,
) -> Tally:
    """Plays what isn't played yet, here or on the `players` of a cluster, and writes the file; the
    tally of all its games. Raises UserError for a file that is there already, and for a run that
    was begun with something else."""
    shards = Shards(file, writer_for(file), _told(task), SHARD)
    done = shards.begin(task.games)
    waiting: list[Row] = []
    counted = Tally()
    cut = (
        part for start, stop in spans(done, task.games, SHARD) for part in spans(start, stop, _PART)
    )
    progress(done, task.games)
    if players is None:
        answers = in_order(partial(rows, task), cut, [(task.slug, task.home)], jobs)
    else:
        answers = cluster.recorded(task, cut, players)
    for (_, stop), (part, played) in answers:
        counted.merge(part)
        waiting += played
        progress(stop, task.games)
        if stop % SHARD == 0 or stop == task.games:
            shards.keep(done, waiting, counted)
            done, waiting, counted = stop, [], Tally()
    return shards.finish()


def _told(task: Job) -> dict[str, Any]:
    """What decides how each game of a run goes; how many there are doesn't."""
    pack = rules.pack(task.slug, task.home)
    return {
        "game": task.slug,
        "players": task.players,
        "agents": list(task.agents),
        "options": {name: str(value) for name, value in task.options},
        "seed": task.seed,
        "engine": code_hash(pack) + (registry.mark(task.home) if task.home else ""),
    }
