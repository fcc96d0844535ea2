"""Sheets read back, and sheets that were doctored: each fault must be seen and named."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pikepdf
import pytest

from generator.checks import mark, sheetfile
from generator.checks.readback import Expected, findings, pairs
from generator.checks.sheetfile import read
from generator.drawing import paths
from generator.drawing.drawing import Drawing, Shape
from generator.drawing.fonts import Shelf
from generator.project import Project, shipped_root
from generator.sheets import paper
from generator.sheets.placement import Duplex
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import Box, Size

POKER = Size(63.5, 88.9)
COPIES = {"a": 3, "b": 1, "c": 2, "d": 4, "e": 1}  # eleven cards: a sheet and a bit
BACKS = {"a": "blue", "b": "red", "c": "blue", "d": "blue", "e": "red"}
EXPECTED = {card: Expected(COPIES[card], card, f"back-{BACKS[card]}") for card in COPIES}
PROJECT = Project(shipped_root(), Path("nowhere"))
LONG_EDGE = Duplex.LONG_EDGE

#: An instruction list, changed in place.
Doctor = Callable[[list[pikepdf.ContentStreamInstruction]], None]


def plain(name: str, colour: str, size: Size = POKER) -> Drawing:
    ground = Shape(paths.rectangle(Box(0, 0, size.w, size.h).grown(3)), colour)
    return Drawing(name, size, 3.0, 3.0, (ground,))


def sheets(
    path: Path,
    duplex: Duplex = LONG_EDGE,
    name: str = "a4",
    dpi: float | None = None,
    size: Size = POKER,
    guides: tuple[str, ...] = (),
) -> Path:
    """The eleven cards on paper."""
    papers = paper.load(PROJECT)
    backs = {
        name: plain(f"back-{name}", colour, size)
        for name, colour in (("blue", "#0000C0"), ("red", "#C00000"))
    }
    cards = [
        SheetCard(card, plain(card, f"#E0E0{ord(card):X}", size), backs[BACKS[card]])
        for card in COPIES
        for _ in range(COPIES[card])
    ]
    job = SheetJob(
        "Letters",
        "0a0b0c",
        papers.find(name),
        duplex,
        size,
        3.0,
        11,
        papers.printing,
        Shelf(PROJECT).font("atkinson-hyperlegible-next", 400),
        dpi=dpi,
        guides=guides,
        ticks=True,
    )
    path.write_bytes(sheet_pdf(job, cards)[0])
    return path


def doctored(path: Path, page: int, change: Doctor) -> Path:
    """The file with one page's content changed."""
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        content = list(pikepdf.parse_content_stream(pdf.pages[page - 1]))
        change(content)
        pdf.pages[page - 1].Contents = pdf.make_stream(pikepdf.unparse_content_stream(content))
        pdf.save(path)
    return path


def section(content: list[pikepdf.ContentStreamInstruction], index: int) -> tuple[int, int]:
    """Where the card that is placed as number `index` (from 0) begins and ends."""
    starts = [
        at
        for at, (operands, operator) in enumerate(content)
        if str(operator) == "BDC" and (marked := mark.read(operands)) and marked.card
    ]
    start = starts[index]
    end = next(at for at in range(start, len(content)) if str(content[at].operator) == "EMC")
    return start, end + 1


def operator(
    content: list[pikepdf.ContentStreamInstruction], index: int, name: str
) -> Iterator[int]:
    start, end = section(content, index)
    return (at for at in range(start, end) if str(content[at].operator) == name)


def found(path: Path) -> list[tuple[str, str, str]]:
    return [(f.code, f.card, f.message) for f in findings(read(path), EXPECTED, POKER, path.name)]


@pytest.mark.parametrize("module", [mark, sheetfile])
def test_what_reads_sheets_uses_nothing_of_what_writes_them(module: ModuleType) -> None:
    source = Path(str(module.__file__)).read_text("utf-8")
    used = re.findall(r"^\s*from (generator\S*) import", source, re.MULTILINE)

    assert not [name for name in used if "painting" in name or "writer" in name]


@pytest.mark.parametrize("duplex", list(Duplex))
@pytest.mark.parametrize("name", ["a4", "letter", "297x210mm", "a3"])
def test_what_we_write_is_found_right(tmp_path: Path, duplex: Duplex, name: str) -> None:
    path = sheets(tmp_path / "s.pdf", duplex, name)

    assert found(path) == []
    assert read(path).counts("front") == COPIES
    if duplex is not Duplex.NONE:
        assert read(path).counts("back") == COPIES
        assert max(pair.distance for pair in pairs(read(path))) < 0.001


@pytest.mark.parametrize("duplex", [LONG_EDGE, Duplex.FOLD])
def test_raster_sheets_are_found_right(tmp_path: Path, duplex: Duplex) -> None:
    assert found(sheets(tmp_path / "s.pdf", duplex, dpi=40)) == []


def test_a_placement_is_told_in_mm(tmp_path: Path) -> None:
    sheet = read(sheets(tmp_path / "s.pdf", Duplex.SHORT_EDGE))
    first, back = sheet.seen[0], sheet.seen[9]
    assert (first.page, first.side, first.card, first.copy, first.form) == (1, "front", "a", 1, "a")
    assert (first.x, first.y) == pytest.approx((6.75 + 31.75, 12.15 + 44.45), abs=1e-3)
    assert (first.size.w, first.size.h, first.angle) == pytest.approx((63.5, 88.9, 0), abs=1e-3)
    assert (back.page, back.side, back.angle) == (2, "back", pytest.approx(180))
    assert sheet.duplex == "/DuplexFlipShortEdge"
    lying = read(sheets(tmp_path / "t.pdf", LONG_EDGE, "a3"))
    assert [round(pair.front.angle) for pair in pairs(lying)] == [90] * 11
    assert [round(pair.back.angle) for pair in pairs(lying) if pair.back] == [270] * 11


@pytest.mark.parametrize("guides", [("outline",), ("corners", "extended")])
def test_lines_on_the_edges_of_cards_are_right(tmp_path: Path, guides: tuple[str, ...]) -> None:
    assert found(sheets(tmp_path / "s.pdf", guides=guides)) == []


@pytest.mark.parametrize("line", [(16.0, 560.0, 30.0, 560.0), (100.0, 548.0, 100.0, 560.0)])
def test_a_mark_that_runs_over_a_card(tmp_path: Path, line: tuple[float, ...]) -> None:
    """From the bleed of the first card into the card, or from the gutter below it."""
    x1, y1, x2, y2 = line

    def strike(content: list[pikepdf.ContentStreamInstruction]) -> None:
        for operands, name in (
            ([pikepdf.Name.Artifact], "BMC"),
            ([x1, y1], "m"),
            ([x2, y2], "l"),
            ([], "S"),
            ([], "EMC"),
        ):
            content.append(pikepdf.ContentStreamInstruction(operands, pikepdf.Operator(name)))

    path = doctored(sheets(tmp_path / "s.pdf"), 1, strike)
    [(code, card, message)] = found(path)
    assert (code, card) == ("mark-on-card", "a")
    assert "page 1: a mark runs over the front of a" in message


def test_a_card_that_is_missing(tmp_path: Path) -> None:
    def remove(content: list[pikepdf.ContentStreamInstruction]) -> None:
        start, end = section(content, 3)
        del content[start:end]

    assert found(doctored(sheets(tmp_path / "s.pdf"), 1, remove)) == [
        ("placed-count", "b", "0 fronts of b placed, the deck has 1"),
        ("back-mismatch", "b", "page 2: before the back of b lies no front"),
    ]


def test_a_card_that_is_there_twice(tmp_path: Path) -> None:
    def double(content: list[pikepdf.ContentStreamInstruction]) -> None:
        start, end = section(content, 3)
        content[end:end] = content[start:end]

    assert found(doctored(sheets(tmp_path / "s.pdf"), 1, double)) == [
        ("placed-count", "b", "2 fronts of b placed, the deck has 1"),
        ("card-size", "b", "page 1: b and b overlap"),
    ]


@pytest.mark.parametrize(("page", "index", "card"), [(1, 3, "b"), (2, 5, "b")])
def test_a_card_that_is_one_mm_off(tmp_path: Path, page: int, index: int, card: str) -> None:
    def shift(content: list[pikepdf.ContentStreamInstruction]) -> None:
        [at] = operator(content, index, "cm")
        a, b, c, d, e, f = content[at].operands
        moved = pikepdf.ContentStreamInstruction(
            [a, b, c, d, float(e) + 72 / 25.4, f], pikepdf.Operator("cm")
        )
        content[at] = moved

    side = "front" if page == 1 else "back"
    assert found(doctored(sheets(tmp_path / "s.pdf"), page, shift)) == [
        ("back-mismatch", card, "page 1: behind b the back lies 1.00 mm off"),
        ("card-size", card, f"page {page}: the {side} of b is not where its trim is marked"),
    ]


def test_a_back_that_is_the_wrong_one(tmp_path: Path) -> None:
    def swap(content: list[pikepdf.ContentStreamInstruction]) -> None:
        [at] = operator(content, 5, "Do")
        content[at] = pikepdf.ContentStreamInstruction(
            [pikepdf.Name("/FormXob.back-blue")], pikepdf.Operator("Do")
        )

    assert found(doctored(sheets(tmp_path / "s.pdf"), 2, swap)) == [
        ("back-mismatch", "b", "page 1: behind b lies back-blue, not back-red")
    ]


def test_backs_that_changed_places(tmp_path: Path) -> None:
    """Backs 4 and 5 of the page change their forms and their marks, but not their places."""

    def swap(content: list[pikepdf.ContentStreamInstruction]) -> None:
        for name in ("BDC", "Do"):
            [one], [two] = operator(content, 4, name), operator(content, 5, name)
            content[one], content[two] = content[two], content[one]

    messages = found(doctored(sheets(tmp_path / "s.pdf"), 2, swap))
    assert [(code, message) for code, _, message in messages] == [
        ("back-mismatch", "page 1: behind b lies the back of c"),
        ("back-mismatch", "page 1: behind c lies the back of b"),
    ]


def test_a_front_that_shows_another_card(tmp_path: Path) -> None:
    def swap(content: list[pikepdf.ContentStreamInstruction]) -> None:
        [at] = operator(content, 3, "Do")
        content[at] = pikepdf.ContentStreamInstruction(
            [pikepdf.Name("/FormXob.c")], pikepdf.Operator("Do")
        )

    assert found(doctored(sheets(tmp_path / "s.pdf"), 1, swap)) == [
        ("placed-count", "b", "page 1: marked b, but shows c")
    ]


def test_a_card_without_a_mark(tmp_path: Path) -> None:
    def bare(content: list[pikepdf.ContentStreamInstruction]) -> None:
        start, end = section(content, 3)
        del content[end - 1], content[start]

    codes = [code for code, _, _ in found(doctored(sheets(tmp_path / "s.pdf"), 1, bare))]
    assert codes == ["placed-count", "placed-count", "back-mismatch"]


def test_a_page_scaled_or_turned(tmp_path: Path) -> None:
    def scale(content: list[pikepdf.ContentStreamInstruction]) -> None:
        matrix = pikepdf.ContentStreamInstruction([0.97, 0, 0, 0.97, 0, 0], pikepdf.Operator("cm"))
        content.insert(0, matrix)

    messages = found(doctored(sheets(tmp_path / "s.pdf"), 1, scale))
    sizes = [message for code, _, message in messages if code == "card-size"]
    assert sizes[0] == "page 1: the front of a is 61.59 x 86.23 mm, not 63.5 x 88.9"

    def turn(content: list[pikepdf.ContentStreamInstruction]) -> None:
        [at] = operator(content, 0, "cm")
        a, _, _, d, e, f = (float(value) for value in content[at].operands)
        content[at] = pikepdf.ContentStreamInstruction(
            [-a, 0, 0, -d, e + 180, f + 252], pikepdf.Operator("cm")
        )

    assert found(doctored(sheets(tmp_path / "t.pdf"), 2, turn)) == [
        ("back-mismatch", "a", "page 1: behind a the back is turned by 180.0 degrees")
    ]


def test_a_card_behind_a_clip(tmp_path: Path) -> None:
    def cut(content: list[pikepdf.ContentStreamInstruction]) -> None:
        at = next(operator(content, 3, "m"))
        x, y = content[at].operands
        content[at] = pikepdf.ContentStreamInstruction([x, float(y) + 20], pikepdf.Operator("m"))
        low = next(operator(content, 3, "l"))
        x, y = content[low].operands
        content[low] = pikepdf.ContentStreamInstruction([x, float(y) + 20], pikepdf.Operator("l"))

    assert found(doctored(sheets(tmp_path / "s.pdf"), 1, cut)) == [
        ("card-size", "b", "page 1: the front of b is cut off by a clip")
    ]


def test_a_file_for_the_other_flip(tmp_path: Path) -> None:
    """The Duplex hint decides: the same pages, flipped on the other edge, match nowhere."""
    path = sheets(tmp_path / "s.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.Root.ViewerPreferences.Duplex = pikepdf.Name("/DuplexFlipShortEdge")
        pdf.save(path)
    messages = found(path)
    assert messages
    assert {code for code, *_ in messages} == {"back-mismatch"}


def test_a_fold_that_is_not_in_the_middle(tmp_path: Path) -> None:
    def move(content: list[pikepdf.ContentStreamInstruction]) -> None:
        start = next(
            at
            for at, (operands, operator) in enumerate(content)
            if str(operator) == "BDC" and (marked := mark.read(operands)) and marked.fold
        )
        for at in range(start, len(content)):
            if str(content[at].operator) in ("m", "l"):
                x, y = content[at].operands
                content[at] = pikepdf.ContentStreamInstruction(
                    [float(x) + 0.5, y], content[at].operator
                )

    messages = found(doctored(sheets(tmp_path / "s.pdf", Duplex.FOLD), 1, move))
    assert len(messages) == 4
    assert messages[0] == ("back-mismatch", "a", "page 1: behind a the back lies 1.00 mm off")


def test_cards_of_another_size(tmp_path: Path) -> None:
    path = sheets(tmp_path / "s.pdf", size=Size(63.0, 88.0))
    messages = found(path)
    assert len(messages) == 22
    assert messages[0] == (
        "card-size",
        "a",
        "page 1: the front of a is 63.00 x 88.00 mm, not 63.5 x 88.9",
    )
