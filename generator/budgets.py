"""How much of everything may come: one table of what each piece of input may cost.

In: the name of a row. Out: its number, the table's own or the person's: DECKPROOF_BUDGETS in the
environment holds `name=value`s with blanks between, and `--budget` of every command adds to it, so
that workers know of it, too. A project's folder has no say: it may come from a stranger. Whatever
costs more is refused, in a line that names the budget and how to raise it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from generator.errors import Problem, UserError, no_such

#: Where the person's own numbers stand.
VARIABLE = "DECKPROOF_BUDGETS"
#: No budget is larger: what is counted in this tool stays far below.
_LARGEST = 10**12


@dataclass(frozen=True)
class Budget:
    """One row: `what` it limits, in `unit`s, and how many there may be unless a person says so."""

    name: str
    what: str
    unit: str
    default: int


_ROWS = (
    # Files
    Budget("files", "what lies in a folder of a project, with all below it", "files", 100_000),
    Budget("folder-depth", "folders inside one another", "levels", 32),
    Budget("file-bytes", "a picture, a font, any file that is read whole", "bytes", 64_000_000),
    Budget("text-bytes", "a catalogue, a layout, a template, a style sheet", "bytes", 16_000_000),
    Budget("output-bytes", "a file of output/ that is compared or packed", "bytes", 1_000_000_000),
    # YAML
    Budget("yaml-values", "a YAML file, aliases written out", "values", 300_000),
    Budget("yaml-depth", "a YAML file", "levels", 50),
    Budget("value-letters", "one text, as written or as a template makes it", "letters", 1_000_000),
    # Tables
    Budget("table-bytes", "a table's file, and what a packed one holds", "bytes", 256_000_000),
    Budget("table-rows", "a sheet of a table", "rows", 100_000),
    Budget("table-columns", "a sheet of a table", "columns", 1_000),
    Budget("table-cells", "a sheet of a table", "cells", 500_000),
    Budget("table-marks", "what a packed table is written in", "tags and attributes", 4_000_000),
    # Decks
    Budget("games", "what is made at once without naming any", "games", 1_000),
    Budget("cards", "the distinct cards of a game", "cards", 10_000),
    Budget("card-copies", "the copies of one card", "copies", 1_000),
    Budget("deck-copies", "the copies of all cards of a game", "copies", 50_000),
    Budget("pieces", "the pieces of one component", "pieces", 10_000),
    Budget("field-values", "the values of one field", "values", 10_000),
    Budget("pattern-seconds", "what the pattern of a field takes for all cards", "seconds", 2),
    # Templates
    Budget("template-steps", "the templates of a catalogue, a face, a book", "steps", 500_000),
    Budget("template-letters", "what those templates write", "letters", 50_000_000),
    Budget("template-macros", "macros, blocks and calls of one template", "of them", 2_000),
    # Faces
    Budget("face-items", "a face, each turn of a `for` counted", "items", 20_000),
    Budget("face-letters", "one text on a face", "letters", 10_000),
    Budget("path-commands", "the path data of one item", "commands", 100_000),
    Budget("picture-pixels", "a picture of a project", "pixels", 80_000_000),
    Budget("svg-elements", "an SVG picture, each `use` written out", "elements", 20_000),
    Budget("svg-depth", "an SVG picture", "levels", 100),
    Budget("svg-commands", "the paths of an SVG picture", "commands", 200_000),
    Budget("outline-corners", "the outline of a card", "lines and arcs", 1_000),
    Budget("painted-pixels", "one face, sheet or tile that is painted", "pixels", 100_000_000),
    # Sheets
    Budget("tiles", "the tiles of one board", "tiles", 400),
    Budget("sheets", "the sheets of one PDF", "sheets", 10_000),
    # Rulebooks
    Budget("style-bytes", "the style sheets of a rulebook", "bytes", 500_000),
    Budget("book-elements", "a rulebook", "elements", 100_000),
    Budget("book-depth", "elements of a rulebook inside one another", "levels", 120),
    Budget("book-cells", "the cells of one table, spans counted", "cells", 10_000),
    Budget("book-columns", "columns beside each other, of text or of a grid", "columns", 100),
    Budget("book-pages", "a rulebook", "pages", 600),
    Budget("example-moves", "a game that a rulebook tells", "moves", 2_000),
    # Steps of a command
    Budget("seconds", "planning, painting or a book, of one game", "seconds", 300),
    Budget("memory", "planning, painting or a book, of one game", "MB", 4_096),
)  # fmt: skip

#: The table, by name.
BUDGETS = {row.name: row for row in _ROWS}


def budget(name: str) -> int:
    """How many there may be of what the row of that name counts. Raises UserError for what stands
    in the environment and is no budget, KeyError for a row that isn't there."""
    return _chosen(os.environ.get(VARIABLE, "")).get(name, BUDGETS[name].default)


def at_most(name: str) -> str:
    """What would do: "at most 10,000 cards"."""
    return f"at most {budget(name):,} {BUDGETS[name].unit}"


def raised_by(name: str) -> str:
    """How a person allows more, for the end of a line."""
    return f"--budget {name}=NUMBER allows more"


def over(name: str, found: str, **place: Any) -> Problem:
    """The refusal of what costs more than a budget: what was found, and where."""
    return Problem(found, expected=at_most(name), hint=raised_by(name), **place)


def read(words: Iterable[str], where: str = VARIABLE) -> dict[str, int]:
    """`name=value`s as numbers. Raises UserError with every one that is no budget."""
    found: dict[str, int] = {}
    problems = []
    for word in words:
        name, _, value = word.partition("=")
        number = value.replace("_", "")
        if name not in BUDGETS:
            problems.append(no_such("budget", name[:60], list(BUDGETS), key=where, most=60))
        elif not (number.isascii() and number.isdecimal() and len(number) <= 13):
            problems.append(
                Problem(f"{value[:60]!r} is no number", key=where, expected=f"such as {name}=1000")
            )
        elif not 1 <= int(number) <= _LARGEST:
            problems.append(
                Problem(f"{value} is out of range", key=where, expected=f"1 to {_LARGEST:,}")
            )
        else:
            found[name] = int(number)
    if problems:
        raise UserError(problems)
    return found


@contextmanager
def raised(words: Iterable[str]) -> Iterator[None]:
    """While it lasts, these `name=value`s hold, for this process and for those that it begins.
    Raises UserError as `read`."""
    before = os.environ.get(VARIABLE, "")
    chosen = {**_chosen(before), **read(words, "--budget")}
    os.environ[VARIABLE] = " ".join(f"{name}={value}" for name, value in chosen.items())
    try:
        yield
    finally:
        os.environ[VARIABLE] = before


@lru_cache(maxsize=8)
def _chosen(words: str) -> dict[str, int]:
    return read(words.split())
