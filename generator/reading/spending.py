"""What a template may cost: turns, calls and letters are counted, and what makes values grow is
reckoned before it is done.

In: the values that a template works with, as the sandbox hands them through. Out: nothing, or
`Overspent`, which names the budget. Loops in loops, macros that call themselves, texts that are
doubled and widths of a thousand million all end here. What isn't counted, such as comparing two
long lists, is bounded by the seconds that a step may take.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from contextvars import ContextVar
from functools import wraps
from types import GeneratorType
from typing import Any

from jinja2 import Undefined
from jinja2.exceptions import SecurityError

from generator.budgets import at_most, budget, raised_by
from generator.reading.faults import InvalidValue

_HOLDERS = (list, tuple, dict, set, frozenset)
#: A text of so many letters takes about as long as a turn.
_LETTERS_A_STEP = 200
#: No number has more places behind its point, and no text of JSON is indented by more.
_MOST_PLACES = 100
_NUMBER = re.compile(r"[0-9]+")
_INNER = re.compile(r"\{[^{}]*\{")


class Overspent(SecurityError):
    """A template goes beyond the budget `name`; `found` says with what."""

    def __init__(self, name: str, found: str) -> None:
        super().__init__(found)
        self.name, self.found = name, found

    def invalid(self) -> InvalidValue:
        """The same as a written value that doesn't fit."""
        return InvalidValue(self.found, at_most(self.name), raised_by(self.name))


class Meter:
    """What the templates of one file have left."""

    __slots__ = ("letters", "most", "steps")

    def __init__(self) -> None:
        self.steps = budget("template-steps")
        self.letters = budget("template-letters")
        self.most = budget("value-letters")

    def spend(self, steps: int, letters: int = 0) -> None:
        """Raises Overspent once nothing is left."""
        self.steps -= steps + letters // _LETTERS_A_STEP
        if self.steps < 0:
            raise Overspent("template-steps", "takes too many turns and calls")
        self.letters -= letters
        if self.letters < 0:
            raise Overspent("template-letters", "writes too much")

    def hold(self, value: Any) -> int:
        """How long a value is as a text, about. Raises Overspent if that is too long."""
        size = length(value, self.most)
        if size > self.most:
            raise Overspent("value-letters", "makes a value that is too long")
        return size

    def room(self, letters: int) -> None:
        """Raises Overspent if one value can't have so many letters."""
        if letters > self.most:
            raise Overspent("value-letters", "makes a value that is too long")


_METER: ContextVar[Meter | None] = ContextVar("meter", default=None)


def meter() -> Meter | None:
    """What counts at the moment; None while only our own templates run."""
    return _METER.get()


@contextmanager
def spending(on: Meter | None = None) -> Iterator[Meter]:
    """While it lasts, what templates cost is counted: on this meter, or on a new one."""
    chosen = on or Meter()
    token = _METER.set(chosen)
    try:
        yield chosen
    finally:
        _METER.reset(token)


def metered() -> AbstractContextManager[Any]:
    """Counts on the meter that is running, or else on a new one."""
    return spending() if _METER.get() is None else nullcontext()


def length(value: Any, most: int) -> int:
    """The letters of a value as a text, about; one beyond `most` is all that is told of more."""
    if isinstance(value, str):
        return len(value)
    total, waiting = 0, [value]
    while waiting and total <= most:
        one = waiting.pop()
        if isinstance(one, str):
            total += len(one) + 4
        elif isinstance(one, dict):
            waiting.extend(one)
            waiting.extend(one.values())
        elif isinstance(one, _HOLDERS):
            total += 2
            waiting.extend(one)
        elif isinstance(one, range):
            total += 4 * len(one)
        elif isinstance(one, int):
            total += one.bit_length() // 3 + 2
        else:
            total += 4
    return total


def _size(value: Any) -> int:
    return len(value) if isinstance(value, (str, range, *_HOLDERS)) else 0


def held(value: Any) -> Any:
    """A list or mapping that a template writes, unless it is too much. Raises Overspent."""
    counter = meter()
    if counter is not None:
        counter.spend(1, counter.hold(value))
    return value


def written(value: Any) -> Any:
    """What a template puts out, as text. Raises Overspent."""
    counter = meter()
    if counter is None or isinstance(value, Undefined):
        return value
    if not isinstance(value, str) and not hasattr(value, "__html__"):
        counter.hold(value)
        value = str(value)
    counter.spend(1, counter.hold(value) if isinstance(value, str) else 0)
    return value


def sum_of(operator: str, left: Any, right: Any) -> None:
    """Looks at a sum, product, power or `%` before it is reckoned. Raises Overspent."""
    counter = meter()
    if counter is None:
        return
    counter.spend(1, _size(left) + _size(right))
    if operator == "**":
        if abs(left) > 1000 or abs(right) > 20:
            raise SecurityError("a power that large")
    elif operator == "*":
        sizes = [len(x) if hasattr(x, "__len__") else abs(x) for x in (left, right)]
        if sizes[0] * sizes[1] > counter.most:
            raise Overspent("value-letters", "makes a product that is too large")
    elif operator == "+":
        counter.room(_size(left) + _size(right))
    elif isinstance(left, str):
        counter.room(_percent(left, right, counter))


def called(
    makes: Callable[..., int] | None, given: tuple[Any, ...], named: Mapping[str, Any]
) -> None:
    """Looks at a filter or a method before it runs: `given` begins with the value that it is of,
    `makes` reckons how long its answer gets. Raises Overspent."""
    counter = meter()
    if counter is None:
        return
    counter.spend(1, sum(map(counter.hold, given)))
    if makes is not None:
        # Arguments that it doesn't take are its own matter.
        with suppress(TypeError, ValueError, OverflowError):
            counter.room(makes(counter, *given, **named))


def counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A filter of Jinja whose arguments are looked at, and whose answers are counted."""
    makes = FILTERS.get(name)
    skipped = 1 if hasattr(function, "jinja_pass_arg") else 0

    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        called(makes, args[skipped:], kwargs)
        found = function(*args, **kwargs)
        return _each(found) if isinstance(found, GeneratorType) else found

    return call


def _each(values: Iterator[Any]) -> Iterator[Any]:
    counter = meter()
    for value in values:
        if counter is not None:
            counter.spend(1, _size(value))
        yield value


# How long what they make gets: each takes the meter, the value and the arguments


def _wide(counter: Meter, value: Any, width: int = 80, *_: Any) -> int:
    return max(_size(value), int(width))


def _tabs(counter: Meter, value: str, tabsize: int = 8) -> int:
    return len(value) + value.count("\t") * abs(int(tabsize))


def _indented(counter: Meter, value: Any, width: Any = 4, *_: Any, **__: Any) -> int:
    by = len(width) if isinstance(width, str) else int(width)
    return _size(value) + (str(value).count("\n") + 1) * by


def _replaced(counter: Meter, value: Any, old: Any, new: Any, *_: Any, **__: Any) -> int:
    text = str(value)
    return len(text) + text.count(str(old)) * len(str(new))


def _joined(counter: Meter, value: Any, d: Any = "", *_: Any, **__: Any) -> int:
    return length(value, counter.most) + _size(value) * len(str(d))


def _joined_by(counter: Meter, value: str, items: Any = ()) -> int:
    return _joined(counter, items, value)


def _wrapped(counter: Meter, value: Any, width: int = 79, *more: Any, **named: Any) -> int:
    between = more[1] if len(more) > 1 else named.get("wrapstring") or "\n"
    return _size(value) * (1 + len(between))


def _translated(counter: Meter, value: str, table: Mapping[Any, Any]) -> int:
    return len(value) * max([1, *(len(str(one)) for one in table.values())])


def _linked(counter: Meter, value: Any, *more: Any, **named: Any) -> int:
    added = sum(len(str(one)) for one in (*more, *named.values()))
    return 4 * _size(value) + (str(value).count(".") + str(value).count("@") + 1) * added


def _parted(counter: Meter, value: Any, slices: int = 0, *_: Any, **__: Any) -> int:
    return 8 * abs(int(slices))


def _percent(text: str, given: Any, counter: Meter) -> int:
    widths = sum(int(number[:12]) for number in _NUMBER.findall(text))
    if "*" in text:
        widths += sum(abs(one) for one in (given if isinstance(given, tuple) else (given,))
                      if isinstance(one, int))  # fmt: skip
    return len(text) + widths + text.count("%") * length(given, counter.most)


def _percents(counter: Meter, text: Any, *given: Any, **named: Any) -> int:
    return _percent(str(text), given or named, counter)


def _braces(counter: Meter, text: str, *given: Any, **named: Any) -> int:
    values = (*given, *named.values())
    widths = sum(int(number[:12]) for number in _NUMBER.findall(text))
    if _INNER.search(text):
        widths += sum(abs(one) for one in values if isinstance(one, int))
        widths += sum(int(n[:12]) for one in values if isinstance(one, str)
                      for n in _NUMBER.findall(one))  # fmt: skip
    return len(text) + widths + text.count("{") * length(values, counter.most)


def _places(counter: Meter, value: Any, precision: int = 0, *_: Any, **__: Any) -> int:
    return counter.most + 1 if abs(int(precision)) > _MOST_PLACES else 0


def _json(counter: Meter, value: Any, indent: int | None = None) -> int:
    return counter.most + 1 if int(indent or 0) > _MOST_PLACES else 0


def _bytes(counter: Meter, value: Any, length: int = 1, *_: Any, **__: Any) -> int:
    return int(length)


def _repeated(counter: Meter, value: Any, keys: Any = (), filled: Any = None) -> int:
    return _size(keys) * (1 + length(filled, counter.most))


_BOTH: dict[str, Callable[..., int]] = {"center": _wide, "replace": _replaced}
#: Jinja's filters that make more than they get.
FILTERS: dict[str, Callable[..., int]] = {
    **_BOTH,
    "indent": _indented, "wordwrap": _wrapped, "urlize": _linked, "slice": _parted,
    "batch": _parted, "round": _places, "tojson": _json, "join": _joined, "format": _percents,
}  # fmt: skip
#: The same of the methods of texts, numbers and mappings.
METHODS: dict[str, Callable[..., int]] = {
    **_BOTH,
    "ljust": _wide, "rjust": _wide, "zfill": _wide, "expandtabs": _tabs, "translate": _translated,
    "to_bytes": _bytes, "fromkeys": _repeated, "join": _joined_by, "format": _braces,
    "format_map": _braces,
}  # fmt: skip
