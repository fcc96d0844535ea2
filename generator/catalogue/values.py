"""The kinds of field that a card can carry, and how written text becomes a value.

In: text (or a list of text) as the reader gives it. Out: `str`, `int`, `bool` or `Symbols`; or
`InvalidValue`, which says what was found, what would do, and the nearest right word. Absent is
None and never comes here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from generator import inputs
from generator.errors import UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.faults import InvalidValue, a, ranged, shown
from generator.reading.patterns import Matcher
from generator.reading.sandbox import Shown
from generator.reading.written import text, whole, yes_no

_SPAN = re.compile(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})")

#: What a picture file's name ends in.
PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".svg", ".webp")

#: Under which code a picture is told of that isn't there.
MISSING = "missing-picture"

#: No span such as 2..10 may be longer than this.
LONGEST_SPAN = 1000


class Symbols(tuple[str, ...], Shown):
    """A set of symbols in the order that its field declares; prints as `ABD`. Templates get it as
    it is."""

    __slots__ = ()

    def _shown(self) -> tuple[str, ...]:
        return ("count", "index")

    def __str__(self) -> str:
        return ("" if all(len(symbol) == 1 for symbol in self) else ", ").join(self)


Value = str | int | bool | Symbols | None


class Field(Protocol):
    """One field of a deck."""

    @property
    def name(self) -> str: ...

    def convert(self, written: Any) -> Value:
        """The value that was written. Raises InvalidValue."""

    def wording(self, written: str) -> Value:
        """The value (one symbol of a set) for which `words: fields:` gives a word. Raises
        InvalidValue."""


def spelled_out(words: Iterable[str]) -> list[str]:
    """The words with each span such as 2..10 written out. Raises InvalidValue for a span that runs
    backwards or is endless."""
    out: list[str] = []
    for word in words:
        match = _SPAN.fullmatch(word)
        if match is None:
            out.append(word)
            continue
        first, last = int(match[1]), int(match[2])
        if last < first:
            raise InvalidValue(f"{word!r} runs backwards", hint=f"write {last}..{first}")
        if last - first >= LONGEST_SPAN:
            raise InvalidValue(f"{word!r} is longer than {LONGEST_SPAN} values")
        out.extend(str(number) for number in range(first, last + 1))
    return out


@dataclass(frozen=True)
class OneOf:
    """A word out of a list, such as a suit."""

    name: str
    values: tuple[str, ...]

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self.values)

    def convert(self, written: Any) -> str:
        word = text(written)
        if word not in self._known:
            raise InvalidValue(
                f"{shown(word)} is not {a(self.name)}",
                ranged(self.values),
                did_you_mean(word, self.values),
            )
        return word

    wording = convert


@dataclass(frozen=True)
class Whole:
    """A whole number from `least` to `most`."""

    name: str
    least: int
    most: int

    def convert(self, written: Any) -> int:
        span = f"{self.least}..{self.most}"
        try:
            number = whole(written)
        except InvalidValue as invalid:
            raise InvalidValue(invalid.found, span, invalid.hint) from None
        if not self.least <= number <= self.most:
            raise InvalidValue(f"{number} is not {a(self.name)}", span)
        return number

    def wording(self, written: str) -> int:
        return self.convert(written)


@dataclass(frozen=True)
class SetOf:
    """Any number of different symbols, written as a list or, if each is one letter, as `ABD`."""

    name: str
    values: tuple[str, ...]

    @property
    def single(self) -> bool:
        """Whether each symbol is one letter."""
        return all(len(value) == 1 for value in self.values)

    def convert(self, written: Any) -> Symbols:
        if isinstance(written, list):
            words = [text(item) for item in written]
        elif self.single:
            words = [letter for letter in text(written) if letter not in " ,"]
        else:
            words = [word.strip() for word in text(written).split(",") if word.strip()]
        for place, word in enumerate(words):
            self.wording(word)
            if word in words[:place]:
                raise InvalidValue(f"{word!r} stands in it twice", hint="write each symbol once")
        return Symbols(value for value in self.values if value in words)

    def wording(self, written: str) -> str:
        if written not in self.values:
            raise InvalidValue(
                f"{shown(written)} is none of the {self.name}",
                ranged(self.values),
                did_you_mean(written, self.values),
            )
        return written


@dataclass(frozen=True)
class YesNo:
    """Yes or no."""

    name: str

    def convert(self, written: Any) -> bool:
        return yes_no(written)

    def wording(self, written: str) -> bool:
        return self.convert(written)


@dataclass(frozen=True)
class Text:
    """Free text, if wanted with a pattern and a greatest length."""

    name: str
    matches: re.Pattern[str] | None = None
    most: int | None = None

    @cached_property
    def _matcher(self) -> Matcher:
        assert self.matches is not None
        return Matcher(self.matches.pattern, ("fields", self.name, "matches"))

    def convert(self, written: Any) -> str:
        word = text(written)
        if self.most is not None and len(word) > self.most:
            raise InvalidValue(f"{shown(word)} has {len(word)} characters", f"at most {self.most}")
        if self.matches is not None and not self._matcher.matches(word):
            raise InvalidValue(
                f"{shown(word)} is not {a(self.name)}", f"matches {self.matches.pattern}"
            )
        return word

    wording = convert


@dataclass(frozen=True)
class Picture:
    """A picture file under the project's cards/, named from there."""

    name: str
    project: Project

    def convert(self, written: Any) -> str:
        word = text(written)
        if not word.lower().endswith(PICTURE_SUFFIXES):
            raise InvalidValue(f"{shown(word)} is not a picture", listed(PICTURE_SUFFIXES))
        try:
            path = self.project.find_file("cards", word)
        except UserError as error:
            raise InvalidValue(f"cards/{word} {error.problems[0].found}") from None
        if path is None:
            raise InvalidValue(
                f"there is no picture {shown('cards/' + word)}",
                hint=did_you_mean(word, self._known()),
                code=MISSING,
            )
        return word

    wording = convert

    def _known(self) -> list[str]:
        """Names of the files under cards/ that aren't catalogues, for hints."""
        return sorted(
            path.relative_to(root / "cards").as_posix()
            for root in self.project.roots()
            for path in inputs.walked(root / "cards", root)
            if path.name.lower().endswith(PICTURE_SUFFIXES)
        )
