"""A match of War of Coins: several deals, one balance.

In: a seed, or the decks of its deals. Out: deals to play one after the other, and what each player
has won. The source tells of single deals only; what a match adds to them is the designer's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from generator.rules.contract import Option, Options, Outcome

if TYPE_CHECKING:
    from generator.games.war_of_coins.rules.game import WarOfCoins
    from generator.games.war_of_coins.rules.state import CoinsState

MATCH_OPTIONS = (
    Option("deals", 10, tuple(range(1, 101)),
        "How many deals a match has; void deals don't count."),
    Option("balance", 0, (0, 10, 20, 50, 100, 200, 500), "Points that each player begins with."),
    Option("broke", "plays on", ("plays on", "ends"),
        "When a balance falls below zero: the match goes on, or it ends."),
    Option("void_repeat", "each", ("each", "once"),
        "Void deals one after the other are each paid, or only the first of them."),
    Option("waste_doubles", False, (False, True),
        "Is the payment of the next deal doubled after a Waste Hashrate?"),
)  # fmt: skip


class Match:
    """Play `deal` to its outcome, then `settle`, until `over`.

    `balances` are by seat, `leader` is the last winner (None before anybody won), `outcomes` those
    of the deals that counted. With `decks`, the deals are dealt from these orders and `first`
    leads the first of them; with a seed, chance picks who does (war-of-coins-2.1). Raises
    ValueError without either.
    """

    def __init__(
        self,
        game: WarOfCoins,
        seed: int | None = None,
        decks: Iterable[Sequence[str]] | None = None,
        **options: Any,
    ) -> None:
        if seed is None and decks is None:
            raise ValueError("a new match needs a seed, or decks in deal order")
        names = {option.name for option in MATCH_OPTIONS}
        own = {name: options.pop(name) for name in list(options) if name in names}
        self.rules = Options(MATCH_OPTIONS, own).resolve()
        self.balances: list[int] = [self.rules["balance"]] * 2
        self.leader: int | None = None
        self.outcomes: list[Outcome] = []
        self.voids = 0  # void deals in a row
        self._game = game
        self._options = options
        self._carried = 0
        self._decks: Iterator[Sequence[str]] | None = None if decks is None else iter(decks)
        self._chance = Random(0 if seed is None else seed)
        # war-of-coins-2.1 (source 31; A17)
        named = options.pop("first", 0 if decks is not None else None)
        self.first: int = self._chance.randrange(2) if named is None else named
        self.deal: CoinsState = self._deal()

    @property
    def over(self) -> bool:
        """war-of-coins-10.1: have all deals been played, or is a player out (option `broke`)?"""
        broke: bool = self.rules["broke"] == "ends" and bool(min(self.balances) < 0)
        return broke or len(self.outcomes) >= int(self.rules["deals"])

    def settle(self) -> None:
        """war-of-coins-10.2 (source 74, 156): books the deal's outcome and deals the next. Raises
        ValueError if the deal is still going on, or the match is over."""
        outcome = self.deal.outcome
        if outcome is None or self.over:
            raise ValueError("the match is over" if self.over else "the deal isn't over")
        void = outcome.reason == "void"
        if not (void and self.voids and self.rules["void_repeat"] == "once"):
            for seat in (0, 1):
                self.balances[seat] += outcome.scores[seat]
        self.voids = self.voids + 1 if void else 0
        if not void:  # war-of-coins-10.3 (A15)
            self.outcomes.append(outcome)
            if outcome.winners:
                (self.leader,) = outcome.winners
                self.first = self.leader  # war-of-coins-2.2
                self._carried = 0
            elif self.rules["waste_doubles"]:  # war-of-coins-10.4 (A35): not unless agreed
                self._carried = min(self._carried + 1, 6)
        if not self.over:
            self.deal = self._deal()

    def _deal(self) -> CoinsState:
        circumstances = {
            "first": self.first,
            "opening_deal": self.leader is None,
            "carried": self._carried,
        }
        options = self._options | circumstances
        if self._decks is None:
            return self._game.new(seed=self._chance.getrandbits(32), **options)
        deck = next(self._decks, None)
        if deck is None:
            raise ValueError("there is no deck for another deal")
        return self._game.new(deck=deck, **options)
