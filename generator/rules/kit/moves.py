"""A kind of move, declared once: with which cards, at what, what refuses it and what it does.

From the declaration come the legal moves, every move that there can be, and the reason of each
refusal; so these three can't disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Any

from generator.rules.contract import Move, Refusal

if TYPE_CHECKING:
    from generator.rules.kit.table import Table

Target = int | str | None
#: Says whether a move is refused: yes or no, or a reason of its own.
Objection = Callable[..., bool | str]
_NOBODY: tuple[Target, ...] = (None,)


class Kind:
    """One kind of move. Made by `move`; `unless` adds what refuses it.

    `takes` is the zone that the cards come from (one's own, if each seat has one), `numbers` how
    many of them; `target` is "opponents", "seats", the name of a zone whose cards can be chosen, or
    a tuple of words.
    """

    def __init__(
        self,
        effect: Callable[..., None],
        name: str,
        clause: str,
        takes: str | None,
        numbers: Sequence[int],
        target: str | tuple[str, ...] | None,
    ) -> None:
        self.effect = effect
        self.name = name
        self.clause = clause
        self.takes = takes
        self.numbers = tuple(numbers)
        self.one_card = self.numbers == (1,)
        self.target = target
        self.objections: list[tuple[str, str, Objection]] = []
        self._made: dict[tuple[int, tuple[str, ...], Target], Move] = {}

    def unless(self, clause: str, reason: str = "") -> Callable[[Objection], Objection]:
        """The method below refuses this kind of move: it is given what the move's own method is
        given, and answers True, or a reason of its own, if the move is not legal."""

        if callable(clause):
            raise TypeError(f"write @{self.effect.__name__}.unless('clause', 'reason')")

        def remember(objection: Objection) -> Objection:
            self.objections.append((clause, reason, objection))
            return objection

        return remember

    def move(self, seat: int, cards: tuple[str, ...], target: Target) -> Move:
        """The move with these parts: always the same one, because simulation asks for millions."""
        key = seat, cards, target
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = Move(self.name, cards, seat, target)
        return made

    def arguments(self, cards: tuple[str, ...], target: Target) -> tuple[Any, ...]:
        """What the methods of this kind are given after `self`: the card, or a tuple of cards if
        there can be several; then the target."""
        if self.takes is None:
            return () if self.target is None else (target,)
        what = cards[0] if self.one_card else cards
        return (what,) if self.target is None else (what, target)

    def legal(self, table: Table) -> Iterator[Move]:
        """The legal moves of this kind, in the order of the cards and then of the targets."""
        seat, objections, made = table.seat, self.objections, self._made
        targets = self._targets(table)
        for cards in self._cards(table):
            for target in targets:
                if objections:
                    given = self.arguments(cards, target)
                    for _, _, objects in objections:
                        if objects(table, *given):
                            break
                    else:
                        yield made.get((seat, cards, target)) or self.move(seat, cards, target)
                else:
                    yield made.get((seat, cards, target)) or self.move(seat, cards, target)

    def _cards(self, table: Table) -> Iterator[tuple[str, ...]] | list[tuple[str, ...]]:
        if self.takes is None:
            return [()]
        pile = table.pile(self.takes, table.seat)
        if self.one_card:
            return [(card,) for card in dict.fromkeys(pile)]
        ordered = sorted(pile, key=table.game.place.__getitem__)
        return (
            cards for n in self.numbers for cards in dict.fromkeys(combinations(ordered, n))
        )  # fmt: skip

    def _targets(self, table: Table) -> Sequence[Target]:
        if self.target is None:
            return _NOBODY
        if isinstance(self.target, str) and self.target not in ("seats", "opponents"):
            return tuple(dict.fromkeys(table.pile(self.target, table.seat)))
        return self._aims(table.seat, len(table.seats), ())

    def _aims(self, seat: int, players: int, cards: Sequence[str]) -> Sequence[Target]:
        """All targets there can ever be for a seat."""
        if self.target is None:
            return _NOBODY
        if isinstance(self.target, tuple):
            return self.target
        if self.target == "seats":
            return range(players)
        if self.target == "opponents":
            return tuple((seat + turn) % players for turn in range(1, players))
        return cards

    def every(self, players: int, copies: Mapping[str, int]) -> Iterator[Move]:
        """All moves of this kind that there can ever be; `copies` are all cards there can be."""
        ids = tuple(copies)
        for seat in range(players):
            for n in self.numbers if self.takes else (0,):
                for cards in combinations_with_replacement(ids, n):
                    if any(count > copies[card] for card, count in Counter(cards).items()):
                        continue
                    for target in self._aims(seat, players, ids):
                        yield self.move(seat, cards, target)

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        """Why a move of this kind by the seat to move is not legal; None if it is."""
        many, cards = len(move.cards), list(move.cards)
        if self.takes is None and many:
            return Refusal(f"{self.name} takes no card", self.clause)
        if self.takes is not None:
            if many not in self.numbers:
                wanted = " or ".join(map(str, self.numbers))
                return Refusal(f"{self.name} takes {wanted} of the cards, not {many}", self.clause)
            pile = Counter(table.pile(self.takes, table.seat))
            for card, count in Counter(cards).items():
                if pile[card] < count:
                    return Refusal(f"{card} is not in the {self.takes} so often", self.clause)
            if many > 1 and cards != sorted(cards, key=table.game.place.__getitem__):
                return Refusal("the cards are named in another order than the pack's", self.clause)
        if move.target not in self._targets(table):
            return Refusal(f"{move.target!r} is nothing that it can be aimed at", self.clause)
        given = self.arguments(move.cards, move.target)
        for clause, reason, objects in self.objections:
            answer = objects(table, *given)
            if answer:
                return Refusal(answer if isinstance(answer, str) else reason, clause)
        return None


def move(
    name: str,
    *,
    clause: str = "",
    takes: str | None = None,
    number: int | Sequence[int] = 1,
    target: str | Sequence[str] | None = None,
) -> Callable[[Callable[..., None]], Kind]:
    """Makes a method of a `Table` a kind of move; the method is what the move does.

    `name` is its word in transcripts, `clause` the rule that allows it. `takes` names the zone that
    its cards come from, `number` how many of them (`range(1, 4)` for one to three); `target` is
    "opponents", "seats", the name of a zone, or a list of words. The method gets, after `self`, the
    card (a tuple of them if `number` isn't 1) and the target, as far as they are declared, and must
    itself put the cards where they go. Whose move it is stands in `self.seat`.
    """
    if callable(name):
        raise TypeError("write @kit.move('name'): the kind of a move needs a word")
    if not name or name.split() != [name]:
        raise TypeError(f"the kind of a move is one word, not {name!r}")
    numbers = (number,) if isinstance(number, int) else tuple(number)
    if not numbers or any(type(one) is not int or one < 0 for one in numbers):
        raise TypeError(f"{name}: number={number!r} is no number of cards")
    aim = target if target is None or isinstance(target, str) else tuple(target)

    def declare(effect: Callable[..., None]) -> Kind:
        return Kind(effect, name, clause, takes, numbers, aim)

    return declare
