"""Our own decks pass, in every ink, with nothing suppressed; and the eye is not blind."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ours import GAMES, opened

from generator.checks import preflight
from generator.checks.preflight import limits


@pytest.mark.parametrize("slug", GAMES)
def test_a_deck_passes_in_every_ink(slug: str) -> None:
    wrong = []
    for ink in ("full", *opened(slug).catalogue.inks):
        game = opened(slug, ink)
        wrong += [
            str(found)
            for found in preflight.findings(game.deck, game.project, game.drawings.values())
        ]

    assert wrong == []


@pytest.mark.parametrize("slug", GAMES)
def test_boxes_coins_boards_and_dice_pass_in_every_ink(slug: str) -> None:
    wrong = []
    for ink in ("full", *opened(slug).catalogue.inks):
        game = opened(slug, ink)
        wrong += [str(found) for found in preflight.of_components(game.deck, game.kit)]

    assert wrong == []


def test_a_box_and_a_coin_are_looked_at_as_closely_as_a_card(monkeypatch) -> None:
    """Higher demands are missed on every component, each named, with the line that draws it."""
    game = opened("bitcoin-miner")
    ours = limits.load(game.project)
    hard = replace(ours, text=22, floors=dict.fromkeys(ours.floors, 60.0))
    monkeypatch.setattr(preflight, "load", lambda project: hard)

    found = list(preflight.of_components(game.deck, game.kit))

    assert {one.code for one in found} == {"low-contrast", "small-type"}
    told = " ".join(one.message for one in found)
    for name in ("component box-", "component coin", "component board"):
        assert name in told
    assert all(one.file.startswith("templates/faces/") and one.line for one in found)


def test_with_higher_demands_every_kind_of_fault_is_found(monkeypatch) -> None:
    """All that hangs on a limit is found on a real deck once the limit is past what is there."""
    game = opened("war")
    ours = limits.load(game.project)
    hard = replace(
        ours,
        text=22,
        large=22,
        symbols=22,
        line=1.0,
        ink=10.0,
        floors=dict.fromkeys(ours.floors, 20.0),
    )
    monkeypatch.setattr(preflight, "load", lambda project: hard)

    found = list(preflight.findings(game.deck, game.project, game.drawings.values()))

    assert {one.code for one in found} == {"low-contrast", "small-type", "thin-line", "ink-limit"}
    assert all(one.file and one.line for one in found)
