"""What many games add up to, in whole numbers, so that any order of adding gives the same.

In: finished games, one after the other, or other tallies. Out: counts. Shares, means and intervals
are reckoned from them in `statistics`; nothing here is ever a fraction.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Any

from generator.rules import GamePack
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
            won = "+".join(map(str, winners)) or "nobody"
            scores = " ".join(map(str, outcome.scores))
            self.sample[index] = f"{stats['turns']} turns, {outcome.reason}, {won}, {scores}"

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
