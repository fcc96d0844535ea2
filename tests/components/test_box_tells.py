"""What a box tells of what is in it: counted, not written down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator import catalogue
from generator.components.kit import Kit
from generator.errors import UserError
from generator.project import Project, shipped_root


def test_a_box_tells_how_many_there_are_of_the_other_components(tmp_path: Path) -> None:
    project = Project(shipped_root(), tmp_path)
    game = catalogue.load(project.catalogue("vires-in-numeris"), project)
    aid = game.components["aid"]
    each = aid.params["each"][:4]
    fewer = replace(aid, count=4, params={**aid.params, "each": each})
    other = replace(game, components={**game.components, "aid": fewer})

    words = {
        drawing.name: drawing.text()
        for _, drawing in Kit(other, project).faces()
        if drawing.name == "box-back"
    }

    assert "4 aids" in words["box-back"]
    assert "6 rails" in words["box-back"]
    assert "106 cards" in words["box-back"]


def test_a_box_has_room_for_what_it_holds(tmp_path: Path) -> None:
    """Aids lie once and scrolls twice, since they are folded: six layers of 0.30 mm."""
    project = Project(shipped_root(), tmp_path)
    game = catalogue.load(project.catalogue("war-of-coins"), project)
    box = game.components["box"]
    bare = replace(box, params={key: value for key, value in box.params.items() if key != "holds"})
    other = replace(game, components={**game.components, "box": bare})

    depths = [
        next(
            drawing.size.h for _, drawing in Kit(one, project).faces() if drawing.name == "box-lid"
        )
        for one in (game, other)
    ]

    assert depths[0] - depths[1] == pytest.approx(6 * 0.30)


def test_a_box_holds_nothing_that_is_not_there(tmp_path: Path) -> None:
    project = Project(shipped_root(), tmp_path)
    game = catalogue.load(project.catalogue("war-of-coins"), project)
    box = game.components["box"]
    wrong = replace(box, params={**box.params, "holds": ["scrol"]})

    with pytest.raises(UserError, match="no flat component 'scrol'"):
        Kit(replace(game, components={**game.components, "box": wrong}), project)


def test_a_box_with_a_room_of_its_own_is_not_made_larger(tmp_path: Path) -> None:
    project = Project(shipped_root(), tmp_path)
    game = catalogue.load(project.catalogue("war-of-coins"), project)
    box = game.components["box"]
    wrong = replace(box, params={**box.params, "room": ["60mm", "40mm", "20mm"]})

    with pytest.raises(UserError, match="holds: a box with a room of its own"):
        Kit(replace(game, components={**game.components, "box": wrong}), project)
