"""Other processes of ours: pools that leave nobody behind, and signals that stop a command.

Every pool is begun by `pool`. Its workers leave Ctrl+C to the command that they work for, and die
with it, however that ends. A command that `listens` is stopped by SIGINT, SIGTERM and SIGHUP alike:
`Stopped` is raised once; if that doesn't end it in a second, or another signal comes, it is ended.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from threading import Thread, Timer
from types import FrameType
from typing import Any

from generator.errors import Problem, UserError

#: What a person or a machine stops a command with; Windows has no SIGHUP.
_SIGNALS = [signal.SIGINT, signal.SIGTERM, *filter(None, [getattr(signal, "SIGHUP", None)])]
#: Seconds in which a stopped command puts things away.
_PATIENCE = 1.0
_PR_SET_PDEATHSIG = 1


class Stopped(BaseException):
    """A signal asks the command to end; `exit_code` is what it ends with. No KeyboardInterrupt:
    Click would say a line of its own."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


def listen() -> None:
    """From here on this process, a command's, is stopped by signals as this module says."""
    sys.unraisablehook = _unraisable
    for number in _SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN or number == signal.SIGINT:
            signal.signal(number, _stop)  # what nohup has turned off stays so


def _unraisable(lost: Any) -> None:
    """A library that calls us back from C may lose `Stopped` on the way: then the timer of `_stop`
    ends the command, and there is nothing to tell."""
    if not isinstance(lost.exc_value, Stopped):
        sys.__unraisablehook__(lost)


def deaf() -> None:
    """From here on signals do what they do to any program: the command has said all it had to."""
    for number in _SIGNALS:
        if signal.getsignal(number) is _stop:
            signal.signal(number, signal.SIG_DFL)


def end(code: int, told: str = "stopped") -> None:
    """Ends this process and all that it began, with one line, at once."""
    for child in multiprocessing.active_children():
        with suppress(Exception):
            child.kill()
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    with suppress(OSError):
        os.write(2, f"{told}\n".encode())
    os._exit(code)


def _stop(number: int, frame: FrameType | None) -> None:
    code = 128 + number
    for one in _SIGNALS:
        if signal.getsignal(one) is _stop:
            signal.signal(one, lambda again, _: end(code))
    last = Timer(_PATIENCE, end, (code,))
    last.daemon = True
    last.start()
    raise Stopped(number)


@contextmanager
def pool(
    workers: int, ready: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes, each of which calls `ready(*given)` first. Whatever ends the work early
    ends the workers, too. Raises UserError if one of them was killed."""
    made = ProcessPoolExecutor(workers, initializer=_begin, initargs=(os.getpid(), ready, given))
    try:
        yield made
    except BrokenProcessPool:
        raise UserError(
            Problem("a process of ours was killed", hint="does the machine lack memory?")
        ) from None
    except BaseException as error:
        made.shutdown(wait=False, cancel_futures=True)
        if not isinstance(error, Exception):
            for worker in list((getattr(made, "_processes", None) or {}).values()):
                worker.kill()
        raise
    finally:
        made.shutdown(wait=True)


def _begin(parent: int, ready: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    """In a new worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in _SIGNALS[1:]:
        signal.signal(number, signal.SIG_DFL)
    die_with(parent)
    if ready is not None:
        ready(*given)


def die_with(parent: int) -> None:
    """This process ends when its parent does, even if that is killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)
        return
    Thread(target=_outlived, daemon=True).start()


def _outlived() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
