"""An engine that isn't ours, asked for something: it must answer, and speak to nobody else.

In: a game's pack, and how long to wait. Out: a block of code in which the game may be asked. What
it prints goes to stderr, so that it can't spoil a document on stdout; what never answers is broken
off where it stands, and if it won't be, its process is ended; and it can't end our process by
leaving its own.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from types import FrameType

from generator import limits
from generator.budgets import budget
from generator.rules import GamePack
from generator.rules.registry import from_outside
from generator.simulation.overdue import broken_off

#: Code that catches what breaks it off is rung for so often, so many seconds apart.
_RINGS, _APART = 3, 1.0
#: One game may take this part of a step's time, all moves together: ours take less than a second.
_PART = 0.2


class NoAnswer(RuntimeError):
    """A game's code that was still running when its time was up."""


def patience() -> float:
    """Seconds that one game may take, unless somebody says otherwise."""
    return _PART * budget("seconds")


@contextmanager
def asked(pack: GamePack, seconds: float | None = None) -> Iterator[None]:
    """While it lasts, the game's code may run. Raises NoAnswer from where it hangs, and
    RuntimeError if it calls `sys.exit`. `seconds` are a part of a step's unless said. Games of
    ours are asked without ado."""
    if not from_outside(pack.slug):
        yield
        return
    with (
        limits.noted(f"{pack.slug}: a game"),
        redirect_stdout(sys.stderr),
        _staying(),
        _alarm(seconds or patience()),
    ):
        yield


#: What waits for a person: no time passes meanwhile, and all of it is there afterwards.
Thinking = Callable[[], AbstractContextManager[None]]


@contextmanager
def sat_with(pack: GamePack) -> Iterator[Thinking]:
    """While it lasts, a person plays the game: it has the seconds of a step, by the clock, from one
    answer of theirs to the next. Raises as `asked`."""
    if not from_outside(pack.slug):
        yield nullcontext
        return
    with _staying(), _alarm(float(budget("seconds"))) as thinking:
        yield thinking


@contextmanager
def _staying() -> Iterator[None]:
    try:
        yield
    except SystemExit as error:
        told = RuntimeError(f"it called sys.exit({error.code!r})")
        raise told.with_traceback(error.__traceback__) from None  # its place is the engine's


@contextmanager
def _alarm(seconds: float) -> Iterator[Thinking]:
    """Breaks the block off after so many seconds, where the system can: on Windows it is waited
    for, in the first thread."""
    if threading.current_thread() is not threading.main_thread():
        try:
            with broken_off(NoAnswer, seconds):
                yield nullcontext
        except NoAnswer as error:
            told = NoAnswer(f"no answer in {seconds:g} s")
            raise told.with_traceback(error.__traceback__) from None
        return
    if not hasattr(signal, "setitimer"):
        yield nullcontext
        return

    rings = 0

    def ring(number: int, frame: FrameType | None) -> None:
        nonlocal rings
        rings += 1
        if rings > _RINGS:
            limits.die(signal.SIGALRM)
        raise NoAnswer(f"no answer in {seconds:g} s")

    @contextmanager
    def thinking() -> Iterator[None]:
        signal.setitimer(signal.ITIMER_REAL, 0)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, seconds, _APART)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, _APART)
    try:
        yield thinking
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
