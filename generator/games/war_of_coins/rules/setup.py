"""How a deal of War of Coins begins: from a deal order, or from a situation set up by hand.

In: a new state, which says how it starts: card numbers in deal order, or zones of ids. Out: the
state awaits its first decision, or is a void deal and over already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from generator.games.war_of_coins.rules.clauses import HAND, LAYOUT, TURNS
from generator.games.war_of_coins.rules.pack import COIN_CARDS, COINS, NUMBER, PER_COIN, numbers
from generator.games.war_of_coins.rules.phases import OVER
from generator.games.war_of_coins.rules.scoring import FLAT, WEIGHT
from generator.games.war_of_coins.rules.turn import await_declarations, look_at_hands
from generator.rules.contract import Outcome

if TYPE_CHECKING:
    from generator.games.war_of_coins.rules.state import CoinsState

_ZONES = ("hand-0", "hand-1", "captured-0", "captured-1", "layout", "stock")
_TRIO = PER_COIN - 1


def begin(state: CoinsState) -> None:
    """Lays a new state out as its `start` says: {"deck": card numbers in deal order}, or a
    `situation`."""
    if "deck" in state.start:
        _deal(state, list(state.start["deck"]))
    else:
        _set_up(state, **state.start)


def _deal(state: CoinsState, order: list[int]) -> None:
    """Deals 50 cards: first player, other player, layout, stock; its top is dealt first."""
    first, second = state.first, 1 - state.first
    # war-of-coins-2.3 (source 33)
    state.hands[first] = sorted(order[:HAND])
    state.hands[second] = sorted(order[HAND : 2 * HAND])
    table = order[2 * HAND : 2 * HAND + LAYOUT]
    state.stock = order[: 2 * HAND + LAYOUT - 1 : -1]
    _replace_jokers(state, table)
    state.lying = len(table)
    for card in table:
        state.layout[card // PER_COIN].append(card)
    lying = list(map(len, state.layout))
    if PER_COIN in lying:
        _void(state)
        return
    # war-of-coins-2.6 (source 72): three of a coin are a stack by lying on one place
    state.events["opening_stack"] = lying.count(_TRIO)
    _look_around(state)


def _replace_jokers(state: CoinsState, table: list[int]) -> None:
    """war-of-coins-2.4 (source 89; A6): to the first player, without taking a mining card. The
    option `layout_jokers` gives them to the second player or buries them under the stock."""
    if max(table) < COIN_CARDS:
        return
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


def _look_around(state: CoinsState) -> None:
    """Finds what each hand can do, and who holds three or four of a coin, to ask them first
    (war-of-coins-3.1)."""
    look_at_hands(state)
    for seat, hand in enumerate(state.hands):
        sets = [  # as the hand is sorted
            third // PER_COIN
            for place, third in enumerate(hand[_TRIO - 1 :])
            if third // PER_COIN == hand[place] // PER_COIN
        ]
        if sets:
            state.trios[seat] = list(dict.fromkeys(sets))
    state.declaring = [s for s in (state.first, 1 - state.first) if state.trios[s]]
    await_declarations(state)


def situation(
    zones: Mapping[str, Sequence[str]],
    seat: int,
    turn: int,
    goes: Sequence[int],
    last_go: Sequence[int],
    shown: Sequence[Sequence[str]],
    owed: Sequence[int],
    declare: bool,
) -> dict[str, Any]:
    """The `start` of a state in the middle of a deal, its parameters as in `WarOfCoins.position`.
    Raises ValueError for cards, seats and counts that can't be."""
    if strange := set(zones) - set(_ZONES):
        raise ValueError(f"no zone {', '.join(sorted(strange))}; there are {', '.join(_ZONES)}")
    numbers([card for zone in zones.values() for card in zone])  # all known, none in two zones
    whole = type(turn) is int and type(seat) is int
    if not whole or not 1 <= turn <= TURNS or seat not in (0, 1):
        raise ValueError(f"turn {turn} of seat {seat}: turns are 1 to {TURNS}, seats 0 and 1")
    by_seat = {"goes": goes, "last_go": last_go, "shown": shown, "owed": owed}
    for name, values in by_seat.items():
        if not isinstance(values, (list, tuple)) or len(values) != 2:
            raise ValueError(f"{name}: {values!r} is not one value for each of two seats")
        if name != "shown" and not all(type(value) is int and value >= 0 for value in values):
            raise ValueError(f"{name}: {values!r} are not two numbers from 0")
    for tickers in shown:
        if unknown := set(tickers) - set(COINS):
            raise ValueError(f"no coin {', '.join(sorted(unknown))}; there are {', '.join(COINS)}")
    layout = zones.get("layout", ())
    if jokers := [card for card in layout if NUMBER[card] >= COIN_CARDS]:
        raise ValueError(f"{jokers[0]} can't lie on the layout: jokers are captured at once")
    lying = Counter(NUMBER[card] // PER_COIN for card in layout)
    if full := [COINS[coin] for coin, count in sorted(lying.items()) if count == PER_COIN]:
        raise ValueError(f"all of {', '.join(full)} on the layout: such a deal is void")
    return {
        "zones": {zone: tuple(zones.get(zone, ())) for zone in _ZONES},
        "seat": seat,
        "turn": turn,
        "goes": tuple(goes),
        "last_go": tuple(last_go),
        "shown": tuple(map(tuple, shown)),
        "owed": tuple(owed),
        "declare": declare,
    }


def _set_up(
    state: CoinsState,
    zones: Mapping[str, Sequence[str]],
    seat: int,
    turn: int,
    goes: Sequence[int],
    last_go: Sequence[int],
    shown: Sequence[Sequence[str]],
    owed: Sequence[int],
    declare: bool,
) -> None:
    """`seat` is to play the turn with this number."""
    cards = {zone: numbers(held) for zone, held in zones.items()}
    state.lying = len(cards["layout"])
    state.hands = [sorted(cards["hand-0"]), sorted(cards["hand-1"])]
    state.captured = [cards["captured-0"], cards["captured-1"]]
    state.tally = [sum(WEIGHT[card] for card in held) for held in state.captured]
    for card in cards["layout"]:
        state.layout[card // PER_COIN].append(card)
    state.stock = cards["stock"][::-1]
    state.turns = turn - 1
    state.goes, state.last_go, state.owed = list(goes), list(last_go), list(owed)
    state.shown = [[COINS.index(ticker) for ticker in tickers] for tickers in shown]
    _look_around(state)
    if not declare:
        state.declaring = []
        await_declarations(state)
        state.to_move = seat
