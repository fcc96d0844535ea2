"""What captured cards are worth, and what the loser pays.

In: card ids, or the engine's `tally`. Out: `Score` and `Bill`, each a list of lines with points,
reason and clause, so that a total can always be explained. Each line's rule stands here once; the
engine's fast `total` is read off tables that are filled by those same rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

from generator.games.war_of_coins.rules.pack import (
    BLOCKS,
    CHUNK,
    EXCHANGE,
    FACTS,
    GATEWAY,
    HASHES,
    ID,
    KIND,
    MERCHANT,
    NONCE,
    UNITS,
    numbers,
)

TARGET = 7  # war-of-coins-8.1 (source 11, 93, 155)
EXCHANGE_POINTS = {3: 3, 4: 4, 5: 15}  # war-of-coins-7.2 (source 99-103; A23): never added up
SET_OF_THREE = 3  # war-of-coins-7.6 (source 127-131)
MARKET_DOMINANCE = 5  # war-of-coins-7.3 (source 113)
PROOF_OF_WORK = 5  # war-of-coins-7.7 (source 133, 141)
MARKET_FROM = 5  # war-of-coins-7.4 (source 119): this many score 1, each further one 1 more
RIBBONS_FROM = 5  # war-of-coins-7.5 (source 125)
UNITS_FROM = 10  # war-of-coins-7.8 (source 145)
FREE_GOES = 2  # war-of-coins-9.2 (source 162-167): keep-goings that add a point instead of doubling
NO_MARKET = 7  # war-of-coins-9.5 (source 159)
JUNK_COIN = 3  # war-of-coins-9.6 (source 160; A31)
NO_HASHRATE = 10  # war-of-coins-9.7 (source 161): the winner's units
HASHRATE_LINE = 8  # war-of-coins-9.7 (source 161, 167): fewer units than this pay double
FLAT = 7  # war-of-coins-2.5, war-of-coins-3.2 (source 71, 74): a void deal or a Perfect Hand

_RIBBONS = (CHUNK, NONCE, HASHES)
_SCORED = (EXCHANGE, GATEWAY, MERCHANT, CHUNK, NONCE, HASHES, BLOCKS)


class Line(NamedTuple):
    """One scoring combination and the cards that make it."""

    points: int
    reason: str
    clause: str
    cards: tuple[str, ...] = ()


class Score(NamedTuple):
    """The lines of a capture area; `total` is their sum."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """Points of all lines."""
        return sum(line.points for line in self.lines)


def score(ids: Sequence[str]) -> Score:
    """Scores captured cards. Raises ValueError for a card that is not in the pack, or twice."""
    numbers(ids)
    lines = _lines(*_holding(ids))
    return Score(tuple(line._replace(cards=_makers(line.reason, ids)) for line in lines))


def _lines(counts: Mapping[str, int], units: int) -> list[Line]:
    """war-of-coins-7.1 (source 97-151; A23): all lines add up; a card may be in several."""
    lines = []
    if points := EXCHANGE_POINTS.get(counts[EXCHANGE]):
        lines.append(Line(points, "exchange", "war-of-coins-7.2"))
    if counts[GATEWAY] == 3:
        lines.append(Line(MARKET_DOMINANCE, "market_dominance", "war-of-coins-7.3"))
    # A3 (source 119 with 167): gateways are merchants too, or seven could not be held.
    market = counts[MERCHANT] + counts[GATEWAY]
    if market >= MARKET_FROM:
        lines.append(Line(market - MARKET_FROM + 1, "market", "war-of-coins-7.4"))
    ribbons = sum(counts[kind] for kind in (*_RIBBONS, BLOCKS))
    if ribbons >= RIBBONS_FROM:
        lines.append(Line(ribbons - RIBBONS_FROM + 1, "ribbons", "war-of-coins-7.5"))
    for kind, reason in zip(_RIBBONS, ("chunk", "nonce", "hashes"), strict=True):
        if counts[kind] == 3:
            lines.append(Line(SET_OF_THREE, reason, "war-of-coins-7.6"))
    if all(counts[kind] for kind in (*_RIBBONS, BLOCKS)):
        lines.append(Line(PROOF_OF_WORK, "proof_of_work", "war-of-coins-7.7"))
    if units >= UNITS_FROM:
        lines.append(Line(units - UNITS_FROM + 1, "mining", "war-of-coins-7.8"))
    return lines


def _makers(reason: str, ids: Iterable[str]) -> tuple[str, ...]:
    """The captured cards that a line counts."""
    kinds: dict[str, tuple[str, ...]] = {
        "exchange": (EXCHANGE,),
        "market_dominance": (GATEWAY,),
        "market": (MERCHANT, GATEWAY),
        "ribbons": (*_RIBBONS, BLOCKS),
        "chunk": (CHUNK,),
        "nonce": (NONCE,),
        "hashes": (HASHES,),
        "proof_of_work": (*_RIBBONS, BLOCKS),
    }
    if reason == "mining":
        return tuple(card for card in ids if FACTS[card][1])
    return tuple(card for card in ids if FACTS[card][0] in kinds[reason])


# Payment


class Bill(NamedTuple):
    """How a payment comes about: `base` is the lines added up, and each of `doubles` (reason,
    clause) doubles it. `points` is what the loser pays."""

    lines: tuple[Line, ...]
    doubles: tuple[tuple[str, str], ...]
    cap: int | None = None

    @property
    def base(self) -> int:
        """Points before doubling."""
        return sum(line.points for line in self.lines)

    @property
    def points(self) -> int:
        """Points that the loser pays."""
        return _paid(self.base, self.doubles, self.cap)


@dataclass(slots=True)
class Weighed:
    """What doubles ask of captured cards."""

    exchanges: int
    market: int  # merchants and gateways
    units: int


def _paid(base: int, doubles: Sequence[Any], cap: int | None) -> int:
    """war-of-coins-9.8 (source 167): doubles multiply."""
    points = base << len(doubles)
    return points if cap is None else min(points, cap)


def bill(
    winner_ids: Sequence[str],
    loser_ids: Sequence[str],
    keep_going: int = 0,
    shown: int = 0,
    hashrate_line: int = HASHRATE_LINE,
    stake_cap: int | None = None,
    carried: int = 0,
) -> Bill:
    """war-of-coins-9.1 (source 155): what the loser owes. `keep_going` counts how often the winner
    went on, `shown` the coins that the winner showed or completed, `carried` doubles brought over
    from wasted deals. Raises ValueError if one of these is less than nothing."""
    if min(keep_going, shown, carried) < 0:
        raise ValueError("keep-goings and doubles can't be fewer than none")
    won, lost = _weighed(*_holding(winner_ids)), _weighed(*_holding(loser_ids))
    lines = list(score(winner_ids).lines)
    if keep_going:
        lines.append(Line(_for_going_on(keep_going), "keep_going", "war-of-coins-9.2"))
    doubles = _doubles(won, lost, keep_going, shown, hashrate_line, carried)
    return Bill(tuple(lines), tuple(doubles), stake_cap)


def _weighed(counts: Mapping[str, int], units: int) -> Weighed:
    return Weighed(counts[EXCHANGE], counts[MERCHANT] + counts[GATEWAY], units)


def _for_going_on(keep_going: int) -> int:
    """war-of-coins-9.2 (source 162-163, 167): two keep-goings add a point each, before doubling."""
    return min(keep_going, FREE_GOES)


def _doubles(
    won: Weighed, lost: Weighed, keep_going: int, shown: int, hashrate_line: int, carried: int
) -> list[tuple[str, str]]:
    """(reason, clause) of each doubling."""
    # war-of-coins-9.3 (source 164-165; A21): each keep-going after the free ones doubles.
    doubles = [("keep_going", "war-of-coins-9.3")] * max(0, keep_going - FREE_GOES)
    doubles += [("shown", "war-of-coins-9.4")] * shown  # (source 158; A10)
    if won.market >= NO_MARKET:  # source 159, A3
        doubles.append(("no_market", "war-of-coins-9.5"))
    if won.exchanges >= JUNK_COIN and not lost.exchanges:  # source 160 over 13, A2, A31
        doubles.append(("junk_coin", "war-of-coins-9.6"))
    if won.units >= NO_HASHRATE and lost.units < hashrate_line:  # source 161, A5, A22
        doubles.append(("no_hashrate", "war-of-coins-9.7"))
    doubles += [("waste_hashrate", "war-of-coins-10.4")] * carried
    return doubles


def payment(
    winner_ids: Sequence[str],
    loser_ids: Sequence[str],
    keep_going: int = 0,
    shown: int = 0,
    **options: Any,
) -> int:
    """Points that the loser pays: those of `bill`, which also explains them."""
    return bill(winner_ids, loser_ids, keep_going, shown, **options).points


def _holding(ids: Sequence[str]) -> tuple[dict[str, int], int]:
    """How many cards of each scoring kind, and how many mining units."""
    counts = dict.fromkeys(_SCORED, 0)
    units = 0
    for card in ids:
        kind, worth = FACTS[card]
        units += worth
        if kind in counts:
            counts[kind] += 1
    return counts, units


# The engine's tally: all counters of a capture area in one number, one field beside another, so
# that taking a card is one addition. Fields from the lowest bit, with their widths.

_WIDTHS = {EXCHANGE: 3, GATEWAY: 2, MERCHANT: 3, CHUNK: 2, NONCE: 2, HASHES: 2, BLOCKS: 1}
_SHIFTS = {
    kind: sum(width for other, width in list(_WIDTHS.items())[:place])
    for place, kind in enumerate(_WIDTHS)
}
_MASKS = {kind: (1 << width) - 1 for kind, width in _WIDTHS.items()}
UNITS_SHIFT = sum(_WIDTHS.values())
_LOW = 8  # bits of the trade cards; ribbons above

WEIGHT: tuple[int, ...] = tuple(
    (1 << _SHIFTS[KIND[n]] if KIND[n] in _SHIFTS else 0) + (UNITS[n] << UNITS_SHIFT)
    for n in range(len(ID))
)


def _table(kinds: Sequence[str], shift: int) -> list[int]:
    """Points of every combination of these kinds' counters, by their bits."""
    points = []
    for values in product(*(range(1 << _WIDTHS[kind]) for kind in reversed(kinds))):
        counts = dict.fromkeys(_SCORED, 0) | dict(zip(reversed(kinds), values, strict=True))
        points.append(sum(line.points for line in _lines(counts, 0)))
    assert len(points) == 1 << sum(_WIDTHS[kind] for kind in kinds) and shift == _SHIFTS[kinds[0]]
    return points


_TRADE_POINTS = _table((EXCHANGE, GATEWAY, MERCHANT), 0)
_RIBBON_POINTS = _table((CHUNK, NONCE, HASHES, BLOCKS), _LOW)
#: Points of a capture area are those of its tally's lower bits, `CARD_BITS`, and those of the
#: mining units above them, from `UNITS_SHIFT` on: see `total`.
CARD_POINTS = bytes(ribbons + trade for ribbons in _RIBBON_POINTS for trade in _TRADE_POINTS)
CARD_BITS = (1 << UNITS_SHIFT) - 1
UNIT_POINTS = [
    sum(line.points for line in _lines(dict.fromkeys(_SCORED, 0), units))
    for units in range(sum(UNITS) + 1)
]


def _read_off(tally: int) -> Weighed:
    exchanges = tally >> _SHIFTS[EXCHANGE] & _MASKS[EXCHANGE]
    merchants = tally >> _SHIFTS[MERCHANT] & _MASKS[MERCHANT]
    gateways = tally >> _SHIFTS[GATEWAY] & _MASKS[GATEWAY]
    return Weighed(exchanges, merchants + gateways, tally >> UNITS_SHIFT)


def owed(
    won: int,
    lost: int,
    keep_going: int,
    shown: int,
    hashrate_line: int,
    stake_cap: int | None,
    carried: int,
) -> tuple[int, list[str]]:
    """What `bill` comes to and the reasons of its doubles, from the tallies of the two capture
    areas: a deal that nobody asks about needs no lines."""
    heads = _read_off(won), _read_off(lost)
    doubles = _doubles(*heads, keep_going, shown, hashrate_line, carried)
    base = total(won) + _for_going_on(keep_going)
    return _paid(base, doubles, stake_cap), [reason for reason, _ in doubles]


def total(tally: int) -> int:
    """Points of a capture area, from the sum of its cards' `WEIGHT`s."""
    return CARD_POINTS[tally & CARD_BITS] + UNIT_POINTS[tally >> UNITS_SHIFT]
