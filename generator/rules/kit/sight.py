"""What a seat may know of a table, and what the rest could be."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from generator.rules.contract import seated
from generator.rules.kit.chance import Chance
from generator.rules.kit.declared import UNSEEN, may_see

if TYPE_CHECKING:
    from generator.rules.kit.table import Table

_Table = TypeVar("_Table", bound="Table")
#: How often each hidden card changes places where not every card fits everywhere.
_MIXED = 20


def _sits(table: Table, seat: int) -> None:
    if type(seat) is not int:
        raise ValueError(f"there is no seat {seat!r}; seats are numbers")
    seated(seat, len(table.seats))


def view(table: Table, seat: int) -> dict[str, Any]:
    """The view of a seat."""
    _sits(table, seat)
    parts = table.__dict__
    seen: dict[str, Any] = {
        "me": seat,
        "players": len(table.seats),
        "turn": table.seat,
        "turns": table.turns,
    }
    for name, zone in table.declared_zones.items():
        if zone.each:
            seen[name] = tuple(
                tuple(cards) if may_see(zone.seen, owner, seat) else (UNSEEN,) * len(cards)
                for owner, cards in enumerate(parts[name])
            )
        else:
            shown = may_see(zone.seen, -1, seat)
            seen[name] = tuple(parts[name]) if shown else (UNSEEN,) * len(parts[name])
    for name, value in table.declared_values.items():
        if value.each:
            seen[name] = tuple(
                one if one is None or may_see(value.seen, owner, seat) else UNSEEN
                for owner, one in enumerate(parts[name])
            )
        else:
            one = parts[name]
            seen[name] = one if one is None or may_see(value.seen, -1, seat) else UNSEEN
    known = {zone: cards for (zone, to), cards in table._known.items() if to == seat}
    return seen | {"known": known, "outcome": table.outcome}


def forget(table: Table) -> None:
    """Drops from what was shown the cards that have left."""
    for (zone, seat), cards in list(table._known.items()):
        name, _, owner = zone.partition("-")
        pile = table.pile(name, int(owner or 0))
        if all(pile.count(card) >= cards.count(card) for card in cards):
            continue
        if left := tuple((Counter(cards) & Counter(pile)).elements()):
            table._known[zone, seat] = left
        else:
            del table._known[zone, seat]


def guess(table: _Table, seat: int, chance: Random) -> _Table:
    """A table with the same view for a seat, all else dealt anew from `chance`, and nothing of what
    really happened or will."""
    _sits(table, seat)
    twin = table.copy()
    places = _hidden(twin, seat)
    if not twin.picky:
        cards = sorted(pile[at] for _, pile, at in places)  # in no order of the true ones
        chance.shuffle(cards)
        for (_, pile, at), card in zip(places, cards, strict=True):
            pile[at] = card
    else:
        _mix(twin, places, chance)
    _guess_values(twin, seat, chance)
    # What others were shown, the seat can't know: nobody knows anything in the guess but the seat.
    known = {key: cards for key, cards in twin._known.items() if key[1] == seat}
    twin.__dict__.update(
        _known=known, _log=[], _chance=Chance((), chance.getrandbits(64)), _drawn=0, _legal=None
    )
    return twin


def _hidden(table: Table, seat: int) -> list[tuple[str, list[str], int]]:
    """Every place whose card the seat can't know: zone name, pile, index. Of a card that it was
    shown, one copy stays where it is."""
    places = []
    for name, zone in table.declared_zones.items():
        own = table.__dict__[name]
        for owner, pile in enumerate(own) if zone.each else ((-1, own),):
            if may_see(zone.seen, owner, seat):
                continue
            key = f"{name}-{owner}" if zone.each else name
            known: Counter[str] = Counter(table._known.get((key, seat), ()))
            for at, card in enumerate(pile):
                if known[card]:
                    known[card] -= 1
                else:
                    places.append((key, pile, at))
    return places


def _mix(table: Table, places: list[tuple[str, list[str], int]], chance: Random) -> None:
    """Lets cards change places, two by two, wherever both fit: after many such steps every deal
    that fits can come out, and none that doesn't."""
    for _ in range(_MIXED * len(places)):
        (one, here, i), (other, there, j) = chance.choice(places), chance.choice(places)
        if table.fits(one, there[j]) and table.fits(other, here[i]):
            here[i], there[j] = there[j], here[i]


def _guess_values(table: Table, seat: int, chance: Random) -> None:
    for name, value in table.declared_values.items():
        if value.seen == "open":
            continue
        now = table.__dict__[name]
        for owner, one in enumerate(now) if value.each else ((-1, now),):
            if one is not None and not may_see(value.seen, owner, seat):
                if value.each:
                    now[owner] = chance.choice(value.among)
                else:
                    table.__dict__[name] = chance.choice(value.among)
