"""What targets want is data: each number has its mark and its source, and none stands in code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import generator
from generator import profiles
from generator.errors import UserError
from generator.exports import FAMILIES
from generator.project import Project

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "templates" / "profiles" / "exports"
TARGETS = sorted(path.stem for path in FOLDER.glob("*.yaml"))


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project.find(ROOT, tmp_path_factory.mktemp("nowhere"))


def test_all_the_targets_of_the_manual_are_there(ours: Project) -> None:
    assert profiles.names(ours) == [
        "cockatrice",
        "drivethrucards",
        "makeplayingcards",
        "mpc-autofill",
        "octgn",
        "playingcards-io",
        "print-and-play",
        "screentop",
        "tabletop-playground",
        "tabletop-simulator",
        "tabletopia",
        "thegamecrafter",
        "vassal",
    ]


@pytest.mark.parametrize("name", TARGETS)
def test_every_number_has_a_mark_and_a_source_that_is_told(name: str) -> None:
    data = yaml.safe_load((FOLDER / f"{name}.yaml").read_text("utf-8"))
    rows = {**data.get("products", {}), **data["facts"]}

    assert rows
    for key, row in rows.items():
        assert row["mark"] in ("V", "V2", "C", "B"), key
        assert row["source"].split(), key
        assert set(row["source"].split()) <= data["sources"].keys(), key
        assert (row["mark"] == "B") == ("belief" in row["source"] or "community" in row["source"])


@pytest.mark.parametrize("name", TARGETS)
def test_every_profile_is_read_and_its_family_is_made(name: str, ours: Project) -> None:
    profile = profiles.load(ours, name)

    assert profile.family in FAMILIES
    assert profile.about
    assert all(fact.value is not None for fact in profile.facts.values())


def test_the_families_of_profiles_exports_and_proofs_are_the_same() -> None:
    from generator.checks.exports import READERS

    assert FAMILIES.keys() == READERS.keys() == profiles.FAMILIES.keys()


def test_one_vendor_is_never_derived_from_another(ours: Project) -> None:
    """An eighth of an inch is 36 px to one and 37.5 px to the other."""
    mpc, tgc = (profiles.load(ours, name) for name in ("makeplayingcards", "thegamecrafter"))
    sizes = [{p.name: (p.canvas, p.bleed) for p in one.products} for one in (mpc, tgc)]

    assert sizes[0]["poker"] == ((822, 1122), 36)
    assert sizes[1]["poker"] == ((825, 1125), 37.5)


def test_the_tool_that_fills_orders_makes_poker_cards_alone(ours: Project) -> None:
    """In every shop it starts at the page of blank poker cards: other sizes would be printed
    wrong."""
    mpc, tool = (profiles.load(ours, name) for name in ("makeplayingcards", "mpc-autofill"))

    assert [product.name for product in tool.products] == ["poker"]
    assert tool.products[0] == mpc.products[0]


def test_no_number_of_a_vendor_stands_in_code() -> None:
    package = Path(generator.__file__).parent
    data = [yaml.safe_load(path.read_text("utf-8")) for path in FOLDER.glob("*.yaml")]
    known: set[str] = set()
    for one in data:
        for row in one.get("products", {}).values():
            known |= {str(side) for side in row["canvas"]}
        known |= {
            str(row["value"])
            for row in one["facts"].values()
            if isinstance(row["value"], int) and row["value"] > 255
        }
    known -= {"300"}  # dpi of our own pictures, too
    files = [
        *package.glob("profiles/*.py"),
        package / "workshop" / "exports.py",
        *package.glob("exports/*.py"),
        *package.glob("checks/exports/*.py"),
    ]
    for path in files:
        code = re.sub(r'""".*?"""|#.*', "", path.read_text("utf-8"), flags=re.DOTALL)
        found = known & set(re.findall(r"(?<![\w.])\d+(?![\w.])", code))
        assert not found, f"{path.name}: {found}"


def test_an_unknown_target_is_told_with_the_nearest(ours: Project) -> None:
    with pytest.raises(
        UserError, match="there is no export 'tabletopsimulator'.*did you mean 'tabletop-simulator'"
    ):
        profiles.load(ours, "tabletopsimulator")


SMALL = """\
title: The Corner Shop
family: pictures
about: Around the corner.
sources: {own: what they told us}
products:
  poker: {trim: [63.5mm, 88.9mm], canvas: [800, 1100], bleed: 25, mark: V, source: own}
facts:
  format: {value: jpg, mark: V, source: own}
  colour: {value: RGB, mark: V, source: own}
  dpi: {value: 300, mark: V, source: own}
  trim-tolerance: {value: 1mm, mark: V, source: own}
  order: {value: card-by-card, mark: V, source: own}
  backs: {value: shared, mark: V, source: own}
  most-cards-a-call: {value: 0, mark: V, source: own}
  most-file-mb: {value: 3, mark: V, source: own}
naming: {front: "{number}-{card}.jpg", back: "{card}-b.jpg", shared-back: "{back}.jpg", piece: "{piece}.jpg"}
"""  # noqa: E501


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "family: pictures",
            "family: pictire",
            "2:9: family: 'pictire' is not a family of",
        ),
        ("family: pictures", "family: pictire", "did you mean 'pictures'"),
        ("mark: V, source: own}\nfacts", "source: own}\nfacts", "6:10: mark: is missing"),
        ("mark: V, source: own}\nfacts", "mark: X, source: own}\nfacts", "mark: 'X' is not a mark"),
        ("mark: V, source: own}\nfacts", "mark: V, source: S9}\nfacts", "S9: is not a source"),
        ("63.5mm", "63.5", "'63.5' is a bare number"),
        ("63.5mm", "63.5pz", "'pz' is not a unit"),
        ("bleed: 25", "bleed: 500", "500 px leave nothing of the canvas"),
        ("value: jpg", "value: jpeg", "value: 'jpeg' is not possible here (one of png, jpg)"),
        ("  dpi: {value: 300, mark: V, source: own}\n", "", "dpi: is missing"),
        ("  dpi:", "  dpis:", "dpis: is not a key of a table of facts"),
        ("{number}-{card}.jpg", "{numer}-{card}.jpg", "can't be filled in"),
        ("{number}-{card}.jpg", "../{card}.jpg", "leads out of its folder"),
        (
            "products:\n  poker: {trim: [63.5mm, 88.9mm], canvas: [800, 1100], bleed: 25, mark: V, "
            "source: own}\n",
            "",
            "products: has no products",
        ),
        ("products:\n", "products-from: nobody\nproducts:\n", "nobody: is not an export with"),
        ("products:\n", "products-from: corner-shop\nproducts:\n", "is not an export with"),
        (
            "products:\n",
            "products-from: makeplayingcards\nonly: [pokre]\nproducts:\n",
            "pokre: is not a product of makeplayingcards",
        ),
        ("about:", "steps: Go there.\nabout:", "3:8: steps: needs a list"),
    ],
)
def test_a_faulty_profile_is_told_with_its_place(old: str, new: str, said: str, mine: Path) -> None:
    assert old in SMALL
    folder = mine / "templates" / "profiles" / "exports"
    folder.mkdir(parents=True)
    (folder / "corner-shop.yaml").write_text(SMALL.replace(old, new), "utf-8")
    with pytest.raises(UserError) as error:
        profiles.load(Project.find(mine), "corner-shop")

    assert said in str(error.value)
    assert "templates/profiles/exports/corner-shop.yaml:" in str(error.value)


def test_a_service_of_ones_own_needs_no_python(mine: Path) -> None:
    from PIL import Image

    from generator.workshop.exports import export_game
    from generator.workshop.open_game import OpenGame

    folder = mine / "templates" / "profiles" / "exports"
    folder.mkdir(parents=True)
    (folder / "corner-shop.yaml").write_text(SMALL, "utf-8")
    project = Project.find(mine)
    game = OpenGame(project, "garden")
    [(_, exported)] = export_game(game, [profiles.load(project, "corner-shop")])
    made = mine / "output" / "garden" / "export" / "corner-shop" / "poker"

    assert exported.ok, exported.findings
    with Image.open(made / "001-bean.jpg") as image:
        assert (image.format, image.size) == ("JPEG", (800, 1100))
    assert (made / "garden.jpg").is_file()
