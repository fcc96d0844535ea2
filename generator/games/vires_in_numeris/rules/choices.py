"""The verbs that ask something of a player: BYZ votes, KYC shows or drops, PONZI takes one or the
other, DEX gives a card."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from generator.games.vires_in_numeris.rules.cards import HR
from generator.games.vires_in_numeris.rules.clauses import CARD_CLAUSES, clause
from generator.games.vires_in_numeris.rules.moves import Move
from generator.games.vires_in_numeris.rules.state import Question, State
from generator.games.vires_in_numeris.rules.verbs import (
    each,
    flip,
    gain,
    gain_coin,
    opponent,
    pay,
    pay_coin,
    self_,
    show,
    target_of,
)
from generator.games.vires_in_numeris.rules.windows import HR_SHIELDS, Use, gained, guarded
from generator.rules.contract import Refusal

# BYZ. vires-in-numeris-9.10 (card 9; ruling byz-talk): one round, in secret.


def vote(state: State, use: Use) -> None:
    """All vote in secret; one voice gives everybody one of it."""
    state.votes = {}
    state.todo.append((_tally, use))
    for seat in reversed(each(state, use)):
        state.todo.append((_ask_vote, seat))


def _ask_vote(state: State, seat: int) -> None:
    state.ask(seat, VOTE)


def _vote_moves(state: State, seat: int, about: Any) -> list[Move]:
    return list(state.moves.votes[seat])


def _why_not_vote(state: State, move: Move, about: Any) -> Refusal:
    return Refusal("vote for hr or coin, or abstain", CARD_CLAUSES["byzantine-generals"])


def _answer_vote(state: State, move: Move, about: Any) -> None:
    state.votes[move.seat] = move.choice


def _tally(state: State, use: Use) -> None:
    votes = set(state.votes.values())
    state.votes = {}
    state.count("vote-agreed" if votes in ({"hr"}, {"coin"}) else "vote-failed")
    if votes == {"hr"}:
        gain(state, use, each, 1)
    elif votes == {"coin"}:
        gain_coin(state, use, each, 1)


VOTE: Final = Question("vote", _vote_moves, _why_not_vote, _answer_vote)


# KYC. vires-in-numeris-9.26 (card 23; ruling no-identity): who anybody is is never asked.


def show_or_drop(state: State, use: Use) -> None:
    """The Hand is shown to all, or dropped; by option a flip decides whether it is dropped."""
    if state.house.kyc == "flip":
        flip(state, use, self_, lose=((drop_hand,),))
    else:
        state.ask(use.by, SHOW_OR_DROP, use)


def drop_hand(state: State, use: Use) -> None:
    """The Hand goes to Pool and Trash; a shield keeps its HashRates."""
    guarded(state, use.by, HR_SHIELDS, (drop_hand_unless_shielded, use.by))


def drop_hand_unless_shielded(state: State, seat: int) -> None:
    state.trash += state.hands[seat]
    state.hands[seat] = []
    if not state.shielded:
        state.pool += state.hr[seat]
        state.hr[seat] = 0


def _kyc_moves(state: State, seat: int, about: Any) -> list[Move]:
    return list(state.moves.kyc[seat])


def _why_not_kyc(state: State, move: Move, about: Any) -> Refusal:
    return Refusal("show the Hand (reveal) or drop it", CARD_CLAUSES["know-your-customer"])


def _answer_kyc(state: State, move: Move, about: Any) -> None:
    if move.choice == "reveal":
        show(state, move.seat, state.moves.others[move.seat])
    else:
        drop_hand(state, about)


SHOW_OR_DROP: Final = Question("show-or-drop", _kyc_moves, _why_not_kyc, _answer_kyc)


# PONZI. vires-in-numeris-9.34 (card 32; ruling ponzi-choice)


def choose_payment(state: State, use: Use) -> None:
    """The player of the card says what the loser of the flip pays."""
    state.ask(use.by, PAYMENT, use)


def _payment_moves(state: State, seat: int, about: Any) -> list[Move]:
    return list(state.moves.ponzi[seat][about.target])


def _why_not_payment(state: State, move: Move, about: Any) -> Refusal:
    reason = f"choose hr or coin from seat {about.target}"
    return Refusal(reason, CARD_CLAUSES["ponzi-scheme"])


def _answer_payment(state: State, move: Move, about: Any) -> None:
    if move.choice == "hr":
        pay(state, about, opponent, self_, 1)
    else:
        pay_coin(state, about, opponent, self_)


PAYMENT: Final = Question("payment", _payment_moves, _why_not_payment, _answer_payment)


# DEX. vires-in-numeris-9.14 (card 12)


def give_card(state: State, use: Use) -> None:
    """A card of one's choice for the opponent, unless it shielded its payment."""
    if not state.shielded and (state.hr[use.by] or state.hands[use.by]):
        state.ask(use.by, GIFT, target_of(use))


def _gift_moves(state: State, seat: int, about: Any) -> list[Move]:
    gifts = state.moves.give[seat][about]
    held = [HR, *state.hands[seat]] if state.hr[seat] else state.hands[seat]
    return [gifts[card] for card in held]


def _why_not_gift(state: State, move: Move, about: Any) -> Refusal:
    one = move.kind == "give" and move.target == about and len(move.cards) == 1
    if one and move.cards[0] not in state.hand(move.seat):
        return Refusal(f"seat {move.seat} does not hold {move.cards[0]}", clause("5.1"))
    return Refusal(f"give one card to seat {about}", CARD_CLAUSES["decentralized-exchange"])


def answer_gift(state: State, move: Move, about: Any) -> None:
    (card,) = move.cards
    if card == HR:
        state.hr[move.seat] -= 1
        state.hr[about] += 1
        gained(state, about, 1, from_pool=False)
    else:
        state.hands[move.seat].remove(card)
        insort(state.hands[about], card)


GIFT: Final = Question("gift", _gift_moves, _why_not_gift, answer_gift)
