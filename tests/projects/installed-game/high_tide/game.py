"""High Tide: four tricks with twelve numbered cards; the highest card of a trick takes it.

A bare engine, by hand: no agents, no words, no narration. Hands are hidden, so views and guesses
have something to keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from generator.rules import Evidence, IllegalMove, Ledger, Option, Outcome, Refusal, Row
from generator.rules.contract import Move, Options, seated

CARDS = tuple(f"T{number}" for number in range(1, 13))
HAND = 4


def height(card: str) -> int:
    """The number on a card."""
    return int(card[1:])


class State:
    """Hands, the trick on the table (first the leader's card), tricks taken, and what lies aside.

    `played` are all cards in the order in which they were played.
    """

    def __init__(self, players: int, deck: Sequence[str]) -> None:
        self.players, self.deck = players, tuple(deck)
        dealt = HAND * players
        self.hands = [sorted(deck[seat:dealt:players], key=height) for seat in range(players)]
        self.aside = list(deck[dealt:])
        self.leader, self.trick, self.played = 0, list[str](), list[str]()
        self.tricks = [0] * players
        self.outcome: Outcome | None = None
        self.stats: dict[str, Any] = {"turns": 0, "events": {}, "peaks": {}}

    @property
    def seat(self) -> int | None:
        if self.outcome is not None:
            return None
        return (self.leader + len(self.trick)) % self.players

    def options(self) -> Sequence[Move]:
        seat = self.seat
        return () if seat is None else tuple(Move("play", (c,), seat) for c in self.hands[seat])

    legal_moves = options

    def refusal(self, move: Any) -> Refusal | None:
        if isinstance(move, Move) and type(move.seat) is int and move in self.options():
            return None
        over = self.outcome is not None
        return Refusal("the game is over" if over else f"seat {self.seat} plays a card it holds")

    def play(self, move: Move) -> None:
        refused = self.refusal(move)
        if refused is not None:
            raise IllegalMove(move, *refused)
        (card,) = move.cards
        self.hands[move.seat].remove(card)
        self.trick.append(card)
        self.played.append(card)
        if len(self.trick) == self.players:
            best = self.trick.index(max(self.trick, key=height))
            self.leader = (self.leader + best) % self.players
            self.tricks[self.leader] += 1
            self.stats["turns"] += 1
            self.trick = []
        if not any(self.hands):
            most = max(self.tricks)
            winners = tuple(seat for seat, won in enumerate(self.tricks) if won == most)
            self.outcome = Outcome(winners, tuple(self.tricks), "tide")

    def copy(self) -> State:
        return self._again(self.deck)

    def _again(self, deck: Sequence[str]) -> State:
        """The same moves in a game of that deal."""
        other = State(self.players, deck)
        for card in self.played:
            other.play(next(move for move in other.options() if move.cards == (card,)))
        return other

    def zones(self) -> Mapping[str, Sequence[str]]:
        hands = {f"hand-{seat}": tuple(hand) for seat, hand in enumerate(self.hands)}
        return hands | {"aside": tuple(self.aside), "played": tuple(self.played)}

    def view(self, seat: int) -> dict[str, Any]:
        seated(seat, self.players)
        return {
            "me": seat, "turn": self.seat, "hand": tuple(self.hands[seat]),
            "hands": tuple(map(len, self.hands)), "trick": tuple(self.trick),
            "played": tuple(self.played), "tricks": tuple(self.tricks), "aside": len(self.aside),
        }  # fmt: skip

    def guess(self, seat: int, chance: Random) -> State:
        """The cards that this seat doesn't see, dealt anew."""
        seated(seat, self.players)
        seen = {*self.hands[seat], *self.played}
        hidden = [card for card in self.deck if card not in seen]
        chance.shuffle(hidden)
        return self._again([card if card in seen else hidden.pop() for card in self.deck])


def _tides(evidence: Evidence) -> int:
    return evidence.count(kind="tide")


class HighTide:
    """The game of High Tide."""

    slug = "high-tide"
    title = "High Tide"
    players = range(2, 4)
    options: tuple[Option, ...] = ()
    ledger = Ledger(
        "high_tide/game.py",
        (Row("tides", "tides", 12, "1", "stated", _tides),),
    )

    def composition(self, **options: Any) -> dict[str, int]:
        Options(self.options, options).resolve()
        return dict.fromkeys(CARDS, 1)

    def card_facts(self) -> dict[str, dict[str, object]]:
        return {card: {"height": height(card)} for card in CARDS}

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> State:
        Options(self.options, options).resolve()
        count = self.players[0] if players is None else players
        if count not in self.players:
            raise ValueError(f"High Tide is for 2 or 3 players, not {count}")
        if deck is None:
            if seed is None:
                raise ValueError("a new game needs a seed, or a deck in deal order")
            deck = Random(seed).sample(CARDS, len(CARDS))
        elif sorted(deck) != sorted(CARDS):
            raise ValueError("the deck is not that of High Tide")
        return State(count, deck)

    def position(self, deck: Sequence[str], played: Sequence[str] = (), players: int = 2) -> State:
        """A deal of which these cards were played."""
        return self.replay("\n".join([f"{self.slug} {players}", " ".join(deck), *played]))

    def moves(self, players: int) -> Sequence[Move]:
        return tuple(Move("play", (card,), seat) for seat in range(players) for card in CARDS)

    def transcript(self, state: State) -> str:
        head = [f"{self.slug} {state.players}", " ".join(state.deck)]
        return "\n".join([*head, *state.played]) + "\n"

    def replay(self, record: str, seed: int | None = None) -> State:
        head, _, rest = record.partition("\n")
        name, _, count = head.partition(" ")
        if name != self.slug or not count.isdecimal() or not rest:
            raise ValueError(f"line 1: expected '{self.slug} 2', and a deal below")
        deck, *played = rest.splitlines()
        state = self.new(int(count), deck=deck.split())
        for number, card in enumerate(played, start=3):
            found = [move for move in state.options() if move.cards == (card,)]
            if not found:
                raise ValueError(f"line {number}: {card!r} can't be played here")
            state.play(found[0])
        return state


GAME = HighTide()
