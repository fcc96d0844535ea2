"""A sheet of cards with two sides, such as players' aids, tells how it is printed and on what."""

from __future__ import annotations

from pathlib import Path

import pytest
from beside_nets import FREE, spoken

from generator.components.bundle import Bundle
from generator.components.kit import Kit
from generator.components.words import PIECE_STEPS
from generator.drawing.drawing import ink_box
from generator.project import Project, shipped_root
from generator.sheets.labels import layout
from generator.sheets.marks import drawn
from generator.units import Box
from generator.workshop.open_game import OpenGame

GAMES = ("war", "war-of-coins", "vires-in-numeris")


def bundle_of(game: str, stem: str, paper: str, tmp_path: Path) -> Bundle:
    project = Project(shipped_root(), tmp_path)
    kit = Kit(OpenGame(project, game).catalogue, project)
    (found,) = [one for one in kit.bundles(paper) if one.stem == stem]
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_aids_tell_how_they_are_printed_and_keep_off_what_lies_there(
    game: str, paper: str, tmp_path: Path
) -> None:
    job = bundle_of(game, "aids", paper, tmp_path).job
    grid = job.grid()
    words = job.wording(job.title, job.edition, job.paper.title, job.duplex, 1, 2).of_side("front")
    plan = layout(grid, job.printing, job.font, words)
    labels = [one.box for one in plan.labels]
    assert job.beside is not None
    cuts = drawn(grid, job.printing, plan.mark_length).cuts
    marks = [
        Box(min(one.x1, one.x2), min(one.y1, one.y2), abs(one.x2 - one.x1), abs(one.y2 - one.y1))
        for one in cuts
    ]
    holes = [*(spot.bleed for spot in grid.fronts), *labels, *(one.grown(0.1) for one in marks)]
    page = Box(0.0, 0.0, job.paper.size.w, job.paper.size.h).grown(-job.printing.margin + 0.5)

    items = job.beside(grid, labels)

    assert not items or spoken(items) == " ".join(PIECE_STEPS.values())
    assert items or game == "vires-in-numeris"  # six leave little room
    for item in items:
        box = ink_box((item,), {})
        assert box is not None
        assert page.contains(box)
        assert not any(one.grown(FREE).meets(box) for one in holes), item


def test_what_is_folded_too_has_no_such_steps(tmp_path: Path) -> None:
    assert bundle_of("war-of-coins", "scrolls", "a4", tmp_path).job.beside is None
