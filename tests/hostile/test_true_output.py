"""What lies in output/ is what the sources say, whoever wrote them: attacks on a toy deck.

Every colour is the same in the PNG and in the PDF however it was written; no number is endless, of
no size or of 400 digits; an ornament gets what it can draw, or its line is told.
"""

from __future__ import annotations

import io
import json
import re
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import openpyxl
import pikepdf
import pypdfium2
import pytest
from click.testing import CliRunner
from PIL import Image

from generator import art
from generator.cli import cli
from generator.colour import normal, parts
from generator.drawing.drawing import Drawing, Group, Shape, Stroke
from generator.drawing.drawing import Path as Outline
from generator.errors import UserError
from generator.painting import pdf, png
from generator.project import Project
from generator.units import Size
from generator.workshop.importing import import_cards
from generator.workshop.open_game import OpenGame

CATALOGUE = """
game: toy
title: Toy
tagline: A deck of one.
language: en
players: 2
card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}
layout: toy
palette: {field: PALETTE, gold: "#FA0"}
inks: {low: {field: INK}}
backs: {plain: {layout: toy-back}}
kinds: {number: {back: plain, may: [shade]}}
fields: {shade: {text: }}
cards:
  - {id: one, kind: number, shade: SHADE}
words: {cards: {one: {text: "HHHH"}}}
"""

Make = Callable[..., OpenGame]


@pytest.fixture
def toy(tmp_path: Path) -> Make:
    """The toy deck with this layout and these colours; raises UserError for its faults."""
    faces = tmp_path / "templates" / "faces"
    (tmp_path / "cards").mkdir()
    faces.mkdir(parents=True)
    (faces / "toy-back.yaml").write_text("items: [{rect: bleed, fill: field}]\n")

    def make(
        layout: str, palette: str = "'#0F0'", ink: str = "'#00F'", shade: str = "'#0f0'"
    ) -> OpenGame:
        text = CATALOGUE.replace("PALETTE", palette).replace("INK", ink).replace("SHADE", shade)
        (tmp_path / "cards" / "toy.yaml").write_text(text)
        (faces / "toy.yaml").write_text(layout + "\n")
        return OpenGame(Project.find(tmp_path), "toy")

    return make


def faults(game: Callable[[], object]) -> list[str]:
    """The lines that a person is told."""
    with pytest.raises(UserError) as told:
        game()
    return [str(problem) for problem in told.value.problems]


def as_pdf(drawing: Drawing) -> bytes:
    """The drawing alone on a page."""
    font = next((run.font for run, _ in drawing.runs()), None)
    document = pdf.Document(drawing.size, pdf.About(drawing.name), font)
    document.write(f"q {document.form(drawing)} Do Q")
    document.end_page()
    return document.finish()


def middles(drawing: Drawing) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The colour in the middle of the card as the PNG has it, and as PDFium shows the PDF."""
    flat = png.paint(drawing, 100)
    page: Image.Image = pypdfium2.PdfDocument(as_pdf(drawing))[0].render(scale=1).to_pil()
    shown = page.convert("RGB")
    return (
        tuple(flat.getpixel((flat.width // 2, flat.height // 2))),  # type: ignore[arg-type]
        tuple(shown.getpixel((shown.width // 2, shown.height // 2))),  # type: ignore[arg-type]
    )


class TestColours:
    """A colour is "#RRGGBB" from where it is read."""

    GREEN = (0, 255, 0)

    @pytest.mark.parametrize("written", ["#0f0", "#0F0", "#00ff00", "#00FF00"])
    @pytest.mark.parametrize(
        "layout",
        [
            "items: [{rect: bleed, fill: field}]",  # the catalogue's palette
            "items: [{rect: bleed, fill: '{{ card.shade }}'}]",  # a template
            "colours: {mine: GREEN}\nitems: [{rect: bleed, fill: mine}]",
            "items: [{rect: bleed, fill: GREEN}]",
            "items: [{line: [[0mm, 44mm], [70mm, 44mm]], stroke: GREEN, width: 30mm}]",
            "items: [{ellipse: trim, fill: GREEN}]",
            "items: [{path: M0 0H70V90H0Z, fill: GREEN}]",
            "items: [{art: bullion-coin, at: [31mm, 44mm],"
            " with: {radius: 30mm, metal: GREEN, ink: GREEN}}]",
            "icons: {dot: {box: [0mm, 0mm, 9mm, 9mm], items: [{rect: [0mm, 0mm, 9mm, 9mm],"
            " fill: GREEN}], em: 1}}\nfonts: {body: {family: lexend, weight: 500}}\n"
            "items: [{text: '{dot}', box: [-9mm, 0mm, 90mm, 89mm], size: 80mm, align: center,"
            " valign: middle}]",
        ],
        ids=["palette", "template", "colours", "rect", "line", "ellipse", "path", "art", "icon"],
    )
    def test_wherever_a_green_is_written_both_painters_paint_it(
        self, toy: Make, layout: str, written: str
    ) -> None:
        quoted = f"'{written}'"
        game = toy(layout.replace("GREEN", quoted), palette=quoted, shade=quoted)
        assert middles(game.drawings["one"]) == (self.GREEN, self.GREEN)

    def test_letters_have_the_same_colour_in_both(self, toy: Make) -> None:
        game = toy(
            "fonts: {body: {family: lexend, weight: 800}}\n"
            "items: [{text: '{field:I}', box: [0mm, 0mm, 63mm, 88mm], size: 60mm, colour: '#123',"
            " align: center, valign: middle}]",
            palette="'#0f0'",
        )
        assert middles(game.drawings["one"]) == (self.GREEN, self.GREEN)

    @pytest.mark.parametrize("written", ["#0f0", "#00ff00"])
    def test_backs_and_other_inks_too(self, toy: Make, written: str) -> None:
        game = toy("items: [{rect: bleed, fill: field}]", palette=f"'{written}'", ink="'#f00'")
        assert game.catalogue.palette == {"field": "#00FF00", "gold": "#FFAA00"}
        assert game.catalogue.inks == {"low": {"field": "#FF0000"}}
        back = game.drawings[next(name for name in game.drawings if "back" in name)]
        assert middles(back) == (self.GREEN, self.GREEN)
        low = OpenGame(game.project, "toy", ink="low").drawings["one"]
        assert middles(low) == ((255, 0, 0), (255, 0, 0))

    @pytest.mark.parametrize(
        "bad",
        ["red", "#12", "#1234", "#12345678", "0f0", "#ggg", "rgb(0,255,0)", "#0f0\\n", "#٣٣٣"],
    )
    def test_anything_else_is_told_with_its_place(self, toy: Make, bad: str) -> None:
        [palette] = faults(lambda: toy("items: []", palette=f'"{bad}x"').drawings)
        assert palette.startswith("cards/toy.yaml:9:18: field:")
        [fill] = faults(lambda: toy(f'items: [{{rect: trim, fill: "{bad}x"}}]').drawings)
        assert fill.startswith("templates/faces/toy.yaml:1:28: fill:")
        [filled] = faults(
            lambda: (
                toy("items: [{rect: trim, fill: '{{ card.shade }}'}]", shade=f'"{bad}x"').drawings
            )
        )
        assert filled.startswith("templates/faces/toy.yaml:1:16: rect: card one:")

    @pytest.mark.parametrize(
        "bad", ["#0f0", "#00ff00", "red", "", "#00FF0", "#00FF000", "#00FF00\n"]
    )
    def test_painters_refuse_what_no_reader_gives(self, bad: str) -> None:
        square = Outline((("M", 0, 0), ("L", 9, 0), ("L", 9, 9), ("Z",)))
        for shape in (Shape(square, bad), Shape(square, None, Stroke(bad, 1.0))):
            drawing = Drawing("bad", Size(20, 20), 0.0, 0.0, (shape,))
            with pytest.raises(ValueError, match="is not #RRGGBB"):
                png.paint(drawing, 50)
            with pytest.raises(ValueError, match="is not #RRGGBB"):
                as_pdf(drawing)

    def test_one_form(self) -> None:
        assert normal("#aBc") == normal("#aabbcc") == "#AABBCC"
        assert parts("#0A141E") == (10, 20, 30)
        assert normal("#abcd") is None


LONG = "9" * 400
#: What nothing on a card is, as a length and as a number.
LENGTHS = [
    f"{LONG}mm", f"-{LONG}mm", f"0.{LONG}mm", "1e400mm", "infmm", "nanmm", "nan", "inf", LONG,
    "99999mm", "-99999in", "'{{ 1e308 * 10 }}mm'", "'{{ 9 ** 20 }}mm'", "٣mm",
]  # fmt: skip
NUMBERS = [
    "nan",
    "inf",
    "-inf",
    "Infinity",
    LONG,
    f"-{LONG}",
    "1e309",
    "'{{ 1e308 * 10 }}'",
    "1e30",
]
#: And what is written where, with the word in its place: rejected in a length, in a number, or if
#: it is less than nothing.
WHERE_LENGTHS = {
    "rect": "items: [{rect: [0mm, 0mm, X, 5mm], fill: ink}]",
    "place": "items: [{rect: [0mm, X, 5mm, 5mm], fill: ink}]",
    "boxes": "boxes: {one: [0mm, 0mm, X, 5mm]}\nitems: []",
    "radius": "items: [{rect: trim, radius: X, fill: ink}]",
    "inset": "items: [{rect: trim, inset: X, fill: ink}]",
    "circle": "items: [{circle: [3mm, 3mm], radius: X, fill: ink}]",
    "centre": "items: [{circle: [X, 3mm], radius: 3mm, fill: ink}]",
    "line": "items: [{line: [[0mm, 0mm], [X, 3mm]], stroke: ink}]",
    "width": "items: [{rect: trim, stroke: ink, width: X}]",
    "dash": "items: [{rect: trim, stroke: ink, dash: [1mm, X]}]",
    "at": "items: [{path: M0 0H9, stroke: ink, at: [X, 0mm]}]",
    "move": "items: [{group: [{rect: trim, fill: ink}], move: [X, 0mm]}]",
    "clip": "items: [{group: [{rect: trim, fill: ink}], clip: {rect: trim, radius: X}}]",
    "size": "fonts: {body: {family: lexend, weight: 500}}\nitems: [{text: A, box: trim, size: X}]",
    "leading": "fonts: {body: {family: lexend, weight: 500}}\n"
    "items: [{text: A, box: trim, leading: X}]",
    "baseline": "fonts: {body: {family: lexend, weight: 500}}\n"
    "items: [{text: A, box: trim, baseline: X}]",
    "icon": "icons: {dot: {box: [0mm, 0mm, X, 9mm], items: []}}\nitems: []",
}
WHERE_NUMBERS = {
    "scale": "items: [{path: M0 0H9, stroke: ink, scale: X}]",
    "turn": "items: [{group: [{rect: trim, fill: ink}], turn: X}]",
    "stretch": "fonts: {body: {family: lexend, weight: 500}}\n"
    "items: [{text: A, box: trim, stretch: X}]",
    "tracking": "fonts: {body: {family: lexend, weight: 500}}\n"
    "items: [{text: A, box: trim, tracking: X}]",
    "lines": "fonts: {body: {family: lexend, weight: 500}}\n"
    "items: [{text: A, box: trim, lines: X}]",
    "weight": "fonts: {body: {family: lexend, weight: X}}\nitems: []",
    "em": "icons: {dot: {box: trim, items: [], em: X}}\nitems: []",
}
LESS_THAN_NOTHING = {
    key: WHERE_LENGTHS[key]
    for key in ("rect", "boxes", "radius", "circle", "width", "dash", "clip", "size", "leading",
                "icon")
}  # fmt: skip


def one_line_each(told: list[str], layout: str = "templates/faces/toy.yaml") -> None:
    """Every fault has its place in the layout, and a line that can be read."""
    assert told
    for line in told:
        assert re.match(rf"{layout}:\d+:\d+: ", line), line
        assert "\n" not in line
        assert len(line) < 400, line


class TestNumbers:
    """A number is finite and lies in a range from where it is read."""

    @pytest.mark.parametrize("word", LENGTHS, ids=lambda word: word[:12])
    @pytest.mark.parametrize("where", WHERE_LENGTHS)
    def test_lengths_of_a_layout(self, toy: Make, where: str, word: str) -> None:
        layout = WHERE_LENGTHS[where].replace("X", word).replace("ink", "field")
        one_line_each(faults(lambda: toy(layout).drawings))

    @pytest.mark.parametrize("word", NUMBERS, ids=lambda word: word[:12])
    @pytest.mark.parametrize("where", WHERE_NUMBERS)
    def test_numbers_of_a_layout(self, toy: Make, where: str, word: str) -> None:
        layout = WHERE_NUMBERS[where].replace("X", word).replace("ink", "field")
        told = faults(lambda: toy(layout + "\n").drawings)
        one_line_each(told)

    @pytest.mark.parametrize("where", LESS_THAN_NOTHING)
    def test_nothing_is_smaller_than_nothing(self, toy: Make, where: str) -> None:
        layout = LESS_THAN_NOTHING[where].replace("X", "-1mm").replace("ink", "field")
        one_line_each(faults(lambda: toy(layout).drawings))

    @pytest.mark.parametrize(
        "layout",
        [
            "items: [{rect: trim, inset: 40mm, fill: field}]",
            "items: [{rect: trim, stroke: field, dash: [0, 0]}]",
            "items: [{path: M0 0H9, stroke: field, scale: 0}]",
            "items: [{path: M0 0H9, stroke: field, scale: -1}]",
        ],
    )
    def test_nor_of_no_size_where_that_draws_nothing(self, toy: Make, layout: str) -> None:
        one_line_each(faults(lambda: toy(layout).drawings))

    @pytest.mark.parametrize(
        "path",
        ["M0 0L1e309 5", "M0 0L-1e309 5", f"M0 0L{LONG} 5", "M0 0C1e309 0 0 0 5 5", "M0 0H9e99V3Z",
         "M1e200 0l1e200 0", "M0 0A1e309 1 0 0 0 9 9", "M0 0A1e200 1e200 0 0 0 9 9", "M0 0Lnan 5"],
    )  # fmt: skip
    @pytest.mark.parametrize(
        "how",
        [
            "{path: P, fill: field}",
            "{path: P, stroke: field}",
            "{group: [{rect: trim, fill: field}], clip: {path: P}}",
        ],
    )
    def test_paths_of_a_layout(self, toy: Make, how: str, path: str) -> None:
        layout = f"items: [{how.replace('P', repr(path))}]"
        try:
            drawn = as_pdf(toy(layout).drawings["one"])
        except UserError as error:
            one_line_each([str(problem) for problem in error.problems])
        else:
            plain(drawn)

    @pytest.mark.parametrize(
        "svg",
        [
            '<svg viewBox="nan 0 100 100"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 nan 100"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 inf inf"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 1e-320 1e-320"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 1e308 1e308"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="-1e308 0 10 10"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 -5 5"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 0 0"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="a b c d"><path d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 9 9"><path d="M0 0L1e309 9Z"/></svg>',
            '<svg viewBox="0 0 9 9"><circle cx="nan" cy="1" r="2"/></svg>',
            '<svg viewBox="0 0 9 9"><rect width="inf" height="2"/></svg>',
            '<svg viewBox="0 0 9 9"><path transform="scale(1e309)" d="M0 0H9V9Z"/></svg>',
            '<svg viewBox="0 0 9 9"><path transform="matrix(nan)" d="M0 0H9V9Z"/></svg>',
            "<svg",
            "",
        ],
    )
    def test_svg_pictures(self, toy: Make, tmp_path: Path, svg: str) -> None:
        (tmp_path / "cards" / "bad.svg").write_text(
            svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
        )
        layout = "items: [{picture: bad.svg, box: [0mm, 0mm, 20mm, 20mm]}]"
        one_line_each(faults(lambda: toy(layout).drawings), "cards/bad.svg")

    @pytest.mark.parametrize("where", ["width", "height", "bleed", "safe", "corner"])
    @pytest.mark.parametrize("word", [f"{LONG}mm", "1e400mm", "nanmm", "infmm", "-1mm", "9999mm"])
    def test_lengths_of_a_catalogue(self, toy: Make, tmp_path: Path, where: str, word: str) -> None:
        given = {"width": "63mm", "height": "88mm", "bleed": "3mm", "safe": "3mm", "corner": "3mm"}
        card = ", ".join(f"{key}: {value}" for key, value in {**given, where: word}.items())
        game = toy("items: []")
        catalogue = tmp_path / "cards" / "toy.yaml"
        size = "{size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}"
        catalogue.write_text(catalogue.read_text().replace(size, f"{{{card}}}"))
        one_line_each(faults(lambda: game.drawings), "cards/toy.yaml")

    @pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
    def test_painters_refuse_what_no_reader_gives(self, value: float) -> None:
        """The last guard: a fault of ours, but never a file."""
        good = Outline((("M", 0.0, 0.0), ("L", 9.0, 0.0), ("L", 9.0, 9.0), ("Z",)))
        bad = Outline((("M", 0.0, 0.0), ("L", value, 0.0), ("L", 9.0, 9.0), ("Z",)))
        items = (
            Shape(bad, "#000000"),
            Shape(bad, None, Stroke("#000000", 1.0)),
            Shape(good, None, Stroke("#000000", abs(value))),
            Shape(good, None, Stroke("#000000", 1.0, dash=(1.0, value))),
            Group((Shape(good, "#000000"),), (1.0, 0.0, 0.0, 1.0, value, 0.0)),
            Group((Shape(good, "#000000"),), (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), bad),
        )
        for item in items:
            if isinstance(item, Shape) and item.stroke and not item.stroke.width > 0:
                continue  # no line at all
            drawing = Drawing("bad", Size(20, 20), 0.0, 0.0, (item,))
            with pytest.raises((ValueError, OverflowError)):
                png.paint(drawing, 50)
            with pytest.raises(ValueError, match="can't be painted"):
                as_pdf(drawing)

    @pytest.mark.parametrize(
        "option",
        [
            ["sheets", "--raster"],
            ["cards", "--dpi"],
            ["sheets", "--max-mb"],
            ["calibrate", "--line"],
        ],
    )
    @pytest.mark.parametrize("word", ["nan", "inf", "-inf", "1e999"])
    def test_numbers_of_a_command_line(self, option: list[str], word: str) -> None:
        result = CliRunner().invoke(cli, [*option, word])
        assert result.exit_code == 2
        assert "Traceback" not in result.output


GOOD = {"float": "10mm", "int": "4", "Colour": "#123456", "bool": "yes", "str": "clubs"}
ODD = {
    "float": ["0mm", "-5mm", "0.01mm", "2500mm", "2500", "99999mm", "nan", "inf", f"{LONG}mm", "x"],
    "int": ["0", "1", "-1", "2000", "99999", LONG, "2.5", "nan"],
    "str": ["", "x" * 900, "♠", "{}"],
    "bool": ["maybe", "2"],
    "Colour": ["none", "red", "#12"],
}


def odd_items() -> Iterator[str]:
    """An item a line: each ornament with one parameter that is odd, and with each left out."""
    ornaments = art.ours()
    for name in ornaments.known:
        taken = ornaments.parameters(name)
        good = {key: GOOD[word] for key, (word, needed) in taken.items() if needed}
        for key, (word, _) in taken.items():
            for odd in ODD[word]:
                given = {**good, key: odd}
                yield f"  - {{art: {name}, with: {json.dumps(given, ensure_ascii=False)}}}"


class TestOrnaments:
    """An ornament's parameters have types and ranges; what it can't draw is told at its line."""

    def test_every_odd_call_is_drawn_or_told_at_its_line(self, toy: Make) -> None:
        """Some 1,200 of them: none ends in a traceback, none takes long, none is endless."""
        lines = list(odd_items())
        assert len(lines) > 1000
        begun = time.process_time()
        layout = "items:\n" + "\n".join(lines)
        told = faults(lambda: toy(layout).drawings)
        one_line_each(told)
        wrong = {int(line.split(":")[1]) for line in told}
        good = ["items:", *(line for at, line in enumerate(lines, 2) if at not in wrong)]
        assert len(good) > 100
        try:
            drawing = toy("\n".join(good)).drawings["one"]
        except UserError as error:  # what only drawing tells
            one_line_each([str(problem) for problem in error.problems])
            wrong = {problem.line for problem in error.problems}
            left = [line for at, line in enumerate(good, 1) if at not in wrong]
            assert len(left) > 100
            drawing = toy("\n".join(left)).drawings["one"]
        plain(as_pdf(drawing))
        assert time.process_time() - begun < 60

    @pytest.mark.parametrize(
        ("item", "place", "said"),
        [
            ("{art: rosette, with: {radius: 9mm, swing: 1mm, lobes: 1000000, threads: 4,"
             " ink: field}}", "1:63", "lobes: 1000000 is out of range (1 to 400)"),
            ("{art: rosette, with: {radius: nan, swing: 1mm, lobes: 3, threads: 4, ink: field}}",
             "1:39", "radius"),
            ("{art: bullion-coin, with: {radius: -1mm, metal: field, ink: field}}",
             "1:44", "-1mm is out of range (0.05mm to 2500mm)"),
            ("{art: bullion-coin, with: {radius: 1mm, metal: field, ink: field, marks: two}}",
             "1:82", "'two' is not a whole number"),
            ("{art: chain-run, with: {length: 2500mm, size: 0.06mm, metal: field, ink: field}}",
             "1:15", "a chain of"),
            ("{art: shippo, with: {width: 900mm, height: 900mm, radius: 0.1mm, ink: field}}",
             "1:15", "too many"),
            ("{art: suit, with: {suit: coins, size: 9mm, ink: field}}", "1:15", "not a suit"),
            ("{art: rays, with: {width: 9mm, height: 9mm, x: 0, y: 0, ground: field, ray: field,"
             " count: 0}}", "1:15", "ZeroDivisionError"),
            ("{art: rays, with: [1, 2]}", "1:27", "'key: value'"),
        ],
    )  # fmt: skip
    def test_told_at_its_place(self, toy: Make, item: str, place: str, said: str) -> None:
        told = faults(lambda: toy(f"items: [{item}]").drawings)
        assert told[0].startswith(f"templates/faces/toy.yaml:{place}: "), told
        assert said in told[0]

    def test_a_parameter_from_the_card_is_held_to_the_same(self, toy: Make) -> None:
        layout = (
            "items: [{art: bullion-coin,"
            " with: {radius: '{{ card.shade }}', metal: field, ink: field}}]"
        )
        for word in ("-1mm", "nan", LONG, "1e999", "red"):
            one_line_each(faults(lambda word=word: toy(layout, shade=f"'{word}'").drawings))


def plain(data: bytes) -> None:
    """No operand of the PDF is anything but a plain number of a sheet's size."""
    with pikepdf.open(io.BytesIO(data)) as opened:
        for thing in opened.objects:
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Form":
                text = thing.read_bytes()
                assert b"inf" not in text
                assert b"nan" not in text


def test_no_row_of_a_spreadsheet_vanishes(tmp_path: Path) -> None:
    """Where the sheet says that it is smaller than it is."""
    (tmp_path / "cards").mkdir()
    book = openpyxl.Workbook()
    for row in (["id", "name"], ["one", "One"], ["two", "Two"], ["three", "Three"]):
        book.active.append(row)
    whole, cut = io.BytesIO(), tmp_path / "deck.xlsx"
    book.save(whole)
    with zipfile.ZipFile(whole) as old, zipfile.ZipFile(cut, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name.endswith("sheet1.xml"):
                assert b'<dimension ref="A1:B4"' in data
                data = data.replace(b'<dimension ref="A1:B4"', b'<dimension ref="A1:B2"')
            new.writestr(name, data)
    assert import_cards(cut, Project.find(tmp_path)).cards == 3
