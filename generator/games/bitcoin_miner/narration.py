"""Bitcoin Miner in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.rules.names import Names, many

View = Mapping[str, Any]


def primer(view: View) -> list[str]:
    """The aim, and what to look at before claiming."""
    return [
        "The Transactions that are played in a round become a Block at its end, with coins on it. "
        "Most coins win.",
        "In your turn play a Transaction, or claim a Block with your Block card. The card must be "
        "at least as high as the Block is worth, and share a symbol with the newest card of the "
        "Blockchain.",
        "If several claim a Block the lowest card gets it, of equal ones the latest. r 5 tells "
        "more.",
    ]


def table(view: View, names: Names) -> list[str]:
    """Blocks with their claims, the newest card of the chain, coins, and what one holds."""
    lines = [
        f"Round {view['round']}, begun by {names.who(view['starter'])}; "
        f"{view['deck']} Block cards in the deck."
    ]
    for block in view["available"]:
        claims = ", ".join(
            f"{names.who(c['seat'])} with {names.card(c['card'])}" for c in block["claims"]
        )
        lines.append(
            f"Block {block['block']}: worth {block['value']}, {many(block['coins'], 'coin')} on it"
            + (f", claimed by {claims}" if claims else "")
        )
    if not view["available"]:
        lines.append("No Block is available.")
    top = view["chain"][-1]["card"] if view["chain"] else ""
    lines.append(
        f"Blockchain: {many(len(view['chain']), 'Block')}"
        + (f", newest {names.card(top)}" if top else "")
    )
    if view["played"]:
        played = (f"{names.card(one['card'])} ({names.who(one['seat'])})" for one in view["played"])
        lines.append("Played in this round: " + ", ".join(played))
    others = (
        f"{names.does(seat, 'have', 'has')} {many(one['coins'], 'coin')} and "
        f"{many(one['transactions'], 'Transaction')}"
        for seat, one in enumerate(view["seats"])
    )
    lines.append("; ".join(others) + ".")
    block = names.card(view["block"]) if view["block"] else "none"
    lines += [f"Your Transactions: {names.cards(view['hand'])}", f"Your Block card: {block}"]
    return lines


def option(move: Any, view: View, names: Names) -> str:
    """A move as something to do."""
    if move.kind == "play":
        return f"play {names.card(move.cards[0])}"
    if move.kind == "claim":
        block = next((b for b in view["available"] if b["block"] == move.target), None)
        coins = f" for {many(block['coins'], 'coin')}" if block else ""
        return f"claim Block {move.target}{coins} with {names.card(move.cards[0])}"
    if move.kind == "substitute":
        return "swap the Block card for the top one of the deck"
    return "pass"


def announced(move: Any, view: View, names: Names) -> str:
    """A move as the others at the table hear of it: all of it."""
    return option(move, view, names)


def mark(state: Any, seat: int) -> tuple[Any, str]:
    """The round that ended last, and the block card in hand."""
    held = state.blocks[seat]
    return state.last_round, held.id if held else ""


def since(state: Any, before: tuple[Any, str], seat: int, names: Names) -> list[str]:
    """What the end of a round brought. Which card another player draws is nobody's business."""
    lines = []
    ended, old = before
    if state.last_round != ended:
        if state.last_round.formed:
            block = state.last_round.formed
            lines.append(
                f"The round's cards become Block {block.id}, worth {block.value}, "
                f"with {many(block.coins, 'coin')} on it"
            )
        for win in state.last_round.wins:
            told = names.does(win.seat, "win", "wins")
            lines.append(
                f"{told} Block {win.block.id} and {many(win.block.coins, 'coin')} with "
                f"{names.card(win.card.id)}"
            )
            lines += [
                f"{names.does(s, 'take your', 'takes the')} Block card back" for s in win.losers
            ]
    held = state.blocks[seat]
    if held and held.id != old:
        lines.append(f"You now hold {names.card(held.id)}")
    return lines


def closing(state: Any, names: Names) -> list[str]:
    """Coins, and what nobody won."""
    lines = [
        f"{names.does(seat, 'have', 'has')} {many(coins, 'coin')}"
        for seat, coins in enumerate(state.outcome.scores)
    ]
    left = sum(block.coins for block in state.available)
    if left:
        lines.append(f"{many(left, 'coin')} on Blocks that nobody won count for nobody")
    return lines
