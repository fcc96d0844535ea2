"""What lies in output/ is what the sources say, whoever wrote them: attacks on a toy deck.

Every colour is the same in the PNG and in the PDF however it was written; no number is endless, of
no size or of 400 digits; an ornament gets what it can draw, or its line is told.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from generator.colour import normal, parts
from generator.drawing.drawing import Drawing, Shape, Stroke
from generator.drawing.drawing import Path as Outline
from generator.errors import UserError
from generator.painting import pdf, png
from generator.project import Project
from generator.units import Size
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
