"""War behind the contract: its options, a new game from a seed or a deal, and its transcript.

In: a seed, or a deal order and pickup orders. Out: `WarState`s and their text. The one place where
a random generator is made.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile
from random import Random
from typing import Any

from generator.games.war.rules.clauses import CLAUSES, SECTIONS
from generator.games.war.rules.deck import (
    JOKERS,
    NUMBER,
    PACK,
    RANKS,
    SUITS,
    card_facts,
    names,
    numbers,
)
from generator.games.war.rules.ledger import LEDGER
from generator.games.war.rules.state import TURN, Move, Shuffles, Turn, WarState
from generator.rules.contract import IllegalMove, Option, Options
from generator.rules.ledger import Ledger
from generator.rules.shuffling import shuffle

_OPTIONS = (
    Option(
        "order",
        "winner",
        ("winner", "loser", "pairs", "shuffle", "fixed"),
        "In which order taken cards go under the deck: the winner's before the loser's, the "
        "loser's before the winner's, pair by pair, shuffled, or always seat 0's first (for "
        "experiments only: half of those games never end).",
    ),
    Option(
        "flip",
        "next",
        ("next", "last"),
        "Which card is turned up in a war: the next one after three face down, or the last of the "
        "three.",
    ),
    Option(
        "experiment",
        False,
        (False, True),
        "Allow the pickup order `fixed` in a shuffled game. A deal handed in card by card is an "
        "experiment already.",
    ),
)


class War:
    """The game of War. Stateless."""

    slug = "war"
    title = "Game of War"
    players = range(2, 3)  # war-1.1 (source 64, 86)
    options: tuple[Option, ...] = _OPTIONS
    ledger: Ledger = LEDGER
    clauses: Mapping[str, str] = CLAUSES
    sections: Mapping[str, str] = SECTIONS

    def composition(self, **options: Any) -> dict[str, int]:
        """war-1.1: one of each rank in each suit, and the Jokers."""
        Options(self.options, options).resolve()
        suited = {rank + suit: 1 for rank in RANKS for suit in SUITS}
        return suited | dict.fromkeys(JOKERS, 1)

    def limits(self, **options: Any) -> dict[str, int]:
        """How many cards there are to lie on the table at once."""
        return {"pot": sum(self.composition(**options).values())}

    def card_facts(self) -> dict[str, dict[str, object]]:
        """war-1.2: each card's rank, its suit, and its strength in the order of ranks."""
        return card_facts()

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Sequence[str]] | None = None,
        **options: Any,
    ) -> WarState:
        """A game dealt from `deck` (54 ids, seat 0 first), or shuffled from `seed`. `chance` lists
        the pickup orders of option `order="shuffle"`. Raises ValueError without seed and deck, and
        for a player count, option, deck or chance that the rules don't have."""
        if players not in (None, *self.players):
            raise ValueError(f"War is for 2 players, not {players}")
        chosen = Options(self.options, options).resolve()
        generator = None if seed is None else Random(seed)
        if deck is None:
            if generator is None:
                raise ValueError("a new game needs a seed, or a deck in deal order")
            if chosen["order"] == "fixed" and not chosen["experiment"]:
                raise ValueError("order 'fixed' may never end: it needs experiment=True")
            order = list(NUMBER.values())
            shuffle(generator, order)
        else:
            order = numbers(deck)
            if len(order) != len(PACK):
                missing = [card for card in PACK if card not in deck]
                raise ValueError(f"the deck lacks {', '.join(missing)}")
        if chance and chosen["order"] != "shuffle":
            raise ValueError("nothing but order='shuffle' leaves pickup orders to chance")
        # war-1.5 (source 64): one at a time, alternately.
        decks = order[0::2], order[1::2]
        if chosen["order"] != "shuffle":
            shuffles = Shuffles()
        elif chance is not None or generator is None:
            shuffles = Shuffles(coming=chance or ())
        else:
            shuffles = Shuffles(generator)
        return WarState(decks, chosen, shuffles)

    def position(
        self,
        zones: Mapping[str, Sequence[str]] | None = None,
        seed: int | None = None,
        chance: Sequence[Sequence[str]] = (),
        events: Mapping[str, int] | None = None,
        **options: Any,
    ) -> WarState:
        """A game that starts in the middle, between two turns.

        `zones` are `deck-0` and `deck-1`, top first, of any length and together at most the pack;
        one that isn't named is empty, and `pot`, where nothing lies between turns, may be named
        too. `seed` or `chance` (pickup orders) shuffle pickups. `events` counts the turns so far as
        `stats["events"]` does: `battle`, `war_1`, `war_2` and so on. Raises ValueError for a zone,
        event or option that there isn't, and for cards that the pack hasn't, or twice.
        """
        zones = zones or {}
        if strange := set(zones) - {"deck-0", "deck-1", "pot"}:
            raise ValueError(f"no zone {', '.join(sorted(strange))}; there are deck-0, deck-1")
        if zones.get("pot"):
            raise ValueError("between two turns no card lies in the pot: it is in a deck")
        zero, one = zones.get("deck-0", ()), zones.get("deck-1", ())
        cards = numbers([*zero, *one])
        shuffles = Shuffles(None if seed is None else Random(seed), chance)
        chosen = Options(self.options, options).resolve()
        decks = cards[: len(zero)], cards[len(zero) :]
        return WarState(decks, chosen, shuffles, begun=_begun(events or {}))

    def moves(self, players: int) -> tuple[Move, ...]:
        """Every move that there can be: the one. Raises ValueError for a table that there isn't."""
        if players not in self.players:
            raise ValueError(f"War is for 2 players, not {players}")
        return (TURN,)

    def story(self, state: WarState) -> list[Turn]:
        """What happened in each turn so far, played again from the start."""
        again = self._start_of(state)
        turns = []
        while again.turns < state.turns:
            again.play(TURN)
            assert again.last is not None
            turns.append(again.last)
        return turns

    def transcript(self, state: WarState) -> str:
        """Options, turns before the start if there were any, both decks at the start (top first),
        then a line a turn."""
        zero, one = map(names, state.start)
        lines = [
            self.slug,
            *(f"{name}: {value}" for name, value in state.options_chosen.items()),
            *(f"{_event(depth)}: {count}" for depth, count in state.begun.items() if count),
            f"deck-0: {' '.join(zero)}",
            f"deck-1: {' '.join(one)}",
            *map(str, self.story(state)),
        ]
        return "\n".join(lines) + "\n"

    def replay(self, record: str, seed: int | None = None) -> WarState:
        """The state that `transcript` was made from; with the seed that the game had, pickups are
        shuffled on as they would have been. ValueError names the first wrong line."""
        lines = record.splitlines()
        if not lines or lines[0] != self.slug:
            raise ValueError(f"line 1: expected {self.slug!r}")
        head = dict(line.split(": ", 1) for line in takewhile(_is_heading, lines[1:]))
        turns = lines[1 + len(head) :]
        try:
            if missing := {"deck-0", "deck-1"} - set(head):
                raise ValueError(f"there is no line {', '.join(sorted(missing))}")
            zones = {name: head.pop(name).split() for name in ("deck-0", "deck-1")}
            by_name = {option.name: option for option in self.options}
            events = {name: int(head.pop(name)) for name in list(head) if _is_event(name)}
            options: dict[str, Any] = {
                name: next((v for v in by_name[name].values if str(v) == value), value)
                for name, value in head.items()
                if name in by_name
            }
            if strange := set(head) - set(by_name):
                raise ValueError(f"no option {', '.join(sorted(strange))}")
            taken = [line.rpartition(" takes ")[2].split() for line in turns]
            state = self.position(zones, None, taken, events, **options)
        except ValueError as error:
            raise ValueError(f"lines 2 to {len(lines) - len(turns)}: {error}") from None
        for number, line in enumerate(turns, start=len(lines) - len(turns) + 1):
            try:
                state.play(TURN)
            except (IllegalMove, ValueError) as error:
                raise ValueError(f"line {number}: {error}") from None
            if str(state.last) != line:
                raise ValueError(f"line {number}: the rules give {str(state.last)!r}, not {line!r}")
        return state if seed is None else self._with_chance(state, seed)

    def _with_chance(self, state: WarState, seed: int) -> WarState:
        """A replayed game with pickup orders to come, which its transcript doesn't carry: the game
        of this seed at the same turn, if it went the same way. The seed may have shuffled the deal
        as well, or the pickups of a deal or position that was handed in."""
        if state.options_chosen["order"] != "shuffle":
            return state
        for again in (
            self.new(seed=seed, **state.options_chosen),
            self._start_of(state, Shuffles(Random(seed))),
        ):
            while again.turns < state.turns and again.outcome is None:
                again.play(TURN)
            if self.transcript(again) == self.transcript(state):
                return again
        return state

    def _start_of(self, state: WarState, shuffles: Shuffles | None = None) -> WarState:
        decks = list(state.start[0]), list(state.start[1])
        following = shuffles or Shuffles(coming=state.pickups)
        return WarState(decks, state.options_chosen, following, begun=state.begun)


def _event(depth: int) -> str:
    """What `stats["events"]` calls a turn with so many wars."""
    return f"war_{depth}" if depth else "battle"


def _is_event(name: str) -> bool:
    return re.fullmatch(r"battle|war_[1-9]\d*", name) is not None


def _begun(events: Mapping[str, int]) -> dict[int, int]:
    """{wars in a turn: turns} of counted events. Raises ValueError for what isn't one."""
    for name, count in events.items():
        if not _is_event(name):
            raise ValueError(f"no event {name!r}; there are battle, war_1, war_2 and so on")
        if count < 0:
            raise ValueError(f"{name}: {count} is fewer than none")
    return {int(name.removeprefix("war_").replace("battle", "0")): n for name, n in events.items()}


def _is_heading(line: str) -> bool:
    return ": " in line and not line.split(": ")[0].isdigit()


GAME = War()
