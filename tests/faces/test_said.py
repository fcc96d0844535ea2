"""A fault of a text is told where its words were written, once, and not at the layout."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.checks import words
from generator.errors import UserError, told
from generator.project import Project
from generator.workshop.open_game import OpenGame

HEAD = """
game: odd
title: Odd
players: 2
layout: odd
backs: {main: {layout: plain-back, with: {word: ODD}}}
fields: {cost: {whole: 0..99}, art: picture}
kinds: {card: {}, other: {}}
"""
LAYOUT = """
fonts: {body: {family: lexend, weight: 500}}
icons: {coin: {box: [0mm, 0mm, 4mm, 4mm], items: [{circle: [2mm, 2mm], radius: 2mm, fill: red}]}}
colours: {red: "#FF0000"}
items:
  - {text: "{{ name }}", box: [5mm, 5mm, 30mm, 5mm]}
  - {text: "{{ name }}", box: [5mm, 80mm, 20mm, 5mm]}
  - {text: "{{ cost }}: {{ text }}", box: [5mm, 20mm, 50mm, 20mm]}
"""


@pytest.fixture
def odd(tmp_path: Path):
    """The odd deck with these cards, or a table of them; every file is written as it is given."""
    faces = tmp_path / "templates" / "faces"
    faces.mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    (faces / "odd.yaml").write_text(LAYOUT)

    def make(cards: str, table: str = "", layout: str = LAYOUT) -> OpenGame:
        (faces / "odd.yaml").write_text(layout)
        (tmp_path / "cards" / "odd.yaml").write_text(HEAD + cards)
        (tmp_path / "cards" / "odd.csv").write_text(table)
        return OpenGame(Project.find(tmp_path), "odd")

    return make


def faults(game: OpenGame) -> list[str]:
    with pytest.raises(UserError) as raised:
        game.faces.judge()
    return told(raised.value.problems)


def test_a_fault_of_a_catalogues_words_stands_at_the_words(odd) -> None:
    found = faults(
        odd(
            "cards:\n"
            "  - {id: a, kind: card, cost: 3}\n"
            "  - {id: b, kind: card}\n"
            "  - {id: c, kind: other}\n"
            "  - {id: d, kind: other}\n"
            "words:\n"
            "  kinds: {other: {text: 'A {rad:word}'}}\n"
            "  cards:\n"
            "    a: {name: A, text: 'Pay {coim} now'}\n"
            "    b: {name: 'B \u4e2d', text: 'a **bold'}\n"
        )
    )

    assert found == [
        "cards/odd.yaml:17:24: text: card a: there is no icon 'coim' (icons: coin); "
        "did you mean 'coin'?",
        "cards/odd.yaml:18:15: name: card b: no glyph for '\u4e2d' (U+4E2D CJK UNIFIED "
        "IDEOGRAPH-4E2D) in Lexend-500; put a TrueType font (.ttf) of that language into a "
        "folder of fonts/, such as fonts/noto-sans-jp/NotoSansJP-Regular.ttf: it is used "
        "where ours have no letter",
        "cards/odd.yaml:18:28: text: card b: '**' at character 9 is never closed in "
        r"'None: a **bold'; \* and \{ stand for themselves",
        "cards/odd.yaml:15:25: text: card c: there is no colour 'rad' (colours: red); "
        "did you mean 'red'?; so on 1 other card",
    ]


def test_a_fault_of_a_tables_words_stands_at_the_cell(odd) -> None:
    table = f"name,text,cost\nShort,Fits.,1\nLong,{'word ' * 200},2\nMuch too long a name,x,3\n"
    found = faults(odd("cards: {from: odd.csv, kind: card}\n", table))

    assert len(found) == 2  # the name that fits neither of its boxes, once
    assert found[0].startswith("cards/odd.csv:3:2: B3 'text': card long: '2: word word")
    assert found[1].startswith("cards/odd.csv:4:1: A4 'name': card much-too-long-a-name: 'Much")
    assert "look at the box and the floor in templates/faces/odd.yaml:8" in found[0]


def test_a_fault_of_the_layouts_own_words_stays_at_the_layout(odd) -> None:
    layout = LAYOUT + "  - {text: 'Pay {coim}', box: trim}\n"
    found = faults(odd("cards: [{id: a, kind: card}, {id: b, kind: card}]\n", layout=layout))

    assert found == [
        "templates/faces/odd.yaml:9:12: text: card a: there is no icon 'coim' (icons: coin); "
        "did you mean 'coin'?; so on 1 other card"
    ]


def test_a_card_without_words_and_a_picture_that_is_not_there_are_told(odd) -> None:
    game = odd("cards: {from: odd.csv, kind: card}\n", "name,cost,art\nA,1,sun.png\n,2,\n")
    (doubt,) = game.catalogue.doubts
    (silent,) = words.missing(game.deck)

    assert str(doubt) == "cards/odd.csv:2:3: C2 'art': there is no picture 'cards/sun.png'"
    assert doubt.code == "missing-picture"
    assert str(silent) == (
        "cards/odd.csv:3:1: card-3: has no words, though 1 other card of its kind has "
        "[wordless-card]"
    )
    assert game.deck["a"].view()["pictures"] == ()


CURVED = """
fonts: {body: {family: lexend, weight: 500}, letters: {family: jetbrains-mono, weight: 400}}
fallback: [letters]
items:
  - {ring: "{{ name }}", centre: [30mm, 30mm], radius: 20mm, font: body, size: 9pt}
  - {along: "{{ name }}", way: M5 70H58, font: body, size: 9pt}
"""


@pytest.mark.parametrize(
    ("name", "set_in", "letters"),
    [
        ("Φίδι one", "JetBrainsMono-400", "Φίδιone"),
        ("Cafe\u0301\u00ad\u202f!", "Lexend-500", "Café\xa0!"),
    ],
)
def test_words_round_a_ring_and_along_a_path_are_in_a_font_that_has_their_letters(
    odd, name: str, set_in: str, letters: str
) -> None:
    """Words in a box took the other font, those on a ring were boxes with a cross."""
    game = odd(
        f'cards: [{{id: a, kind: card}}]\nwords: {{cards: {{a: {{name: "{name}"}}}}}}', "", CURVED
    )
    (card,) = game.deck.cards
    runs = [run for group in game.faces.front(card).items for run in getattr(group, "items", ())]

    assert {run.font for run in runs} == {set_in}
    assert "".join(run.text for run in runs) == 2 * letters
    assert all(0 not in run.glyphs for run in runs), "no letter is the sign for one that is lacking"


def test_words_on_a_ring_that_no_one_font_has_are_refused_at_the_words(odd) -> None:
    (found,) = set(
        faults(odd("cards: [{id: a, kind: card}]\nwords: {cards: {a: {name: Φ庭}}}", "", CURVED))
    )
    assert "name: card a: no glyph for '庭'" in found
