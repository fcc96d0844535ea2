"""What a build has left is taken as it is, if it is still what it was; else it is printed anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from generator import profiles
from generator.project import Project
from generator.workshop import build
from generator.workshop.exports import export_game
from generator.workshop.open_game import OpenGame


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is printed anew from now on."""
    seen: list[str] = []

    def spy(name: str) -> None:
        real = getattr(OpenGame, name)

        def told(self: OpenGame, paper: str, *wishes: Any) -> Any:
            duplex = f" {wishes[0].duplex}" if name == "sheets" and wishes else ""
            seen.append(f"{name} {paper}{duplex}")
            return real(self, paper, *wishes)

        monkeypatch.setattr(OpenGame, name, told)

    for name in ("sheets", "parts", "rulebook"):
        spy(name)
    return seen


def export(project: Project, *targets: str) -> bytes:
    game = OpenGame(project, "garden")
    for _, one in export_game(game, [profiles.load(project, name) for name in targets]):
        assert one.ok, one.findings
    package: bytes = (
        project.output / "garden/export/print-and-play/garden-print-and-play.zip"
    ).read_bytes()
    return package


def test_a_fresh_build_is_not_printed_again_and_gives_the_same_bytes(
    mine: Path, printed: list[str]
) -> None:
    project = Project.find(mine)
    anew = export(project, "print-and-play")
    assert sorted(set(printed)) == [
        "parts a4",
        "parts letter",
        "rulebook a4",
        "rulebook letter",
        "sheets a4 fold",
        "sheets a4 long-edge",
        "sheets letter fold",
        "sheets letter long-edge",
    ]
    build.build(project, ["garden"], jobs=1, inks=["low"])
    printed.clear()
    after = export(project, "print-and-play")

    assert sorted(set(printed)) == ["sheets a4 fold", "sheets letter fold"]
    assert after == anew


def test_a_harmed_file_and_a_changed_catalogue_are_printed_anew(
    mine: Path, printed: list[str]
) -> None:
    project = Project.find(mine)
    build.build(project, ["garden"], jobs=1)
    book = mine / "output/garden/rulebook.pdf"
    data = book.read_bytes()
    book.write_bytes(b"%PDX" + data[4:])  # as long as it was
    printed.clear()
    list(export_game(OpenGame(project, "garden"), [profiles.load(project, "tabletop-simulator")]))
    [kept] = (mine / "output/garden/export/tabletop-simulator").glob("rulebook_*.pdf")

    assert printed == ["rulebook a4"]
    assert kept.read_bytes() == data

    book.write_bytes(data)
    path = mine / "cards" / "garden.yaml"
    path.write_text(path.read_text("utf-8").replace("{name: Bean", "{name: Broad Bean"), "utf-8")
    printed.clear()
    list(export_game(OpenGame(project, "garden"), [profiles.load(project, "tabletop-simulator")]))

    assert printed == ["rulebook a4"]


def test_two_targets_share_one_rulebook(mine: Path, printed: list[str]) -> None:
    export(Project.find(mine), "tabletop-simulator", "print-and-play")

    assert printed.count("rulebook a4") == 1


def test_a_variant_comes_with_the_game_s_one_rulebook(mine: Path) -> None:
    """The rulebook shows the sun, which the short deck lacks."""
    with (mine / "cards" / "garden.yaml").open("a", encoding="utf-8") as file:
        file.write(
            "variants:\n  short: {title: Dry, keep: [{kind: plant}], total: 10, about: Dry.}\n"
        )
    project = Project.find(mine)
    game = OpenGame(project, "garden", "short")
    [(_, one)] = export_game(game, [profiles.load(project, "tabletop-simulator")])

    assert one.ok, one.findings
    assert list((mine / "output/garden-short/export/tabletop-simulator").glob("rulebook_*"))
