"""On a worker: plays the games that it is told of, and answers in JSON, whatever happens.

A project's own engine comes as files with the digest under which its owner trusts it. It is loaded
from those bytes, if they are those of the digest, for as long as the worker lives; nothing is
written, and nothing is trusted beyond that.
"""

from __future__ import annotations

import json
import platform
from base64 import b64decode
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from generator import rules
from generator.errors import Problem, UserError
from generator.rules import GamePack, own, registry
from generator.rules.sound import sound
from generator.rules.trust import BROKEN, FOLDER, UNTRUSTED, Snapshot
from generator.simulation.claims import code_hash
from generator.simulation.games import Job, tally
from generator.simulation.rows import rows
from generator.workshop.cluster import letters
from generator.workshop.cluster.mark import mark, other


@dataclass(frozen=True)
class _SentJob(Job):
    """A run of a game whose engine came with it."""

    sent: GamePack | None = None

    @property
    def pack(self) -> GamePack:
        """The game that is played."""
        assert self.sent is not None
        return self.sent


def play(run: str, start: int, stop: int) -> str:
    """The games of a run (`letters.run_of`) from `start` up to `stop`, as `letters.read` reads
    them. Raises nothing."""
    try:
        told = json.loads(run)
        if told["mark"] != mark():
            raise UserError(other(platform.node(), mark(), told["mark"]))
        task = _task(run)
        if told["rows"]:
            return letters.answer(*rows(task, start, stop))
        return letters.answer(tally(task, start, stop), [])
    except Exception as error:
        return json.dumps(letters.fault(error))


@lru_cache(maxsize=8)
def _task(run: str) -> Job:
    """Raises UserError for an engine that isn't what it is where the run comes from."""
    told = json.loads(run)
    task = _SentJob(
        told["game"],
        told["players"],
        tuple(told["agents"]),
        told["seed"],
        told["games"],
        tuple((name, value) for name, value in told["options"]),
        seconds=told["seconds"],
    )
    if told["own"] is not None:
        return replace(task, sent=_arrived(task.slug, told["own"]))
    pack = rules.pack(task.slug)
    if code_hash(pack) != told["engine"]:
        found = f"worker {platform.node()} has another engine of this name"
        raise UserError(Problem(found, key=task.slug, hint="install the same", code=BROKEN))
    return replace(task, sent=pack)


def _arrived(slug: str, sent: dict[str, Any]) -> GamePack:
    """The pack of an engine that came as files. Raises UserError if they aren't what was trusted,
    and if it can't be loaded here."""
    files = {name: b64decode(text) for name, text in sent["files"].items()}
    found = Snapshot(Path(sent["home"]), files)
    file, label = sent["file"], f"{FOLDER}/{sent['file']}"
    if found.digest != sent["trusted"] or file not in files:
        raise UserError(Problem("came as another than is trusted", file=label, code=UNTRUSTED))
    try:
        module = own.load(found, file)
    except (Exception, SystemExit) as error:
        told = f"can't be loaded on worker {platform.node()}: {type(error).__name__}: {error}"
        problem = Problem(told, file=label, code=BROKEN)
        raise registry.fault_in_engine(error) or UserError(problem) from error
    source = found.home / FOLDER / file
    return replace(
        sound(getattr(module, "PACK", None), slug, label, "", "its file as its game is"),
        home=found.home,
        source=source.parent if source.name == "__init__.py" else source,
    )
