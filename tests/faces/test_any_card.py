"""The faces for any deck: whatever a stranger's table holds is on the card, and nothing overlaps.

The deck is imported as a person would, then printed on other sizes and with other faces by writing
so into its catalogue.
"""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path

import pytest

from generator.checks import preflight
from generator.checks.preflight.parts import taken_apart
from generator.drawing.bounds import run_extent
from generator.drawing.drawing import Drawing, TextRun
from generator.project import Project
from generator.units import Box
from generator.workshop import layouts
from generator.workshop.importing import import_cards
from generator.workshop.open_game import OpenGame

NAME = "The Extraordinarily Long Name of the Elevation of Privileges"
RULE = "Whenever an opponent draws their second card each turn, you may swap one of yours for it. "
TEXT = (RULE * 8)[:699] + "!"
FACTS = {
    "Cost": "3", "Attack": "12", "Defence": "7", "Reach": "2–4", "Speed": "5", "Stärke": "9",
    "Rarity": "Common", "Faction": "Undead", "Near by": "far", "Flying": "yes", "Set": "Core 2",
    "Artist": "M. Öztürk",
}  # fmt: skip
ROWS: list[dict[str, str]] = [
    {"Name": "Three of Elevation of Privilege", "Text": RULE, "Label": "3"},
    {"Name": NAME, "Text": TEXT},
    {"Name": "Twelve facts", "Text": "Do it.", "Type": "Creature", **FACTS},
    {"Text": "What is that smell? ____."},
    {"Name": "Füchse & Käuze 🔥", "Text": "Öl 👍🏽 → ★★☆ ❤️ „Übung“ 🇩🇪 Жук u\u0308ber", "Cost": "3"},
    {"Name": "Seen", "Picture": "sun.svg", "Note": "Only once.", "Flavour": "It shone."},
    {"Name": "Wordy", "Rarity": "A fact that says a great deal about what this card may do"},
    {"Picture": "sun.svg"},
]
#: All at once: small type is to be expected of it.
FULL = {"Name": NAME, "Text": TEXT, "Type": "Creature of many types", "Label": "Label12"}
FACES = [one.name for one in layouts.shipped(Project.find(Path(__file__).parents[2]))]


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of somebody who imported a table."""
    home = tmp_path_factory.mktemp("strangers")
    (home / "cards").mkdir()
    sun = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/>'
    (home / "cards" / "sun.svg").write_text(f'{sun}<circle cx="3" cy="1" r="1" fill="red"/></svg>')
    with open(home / "odd.csv", "w", newline="", encoding="utf-8") as file:
        rows = csv.DictWriter(
            file, ["Name", "Type", "Text", "Label", "Note", "Flavour", "Picture", *FACTS]
        )
        rows.writeheader()
        rows.writerows([*ROWS, {**FULL, "Picture": "sun.svg", **FACTS}])
    made = import_cards(home / "odd.csv", Project.find(home))
    assert "layout: plain\n" in made.path.read_text("utf-8")
    return home


def opened(home: Path, face: str, size: str) -> OpenGame:
    path = home / "cards" / "odd.yaml"
    text = path.read_text("utf-8")
    other = home.parent / f"{home.name}-{face}-{size}"
    (other / "cards").mkdir(parents=True)
    for name in ("odd.csv", "cards/sun.svg"):
        (other / name).write_bytes((home / name).read_bytes())
    changed = text.replace("layout: plain\n", f"layout: {face}\n").replace(
        "size: poker", f"size: {size}"
    )
    (other / "cards" / "odd.yaml").write_text(changed, "utf-8")
    return OpenGame(Project.find(other), "odd")


def words(face: Drawing) -> dict[int, tuple[str, Box]]:
    """What each item of a layout says, and the box of its letters."""
    said: dict[int, tuple[str, Box]] = {}
    for part in taken_apart(face):
        for leaf in part.leaves:
            if isinstance(leaf.item, TextRun) and leaf.item.text.strip():
                box = run_extent(leaf.item, leaf.matrix)
                before = said.get(id(part.origin))
                if box is not None and before is not None:
                    text, old = before
                    right, bottom = max(old.right, box.right), max(old.bottom, box.bottom)
                    x, y = min(old.x, box.x), min(old.y, box.y)
                    said[id(part.origin)] = (
                        f"{text} {leaf.item.text}", Box(x, y, right - x, bottom - y)
                    )  # fmt: skip
                elif box is not None:
                    said[id(part.origin)] = (leaf.item.text, box)
    return said


def apart(one: Box, other: Box) -> bool:
    return (
        one.right <= other.x + 0.05 or other.right <= one.x + 0.05
        or one.bottom <= other.y + 0.05 or other.bottom <= one.y + 0.05
    )  # fmt: skip


def test_there_are_the_faces_that_the_reference_tells_of() -> None:
    assert FACES == ["big-number", "picture-top", "plain", "text-only"]


@pytest.mark.parametrize("size", ["poker", "tarot", "mini"])
@pytest.mark.parametrize("face", FACES)
def test_a_strangers_deck_fits_and_says_all_that_its_table_says(
    strangers: Path, face: str, size: str
) -> None:
    game = opened(strangers, face, size)
    drawings = game.drawings

    for card in game.deck.cards:
        said = words(drawings[card.id])
        for (one, box), (other, beside) in combinations(said.values(), 2):
            assert apart(box, beside), f"{card.id}: {one!r} over {other!r}"
        letters = " ".join(text for text, _ in said.values()).replace("- ", "").replace(" ", "")
        for fact in card.view()["facts"]:
            for part in (fact["title"], fact["word"]):
                assert part.replace(" ", "") in letters, f"{card.id}: no {part!r}"
    if size != "tarot":
        found = list(preflight.findings(game.deck, game.project, drawings.values()))
        assert [str(one) for one in found if one.line != 2 + len(ROWS)] == []
        assert {one.severity for one in found} <= {"note"}


def test_a_heading_is_the_name_of_its_fact_and_a_word_of_the_catalogue_goes_before_it(
    strangers: Path,
) -> None:
    game = opened(strangers, "plain", "bridge")
    path = game.project.catalogue("odd")
    path.write_text(path.read_text("utf-8") + "words: {titles: {cost: Price in gold}}\n", "utf-8")
    facts = game.deck["twelve-facts"].view()["facts"]

    assert [fact["title"] for fact in facts] == ["Price in gold", *list(FACTS)[1:]]
    assert facts[0] | {"value": 3, "word": "3", "numeric": True, "letters": 13} == facts[0]
    assert facts[9]["word"] == "yes" and not facts[9]["numeric"]


def test_a_text_beyond_all_measure_is_noted_at_its_row_and_no_error(strangers: Path) -> None:
    game = opened(strangers, "text-only", "hanafuda")
    found = list(preflight.findings(game.deck, game.project, game.drawings.values()))

    assert {(one.code, one.severity, one.file) for one in found} == {
        ("small-type", "note", "odd.csv")
    }
    assert [one.line for one in found] == [3, 10]
