"""Ornaments of the last build are those that would be drawn, and are drawn where anything of them
is another."""

from __future__ import annotations

import pickle
import zlib
from pathlib import Path

import pytest

from generator import art, kept
from generator.drawing.packed import unpacked
from generator.faces import drawn_before
from generator.faces.items import ornaments
from generator.project import Project, shipped_root
from generator.workshop.open_game import OpenGame
from generator.workshop.starter import new_project


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has drawn nothing yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of each ornament that is drawn from now on, how many items it has; what this process has
    drawn is forgotten."""
    seen: list[int] = []
    monkeypatch.setattr(ornaments, "sound", lambda items: seen.append(len(items)))
    monkeypatch.setattr(ornaments, "_ORNAMENTS", {})
    return seen


@pytest.mark.parametrize("slug", ["bitcoin-miner", "vires-in-numeris", "war", "war-of-coins"])
def test_faces_of_a_second_build_draw_no_ornament_and_are_the_same(
    slug: str, drawn: list[int], tmp_path: Path
) -> None:
    def recipes(reuse: bool) -> dict[str, str]:
        game = OpenGame(Project(shipped_root(), tmp_path), slug, reuse=reuse)
        return {name: game.painted.recipe(name, 300, bleed=True) for name in game.drawings}

    anew, count = recipes(reuse=False), len(drawn)
    assert count > 10
    assert recipes(reuse=True) == anew
    ornaments._ORNAMENTS.clear()
    assert recipes(reuse=True) == anew
    assert len(drawn) == count


def test_what_is_asked_otherwise_is_drawn(drawn: list[int], tmp_path: Path) -> None:
    new_project(tmp_path / "mine")
    layout = tmp_path / "mine/templates/faces/garden.yaml"
    project, before = Project.find(tmp_path / "mine"), layout.read_text("utf-8")
    for lobes in (12, 13):
        given = f"{{radius: 8mm, swing: 1mm, lobes: {lobes}, threads: 3, ink: leaf}}"
        layout.write_text(f"{before}  - {{art: rosette, with: {given}}}\n", "utf-8")
        for drawn_now in (1, 0):
            ornaments._ORNAMENTS.clear()
            drawn.clear()
            OpenGame(project, "garden", reuse=True).judge()
            assert len(drawn) == drawn_now


def test_an_ornament_that_is_not_ours_is_drawn_each_time() -> None:
    def dot(*, ink: str) -> art.Items:
        return ()

    for _ in range(2):
        with drawn_before.drawn_before("garden: faces, full ink"):
            assert drawn_before.found(dot, {"ink": "#000000"}) is None
            drawn_before.note(dot, {"ink": "#000000"}, ())


def test_what_is_no_drawing_is_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bomb:
        def __reduce__(self) -> object:
            return pytest.fail, ("a stranger's code ran",)

    for bomb in (Bomb(), {("a", "b", "c"): (print,)}):
        packed = zlib.compress(pickle.dumps(bomb))
        assert unpacked(packed) is None
        monkeypatch.setattr(kept, "find_bytes", lambda came_from, shelf, packed=packed: packed)
        with drawn_before.drawn_before("garden: faces, full ink"):
            assert drawn_before.found(plain, {}) is None


def plain() -> art.Items:
    return ()
