"""A die's page tells how it is made, in pictures of its own net."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from beside_nets import FREE, spoken, taken

from generator.components import dice
from generator.components.bundle import Bundle
from generator.components.die_views import _faces, _folded, _tabs
from generator.components.kit import Kit
from generator.components.measures import die_measures
from generator.components.options import PartOptions
from generator.components.words import DIE_STEPS
from generator.drawing.drawing import ink_box
from generator.project import Project, shipped_root
from generator.sheets.labels import layout
from generator.workshop.open_game import OpenGame

EDGE = 20.0


def die_bundle(paper: str, options: PartOptions, tmp_path: Path) -> Bundle:
    project = Project(shipped_root(), tmp_path)
    kit = Kit(OpenGame(project, "bitcoin-miner").catalogue, project, options)
    (found,) = [one for one in kit.bundles(paper) if one.stem.startswith("die")]
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_die_tells_how_it_is_made_beside_its_net(paper: str, tmp_path: Path) -> None:
    job = die_bundle(paper, PartOptions(), tmp_path).job
    grid = job.grid()
    labels = [one.box for one in layout(grid, job.printing, job.font, {}).labels]
    steps = job.beside
    assert steps is not None
    net = steps.__self__.net  # type: ignore[attr-defined]
    holes = taken(net, grid) + labels

    items = steps(grid, labels)

    assert spoken(items) == " ".join(DIE_STEPS.values())
    for item in items:
        box = ink_box((item,), {})
        assert box is not None
        assert not any(one.grown(FREE).meets(box) for one in holes), item


def test_who_cuts_by_machine_only_folds(tmp_path: Path) -> None:
    job = die_bundle("a4", PartOptions(machine="silhouette"), tmp_path).job
    assert job.beside is not None

    assert spoken(job.beside(job.grid(), [])) == DIE_STEPS["closed"]


def test_folded_by_right_angles_its_net_is_a_cube_with_all_tabs_under_its_faces(
    tmp_path: Path,
) -> None:
    net = dice.net(die_measures(Project(shipped_root(), tmp_path)), EDGE)

    faces = _folded([*_faces(net), *_tabs(net)], net.folds, 90.0)

    solid, tabs = faces[: len(net.panels)], faces[len(net.panels) :]
    middle = [sum(c[k] for one in solid for c in one.corners) / 24 for k in range(3)]
    centres = [[sum(c[k] for c in one.corners) / 4 for k in range(3)] for one in solid]
    assert all(math.dist(one, middle) == pytest.approx(EDGE / 2) for one in centres)
    assert len({tuple(round(x, 6) for x in one) for one in centres}) == len(solid)
    for one in solid:
        towards = [m - sum(c[k] for c in one.corners) / 4 for k, m in enumerate(middle)]
        assert sum(a * b for a, b in zip(towards, one.bare, strict=True)) > 0
    for tab in tabs:
        assert all(abs(c[k] - middle[k]) < EDGE / 2 + 1e-6 for c in tab.corners for k in range(3))
