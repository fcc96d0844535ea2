"""Why a move is refused, as a sentence with the cards and Blocks at hand."""

from __future__ import annotations

from generator.games.bitcoin_miner.rules.moves import Move
from generator.games.bitcoin_miner.rules.table import Table

_SENTENCES = {
    "bitcoin-miner-3.1": "play a transaction card that you hold",
    "bitcoin-miner-3.2": "only transaction cards are played in the first round",
    "bitcoin-miner-4.2": "seat {turn} is to act",
    "bitcoin-miner-4.3": "play a transaction card that you hold, or claim a Block",
    "bitcoin-miner-4.4": "you hold transaction cards, so you may not pass",
    "bitcoin-miner-4.6": "no Block {target} is available",
    "bitcoin-miner-5.1": "only the block card in your hand can claim ({held})",
    "bitcoin-miner-5.2": "{held} is lower than {hurdle}, which Block {target} asks for",
    "bitcoin-miner-5.3": "{held} shares no chain symbol with {top}, the newest of the Blockchain",
    "bitcoin-miner-5.6": "{held} is higher than {best}, which is winning Block {target}",
    "bitcoin-miner-6.2": "you have swapped in this round already",
    "bitcoin-miner-6.3": "you have swapped in this round, so you may not claim",
    "bitcoin-miner-6.6": "there is no block card to swap",
    "bitcoin-miner-8.1": "the game is over: every Block is claimed",
    "bitcoin-miner-8.2": "the game is over: no block card fits any Block",
    "bitcoin-miner-8.3": "the game is over: nobody claims any more",
}


def reason(table: Table, move: Move, clause: str) -> str:
    """The sentence for `move`, which `clause` refuses as the table stands."""
    if move.kind == "claim" and move.target is None and clause == "bitcoin-miner-4.6":
        return "a claim names a Block"
    held = None if table.seat is None else table.blocks[table.seat]
    block = table.block(move.target)
    return _SENTENCES[clause].format(
        turn=table.seat,
        target=move.target,
        held=held.id if held else "none",
        top=table.chain[-1].card.id if table.chain else "nothing",
        hurdle=block.hurdle if block else None,
        best=table.best.get(block.id) if block else None,
    )
