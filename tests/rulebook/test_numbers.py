"""Numbers in a rulebook: spelled, stated as facts, and caught where a person typed them."""

from __future__ import annotations

import pytest
import toy

from generator.errors import UserError
from generator.rulebook import clauses, facts
from generator.rulebook.pictures import Album
from generator.rulebook.proof import fact_spans, wrong_facts
from generator.rulebook.spelling import plural, spelled, stated
from generator.rulebook.typed import hand_typed_numbers, typed_in
from generator.rulebook.vocabulary import Vocabulary


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (11, "eleven"),
        (27, "twenty-seven"),
        (90, "ninety"),
        (100, "one hundred"),
        (280, "two hundred and eighty"),
        (999, "nine hundred and ninety-nine"),
        (1000, "1000"),
    ],
)
def test_a_number_in_words_reads_back(number: int, words: str) -> None:
    assert spelled(number) == words
    assert stated(words.capitalize()) == number


def test_text_that_states_no_number() -> None:
    assert stated("winner") is None
    assert stated("1,000") == 1000
    assert stated("\u22123") == -3


def test_plurals() -> None:
    assert [plural(noun, 2) for noun in ("card", "copy", "die/dice", "hash", "day")] == [
        "cards",
        "copies",
        "dice",
        "hashes",
        "days",
    ]
    assert plural("die/dice", 1) == "die"


@pytest.mark.parametrize(
    ("noun", "language", "forms"),
    [
        ("Karte/Karten", "de", {1: "Karte", 2: "Karten", 21: "Karten"}),
        ("カード", "ja", {1: "カード", 16: "カード"}),
        ("carte/cartes", "fr-CA", {0: "carte", 1: "carte", 2: "cartes"}),
        ("karta/karty/kart", "pl", {1: "karta", 3: "karty", 5: "kart", 12: "kart", 22: "karty"}),
        ("karta/karty/karet", "cs", {1: "karta", 4: "karty", 16: "karet", 22: "karet"}),
        ("карта/карты/карт", "ru", {21: "карта", 22: "карты", 11: "карт", 112: "карт"}),
    ],
)
def test_plurals_of_other_languages_are_those_that_were_written(
    noun: str, language: str, forms: dict[int, str]
) -> None:
    """Japanese cards got an s, and the Polish were all "karty/kart"."""
    assert {number: plural(noun, number, language) for number in forms} == forms


def test_more_forms_than_a_language_has_are_refused() -> None:
    with pytest.raises(UserError, match="more forms than those for one, a few and many"):
        plural("a/b/c/d", 2)


def test_numbers_of_other_languages_are_figures_that_read_back() -> None:
    """A German reads 1,000 as one, and no "twenty-seven" at all."""
    found = facts.Facts({"coins": 12000, "hand": 27}, language="de")
    assert ">12\xa0000<" in found.span("coins") and stated("12\xa0000") == 12000
    assert found.written(27, words=True) == found.written(27, cap=True) == "27"
    assert wrong_facts(found.span("coins"), found.values) == []


@pytest.mark.parametrize(("language", "told"), [("en", "5,000"), ("de", "5\xa0000")])
def test_the_number_of_a_house_rule_is_written_as_any_other(language: str, told: str) -> None:
    deck = toy.deck(language=language)
    album = Album(toy.Painter(), 1.4)
    said = Vocabulary(deck, facts.gather(deck, None), clauses.gather(None), album)
    assert said.plainly(5000) == told


class TestFacts:
    """What a template may state, and under which id."""

    book = facts.gather(toy.deck(), toy.ENGINE)

    def test_the_ledger_comes_first_and_the_catalogue_fills_up(self) -> None:
        assert self.book.value("die-sides") == 6
        assert self.book.value("cards-total") == 5
        assert self.book.value("cards-bee") == 4
        assert self.book.value("die-count") == 1
        assert (self.book.value("players-least"), self.book.value("players-most")) == (2, 4)

    def test_without_an_engine_the_catalogue_alone_speaks(self) -> None:
        alone = facts.gather(toy.deck(), None)
        assert alone.value("cards-total") == 5
        assert "die-sides" not in alone.values

    def test_a_value_a_player_count(self) -> None:
        assert self.book.value("cards-each", players=2) == 2
        assert self.book.value("cards-each", index=2) == 1

    @pytest.mark.parametrize(
        ("asked", "message"),
        [
            ({"fact": "card-each"}, "there is no fact 'card-each'.*did you mean 'cards-each'"),
            ({"fact": "cards-each"}, "several values: 2, 1, 1"),
            ({"fact": "cards-each", "players": 9}, "no value for players=9"),
        ],
    )
    def test_what_is_not_there_is_refused(self, asked: dict[str, object], message: str) -> None:
        with pytest.raises(UserError, match=message):
            self.book.value(**asked)  # type: ignore[arg-type]

    def test_a_span_reads_back(self) -> None:
        html = (
            self.book.span("die-sides", words=True)
            + self.book.span("cards-each", players=3)
            + self.book.span("cards-total", cap=True)
        )
        assert fact_spans(html) == [
            ("die-sides", "six"),
            ("cards-each[1]", "1"),
            ("cards-total", "Five"),
        ]
        assert wrong_facts(html, self.book.values) == []

    def test_a_rulebook_that_states_something_else_is_wrong(self) -> None:
        html = self.book.span("die-sides").replace("6", "7") + self.book.span("cards-total")
        assert wrong_facts(html, self.book.values) == [("die-sides", "7", "6")]
        assert wrong_facts(html, {"cards-total": 5})[0] == ("die-sides", "7", "")


class TestHandTyped:
    """Whatever a reader would see as a count, and a person typed."""

    @pytest.mark.parametrize(
        ("source", "text"),
        [
            ("<p>Deal 27 cards.</p>", "27"),
            ("<p>Deal twenty-seven cards.</p>", "twenty-seven cards"),
            ("<p>Lay three hidden cards down.</p>", "three hidden cards"),
            ("<p>Lay <b>three</b> cards down.</p>", "three cards"),
            ("<p>It counts x2.</p>", "2"),
            ("<p>{{ 27 }} cards</p>", "27"),
            ("<p>{{ number(3, 'card') }}</p>", "3"),
            ("{% call example('A war of 3') %}{% endcall %}", "3"),
            ("{{ table(['Set'], [['Pair', '2']]) }}", "2"),
            ("<svg><title>Two decks</title></svg>", "Two decks"),
            ("{% block quick %}both take two points{% endblock %}", "two points"),
        ],
    )
    def test_found(self, source: str, text: str) -> None:
        assert [finding.text for finding in hand_typed_numbers(source)] == [text]

    @pytest.mark.parametrize(
        "source",
        [
            "<p>Turn one card over; both take one.</p>",
            "<p>Deal {{ fact('cards-each') }} cards, {{ value('a') * 2 }} in all.</p>",
            "{{ card('7H', '22mm') }}{{ clause('war-2.1') }}{{ fact('won', index=1) }}",
            '<svg viewBox="0 0 9 9"><circle r="3"/></svg>{# 54 cards #}<!-- 54 cards -->',
            '<style>p { margin: 3mm }</style><p style="margin: 3mm">On A4 paper, roll a d6.</p>',
            '<p>Played <span data-plain="a year">since 1880</span>.</p>',
            "<p>The second half of them, twice, two by two.</p>",
        ],
    )
    def test_left_alone(self, source: str) -> None:
        assert hand_typed_numbers(source) == []

    def test_a_finding_says_where(self) -> None:
        source = "{% extends 'base.html.j2' %}\n<p>\n  {{ fact('a') }} of 54\n</p>"
        (finding,) = hand_typed_numbers(source, "toy.html.j2")
        assert (finding.file, finding.line, finding.column) == ("toy.html.j2", 3, 22)

    def test_templates_that_a_template_extends_are_read_too(self, tmp_path: object) -> None:
        project = toy.project(
            tmp_path, toy='{% extends "mine.html.j2" %}<p>clean</p>', mine="<p>54 cards</p>"
        )
        (finding,) = typed_in(project, "toy.html.j2")
        assert finding.file == "templates/rulebooks/mine.html.j2"

    @pytest.mark.parametrize("name", ["generic", "war"])
    def test_our_own_templates_have_none(self, name: str) -> None:
        assert typed_in(toy.project(), f"{name}.html.j2") == []
