"""Checks of a deck whose faces nobody looks at: for what cards, rules and rulebooks say of each
other, painting them would take nearly all of the time."""

from __future__ import annotations

import pytest

from generator.errors import UserError


@pytest.fixture
def eyes_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`check_game` without its look at faces and components."""

    def no_faces(faces: object) -> None:
        raise UserError(())

    monkeypatch.setattr("generator.faces.Faces.all", no_faces)
    monkeypatch.setattr("generator.checks.of_game.undrawn_parts", lambda *given: [])
    monkeypatch.setattr("generator.checks.preflight.of_components", lambda *given: [])
