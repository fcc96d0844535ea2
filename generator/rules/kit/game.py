"""A game behind the contract, made of a `Table` class and what the box says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from itertools import product
from typing import Any, Self

from generator.rules.contract import Move, Option, Options, Outcome
from generator.rules.kit import records
from generator.rules.kit.chance import Chance
from generator.rules.kit.table import Table
from generator.rules.ledger import Ledger

Copies = Mapping[str, int]
#: What `new` and `position` take beside house rules.
_TAKEN = (
    "players", "seed", "deck", "chance", "zones", "counters", "turn", "turns", "known", "so_far",
)  # fmt: skip


class Game:
    """The engine of one game. Stateless: one value serves any number of games.

    `cards` are the copies of each card by id, or a function of the house rules that answers them;
    `facts` what the rules know of each card under the catalogue's names; `options` the house rules.
    `most_moves` is the guard: after so many moves a game ends without a winner, as "stopped".
    """

    def __init__(
        self,
        slug: str,
        title: str,
        table: type[Table],
        *,
        players: range,
        ledger: Ledger,
        cards: Copies | Callable[[dict[str, Any]], Copies] = {},  # noqa: B006 - never changed
        facts: Mapping[str, Mapping[str, object]] | None = None,
        options: Sequence[Option] = (),
        most_moves: int = 10_000,
    ) -> None:
        self.slug = slug
        self.title = title
        self.table = table
        self.players = players
        self.ledger = ledger
        self.options = tuple(options)
        self.most_moves = most_moves
        if not callable(cards):
            _copies(slug, cards)
        if facts is not None and not isinstance(facts, Mapping):
            raise TypeError(f"{slug}: facts are by card id, such as {{'bean': {{'price': 1}}}}")
        for option in options:
            if option.name in _TAKEN:
                raise TypeError(
                    f"{slug}: new() has a {option.name!r} of its own; rename the option"
                )
        self._cards = cards
        self._facts = facts or {}
        self._copies = self._all_copies()
        #: Where each card stands in the pack's order.
        self.place = {card: place for place, card in enumerate(self._copies)}
        self._every: dict[int, tuple[Move, ...]] = {}
        self._told: dict[int, dict[str, Move]] = {}
        decks = [name for name, zone in table.declared_zones.items() if zone.deck]
        if self._copies and not decks:
            raise TypeError(f"{slug}: cards need a zone to begin in: deck = kit.deck()")
        for card in self._copies:
            if not card or card.split() != [card]:
                raise TypeError(f"{slug}: a card's id is one word, not {card!r}")
        self._deck = next(iter(decks), None)

    def _all_copies(self) -> dict[str, int]:
        """The most copies of each card that any house rules call for."""
        if not callable(self._cards):
            return dict(self._cards)
        names = [option.name for option in self.options]
        values = [option.values or (option.default,) for option in self.options]
        most: dict[str, int] = {}
        for chosen in product(*values):
            for card, copies in self._cards(dict(zip(names, chosen, strict=True))).items():
                most[card] = max(copies, most.get(card, 0))
        return most

    def composition(self, **options: Any) -> dict[str, int]:
        """{card id: copies} that the rules call for. Raises ValueError for an unknown option."""
        return self._composed(Options(self.options, options).resolve())

    def _composed(self, rules: dict[str, Any]) -> dict[str, int]:
        return dict(self._cards(rules) if callable(self._cards) else self._cards)

    def card_facts(self) -> Mapping[str, Mapping[str, object]]:
        """{card id: {field: value}} that the rules know."""
        return self._facts

    def varied(self, copies: Copies, facts: Mapping[str, Mapping[str, object]]) -> Self:
        """The same game with so many copies of some cards, and with some of their facts otherwise:
        what a table asks for with `fact` is then the new one. Raises ValueError for a card or a
        fact that the game doesn't have."""
        for card in (*copies, *facts):
            if card not in self._copies:
                raise ValueError(f"{self.slug} has no card {card!r}")
        for card, changed in facts.items():
            for name in changed:
                if name not in self._facts.get(card, {}):
                    raise ValueError(f"{self.slug} knows no {name!r} of {card}")
        own = self._cards
        twin = self.with_facts(
            {card: {**known, **facts.get(card, {})} for card, known in self._facts.items()}
        )
        twin._cards = lambda rules: {**(own(rules) if callable(own) else own), **copies}
        twin._copies = twin._all_copies()
        twin.place = {card: place for place, card in enumerate(twin._copies)}
        twin._every, twin._told = {}, {}
        return twin

    def with_facts(self, facts: Mapping[str, Mapping[str, object]]) -> Self:
        """The same game, whose tables ask these facts."""
        twin = copy(self)
        twin._facts = facts
        return twin

    def limits(self, **options: Any) -> dict[str, int]:
        """How many pieces there are of what counters with a limit count."""
        declared = self.table.declared_values
        return {name: v.limit for name, v in declared.items() if v.limit is not None}

    def _seats(self, players: int | None) -> int:
        count = self.players[0] if players is None else players
        if type(count) is not int or count not in self.players:
            least, most = self.players[0], self.players[-1]
            can = str(least) if least == most else f"{least} to {most}"
            raise ValueError(f"{self.title} is for {can} players, not {count!r}")
        return count

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        deck: Sequence[str] | None = None,
        chance: Sequence[Any] | None = None,
        **options: Any,
    ) -> Any:
        """A new game at its first decision: from a seed, or from a deck, top first, and the
        outcomes of chance in order. Raises ValueError without either, and for a player count,
        option, seed, deck or outcome that can't be."""
        count = self._seats(players)
        rules = Options(self.options, options).resolve()
        _whole(seed)
        cards = list(Counter(self._composed(rules)).elements())
        if deck is not None:
            deck = tuple(deck)
            _same(Counter(cards), Counter(deck))
        elif seed is None:
            raise ValueError("a new game needs a seed, or a deck in deal order")
        elif self._deck is not None and self.table.declared_zones[self._deck].shuffled:
            deck = Chance((), seed).deck(cards)
        else:
            deck = tuple(cards)
        table = self.table(self, count, rules, Chance(tuple(chance or ()), seed))
        table.__dict__["_head"] = records.opening(table, deck)
        if self._deck is not None:
            table.__dict__[self._deck].extend(deck)
        table.setup()
        first = 0 if table.seat is None else table.seat  # the deal itself may end a game
        table.__dict__.update(_first=first, turns=1)
        table._note_limits()
        return table

    def position(
        self,
        players: int | None = None,
        *,
        zones: Mapping[str, Sequence[str]] | None = None,
        counters: Mapping[str, Any] | None = None,
        turn: int | None = 0,
        turns: int = 1,
        known: Mapping[str, Mapping[int, Sequence[str]]] | None = None,
        so_far: Mapping[str, Any] | None = None,
        seed: int | None = None,
        chance: Sequence[Any] = (),
        **options: Any,
    ) -> Any:
        """Any table to start from.

        `zones` are cards by zone, top first ("hand-0" where each seat has one); other cards are not
        in the game. `counters` are values by name, a list of one a seat where each has one; the
        others are as at the start. `turn` is the seat to move, `known` what was shown: {zone:
        {seat: cards}}; `so_far` what has been counted ("moves", "first", "events", "peaks"), and
        the fields of the "outcome" if the game is over. Raises ValueError for what the game doesn't
        have or has less often, and if nobody could move.
        """
        count = self._seats(players)
        rules = Options(self.options, options).resolve()
        _whole(seed)
        counted = _counted(so_far or {}, count)
        over = counted["outcome"]
        if over is None and (type(turn) is not int or turn not in range(count)):
            raise ValueError(f"turn: there is no seat {turn!r}")
        if type(turns) is not int or turns < 1:
            raise ValueError(f"turns: {turns!r} is no number of turns")
        table = self.table(self, count, rules, Chance(tuple(chance), seed))
        piles = dict(table._piles())
        for zone, cards in (zones or {}).items():
            if zone not in piles:
                raise ValueError(f"no zone {zone!r}; there are {', '.join(piles)}")
            piles[zone].extend(cards)
        placed = Counter(card for pile in piles.values() for card in pile)
        if extra := placed - Counter(self._composed(rules)):
            raise ValueError(f"the game doesn't have so many: {' '.join(extra.elements())}")
        for name, value in (counters or {}).items():
            table.__dict__[name] = self._value(name, value, count)
        for zone, shown in (known or {}).items():
            for seat, cards in shown.items():
                if seat not in range(count) or Counter(cards) - Counter(piles.get(zone, ())):
                    raise ValueError(f"known {zone} {seat}: {' '.join(cards)} can't be known there")
                table._known[zone, seat] = tuple(cards)
        table.__dict__.update(
            seat=turn if over is None else None,
            turns=turns,
            outcome=over,
            _moves=counted["moves"],
            _first=counted["first"],
            _events=counted["events"],
            _peaks=counted["peaks"],
        )
        table._note_limits()
        table.__dict__["_head"] = records.head(table)
        try:
            table.options()
        except RuntimeError as error:
            raise ValueError(str(error)) from None
        return table

    def _value(self, name: str, value: Any, players: int) -> Any:
        """A declared value as handed in. Raises ValueError."""
        declared = self.table.declared_values.get(name)
        if declared is None:
            known = ", ".join(self.table.declared_values)
            raise ValueError(f"no counter {name!r}; there are {known}")
        if declared.each and (not isinstance(value, (list, tuple)) or len(value) != players):
            raise ValueError(f"{name}: {value!r} is not one value for each of {players} seats")
        for one in value if declared.each else (value,):
            if type(one) not in declared.sorts:
                raise ValueError(f"{name}: {one!r} is of another sort than {declared.start!r}")
        return list(value) if declared.each else value

    def declared_clauses(self) -> set[str]:
        """Every clause that a kind of move, or what refuses it, cites."""
        kinds = self.table.declared_moves.values()
        cited = {clause for kind in kinds for clause, _, _ in kind.objections}
        return (cited | {kind.clause for kind in kinds}) - {""}

    def moves(self, players: int) -> tuple[Move, ...]:
        """Every move that there can be, kind by kind and seat by seat."""
        if players not in self._every:
            kinds = self.table.declared_moves.values()
            count = self._seats(players)
            every = (move for kind in kinds for move in kind.every(count, self._copies))
            self._every[players] = tuple(dict.fromkeys(every))
        return self._every[players]

    def told(self, players: int) -> dict[str, Move]:
        """Every move that there can be by its line in a transcript."""
        if players not in self._told:
            self._told[players] = {str(move): move for move in self.moves(players)}
        return self._told[players]

    def option_told(self, name: str, told: str) -> Any:
        """An option's value by its text. Raises ValueError for an unknown option."""
        for option in self.options:
            if option.name == name:
                return next((v for v in option.values if str(v) == told), told)
        raise ValueError(f"no option {name!r}")

    def transcript(self, state: Table) -> str:
        """The whole game as text."""
        return records.write(state)

    def replay(self, record: str, seed: int | None = None) -> Any:
        """The state that `transcript` was made from; with the game's seed, chance goes on as it
        would have. Raises ValueError with the line at fault."""
        return records.read(self, record, seed)


def _copies(slug: str, cards: Any) -> None:
    """Raises TypeError for what are no copies of cards by id."""
    if not isinstance(cards, Mapping):
        raise TypeError(f"{slug}: cards are copies by id, such as {{'bean': 4}}, not {cards!r:.60}")
    for card, copies in cards.items():
        if type(copies) is not int or copies < 1:
            raise TypeError(
                f"{slug}: {copies!r} copies of {card!r}; write a whole number from 1 on"
            )


def _counted(so_far: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What has been counted, with nothing for what isn't said. Raises ValueError."""
    counted: dict[str, Any] = {"moves": 0, "first": 0, "events": {}, "peaks": {}, "outcome": None}
    if not isinstance(so_far, Mapping) or set(so_far) - set(counted):
        raise ValueError(f"so_far: {so_far!r} isn't made of {', '.join(counted)}")
    counted |= so_far
    for name in ("moves", "first"):
        if type(counted[name]) is not int or counted[name] < 0:
            raise ValueError(f"so_far: {name} can't be {counted[name]!r}")
    if counted["first"] not in range(players):
        raise ValueError(f"so_far: there is no seat {counted['first']}")
    for name in ("events", "peaks"):
        numbers = counted[name]
        if not isinstance(numbers, Mapping) or any(type(n) is not int for n in numbers.values()):
            raise ValueError(f"so_far: {name} can't be {numbers!r}")
        counted[name] = dict(numbers)
    counted["outcome"] = _outcome(counted["outcome"], players)
    return counted


def _outcome(fields: Any, players: int) -> Outcome | None:
    """The outcome with these fields, in their order. Raises ValueError."""
    if fields is None:
        return None
    match fields:
        case [[*winners], [*scores], str(reason), str(clause), bool(guard)] if (
            len(scores) == players
            and all(type(score) is int for score in scores)
            and all(type(seat) is int and seat in range(players) for seat in winners)
        ):
            return Outcome(tuple(winners), tuple(scores), reason, clause, guard)
    raise ValueError(f"so_far: the outcome can't be {fields!r}")


def _whole(seed: int | None) -> None:
    if seed is not None and type(seed) is not int:
        raise ValueError(f"a seed is a whole number, not {seed!r}")


def _same(wanted: Counter[str], found: Counter[str]) -> None:
    """Raises ValueError if these aren't the same cards."""
    if wanted != found:
        lacks = " ".join((wanted - found).elements())
        extra = " ".join((found - wanted).elements())
        told = [f"it lacks {lacks}"] * bool(lacks) + [f"it has {extra} too often"] * bool(extra)
        raise ValueError(f"not the cards of this game: {' and '.join(told)}")
