"""Collecting every fault of one file, each once and at its place.

In: what went wrong, as plain sentences or as pydantic errors. Out: `Problem`s in file order.
No phrase of pydantic or Jinja reaches a user from here; what is a fault is decided elsewhere.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import BaseModel, RootModel
from pydantic_core import ErrorDetails, PydanticCustomError

from generator.errors import MOST_TOLD, Problem, UserError, did_you_mean, listed
from generator.reading.read import Loc, Source

#: So many faults get the nearest word: far more than are told of a file, in whatever order.
_HINTED = 20 * MOST_TOLD
#: pydantic's error type -> what stands wrong, what would do.
_SHAPES = {
    "dict_type": "needs 'key: value' pairs below it",
    "mapping_type": "needs 'key: value' pairs below it",
    "model_type": "needs 'key: value' pairs below it",
    "model_attributes_type": "needs 'key: value' pairs below it",
    "list_type": "needs a list",
}


class InvalidValue(ValueError):
    """A written value that doesn't fit; the parts become a Problem's. `at` is where the fault
    stands, if not where the value does."""

    def __init__(
        self, found: str, expected: str = "", hint: str = "", code: str = "", at: Loc | None = None
    ) -> None:
        super().__init__(found)
        self.found = found
        self.expected = expected
        self.hint = hint
        self.code = code
        self.at = at

    def for_pydantic(self) -> PydanticCustomError:
        """The same, as a pydantic validator raises it."""
        parts = {"found": self.found, "expected": self.expected, "hint": self.hint}
        return PydanticCustomError("invalid_value", "{found}", parts)


class Faults:
    """The faults of one file so far."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._found: dict[Problem, None] = dict.fromkeys(source.faults)
        #: What is odd but can be loaded all the same; `check` tells it.
        self.doubts: list[Problem] = []

    def __len__(self) -> int:
        return len(self._found)

    def add(
        self,
        loc: Loc,
        found: str,
        expected: str = "",
        hint: str = "",
        *,
        key: str | None = None,
        at_key: bool = False,
    ) -> None:
        """A fault at the place of `loc` (of its key, with `at_key`); the same one is kept once."""
        parts = {"expected": expected, "hint": hint}
        if key is not None:
            parts["key"] = key
        self._found[self.source.problem(loc, found, at_key=at_key, **parts)] = None

    def add_problems(self, problems: Iterable[Problem]) -> None:
        """Faults that have their places already, those of another file."""
        self._found |= dict.fromkeys(problems)

    def doubt(self, loc: Loc, code: str, found: str, known: Sequence[str] = ()) -> None:
        """Something that `check` shall tell though the file can be read, at the key of `loc`."""
        self.doubts.append(
            self.source.problem(
                loc, found, at_key=True, code=code, hint=did_you_mean(str(loc[-1]), known)
            )
        )

    def take(self, before: int) -> tuple[Problem, ...]:
        """The faults that were added since there were so many; they are taken out."""
        taken = tuple(self._found)[before:]
        for one in taken:
            del self._found[one]
        return taken

    def add_doubt(self, loc: Loc, invalid: InvalidValue) -> None:
        """A value that `check` shall tell of though the file can be read without it."""
        self.doubts.append(
            self.source.problem(
                loc,
                invalid.found,
                expected=invalid.expected,
                hint=invalid.hint,
                code=invalid.code,
            )
        )

    def add_invalid(self, loc: Loc, invalid: InvalidValue, key: str | None = None) -> None:
        """A value that doesn't fit, at its place."""
        if invalid.at is not None:
            loc, key = invalid.at, None
        self.add(loc, invalid.found, invalid.expected, invalid.hint, key=key)

    def unknown(
        self,
        loc: Loc,
        what: str,
        known: Sequence[str],
        *,
        key: str | None = None,
        at_key: bool = False,
        most: int = 12,
    ) -> None:
        """The word at the end of `loc` (or `key`) is none of the known ones."""
        word = str(loc[-1]) if key is None else key
        none = "there are none" if not known else f"known: {listed(list(known), most)}"
        hint = did_you_mean(word, known) if len(self._found) < _HINTED else ""
        self.add(loc, f"is not {what}", none, hint, key=key, at_key=at_key)

    def raise_all(self) -> None:
        """Raises UserError with all faults in file order, if there is one."""
        if self._found:
            own = self.source.file
            raise UserError(
                sorted(self._found, key=lambda f: (f.file != own, f.file, f.line, f.column))
            )

    def add_model_errors(
        self, model: type[BaseModel], errors: list[ErrorDetails], above: Loc = ()
    ) -> None:
        """What pydantic found in the mapping at `above`, in our words. A key that is missing
        because it was misspelt is told once, as misspelt."""
        strays: dict[Loc, list[str]] = {}
        for error in errors:
            if error["type"] == "extra_forbidden":
                *parent, key = _untagged(error["loc"])
                strays.setdefault(tuple(parent), []).append(str(key))
        for error in errors:
            inside = _untagged(error["loc"])
            loc = (*above, *inside)
            if error["type"] == "missing":
                wanted = str(inside[-1])
                beside = strays.get(inside[:-1], [])[:MOST_TOLD]
                if not any(did_you_mean(key, [wanted]) for key in beside):
                    about = _description(_model_at(model, inside[:-1]), wanted)
                    self.add(loc, "is missing", about, key=wanted)
            elif error["type"] == "extra_forbidden":
                parent_model = _model_at(model, inside[:-1])
                known = keys_of(parent_model)
                what = f"a key of {_noun(parent_model)}"
                self.unknown(loc, what, known, at_key=True, most=len(known))
            elif error["type"] == "invalid_value":
                at_key = loc[-1] == "[key]"
                parts = error.get("ctx", {})
                self.add(
                    loc[:-1] if at_key else loc,
                    parts["found"],
                    parts["expected"],
                    parts["hint"],
                    at_key=at_key,
                )
            else:
                wrong = _SHAPES.get(error["type"], "is not what belongs here")
                self.add(loc, wrong, f"found {shape(error['input'])}")


def _untagged(loc: Loc) -> Loc:
    """The location without pydantic's marks of which alternative it took."""
    return tuple(part for part in loc if part not in ("<mapping>", "<word>"))


def keys_of(model: type[BaseModel] | None) -> list[str]:
    """The keys that a model takes, as they are written in YAML."""
    if model is None:
        return []
    return [field.alias or name for name, field in model.model_fields.items()]


def _model_at(model: type[BaseModel], loc: Loc) -> type[BaseModel] | None:
    """The model that judges the mapping at `loc`."""
    kind: Any = model
    for part in loc:
        if isinstance(kind, type) and issubclass(kind, RootModel):
            kind = _bare(kind.model_fields["root"].annotation)
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            fields = {field.alias or name: field for name, field in kind.model_fields.items()}
            kind = fields[str(part)].annotation if str(part) in fields else None
        else:
            kind = typing.get_args(kind)[-1] if typing.get_args(kind) else None
        kind = _bare(kind)
    return kind if isinstance(kind, type) and issubclass(kind, BaseModel) else None


def _bare(kind: Any) -> Any:
    """A type without its Annotated and its `| None`."""
    while True:
        origin = typing.get_origin(kind)
        if origin is typing.Annotated:
            kind = typing.get_args(kind)[0]
        elif origin in (typing.Union, types.UnionType):
            arms = [_bare(arm) for arm in typing.get_args(kind) if arm is not type(None)]
            models = [arm for arm in arms if isinstance(arm, type) and issubclass(arm, BaseModel)]
            kind = (models or arms)[0]
        else:
            return kind


def _noun(model: type[BaseModel] | None) -> str:
    title = (model.model_config.get("title") if model else None) or "mapping"
    return a(title[0].lower() + title[1:])


def _description(model: type[BaseModel] | None, key: str) -> str:
    for name, field in model.model_fields.items() if model else ():
        if key in (name, field.alias) and field.description:
            sentence = field.description.rstrip(".").partition(". ")[0]
            return sentence[0].lower() + sentence[1:]
    return ""


def shape(value: object) -> str:
    """What stands there instead of what belongs there."""
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "'key: value' pairs"
    return "a list" if isinstance(value, list) else shown(str(value))


def a(noun: str) -> str:
    """The noun with its article."""
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"


def shown(text: str, most: int = 60) -> str:
    """A written value in quotes, cut if it is long."""
    return repr(text if len(text) <= most else text[: most - 1] + "…")


def ranged(words: Sequence[str]) -> str:
    """A list for messages in which three or more whole numbers in a row become 2..10."""
    out: list[str] = []
    start = 0
    while start < len(words):
        end = start
        while (
            end + 1 < len(words)
            and re.fullmatch(r"\d{1,9}", words[end])
            and words[end + 1] == str(int(words[end]) + 1)
        ):
            end += 1
        if end - start >= 2:
            out.append(f"{words[start]}..{words[end]}")
        else:
            out.extend(words[start : end + 1])
        start = end + 1
    return listed(out)
