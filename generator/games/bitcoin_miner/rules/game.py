"""The game behind the contract: options, composition, and deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from generator.games.bitcoin_miner.rules import cards, positions, records
from generator.games.bitcoin_miner.rules.clauses import CLAUSES
from generator.games.bitcoin_miner.rules.ledger import LEDGER
from generator.games.bitcoin_miner.rules.moves import Move, every
from generator.games.bitcoin_miner.rules.state import BANK, SPACES, State
from generator.games.bitcoin_miner.rules.table import Deal, Linked, Opening
from generator.rules.contract import Option, Options
from generator.rules.ledger import Ledger
from generator.rules.shuffling import shuffle

OPTIONS: Final = (
    Option(
        "block_cards",
        len(cards.BLOCKS),
        (len(cards.BLOCKS), cards.SHORT_DECK),
        "How many block cards to shuffle: the whole deck of the parts list, "
        "or the marked cards only, as the shuffling step has it.",
    ),
    Option(
        "value_rule",
        "total",
        ("total", "coins"),
        "What a block card must reach: what the Block is worth (total), "
        "or the coins put on it, which is one more (coins).",
    ),
    Option(
        "idle_rounds",
        3,
        (1, 2, 3, 5, 10),
        "How many rounds in a row without a claim end the game "
        "once all transaction cards are used up.",
    ),
)

# Ruling C4 (source 48, 59): one die, which the parts list forgets.
_DIE: Final = range(1, 7)


class BitcoinMiner:
    """The game. Stateless: one value serves any number of games."""

    slug = "bitcoin-miner"
    title = "Bitcoin Miner"
    # bitcoin-miner-1.2 (source 39; rulings C19, A2): all of these share out sixty cards equally.
    players = range(2, 7)
    options: tuple[Option, ...] = OPTIONS
    ledger: Ledger = LEDGER
    clauses: dict[str, str] = CLAUSES

    def composition(self, **options: Any) -> dict[str, int]:
        """{card id: copies}; 70 block cards, or 40 with `block_cards=40`."""
        return cards.composition(Options(self.options, options).resolve()["block_cards"])

    def card_facts(self) -> dict[str, dict[str, object]]:
        """Each card's kind and value; a block card's symbols, and whether the short deck has it."""
        return cards.card_facts()

    def limits(self, **options: Any) -> dict[str, int]:
        """How much there is of each thing that `stats["peaks"]` counts."""
        deck = Options(self.options, options).resolve()["block_cards"]
        return {"coin": BANK, "space": SPACES, "block": deck}

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> State:
        """A new game for `players` (2 if not said).

        With `seed`: both decks are shuffled and the die is rolled by one generator. With `deck`:
        the transaction cards in the order dealt, then the block cards, top first; `chance` holds
        the die rolls in order, or one number, the seat that starts; without it seat 0 starts.
        A deck of the game's own cards that has all of a kind must be whole; the short one need not
        be announced by `block_cards`. For an example or a test, fewer cards of both kinds or cards
        of other values do. Raises ValueError without a seed and a deck, and for a player count,
        option, deck or roll that can't be.
        """
        chosen = Options(self.options, options).resolve()
        if deck is not None and "block_cards" not in options and _is_short(deck):
            chosen["block_cards"] = cards.SHORT_DECK
        players = self.players[0] if players is None else players
        self._seats(players)
        random = None if seed is None else Random(seed)
        if deck is not None:
            transactions, blocks = self._sort_out(deck, players, chosen["block_cards"])
        elif random is not None:
            transactions, blocks = _shuffled(random, chosen["block_cards"])
        else:
            raise ValueError("a new game needs a seed, or a deck in deal order")
        if chance:
            starter, rolls = _handed_in(players, chance)
        elif random is not None:
            starter, rolls = roll_off(players, lambda: random.choice(_DIE))
        else:
            starter, rolls = 0, ()
        return State(Deal(players, chosen, transactions, blocks, rolls, starter))

    def _seats(self, players: int) -> None:
        """Raises ValueError for a number of players that can't play."""
        if players not in self.players:
            raise ValueError(f"{players} players: {self.players[0]} to {self.players[-1]} can play")

    def _sort_out(
        self, deck: Sequence[str], players: int, block_cards: int
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The transaction cards and the block cards of a deck handed in, checked."""
        foreign = [card for card in deck if not isinstance(card, str)]
        if foreign:
            raise ValueError(f"{foreign[0]!r} is not a card id (tx-4, block-09AC)")
        split = next((i for i, card in enumerate(deck) if card.startswith("block-")), len(deck))
        transactions, blocks = tuple(deck[:split]), tuple(deck[split:])
        for card in transactions:
            cards.transaction_value(card)
        for card in blocks:
            cards.block_card(card)
        whole = self.composition(block_cards=block_cards)
        most = sum(whole.values()) - block_cards
        if len(transactions) > most or len(blocks) > block_cards:
            raise ValueError(
                f"the deck has {len(transactions)} transaction cards and {len(blocks)} block "
                f"cards; the game has {most} and {block_cards}"
            )
        complete = len(transactions) == most or len(blocks) == block_cards
        own = whole.keys() >= {*deck} or len(deck) == sum(whole.values())
        if complete and own and Counter(deck) != whole:
            raise ValueError(f"not the game's own deck: wrong number of {_unlike(deck, whole)}")
        if not transactions or len(transactions) % players:
            raise ValueError(
                f"{len(transactions)} transaction cards do not share out among {players} players"
            )
        if len(blocks) < players:
            raise ValueError(f"{len(blocks)} block cards for {players} players")
        return transactions, blocks

    def position(
        self,
        hands: Sequence[Sequence[str]],
        held: Sequence[str | None],
        deck: Sequence[str] = (),
        available: Sequence[Sequence[str]] = (),
        chain: Sequence[tuple[Sequence[str], str, int]] = (),
        coins: Sequence[int] | None = None,
        round: int | None = None,
        starter: int = 0,
        idle: int = 0,
        **options: Any,
    ) -> State:
        """A game that begins in the middle, between two rounds; what a round has brought so far is
        played from there.

        `hands` are the transaction cards and `held` the block card (None for none) of each seat,
        `deck` the block deck, top first. `available` lists the transaction cards of each Block that
        nobody has won, oldest first; `chain` that of the Blocks on the Blockchain, bottom first, as
        (transaction cards, winning block card, winner's seat). Blocks are numbered from 0, first
        those on the Blockchain. Every available Block has as many coins on it as a new one;
        `coins` are each seat's, those of the Blocks it has won if not said; the bank has the rest.
        `starter` is the seat to begin round `round` (1, or 2 as soon as there is a Block);
        `idle` counts the rounds before it in which nobody claimed though all transaction cards had
        been played. A table on which the game is over makes a game that is over.

        Any cards of the game may be left out. Raises ValueError for cards that it doesn't have or
        has more often, more coins than it has, a player count or option that can't be, and a first
        round with Blocks or without a transaction card for everybody.
        """
        chosen = Options(self.options, options).resolve()
        self._seats(len(hands))
        links = tuple(Linked(tuple(stack), card, seat) for stack, card, seat in chain)
        opening = Opening(
            hands=tuple(map(tuple, hands)),
            held=tuple(held),
            deck=tuple(deck),
            available=tuple(map(tuple, available)),
            chain=links,
            coins=positions.won(len(hands), links) if coins is None else tuple(coins),
            round=round if round is not None else 2 if available or links else 1,
            idle=idle,
        )
        positions.check_cards(opening, self.composition(**options))
        positions.check(opening, starter, chosen["idle_rounds"], BANK)
        transactions, blocks = positions.transactions_of(opening), positions.blocks_of(opening)
        return State(Deal(len(hands), chosen, transactions, blocks, (), starter, opening))

    def moves(self, players: int) -> tuple[Move, ...]:
        """Every move that there can be in a game of the game's own cards with so many players, in
        a fixed order. Raises ValueError for a number of players that can't play."""
        self._seats(players)
        return every(players)

    def transcript(self, state: State) -> str:
        """The whole game as text, enough to replay it: see `records.write`."""
        return records.write(self, state)

    def replay(self, record: str, seed: int | None = None) -> State:
        """The state that `transcript` was made from. Raises ValueError with the line at fault.

        After the deal the game has no chance, and the record carries the deal: `seed` changes
        nothing."""
        return records.read(self, record)


def _is_short(deck: Sequence[str]) -> bool:
    """Whether a deck handed in is, card for card, the game's short one (ruling C1)."""
    whole = cards.composition(cards.SHORT_DECK)
    return len(deck) == sum(whole.values()) and Counter(deck) == whole


def _unlike(deck: Sequence[str], whole: dict[str, int], most: int = 4) -> str:
    """The cards of which a deck has too few or too many, the first few by name."""
    found = Counter(deck)
    wrong = sorted(card for card in {*found, *whole} if found[card] != whole.get(card, 0))
    more = len(wrong) - most
    return ", ".join(wrong[:most]) + (f" and {more} more" if more > 0 else "")


def roll_off(players: int, roll: Callable[[], int]) -> tuple[int, tuple[int, ...]]:
    """bitcoin-miner-2.5 (source 48; ruling A3): the seat that starts, and all rolls in order."""
    rolls: list[int] = []
    rolling = list(range(players))
    while len(rolling) > 1:
        faces = [roll() for _ in rolling]
        rolls += faces
        rolling = [seat for seat, face in zip(rolling, faces, strict=True) if face == max(faces)]
    return rolling[0], tuple(rolls)


def _handed_in(players: int, chance: Sequence[Any]) -> tuple[int, tuple[int, ...]]:
    """Who starts, from die rolls in order or from the seat itself."""
    if len(chance) == 1:
        if chance[0] not in range(players):
            raise ValueError(f"seat {chance[0]!r} can't start: there are {players} players")
        return int(chance[0]), ()
    wrong = [face for face in chance if face not in _DIE]
    if wrong:
        raise ValueError(f"{wrong[0]!r} is not a face of the die")
    source = iter(chance)
    try:
        starter, rolls = roll_off(players, lambda: int(next(source)))
    except StopIteration:
        raise ValueError(f"{len(chance)} rolls leave the start undecided") from None
    if len(rolls) != len(chance):
        raise ValueError(f"{len(chance) - len(rolls)} rolls too many: seat {starter} starts")
    return starter, rolls


@cache
def _unshuffled(block_cards: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both decks, every copy, in the order of the parts list."""
    whole = [card for card, n in cards.composition(block_cards).items() for _ in range(n)]
    return tuple(whole[:-block_cards]), tuple(whole[-block_cards:])


def _shuffled(random: Random, block_cards: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """bitcoin-miner-2.1, bitcoin-miner-2.2 (source 39, 40): both decks, each shuffled."""
    transactions, blocks = map(list, _unshuffled(block_cards))
    shuffle(random, transactions)
    shuffle(random, blocks)
    return tuple(transactions), tuple(blocks)


GAME: Final = BitcoinMiner()
