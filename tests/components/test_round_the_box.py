"""What runs round a box has no seam: where two walls meet both show the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from generator.components import boxes
from generator.components.kit import Kit
from generator.components.measures import box_measures
from generator.components.options import PartOptions
from generator.painting.png import paint
from generator.project import Project, shipped_root
from generator.units import Size
from generator.workshop.open_game import OpenGame

GAMES = ("war", "war-of-coins", "vires-in-numeris", "bitcoin-miner")
WALLS = ("left", "front", "right", "back")
DPI = 100


def walls(game: str, options: PartOptions, tmp_path: Path) -> dict[str, Image.Image]:
    """The four walls of a box with their bleed, all with the lid's side up."""
    project = Project(shipped_root(), tmp_path)
    kit = Kit(OpenGame(project, game).catalogue, project, options)
    found = {}
    for part, drawing in kit.faces():
        panel = drawing.name.removeprefix("box-")
        if part.make == "box" and panel in WALLS:
            image = paint(drawing, DPI, bleed=True)
            lying = panel in ("left", "right")
            found[panel] = image.transpose(Image.Transpose.ROTATE_270) if lying else image
    return found


@pytest.mark.parametrize("options", [PartOptions(), PartOptions(sleeved=True)], ids=("", "sleeved"))
@pytest.mark.parametrize("game", GAMES)
def test_walls_meet_at_all_four_folds(game: str, options: PartOptions, tmp_path: Path) -> None:
    """The bleed of a wall is the beginning of the next one, and the last one's of the first."""
    found = walls(game, options, tmp_path)
    both = 2 * round(2.0 / 25.4 * DPI)  # the bleed of one wall over the bleed of the other

    for one, other in zip(WALLS, (*WALLS[1:], WALLS[0]), strict=True):
        image, beside = found[one], found[other]
        high = min(image.height, beside.height)
        ends = np.asarray(image.crop((image.width - both, 0, image.width, high)), dtype=np.int16)
        begins = np.asarray(beside.crop((0, 0, both, high)), dtype=np.int16)
        differs = np.abs(ends - begins).max(axis=2) > 100  # walls lie on the grid of dots otherwise
        assert differs.mean() < 0.06, (one, other)


def test_a_panel_knows_where_nobody_cuts() -> None:
    """The front's upper edge with its notch is cut, and so is the back's free one."""
    measures, _ = box_measures(Project(shipped_root(), Path("nowhere")))
    net = boxes.whole(boxes.inside(Size(63.5, 88.9), 54, measures, None, False), measures)
    folds = {panel.name: net.folded(panel) for panel in net.panels}

    assert folds["left"] == folds["right"] == {"top", "right", "bottom", "left"}
    assert folds["front"] == {"right", "bottom", "left"}
    assert folds["back"] == {"top", "bottom", "left"}
    assert folds["tongue"] == folds["bottom"] == {"top"}
