"""The one sandbox of every template: what may be reached, what may be called.

In: a template that a stranger may have written, and what it is handed. Out: Jinja that reaches
texts, numbers, tuples and the like, Jinja's own helpers, and values that are made to be `Shown`;
nothing else, whoever handed it over. It is the second of two walls: the first is that nothing else
is ever handed to a template.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from types import BuiltinMethodType, GeneratorType, MethodType
from typing import Any

from jinja2 import Undefined
from jinja2.environment import TemplateModule
from jinja2.exceptions import SecurityError
from jinja2.runtime import BlockReference, LoopContext, Macro, TemplateReference
from jinja2.sandbox import ImmutableSandboxedEnvironment, safe_range
from jinja2.utils import Cycler, Joiner, Namespace
from markupsafe import Markup


class Shown:
    """A value that was made for templates: it answers the names of `_shown`, and nothing else of it
    can be reached. Subclasses hold no state that a template could change outside of itself."""

    __slots__ = ()

    def _shown(self) -> Collection[str]:
        """The attributes and methods that a template may use."""
        return ()

    def _shows(self, name: str) -> bool:
        """Whether `name`, which the value has, is one of those."""
        return name in self._shown()


#: What a template may hold, by its exact type: a subclass may bring methods of its own.
PLAIN: frozenset[type] = frozenset(
    {
        type(None), bool, int, float, complex, str, Markup,
        tuple, list, dict, set, frozenset, range,
    }
)  # fmt: skip

#: What filters and methods of plain values answer to be looped over.
_ITERATORS: frozenset[type] = frozenset(
    {
        GeneratorType, zip, enumerate, map, filter, reversed,
        type({}.items()), type({}.keys()), type({}.values()),
        type(iter(())), type(iter([])), type(iter({})), type(iter("")), type(iter(range(0))),
        type(reversed([])), type(reversed({})),
    }
)  # fmt: skip

#: What Jinja makes of a template's own words: `loop`, macros, `namespace()`, `self`.
JINJA = (
    Undefined, Macro, BlockReference, LoopContext, TemplateReference, TemplateModule,
    Namespace, Cycler, Joiner,
)  # fmt: skip

#: Functions that every template has, or may be given. `range` is Jinja's own, which has a limit.
BUILTINS: frozenset[Any] = frozenset({dict, zip, enumerate, Namespace, Cycler, Joiner, safe_range})
#: The names of those in a fresh environment; the rest (a text of random words) is taken away.
KEPT = frozenset({"range", "dict", "namespace", "cycler", "joiner"})


class _Format(Shown):
    """`str.format` as Jinja guards it."""

    __slots__ = ("_format",)

    def __init__(self, format: Callable[..., str]) -> None:
        self._format = format

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        return self._format(*args, **kwargs)


def allowed(value: object) -> bool:
    """Whether a template may hold this value at all."""
    kind = type(value)
    if kind in PLAIN or isinstance(value, (Shown, *JINJA)) or kind in _ITERATORS:
        return True
    if kind is MethodType or kind is BuiltinMethodType:
        return allowed(value.__self__)  # type: ignore[attr-defined]
    # the pairs of `groupby`
    return kind.__module__ == "jinja2.filters" and issubclass(kind, tuple)


def _is_builtin(value: object) -> bool:
    return any(value is known for known in BUILTINS)


class Guard(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, with its doors turned round: what isn't known to be harmless is
    refused. No list or mapping can be changed, not even the template's own."""

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Only what a value was made to show, and never a name with an underscore before it."""
        if not allowed(obj) or not super().is_safe_attribute(obj, attr, value):
            return False
        return not isinstance(obj, Shown) or obj._shows(attr)

    def is_safe_callable(self, obj: Any) -> bool:
        """Words, macros, methods of plain values, and the few functions that Jinja brings."""
        return super().is_safe_callable(obj) and (allowed(obj) or _is_builtin(obj))

    def getattr(self, obj: Any, attribute: str) -> Any:
        """`obj.attribute`. Raises SecurityError for what a template may not hold."""
        self._refuse(obj)
        return self._refuse(super().getattr(obj, attribute))

    def getitem(self, obj: Any, argument: Any) -> Any:
        """`obj[argument]`. Raises SecurityError for what a template may not hold."""
        self._refuse(obj)
        return self._refuse(super().getitem(obj, argument))

    def call(__self, __context: Any, __obj: Any, *args: Any, **kwargs: Any) -> Any:
        """A call whose answer is looked at, too."""
        return __self._refuse(super().call(__context, __obj, *args, **kwargs))

    def wrap_str_format(self, value: Any) -> Any:
        """Jinja's guarded `format`, as a value that is known."""
        guarded = super().wrap_str_format(value)
        return None if guarded is None else _Format(guarded)

    def _refuse(self, value: Any) -> Any:
        if not allowed(value) and not _is_builtin(value):
            raise SecurityError(f"reach {type(value).__name__!r}")
        return value
