"""Two runs of the same seeds side by side, and the differences between them with their intervals.

In: two jobs. Out: `Pairs`, whole numbers that add up in any order, and a `Difference` of each
measure.

The n-th game of both runs has the same seed, so the same shuffle as long as the decks have the same
cards: what chance does to both falls out of their difference. The interval is that of the mean of
the games' differences: its spread is taken from the differences themselves, so it is right whether
the seeds still pair or a change of the deck has parted them; then it is only wider.

For a share of games two games are added to those played, one in which it rose from 0 to 1 and one
in which it fell (Bonett and Price's interval for paired shares), since few or no differences would
else make it too narrow. All else has the mean's usual interval, 1.96 standard errors to each side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from statistics import NormalDist
from typing import Any

from generator.rules import GamePack
from generator.simulation.games import Job, Progress, tally
from generator.simulation.measures import SHARES, TITLES, WHOLE, Measure, measured
from generator.simulation.parts import in_order, spans
from generator.simulation.statistics import Z95, Interval, wilson
from generator.simulation.tally import Tally

#: A process is given so many games of both runs at a time.
_PART = 100


@dataclass(frozen=True)
class Sums:
    """Of one measure over all games: of the old and of the new, of their squares, of their
    products."""

    old: int = 0
    new: int = 0
    old_squares: int = 0
    new_squares: int = 0
    products: int = 0

    def __add__(self, other: Sums) -> Sums:
        return Sums(*(a + b for a, b in zip(_plain(self), _plain(other), strict=True)))

    def and_game(self, old: int, new: int) -> Sums:
        """With one game more."""
        return self + Sums(old, new, old * old, new * new, old * new)


def _plain(sums: Sums) -> tuple[int, ...]:
    return sums.old, sums.new, sums.old_squares, sums.new_squares, sums.products


@dataclass
class Pairs:
    """Games played on both sides: how many, how many of them alike in every measure, the sums of
    each measure, and the tally of each side."""

    games: int = 0
    alike: int = 0
    sums: dict[Measure, Sums] = field(default_factory=dict)
    old: Tally = field(default_factory=Tally)
    new: Tally = field(default_factory=Tally)

    def merge(self, other: Pairs) -> None:
        """Adds other games."""
        self.games += other.games
        self.alike += other.alike
        for measure, sums in other.sums.items():
            self.sums[measure] = self.sums.get(measure, Sums()) + sums
        self.old.merge(other.old)
        self.new.merge(other.new)


@dataclass(frozen=True)
class Difference:
    """One measure before and after, and what became of it: each with the bounds between which it
    lies, 95 times in 100. `stands_out` if it would still be more than chance with all measures of
    the comparison looked at together."""

    measure: Measure
    old: Interval
    new: Interval
    change: Interval
    stands_out: bool


def pairs(old: Job, new: Job, jobs: int | None = None, progress: Progress | None = None) -> Pairs:
    """Plays both runs, which have as many games; `progress` hears (games done, to do)."""
    found = Pairs()
    work = partial(_played, old, new)
    engines = [(task.slug, task.home) for task in (old, new)]
    for (_, stop), part in in_order(work, spans(0, old.games, _PART), engines, jobs):
        found.merge(part)
        if progress is not None:
            progress(stop, old.games)
    return found


def _played(old: Job, new: Job, start: int, stop: int) -> Pairs:
    before, after = Measured.of(old), Measured.of(new)
    counted = [
        tally(replace(task, watch=watch), start, stop)
        for task, watch in ((old, before), (new, after))
    ]
    found = Pairs(stop - start, 0, {}, *counted)
    sums = found.sums
    for was, now in zip(before.found, after.found, strict=True):
        found.alike += was == now
        for measure in was.keys() | now.keys():
            sums[measure] = sums.get(measure, Sums()).and_game(was[measure], now[measure])
    return found


@dataclass
class Measured:
    """A watch that counts nothing and keeps the numbers of each game, in their order."""

    pack: GamePack
    players: int
    limits: dict[str, int]
    found: list[Counter[Measure]] = field(default_factory=list)

    @classmethod
    def of(cls, task: Job) -> Measured:
        pack = task.pack
        return cls(pack, task.players, pack.limits(**dict(task.options)))

    def __call__(self, state: Any) -> tuple[str, ...]:
        self.found.append(measured(self.pack, self.players, self.limits, state))
        return ()


def differences(found: Pairs, players: int) -> list[Difference]:
    """Every measure that came up in any game, and every seat, in the order of `TITLES`."""
    seats = {Measure(what, str(seat)) for what in ("wins", "order") for seat in range(players)}
    measures = sorted(found.sums.keys() | seats, key=_place)
    sure = NormalDist().inv_cdf(1 - 0.025 / max(1, len(measures)))
    return [
        difference(measure, found.sums.get(measure, Sums()), found.games, sure)
        for measure in measures
    ]


def _place(measure: Measure) -> tuple[int, int, str]:
    number = int(measure.of) if measure.of.isdecimal() else 0
    return list(TITLES).index(measure.what), number, measure.of


def difference(measure: Measure, sums: Sums, games: int, sure: float = Z95) -> Difference:
    """One measure; it stands out if it is more than `sure` standard errors from none."""
    share = measure.what in SHARES
    unit = WHOLE if share else 1
    change, error = _mean(
        (sums.new - sums.old) / unit,
        (sums.old_squares + sums.new_squares - 2 * sums.products) / unit**2,
        games,
        imagined=share,
    )
    middle = (change.low + change.high) / 2
    old, new = (
        wilson(total / unit, games) if share else _mean(total, squares, games)[0]
        for total, squares in ((sums.old, sums.old_squares), (sums.new, sums.new_squares))
    )
    return Difference(
        measure,
        old,
        new,
        change,
        abs(middle) > sure * error > 0,
    )


def _mean(
    total: float, squares: float, games: int, imagined: bool = False
) -> tuple[Interval, float]:
    """The mean of so many numbers, with its interval, and its standard error, from their sum and
    the sum of their squares; with two imagined numbers, 1 and -1, if wanted."""
    if not games:
        return Interval(0.0, 0.0, 0.0), 0.0
    if imagined:
        count, middle = games + 2, total / (games + 2)
        error = sqrt(max(0.0, (squares + 2) / count - middle**2) / count)
    else:
        count, middle = games, total / games
        error = sqrt(max(0.0, squares - games * middle**2) / max(1, games - 1) / count)
    return Interval(total / games, middle - Z95 * error, middle + Z95 * error), error


def each_kind(found: list[Difference]) -> Iterator[tuple[str, list[Difference]]]:
    """The differences of each kind that there are any of, under its title."""
    for what, title in TITLES.items():
        of_kind = [one for one in found if one.measure.what == what]
        if of_kind:
            yield title, of_kind
