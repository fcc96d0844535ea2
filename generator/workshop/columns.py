"""What the columns of a stranger's table are: the guess of `deckproof import`.

In: a table. Out: which column is the name, the text, the copies of its cards, which are facts and
of what type; and the same in words, so that a wrong guess is seen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from generator.catalogue.cards import fit_for_id
from generator.catalogue.headings import COUNTS, copies_of, usual_columns
from generator.catalogue.model import WORD_KEYS
from generator.catalogue.sections import CARD_NAMES
from generator.catalogue.values import PICTURE_SUFFIXES
from generator.errors import UserError, listed
from generator.project import Project
from generator.reading.expressions import RESERVED_NAMES
from generator.reading.table import Heading, Table, plain_name

#: Columns that number the cards: their ids, where nothing names them.
_NUMBERS = ("number", "nr", "no", "num", "nummer", "numero", "n", "card_number", "kartennummer")
#: A name is no longer.
_LONGEST_NAME = 60
#: A number of copies has no more digits.
_LONGEST = 4
_YES = {"yes", "no", "true", "false"}
_WHOLE = re.compile(r"-?\d{1,6}")


@dataclass
class Columns:
    """What each column of a table is: `known` are id, kind, copies and words, `facts` all others,
    each with its type as a catalogue writes it. `notes` are doubts about the guess, `pictures` the
    files that rows name and that are not in cards/."""

    table: Table
    known: dict[str, Heading]
    facts: dict[str, Heading]
    types: dict[str, str]
    kinds: tuple[str, ...]
    notes: list[str] = field(default_factory=list)
    pictures: tuple[str, ...] = ()

    def told(self, cards: int, copies: int) -> str:
        """In one line: 71 cards; copies from 'Qty'; text from 'description'; cost is a fact."""
        cards_told = f"{cards} card{'s' if cards != 1 else ''}"
        parts = [cards_told if copies == cards else f"{cards_told}, {copies} with copies"]
        parts += [f"{name} from {heading.words!r}" for name, heading in self.known.items()]
        if not {"id", "name"} & self.known.keys():
            parts.append("nothing names a card: they have the numbers of their rows")
        facts = [name if one.plain else one.words for name, one in self.facts.items()]
        if facts:
            parts.append(f"{listed(facts)} {'are facts' if len(facts) > 1 else 'is a fact'}")
        return "; ".join(parts)


def columns_of(
    table: Table, project: Project, copies: str = "", pictures: Sequence[str] = ()
) -> Columns:
    """The guess; `copies` is the heading of that column and `pictures` are those of pictures, where
    they are known. Raises UserError for a kind that can't be a name."""
    wanted = ("copies", "picture", "name", "text", "flavour", "note", "type", "label", "kind")
    found = usual_columns(table, wanted)
    counted = [one for one in table.headings if one.words.casefold() == copies.casefold()]
    if counted:
        found = {name: one for name, one in found.items() if one is not counted[0]}
        found["copies"] = counted[0]
    notes: list[str] = []
    identity = next(iter(usual_columns(table, ["id"], found.values()).values()), None)
    if identity is not None and _are_ids(table, identity):
        found["id"] = identity
    if not {"id", "name"} & found.keys():
        _name(table, found)
    if "copies" not in found:
        notes += _no_copies(table, list(found.values()))
    picture = found.pop("picture", None)
    known = {name: found[name] for name in ("id", "kind", "copies", *WORD_KEYS) if name in found}
    facts = _facts(table, list(known.values()))
    types = {name: _type(table, heading) for name, heading in facts.items()}
    lacking: dict[str, None] = {}
    if picture is not None:
        name = next(name for name, heading in facts.items() if heading is picture)
        there = [_is_picture(one, project) for one in _values(table, picture)]
        if all(one.lower().endswith(PICTURE_SUFFIXES) for one in _values(table, picture)):
            types[name] = "picture"
        lacking = dict.fromkeys(
            one
            for one, is_there in zip(_values(table, picture), there, strict=True)
            if not is_there
        )
        if lacking:
            missing = f"{there.count(False)} of {len(there)} pictures are not in cards/"
            notes.append(f"{name}: {missing}; put them there, and the cards show them")
    told = {one.casefold() for one in pictures}
    for name, heading in facts.items():
        files = [one.lower().endswith(PICTURE_SUFFIXES) for one in _values(table, heading)]
        if all(files) and told & {heading.words.casefold(), heading.plain}:
            types[name] = "picture"
    return Columns(
        table, known, facts, types, _kinds(table, found.get("kind")), notes, tuple(lacking)
    )


def _values(table: Table, heading: Heading) -> list[str]:
    return [row[heading].text for row in table.rows if row[heading].text]


def _are_ids(table: Table, heading: Heading) -> bool:
    """Whether each row has a name of its own here that is fit for a file."""
    values = _values(table, heading)
    different = {value.casefold() for value in values}
    filled = [row for row in table.rows if len(row.cells) > 1]
    return len(different) == len(values) >= len(filled) and all(map(fit_for_id, values))


def _name(table: Table, found: dict[str, Heading]) -> None:
    """Where no heading says what names a card: the first column of short texts, no two alike, or
    of numbers that count the cards."""
    taken = [found[name] for name in ("copies", "picture", "text") if name in found]
    for heading in table.headings:
        values = _values(table, heading)
        if (
            heading not in taken
            and len(values) == len(table.rows) == len({value.casefold() for value in values})
            and not any(re.fullmatch(r"[-\d.,]*", value) for value in values)
            and max(map(len, values)) <= _LONGEST_NAME
            and "\n" not in "".join(values)
        ):
            for name in [name for name, other in found.items() if other is heading]:
                del found[name]
            found["name"] = heading
            return
    for heading in table.headings:
        if heading.plain in _NUMBERS and heading not in taken and _are_ids(table, heading):
            found["id"] = heading
            return


def _no_copies(table: Table, taken: Sequence[Heading]) -> list[str]:
    """What to say of a column that is headed as if it counted copies, and holds other things."""
    for heading in table.headings:
        if heading.plain in COUNTS and heading not in taken:
            values = [one for one in _values(table, heading) if not copies_of(one).isdecimal()]
            longer = [one for one in _values(table, heading) if len(copies_of(one)) > _LONGEST]
            odd = listed([repr(one[:20]) for one in dict.fromkeys(values + longer)], 3)
            told = f"most of it is no number of copies, such as {odd}" if odd else "it is empty"
            return [f"{heading.words!r} doesn't say how many there are of a card: {told}"]
    return []


def _facts(table: Table, taken: Sequence[Heading]) -> dict[str, Heading]:
    """The names of all other columns, each fit for a field."""
    found: dict[str, Heading] = {}
    for heading in table.headings:
        if heading in taken or not _values(table, heading):
            continue
        name = heading.plain or f"column_{heading.column}"
        if not name[0].isalpha() or name in (*CARD_NAMES, *WORD_KEYS, *RESERVED_NAMES):
            name = f"card_{name}"
        if name.endswith("_word"):
            name += "s"
        name = plain = name[:56].strip("_")
        number = 2
        while name in found:
            name, number = f"{plain}_{number}", number + 1
        found[name] = heading
    return found


def _type(table: Table, heading: Heading) -> str:
    """A type that the next row may have a new value of: the table is the source."""
    values = _values(table, heading)
    if all(_WHOLE.fullmatch(value) for value in values):
        most = 10 ** max(4, *(len(value.lstrip("-")) for value in values)) - 1
        least = -most if any(value.startswith("-") for value in values) else 0
        return f"{{whole: {least}..{most}}}"
    lowered = {value.lower() for value in values}
    return "yes-no" if lowered <= _YES and len(values) > 1 else "text"


def _is_picture(name: str, project: Project) -> bool:
    try:
        return project.find_file("cards", name) is not None
    except UserError:
        return False


def _kinds(table: Table, heading: Heading | None) -> tuple[str, ...]:
    """The kinds that a column names, in its order. Raises UserError for one that is no name."""
    if heading is None:
        return ("card",)
    found: dict[str, None] = {}
    problems = []
    for row in table.rows:
        written = row[heading].text
        plain = plain_name(written)
        if written and not plain:
            found_wrong = f"{written!r} can't name a kind"
            hint = "write it with Latin letters"
            problems.append(table.problem(found_wrong, row.number, heading, hint=hint))
        elif plain:
            found[plain] = None
    if problems:
        raise UserError(problems)
    if any(not row[heading].text for row in table.rows):
        found["card"] = None
    return tuple(found) or ("card",)
