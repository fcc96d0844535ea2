"""A table under way: what an author's class inherits, and what every state owes the contract.

The author declares zones, values and kinds of moves in the class and writes `setup`; moves change
zones as the lists that they are. Everything that a stranger asks of a state is here or in `sight`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self

from generator.rules.contract import IllegalMove, Move, Outcome, Refusal
from generator.rules.kit import meant, records, sight
from generator.rules.kit.chance import Chance, OutOfChance
from generator.rules.kit.declared import Value, Zone
from generator.rules.kit.moves import Kind

if TYPE_CHECKING:
    from generator.rules.kit.game import Game

_NAMED_TARGETS = (None, "seats", "opponents")
#: What a view has beside zones and values.
VIEW = ("me", "players", "turn", "turns", "known", "outcome")


class Table:
    """One game under way. Subclass it, declare zones, values and moves, write `setup`.

    An author reads and writes the declared names, reads `seat`, `seats`, `rules` (the house rules
    of this game, by name) and `turns`, and calls `deal`, `roll`, `choose`, `shuffle`, `turn_to`,
    `left`, `show`, `count`, `peak` and `end`. No other attribute can be set: it would be missing
    in copies.
    """

    #: Whether the lowest score wins.
    lowest_wins: ClassVar[bool] = False

    declared_zones: ClassVar[dict[str, Zone]] = {}
    declared_values: ClassVar[dict[str, Value]] = {}
    declared_moves: ClassVar[dict[str, Kind]] = {}
    #: Whether `fits` says of some card that it can't be somewhere.
    picky: ClassVar[bool] = False
    _limited: ClassVar[tuple[str, ...]] = ()

    game: Game
    rules: dict[str, Any]
    seats: range
    seat: int
    outcome: Outcome | None
    turns: int

    _moves: int  # made so far, for the guard
    _first: int  # the seat that began
    _log: list[Move | int | tuple[str, ...]]  # moves, and outcomes of chance after them
    _head: tuple[str, ...]  # how the game began, as lines of its transcript
    _events: dict[str, int]
    _peaks: dict[str, int]
    _known: dict[tuple[str, int], tuple[str, ...]]  # (zone, seat that was shown): cards
    _chance: Chance
    _drawn: int  # outcomes of chance so far
    _legal: tuple[Move, ...] | None

    def __init_subclass__(cls) -> None:
        """Reads the declarations. Raises TypeError for what can't be meant."""
        parts = {name: part for base in reversed(cls.__mro__) for name, part in vars(base).items()}
        cls.declared_zones = {name: p for name, p in parts.items() if isinstance(p, Zone)}
        cls.declared_values = {name: p for name, p in parts.items() if isinstance(p, Value)}
        kinds = [part for part in parts.values() if isinstance(part, Kind)]
        cls.declared_moves = {kind.name: kind for kind in kinds}
        cls.picky = cls.fits is not Table.fits
        cls._limited = tuple(n for n, v in cls.declared_values.items() if v.limit is not None)
        for name, part in parts.items():
            if isinstance(part, (Zone, Value, Kind)) and (name in _OWN or name in VIEW):
                raise TypeError(f"{cls.__name__}.{name}: every table has a {name!r}; take another")
        if len(cls.declared_moves) != len(kinds):
            raise TypeError(f"{cls.__name__}: two kinds of moves have one name")
        if sum(one.deck for one in cls.declared_zones.values()) > 1:
            raise TypeError(f"{cls.__name__}: there is one deck, in which all cards begin")
        for kind in kinds:
            named = () if isinstance(kind.target, tuple) else (kind.target,)
            for name in (kind.takes, *named):
                if name not in _NAMED_TARGETS and name not in cls.declared_zones:
                    raise TypeError(f"{cls.__name__}: {kind.name} names no zone with {name!r}")

    def __init__(self, game: Game, players: int, rules: dict[str, Any], chance: Chance) -> None:
        parts: dict[str, Any] = {
            "game": game, "rules": rules, "seats": range(players), "seat": 0, "outcome": None,
            "turns": 1, "_moves": 0, "_first": 0, "_log": [], "_events": {}, "_peaks": {},
            "_known": {}, "_chance": chance, "_drawn": 0, "_legal": None, "_head": (),
        }  # fmt: skip
        for name, zone in self.declared_zones.items():
            parts[name] = [[] for _ in range(players)] if zone.each else []
        for name, value in self.declared_values.items():
            parts[name] = [value.start] * players if value.each else value.start
        self.__dict__.update(parts)
        self._note_limits()

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in self.__dict__:
            raise AttributeError(
                f"{type(self).__name__}.{name} isn't declared; write {name} = kit.value(...) (or "
                "zone, counter) in the class, so that copies and transcripts have it too"
            )
        if (declared := self.declared_values.get(name)) is not None:
            meant.worth(name, declared, value, len(self.seats))
        elif name in self.declared_zones:
            meant.laid(name, self.declared_zones[name], value, len(self.seats))
        self.__dict__[name] = value

    # For an author to write

    def setup(self) -> None:
        """Everything before the first move: all cards lie in the deck, seat 0 has the turn."""

    def scores(self) -> Iterable[int]:
        """The score of each seat as it stands."""
        return (0 for _ in self.seats)

    def fits(self, zone: str, card: str) -> bool:
        """Whether a hidden card could be in a zone ("hand-1"): asked where cards are guessed."""
        return True

    # For an author to call

    def fact(self, card: str, name: str) -> Any:
        """What the game's facts say of a card. A number that is asked for here is a knob: 'tune'
        and 'compare' play with another one without a change of the engine."""
        try:
            return self.game.card_facts()[card][name]
        except KeyError:
            raise meant.UnknownFact(f"the game's facts say no {name!r} of {card!r}") from None

    def pile(self, name: str, seat: int = 0) -> list[str]:
        """The zone with this name; the seat's own if each has one."""
        found = self.__dict__[name]
        pile: list[str] = found[seat] if self.declared_zones[name].each else found
        return pile

    def deal(self, source: list[str], to: list[str], number: int = 1) -> list[str]:
        """Moves cards from the top of one zone to the end of another; answers them: fewer, if
        there aren't so many."""
        dealt = source[:number]
        del source[:number]
        to.extend(dealt)
        return dealt

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        meant.sides(sides)
        rolled = self._chance.number(self._drawn, sides)
        self._came(rolled)
        return rolled

    def choose(self, among: Sequence[Any]) -> Any:
        """One of these by chance, each as likely as the other."""
        meant.chosen(among)
        return among[self.roll(len(among)) - 1]

    def shuffle(self, pile: list[str]) -> None:
        """Shuffles a zone."""
        order = self._chance.order(self._drawn, pile)
        pile[:] = order
        self._came(order)

    def _came(self, outcome: int | tuple[str, ...]) -> None:
        self._drawn += 1
        self._log.append(outcome)

    def turn_to(self, seat: int) -> None:
        """Begins the turn of a seat."""
        parts = self.__dict__
        if seat not in parts["seats"]:
            meant.seat(self, "turn_to", seat)
        parts["seat"] = seat
        parts["turns"] += 1

    def left(self, seat: int | None = None, among: Iterable[int] | None = None) -> int:
        """The next seat clockwise from `seat` (the one to move), of those `among` if it is said."""
        after = self.seat if seat is None else seat
        meant.seat(self, "left", after)
        here = self.seats if among is None else set(among)
        players = len(self.seats)
        for s in range(after + 1, after + players + 1):
            if s % players in here:
                return s % players
        raise TypeError(f"left: none of the {players} seats is among {sorted(here)!r}")

    def show(self, pile: list[str], *to: int, cards: Iterable[str] | None = None) -> None:
        """Shows cards of a zone (all of them, unless said) to seats: they know that they are there,
        and nobody guesses otherwise, until they leave."""
        zone = meant.zone_of(self, pile)
        shown = tuple(pile if cards is None else cards)
        meant.shown(zone, pile, shown)
        for seat in to:
            meant.seat(self, "show", seat)
            self._known[zone, seat] = shown

    def count(self, event: str, by: int = 1) -> None:
        """Notes for `stats` that something happened."""
        self._events[event] = self._events.get(event, 0) + by

    def peak(self, name: str, now: int) -> None:
        """Notes for `stats` how much there is of something now."""
        if now > self._peaks.get(name, -1):
            self._peaks[name] = now

    def end(self, reason: str, clause: str = "", winners: Sequence[int] | None = None) -> None:
        """Ends the game. Whoever has the best score wins, unless `winners` are named."""
        self._end(reason, clause, winners, False)

    def _end(self, reason: str, clause: str, winners: Sequence[int] | None, guard: bool) -> None:
        scores = meant.scores(self.scores(), len(self.seats))
        if winners is None:
            best = min(scores) if self.lowest_wins else max(scores)
            winners = [seat for seat in self.seats if scores[seat] == best]
        self.outcome = Outcome(meant.winners(self, winners), scores, reason, clause, guard)
        self.__dict__["seat"] = None

    # What the contract asks

    @property
    def stats(self) -> dict[str, Any]:
        """turns; first (the seat that began); events, peaks: what the author counted."""
        return {
            "turns": self.turns,
            "first": self._first,
            "events": dict(self._events),
            "peaks": dict(self._peaks),
        }

    def options(self) -> tuple[Move, ...]:
        """The legal moves, kind by kind as they are declared. Raises RuntimeError if the rules
        leave none and have not ended the game."""
        legal = self._legal
        if legal is None:
            found: list[Move] = []
            if self.outcome is None:
                for kind in self.declared_moves.values():
                    found.extend(kind.legal(self))
                if not found:
                    last = next((str(m) for m in reversed(self._log) if type(m) is Move), "setup")
                    raise RuntimeError(
                        f"{self.game.slug}: after {last!r} seat {self.seat} has no legal move and "
                        "no rule has ended the game"
                    )
            legal = self.__dict__["_legal"] = tuple(found)
        return legal

    def legal_moves(self) -> tuple[Move, ...]:
        """The same as `options()`."""
        return self.options()

    def refusal(self, move: Any) -> Refusal | None:
        """Why `move` is not legal now, with the clause; None if it is."""
        kind = self.declared_moves.get(move.kind) if _plain(move) else None
        if kind is None or move.seat not in self.seats:
            return Refusal("that is not a move of this game")
        if self.outcome is not None:
            return Refusal("the game is over", self.outcome.clause)
        if move in self.options():
            return None
        if move.seat != self.seat:
            return Refusal(f"it is seat {self.seat}'s turn", kind.clause)
        return kind.refusal(self, move) or Refusal("it is not among the legal moves", kind.clause)

    def play(self, move: Any) -> None:
        """Plays `move` in place. Raises IllegalMove if it is not legal, OutOfChance (a ValueError)
        if an outcome is due that wasn't handed in; neither changes anything."""
        for ours in self._legal or self.options():
            if ours is move:
                break
        else:  # none of ours: an equal one made by hand, or one that is not legal
            move = self._own(move)
        name, cards, _, target = move
        kind = self.declared_moves[name]
        parts = self.__dict__
        before = None if self._chance.seed is not None else self.copy().__dict__
        parts["_legal"] = None
        parts["_moves"] += 1
        self._log.append(move)
        try:
            kind.effect(self, *kind.arguments(cards, target))
        except OutOfChance:
            assert before is not None
            parts.update(before)
            raise
        if self._known:
            sight.forget(self)
        if self._limited:
            self._note_limits()
        if self.outcome is None and self._moves >= self.game.most_moves:
            self._end("stopped", "", (), True)

    def _own(self, move: Any) -> Move:
        """Our own copy of a legal move. Raises IllegalMove for any other."""
        refused = self.refusal(move)
        if refused is not None:
            raise IllegalMove(move, *refused)
        return self.declared_moves[move.kind].move(move.seat, move.cards, move.target)

    def copy(self) -> Self:
        """An independent state at the same point, with the same chance to come."""
        twin = object.__new__(type(self))
        parts = self.__dict__.copy()
        for name, zone in self.declared_zones.items():
            parts[name] = [p[:] for p in parts[name]] if zone.each else parts[name][:]
        for name, value in self.declared_values.items():
            if value.each:
                parts[name] = parts[name][:]
        parts["_log"] = self._log[:]
        parts["_events"] = self._events.copy()
        parts["_peaks"] = self._peaks.copy()
        parts["_known"] = self._known.copy()
        twin.__dict__.update(parts)
        return twin

    def zones(self) -> dict[str, tuple[str, ...]]:
        """Zone name -> card ids, top first; `hand-0`, `hand-1` where each seat has one."""
        return {name: tuple(cards) for name, cards in self._piles()}

    def view(self, seat: int) -> dict[str, Any]:
        """All that `seat` may know: zones and values under their names (a tuple of one a seat where
        each has one), "?" for each card that it can't see. Raises ValueError for a stranger."""
        return sight.view(self, seat)

    def guess(self, seat: int, chance: Random) -> Self:
        """A state that this one could be, as far as `seat` can know: what it can't see is dealt
        anew. Raises ValueError for a stranger."""
        twin = sight.guess(self, seat, chance)
        twin.__dict__["_head"] = records.head(twin)
        return twin

    def _unsound(self) -> str:
        """What lies on this table that can't, as a sentence; "" if nothing does."""
        return meant.unsound(self)

    def _piles(self) -> list[tuple[str, list[str]]]:
        """Every pile under its name, in the order of declaration."""
        piles: list[tuple[str, list[str]]] = []
        for name, zone in self.declared_zones.items():
            cards = self.__dict__[name]
            if zone.each:
                piles.extend((f"{name}-{seat}", pile) for seat, pile in enumerate(cards))
            else:
                piles.append((name, cards))
        return piles

    def _counted(self) -> tuple[Any, ...]:
        """Moves made, who began, events, peaks, and the fields of the outcome."""
        ended = None if self.outcome is None else list(vars(self.outcome).values())
        return self._moves, self._first, self._events, self._peaks, ended

    def _note_limits(self) -> None:
        for name in self._limited:
            now = self.__dict__[name]
            self.peak(name, sum(now) if isinstance(now, list) else now)


def _plain(move: Any) -> bool:
    """Whether this has the parts of a move, each of its own sort: True is not seat 1."""
    return (
        type(move) is Move
        and type(move.kind) is str
        and type(move.seat) is int
        and type(move.cards) is tuple
        and all(type(card) is str for card in move.cards)
        and type(move.target) in (int, str, type(None))
    )


_OWN = {*vars(Table), *Table.__annotations__}
