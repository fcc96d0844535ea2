"""What lies on the table: how it began, Blocks, claims, the Blockchain, a finished round.

`Table` holds all of a game that can be looked at and does nothing; `state.State` plays on it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, NamedTuple

from generator.games.bitcoin_miner.rules.cards import BlockCard
from generator.games.bitcoin_miner.rules.moves import Move
from generator.rules.contract import Outcome

# Blocks and links are never changed once made; but they aren't frozen, which would take several
# times as long to make.


@dataclass(slots=True)
class Block:
    """A stack of transaction cards. `id` counts from 0 in order of formation.

    `hurdle` is what a block card must reach (the worth, or the coins under `value_rule=coins`);
    `space` is a space of the board from 0, None for a Block beside the board.
    """

    id: int
    cards: tuple[str, ...]
    value: int
    coins: int
    hurdle: int
    space: int | None


@dataclass(slots=True)
class Link:
    """A Block on the Blockchain, with the card that won it on top: whose and when, who
    took a losing card back, and what the winner drew."""

    block: Block
    card: BlockCard
    seat: int
    round: int
    losers: tuple[int, ...]
    drawn: BlockCard | None


class RoundEnd(NamedTuple):
    """What the end of a round brought: the new Block, and the Blocks won, in the order of
    settling."""

    round: int
    formed: Block | None
    wins: tuple[Link, ...]


class Linked(NamedTuple):
    """A Block that lies on the Blockchain as a game begins: its transaction cards, the block card
    on it, the seat that won it."""

    cards: tuple[str, ...]
    card: str
    seat: int


class Opening(NamedTuple):
    """How a table lies when a game begins: at the start of a round, of the first after a deal.

    `hands` and `held` are each seat's transaction cards and block card; `deck` has its top first;
    `available` is in order of age, `chain` bottom first; `idle` counts the rounds just before in
    which nobody claimed.
    """

    hands: tuple[tuple[str, ...], ...]
    held: tuple[str | None, ...]
    deck: tuple[str, ...]
    available: tuple[tuple[str, ...], ...] = ()
    chain: tuple[Linked, ...] = ()
    coins: tuple[int, ...] = ()
    round: int = 1
    idle: int = 0


class Deal(NamedTuple):
    """How a game began: all that chance decided, and the options.

    `transactions` and `blocks` are all cards in the order dealt. `rolls` are the die faces in the
    order rolled, empty if the starter was simply named. `position` is the table of a game that
    begins in the middle: then the cards are those on it in any order.
    """

    players: int
    options: dict[str, Any]
    transactions: tuple[str, ...]
    blocks: tuple[str, ...]
    rolls: tuple[int, ...]
    starter: int
    position: Opening | None = None

    @property
    def opening(self) -> Opening:
        """The table before the first move."""
        if self.position is not None:
            return self.position
        players = self.players
        return Opening(
            # bitcoin-miner-2.1 (source 39; ruling A1): one at a time, from seat 0.
            hands=tuple(self.transactions[seat::players] for seat in range(players)),
            # bitcoin-miner-2.2 (source 40)
            held=self.blocks[:players],
            deck=self.blocks[players:],
            coins=(0,) * players,
        )


# Values that a copy shares, and containers that it copies (the hands are copied one by one).
SHARED = (
    "_acted", "_gone", "_legal", "_substituted", "bank", "contests", "deal", "formed", "idle",
    "idle_limit", "most_blocks", "outcome", "players", "round", "seat", "short",
    "starter", "worth_is_hurdle",
)  # fmt: skip
OWNED = (
    "_plays", "_round_starts", "best", "blocks", "chain", "claims", "coins", "deck",
    "free", "history", "hurdles", "on_offer", "played",
)  # fmt: skip


class Table:
    """A game as it stands.

    `hands[seat]` counts the transaction cards by id, in order of value; `blocks[seat]` is the block
    card in hand, which stays there while it claims; `deck` has its top at the left; `on_offer` are
    the Blocks that nobody has won, by number in order of age, and `hurdles` what each of them asks
    for; `free` are the other spaces, lowest first; `chain` has its top at the end; `claims` are the
    seats that claim a Block this round, by its number, the first to claim first, and `best` is the
    winning value there.
    """

    __slots__ = (*SHARED, *OWNED, "hands")

    deal: Deal
    players: int
    worth_is_hurdle: bool
    idle_limit: int
    hands: list[dict[str, int]]
    blocks: list[BlockCard | None]
    deck: deque[BlockCard]
    bank: int
    coins: list[int]
    starter: int
    seat: int | None
    round: int
    played: list[str]
    claims: dict[int, tuple[int, ...]]
    best: dict[int, int]
    on_offer: dict[int, Block]
    hurdles: dict[int, int]
    free: list[int]
    chain: list[Link]
    history: list[Move]
    outcome: Outcome | None
    formed: int
    most_blocks: int
    contests: int
    short: int
    idle: int
    _acted: int
    _substituted: bool
    _gone: bool  # had all transaction cards been played when the round began?
    _legal: tuple[Move, ...] | None  # the options, once somebody asked for them
    _round_starts: list[int]
    _plays: list[tuple[Move, ...]]

    @property
    def turns(self) -> int:
        """Turns done. A substitution and the card played after it are one turn."""
        return (self.round - 1) * self.players + self._acted

    @property
    def substituted(self) -> bool:
        """Whether the seat to act has substituted and must still play a card."""
        return self._substituted

    @property
    def first_round(self) -> int:
        """The number of the round that the game began with."""
        return self.round - len(self._round_starts) + 1

    def round_moves(self, back: int = 0) -> list[Move]:
        """The moves of this round, or of the one `back` rounds ago."""
        starts = [*self._round_starts, len(self.history)]
        return self.history[starts[-2 - back] : starts[-1 - back]]

    @property
    def available(self) -> list[Block]:
        """The Blocks that nobody has won, in order of age."""
        return list(self.on_offer.values())

    @property
    def last_round(self) -> RoundEnd | None:
        """What the end of the newest round brought that is over, None before there is one."""
        if not self.history:
            return None
        back = 0 if self.outcome else 1  # a round is over when the next one has begun, or the game
        if back == len(self._round_starts):
            return None
        number = self.round - back
        played = any(move.kind == "play" for move in self.round_moves(back))
        wins = tuple(link for link in self.chain if link.round == number)
        return RoundEnd(number, self.available[-1] if played else None, wins)

    def block(self, number: object) -> Block | None:
        """The available Block with this number."""
        return self.on_offer.get(number) if isinstance(number, int) else None
