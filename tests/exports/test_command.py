"""`deckproof export` as a user meets it: targets, exit codes, the manifest's account of it all."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pikepdf
import pytest
from user import run

from generator import profiles
from generator.checks.exports import findings
from generator.exports.material import Material
from generator.manifest import Manifest
from generator.project import Project
from generator.workshop.exports import export_game
from generator.workshop.open_game import OpenGame

ROOT = Path(__file__).parents[2]


@pytest.fixture
def built(built_garden: Path, tmp_path: Path) -> Path:
    """A copy of the project as a build leaves it."""
    return Path(shutil.copytree(built_garden, tmp_path / "built"))


def test_the_list_tells_every_target(mine: Path) -> None:
    plain = run("export", "--list", folder=mine)
    told = json.loads(run("export", "--list", "--json", folder=mine).stdout)

    assert plain.returncode == 0
    assert len(plain.stdout.splitlines()) == len(told) == 13
    poker = told["thegamecrafter"]["products"][0]
    assert (poker["canvas"], poker["bleed"], poker["mark"]) == ([825, 1125], 37.5, "V2")
    assert told["makeplayingcards"]["facts"]["most-file-mb"]["mark"] == "B"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--to", "makeplayingcard"], "did you mean 'makeplayingcards'?"),
        (["--to", "screentop", "--to", "nowhere"], "there is no export 'nowhere'"),
        ([], "--to: names no target (cockatrice, drivethrucards,"),
        (["--to", "drivethrucards", "--icc", "none.icc"], "none.icc: --icc: there is no such file"),
        (["--to", "drivethrucards", "--icc", "cards/garden.yaml"], "is not an ICC profile"),
        (["--to", "drivethrucards", "--spot", "leaf"], "--spot: 'leaf' is no ink (COLOUR=INK)"),
        (["--to", "drivethrucards", "--spot", "leaf=Foil"], "a press (with --icc FILE)"),
        (["gardn", "--to", "screentop"], "there is no game 'gardn'"),
        (
            ["--to", "screentop", "--icc", "any.icc"],
            "--icc: is of no use to screentop (with --to drivethrucards)",
        ),
        (
            ["--to", "screentop", "--base-url", "https://example.org"],
            "--base-url: is of no use to screentop (with --to tabletop-simulator)",
        ),
        (
            ["--to", "tabletop-simulator", "--base-url", "example.org/pictures"],
            "--base-url: 'example.org/pictures' is no address (such as https://example.org/",
        ),
        (
            ["--to", "tabletop-simulator", "--base-url", "https://example.org/a?dl=1"],
            "'https://example.org/a?dl=1' is no address (such as https://example.org/my-game, "
            "without ? and #)",
        ),
    ],
)
def test_wrong_usage_is_one_line_and_writes_nothing(
    arguments: list[str], said: str, mine: Path
) -> None:
    done = run("export", *arguments, folder=mine)

    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (mine / "output").exists()


def test_cards_that_a_service_doesn_t_make_are_refused_with_their_place(mine: Path) -> None:
    path = mine / "cards" / "garden.yaml"
    path.write_text(path.read_text("utf-8").replace("size: poker", "size: domino"), "utf-8")
    done = run("export", "--to", "drivethrucards", folder=mine)

    assert done.returncode == 2
    assert "DriveThruCards makes no cards of 44.45 x 88.9 mm" in done.stderr
    line = 1 + path.read_text("utf-8").splitlines().index(
        next(row for row in path.read_text("utf-8").splitlines() if "size: domino" in row)
    )
    assert done.stderr.startswith(f"cards/garden.yaml:{line}:7: card: ")
    assert "products: poker (63.5 x 88.9 mm)" in done.stderr
    assert not (mine / "output").exists()


def test_a_narrow_safe_zone_and_a_stretch_are_told(mine: Path) -> None:
    path = mine / "cards" / "garden.yaml"
    text = (
        path.read_text("utf-8")
        .replace("size: poker", "size: tcg")
        .replace("safe: 3mm", "safe: 2mm")
    )
    path.write_text(text, "utf-8")
    done = run("export", "--to", "makeplayingcards", folder=mine)

    assert done.returncode == 0, done.stderr
    assert "cards of 63 x 88 mm become poker, 63.5 x 88.9 mm: +0.8% wide, +1.0% high" in done.stderr
    assert "within 3.048 mm of the cut; this deck's safe zone is 2 mm" in done.stderr


def test_a_build_with_exports_accounts_for_every_file(built: Path) -> None:
    exported = run("export", "--to", "screentop", "--to", "mpc-autofill", "--json", folder=built)
    made = json.loads(exported.stdout)
    checked = run("check", "--files", "--quick", "--json", folder=built)
    findings = json.loads(checked.stdout)["games"]["garden"]["findings"]

    assert exported.returncode == 0, exported.stderr
    assert made["ok"] is True
    assert made["made"].keys() == {"garden"}
    assert made["made"]["garden"].keys() == {"screentop", "mpc-autofill"}
    for files in made["made"]["garden"].values():
        assert files and all(Path(file).is_file() for file in files)
    wrong = [one for one in findings if one["severity"] != "note"]
    assert [one for one in wrong if "export" in one["code"] + one["file"]] == []
    assert not any(one["code"] == "unknown-file" for one in wrong)
    assert checked.returncode == 0, checked.stdout


def test_a_second_export_leaves_nothing_of_the_first(mine: Path) -> None:
    run("export", "--to", "tabletop-simulator", folder=mine)
    folder = mine / "output" / "garden" / "export" / "tabletop-simulator"
    before = {path.name for path in folder.iterdir()}
    path = mine / "cards" / "garden.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("{name: Bean", "{name: Broad Bean"), "utf-8")
    done = run("export", "--to", "tabletop-simulator", folder=mine)
    after = {path.name for path in folder.iterdir()}

    assert done.returncode == 0, done.stderr
    assert len(after) == len(before)
    assert after != before


def test_a_product_that_is_no_more_leaves_no_folder(mine: Path) -> None:
    path = mine / "cards" / "garden.yaml"
    poker = path.read_text("utf-8")
    folder = mine / "output" / "garden" / "export" / "thegamecrafter"
    path.write_text(poker.replace("size: poker", "size: bridge"), "utf-8")
    run("export", "--to", "thegamecrafter", folder=mine)
    assert (folder / "bridge" / "manifest.json").is_file()
    path.write_text(poker, "utf-8")
    done = run("export", "--to", "thegamecrafter", folder=mine)

    assert done.returncode == 0, done.stderr
    assert sorted(one.name for one in folder.iterdir()) == ["how-to.txt", "poker", "square-chit"]


def test_check_finds_what_happened_to_an_export(built: Path) -> None:
    run("export", "--to", "thegamecrafter", folder=built)
    folder = built / "output" / "garden" / "export" / "thegamecrafter" / "poker"
    (folder / "001_bean_front.png").write_bytes((folder / "005_carrot_front.png").read_bytes())
    done = run("check", "--files", "--quick", "--json", folder=built)
    codes = {one["code"] for one in json.loads(done.stdout)["games"]["garden"]["findings"]}

    assert done.returncode == 1
    assert {"changed-file", "export-face"} <= codes


def test_a_fault_found_at_once_ends_with_1(mine: Path) -> None:
    """Pictures too large for their service: the files are there, and the command says no."""
    shipped = ROOT / "templates" / "profiles" / "exports" / "mpc-autofill.yaml"
    own = mine / "templates" / "profiles" / "exports" / "mpc-autofill.yaml"
    own.parent.mkdir(parents=True)
    old = "most-file-mb: {value: 10, mark: B, source: belief}"
    text = shipped.read_text("utf-8")
    assert old in text
    own.write_text(text.replace(old, "most-file-mb: {value: 0.001, mark: V, source: own}"), "utf-8")
    done = run("export", "--to", "mpc-autofill", "--json", folder=mine)
    told = json.loads(done.stdout)

    assert done.returncode == 1
    assert told["ok"] is False
    assert {one["code"] for one in told["findings"]} == {"export-size"}
    assert "[export-size]" in done.stderr
    assert Path(told["made"]["garden"]["mpc-autofill"][0]).is_file()


def test_another_ink_lies_in_a_folder_of_its_own(built: Path) -> None:
    done = run("export", "--to", "screentop", "--ink", "low", folder=built)
    manifest = json.loads((built / "output/garden/manifest.json").read_text("utf-8"))
    checked = run("check", "--files", "--quick", "--json", folder=built)

    assert done.returncode == 0, done.stderr
    assert (built / "output/garden/export/screentop-low-ink/grid.json").is_file()
    assert manifest["steps"]["export-screentop-low-ink"]["ink"] == "low"
    assert not any(
        "export" in one["code"] for one in json.loads(checked.stdout)["games"]["garden"]["findings"]
    )


SKY = "variants: {sky: {title: The sky, keep: [{kind: weather}]}}\n"


@pytest.mark.parametrize(
    ("variants", "advice"),
    [
        ("", "a variant of the catalogue with 'keep: [{kind: weather}]', and 'deckproof export "
         "--to makeplayingcards --variant NAME' make them apart"),
        (SKY, "'deckproof export --to makeplayingcards --variant sky' makes them apart"),
    ],
)  # fmt: skip
def test_what_a_service_doesn_t_make_is_left_out_and_told(
    variants: str, advice: str, mine: Path
) -> None:
    path = mine / "cards" / "garden.yaml"
    path.write_text(of_two_sizes(path.read_text("utf-8")) + variants, "utf-8")
    game = OpenGame(Project.find(mine), "garden")
    [(_, done)] = export_game(game, [profiles.load(game.project, "drivethrucards")])
    how_to, pages = sorted(done.files)[:2]

    said = (
        "not in this export: 6 cards of 57.15 x 88.9 mm, which DriveThruCards doesn't make; "
        + advice
    )
    assert done.ok and said in done.notices
    assert "6 cards of 57.15" in " ".join(how_to.read_text("utf-8").split())
    with pikepdf.open(pages) as pdf:
        assert len(pdf.pages) == 2 * 10
    assert done.about["left-out"] == {"sun": 2, "rain": 2, "wind": 2}


def test_who_hides_what_is_left_out_is_found(mine: Path) -> None:
    path = mine / "cards" / "garden.yaml"
    path.write_text(of_two_sizes(path.read_text("utf-8")), "utf-8")
    game = OpenGame(Project.find(mine), "garden")
    list(export_game(game, [profiles.load(game.project, "drivethrucards")]))
    manifest = game.folder / "manifest.json"
    facts = json.loads(manifest.read_text("utf-8"))
    del facts["steps"]["export-drivethrucards"]["about"]["left-out"]["sun"]
    manifest.write_text(json.dumps(facts), "utf-8")
    material = Material.of(game.deck, game.drawings, game.project)
    found = findings(game.project, material, game.folder, Manifest.read(game.folder, "garden"))

    assert [(one.card, one.message) for one in found] == [("sun", "left out: 0, not 2")]


def of_two_sizes(catalogue: str) -> str:
    """The weather on narrower cards."""
    old = "weather: {layout: weather, back: weather, needs: [effect]}"
    new = "weather: {layout: weather, back: weather, needs: [effect], card: {size: bridge}}"
    assert old in catalogue
    return catalogue.replace(old, new)


def test_cards_of_two_sizes_become_two_products(mine: Path) -> None:
    path = mine / "cards" / "garden.yaml"
    path.write_text(of_two_sizes(path.read_text("utf-8")), "utf-8")
    done = run("export", "--to", "thegamecrafter", "--to", "tabletop-simulator", folder=mine)
    folder = mine / "output" / "garden" / "export"

    assert done.returncode == 0, done.stderr
    assert len(list((folder / "thegamecrafter" / "poker").glob("*_front.png"))) == 4
    assert len(list((folder / "thegamecrafter" / "bridge").glob("*_front.png"))) == 3


def test_of_what_no_service_makes_the_sheets_are_told_and_no_virtual_table(mine: Path) -> None:
    path = mine / "cards" / "garden.yaml"
    old = "weather: {layout: weather, back: weather, needs: [effect]}"
    size = "{width: 63.5mm, height: 88.9mm, shape: leaf.svg}"  # as large as a poker card, and none
    new = old.replace("]}", f"], card: {{size: {size}}}}}")
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    (mine / "cards" / "leaf.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 635 889">'
        '<path d="M317 0 L635 444 L317 889 L0 444 Z"/></svg>'
    )
    done = run("export", "--to", "makeplayingcards", folder=mine)

    assert done.returncode == 0, done.stderr
    assert (
        "not in this export: 6 cards of the outline leaf.svg, 63.5 x 88.9 mm, which "
        "MakePlayingCards doesn't make; a variant of the catalogue with 'keep: [{kind: weather}]', "
        "and 'deckproof sheets --cut --variant NAME' make them apart"
    ) in done.stderr
