"""A run of games played in parts, whose answers come back in order and are never many at a time.

In: what a process does with a span of games, and the spans. Out: one answer a span, in the order of
the spans, whatever the number of processes. No more spans are under way than keep all of them busy,
so that a run of any length needs no more memory than a short one.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TypeVar

from generator import rules
from generator.errors import UserError
from generator.processes import pool

Answer = TypeVar("Answer", covariant=True)
#: The games of a run from one number up to another.
Span = tuple[int, int]
#: So many spans a process are under way.
_AHEAD = 2


class Work(Protocol[Answer]):
    """What is done with a span; it goes to other processes, and so does its answer."""

    def __call__(self, start: int, stop: int, /) -> Answer: ...


def spans(start: int, stop: int, size: int) -> Iterator[Span]:
    """Games from `start` up to `stop`, cut into spans of that size."""
    for first in range(start, stop, size):
        yield first, min(first + size, stop)


def in_order(
    work: Callable[[int, int], Answer],
    cut: Iterable[Span],
    engines: Iterable[tuple[str, Path | None]] = (),
    jobs: int | None = None,
) -> Iterator[tuple[Span, Answer]]:
    """The answer of each span. `engines` are the (name, home) that processes load first, `jobs` is
    how many processes there are (default: one a core); one of them is this."""
    cores = jobs or os.cpu_count() or 1
    waiting = deque(cut)
    if cores == 1 or len(waiting) < 2:
        for span in waiting:
            yield span, work(*span)
        return
    cores = min(cores, len(waiting))
    under_way: deque[tuple[Span, Future[Answer]]] = deque()
    with pool(cores, _ready, (tuple(dict.fromkeys(engines)),)) as crew:
        while waiting or under_way:
            while waiting and len(under_way) < cores * _AHEAD:
                span = waiting.popleft()
                under_way.append((span, crew.submit(work, *span)))
            span, future = under_way.popleft()
            yield span, future.result()


def _ready(engines: Iterable[tuple[str, Path | None]]) -> None:
    """Loads projects' own engines in a new process, so that what `work` carries of them is found
    there. What is wrong with one is told by the work itself."""
    for slug, home in engines:
        with suppress(UserError):
            rules.pack(slug, home)
