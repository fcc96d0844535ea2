"""What a manifest tells of its steps is believed only if a build of ours could have told it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fuzzing.kinds import output

from generator.manifest import NAME, Manifest
from generator.preview.gallery import gallery_page
from generator.project import Project

Steps = dict[str, Any]


def _laid(folder: Path, change: Callable[[Steps], object]) -> Project:
    """A project in whose output lies a build's manifest, changed."""
    told = json.loads(output()[f"output/seed/{NAME}"])
    change(told["steps"])
    (folder / "output" / "seed").mkdir(parents=True)
    (folder / "output" / "seed" / NAME).write_text(json.dumps(told))
    return Project(folder, folder / "output")


def test_all_that_a_build_tells_is_understood(tmp_path: Path) -> None:
    project = _laid(tmp_path, dict)
    told = Manifest.read(project.output / "seed", "seed")

    assert {step.kind for step in told.steps} == {"cards", "sheets", "parts", "rulebook", "check"}
    page = gallery_page(project, Manifest.read)
    assert page is not None and b"Coin" in page


@pytest.mark.parametrize(
    "change",
    [
        lambda steps: steps["cards"]["about"]["faces"][0].update(px=[7]),
        lambda steps: steps["cards"]["about"].update(faces=3),
        lambda steps: steps["cards"]["about"].update(copies={"a": -1}),
        lambda steps: steps["cards"].update(about={"eye": "x", "dpi": 9, "bleed": False}),
        lambda steps: steps["sheets-a4"]["about"].update(pages="many"),
        lambda steps: next(iter(steps["sheets-a4"]["files"].values())).update(bytes=10**400),
        lambda steps: steps["parts-a4"]["about"].update(sheets=[1]),
        lambda steps: steps["check"]["about"].update(findings=[{"code": "face"}]),
    ],
)
def test_what_no_build_tells_is_no_game_of_the_gallery(
    tmp_path: Path, change: Callable[[Steps], object]
) -> None:
    assert gallery_page(_laid(tmp_path, change), Manifest.read) is None
