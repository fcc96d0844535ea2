"""A game of War under way: two decks and one rule that plays itself.

In: two decks of card numbers, top first, and a source of pickup orders if they are shuffled.
Out: turns, until an outcome. Nobody ever decides anything, so the only move is `turn`, which
plays one opening comparison with all the wars that it starts. `run` plays to the end.

Each player puts down as many cards as the other, always, so a turn takes the same number of
cards off both decks and gives all of them to one.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from generator.games.war.rules.deck import NUMBER, names
from generator.rules import contract
from generator.rules.contract import IllegalMove, Outcome, Refusal, seated
from generator.rules.shuffling import shuffle

FACE_DOWN = 3  # war-3.1 (source 78-79, 88-89)
TURN_CAP = 5000  # war-6.2: a guard, not a rule; orders that end have always ended long before
SAME_RANK = 4  # card numbers of one rank differ in their last two bits only


class Move(NamedTuple):
    """The one thing that can be done. Both players do it together; seat 0 says when."""

    kind: str = "turn"
    cards: tuple[str, ...] = ()
    seat: int = 0
    target: str | None = None

    def __str__(self) -> str:
        return self.kind


TURN = Move()
_FIELDS = [type(field) for field in TURN]


def is_turn(move: object) -> bool:
    """Whether this is the one move, as ours or as the contract's own `Move`. Types are looked at
    first: `False` is no seat, and what compares oddly is never compared."""
    return (
        isinstance(move, (Move, contract.Move))
        and [type(field) for field in move] == _FIELDS
        and move == TURN
    )


# A `Turn` before its cards are named: number, rounds, winner, pot, short.
_Raw = tuple[int, list[tuple[list[int], list[int]]], int | None, list[int], tuple[int, ...]]


class Turn(NamedTuple):
    """What happened in a turn, in card ids.

    `rounds` holds each player's cards: first the opening two, then those of each war, the last of
    which were turned face up. `taken` is the order in which cards went under the winner's deck.
    `short` names the seats that could not supply the war that was due.
    """

    number: int
    rounds: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    winner: int | None
    taken: tuple[str, ...]
    short: tuple[int, ...] = ()

    @property
    def wars(self) -> int:
        """Wars of this turn, one that could not be supplied among them."""
        return len(self.rounds) - 1 + bool(self.short)

    def __str__(self) -> str:
        pairs = (zip(*cards, strict=True) for cards in self.rounds)
        table = " war ".join(" ".join(f"{a}-{b}" for a, b in round_) for round_ in pairs)
        if self.short:
            table += " war, short: " + " and ".join(f"seat {seat}" for seat in self.short)
        taken = f"seat {self.winner} takes {' '.join(self.taken)}"
        return f"{self.number}: {table}; {'nobody wins' if self.winner is None else taken}"


class Shuffles:
    """Where shuffled pickups come from: a generator handed in, or a list of orders to follow.
    Each order that was used is kept in `used`, as card ids, for the transcript."""

    __slots__ = ("_coming", "_generator", "used")

    def __init__(
        self, generator: Random | None = None, coming: Iterable[Sequence[str]] = ()
    ) -> None:
        self._generator = generator
        self._coming: Iterator[Sequence[str]] = iter(tuple(coming))
        self.used: list[tuple[str, ...]] = []

    def order(self, pot: list[int]) -> list[int]:
        """`pot` in the next order. Raises ValueError if that order is missing or of other cards."""
        if self._generator is not None:
            shuffle(self._generator, pot)
        else:
            cards = next(self._coming, None)
            if cards is None:
                raise ValueError("chance has no further pickup order")
            if sorted(cards) != sorted(names(pot)):
                raise ValueError(f"chance gives {' '.join(cards)} for {' '.join(names(pot))}")
            pot = [NUMBER[card] for card in cards]
        self.used.append(names(pot))
        return pot

    def copy(self) -> Shuffles:
        """An independent source at the same point."""
        twin = Shuffles()
        twin._generator = copy.copy(self._generator)
        self._coming, twin._coming = _fork(self._coming)
        twin.used = list(self.used)
        return twin


def _fork(rest: Iterator[Sequence[str]]) -> tuple[Iterator[Sequence[str]], Iterator[Sequence[str]]]:
    coming = tuple(rest)
    return iter(coming), iter(coming)


class WarState:
    """Two decks, the count of turns and wars, and the end. `turn_limit` is the guard's; `begun`
    tells of turns before the start, of a game that is joined in the middle: {wars in a turn: how
    many turns had so many}."""

    __slots__ = (
        "_decks", "_depths", "_last", "_order", "_pot", "_shuffles", "_steps", "_table",
        "begun", "longest_war", "options_chosen", "outcome", "start", "turn_limit", "turns", "wars",
    )  # fmt: skip

    def __init__(
        self,
        decks: tuple[list[int], list[int]],
        options: dict[str, Any],
        shuffles: Shuffles,
        turn_limit: int = TURN_CAP,
        begun: Mapping[int, int] | None = None,
    ) -> None:
        self.start = tuple(decks[0]), tuple(decks[1])
        self.options_chosen = options
        self.turn_limit = turn_limit
        self.begun = dict(begun or {})
        self._depths = {depth: n for depth, n in self.begun.items() if depth and n}
        self.turns = sum(self.begun.values())
        self.wars = sum(depth * n for depth, n in self._depths.items())
        self.longest_war = max(self._depths, default=0)
        self._last: _Raw | None = None
        self.outcome: Outcome | None = None
        self._decks = decks
        self._pot: list[int] = []  # cards that nobody took: only after both ran short
        self._order: str = options["order"]
        # C1 (source 80 or 90-91): the fourth card is turned up, or the third of the three.
        self._steps = FACE_DOWN + (options["flip"] == "next")
        # The most cards that wars put on the table.
        self._table = 2 * (1 + self._steps * self.longest_war) if self._depths else 0
        self._shuffles = shuffles
        self._see_who_is_out()

    # What the contract asks

    @property
    def seat(self) -> int | None:
        """0 until the end: both play together and somebody has to say when."""
        return None if self.outcome else 0

    @property
    def stats(self) -> dict[str, Any]:
        """turns, wars, longest_war; events by name; peaks: most cards on the table."""
        return {
            "turns": self.turns,
            "wars": self.wars,
            "longest_war": self.longest_war,
            "events": {
                "battle": self.turns - sum(self._depths.values()),
                **{f"war_{depth}": count for depth, count in sorted(self._depths.items())},
            },
            "peaks": {"pot": self._table or 2 * bool(self.turns)},
        }

    @property
    def last(self) -> Turn | None:
        """What happened in the turn played last; None at the start."""
        if self._last is None:
            return None
        number, rounds, winner, pot, short = self._last
        named = tuple((names(zero), names(one)) for zero, one in rounds)
        return Turn(number, named, winner, names(pot), short)

    @property
    def pickups(self) -> list[tuple[str, ...]]:
        """The shuffled pickup orders so far: the chance outcomes of this game."""
        return self._shuffles.used

    def options(self) -> tuple[Move, ...]:
        """The one move, or none after the end."""
        return () if self.outcome else (TURN,)

    legal_moves = options

    def refusal(self, move: object) -> Refusal | None:
        """Why `move`, whatever it is, can't be played now; None if it can."""
        if not is_turn(move):
            return Refusal("nothing is ever chosen in War: both turn a card", "war-2.1")
        return Refusal("the game is over", "war-6.1") if self.outcome else None

    def play(self, move: Move) -> None:
        """One turn. Raises IllegalMove for anything else, or after the end."""
        if (move is not TURN or self.outcome) and (refused := self.refusal(move)):
            raise IllegalMove(move, *refused)
        self._turn()

    def run(self) -> Outcome:
        """Plays to the end, as `play(TURN)` again and again would, and answers the outcome."""
        while self.outcome is None:
            if self._order != "shuffle":
                self._plain_battles()
            if self.outcome is None:
                self._turn()
        return self.outcome

    def copy(self) -> WarState:
        """An independent state at the same point."""
        twin: WarState = WarState.__new__(WarState)
        for name in WarState.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._decks = self._decks[0].copy(), self._decks[1].copy()
        twin._depths = self._depths.copy()
        twin._pot = self._pot.copy()
        twin._shuffles = self._shuffles.copy()
        return twin

    def guess(self, seat: int, chance: Random) -> WarState:
        """A game that this one could be for whoever sits there: both decks lie face down (war-1.6),
        so every card is dealt anew, but for those turned up last. Both players saw them, and where
        they went, unless they were shuffled: so the guess begins before the last turn and plays it
        once more. Like a view, it knows of earlier turns how many there were and with how many
        wars, and no card. Both seats know the same."""
        seated(seat, len(self._decks))
        # Sorted: which deal the same chance makes of the cards must not hang on where they lie.
        hidden = sorted([*self._decks[0], *self._decks[1], *self._pot])
        known: tuple[dict[int, int], dict[int, int]] = {}, {}  # place in the deck -> card
        sizes = len(self._decks[0]), len(self._decks[1])
        begun = {0: self.turns - sum(self._depths.values())} | self._depths
        if self._last is not None:
            _, rounds, winner, pot, short = self._last
            laid = 0
            for down in rounds:
                laid += len(down[0])
                for cards, places in zip(down, known, strict=True):
                    places[laid - 1] = cards[-1]
                    hidden.remove(cards[-1])
            sizes = self._sizes_before(laid, winner, len(pot))
            begun[len(rounds) - 1 + bool(short)] -= 1
        chance.shuffle(hidden)
        zero, one = (
            [places[at] if at in places else hidden.pop() for at in range(size)]
            for places, size in zip(known, sizes, strict=True)
        )
        shuffles = Shuffles(chance if self._order == "shuffle" else None)
        guessed = WarState((zero, one), self.options_chosen, shuffles, self.turn_limit, begun)
        if self._last is not None:
            guessed.play(TURN)
        return guessed

    def _sizes_before(self, laid: int, winner: int | None, taken: int) -> tuple[int, int]:
        """How many cards both held before the last turn, in which each laid down so many."""
        zero, one = len(self._decks[0]), len(self._decks[1])
        if winner is None:  # war-5.3: what was laid down still lies there
            return zero + laid, one + laid
        # Each laid down as many as the other; what else was taken is what the loser had left.
        lost = taken - laid
        return (zero - lost, one + lost) if winner == 0 else (zero + lost, one - lost)

    def zones(self) -> dict[str, tuple[str, ...]]:
        """`deck-0` and `deck-1`, top first, and `pot`, which is empty between turns."""
        return {
            "deck-0": names(self._decks[0]),
            "deck-1": names(self._decks[1]),
            "pot": names(self._pot),
        }

    def view(self, seat: int) -> dict[str, Any]:
        """What a player sees: how many cards each holds, and the cards turned up last. Even one's
        own deck is face down (war-1.6); so are the cards laid face down in a war. `me` is whose
        view it is, and so is `seat`."""
        seated(seat, len(self._decks))
        rounds = self.last.rounds if self.last else ()
        return {
            "me": seat,
            "seat": seat,
            "deck": len(self._decks[seat]),
            "opponent": len(self._decks[1 - seat]),
            "turns": self.turns,
            "turned_up": tuple((zero[-1], one[-1]) for zero, one in rounds),
            "outcome": self.outcome,
        }

    # The rules

    def _turn(self) -> None:
        """war-2.4 (source 97, 102): one comparison and its wars, to the pickup or the end."""
        decks = zero, one = self._decks
        short: tuple[int, ...] = ()
        at = 1  # war-2.1 (source 69-71, 86; C11): one card each, at the same moment
        rounds = [(zero[:1], one[:1])]
        # war-3.2 (source 91-95): only the cards turned up last are compared.
        while zero[at - 1] ^ one[at - 1] < SAME_RANK:
            # war-2.3, war-3.4 (source 77, 87, 96-97; C9): war, again and again while the cards tie.
            end = at + self._steps
            # war-5.2 (source 66-67, 109-110; C7): too few cards for the war. A deck that the war
            # just empties may go on (war-5.4).
            if len(zero) < end or len(one) < end:
                short = tuple(seat for seat in (0, 1) if len(decks[seat]) < end)
                break
            rounds.append((zero[at:end], one[at:end]))
            at = end
        winner: int | None
        if not short:
            # war-2.2, war-3.3 (source 72-75, 81-84, 92-101; C2, C3, C10): the higher card takes.
            winner = 0 if zero[at - 1] > one[at - 1] else 1
        else:
            winner = 1 - short[0] if len(short) == 1 else None
        # Asked before anything changes: a wrong chance list must leave the game as it was.
        down = zero[:at], one[:at]
        pot = [] if winner is None else self._picked_up(winner, *down, over=bool(short))

        del zero[:at]
        del one[:at]
        self.turns += 1
        wars = len(rounds) - 1 + bool(short)
        if wars:
            self._table = max(self._table, 2 * at)
            self.wars += wars
            self.longest_war = max(self.longest_war, wars)
            self._depths[wars] = self._depths.get(wars, 0) + 1
        if winner is None:
            # war-5.3, C5 and C6 (source 106-107): neither can supply the war.
            self._pot = down[0] + down[1]
            self.outcome = Outcome((), (len(zero), len(one)), "both_out", "war-5.3")
        else:
            if short:  # C4: the loser's last cards too, so that the winner has won them all
                pot += decks[1 - winner]
                decks[1 - winner].clear()
            decks[winner].extend(pot)
            if short:
                self._end(winner, "war_short", "war-5.2")
            else:
                self._see_who_is_out()
        self._last = self.turns, rounds, winner, pot, short

    def _picked_up(self, winner: int, zero: list[int], one: list[int], over: bool) -> list[int]:
        """war-4.1, war-4.2 (C12; source 73-101 says `bottom` and no more): the whole pot (C13), in
        the order in which it goes under the deck."""
        mine, theirs = (one, zero) if winner else (zero, one)
        order = self._order
        if order == "loser":
            return theirs + mine
        if order == "fixed":
            return zero + one
        if order == "pairs":
            return [card for pair in zip(mine, theirs, strict=True) for card in pair]
        if order == "shuffle" and not over:  # after the last card nobody shuffles any more
            return self._shuffles.order(mine + theirs)
        return mine + theirs

    def _plain_battles(self) -> None:
        """A shortcut: the turns up to the next tie, in which two cards go to the higher one.
        Decks grow at the end while they are read from the start; what was read is cut off last."""
        zero, one = self._decks
        own_first = self._order != "loser"
        seat_order = self._order == "fixed"
        to_zero, to_one = zero.extend, one.extend
        done = 0
        for a, b in islice(zip(zero, one, strict=False), self.turn_limit - self.turns):
            if a ^ b < SAME_RANK:
                break
            done += 1
            if a > b:
                to_zero((a, b) if own_first else (b, a))
            elif seat_order:
                to_one((a, b))
            else:
                to_one((b, a) if own_first else (a, b))
        del zero[:done]
        del one[:done]
        self.turns += done
        self._see_who_is_out()
        if done and self.outcome is not None:  # else another turn follows, and is the last
            winner = 0 if a > b else 1
            self._last = self.turns, [([a], [b])], winner, self._decks[winner][-2:], ()

    def _see_who_is_out(self) -> None:
        """war-5.1, war-6.1 (source 103-104, 112): between turns, an empty deck has lost."""
        zero, one = self._decks
        if zero and one:
            if self.turns >= self.turn_limit:
                self.outcome = Outcome((), (len(zero), len(one)), "capped", "war-6.2", True)
        elif not zero and not one:
            # Cannot come about in play, since somebody takes every pot (section 2.6 of the facts).
            self.outcome = Outcome((), (0, 0), "both_out", "war-5.3")
        else:
            self._end(0 if zero else 1, "emptied", "war-5.1")

    def _end(self, winner: int, reason: str, clause: str) -> None:
        cards = len(self._decks[winner])
        self.outcome = Outcome((winner,), (0, cards) if winner else (cards, 0), reason, clause)
