"""Figures of many games: shares with their intervals, lengths, peaks against limits, cards.

In: a job and its tally. Out: `summary`, the plain data of `simulate --json`, and the few formulas
behind it. Shared victories count in equal parts for those who share them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

from generator.simulation.games import Job
from generator.simulation.tally import Tally

#: Standard deviations on either side of a 95 % interval.
Z95 = 1.959963984540054
#: Fewer users of a card than this say nothing about whether it wins.
ENOUGH = 30


class Interval(NamedTuple):
    """A share of games, and between which bounds it really lies, 95 times in 100."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's score interval of a share. Without trials, anything is possible."""
    if trials <= 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    squared = Z95 * Z95 / trials
    middle = (share + squared / 2) / (1 + squared)
    reach = Z95 * sqrt(share * (1 - share) / trials + squared / (4 * trials)) / (1 + squared)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def percentile(values: Mapping[int, int], percent: float) -> int:
    """The smallest value that at least so many percent of the counted values don't exceed."""
    wanted = sum(values.values()) * percent / 100
    seen = 0
    for value in sorted(values):
        seen += values[value]
        if seen >= wanted:
            return value
    return 0


def mean(values: Mapping[int, int]) -> float:
    """The mean of counted values; 0 if there are none."""
    count = sum(values.values())
    return sum(value * times for value, times in values.items()) / count if count else 0.0


def victories(wins: Mapping[tuple[Any, int], int], who: Any) -> float:
    """Wins of a seat, place or card, shared ones in part."""
    return sum(times / sharers for (one, sharers), times in wins.items() if one == who)


def shares(wins: Mapping[tuple[int, int], int], players: int, games: int) -> list[Interval]:
    """The share of games that each seat (or place in the turn order) won."""
    return [wilson(victories(wins, seat), games) for seat in range(players)]


def parity(wins: Mapping[tuple[int, int], int], players: int, games: int) -> float:
    """What each seat would win if all won alike: games that nobody wins are nobody's."""
    won = sum(times / sharers for (_, sharers), times in wins.items())
    return won / games / players if games else 0.0


def never_used(task: Job, counted: Tally) -> list[str]:
    """The cards of the game that did nothing in any of these games; none if it doesn't say."""
    if task.pack.uses is None:
        return []
    composition = task.pack.game.composition(**dict(task.options))
    return [card for card in composition if not counted.used[card]]


def never_fired(task: Job, counted: Tally) -> list[str]:
    """Events that the engine counts and that never happened: those that it counted as none, then
    those that only its words name, since some engines only count what comes."""
    silent = [name for name, times in counted.events.items() if not times]
    return silent + [name for name in task.pack.words.events if name not in counted.events]


def summary(task: Job, counted: Tally) -> dict[str, Any]:
    """All figures as plain data, the fields of the contract first. A game that was over before its
    first turn is `unplayed` and no short one: `turns` is about the others, `lengths` about all."""
    games, players = counted.games, task.players
    played = {turns: times for turns, times in counted.turns.items() if turns}
    limit = task.pack.limits(**dict(task.options))
    never = never_fired(task, counted)
    events = dict(counted.events) | dict.fromkeys(never, 0)
    return {
        "game": task.slug,
        "games": games,
        "seed": task.seed,
        "players": players,
        "agents": list(task.agents),
        "turns": {
            "mean": _rounded(mean(played)),
            "p50": percentile(played, 50),
            "p95": percentile(played, 95),
            "max": max(played, default=0),
        },
        "wins": _seats(counted.wins, players, games, "seat"),
        "outcomes": {reason: _rounded(n / games) for reason, n in counted.outcomes.items()},
        "peaks": {
            name: {
                "limit": limit.get(name),
                "max": max(values),
                "p99": percentile(values, 99),
                "games_over": sum(n for value, n in values.items() if value > limit[name])
                if name in limit
                else 0,
            }
            for name, values in counted.peaks.items()
        },
        "events": events,
        "event_rates": {
            name: {
                "a_game": _rounded(times / games),
                "games": _rounded(counted.fired[name] / games),
            }
            for name, times in events.items()
        },
        "guarded": counted.guarded,
        "options": dict(task.options),
        "unplayed": counted.turns[0],
        "decisions": counted.decisions,
        "wins_by_turn_order": _seats(counted.places, players, games, "place"),
        "parity": _rounded(parity(counted.wins, players, games)),
        "mean_scores": [_rounded(counted.points[seat] / games) for seat in range(players)],
        "cards": _cards(counted, games),
        "never": {"cards": never_used(task, counted), "events": never},
        "lengths": {str(turns): times for turns, times in sorted(counted.turns.items())},
    }


def _seats(
    wins: Counter[tuple[int, int]], players: int, games: int, name: str
) -> list[dict[str, Any]]:
    return [
        {name: seat} | {key: _rounded(value) for key, value in interval._asdict().items()}
        for seat, interval in enumerate(shares(wins, players, games))
    ]


def _cards(counted: Tally, games: int) -> dict[str, dict[str, Any]]:
    """Of each used card: how often a game, and how many of its users won, if they were enough."""
    found: dict[str, dict[str, Any]] = {}
    for card, times in counted.used.items():
        users = counted.users[card]
        found[card] = {"times": times, "a_game": _rounded(times / games), "users": users}
        if users >= ENOUGH:
            won = wilson(victories(counted.credit, card), users)
            found[card]["wins"] = {key: _rounded(part) for key, part in won._asdict().items()}
    return found


def _rounded(value: float) -> float:
    """Four places are more than any number of games can tell."""
    return round(value, 4)
