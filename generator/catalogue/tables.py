"""Tables that a catalogue names -> the entries and words that their rows stand for.

`cards: {from: cards.csv}`, or an entry of the list with `from`, is read here at each load: every
row becomes an entry of `cards:` and words of its card, and what is wrong with them is told at the
row and the column. What a cell holds is text: nothing in it is a template, and where layouts read
markup, only a bold or italic letter of the table is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from generator.catalogue.cards import BACK
from generator.catalogue.headings import copies_of, usual_columns
from generator.catalogue.model import WORD_KEYS
from generator.catalogue.table_model import RelatedModel, TableModel
from generator.catalogue.values import Field, Text
from generator.errors import UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.cells import Cell, Run
from generator.reading.expressions import Expression, expression, is_template
from generator.reading.faults import Faults, InvalidValue
from generator.reading.models import judged
from generator.reading.read import Loc, Spot
from generator.reading.table import Heading, Row, Table, plain_name, read_table
from generator.reading.verbatim import Verbatim, as_markup, escaped

#: What an entry of a catalogue says besides facts and words.
OWN = ("id", "kind", "copies")
#: An id made of a name is no longer.
_LONGEST_ID = 56


def is_table(written: Any) -> bool:
    """Whether an entry of `cards:` (or all of it) is a table."""
    return isinstance(written, dict) and "from" in written


@dataclass(frozen=True)
class Known:
    """What a column can be: fields by name, those too broken to judge values by, word keys, and
    kinds, of which none was lost to a fault if `all_kinds`."""

    fields: Mapping[str, Field]
    ignored: frozenset[str]
    words: tuple[str, ...]
    kinds: tuple[str, ...]
    all_kinds: bool

    @property
    def default_kind(self) -> str:
        """The kind of a card that tells none: the only one, or one that is called "card"."""
        return self.kinds[0] if len(self.kinds) == 1 else "card" if "card" in self.kinds else ""

    @property
    def names(self) -> list[str]:
        return [*OWN, *self.words, *self.fields]


@dataclass(frozen=True)
class Assigned:
    """A table with its columns by what they hold, and the kind of cards whose row tells none."""

    table: Table
    columns: Mapping[str, Heading]
    kind: str = ""

    def text(self, row: Row, name: str) -> str:
        """What a row says in the column of a name; "" if there is none."""
        heading = self.columns.get(name)
        return row[heading].text if heading else ""


class RowReader:
    """Rows of a deck's tables -> entries of `cards:`, and words. No two have one id."""

    def __init__(self, known: Known) -> None:
        self.known = known
        #: Ids so far, in small letters.
        self.taken: set[str] = set()
        self._numbers: Counter[str] = Counter()

    def entry(self, table: Assigned, row: Row) -> dict[str, Any] | None:
        """A row as an entry of `cards:`; None if it is of no card: it says nothing, or nothing but
        a number of copies (a sum below the table), or that there are none."""
        told = {name for name, heading in table.columns.items() if row[heading].text}
        copies = copies_of(table.text(row, "copies"))
        if not told - {"copies"} or copies == "0":
            return None
        entry: dict[str, Any] = {"id": Verbatim(self._identity(table, row))}
        written = table.text(row, "kind")
        kind = plain_name(written)
        if written or table.kind:
            known = kind if kind in self.known.kinds else Verbatim(written)
            entry["kind"] = known if written else table.kind
        if copies:
            entry["copies"] = Verbatim(copies)
        for name in self.known.fields:
            if name in told:
                entry[name] = Verbatim(table.text(row, name))
        return entry

    def _identity(self, table: Assigned, row: Row) -> str:
        """The id in its column; else the name as an id, numbered if another card has it already;
        else the row's number."""
        written = table.text(row, "id")
        if written:
            self.taken.add(written.lower())
            return written
        name = plain_name(table.text(row, "name"))[:_LONGEST_ID].strip("-")
        plain = name or f"card-{row.number}"
        plain = f"card-{plain}" if plain.startswith(BACK) else plain
        identity = plain
        while identity in self.taken:  # where the last of that name ended, not from the first on
            self._numbers[plain] += 1
            identity = f"{plain}-{self._numbers[plain] + 1}"
        self.taken.add(identity)
        return identity

    def words(self, table: Assigned, row: Row) -> dict[str, str]:
        """{word key: text} of a row, those that it has."""
        said = {
            key: words_of(key, row[heading])
            for key in self.known.words
            if (heading := table.columns.get(key))
        }
        return {key: text for key, text in said.items() if text}


class TableReader:
    """Reads the tables of one catalogue. `broken` is True once one could not be read."""

    def __init__(self, known: Known, project: Project, faults: Faults) -> None:
        self.known, self.project, self.faults = known, project, faults
        self.broken = False
        #: {card id: {word key: text}} of all rows so far.
        self.words: dict[str, dict[str, str]] = {}
        #: {card id: the place of its row}; a word stands there under its key.
        self.rows: dict[str, Loc] = {}
        #: {field: the heading of its column}, of the first table that has one.
        self.titles: dict[str, str] = {}
        self._reader = RowReader(known)

    def entries(self, written: Any) -> Iterator[tuple[Loc, Any]]:
        """Each entry of `cards:` with its place; a table's rows are entries of their own."""
        if is_table(written):
            yield from self._rows(("cards",), written)
            return
        for index, entry in enumerate(written):
            if is_table(entry):
                yield from self._rows(("cards", index), entry)
            else:
                if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                    self._reader.taken.add(entry["id"].lower())
                yield ("cards", index), entry

    def _rows(self, loc: Loc, written: dict[str, Any]) -> Iterator[tuple[Loc, Any]]:
        before = len(self.faults)
        model = judged(TableModel, written, self.faults, loc)
        if model is not None and self._kind_is_known(model.kind, loc):
            tables = []
            for number, name in enumerate(model.from_):
                at = (*loc, "from") if len(model.from_) == 1 else (*loc, "from", number)
                table = self._table(name, model.sheet, at, (*loc, "sheet"))
                tables += [table] if table else []
            if tables and len(tables) == len(model.from_):
                self._judge_columns(tables, model, loc)
                yield from self._cards(tables, model, loc)
        self.broken |= len(self.faults) > before

    def _kind_is_known(self, kind: str | None, loc: Loc) -> bool:
        if kind is None or kind in self.known.kinds or not self.known.all_kinds:
            return True
        self.faults.unknown((*loc, "kind"), "a kind of this deck", self.known.kinds, key=kind)
        return False

    def _table(self, name: str, sheet: str, loc: Loc, sheet_loc: Loc) -> Table | None:
        try:
            path = self.project.table(name)
            if path is None:
                there = [one.name for one in self.project.tables()]
                self.faults.add(
                    loc,
                    f"there is no table cards/{name}",
                    hint=did_you_mean(name, there) or "'deckproof pull' fetches one that has a url",
                )
                return None
            return read_table(path, self.project.label(path), sheet)
        except UserError as error:
            self.faults.add_problems(error.problems)
        return None

    def _judge_columns(self, tables: list[Table], model: TableModel, loc: Loc) -> None:
        """Notes names that no card has, and headings that no table has."""
        known = self.known.names
        for name, words in model.columns.items():
            at = (*loc, "columns", name)
            if name not in known and name not in self.known.ignored:
                self.faults.unknown(at, "a field or word of this deck", known, at_key=True)
            elif not any(heading_of(table, words) for table in tables):
                headings = [one.words for table in tables for one in table.headings]
                self.faults.add(
                    at,
                    f"{listed([table.file for table in tables])} has no column {words!r}",
                    f"columns: {listed(headings)}",
                    did_you_mean(words, headings),
                )

    def _columns(self, table: Table, model: TableModel) -> dict[str, Heading]:
        """The column of each thing that a card has: as the catalogue says, else by its name, else
        as people usually call it."""
        found: dict[str, Heading] = {}
        for name, words in model.columns.items():
            heading = heading_of(table, words)
            if heading is not None:
                found[name] = heading
        missing = [name for name in self.known.names if name not in model.columns]
        for name in missing:
            heading = next((one for one in table.headings if one.plain == name), None)
            if heading is not None and heading not in found.values():
                found[name] = heading
        wanted = [name for name in missing if name not in found and name != "id"]
        return found | usual_columns(table, wanted, found.values())

    def _cards(self, tables: list[Table], model: TableModel, loc: Loc) -> Iterator[tuple[Loc, Any]]:
        called: dict[str, str] = {}
        entries: list[tuple[Loc, dict[str, Any]]] = []
        kind = model.kind or self.known.default_kind
        for number, table in enumerate(tables):
            assigned = Assigned(table, self._columns(table, model), kind)
            for name, heading in assigned.columns.items():
                if name in self.known.fields:
                    self.titles.setdefault(name, Verbatim(_begun(heading.words.replace("_", " "))))
            for index, row in enumerate(table.rows):
                entry = self._reader.entry(assigned, row)
                if entry is None:
                    continue
                at = (*loc, "rows", number, index)
                identity = str(entry["id"])
                self.words[identity] = words = self._reader.words(assigned, row)
                self.rows[identity] = at
                self._place(assigned, row, at, [*entry, *words])
                names = {identity.casefold(), words.get("name", identity).casefold()}
                called |= dict.fromkeys(names, identity)
                entries.append((at, entry))
        fields = {str(entry["id"]): entry for _, entry in entries}
        for key, one in model.with_.items():
            self._join(key, self._related(key, one, (*loc, "with", key)), called, fields)
        yield from entries

    def _place(self, assigned: Assigned, row: Row, at: Loc, entry: Iterable[str]) -> None:
        """Notes where the row and its cells stand."""
        table, spots = assigned.table, self.faults.source.spots
        spots[at] = Spot(table.file, row.number, 1, table.named(row.number), row=True)
        for name in entry:
            heading = assigned.columns.get(name)
            if heading is None and name == "id":
                heading = assigned.columns.get("name")
            if heading is not None:
                named = table.named(row.number, heading)
                spots[(*at, name)] = Spot(table.file, row.number, heading.column, named)

    # Related tables: several rows a card

    def _related(self, key: str, model: RelatedModel, loc: Loc) -> list[_Line]:
        field = self.known.fields.get(key)
        if key not in self.known.words and not isinstance(field, Text):
            words = [*self.known.words]
            self.faults.unknown(loc, "a word or a text field of this deck", words, at_key=True)
            return []
        table = self._table(model.from_, model.sheet, (*loc, "from"), (*loc, "sheet"))
        if table is None:
            return []
        by = heading_of(table, model.by)
        if by is None:
            headings = [one.words for one in table.headings]
            self.faults.add(
                (*loc, "by"),
                f"{table.file} has no column {model.by!r}",
                f"columns: {listed(headings)}",
                did_you_mean(model.by, headings),
            )
            return []
        others = [one for one in table.headings if one is not by]
        template = None
        if is_template(model.line):
            try:
                template = expression(model.line)
                template.check({one.plain for one in others if one.plain})
            except InvalidValue as invalid:
                self.faults.add_invalid((*loc, "line"), invalid)
                return []
        lines: list[_Line] = []
        for row in table.rows:
            try:
                text = _line(row, others, template)
            except InvalidValue as invalid:
                self.faults.add_problems([table.problem(invalid.found, row.number)])
                return lines
            lines.append(_Line(table, row, by, row[by].text, text))
        return lines

    def _join(
        self,
        key: str,
        lines: list[_Line],
        called: Mapping[str, str],
        fields: Mapping[str, dict[str, Any]],
    ) -> None:
        """Puts each line on the card that its row names."""
        for line in lines:
            identity = called.get(line.card.casefold()) if line.card else None
            if identity is None:
                found = f"there is no card {line.card!r}" if line.card else "names no card"
                hint = did_you_mean(line.card, list(called))
                problem = line.table.problem(found, line.row.number, line.by, hint=hint)
                self.faults.add_problems([problem])
                continue
            if key in self.known.words:
                before = as_markup(self.words[identity].get(key, ""))
                both = f"{before}\n{line.text}" if before else line.text
                self.words[identity][key] = both
            else:
                before = as_markup(fields[identity].get(key, ""))
                both = f"{before}\n{line.text}" if before else line.text
                fields[identity][key] = both


def _begun(words: str) -> str:
    """A heading as it begins on a card: with a capital."""
    return words[:1].upper() + words[1:]


@dataclass(frozen=True)
class _Line:
    """A row of a related table: the card that it names, and what it says, as markup."""

    table: Table
    row: Row
    by: Heading
    card: str
    text: str


def _line(row: Row, headings: list[Heading], template: Expression | None) -> str:
    """What a row of a related table says. Raises InvalidValue."""
    if template is not None:
        values = {one.plain: marked_up(row[one]) for one in headings if one.plain}
        return template.fill(values)
    filled = [one for one in headings if row[one].text]
    if len(filled) < 2:
        return "".join(marked_up(row[one]) for one in filled)
    first, *rest = filled
    return f"**{escaped(row[first].text)}** {' '.join(marked_up(row[one]) for one in rest)}"


def heading_of(table: Table, words: str) -> Heading | None:
    """The heading with these words; capitals and blanks don't matter, nor that it is named by the
    plain form that import gives it."""
    wanted = " ".join(words.split()).casefold()
    for heading in table.headings:
        if heading.words.casefold() == wanted:
            return heading
    return next((one for one in table.headings if one.plain and one.plain == wanted), None)


def words_of(key: str, cell: Cell) -> str:
    """What a cell says as a word of a card. A name and a label have no bold letters of their own:
    layouts set them, and they are shown where there is no markup."""
    if key in ("name", "label") or not cell.runs:
        return Verbatim(" ".join(cell.text.split()) if key in ("name", "label") else cell.text)
    return marked_up(cell)


def marked_up(cell: Cell) -> str:
    """A cell's text as markup: bold and italic as they are, all else just so."""
    if not cell.runs:
        return escaped(cell.text)
    return "".join(_run(run) for run in cell.runs)


def _run(run: Run) -> str:
    inner = run.text.strip()
    mark = ("**" if run.bold else "") + ("*" if run.italic else "")
    if not inner or not mark:
        return escaped(run.text)
    before, _, after = run.text.partition(inner)
    return f"{before}{mark}{escaped(inner)}{mark[::-1]}{after}"


# For those who write catalogues


@dataclass(frozen=True)
class Link:
    """A table that a catalogue names: its files, their sheet, and the address that one is pulled
    from."""

    files: tuple[str, ...]
    sheet: str = ""
    url: str = ""


def linked_tables(data: Any) -> Iterator[tuple[Loc, Link]]:
    """The tables of cards in a catalogue's values, as far as they are well written, each with its
    place."""
    cards = data.get("cards") if isinstance(data, dict) else None
    entries: list[tuple[Loc, Any]] = (
        [(("cards", index), entry) for index, entry in enumerate(cards)]
        if isinstance(cards, list)
        else [(("cards",), cards)]
    )
    for loc, entry in entries:
        if is_table(entry):
            files = entry["from"] if isinstance(entry["from"], list) else [entry["from"]]
            names = tuple(one for one in files if isinstance(one, str))
            sheet, url = (
                one if isinstance(one := entry.get(key), str) else "" for key in ("sheet", "url")
            )
            yield loc, Link(names, sheet, url)


def read_cards(
    table: Table, columns: Mapping[str, Heading], kinds: Sequence[str]
) -> tuple[list[dict[str, Any]], dict[str, dict[str, str]]]:
    """A table's rows as a catalogue writes them itself: entries, and {card id: {word: text}}, all
    of it markup."""
    fields = {name: Text(name) for name in columns if name not in (*OWN, *WORD_KEYS)}
    known = Known(fields, frozenset(), WORD_KEYS, tuple(kinds), True)
    reader = RowReader(known)
    assigned = Assigned(table, columns, known.default_kind)
    entries, said = [], {}
    for row in table.rows:
        entry = reader.entry(assigned, row)
        if entry is not None:
            said[str(entry["id"])] = reader.words(assigned, row)
            entries.append({name: as_markup(value) for name, value in entry.items()})
    told = {
        identity: {key: as_markup(text) for key, text in words.items()}
        for identity, words in said.items()
    }
    return entries, told
