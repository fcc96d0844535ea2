"""The ways to judge a claim: verdicts, and figures in words.

In: what tallies counted. Out: a verdict ("true", "usually true", "false", "never seen") and on what
evidence it rests. A game's own claims call these, each by what its sentence says: `always`, `most`,
`ever`, `rare`, `even`. `legend` says what a verdict means, wherever verdicts are shown: no
threshold is silent, and every verdict has its figure beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.rules.pack import Verdict
from generator.simulation.statistics import Interval, parity, shares
from generator.simulation.tally import Tally

#: What is more than this part of the cases is most of them: usually so.
HALF = 1 / 2
#: What comes in a smaller part of cases is rare.
RARE = 1 / 10
#: Win shares that are off by so little are even for a player, though not for a statistician.
HARDLY = 0.03
#: And this much beyond an interval is nothing, where a dozen intervals are looked at.
NOTHING = 0.005

Tallies = Mapping[str, Tally]


def always(holds: int, cases: int) -> Verdict:
    """For "it is always so": in all cases, in more than half, or not."""
    if not cases:
        return "never seen"
    if holds == cases:
        return "true"
    return "usually true" if holds > cases * HALF else "false"


def most(holds: int, cases: int) -> Verdict:
    """For "most cases are so": in more than half of them."""
    if not cases:
        return "never seen"
    return "true" if holds > cases * HALF else "false"


def ever(times: int) -> Verdict:
    """For "it can happen". That it never did doesn't make it false."""
    return "true" if times else "never seen"


def rare(times: int, cases: int) -> Verdict:
    """For "it happens rarely": at least once, and in fewer than a tenth of the cases."""
    if not times:
        return "never seen"
    return "true" if times < cases * RARE else "false"


def even(tallies: Sequence[tuple[int, Tally]]) -> Verdict:
    """For "nobody has an advantage": parity lies in every interval, or hardly outside of it."""
    off = max(abs(outside(*one)) for one in tallies)
    if off < NOTHING:
        return "true"
    return "usually true" if off <= HARDLY else "false"


def outside(players: int, counted: Tally) -> float:
    """How far the interval of the turn-order place that is furthest off lies from parity."""
    fair = parity(counted.places, players, counted.games)
    off = [_off(one, fair) for one in shares(counted.places, players, counted.games)]
    return max(off, key=abs)


def _off(found: Interval, fair: float) -> float:
    return max(0.0, found.low - fair) + min(0.0, found.high - fair)


def advantage(tallies: Sequence[tuple[int, Tally]]) -> str:
    """How large an advantage is at the most; "" for none."""
    off = max(abs(outside(*one)) for one in tallies)
    return "" if off < NOTHING else f"; beyond chance by up to {100 * off:.1f} points"


def percent(part: float, whole: float) -> str:
    """A share as readers write it; small ones with a place, and never 0 % or 100 % if it isn't."""
    if not whole:
        return "none"
    share = 100 * part / whole
    if share in (0, 100):
        return f"{share:.0f}\u00a0%"
    if share < 10 or share > 99:
        places = 1 if 0.1 <= share <= 99.9 else 2
        least = 10**-places
        return f"{min(max(share, least), 100 - least):.{places}f}\u00a0%"
    return f"{share:.0f}\u00a0%"


def of(part: int, whole: int, what: str = "games") -> str:
    """ "12 of 1,000 games"."""
    return f"{part:,} of {whole:,} {what}"


def by_players(words: Mapping[int, str]) -> str:
    """ "2 players: a; 3: b"."""
    first, *others = words.items()
    return "; ".join([f"{first[0]} players: {first[1]}", *(f"{n}: {word}" for n, word in others)])
