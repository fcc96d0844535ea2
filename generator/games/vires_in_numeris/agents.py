"""Agents for Vires In Numeris.

`greedy` mines whenever it can and plays whatever brings it something at once. `heuristic` weighs
each move in points: it prepares its mining, aims at whoever leads, keeps shields and refusals for
what hurts, doesn't end a game that it would lose, and rather keeps HashRates in play than turn the
last of them into Coins. What each card is worth stands in two tables by card id, for oneself and
against an opponent.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from generator.games.vires_in_numeris.rules.cards import HR, PAID
from generator.games.vires_in_numeris.rules.mining import PRICE_CHANGE
from generator.rules.pack import Agent, Moves, View

# Points that things are worth.
_HASHRATE = 0.4
_MINED = 3.0
_IN_A_HAND = 0.55  # HashRates among the cards of a Hand that one doesn't see
_SCARCE = 0.6  # of all HashRates are Blocks and Coins: who makes more Coins soon can't mine

_END = ("end", "done", "pass")

# Effects worth a shield, and worth a refusal.
_HEAVY = frozenset((
    "51-attack", "chain-split", "sybil-attack", "wrecked", "nonce", "scam", "margin-call",
    "decentralized-exchange", "initial-coin-offering", "ponzi-scheme", "pump-and-dump",
    "know-your-customer",
))  # fmt: skip
_REFUSED = frozenset((
    "51-attack", "chain-split", "wrecked", "nonce", "scam", "decentralized-exchange", "time-lock",
    "halving",
))  # fmt: skip


def _scarce(view: View) -> bool:
    """Whether so many HashRates are locked up that nobody should want more Coins."""
    locked = sum(view["chains"]) + sum(view["banks"])
    return bool(locked > _SCARCE * view["house"]["hashrates"])


class _Place:
    """What a seat makes of its view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: int = view["me"]
        self.pool: int = view["pool"]
        self.hashrates: int = view["hand"].count(HR)
        self.scores = [c + b for c, b in zip(view["chains"], view["banks"], strict=True)]
        fronts = view["fronts"][self.me]
        price = view["chains"][self.me] + view["house"]["genesis"]
        self.cost = max(1, price + sum(PRICE_CHANGE.get(card, 0) for card in fronts))

    def from_pool(self, amount: int) -> float:
        return _HASHRATE * min(amount, self.pool)

    def may_mine(self, more: int = 0) -> bool:
        return not self.view["mined"] and self.hashrates + more >= self.cost

    def mining(self) -> float:
        """What mining is worth: nothing at all if it ends the game for another's victory."""
        me, view = self.me, self.view
        if view["chains"][me] + 1 < view["house"]["goal"]:
            return _MINED
        others = max(score for seat, score in enumerate(self.scores) if seat != me)
        return 9.0 if self.scores[me] + 2 > others else -9.0

    def lead(self, seat: int) -> float:
        """How much it hurts to let an opponent be: the better their score, the more."""
        return 1.0 + float(self.scores[seat] - min(self.scores)) / 8

    def hidden(self, seat: int) -> float:
        """HashRates that an opponent may hold."""
        return _IN_A_HAND * float(self.view["hand_sizes"][seat])


# What playing a card is worth to its player, in points.
_OWN: dict[str, Callable[[_Place, str], float]] = {
    "bullish": lambda p, choice: p.from_pool(2),
    "stablecoin": lambda p, choice: p.from_pool(2),
    "whale": lambda p, choice: (
        p.from_pool(2) if choice == "gain" else 0.3 * (p.view["players"] - 1)
    ),
    "mining": lambda p, choice: p.mining() + 0.1 + p.from_pool(p.cost),
    "transaction-fees": lambda p, choice: 0.8 if p.view["mined"] else _MINED + 0.5,
    "difficulty-decrease": lambda p, choice: 0.5 if p.view["mined"] else _MINED + 0.6,
    "centralized-exchange": lambda p, choice: -1.0 if _scarce(p.view) else 0.5,
    "dollar-cost-average": lambda p, choice: (
        1.2 if not p.may_mine() and p.may_mine(min(2, p.pool + 1)) else -1.0
    ),
    "ponzi-scheme": lambda p, choice: 0.5 * (p.view["players"] - 1),
    "oracle": lambda p, choice: 0.05,
    "fiduciary-money": lambda p, choice: 0.2,
}

# What aiming a card at an opponent is worth.
_AIMED: dict[str, Callable[[_Place, int], float]] = {
    "51-attack": lambda p, seat: 1.7 + 1.5 * p.lead(seat),
    "chain-split": lambda p, seat: 1.5 * p.lead(seat) if p.view["chains"][seat] > 1 else -1.0,
    "wrecked": lambda p, seat: 0.7 * _HASHRATE * p.hidden(seat) * p.lead(seat),
    "nonce": lambda p, seat: 1.5 * _HASHRATE * p.hidden(seat) - 1.0,
    "scam": lambda p, seat: min(2.0, p.hidden(seat)) * _HASHRATE * 1.5,
    "bearish": lambda p, seat: 0.4 * p.lead(seat),
    "margin-call": lambda p, seat: 0.9 * p.lead(seat) if p.view["banks"][seat] else -1.0,
    "trading-bot": lambda p, seat: 0.06,
    "initial-coin-offering": lambda p, seat: 0.4,
    "decentralized-exchange": lambda p, seat: 0.7 + 0.05 * p.hidden(seat),
    "difficulty-increase": lambda p, seat: 0.4 * p.lead(seat),
    "halving": lambda p, seat: 0.8 * p.lead(seat),
    "time-lock": lambda p, seat: 0.6 * p.lead(seat),
    "flippening": lambda p, seat: 0.1 * (p.view["hand_sizes"][seat] - len(p.view["hand"]) - 1),
}

# What is given away first, or thrown away.
_KEPT = {"fiduciary-money": -1.0, "oracle": 0.05, "trading-bot": 0.06, HR: _HASHRATE}


def _value(place: _Place, move: Any) -> float:
    """A move of the play part in points; ending it is worth nothing."""
    if move.kind == "mine":
        return place.mining()
    if move.kind != "play":
        return 0.0
    card = move.cards[0]
    worth = _AIMED[card](place, move.target) if card in _AIMED else _OWN[card](place, move.choice)
    return worth - _HASHRATE * (card in PAID)


def _names_well(view: View, move: Any) -> bool:
    """Whether naming this party to a flip helps oneself: one's own victory, or an opponent's
    defeat by one's own card."""
    me = view["me"]
    if move.target == me:
        return bool(move.cards[0] == "diamond-hands")
    return bool(move.cards[0] == "paper-hands" and view["turn"] == me)


def _answer(view: View, moves: Moves) -> Any:
    """Whether to answer, and with what; the last move is to let it pass."""
    announced = view["limbo"][-1] if view["limbo"] else ""
    question = view["question"]
    if question == "challenge":
        return next((move for move in moves[:-1] if _names_well(view, move)), moves[-1])
    if question == "cancel":
        wanted = announced in _REFUSED and view["turn"] != view["me"]
    elif question == "protect":
        wanted = announced in _HEAVY
    else:
        wanted = view["pool"] > 0
    return moves[0] if wanted else moves[-1]


def _others(view: View, moves: Moves, currency: str = "coin") -> Any:
    """Votes, choices, gifts and dismissals; `currency` is what one would rather be paid in."""
    question = view["question"]
    if question in ("vote", "payment"):
        return next(move for move in moves if move.choice == currency)
    if question == "show-or-drop":
        return moves[0]
    if question == "gift":
        return min(moves, key=lambda move: _KEPT.get(move.cards[0], 0.5))
    unwanted = (move for move in moves if move.cards == ("fiduciary-money",))
    return next(unwanted, moves[-1])


def _sensible(view: View, moves: Moves, chance: Random) -> Any:
    if view["question"] == "play":
        place = _Place(view)
        return max(moves, key=lambda move: (_value(place, move), move.kind == "end"))
    if moves[-1].kind == "pass":
        return _answer(view, moves)
    return _others(view, moves, "hr" if _scarce(view) else "coin")


# What a greedy player sees in a card: what it brings at once.
_AT_ONCE = {
    "51-attack": 2.0, "centralized-exchange": 1.0, "bullish": 0.8, "stablecoin": 0.8,
    "decentralized-exchange": 0.8, "scam": 0.8, "nonce": 0.5, "initial-coin-offering": 0.4,
    "ponzi-scheme": 0.4, "whale": 0.3, "transaction-fees": 0.2, "difficulty-decrease": 0.2,
}  # fmt: skip


def _grabs(view: View, moves: Moves, chance: Random) -> Any:
    if view["question"] != "play":
        return moves[0] if moves[-1].kind == "pass" else _others(view, moves)
    mining = [m for m in moves if m.kind == "mine" or m.cards == ("mining",)]
    if mining:
        return mining[-1]
    return max(moves, key=lambda m: _AT_ONCE.get(m.cards[0], -1.0) if m.cards else 0.0)


GREEDY = Agent(
    "greedy", "mines whenever it can, and plays what brings it something at once", _grabs
)
HEURISTIC = Agent(
    "heuristic",
    "weighs each move in points, aims at the leader, and doesn't end a game that it would lose",
    _sensible,
)
AGENTS = (GREEDY, HEURISTIC)
