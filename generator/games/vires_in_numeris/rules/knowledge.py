"""What a seat can know of the cards that it doesn't see.

In: a state, whose log tells all that happened. The game is played once more, step by step, with an
eye on what the seat could follow: cards that it was shown, Hands that were swapped, HashRates that
went openly from pile to Hand, Actions that came back when cancelled. Out: for each single card the
places where it can be, and for each Hand how many HashRates it has at least and at most.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from generator.games.vires_in_numeris.rules import choices, turn, verbs, windows
from generator.games.vires_in_numeris.rules.cards import EVENTS, HR, SPECIALS
from generator.games.vires_in_numeris.rules.chance import RecordedLuck
from generator.games.vires_in_numeris.rules.moves import Move
from generator.games.vires_in_numeris.rules.opening import start
from generator.games.vires_in_numeris.rules.state import House, State, Step

#: A place of a card beside the Hands, which are known by their seats.
DECK: Final = -1
FIAT: Final = "fiduciary-money"

# Steps that take HashRates from the Hand of args[0], all or args[i] of them: if fewer came, the
# Hand has none left, and everybody sees it.
_EMPTYING: Final[dict[Callable[..., None], int | None]] = {
    verbs.lose_unless_shielded: 1,
    verbs.pay_unless_shielded: 2,
    verbs.take_unless_shielded: 2,
    verbs.trade_unless_shielded: None,
    verbs.drop_unless_shielded: None,
    choices.drop_hand_unless_shielded: None,
}


@dataclass
class Knowledge:
    """What `viewer` knows: `where` each single card can be that lies hidden, and the `least` and
    the `most` HashRates of each Hand."""

    viewer: int
    where: dict[str, set[int]]
    least: list[int]
    most: list[int]

    def copy(self) -> Knowledge:
        """One that can be changed alone."""
        where = {card: set(places) for card, places in self.where.items()}
        return Knowledge(self.viewer, where, self.least[:], self.most[:])

    def sure(self, seat: int, hashrates: int) -> None:
        """The Hand of `seat` has exactly so many HashRates."""
        self.least[seat] = self.most[seat] = hashrates


def known(state: State, viewer: int) -> Knowledge:
    """What `viewer` can know in `state`; remembered there until the next move."""
    length, remembered = state.memory
    if length != len(state.log):
        remembered = {}
        state.memory = (len(state.log), remembered)
    if viewer not in remembered:
        remembered[viewer] = _witnessed(state, viewer)
    knowledge: Knowledge = remembered[viewer]
    return knowledge


def _witnessed(state: State, viewer: int) -> Knowledge:
    luck = RecordedLuck([entry for entry in state.log if not isinstance(entry, Move)])

    def witness(players: int, house: House, luck: Any, opening: Any) -> _Witness:
        return _Witness(players, house, luck, opening, viewer)

    again = start(state.opening, luck, witness)
    assert isinstance(again, _Witness)
    for entry in state.log:
        if isinstance(entry, Move):
            again.follow(entry)
    return again.knows()


def _at_first(state: State, viewer: int) -> Knowledge:
    """What can be known of a table that one has only just seen."""
    length, remembered = state.memory
    if length == 0 and viewer in remembered:
        guessed: Knowledge = remembered[viewer]
        return guessed.copy()
    hidden = [s for s in range(state.players) if s != viewer and (state.hr[s] or state.hands[s])]
    where = {
        special.id: {DECK} if special.id in EVENTS else {DECK, *hidden} for special in SPECIALS
    }
    for card in state.hands[viewer]:
        where[card] = {viewer}
    most = [len(state.hand(s)) for s in range(state.players)]
    least = [0] * state.players
    least[viewer] = most[viewer] = state.hr[viewer]
    return Knowledge(viewer, where, least, most)


class _Before(NamedTuple):
    """What a step is compared with."""

    turn: int
    turns: int
    hr: list[int]
    hands: list[list[str]]
    banks: list[int]
    shown: int
    counts: dict[str, int]


class _Witness(State):
    """A state that is played once more for what one seat can see of it."""

    __slots__ = ("_knowledge", "_viewer")

    def __init__(self, players: int, house: House, luck: Any, opening: Any, viewer: int) -> None:
        super().__init__(players, house, luck, opening)
        self._viewer = viewer
        self._knowledge: Knowledge | None = None

    def knows(self) -> Knowledge:
        """What the seat knows by now."""
        if self._knowledge is None:
            self._knowledge = _at_first(self, self._viewer)
        return self._knowledge

    def follow(self, move: Move) -> None:
        """Plays a move of the log."""
        question, about = self.question, self.about
        assert question is not None
        self.knows()
        self.log.append(move)
        self.question = self.legal = None
        self._do((question.answer, move, about))
        self.advance()

    def advance(self) -> None:
        """As ever, with an eye on each step."""
        self.knows()
        while self.question is None and self.outcome is None:
            self._do(self.todo.pop())

    def _do(self, step: Step) -> None:
        before = _Before(
            self.turn,
            self.turns,
            self.hr[:],
            [hand[:] for hand in self.hands],
            self.banks[:],
            len(self.shown),
            self.counts.copy(),
        )
        step[0](self, *step[1:])
        knowledge = self.knows()
        if step[0] in (turn.begin, turn.draw):
            self._drawn(knowledge, before)
        elif step[0] is choices.answer_gift:
            self._given(knowledge, step[1])
        elif step[0] is windows.resolve and step[1].card == "flippening":
            _swap(knowledge, step[1].by, step[1].target)
            self._own(knowledge)
        else:
            self._open(knowledge, before)
        self._inferred(knowledge, before, step)
        self._capped(knowledge)

    def _drawn(self, knowledge: Knowledge, before: _Before) -> None:
        """Cards came from the Deck into the Hand of whose turn it is: only that seat sees them."""
        seat = self.turn
        fresh = set(self.hands[seat]) - set(before.hands[seat])
        if seat == knowledge.viewer:
            knowledge.sure(seat, self.hr[seat])
            for card in fresh:
                knowledge.where[card] = {seat}
            return
        came = self.hr[seat] - before.hr[seat] + len(fresh)
        knowledge.most[seat] += came
        if came:
            for card, places in knowledge.where.items():
                if DECK in places and card not in EVENTS:
                    places.add(seat)

    def _own(self, knowledge: Knowledge) -> None:
        """One's own Hand is seen."""
        viewer = knowledge.viewer
        knowledge.sure(viewer, self.hr[viewer])
        for card, places in knowledge.where.items():
            if card in self.hands[viewer]:
                knowledge.where[card] = {viewer}
            else:
                places.discard(viewer)

    def _given(self, knowledge: Knowledge, move: Move) -> None:
        """A card went from Hand to Hand: only these two know which."""
        giver, receiver = move.seat, move.target
        assert receiver is not None
        if knowledge.viewer not in (giver, receiver):
            knowledge.least[giver] = max(0, knowledge.least[giver] - 1)
            knowledge.most[receiver] += 1
            for places in knowledge.where.values():
                if giver in places:
                    places.add(receiver)
        elif move.cards[0] != HR:
            knowledge.where[move.cards[0]] = {receiver}
        else:
            _add(knowledge, giver, -1)
            _add(knowledge, receiver, 1)

    def _open(self, knowledge: Knowledge, before: _Before) -> None:
        """All that moved was seen by all."""
        for seat in range(self.players):
            _add(knowledge, seat, self.hr[seat] - before.hr[seat])
            for card in self.hands[seat]:
                if card not in before.hands[seat]:  # cancelled
                    knowledge.where[card] = {seat}
        if self.counts.get("deck-renewed") != before.counts.get("deck-renewed"):
            # Everybody sees what is shuffled, and so what isn't (source 74).
            for card, places in knowledge.where.items():
                places.discard(DECK)
                if card in self.deck:
                    knowledge.where[card] = {DECK}

    def _inferred(self, knowledge: Knowledge, before: _Before, step: Step) -> None:
        """What everybody, or the viewer, can conclude."""
        for shown in self.shown[before.shown :]:
            if knowledge.viewer in shown.to:
                knowledge.sure(shown.owner, shown.cards.count(HR))
                for card, places in knowledge.where.items():
                    if card in shown.cards:
                        knowledge.where[card] = {shown.owner}
                    else:
                        places.discard(shown.owner)
        if step[0] in _EMPTYING and not self.shielded:
            (seat, index) = step[1], _EMPTYING[step[0]]
            if index is None or before.hr[seat] - self.hr[seat] < step[1 + index]:
                knowledge.sure(seat, 0)
        if self.counts.get("coins-swapped") != before.counts.get("coins-swapped"):
            for seat in range(self.players):
                if self.banks[seat] < before.banks[seat]:
                    knowledge.sure(seat, 0)
        # Who receives for POS has a HashRate, and nobody else (ruling counted-before).
        if step[0] in (turn.begin, turn.draw) and self.limbo[-1:] == ["proof-of-stake"]:
            for seat in range(self.players):
                if self.hr[seat]:
                    knowledge.least[seat] = max(1, knowledge.least[seat])
                else:
                    knowledge.sure(seat, 0)
        # A penalty for FIAT, or none, tells whether the seat holds it (source 79).
        if self.turns > before.turns:
            if self.counts.get("penalty-fiat") != before.counts.get("penalty-fiat"):
                knowledge.where[FIAT] = {before.turn}
            else:
                knowledge.where[FIAT].discard(before.turn)

    def _capped(self, knowledge: Knowledge) -> None:
        """No Hand has more HashRates than cards, and what is empty holds nothing."""
        for seat in range(self.players):
            size = self.hr[seat] + len(self.hands[seat])
            knowledge.most[seat] = min(knowledge.most[seat], size)
            knowledge.least[seat] = min(knowledge.least[seat], knowledge.most[seat])
            if not size:
                for places in knowledge.where.values():
                    places.discard(seat)


def _add(knowledge: Knowledge, seat: int, hashrates: int) -> None:
    """So many HashRates came into the Hand of `seat`, or left it, for all to see."""
    knowledge.least[seat] = max(0, knowledge.least[seat] + hashrates)
    knowledge.most[seat] += hashrates


def _swap(knowledge: Knowledge, one: int, other: int) -> None:
    """Two Hands changed places, with all that is known of them."""
    for numbers in (knowledge.least, knowledge.most):
        numbers[one], numbers[other] = numbers[other], numbers[one]
    turned = {one: other, other: one}
    for card, places in knowledge.where.items():
        knowledge.where[card] = {turned.get(place, place) for place in places}
