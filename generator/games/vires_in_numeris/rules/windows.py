"""Announcing a card, and the four moments at which instant Actions answer: cancel, challenge,
protect, gain.

Each moment asks the first seat that holds a card usable then, or passes by; what follows already
lies on the state's stack. Who may answer with what is written once, in `why_not_answer`. Nobody
is asked who could only pass. What the eight instants do stands here too, in `ANSWERS`: a
gain, or a word that the interrupted step reads.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from generator.games.vires_in_numeris.rules.cards import PAID
from generator.games.vires_in_numeris.rules.clauses import clause
from generator.games.vires_in_numeris.rules.moves import NAMERS, Move
from generator.games.vires_in_numeris.rules.quantities import PRICE
from generator.games.vires_in_numeris.rules.state import Question, State, Step
from generator.rules.contract import Refusal


@dataclass(slots=True)
class Use:
    """One use of one card: whose, on whom, with which choice. `about` is what an instant answers:
    the announced card, the HashRates gained, or whether the challenged party was named. Nobody
    changes one; but it isn't frozen, which would take several times as long to make."""

    card: str
    by: int
    target: int | None = None
    choice: str = ""
    about: Any = None


# An effect is data: verbs with their arguments, run in order as verb(state, use, *arguments);
# a selector names the seats that a verb is about.
Verb = tuple[Any, ...]
Effect = tuple[Verb, ...]
Selector = Callable[[State, Use], Sequence[int]]

# vires-in-numeris-9.20, vires-in-numeris-9.41 (cards 18, 40)
UNCANCELLABLE: Final = frozenset({"flippening", "testnet"})
CANCELLERS: Final = ("testnet",)
DOUBLERS: Final = ("double-spending",)
FOLLOWERS: Final = ("fear-of-missing-out",)
# vires-in-numeris-5.6 (cards 2, 21, 28): the shields against losing HashRates, Coins, a Block.
HR_SHIELDS: Final = ("hold-on-for-dear-life", "offline")
COIN_SHIELDS: Final = ("hold-on-for-dear-life",)
BLOCK_SHIELDS: Final = ("consensus", "hold-on-for-dear-life")


# Announcing and taking effect


def announce(state: State, use: Use, effect: Effect) -> None:
    """Shows the card, pays its price, lets others cancel it, then gives it its effect."""
    # vires-in-numeris-5.1, vires-in-numeris-5.2, vires-in-numeris-5.5 (source 35, card 40)
    card, player = use.card, use.by
    state.hands[player].remove(card)
    state.limbo.append(card)
    state.uses.append((card, player))
    if card in PAID:
        state.hr[player] -= PRICE
        state.pool += PRICE
    state.todo.append((resolve, use, effect))
    if card not in UNCANCELLABLE:
        # One card cancels and it can't be cancelled, so one question will do.
        _ask_first(state, CANCEL, state.moves.others[player], CANCELLERS, card)


def resolve(state: State, use: Use, effect: Effect) -> None:
    """Gives an announced card its effect, or back to its owner if it was cancelled."""
    card = use.card
    if state.cancelled == card:
        # vires-in-numeris-5.5 (card 40; ruling cancelled-card): its price stays paid.
        state.cancelled = ""
        state.barred = card
        state.limbo.remove(card)
        insort(state.hands[use.by], card)
        state.count("cancelled")
        return
    state.todo.append((retire, card))
    run(state, use, effect)


def run(state: State, use: Use, effect: Effect) -> None:
    """Lays the verbs of an effect on the stack, the first on top."""
    if len(effect) == 1:
        verb = effect[0]
        verb[0](state, use, *verb[1:])
        return
    for verb in reversed(effect):
        state.todo.append((verb[0], use, *verb[1:]))


def retire(state: State, card: str) -> None:
    """A card that has had its effect goes to the Trash, unless it was laid before a player."""
    # vires-in-numeris-5.3 (source 74)
    if card in state.limbo:
        state.limbo.remove(card)
        state.trash.append(card)


# Who may answer


def why_not_answer(state: State, seat: int, card: str) -> Refusal | None:
    """Why `seat` can't use the instant `card` at its moment, or None."""
    # vires-in-numeris-5.4 (source 36), vires-in-numeris-2.5, vires-in-numeris-5.5 (cards 39, 40)
    if card not in state.hands[seat]:
        return Refusal(f"seat {seat} does not hold {card}", clause("5.4"))
    if card == state.barred:
        return Refusal(f"{card} was cancelled and is barred until the turn ends", clause("5.5"))
    if state.locked and seat == state.turn:
        return Refusal(f"seat {seat} is locked in this turn", clause("2.5"))
    return None


def usable(state: State, seat: int, cards: Iterable[str]) -> list[str]:
    hand = state.hands[seat]
    return [c for c in cards if c in hand and why_not_answer(state, seat, c) is None]


class Moment(NamedTuple):
    """What the four questions are about: the cards that answer, the parties they can name, what
    goes into `Use.about` (for a challenge, the place of the asked in its round), and the seats of
    which one is asked."""

    cards: tuple[str, ...]
    parties: tuple[int | None, ...]
    about: Any
    seats: Sequence[int]


def _moves(state: State, seat: int, about: Any) -> list[Move]:
    cards, parties, _, _ = about
    answers = state.moves.answer[seat]
    moves = [answers[c][party] for c in usable(state, seat, cards) for party in parties]
    moves.append(state.moves.no[seat])
    return moves


def _why_not(state: State, move: Move, about: Any) -> Refusal:
    cards, parties, _, _ = about
    if move.kind != "play" or len(move.cards) != 1:
        return Refusal("answer with an instant Action, or pass", clause("5.4"))
    card = move.cards[0]
    if card not in cards:
        return Refusal(f"{card} does not answer at this moment", clause("5.4"))
    if move.target not in parties:
        named = " or ".join(f"seat {party}" for party in parties if party is not None)
        return Refusal(f"it names {named or 'nobody'}", clause("6.4" if named else "5.4"))
    refusal = why_not_answer(state, move.seat, card)
    return refusal or Refusal(f"{card} asks for no choice", clause("5.4"))


def _answer(state: State, move: Move, about: Any) -> None:
    if move.kind == "play":
        card = move.cards[0]
        announce(state, Use(card, move.seat, move.target, "", about.about), ANSWERS[card])


CANCEL: Final = Question("cancel", _moves, _why_not, _answer, secret=True)
PROTECT: Final = Question("protect", _moves, _why_not, _answer, secret=True)
GAIN: Final = Question("gain", _moves, _why_not, _answer, secret=True)


def _ask_first(
    state: State, question: Question, seats: Sequence[int], cards: tuple[str, ...], about: Any
) -> None:
    """Asks the first of `seats` that can use one of `cards`, if there is one."""
    hands = state.hands
    for seat in seats:
        for card in cards:
            if card in hands[seat] and why_not_answer(state, seat, card) is None:
                state.ask(seat, question, Moment(cards, (None,), about, seats))
                return


# Challenge

_NAMERS: Final = frozenset(NAMERS)


def offer_names(state: State, parties: tuple[int, ...], place: int = 0) -> None:
    """Before a flip, all from the player whose turn it is may name its winner or loser. `parties`
    begin with the challenged; `place` counts the seats already asked in this round."""
    # vires-in-numeris-6.3, vires-in-numeris-6.4 (cards 37, 41)
    order, hands = state.moves.clockwise[state.turn], state.hands
    for index in range(place, state.players):
        seat = order[index]
        if not _NAMERS.isdisjoint(hands[seat]) and usable(state, seat, NAMERS):
            state.ask(seat, CHALLENGE, Moment(NAMERS, parties, index, order))
            return


def _answer_names(state: State, move: Move, about: Any) -> None:
    _, parties, index, _ = about
    if move.kind == "pass":
        state.todo.append((offer_names, parties, index + 1))
        return
    # A card was added: all are asked again.
    state.todo.append((offer_names, parties, 0))
    card = move.cards[0]
    challenged_named = move.target == parties[0]
    announce(state, Use(card, move.seat, move.target, "", challenged_named), ANSWERS[card])


CHALLENGE: Final = Question("challenge", _moves, _why_not, _answer_names, secret=True)


# Protect


def guarded(state: State, seat: int, shields: tuple[str, ...], then: Step) -> None:
    """Runs `then`, which takes something from `seat`, after asking for a shield; `then` reads in
    `state.shielded` which one was used."""
    # vires-in-numeris-5.6 (cards 2, 21, 28; rulings shield-demanded, one-shield): once for each
    # effect, whatever the seat owns.
    state.shielded = ""
    state.todo.append(then)
    _ask_first(state, PROTECT, (seat,), shields, None)


# Gain


def gain_at(state: State, seat: int, amount: int) -> None:
    """HashRates from the Pool into a Hand by an effect, as many as there are."""
    # vires-in-numeris-4.1 (source 70)
    got = min(amount, state.pool)
    state.pool -= got
    state.hr[seat] += got
    gained(state, seat, got, from_pool=True)


def gained(state: State, seat: int, amount: int, *, from_pool: bool) -> None:
    """HashRates have just reached the Hand of `seat` by an effect: it may double them, then, if
    they came from the Pool, the others may follow."""
    # vires-in-numeris-5.8, vires-in-numeris-5.9 (cards 15, 34; ruling double-follow)
    if amount:
        if from_pool:
            state.todo.append((_offer_follow, seat, amount))
        _ask_first(state, GAIN, (seat,), DOUBLERS, amount)


def _offer_follow(state: State, seat: int, amount: int) -> None:
    _ask_first(state, GAIN, state.moves.others[seat], FOLLOWERS, amount)


# What the instants do


def _shield(state: State, use: Use) -> None:
    # vires-in-numeris-9.12, vires-in-numeris-9.24, vires-in-numeris-9.31 (cards 2, 21, 28)
    state.shielded = use.card
    state.count("shielded")


def _gain_same(state: State, use: Use) -> None:
    # vires-in-numeris-9.17, vires-in-numeris-9.21 (cards 15, 34)
    gain_at(state, use.by, use.about)


def _name(state: State, use: Use, winner: bool) -> None:
    # vires-in-numeris-9.4, vires-in-numeris-9.5 (cards 37, 41): the challenged wins if
    # named the winner, or if the other party was named the loser.
    state.forced = use.about == winner


def _cancel(state: State, use: Use) -> None:
    # vires-in-numeris-9.41 (card 40)
    state.cancelled = use.about


ANSWERS: Final[dict[str, Effect]] = {
    "consensus": ((_shield,),),
    "double-spending": ((_gain_same,),),
    "hold-on-for-dear-life": ((_shield,),),
    "offline": ((_shield,),),
    "fear-of-missing-out": ((_gain_same,),),
    "diamond-hands": ((_name, True),),
    "testnet": ((_cancel,),),
    "paper-hands": ((_name, False),),
}
