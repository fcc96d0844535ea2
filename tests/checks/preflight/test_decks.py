"""Our own decks pass, in every ink, with nothing suppressed; and the eye is not blind."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from generator.checks import preflight
from generator.checks.preflight import limits
from generator.press import OpenGame
from generator.project import Project

ROOT = Path(__file__).parents[3]
GAMES = sorted(path.stem for path in (ROOT / "cards").glob("*.yaml"))


def opened(slug: str, ink: str = "full") -> OpenGame:
    return OpenGame(Project.find(ROOT), slug, None, ink)


@pytest.mark.parametrize("slug", GAMES)
def test_a_deck_passes_in_every_ink(slug: str) -> None:
    wrong = []
    for ink in ("full", *opened(slug).catalogue.inks):
        game = opened(slug, ink)
        wrong += [
            str(found) for found in preflight.findings(game.deck, game.project, game.drawings)
        ]

    assert wrong == []


def test_with_higher_demands_every_kind_of_fault_is_found(monkeypatch) -> None:
    """All that hangs on a limit is found on a real deck once the limit is past what is there."""
    game = opened("war")
    ours = limits.load(game.project)
    hard = replace(
        ours, text=22, large=22, symbols=22, line=1.0, ink=10.0,
        floors=dict.fromkeys(ours.floors, 20.0),
    )  # fmt: skip
    monkeypatch.setattr(preflight, "load", lambda project: hard)

    found = list(preflight.findings(game.deck, game.project, game.drawings))

    assert {one.code for one in found} == {"low-contrast", "small-type", "thin-line", "ink-limit"}
    assert all(one.file and one.line for one in found)
