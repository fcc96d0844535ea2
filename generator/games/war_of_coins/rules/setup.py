"""How a deal of War of Coins begins: from a deal order, or from a situation set up by hand.

In: card numbers in deal order, or zones of ids. Out: a state that awaits its first decision, or a
void deal that is over already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.games.war_of_coins.rules.clauses import HAND, LAYOUT, TURNS
from generator.games.war_of_coins.rules.pack import COIN_CARDS, COINS, ID, PER_COIN, numbers
from generator.games.war_of_coins.rules.phases import OVER
from generator.games.war_of_coins.rules.scoring import FLAT, WEIGHT
from generator.games.war_of_coins.rules.state import CoinsState
from generator.games.war_of_coins.rules.turn import await_declarations
from generator.rules.contract import Outcome

_TRIO = PER_COIN - 1


def deal(order: list[int], house: Mapping[str, Any]) -> CoinsState:
    """Deals 50 cards: first player, other player, layout, stock; its top is dealt first."""
    state = CoinsState(house, {"deck": tuple(order)})
    first, second = state.first, 1 - state.first
    # war-of-coins-2.3 (source 33)
    state.hands[first] = sorted(order[:HAND])
    state.hands[second] = sorted(order[HAND : 2 * HAND])
    table = order[2 * HAND : 2 * HAND + LAYOUT]
    state.stock = order[: 2 * HAND + LAYOUT - 1 : -1]
    _replace_jokers(state, table)
    for card in table:
        state.layout[card // PER_COIN].append(card)
    if any(len(place) == PER_COIN for place in state.layout):
        _void(state)
        return state
    # war-of-coins-2.6 (source 72): three of a coin are a stack by lying on one place
    state.events["opening_stack"] = sum(len(place) == _TRIO for place in state.layout)
    _look_for_sets(state)
    return state


def _replace_jokers(state: CoinsState, table: list[int]) -> None:
    """war-of-coins-2.4 (source 89; A6): to the first player, without taking a mining card. The
    option `layout_jokers` gives them to the second player or buries them under the stock."""
    whose = state.house["layout_jokers"]
    for place in range(len(table)):
        while table[place] >= COIN_CARDS:
            joker = table[place]
            table[place] = state.stock.pop()
            state.events["layout_joker"] += 1
            if whose == "bury":
                state.stock.insert(0, joker)
            else:
                seat = state.first if whose == "first" else 1 - state.first
                state.captured[seat].append(joker)
                state.tally[seat] += WEIGHT[joker]


def _void(state: CoinsState) -> None:
    """war-of-coins-2.5 (source 74; A15): the last winner, who plays first, collects, if any."""
    state.events["void"] = 1
    state.phase = OVER
    paid = 0 if state.house["opening_deal"] else FLAT
    state.paid = paid
    scores = (-paid, paid) if state.first else (paid, -paid)
    winners = (state.first,) if paid else ()
    state.outcome = Outcome(winners, scores, "void", "war-of-coins-2.5")


def _look_for_sets(state: CoinsState) -> None:
    """Finds who holds three or four of a coin, and asks them first (war-of-coins-3.1)."""
    for seat in (0, 1):
        held = [card // PER_COIN for card in state.hands[seat]]
        if len(held) - len(set(held)) >= _TRIO - 1:
            state.trios[seat] = [c for c in range(len(COINS)) if held.count(c) >= _TRIO]
    state.declaring = [s for s in (state.first, 1 - state.first) if state.trios[s]]
    await_declarations(state)


def position(
    zones: Mapping[str, Sequence[str]],
    house: Mapping[str, Any],
    seat: int,
    turn: int,
    goes: Sequence[int],
    last_go: Sequence[int],
    shown: Sequence[Sequence[str]],
    owed: Sequence[int],
    declare: bool,
) -> CoinsState:
    """A situation: any part of the pack in the zones, `seat` to play the turn with this number."""
    known = ("hand-0", "hand-1", "captured-0", "captured-1", "layout", "stock")
    if strange := set(zones) - set(known):
        raise ValueError(f"no zone {', '.join(sorted(strange))}; there are {', '.join(known)}")
    cards = [numbers(zones.get(zone, ())) for zone in known]
    numbers([card for zone in zones.values() for card in zone])  # none in two zones
    if not 1 <= turn <= TURNS or seat not in (0, 1):
        raise ValueError(f"turn {turn} of seat {seat}: turns are 1 to {TURNS}, seats 0 and 1")
    by_seat = {"goes": goes, "last_go": last_go, "shown": shown, "owed": owed}
    for name, values in by_seat.items():
        if not isinstance(values, (list, tuple)) or len(values) != 2:
            raise ValueError(f"{name}: {values!r} is not one value for each of two seats")
    start = {
        "zones": {zone: tuple(zones.get(zone, ())) for zone in known},
        "seat": seat,
        "turn": turn,
        "goes": tuple(goes),
        "last_go": tuple(last_go),
        "shown": tuple(map(tuple, shown)),
        "owed": tuple(owed),
        "declare": declare,
    }
    state = CoinsState(house, start)
    state.hands = [sorted(cards[0]), sorted(cards[1])]
    state.captured = [cards[2], cards[3]]
    state.tally = [sum(WEIGHT[card] for card in held) for held in state.captured]
    for card in cards[4]:
        if card >= COIN_CARDS:
            raise ValueError(f"{ID[card]} can't lie on the layout: jokers are captured at once")
        state.layout[card // PER_COIN].append(card)
    if full := [COINS[c] for c in range(len(COINS)) if len(state.layout[c]) == PER_COIN]:
        raise ValueError(f"all of {', '.join(full)} on the layout: such a deal is void")
    state.stock = cards[5][::-1]
    state.turns = turn - 1
    state.goes, state.last_go, state.owed = list(goes), list(last_go), list(owed)
    for player, tickers in enumerate(shown):
        if unknown := set(tickers) - set(COINS):
            raise ValueError(f"no coin {', '.join(sorted(unknown))}; there are {', '.join(COINS)}")
        state.shown[player] = [COINS.index(ticker) for ticker in tickers]
    _look_for_sets(state)
    if not declare:
        state.declaring = []
        await_declarations(state)
        state.to_move = seat
    return state
