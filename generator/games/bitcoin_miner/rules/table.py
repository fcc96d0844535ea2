"""What lies on the table: the deal, Blocks, claims, the Blockchain, a finished round."""

from __future__ import annotations

from typing import Any, NamedTuple

from generator.games.bitcoin_miner.rules.cards import BlockCard


class Block(NamedTuple):
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


class Claim(NamedTuple):
    """A block card lying beside a Block this round."""

    seat: int
    card: BlockCard
    block: int


class Link(NamedTuple):
    """A Block on the Blockchain, with the card that won it on top."""

    block: Block
    card: BlockCard
    seat: int
    round: int


class Win(NamedTuple):
    """One settled Block: who won it with what, who took a card back, what the winner drew."""

    seat: int
    card: str
    block: Block
    losers: tuple[int, ...]
    drawn: str | None


class RoundEnd(NamedTuple):
    """What the end of a round brought: the new Block, and the wins in the order of settling."""

    round: int
    formed: Block | None
    wins: tuple[Win, ...]


class Deal(NamedTuple):
    """How a game began: all that chance decided, and the options.

    `rolls` are the die faces in the order rolled, empty if the starter was simply named.
    """

    players: int
    options: dict[str, Any]
    transactions: tuple[str, ...]
    blocks: tuple[str, ...]
    rolls: tuple[int, ...]
    starter: int
