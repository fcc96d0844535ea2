"""What the moves of War of Coins do: the turn, step by step (T1 to T9 of the facts).

In: a state and a legal move of it. Out: the state changed. Each function is one step and ends by
calling the next, or leaves a decision to a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from generator.games.war_of_coins.rules import phases as ph
from generator.games.war_of_coins.rules.clauses import TURNS
from generator.games.war_of_coins.rules.legal import declarations
from generator.games.war_of_coins.rules.moves import PLAY, PLAY_ON, Move, Step
from generator.games.war_of_coins.rules.pack import (
    COIN_CARDS,
    NUMBER,
    ORDINARY,
    PER_COIN,
    SPECIAL,
    names,
)
from generator.games.war_of_coins.rules.scoring import (
    CARD_BITS,
    CARD_POINTS,
    FLAT,
    TARGET,
    UNIT_POINTS,
    UNITS_SHIFT,
    WEIGHT,
    owed,
    total,
)
from generator.rules.contract import Outcome

if TYPE_CHECKING:
    from generator.games.war_of_coins.rules.state import CoinsState

_TRIO = PER_COIN - 1


def _tell(state: CoinsState, what: str, *cards: int) -> None:
    """A step for the story that is being told. Who asks first whether one is (`state.trace`) keeps
    millions of games that nobody tells from paying for it."""
    assert state.trace is not None
    state.trace.append(Step(what, state.to_move, names(cards)))


# war-of-coins-3: before play


def await_declarations(state: CoinsState) -> None:
    """war-of-coins-3.1 (source 70-71; A16): first player, then second, if there is a set."""
    while state.declaring:
        state.to_move = state.declaring[0]
        state.phase = ph.DECLARE
        if len(declarations(state, state.to_move)) > 1:
            return
        state.declaring.pop(0)
    state.to_move = state.first
    state.phase = ph.HAND_CARD


def _claim(state: CoinsState, move: Move) -> None:
    """war-of-coins-3.2 (source 71): a Perfect Hand ends the deal."""
    state.events["perfect_hand"] += 1
    _end(state, move.seat, FLAT, "perfect_hand", "war-of-coins-3.2")


def _show(state: CoinsState, move: Move) -> None:
    """war-of-coins-3.3, war-of-coins-3.4 (source 70-71, 158): a double if its owner wins."""
    whole = len(move.cards) == PER_COIN
    state.events["perfect_hand_shown" if whole else "jiggle_wiggle"] += 1
    state.shown[move.seat].append(NUMBER[move.cards[0]] // PER_COIN)
    await_declarations(state)


def _pass(state: CoinsState, move: Move) -> None:
    """war-of-coins-3.5 (source 70-71): silence."""
    state.declaring.pop(0)
    await_declarations(state)


# war-of-coins-4: the hand card (T1, T2)


def _begin(state: CoinsState) -> None:
    """war-of-coins-6.3 (source 77; A12): the Longest Chain asks for the layout as it is now: two
    cards, and not two of a coin."""
    lying = state.lying
    state.chain = lying == 2 and max(map(len, state.layout)) == 1
    state.steals = 0
    if lying > state.layout_peak:
        state.layout_peak = lying


def _play(state: CoinsState, move: Move) -> None:
    """war-of-coins-4.2 (source 39): a card from the hand, a joker among them."""
    _begin(state)
    card = NUMBER[move[1][0]]
    seat = state.to_move
    hand, plays = state.hands[seat], state.plays[seat]
    place = hand.index(card)
    del hand[place]
    # Plays are in the order of the hand; some cards have two, so a play may come after its card.
    del plays[plays.index(move, place)]
    if not hand:
        _last_card(state)
    if card < COIN_CARDS:
        state.lying += 1
        _hand_card(state, card, move[3])
        return
    # war-of-coins-4.9 (source 89): the joker is captured and the next stock card stands in for it.
    _joker(state, card)
    card = _turn_up(state)
    if card < 0:  # no stock: only in a position that somebody made up
        _flip(state, ph.NOTHING, -1)
    elif len(state.layout[card // PER_COIN]) == 2:
        state.turned = card
        state.phase = ph.SUBSTITUTE
    else:
        _hand_card(state, card, None)


def look_at_hands(state: CoinsState) -> None:
    """war-of-coins-4.2, war-of-coins-4.5 (source 39, 47, 57; A26): any card of a hand may be
    played, and which of two cards of its coin it takes is chosen before the stock card is seen;
    anywhere else there is nothing to choose. What a hand can do stays so while cards are played
    from it, until one of such two is taken or three are played at once."""
    layout = state.layout
    for seat, hand in enumerate(state.hands):
        play, play_on = PLAY[seat], PLAY_ON[seat]
        plays = state.plays[seat] = []
        for card in hand:
            on = layout[card // PER_COIN]
            if len(on) == 2:
                plays += play_on[card, on[0]], play_on[card, on[1]]
            else:
                plays.append(play[card])


def _last_card(state: CoinsState) -> None:
    """Source 69: when the last player plays their last hand card, one card is left in the stock.
    That isn't always so (A18), so it is noted and no rule. Turns with even numbers, before which
    an odd number is over, are those of the player who has the last one."""
    if state.turns % 2:
        state.stock_left = len(state.stock)


def _place(state: CoinsState, move: Move) -> None:
    """war-of-coins-4.9 (source 57, 89): the substitute goes on the layout card of one's choice."""
    card, state.turned = state.turned, -1
    _hand_card(state, card, move.target)


def _hand_card(state: CoinsState, card: int, target: str | None) -> None:
    """T2 (source 47, 57, 69): what a hand card does on the layout. `target` is which of two cards
    of its coin was chosen."""
    coin = card // PER_COIN
    on = state.layout[coin]
    matched = len(on)
    if matched == 0:  # war-of-coins-4.3
        on.append(card)
        did = ph.LAID
        if state.trace is not None:
            _tell(state, "laid", card)
    elif matched == 1:  # war-of-coins-4.4
        state.taken = [on.pop(), card]
        did = ph.PAIR
        if state.trace is not None:
            _tell(state, "paired", *state.taken)
    elif matched == 2:  # war-of-coins-4.5
        assert target is not None
        chosen = NUMBER[target]
        _part(state, on, chosen)
        state.taken = [chosen, card]
        did = ph.PAIR_OF_TWO
        if state.trace is not None:
            _tell(state, "paired", *state.taken)
    else:  # war-of-coins-4.6, war-of-coins-6.6 (source 67, 72, 83; A8)
        state.taken = [*on, card]
        on.clear()
        did = ph.NOTHING
        _event(state, ph.FIXED_DOUBLE_SPENDING)
    _flip(state, did, coin)


def _part(state: CoinsState, pair: list[int], target: int) -> None:
    """Takes one of two separate cards of a coin from the layout."""
    pair.remove(target)
    look_at_hands(state)


def _complete(state: CoinsState, move: Move) -> None:
    """war-of-coins-4.7, war-of-coins-6.7 (source 70, 85): three of a coin on the fourth."""
    _begin(state)
    seat = state.to_move
    cards = [NUMBER[card] for card in move.cards]
    coin = cards[0] // PER_COIN
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
    look_at_hands(state)
    if not hand:
        _last_card(state)
    state.lying += _TRIO
    state.taken = state.layout[coin] + cards
    state.layout[coin] = []
    state.owed[seat] += _TRIO - 1  # war-of-coins-4.8 (A9): as many turns without a hand card
    # war-of-coins-9.4 (source 158; A10): one double a coin, even if it was shown before.
    if coin not in state.shown[seat] or state.house["triple_doubles"] == "twice":
        state.shown[seat].append(coin)
    _event(state, ph.COMPLETE_TRANSACTION)
    _flip(state, ph.NOTHING, coin)


def _flip_only(state: CoinsState, move: Move) -> None:
    """war-of-coins-4.8 (A9): a turn with a card from the stock only."""
    _begin(state)
    state.events["flip_only"] += 1
    state.owed[state.to_move] = max(0, state.owed[state.to_move] - 1)
    _flip(state, ph.NOTHING, -1)


# war-of-coins-5: the stock card (T3, T4)


def _turn_up(state: CoinsState) -> int:
    """war-of-coins-5.1, war-of-coins-5.2 (source 41, 89; A27): the next card that is no joker;
    jokers go to the captured cards at once. One that is never turned up is nobody's (A34). -1 if
    the stock is empty."""
    stock = state.stock
    while stock:
        card = stock.pop()
        if state.trace is not None:
            _tell(state, "turned", card)
        if card < COIN_CARDS:
            state.lying += 1
            return card
        _joker(state, card)
    return -1


def _flip(state: CoinsState, did: int, hand_coin: int) -> None:
    """T3 and T4: turns up a stock card and does what it must, after what the hand card `did` on
    the place of its coin."""
    card = _turn_up(state)
    if card < 0:
        _finish(state)
        return
    coin = card // PER_COIN
    on = state.layout[coin]
    if coin == hand_coin:
        if did == ph.PAIR:
            # war-of-coins-5.7 (source 63; A33): Double Spending, a stack of three
            state.layout[coin] = [*state.taken, card]
            state.taken = []
            state.events["double_spending"] += 1
            if state.trace is not None:
                _tell(state, "double_spending", *state.layout[coin])
        elif did == ph.PAIR_OF_TWO:
            # war-of-coins-5.8, war-of-coins-6.4 (source 65, 79)
            state.taken += [*on, card]
            on.clear()
            _event(state, ph.MATCHING_KEYS)
        else:
            # war-of-coins-5.9, war-of-coins-6.5 (source 49, 81)
            state.taken += [*on, card]
            on.clear()
            _event(state, ph.CHAIN_OF_BLOCK)
    else:
        matched = len(on)
        if matched == 0:  # war-of-coins-5.3 (source 55, 59)
            on.append(card)
            if state.trace is not None:
                _tell(state, "laid", card)
        elif matched == 1:  # war-of-coins-5.4 (source 49, 61)
            state.taken += [on.pop(), card]
        elif matched == 2:  # war-of-coins-5.5 (source 51; A26)
            state.turned = card
            state.phase = ph.STOCK_CARD
            return
        else:  # war-of-coins-5.6, war-of-coins-6.6 (source 53, 67, 83)
            state.taken += [*on, card]
            on.clear()
            _event(state, ph.FIXED_DOUBLE_SPENDING)
    _finish(state)


def _take(state: CoinsState, move: Move) -> None:
    """war-of-coins-5.5 (source 51): the stock card takes the one of two that was chosen."""
    card, state.turned = state.turned, -1
    assert move.target is not None
    target = NUMBER[move.target]
    _part(state, state.layout[card // PER_COIN], target)
    state.taken += [target, card]
    _finish(state)


# war-of-coins-6: events and surrender (T5, T6)


def _event(state: CoinsState, name: str) -> None:
    """war-of-coins-6.1, war-of-coins-6.10 (source 75-87; A13, A28): each takes one card, but three
    of them not in the last turn."""
    state.events[name] += 1
    if state.trace is not None:
        _tell(state, name)
    if state.turns < TURNS - 1 or name not in ph.NOT_IN_THE_LAST_TURN:
        state.steals += 1


def _joker(state: CoinsState, card: int) -> None:
    """war-of-coins-6.2 (source 73, 89; A6)."""
    seat = state.to_move
    state.captured[seat].append(card)
    state.tally[seat] += WEIGHT[card]
    _event(state, ph.JOKER)


def _surrender(state: CoinsState) -> None:
    """war-of-coins-6.8, war-of-coins-6.9 (source 87; A7, A29): ordinary before special, lowest id
    first."""
    winner, loser = state.to_move, 1 - state.to_move
    cards = state.captured[loser]
    ranks: list[frozenset[int]] = [ORDINARY, SPECIAL]
    if state.house["joker_surrender"]:
        ranks.append(frozenset(card for card in cards if card >= COIN_CARDS))
    for rank in ranks:
        if held := rank.intersection(cards):
            card = min(held)
            break
    else:
        state.events["nothing_to_surrender"] += 1
        return
    state.events["surrendered"] += 1
    cards.remove(card)
    state.captured[winner].append(card)
    state.tally[loser] -= WEIGHT[card]
    state.tally[winner] += WEIGHT[card]
    if state.trace is not None:
        _tell(state, "surrendered", card)


def _finish(state: CoinsState) -> None:
    """T5 to T7: captures, events, and whether the score gives a choice."""
    seat = state.to_move
    taken = state.taken
    if taken:  # war-of-coins-5.10 (source 35, 59)
        state.captured[seat] += taken
        tally = state.tally[seat]
        for card in taken:
            tally += WEIGHT[card]
        state.tally[seat] = tally
        state.taken = []
        state.lying -= len(taken)
        if state.trace is not None:
            _tell(state, "captured", *taken)
        if state.chain and not state.lying:
            _event(state, ph.LONGEST_CHAIN)
    if state.steals:
        for _ in range(state.steals):
            _surrender(state)
    state.turns += 1
    tally = state.tally[seat]
    points = CARD_POINTS[tally & CARD_BITS] + UNIT_POINTS[tally >> UNITS_SHIFT]  # its `total`
    # war-of-coins-8.1, war-of-coins-8.3 (source 93): at the target, then above the last refusal.
    if points >= TARGET and (not state.goes[seat] or points > state.last_go[seat]):
        state.events["offer"] += 1
        state.phase = ph.OFFER
        if state.trace is not None:
            _tell(state, "offer")
    else:
        _next(state)


# war-of-coins-8: ending (T8, T9)


def _go(state: CoinsState, move: Move) -> None:
    """war-of-coins-8.3 (source 93; A20): the same deal goes on."""
    seat = state.to_move
    state.events["keep_going"] += 1
    state.goes[seat] += 1
    state.last_go[seat] = total(state.tally[seat])
    _next(state)


def _stop(state: CoinsState, move: Move) -> None:
    """war-of-coins-8.2, war-of-coins-8.4 (source 93, 155; A30): the loser pays, whatever they
    have and however often they kept going."""
    winner, loser = state.to_move, 1 - state.to_move
    house = state.house
    points, doubles = owed(
        state.tally[winner],
        state.tally[loser],
        state.goes[winner],
        len(state.shown[winner]),
        house["hashrate_line"],
        house["stake_cap"],
        house["carried"],
    )
    state.events["end"] += 1
    for reason in doubles:
        if reason in ph.NAMED_DOUBLES:
            state.events[reason] += 1
    if total(state.tally[loser]) > total(state.tally[winner]):
        state.events["abandoned_block_chain"] += 1
    _end(state, winner, points, "ended", "war-of-coins-8.2")


def _end(state: CoinsState, winner: int, points: int, reason: str, clause: str) -> None:
    scores = (-points, points) if winner else (points, -points)
    state.paid = points
    state.phase = ph.OVER
    state.outcome = Outcome((winner,), scores, reason, clause)
    _note_layout(state)


def _next(state: CoinsState) -> None:
    """T9: the other player's turn, or after the last one a Waste Hashrate."""
    # war-of-coins-8.5 (source 156; A35): only after somebody kept going, because the cards always
    # bring one player above the target (A19).
    if state.turns >= TURNS:
        state.events["waste_hashrate"] += 1
        state.phase = ph.OVER
        state.outcome = Outcome((), (0, 0), "waste_hashrate", "war-of-coins-8.5")
        _note_layout(state)
        return
    state.to_move = 1 - state.to_move
    state.phase = ph.HAND_CARD


def _note_layout(state: CoinsState) -> None:
    if state.turns >= TURNS:
        state.layout_left = state.lying


PLAYED: dict[str, Callable[[CoinsState, Move], None]] = {
    "claim": _claim,
    "show": _show,
    "pass": _pass,
    "play": _play,
    "complete": _complete,
    "flip": _flip_only,
    "place": _place,
    "take": _take,
    "end": _stop,
    "go": _go,
}
