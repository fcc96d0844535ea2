"""How a game stood when it began: the regular setup, or a position for an example or a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain

from generator.games.vires_in_numeris.rules.cards import EVENTS, HR, composition
from generator.games.vires_in_numeris.rules.chance import Luck
from generator.games.vires_in_numeris.rules.quantities import START_BLOCKS, START_COINS, pool_size
from generator.games.vires_in_numeris.rules.state import House, State
from generator.games.vires_in_numeris.rules.turn import begin, play_part


@dataclass(frozen=True)
class Opening:
    """Where all cards were. `deck` is top first; Hands hold HashRates and specials alike; `part`
    is the part of the turn that begins, `draw` or `play`. A game that somebody guessed begins in
    the middle of whatever was happening: `midway` is that state, and what the other fields say is
    where its cards lie."""

    players: int
    house: House
    turn: int
    deck: tuple[str, ...]
    pool: int
    banks: tuple[int, ...]
    chains: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    fronts: tuple[tuple[str, ...], ...]
    trash: tuple[str, ...] = ()
    part: str = "draw"
    seed: int | None = field(default=None, compare=False)
    midway: State | None = field(default=None, compare=False)

    def cards(self) -> Counter[str]:
        """All cards there are."""
        limbo = self.midway.limbo if self.midway else ()
        cards = Counter(chain(self.deck, self.trash, *self.hands, *self.fronts, limbo))
        cards[HR] += self.pool + sum(self.banks) + sum(self.chains)
        return cards

    def check(self) -> None:
        """Raises ValueError if cards are missing, too many, or where they can't be."""
        parts = ("draw", "play") if self.midway is None else ("midway",)
        if self.turn not in range(self.players) or self.part not in parts:
            raise ValueError(f"no game begins with the {self.part} part of seat {self.turn}")
        if {len(self.banks), len(self.chains)} != {self.players}:
            raise ValueError(f"{self.players} players have as many Banks and Chains")
        # vires-in-numeris-1.1, vires-in-numeris-1.3, vires-in-numeris-1.4 (source 41-45)
        # vires-in-numeris-2.3 (source 54)
        wanted = Counter(composition(self.house.hashrates))
        found = self.cards()
        odd = differences(wanted, found)
        if odd:
            raise ValueError(f"not the cards of this game: {odd}")
        if min(self.chains) < START_BLOCKS or min(self.banks) < 0 or self.pool < 0:
            raise ValueError("every Chain has its Genesis Block, and no pile is less than empty")
        if HR in self.trash or any(HR in front for front in self.fronts):
            raise ValueError("HashRates lie neither in the Trash nor before a player")
        if any(card in EVENTS for hand in self.hands for card in hand):
            raise ValueError("no Event is ever in a Hand")


def differences(wanted: Counter[str], found: Counter[str], most: int = 5) -> str:
    """What `found` has too many or too few of, the worst by name; empty if nothing."""
    if dict(wanted) == dict(found):  # as a rule, and a `Counter` takes long to say so
        return ""
    off = (wanted - found) | (found - wanted)
    odd = sorted(off, key=lambda card: (-off[card], str(card)))
    named = [f"{card} {found[card]} instead of {wanted[card]}" for card in odd[:most]]
    return ", ".join(named) + (f" and {len(odd) - most} more" if len(odd) > most else "")


def regular(
    players: int, house: House, turn: int, deck: Sequence[str], seed: int | None
) -> Opening:
    """The setup of the rulebook."""
    # vires-in-numeris-1.3, vires-in-numeris-1.4, vires-in-numeris-1.5 (source 41-45)
    return Opening(
        players=players,
        house=house,
        turn=turn,
        deck=tuple(deck),
        pool=pool_size(players),
        banks=(START_COINS,) * players,
        chains=(START_BLOCKS,) * players,
        hands=((),) * players,
        fronts=((),) * players,
        seed=seed,
    )


def deck_cards(players: int, house: House) -> list[str]:
    """The cards that are shuffled into the Deck, in list order."""
    # vires-in-numeris-1.5 (source 45; ruling shuffle-rest): what Genesis, the first Coins and the
    # Pool left over.
    cards = composition(house.hashrates)
    cards[HR] -= players * (START_BLOCKS + START_COINS) + pool_size(players)
    return list(Counter(cards).elements())


def start(opening: Opening, luck: Luck, make: Callable[..., State] = State) -> State:
    """The game as it is when the first decision of `opening` is due. `make` is what states are made
    with, from the same parameters as `State`."""
    opening.check()
    state = make(opening.players, opening.house, luck, opening)
    if opening.midway:
        state.become(opening.midway.copy())
        state.luck, state.opening = luck, opening
        return state
    lay_out(state, opening)
    state.turn = opening.turn
    state.note_locked()
    state.todo.append((begin if opening.part == "draw" else play_part,))
    state.advance()
    return state


def lay_out(state: State, opening: Opening) -> None:
    """Lays all cards where `opening` says."""
    state.deck = list(opening.deck[::-1])
    state.trash = list(opening.trash)
    state.pool = opening.pool
    state.banks = list(opening.banks)
    state.chains = list(opening.chains)
    state.fronts = [list(front) for front in opening.fronts]
    for seat, hand in enumerate(opening.hands):
        state.hr[seat] = hand.count(HR)
        state.hands[seat] = sorted(card for card in hand if card != HR)
