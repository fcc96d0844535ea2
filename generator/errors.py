"""Everything that a user can get wrong, as one small tree.

    DeckproofError            printed without a traceback; knows its exit code
    |-- UserError (2)         one or more Problems of the user's files or of the command line
    `-- EnvironmentLacks (3)  this machine lacks something; says the one command that fixes it

A `Problem` is one fault at one place. Readers and validators collect Problems and raise them
together, so that one run tells all. A programmer's mistake stays a ValueError, TypeError or
assertion and is never turned into one of these.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

#: At most so many faults of one file are told at once, and no part of one with more letters.
MOST_TOLD, LONGEST = 50, 400
#: A file's name is told whole for as long as anybody would read it.
_LONGEST_NAME = 1000


@dataclass(frozen=True)
class Problem:
    """One fault: where it is, what was found, what would do, what to try.

    `line` and `column` count from 1; 0 means that the fault has no place inside the file.
    `key` is what the user was setting (`rank`, `cards`), `found` what stands there (a clause such
    as "'Jak' is not a rank"), `expected` what would do, `hint` the nearest right thing. `card` is
    the card at fault, `code` the stable word under which `check` reports it.
    """

    found: str
    file: str = ""
    line: int = 0
    column: int = 0
    key: str = ""
    expected: str = ""
    hint: str = ""
    card: str = ""
    code: str = ""

    def __str__(self) -> str:
        place = _cut(self.file, _LONGEST_NAME)
        if self.line:
            place += f":{self.line}:{self.column}"
        text = f"{place}: " if place else ""
        text += f"{_cut(self.key)}: " if self.key else ""
        text += _cut(self.found)
        text += f" ({_cut(self.expected)})" if self.expected else ""
        text += f"; {_cut(self.hint, _LONGEST_NAME)}" if self.hint else ""
        return in_one_line(text)


class DeckproofError(Exception):
    """Base of all that a user can cause or fix."""

    exit_code = 2


class UserError(DeckproofError):
    """Bad input or usage; `problems` holds every fault found in the run, in file order."""

    def __init__(self, problems: Iterable[Problem] | Problem | str) -> None:
        if isinstance(problems, str):
            problems = Problem(problems)
        if isinstance(problems, Problem):
            problems = (problems,)
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("\n".join(told(self.problems)))

    def __reduce__(self) -> tuple[type[UserError], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)  # whole again on the other side of a process pool


class EnvironmentLacks(DeckproofError):
    """The machine lacks `what`; `remedy` is the one command or sentence that fixes it."""

    exit_code = 3

    def __init__(self, what: str, remedy: str) -> None:
        self.what = what
        self.remedy = remedy
        super().__init__(in_one_line(f"{what}; {remedy}"))

    def __reduce__(self) -> tuple[type[EnvironmentLacks], tuple[str, str]]:
        return type(self), (self.what, self.remedy)


def told(problems: Iterable[Problem]) -> list[str]:
    """A line for each fault, each said once; of one file the first MOST_TOLD, and how many more
    there are."""
    by_file: dict[str, list[str]] = {}
    for line, file in {str(problem): problem.file for problem in problems}.items():
        by_file.setdefault(file, []).append(line)
    lines = []
    for file, said in by_file.items():
        lines += said[:MOST_TOLD]
        if len(said) > MOST_TOLD:
            lines.append(str(Problem(f"and {len(said) - MOST_TOLD:,} more", file=file)))
    return lines


def in_one_line(text: str) -> str:
    """The text as one line that a terminal only shows: whatever would break the line, move the
    cursor or turn the direction of writing is written as an escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _cut(text: str, most: int = LONGEST) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}\N{HORIZONTAL ELLIPSIS}"


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """A hint with the nearest known word, or "" if none is near: one that is written much alike,
    or else the longest that the word begins with ('Jak' and 'J'). No number is near another."""
    lowered = {name.lower(): name for name in known}
    sought = word.lower()
    near = difflib.get_close_matches(sought, list(lowered), n=1, cutoff=0.6)
    near += sorted((name for name in lowered if name and sought.startswith(name)), key=len)[-1:]
    if not near or (sought.isdecimal() and near[0].isdecimal()):
        return ""
    return f"did you mean {lowered[near[0]]!r}?"


def no_such(
    what: str, word: str, known: Sequence[str], *, key: str = "", most: int = 12
) -> Problem:
    """The fault of a word that names nothing: which names there are, and the nearest."""
    return Problem(
        f"there is no {what} {word!r}",
        key=key,
        expected=f"{what}s: {listed(known, most) or 'none'}",
        hint=did_you_mean(word, known),
    )


def listed(words: Sequence[str], most: int = 12) -> str:
    """A short list for a message: all words, or the first few and how many more there are."""
    if len(words) <= most:
        return ", ".join(words)
    return ", ".join(words[:most]) + f" and {len(words) - most} more"
