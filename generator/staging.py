"""What is made lies aside until it is whole; then all of a game is put in its place, or nothing.

Files are staged in a hidden folder of the output folder, on the same disk, and renamed into their
places once every step of the game is there. Before the first of them is, the manifest names them
all as unfinished: whatever ends a command in between, the next build accounts for every file and
makes anew what isn't right. What an error ends in between is put back as it was.
"""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from generator.errors import Problem, UserError
from generator.files import refuse_links_out, settle, write_through
from generator.manifest import NAME, Entry, File, Manifest, Step, is_plain, lies

if sys.platform != "win32":
    import fcntl

#: What hidden folders of staged files are called.
_PREFIX = ".staged-"
#: Where disks know no locks, a folder that was begun so many seconds ago is left of something.
_DAY = 86_400.0
#: What a disk says that knows no locks of folders.
_NO_LOCKS = {errno.EBADF, errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP}


@dataclass(frozen=True)
class Finished:
    """A step whose files lie staged: the hash of what it was made from, its files by name, and what
    else the manifest tells of it."""

    step: Step
    inputs: str
    files: Mapping[str, File]
    about: Mapping[str, Any]


@dataclass(frozen=True)
class Place:
    """Where files of a game go, and what the manifest there says whose they are."""

    folder: Path
    game: str
    title: str
    edition: str


@contextmanager
def staging(output: Path) -> Iterator[Path]:
    """A hidden folder in the output folder for what isn't whole yet. It goes with what still lies
    in it at the end; what commands that were killed have left of theirs goes at once. Raises
    UserError if the disk refuses."""
    anew = not output.exists()
    try:
        output.mkdir(parents=True, exist_ok=True)
        with alone(output):
            _sweep(output)
            folder = Path(mkdtemp(prefix=_PREFIX, dir=output))
            held = _lock(folder)
    except OSError as error:
        raise _unwritable(output, error) from None
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if held is not None:
            os.close(held)
        if anew:
            with suppress(OSError):  # there is something in it: so it should be
                output.rmdir()


def sweep(output: Path) -> None:
    """Removes what commands that were killed have staged. Raises nothing: what stays there is in
    nobody's way."""
    with suppress(OSError):
        if any(name.startswith(_PREFIX) for name in os.listdir(output)):
            with alone(output):
                _sweep(output)


def stage(folder: Path, files: Mapping[str, bytes], goes_to: Path) -> dict[str, File]:
    """Puts files by their names below a folder of a staging, one by one; what to note of them. What
    lies in the folder that they go to as it is needn't be written again: it gets a second name.
    Raises UserError if the disk refuses."""
    for place in {(folder / name).parent for name in files}:
        refuse_links_out(place, folder)
    noted = {}
    for name in files:
        data = files[name]
        noted[name] = file = File(sha256=hashlib.sha256(data).hexdigest(), bytes=len(data))
        if _named_again(goes_to, folder, name, file):
            continue
        try:
            write_through(folder / name, data)
        except UserError as error:  # nobody knows the staging, and it is about to go
            at = str(goes_to / name)
            raise UserError(replace(one, file=at) for one in error.problems) from None
    return dict(sorted(noted.items()))


def _named_again(there: Path, folder: Path, name: str, file: File) -> bool:
    """Gives the file that lies there a second name in the folder, if it is the one that is wanted;
    whether it was."""
    staged = folder / name
    try:
        if not is_plain(there, name) or (there / name).stat().st_size != file.bytes:
            return False
        staged.parent.mkdir(parents=True, exist_ok=True)
        os.link(there / name, staged, follow_symlinks=False)
    except (OSError, NotImplementedError):  # this disk knows no second names
        return False
    if lies(folder, name, file):
        return True
    staged.unlink()  # whoever writes here now would write there
    return False


def publish(
    staged: Path,
    place: Place,
    finished: Sequence[Finished],
    gone: Iterable[Step] = (),
) -> Manifest:
    """Puts the files of these steps, which lie in `staged`, into their place, removes what the
    steps had made before and no longer make, and the files of the steps that are `gone`; answers
    the manifest, which comes last.

    Raises UserError, with everything as it was, if the disk refuses, or for a link that leads out
    of the output folder.
    """
    folder = place.folder
    names = list(dict.fromkeys(name for one in finished for name in one.files))
    with alone(folder.parent):
        before = Manifest.ours(folder, place.game)
        after = Manifest(place.game, place.title, place.edition, dict(before.steps))
        meanwhile = replace(after, steps=dict(before.steps))
        for one in finished:
            entry = after.steps[one.step] = Entry(
                kind=one.step.kind,
                paper=one.step.paper,
                form=one.step.form,
                ink=one.step.ink,
                inputs=one.inputs,
                about=dict(one.about),
                files=dict(one.files),
            )
            old = before.steps.get(one.step)
            both = {**(old.files if old else {}), **entry.files}
            meanwhile.steps[one.step] = replace(entry, inputs="", files=both)
        for step in gone:
            after.steps.pop(step, None)
        there = after.files()
        leaving = [name for name in before.files() if name not in there]
        for above in {(folder / name).parent for name in (*names, *leaving)}:
            refuse_links_out(above, folder.parent)
        with _Change(staged, folder) as change:
            change.keep(folder / NAME)
            meanwhile.write(folder, staged)
            for name in names:
                change.put(staged / name, folder / name)
            for name in leaving:
                change.remove(folder / name)
            change.settle()
            after.write(folder, staged)
        _prune(folder, leaving)
    return after


@contextmanager
def alone(output: Path) -> Iterator[None]:
    """While it lasts, no other command of ours puts anything into this output folder; where the
    disk knows no locks, one might."""
    handle = _lock(output)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


class _Change:
    """Files put in place one by one; if anything ends it early, all are put back as they were."""

    def __init__(self, staged: Path, folder: Path) -> None:
        self._aside, self._folder = staged, folder
        self._done: list[tuple[Path, Path | None]] = []
        self._made: list[Path] = []
        self._at = folder

    def __enter__(self) -> _Change:
        try:
            self._aside.mkdir(parents=True, exist_ok=True)
            self._aside = Path(mkdtemp(prefix=".before-", dir=self._aside))
            self._open(self._folder)
        except OSError as error:
            self._back()
            raise _unwritable(self._at, error) from None
        return self

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if error is None:
            return
        self._back()
        if isinstance(error, OSError):
            raise _unwritable(self._at, error) from None

    def keep(self, place: Path) -> None:
        """Keeps what lies at a place, to put it back."""
        self._at = place
        old = self._aside / str(len(self._done))
        if not os.path.lexists(place):
            self._done.append((place, None))
        elif place.is_symlink() or not place.is_dir():
            self._done.append((place, old))
            try:
                os.link(place, old, follow_symlinks=False)
            except (OSError, NotImplementedError):  # this disk knows no second names
                os.replace(place, old)

    def put(self, new: Path, place: Path) -> None:
        """Renames a file into its place."""
        self._at = place
        self._open(place.parent)
        self.keep(place)
        os.replace(new, place)

    def remove(self, place: Path) -> None:
        """Removes a file, if one is there."""
        self.keep(place)
        if place.is_symlink() or place.is_file():
            place.unlink()

    def settle(self) -> None:
        """Has the disk remember what was renamed."""
        for folder in {place.parent for place, _ in self._done} | {
            one.parent for one in self._made
        }:
            if folder.is_dir():
                settle(folder)

    def _open(self, folder: Path) -> None:
        self._at = folder
        for one in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
            one.mkdir()
            self._made.append(one)

    def _back(self) -> None:
        for place, old in reversed(self._done):
            with suppress(OSError):
                if old is None:
                    place.unlink(missing_ok=True)
                elif os.path.lexists(old):
                    os.replace(old, place)
        for folder in reversed(self._made):
            with suppress(OSError):
                folder.rmdir()


def _prune(folder: Path, gone: Iterable[str]) -> None:
    """Removes the folders that nothing is left in."""
    for name in gone:
        above = (folder / name).parent
        while above != folder and not above.is_symlink():
            try:
                above.rmdir()
            except OSError:
                break
            above = above.parent


def _sweep(output: Path) -> None:
    """Removes what killed commands have staged."""
    with os.scandir(output) as entries:
        found = [
            Path(entry.path)
            for entry in entries
            if entry.name.startswith(_PREFIX) and entry.is_dir(follow_symlinks=False)
        ]
    for folder in found:
        with suppress(OSError):
            if _is_left(folder):
                shutil.rmtree(folder, ignore_errors=True)


def _is_left(folder: Path) -> bool:
    """Whether whoever staged here is no more: a lock goes with its owner."""
    try:
        handle = _lock(folder, wait=False)
    except BlockingIOError:
        return False
    if handle is None:
        return time.time() - folder.stat().st_mtime > _DAY
    os.close(handle)
    return True


def _lock(folder: Path, wait: bool = True) -> int | None:
    """Locks a folder for this process and those that it forks, until the handle is closed; None if
    the disk knows no locks. Raises BlockingIOError if it should not wait and would have to."""
    if sys.platform == "win32":
        return None
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except BaseException as error:
        os.close(handle)
        if isinstance(error, OSError) and error.errno in _NO_LOCKS:
            return None
        raise
    return handle


def _unwritable(path: Path, error: OSError) -> UserError:
    return UserError(Problem(f"can't be written: {error.strerror or error}", file=str(path)))
