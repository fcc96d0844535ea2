"""Cards that a catalogue reads from tables: CSV, XLSX and ODS, each fault at its cell."""

from __future__ import annotations

import datetime
import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from openpyxl import Workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.comments import Comment
from openpyxl.styles import Font
from openpyxl.worksheet.table import Table as WorkbookTable

from generator import catalogue, deck
from generator.catalogue import Catalogue
from generator.catalogue.tables import Assigned, Known, RowReader, marked_up
from generator.drawing.markup import Span, parse
from generator.errors import UserError
from generator.manifest import Inputs
from generator.project import Project
from generator.reading.cells import Run, cell_of, letter
from generator.reading.shown import shown
from generator.reading.table import Table, parse_table, read_table
from generator.reading.verbatim import escaped

HEAD = """game: x
title: X
players: 2
layout: plain
backs: {main: {layout: plain-back, with: {word: X}}}
fields: {cost: {whole: 0..9}, suit: {one-of: [sun, moon]}, magic: yes-no, extra: text}
kinds: {card: {}, hero: {}}
"""
ODS = """<office:document-content
 xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0">
<office:automatic-styles>
 <style:style style:name="b" style:family="text"><style:text-properties fo:font-weight="bold"/>
 </style:style>
 <style:style style:name="i" style:family="table-cell">
  <style:text-properties fo:font-style="italic"/></style:style>
 <style:style style:name="gone" style:family="table">
  <style:table-properties table:display="false"/></style:style>
</office:automatic-styles>
<office:body><office:spreadsheet>
<table:table table:name="Old" table:style-name="gone"><table:table-row><table:table-cell>
 <text:p>no</text:p></table:table-cell></table:table-row></table:table>
<table:table table:name="Deck">
 <table:table-row>
  <table:table-cell><text:p>name</text:p></table:table-cell>
  <table:table-cell><text:p>day</text:p></table:table-cell>
  <table:table-cell><text:p>text</text:p></table:table-cell>
 </table:table-row>
 <table:table-row table:number-rows-repeated="2">
  <table:table-cell><text:p>Elf</text:p></table:table-cell>
  <table:table-cell office:value-type="date" office:date-value="2024-03-05">
   <text:p>5 March</text:p></table:table-cell>
  <table:table-cell table:style-name="i"><text:p>Draw<text:s text:c="2"/><text:span
   text:style-name="b">two</text:span>.</text:p><text:p>Rest.</text:p></table:table-cell>
 </table:table-row>
 <table:table-row table:number-rows-repeated="1048570"><table:table-cell
  table:number-columns-repeated="16384"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document-content>"""


def packed(content: str, encoding: str = "utf-8") -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("content.xml", content.encode(encoding))
    return data.getvalue()


def changed(data: bytes, *changes: tuple[str, bytes, bytes]) -> bytes:
    """A packed file, (part, was, now) replaced in it."""
    old, new = zipfile.ZipFile(io.BytesIO(data)), io.BytesIO()
    assert {of for of, _, _ in changes} <= {*old.namelist()}
    with zipfile.ZipFile(new, "w") as archive:
        for name in old.namelist():
            part = old.read(name)
            for of, was, now in changes:
                assert of != name or was in part
                part = part.replace(was, now) if of == name else part
            archive.writestr(name, part)
    return new.getvalue()


def workbook(fill: Callable[[Workbook], None]) -> bytes:
    book, data = Workbook(), io.BytesIO()
    fill(book)
    book.save(data)
    return data.getvalue()


def texts(table: Table) -> list[list[str]]:
    return [[row[heading].text for heading in table.headings] for row in table.rows]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "cards").mkdir()
    return Project.find(tmp_path)


def loaded(project: Project, cards: str, **files: str) -> Catalogue:
    for name, text in files.items():
        (project.root / "cards" / f"{name}.csv").write_text(text, "utf-8")
    path = project.root / "cards" / "x.yaml"
    path.write_text(HEAD + cards, "utf-8")
    return catalogue.load(path, project)


def refused(project: Project, cards: str, **files: str) -> list[str]:
    with pytest.raises(UserError) as told:
        loaded(project, cards, **files)
    return str(told.value).splitlines()


def merged(book: Workbook) -> None:
    book.worksheets[0].append(["Elf"])
    book.worksheets[0].merge_cells("A1:B2")


MERGED = workbook(merged)
REPEATED = ODS.replace("<table:table-row>", '<table:table-row table:number-rows-repeated="99999">')
REPEATED = REPEATED.replace(
    "<table:table-cell>", '<table:table-cell table:number-columns-repeated="300">'
)


class TestFiles:
    """Bytes to rows and headings."""

    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
    @pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
    def test_encodings_and_separators_are_found(self, encoding: str, separator: str) -> None:
        rows = [["name", "text"], ["Bär", '"Fürs, erste;\nmehr"'], ["", ""], ["Ähre", "2"]]
        text = "\r\n".join(separator.join(row) for row in rows)
        table = parse_table(text.encode(encoding), ".csv", "x.csv")

        assert texts(table) == [["Bär", "Fürs, erste;\nmehr"], ["Ähre", "2"]]
        assert [row.number for row in table.rows] == [2, 4]

    def test_a_comma_in_a_sentence_separates_nothing(self) -> None:
        table = parse_table(b"name\nHello, you\nNo\nYes, well\nOh\n", ".csv", "x")
        assert texts(table) == [["Hello, you"], ["No"], ["Yes, well"], ["Oh"]]

    def test_excel_says_which_separator(self) -> None:
        assert texts(parse_table(b"sep=;\nname;a,b\nElf;1,5\n", ".csv", "x")) == [["Elf", "1,5"]]

    def test_a_workbook_shows_what_its_cells_show(self) -> None:
        def fill(book: Workbook) -> None:
            sheet = book.active
            for row in (
                ["My cards"],
                ["name", "day", "share", "price", "time", "big", "sure"],
                ["Elf", datetime.date(2024, 3, 5), 0.125, 3, datetime.time(14, 5), 12345.0, True],
            ):
                sheet.append(row)
            sheet.merge_cells("A1:G1")
            formats = ("dd.mm.yyyy", "0.0%", '0" Gold"', "h:mm AM/PM", "#,##0.00", "General")
            for column, code in zip("BCDEFG", formats, strict=True):
                sheet[f"{column}3"].number_format = code

        table = parse_table(workbook(fill), ".xlsx", "x")
        assert texts(table) == [
            ["Elf", "05.03.2024", "12.5%", "3 Gold", "2:05 PM", "12,345.00", "TRUE"]
        ]
        assert table.notes == ("row 1, 'My cards', is taken for a title",)
        heads = [heading.words for heading in table.headings]
        assert heads == ["name", "day", "share", "price", "time", "big", "sure"]

    def test_merged_headings_of_two_rows_are_joined_and_merged_rows_hold_for_each(self) -> None:
        def fill(book: Workbook) -> None:
            sheet = book.active
            for row in (
                ["name", "stats", None, "suit"],
                [None, "cost", "power", None],
                ["Elf", 1, 2, "sun"],
                ["Orc", 3, 4, None],
            ):
                sheet.append(row)
            for cells in ("A1:A2", "B1:C1", "D1:D2", "D3:D4"):
                sheet.merge_cells(cells)

        table = parse_table(workbook(fill), ".xlsx", "x")
        heads = [heading.words for heading in table.headings]
        assert heads == ["name", "stats cost", "stats power", "suit"]
        assert texts(table) == [["Elf", "1", "2", "sun"], ["Orc", "3", "4", "sun"]]

    def test_bold_and_italic_of_a_workbook_and_nothing_of_a_hidden_sheet(self) -> None:
        def fill(book: Workbook) -> None:
            sheet = book.active
            bold = TextBlock(InlineFont(b=True), "two")
            sheet.append(["name", "text", "note"])
            sheet.append(["Elf", CellRichText("Draw ", bold, " cards."), "All."])
            sheet["C2"].font = Font(italic=True)
            book.create_sheet("secret").sheet_state = "hidden"

        table = parse_table(workbook(fill), ".xlsx", "x")
        cells = [table.rows[0][heading] for heading in table.headings]
        assert [marked_up(cell) for cell in cells] == ["Elf", "Draw **two** cards.", "*All.*"]
        assert table.sheets == ("Sheet",)

    def test_a_formula_counts_as_its_value_and_one_without_is_told(self) -> None:
        def fill(book: Workbook) -> None:
            book.active.append(["name", "cost"])
            book.active.append(["Elf", "=1+1"])

        with pytest.raises(UserError, match=r"x:2:2: Sheet!B2: is a formula that was saved with"):
            parse_table(workbook(fill), ".xlsx", "x")
        data = workbook(fill)
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
        reckoned = io.BytesIO()
        with zipfile.ZipFile(reckoned, "w") as archive:
            for name, part in parts.items():
                archive.writestr(name, re.sub(rb"<v ?/>|<v></v>", b"<v>2</v>", part))
        assert texts(parse_table(reckoned.getvalue(), ".xlsx", "x")) == [["Elf", "2"]]

    def test_an_ods_shows_its_text_with_bold_and_italic(self) -> None:
        table = parse_table(packed(ODS), ".ods", "x")
        name, day, text = table.headings

        assert table.sheet == "Deck" and table.sheets == ("Deck",)
        assert [row.number for row in table.rows] == [2, 3]
        assert table.rows[1][day].text == "5 March" and table.rows[1][name].text == "Elf"
        assert table.rows[0][text].text == "Draw  two.\nRest."
        assert [(run.text, run.bold) for run in table.rows[0][text].runs] == [
            ("Draw  ", False), ("two", True), (".\nRest.", False),
        ]  # fmt: skip
        assert all(run.italic for run in table.rows[0][text].runs)

    @pytest.mark.parametrize(
        ("suffix", "data", "said"),
        [
            (".xlsx", b"no", "x: is not an XLSX file"),
            (".ods", b"PK\x03\x04", "x: is not an ODS file"),
            (".ods", packed("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>"), "x: is not an ODS file"),
            (".xlsx", packed("<a/>"), "x: is not an XLSX file"),
            (".csv", b"PK\x03\x04...", "x: is a packed file, not text"),
            (".csv", b"a\n" * 130, r"x: holds more rows \(at most 100"),
            (".csv", b"a," * 300 + b"a\n1\n", r"x:1:201: holds more columns \(at most 200"),
            (".csv", b"\x81\x8d\x00\xff", "x: is no text: neither UTF-8 nor Windows-1252"),
        ],
    )  # fmt: skip
    def test_what_is_no_table_is_one_line(
        self, suffix: str, data: bytes, said: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DECKPROOF_BUDGETS", "table-rows=100 table-columns=200")
        with pytest.raises(UserError, match="^" + said):
            parse_table(data, suffix, "x")

    def test_more_cells_than_a_table_has(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DECKPROOF_BUDGETS", "table-cells=3")
        with pytest.raises(UserError, match=r"x: holds more cells \(at most 3 cells"):
            parse_table(b"a,b\n1,2\n", ".csv", "x")

    def test_a_book_of_tags_is_not_read(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DECKPROOF_BUDGETS", "table-marks=100")
        with pytest.raises(UserError, match=r"x: has more tags and attributes \(at most 100 "):
            parse_table(
                packed(ODS.replace("<text:p>", "<text:p>" + "<text:s/>" * 100)), ".ods", "x"
            )

    def test_a_bomb_is_not_unpacked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DECKPROOF_BUDGETS", "table-bytes=1000")
        with pytest.raises(UserError, match=r"x: unpacks to 1,007 bytes \(at most 1,000 bytes"):
            parse_table(packed("<a>" + " " * 1_000 + "</a>"), ".ods", "x")

    def test_what_no_table_needs_costs_nothing(self) -> None:
        """Comments on a million cells, names made of brackets: the library never sees them."""

        def fill(book: Workbook) -> None:
            sheet = book.worksheets[0]
            sheet.append(["Name"])
            sheet.append(["Elf"])
            sheet["A1"].comment = Comment("x", "x")
            sheet["A2"].hyperlink = "https://example.org"
            sheet.print_title_rows = "1:1"
            sheet.add_table(WorkbookTable(displayName="T", ref="A1:A2"))

        data = changed(
            workbook(fill), ("xl/comments/comment1.xml", b'"A1"', b'"A1:XFD1048576"'),
            ("xl/workbook.xml", b"$1:$1", b"$A:$A," * 20_000),
        )  # fmt: skip
        before = process_time()

        assert texts(parse_table(data, ".xlsx", "x")) == [["Elf"]]
        assert process_time() - before < 2

    @pytest.mark.parametrize(
        ("suffix", "data", "said"),
        [
            (".xlsx", lambda: changed(MERGED, ("xl/worksheets/sheet1.xml", b"A1:B2", b"A1:Z90000")),
             "x: merges more cells"),
            (".xlsx", lambda: changed(MERGED, ("xl/worksheets/sheet1.xml", b"Elf", b"Elf" * 12345)),
             "x:1:1: Sheet: has more than 32,767"),
            (".ods", lambda: packed(ODS.replace("<table:table-cell>", "<table:table-cell "
             'table:number-rows-spanned="9999999">')), "x: Deck: merges more cells"),
            (".ods", lambda: packed(REPEATED), "x: .*holds more cells"),
            (".ods", lambda: packed(ODS, "utf-16"), "x: is not an ODS file"),
            (".csv", lambda: b"a,b\n" + b"\n" * 200_000, "x: holds more rows"),
        ],
    )  # fmt: skip
    def test_a_few_bytes_make_no_giant(
        self, suffix: str, data: Callable[[], bytes], said: str
    ) -> None:
        packed_up = data()
        before = process_time()
        with pytest.raises(UserError, match="^" + said):
            parse_table(packed_up, suffix, "x")

        assert process_time() - before < 5

    def test_many_cards_of_one_name_take_no_longer(self) -> None:
        reader = RowReader(Known({}, frozenset(), (), (), True))
        table = parse_table(b"Name\n" + b"Elf\n" * 6_000, ".csv", "x")
        before = process_time()
        entries = [
            reader.entry(Assigned(table, {"name": table.headings[0]}), row) for row in table.rows
        ]

        assert entries[1] == {"id": "elf-2"} and entries[-1] == {"id": "elf-6000"}
        assert process_time() - before < 1

    def test_a_label_and_a_code_of_numbers(self) -> None:
        assert [letter(number) for number in (1, 26, 27, 702, 703)] == ["A", "Z", "AA", "ZZ", "AAA"]
        assert shown(-3.5, "0.00;(0.00)") == "(3.50)"
        assert shown(0.5, "[Red]0.##") == "0.5" and shown(7, "000") == "007"
        assert shown(1e-7) == "1e-07" and shown(3.0) == "3" and shown(1 / 3, "# ?/?")[:4] == "0.33"
        assert shown(datetime.datetime(2024, 3, 5, 9, 7), "d mmmm yy, hh:mm") == "5 March 24, 09:07"


class TestMarkup:
    @pytest.mark.parametrize("words", ["a*b", "**", "{T}: {{x}}", "{% if %}", "{# no #}", "\\*"])
    def test_what_means_something_is_escaped(self, words: str) -> None:
        assert parse(escaped(words)) == (Span(words),)
        assert "{{" not in escaped(words) and "{%" not in escaped(words)

    def test_bold_beside_italic(self) -> None:
        """However runs touch, each letter has the style of its run."""
        runs = [
            Run("a", italic=True), Run("b ", bold=True), Run("c", bold=True, italic=True), Run("*"),
        ]  # fmt: skip
        spans = parse(marked_up(cell_of(runs)))
        assert [(one.text.strip(), one.bold, one.italic) for one in spans if one.text.strip()] == [
            ("a", False, True), ("b", True, False), ("c", True, True), ("*", False, False),
        ]  # fmt: skip


class TestCatalogues:
    def test_facts_are_typed_and_words_laid_over_those_of_the_table(self, project: Project) -> None:
        found = loaded(
            project,
            "cards: {from: t.csv, columns: {copies: N, name: Who}}\n"
            "words: {kinds: {card: {note: 'for {{ cost }}'}}, cards: {elf: {text: Mine.}}}\n",
            t="Who,N,cost,suit,magic,Text,other\nElf,2,3,sun,yes,Theirs.,x\nOrc,,0,,no,Hit.,y\n",
        )
        elf, orc = found.cards
        assert (elf.id, elf.copies, elf.facts) == (
            "elf",
            2,
            {"cost": 3, "suit": "sun", "magic": True},
        )
        assert found.words["elf"] == {"name": "Elf", "text": "Mine.", "note": "for 3"}
        assert found.words["orc"]["text"] == "Hit." and orc.facts == {"cost": 0, "magic": False}
        assert (elf.file, elf.place) == ("cards/t.csv", (2, 1))
        assert deck.build(found).cards[0].file == "cards/t.csv"

    def test_several_tables_and_cards_of_the_catalogue_itself(self, project: Project) -> None:
        found = loaded(
            project,
            "cards:\n  - {from: [a.csv, b.csv], kind: hero}\n  - {id: last, kind: card}\n",
            a="name\nElf\n", b="name,cost\nElf,2\n",
        )  # fmt: skip
        assert [(card.id, card.kind) for card in found.cards] == [
            ("elf", "hero"), ("elf-2", "hero"), ("last", "card"),
        ]  # fmt: skip

    def test_a_related_table_has_a_row_for_each_line_of_a_card(self, project: Project) -> None:
        found = loaded(
            project,
            "cards:\n  from: t.csv\n  kind: card\n  with:\n"
            "    text: {from: a.csv, by: Card}\n"
            "    note: {from: a.csv, by: Card, line: '{{ name }}!'}\n",
            t="name,text\nElf,First.\nOrc,\n",
            a="Card,Name,Effect\nelf,Haste,Go {1}.\nElf,Leap,*Up*\norc,Slow,\n",
        )
        assert found.words["elf"]["text"] == ("First.\n**Haste** Go \\{1\\}.\n**Leap** \\*Up\\*")
        assert found.words["elf"]["note"] == "Haste!\nLeap!"
        assert found.words["orc"]["text"] == "Slow"

    @pytest.mark.parametrize(
        ("cards", "table", "said"),
        [
            ("{from: t.csv}", "name,cost\nElf,x\n",
             "cards/t.csv:2:2: B2 'cost': 'x' is not a whole"),
            ("{from: t.csv}", "id,kind\na,card\nb,hare\n",
             "cards/t.csv:3:2: B3 'kind': 'hare' is not a kind"),
            ("{from: t.csv}", "id\na b\n", "cards/t.csv:2:1: A2 'id': 'a b' is not fit for a file"),
            ("{from: t.csv}", "id\na\na\n", "cards/t.csv:3:1: A3 'id': 'a' is the id of two cards"),
            ("{from: t.csv, kind: card, with: {text: {from: t.csv, by: suit}}}",
             "name,suit\nElf,moon\n",
             "cards/t.csv:2:2: B2 'suit': there is no card 'moon'"),
            ("{from: u.csv}", "name\nElf\n",
             "cards/x.yaml:8:15: from: there is no table cards/u.csv"),
            ("{from: ../t.csv}", "name\nElf\n", "cards/x.yaml:8:15: from: there is no table"),
            ("{from: t.txt}", "name\nElf\n", "cards/x.yaml:8:15: from: 't.txt' is not a table"),
            ("{from: t.csv, sheet: A}", "name\nElf\n",
             "cards/t.csv: A: has no sheets: it is a text"),
            ("{from: t.csv, columns: {copies: Quantity}}", "name,Qantity\nElf,1\n",
             "cards/x.yaml:8:40: copies: cards/t.csv has no column 'Quantity' "
             "(columns: name, Qantity); did you mean 'Qantity'?"),
            ("{from: t.csv, columns: {cst: name}}", "name\nElf\n",
             "cards/x.yaml:8:32: cst: is not a field or word of this deck"),
            ("{from: t.csv, kind: hare}", "name\nElf\n",
             "cards/x.yaml:8:28: hare: is not a kind of this"),
            ("{from: t.csv, url: 'http://x.example/t.csv'}", "name\nElf\n",
             "cards/x.yaml:8:27: url: 'http://x.example/t.csv' is not an address that is pulled"),
            ("{from: t.csv, with: {texte: {from: t.csv, by: name}}}", "name\nElf\n",
             "cards/x.yaml:8:29: texte: is not a word or a text field of this deck"),
            ("{from: t.csv, with: {text: {from: t.csv, by: name, line: '{{ x }}'}}}",
             "name,suit\nElf,\n",
             "cards/x.yaml:8:65: line: 'x' is not known here"),
        ],
    )  # fmt: skip
    def test_a_fault_is_told_where_it_stands(
        self, project: Project, cards: str, table: str, said: str
    ) -> None:
        found = refused(project, f"cards: {cards}\n", t=table)
        assert any(line.startswith(said) for line in found), found

    def test_a_fault_of_a_workbook_names_its_sheet(self, project: Project) -> None:
        def fill(book: Workbook) -> None:
            book.active.title = "Main"
            for row in (["name", "suit", "cost"], [], ["Elf", "sun", 12]):
                book.active.append(row)

        (project.root / "t.xlsx").write_bytes(workbook(fill))
        found = refused(project, "cards: {from: t.xlsx, kind: card}\n")
        assert found == ["t.xlsx:3:3: Main!C3 'cost': 12 is not a cost (0..9)"]

    def test_a_link_out_of_the_project_is_no_table(self, project: Project, tmp_path: Path) -> None:
        outside = tmp_path.parent / f"{tmp_path.name}.csv"
        outside.write_text("name\nElf\n")
        (project.root / "cards" / "t.csv").symlink_to(outside)
        assert "leads out of the project" in refused(project, "cards: {from: t.csv}\n")[0]

    @pytest.mark.parametrize("name", ["cards/t.csv", "t.csv"])
    def test_a_table_is_an_input_wherever_it_lies(self, project: Project, name: str) -> None:
        (project.root / "cards" / "x.yaml").write_text(HEAD + "cards: {from: t.csv}\n")
        (project.root / name).write_text("name\nElf\n")
        before = Inputs(project).of("x", [])
        for lock in ("~$t.xlsx", "cards/~$t.xlsx", "cards/.~lock.t.ods#"):  # while it is open
            (project.root / lock).write_text("me")
        assert Inputs(project).of("x", []) == before
        (project.root / name).write_text("name\nElk\n")
        assert Inputs(project).of("x", []) != before

    def test_the_edition_is_that_of_a_catalogue_with_the_same_cards(self, project: Project) -> None:
        here = loaded(project, "cards: {from: t.csv, kind: card}\n", t="id,cost\na,1\nb,2\n")
        there = loaded(
            project, "cards: [{id: a, kind: card, cost: 1}, {id: b, kind: card, cost: 2}]\n"
        )
        assert here.edition == there.edition

    def test_a_table_that_any_program_writes_is_read(self, project: Project) -> None:
        """Two thousand rows, and not one vanishes."""
        rows = "".join(f"Card {number},{number % 10}\n" for number in range(2_000))
        found = loaded(project, "cards: {from: t.csv, kind: card}\n", t="name,cost\n" + rows)
        assert len(found.cards) == 2_000 and found.cards[-1].place == (2_001, 1)
        assert len(read_table(project.root / "cards" / "t.csv").rows) == 2_000
