"""The gate: whether what was played keeps within the limits of `balance.yaml`.

In: limits, and what was played. Out: a `Verdict` for each limit and measure. A limit is broken if
the whole interval lies beyond it, so chance alone breaks none but rarely; it holds if the whole
interval lies within; else so many games can't tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Literal

from generator.simulation.measures import SHARES
from generator.simulation.paired import Difference
from generator.simulation.statistics import Interval
from generator.workshop.comparing.balance import Balance, Limit, refuse_unknown
from generator.workshop.comparing.figures import amount, between, named
from generator.workshop.comparing.play import Play

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


def judge(balance: Balance, play: Play, words: dict[str, str]) -> list[Verdict]:
    """Every limit of a game held against what was played; `words` are what cards and so on are
    called. Raises UserError for a limit of what the game doesn't have."""
    measures = {one.measure for played in play.played for one in played.found} | play.known
    known: dict[str, set[str]] = {}
    for what, of in measures:
        known.setdefault(what, set()).add(of)
    refuse_unknown(balance.limits, known)
    verdicts = []
    for limit in balance.limits:
        for played in play.played:
            if limit.players in (None, played.players):
                fitting = [
                    one
                    for one in played.found
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
    if low <= found.low and found.high <= high:
        return "holds"
    if found.low > high or found.high < low:
        return "broken"
    return "unsure"
