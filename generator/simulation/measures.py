"""What one finished game says of a game's balance, in whole numbers.

In: a finished state. Out: a number for each `Measure`. What is a share of games is counted in
parts of `WHOLE`, so that a victory that several share can be divided; all else as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from generator.rules import GamePack

#: What each kind of measure is: see `TITLES`.
What = Literal["wins", "order", "length", "ending", "short", "event", "card"]
#: {kind: what a person calls it}.
TITLES: Mapping[What, str] = {
    "wins": "Wins by seat",
    "order": "Wins by turn order",
    "length": "Length in turns",
    "ending": "How games end",
    "short": "Games in which none of a part was left",
    "event": "How often things happen, a game",
    "card": "How often cards are used, a game",
}
#: The kinds that are shares of games.
SHARES: frozenset[What] = frozenset({"wins", "order", "ending", "short"})
#: One game as a share: divisible by as many winners as there may be.
WHOLE = 27720


class Measure(NamedTuple):
    """A kind, and of what: a seat or place, a reason, a part, an event, a card."""

    what: What
    of: str = ""


def measured(
    pack: GamePack, players: int, limits: Mapping[str, int], state: Any
) -> Counter[Measure]:
    """The numbers of a finished game; those that are missing are 0. `limits` say how much there is
    of each part."""
    stats, outcome = state.stats, state.outcome
    found: Counter[Measure] = Counter()
    first = pack.starter(state)
    for seat in outcome.winners:
        part = WHOLE // len(outcome.winners)
        found[Measure("wins", str(seat))] = part
        found[Measure("order", str((seat - first) % players))] = part
    found[Measure("length", "turns")] = stats["turns"]
    found[Measure("ending", outcome.reason)] = WHOLE
    for name, most in stats["peaks"].items():
        if name in limits:
            found[Measure("short", name)] = WHOLE * (most >= limits[name])
    for name, times in stats["events"].items():
        found[Measure("event", name)] = times
    if pack.uses is not None:
        for (card, _), times in Counter(pack.uses(state)).items():
            found[Measure("card", card)] += times
    return found
