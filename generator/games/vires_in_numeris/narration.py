"""Vires In Numeris in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from generator.games.vires_in_numeris.rules.cards import EVENTS, HR
from generator.rules.names import Names, many

View = Mapping[str, Any]

_ASKED = {
    "cancel": "Cancel {card}, which has just been announced?",
    "protect": "Shield yourself against {card}?",
    "gain": "Gain as much by {card}?",
    "challenge": "A flip is due for {card}: name who wins or loses it?",
    "dismiss": "Dismiss cards?",
    "vote": "What do you vote for?",
    "show-or-drop": "Show your Hand to all, or drop it?",
    "payment": "What shall the loser pay?",
    "gift": "Which card do you give?",
}
_CHOICES = {
    "gain": "gain 2 HashRates", "hit": "each opponent loses 1", "hr": "a HashRate",
    "coin": "a Coin", "abstain": "neither",
}  # fmt: skip


def primer(view: View) -> list[str]:
    """The aim, the turn, and what a HashRate is for."""
    return [
        "In your turn you draw, play Actions and mine, then dismiss what you don't want to keep.",
        "A Block costs as many HashRates as its place in your Chain, and brings you a Coin. "
        f"When a Chain has {view['house']['goal']} Blocks the game is over at once: the most "
        "Blocks and Coins together win.",
        "What an Action does stands below your Hand. r 3 tells how to mine, r 4 what a loss is.",
    ]


def table(view: View, names: Names) -> list[str]:
    """Chains, Banks, what lies before each player, and one's own Hand with what its cards do."""
    me = view["me"]
    whose = names.own(view["turn"])
    lines = [
        f"Turn {view['turns'] + 1}: {whose} turn. Pool: {view['pool']} HashRates, "
        f"Deck: {view['deck']} cards. A Chain of {view['house']['goal']} Blocks ends the game."
    ]
    for seat in range(view["players"]):
        front = view["fronts"][seat]
        lines.append(
            f"{names.does(seat, 'have', 'has')} {many(view['chains'][seat], 'Block')}, "
            f"{many(view['banks'][seat], 'Coin')}, {many(view['hand_sizes'][seat], 'card')} in "
            "Hand" + (f"; waiting: {names.cards(front)}" if front else "")
        )
    for turns, owner, _, cards in view["shown"]:
        if owner != me and turns == view["turns"]:
            lines.append(f"You have seen {names.own(owner)} Hand: {names.cards(cards)}")
    lines.append(f"Your Hand: {names.cards(view['hand'])}")
    for card in sorted(set(view["hand"]) - {HR}):
        if card in names.texts:
            lines.append(f"  {names.card(card)}: {names.texts[card]}")
    if view["question"] in _ASKED:
        card = names.card(view["limbo"][-1]) if view["limbo"] else "it"
        lines.append(_ASKED[view["question"]].format(card=card))
    return lines


def option(move: Any, view: View, names: Names) -> str:
    """A move as something to do."""
    kind, cards, _, target, choice = move
    card = names.card(cards[0]) if cards else ""
    on = "" if target is None else names.who(target)
    chosen = _CHOICES.get(choice, choice)
    if kind == "play":
        aimed = f" on {on}" if on else ""
        if cards[0] in ("diamond-hands", "paper-hands"):
            aimed = f": {on} {'wins' if cards[0] == 'diamond-hands' else 'loses'} the flip"
        return f"play {card}{aimed}" + (f": {chosen}" if chosen else "")
    others: dict[str, str] = {
        "mine": "mine a Block",
        "pass": "let it pass",
        "end": "end the play part of the turn",
        "dismiss": f"dismiss {card}",
        "done": "dismiss nothing more",
        "vote": f"vote for {chosen}",
        "choose": {"reveal": "show the Hand", "drop": "drop the Hand"}.get(
            choice, f"take {chosen} from {on}"
        ),
        "give": f"give {card} to {on}",
    }
    return others[kind]


def announced(move: Any, view: View, names: Names) -> str:
    """A move as the others hear of it: no vote, no gift between others, and nothing of an answer
    that nobody gave, for that would tell who could have."""
    if move.kind in ("pass", "done"):
        return ""
    if move.kind == "vote":
        return "vote in secret"
    if move.kind == "give" and move.target != view["me"]:
        return f"give a card to {names.who(move.target)}"
    return option(move, view, names)


class Mark(NamedTuple):
    """How far the log and the cards' uses have come, what has happened how often, and what the
    seat saw."""

    logged: int
    used: int
    counts: Mapping[str, int]
    view: View


class Account(NamedTuple):
    """What came of one move: cards used, Events among them, with who did; flips, won or lost by the
    challenged player; and how often what else happened, in the words of `stats`."""

    uses: tuple[tuple[str, int], ...]
    flips: tuple[bool, ...]
    counts: Mapping[str, int]


def mark(state: Any, seat: int) -> Mark:
    """What `since` and `account` compare with."""
    return Mark(len(state.log), len(state.uses), dict(state.counts), state.view(seat))


def account(state: Any, before: Mark) -> Account:
    """What has happened since, for an example of play."""
    flips = tuple(entry for entry in state.log[before.logged :] if isinstance(entry, bool))
    counts = Counter(state.counts) - Counter(before.counts)
    return Account(tuple(state.uses[before.used :]), flips, dict(counts))


def since(state: Any, before: Mark, seat: int, names: Names) -> list[str]:
    """Events and flips, what changed on the table, and which cards came into one's own Hand."""
    old = before.view
    new = state.view(seat)
    happened = account(state, before)
    lines = [
        f"{names.does(drawer, 'draw', 'draws')} the Event {names.card(card)}"
        for card, drawer in happened.uses
        if card in EVENTS
    ]
    lines += [
        f"The challenged player {'wins' if won else 'loses'} the flip" for won in happened.flips
    ]
    for one in range(state.players):
        changes = [
            f"{many(new[key][one], what)} ({new[key][one] - old[key][one]:+})"
            for key, what in (("chains", "Block"), ("banks", "Coin"), ("hand_sizes", "card"))
            if old[key][one] != new[key][one]
        ]
        if changes:
            lines.append(f"{names.does(one, 'have', 'has')} {', '.join(changes)}")
    came = Counter(new["hand"]) - Counter(old["hand"])
    if came:
        lines.append(f"Into your Hand: {names.cards(came.elements())}")
    return lines


def closing(state: Any, names: Names) -> list[str]:
    """Blocks and Coins."""
    return [
        f"{names.does(seat, 'have', 'has')} {score}: {many(state.chains[seat], 'Block')} and "
        f"{many(state.banks[seat], 'Coin')}"
        for seat, score in enumerate(state.outcome.scores)
    ]
