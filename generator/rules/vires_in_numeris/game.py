"""The game's face to the rest of the project: options, new games, positions, records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from generator.rules.contract import Option, Options
from generator.rules.ledger import Ledger
from generator.rules.vires_in_numeris import record
from generator.rules.vires_in_numeris.cards import composition
from generator.rules.vires_in_numeris.chance import Luck, RecordedLuck, any_seed, deal
from generator.rules.vires_in_numeris.effects import card_facts
from generator.rules.vires_in_numeris.ledger import LEDGER
from generator.rules.vires_in_numeris.opening import Opening, deck_cards, regular, start
from generator.rules.vires_in_numeris.quantities import GOALS, HASHRATES, PLAYERS, TURN_CAP
from generator.rules.vires_in_numeris.state import House, State

OPTIONS = (
    Option(
        "genesis",
        1,
        (1, 0),
        "The number that the Genesis Block counts as in prices: with 1 the first Block you mine"
        " costs 2, with 0 it costs 1 and its Coin comes from the Pool.",
    ),
    Option(
        "pool_refill",
        "end",
        ("end", "now"),
        "When an empty Pool is refilled: at the end of each turn, or now, as soon as the card or"
        " the mining that emptied it is done.",
    ),
    Option(
        "hashrates",
        HASHRATES,
        (64, 56, 50),
        "HashRates in the deck; fewer make the game harder. The older booklet has 50 for two"
        " players and 56 for three.",
    ),
    Option(
        "goal",
        None,
        (None, *range(3, 13)),
        "Blocks of the Chain that ends the game, Genesis included; left open, the table decides by"
        " the number of players. Fewer make the game shorter.",
    ),
    Option(
        "kyc",
        "reveal",
        ("reveal", "flip"),
        "What KYC asks: to show your Hand or drop it, as you choose, or to flip and drop it if you"
        " lose.",
    ),
    Option(
        "first",
        None,
        (None, *range(PLAYERS[-1])),
        "The seat that begins; left open, the seed decides, and seat 0 begins where the order of"
        " the Deck is given.",
    ),
    Option(
        "turn_cap",
        TURN_CAP,
        (),
        "Turns after which a program calls the game a draw; no rule, a guard.",
    ),
)


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
        first) in order. With a `deck` and no seed there is no generator at all."""
        players, house, first = self._house(players, options)
        cards = deck_cards(players, house)
        luck: Luck = RecordedLuck(chance or ())
        if deck is None or seed is not None:
            seed = any_seed() if seed is None else seed
            drawn, shuffled, seeded = deal(seed, players, cards)
            luck = seeded if chance is None else luck
            first = drawn if first is None and deck is None else first
            deck = shuffled if deck is None else deck
        if Counter(deck) != Counter(cards):
            raise ValueError(f"the Deck of {players} players is {len(cards)} other cards")
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
        HashRates first, unless `rest` is false. Raises ValueError if cards don't add up."""
        players, house, _ = self._house(players, options)
        seats = range(players)
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

    def transcript(self, state: State) -> str:
        """The whole game as text, enough to replay it."""
        return record.write(state)

    def replay(self, text: str) -> State:
        """The state that `transcript` was made from. Raises ValueError with the line at fault."""
        return record.read(text)

    def _house(self, players: int | None, chosen: dict[str, Any]) -> tuple[int, House, int | None]:
        players = PLAYERS[0] if players is None else players
        if players not in PLAYERS:
            raise ValueError(f"{PLAYERS[0]} to {PLAYERS[-1]} can play, not {players}")
        options = Options(OPTIONS, chosen).resolve()
        first = options.pop("first")
        if first is not None and first >= players:
            raise ValueError(f"option first: there is no seat {first} among {players} players")
        if not isinstance(options["turn_cap"], int) or options["turn_cap"] < 1:
            raise ValueError(f"option turn_cap: {options['turn_cap']!r} is not a number of turns")
        options["goal"] = options["goal"] or GOALS[players]
        return players, House(**options), first
