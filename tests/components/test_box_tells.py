"""What a box tells of what is in it: counted, not written down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from generator import catalogue
from generator.components.kit import Kit
from generator.project import Project, shipped_root


def test_a_box_tells_how_many_there_are_of_the_other_components(tmp_path: Path) -> None:
    project = Project(shipped_root(), tmp_path)
    game = catalogue.load(project.catalogue("vires-in-numeris"), project)
    fewer = replace(game.components["aid"], count=4)
    other = replace(game, components={**game.components, "aid": fewer})

    words = {
        drawing.name: drawing.text()
        for _, drawing in Kit(other, project).faces()
        if drawing.name == "box-back"
    }

    assert "4 aids" in words["box-back"]
    assert "6 rails" in words["box-back"]
    assert "106 cards" in words["box-back"]
