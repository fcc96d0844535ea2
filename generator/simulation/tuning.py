"""A search for numbers with which a game goes as somebody wants it.

In: candidates, each a job, and aims. Out: the best of them, each with what was measured, in games
that the search hasn't seen.

All candidates play a few games of the same seeds; the half that comes nearest to the aims plays
twice as many, and so on. Whoever came out best of many was lucky, too: so the last ones play again,
with other seeds, and only that is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import isinf

from generator.simulation.games import Job, tally
from generator.simulation.measures import SHARES, Measure
from generator.simulation.paired import Measured, Sums, difference
from generator.simulation.parts import in_order, spans
from generator.simulation.statistics import Interval

#: So many candidates are left for the games that are told.
BEST = 5
#: Fewer games than these tell nothing of a candidate.
_LEAST = 50
#: A process is given so many games at a time.
_PART = 100
#: What counts as much as the other: so far beyond an aim, as a share of games or of the aim.
_SHARE, _PART_OF_AIM = 0.05, 0.1


@dataclass(frozen=True)
class Aim:
    """Where a measure should lie: shares from 0 to 1, lengths in turns. A bound may be infinite."""

    measure: Measure
    low: float
    high: float

    def beyond(self, value: float) -> float:
        """How far a value is from where it should lie, 0 within."""
        return max(self.low - value, value - self.high, 0.0) / self._scale

    def off_middle(self, value: float) -> float:
        """How far it is from the middle; a range that is open has none."""
        if isinf(self.high - self.low):
            return 0.0
        return abs(value - (self.low + self.high) / 2) / self._scale

    @property
    def _scale(self) -> float:
        if self.measure.what in SHARES:
            return _SHARE
        bounds = [abs(bound) for bound in (self.low, self.high) if not isinf(bound)]
        return max(bounds, default=0.0) * _PART_OF_AIM or 1.0


@dataclass(frozen=True)
class Tried:
    """A candidate by its place among all, and the interval of each aim's measure."""

    candidate: int
    games: int
    found: tuple[Interval, ...]
    within: bool


class _Counted:
    """What a candidate's games add up to so far."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[Measure, Sums] = {}

    def merge(self, games: int, sums: dict[Measure, Sums]) -> None:
        self.games += games
        for measure, more in sums.items():
            self.sums[measure] = self.sums.get(measure, Sums()) + more

    def interval(self, measure: Measure) -> Interval:
        return difference(measure, self.sums.get(measure, Sums()), self.games).new

    def rank(self, aims: Sequence[Aim]) -> tuple[float, float]:
        values = [(aim, self.interval(aim.measure).share) for aim in aims]
        return (
            sum(aim.beyond(value) for aim, value in values),
            sum(aim.off_middle(value) for aim, value in values),
        )


def plan(candidates: int, games: int) -> list[tuple[int, int]]:
    """(how many candidates, how many games each has played by then) of each round of the search."""
    rounds, left = [], candidates
    while left > BEST:
        rounds.append(left)
        left = max(BEST, -(-left // 2))
    count = len(rounds)
    return [
        (left, max(min(_LEAST, games), games >> (count - place)))
        for place, left in enumerate(rounds)
    ]


def cost(candidates: int, games: int) -> int:
    """How many games a search plays at most."""
    total = before = 0
    for left, by_then in plan(candidates, games):
        total += left * (by_then - before)
        before = by_then
    return total + (min(candidates, BEST) + 1) * games


def search(
    candidates: Sequence[Job],
    aims: Sequence[Aim],
    jobs: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Tried]:
    """The best candidates, best first, and the first of all, which is how the game is now, at its
    rank. Each job has the games that are told in the end."""
    games, total = candidates[0].games, cost(len(candidates), candidates[0].games)
    left, done, before = list(range(len(candidates))), 0, 0
    counted = [_Counted() for _ in candidates]

    def play(which: Sequence[int], tasks: Sequence[Job], start: int, stop: int) -> None:
        nonlocal done
        parts = [(one, *span) for one in which for span in spans(start, stop, _PART)]
        engines = [(tasks[0].slug, tasks[0].home)]
        work = partial(_played, tasks, parts)
        for (place, _), (played, sums) in in_order(work, spans(0, len(parts), 1), engines, jobs):
            counted[parts[place][0]].merge(played, sums)
            done += played
            progress(done, total)

    for _, by_then in plan(len(candidates), games):
        play(left, candidates, before, by_then)
        before = by_then
        left.sort(key=lambda one: counted[one].rank(aims))
        left = left[: max(BEST, -(-len(left) // 2))]
    left += [0] * (0 not in left)
    counted = [_Counted() for _ in candidates]
    play(left, [replace(task, seed=task.seed + 1) for task in candidates], 0, games)
    left.sort(key=lambda one: (*counted[one].rank(aims), one))
    progress(total, total)
    return [_tried(one, counted[one], aims) for one in left]


def _tried(candidate: int, counted: _Counted, aims: Sequence[Aim]) -> Tried:
    found = tuple(counted.interval(aim.measure) for aim in aims)
    within = all(aim.beyond(interval.share) == 0 for aim, interval in zip(aims, found, strict=True))
    return Tried(candidate, counted.games, found, within)


def _played(
    tasks: Sequence[Job], parts: Sequence[tuple[int, int, int]], place: int, _: int
) -> tuple[int, dict[Measure, Sums]]:
    which, start, stop = parts[place]
    watch = Measured.of(tasks[which])
    tally(replace(tasks[which], watch=watch), start, stop)
    sums: dict[Measure, Sums] = {}
    for game in watch.found:
        for measure, number in game.items():
            sums[measure] = sums.get(measure, Sums()).and_game(0, number)
    return stop - start, sums
