"""Layouts: what they may say, and what is said to a person who writes one wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.drawing.drawing import Group, Shape, TextRun
from generator.errors import UserError
from generator.faces import items
from generator.faces.grammar import FONT_KEYS, VERBS
from generator.faces.schema import layout_schema
from generator.project import Project
from generator.workshop.open_game import OpenGame

CATALOGUE = """
game: toy
title: Toy
tagline: A deck of two.
language: en
players: 2
card: {size: poker, bleed: 3mm, safe: 3mm, corner: 3mm}
layout: toy
palette: {ink: "#102030"}
backs: {plain: {layout: toy-back}}
fields: {rank: {whole: 1..9}}
kinds: {number: {back: plain, needs: [rank]}}
cards:
  - {id: one, kind: number, rank: 1}
  - {id: two, kind: number, rank: 2}
words: {cards: {one: {text: Take one.}}}
"""
BODY = "fonts: {body: {family: lexend, weight: 500}}\n"


@pytest.fixture
def toy(tmp_path: Path):
    """Makes the toy deck with a layout; answers its drawings or the lines of its error."""
    (tmp_path / "cards").mkdir()
    faces = tmp_path / "templates" / "faces"
    faces.mkdir(parents=True)
    (tmp_path / "cards" / "toy.yaml").write_text(CATALOGUE)
    (faces / "toy-back.yaml").write_text("items: [{rect: bleed, fill: ink}]\n")

    def draw(layout: str, **others: str):
        for name, text in {"toy": layout, **others}.items():
            (faces / f"{name}.yaml").write_text(text)
        try:
            return OpenGame(Project.find(tmp_path), "toy").drawings
        except UserError as error:
            return [str(problem) for problem in error.problems]

    return draw


def test_every_kind_of_item_in_the_grammar_can_be_drawn() -> None:
    assert set(items.verbs()) == set(VERBS)


class TestFaults:
    """One clear line each: file, line, column, what was found, what would do, the nearest word."""

    @pytest.mark.parametrize(
        ("layout", "message"),
        [
            (
                "items: [{rectt: trim}]",
                "templates/faces/toy.yaml:1:9: is no kind of item (one of rect, ellipse, circle,"
                " line, polygon, path, text, ring, along, picture, art, group, slot); did you mean "
                "'rect'?",
            ),
            (
                "items: [{rect: trm}]",
                "templates/faces/toy.yaml:1:16: rect: there is no box 'trm' (boxes: bleed, safe,"
                " trim); did you mean 'trim'?",
            ),
            (
                "items: [{rect: trim, fill: inc}]",
                "templates/faces/toy.yaml:1:28: fill: 'inc' is not a colour (#RRGGBB, none, or one"
                " of"
                " ink); did you mean 'ink'?",
            ),
            (
                "items: [{rect: trim, radius: 3}]",
                "templates/faces/toy.yaml:1:30: radius: '3' is a bare number; a length needs a"
                " unit;"
                " did you mean '3mm'?",
            ),
            (
                "items: [{circle: [1mm, 1mm]}]",
                "templates/faces/toy.yaml:1:9: circle: a circle needs 'radius'",
            ),
            (
                "items: [{rect: trim, filll: ink}]",
                "templates/faces/toy.yaml:1:22: filll: is not possible here (known: fill, stroke,"
                " width, cap, join, dash, radius, inset, opacity, shadow, when, for); did you mean "
                "'fill'?",
            ),
            (
                "item: []",
                "templates/faces/toy.yaml:1:1: item: is not a key of a layout (known: extends,"
                " about,"
                " colours, fonts, fallback, styles, boxes, icons, let, items, slots); did you mean"
                " 'items'?",
            ),
            (
                "fonts: {a: {family: lexand}}\nitems: []",
                "templates/faces/toy.yaml:1:12: a: no font family 'lexand'",
            ),
            (
                "items: [{art: rosete}]",
                "templates/faces/toy.yaml:1:15: art: there is no ornament 'rosete'",
            ),
            (
                "items: [{art: trade, with: {wod: ink}}]",
                "templates/faces/toy.yaml:1:29: wod: is not a parameter of trade (known: sells,"
                " part, size, mirrored, ink, paper, wood, bark, straw, red, coral, gold, leaf,"
                " moss, cream, sky, ice, gem, iron, stone, soil); did you mean 'wood'?",
            ),
            ("extends: toyy\nitems: []", "templates/faces/toyy.yaml: there is no layout 'toyy'"),
            (
                BODY + "items: [{text: '{{ rankk }}', box: trim}]",
                "templates/faces/toy.yaml:2:16: text: card one: can't be filled in: 'rankk' is"
                " undefined",
            ),
            (
                BODY + "items: [{text: '{{ rank', box: trim}]",
                "templates/faces/toy.yaml:2:16: text: is not a template",
            ),
            (
                BODY + "items: [{text: '**x', box: trim}]",
                "templates/faces/toy.yaml:2:16: text: card one: '**' at character 1 is never"
                " closed",
            ),
            (
                BODY + "items: [{text: 'x', box: trim, style: big}]",
                "templates/faces/toy.yaml:2:39: style: there is no style 'big' (styles: none)",
            ),
        ],
    )
    def test_a_fault_is_one_line_with_its_place(self, toy, layout: str, message: str) -> None:
        found = toy(layout)

        assert isinstance(found, list), "the layout was taken"
        assert any(line.startswith(message) for line in found), "\n".join(found)

    def test_all_faults_of_a_layout_are_told_in_one_run(self, toy) -> None:
        found = toy("items:\n- {rect: trm}\n- {circle: [1mm, 1mm]}\n- {rect: trim, radius: 3}\n")

        assert len(found) == 3

    def test_text_that_does_not_fit_names_card_and_mm(self, toy) -> None:
        found = toy(BODY + "items: [{text: 'far too long for this', box: [0mm, 0mm, 9mm, 4mm]}]")

        assert "card one: 'far too long for this' does not fit its box" in found[0]
        assert "mm too" in found[0]
        assert "at the floor of 9 pt" in found[0]

    def test_a_letter_that_no_font_has_is_named(self, toy) -> None:
        found = toy(BODY + "items: [{text: '幣', box: trim}]")

        assert "no glyph for '幣' (U+5E63 CJK UNIFIED IDEOGRAPH-5E63) in Lexend-500" in found[0]

    def test_a_layout_that_extends_itself_is_refused(self, toy) -> None:
        found = toy("extends: other\nitems: []", other="extends: toy\nitems: []")

        assert "extends this layout in turn" in found[0]

    def test_a_template_can_reach_nothing_but_the_cards_values(self, toy) -> None:
        found = toy(BODY + "items: [{text: \"{{ ''.__class__ }}\", box: trim}]")

        assert isinstance(found, list)


class TestDrawing:
    def test_when_and_for_follow_the_cards_values(self, toy) -> None:
        found = toy(
            "items:\n"
            "- {for: {i: range(rank)}, circle: ['{{ 5 + i }}mm', 5mm], radius: 1mm, fill: ink}\n"
            "- {when: rank > 1, rect: trim, stroke: ink}\n"
        )

        assert [len(found[card].items) for card in ("one", "two")] == [1, 3]

    def test_a_layout_knows_the_size_of_the_card(self, toy) -> None:
        """So that one layout serves cards, and backs, of several sizes."""
        item = "items: [{rect: [1mm, 1mm, '{{ w - 2 }}mm', '{{ h - 2 }}mm'], fill: ink}]"
        found = toy(item, **{"toy-back": item})

        for name in ("one", "back-plain"):
            [shape] = found[name].items
            assert shape.path.segments[2][1:] == pytest.approx((62.5, 87.9))

    def test_a_half_turn_draws_the_same_once_more(self, toy) -> None:
        found = toy("items: [{group: [{rect: safe, fill: ink}], half-turn: yes}]")
        first, second = found["one"].items

        assert isinstance(first, Shape) and isinstance(second, Group)
        assert second.matrix == (-1.0, 0.0, -0.0, -1.0, 63.5, 88.9)

    def test_a_child_fills_the_slots_of_its_parent(self, toy) -> None:
        found = toy(
            "extends: base\nslots: {middle: [{circle: [9mm, 9mm], radius: 2mm, fill: ink}]}",
            base="items: [{rect: trim, fill: ink}, {slot: middle}, {rect: safe, stroke: ink}]",
        )

        assert len(found["one"].items) == 3

    def test_a_word_that_a_card_lacks_draws_nothing(self, toy) -> None:
        found = toy(BODY + "items: [{text: '{{ text }}', box: trim}]")

        assert found["one"].text() == "Take one."
        assert found["two"].text() == ""

    def test_collector_number_and_edition_are_at_hand(self, toy) -> None:
        found = toy(BODY + "items: [{text: '{{ number }} {{ edition }}', box: trim}]")
        [run] = [item for item in found["two"].items if isinstance(item, TextRun)]

        assert run.text.startswith("2/2 ")
        assert len(run.text) == len("2/2 ") + 6


class TestItalics:
    """The font key `italic`: the grammar tells it, and layouts take it."""

    FONT = "fonts: {{note: {{family: atkinson-hyperlegible-next, weight: 400, {more}}}}}\n"
    TEXT = (
        "styles: {note: {font: note, size: 9pt, colour: ink}}\n"
        'items: [{text: "*one* two", box: safe, style: note, markup: yes, role: rules}]\n'
    )

    def fonts(self, toy, more: str) -> dict[str, str]:
        """{word: font} of a card's face."""
        drawings = toy(self.FONT.format(more=more) + self.TEXT)
        assert isinstance(drawings, dict), drawings
        runs = [item for item in drawings["one"].items if isinstance(item, TextRun)]
        return {run.text.strip(): run.font for run in runs}

    def test_a_font_in_italics_sets_marked_words_upright(self, toy) -> None:
        plain, slanted = self.fonts(toy, "bold: 700"), self.fonts(toy, "italic: yes")
        upright, italic = "AtkinsonHyperlegibleNext-400", "AtkinsonHyperlegibleNext-400Italic"

        assert (plain["one"], plain["two"]) == (italic, upright)
        assert (slanted["one"], slanted["two"]) == (upright, italic)
        assert self.fonts(toy, "italic: no") == plain

    def test_a_family_without_italics_is_told_with_what_it_has(self, toy) -> None:
        (line,) = toy("fonts: {a: {family: anton, italic: yes}}\nitems: []")

        assert "'anton' has no style 400 italic (styles: 400)" in line

    def test_the_keys_that_are_told_are_those_that_are_taken(self, toy) -> None:
        (line,) = toy("fonts: {a: {family: anton, italics: yes}}\nitems: []")

        assert f"(known: {', '.join(FONT_KEYS)}); did you mean 'italic'?" in line
        assert set(FONT_KEYS) == set(
            layout_schema()["properties"]["fonts"]["additionalProperties"]["properties"]
        )
