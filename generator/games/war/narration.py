"""War in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from generator.rules.names import Names

View = Mapping[str, Any]


def primer(view: View) -> list[str]:
    """War in a few sentences."""
    return [
        "Both players turn up a card, and the higher one takes both; two of a rank are a war.",
        "Whoever holds all the cards wins. Nobody chooses anything: press Enter for each turn.",
    ]


def table(view: View, names: Names) -> list[str]:
    """The two decks, which nobody may look into."""
    me = view["me"]
    counts = {me: view["deck"], 1 - me: view["opponent"]}
    told = (f"{names.does(s, 'have', 'has')} {counts[s]} cards" for s in (0, 1))
    return [f"Turn {view['turns'] + 1}. " + ", ".join(told) + "."]


def option(move: Any, view: View, names: Names) -> str:
    """The one thing to do."""
    return "turn the next card up, both of you"


def announced(move: Any, view: View, names: Names) -> str:
    """A move as the others at the table hear of it: all of it."""
    return option(move, view, names)


def mark(state: Any, seat: int) -> int:
    """Where the telling has come to."""
    return int(state.turns)


def since(state: Any, before: int, seat: int, names: Names) -> list[str]:
    """The turn just played."""
    last = state.last
    if state.turns == before or last is None:
        return []
    lines = []
    for number, cards in enumerate(last.rounds):
        shown = ", ".join(f"{names.who(s)}: {names.card(cards[s][-1])}" for s in (0, 1))
        hidden = len(cards[0]) - 1
        lines.append(f"War! {hidden} cards each face down, then {shown}" if number else shown)
    lines += [f"War again, but {names.who(s)} can't supply it" for s in last.short]
    if last.winner is None:
        lines.append("Nobody can fight on: shuffle, and deal anew")
    else:
        lines.append(f"{names.does(last.winner, 'take', 'takes')} {len(last.taken)} cards")
    return lines


def closing(state: Any, names: Names) -> list[str]:
    """Cards are all that counts."""
    scores = state.outcome.scores
    return [f"{names.does(s, 'hold', 'holds')} {scores[s]} cards" for s in (0, 1)]
