"""Agents for War of Coins.

`greedy` takes what scores most at once and ends as soon as it may. `heuristic` weighs each card by
what it can still become for either player, keeps matching cards out of the opponent's reach, and
goes on only from a safe lead. `daring` plays its cards likewise and never ends a deal: it is for
what can only be seen in deals that run to their last turn.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from generator.games.war_of_coins.rules import pack
from generator.games.war_of_coins.rules.clauses import TURNS
from generator.games.war_of_coins.rules.scoring import WEIGHT, total
from generator.rules.pack import Agent, Moves, View

# What a captured card is worth to start with, in points or the hope of them.
_WORTH = {
    pack.EXCHANGE: 3.0, pack.GATEWAY: 2.5, pack.MERCHANT: 1.2, pack.CHUNK: 1.6, pack.NONCE: 1.6,
    pack.HASHES: 1.6, pack.BLOCKS: 2.6, pack.MINING: 0.4, pack.JOKER: 1.2,
}  # fmt: skip
_UNIT = 0.5  # what each mining unit adds
_THREES = frozenset((pack.EXCHANGE, pack.GATEWAY, pack.CHUNK, pack.NONCE, pack.HASHES))
_NEARLY = 3.0  # the third of a set
_STEAL = 0.8  # a mining card from the opponent
_DOUBLE = 2.0  # a Complete Transaction, which doubles the payment
_DECLARE = {"claim": 2, "show": 1, "pass": 0}

# Going on asks for turns to come, and for an opponent who is far from ending the deal.
_TURNS_LEFT = 6
_FAR = 3


def _taken(view: View, move: Any) -> list[str]:
    """The cards that a move surely captures, as far as its player can see."""
    kind, cards, _, target = move
    if kind in ("take", "place"):
        return [view["turned_up"], target]
    if kind == "complete":
        return [*cards, target]
    if kind != "play":
        return []
    card = cards[0]
    if target is not None:
        return [card, target]
    if card in pack.JOKERS:
        return [card]
    place = _place_of(view, card)
    return [card, *place] if place else []


def _place_of(view: View, card: str) -> tuple[str, ...]:
    coin = card.split(".")[0]
    for place in view["layout"]:
        if place[0].split(".")[0] == coin:
            return tuple(place)
    return ()


def _points(cards: tuple[str, ...] | list[str]) -> int:
    return total(sum(WEIGHT[pack.NUMBER[card]] for card in cards))


def _cashes_in(view: View, moves: Moves, chance: Random) -> Any:
    kind = moves[0].kind
    if kind == "end":
        return moves[0]
    if kind in _DECLARE:
        return max(moves, key=lambda move: _DECLARE[move.kind])
    held = list(view["captured"][view["seat"]])
    before = _points(held)

    def gain(move: Any) -> tuple[int, int]:
        taken = _taken(view, move)
        return _points(held + taken) - before, len(taken)

    return max(moves, key=gain)


class _Table:
    """What the heuristic makes of a view: kinds that each player has, and cards not yet seen."""

    def __init__(self, view: View) -> None:
        self.view = view
        me = view["seat"]
        mine, theirs = view["captured"][me], view["captured"][1 - me]
        self.mine = Counter(pack.FACTS[card][0] for card in mine)
        self.theirs = Counter(pack.FACTS[card][0] for card in theirs)
        layout = [card for place in view["layout"] for card in place]
        known = [*view["hand"], *mine, *theirs, *layout, *view["pending"]]
        self.seen = Counter(card.split(".")[0] for card in known)
        self.unseen = max(1, view["stock"] + view["opponent_hand"])

    def worth(self, card: str) -> float:
        """What a card is worth to whoever captures it now, for both: to have it, and that the
        other doesn't."""
        kind, units = pack.FACTS[card]
        worth = _WORTH[kind] + _UNIT * units
        if kind in _THREES:
            mine, theirs = self.mine[kind], self.theirs[kind]
            worth += _NEARLY * ((mine >= 2) + (theirs >= 2))
            if mine and theirs and kind != pack.EXCHANGE:
                worth -= 0.8  # nobody will have them all
        return worth

    def danger(self, coin: str) -> float:
        """How likely the opponent holds a card of this coin."""
        hidden = pack.PER_COIN - self.seen[coin]
        return 1 - (1 - self.view["opponent_hand"] / self.unseen) ** hidden if hidden > 0 else 0.0


def _weighed(view: View, moves: Moves) -> Any:
    table = _Table(view)

    def value(move: Any) -> float:
        if move.kind == "flip":  # house rule flip_only="any": keeps every card back
            return 0.0
        taken = _taken(view, move)
        if not taken:
            return -table.danger(move.cards[0].split(".")[0]) * table.worth(move.cards[0])
        worth = sum(map(table.worth, taken))
        if move.kind == "complete":
            return worth + _STEAL + _DOUBLE
        if move.kind == "play":
            if taken[0] in pack.JOKERS:
                return worth + _STEAL
            if len(taken) == pack.PER_COIN:
                return worth + _STEAL
            # A pair that the opponent can't take as well may wait for a turn.
            coin = taken[0].split(".")[0]
            worth *= 0.75 + 0.25 * table.danger(coin)
        return worth

    return max(moves, key=value)


def _goes_on(view: View) -> bool:
    me = view["seat"]
    left = TURNS - view["turn"] + 1
    return left >= _TURNS_LEFT and view["scores"][1 - me] <= _FAR and not view["goes"][1 - me]


def _sensible(view: View, moves: Moves, chance: Random) -> Any:
    kind = moves[0].kind
    if kind == "end":
        return moves[_goes_on(view)]
    if kind in _DECLARE:
        return max(moves, key=lambda move: _DECLARE[move.kind])
    return _weighed(view, moves) if kind != "flip" else moves[0]


def _never_ends(view: View, moves: Moves, chance: Random) -> Any:
    kind = moves[0].kind
    if kind == "end":
        return moves[1]
    if kind in _DECLARE:
        return moves[-1]
    return _sensible(view, moves, chance)


GREEDY = Agent(
    "greedy", "captures what scores most at once, and ends as soon as it may", _cashes_in
)
HEURISTIC = Agent(
    "heuristic",
    "weighs what each card can still become, and goes on only from a safe lead",
    _sensible,
)
DARING = Agent(
    "daring", "plays like heuristic, but shows nothing and always keeps going", _never_ends
)
AGENTS = (GREEDY, HEURISTIC, DARING)
