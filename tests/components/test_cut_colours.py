"""The line that a net is cut along has a colour of the game's own: it is seen on bare paper, and
what scissors leave of it is no white hairline on a dark edge."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.components.kit import Kit
from generator.drawing.drawing import Shape, Stroke
from generator.painting.vision import contrast, luminance
from generator.project import Project, shipped_root
from generator.sheets.cutlines import COLOURED
from generator.workshop.open_game import OpenGame

GAMES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")
NETS = ("box", "die")


@pytest.mark.parametrize("ink", ["full", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_nets_are_cut_along_one_line_in_the_games_colour(
    game: str, ink: str, tmp_path: Path
) -> None:
    project = Project(shipped_root(), tmp_path)
    kit = Kit(OpenGame(project, game, ink=ink).catalogue, project)
    nets = {part.name: drawing for part, drawing in kit.wholes() if part.make in NETS}
    parts = {part.name: part for part in kit.parts}
    assert nets

    for name, drawing in nets.items():
        colour = parts[name].cut
        lines = [
            item.stroke
            for item in drawing.items
            if isinstance(item, Shape) and item.stroke and item.stroke.join == "round"
        ]
        assert [Stroke(colour, COLOURED, join="round")] == lines, name
        on_paper = contrast(luminance(bytes.fromhex(colour[1:])), luminance((255, 255, 255)))
        assert on_paper > 2.2, (name, colour)
