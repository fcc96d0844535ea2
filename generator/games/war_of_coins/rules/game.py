"""War of Coins behind the contract: its options, new deals, situations, and transcripts.

In: a seed, or a deal order. Out: `CoinsState`s and their text. The one place where a random
generator is made for a deal; a match makes one for its deals (`match`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from generator.games.war_of_coins.rules import records, scoring, setup
from generator.games.war_of_coins.rules.clauses import CLAUSES, SECTIONS
from generator.games.war_of_coins.rules.ledger import LEDGER
from generator.games.war_of_coins.rules.match import MATCH_OPTIONS, Match
from generator.games.war_of_coins.rules.moves import EVERY, Move, Step
from generator.games.war_of_coins.rules.pack import FACTS, ID, card_facts, numbers
from generator.games.war_of_coins.rules.state import CoinsState
from generator.rules.contract import Option, Options
from generator.rules.ledger import Ledger
from generator.rules.shuffling import shuffle

_OPTIONS = (
    Option("first", 0, (0, 1), "Which seat plays first and gets the first ten cards."),
    Option("opening_deal", True, (True, False),
        "Is it the first deal of a match? If not, the first player won the last one and is paid "
        "for a void deal."),
    Option("carried", 0, (0, 1, 2, 3, 4, 5, 6),
        "Doubles brought over from wasted deals, if a match plays so."),
    Option("layout_jokers", "first", ("first", "second", "bury"),
        "Jokers dealt to the layout go to the first player, to the second, or under the stock."),
    Option("joker_surrender", False, (False, True),
        "Does a player without mining cards have to give up a joker instead?"),
    Option("flip_only", "last", ("last", "any"),
        "The turns that a Complete Transaction leaves without a hand card come last, or whenever "
        "their player likes."),
    Option("triple_doubles", "once", ("once", "twice"),
        "A set that is shown before play and completed later doubles once, or twice."),
    Option("perfect_tie", "turn-order", ("turn-order", "none"),
        "If both players hold a Perfect Hand, the first player may claim first, or nobody may."),
    Option("hashrate_line", scoring.HASHRATE_LINE, (8, 7, 6, 5, 4, 3, 2, 1),
        "No Hashrate doubles if the loser has fewer mining units than this."),
    Option("stake_cap", None, (None, 20, 50, 100, 200, 500, 1000),
        "The most points that one deal can cost, if there is such a limit."),
)  # fmt: skip

#: The house rules of whoever chooses none.
_USUAL = Options(_OPTIONS).resolve()


class WarOfCoins:
    """The game of War of Coins. Stateless."""

    slug = "war-of-coins"
    title = "War of Coins"
    players = range(2, 3)  # war-of-coins-2.1 (source 9, 13; A32)
    options: tuple[Option, ...] = _OPTIONS
    match_options: tuple[Option, ...] = MATCH_OPTIONS
    ledger: Ledger = LEDGER
    clauses: Mapping[str, str] = CLAUSES
    sections: Mapping[str, str] = SECTIONS
    score = staticmethod(scoring.score)
    bill = staticmethod(scoring.bill)
    payment = staticmethod(scoring.payment)

    def composition(self, **options: Any) -> dict[str, int]:
        """war-of-coins-1.1: one of each card of each coin, and the jokers."""
        Options(self.options, options).resolve()
        return dict.fromkeys(FACTS, 1)

    def card_facts(self) -> dict[str, dict[str, object]]:
        """war-of-coins-1.3: each card's coin, kind and group, and its mining units."""
        return card_facts()

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> CoinsState:
        """One deal from `deck` (50 ids: 10 to the first player, 10 to the other, 8 to the layout,
        22 stock, top first), or shuffled from `seed`. A void deal is over at once. Nothing but the
        deal is chance, so `chance` must be empty. Raises ValueError for what can't be dealt."""
        if players not in (None, 2):
            raise ValueError(f"War of Coins is for 2 players, not {players}")
        if chance:
            raise ValueError("War of Coins has no chance besides the deal")
        house = Options(self.options, options).resolve() if options else _USUAL
        if deck is None:
            if seed is None:
                raise ValueError("a new game needs a seed, or a deck in deal order")
            order = list(range(len(ID)))
            shuffle(Random(seed), order)
        else:
            order = numbers(deck)
            if len(order) != len(ID):
                missing = [card for card in ID if card not in deck]
                raise ValueError(f"the deck lacks {', '.join(missing)}")
        return _begun(house, {"deck": tuple(order)})

    def position(
        self,
        zones: Mapping[str, Sequence[str]],
        seat: int = 0,
        turn: int = 1,
        goes: Sequence[int] = (0, 0),
        last_go: Sequence[int] = (0, 0),
        shown: Sequence[Sequence[str]] = ((), ()),
        owed: Sequence[int] = (0, 0),
        declare: bool = False,
        **options: Any,
    ) -> CoinsState:
        """Any table to start from, with any part of the pack, at the beginning of a turn.

        `zones` are those of `state.zones()`, stock top first, without `pending`; what is left out
        is empty. `seat` is to play turn number `turn` (1 to 20, both players counted together).
        By seat: `goes` counts keep-goings, `last_go` is the score at the last of them, `shown`
        lists coins that were shown or completed (tickers such as ETH, one for each double), `owed`
        counts flip-only turns still to come. With `declare`, whoever holds a set is asked for it
        first, and then the first player begins (option `first`). Raises ValueError for cards that
        the pack doesn't have or has more often, and for a zone, seat, turn or coin that isn't
        there."""
        house = Options(self.options, options).resolve()
        start = setup.situation(zones, seat, turn, goes, last_go, shown, owed, declare)
        return _begun(house, start)

    def moves(self, players: int) -> tuple[Move, ...]:
        """Every move that there can be: seat 0's, then seat 1's, by kind and card. Raises
        ValueError for a number of players that the game isn't for."""
        if players not in self.players:
            raise ValueError(f"War of Coins is for 2 players, not {players}")
        return EVERY

    def match(
        self,
        seed: int | None = None,
        decks: Iterable[Sequence[str]] | None = None,
        **options: Any,
    ) -> Match:
        """Several deals with a balance: see `Match`. Takes the options of deals and of matches.
        Raises ValueError without a seed and without decks."""
        return Match(self, seed, decks, **options)

    def story(self, state: CoinsState) -> list[tuple[Move, list[Step]]]:
        """Each move so far with the steps that followed from it, played again from the start."""
        return records.story(self, state)

    def transcript(self, state: CoinsState) -> str:
        """Options, the deal or the situation, then a line a move with what came of it."""
        return records.write(self, state)

    def replay(self, record: str, seed: int | None = None) -> CoinsState:
        """The state that `transcript` was made from. A seed changes nothing: the deal is written
        down, and nothing else is chance. Raises ValueError naming the first wrong line."""
        return records.read(self, record)


def _begun(house: Mapping[str, Any], start: Mapping[str, Any]) -> CoinsState:
    state = CoinsState(house, start)
    setup.begin(state)
    return state


GAME = WarOfCoins()
