"""What goes to a worker and comes back, as JSON: data that can do nothing by being read.

In: a run of games here. Out: the text that tells a worker of it, with the files of a project's own
engine and the digest under which it was trusted; and what a worker's answer says.
"""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import asdict
from typing import Any

from generator import rules
from generator.errors import DeckproofError, EnvironmentLacks, Problem, UserError
from generator.rules import own, trust
from generator.simulation.claims import code_hash
from generator.simulation.faults import Stuck
from generator.simulation.games import Job
from generator.simulation.kept import as_plain, of_plain
from generator.simulation.patience import patience
from generator.simulation.rows import Row
from generator.simulation.tally import Tally
from generator.workshop.cluster.mark import mark

#: What isn't one of ours.
NO_ANSWER = Problem("gave an answer that is none", key="a worker")


def run_of(task: Job, rows: bool) -> str:
    """A run as workers are told of it; `rows` asks for a row a game, too. Raises UserError for a
    project's own engine that may not run here, and for an option that can't be told."""
    for name, value in task.options:
        if value is not None and not isinstance(value, (str, int)):
            raise UserError(Problem("can't be sent to a worker", key=f"option {name}"))
    return json.dumps(
        {
            "mark": mark(),
            "game": task.slug,
            "players": task.players,
            "agents": task.agents,
            "seed": task.seed,
            "games": task.games,
            "options": task.options,
            "seconds": patience(),
            "rows": rows,
            "engine": code_hash(rules.pack(task.slug)) if task.home is None else "",
            "own": _packed(task),
        }
    )


def _packed(task: Job) -> dict[str, Any] | None:
    """A project's own engine: its files, as they are trusted here; None for any other."""
    if task.home is None:
        return None
    found = trust.snapshot(task.home)
    file = own.file_of(task.home, task.slug) or ""
    found.require(f"{trust.FOLDER}/{file}".removesuffix("__init__.py"))
    return {
        "home": str(found.home),
        "file": file,
        "trusted": found.digest,
        "files": {name: b64encode(data).decode() for name, data in found.files.items()},
    }


def answer(counted: Tally, rows: list[Row]) -> str:
    """What a worker says of games that it has played."""
    return json.dumps({"tally": as_plain(counted), "rows": rows})


def fault(error: Exception | None) -> dict[str, Any]:
    """What a worker says of what it couldn't do."""
    if isinstance(error, UserError):
        return {"problems": [asdict(problem) for problem in error.problems]}
    if isinstance(error, EnvironmentLacks):
        return {"lacks": [error.what, error.remedy]}
    if isinstance(error, Stuck):
        return {"stuck": str(error)}
    return {"broke": f"{type(error).__name__}: {error}"}


def fault_of(told: dict[str, Any]) -> DeckproofError | Stuck:
    """The fault that a worker told of. Raises KeyError or TypeError for else."""
    if "problems" in told:
        return UserError(Problem(**one) for one in told["problems"])
    if "lacks" in told:
        what, remedy = told["lacks"]
        return EnvironmentLacks(f"a worker lacks: {what}", str(remedy))
    if "stuck" in told:
        return Stuck(str(told["stuck"]))
    return UserError(Problem(f"broke: {told['broke']}", key="a worker"))


def read(text: object) -> tuple[Tally, list[Row]]:
    """The games that an answer tells of. Raises UserError or Stuck if it tells of a fault, and
    UserError for what is no answer of ours."""
    try:
        told = json.loads(str(text))
        if "tally" not in told:
            raise fault_of(told)
        return of_plain(told["tally"]), [_row(one) for one in told["rows"]]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UserError(NO_ANSWER) from None


def _row(values: list[Any]) -> Row:
    return Row._make(tuple(value) if isinstance(value, list) else value for value in values)
