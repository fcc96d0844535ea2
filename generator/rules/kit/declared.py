"""What lies on a table: zones of cards, and values that are counted or remembered.

They are declared in the body of a `Table` class, once, each with who may see it. From that come
copies, views, guesses, positions and transcripts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, overload

#: Who may see: everybody; nobody; the seat that owns it; every seat but the one that owns it.
Seen = Literal["open", "hidden", "owner", "others"]
_SEEN = ("open", "hidden", "owner", "others")
#: What stands in a view for a card or value that the seat can't see.
UNSEEN = "?"


def may_see(seen: Seen, owner: int, seat: int) -> bool:
    """Whether `seat` sees what `owner` owns (-1 for what is nobody's)."""
    if seen == "open":
        return True
    return seen != "hidden" and (owner == seat) == (seen == "owner")


#: What a value may begin as, in words.
_SORTS: dict[type, str] = {
    int: "a whole number", str: "a word", bool: "yes or no", float: "a fraction",
    type(None): "nothing",
}  # fmt: skip


@dataclass(frozen=True)
class Zone:
    """A pile of cards, top first, or one for each seat. All cards begin in the zone that is the
    `deck`."""

    seen: Seen
    each: bool = False
    deck: bool = False
    shuffled: bool = False


@dataclass(frozen=True)
class Value:
    """A number or word to be remembered, or one for each seat. `among` are the values that a hidden
    one may have; `limit` is how many there are of what it counts, all seats together."""

    start: int | str | bool | None
    seen: Seen = "open"
    each: bool = False
    among: tuple[Any, ...] = ()
    limit: int | None = None

    @property
    def sorts(self) -> tuple[type, ...]:
        """Of which sorts it may be, as transcripts give them back: what begins as nothing may
        become any plain one."""
        sort = type(self.start)
        return (int, str, bool, type(None)) if sort is type(None) else (sort,)

    def told(self) -> str:
        """Its sort in words."""
        if self.start is None:
            return "a whole number, a word, yes, no or nothing"
        return _SORTS[type(self.start)]


def _checked(seen: str, each: bool) -> None:
    if seen not in _SEEN:
        raise TypeError(f"seen={seen!r} is not one of {', '.join(_SEEN)}")
    if seen in ("owner", "others") and not each:
        raise TypeError(f"seen={seen!r} needs an owner: add each=True")


def _value(declared: Value) -> Value:
    """A declaration that can be meant. Raises TypeError for any other."""
    _checked(declared.seen, declared.each)
    if type(declared.start) not in _SORTS:
        raise TypeError(
            f"a value begins as a number, a word, yes, no or nothing, not {declared.start!r}"
        )
    if declared.seen != "open" and not declared.among:
        raise TypeError(
            "what isn't open needs among=(...): the values that others must reckon with"
        )
    for one in declared.among:
        if type(one) not in declared.sorts:
            raise TypeError(f"among has {one!r}, and the value is {declared.told()}")
    return declared


@overload
def zone(seen: Seen = "open", *, each: Literal[False] = False) -> list[str]: ...
@overload
def zone(seen: Seen = "open", *, each: Literal[True]) -> list[list[str]]: ...
def zone(seen: Seen = "open", *, each: bool = False) -> Any:
    """A zone of cards, empty at the start; with `each`, a list of one a seat. Who may see it:
    "open" (all), "hidden" (nobody), "owner" or "others" (all but the owner)."""
    _checked(seen, each)
    return Zone(seen, each)


def deck(seen: Seen = "hidden", *, shuffled: bool = True) -> list[str]:
    """The zone in which all cards begin, top first; shuffled, unless told otherwise."""
    _checked(seen, False)
    return Zone(seen, False, True, shuffled)  # type: ignore[return-value]


@overload
def counter(
    start: int = 0, *, each: Literal[False] = False, seen: Seen = "open",
    among: Sequence[int] = (), limit: int | None = None,
) -> int: ...  # fmt: skip
@overload
def counter(
    start: int = 0, *, each: Literal[True], seen: Seen = "open",
    among: Sequence[int] = (), limit: int | None = None,
) -> list[int]: ...  # fmt: skip
def counter(
    start: int = 0,
    *,
    each: bool = False,
    seen: Seen = "open",
    among: Sequence[int] = (),
    limit: int | None = None,
) -> Any:
    """A number that begins at `start`; with `each`, a list of one a seat. `limit` says how many
    there are of the pieces that it counts: their peak is then kept in `stats`."""
    if type(start) is not int:
        raise TypeError(f"a counter begins with a whole number, not {start!r}")
    if limit is not None and (type(limit) is not int or limit < 0):
        raise TypeError(f"limit={limit!r} is no number of pieces")
    return _value(Value(start, seen, each, tuple(among), limit))


def value(
    start: int | str | bool | None = None,
    *,
    each: bool = False,
    seen: Seen = "open",
    among: Sequence[Any] = (),
) -> Any:
    """A word, number, yes or no, or nothing, to be remembered; with `each`, a list of one a seat.
    None is nothing yet: that a value is None is never hidden."""
    return _value(Value(start, seen, each, tuple(among)))
