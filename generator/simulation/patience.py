"""An engine that isn't ours, asked for something: it must answer, and speak to nobody else.

In: a game's pack, and how long to wait. Out: a block of code in which the game may be asked. What
it prints goes to stderr, so that it can't spoil a document on stdout; what never answers is broken
off where it stands; and it can't end our process by leaving its own.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from types import FrameType

from generator.rules import GamePack
from generator.rules.registry import from_outside

#: Seconds that one game may take, all moves together: ours take less than one.
MOST_SECONDS = 60.0


class NoAnswer(RuntimeError):
    """A game's code that was still running when its time was up."""


@contextmanager
def asked(pack: GamePack, seconds: float | None = None) -> Iterator[None]:
    """While it lasts, the game's code may run. Raises NoAnswer from where it hangs, and
    RuntimeError if it calls `sys.exit`. `seconds` are MOST_SECONDS unless said. Games of ours are
    asked without ado."""
    if not from_outside(pack.slug):
        yield
        return
    try:
        with redirect_stdout(sys.stderr), _alarm(seconds or MOST_SECONDS):
            yield
    except SystemExit as error:
        raise RuntimeError(f"it called sys.exit({error.code!r})") from error


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Breaks the block off after so many seconds, where the system can: on Windows, and in another
    thread than the first, it is waited for."""
    main = threading.current_thread() is threading.main_thread()
    if not main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise NoAnswer(f"no answer in {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
