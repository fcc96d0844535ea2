"""Faces are planned once for all commands that remember, while their sources are what they were."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from generator.faces import plan
from generator.painting.recipe import Recipes
from generator.project import Project
from generator.workshop.open_game import OpenGame


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each face is planned from now on."""
    seen: Counter[str] = Counter()
    real = plan.draw

    def told(name: str, *given: object, **options: object) -> object:
        seen[name] += 1
        return real(name, *given, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(plan, "draw", told)
    return seen


def opened(folder: Path, remember: bool = True) -> OpenGame:
    return OpenGame(Project.find(folder), "garden", remember=remember)


def recipes(game: OpenGame) -> dict[str, str]:
    """All that each face is painted from."""
    told = Recipes()
    return {name: told.of(one, 300, bleed=True) for name, one in game.drawings.items()}


def test_what_was_planned_is_the_same_and_knows_who_wrote_it(
    mine: Path, planned: Counter[str]
) -> None:
    first = opened(mine)
    before = recipes(first)
    again = opened(mine)

    assert recipes(again) == before
    assert set(planned.values()) == {1}
    for name, drawing in again.drawings.items():
        wrote = [(one.verb, one.place.loc) for one in drawing.origins.values()]
        assert sorted(map(str, wrote)) == sorted(
            str((one.verb, one.place.loc)) for one in first.drawings[name].origins.values()
        )
    assert recipes(opened(mine, remember=False)) == before
    assert set(planned.values()) == {2}


def test_another_source_is_planned_anew(mine: Path, planned: Counter[str]) -> None:
    before = recipes(opened(mine))
    layout = next((mine / "templates" / "faces").glob("*.yaml"))
    layout.write_text(layout.read_text("utf-8") + "\n# a remark\n", "utf-8")

    assert recipes(opened(mine)) == before
    assert set(planned.values()) == {2}


def test_what_changes_while_it_is_planned_is_kept_nowhere(
    mine: Path, planned: Counter[str]
) -> None:
    game = opened(mine)
    game.catalogue  # noqa: B018  (read now)
    path = mine / "cards" / "garden.yaml"
    path.write_text("# a remark\n" + path.read_text("utf-8"), "utf-8")
    game.drawings  # noqa: B018  (planned from what was read)
    opened(mine).drawings  # noqa: B018

    assert set(planned.values()) == {2}


def test_a_damaged_record_is_none(mine: Path, planned: Counter[str]) -> None:
    opened(mine).drawings  # noqa: B018
    for record in (mine.parent / "data" / "deckproof" / "plans").iterdir():
        record.write_bytes(record.read_bytes()[:-1])
    opened(mine).drawings  # noqa: B018

    assert set(planned.values()) == {2}
