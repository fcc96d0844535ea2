"""The one door through which files are read that somebody else may have made.

In: a path and what messages call it. Out: its bytes or text, of a regular file of a fair size; a
pipe, a device, a link that leads out of the project, a file too large or not UTF-8 is a Problem.
A project's folder may come from a stranger: nothing that lies outside of it is read because a link
in it says so. A link that stays inside is as good as what it names.
"""

from __future__ import annotations

import hashlib
import os
import stat
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from io import BufferedReader
from pathlib import Path, PurePath

from generator.budgets import budget, over
from generator.errors import Problem, UserError

Stamp = tuple[int, ...]
#: How a file stands: what a program that saves it changes; a folder: the names in it; None for what
#: isn't there.
Standing = tuple[int, ...] | tuple[str, ...] | None

#: What was installed with us is ours: package managers may put links there.
_INSTALLED = Path(__file__).resolve().parent / "shipped"
#: In so many seconds a disk may give two changes of a file the same time.
_TICK = 0.02
#: A linked folder counts as so many files: a few that are linked to each other lead on for ever.
_LINKED = 100
#: What was looked at, for whoever wants to know.
_LOOKED: ContextVar[dict[Path, Standing] | None] = ContextVar("_LOOKED", default=None)
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


@contextmanager
def looked_at() -> Iterator[dict[Path, Standing]]:
    """Collects the files and folders that anything asks for meanwhile, whether they are there or
    not, each as it stood when it was first asked for."""
    looked: dict[Path, Standing] = {}
    token = _LOOKED.set(looked)
    try:
        yield looked
    finally:
        _LOOKED.reset(token)


def look_at(path: Path | str) -> None:
    """Notes for `looked_at` that something hangs on a file or folder, whoever reads it."""
    looked, file = _LOOKED.get(), Path(path)
    if looked is not None and file not in looked:
        looked[file] = _standing(file)


def unchanged(looked: Mapping[Path, Standing]) -> bool:
    """Whether all of it stands as it stood: then the same comes of it."""
    return all(_standing(path) == stood for path, stood in looked.items())


def _standing(path: Path) -> Standing:
    try:
        about = os.stat(path)
        if stat.S_ISDIR(about.st_mode):
            return tuple(sorted(os.listdir(path)))
    except (OSError, ValueError):
        return None
    return about.st_mtime_ns, about.st_size, about.st_ino


def open_input(
    path: Path | str, label: str = "", *, key: str = "", cost: str = "file-bytes"
) -> BufferedReader:
    """The file, open for reading; never waits. Raises UserError unless it is a regular file that
    keeps within the budget `cost`."""
    label = label or str(path)
    look_at(path)
    try:
        file = open(os.open(path, _FLAGS), "rb")  # noqa: SIM115  (its caller closes it)
    except FileNotFoundError:
        raise UserError(Problem("there is no such file", file=label, key=key)) from None
    except (OSError, ValueError) as error:  # a name that no file can have is a ValueError
        raise UserError(_unreadable(error, label, key)) from None
    about = os.fstat(file.fileno())
    problem = None
    if stat.S_ISDIR(about.st_mode):
        problem = Problem("can't be read: Is a directory", file=label, key=key)
    elif not stat.S_ISREG(about.st_mode):
        problem = Problem("is no plain file", file=label, key=key)
    elif about.st_size > budget(cost):
        problem = over(cost, f"has {about.st_size:,} bytes", file=label, key=key)
    if problem is not None:
        file.close()
        raise UserError(problem)
    return file


def read_bytes(
    path: Path | str, label: str = "", *, key: str = "", cost: str = "file-bytes"
) -> bytes:
    """A file's bytes. Raises UserError as `open_input`."""
    with open_input(path, label, key=key, cost=cost) as file:
        try:
            return file.read(budget(cost))
        except OSError as error:
            raise UserError(_unreadable(error, label or str(path), key)) from None


def read_text(path: Path, label: str = "", *, key: str = "") -> str:
    """A file's text, without a byte order mark. Raises UserError as `open_input`, and for what is
    not UTF-8."""
    data = read_bytes(path, label, key=key, cost="text-bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        found = f"byte {error.start} is not UTF-8 text"
        hint = "save it as UTF-8"
        raise UserError(Problem(found, file=label or str(path), key=key, hint=hint)) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def digest(path: Path, label: str = "") -> str:
    """The SHA-256 of a file. Raises UserError as `open_input`."""
    with open_input(path, label, cost="output-bytes") as file:
        try:
            return hashlib.file_digest(file, "sha256").hexdigest()
        except OSError as error:
            raise UserError(_unreadable(error, label or str(path), "")) from None


def stamp(path: Path | str) -> Stamp:
    """What becomes another whenever a file does, even if it becomes again what it was; of a file
    that isn't there, nothing. For whoever keeps what was read from it."""
    look_at(path)
    try:
        about = os.stat(path)
    except OSError:
        return ()
    if 0 <= time.time() - about.st_ctime < _TICK:  # the next change might bear the same time
        time.sleep(_TICK)
        return stamp(path)
    return about.st_size, about.st_mtime_ns, about.st_ctime_ns


def require_plain(path: Path) -> None:
    """Raises UserError as `open_input`: for what a library opens by itself."""
    open_input(path).close()


def inside(path: Path, home: Path) -> Path:
    """The path with its links resolved. Raises UserError if they lead out of the folder `home`."""
    try:
        real, base = path.resolve(), home.resolve()
    except (OSError, RuntimeError) as error:  # links in a circle
        raise UserError(_unreadable(error, _named(path, home), "")) from None
    if real.is_relative_to(base) or base == _INSTALLED:
        return real
    link = next((one for one in _upwards(path, home) if one.is_symlink()), path)
    raise UserError(Problem("is a link that leads out of the project", file=_named(link, home)))


def find(home: Path, kind: str, name: str) -> Path | None:
    """The regular file `kind`/`name` in a folder, with its links resolved; None if there is none,
    or if the name climbs out of `kind`. Raises UserError for a link that leads out of `home`, and
    for a pipe or a device."""
    if not name or PurePath(name).is_absolute() or ".." in PurePath(name).parts:
        return None
    path = home / kind / name
    look_at(path)
    try:
        if not os.path.lexists(path):
            return None
        real = inside(path, home)
        mode = real.stat().st_mode
    except (OSError, ValueError):  # a name that no file can have, a link to nothing
        return None
    if stat.S_ISDIR(mode):
        return None
    if not stat.S_ISREG(mode):
        raise UserError(Problem("is no plain file", file=_named(path, home)))
    return real


def listed(folder: Path, home: Path) -> list[Path]:
    """What lies in a folder, in the order of its names; nothing if there is no such folder. Links
    to nothing are left out: editors lock files with them. Raises UserError for links that lead out
    of `home`."""
    inside(folder, home)
    look_at(folder)
    try:
        with os.scandir(folder) as entries:
            found = sorted((entry.name, entry.is_symlink()) for entry in entries)
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise UserError(_unreadable(error, _named(folder, home), "")) from None
    there = []
    for name, linked in found:
        path = folder / name
        if linked:
            if not os.path.exists(path):
                continue
            inside(path, home)
        there.append(path)
    return there


def walked(folder: Path, home: Path) -> Iterator[Path]:
    """Every regular file below a folder, links to folders followed. Raises UserError for links that
    lead out of `home`, for pipes and devices, and for more files, or deeper folders, than a
    project has."""
    count = 0
    for path, is_file in _walked(folder, home, ()):
        count += 1 if is_file or not path.is_symlink() else _LINKED
        if count > budget("files"):
            raise UserError(over("files", "holds too much", file=_named(folder, home)))
        if is_file:
            yield path


def _walked(folder: Path, home: Path, above: tuple[Path, ...]) -> Iterator[tuple[Path, bool]]:
    """Every file and folder, and whether it is a file."""
    real = inside(folder, home)
    if real in above:  # a link to a folder that it lies in
        return
    if len(above) >= budget("folder-depth"):
        outer = _named(folder, home)
        raise UserError(over("folder-depth", "lies too deep", file=f"{outer[:60]}…"))
    for path in listed(folder, home):
        try:
            mode = path.stat().st_mode
        except OSError as error:
            raise UserError(_unreadable(error, _named(path, home), "")) from None
        if stat.S_ISDIR(mode):
            yield path, False
            yield from _walked(path, home, (*above, real))
        elif stat.S_ISREG(mode):
            yield path, True
        else:
            raise UserError(Problem("is no plain file", file=_named(path, home)))


def _upwards(path: Path, home: Path) -> Iterator[Path]:
    """The path and the folders above it, up to `home`, the outermost first."""
    yield from reversed([one for one in (path, *path.parents) if one.is_relative_to(home)])


def _named(path: Path, home: Path) -> str:
    return path.relative_to(home).as_posix() if path.is_relative_to(home) else str(path)


def _unreadable(error: Exception, label: str, key: str) -> Problem:
    reason = getattr(error, "strerror", None) or str(error)
    return Problem(f"can't be read: {reason}", file=label, key=key)
