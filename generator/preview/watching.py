"""Watches a project's folders, and the tables beside them, for ever: folders may go and come back,
and watching may fail.

Each folder is watched by itself, found by a walk of ours: whoever walked for us would follow a link
to the whole disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path

import watchfiles

from generator.budgets import budget
from generator.errors import UserError
from generator.inputs import inside

#: Seconds between two looks at the tables that lie beside the folders, and at whether the folders
#: are still the same ones; and between two tries to watch them at all.
_LOOK, _AGAIN = 0.25, 1.0
#: Milliseconds in which an editor has done all that it does to save a file, and at most.
_SAVED, _AT_MOST = 30, 120
#: A folder, and what tells it from another of the same name.
_Folders = Mapping[Path, int]


async def watch(
    home: Path,
    names: Sequence[str],
    files: Callable[[], Sequence[Path]],
    changed: Callable[[], Awaitable[None]],
    failed: Callable[[Exception], Awaitable[None]],
) -> None:
    """Calls `changed` after every change in the folders of those names in `home`, with all below
    them, and of the `files` that there are at any moment; `failed` hears why nothing can be
    watched. Nothing outside of `home` is watched, whatever links there are."""
    tops = [home / name for name in names]
    roots, seen = _there(tops), _below(tops, home)
    stood = _states(files)
    anew = False
    while True:
        gone = False
        try:
            if seen:
                looks = watchfiles.awatch(
                    *seen, debounce=_AT_MOST, step=_SAVED, rust_timeout=int(_LOOK * 1000),
                    yield_on_timeout=True, recursive=False,
                )  # fmt: skip
                async with contextlib.aclosing(looks):
                    async for changes in looks:
                        now = _there(tops)  # before drawing, which takes its time
                        stand = _states(files)
                        below = seen
                        if changes or now != roots:
                            below = _below(tops, home)
                        if changes or now != roots or stand != stood or anew:
                            stood, anew = stand, False
                            await changed()
                        gone = now != roots or below != seen
                        if gone:
                            roots, seen = now, below
                            anew = True  # what came into a folder before it was watched
                            break
        except Exception as error:
            await failed(error)
        if not gone:  # nothing to watch, or it failed: try again soon
            await asyncio.sleep(_AGAIN)
            roots, seen = _there(tops), _below(tops, home)
            await changed()


def _there(folders: Sequence[Path]) -> _Folders:
    """Those of the folders that there are."""
    found = {}
    for folder in folders:
        with contextlib.suppress(OSError):
            if folder.is_dir():
                found[folder] = folder.stat().st_ino
    return found


def _below(folders: Sequence[Path], home: Path) -> _Folders:
    """The folders, with all below them, where they really lie; none that lies outside of `home`,
    and no more than a project has."""
    found: dict[Path, int] = {}
    left = budget("files")
    waiting = [(folder, 0) for folder in folders]
    while waiting:
        folder, depth = waiting.pop()
        with contextlib.suppress(OSError, UserError):
            real = inside(folder, home)
            if real in found or depth > budget("folder-depth") or not real.is_dir():
                continue
            found[real] = real.stat().st_ino
            for name in _inner(real):
                left -= 1
                if left < 0:
                    return found
                waiting.append((real / name, depth + 1))
    return found


def _inner(folder: Path) -> Iterator[str]:
    """The folders in a folder, and links to some."""
    with os.scandir(folder) as entries:
        for entry in entries:
            with contextlib.suppress(OSError):  # a link to itself
                if entry.is_dir():
                    yield entry.name


def _states(files: Callable[[], Sequence[Path]]) -> dict[Path, tuple[int, int, int]]:
    """The files that there are, each with what a program that saves it changes."""
    found = {}
    with contextlib.suppress(OSError, UserError):
        for path in files():
            with contextlib.suppress(OSError):
                about = path.stat()
                found[path] = about.st_mtime_ns, about.st_size, about.st_ino
    return found
