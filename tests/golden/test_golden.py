"""Small pictures, one feature each, and a face of each kind and each back of our games."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest
from ours import opened
from PIL import Image, ImageChops

from generator import catalogue, deck, rules
from generator.catalogue.records import CardStock
from generator.drawing.fonts import Shelf
from generator.faces.load import load_layout
from generator.faces.plan import draw
from generator.painting.png import paint
from generator.project import Project
from generator.units import Size

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FEATURES = sorted(path.stem for path in (HERE / "templates" / "faces").glob("*.yaml"))
#: Our games' faces are small in print here: what they look like, not how fine they are.
DPI, SMALL = 100, 50
STOCK = CardStock(Size(14, 10), 0.5, 0.0, 0.0, "golden")


def drawn(name: str):
    project = Project(HERE, HERE / "output")
    layout = load_layout(name, project, Shelf(project), STOCK, {})
    return draw(name, layout, STOCK, {}, "en", [HERE / "cards"], {})


@pytest.mark.parametrize("name", FEATURES)
def test_a_feature_is_painted_as_it_was(name: str, golden) -> None:
    golden(paint(drawn(name), DPI), name)


@cache
def built(slug: str) -> deck.Deck:
    """A game's deck."""
    project = Project.find(ROOT)
    loaded = catalogue.load(project.catalogue(slug), project, rules.slugs())
    return deck.build(loaded)


def kinds() -> list[tuple[str, str]]:
    """The first card of each kind of each game, and each back."""
    found = []
    for slug in sorted(path.stem for path in (ROOT / "cards").glob("*.yaml")):
        game = built(slug)
        first = {card.kind: card.id for card in reversed(game.cards)}
        found += [(slug, name) for name in [*first.values(), *(f"back-{b}" for b in game.backs)]]
    return found


@pytest.mark.parametrize(("slug", "name"), kinds())
def test_a_face_looks_as_it_did(slug: str, name: str, golden) -> None:
    golden(paint(opened(slug).drawings[name], SMALL), f"{slug}-{name}")


class TestTheGoldenMechanism:
    """It can fail, it tells what it saw, and it never changes and passes in one run."""

    def test_a_shift_by_a_third_of_a_pixel_is_seen(self, difference) -> None:
        one = paint(drawn("letters"), DPI)
        moved = one.transform(
            one.size, Image.Transform.AFFINE, (1, 0, 0.34, 0, 1, 0), Image.Resampling.BILINEAR
        )

        assert difference(one, one) == 0
        assert difference(one, moved) > 1

    def test_another_colour_of_one_small_thing_is_seen(self, difference) -> None:
        one = paint(drawn("stamps"), DPI)
        other = one.copy()
        other.paste((200, 0, 0), (10, 10, 13, 13))

        assert difference(one, other) > 1

    def test_pictures_without_a_test_are_not_kept(self) -> None:
        wanted = {*FEATURES, *(f"{slug}-{name}" for slug, name in kinds())}

        assert {path.stem for path in HERE.glob("*.png")} == wanted

    @pytest.mark.parametrize("option", ["", "--update-golden"])
    def test_failure_shows_pictures_and_updating_skips(
        self, option: str, pytester_like, tmp_path: Path
    ) -> None:
        result, folder = pytester_like(option)

        if option:
            assert "1 skipped" in result
            with Image.open(folder / "golden" / "dot.png") as now:
                assert ImageChops.difference(now, Image.new("RGB", (8, 8), "red")).getbbox() is None
        else:
            assert "1 failed" in result
            assert {path.name for path in (folder / "golden" / "failed").iterdir()} == {
                "dot-actual.png",
                "dot-expected.png",
                "dot-difference.png",
            }


@pytest.fixture
def pytester_like(tmp_path: Path):
    """Runs one golden test, whose picture has changed from blue to red, in a folder of its own."""
    import subprocess
    import sys

    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "golden").mkdir()
    Image.new("RGB", (8, 8), "blue").save(tmp_path / "golden" / "dot.png")
    (tmp_path / "test_dot.py").write_text(
        "from PIL import Image\n\n"
        'def test_dot(golden):\n    golden(Image.new("RGB", (8, 8), "red"), "dot")\n'
    )

    def run(*options: str) -> tuple[str, Path]:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *filter(None, options), "."],
            cwd=tmp_path, capture_output=True, text=True,
        )  # fmt: skip
        return done.stdout, tmp_path

    return run
