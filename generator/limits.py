"""How much one piece of work may take, and which piece it is.

In: `with step("my-game: rulebook"):` around each piece of a command's work. Out: a UserError in one
line that names it, if it takes more seconds of computing or more memory than the budgets of those
names, or nests too deeply. Computing is what the processor does for it: a busy machine, and a
person who thinks, cost nothing. What can't be broken off from within, such as a library that never
comes back, is ended with its process, by the system; the `Note` that it left then tells whoever
began that process what it was at.

Windows has no such timers: there, and beside the first thread of a process, nothing is broken off.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Protocol

from generator.budgets import budget, raised_by
from generator.errors import Problem, UserError

#: Whoever swallows the first ring hears as many more, so many seconds apart; then the process ends.
_RINGS, _APART = 3, 0.25
#: Seconds after the last ring in which the system ends a process that heard none of them.
_GRACE = 1


class Exceeded(BaseException):
    """The time of a step is up. No Exception, so that nothing on the way takes it for a fault of
    its own: `step` makes a UserError of it."""

    def __init__(self, name: str, seconds: float) -> None:
        super().__init__(name, seconds)
        self.problem = _too_long(name, seconds)


class Memory(Protocol):
    """Bytes that several processes see."""

    def __getitem__(self, part: slice, /) -> bytes: ...
    def __setitem__(self, part: slice, value: bytes, /) -> None: ...


class Note:
    """What a process is doing, where whoever began it can read it once it is dead: its step, the
    `share` of the work that it was given (-1 is none), how many signals it has `heard`, and which
    `process` it is, by its id."""

    SIZE = 256
    _NUMBER = 4  # bytes
    _TEXT = 3 * _NUMBER

    def __init__(self, memory: Memory, place: int = 0) -> None:
        self._memory, self._start = memory, place * self.SIZE

    @property
    def share(self) -> int:
        """Counted from 0."""
        return self._number(0) - 1

    @share.setter
    def share(self, share: int) -> None:
        self._put(0, share + 1)

    @property
    def heard(self) -> int:
        """How often somebody asked the process to stop."""
        return self._number(1)

    @heard.setter
    def heard(self, times: int) -> None:
        self._put(1, times)

    @property
    def process(self) -> int:
        """0 until it has begun."""
        return self._number(2)

    @process.setter
    def process(self, pid: int) -> None:
        self._put(2, pid)

    @property
    def step(self) -> str:
        """The innermost one, or what else it is at; "" once it is over."""
        text = self._memory[self._start + self._TEXT : self._start + self.SIZE]
        return text.partition(b"\0")[0].decode("utf-8", "ignore")

    @step.setter
    def step(self, step: str) -> None:
        room = self.SIZE - self._TEXT
        text = step.encode("utf-8", "replace")[:room].ljust(room, b"\0")
        self._memory[self._start + self._TEXT : self._start + self.SIZE] = text

    def _number(self, which: int) -> int:
        at = self._start + which * self._NUMBER
        return int.from_bytes(self._memory[at : at + self._NUMBER], "little")

    def _put(self, which: int, number: int) -> None:
        at = self._start + which * self._NUMBER
        self._memory[at : at + self._NUMBER] = number.to_bytes(self._NUMBER, "little")


class _Here:
    """This process: where it notes what it does, its steps, the innermost last, and of that one the
    seconds that it has and how often it was rung for."""

    note: Note | None = None
    steps: list[str] = []
    seconds = 0.0
    rings = 0


def begin(note: Note | None = None) -> None:
    """In a new process: it is in none of the steps of the one that began it; what it does is noted
    in its own `note`, if anybody will read it."""
    _Here.note, _Here.steps, _Here.rings = note, [], 0
    _system_ends(None)
    if note is not None:
        note.process = os.getpid()


def note_share(share: int) -> None:
    """Notes which share of the work this process does from here on."""
    if _Here.note is not None:
        _Here.note.share = share


def note_heard() -> None:
    """Notes that this process was asked to stop."""
    if _Here.note is not None:
        _Here.note.heard += 1


def over() -> None:
    """Notes that this process ends as it should, whatever its exit code."""
    if _Here.note is not None:
        _Here.note.step = ""


def current() -> str:
    """The innermost step that this process is in; "" if it is in none."""
    return _Here.steps[-1] if _Here.steps else ""


@contextmanager
def noted(name: str) -> Iterator[None]:
    """Notes what this process is at, without limits of its own."""
    _enter(name)
    try:
        yield
    finally:
        _leave()


@contextmanager
def step(name: str, timed: bool = True) -> Iterator[None]:
    """One piece of work: its game, and what is done, such as "my-game: sheets-a4". A step in a step
    has time of its own, which isn't counted in the outer one's; one that isn't `timed` may go on
    for ever. Raises UserError if it takes more than it may."""
    try:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        outer = _Here.seconds, _Here.rings
        with noted(name):
            left = _arm(float(budget("seconds")) if timed else 0.0)
            try:
                yield
            finally:
                _Here.seconds, _Here.rings = outer
                _time(left)
    except Exceeded as error:
        raise UserError(error.problem) from error
    except MemoryError as error:
        raise UserError(_too_much(name)) from error
    except RecursionError as error:
        raise UserError(
            Problem("something in it nests too deeply", key=name, hint="take some levels out")
        ) from error


def alive() -> None:
    """Begins the time of the innermost step anew: it has shown something, or asked a person."""
    if _Here.seconds and threading.current_thread() is threading.main_thread():
        _arm(_Here.seconds)


def _enter(name: str) -> None:
    _Here.steps.append(name)
    if _Here.note is not None:
        _Here.note.step = name


def _leave() -> None:
    _Here.steps.pop()
    if _Here.note is not None and _Here.steps:  # the last one stays: it is where to look
        _Here.note.step = current()


def _arm(seconds: float) -> float:
    """Gives the innermost step so many seconds; what the one before had left. 0 is no end."""
    if not hasattr(signal, "setitimer"):
        return 0.0
    if signal.getsignal(signal.SIGPROF) is not _ring:
        signal.signal(signal.SIGPROF, _ring)
    _Here.seconds, _Here.rings = seconds, 0
    return _time(seconds)


def _time(seconds: float) -> float:
    if not hasattr(signal, "setitimer"):
        return 0.0
    left, _ = signal.setitimer(signal.ITIMER_PROF, seconds, _APART)
    if _Here.note is not None:  # who uses us as a library has the process to themselves
        _system_ends(seconds or None)
    return left


def _ring(number: int, frame: FrameType | None) -> None:
    """The time of the innermost step is up."""
    if not _Here.steps:
        return
    _Here.rings += 1
    if _Here.rings > _RINGS:
        die(signal.SIGXCPU)
    raise Exceeded(current(), _Here.seconds)


def die(number: int) -> None:
    """Ends this process by a signal, if somebody will tell of it (`died`)."""
    if _Here.note is not None:
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


def _system_ends(seconds: float | None) -> None:
    """When the system is to end this process, if nothing else has: after so many seconds of
    computing and some grace, or never."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    soft = most
    if seconds is not None:
        soft = int(time.process_time() + seconds + _RINGS * _APART) + _GRACE
        soft = soft if most == resource.RLIM_INFINITY else min(soft, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (soft, most))


def limit_memory() -> None:
    """From here on this process, and each that it begins, has the memory of its budget. Linux holds
    it to that; other systems don't count what a process takes in this way."""
    if sys.platform != "linux":
        return
    import resource

    wanted = budget("memory") * 2**20
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    soft = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (soft, most))


def died(name: str, code: int) -> Problem:
    """Why the process that did this is dead, from its exit code, or -N for the signal N."""
    number = -code
    if number <= 0:
        return Problem(f"its process left, with exit code {code}", key=name)
    if number == getattr(signal, "SIGXCPU", None):
        return _too_long(name, budget("seconds"))
    if number == getattr(signal, "SIGALRM", None):
        return Problem("never answered", key=name)
    if number == getattr(signal, "SIGKILL", None):
        return Problem("its process was killed", key=name, hint="does the machine lack memory?")
    known = {one.value: one.name for one in signal.Signals}
    return Problem(
        f"its process broke off ({known.get(number, number)})",
        key=name,
        hint=f"what it reads is damaged, or needs more than {budget('memory'):,} MB of memory; "
        + raised_by("memory"),
    )


def _too_long(name: str, seconds: float) -> Problem:
    found = f"took more than {seconds:,g} s of computing"
    return Problem(found, key=name, hint=raised_by("seconds"))


def _too_much(name: str) -> Problem:
    found = f"took more than {budget('memory'):,} MB of memory"
    return Problem(found, key=name, hint=raised_by("memory"))
