"""The engine of Lantern Walk, written by hand against the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from generator.rules import IllegalMove, Option, Outcome, Refusal
from generator.rules.contract import Move, Options, seated

from .ledger import EACH, GUSTS, LEDGER, LIGHTS

KINDS = ("go", "home")


def light(card: str) -> int:
    """What a card is worth at home; a gust nothing."""
    return int(card[1:] or 0)


class State:
    """A walk under way. Cards that a gust blew out lie in `gone`."""

    def __init__(self, players: int, stock: list[str]) -> None:
        self.players, self.stock, self.deal = players, stock, tuple(stock)
        self.turn, self.path, self.gone = 0, list[str](), list[str]()
        self.homes: list[list[str]] = [[] for _ in range(players)]
        self.moves: list[Move] = []
        self.outcome: Outcome | None = None
        self.stats: dict[str, Any] = {
            "turns": 0, "events": {"gust": 0, "home": 0}, "peaks": {"path": 0}, "first": 0,
        }  # fmt: skip

    @property
    def seat(self) -> int | None:
        return self.turn if self.outcome is None else None

    def options(self) -> Sequence[Move]:
        """lantern-walk-2.1, 2.2: the first card is no choice."""
        if self.outcome is not None:
            return ()
        kinds = KINDS if self.path else KINDS[:1]
        return tuple(Move(kind, (), self.turn) for kind in kinds)

    legal_moves = options

    def refusal(self, move: Any) -> Refusal | None:
        if isinstance(move, Move) and type(move.seat) is int and move in self.options():
            return None
        if self.outcome is not None:
            return Refusal("the game is over", "lantern-walk-2.4")
        return Refusal(f"seat {self.turn} may only {' or '.join(m.kind for m in self.options())}",
                       "lantern-walk-2.2")  # fmt: skip

    def play(self, move: Move) -> None:
        refused = self.refusal(move)
        if refused is not None:
            raise IllegalMove(move, *refused)
        self.moves.append(move)
        if move.kind == "home":
            self._home()
            return
        self.path.append(self.stock.pop(0))
        self.stats["peaks"]["path"] = max(self.stats["peaks"]["path"], len(self.path))
        if self.path[-1] == "G":  # lantern-walk-2.3
            self.gone += self.path
            self._next("gust")
        elif not self.stock:  # lantern-walk-2.4
            self._home()

    def _home(self) -> None:
        self.homes[self.turn] += self.path
        self._next("home")

    def _next(self, event: str) -> None:
        self.path = []
        self.stats["events"][event] += 1
        self.stats["turns"] += 1
        self.turn = (self.turn + 1) % self.players
        if not self.stock:  # lantern-walk-2.4, 2.5
            scores = tuple(sum(map(light, home)) for home in self.homes)
            best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            self.outcome = Outcome(best, scores, "stock", "lantern-walk-2.5")

    def copy(self) -> State:
        other = State(self.players, list(self.stock))
        other.deal, other.turn, other.outcome = self.deal, self.turn, self.outcome
        other.path, other.gone, other.moves = self.path[:], self.gone[:], self.moves[:]
        other.homes = [home[:] for home in self.homes]
        other.stats = {
            name: dict(value) if isinstance(value, dict) else value
            for name, value in self.stats.items()
        }
        return other

    def zones(self) -> Mapping[str, Sequence[str]]:
        homes = {f"home-{seat}": tuple(home) for seat, home in enumerate(self.homes)}
        return {
            "stock": tuple(self.stock),
            "path": tuple(self.path),
            "gone": tuple(self.gone),
        } | homes

    def view(self, seat: int) -> dict[str, Any]:
        """All but the order of the stock."""
        seated(seat, self.players)
        return {
            "me": seat, "turn": self.seat, "stock": len(self.stock), "path": tuple(self.path),
            "gone": tuple(self.gone), "homes": tuple(map(tuple, self.homes)),
        }  # fmt: skip

    def guess(self, seat: int, chance: Random) -> State:
        """The stock in another order: nobody knows anything of it."""
        seated(seat, self.players)
        other = self.copy()
        chance.shuffle(other.stock)
        other.deal = (*self.deal[: len(self.deal) - len(other.stock)], *other.stock)
        return other


class LanternWalk:
    """The game of Lantern Walk."""

    slug = "lantern-walk"
    title = "Lantern Walk"
    players = range(2, 5)
    options: tuple[Option, ...] = ()
    ledger = LEDGER

    def composition(self, **options: Any) -> dict[str, int]:
        Options(self.options, options).resolve()
        return {f"L{number}": EACH for number in LIGHTS} | {"G": GUSTS}

    def card_facts(self) -> dict[str, dict[str, object]]:
        return {f"L{n}": {"kind": "lantern", "light": n} for n in LIGHTS} | {"G": {"kind": "gust"}}

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> State:
        count = self.players[0] if players is None else players
        if count not in self.players:
            raise ValueError(f"Lantern Walk is for 2 to 4 players, not {count}")
        every = [
            card for card, copies in self.composition(**options).items() for _ in range(copies)
        ]
        if deck is not None:
            if Counter(deck) != Counter(every):
                raise ValueError("the deck is not that of Lantern Walk")
            return State(count, list(deck))
        if seed is None:
            raise ValueError("a new game needs a seed, or a deck in deal order")
        Random(seed).shuffle(every)
        return State(count, every)

    def position(self, stock: Sequence[str], path: Sequence[str] = (), players: int = 2) -> State:
        """A path begun, with so much of the stock left; the rest is gone."""
        left = Counter(self.composition()) - Counter([*stock, *path])
        if left.total() + len(stock) + len(path) != sum(self.composition().values()) or not stock:
            raise ValueError("these cards are not those of Lantern Walk")
        state = State(players, list(stock))
        state.path, state.gone = list(path), list(left.elements())
        state.deal = (*state.gone, *path, *stock)
        return state

    def moves(self, players: int) -> Sequence[Move]:
        return tuple(Move(kind, (), seat) for seat in range(players) for kind in KINDS)

    def transcript(self, state: State) -> str:
        head = [self.slug, f"players: {state.players}", f"deck: {' '.join(state.deal)}"]
        return "\n".join([*head, *map(str, state.moves)]) + "\n"

    def replay(self, record: str, seed: int | None = None) -> State:
        lines = record.splitlines()
        if len(lines) < 3 or lines[0] != self.slug:
            raise ValueError(f"line 1: expected {self.slug!r}")
        count, deck = (line.partition(": ")[2] for line in lines[1:3])
        if not count.isdecimal():
            raise ValueError("line 2: expected a number of players")
        try:
            state = self.new(int(count), deck=deck.split())
        except ValueError as error:
            raise ValueError(f"lines 2 and 3: {error}") from None
        for number, line in enumerate(lines[3:], start=4):
            found = [move for move in state.options() if str(move) == line]
            if not found:
                raise ValueError(f"line {number}: {line!r} is no legal move here")
            state.play(found[0])
        return state


GAME = LanternWalk()
