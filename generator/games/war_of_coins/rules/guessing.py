"""A deal that the true one could be, as far as one seat can know, for players who think ahead.

In: a state, a seat, a generator. Out: a state with the same view. All that the seat can't see, the
opponent's hand and the stock, is put together and dealt anew from the start of the deal, and what
happened in public is played again. So nothing in the guess, its transcript included, tells the
truth. What the seat does know stays put: cards of the opponent that were shown or claimed, and
jokers that were buried under the stock before its eyes.

An opponent's silence is nothing that a seat hears (war-of-coins-3.5): in a guess the opponent has
said all that there is to say, unless it is the seat itself that is asked first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from generator.games.war_of_coins.rules import setup
from generator.games.war_of_coins.rules.clauses import HAND
from generator.games.war_of_coins.rules.legal import cancelled, perfect
from generator.games.war_of_coins.rules.moves import PASS
from generator.games.war_of_coins.rules.pack import ID, NUMBER, PER_COIN
from generator.games.war_of_coins.rules.phases import DECLARE
from generator.rules.contract import seated

if TYPE_CHECKING:
    from generator.games.war_of_coins.rules.state import CoinsState


def guess(state: CoinsState, seat: int, chance: Random) -> CoinsState:
    """The deal dealt anew for `seat`, each that it could be as likely as the other. Raises
    ValueError for a seat that nobody sits on."""
    seated(seat, len(state.hands))
    tie = _tie_heard(state, seat)
    while True:
        found = _begun(state, _dealt_anew(state, seat, chance))
        if tie is None or cancelled(found) == tie:
            return _played_again(state, found, seat)


def _dealt_anew(state: CoinsState, seat: int, chance: Random) -> dict[int, int]:
    """{hidden card: the card that lies in its place now}."""
    other = 1 - seat
    held = [card for card in state.hands[other] if not _is_known(state, other, card)]
    places = held + state.stock[_buried(state) :]
    pool = sorted(places)  # in an order that doesn't come from where they lie
    # Of a coin that was shown, the hand has what was shown and no more (war-of-coins-3.4).
    possible = [card for card in pool if card // PER_COIN not in state.shown[other]]
    dealt = chance.sample(possible, len(held))
    rest = [card for card in pool if card not in dealt]
    chance.shuffle(rest)
    return dict(zip(places, dealt + rest, strict=True))


def _is_known(state: CoinsState, owner: int, card: int) -> bool:
    """war-of-coins-3.5: cards that were shown stay in the hand and are known; so are those of a
    Perfect Hand that was claimed (war-of-coins-3.2)."""
    if card // PER_COIN in state.shown[owner]:
        return True
    claims = (move for move in state.moves if move.kind == "claim" and move.seat == owner)
    return any(ID[card] in move.cards for move in claims)


def _buried(state: CoinsState) -> int:
    """How many jokers lie under the stock since the deal (option `layout_jokers`)."""
    if state.house["layout_jokers"] != "bury":
        return 0
    return min(state.events["layout_joker"], len(state.stock))


def _tie_heard(state: CoinsState, seat: int) -> bool | None:
    """House rule `perfect_tie="none"`: who held a Perfect Hand and was asked learned, by being able
    to claim it or not, whether the other has one too. None for a seat that learned nothing."""
    asked = seat not in state.declaring or state.to_move == seat
    if state.house["perfect_tie"] != "none" or not asked or not state.start.get("declare", True):
        return None
    before = _begun(state, {})
    return cancelled(before) if perfect(before, seat) else None


def _begun(state: CoinsState, places: Mapping[int, int]) -> CoinsState:
    """The deal or the situation as it began, with other cards in the hidden places. Hands are
    dealt in the order of their cards: the order in which they really came tells something."""
    start: dict[str, Any] = dict(state.start)
    if "deck" in start:
        order = [places.get(card, card) for card in start["deck"]]
        for hand in (slice(HAND), slice(HAND, 2 * HAND)):
            order[hand] = sorted(order[hand])
        start["deck"] = tuple(order)
    else:
        zones = {
            zone: tuple(ID[places.get(NUMBER[card], NUMBER[card])] for card in cards)
            for zone, cards in start["zones"].items()
        }
        start["zones"] = zones | {zone: tuple(sorted(zones[zone])) for zone in ("hand-0", "hand-1")}
    found = type(state)(state.house, start)
    setup.begin(found)
    return found


def _played_again(state: CoinsState, found: CoinsState, seat: int) -> CoinsState:
    """Plays all that a seat heard of: every move but the other's silence, which is put wherever
    the guess gives the other something to say."""
    heard = deque(move for move in state.moves if move.kind != "pass" or move.seat == seat)
    while heard or (found.phase is DECLARE and found.to_move != seat):
        if heard and found.refusal(heard[0]) is None:
            found.play(heard.popleft())
        else:
            found.play(PASS[1 - seat])
    return found
