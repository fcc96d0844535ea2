"""Code that is broken off in another thread than the first, where no signal of the system comes: on
a Dask worker, whose first thread is Dask's.

In: an exception, and seconds. Out: a block of code in which that exception is raised, from where it
hangs, once the seconds are over, and again each second until the block is left. One watcher, a
thread that ends with its process, looks after all blocks. What hangs in a library, outside of
Python, hears nothing until it comes back.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

#: Seconds between two looks of the watcher, and between two rings for the same block.
_LOOK, _APART = 0.1, 1.0
_raise = ctypes.pythonapi.PyThreadState_SetAsyncExc


@dataclass
class _Block:
    due: float  # on the clock that only goes forward
    error: type[BaseException]


_blocks: dict[int, _Block] = {}  # by thread
_changing = threading.Lock()
_watcher: threading.Thread | None = None


@contextmanager
def broken_off(error: type[BaseException], seconds: float) -> Iterator[None]:
    """While it lasts, this thread may run for so many seconds, by the clock; then `error` is raised
    in it, without words. Blocks don't lie inside each other."""
    here = threading.get_ident()
    _watched(here, _Block(time.monotonic() + seconds, error))
    try:
        yield
    finally:
        while here in _blocks:
            try:
                _left(here)
            except error:
                continue  # it rang at this very moment, for what is over


def _watched(thread: int, block: _Block) -> None:
    global _watcher
    with _changing:
        _blocks[thread] = block
        if _watcher is None or not _watcher.is_alive():
            _watcher = threading.Thread(target=_watch, name="overdue", daemon=True)
            _watcher.start()


def _left(thread: int) -> None:
    with _changing:
        _raise(ctypes.c_ulong(thread), None)  # a ring that hasn't been heard yet
        _blocks.pop(thread, None)


def _watch() -> None:
    while True:
        time.sleep(_LOOK)
        now = time.monotonic()
        with _changing:
            for thread, block in _blocks.items():
                if now >= block.due:
                    block.due = now + _APART
                    _raise(ctypes.c_ulong(thread), ctypes.py_object(block.error))
