"""On a worker: makes the steps of a build that it is told of, and answers with the files.

A project comes as the files that its steps are made from. They lie in a folder of their own for as
long as the worker lives and the project stays among the last few; none of them is run. The games
that we ship are there already. What a step is made from has one hash, here and where the build is:
so a worker makes the same bytes, or nothing.
"""

from __future__ import annotations

import json
import platform
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

from generator.errors import Problem, UserError
from generator.files import write_whole
from generator.manifest import Inputs, Step
from generator.project import Project, shipped_root
from generator.rules.registry import mark as installed
from generator.surroundings import surrounded
from generator.workshop.cluster import letters
from generator.workshop.cluster.mark import other, whole_mark
from generator.workshop.cluster.parcel import packed, unpacked
from generator.workshop.due import MARK, Due, Rendered, due_of, in_turn, rendered
from generator.workshop.open_game import make as make_step
from generator.workshop.open_game import opened

#: So many projects stay at a worker.
_KEPT = 3
_there: OrderedDict[str, tuple[TemporaryDirectory[str], Inputs]] = OrderedDict()
#: One thing is made at a time: the libraries that draw and set are one to a process.
_alone = Lock()


def make(project: bytes, order: str) -> bytes:
    """The steps of an order of a project, both as `orders` makes them; the answer is for it to
    read. Raises nothing."""
    try:
        told = json.loads(order)
        if told["mark"] != whole_mark():
            raise UserError(other(platform.node(), whole_mark(), told["mark"]))
        # What of the environment stands in what is made is as where the build is.
        with _alone, surrounded(told["environment"]):
            return _made(_arrived(project), told)
    except Exception as error:
        return packed({"fault": letters.fault(error)}, {})


def _made(inputs: Inputs, told: dict[str, Any]) -> bytes:
    """Raises UserError where something else would be made here than where the order is from."""
    inputs.known[MARK] = told["engines"]
    wanted = [due_of(one["game"], Step(*one["step"]), inputs) for one in told["steps"]]
    if [one.inputs for one in wanted] != [one["inputs"] for one in told["steps"]]:
        raise UserError(_another("has other files of ours"))
    if told["installed"] != installed(shipped_root()):
        raise UserError(_another("has other engines installed"))
    said, files = list[dict[str, Any]](), dict[str, bytes]()
    for place, (_, one, fault) in enumerate(in_turn(partial(_step, inputs.project), wanted)):
        if one is None:
            said.append({"fault": letters.fault(fault)})
            continue
        product = one.product
        said.append(
            {
                "title": one.title,
                "edition": one.edition,
                "names": list(product.files),
                "about": product.about,
                "notices": product.notices,
            }
        )
        files |= {f"{place}/{name}": data for name, data in product.files.items()}
    return packed({"steps": said}, files)


def _step(project: Project, due: Due) -> Rendered:
    game = opened(project, due.game, due.step.ink)
    product = make_step(game, due.step)
    return rendered(game, replace(product, files=dict(product.files)))


def _another(found: str) -> Problem:
    return Problem(found, key=f"worker {platform.node()}", hint="install the same")


def _arrived(parcel: bytes) -> Inputs:
    """The project whose files these are: in a folder of its own, or what we ship."""
    digest = sha256(parcel).hexdigest()
    if digest not in _there:
        folder = TemporaryDirectory(prefix="deckproof-")
        home = Path(folder.name) / "project"
        word, files = unpacked(parcel)
        for name, data in files.items():
            write_whole(home / name, data, home)
        root = shipped_root() if word["shipped"] else home
        _there[digest] = folder, Inputs(Project(root, Path(folder.name) / "output"))
    _there.move_to_end(digest)
    while len(_there) > _KEPT:
        _, (folder, _) = _there.popitem(last=False)
        folder.cleanup()
    return _there[digest][1]
