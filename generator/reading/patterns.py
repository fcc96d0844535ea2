"""Patterns that a catalogue brings, matched in a time that ends.

In: a pattern as it is written, and texts. Out: whether each text is of that pattern. A short
pattern can be made to try for years (`(a+)+$`), so all texts of a field together have a budget of
seconds, of the processor and not of the clock; when it is spent, the fault is the pattern's.
"""

from __future__ import annotations

import re
import time

import regex

from generator.budgets import at_most, budget, raised_by
from generator.reading.faults import InvalidValue, shown
from generator.reading.read import Loc

_LONGEST = 1000
#: Groups repeated inside of repeated groups make a machine that takes too long to build.
_MOST_REPEATS = 10_000
_REPEATS = re.compile(r"(\)?)\{(\d*),?(\d*)\}")


def compiled(word: str) -> re.Pattern[str]:
    """The pattern, as Python reads it. Raises InvalidValue for what is none."""
    if len(word) > _LONGEST:
        raise InvalidValue(f"{shown(word)} is too long", f"at most {_LONGEST} characters")
    if _repeats(word) > _MOST_REPEATS:
        found = f"{shown(word)} repeats what is repeated too often"
        raise InvalidValue(found, f"at most {_MOST_REPEATS:,} times in all")
    try:
        pattern = re.compile(word)
        regex.compile(word, regex.VERSION0)
    except (re.error, regex.error, RecursionError, OverflowError) as error:
        raise InvalidValue(f"{shown(word)} is not a pattern: {error}") from None
    return pattern


def _repeats(word: str) -> int:
    of_groups, others = 1, 1
    for group, *numbers in _REPEATS.findall(word):
        most = max(1, *(int(number[:9] or 1) for number in numbers))
        if group:
            of_groups *= most
        else:
            others = max(others, most)
    return of_groups * others if of_groups > 1 else 1


class Matcher:
    """A pattern with what is left of its seconds. `at` is where it stands."""

    def __init__(self, pattern: str, at: Loc) -> None:
        self._pattern = regex.compile(pattern, regex.VERSION0)
        self._shown = shown(pattern)
        self._at = at
        self._left = float(budget("pattern-seconds"))

    def matches(self, text: str) -> bool:
        """Whether the whole text is of the pattern. Raises InvalidValue, at the pattern's own
        place, when its time is spent."""
        begun = time.process_time()
        try:
            if self._left > 0:
                return self._pattern.fullmatch(text, timeout=self._left) is not None
        except TimeoutError:
            self._left = 0.0
        finally:
            self._left -= time.process_time() - begun
        raise InvalidValue(
            f"{self._shown} takes too long to match",
            at_most("pattern-seconds"),
            f"write a pattern without repeats inside of repeats; {raised_by('pattern-seconds')}",
            at=self._at,
        )
