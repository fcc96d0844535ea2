"""A box's page tells how it is made, on the paper that the net leaves free."""

from __future__ import annotations

from pathlib import Path

import pytest
from beside_nets import FREE, spoken, taken

from generator.components import boxes
from generator.components.box_steps import box_steps
from generator.components.bundle import Bundle
from generator.components.kit import Kit
from generator.components.measures import box_measures
from generator.components.net_steps import NetSteps
from generator.components.options import PartOptions
from generator.components.words import BOX_STEPS, FILLED, HALVES_TUBE
from generator.drawing.drawing import ink_box
from generator.project import Project, shipped_root
from generator.sheets.free_room import free_rooms
from generator.sheets.labels import label_font, layout
from generator.sheets.paper import load
from generator.sheets.placement import Duplex, arrange
from generator.units import Box, Size
from generator.workshop.open_game import OpenGame

GAMES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")


def box_bundles(game: str, paper: str, options: PartOptions, tmp_path: Path) -> list[Bundle]:
    project = Project(shipped_root(), tmp_path)
    kit = Kit(OpenGame(project, game).catalogue, project, options)
    return [one for one in kit.bundles(paper) if one.stem.startswith("box")]


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_every_box_tells_how_it_is_made(game: str, paper: str, tmp_path: Path) -> None:
    (bundle,) = box_bundles(game, paper, PartOptions(), tmp_path)
    job, grid = bundle.job, bundle.job.grid()
    labels = layout(grid, job.printing, job.font, {}).labels
    assert job.beside is not None

    items = job.beside(grid, [label.box for label in labels])

    assert spoken(items) == " ".join(BOX_STEPS.values())
    assert job.beside(grid, [label.box for label in labels]) is not items  # and no state in it


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_steps_keep_off_the_net_its_ticks_and_the_words_of_the_page(
    game: str, paper: str, tmp_path: Path
) -> None:
    (bundle,) = box_bundles(game, paper, PartOptions(), tmp_path)
    job, grid = bundle.job, bundle.job.grid()
    words = job.wording(job.title, job.edition, job.paper.title, job.duplex, 1, 1).of_side("front")
    labels = [one.box for one in layout(grid, job.printing, job.font, words).labels]
    steps = job.beside
    assert steps is not None
    net = steps.__self__.net  # type: ignore[attr-defined]
    holes = taken(net, grid) + labels
    page = Box(0.0, 0.0, job.paper.size.w, job.paper.size.h).grown(-job.printing.margin + 0.5)

    for item in steps(grid, labels):
        box = ink_box((item,), {})
        assert box is not None
        assert page.contains(box)
        assert not any(one.grown(FREE).meets(box) for one in holes), item


def test_each_half_of_a_box_says_under_what_its_strip_is_glued(tmp_path: Path) -> None:
    options = PartOptions(thickness=0.9)
    found = box_bundles("vires-in-numeris", "a4", options, tmp_path)

    assert [one.stem for one in found] == ["box-front", "box-back"]
    for one in found:
        assert one.job.beside is not None
        assert HALVES_TUBE in spoken(one.job.beside(one.job.grid(), []))


def test_without_room_there_are_no_steps(tmp_path: Path) -> None:
    project = Project(shipped_root(), tmp_path)
    measures, _ = box_measures(project)
    net = boxes.whole(boxes.inside(Size(63.5, 88.9), 54, measures, None, False), measures)
    papers = load(project)
    grid = arrange(papers.find("200x160mm"), net.size, 0.0, Duplex.NONE, papers.printing, None, 1)

    margin = papers.printing.margin
    steps = NetSteps(
        net, measures.bleed, box_steps(net, measures), label_font(project), margin
    )  # fmt: skip

    assert steps.beside(grid, []) == []


def test_who_cuts_by_machine_neither_scores_nor_cuts(tmp_path: Path) -> None:
    (bundle,) = box_bundles("war", "a4", PartOptions(machine="silhouette"), tmp_path)
    assert bundle.job.beside is not None

    text = spoken(bundle.job.beside(bundle.job.grid(), []))

    assert BOX_STEPS["printed"] in text
    assert BOX_STEPS["scored"] not in text
    assert BOX_STEPS["cut"] not in text


def test_free_rooms_are_the_largest_rectangles_beside_all_holes() -> None:
    page = Box(0, 0, 100, 60)

    rooms = free_rooms(page, [Box(40, 20, 20, 20)])

    assert rooms == [Box(0, 0, 40, 60), Box(60, 0, 40, 60), Box(0, 0, 100, 20), Box(0, 40, 100, 20)]
    assert free_rooms(page, [page]) == []


def test_a_box_for_other_things_has_its_room_and_speaks_of_no_cards(tmp_path: Path) -> None:
    project = Project(shipped_root(), tmp_path)
    kit = Kit(OpenGame(project, "bitcoin-miner").catalogue, project, PartOptions())

    (bundle,) = [one for one in kit.bundles("a4") if one.stem == "coin-box"]

    assert bundle.job.beside is not None
    steps = bundle.job.beside.__self__  # type: ignore[attr-defined]
    assert steps.net.inner == next(part.room for part in kit.parts if part.name == "coin-box")
    assert spoken(bundle.job.beside(bundle.job.grid(), [])).endswith(FILLED)
    on_net = [run.text for run, _ in bundle.pieces[0].drawing.runs()]
    assert not any("cards" in text for text in on_net)
