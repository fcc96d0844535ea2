"""What the proof must catch: decks, rulebooks and files that are wrong on purpose, each by name."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from generator.checks.findings import GameReport, as_json
from generator.checks.of_game import check_game
from generator.errors import UserError
from generator.project import Project
from generator.workshop.open_game import OpenGame

ROOT = Path(__file__).parents[2]
GAMES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")


@pytest.fixture
def altered(tmp_path: Path) -> Callable[[str, str, str], GameReport]:
    """Checks a shipped game whose catalogue has one passage changed."""

    def check(game: str, old: str, new: str) -> GameReport:
        text = (ROOT / "cards" / f"{game}.yaml").read_text("utf-8")
        changed, times = re.subn(old, new, text, count=1, flags=re.MULTILINE)
        assert times == 1, f"{old!r} is not in cards/{game}.yaml"
        (tmp_path / "cards").mkdir(exist_ok=True)
        (tmp_path / "cards" / f"{game}.yaml").write_text(changed, "utf-8")
        return check_game(OpenGame(Project.find(tmp_path), game))

    return check


def found(report: GameReport, code: str) -> list[str]:
    return [str(finding) for finding in report.findings if finding.code == code]


@pytest.mark.usefixtures("eyes_closed")
@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_games_are_proved(game: str) -> None:
    """All but their looks, which preflight/test_decks.py proves in every ink."""
    report = check_game(OpenGame(Project.find(ROOT), game))

    assert [str(f) for f in report.findings if f.severity == "error"] == []
    assert report.ok
    assert all(line.ok for line in report.ledger)
    assert len(report.ledger) > 20


@pytest.mark.usefixtures("eyes_closed")
class TestDecks:
    """What is wrong with a deck is a finding by name, never a fault of ours."""

    def test_one_card_of_a_family_that_was_taken_out(self, altered) -> None:
        """The ten of clubs: War's ledger then finds other numbers of tens than of nines."""
        report = altered(
            "war",
            r"^cards:\n  - each:\n      - rank: \[2\.\.10\]",
            "cards:\n"
            "  - each:\n"
            "      - - {rank: 10, suit: diamonds, letter: D}\n"
            "        - {rank: 10, suit: hearts, letter: H}\n"
            "        - {rank: 10, suit: spades, letter: S}\n"
            '    id: "{{ rank }}{{ letter }}"\n'
            "    kind: number\n"
            '    strength: "{{ rank }}"\n'
            "  - each:\n      - rank: [2..9]",
        )

        assert [f.card for f in report.findings if f.code == "missing-card"] == ["10C"]
        assert any("suited cards: the box says 52" in s for s in found(report, "count-mismatch"))
        assert not report.ok

    def test_a_family_that_was_printed_twice(self, altered) -> None:
        report = altered("war", "^    kind: ace\n", "    kind: ace\n    copies: 2\n")
        doubled = {f.card for f in report.findings if f.code == "count-mismatch" and f.card}

        assert doubled == {"AC", "AD", "AH", "AS"}
        assert not report.ok

    def test_a_mining_card_that_was_taken_out_of_one_coin(self, altered) -> None:
        """Bitcoin Cash has four cards (facts/war-of-coins.csv), and now three."""
        report = altered(
            "war-of-coins",
            r"\[\*exchange, \*chunk, \*mining1, \*mining2\]",
            "[*exchange, *chunk, *mining1]",
        )

        assert [f.card for f in report.findings if f.code == "missing-card"] == ["BCH.MI2"]
        assert found(report, "count-mismatch")
        assert not report.ok

    def test_a_card_that_was_removed(self, altered) -> None:
        report = altered("vires-in-numeris", r"^ +- \[bearish,.*\n", "")

        assert "the rules call for 1 x bearish" in found(report, "missing-card")[0]
        assert any("the box says 106 cards" in line for line in found(report, "count-mismatch"))
        assert "bearish: there is no such card" in found(report, "unused-words")[0]
        assert not report.ok

    def test_a_value_that_lost_its_word(self, altered) -> None:
        """It would be printed as the catalogue writes it; a number may be."""
        report = altered("war", r'^ +"2": Two\n((?:.*\n)*?) +J: Jack\n', r"\1")
        said = found(report, "missing-words")

        assert len(said) == 1
        assert "rank: no word for 'J', which cards show" in said[0]

    def test_a_block_card_that_was_removed(self, altered) -> None:
        """The 70 of the list (source 17) against what is left."""
        report = altered("bitcoin-miner", r"^ +- \[36, AC, no, .*\]\n", "")

        assert "block-36AC" in found(report, "missing-card")[0]
        assert any("the rules say 70" in line for line in found(report, "count-mismatch"))

    def test_a_card_that_was_doubled(self, altered) -> None:
        report = altered(
            "war",
            r"(- table:\n +columns: \[id, finish\])",
            r"- {id: 7X, kind: joker, rank: Joker, strength: 15, finish: gold, copies: 2}\n  \1",
        )

        assert "the rules know no card 7X" in found(report, "extra-card")[0]
        assert any(
            "the box says 54 cards, the catalogue has 56" in line
            for line in found(report, "count-mismatch")
        )

    def test_more_copies_than_the_rules_call_for(self, altered) -> None:
        report = altered(
            "vires-in-numeris",
            r"( +- \[64, 4233070, 00000752, [^]]*\]\n)",
            r"\1        - [65, 1, 00000000, dam, day]\n",
        )

        assert any(
            "the rules call for 64 x hashrate; the catalogue has 65" in line
            for line in found(report, "count-mismatch")
        )

    def test_a_card_that_was_renamed(self, altered) -> None:
        report = altered("vires-in-numeris", r"\[bearish,", "[bearisch,")

        assert "bearish" in found(report, "missing-card")[0]
        assert "the rules know no card bearisch" in found(report, "extra-card")[0]
        assert "did you mean 'bearish'?" in found(report, "extra-card")[0]

    def test_a_card_that_was_moved_to_another_kind(self, altered) -> None:
        """War of Coins has exactly one Blocks ribbon (source 15: 48 - 5 - 9 - 9 - 24)."""
        report = altered("war-of-coins", "code: BL, kind: blocks", "code: BL, kind: chunk")

        assert any(
            "BTC.BL: kind is 'chunk', the rules say 'blocks'" in line
            for line in found(report, "fact-mismatch")
        )
        assert found(report, "count-mismatch")

    def test_a_value_that_the_rules_do_not_know(self, altered) -> None:
        report = altered("bitcoin-miner", r"\[36, AC, no, ", "[36, AC, yes, ")

        assert any(
            "block-36AC: in_short_deck is 'yes', the rules say 'no'" in line
            for line in found(report, "fact-mismatch")
        )

    def test_more_players_than_the_rules_allow(self, altered) -> None:
        """war-1.1: two players share the pack. A box for fewer than the rules allow is no lie."""
        (line,) = found(altered("war", "^players: 2$", "players: 2-4"), "fact-mismatch")

        assert line.startswith("cards/war.yaml:7:10: players: the box says 2")
        assert "the rules 2 [" in line
        fewer = altered("bitcoin-miner", "^players: 2-6$", "players: 3-4")
        assert not found(fewer, "fact-mismatch")

    def test_too_few_coins(self, altered) -> None:
        report = altered("bitcoin-miner", "count: 280", "count: 279")

        assert any("280" in line and "279" in line for line in found(report, "count-mismatch"))

    def test_two_cards_of_one_id_are_no_catalogue_at_all(self, altered) -> None:
        with pytest.raises(UserError, match="bearish"):
            altered("vires-in-numeris", r"(^ +- \[bearish,.*\n)", r"\1\1")


@pytest.mark.usefixtures("eyes_closed")
class TestRulebooks:
    @pytest.mark.parametrize("game", GAMES)
    def test_a_number_that_was_typed_over_a_fact(self, game: str, tmp_path: Path) -> None:
        text = (ROOT / "templates" / "rulebooks" / f"{game}.html.j2").read_text("utf-8")
        changed, times = re.subn(r"\{\{ fact\('[\w-]+'\) \}\}", "53", text, count=1)
        assert times == 1
        shutil.copytree(ROOT / "templates" / "rulebooks", tmp_path / "templates" / "rulebooks")
        (tmp_path / "templates" / "rulebooks" / f"{game}.html.j2").write_text(changed, "utf-8")
        (tmp_path / "cards").mkdir()
        shutil.copy(ROOT / "cards" / f"{game}.yaml", tmp_path / "cards")
        report = check_game(OpenGame(Project.find(tmp_path), game))

        typed = found(report, "rulebook-number")
        assert len(typed) == 1
        assert re.match(rf"templates/rulebooks/{game}\.html\.j2:\d+:\d+: .*53", typed[0])

    @pytest.mark.parametrize(
        "called",
        [
            '{% include "steps.html.j2" %}',
            '{% include ["none.html.j2", "steps.html.j2"] %}',
            '{%- from "steps.html.j2" import steps %}{{ steps() }}',
            '{% import "steps.html.j2" as more with context %}{{ more.steps() }}',
            '{% set part = "steps.html.j2" %}{% include part %}',
            '{% include "first.html.j2" %}{% include "first.html.j2" %}',
        ],
    )
    def test_a_number_in_another_file_of_the_rulebook(self, called: str, tmp_path: Path) -> None:
        """Each file once, at its own line, whatever way it is called in and how often."""
        folder = tmp_path / "templates" / "rulebooks"
        folder.mkdir(parents=True)
        (tmp_path / "cards").mkdir()
        shutil.copy(ROOT / "cards" / "war.yaml", tmp_path / "cards")
        text = (ROOT / "templates" / "rulebooks" / "war.html.j2").read_text("utf-8")
        opened = "{% block book %}\n"
        assert text.count(opened) == 1
        (folder / "war.html.j2").write_text(text.replace(opened, opened + called + "\n"), "utf-8")
        (folder / "first.html.j2").write_text('{% include "steps.html.j2" %}', "utf-8")
        (folder / "steps.html.j2").write_text(
            "{% macro steps() %}\n<p>\n He takes 7 cards and three coins.</p>\n{% endmacro %}"
            "{{ steps() }}",
            "utf-8",
        )
        said = found(check_game(OpenGame(Project.find(tmp_path), "war")), "rulebook-number")

        assert [line.partition(" [")[0] for line in said] == [
            "templates/rulebooks/steps.html.j2:3:11: '7' is typed by hand",
            "templates/rulebooks/steps.html.j2:3:23: 'three coins' is typed by hand",
        ]

    def test_a_number_in_a_part_that_every_rulebook_has(self, tmp_path: Path) -> None:
        """A project may bring boxes of its own; nobody calls them in by name."""
        folder = tmp_path / "templates" / "rulebooks" / "parts"
        folder.mkdir(parents=True)
        (tmp_path / "cards").mkdir()
        shutil.copy(ROOT / "cards" / "war.yaml", tmp_path / "cards")
        boxes = (ROOT / "templates/rulebooks/parts/boxes.html.j2").read_text("utf-8")
        (folder / "boxes.html.j2").write_text(boxes + "\n<p>54 cards</p>\n", "utf-8")
        (line,) = found(check_game(OpenGame(Project.find(tmp_path), "war")), "rulebook-number")

        assert line.startswith(
            f"templates/rulebooks/parts/boxes.html.j2:{boxes.count(chr(10)) + 2}:4: '54' is typed"
        )

    def test_an_example_that_the_rules_refuse_is_told_at_its_line(self, altered) -> None:
        """Its cards are those of the deck, and one of them is none that the engine knows."""
        report = altered("war-of-coins", "&mining1 {code: MI1", "&mining1 {code: MJ1")
        (line,) = found(report, "rulebook")

        assert re.match(r"templates/rulebooks/war-of-coins\.html\.j2:\d+:1: the rules engine", line)
        assert "can't do this" in line and "is not a card of this pack" in line


class TestFiles:
    @pytest.fixture
    def copy(self, built_garden: Path, tmp_path: Path) -> Path:
        return Path(shutil.copytree(built_garden, tmp_path / "garden"))

    @staticmethod
    def check(folder: Path) -> GameReport:
        game = OpenGame(Project.find(folder, folder / "output"), "garden")
        return check_game(game, game.folder)

    def test_what_was_built_is_proved(self, built_garden: Path) -> None:
        report = self.check(built_garden)

        assert [str(finding) for finding in report.findings] == []
        assert report.files_checked > 10

    def test_a_sheet_with_a_card_missing(self, copy: Path) -> None:
        """One placement is taken out of the page's content; nothing else is touched."""
        file = copy / "output" / "garden" / "sheets-a4.pdf"
        with pikepdf.open(file, allow_overwriting_input=True) as pdf:
            page = pdf.pages[0]
            content = list(pikepdf.parse_content_stream(page))
            first = next(i for i, one in enumerate(content) if str(one.operator) == "Do")
            page.Contents = pdf.make_stream(
                pikepdf.unparse_content_stream(content[:first] + content[first + 1 :])
            )
            pdf.save(file)
        report = self.check(copy)

        assert any("bean" in line for line in found(report, "placed-count"))
        assert found(report, "changed-file")

    def test_a_rulebook_that_is_older_than_the_deck(self, copy: Path) -> None:
        catalogue = copy / "cards" / "garden.yaml"
        text = catalogue.read_text("utf-8")
        text = text.replace("price: 1, copies: 4", "price: 1, copies: 5")
        text = text.replace("total: 16", "total: 17").replace("4 beans", "5 beans")
        catalogue.write_text(text.replace("count: 10,", "count: 11,"), "utf-8")
        report = self.check(copy)

        assert found(report, "stale-file")
        assert any("cards-total" in line for line in found(report, "rulebook-text"))

    def test_a_file_that_is_gone_changed_or_strange(self, copy: Path) -> None:
        folder = copy / "output" / "garden"
        (folder / "rulebook.pdf").unlink()
        (folder / "cards" / "001-bean.png").write_bytes(b"no picture")
        (folder / "notes.txt").write_text("mine")
        report = self.check(copy)

        assert any("rulebook.pdf is gone" in line for line in found(report, "missing-file"))
        assert any("001-bean.png" in line for line in found(report, "changed-file"))
        assert any("notes.txt" in line for line in found(report, "unknown-file"))

    def test_a_picture_of_another_size(self, copy: Path) -> None:
        from PIL import Image

        path = copy / "output" / "garden" / "cards" / "001-bean.png"
        with Image.open(path) as image:
            image.resize((740, 1050)).save(path)
        report = self.check(copy)

        assert any(
            "740 x 1050 px, not 750 x 1050" in line for line in found(report, "picture-size")
        )

    def test_the_report_has_the_shape_that_scripts_rely_on(self, built_garden: Path) -> None:
        document = as_json([self.check(built_garden)])

        assert document["ok"] is True
        assert set(document["games"]["garden"]) >= {"ok", "cards", "distinct", "ledger", "findings"}
