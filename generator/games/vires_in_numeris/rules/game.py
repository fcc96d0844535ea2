"""The game's face to the rest of the project: options, new games, positions, records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from generator.games.vires_in_numeris.rules import records
from generator.games.vires_in_numeris.rules.cards import HR, composition
from generator.games.vires_in_numeris.rules.chance import Luck, RecordedLuck, deal, whole
from generator.games.vires_in_numeris.rules.effects import card_facts
from generator.games.vires_in_numeris.rules.guessing import guess
from generator.games.vires_in_numeris.rules.ledger import LEDGER
from generator.games.vires_in_numeris.rules.moves import Move, table
from generator.games.vires_in_numeris.rules.opening import (
    Opening,
    deck_cards,
    differences,
    regular,
    start,
)
from generator.games.vires_in_numeris.rules.options import OPTIONS, players_at, settle
from generator.games.vires_in_numeris.rules.quantities import PLAYERS
from generator.games.vires_in_numeris.rules.state import State
from generator.rules.contract import Option, Options, seated
from generator.rules.ledger import Ledger

State.guesser = staticmethod(guess)


class ViresInNumeris:
    """The rules of Vires In Numeris. Stateless."""

    slug = "vires-in-numeris"
    title = "Vires In Numeris"
    players = PLAYERS
    options: tuple[Option, ...] = OPTIONS
    ledger: Ledger = LEDGER

    def composition(self, **options: Any) -> dict[str, int]:
        """{card id: copies} that the rules call for."""
        return composition(Options(OPTIONS, options).resolve()["hashrates"])

    def limits(self, **options: Any) -> dict[str, int]:
        """How many HashRates there are to become Blocks and Coins."""
        return {"hashrates-locked": self.composition(**options)[HR]}

    def card_facts(self) -> dict[str, dict[str, object]]:
        """{card id: facts} that the rules know: kind, timing, flip."""
        return card_facts()

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> State:
        """A new game, at its first decision. `deck` is the Deck without Genesis Blocks, first
        Coins and Pool, top first; `chance` are the flips (`win`, `lose`) and shuffles (ids, top
        first) in order. With a `deck` and no seed there is no generator at all. Raises ValueError
        without either, for a player count, option, seed or Deck that can't be, and later, if a
        flip or shuffle is due that `chance` doesn't hold."""
        players, house, first = settle(players, options)
        cards = deck_cards(players, house)
        luck: Luck = RecordedLuck(chance or ())
        if deck is not None:
            odd = differences(Counter(cards), Counter(deck))
            if odd:
                raise ValueError(f"not the {len(cards)} cards of {players} players' Deck: {odd}")
        if seed is not None:
            drawn, shuffled, seeded = deal(whole(seed), players, cards)
            luck = seeded if chance is None else luck
            # vires-in-numeris-1.6 (source 52; ruling first-player)
            first = drawn if first is None and deck is None else first
            deck = shuffled if deck is None else deck
        if deck is None:
            raise ValueError("a new game needs a seed, or a deck in deal order")
        return start(regular(players, house, first or 0, deck, seed), luck)

    def position(
        self,
        players: int = 2,
        *,
        hands: Mapping[int, Sequence[str]] | None = None,
        banks: Mapping[int, int] | None = None,
        chains: Mapping[int, int] | None = None,
        fronts: Mapping[int, Sequence[str]] | None = None,
        pool: int | None = None,
        trash: Sequence[str] = (),
        deck: Sequence[str] = (),
        rest: bool = True,
        turn: int = 0,
        part: str = "play",
        chance: Sequence[Any] = (),
        **options: Any,
    ) -> State:
        """A game that stands as described, for examples and tests. What isn't mentioned is as at
        the start; `deck` is the top of the Deck, and all cards not placed follow beneath it,
        HashRates first, unless `rest` is false. Raises ValueError if cards don't add up, or lie at
        a seat that there isn't."""
        players, house, _ = settle(players, options)
        seats = range(players)
        for piles in (hands, banks, chains, fronts):
            for seat in piles or ():
                seated(seat, players)
        usual = regular(players, house, turn, (), None)
        opening = Opening(
            players=players,
            house=house,
            turn=turn,
            deck=tuple(deck),
            pool=usual.pool if pool is None else pool,
            banks=tuple((banks or {}).get(s, usual.banks[s]) for s in seats),
            chains=tuple((chains or {}).get(s, usual.chains[s]) for s in seats),
            hands=tuple(tuple((hands or {}).get(s, ())) for s in seats),
            fronts=tuple(tuple((fronts or {}).get(s, ())) for s in seats),
            trash=tuple(trash),
            part=part,
        )
        if rest:
            missing = Counter(composition(house.hashrates)) - opening.cards()
            beneath = (card for card in composition(house.hashrates) for _ in range(missing[card]))
            opening = Opening(**(vars(opening) | {"deck": (*deck, *beneath)}))
        return start(opening, RecordedLuck(chance))

    def moves(self, players: int) -> tuple[Move, ...]:
        """Every move that there can be at a table of so many, whatever the options, in an order
        that never changes. Raises ValueError for a table that there can't be."""
        return table(players_at(players)).all()

    def transcript(self, state: State) -> str:
        """The whole game as text, enough to replay it."""
        return records.write(state)

    def replay(self, record: str, seed: int | None = None) -> State:
        """The state that `transcript` was made from. Chance goes on as the seed of the record says,
        or as `seed` does where it names none. Raises ValueError with the line at fault, and for a
        seed that is not the record's."""
        return records.read(record, None if seed is None else whole(seed))
