"""What many games add up to, in whole numbers, so that any order of adding gives the same.

In: finished games, one after the other, or other tallies. Out: counts. Shares, means and intervals
are reckoned from them in `statistics`; nothing here is ever a fraction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from generator.rules import GamePack
from generator.rules.columns import Columns
from generator.rules.pack import Watch

#: So many games of a run are kept one by one, to be played again by who doubts it.
SAMPLE = 20


@dataclass
class Tally:
    """Counts over games. A win is counted as (seat, winners): a shared victory is a part of one.

    `turns` and `peaks` count games by value, `places` wins by turn order (0 began), `points` adds
    up final scores by seat. `fired` counts games in which an event happened, `events` how often it
    did. `guarded` counts games that a guard and not a rule ended. `used` counts uses of a card,
    `users` (game, seat) pairs with one, `credit` their wins, as (card, winners).
    `marks` are a watch's words, `sample` the first games in a line each.
    """

    games: int = 0
    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)
    places: Counter[tuple[int, int]] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    guarded: int = 0
    peaks: dict[str, Counter[int]] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    fired: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    users: Counter[str] = field(default_factory=Counter)
    credit: Counter[tuple[str, int]] = field(default_factory=Counter)
    marks: Counter[str] = field(default_factory=Counter)
    sample: dict[int, str] = field(default_factory=dict)

    def add(
        self,
        pack: GamePack,
        index: int,
        players: int,
        state: Any,
        decisions: int,
        watch: Watch | None = None,
    ) -> None:
        """Counts one finished game, the `index`-th of its run."""
        stats, outcome = state.stats, state.outcome
        self.games += 1
        self.decisions += decisions
        self.turns[stats["turns"]] += 1
        self.outcomes[outcome.reason] += 1
        self.guarded += outcome.guard
        winners, first = outcome.winners, pack.starter(state)
        for seat in winners:
            self.wins[seat, len(winners)] += 1
            self.places[(seat - first) % players, len(winners)] += 1
        for seat, score in enumerate(outcome.scores):
            self.points[seat] += score
        for name, most in stats["peaks"].items():
            self.peaks.setdefault(name, Counter())[most] += 1
        for name, count in stats["events"].items():
            self.events[name] += count
            self.fired[name] += bool(count)
        self._count_cards(pack, state, winners)
        if watch is not None:
            self.marks.update(watch(state))
        if index < SAMPLE:
            self.sample[index] = _line(stats["turns"], outcome.reason, winners, outcome.scores)

    def add_all(self, index: int, players: int, games: Columns) -> None:
        """Counts finished games, of which the first is the `index`-th of its run. Nobody chose
        anything in them."""
        self.games += len(games.turns)
        self.turns.update(games.turns)
        self.outcomes.update(games.reasons)
        self.guarded += sum(games.guards)
        for (winners, first), count in Counter(
            zip(games.winners, games.first, strict=True)
        ).items():
            for seat in winners:
                self.wins[seat, len(winners)] += count
                self.places[(seat - first) % players, len(winners)] += count
        for seat, scores in enumerate(games.scores):
            self.points[seat] += sum(scores)
        for name, most in games.peaks.items():
            self.peaks.setdefault(name, Counter()).update(most)
        for name, counts in games.events.items():
            if any(counts):
                self.events[name] += sum(counts)
                self.fired[name] += sum(map(bool, counts))
        for (card, seat, winners), count in games.uses.items():
            self.used[card] += count
            self.users[card] += count
            if seat in winners:
                self.credit[card, len(winners)] += count
        for at in range(min(len(games.turns), max(0, SAMPLE - index))):
            scores = [column[at] for column in games.scores]
            told = _line(games.turns[at], games.reasons[at], games.winners[at], scores)
            self.sample[index + at] = told

    def _count_cards(self, pack: GamePack, state: Any, winners: tuple[int, ...]) -> None:
        if pack.uses is None:
            return
        used = Counter(pack.uses(state))
        for (card, seat), count in used.items():
            self.used[card] += count
            self.users[card] += 1
            if seat in winners:
                self.credit[card, len(winners)] += 1

    def won_by(self, seat: int) -> float:
        """How many games a seat won; one that several shared counts in part."""
        return sum(times / many for (who, many), times in self.wins.items() if who == seat)

    def merge(self, other: Tally) -> None:
        """Adds the games of another tally."""
        for name in (one.name for one in fields(self)):
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, int):
                setattr(self, name, mine + theirs)
            elif name == "peaks":
                for peak, values in theirs.items():
                    mine.setdefault(peak, Counter()).update(values)
            else:
                mine.update(theirs)


def _line(turns: int, reason: str, winners: Sequence[int], scores: Sequence[int]) -> str:
    won = "+".join(map(str, winners)) or "nobody"
    return f"{turns} turns, {reason}, {won}, {' '.join(map(str, scores))}"
