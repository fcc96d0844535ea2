"""What an attack may take: whatever waits for ever is a failure, and not a run without an end."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_hangs_for(seconds: int) -> Iterator[None]:
    """Raises AssertionError in what is done inside after so many seconds."""

    def late(*_: object) -> None:
        raise AssertionError(f"hangs for {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
