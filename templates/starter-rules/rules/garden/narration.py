"""How the game is told, by 'deckproof play' and in the rulebook's example."""

from collections.abc import Mapping
from typing import Any

from generator.rules.names import Names, many

View = Mapping[str, Any]
_TO_DO = {
    "pick": "pick the next card", "market": "go to market",
    "shelter": "pay a coin for shelter", "get-wet": "get wet and lose the basket",
}  # fmt: skip


def primer(view: View) -> list[str]:
    """The game in a few lines."""
    return [
        "Pick cards as often as you dare, then go to market with the plants.",
        "Rain takes your basket, unless you pay a coin. The most points win.",
    ]


def table(view: View, names: Names) -> list[str]:
    """What lies on the table."""
    lines = [f"field: {many(len(view['field']), 'card')}; basket: {names.cards(view['basket'])}"]
    for seat in range(view["players"]):
        has = f"{many(view['coins'][seat], 'coin')}, stall: {names.cards(view['stall'][seat])}"
        lines.append(f"{names.does(seat, 'have', 'has')} {has}")
    return lines


def option(move: Any, view: View, names: Names) -> str:
    """A move as something to do."""
    return _TO_DO[move.kind]


def announced(move: Any, view: View, names: Names) -> str:
    """The same: everybody sees everything that is done."""
    return _TO_DO[move.kind]


def mark(state: Any, seat: int) -> tuple[tuple[str, ...], dict[str, int]]:
    """What is needed to tell later what has happened since: the field, and what was counted."""
    return tuple(state.field), state.stats["events"]


def since(state: Any, mark: Any, seat: int, names: Names) -> list[str]:
    """What came of moves: the cards that were picked, and what they did."""
    field, before = mark
    lines = [f"It is {names.card(card)}." for card in field[: len(field) - len(state.field)]]
    happened = {"blown": "A plant blows to the left.", "wet": "The basket is lost."}
    now = state.stats["events"]
    lines += [told for event, told in happened.items() if now.get(event) != before.get(event)]
    return lines


def closing(state: Any, names: Names) -> list[str]:
    """How the scores come about."""
    return [
        f"{names.starts(seat)}: {names.cards(stall)}, and {many(state.coins[seat], 'coin')}"
        for seat, stall in enumerate(state.stall)
    ]
