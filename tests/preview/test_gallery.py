"""The gallery's strip shows what a deck has to show, and not one kind of card eight times."""

from __future__ import annotations

import re
from pathlib import Path

from generator.manifest import Entry, Manifest, Step
from generator.preview.gallery import gallery_page
from generator.project import Project
from generator.steps import Cards, Face


def _picked(folder: Path, names: list[str]) -> list[str]:
    """Which faces stand for a deck whose faces are called so, in the page's order."""
    faces = [
        Face(file=f"cards/{at}.png", name=name, number="", content="", px=(75, 105))
        for at, name in enumerate(names)
    ]
    about = Cards(
        language="de", tagline="", players="2", minutes="5", total=len(names),
        distinct=len(names), dpi=300, bleed=False, faces=faces, copies={},
    )  # fmt: skip
    cards = Step("cards")
    entry = Entry(kind="cards", inputs="", files={}, about=about.model_dump())
    manifest = Manifest("a-deck", "A Deck", "", {cards: entry})
    (folder / "output" / "a-deck").mkdir(parents=True)
    manifest.write(folder / "output" / "a-deck")
    page = gallery_page(Project(folder, folder / "output"), Manifest.read) or b""
    assert page.count(b'lang="de" dir="auto"') >= len(names), "the words about them are English"
    strip = page.decode().partition('class="faces picked"')[2].partition("</ul>")[0]
    return re.findall(r'alt="(\w+)"', strip)


def test_a_deck_that_is_mostly_one_card_shows_its_others(tmp_path: Path) -> None:
    shown = _picked(tmp_path, ["HashRate"] * 64 + [f"Event{n}" for n in range(10)])

    assert len(set(shown)) == len(shown) == 8
    assert (shown[0], shown[-1]) == ("HashRate", "Event9")


def test_a_deck_of_few_names_shows_the_whole_length_of_it(tmp_path: Path) -> None:
    assert _picked(tmp_path, ["Red"] * 8 + ["Blue"] * 8) == ["Red"] * 4 + ["Blue"] * 4
