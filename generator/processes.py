"""Other processes of ours: pools that leave nobody behind, and signals that stop a command.

Every pool is begun by `pool`. Its workers leave Ctrl+C to the command that they work for, and die
with it, however that ends; when one of them dies, the line says what it was doing, and with
`side_by_side` the work of the others goes on. A command that `listens` is stopped by SIGINT,
SIGTERM and SIGHUP alike: `Stopped` is raised once; if that doesn't end it in two seconds, or
another signal comes, it is ended.
"""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context, get_start_method
from threading import Lock, Thread, Timer
from types import FrameType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from generator import limits, scratch
from generator.errors import Problem, UserError
from generator.surroundings import surrounded

if sys.platform != "win32":
    from multiprocessing.context import ForkContext, ForkProcess

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext
    from multiprocessing.process import BaseProcess

Share = TypeVar("Share")
Answer = TypeVar("Answer")

#: What a person or a machine stops a command with; Windows has no SIGHUP.
_SIGNALS = [signal.SIGINT, signal.SIGTERM, *filter(None, [getattr(signal, "SIGHUP", None)])]
#: Seconds in which a stopped command puts things away.
_PATIENCE = 2.0
_PR_SET_PDEATHSIG = 1
#: What this process was asked to end by, once it was.
_asked: list[int] = []
#: When Python looks for rubbish: so many new things, so many looks before it looks further back.
_SELDOM = (100_000, 50, 100)


class Stopped(BaseException):
    """A signal asks the command to end; `exit_code` is what it ends with. No KeyboardInterrupt:
    Click would say a line of its own."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


def collect_seldom() -> None:
    """Has Python look for rubbish less often: a deck is many small things that live to its end, and
    looking through them took an eighth of the sheets of 1,000 cards."""
    gc.set_threshold(*_SELDOM)


def listen() -> None:
    """From here on this process, a command's, is stopped by signals as this module says."""
    sys.unraisablehook = _unraisable
    for number in _SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN or number == signal.SIGINT:
            signal.signal(number, _stop)  # what nohup has turned off stays so


def heeded() -> set[signal.Signals]:
    """The signals that this process is stopped by; none if it doesn't listen."""
    return {number for number in _SIGNALS if signal.getsignal(number) is _stop}


def _unraisable(lost: Any) -> None:
    """A library that calls us back from C may lose `Stopped` on the way, or a limit's bell: then
    the timer of `_stop` ends the command, or it rings again, and there is nothing to tell."""
    if not isinstance(lost.exc_value, (Stopped, limits.Exceeded)):
        sys.__unraisablehook__(lost)


def still_wanted() -> None:
    """Raises Stopped where this process was asked to end: what a command says of a fault after that
    is of its ending, and of nobody's doing."""
    for number in _asked:
        raise Stopped(number)


def deaf() -> None:
    """From here on signals do what they do to any program: the command has said all it had to."""
    limits.over()
    for number in heeded():
        signal.signal(number, signal.SIG_DFL)


def end(code: int, told: str = "stopped") -> NoReturn:
    """Ends this process and all that it began, with one line, at once."""
    limits.over()
    for one in multiprocessing.active_children():
        with suppress(Exception):
            one.kill()
    scratch.clear()
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    with suppress(OSError):
        os.write(2, f"{told}\n".encode())
    ended: set[int] = set()
    while new := _children() - ended:
        for child in new:
            with suppress(OSError):
                os.kill(child, signal.SIGTERM)
        ended |= new
    os._exit(code)


def _children() -> set[int]:
    """The processes that this one began, where Linux tells: also those of which their library in
    another thread doesn't know yet, and which would tell us how sorely they miss it."""
    found = set()
    with suppress(OSError):
        for name in filter(str.isdecimal, os.listdir("/proc")):
            with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
                if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                    found.add(int(name))
    return found


def _stop(number: int, frame: FrameType | None) -> None:
    limits.note_heard()
    _asked.append(number)
    code = 128 + number
    for one in heeded():
        signal.signal(one, lambda again, _: end(code))
    last = Timer(_PATIENCE, end, (code,))
    last.daemon = True
    last.start()
    raise Stopped(number)


class Died(UserError):
    """Workers of a pool died: one line for each that died by itself, with what it was doing.
    `of_shares` has that line for each share of the work that one of them had begun."""

    def __init__(self, of_shares: Mapping[int, Problem], others: Sequence[Problem] = ()) -> None:
        super().__init__(dict.fromkeys((*of_shares.values(), *others)))
        self.of_shares = dict(of_shares)


def new_processes() -> ForkContext | SpawnContext:
    """How processes are begun here: forked where that is usual, for a server that forks them, as
    Python 3.14 has it, is no parent that they could die with.

    Where they aren't forked, Python runs itself with `-c` and would import `multiprocessing` from
    the folder that it stands in, which may be a stranger's: it is told not to look there.
    """
    os.environ["PYTHONSAFEPATH"] = "1"
    if sys.platform == "win32" or get_start_method() == "spawn":
        return get_context("spawn")
    return _Forks()


if sys.platform != "win32":

    class _Forked(ForkProcess):
        """A process that hears no signal until `work_for_another` has said what it does with one:
        before that it would do what its parent does, and break off with a traceback."""

        def start(self) -> None:
            heard = signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
            try:
                super().start()
            finally:
                signal.pthread_sigmask(signal.SIG_SETMASK, heard)

    class _Forks(ForkContext):
        Process = _Forked


def work_for_another() -> None:
    """In a new process: it leaves Ctrl+C to the command that it works for, and ends when it is
    asked to otherwise, unless by what nohup has turned off."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in _SIGNALS[1:]:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)


@contextmanager
def for_a_library() -> Iterator[None]:
    """Threads that begin in here, and processes that they begin without forking, never hear Ctrl+C:
    it is the command's. What such processes leave when it is stopped is taken away in silence."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    with surrounded({"PYTHONWARNINGS": "ignore"}):  # of all that it takes away, it would warn
        resource_tracker.ensure_running()
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def pool(
    workers: int, ready: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes, each of which calls `ready(*given)` first. Whatever ends the work early
    ends the workers, too. Raises Died if one of them did."""
    context = new_processes()
    try:
        memory: Any = context.RawArray(ctypes.c_char, limits.Note.SIZE * workers)
        begun = context.Value("i", 0)
    except OSError as error:  # a file below the temporary folder, of which the system tells no name
        raise OSError(error.errno, error.strerror, tempfile.tempdir or "") from None
    mine = (os.getpid(), ready, given, memory, begun)
    made = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=mine)
    try:
        yield made
    except BrokenProcessPool:
        crew: dict[int, BaseProcess] = dict(getattr(made, "_processes", None) or {})
        made.shutdown(wait=True)
        notes = [limits.Note(memory, place) for place in range(begun.value)]
        raise _died(list(crew.values()), notes) from None
    except BaseException as error:
        made.shutdown(wait=False, cancel_futures=True)
        if not isinstance(error, Exception):
            for worker in list((getattr(made, "_processes", None) or {}).values()):
                worker.kill()
        raise
    finally:
        made.shutdown(wait=True)


def side_by_side(
    work: Callable[[Share], Answer], shares: Sequence[Share], workers: int
) -> Iterator[tuple[int, Future[Answer]]]:
    """Does the shares in so many processes, in this one if one is enough, and yields which one has
    ended, with its answer. What a dead process was doing is answered by Died; all other shares are
    done, if need be once more."""
    workers = min(workers, len(shares))
    if workers <= 1:
        for which, share in enumerate(shares):
            yield which, _answered(work, share)
        return
    left = dict(enumerate(shares))
    while left:
        try:
            with pool(min(workers, len(left))) as crew:
                waiting = {
                    crew.submit(_share, work, which, share): which for which, share in left.items()
                }
                for future in as_completed(waiting):
                    if isinstance(future.exception(), BrokenProcessPool):
                        future.result()
                    del left[waiting[future]]
                    yield waiting[future], future
        except Died as error:
            told = {which: one for which, one in error.of_shares.items() if which in left}
            for which, problem in (told or dict.fromkeys(left, error.problems[0])).items():
                del left[which]
                lost: Future[Answer] = Future()
                lost.set_exception(Died({which: problem}))
                yield which, lost


def _died(crew: Sequence[BaseProcess], notes: Sequence[limits.Note]) -> Died:
    """Who of a broken pool is to blame: the pool itself has terminated the others."""
    by_process = {note.process: note for note in notes}
    ended = {one.pid: one.exitcode or 0 for one in crew if one.exitcode != 0}
    at_fault = {pid: code for pid, code in ended.items() if code != -signal.SIGTERM} or ended
    of_shares, others = {}, []
    for pid, code in at_fault.items():
        note = by_process.get(pid or 0)
        problem = limits.died((note.step if note else "") or limits.current(), code)
        if note is not None and note.share >= 0:
            of_shares[note.share] = problem
        else:
            others.append(problem)
    if not ended:  # nobody knows
        others.append(limits.died(limits.current(), -signal.SIGKILL))
    return Died(of_shares, others)


def _answered(work: Callable[[Share], Answer], share: Share) -> Future[Answer]:
    """What one share came to, done here."""
    future: Future[Answer] = Future()
    try:
        future.set_result(work(share))
    except Exception as error:
        future.set_exception(error)
    return future


class Servant:
    """One process that is asked for one thing after another, from any thread. When it dies, the
    next thing is asked of a new one, which calls `ready(*given)` first."""

    def __init__(self, ready: Callable[..., None], *given: Any) -> None:
        self._ready, self._given = ready, given
        self._pool: ExitStack | None = None
        self._lock = Lock()

    def ask(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """What `work(*given)` answers there. Raises what it raises, or Died."""
        with self._lock:
            if self._pool is None:
                self._pool = ExitStack()
                self._crew = self._pool.enter_context(pool(1, self._ready, self._given))
            try:
                return self._crew.submit(work, *given).result()
            except BrokenProcessPool as error:
                dead, self._pool = self._pool, None
                dead.__exit__(type(error), error, None)  # raises Died
                raise

    def close(self) -> None:
        """Ends it, whatever it does."""
        if self._pool is not None:
            for worker in list((getattr(self._crew, "_processes", None) or {}).values()):
                worker.kill()
            self._pool.close()


def _share(work: Callable[[Share], Answer], which: int, share: Share) -> Answer:
    """In a worker: one share, noted while it lasts."""
    limits.note_share(which)
    try:
        return work(share)
    finally:
        limits.note_share(-1)


def _begin(
    parent: int,
    ready: Callable[..., None] | None,
    given: tuple[Any, ...],
    memory: Any,
    begun: Any,
) -> None:
    """In a new worker."""
    work_for_another()
    die_with(parent)
    with begun.get_lock():
        place = begun.value
        begun.value += 1
    limits.begin(limits.Note(memory, place))
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
