"""Which moves there are, in a fixed order, and why another one is refused.

Legality is written once, in `moves`: a move is legal if it is in that list (and written with the
right types: `well_formed`), and `refusal` reads off the list what is wrong with one that isn't.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from generator.games.war_of_coins.rules.moves import (
    END_OR_GO,
    FLIP,
    PASS,
    PLACE,
    TAKE,
    Move,
    complete,
    show,
)
from generator.games.war_of_coins.rules.pack import PER_COIN
from generator.games.war_of_coins.rules.phases import DECLARE, HAND_CARD, OFFER, OVER, SUBSTITUTE
from generator.rules.contract import Refusal

if TYPE_CHECKING:
    from generator.games.war_of_coins.rules.state import CoinsState

_TRIO = PER_COIN - 1


def moves(state: CoinsState) -> Sequence[Move]:
    """The legal moves; none when the deal is over."""
    seat = state.to_move
    phase = state.phase
    if phase is HAND_CARD:
        found = state.plays[seat]  # war-of-coins-4.2 (source 39, 47; A26)
        if not found:
            return [FLIP[seat]]  # war-of-coins-4.8 (A9)
        hand = state.hands[seat]
        for coin in state.trios[seat]:  # war-of-coins-4.7 (source 70, 85)
            on = state.layout[coin]
            if len(on) == 1 and len(held(hand, coin)) == _TRIO:
                found = [*found, complete(seat, coin, on[0])]
        if state.owed[seat] and state.house["flip_only"] == "any":
            found = [*found, FLIP[seat]]
        return found
    if phase is OVER:
        return []
    if phase is OFFER:  # war-of-coins-8.1 (source 93)
        return END_OR_GO[seat]
    if phase is DECLARE:
        return declarations(state, seat)
    card = state.turned
    one, two = state.layout[card // PER_COIN]
    # war-of-coins-4.9, war-of-coins-5.5 (source 51, 89; A26)
    table = PLACE[seat] if phase is SUBSTITUTE else TAKE[seat]
    return [table[card, one], table[card, two]]


def declarations(state: CoinsState, seat: int) -> list[Move]:
    """war-of-coins-3 (source 70-71; A14, A16): what may be claimed or shown before play; only
    `pass` if nothing may."""
    found = []
    hand = state.hands[seat]
    for coin in state.trios[seat]:
        if coin in state.shown[seat]:
            continue
        cards = held(hand, coin)
        if len(cards) == PER_COIN and not cancelled(state):
            found.append(show("claim", seat, cards))
        found.append(show("show", seat, cards))
    found.append(PASS[seat])
    return found


def cancelled(state: CoinsState) -> bool:
    """House rule `perfect_tie="none"`: two Perfect Hands cancel each other."""
    return state.house["perfect_tie"] == "none" and perfect(state, 0) and perfect(state, 1)


def perfect(state: CoinsState, seat: int) -> bool:
    """Whether a seat holds all cards of a coin."""
    hand = state.hands[seat]
    return any(len(held(hand, coin)) == PER_COIN for coin in state.trios[seat])


def held(hand: Sequence[int], coin: int) -> tuple[int, ...]:
    """The cards of a coin in a hand."""
    return tuple([card for card in hand if card // PER_COIN == coin])


# kind -> (why not now, why not these cards, clause)
_WHY: dict[str, tuple[str, str, str]] = {
    "play": ("no hand card is due", "that card is not in the hand", "war-of-coins-4.1"),
    "complete": (
        "that takes exactly three cards of a coin in the hand and the fourth on the layout",
        "that takes exactly three cards of a coin in the hand and the fourth on the layout",
        "war-of-coins-4.7",
    ),
    "flip": ("there is a hand card to play", "a flip names no cards", "war-of-coins-4.8"),
    "place": ("no substitute has to be placed", "another card was turned up", "war-of-coins-4.9"),
    "take": ("the stock card takes nothing by choice", "another card was turned up",
             "war-of-coins-5.5"),
    "end": ("the score gives no right to end the deal", "ending names no cards",
            "war-of-coins-8.1"),
    "go": ("there is nothing to decline", "going on names no cards", "war-of-coins-8.3"),
    "claim": ("no Perfect Hand may be claimed", "these are not all cards of one coin in the hand",
              "war-of-coins-3.2"),
    "show": ("no set may be shown", "these are not all cards of one coin in the hand",
             "war-of-coins-3.4"),
    "pass": ("there is nothing to declare", "keeping silent names no cards", "war-of-coins-3.5"),
}  # fmt: skip


def well_formed(move: Any) -> bool:
    """Whether something is written like a move, with the right types: `True` is no seat."""
    if not isinstance(move, tuple) or len(move) != 4:
        return False
    kind, cards, seat, target = move
    return (
        isinstance(kind, str)
        and isinstance(cards, tuple)
        and all(isinstance(card, str) for card in cards)
        and type(seat) is int
        and (target is None or isinstance(target, str))
    )


def refusal(state: CoinsState, move: Any) -> Refusal | None:
    """Why `move`, which may be anything, isn't legal now; None if it is."""
    legal = state.options()
    if well_formed(move) and move in legal:
        return None
    if not isinstance(move, Move) or not isinstance(move.kind, str) or move.kind not in _WHY:
        return Refusal("there is no such move", "war-of-coins-4.1")
    if not isinstance(move.cards, tuple) or not all(isinstance(card, str) for card in move.cards):
        return Refusal("a move's cards are a tuple of ids", "war-of-coins-4.1")
    if type(move.seat) is not int:
        return Refusal("a move's seat is a number, 0 or 1", "war-of-coins-4.1")
    if state.outcome is not None:
        return Refusal("the deal is over", state.outcome.clause)
    not_now, not_these, clause = _WHY[move.kind]
    if move.seat != state.to_move:
        return Refusal(f"seat {state.to_move} has to decide", "war-of-coins-4.1")
    of_kind = [other for other in legal if other.kind == move.kind]
    if not of_kind:
        due = ", ".join(dict.fromkeys(other.kind for other in legal))
        return Refusal(f"{not_now}; now it is {due}", clause)
    targets = [other.target for other in of_kind if other.cards == move.cards]
    if not targets:
        for other in of_kind:
            if move.cards and set(move.cards) == set(other.cards):
                return Refusal(f"name them as {', '.join(other.cards)}", clause)
        return Refusal(not_these, clause)
    if targets == [None]:
        return Refusal("there is nothing to choose, so name no target", "war-of-coins-4.4")
    choices = " or ".join(map(str, targets))
    return Refusal(f"choose the layout card: {choices}", "war-of-coins-4.5")
