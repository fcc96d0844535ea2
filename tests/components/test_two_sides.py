"""Tokens with two sides: each back lies behind its front, on sheets and on virtual tables."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pytest
from click.testing import CliRunner, Result

from generator import catalogue
from generator.checks import readback, sheetfile
from generator.cli import cli
from generator.components.kit import Kit
from generator.components.sheets import kit_sheets
from generator.project import Project

HERE = Path(__file__).parents[1] / "projects/shapes"


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_backs_lie_behind_their_fronts(paper: str, tmp_path: Path) -> None:
    project = Project.find(HERE)
    deck = catalogue.load(project.catalogue("shapes"), project)
    for name, made in kit_sheets(Kit(deck, project), paper).items():
        (tmp_path / name).write_bytes(made.data)
        if name.split("-")[0] not in ("coin", "tile", "chip"):
            continue
        sheet = sheetfile.read(tmp_path / name)
        found = readback.pairs(sheet)
        assert len(found) == len(made.bundle.pieces) and sheet.two_sided
        for pair in found:
            assert pair.distance < 0.0005 and pair.turned == 0 and pair.back is not None
            assert pair.back.form == f"{pair.front.card}.back"


def test_tables_show_both_sides_and_a_wrong_back_is_found(tmp_path: Path) -> None:
    def told(*words: str) -> Result:
        at = ["--project", str(HERE), "--output", str(tmp_path)]
        return CliRunner().invoke(cli, [*words, *at], catch_exceptions=False)

    assert told("parts", "shapes", "--paper", "a4").exit_code == 0
    tables = (
        "tabletop-simulator",
        "playingcards-io",
        "tabletopia",
        "tabletop-playground",
        "vassal",
    )
    for target in tables:  # each reads itself back
        assert told("export", "shapes", "--to", target).exit_code == 0
    [saved] = tmp_path.glob("shapes/export/tabletop-simulator/*.json")
    objects = json.loads(saved.read_text())["ObjectStates"]
    tiles = [one["CustomImage"] for one in objects if "CustomImage" in one]
    two = [tile for tile in tiles if tile["ImageURL"] != tile["ImageSecondaryURL"]]
    assert len(tiles) == 6 and len(two) == 4  # stars and tags have one side

    with pikepdf.open(tmp_path / "shapes/coin-a4.pdf", allow_overwriting_input=True) as pdf:
        front, back = (page.Resources.XObject for page in pdf.pages)
        back["/FormXob.coin"] = front["/FormXob.coin"]
        stream = pdf.pages[1].Contents
        stream.write(stream.read_bytes().replace(b"coin.back Do", b"coin Do", 1))
        pdf.save()
    expected = {"coin": readback.Expected(31, "coin", "coin.back")}
    sheet = sheetfile.read(tmp_path / "shapes/coin-a4.pdf")
    [(code, fault, _)] = readback.back_faults(sheet, expected)
    assert (code, fault) == ("back-mismatch", "page 1: behind coin lies coin, not coin.back")
