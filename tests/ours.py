"""The games that we ship, opened once for all tests of a worker that only look at them.

Their faces are planned once a run: what one worker has planned, the other takes as commands do,
while no source is another. That it is the same, `tests/test_plans.py` tells.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from generator.project import Project
from generator.workshop.open_game import OpenGame

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.stem for path in (ROOT / "cards").glob("*.yaml"))


@cache
def opened(slug: str, ink: str = "full") -> OpenGame:
    """A shipped game in an ink."""
    return OpenGame(Project.find(ROOT), slug, ink=ink, remember=True)
