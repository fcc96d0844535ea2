"""A game under way: where every card is, what is still to happen, and who is asked what.

HashRates are alike, so zones that hold only them are numbers. What is still to happen is a stack
of steps, plain tuples (function, arguments) that effects push and `advance` runs until somebody
must decide; so an effect can be interrupted by answers, and a state can be copied at any moment.
This module knows no rule: rules are the functions on the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple

from generator.games.vires_in_numeris.rules.cards import HR
from generator.games.vires_in_numeris.rules.chance import Luck, OutOfChance
from generator.games.vires_in_numeris.rules.moves import Move, MoveTable, misshapen, table
from generator.rules.contract import IllegalMove, Outcome, Refusal, seated

Step = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class House:
    """The options of one game, resolved."""

    genesis: int
    pool_refill: str
    hashrates: int
    goal: int
    kyc: str
    turn_cap: int

    def plain(self) -> dict[str, Any]:
        """{option: value}. Views have it; `asdict`, which copies deeply, took a third of a game's
        time."""
        return {name: getattr(self, name) for name in self.__match_args__}


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked. `moves` lists the legal answers, `why_not` says why another isn't one,
    `answer` goes on with a legal one. `about` is whatever these three need to know. A question is
    `secret` if only who holds certain cards is asked."""

    name: str
    moves: Callable[[State, int, Any], Sequence[Move]]
    why_not: Callable[[State, Move, Any], Refusal]
    answer: Callable[[State, Move, Any], None]
    secret: bool = False


class Shown(NamedTuple):
    """A Hand as others saw it once; it isn't kept up to date."""

    turns: int
    owner: int
    to: tuple[int, ...]
    cards: tuple[str, ...]


class State:
    """The cards on the table and in Hands, and the stack of what is to happen."""

    #: How a guess is made. It plays games again, with the rules that are made of this module: so
    #: `game`, which knows them all, puts it here.
    guesser: ClassVar[Callable[[State, int, Random], State]]

    __slots__ = (
        "about", "asked", "banks", "barred", "cancelled", "chains", "counts", "deck", "forced",
        "fronts", "hands", "house", "hr", "legal", "limbo", "locked", "locks", "log", "luck",
        "luck_at", "memory", "mined", "moves", "opening", "outcome", "peak", "play_over",
        "players", "pool", "question", "shielded", "shown", "todo", "trash", "turn", "turns",
        "uses", "votes",
    )  # fmt: skip

    def __init__(self, players: int, house: House, luck: Luck, opening: Any) -> None:
        self.players = players
        self.house = house
        self.moves: MoveTable = table(players)
        self.opening = opening  # how the game was set up, for the transcript
        self.luck = luck
        self.luck_at = 0
        self.log: list[Any] = []  # moves, and chance outcomes between them
        # Cards. The top of the Deck is its end; a Hand is `hr` HashRates and sorted specials.
        self.deck: list[str] = []
        self.trash: list[str] = []
        self.limbo: list[str] = []
        self.pool = 0
        self.hr = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.banks = [0] * players
        self.chains = [0] * players
        self.fronts: list[list[str]] = [[] for _ in range(players)]
        # The turn.
        self.turn = 0
        self.turns = 0
        self.locks = [False] * players  # the next own turn of the seat is locked
        self.locked = False  # this turn is
        self.mined = False
        self.play_over = False
        self.barred = ""  # the card cancelled in this turn
        # What answers said, read by the step that they answered.
        self.cancelled = ""
        self.shielded = ""
        self.forced: bool | None = None
        self.votes: dict[int, str] = {}
        # What is to happen, and who is asked what meanwhile.
        self.todo: list[Step] = []
        self.question: Question | None = None
        self.asked = 0
        self.about: Any = None
        self.legal: Sequence[Move] | None = None
        self.outcome: Outcome | None = None
        # What is remembered for players and for statistics.
        self.shown: list[Shown] = []
        self.memory: tuple[int, dict[int, Any]] = (0, {})  # what seats know, at so long a log
        self.counts: dict[str, int] = {}
        self.uses: list[tuple[str, int]] = []
        self.peak = 0

    # Deciding

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over. Chance decides inside `play`."""
        return None if self.question is None else self.asked

    def options(self) -> Sequence[Move]:
        """The legal moves in a fixed order: cards by id, targets clockwise, `no more` last."""
        if self.legal is None:
            question = self.question
            # A tuple, because whoever sorts or cuts the list must not change what is legal.
            moves = () if question is None else question.moves(self, self.asked, self.about)
            self.legal = tuple(moves)
        return self.legal

    def legal_moves(self) -> Sequence[Move]:
        """The same as `options()`."""
        return self.options()

    def refusal(self, move: Any) -> Refusal | None:
        """Why `move` is not legal now: a sentence and its clause, or None if it is legal. Answers
        for anything at all; what isn't even of the shape of a move breaks no clause."""
        odd = misshapen(move, self.players)
        if odd:
            return Refusal(odd)
        if move in self.options():
            return None
        if self.question is None:
            assert self.outcome is not None
            return Refusal("the game is over", self.outcome.clause)
        if move.seat != self.asked:
            return Refusal(f"it is seat {self.asked}'s decision", "vires-in-numeris-2.1")
        return self.question.why_not(self, move, self.about)

    def play(self, move: Any) -> None:
        """Plays `move`, and all that follows until the next decision. Raises IllegalMove, or
        OutOfChance if a flip or shuffle is due that wasn't handed in; neither changes anything."""
        for ours in self.legal or self.options():
            if ours is move:
                break
        else:  # none of ours: an equal one made by hand, or one that is not legal
            refusal = self.refusal(move)
            if refusal is not None:
                raise IllegalMove(move, *refusal)
        question, about = self.question, self.about
        assert question is not None
        before = None if self.luck.endless else self.copy()
        self.log.append(move)
        self.question = self.legal = None
        try:
            question.answer(self, move, about)
            if self.question is None:
                self.advance()
        except OutOfChance:
            if before is not None:
                self.become(before)
            raise

    def advance(self) -> None:
        """Runs steps from the stack until somebody is asked or the game is over."""
        todo = self.todo
        while self.question is None and self.outcome is None:
            step = todo.pop()
            # All come to `step[0](self, *step[1:])`, which Python takes three times as long for.
            match len(step):
                case 1:
                    step[0](self)
                case 2:
                    step[0](self, step[1])
                case 3:
                    step[0](self, step[1], step[2])
                case _:
                    step[0](self, *step[1:])

    def ask(self, seat: int, question: Question, about: Any = None) -> None:
        """Stops the stack until `seat` has answered."""
        self.question = question
        self.asked = seat
        self.about = about
        self.legal = None

    # Chance

    def flip(self) -> bool:
        """Whether the challenged player wins, by chance."""
        won = self.luck.flip(self.luck_at)
        self.luck_at += 1
        self.log.append(won)
        return won

    def shuffle(self, cards: Sequence[str]) -> list[str]:
        """`cards` in an order by chance, top first."""
        order = self.luck.order(self.luck_at, cards)
        self.luck_at += 1
        self.log.append(tuple(order))
        return order

    # Looking

    def count(self, word: str, by: int = 1) -> None:
        """Notes for `stats` that something happened."""
        self.counts[word] = self.counts.get(word, 0) + by

    def note_locked(self) -> None:
        """Notes how many HashRates are Blocks and Coins, after some have become so."""
        self.peak = max(self.peak, sum(self.chains) + sum(self.banks))

    @property
    def stats(self) -> dict[str, Any]:
        """Turns, who began, how often what happened, and (card, seat) of every card that was
        played or drawn as an Event, in order."""
        return {
            "turns": self.turns,
            "first": self.opening.turn,
            "events": dict(self.counts),
            "peaks": {"hashrates-locked": self.peak},
            "uses": list(self.uses),
        }

    def hand(self, seat: int) -> list[str]:
        """The cards in a Hand."""
        return [HR] * self.hr[seat] + self.hands[seat]

    def scores(self) -> tuple[int, ...]:
        """Blocks and Coins of each seat."""
        # vires-in-numeris-8.2 (source 81)
        return tuple(map(sum, zip(self.chains, self.banks, strict=True)))

    def zones(self) -> dict[str, list[str]]:
        """Zone name -> card ids. The Deck is listed top first."""
        zones = {
            "deck": self.deck[::-1],
            "trash": list(self.trash),
            "pool": [HR] * self.pool,
            "limbo": list(self.limbo),
        }
        for seat in range(self.players):
            zones[f"hand-{seat}"] = self.hand(seat)
            zones[f"bank-{seat}"] = [HR] * self.banks[seat]
            zones[f"chain-{seat}"] = [HR] * self.chains[seat]
            zones[f"front-{seat}"] = list(self.fronts[seat])
        return zones

    def view(self, seat: int) -> dict[str, Any]:
        """All that `seat` may know: no card of the Deck, of other Hands, no vote of others."""
        seated(seat, self.players)
        mine = self.seat == seat
        return {
            "me": seat,
            "players": self.players,
            "house": self.house.plain(),
            "hand": self.hand(seat),
            "hand_sizes": [hr + len(hand) for hr, hand in zip(self.hr, self.hands, strict=True)],
            "deck": len(self.deck),
            "trash": list(self.trash),
            "pool": self.pool,
            "limbo": list(self.limbo),
            "banks": list(self.banks),
            "chains": list(self.chains),
            "fronts": [list(front) for front in self.fronts],
            "turn": self.turn,
            "turns": self.turns,
            "locked": self.locked,
            "locks": list(self.locks),
            "mined": self.mined,
            "barred": self.barred,
            **self._asking(seat),
            "options": [self.moves.said[move] for move in self.options()] if mine else [],
            "votes": {s: v if s == seat else "sealed" for s, v in self.votes.items()},
            "shown": [tuple(shown) for shown in self.shown if seat in shown.to],
            "outcome": self.outcome,
        }

    def guess(self, seat: int, chance: Random) -> State:
        """A state that this one could be as far as `seat` can know: what it can't see is dealt
        anew, and all later chance is drawn from `chance`. Raises ValueError for a seat that nobody
        sits on."""
        seated(seat, self.players)
        return State.guesser(self, seat, chance)

    def _asking(self, seat: int) -> dict[str, Any]:
        """Who is asked what. That another seat is asked for an answer says what it holds."""
        question = self.question
        if question is not None and question.secret and seat != self.asked:
            return {"asked": None, "question": "answer"}
        return {"asked": self.seat, "question": question.name if question else None}

    def copy(self) -> State:
        """An independent state at the same point, with the same chance to come."""
        new = State.__new__(State)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        for name in _LISTS:
            setattr(new, name, getattr(self, name)[:])
        new.hands = [hand[:] for hand in self.hands]
        new.fronts = [front[:] for front in self.fronts]
        new.counts = self.counts.copy()
        new.votes = self.votes.copy()
        return new

    def become(self, other: State) -> None:
        """Takes over all that `other` is."""
        for name in State.__slots__:
            setattr(self, name, getattr(other, name))


_LISTS = (
    "banks", "chains", "deck", "hr", "limbo", "locks", "log", "shown", "todo", "trash", "uses",
)  # fmt: skip
_SHARED = tuple(
    name for name in State.__slots__ if name not in (*_LISTS, "hands", "fronts", "counts", "votes")
)
