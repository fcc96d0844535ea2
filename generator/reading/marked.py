"""XML and JSON of other tools -> elements and plain values, within their budgets.

A file from a stranger can't make us read another one, nor grow while it is read: XML with a
document type, the only place for entities, is refused.
"""

from __future__ import annotations

import json
from typing import Any
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from generator.budgets import budget, over
from generator.errors import Problem, UserError


def read_xml(data: bytes, name: str) -> Element:
    """The outermost element. Raises UserError, at its line, for what is no plain XML."""
    builder, parser = TreeBuilder(), expat.ParserCreate()
    parser.buffer_text = True
    open_, seen = 0, 0

    def problem(found: str, **more: str) -> UserError:
        line, column = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
        return UserError(Problem(found, file=name, line=line, column=column, **more))

    def start(tag: str, given: dict[str, str]) -> None:
        nonlocal open_, seen
        open_, seen = open_ + 1, seen + 1
        for cost, found in (("yaml-depth", open_), ("yaml-values", seen)):
            if found > budget(cost):
                raise UserError(over(cost, f"has {found:,} elements", file=name))
        builder.start(tag, given)

    def end(tag: str) -> None:
        nonlocal open_
        open_ -= 1
        builder.end(tag)

    def doctype(*_: object) -> None:
        raise problem("has a document type, which is not read", hint="remove <!DOCTYPE ...>")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        why = expat.ErrorString(error.code) or "it can't be read"
        line, column = error.lineno, error.offset + 1
        found = f"is not XML: {why}"
        raise UserError(Problem(found, file=name, line=line, column=column)) from None
    except (LookupError, ValueError) as error:  # an encoding that nobody knows
        raise problem(f"can't be read: {error}", hint="save it as UTF-8") from None
    return builder.close()


def read_json(text: str, name: str) -> Any:
    """The value. Raises UserError, at its line, for what is no JSON."""
    try:
        found = json.loads(text)
        if "\\ud" in text.lower():  # half a letter, which no file of ours can hold
            json.dumps(found, ensure_ascii=False).encode("utf-8")
        return found
    except UnicodeEncodeError:
        told = "holds half a letter"
        hint = "write letters beyond U+FFFF as two of \\ud800 to \\udfff"
        raise UserError(Problem(told, file=name, hint=hint)) from None
    except json.JSONDecodeError as error:
        told = f"is not JSON: {error.msg}"
        place = Problem(told, file=name, line=error.lineno, column=error.colno)
        raise UserError(place) from None
    except (RecursionError, ValueError) as error:
        raise UserError(Problem(f"can't be read: {type(error).__name__}", file=name)) from None
