"""Views: what a template sees of an engine, its games, and all that they answer.

In: whatever an engine or the narration of its games hands over. Out: texts, numbers, tuples, frozen
mappings, and `Record`s of those. Each is a copy: nothing that a template does to it reaches what it
was made from, nor the check that reads that next. A `Table` is a game that the template has begun
itself, so it may play there. What it sees of the deck is made in `shown.py`.
"""

from __future__ import annotations

import inspect
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

from jinja2 import Undefined
from jinja2.runtime import Macro
from markupsafe import Markup

from generator.errors import Problem, UserError
from generator.reading.sandbox import PLAIN, Shown, allowed

_FUNCTIONS = (FunctionType, MethodType, BuiltinFunctionType)
_ATOMS = frozenset({type(None), bool, int, float, complex, str, Markup})


class Unshowable(TypeError):
    """A value that no template may see; its text is the value's type."""


class Frozen(Shown, Mapping[Any, Any]):
    """A mapping that can't be changed. It prints as a mapping of Python does."""

    __slots__ = ("_items",)

    def __init__(self, items: Mapping[Any, Any]) -> None:
        self._items = {freeze(key): freeze(value) for key, value in items.items()}

    def _shown(self) -> Collection[str]:
        return ("get", "items", "keys", "values")

    def __getitem__(self, key: Any) -> Any:
        return self._items[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def items(self) -> tuple[tuple[Any, Any], ...]:  # type: ignore[override]
        """(key, value) of every entry."""
        return tuple(self._items.items())

    def keys(self) -> tuple[Any, ...]:  # type: ignore[override]
        """Every key."""
        return tuple(self._items)

    def values(self) -> tuple[Any, ...]:  # type: ignore[override]
        """Every value."""
        return tuple(self._items.values())

    def __repr__(self) -> str:
        return repr(self._items)

    def __hash__(self) -> int:
        return hash(tuple(self._items))


class Record(Shown):
    """Named values that can't be changed.

    `told` is its text. `origin` is the engine's own value that it was made from, to be handed back
    when the engine is asked about it; no template reaches that. `later` names what is only
    reckoned, from the origin, once a template asks for it.
    """

    __slots__ = ("_later", "_origin", "_told", "_values")

    def __init__(
        self,
        values: Mapping[str, Any],
        told: str = "",
        origin: Any = None,
        later: Collection[str] = (),
    ) -> None:
        kept = {
            "_values": {name: freeze(value) for name, value in values.items()},
            "_told": told,
            "_origin": origin,
            "_later": frozenset(later),
        }
        for name, value in kept.items():
            object.__setattr__(self, name, value)

    def _shown(self) -> Collection[str]:
        return (*self._values, *(name for name in sorted(self._later) if hasattr(self, name)))

    def _shows(self, name: str) -> bool:
        return name in self._values or name in self._later

    def __getattr__(self, name: str) -> Any:
        if name[:1] == "_":
            raise AttributeError(name)
        if name in self._values:
            return self._values[name]
        if name in self._later:
            return _seen(self._origin, name)
        raise AttributeError(name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} can't be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} can't be changed")

    def __str__(self) -> str:
        return self._told or str(self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._values == other._values

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))


class Row(Record):
    """A record whose values stand in order: it can be taken apart and counted like a tuple."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:
        return tuple(self._values.values())[place]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values.values())

    def __len__(self) -> int:
        return len(self._values)


class Call(Shown):
    """A function of an engine or of a game: plain values in, frozen values out."""

    __slots__ = ("_function", "_name")

    def __init__(self, function: Callable[..., Any], name: str) -> None:
        self._function = function
        self._name = name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Raises UserError for arguments that the function doesn't take, and whatever the engine
        raises for those that it does."""
        given = [thaw(one) for one in args]
        named = {name: thaw(one) for name, one in kwargs.items()}
        taken = inspect.signature(self._function)
        try:
            taken.bind(*given, **named)
        except TypeError as error:
            takes = ", ".join(taken.parameters) or "nothing"
            raise UserError(
                Problem(f"{self._name}: {error}", expected=f"it takes {takes}")
            ) from None
        found = self._function(*given, **named)
        try:
            return freeze(found)
        except Unshowable as error:
            raise UserError(
                Problem(f"{self._name}: a template may not have the {error} that it answers")
            ) from None


class _Live(Shown):
    """What an engine or a game shows: its public plain values, and functions over such values."""

    __slots__ = ("_origin",)

    def __init__(self, origin: Any) -> None:
        self._origin = origin

    def _shown(self) -> Collection[str]:
        return [name for name in dir(self._origin) if name[:1] != "_" and hasattr(self, name)]

    def _shows(self, name: str) -> bool:
        return name[:1] != "_"

    def __getattr__(self, name: str) -> Any:
        if name[:1] == "_":
            raise AttributeError(name)
        return _seen(self._origin, name)


class Engine(_Live):
    """The rules, to play an example by: `new`, `position`, and what else the engine can reckon."""

    __slots__ = ()


class Table(_Live):
    """A game that a template has begun: `options()`, `play(move)`, `view(seat)` and the rest."""

    __slots__ = ()


def freeze(value: Any) -> Any:
    """The value as templates get it, copied all the way down. Raises Unshowable."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple and all(type(item) in _ATOMS for item in value):
        return value
    if isinstance(value, (Shown, Undefined, Macro)):
        return value
    if isinstance(value, Enum):
        return freeze(value.value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return _row(value)
    if isinstance(value, (tuple, list, range, deque)):
        return tuple(freeze(item) for item in value)
    if isinstance(value, (set, frozenset)):
        return tuple(sorted((freeze(item) for item in value), key=repr))
    if isinstance(value, Mapping):
        return Frozen(value)
    for plain in (str, int, float):
        if isinstance(value, plain):
            return plain(value)
    if all(hasattr(value, name) for name in ("play", "options", "view", "outcome")):
        return Table(value)
    if all(hasattr(value, name) for name in ("new", "ledger", "players")):
        return Engine(value)
    if is_dataclass(value) and not isinstance(value, type):
        return _record(value)
    raise Unshowable(kind.__name__)


def thaw(value: Any) -> Any:
    """What an engine gets for a template's value: its own move or game back, lists and mappings
    as copies. Raises UserError for what is none of its business."""
    if isinstance(value, Undefined):
        value._fail_with_undefined_error()
    if isinstance(value, (Record, _Live)) and value._origin is not None:
        return value._origin
    if isinstance(value, Mapping):
        return {thaw(key): thaw(one) for key, one in value.items()}
    if type(value) in (list, tuple):
        return type(value)(thaw(one) for one in value)
    if isinstance(value, Iterator) and allowed(value):
        return tuple(thaw(one) for one in value)
    if type(value) is Markup:
        return str(value)
    if type(value) in PLAIN or isinstance(value, tuple):
        return value
    raise UserError(Problem("the rules engine takes texts, numbers, lists, its moves and games"))


def _seen(origin: Any, name: str) -> Any:
    """One attribute for a template. Raises AttributeError for what isn't there or isn't for it."""
    found = getattr(origin, name)
    if isinstance(found, _FUNCTIONS):
        return Call(found, name)
    try:
        return freeze(found)
    except Unshowable:
        raise AttributeError(name) from None


def _record(value: Any) -> Record:
    """A dataclass: its fields, as far as they can be shown, and its properties."""
    kind: Any = type(value)
    names = [one.name for one in fields(value) if one.name[:1] != "_"]
    shown = {}
    for name in names:
        try:
            shown[name] = freeze(getattr(value, name))
        except Unshowable:
            continue
    told = str(value) if _tells(kind) else ""
    return Record(shown, told, value, _properties(kind))


def _row(value: Any) -> Row:
    """A named tuple: all its values, and its properties."""
    kind: Any = type(value)
    shown = dict(zip(value._fields, (freeze(item) for item in value), strict=True))
    return Row(shown, str(value), value, _properties(kind))


def _tells(kind: type) -> bool:
    """Whether values of this class have a text of their own."""
    return any("__str__" in vars(one) for one in kind.__mro__[:-1])


@lru_cache(maxsize=256)
def _properties(kind: Any) -> frozenset[str]:
    return frozenset(
        name
        for name in dir(kind)
        if name[:1] != "_" and isinstance(inspect.getattr_static(kind, name), property)
    )
