"""How a walk is told."""

from typing import Any


def primer(view: Any) -> list[str]:
    return ["Most light at home wins; a gust takes your path."]


def table(view: Any, names: Any) -> list[str]:
    return [f"stock: {view['stock']} cards", f"path: {names.cards(view['path'])}"]


def option(move: Any, view: Any, names: Any) -> str:
    return "turn up a card" if move.kind == "go" else "go home"


def announced(move: Any, view: Any, names: Any) -> str:
    return option(move, view, names)


def mark(state: Any, seat: int) -> tuple[int, dict[str, int]]:
    return len(state.deal) - len(state.stock), dict(state.stats["events"])


def since(state: Any, mark: Any, seat: int, names: Any) -> list[str]:
    drawn, events = mark
    up = state.deal[drawn : len(state.deal) - len(state.stock)]
    said = [f"It is {names.card(card)}." for card in up]
    return said + ["It comes home."] * (state.stats["events"]["home"] - events["home"])


def closing(state: Any, names: Any) -> list[str]:
    return []
