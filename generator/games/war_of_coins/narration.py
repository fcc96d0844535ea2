"""War of Coins in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.games.war_of_coins.rules.clauses import TURNS
from generator.games.war_of_coins.rules.scoring import TARGET, Line, bill, score
from generator.rules.names import Names

View = Mapping[str, Any]

_EVENTS = {
    "longest_chain": "Longest Chain",
    "matching_public_private_key": "Matching Keys",
    "chain_of_block": "Chain of Block",
    "fixed_double_spending": "Fixed Double Spending",
    "complete_transaction": "Complete Transaction",
    "joker": "A joker",
}

#: Lines of a score and reasons of a double.
_LINES = {
    "exchange": "exchange cards",
    "market_dominance": "Market Dominance",
    "market": "market cards",
    "ribbons": "ribbons",
    "chunk": "all chunk",
    "nonce": "all nonce",
    "hashes": "all hashes",
    "proof_of_work": "Proof-of-Work",
    "mining": "mining units",
    "keep_going": "having kept going",
    "shown": "a coin shown or completed",
    "no_market": "No Market",
    "junk_coin": "Junk Coin",
    "no_hashrate": "No Hashrate",
    "waste_hashrate": "a wasted deal before",
}


def aside(facts: Mapping[str, object]) -> str:
    """The mining units of a card that has several."""
    units = facts.get("mining_units", 0)
    return f"{units} units" if isinstance(units, int) and units > 1 else ""


def primer(view: View) -> list[str]:
    """The aim of a deal, and its turn."""
    return [
        "Play a card from your hand on one of the same coin, and the two are yours; one that "
        "matches nothing stays on the layout. Then a card from the stock does likewise.",
        "What you capture scores by its kind: exchange cards, market cards (payment gateways and "
        "merchants), ribbons (chunk, nonce, hashes, blocks) and mining units, the more the better.",
        f"With {TARGET} points or more you may end the deal and be paid, or keep going and risk "
        "that the other ends it first. r 7 tells what scores, r 6 how mining cards are stolen.",
    ]


def table(view: View, names: Names) -> list[str]:
    """Layout, captured cards with their scores, and the hand."""
    me = view["seat"]
    singles = [card for place in view["layout"] for card in place if place not in view["stacks"]]
    lines = [
        f"Turn {min(view['turn'], TURNS)} of {TURNS}, {view['stock']} cards in the stock.",
        f"Layout: {names.cards(singles)}",
    ]
    lines += [f"A stack, taken only as a whole: {names.cards(one)}" for one in view["stacks"]]
    for seat in (1 - me, me):
        went = view["goes"][seat]
        more = f", kept going {went} times" if went > 1 else ", kept going once" if went else ""
        doubled = view["doubled"][seat]
        more += f", shown or completed: {', '.join(doubled)}" if doubled else ""
        lines.append(
            f"{names.does(seat, 'have', 'has')} {view['scores'][seat]} points"
            f"{_made_of(score(view['captured'][seat]).lines)}{more}; "
            f"captured: {names.cards(view['captured'][seat])}"
        )
    held = f"{names.starts(1 - me)} holds {view['opponent_hand']} cards"
    if view["opponent_shown"]:
        held += f", among them {names.cards(view['opponent_shown'])}"
    lines.append(held + ".")
    lines.append(f"Your hand: {names.cards(view['hand'])}")
    if view["turned_up"]:
        lines.append(f"Turned up: {names.card(view['turned_up'])}")
    return lines


def _made_of(lines: Sequence[Line]) -> str:
    """ "(3 for mining units, 1 for ribbons)", or nothing for no points."""
    told = ", ".join(f"{line.points} for {_LINES[line.reason]}" for line in lines)
    return f" ({told})" if told else ""


def option(move: Any, view: View, names: Names) -> str:
    """A move as something to do."""
    kind, cards, _, target = move
    if kind == "play":
        told = f"play {names.card(cards[0])}"
        return told + (f" on {names.card(target)}" if target else _finds(cards[0], view, names))
    if kind == "complete":
        return f"play {names.cards(cards)} on {names.card(target)}: a Complete Transaction"
    if kind in ("take", "place"):
        return f"take {names.card(target)} with {names.card(cards[0])}"
    return {
        "flip": "turn up a card from the stock, with none from the hand",
        "end": "end the deal, to be paid",
        "go": "keep going",
        "claim": f"claim a Perfect Hand with {names.cards(cards)}",
        "show": f"show {names.cards(cards)}, which doubles the payment if you win",
        "pass": "keep silent",
    }[kind]


def _finds(card: str, view: View, names: Names) -> str:
    """What a card that is played without a choice will do on the layout."""
    coin = card.split(".")[0]
    place = next((one for one in view["layout"] if one[0].split(".")[0] == coin), ())
    if not place:
        joker = "." not in card
        told = "one more from the stock" if joker else "matches nothing, stays on the layout"
        return f" ({told})"
    return f" on {names.cards(place)}"


def announced(move: Any, view: View, names: Names) -> str:
    """A move as the others at the table hear of it: all of it, but nobody hears silence, because
    only somebody who holds a set is asked for it."""
    return "" if move.kind == "pass" else option(move, view, names)


def mark(state: Any, seat: int) -> None:
    """From here on the engine writes down its steps."""
    state.trace = []


def since(state: Any, before: None, seat: int, names: Names) -> list[str]:
    """The steps that followed from the moves since then; all of them are public."""
    lines = []
    for what, actor, cards in state.trace or ():
        told = names.cards(cards)
        if what == "laid":
            lines.append(f"The layout gets {told}")
        elif what == "turned":
            lines.append(f"From the stock: {told}")
        elif what == "double_spending":
            lines.append(f"Double Spending: {told} become a stack, and nothing is captured")
        elif what == "captured":
            lines.append(f"{names.does(actor, 'capture', 'captures')} {told}")
        elif what == "surrendered":
            lines.append(f"{names.does(1 - actor, 'surrender', 'surrenders')} {told}")
        elif what in _EVENTS:
            lines.append(f"{_EVENTS[what]}!")
    state.trace = None
    return lines


def closing(state: Any, names: Names) -> list[str]:
    """Both scores, and what the loser pays for."""
    zones = state.zones()
    captured = [zones[f"captured-{seat}"] for seat in (0, 1)]
    lines = []
    for seat in (0, 1):
        found = score(captured[seat])
        told = f"{names.does(seat, 'have', 'has')} {found.total} points"
        lines.append(told + _made_of(found.lines))
    if state.outcome.reason == "ended":
        (winner,) = state.outcome.winners
        house = state.house
        account = bill(
            captured[winner],
            captured[1 - winner],
            state.goes[winner],
            len(state.shown[winner]),
            house["hashrate_line"],
            house["stake_cap"],
            house["carried"],
        )
        told = f"{names.does(1 - winner, 'pay', 'pays')} {account.base}{_made_of(account.lines)}"
        for reason, _ in account.doubles:
            told += f", doubled for {_LINES[reason]}"
        lines.append(told if account.points == account.base else f"{told}: {account.points}")
    return lines
