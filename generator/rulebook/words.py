"""Words: the functions that templates call, each with what it takes looked at before it runs.

In: a function with annotations. Out: a `Word`, which answers frozen values, and which tells a
writer what it takes if it is asked for something else. So a TypeError that does come out of one of
our functions is our own mistake.
"""

from __future__ import annotations

import inspect
import math
import types
import typing
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Union, get_args, get_origin

from jinja2 import Undefined
from jinja2.runtime import Macro

from generator.errors import Problem, UserError
from generator.reading.faults import shown
from generator.reading.sandbox import Shown, allowed
from generator.rulebook.views import Record, freeze

_PLAINLY = {str: "a text", bool: "true or false", int: "a whole number", float: "a number"}
_LISTS = {str: "a list of texts", int: "a list of whole numbers", float: "a list of numbers"}


class Word(Shown):
    """One function of a template, by the name that the template knows."""

    __slots__ = ("_function", "_hints", "_name", "_signature")

    def __init__(self, name: str, function: Callable[..., Any]) -> None:
        self._name = name
        self._function = function
        self._signature = inspect.signature(function)
        self._hints = typing.get_type_hints(function)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Raises UserError for an argument that the word doesn't take, without a place: whoever
        runs the template knows that."""
        for value in (*args, *kwargs.values()):
            if isinstance(value, Undefined):
                value._fail_with_undefined_error()
        try:
            bound = self._signature.bind(*args, **kwargs)
        except TypeError as error:
            raise self._fault(str(error)) from None
        for name, value in bound.arguments.items():
            kind = self._signature.parameters[name].kind
            hint = self._hints.get(name, Any)
            if kind is inspect.Parameter.VAR_KEYWORD:
                for each, one in value.items():
                    self._taken(each, one, hint)
            elif kind is not inspect.Parameter.VAR_POSITIONAL:
                bound.arguments[name] = self._taken(name, value, hint)
        return freeze(self._function(*bound.args, **bound.kwargs))

    def _taken(self, name: str, value: Any, hint: Any) -> Any:
        """The argument as the function gets it: what can only be looped over once is a tuple."""
        if _list_of(hint) and not isinstance(value, (str, Mapping)) and _loops(value):
            value = tuple(value)
        if not _fits(value, hint):
            raise self._fault(f"{name} is {_called(hint)}, not {_told(value)}")
        return value

    def _fault(self, found: str) -> UserError:
        return UserError(Problem(found, key=self._name, expected=f"it is {self._usage()}"))

    def _usage(self) -> str:
        """How the word is written: `card(id, width='22mm', alt='', turned=False)`."""
        told = []
        for name, one in self._signature.parameters.items():
            if name == "caller":
                continue
            if one.kind is inspect.Parameter.VAR_KEYWORD:
                told.append(f"{name}=...")
            elif one.default is inspect.Parameter.empty:
                told.append(name)
            else:
                told.append(f"{name}={one.default!r}")
        return f"{self._name}({', '.join(told)})"


def words(functions: Mapping[str, Callable[..., Any]]) -> dict[str, Word]:
    """Each function as a word of its name."""
    return {name: Word(name, function) for name, function in functions.items()}


def _choices(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def _list_of(hint: Any) -> Any:
    """What a list holds that such an argument may be; None if it may be none."""
    for one in _choices(hint):
        origin = get_origin(one)
        if isinstance(origin, type) and issubclass(origin, Iterable):
            return get_args(one)[0]
    return None


def _loops(value: object) -> bool:
    return isinstance(value, Iterable) and allowed(value) and not isinstance(value, Record)


def _fits(value: Any, hint: Any) -> bool:
    """Whether an argument is what its annotation says; numbers must be finite."""
    for one in _choices(hint):
        origin = get_origin(one)
        if one is Any or one is object:
            return allowed(value)
        if origin is not None and issubclass(origin, Iterable) and type(value) is tuple:
            if all(_fits(item, get_args(one)[0]) for item in value):
                return True
        elif origin is not None and not issubclass(origin, Iterable):
            if isinstance(value, Macro):  # the only function that a template has is a macro
                return True
        elif one is float:
            if type(value) in (int, float) and _finite(value):
                return True
        elif one is int:
            if type(value) is int:
                return True
        elif isinstance(one, type) and isinstance(value, one):
            return True
    return False


def _finite(value: float) -> bool:
    try:
        return math.isfinite(value)
    except OverflowError:  # a whole number beyond all floats
        return False


def _called(hint: Any) -> str:
    """What an argument is, in words."""
    item = _list_of(hint)
    if item is not None:
        return _LISTS.get(item, "a list")
    named = [_PLAINLY[one] for one in _choices(hint) if one in _PLAINLY]
    return " or ".join(named) or "a block of text"


def _told(value: object) -> str:
    if isinstance(value, (str, bool, int, float)):
        return shown(value) if isinstance(value, str) else str(value)[:40]
    if value is None:
        return "none"
    if isinstance(value, Collection):
        return "a list" if not isinstance(value, Mapping) else "a mapping"
    return "something else"
