"""Work with an engine that isn't ours, in a process of its own: one that never answers is ended.

In: a function that says what it finds, piece by piece. Out: what it said; and if nothing was heard
for so many seconds, or the process is gone, `Unheard`, with the engine's line where that can be
known. An engine that loops for ever in one move can't be stopped from beside it; its process can.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from multiprocessing import Pipe, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from generator import limits
from generator.errors import Problem
from generator.processes import new_processes, work_for_another
from generator.rules.registry import fault_in_engine

Say = Callable[[Any], None]
#: A process that was asked to end and to say where it is has so many seconds for it.
_LAST_WORDS = 2.0


class Unheard(Exception):
    """No answer. `looping` is False if the process is gone instead; `file` and `line` are where it
    was, or "" and 0 where that can't be known."""

    def __init__(self, looping: bool, file: str = "", line: int = 0) -> None:
        super().__init__(looping, file, line)
        self.looping, self.file, self.line = looping, file, line


class _Enough(BaseException):
    """Raised in the middle of whatever the process does, so that its traceback says what."""


def apart(work: Callable[..., None], *arguments: Any, patience: float) -> Iterator[Any]:
    """What `work(say, *arguments)` says, as it says it; None is only a sign of life and left out.

    All of it is pickled. Raises what `work` raises, and Unheard if it says nothing for `patience`
    seconds.
    """
    here, there = Pipe(duplex=False)
    process = new_processes().Process(target=_run, args=(there, work, arguments))
    process.start()
    there.close()
    try:
        while here.poll(patience):
            word, value = here.recv()
            if word == "raised":
                raise value
            if word == "done":
                return
            if word == "left":
                raise Unheard(False, *value)
            if value is not None:
                yield value
        raise Unheard(True, *_last_words(process, here))
    except EOFError:
        raise Unheard(False) from None
    finally:
        _end(process)
        here.close()


def _last_words(process: BaseProcess, here: Connection) -> tuple[str, int]:
    """Where a process is that doesn't answer, if its engine lets it be asked."""
    process.terminate()
    with suppress(EOFError, OSError):
        while here.poll(_LAST_WORDS):
            word, value = here.recv()
            if word == "at":
                file, line = value
                return str(file), int(line)
    return "", 0


def _end(process: BaseProcess) -> None:
    """Ends a process and all that it began."""
    if process.is_alive() and hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            if os.getpgid(process.pid or 0) == process.pid:
                os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.join()


def _run(there: Connection, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """In the new process, which leads a group of its own. What is printed goes to stderr."""
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    work_for_another()
    limits.begin()
    Thread(target=_die_with_parent, daemon=True).start()

    def enough(number: int, frame: Any) -> None:
        signal.signal(number, signal.SIG_IGN)
        raise _Enough

    signal.signal(signal.SIGTERM, enough)
    try:
        with redirect_stdout(sys.stderr):
            work(lambda value: there.send(("said", value)), *arguments)
        there.send(("done", None))
    except _Enough as error:
        there.send(("at", _where(error)))
    except Exception as error:
        there.send(("raised", error))
    except BaseException as error:  # sys.exit() and the like, of an engine
        there.send(("left", _where(error)))
    finally:
        there.close()


def _where(error: BaseException) -> tuple[str, int]:
    """The engine's line that led to an exception, or "" and 0."""
    fault = fault_in_engine(error)
    at = fault.problems[0] if fault is not None else Problem("")
    return at.file, at.line


def _die_with_parent() -> None:
    """Nothing loops on when the command was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        if hasattr(os, "killpg"):
            os.killpg(0, signal.SIGKILL)
        os._exit(1)
