"""Nothing that lies in the output can be altered without `check --files` naming it, and whoever
alters it may mend every hash of the manifest.

Each known alteration is held against the file as it was; then one check of a whole folder finds
all kinds of files at once.
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from click.testing import CliRunner, Result
from hostile.alterations import ALTERATIONS, Alteration
from PIL import Image
from user import change

from generator.budgets import budget
from generator.checks import anew
from generator.checks.anew.alike import differs
from generator.checks.findings import GameReport
from generator.cli import cli
from generator.manifest import Entry, File, Manifest, Step
from generator.product import Product
from generator.project import Project
from generator.workshop.anew import Anew
from generator.workshop.check import gallery_findings
from generator.workshop.open_game import OpenGame


@pytest.fixture(scope="module")
def built(built_garden: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project with sheets, components, a book, cut files and an export."""
    folder = tmp_path_factory.mktemp("altered") / "game"
    shutil.copytree(built_garden, folder)
    done(folder, "sheets", "--paper", "a4", "--machine", "silhouette")
    done(folder, "export", "--to", "playingcards-io")
    return folder


@pytest.fixture(scope="module")
def game(built: Path) -> Remembering:
    """Whoever makes each thing of the game anew, once."""
    return Remembering(OpenGame(Project.find(built, built / "output"), "garden"))


@pytest.fixture(scope="module")
def report(game: Remembering) -> GameReport:
    """What the checks say of it, its files apart."""
    return game.game.check()


@pytest.fixture
def mine(built: Path, tmp_path: Path) -> Path:
    """A copy of the output, to harm."""
    return Path(shutil.copytree(built / "output", tmp_path / "output"))


class Remembering(Anew):
    """Makes one thing once, for all tests that ask, and rulebooks too."""

    def __init__(self, game: OpenGame) -> None:
        super().__init__(game)
        self.known: dict[str, Product] = {}

    def made(self, entry: Entry) -> Product:
        asked = f"{entry.step} {entry.about}"
        if asked not in self.known:
            made = super().made(entry)
            self.known[asked] = replace(made, files=dict(made.files))
        return self.known[asked]

    def is_ours(self, step: Step) -> bool:
        return False


def done(project: Path, *arguments: str, output: Path | None = None) -> Result:
    folders = ["--project", str(project), "--output", str(output or project / "output")]
    result = CliRunner().invoke(cli, [*arguments, *folders])
    assert result.exit_code in (0, 1), result.output
    return result


def told(game: Anew, report: GameReport, output: Path) -> dict[str, set[str]]:
    """{code: files} of what is found by making everything anew."""
    folder = output / "garden"
    found: dict[str, set[str]] = {}
    for one in anew.findings(game, folder, Manifest.read(folder, "garden"), report):
        found.setdefault(one.code, set()).add(one.file)
    return found


def mended(output: Path, also: Callable[[Any], object] = lambda said: None) -> None:
    """The manifest gets the hashes of what lies there, and whatever else is changed in it."""
    path = output / "garden" / "manifest.json"
    said = json.loads(path.read_text("utf-8"))
    for step in said["steps"].values():
        for name, entry in step.get("files", {}).items():
            data = (path.parent / name).read_bytes()
            entry.update(sha256=hashlib.sha256(data).hexdigest(), bytes=len(data))
    also(said)
    path.write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n", "utf-8")


def harmed(output: Path, file: str, alter: Callable[[bytes], bytes]) -> None:
    path = output / file
    path.write_bytes(alter(path.read_bytes()))


@pytest.mark.parametrize("alteration", ALTERATIONS, ids=lambda one: one.name)
def test_an_altered_file_is_not_what_it_was(built: Path, alteration: Alteration) -> None:
    folder = built / "output" / "garden"
    fresh = (folder / alteration.file).read_bytes()

    assert differs(alteration.file, alteration.alter(fresh, folder), fresh)


def test_there_are_more_alterations_than_were_once_tried() -> None:
    assert len({one.name for one in ALTERATIONS}) == len(ALTERATIONS) > 65


def test_what_a_build_and_commands_have_left_is_proved(
    built: Path, game: Remembering, report: GameReport
) -> None:
    assert told(game, report, built / "output") == {}
    assert list(gallery_findings(game.game.project)) == []


def test_a_page_that_lacks_what_commands_made_is_told(built: Path, mine: Path) -> None:
    harmed(mine, "index.html", lambda data: data.replace(b"Rulebook", b"Book"))

    (found,) = gallery_findings(Project.find(built, mine))

    assert (found.code, found.severity) == ("stale-file", "warning")


def test_a_page_that_nobody_here_has_made_is_an_error_whatever_its_manifests_say(
    built: Path, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harmed(mine, "index.html", lambda data: data.replace(b"Rulebook", b"Book"))
    monkeypatch.setattr("generator.made.here", lambda manifest: False)

    (found,) = gallery_findings(Project.find(built, mine))

    assert (found.code, found.severity) == ("altered-file", "error")
    (mine / "index.html").open("r+b").truncate(budget("text-bytes") + 1)
    (found,) = gallery_findings(Project.find(built, mine))
    assert "index.html: has 16,000,001 bytes" in found.message


def test_the_command_names_every_altered_file(built: Path, mine: Path) -> None:
    chosen = [
        "the contents of two faces are swapped",
        "A4 lies where Letter should",
        "a box is scaled to 95 %",
        "a coin is worth more",
        "a book's text is painted white",
        "a spot of a picture is painted",
        "a cut path has other corners",
        "a package names another card",
    ]
    by_name = {one.name: one for one in ALTERATIONS}
    folder = mine / "garden"
    harm = [(by_name[name], by_name[name].alter) for name in chosen]
    for one, alter in reversed(harm):
        harmed(folder, one.file, lambda data, alter=alter: alter(data, folder))
    harmed(folder, "check.json", lambda data: data.replace(b'"cards": 16', b'"cards": 61'))
    harmed(mine, "index.html", lambda data: data.replace(b"</body>", b"<script>1</script></body>"))
    mended(mine)

    result = done(built, "check", "--files", "--quick", "--json", output=mine)

    findings = json.loads(result.stdout)["games"]["garden"]["findings"]
    named = {one["file"] for one in findings if one["code"] == "altered-file"}
    assert result.exit_code == 1
    assert named == {by_name[name].file for name in chosen} | {"check.json", "index.html"}


def about(step: str, **others: object) -> Callable[[Any], None]:
    return lambda said: said["steps"][step]["about"].update(others)


MANIFESTS: dict[str, Callable[[Any], object]] = {
    "another title": lambda said: said["steps"]["cards"]["about"].update(tagline="Boo"),
    "more than it holds": lambda said: said.update(boo=1),
    "a file under two steps": lambda said: said["steps"]["check"]["files"].update(
        {"sheets-a4.pdf": said["steps"]["sheets-a4"]["files"]["sheets-a4.pdf"]}
    ),
    "sheets that name another printer": about("sheets-a4", printer={"name": "boo", "dx": 3}),
    "sheets on other places": about("sheets-a4", placements=[]),
    "sheets of some cards": about("sheets-a4", cards={"bean": 4}),
    "sheets of options": about("sheets-a4", options={"boo": 1}),
    "sheets of no kind": about("sheets-a4", duplex=7),
    "cards of no dpi": about("cards", dpi="boo"),
    "cards of endless dpi": about("cards", dpi=1e308),
    "parts of a shape": about("parts-a4", options={"shape": ["boo"]}),
    "parts for a machine": about("parts-a4", options={"machine": "../boo"}),
    "an eye": lambda said: said["steps"]["cards"].update(form="boo"),
    "a book's form": lambda said: said["steps"]["rulebook-a4"].update(form="boo"),
    "an export's": lambda said: said["steps"]["export-playingcards-io"].update(form="boo"),
    "a paper": lambda said: said["steps"]["sheets-a4"].update(paper="boo"),
    "an ink": lambda said: said["steps"]["sheets-a4"].update(ink="boo"),
}


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_manifest_that_says_something_else_is_told(
    game: Remembering, report: GameReport, mine: Path, name: str
) -> None:
    mended(mine, MANIFESTS[name])

    found = told(game, report, mine)

    assert found.keys() & {"altered-file", "stale-file", "catalogue", "missing-file", "face"}


def test_what_was_asked_for_is_made_so_again(built: Path, tmp_path: Path) -> None:
    for command in (
        ["cards", "--dpi", "60", "--bleed"],
        ["cards", "--dpi", "60", "--simulate", "greyscale", "--ink", "low"],
        ["sheets", "--paper", "a4", "--raster", "72", "--no-cut-plan", "--skip", "1"],
        ["sheets", "--paper", "a5", "--duplex", "fold", "--cards", "bean", "--guides", "outline"],
        ["parts", "--paper", "a4", "--shape", "hexagon"],
    ):
        assert done(built, *command, output=tmp_path).exit_code == 0
    game = OpenGame(Project.find(built, tmp_path), "garden")
    entries = Manifest.read(game.folder, "garden").steps

    assert len(entries) == 5
    assert told(Anew(game), GameReport("garden"), tmp_path) == {}
    harmed(game.folder, "sheets-a4.pdf", lambda data: data.replace(b"/Simplex", b"/Simplez") + b"%")
    harmed(
        game.folder, "sheets-a5-fold-some.pdf", lambda data: data.replace(b"/Simplex", b"/Boo    ")
    )
    assert "altered-file" in told(Anew(game), GameReport("garden"), tmp_path)


def test_what_is_only_old_is_called_so(built: Path, tmp_path: Path) -> None:
    project = Path(shutil.copytree(built, tmp_path / "game"))
    assert done(project, "cards", "--dpi", "60").exit_code == 0
    change(project, "templates/faces/plant.yaml", "fill: leaf", "fill: sky")
    game = OpenGame(Project.find(project, project / "output"), "garden")
    manifest = Manifest.read(game.folder, "garden")
    cards = replace(manifest, steps={Step("cards"): manifest.steps[Step("cards")]})

    found = list(anew.findings(Anew(game), game.folder, cards, GameReport("garden")))

    assert {one.code for one in found if one.file.endswith("bean.png")} == {"stale-file"}


def test_what_only_an_older_manifest_tells_is_said(built: Path, tmp_path: Path) -> None:
    patch = Entry(kind="sheets", paper="a4", form="patch", inputs="", about={"duplex": "fold"})
    patch.files["sheets-letter.pdf"] = File(sha256="0" * 64, bytes=1)
    manifest = Manifest("garden", steps={patch.step: patch})
    game = OpenGame(Project.find(built, tmp_path), "garden")

    found = list(anew.findings(Anew(game), game.folder, manifest, GameReport("garden")))

    assert [one.code for one in found] == ["not-compared", "altered-file"]  # it isn't its file


def test_a_file_that_is_packed_otherwise_is_the_same(built: Path) -> None:
    folder = built / "output" / "garden"
    for name in ("sheets-a4.pdf", "rulebook.pdf"):
        fresh, out = (folder / name).read_bytes(), io.BytesIO()
        with pikepdf.open(io.BytesIO(fresh)) as pdf:
            for page in pdf.pages:
                code = page.Contents.read_bytes()
                page.Contents.write(code.replace(b"19.1339 ", b"19.134 "))
            mode = pikepdf.ObjectStreamMode.generate
            pdf.save(
                out, object_stream_mode=mode, recompress_flate=True, fix_metadata_version=False
            )
        assert out.getvalue() != fresh
        assert not differs(name, out.getvalue(), fresh)
    fresh, out = (folder / "cards/001-bean.png").read_bytes(), io.BytesIO()
    with Image.open(io.BytesIO(fresh)) as image:
        image.save(out, "png", dpi=image.info["dpi"], compress_level=9)
    assert out.getvalue() != fresh
    assert not differs("001-bean.png", out.getvalue(), fresh)
