"""Sheets as somebody options them, each read back from its file."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from user import keep, written

from generator.checks.of_game import check_game
from generator.checks.readback import pairs
from generator.checks.sheetfile import SheetFile, read
from generator.components.options import PartOptions
from generator.errors import UserError
from generator.manifest import Step
from generator.project import Project
from generator.workshop import tasks
from generator.workshop.open_game import OpenGame
from generator.workshop.sheets import SheetOptions
from generator.workshop.starter import new_project


def printed_file(game: OpenGame, paper: str = "a4", **options: object) -> Path:
    """The sheets as asked for, in the game's folder."""
    wanted = SheetOptions(**options)  # type: ignore[arg-type]
    return written(game.folder, game.sheets(paper, wanted).files)[0]


@pytest.fixture
def garden(tmp_path: Path) -> OpenGame:
    new_project(tmp_path / "garden")
    return OpenGame(Project.find(tmp_path / "garden", tmp_path / "out"), "garden")


def printed(game: OpenGame, paper: str = "a4", **options: object) -> SheetFile:
    return read(printed_file(game, paper, **options))


def words(path: Path, page: int) -> str:
    text: str = pypdfium2.PdfDocument(path)[page].get_textpage().get_text_range()
    return text


def lines(path: Path, page: int) -> int:
    """How many straight lines a page strokes."""
    with pikepdf.open(path) as pdf:
        return sum(
            str(operator) == "l" for _, operator in pikepdf.parse_content_stream(pdf.pages[page])
        )


class TestAPartUsedSheet:
    def test_skipped_places_stay_empty_on_the_first_sheet_only(self, garden: OpenGame) -> None:
        usual, part = printed(garden), printed(garden, skip=(1, 2, 5))
        places = [(round(seen.x), round(seen.y)) for seen in usual.seen if seen.page == 1]
        taken = {(round(seen.x), round(seen.y)) for seen in part.seen if seen.page == 1}

        assert set(places) - taken == {places[0], places[1], places[4]}
        assert part.counts("front") == usual.counts("front")
        pages = Counter(seen.page for seen in part.seen if seen.side == "front")
        assert pages == {1: 6, 3: 9, 5: 1}

    def test_a_place_named_twice_is_skipped_once(self, garden: OpenGame) -> None:
        assert len(printed(garden, skip=(1, 1, 1, 2)).pages) == 5  # 2 sheets and the cut plan

    @pytest.mark.parametrize(
        ("skip", "said"),
        [
            ((10,), "1 to 9 on this paper"),
            ((0,), "no place 0"),
            (tuple(range(1, 10)), "skips every place"),
        ],
    )
    def test_impossible_places_are_told(
        self, garden: OpenGame, skip: tuple[int, ...], said: str
    ) -> None:
        with pytest.raises(UserError, match=said):
            printed(garden, skip=skip)


class TestSomeCards:
    def test_only_the_named_ones_are_printed_and_the_check_knows(self, garden: OpenGame) -> None:
        result = garden.sheets("a4", SheetOptions(cards=("melon", "sun")))
        assert read(written(garden.folder, result.files)[0]).counts("front") == {
            "melon": 1,
            "sun": 2,
        }

        keep(garden, Step("sheets", "a4", "some"), result)
        report = check_game(garden, garden.folder)
        assert not {f.code for f in report.findings} & {"placed-count", "back-mismatch"}

    def test_an_unknown_card_is_told_with_the_nearest(self, garden: OpenGame) -> None:
        with pytest.raises(UserError, match="did you mean 'melon'"):
            printed(garden, cards=("mellon",))


class TestAPatch:
    def patched(self, garden: OpenGame, old: str, new: str) -> Path:
        keep(garden, Step("sheets", "a4"), garden.sheets("a4"))
        before = garden.folder.parent / "before.json"
        before.write_bytes((garden.folder / "manifest.json").read_bytes())
        file = garden.project.catalogue("garden")
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
        again = OpenGame(garden.project, "garden")
        return written(again.folder, again.sheets("a4", SheetOptions(changed_since=before)).files)[
            0
        ]

    def test_a_changed_word_reprints_its_card_alone(self, garden: OpenGame) -> None:
        """The edition has changed with it, and stands on no face."""
        path = self.patched(garden, "Grows anywhere", "Grows everywhere")

        assert path.name == "sheets-a4-patch.pdf"
        assert read(path).counts("front") == {"bean": 4}

    def test_the_list_says_what_goes_out_and_what_comes_in(self, garden: OpenGame) -> None:
        path = self.patched(
            garden,
            "{id: carrot, kind: plant, price: 2, copies: 3}",
            "{id: carrot, kind: plant, price: 2, copies: 2}",
        )
        told = words(path, 2)

        assert "Garden Trade: patch" in told
        assert "Take out, every copy" in told
        assert "carrot" in told
        assert "x 2" in told
        assert "bean" not in told

    def test_what_goes_out_is_told_by_its_old_number_and_name(self, garden: OpenGame) -> None:
        """A card that is no more has no name in the catalogue: the old manifest knows it."""
        told = " ".join(words(self.patched(garden, "melon", "fig"), 2).split())

        assert "10/16 Melon (melon)" in told
        assert "10/16 Melon (fig)" in told

    def test_a_card_that_is_only_gone_is_told(self, garden: OpenGame) -> None:
        with pytest.raises(UserError, match=r"only take out, every copy: .* Sun \(sun\) x 2"):
            self.patched(garden, "each: [effect: [sun, rain", "each: [effect: [rain")

    def test_a_manifest_of_an_older_deckproof_tells_ids(
        self, garden: OpenGame, tmp_path: Path
    ) -> None:
        faces = {"steps": {"sheets-a4": {"faces": {"radish": "0"}}}}
        (tmp_path / "old.json").write_text(json.dumps(faces))
        path = written(
            garden.folder,
            garden.sheets("a4", SheetOptions(changed_since=tmp_path / "old.json")).files,
        )[0]

        assert "radish" in words(path, 4)

    def test_nothing_new_is_told(self, garden: OpenGame) -> None:
        with pytest.raises(UserError, match="nothing has changed since"):
            self.patched(garden, "language: en", "language: en")

    def test_a_file_that_is_no_manifest_is_told(self, garden: OpenGame, tmp_path: Path) -> None:
        (tmp_path / "no.json").write_text(json.dumps({"steps": {}}))

        with pytest.raises(UserError, match="is no manifest with sheets in it"):
            printed(garden, changed_since=tmp_path / "no.json")


class TestLines:
    def test_marks_can_stay_off_backs_or_away(self, garden: OpenGame) -> None:
        def count(page: int, marks: str) -> int:
            return lines(
                printed_file(garden, marks=marks),
                page,
            )

        front, back = count(0, "both"), count(1, "both")
        assert (count(0, "fronts"), count(1, "none")) == (front, count(1, "fronts"))
        assert count(1, "fronts") < back
        assert count(0, "none") < front

    def test_ticks_can_stay_away_and_the_manifest_tells(self, garden: OpenGame) -> None:
        """Between nine cards there are forty, each a dark line on a light one."""
        usual, without = (lines(printed_file(garden, ticks=ticks), 0) for ticks in (True, False))

        assert usual - without == 2 * 40
        assert SheetOptions().as_plain() == {}
        assert SheetOptions(ticks=False).as_plain() == {"ticks": False}

    def test_cut_files_are_the_same_with_ticks_and_without(self, garden: OpenGame) -> None:
        with_, without = (
            garden.sheets("a4", SheetOptions(cut=True, ticks=ticks)).files
            for ticks in (True, False)
        )
        paths = [name for name in with_ if not name.endswith(".pdf")]

        assert paths
        assert all(with_[name] == without[name] for name in paths)

    def test_labels_can_stay_away(self, garden: OpenGame) -> None:
        path = printed_file(garden, labels=False)

        assert "50 mm" not in words(path, 0)

    @pytest.mark.parametrize(("kind", "arcs"), [("corners", 2), ("outline", 1)])
    def test_guides_follow_each_card(self, garden: OpenGame, kind: str, arcs: int) -> None:
        """Nine cards with four corners each, a dark line with a light one beside it."""

        def curves(guides: tuple[str, ...]) -> int:
            path = written(
                garden.folder, garden.sheets("a4", SheetOptions(guides=guides, labels=False)).files
            )[0]
            with pikepdf.open(path) as pdf:
                stream = pikepdf.parse_content_stream(pdf.pages[0])
                return sum(str(operator) == "c" for _, operator in stream)

        assert curves((kind,)) - curves(()) == 9 * 4 * 2 * arcs

    def test_extended_marks_reach_the_edge_and_keep_off_words(self, garden: OpenGame) -> None:
        path = written(
            garden.folder, garden.sheets("a4", SheetOptions(guides=("extended",))).files
        )[0]
        page = pypdfium2.PdfDocument(path)[0].render(scale=4).to_numpy().min(axis=2)
        top_row = (page[2] < 160).sum()

        assert top_row >= 6
        assert "page 1 of 4" in words(path, 0)

    def test_an_unknown_guide_is_told(self, garden: OpenGame) -> None:
        with pytest.raises(UserError, match="did you mean 'corners'"):
            printed(garden, guides=("cornrs",))


class TestTheLastPage:
    def test_it_is_no_sheet_of_cards(self, garden: OpenGame) -> None:
        sheet = printed(garden)

        assert len(sheet.pages) == 5
        assert {seen.page for seen in sheet.seen} == {1, 2, 3, 4}

    def test_it_can_stay_away(self, garden: OpenGame) -> None:
        assert len(printed(garden, cut_plan=False).pages) == 4


def test_other_wishes_get_other_names(garden: OpenGame) -> None:
    """What a build made stays what it is."""
    for usual, others in (
        (garden.cards(), (garden.cards(600), garden.cards(bleed=True), garden.cards(600, True))),
        (
            garden.parts("a4"),
            (
                garden.parts("a4", PartOptions(sleeved=True)),
                garden.parts("a4", PartOptions(shape="disc")),
            ),
        ),
        (garden.sheets("a4"), (garden.sheets("a4", SheetOptions(cut=True)),)),
    ):
        names = set(usual.files)
        for other in others:
            assert not names & set(other.files)
            names |= set(other.files)
    steps = [tasks.pictures()[0].step, tasks.pictures(600, True)[0].step]
    assert steps == [Step("cards"), Step("cards", form="600dpi-bleed")]


class TestTheBudget:
    def test_a_file_that_is_too_large_is_not_written(self, garden: OpenGame) -> None:
        with pytest.raises(UserError, match=r"too much.*heaviest drawings: .* kB"):
            printed(garden, max_mb=0.01)
        assert not (garden.folder / "sheets-a4.pdf").exists()

    def test_advice_is_what_helps(self, garden: OpenGame) -> None:
        """Pictures of vectors are heavier; coarser pictures are lighter, by as much as is said."""
        with pytest.raises(UserError) as vectors:
            printed(garden, max_mb=0.01)
        assert "--raster" not in str(vectors.value)
        assert "--cards" in str(vectors.value)

        made = garden.sheets("a4", SheetOptions(raster=200)).files
        most = sum(map(len, made.values())) / 1.5e6
        with pytest.raises(UserError) as pictures:
            printed(garden, raster=200, max_mb=most)
        [advised] = re.findall(r"--raster (\d+)", str(pictures.value))
        assert printed(garden, raster=float(advised), max_mb=most).pages

    def test_one_that_fits_is(self, garden: OpenGame) -> None:
        assert printed(garden, max_mb=2.0).counts("front").total() == 16


class TestPlacesThatNoSheetUses:
    def test_they_are_empty_on_every_sheet_and_all_cards_come(self, garden: OpenGame) -> None:
        usual, part = printed(garden), printed(garden, empty=(2, 9), skip=(1,))
        places = [(round(seen.x), round(seen.y)) for seen in usual.seen if seen.page == 1]
        used = {(round(s.x), round(s.y)) for s in part.seen if s.side == "front"}

        assert set(places) - used == {places[1], places[8]}
        assert part.counts("front") == part.counts("back") == usual.counts("front")
        pages = Counter(seen.page for seen in part.seen if seen.side == "front")
        assert pages == {1: 6, 3: 7, 5: 3}
        assert all(pair.distance < 0.01 and pair.back for pair in pairs(part))

    def test_on_sheets_of_two_sizes_too(self, garden: OpenGame) -> None:
        with_two_sizes(garden)
        usual, part = printed(garden), printed(garden, empty=(1, 4))
        fronts = [(round(s.x), round(s.y)) for s in usual.seen if s.page == 1 and s.side == "front"]
        used = {(round(s.x), round(s.y)) for s in part.seen if s.side == "front"}

        assert not {fronts[0], fronts[3]} & used
        assert part.counts("front") == part.counts("back") == usual.counts("front")
        assert all(pair.distance < 0.01 and pair.back for pair in pairs(part))

    @pytest.mark.parametrize(
        ("empty", "said"),
        [((10,), "--empty: there is no place 10"), (tuple(range(1, 10)), "without any place")],
    )
    def test_impossible_ones_are_told(
        self, garden: OpenGame, empty: tuple[int, ...], said: str
    ) -> None:
        with pytest.raises(UserError, match=said):
            printed(garden, empty=empty)


def with_two_sizes(game: OpenGame) -> None:
    """Weather cards become mini cards."""
    path = game.project.root / "cards" / "garden.yaml"
    text = path.read_text("utf-8")
    kind = "weather: {layout: weather, back: weather,"
    assert kind in text
    path.write_text(text.replace(kind, f"{kind} card: {{size: mini}},"), "utf-8")


class TestBleedAtTheOuterEdge:
    def test_there_is_as_much_as_cards_and_margins_have(self, garden: OpenGame) -> None:
        def outer(**options: object) -> list[float]:
            with pikepdf.open(printed_file(garden, **options)) as pdf:
                trim, bleed = (
                    list(map(float, pdf.pages[0][f"/{b}Box"])) for b in ("Trim", "Bleed")
                )
            return [abs(a - b) / 72 * 25.4 for a, b in zip(trim, bleed, strict=True)]

        # Poker cards on A4: left and right lie 6.75 mm, of which a printer reaches 2.52 mm; crop
        # marks need 1.5 mm of them. Above and below is room for all that the cards have.
        assert outer() == pytest.approx([1.02, 1.5, 1.02, 1.5], abs=0.01)
        assert outer(outer_bleed=9.0) == pytest.approx([1.02, 3.0, 1.02, 3.0], abs=0.01)
        unmarked = outer(outer_bleed=9.0, marks="none")
        assert unmarked == pytest.approx([2.52, 3.0, 2.52, 3.0], abs=0.01)

    def test_less_than_asked_for_is_told(self, garden: OpenGame) -> None:
        told = garden.sheets("a4", SheetOptions(outer_bleed=5.0)).notices

        assert any("mm of bleed at the outer edge, not 5" in one for one in told)
