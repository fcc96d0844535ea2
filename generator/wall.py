"""A command does its work behind a wall: in a process of its own, while this one waits.

Whatever ends that process (a library that breaks, the system, which gives a process only so much
memory and so much computing) is one line, with what it was doing, and exit code 2; and whatever
stops this one stops that one. Where there is no such forking (Windows; macOS, whose own libraries
don't bear it) the work is done in the command's first process. Its temporary files go with it,
whichever way it ends.
"""

from __future__ import annotations

import atexit
import mmap
import os
import signal
import sys
import time
from typing import NoReturn

from generator import limits, processes, scratch

#: Seconds in which a signal that went to a whole group of processes has reached all of them.
_REACHED = 0.1
#: Seconds after which a stopped process that doesn't end is ended.
_PATIENCE = 3.0


def go_behind(command: str) -> None:
    """Answers in the process that is to do the work of a command; the one that called this waits
    for it, and ends as it does. Only for a command that `processes.listen`s: any other program
    (a test, a script) that calls one goes on by itself, and so it does here."""
    heeded = processes.heeded()
    if not heeded:
        return
    scratch.begin()
    if sys.platform != "linux":
        atexit.register(scratch.clear)
        return
    memory = mmap.mmap(-1, limits.Note.SIZE)
    note = limits.Note(memory)
    note.step = command
    parent = os.getpid()
    sys.stdout.flush()
    sys.stderr.flush()
    signal.pthread_sigmask(signal.SIG_BLOCK, {*heeded, signal.SIGCHLD})
    child = os.fork()
    if child:
        _wait(child, note, heeded)
    processes.die_with(parent)
    limits.begin(note)
    limits.limit_memory()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {*heeded, signal.SIGCHLD})


def _wait(child: int, note: limits.Note, heeded: set[signal.Signals]) -> NoReturn:
    """Until the child has ended, hands on every signal that didn't reach it by itself."""
    asked, by, until = 0, 0, 0.0
    while True:
        left = max(0.0, until - time.monotonic()) if asked else 3600.0
        told = signal.sigtimedwait({*heeded, signal.SIGCHLD}, left)
        if told is not None and told.si_signo in heeded:
            by = by or told.si_signo
            asked += 1
            until = until or time.monotonic() + _PATIENCE
            time.sleep(_REACHED)
            if note.heard < asked:
                os.kill(child, told.si_signo)
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            _end(status, note, by)
        if asked and time.monotonic() > until:
            os.kill(child, signal.SIGKILL)
            processes.end(128 + by)


def _end(status: int, note: limits.Note, by: int) -> NoReturn:
    scratch.clear()
    code = os.waitstatus_to_exitcode(status)
    if not note.step and code >= 0:
        os._exit(code)
    if by or not note.step:  # it was stopped so late, or so early, that it heard no more of it
        os._exit(128 + (by or -code))
    processes.end(2, str(limits.died(note.step, code)))
