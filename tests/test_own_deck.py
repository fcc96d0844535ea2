"""A deck of one's own without Python: two sizes, a card with its own back, three tokens and a box.

tests/projects/two-sizes is YAML alone; the commands that serve our games serve it.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from generator.checks.sheetfile import read
from generator.cli import cli

PROJECT = Path(__file__).parent / "projects" / "two-sizes"
OUTPUT = Path("output") / "market"


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, built."""
    folder = tmp_path_factory.mktemp("market") / "project"
    shutil.copytree(PROJECT, folder)
    done = run(folder, "build", "--jobs", "1")
    assert done["errors"] == {"market": 0}
    return folder


def run(folder: Path, *words: str) -> dict[str, object]:
    result = CliRunner().invoke(cli, [*words, "--project", str(folder), "--json"])
    assert result.exit_code == 0, (result.output, result.exception)
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_there_is_no_python_in_it() -> None:
    assert not list(PROJECT.rglob("*.py"))


def test_the_build_is_proved(market: Path) -> None:
    assert run(market, "check", "--files", "--quick")["ok"]


def test_each_size_is_drawn_at_its_size(market: Path) -> None:
    sizes = {}
    for path in (market / OUTPUT / "cards").iterdir():
        with Image.open(path) as image:
            sizes[path.stem.partition("-")[2]] = image.size

    assert sizes["good1"] == sizes["bell"] == sizes["main"] == sizes["bell"] == (750, 1050)
    assert sizes["favour1"] == sizes["main-mini"] == (525, 750)


def test_both_sizes_lie_on_one_sheet_with_their_backs(market: Path) -> None:
    sheet = read(market / OUTPUT / "sheets-a4.pdf")
    first = {(s.size.w > 60, s.size.h > 80) for s in sheet.seen if s.page == 1}

    assert first == {(True, True), (False, False)}
    assert sheet.counts("front").total() == sheet.counts("back").total() == 16
    backs = {s.card: s.form for s in sheet.seen if s.side == "back"}
    assert backs["bell"] == "back-bell"
    assert (backs["good1"], backs["favour1"]) == ("back-main", "back-main-mini")


def test_tokens_and_box_are_there(market: Path) -> None:
    assert read(market / OUTPUT / "token-a4.pdf").counts("front") == {"token": 3}
    assert (market / OUTPUT / "box-a4.pdf").is_file()


@pytest.mark.parametrize("duplex", ["short-edge", "fold", "none"])
def test_other_papers_and_flips_are_proved_too(market: Path, tmp_path: Path, duplex: str) -> None:
    shutil.copytree(market, tmp_path / "copy")
    for paper in ("letter", "a3", "150x200mm"):
        run(tmp_path / "copy", "sheets", "--paper", paper, "--duplex", duplex)
        assert (tmp_path / "copy" / OUTPUT / f"sheets-{paper}-{duplex}.pdf").is_file()

    assert run(tmp_path / "copy", "check", "--files", "--quick")["ok"]


def test_a_card_of_the_wrong_size_is_found(market: Path, tmp_path: Path) -> None:
    """The catalogue says micro, the files say mini."""
    shutil.copytree(market, tmp_path / "copy")
    file = tmp_path / "copy" / "cards" / "market.yaml"
    file.write_text(file.read_text("utf-8").replace("size: mini", "size: micro"), "utf-8")
    result = CliRunner().invoke(
        cli, ["check", "--files", "--quick", "--json", "--project", str(tmp_path / "copy")]
    )
    codes = {f["code"] for f in json.loads(result.stdout)["games"]["market"]["findings"]}

    assert result.exit_code == 1
    assert {"card-size", "picture-size"} <= codes


def test_cut_paths_follow_each_size(market: Path, tmp_path: Path) -> None:
    shutil.copytree(market, tmp_path / "copy")
    run(tmp_path / "copy", "sheets", "--paper", "a4", "--cut")

    assert sorted((tmp_path / "copy" / OUTPUT).glob("sheets-a4-cut*.svg"))
    assert run(tmp_path / "copy", "check", "--files", "--quick")["ok"]


def test_a_machine_takes_both_sizes(market: Path, tmp_path: Path) -> None:
    shutil.copytree(market, tmp_path / "copy")
    for machine in ("silhouette", "cricut"):
        for paper in ("a4", "letter"):
            run(tmp_path / "copy", "sheets", "--machine", machine, "--paper", paper)
            assert sorted((tmp_path / "copy" / OUTPUT).glob(f"sheets-{paper}-{machine}-cut*.dxf"))

    assert run(tmp_path / "copy", "check", "--files", "--quick")["ok"]


def test_the_gallery_names_files_for_what_they_are_in_the_order_of_use(market: Path) -> None:
    page = (market / "output" / "index.html").read_text("utf-8")
    told = re.findall(r'<li[^>]*><a href="market/[^"]*">([^<]+)<small>([^·<]+?) ·', page)

    assert told == [
        ("Cards", "A4"),
        ("Cards", "Letter"),
        ("Rulebook", "A4"),
        ("Rulebook", "Letter"),
        ("Tuck box", "A4"),
        ("Tuck box", "Letter"),
        ("Stalls", "A4"),
        ("Stalls", "Letter"),
    ]


def test_the_gallery_shows_small_cards_small(market: Path) -> None:
    """A mini card is 44.45 mm wide, a poker card 63.5 mm."""
    page = (market / "output" / "index.html").read_text("utf-8")
    widths = dict(re.findall(r'src="market/cards/\d*-?([\w-]+)\.png".*?width: ([\d.]+)%', page))

    assert widths["good1"] == widths["bell"] == "100.0"
    assert float(widths["favour1"]) == pytest.approx(100 * 44.45 / 63.5, abs=0.1)
