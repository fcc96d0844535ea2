"""The gate: whether what was played keeps within the limits of `balance.yaml`.

In: limits, and what was played. Out: a `Verdict` for each limit and measure. A limit is broken if
the whole interval lies beyond it, so chance alone breaks none but rarely; it holds if the whole
interval lies within; else so many games can't tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Literal

from generator.simulation.measures import SHARES, Measure
from generator.simulation.paired import Difference, Sums, difference
from generator.simulation.statistics import Interval
from generator.workshop.comparing.balance import (
    Balance,
    Limit,
    refuse_unknown,
    refuse_unplayed,
)
from generator.workshop.comparing.figures import amount, between, named
from generator.workshop.comparing.play import Play, Played

#: What is lost in reckoning: all games of all are 0.9999999999999999 of them.
_DUST = 1e-9

Standing = Literal["holds", "broken", "unsure"]


@dataclass(frozen=True)
class Verdict:
    """One limit of one measure: what it says, what was found, and how that stands to it; whether it
    `fails`; where the limit is written."""

    title: str
    found: str
    standing: Standing
    fails: bool
    place: str


def judge(
    balance: Balance, play: Play, words: dict[str, str], players_were_asked: bool = False
) -> list[Verdict]:
    """Every limit of a game held against what was played; `words` are what cards and so on are
    called. Where a person asked for other numbers of players than the file, limits for the file's
    own are left out. Raises UserError for a limit of what the game doesn't have or nobody played:
    no limit holds because nothing was looked at."""
    numbers = {played.players for played in play.played}
    if not players_were_asked:
        refuse_unplayed(balance.limits, numbers)
    limits = [one for one in balance.limits if one.players is None or one.players in numbers]
    measures = {one.measure for played in play.played for one in played.found} | play.known
    known: dict[str, set[str]] = {}
    for what, of in measures:
        known.setdefault(what, set()).add(of)
    refuse_unknown(limits, known)
    verdicts = []
    for limit in limits:
        for played in play.played:
            if limit.players in (None, played.players):
                fitting = [
                    one
                    for one in _with_what_never_was(played, play.known)
                    if one.measure.what == limit.what and limit.of in (None, one.measure.of)
                ]
                with_players = f", {played.players} players" if len(play.played) > 1 else ""
                verdicts += [
                    _verdict(limit, one, balance, named(one.measure, words) + with_players, kind)
                    for one in fitting
                    for kind in ("moves", "within")
                    if getattr(limit, kind) is not None
                ]
    return verdicts


def _with_what_never_was(played: Played, known: frozenset[Measure]) -> Iterator[Difference]:
    """What was found, and the measures that came up in no game of either side: never is a number,
    too, and may lie beyond a limit."""
    yield from played.found
    came_up = {one.measure for one in played.found}
    for measure in sorted(known - came_up):
        yield difference(measure, Sums(), played.games)


def _verdict(limit: Limit, found: Difference, balance: Balance, name: str, kind: str) -> Verdict:
    what = found.measure.what
    if kind == "moves" and limit.moves is not None:
        most = _most(limit, found)
        interval, low, high = found.change, -most, most
        title = f"{name}: moves by at most {amount(what, most, change=True).removeprefix('+')}"
        told = f"{between(what, interval, change=True)}"
    else:
        assert limit.within is not None
        unit = 100 if what in SHARES else 1
        interval, low, high = found.new, limit.within.low / unit, limit.within.high / unit
        title = f"{name}: {_range(what, low, high)}"
        told = between(what, interval)
    standing = _standing(interval, low, high)
    fails = standing == "broken" or (standing == "unsure" and balance.unsure == "fails")
    place = f"{limit.place.file}:{limit.place.line}:{limit.place.column}"
    return Verdict(title, told, standing, fails, place)


def _most(limit: Limit, found: Difference) -> float:
    """How far it may move: a part of all games, of what it was, or a number."""
    assert limit.moves is not None
    if not limit.moves.percent:
        return limit.moves.number
    part = limit.moves.number / 100
    return part if found.measure.what in SHARES else part * found.old.share


def _range(what: str, low: float, high: float) -> str:
    if low == -inf:
        return f"at most {amount(what, high)}"
    if high == inf:
        return f"at least {amount(what, low)}"
    return f"{amount(what, low)} to {amount(what, high)}"


def _standing(found: Interval, low: float, high: float) -> Standing:
    if low <= found.low + _DUST and found.high - _DUST <= high:
        return "holds"
    if found.low - _DUST > high or found.high + _DUST < low:
        return "broken"
    return "unsure"
