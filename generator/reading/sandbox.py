"""The one sandbox of every template: what may be reached, what may be called.

In: a template that a stranger may have written, and what it is handed. Out: Jinja that reaches
texts, numbers, tuples and the like, Jinja's own helpers, and values that are made to be `Shown`;
nothing else, whoever handed it over. It is the second of two walls: the first is that nothing else
is ever handed to a template. What a template costs is counted on the way (`spending`): every turn
of a loop, every call, every letter.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from types import BuiltinMethodType, GeneratorType, MethodType
from typing import Any

from jinja2 import TemplateSyntaxError, Undefined, nodes, pass_context, pass_eval_context
from jinja2.environment import Template, TemplateModule
from jinja2.exceptions import SecurityError, TemplateRuntimeError
from jinja2.nodes import EvalContext
from jinja2.runtime import (
    BlockReference,
    Context,
    LoopContext,
    Macro,
    TemplateReference,
    markup_join,
    str_join,
)
from jinja2.sandbox import ImmutableSandboxedEnvironment, safe_range
from jinja2.utils import Cycler, Joiner, Namespace
from jinja2.visitor import NodeTransformer
from markupsafe import Markup

from generator.budgets import at_most, budget, raised_by
from generator.reading import spending
from generator.reading.faults import shown


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

    __slots__ = ("_format", "text")

    def __init__(self, format: Callable[..., str], text: str) -> None:
        self._format, self.text = format, text

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


#: Filters that the guard writes into a template before it is compiled; a template can't name them.
_TURN, _HELD, _CONCAT = "deckproof turn", "deckproof held", "deckproof concat"


@pass_context
def _turn(context: Context, letters: int) -> bool:
    counter = spending.meter()
    if counter is not None:
        counter.spend(1, letters)
    return True


@pass_eval_context
def _concat(about: EvalContext, parts: list[Any]) -> str:
    spending.held(parts)
    return (markup_join if about.autoescape else str_join)(parts)


class _Counting(NodeTransformer):
    """Writes the counting into a template: one more filter in each body that can run again, and
    about each list and text that it puts together. Counts the bodies that become functions, too:
    Python takes the square of their number to compile them."""

    def __init__(self, file: str | None) -> None:
        self.file, self.functions = file, 0
        self.letters = 0  # of all text that it has come by

    def visit_TemplateData(self, node: nodes.TemplateData) -> nodes.Node:
        self.letters += len(node.data)
        return node

    def _body(self, node: Any) -> Any:
        if not isinstance(node, nodes.For):
            self.functions += 1
            if self.functions > budget("template-macros"):
                told = f"has too many macros ({at_most('template-macros')})"
                hint = raised_by("template-macros")
                raise TemplateSyntaxError(f"{told}; {hint}", node.lineno, filename=self.file)
        before = self.letters
        self.generic_visit(node)
        letters = nodes.Const(self.letters - before, lineno=node.lineno)
        turn = self._filter(_TURN, letters, node)
        node.body.insert(0, nodes.ExprStmt(turn, lineno=node.lineno))
        if isinstance(node, nodes.For) and node.test is not None:
            one = self._filter(_TURN, nodes.Const(0, lineno=node.lineno), node)
            node.test = nodes.And(one, node.test, lineno=node.lineno)
        return node

    visit_For = visit_Macro = visit_CallBlock = visit_Block = _body

    def _whole(self, node: Any) -> Any:
        if getattr(node, "ctx", "load") != "load":  # the names on the left of `set a, b = ...`
            return node
        self.generic_visit(node)
        return self._filter(_HELD, node, node)

    visit_List = visit_Tuple = visit_Dict = _whole

    def visit_Concat(self, node: nodes.Concat) -> nodes.Node:
        self.generic_visit(node)
        return self._filter(_CONCAT, nodes.List(node.nodes, lineno=node.lineno), node)

    @staticmethod
    def _filter(name: str, value: nodes.Expr, at: nodes.Node) -> nodes.Filter:
        return nodes.Filter(value, name, [], [], None, None, lineno=at.lineno)


@contextmanager
def _compiling(file: str | None = None) -> Iterator[None]:
    """What Jinja and Python can't read of a template for its depth or its numbers is a fault of the
    template like any other."""
    try:
        yield
    except (RecursionError, MemoryError):
        told = "goes too deep: too much inside of each other"
        raise TemplateSyntaxError(told, 1, filename=file) from None
    except (ValueError, OverflowError, SyntaxError) as error:
        told = str(error).partition(";")[0]
        raise TemplateSyntaxError(f"can't be read: {told}", 1, filename=file) from None


class Guard(ImmutableSandboxedEnvironment):
    """Jinja's sandbox, with its doors turned round: what isn't known to be harmless is
    refused. No list or mapping can be changed, not even the template's own. Nothing is worked out
    while a template is compiled: looking for what could be takes longer than a template saves, and
    what runs is counted."""

    intercepted_binops = frozenset({"*", "**", "+", "%"})

    def __init__(self, **options: Any) -> None:
        super().__init__(optimized=False, **options)
        self.finalize = spending.written
        self.filters = {name: spending.counted(name, one) for name, one in self.filters.items()}
        self.filters |= {_TURN: _turn, _HELD: spending.held, _CONCAT: _concat}

    def _generate(
        self,
        source: nodes.Template,
        name: str | None,
        filename: str | None,
        *more: Any,
        **also: Any,
    ) -> str:
        counting: nodes.Template = _Counting(filename).visit(source)
        counting.set_environment(self)
        return super()._generate(counting, name, filename, *more, **also)

    def get_template(self, name: Any, *args: Any, **kwargs: Any) -> Any:
        """As Jinja's; templates that include each other come here each time."""
        if not isinstance(name, (str, Template)):
            raise TemplateRuntimeError(f"{shown(repr(name))} is not the name of a template")
        counter = spending.meter()
        if counter is not None:
            counter.spend(10)
        return super().get_template(name, *args, **kwargs)

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Sums, products, powers and `%`, but none that would take the machine's memory."""
        spending.sum_of(operator, left, right)
        return super().call_binop(context, operator, left, right)

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
        """A call whose arguments and answer are looked at, too."""
        if type(__obj) is BuiltinMethodType or type(__obj) is MethodType:
            of, makes = __obj.__self__, spending.METHODS.get(__obj.__name__)
            spending.called(makes if type(of) in PLAIN else None, (of, *args), kwargs)
        else:
            makes = spending.METHODS["format"] if isinstance(__obj, _Format) else None
            spending.called(makes, (__obj.text, *args) if makes else args, kwargs)
        return __self._refuse(super().call(__context, __obj, *args, **kwargs))

    def wrap_str_format(self, value: Any) -> Any:
        """Jinja's guarded `format`, as a value that is known."""
        guarded = super().wrap_str_format(value)
        return None if guarded is None else _Format(guarded, value.__self__)

    def parse(self, source: str, name: str | None = None, filename: str | None = None) -> Any:
        """A template's tree. Raises TemplateSyntaxError, also for what goes too deep."""
        with _compiling(filename):
            return super().parse(source, name, filename)

    def compile(
        self, source: Any, name: str | None = None, filename: str | None = None, *more: Any
    ) -> Any:
        """A template as code. Raises as `parse`."""
        with _compiling(filename):
            return super().compile(source, name, filename, *more)

    def compile_expression(self, source: str, undefined_to_none: bool = True) -> Any:
        """An expression as a function. Raises as `parse`."""
        with _compiling():
            return super().compile_expression(source, undefined_to_none)

    def _refuse(self, value: Any) -> Any:
        if not allowed(value) and not _is_builtin(value):
            raise SecurityError(f"reach {type(value).__name__!r}")
        return value
