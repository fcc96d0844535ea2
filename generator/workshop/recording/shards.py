"""A recording under way: a folder beside the file, with a shard of games after the other.

In: the rows and the tally of a span of games. Out: shards that are written whole or not at all, and
in the end the file. A shard counts once its tally lies beside it.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from generator.errors import Problem, UserError
from generator.files import write_whole
from generator.inputs import read_text
from generator.simulation.kept import as_plain, of_plain
from generator.simulation.rows import Row
from generator.simulation.tally import Tally

_RUN, _WHOLE = "run.json", "whole"


class Writer(Protocol):
    """One kind of file."""

    def shard(self, rows: Sequence[Row]) -> bytes:
        """A part of the file."""

    def join(self, shards: Iterable[Path], to: Path) -> None:
        """Writes the file of all its parts, one after the other. Raises OSError, and UserError for
        a part that is none."""


class Shards:
    """The shards of one file; `told` is what decides how the games of the run go."""

    def __init__(self, file: Path, writer: Writer, told: dict[str, Any], size: int) -> None:
        self.file, self._writer, self._size = file, writer, size
        self._told = told | {"shard": size}
        self._folder = file.with_name(f"{file.name}.part")
        self._kept: list[tuple[int, int]] = []

    def begin(self, games: int) -> int:
        """How many games are played already. Raises UserError if the file is there, or if what was
        begun is another run, or a longer one."""
        if os.path.lexists(self.file):
            raise self._refusal(self.file, "is there already", "name another, or remove it")
        run = self._folder / _RUN
        if not os.path.lexists(run):
            write_whole(run, (json.dumps(self._told, indent=1) + "\n").encode())
            return 0
        before = self._read(run)
        for name, value in self._told.items():
            if before.get(name) != value:
                found = f"was begun with another {name}"
                if name not in ("engine", "shard"):
                    found += f" ({_shown(before.get(name))}, not {_shown(value)})"
                raise self._refusal(self._folder, found, "run that again, or remove the folder")
        done = 0
        while (tally := self._folder / f"{done:012}.json").is_file():
            stop = self._read(tally).get("stop")
            if not isinstance(stop, int) or stop <= done or not self._part(done).is_file():
                break
            if stop - done != self._size and stop != games:
                break  # the end of a shorter run
            self._kept.append((done, stop))
            done = stop
        if done > games:
            found = f"has {done:,} games of that run already"
            raise self._refusal(self._folder, found, "ask for as many, or remove the folder")
        return done

    def keep(self, start: int, rows: Sequence[Row], counted: Tally) -> None:
        """Keeps the games from `start` on. Raises UserError if the disk refuses."""
        stop = start + len(rows)
        write_whole(self._part(start), self._writer.shard(rows))
        about = {"stop": stop, "tally": as_plain(counted)}
        write_whole(self._folder / f"{start:012}.json", json.dumps(about).encode())
        self._kept.append((start, stop))

    def finish(self) -> Tally:
        """Makes the file of all shards, removes them, and answers the tally of all. Raises
        UserError if the disk refuses, or if a shard was altered."""
        counted = Tally()
        for start, _ in self._kept:
            path = self._folder / f"{start:012}.json"
            try:
                counted.merge(of_plain(self._read(path)["tally"]))
            except (KeyError, TypeError, ValueError, AttributeError):
                raise self._refusal(path, "is no tally", "remove the folder") from None
        whole = self._folder / _WHOLE
        try:
            whole.unlink(missing_ok=True)
            self._writer.join((self._part(start) for start, _ in self._kept), whole)
            os.replace(whole, self.file)
        except OSError as error:
            reason = f"can't be written: {error.strerror or error}"
            raise UserError(Problem(reason, file=str(self.file))) from None
        shutil.rmtree(self._folder, ignore_errors=True)
        return of_plain(as_plain(counted))  # in the order that it has without a recording

    def _part(self, start: int) -> Path:
        return self._folder / f"{start:012}{self.file.suffix.lower()}"

    def _read(self, path: Path) -> dict[str, Any]:
        try:
            found = json.loads(read_text(path))
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self._refusal(path, "is nothing that a recording keeps", "remove the folder")
        return found

    def _refusal(self, path: Path, found: str, hint: str) -> UserError:
        return UserError(Problem(found, file=str(path), key="--record", hint=hint))


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
