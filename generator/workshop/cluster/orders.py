"""What goes out to have steps of a build made on workers, and what comes back.

In: a project and its inputs, and steps. Out: what each step made, or why it didn't. Of a project
goes what its steps were found to be made from and no more: never what lies in `rules/`. Nothing is
written here.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from typing import Any

from generator import budgets
from generator.errors import DeckproofError, UserError
from generator.inputs import read_bytes
from generator.manifest import Inputs
from generator.product import Product
from generator.project import shipped_root
from generator.rules.registry import mark as installed
from generator.workshop.cluster import letters
from generator.workshop.cluster.dask import Crew, crew
from generator.workshop.cluster.maker import make
from generator.workshop.cluster.mark import whole_mark
from generator.workshop.cluster.parcel import packed, unpacked
from generator.workshop.due import Due, Rendered, engines

#: What of the environment stands in what is made, or says how much there may be of it.
_ENVIRONMENT = ("SOURCE_DATE_EPOCH", budgets.VARIABLE)

Outcome = tuple[Due, Rendered | None, Exception | None]


@contextmanager
def makers(scheduler: str | None, workers: int | None) -> Iterator[Crew | None]:
    """The workers of a scheduler that are this Deckproof, while it lasts; None without one. Raises
    as `dask.crew`."""
    if scheduler is None:
        yield None
        return
    with crew(scheduler, workers, whole_mark) as found:
        yield found


def made(inputs: Inputs, shares: Sequence[Sequence[Due]], makers: Crew) -> Iterator[Outcome]:
    """Has each share made in a row by some worker, and answers in their order. After a user's fault
    the rest of a share isn't made. Raises UserError if one can't be made anywhere."""
    if not shares:
        return
    project = makers.kept(_files_of(inputs))
    orders = [(_order(inputs, share),) for share in shares]
    for share, (_, answer) in zip(shares, makers.answers(make, project, orders), strict=True):
        try:
            yield from _read(share, answer)
        except DeckproofError as error:
            yield share[0], None, error


def _files_of(inputs: Inputs) -> bytes:
    """The files of a project; none if it is what we ship, which is there."""
    root = inputs.project.root
    shipped = root == shipped_root()
    mine = sorted(path for path in inputs.files() if path.is_relative_to(root) and not shipped)
    files = {
        path.relative_to(root).as_posix(): read_bytes(path, inputs.project.label(path))
        for path in mine
    }
    return packed({"shipped": shipped}, files)


def _order(inputs: Inputs, share: Sequence[Due]) -> str:
    return json.dumps(
        {
            "mark": whole_mark(),
            "environment": {name: os.environ.get(name) for name in _ENVIRONMENT},
            "engines": engines(inputs),
            "installed": installed(shipped_root()),
            "steps": [
                {"game": one.game, "step": astuple(one.step), "inputs": one.inputs} for one in share
            ],
        }
    )


def _read(share: Sequence[Due], answer: bytes) -> list[Outcome]:
    """What a worker says of its steps. Raises what it couldn't begin for, and UserError for what is
    no answer of ours."""
    try:
        word, files = unpacked(answer)
        if "fault" in word:
            raise letters.fault_of(word["fault"])
        return [
            _outcome(due, told, place, files)
            for place, (due, told) in enumerate(zip(share, word["steps"], strict=False))
        ]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UserError(letters.NO_ANSWER) from None


def _outcome(due: Due, told: dict[str, Any], place: int, files: dict[str, bytes]) -> Outcome:
    if "fault" in told:
        return due, None, letters.fault_of(told["fault"])
    made = {name: files[f"{place}/{name}"] for name in told["names"]}
    product = Product(made, told["about"], tuple(told["notices"]))
    return due, Rendered(told["title"], told["edition"], product), None
