"""Agents for Bitcoin Miner.

Both claim the most coins that they can, as soon as they can: who waits leaves the Block to others.
`greedy` exchanges every block card that can't claim, and plays its highest transaction card.
`heuristic` exchanges only a card that doesn't link to the chain or reaches nothing, and plays so
that the Block of the round is one that its card can reach.
"""

from __future__ import annotations

from random import Random
from typing import Any

from generator.games.bitcoin_miner.rules.cards import block_card, transaction_value
from generator.rules.pack import Agent, Moves, View

_MEAN = 3.5  # of a transaction card


def _by_kind(moves: Moves) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for move in moves:
        found.setdefault(move.kind, []).append(move)
    return found


def _best_claim(view: View, claims: list[Any]) -> Any:
    """The claim that brings most coins; among equals the oldest Block."""
    coins = {block["block"]: block["coins"] for block in view["available"]}
    return max(claims, key=lambda claim: (coins[claim.target], -claim.target))


def _grabs(view: View, moves: Moves, chance: Random) -> Any:
    kinds = _by_kind(moves)
    if "claim" in kinds:
        return _best_claim(view, kinds["claim"])
    if "substitute" in kinds and view["available"]:
        return kinds["substitute"][0]
    return kinds["play"][-1] if "play" in kinds else moves[-1]


def _is_poor(view: View) -> bool:
    """Whether the block card in hand is better exchanged: it doesn't link to the chain, or it
    reaches no Block that lies there."""
    if view["block"] is None:
        return False
    card = block_card(view["block"])
    if view["chain"] and not card.symbols & block_card(view["chain"][-1]["card"]).symbols:
        return True
    return card.value < min((block["hurdle"] for block in view["available"]), default=0)


def _transaction(view: View, plays: list[Any]) -> Any:
    """The highest card that still leaves the round's Block within reach, else the lowest."""
    limit = block_card(view["block"]).value if view["block"] else 0
    so_far = sum(transaction_value(one["card"]) for one in view["played"])
    waiting = view["players"] - len(view["played"]) - 1
    within = [
        move
        for move in plays
        if so_far + transaction_value(move.cards[0]) + _MEAN * waiting <= limit
    ]
    return within[-1] if within else plays[0]


def _sensible(view: View, moves: Moves, chance: Random) -> Any:
    kinds = _by_kind(moves)
    if "claim" in kinds:
        return _best_claim(view, kinds["claim"])
    if "substitute" in kinds and _is_poor(view):
        return kinds["substitute"][0]
    return _transaction(view, kinds["play"]) if "play" in kinds else moves[-1]


GREEDY = Agent(
    "greedy", "claims the most coins that it can, or exchanges a card that can't claim", _grabs
)
HEURISTIC = Agent(
    "heuristic",
    "claims the most coins that it can, and builds Blocks that its card can reach",
    _sensible,
)
AGENTS = (GREEDY, HEURISTIC)
