"""What can be seen of a game: all of it (zones, statistics), or one seat's part (view)."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from generator.games.bitcoin_miner.rules.table import Table


def hand(state: Table, seat: int) -> list[str]:
    """The transaction cards that a seat holds, by value, every copy."""
    return [card for card, copies in state.hands[seat].items() for _ in range(copies)]


def _beside(state: Table) -> dict[int, str]:
    """The block cards that lie beside Blocks, by the seat that claims with them."""
    claiming = (seat for rivals in state.claims.values() for seat in rivals)
    return {seat: card.id for seat in claiming if (card := state.blocks[seat]) is not None}


def zones(state: Table) -> dict[str, list[str]]:
    """Every card in exactly one zone.

    `deck` (top first), `hand-N` (transactions), `block-N` (block card in hand), `claim-N` (the
    same while it lies beside a Block), `played` (this round's transactions), `available` (by age),
    `chain` (bottom first, each winning card after its Block).
    """
    claiming = _beside(state)
    found = {"deck": [card.id for card in state.deck]}
    for seat, card in enumerate(state.blocks):
        held = [card.id] if card else []
        found[f"hand-{seat}"] = hand(state, seat)
        found[f"block-{seat}"] = [] if seat in claiming else held
        found[f"claim-{seat}"] = held if seat in claiming else []
    found["played"] = list(state.played)
    found["available"] = [card for block in state.available for card in block.cards]
    found["chain"] = [card for link in state.chain for card in (*link.block.cards, link.card.id)]
    return found


def view(state: Table, seat: int) -> dict[str, Any]:
    """bitcoin-miner-2.4 (rulings A4, A5): everything but the deck and the others' hands."""
    held = state.blocks[seat]
    claiming = _beside(state)
    return {
        "me": seat,
        "viewer": seat,
        "players": state.players,
        "round": state.round,
        "starter": state.starter,
        "seat": state.seat,
        "substituted": state.substituted,
        "hand": hand(state, seat),
        "block": held.id if held else None,
        "seats": [
            {
                "coins": state.coins[other],
                "transactions": sum(state.hands[other].values()),
                "block": card is not None,
                "claiming": claiming.get(other),
            }
            for other, card in enumerate(state.blocks)
        ],
        "deck": len(state.deck),
        "bank": state.bank,
        "played": [
            {"seat": move.seat, "card": move.cards[0]}
            for move in state.round_moves()
            if move.kind == "play" and state.outcome is None
        ],
        "available": [
            {
                "block": block.id,
                "cards": list(block.cards),
                "value": block.value,
                "coins": block.coins,
                "hurdle": block.hurdle,
                "space": block.space,
                "claims": [
                    {"seat": rival, "card": claiming[rival]}
                    for rival in state.claims.get(block.id, ())
                ],
            }
            for block in state.available
        ],
        "chain": [
            {
                "block": link.block.id,
                "cards": list(link.block.cards),
                "card": link.card.id,
                "seat": link.seat,
                "round": link.round,
            }
            for link in state.chain
        ],
        "outcome": asdict(state.outcome) if state.outcome else None,
    }


def stats(state: Table) -> dict[str, Any]:
    """Figures of the game so far, under stable names.

    `turns` and `rounds` that have begun or are done; `events` how often each thing happened;
    `peaks` the most of each printed component in use (`block` counts cards that left the deck);
    `won_with` the block cards that each seat has won a Block with.
    """
    moves = Counter(move.kind for move in state.history)
    beside = sum(
        block.space is None for block in (*state.available, *(link.block for link in state.chain))
    )
    won_with: list[list[str]] = [[] for _ in range(state.players)]
    for link in state.chain:
        won_with[link.seat].append(link.card.id)
    return {
        "turns": state.turns,
        "rounds": state.round,
        "events": {
            "play": moves["play"],
            "claim": moves["claim"],
            "contest": state.contests,
            "substitute": moves["substitute"],
            "pass": moves["pass"],
            "block": state.formed,
            "block-claimed": len(state.chain),
            "block-beside-board": beside,
            "coins-short": state.short,
        },
        "peaks": {
            "coin": sum(block.coins for block in state.available) + sum(state.coins),
            "space": state.most_blocks,
            "block": len(state.deal.blocks) - len(state.deck),
        },
        "won_with": won_with,
    }
