"""Files written whole or not at all and never through a link, and the date that stands in them."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from generator.errors import Problem, UserError

_BINARY = getattr(os, "O_BINARY", 0)
#: What a disk says that can't be asked to keep something at once.
_UNASKED = {errno.EBADF, errno.EINVAL, errno.ENOSYS, errno.ENOTSUP}


def source_date() -> int | None:
    """The seconds of SOURCE_DATE_EPOCH, or None. Raises UserError if it is no number."""
    written = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if written and not written.isdecimal():
        raise UserError(Problem(f"{written!r} is not a number of seconds", key="SOURCE_DATE_EPOCH"))
    return int(written) if written else None


def write_whole(
    path: Path, data: bytes, within: Path | None = None, aside: Path | None = None
) -> None:
    """Writes the file, under a temporary name first, and the folders above it; a reader sees the
    old file or the new one, even after a power cut. A link that stands at its place is replaced,
    not followed. The temporary name is in the folder `aside`, on the same disk, or beside the file.

    Raises UserError, with the old file untouched, if the folder or the disk refuses, or if a folder
    above the file is a link that leads out of the folder `within`.
    """
    if within is not None:
        refuse_links_out(path.parent, within)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, data, 0o666, aside)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Problem(f"can't be written: {reason}", file=str(path))) from None


def write_through(path: Path, data: bytes) -> None:
    """Writes a file that nobody looks at yet, and the folders above it; it is on the disk when this
    returns. Raises UserError if the disk refuses."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(Problem(f"can't be written: {reason}", file=str(path))) from None


def settle(folder: Path) -> None:
    """Has the disk remember which files lie in a folder. Raises OSError if it fails at that."""
    if sys.platform == "win32":  # which opens no folders
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:  # one may write into what one may not list
        return
    try:
        _sync(handle)
    finally:
        os.close(handle)


def refuse_links_out(folder: Path, within: Path) -> None:
    """Raises UserError if a folder leads out of the folder `within`, all links resolved: what we
    write, replace or remove lies where it seems to."""
    try:
        if folder.resolve().is_relative_to(within.resolve()):
            return
        reason = f"is a link that leads out of {within}"
    except (OSError, RuntimeError) as error:  # links in a circle
        reason = f"can't be written: {getattr(error, 'strerror', None) or error}"
    above = [one for one in (folder, *folder.parents) if one.is_relative_to(within)]
    link = next((one for one in reversed(above[:-1]) if one.is_symlink()), folder)
    raise UserError(Problem(reason, file=str(link), hint="remove the link; nothing was written"))


def _write(path: Path, data: bytes, mode: int, aside: Path | None = None) -> None:
    waiting = (aside or path.parent) / f".{path.name}.{os.getpid()}.part"
    waiting.unlink(missing_ok=True)  # what lies there may be a link
    try:
        handle = os.open(waiting, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
        os.replace(waiting, path)
    except BaseException:
        waiting.unlink(missing_ok=True)
        raise
    settle(path.parent)


def _sync(handle: int) -> None:
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _UNASKED:
            raise


def write_private(path: Path, data: bytes) -> None:
    """Whole or not at all, for nobody else to read or write: folders 0700, the file 0600."""
    for folder in (path.parent.parent, path.parent):
        if not folder.is_dir():
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.mkdir(mode=0o700, exist_ok=True)
    _write(path, data, 0o600)


def forget_oldest(folder: Path, most: int) -> None:
    """Of more files than `most`, removes the half that was last asked for longest ago. Raises
    OSError if the disk refuses."""
    known = [folder / name for name in os.listdir(folder)]
    if len(known) > most:
        ages = sorted((path.stat().st_mtime, path) for path in known)
        for _, path in ages[: len(known) // 2]:
            path.unlink(missing_ok=True)


def data_home(use: str) -> Path:
    """The person's own data folder. Raises UserError, telling what it was wanted for, if there is
    none."""
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    if given.is_absolute():  # the standard says to pass over any other
        return given
    try:
        return Path.home() / ".local" / "share"
    except RuntimeError:
        raise UserError(
            Problem(
                f"there is no home folder to {use}",
                hint="set HOME or XDG_DATA_HOME",
            )
        ) from None
