"""A check that was made is told again while its sources are what they were, and no longer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from generator.checks import of_game
from generator.checks.game import Opened
from generator.cli import cli
from generator.workshop import ahead


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are checked from now on."""
    seen: list[str] = []
    real = of_game.check_game

    def told(game: Opened, *given: object, **options: object) -> object:
        seen.append(game.slug)
        return real(game, *given, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(of_game, "check_game", told)
    return seen


def check(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, ["check", "--project", str(folder), "--json", *words])


def test_what_was_found_is_told_again_and_a_damaged_record_is_none(
    mine: Path, checked: list[str]
) -> None:
    first = check(mine, "--quick")
    assert check(mine, "--quick").output == first.output
    assert len(checked) == 1

    # Compiled templates lie there, too.
    kept = (mine.parent / "data" / "deckproof" / "kept").iterdir()
    [record] = [path for path in kept if '"cards": ' in path.read_text("utf-8")]
    record.write_text(record.read_text("utf-8").replace('"cards": ', '"cards": 1'), "utf-8")
    assert check(mine, "--quick").output == first.output
    assert len(checked) == 2


def test_what_a_report_hangs_on_is_checked_when_it_changes(mine: Path, checked: list[str]) -> None:
    """A word of a card, what faces are held to, a budget, and being played."""
    check(mine, "--quick")
    path = mine / "cards" / "garden.yaml"
    path.write_text("# a remark\n" + path.read_text("utf-8"), "utf-8")
    check(mine, "--quick")
    limits = mine / "templates" / "profiles" / "preflight.yaml"
    limits.parent.mkdir(parents=True)
    limits.write_text("ink: {most: 1}\n", "utf-8")
    check(mine, "--quick")
    limits.unlink()
    check(mine, "--quick", "--budget", "cards=1")
    check(mine)

    assert len(checked) == 5


def test_pictures_painted_ahead_are_fresh_paint(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two faces change places, both as this machine painted them."""
    monkeypatch.setattr(ahead, "_LEAST", 1)
    assert CliRunner().invoke(cli, ["cards", "--project", str(mine)]).exit_code == 0
    whole = json.loads(check(mine, "--quick", "--files").output)
    bean, carrot = sorted((mine / "output" / "garden" / "cards").glob("*.png"))[:2]
    held = bean.read_bytes()
    bean.write_bytes(carrot.read_bytes())
    carrot.write_bytes(held)
    swapped = json.loads(check(mine, "--quick", "--files").output)

    assert altered(whole) == set()
    assert altered(swapped) == {f"cards/{bean.name}", f"cards/{carrot.name}"}


def altered(report: dict[str, Any]) -> set[str]:
    """The files of which a check says that the sources make others."""
    found = report["games"]["garden"]["findings"]
    return {one["file"] for one in found if one["code"] == "altered-file"} - {"index.html"}
