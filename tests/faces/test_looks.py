"""Gradients, opacity, shadows, rims, justified lines, words along a path: what a layout may ask of
them, what becomes of it, and what is said to who asks wrongly. How they look is in tests/golden."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from generator.catalogue.records import CardStock
from generator.drawing.drawing import Drawing, Gradient, Group, Item, Shape, TextRun, Use, apply
from generator.drawing.fonts import Shelf
from generator.errors import UserError
from generator.faces.load import load_layout
from generator.faces.plan import draw
from generator.project import Project
from generator.units import Size

HEAD = """
fonts: {body: {family: lexend, weight: 500}}
styles: {plain: {font: body, size: 9pt, colour: "#14203C"}}
items:
  - """
Face = Callable[[str], Drawing]


@pytest.fixture
def face(tmp_path: Path) -> Face:
    """A card of 60 x 90 mm with this one item."""
    faces, cards = tmp_path / "templates" / "faces", tmp_path / "cards"
    faces.mkdir(parents=True)
    cards.mkdir()
    Image.new("RGB", (60, 40), "red").save(cards / "a.png")
    project, stock = Project.find(Path(__file__).parents[2]), CardStock(Size(60, 90), 0, 0, 0, "x")
    mine = Project(tmp_path, tmp_path / "output")

    def made(item: str) -> Drawing:
        (faces / "one.yaml").write_text(HEAD + item + "\n", "utf-8")
        layout = load_layout("one", mine, Shelf(project), stock, {"ink": "#14203C"})
        return draw("one", layout, stock, {}, "en", [cards], {})

    return made


def test_a_linear_gradient_reaches_from_corner_to_corner(face: Face) -> None:
    [shape] = face(
        "{rect: [10mm, 10mm, 20mm, 10mm], fill: {linear: [ink, '#FFF'], turn: 90}}"
    ).items
    assert isinstance(shape, Shape) and isinstance(shape.fill, Gradient)

    assert [stop.colour for stop in shape.fill.stops] == ["#14203C", "#FFFFFF"]
    assert apply(shape.fill.matrix, 0, 0) == pytest.approx((20, 10))
    assert apply(shape.fill.matrix, 1, 0) == pytest.approx((20, 20))


def test_a_radial_gradient_reaches_the_farthest_corner_or_as_far_as_it_says(face: Face) -> None:
    item = "{rect: [0mm, 0mm, 8mm, 6mm], fill: {radial: [ink, ['#FFF', 0.5, 0], ink], %s}}"
    for option, start, rim in (
        ("centre: [0, 0]", (0, 0), (10, 0)),
        ("centre: [0.5, 0.5]", (4, 3), (9, 3)),
        ("radius: 2mm", (4, 3), (6, 3)),
    ):
        [shape] = face(item % option).items
        assert isinstance(shape, Shape) and isinstance(shape.fill, Gradient)
        assert apply(shape.fill.matrix, 0, 0) == pytest.approx(start)
        assert apply(shape.fill.matrix, 1, 0) == pytest.approx(rim)
        assert [stop.opacity for stop in shape.fill.stops] == [1.0, 0.0, 1.0]


def test_words_with_a_rim_and_a_shadow_are_still_words_once(face: Face) -> None:
    """What lies below them are shapes: a reader of the PDF finds each word one time."""
    drawing = face(
        "{text: Hi, box: [5mm, 5mm, 30mm, 10mm], style: plain, outline: '#FFF', rim: 0.5mm, "
        "shadow: {move: [1mm, 2mm], opacity: 0.3}, opacity: 0.8}"
    )
    [whole] = drawing.items
    assert isinstance(whole, Group) and whole.opacity == 0.8
    shadow, rim, words = whole.items

    assert drawing.text() == "Hi"
    assert isinstance(words, TextRun)
    assert isinstance(rim, Shape) and rim.stroke is not None
    assert (rim.fill, rim.stroke.colour, rim.stroke.width) == ("#FFFFFF", "#FFFFFF", 1.0)
    assert isinstance(shadow, Group) and shadow.opacity == 0.3
    assert shadow.matrix[4:] == (1.0, 2.0)


def test_justified_lines_fill_their_box_but_for_the_last_of_each_paragraph(face: Face) -> None:
    text = "Whoever draws this card takes one coin from the bank.\\nThen all go on."
    drawing = face(
        f'{{text: "{text}", box: [5mm, 5mm, 30mm, 60mm], style: plain, size: 6pt, align: justify}}'
    )
    ends = {run.text: run.x + run.width for run, _ in drawing.runs()}
    short = {line for line in ends if line.endswith(".")}

    assert len(ends) > 2 and len(short) == 2
    assert all(run.x == 5.0 for run, _ in drawing.runs())
    for line, end in ends.items():
        assert (end < 34.0) if line in short else end == pytest.approx(35.0)


def test_words_that_would_stand_too_far_apart_are_left_where_they_are(face: Face) -> None:
    item = "{text: Two incomprehensibilities, box: [5mm, 5mm, 36mm, 60mm], style: plain, %s}"
    left, justified = (
        [run for run, _ in face(item % option).runs()]
        for option in ("size: 7pt", "size: 7pt, align: justify")
    )

    assert left == justified


@pytest.mark.parametrize(("align", "first"), [("left", 10.0), ("right", 40.0), ("center", 25.0)])
def test_words_go_along_their_path(face: Face, align: str, first: float) -> None:
    """A straight way shows where they begin, a quarter of a circle how they turn."""
    drawing = face(f"{{along: HI, way: M10 20H50, style: plain, align: {align}}}")
    pens = [apply(matrix, run.x, run.y) for run, matrix in drawing.runs()]

    assert {y for _, y in pens} == {20.0}
    assert pens[0][0] == pytest.approx(first, abs=7.0)
    assert pens[0][0] < pens[1][0] < 50


def test_words_turn_with_their_path(face: Face) -> None:
    drawing = face("{along: IIIIIIII, way: M0 20A20 20 0 0 1 20 0, at: [5mm, 5mm], style: plain}")
    slopes = [matrix[1] for _, matrix in drawing.runs()]

    assert slopes == sorted(slopes)
    for run, matrix in drawing.runs():
        x, y = apply(matrix, run.x + run.width / 2, run.y)
        assert ((x - 25) ** 2 + (y - 25) ** 2) ** 0.5 == pytest.approx(20, abs=0.05)


@pytest.mark.parametrize(
    ("item", "told"),
    [
        ("{rect: trim, fill: {linear: [ink]}}", "goes through two colours or more"),
        ("{rect: trim, fill: {linear: [ink, inkk]}}", "'inkk' is not a colour"),
        ("{rect: trim, fill: {linear: [ink, none]}}", "'none' is no colour of a gradient"),
        ("{rect: trim, fill: {linear: [[ink, 0.6], [ink, 0.2]]}}", "lie out of order"),
        ("{rect: trim, fill: {linear: [[ink, 2], ink]}}", "2 is out of range"),
        (
            "{rect: trim, fill: {linear: [ink, ink], centre: [0, 0]}}",
            "'centre' is no option of a l",
        ),
        ("{rect: trim, fill: {conical: [ink, ink]}}", "is no gradient"),
        ("{rect: trim, opacity: 1.5}", "1.5 is out of range (0 to 1)"),
        ("{rect: trim, shadow: soft}", "is no shadow"),
        ("{rect: trim, shadow: {move: [1mm, 1mm], blur: 2mm}}", "'blur' is no option of a shadow"),
        ("{picture: a.png, box: trim, shadow: {move: [1mm, 1mm]}}", "a bitmap has no outline"),
        ("{picture: a.png, box: trim, focus: [2, 0]}", "2 is out of range"),
        ("{picture: a.png, box: trim, focus: middle}", "'middle' is no place in a box"),
        ("{along: Hello, way: M0 0H2, style: plain}", "'Hello' is"),
        ("{along: Hello, way: M0 0, style: plain}", "the path leads nowhere"),
        ("{along: Hello, way: round, style: plain}", "is not an SVG path"),
        ("{along: Hello, style: plain}", "an along needs 'way'"),
    ],
)
def test_a_fault_is_told_at_its_line(face: Face, item: str, told: str) -> None:
    with pytest.raises(UserError) as caught:
        face(item)

    [problem] = caught.value.problems
    assert (problem.file, problem.line) == ("templates/faces/one.yaml", 5)
    assert told in str(problem)


def test_an_icon_that_a_cards_fields_colour_is_another_on_another_card(tmp_path: Path) -> None:
    (tmp_path / "templates" / "faces").mkdir(parents=True)
    (tmp_path / "templates" / "faces" / "one.yaml").write_text(
        "fonts: {body: {family: lexend, weight: 500}}\n"
        "icons: {dot: {box: [0mm, 0mm, 4mm, 4mm], items: "
        "[{circle: [2mm, 2mm], radius: 2mm, fill: '{{ tint }}'}]}}\n"
        "items: [{text: '{dot}', box: [5mm, 5mm, 30mm, 5mm]}]\n"
    )
    mine, stock = Project(tmp_path, tmp_path / "output"), CardStock(Size(60, 90), 0, 0, 0, "x")
    layout = load_layout("one", mine, Shelf(Project.find(Path(__file__).parents[2])), stock, {})
    stamps: dict[str, tuple[Item, ...]] = {}

    def dot(tint: str) -> str:
        [use] = draw("one", layout, stock, {"tint": tint}, "en", [], stamps).items
        assert isinstance(use, Use)
        return repr(stamps[use.stamp])

    assert "#FF0000" in dot("#FF0000") and "#00FF00" in dot("#00FF00") and len(stamps) == 2
