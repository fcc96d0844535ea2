"""Pictures for a machine whose program prints them: as large as told, opaque where a card is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from user import written

from generator.drawing.outlines import shaped
from generator.project import Project
from generator.sheets import machines
from generator.sheets.cutpictures import CutPicture, cut_pictures, sizes
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import Size

Jobs = Callable[..., SheetJob]
Decks = Callable[..., Iterator[SheetCard]]
POKER = Size(63.5, 88.9)


def pictures(
    job: Jobs, deck: Decks, papers: Papers, project: Project, folder: Path, machine: str
) -> tuple[SheetJob, dict[Path, CutPicture]]:
    cutter = machines.load(project, machine)
    mine = replace(
        job("letter", Duplex.NONE, 8, machine=cutter), paper=cutter.paper(papers.find("letter"))
    )
    cards = list(deck(8))
    _, report = sheet_pdf(mine, iter(cards))
    fronts = {card.card_id: card.front for card in cards}
    found = cut_pictures("sheets", mine, report, fronts.__getitem__, shaped("square", POKER, 3.0))
    files = written(folder, {name: one.data for name, one in found.items()})
    return mine, dict(zip(files, found.values(), strict=True))


@pytest.fixture
def cricut(
    job: Jobs, deck: Decks, papers: Papers, project: Project, tmp_path: Path
) -> dict[Path, CutPicture]:
    return pictures(job, deck, papers, project, tmp_path, "cricut")[1]


def test_each_sheet_has_its_picture_as_large_as_its_cards(cricut: dict[Path, CutPicture]) -> None:
    """Letter takes 2 x 3 cards on their sides, 3 mm apart; the two that are left lie in a row."""
    told = {one.sheet: (round(one.size.w, 2), round(one.size.h, 2)) for one in cricut.values()}

    assert told == {1: (180.8, 196.5), 2: (180.8, 63.5)}
    for path, one in cricut.items():
        with Image.open(path) as image:
            assert image.mode == "RGBA"
            assert image.size == (round(one.size.w / 25.4 * 300), round(one.size.h / 25.4 * 300))
            assert image.info["dpi"] == pytest.approx((300, 300), abs=0.01)


def test_it_keeps_within_the_largest_area(cricut: dict[Path, CutPicture], project: Project) -> None:
    area = machines.load(project, "cricut").areas["letter"]

    assert all(one.size.w <= area.w and one.size.h <= area.h for one in cricut.values())


def test_what_is_opaque_is_six_cards_with_round_corners(cricut: dict[Path, CutPicture]) -> None:
    with Image.open(next(iter(cricut))) as image:
        pixels = np.asarray(image)
    opaque, scale = pixels[..., 3], 300 / 25.4
    per_card = 63.5 * 88.9 - (4 - np.pi) * 3.0**2

    assert opaque.sum() / 255 / scale**2 == pytest.approx(6 * per_card, rel=2e-4)
    assert opaque[0, 0] == opaque[-1, -1] == 0
    gutter = round(90.4 * scale)
    assert not opaque[:, gutter - 10 : gutter + 10].any()
    assert opaque[round(30 * scale)].max() == 255


def test_no_edge_is_mixed_with_white(cricut: dict[Path, CutPicture]) -> None:
    """Where a card is half there, its colour is whole: the ground of these is #F8F0E0."""
    with Image.open(next(iter(cricut))) as image:
        pixels = np.asarray(image)
    edge = (pixels[..., 3] > 0) & (pixels[..., 3] < 255)

    assert edge.sum() > 500
    assert (pixels[edge][:, :3] == (0xF8, 0xF0, 0xE0)).all()


def test_a_person_is_told_the_size_to_type(cricut: dict[Path, CutPicture]) -> None:
    named = {path.name: one for path, one in cricut.items()}

    assert sizes(named) == [
        "sheets-picture-1.png: 18.080 x 19.650 cm (7.118 x 7.736 in)",
        "sheets-picture-2.png: 18.080 x 6.350 cm (7.118 x 2.500 in)",
    ]


def test_a_machine_that_looks_for_marks_takes_no_pictures(
    job: Jobs, deck: Decks, papers: Papers, project: Project, tmp_path: Path
) -> None:
    assert pictures(job, deck, papers, project, tmp_path, "silhouette")[1] == {}
