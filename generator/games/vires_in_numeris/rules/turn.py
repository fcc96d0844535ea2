"""A turn, part by part: draw, play, dismiss, upkeep; and what may be played in it."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from generator.games.vires_in_numeris.rules.cards import BY_ID, EVENTS, HR, INSTANTS
from generator.games.vires_in_numeris.rules.clauses import clause
from generator.games.vires_in_numeris.rules.effects import EFFECTS, NEEDS, NEEDS_OF_TARGET, PLAIN
from generator.games.vires_in_numeris.rules.ending import end_if_capped
from generator.games.vires_in_numeris.rules.mining import may_mine, mine, why_not_mine
from generator.games.vires_in_numeris.rules.moves import Move
from generator.games.vires_in_numeris.rules.quantities import DRAW, DRAW_EMPTY_HANDED
from generator.games.vires_in_numeris.rules.state import Question, State
from generator.games.vires_in_numeris.rules.upkeep import pay_penalties, refill_pool, renew_deck
from generator.games.vires_in_numeris.rules.windows import Use, announce, retire, run
from generator.rules.contract import Refusal


def begin(state: State) -> None:
    """Seat `state.turn` begins its turn."""
    # vires-in-numeris-2.1, vires-in-numeris-2.5, vires-in-numeris-2.2 (source 52; card 39)
    seat = state.turn
    state.locked, state.locks[seat] = state.locks[seat], False
    if state.locked:
        state.count("locked-turn")
    state.mined = state.play_over = False
    state.barred = ""
    empty_handed = not state.hr[seat] and not state.hands[seat]
    state.todo.append((play_part,))
    draw(state, DRAW_EMPTY_HANDED if empty_handed else DRAW)


# Draw


def draw(state: State, cards: int) -> None:
    """Draws so many cards, stopping at each Event to resolve it."""
    # vires-in-numeris-2.2, vires-in-numeris-2.3 (source 52, 54; ruling event-never-kept)
    seat, deck = state.turn, state.deck
    if not state.pool and state.house.pool_refill == "now":  # (source 72; ruling pool-refill)
        refill_pool(state)
    while cards:
        if not deck:
            state.count("deck-ran-out")
            return
        card = deck.pop()
        cards -= 1
        if card == HR:
            state.hr[seat] += 1
        elif card in EVENTS:
            state.limbo.append(card)
            state.uses.append((card, seat))
            state.todo.append((draw, cards))
            state.todo.append((retire, card))
            run(state, Use(card, seat), EFFECTS[card])
            return
        else:
            insort(state.hands[seat], card)


# Play


def play_part(state: State) -> None:
    """Asks for the next Action, for mining, or whether that was all."""
    # vires-in-numeris-2.4, vires-in-numeris-9.20 (source 54; card 18)
    if not state.pool and state.house.pool_refill == "now":  # (source 72; ruling pool-refill)
        refill_pool(state)
    if state.play_over:
        dismiss_part(state)
    else:
        state.ask(state.turn, PLAY)


def why_not_announce(state: State, seat: int, card: str, target: int | None) -> Refusal | None:
    """Why `seat` can't announce the Action `card` on `target` in its play part, or None."""
    if card in INSTANTS:
        return Refusal(f"{card} is played only as an answer", clause("5.4"))
    if card == state.barred:
        return Refusal(f"{card} was cancelled and is barred until the turn ends", clause("5.5"))
    need = NEEDS.get(card)
    return need(state, seat, target) if need else None


def _play_moves(state: State, seat: int, about: Any) -> list[Move]:
    table = state.moves
    # vires-in-numeris-2.5 (card 39; ruling locked-mining)
    if state.locked:
        return [table.end[seat]]
    moves = [table.mine[seat]] if may_mine(state, seat) else []
    plays = table.plays[seat]
    for card in state.hands[seat]:
        if card in PLAIN and card != state.barred:
            moves += plays[card]
        elif card in INSTANTS or why_not_announce(state, seat, card, None) is not None:
            continue  # whoever it would be aimed at
        elif card in NEEDS_OF_TARGET:
            for move in plays[card]:
                if why_not_announce(state, seat, card, move.target) is None:
                    moves.append(move)
        else:
            moves += plays[card]
    moves.append(table.end[seat])
    return moves


def _why_not_play(state: State, move: Move, about: Any) -> Refusal:
    seat = move.seat
    if state.locked:
        return Refusal(f"seat {seat} is locked in this turn", clause("2.5"))
    if move.kind == "mine":
        return why_not_mine(state, seat) or Refusal("mining names nothing", clause("3.3"))
    if move.kind != "play" or len(move.cards) != 1:
        return Refusal("mine, play an Action, or end the play part", clause("2.4"))
    card = move.cards[0]
    if card not in state.hands[seat]:
        return Refusal(f"seat {seat} does not hold {card}", clause("5.1"))
    refusal = why_not_announce(state, seat, card, move.target)
    if refusal:
        return refusal
    if BY_ID[card].aimed:
        return Refusal(f"{card} is aimed at one opponent", clause("5.1"))
    return Refusal(f"{card} must be announced as it is listed", clause("5.1"))


def _answer_play(state: State, move: Move, about: Any) -> None:
    kind, cards, seat, target, choice = move
    if kind == "end":
        dismiss_part(state)
        return
    state.todo.append((play_part,))
    if kind == "mine":
        mine(state, seat)
    else:
        card = cards[0]
        announce(state, Use(card, seat, target, choice), EFFECTS[card])


PLAY: Final = Question("play", _play_moves, _why_not_play, _answer_play)


# Dismiss


def dismiss_part(state: State) -> None:
    """Asks for cards to dismiss, one at a time, until there are none or no more shall go."""
    # vires-in-numeris-2.6 (source 54)
    if state.hr[state.turn] or state.hands[state.turn]:
        state.ask(state.turn, DISMISS)
    else:
        upkeep(state)


def _dismiss_moves(state: State, seat: int, about: Any) -> tuple[Move, ...]:
    dismissals = state.moves.dismiss[seat]
    singles = map(dismissals.__getitem__, state.hands[seat])
    done = state.moves.done[seat]
    return (dismissals[HR], *singles, done) if state.hr[seat] else (*singles, done)


def _why_not_dismiss(state: State, move: Move, about: Any) -> Refusal:
    one = move.kind == "dismiss" and len(move.cards) == 1
    if one and move.cards[0] not in state.hand(move.seat):
        return Refusal(f"seat {move.seat} does not hold {move.cards[0]}", clause("2.6"))
    return Refusal("dismiss a card, or be done", clause("2.6"))


def _answer_dismiss(state: State, move: Move, about: Any) -> None:
    kind, cards, seat, _, _ = move
    if kind == "done":
        upkeep(state)
        return
    card = cards[0]
    if card == HR:
        state.hr[seat] -= 1
        state.pool += 1
    else:
        state.hands[seat].remove(card)
        state.trash.append(card)
    dismiss_part(state)


DISMISS: Final = Question("dismiss", _dismiss_moves, _why_not_dismiss, _answer_dismiss)


# Upkeep


def upkeep(state: State) -> None:
    """Pool, Deck and penalties; then the next seat's turn."""
    # vires-in-numeris-2.1, vires-in-numeris-1.6 (source 52, 72-79)
    if not state.pool:
        refill_pool(state)
    if not state.deck:
        renew_deck(state)
    pay_penalties(state)
    state.turns += 1
    state.turn = state.moves.others[state.turn][0]
    state.todo.append((begin,))
    end_if_capped(state)
