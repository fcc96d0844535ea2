"""Sheet PDFs opened by other programs: pikepdf for what is in them, PDFium for what one sees."""

from __future__ import annotations

import io
import re
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pikepdf
import pypdfium2
import pytest

from generator.checks import mark
from generator.errors import UserError
from generator.files import write_whole
from generator.sheets.placement import Duplex
from generator.sheets.writer import SheetCard, SheetJob, SheetReport, sheet_pdf
from generator.units import PT, Size

Jobs = Callable[..., SheetJob]
Decks = Callable[..., Iterator[SheetCard]]


#: pikepdf's pages die with their file, so files stay open to the end of a test.
_OPEN: list[pikepdf.Pdf] = []


@pytest.fixture(autouse=True)
def close() -> Iterator[None]:
    yield
    _OPEN.clear()


def opened(data: bytes) -> pikepdf.Pdf:
    _OPEN.append(pikepdf.open(io.BytesIO(data)))
    return _OPEN[-1]


def printed(
    job: Jobs, deck: Decks, name: str, duplex: Duplex, copies: int, **other: Any
) -> tuple[bytes, SheetReport]:
    card = other.get("card", Size(63.5, 88.9))
    return sheet_pdf(job(name, duplex, copies, **other), deck(copies, card))


def placed(page: pikepdf.Page) -> list[tuple[str, str, list[float], str]]:
    """(card, side, trim in points, form) of a page, read with a regular expression."""
    text = page.Contents.read_bytes().decode("latin-1")
    pattern = (
        r"/Card \((.*?)\) .*?/Side /(\w+) /Trim \[(.*?)\]>> BDC q\n(.*?) re n\n.*?(/\S+) Do Q EMC"
    )
    found = []
    for card, side, trim, rect, form in re.findall(pattern, text, re.DOTALL):
        x, y, w, h = (float(value) for value in rect.split())
        assert [float(v) for v in trim.split()] == pytest.approx([x, y, x + w, y + h], abs=1e-3)
        found.append((card, side, [x, y, w, h], form))
    return found


def test_fronts_and_backs_alternate_and_every_card_is_placed_once(job: Jobs, deck: Decks) -> None:
    data, report = printed(job, deck, "a4", Duplex.LONG_EDGE, 11)
    pages = [placed(page) for page in opened(data).pages]
    fronts = [[card for card, *_ in page] for page in pages[::2]]
    assert fronts == [[f"n{n}" for n in range(1, 10)], ["n10", "n11"]]
    assert [{side for _, side, *_ in page} for page in pages] == [{"Front"}, {"Back"}] * 2
    assert [card for card, *_ in pages[1]] == ["n3", "n2", "n1", "n6", "n5", "n4", "n9", "n8", "n7"]
    assert [form for *_, form in pages[3]] == ["/FormXob.back-blue", "/FormXob.back-red"]
    assert (report.pages, report.sheets, report.per_sheet, report.faces) == (4, 2, 9, 13)
    assert len(report.placements) == 22
    assert report.placements[9]["card"] == "n3"
    assert report.placements[9]["trim"] == [6.75, 12.15, 63.5, 88.9]


def test_pages_are_called_by_sheet_and_side(job: Jobs, deck: Decks) -> None:
    data, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    document = pypdfium2.PdfDocument(data)
    names = ["Sheet 1, front", "Sheet 1, back", "Sheet 2, front", "Sheet 2, back"]

    assert [document.get_page_label(at) for at in range(4)] == names
    assert [(one.get_title(), one.get_dest().get_index()) for one in document.get_toc()] == [
        (name, at) for at, name in enumerate(names)
    ]


def test_a_part_filled_back_lies_under_its_fronts(job: Jobs, deck: Decks) -> None:
    """Card 10 is alone on the second sheet: left on the front, right on the back."""
    data, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    front, back = (placed(page)[0][2] for page in opened(data).pages[2:])
    assert front[0] * PT == pytest.approx(6.75, abs=1e-3)
    assert back[0] * PT == pytest.approx(210 - 6.75 - 63.5, abs=1e-3)
    assert front[1] == back[1]


@pytest.mark.parametrize("name", ["a4", "letter"])
def test_cards_have_their_size(job: Jobs, deck: Decks, name: str) -> None:
    data, _ = printed(job, deck, name, Duplex.SHORT_EDGE, 9)
    for page in opened(data).pages:
        for _, _, (_, _, w, h), _ in placed(page):
            assert (w * PT, h * PT) == pytest.approx((63.5, 88.9), abs=1e-3)


def test_a_page_says_how_it_is_to_be_printed_and_cut(job: Jobs, deck: Decks) -> None:
    data, _ = printed(job, deck, "letter", Duplex.LONG_EDGE, 10)
    pdf = opened(data)
    assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
    assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
    assert str(pdf.Root.Lang) == "en"
    assert str(pdf.docinfo["/Title"]) == "Numbers: sheets for Letter"
    assert str(pdf.docinfo["/Author"]) == "the tests"
    for page in pdf.pages:
        trim = [float(edge) * PT for edge in page.trimbox]
        assert trim == pytest.approx([12.7, 6.35, 203.2, 273.05], abs=1e-3)
        bleed = [float(edge) * PT for edge in page.BleedBox]
        assert bleed == pytest.approx([11.2, 5.73, 204.7, 273.67], abs=1e-3)
    modes = {
        Duplex.SHORT_EDGE: "/DuplexFlipShortEdge",
        Duplex.NONE: "/Simplex",
        Duplex.FOLD: "/Simplex",
    }
    for duplex, mode in modes.items():
        data, _ = printed(job, deck, "a4", duplex, 1)
        assert opened(data).Root.ViewerPreferences.Duplex == mode


def test_other_programs_find_no_fault_in_the_file(job: Jobs, deck: Decks) -> None:
    """qpdf's check is silent, and PDFium sees nine forms on a page: cards, and nothing else."""
    data, _ = printed(job, deck, "letter", Duplex.SHORT_EDGE, 9)
    pdf = opened(data)
    pdf.save(io.BytesIO())
    assert pdf.check_pdf_syntax() == []
    page = pypdfium2.PdfDocument(data)[0]
    kinds = [item.type for item in page.get_objects(max_depth=1)]
    assert kinds.count(pypdfium2.raw.FPDF_PAGEOBJ_FORM) == 9


def test_the_words_on_a_sheet_can_be_read(job: Jobs, deck: Decks) -> None:
    data, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    text = pypdfium2.PdfDocument(data)[3].get_textpage().get_text_range()
    for words in (
        "Numbers · edition a1b2c3",
        "page 4 of 4 · sheet 2 of 2, back",
        "50 mm",
        "2 in",
        "Back: flip on the long edge",
        "Print at 100 % (actual size) on A4",
        "red",
    ):
        assert words in text


def test_all_fonts_are_embedded(job: Jobs, deck: Decks) -> None:
    data, _ = printed(job, deck, "a4", Duplex.NONE, 2)
    fonts = [
        item
        for item in opened(data).objects
        if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/Font"
    ]
    assert fonts
    assert all("/FontFile2" in font.FontDescriptor for font in fonts)


def test_the_same_job_gives_the_same_bytes(
    job: Jobs, deck: Decks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    first, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    second, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    assert first == second
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    dated, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    assert str(opened(dated).docinfo["/CreationDate"]).startswith("D:19700102000000")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(UserError, match="SOURCE_DATE_EPOCH: 'yesterday' is not a number of sec"):
        printed(job, deck, "a4", Duplex.LONG_EDGE, 1)


def test_copies_are_placements_of_one_form(job: Jobs, deck: Decks) -> None:
    [card] = deck(1)
    few, _ = sheet_pdf(job("a4", Duplex.LONG_EDGE, 9), [card] * 9)
    many, report = sheet_pdf(job("a4", Duplex.LONG_EDGE, 90), [card] * 90)
    forms = [
        item
        for item in opened(many).objects
        if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form"
    ]
    assert len(forms) == 2
    assert len(many) - len(few) < 9 * 2 * 3000
    assert [place["copy"] for place in report.placements if place["side"] == "front"] == [
        *range(1, 91)
    ]


def test_drawings_are_let_go_once_their_sheet_is_written(job: Jobs, deck: Decks) -> None:
    """A thousand faces must not lie in memory together."""
    alive: list[weakref.ref[object]] = []
    most = 0

    def coming() -> Iterator[SheetCard]:
        nonlocal most
        for card in deck(90):
            alive.append(weakref.ref(card.front))
            most = max(most, sum(ref() is not None for ref in alive))
            yield card

    sheet_pdf(job("a4", Duplex.LONG_EDGE, 90), coming())
    assert most <= 2 * 9


def pixels(data: bytes, page: int, dpi: float = 72) -> Any:
    bitmap = pypdfium2.PdfDocument(data)[page].render(scale=dpi / 72)
    return np.asarray(bitmap.to_pil().convert("RGB")).astype(int)


def at(image: Any, x: float, y: float, dpi: float = 72) -> list[int]:
    return [int(value) for value in image[int(y / 25.4 * dpi), int(x / 25.4 * dpi)]]


def test_one_sees_the_right_backs_behind_the_right_fronts(job: Jobs, deck: Decks) -> None:
    """Card 5 lies in the middle and card 10 alone on the next sheet: red, all others blue."""
    data, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 10)
    red, blue, white = [0xD0, 0x90, 0x80], [0x80, 0x90, 0xD0], [255, 255, 255]
    first, second = pixels(data, 1), pixels(data, 3)
    assert at(first, 105, 148.5) == red
    assert at(first, 38.5, 56.6) == at(first, 171.5, 240.4) == blue
    assert at(second, 171.5, 56.6) == red
    assert at(second, 38.5, 56.6) == white


def test_nothing_is_painted_between_bleed_and_label(job: Jobs, deck: Decks) -> None:
    """The clip keeps 3 mm of bleed from showing where only 1.5 may; butted cards share a cut."""
    image = pixels(printed(job, deck, "letter", Duplex.NONE, 9)[0], 0, 300)
    ground, white = [0xF8, 0xF0, 0xE0], [255, 255, 255]
    assert at(image, 12.7 - 1.3, 50, 300) == ground
    assert at(image, 12.7 - 1.7, 50, 300) == white
    assert at(image, 76.2, 50, 300) == ground


def test_a_turned_card_is_turned(job: Jobs, deck: Decks) -> None:
    """On A3, cards lie on their side: the top of the first points to the right, that of its back,
    flipped on the long edge, to the left."""
    data, report = printed(job, deck, "a3", Duplex.LONG_EDGE, 1)
    assert [place["angle"] for place in report.placements] == [90, 270]
    front, back = (placed(page)[0] for page in opened(data).pages)
    assert front[2][2:] == pytest.approx([252, 180], abs=1e-3)
    assert back[2][0] == pytest.approx(297 / PT - front[2][0] - 252, abs=1e-2)


def test_a_fold_over_sheet_has_both_sides_on_one_page(job: Jobs, deck: Decks) -> None:
    data, report = printed(job, deck, "a4", Duplex.FOLD, 5)
    assert (report.pages, report.sheets) == (2, 2)
    cards = placed(opened(data).pages[1])
    assert [(card, side) for card, side, *_ in cards] == [("n5", "Front"), ("n5", "Back")]
    image = pixels(data, 0, 150)
    middle = image[:, int(105 / 25.4 * 150) - 2 : int(105 / 25.4 * 150) + 3].min(axis=(1, 2))
    assert 0.2 < (middle < 128).mean() < 0.8  # dashes


def test_fronts_only(job: Jobs, deck: Decks) -> None:
    data, report = printed(job, deck, "a4", Duplex.NONE, 10)
    assert (report.pages, report.sheets) == (2, 2)
    assert {place["side"] for place in report.placements} == {"front"}


def test_a_card_without_a_back_leaves_its_place_empty(job: Jobs, deck: Decks) -> None:
    first, second = deck(2)
    blank = SheetCard(first.card_id, first.front, None, first.number)
    data, _ = sheet_pdf(job("a4", Duplex.LONG_EDGE, 2), [blank, second])
    assert [card for card, *_ in placed(opened(data).pages[1])] == ["n2"]


def test_raster_sheets_show_the_same(job: Jobs, deck: Decks) -> None:
    vector, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 3)
    raster, _ = printed(job, deck, "a4", Duplex.LONG_EDGE, 3, dpi=150)
    images = [
        item
        for item in opened(raster).objects
        if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Image"
    ]
    assert len(images) == 4
    difference = np.abs(pixels(vector, 0) - pixels(raster, 0)).mean(axis=2)
    assert difference.mean() < 1.0
    names = [form for *_, form in placed(opened(raster).pages[1])]
    assert len(set(names)) == 1


def test_odd_names_are_written_so_that_a_pdf_can_hold_them(job: Jobs, deck: Decks) -> None:
    from dataclasses import replace

    [card] = deck(1)
    odd = SheetCard("n (1) ä", replace(card.front, name="a b/ä"), card.back, "1–2/3")
    data, _ = sheet_pdf(job("a4", Duplex.NONE, 1), [odd])
    [page] = opened(data).pages
    assert list(page.Resources.XObject.keys()) == ["/FormXob.a_20_b_2f__e4_"]
    marks = [
        mark.read(operands)
        for operands, operator in pikepdf.parse_content_stream(page)
        if str(operator) == "BDC"
    ]
    assert [(one.card, one.number) for one in marks if one] == [("n (1) ä", "1–2/3")]


def test_a_caller_that_breaks_its_promise_is_told(job: Jobs, deck: Decks) -> None:
    with pytest.raises(ValueError, match="fewer than the 3 cards"):
        sheet_pdf(job("a4", Duplex.NONE, 3), deck(2))
    with pytest.raises(ValueError, match="more than the 3 cards"):
        sheet_pdf(job("a4", Duplex.NONE, 3), deck(4))
    with pytest.raises(ValueError, match="is not 63.5 x 88.9 mm"):
        sheet_pdf(job("a4", Duplex.NONE, 1), deck(1, Size(70, 120)))
    from dataclasses import replace

    one, two = deck(2)
    twin = SheetCard("n2", replace(two.front, name="n1"), None)
    with pytest.raises(ValueError, match="two different drawings are called n1"):
        sheet_pdf(job("a4", Duplex.NONE, 2), [one, twin])


def test_a_file_is_written_whole_or_not_at_all(
    job: Jobs, deck: Decks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deep" / "sheets-a4.pdf"
    data, _ = sheet_pdf(job("a4", Duplex.NONE, 1), deck(1))
    write_whole(path, data)
    assert [item.name for item in path.parent.iterdir()] == ["sheets-a4.pdf"]
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", refuse)
    with pytest.raises(UserError, match="can't be written: No space left on device"):
        write_whole(path, b"half")
    assert [item.name for item in path.parent.iterdir()] == ["sheets-a4.pdf"]
    assert path.read_bytes() == before
