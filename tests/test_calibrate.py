"""Printer profiles: what is measured, what is stored, and where cards then really land."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from user import keep, written

from generator.checks import readback
from generator.checks.sheetfile import read
from generator.drawing.drawing import apply
from generator.errors import UserError
from generator.project import Project
from generator.sheets import paper, printer
from generator.sheets.calibration import (
    BACK_STEP,
    FRONT_STEP,
    Reading,
    arms,
    base_line,
    measured,
    ticks,
)
from generator.sheets.printer import Printer
from generator.units import Size
from generator.workshop import calibrate
from generator.workshop.open_game import OpenGame
from generator.workshop.sheets import SheetOptions

A4 = Size(210.0, 297.0)
#: The profile that print shops fear: shifted, turned and shrunk at once.
BAD = Printer("bad", dx=1.5, dy=-0.8, angle=0.3, scale=0.992)


def printed(game: OpenGame, **options: object) -> Path:
    """The sheets on A4 as asked for, in the game's folder."""
    wanted = SheetOptions(**options)  # type: ignore[arg-type]
    return written(game.folder, game.sheets("a4", wanted).files)[0]


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "deckproof" / "printers"


@pytest.fixture
def garden(tmp_path: Path) -> OpenGame:
    from generator.workshop.starter import new_project

    new_project(tmp_path / "garden")
    return OpenGame(Project.find(tmp_path / "garden", tmp_path / "out"), "garden")


class TestTheModel:
    """The docstring of `printer`: growth about the middle, then a turn, then a shift of backs."""

    @pytest.mark.parametrize("back", [False, True])
    def test_what_is_corrected_lands_where_it_should(self, back: bool) -> None:
        for x, y in ((0, 0), (30, 40), (105, 148.5), (210, 297)):
            filed = apply(BAD.corrects(A4, back), x, y)
            landed = apply(BAD.lands(A4, back), *filed)

            assert landed == pytest.approx((x, y), abs=1e-9)

    def test_a_clockwise_turn_takes_the_right_side_down(self) -> None:
        _, y = apply(Printer("p", angle=1.0).lands(A4, back=True), 210, 148.5)

        assert y - 148.5 == pytest.approx(105 * math.sin(math.radians(1)))

    def test_fronts_are_neither_turned_nor_shifted(self) -> None:
        assert apply(Printer("p", dx=3, angle=2).lands(A4, back=False), 10, 20) == (10, 20)


class TestReadings:
    def test_the_tick_that_lines_up_tells_the_shift(self) -> None:
        """Tick k of the back meets tick k of the front at a shift of k x (2.0 - 1.8) mm."""
        assert pytest.approx(0.2) == FRONT_STEP - BACK_STEP

    @pytest.mark.parametrize(("flip", "side"), [("long-edge", -1), ("short-edge", 1)])
    def test_four_readings_make_a_profile(self, flip: str, side: int) -> None:
        """A clockwise turn takes the back's right side down. Flipped on its long edge, that is on
        the left as one reads."""
        turn = side * math.radians(0.3)
        reading = Reading(
            1.4,
            -0.8 - arms(A4) / 2 * math.sin(turn),
            -0.8 + arms(A4) / 2 * math.sin(turn),
            base_line(A4) * 0.992,
        )
        found = measured("p", reading, A4, flip)

        assert (found.dx, found.dy) == (1.389, -0.794), "the scales have shrunk with the line"
        assert found.angle == pytest.approx(0.3, abs=1e-3)
        assert found.scale == pytest.approx(0.992)

    def test_the_sheet_has_two_pages_of_the_paper(self, garden: OpenGame) -> None:
        import pikepdf

        path = calibrate.calibrate(garden.project, None, "letter", "long-edge")
        with pikepdf.open(path) as pdf:
            sizes = [[float(edge) for edge in page.mediabox] for page in pdf.pages]

        assert sizes == [[0, 0, 612, 792]] * 2

    @pytest.mark.parametrize(
        ("flip", "over"), [("long-edge", np.fliplr), ("short-edge", np.flipud)]
    )
    def test_seen_through_the_paper_its_ticks_meet(
        self, garden: OpenGame, flip: str, over: Callable[[Any], Any]
    ) -> None:
        """The noughts of all three scales, and the ticks of the back opposite those of the front:
        no ink of the back lies on ticks or numbers of the front, but for the lines between."""
        import pypdfium2

        path = calibrate.calibrate(garden.project, None, "a4", flip)
        dark = [
            page.render(scale=4).to_numpy().min(axis=2)[:3368, :2380] < 128
            for page in pypdfium2.PdfDocument(path)
        ]
        front, back = dark[0], over(dark[1])
        mm = 4 * 72 / 25.4

        def ticked(ink: Any, left: float, top: float, width: float, height: float) -> bool:
            x, y = round(left * mm), round(top * mm)
            return bool(ink[y : y + round(height * mm), x : x + round(width * mm)].any())

        scales = (  # where the front has its ticks, and the place opposite
            ((55, 142.5, 100, 4), (55, 150.5, 100, 4)),
            ((27, 98, 4, 100), (19, 98, 4, 100)),
            ((187, 98, 4, 100), (179, 98, 4, 100)),
        )
        for here, opposite in scales:
            assert ticked(front, *here)
            assert not ticked(back, *here)
            assert ticked(back, *opposite)
            assert not ticked(front, *opposite)

    def test_small_papers_have_shorter_scales(self) -> None:
        assert [ticks(size) for size in (A4, Size(148, 210), Size(297, 420))] == [25, 10, 25]


class TestOnPaper:
    """Where each back lands after this printer's error, to 0.05 mm, read from the PDF alone."""

    @pytest.mark.parametrize("duplex", ["long-edge", "short-edge"])
    def test_backs_meet_their_fronts(self, duplex: str, garden: OpenGame) -> None:
        printer.save(replace(BAD, flip=duplex))
        [path] = written(
            garden.folder, garden.sheets("a4", SheetOptions(duplex=duplex, printer="bad")).files
        )
        sheet = read(path, BAD)
        pairs = readback.pairs(sheet)

        assert len(pairs) == 16
        assert max(pair.distance for pair in pairs) < 0.05
        assert max(pair.turned for pair in pairs) < 0.01
        for seen in sheet.seen:
            assert (seen.size.w, seen.size.h) == pytest.approx((63.5, 88.9), abs=0.05)

    def test_without_the_printer_they_would_not(self, garden: OpenGame) -> None:
        path = printed(garden)

        assert max(pair.distance for pair in readback.pairs(read(path, BAD))) > 1.0

    def test_the_check_judges_the_file_as_the_printer_prints_it(self, garden: OpenGame) -> None:
        from generator.checks.of_game import check_game
        from generator.manifest import Step

        printer.save(BAD)
        keep(
            garden,
            Step("sheets", "a4", "for-bad"),
            garden.sheets("a4", SheetOptions(printer="bad")),
        )
        report = check_game(garden, garden.folder)

        codes = {finding.code for finding in report.findings}
        assert not codes & {"back-mismatch", "card-size", "placed-count"}

    def test_other_components_are_for_the_printer_too(self, garden: OpenGame) -> None:
        printer.save(BAD)
        result = garden.parts("a4", printer="bad")
        files = written(garden.folder, result.files)
        [coins] = [path for path in files if path.name.startswith("coin")]

        assert coins.name == "coin-a4-for-bad.pdf"
        for seen in read(coins, BAD).seen:
            assert (seen.size.w, seen.size.h) == pytest.approx((25, 25), abs=0.01)
        assert result.about["printer"]["dx"] == 1.5


class TestTheMargin:
    """A printer that leaves 10 mm white: cards keep off it, and enough of each mark is printed."""

    def test_cards_keep_off_it_and_marks_are_seen(self, garden: OpenGame) -> None:
        import pypdfium2

        printer.save(Printer("wide", margin=10.0))
        [path] = written(
            garden.folder, garden.sheets("a4", SheetOptions(printer="wide", labels=False)).files
        )
        page = pypdfium2.PdfDocument(path)[0].render(scale=4).to_numpy().min(axis=2)
        mm = 4 * 72 / 25.4
        first = min(seen.box.x for seen in read(path).seen)
        printed = slice(int(10.1 * mm), int((first - 1.8) * mm))  # off the bleed

        assert first >= 12
        assert (page[:, printed] < 128).all(axis=1).sum() >= 6, "two marks a row"
        assert (page[int(10.1 * mm) : int(11 * mm)] < 128).any()

    def test_a_smaller_one_changes_nothing(self) -> None:
        usual = paper.load(Project(Path(), Path())).printing

        assert Printer("p", margin=3.0).within(usual) == usual


class TestTheFlip:
    def test_sheets_are_flipped_as_the_printer_does(self, garden: OpenGame) -> None:
        printer.save(Printer("short", flip="short-edge"))

        assert printer.flip_of("short") == "short-edge"
        assert printer.flip_of(None) == "long-edge"

    @pytest.mark.parametrize(
        ("flip", "paper", "said"),
        [
            ("short-edge", "a4", "bad was measured for --duplex short-edge; with long-edge"),
            ("long-edge", "297x210mm", "bad was measured on portrait pages; on landscape ones"),
        ],
    )
    def test_another_turn_than_it_was_measured_with_is_refused(
        self, flip: str, paper: str, said: str, garden: OpenGame
    ) -> None:
        """The shift would go the other way: paper spoilt twice as far as without a profile."""
        printer.save(replace(BAD, flip=flip))

        with pytest.raises(UserError, match=said):
            garden.sheets(paper, SheetOptions(printer="bad"))
        assert not garden.folder.exists()

    @pytest.mark.parametrize("duplex", ["none", "fold"])
    def test_one_sided_sheets_need_no_flip(self, duplex: str, garden: OpenGame) -> None:
        printer.save(replace(BAD, flip="short-edge"))

        assert garden.sheets("a4", SheetOptions(duplex=duplex, printer="bad")).notices == ()

    def test_a_printer_that_only_scales_may_flip_as_it_likes(self, garden: OpenGame) -> None:
        printer.save(Printer("small", scale=0.99))
        [path] = written(
            garden.folder,
            garden.sheets("a4", SheetOptions(duplex="short-edge", printer="small")).files,
        )

        assert max(p.distance for p in readback.pairs(read(path, printer.load("small")))) < 0.05


class TestProfiles:
    def test_a_profile_is_read_as_it_was_stored(self) -> None:
        printer.save(BAD)

        assert printer.load("bad") == BAD
        assert printer.names() == ["bad"]

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("dx: 1.5", "bare number; a length needs a unit; did you mean '1.5mm'?"),
            ("dxx: 1mm", "is not a key of a printer"),
            ("angle: 30", "30 is out of range"),
            ("scale: 0.992", "0.992 is out of range"),
            ("flip: sideways", "'sideways' is not an edge"),
            ("page: portrat", "did you mean 'portrait'"),
        ],
    )
    def test_a_wrong_profile_is_told_with_its_place(
        self, text: str, said: str, config: Path
    ) -> None:
        config.mkdir(parents=True)
        (config / "mine.yaml").write_text(text + "\n")

        with pytest.raises(UserError) as refused:
            printer.load("mine")
        assert said in str(refused.value)
        assert "mine.yaml:1:" in str(refused.value)

    def test_an_unknown_printer_is_told_with_the_nearest(self, garden: OpenGame) -> None:
        printer.save(Printer("office"))

        with pytest.raises(UserError, match="did you mean 'office'"):
            garden.sheets("a4", SheetOptions(printer="ofice"))

    def test_what_is_not_measured_anew_stays(self, garden: OpenGame) -> None:
        """A margin that is found out later costs nobody the readings; new ones keep the margin."""
        printer.save(replace(BAD, flip="short-edge"))
        calibrate.calibrate(garden.project, "bad", "a4", None, margin="8mm")
        assert printer.load("bad") == replace(BAD, flip="short-edge", margin=8.0)

        calibrate.calibrate(
            garden.project, "bad", "a4", None, across=0.0, left=0.0, right=0.0, line=160.0
        )
        assert printer.load("bad") == Printer("bad", margin=8.0)

    @pytest.mark.parametrize(
        ("readings", "told"),
        [
            ((0.0, 0.0, 0.0, 15.9), "--line: 15.9 mm is out of range: the line should be 160 mm"),
            ((0.0, 30.0, -30.0, 160.0), "--left, --right: "),
            ((60.0, 0.0, 0.0, 160.0), "--across: "),
        ],
    )
    def test_what_no_printer_does_is_told_by_its_reading(
        self, garden: OpenGame, readings: tuple[float, ...], told: str
    ) -> None:
        given = dict(zip(("across", "left", "right", "line"), readings, strict=True))
        with pytest.raises(UserError) as caught:
            calibrate.calibrate(garden.project, "p", "a4", None, **given)

        assert str(caught.value).startswith(told)
        assert "999" not in str(caught.value)

    @pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
    def test_the_left_scale_is_at_the_left(self, garden: OpenGame, flip: str) -> None:
        import pypdfium2

        path = calibrate.calibrate(garden.project, None, "a4", flip)
        page = pypdfium2.PdfDocument(path)[0]
        where = {}
        for word in ("LEFT:", "RIGHT:"):
            searched = page.get_textpage().search(word)
            found = searched.get_next()
            assert found is not None
            where[word] = page.get_textpage().get_charbox(found[0])[0]

        assert where["LEFT:"] < page.get_width() / 2 < where["RIGHT:"]

    def test_half_the_readings_are_refused(self, garden: OpenGame) -> None:
        with pytest.raises(UserError, match="the readings lack --right, --line"):
            calibrate.calibrate(
                garden.project, "p", "a4", "long-edge", across=1.0, left=0.2, right=None, line=None
            )
