"""Standees, dials, and pieces of several kinds on one sheet, as shapely and ezdxf read their cuts
and PDFium shows them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import pi
from pathlib import Path

import ezdxf
import numpy as np
import pypdfium2
import pytest
from click.testing import CliRunner
from ezdxf import path as dxf_path
from shapely import Polygon

from generator.checks import readback, sheetfile
from generator.cli import cli

HERE = Path(__file__).parents[1] / "projects/shapes"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pieces")
    at = ["--paper", "a4", "--project", str(HERE), "--output", str(folder)]
    for words in ([], ["--machine", "silhouette"]):
        done = CliRunner().invoke(cli, ["parts", "shapes", *words, *at], catch_exceptions=False)
        assert done.exit_code == 0, done.output
    return folder / "shapes"


def cuts(file: Path) -> tuple[list[Polygon], int]:
    """The pieces of a cut file, and how many lines it folds."""
    space = ezdxf.readfile(file).modelspace()
    lines = space.query('*[layer=="cut"]')
    assert all(one.is_closed for one in lines)
    found = [
        Polygon([(p.x, p.y) for p in dxf_path.make_path(one).flattening(0.002)]) for one in lines
    ]
    for one, other in combinations(found, 2):
        assert one.intersection(other).area < 1e-6
        assert one.exterior.intersection(other.exterior).length == 0
    return found, len(space.query('*[layer=="fold"]'))


def test_several_kinds_lie_on_one_sheet(made: Path) -> None:
    """Tokens of three shapes, a die and standees: each with its own cut, two sides where it has
    them."""
    sheet = sheetfile.read(made / "extras-a4.pdf")
    assert sheet.counts("front") == {"star": 4, "bead": 6, "tag": 3, "die": 1, "guard": 2}
    assert len(sheet.pages) == 2 and sheet.counts("back") == {"bead": 6}
    backs = [pair for pair in readback.pairs(sheet) if pair.front.card == "bead"]
    assert all(pair.distance < 0.0005 and pair.back is not None for pair in backs)
    pieces, folds = cuts(made / "extras-a4-silhouette-cut.dxf")
    areas = Counter(round(one.area) for one in pieces)
    assert areas[round(pi * 64)] == 6 and areas[360] == 3 and areas[round(25**2 * 3**0.5 / 2)] == 4
    assert len(pieces) == 16 and folds == 2 * 3 + 5 + 7
    with pypdfium2.PdfDocument(made / "extras-a4.pdf") as pdf:
        page = np.asarray(pdf[0].render(scale=2, draw_annots=False).to_pil().convert("L"))
    for one in sheet.fronts(1):
        x, y = (round(at * 2 * 72 / 25.4) for at in (one.x, one.y))
        assert page[y - 24 : y + 24, x - 24 : x + 24].min() < 150, one.card


def test_a_standee_is_its_front_and_that_seen_through_the_paper(made: Path) -> None:
    pieces, folds = cuts(made / "hero-a4-silhouette-cut.dxf")
    assert [round(one.area) for one in pieces] == [25 * (2 * 40 + 2 * 8)] * 3 and folds == 9
    sheet = sheetfile.read(made / "hero-a4.pdf")
    first = sheet.fronts(1)[0]
    with pypdfium2.PdfDocument(made / "hero-a4.pdf") as pdf:
        whole = pdf[0].render(scale=4).to_pil().convert("RGB")
    left, top, right, bottom = (
        round(at * 4 * 72 / 25.4)
        for at in (first.box.x, first.box.y, first.box.right, first.box.bottom)
    )
    net = np.asarray(whole.crop((left, top, right, bottom)), dtype=int)
    if first.angle:  # it lies on its side
        net = np.rot90(net, round(first.angle / 90))
    half = len(net) // 2
    front, back = net[-half:], net[:half][::-1]  # folded over the head
    assert (abs(front - back).max(axis=2) > 60).mean() < 0.02


def test_a_dial_is_two_discs_one_with_a_window(made: Path) -> None:
    pieces, folds = cuts(made / "counter-a4-silhouette-cut.dxf")
    disc = pi * 30**2
    window = disc * 30 / 360 * (1 - 0.55**2)
    areas = sorted(one.area for one in pieces)
    assert areas == pytest.approx([disc - window] * 2 + [disc] * 2, rel=1e-3) and folds == 0
    assert sheetfile.read(made / "counter-a4.pdf").counts("front") == {
        "counter-disc": 2, "counter-cover": 2,
    }  # fmt: skip
