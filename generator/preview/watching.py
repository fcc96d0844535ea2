"""Watches a project's folders, and the tables beside them, for ever: folders may go and come back,
and watching may fail."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import watchfiles

from generator.errors import UserError

#: Seconds between two looks at the tables that lie beside the folders, and at whether the folders
#: are still the same ones; and between two tries to watch them at all.
_LOOK, _AGAIN = 0.25, 1.0
#: Milliseconds in which an editor has done all that it does to save a file, and at most.
_SAVED, _AT_MOST = 30, 120


async def watch(
    folders: Sequence[Path],
    files: Callable[[], Sequence[Path]],
    changed: Callable[[], Awaitable[None]],
    failed: Callable[[Exception], Awaitable[None]],
) -> None:
    """Calls `changed` after every change in the folders, with all below them, and of the `files`
    that there are at any moment; `failed` hears why nothing can be watched."""
    seen = _there(folders)
    stood = _states(files)
    while True:
        now = seen
        try:
            if seen:
                looks = watchfiles.awatch(
                    *seen, debounce=_AT_MOST, step=_SAVED, rust_timeout=int(_LOOK * 1000),
                    yield_on_timeout=True,
                )  # fmt: skip
                async with contextlib.aclosing(looks):
                    async for changes in looks:
                        now = _there(folders)  # before drawing, which takes its time
                        stand = _states(files)
                        if changes or now != seen or stand != stood:
                            stood = stand
                            await changed()
                        if now != seen:
                            break
        except Exception as error:
            await failed(error)
        if now == seen:  # nothing to watch, or it failed: try again soon
            await asyncio.sleep(_AGAIN)
            now = _there(folders)
            await changed()
        seen = now


def _there(folders: Sequence[Path]) -> dict[Path, int]:
    """The folders that there are, each with what tells it from another of the same name."""
    found = {}
    for folder in folders:
        with contextlib.suppress(OSError):
            if folder.is_dir():
                found[folder] = folder.stat().st_ino
    return found


def _states(files: Callable[[], Sequence[Path]]) -> dict[Path, tuple[int, int, int]]:
    """The files that there are, each with what a program that saves it changes."""
    found = {}
    with contextlib.suppress(OSError, UserError):
        for path in files():
            with contextlib.suppress(OSError):
                about = path.stat()
                found[path] = about.st_mtime_ns, about.st_size, about.st_ino
    return found
