"""The one door to Dask: a scheduler, its workers, and parts of a run that go out to them.

In: an address, or "local". Out: a `Crew`, whose answers come back in the order of the parts. Dask
gives a lost worker's parts to another; so nothing is lost with it, and nothing comes twice.
"""

from __future__ import annotations

import logging
import os
import re
import warnings
from asyncio import CancelledError
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from generator.errors import EnvironmentLacks, Problem, UserError
from generator.processes import for_a_library
from generator.workshop.cluster.mark import other

Part = TypeVar("Part", bound=tuple[Any, ...])
Answer = TypeVar("Answer")

#: What stands for a cluster of this machine's own.
LOCAL = "local"
_KEY = "--scheduler"
#: What Dask can speak; of anything else it complains half a minute later, with a traceback.
_ADDRESS = re.compile(r"(?:tcp|tls|wss?|ucx)://[^/\s]+:\d{1,5}")
_EXPECTED = "an address such as tcp://10.0.0.1:8786, or local"
#: Seconds in which a scheduler answers, and in which it has its first worker.
_ANSWER, _FIRST = 10, 30
#: Where Dask writes by itself what happens.
_LOGS = ("distributed", "distributed.client", "tornado.application")
#: So many parts a thread of a worker are under way.
_AHEAD = 3


class Crew:
    """The workers of a scheduler. `dashboard` is where a browser watches them, `threads` how many
    parts they do at once. `mark` says there and here which Deckproof it is."""

    def __init__(self, client: Any, mark: Callable[[], str]) -> None:
        self._client = client
        self._mark = mark
        self.dashboard = str(client.dashboard_link)

    @property
    def threads(self) -> int:
        """At this moment: workers come and go."""
        return sum(self._client.nthreads().values())

    def kept(self, data: bytes) -> Any:
        """Data that many parts are given: it goes to the scheduler once, and to a worker once."""
        return self._client.submit(bytes, data)

    def answers(
        self, work: Callable[..., Answer], given: Any, parts: Iterable[Part]
    ) -> Iterator[tuple[Part, Answer]]:
        """What `work(given, *part)` answers to each part, in their order. Raises UserError if a
        part can't be done anywhere."""
        waiting = iter(parts)
        under_way: deque[tuple[Part, Any]] = deque()
        while True:
            try:
                more = max(1, self.threads) * _AHEAD - len(under_way)
                for part in islice(waiting, max(0, more)):
                    under_way.append((part, self._client.submit(work, given, *part, pure=False)))
                if not under_way:
                    return
                part, future = under_way.popleft()
                answer: Answer = future.result()
            except Exception as error:
                raise self._broken(error) from None
            yield part, answer

    def refuse_others(self) -> None:
        """Raises UserError for each worker that is another Deckproof, or none."""
        here, found = self._mark(), []
        for worker, there in sorted(self._client.run(self._mark, on_error="return").items()):
            if isinstance(there, OSError):
                continue  # it has just left
            if isinstance(there, BaseException):
                hint = f"install {here} there"
                found.append(Problem(_told(there), key=f"worker {worker}", hint=hint))
            elif there != here:
                found.append(other(worker, str(there), here))
        if found:
            raise UserError(found)

    def _broken(self, error: Exception) -> UserError:
        """Dask couldn't have a part done."""
        hint = f"the scheduler has to stay, and it and its workers need {self._mark()}"
        return UserError(
            Problem(f"a part of the run was given up: {_told(error)}", key=_KEY, hint=hint)
        )


@contextmanager
def crew(address: str, workers: int | None, mark: Callable[[], str]) -> Iterator[Crew]:
    """The workers at an address ("tcp://10.0.0.1:8786"), or so many of this machine's own (one a
    core unless said), while it lasts. Raises EnvironmentLacks without Dask, and UserError if there
    is no scheduler, no worker, or one of another Deckproof by its `mark`."""
    if workers and address != LOCAL:
        raise UserError("--jobs counts processes of this machine; leave it out with --scheduler")
    try:
        import distributed
    except ImportError:
        raise _lacks("Dask") from None
    with ExitStack() as stack:
        stack.enter_context(_quiet())
        place: Any = address
        if address != LOCAL and not _ADDRESS.fullmatch(address):
            raise UserError(Problem(f"{address!r} is no address", key=_KEY, expected=_EXPECTED))
        if address == LOCAL:
            try:
                place = _own_cluster(distributed, workers or os.cpu_count() or 1, stack)
            except ImportError:
                raise _lacks("cryptography") from None
        try:
            client = stack.enter_context(
                distributed.Client(place, timeout=_ANSWER, set_as_default=False)
            )
        except (OSError, OverflowError, ValueError) as error:
            found = f"no Dask scheduler answers at {address}: {_told(error)}"
            raise UserError(Problem(found, key=_KEY, hint="'dask scheduler' starts one")) from None
        try:
            client.wait_for_workers(1, timeout=_FIRST)
        except TimeoutError:
            hint = f"'dask worker {address} --nthreads 1' starts one"
            raise UserError(Problem(f"{address} has no worker", key=_KEY, hint=hint)) from None
        found_crew = Crew(client, mark)
        found_crew.refuse_others()
        yield found_crew


def _lacks(library: str) -> EnvironmentLacks:
    remedy = "run 'pip install \"deckproof[dask]\"', or leave out --scheduler"
    return EnvironmentLacks(f"--scheduler needs {library}", remedy)


def _own_cluster(distributed: Any, workers: int, stack: ExitStack) -> Any:
    """A scheduler and workers on the loopback, which take orders from this process alone; they and
    their files go with the stack."""
    folder = stack.enter_context(
        TemporaryDirectory(prefix="deckproof-", ignore_cleanup_errors=True)
    )
    with for_a_library():
        runner = distributed.utils.LoopRunner()
        runner.start()
    stack.callback(runner.stop)
    return stack.enter_context(
        distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host="127.0.0.1",
            protocol="tls",
            security=distributed.Security.temporary(),
            dashboard_address="127.0.0.1:0",
            local_directory=folder,
            scheduler_kwargs={"local_directory": folder},
            loop=runner.loop,
            silence_logs=logging.CRITICAL,
        )
    )


@contextmanager
def _quiet() -> Iterator[None]:
    """Dask's remarks on workers that come and go are none of ours."""
    before = {name: logging.getLogger(name).level for name in _LOGS}
    for name in before:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


def _told(error: BaseException) -> str:
    """What lies behind an exception, in one line; that a wait was broken off tells nothing."""
    while error.__cause__ is not None and not isinstance(error.__cause__, CancelledError):
        error = error.__cause__
    first = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__
