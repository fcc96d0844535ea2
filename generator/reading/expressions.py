"""The little templates of a catalogue, such as "{{ rank }}{{ letter }}".

In: a text and the names that it may use. Out: the text filled in, or `InvalidValue`. Jinja in its
sandbox: no attribute that begins with an underscore, no change to what is handed in, no name that
isn't known, no sum that never ends.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from jinja2 import StrictUndefined, TemplateError, TemplateSyntaxError, meta, nodes
from jinja2.exceptions import SecurityError

from generator.errors import did_you_mean, listed
from generator.reading.faults import InvalidValue
from generator.reading.sandbox import Guard
from generator.reading.spending import Overspent, metered
from generator.reading.verbatim import Verbatim

#: Words that templates need for themselves, so that no field may be called so.
RESERVED_NAMES = frozenset(
    {
        "and", "as", "block", "call", "do", "elif", "else", "extends", "false", "filter", "for",
        "from", "if", "import", "in", "include", "is", "loop", "macro", "not", "none", "null",
        "or", "range", "self", "set", "super", "true", "with",
    }
)  # fmt: skip


@lru_cache(maxsize=1)
def _environment() -> Guard:
    environment = Guard(undefined=StrictUndefined, keep_trailing_newline=False)
    for name in set(environment.globals) - {"range"}:
        del environment.globals[name]
    return environment


def is_template(written: object) -> bool:
    """Whether a text has anything to fill in."""
    if not isinstance(written, str) or isinstance(written, Verbatim):
        return False
    return "{{" in written or "{%" in written or "{#" in written


class Expression:
    """A compiled text. `names` are the names that it uses, `word_names` those after `words.`."""

    def __init__(self, text: str) -> None:
        environment = _environment()
        try:
            tree = environment.parse(text)
            with metered():  # Jinja works out what is constant
                self._template = environment.from_string(text)
        except TemplateSyntaxError as error:
            raise InvalidValue(
                "is not a template",
                _first_clause(error.message or ""),
                "values stand in double braces, such as {{ rank }}",
            ) from None
        self.names = frozenset(meta.find_undeclared_variables(tree) - set(environment.globals))
        self.word_names = frozenset(
            node.attr
            for node in tree.find_all(nodes.Getattr)
            if isinstance(node.node, nodes.Name) and node.node.name == "words"
        )

    def check(self, known: Collection[str], word_names: Collection[str] = ()) -> None:
        """Raises InvalidValue if the text uses a name that isn't known."""
        for prefix, used, there in (
            ("", self.names, known),
            ("words.", self.word_names, word_names),
        ):
            for name in sorted(used - set(there)):
                raise InvalidValue(
                    f"'{prefix}{name}' is not known here",
                    f"known: {listed(sorted(there))}" if there else "nothing is",
                    did_you_mean(name, sorted(there)),
                )

    def fill(self, values: Mapping[str, Any]) -> str:
        """The text with its values. Raises InvalidValue."""
        try:
            with metered():
                return self._template.render(values).strip()
        except Overspent as error:
            raise error.invalid() from None
        except SecurityError as error:
            raise InvalidValue("does what a template may not", _first_clause(str(error))) from None
        except TemplateError as error:
            raise InvalidValue("can't be filled in", _first_clause(error.message or "")) from None
        except TypeError as error:
            raise InvalidValue(
                "can't be filled in",
                _first_clause(str(error)),
                "only 'whole' fields can be reckoned with",
            ) from None
        except Exception as error:  # whatever a sum of a stranger can raise
            raise InvalidValue("can't be filled in", _first_clause(str(error))) from None


def _first_clause(message: str) -> str:
    """The first sentence of a library's message, as a clause."""
    return message.partition(". ")[0].rstrip(".")


@lru_cache(maxsize=4096)
def expression(text: str) -> Expression:
    """The compiled text, from memory if it was seen before. Raises InvalidValue."""
    return Expression(text)
