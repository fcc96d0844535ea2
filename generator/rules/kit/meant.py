"""What an author may hand to a table, and lay on it: refused at the author's own line.

Whatever can't be meant raises TypeError there, with what would do. Let through, it would break
something of ours much later, in words that say nothing of the author's line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from generator.rules.kit.declared import Value, Zone

if TYPE_CHECKING:
    from generator.rules.kit.table import Table


class UnknownFact(KeyError):
    """A fact that the game doesn't say; unlike other KeyErrors, in a sentence."""

    def __str__(self) -> str:
        return str(self.args[0])


def seat(table: Table, call: str, given: object) -> None:
    """Raises TypeError for a seat that nobody sits on, handed to `call`."""
    if given not in table.seats:
        raise TypeError(f"{call}: there is no seat {given!r} (seats are 0 to {table.seats[-1]})")


def sides(given: object) -> None:
    """Raises TypeError for a die that can't be rolled."""
    if type(given) is not int or given < 1:
        raise TypeError(f"roll({given!r}): a die has a whole number of sides, at least 1")


def zone_of(table: Table, pile: object) -> str:
    """The name of the zone that a pile is ("hand-1"). Raises TypeError for any other list."""
    for name, cards in table._piles():
        if cards is pile:
            return name
    raise TypeError("show() needs a zone itself, such as self.hand[seat], not a list made of it")


def shown(zone: str, pile: Sequence[str], cards: Sequence[str]) -> None:
    """Raises TypeError for cards to be shown that don't lie in the zone."""
    if extra := Counter(cards) - Counter(pile):
        told = " ".join(map(str, extra.elements()))
        raise TypeError(f"show: {told} can't be shown, {zone} doesn't hold it")


def scores(given: Any, players: int) -> tuple[int, ...]:
    """What `scores` answers. Raises TypeError if that isn't a whole number for each seat."""
    found = tuple(given) if isinstance(given, Iterable) else None
    if found is None or len(found) != players or any(type(one) is not int for one in found):
        told = given if found is None else list(found)
        raise TypeError(
            f"scores() answers {told!r}, not a whole number for each of {players} seats"
        )
    return found


def winners(table: Table, given: Any) -> tuple[int, ...]:
    """The seats that win. Raises TypeError for what are none."""
    if not isinstance(given, Iterable) or isinstance(given, str):
        raise TypeError(
            f"end(winners={given!r}): needs a list of seats, such as [{table.seats[0]}]"
        )
    found = tuple(given)
    for one in found:
        seat(table, "end", one)
    return found


def laid(name: str, zone: Zone, given: Any, players: int) -> None:
    """Raises TypeError unless that can be the whole of a zone: a list, or one a seat."""
    piles = given if zone.each else [given]
    if not isinstance(piles, list) or any(not isinstance(pile, list) for pile in piles):
        kind = "a list of cards for each seat" if zone.each else "a list of cards"
        raise TypeError(f"{name} is a zone, {kind}, and can't be {given!r}")
    if zone.each and len(piles) != players:
        raise TypeError(f"{name} is a zone with a list for each of {players} seats, not {given!r}")


def worth(name: str, value: Value, given: Any, players: int) -> None:
    """Raises TypeError unless a value can be that: what it was declared as, so that transcripts
    give it back."""
    if value.each and (not isinstance(given, list) or len(given) != players):
        raise TypeError(f"{name} has a value for each of {players} seats, and can't be {given!r}")
    for one in given if value.each else (given,):
        if type(one) not in value.sorts:
            raise TypeError(f"{name} is {value.told()}, and can't be {one!r}")


def unsound(table: Table) -> str:
    """What lies on a table that can't, as a sentence; "" if nothing does. Lists are the author's to
    change in place, so what is in them is looked at here."""
    players = len(table.seats)
    try:
        for name, zone in table.declared_zones.items():
            laid(name, zone, table.__dict__[name], players)
        for name, value in table.declared_values.items():
            worth(name, value, table.__dict__[name], players)
    except TypeError as error:
        return str(error)
    for name, pile in table._piles():
        for card in pile:
            if card not in table.game.place:
                return f"{name} holds {card!r}, which is no card of the game"
    return ""


def chosen(among: Sequence[Any]) -> None:
    """Raises TypeError where there is nothing to choose."""
    if not among:
        raise TypeError("choose(): there is nothing to choose from")
