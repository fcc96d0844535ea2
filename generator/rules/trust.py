"""Whether a project's own Python may run: what lies in its `rules/`, and what was said of that.

In: a project's folder. Out: a `Snapshot` of every file in its `rules/`, and the answer to whether a
person has allowed this content in this folder. What is hashed is what is run: an engine is compiled
from the snapshot's bytes, never from the disk once more. Nothing here runs or imports anything.

What was trusted is kept in the person's own data folder, a small file a project, never in the
project: a folder that comes from somebody else can't bring its own permission.
"""

from __future__ import annotations

import json
import os
import shlex
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Literal

from generator.errors import Problem, UserError
from generator.files import data_home, write_private

#: The folder of a project that holds engines of its own.
FOLDER = "rules"
#: Finding codes: an engine that may not run, and one that can't.
UNTRUSTED, BROKEN = "engine-untrusted", "engine-broken"

Standing = Literal["trusted", "changed", "unknown"]


@dataclass(frozen=True)
class Snapshot:
    """Every file of a project's `rules/` as it was read, once: path below `rules/` -> content.

    Names that begin with a dot are left out: no import can name them, and editors keep theirs
    there. `home` is the project's folder with all links resolved.
    """

    home: Path
    files: Mapping[str, bytes]

    @cached_property
    def digest(self) -> str:
        """The hash of all names and contents."""
        digest = sha256()
        for name, data in sorted(self.files.items()):
            digest.update(f"{name}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
            digest.update(data)
        return digest.hexdigest()

    @property
    def standing(self) -> Standing:
        """What was said of this folder: this content is trusted, another was, or nothing."""
        kept = _kept(self.home)
        if kept is None:
            return "unknown"
        return "trusted" if kept == self.digest else "changed"

    def require(self, file: str) -> None:
        """Raises UserError, naming the engine's `file` or folder ("rules/garden/"), unless it is
        trusted."""
        standing = self.standing
        if standing == "trusted":
            return
        command = f"run '{remedy(self.home)}'"
        if standing == "changed":
            found = f"{FOLDER}/ is not what it was when you trusted it"
            hint = f"read what is new, then {command}"
        else:
            found = "is Python of this project's own, which runs only where it is trusted"
            hint = f"read it, then {command}"
        raise UserError(Problem(found, file=file, hint=hint, code=UNTRUSTED))


def snapshot(home: Path) -> Snapshot:
    """The files of a project's `rules/`; none if there is no such folder.

    Raises UserError for a link that leads out of it, for what is no plain file, and for what can't
    be read.
    """
    real = home.resolve()
    folder = real / FOLDER
    if folder.is_symlink():
        raise _refused(FOLDER, "is a link; what is trusted must lie in the project itself")
    return Snapshot(real, dict(_read(folder, real)) if folder.is_dir() else {})


def _read(folder: Path, home: Path) -> Iterator[tuple[str, bytes]]:
    inside = home / FOLDER
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        raise _unreadable(folder, home, error) from None
    for entry in entries:
        if entry.name.startswith("."):
            continue
        path = folder / entry.name
        label = path.relative_to(home).as_posix()
        if entry.is_symlink():
            target = path.resolve()
            if not target.is_relative_to(inside):
                raise _refused(label, f"is a link that leads out of {FOLDER}/")
            if target.is_dir():
                raise _refused(label, "is a link to a folder; put the files themselves there")
        elif entry.is_dir(follow_symlinks=False):
            yield from _read(path, home)
            continue
        try:
            with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise _refused(label, "is no plain file")
                yield path.relative_to(inside).as_posix(), file.read()
        except OSError as error:
            raise _unreadable(path, home, error) from None


def _refused(label: str, found: str) -> UserError:
    return UserError(Problem(found, file=label, code=UNTRUSTED))


def _unreadable(path: Path, home: Path, error: OSError) -> UserError:
    found = f"can't be read: {error.strerror or error}"
    return UserError(Problem(found, file=path.relative_to(home).as_posix(), code=UNTRUSTED))


def remedy(home: Path) -> str:
    """The command that trusts a folder, as it would be typed where we are."""
    try:
        here = home.resolve() == Path.cwd().resolve()
    except OSError:  # a current folder that is no more
        here = False
    return "deckproof trust" if here else f"deckproof trust --project {shlex.quote(str(home))}"


def trust(home: Path) -> Snapshot:
    """Lets the Python of a project's `rules/` run as it is now. Raises UserError if there is none,
    if it can't be read, or if that can't be remembered."""
    found = snapshot(home)
    if not found.files:
        raise UserError(
            Problem(f"has no Python of its own to trust: no {FOLDER}/ with a file", file=str(home))
        )
    path = _record(found.home)
    said = {"folder": str(found.home), "sha256": found.digest}
    try:
        write_private(path, f"{json.dumps(said, indent=1)}\n".encode())
    except OSError as error:
        reason = f"can't be written: {error.strerror or error}"
        raise UserError(Problem(reason, file=str(path))) from None
    return found


def revoke(home: Path) -> bool:
    """Takes back what was said of a folder; whether there was anything. Raises UserError."""
    path = _record(home.resolve())
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    except OSError as error:
        reason = f"can't be removed: {error.strerror or error}"
        raise UserError(Problem(reason, file=str(path))) from None
    return True


def _kept(home: Path) -> str | None:
    """The hash that was trusted for a folder, if any; a file that isn't ours says nothing."""
    try:
        said = json.loads(_record(home).read_text("utf-8"))
        return str(said["sha256"]) if said["folder"] == str(home) else None
    except (OSError, ValueError, KeyError, TypeError, UserError):
        return None


def _record(home: Path) -> Path:
    """Where it is kept what was said of a folder (its real path)."""
    name = sha256(os.fsencode(home)).hexdigest()[:32]
    return data_home("remember in what is trusted") / "deckproof" / "trust" / f"{name}.json"
