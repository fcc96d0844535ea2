"""A state that a seat could be in: what it can't see is dealt anew.

Cards that it knows to lie somewhere stay there; all others change places at random, so that every
deal that fits what it knows can come. Sealed votes are drawn by lot. Whoever is asked for an
answer in secret is any seat that could be; which moment it is (cancel, challenge, protect or
gain) stays, because what waits on the stack belongs to it.
"""

from __future__ import annotations

from random import Random

from generator.games.vires_in_numeris.rules.cards import HR
from generator.games.vires_in_numeris.rules.chance import RecordedLuck, SeededLuck
from generator.games.vires_in_numeris.rules.knowledge import DECK, Knowledge, known
from generator.games.vires_in_numeris.rules.moves import VOTES
from generator.games.vires_in_numeris.rules.opening import Opening
from generator.games.vires_in_numeris.rules.state import State
from generator.games.vires_in_numeris.rules.windows import CHALLENGE, Moment, usable


def guess(state: State, seat: int, chance: Random) -> State:
    """A state with the same view for `seat`, and with later chance from `chance`. Nothing in it
    tells what really lies where: its record begins here."""
    knowledge = known(state, seat)
    guessed = state.copy()
    guessed.log = []
    guessed.legal = None
    guessed.shown = [shown for shown in state.shown if seat in (shown.owner, *shown.to)]
    guessed.votes = {s: v if s == seat else chance.choice(VOTES) for s, v in state.votes.items()}
    guessed.memory = (0, {seat: knowledge.copy()})
    _deal(guessed, knowledge, _asked(guessed, knowledge, chance), chance)
    guessed.luck, guessed.luck_at = SeededLuck(chance), 0
    guessed.opening = _opening(guessed)
    return guessed


def _opening(state: State) -> Opening:
    """A game that begins as `state` is now, in the middle of whatever is happening."""
    midway = state.copy()
    # Who begins from it brings these along; what they were would tell all.
    midway.luck, midway.opening = RecordedLuck(()), None
    return Opening(
        players=state.players,
        house=state.house,
        turn=state.opening.turn,
        deck=tuple(state.deck[::-1]),
        pool=state.pool,
        banks=tuple(state.banks),
        chains=tuple(state.chains),
        hands=tuple(tuple(state.hand(seat)) for seat in range(state.players)),
        fronts=tuple(map(tuple, state.fronts)),
        trash=tuple(state.trash),
        part="midway",
        midway=midway,
    )


def _asked(state: State, knowledge: Knowledge, chance: Random) -> list[tuple[str, int] | None]:
    """If another seat is asked in secret: which cards could have brought that about, and in whose
    Hand, in random order. Else there is nothing to look after."""
    question, viewer = state.question, knowledge.viewer
    if question is None or not question.secret or state.asked == viewer:
        return [None]
    about: Moment = state.about
    seats = [seat for seat in about.seats if seat != viewer]
    if question is CHALLENGE and usable(state, viewer, about.cards):
        # The viewer knows whether it has been asked already in this round.
        place = about.seats.index
        passed = about.about > place(viewer)
        seats = [seat for seat in seats if (place(seat) > place(viewer)) == passed]
    hidden = _hidden(state, viewer)
    found: list[tuple[str, int] | None] = [
        (card, seat)
        for seat in seats
        if not (state.locked and seat == state.turn)
        for card in about.cards
        if card in hidden and card != state.barred and seat in knowledge.where[card]
    ]
    chance.shuffle(found)
    return found


def _hidden(state: State, viewer: int) -> list[str]:
    """The single cards that lie where the viewer can't see them."""
    hands = (hand for seat, hand in enumerate(state.hands) if seat != viewer)
    return sorted([card for card in state.deck if card != HR] + [c for hand in hands for c in hand])


def _deal(
    state: State, knowledge: Knowledge, asked: list[tuple[str, int] | None], chance: Random
) -> None:
    """Deals what the viewer can't see, with one of the `asked` cards where it brings the question
    about. The first that fits is taken; the true one does, so one always will."""
    viewer = knowledge.viewer
    hidden = _hidden(state, viewer)
    sizes = {s: len(state.hand(s)) for s in range(state.players) if s != viewer}
    sizes[DECK] = len(state.deck)
    least = {place: 0 if place == DECK else knowledge.least[place] for place in sizes}
    most = {
        place: size if place == DECK else knowledge.most[place] for place, size in sizes.items()
    }
    for held in asked:
        where = {
            card: [place for place in sizes if place in knowledge.where[card]] for card in hidden
        }
        if held is not None:
            where[held[0]] = [held[1]]
        places = _Places(where, sizes, least, most, chance)
        if places.fill():
            break
    else:
        raise AssertionError("no deal fits what the seat knows")
    if held is not None:
        _ask(state, held[1])
    state.deck = [HR] * (sizes[DECK] - len(places.at(DECK))) + places.at(DECK)
    chance.shuffle(state.deck)
    for seat, size in sizes.items():
        if seat != DECK:
            state.hands[seat] = sorted(places.at(seat))
            state.hr[seat] = size - len(state.hands[seat])


def _ask(state: State, seat: int) -> None:
    """It is this seat that is asked."""
    about: Moment = state.about
    state.asked = seat
    if state.question is CHALLENGE:
        state.about = about._replace(about=about.seats.index(seat))


class _Places:
    """Single cards on their way to places with room for so many of them: no fewer than leave the
    Hand its `most` HashRates, no more than leave it its `least`."""

    def __init__(
        self,
        where: dict[str, list[int]],
        sizes: dict[int, int],
        least: dict[int, int],
        most: dict[int, int],
        chance: Random,
    ) -> None:
        self._where = where
        self._needed = {place: sizes[place] - most[place] for place in sizes}
        self._room = {place: sizes[place] - least[place] for place in sizes}
        self._found: dict[str, int] = {}
        self._chance = chance

    def at(self, place: int) -> list[str]:
        """The cards that came there."""
        return [card for card, found in self._found.items() if found == place]

    def fill(self) -> bool:
        """Whether all cards found a place."""
        chance = self._chance
        needy = [place for place, needed in self._needed.items() for _ in range(needed)]
        chance.shuffle(needy)
        if not all(self._call(place, set()) for place in needy):
            return False
        # Cards with few places go first: they have less to choose from.
        cards = [card for card in self._where if card not in self._found]
        chance.shuffle(cards)
        cards.sort(key=lambda card: len(self._where[card]))
        return all(self._seat(card) for card in cards)

    def _call(self, place: int, tried: set[str]) -> bool:
        """Calls a card to a place that needs one, perhaps from another that calls a new one."""
        cards = [card for card, places in self._where.items() if place in places]
        self._chance.shuffle(cards)
        for card in cards:
            if card not in tried and self._found.get(card) != place:
                tried.add(card)
                if card not in self._found or self._call(self._found[card], tried):
                    self._found[card] = place
                    return True
        return False

    def _seat(self, card: str) -> bool:
        """Finds a place for a card: any free one alike, or one that another card can leave."""
        free = [max(0, self._room[p] - len(self.at(p))) for p in self._where[card]]
        if any(free):
            (self._found[card],) = self._chance.choices(self._where[card], free)
            return True
        return self._push(card, set())

    def _push(self, card: str, tried: set[int]) -> bool:
        places = [place for place in self._where[card] if place not in tried]
        self._chance.shuffle(places)
        for place in places:
            tried.add(place)
            there = self.at(place)
            self._chance.shuffle(there)
            if len(there) < self._room[place] or any(self._push(one, tried) for one in there):
                self._found[card] = place
                return True
        return False
