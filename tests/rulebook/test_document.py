"""A rulebook as HTML: what the words of a template answer, and what a wrong word is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import toy

from generator.errors import UserError
from generator.rulebook import clauses
from generator.rulebook.document import render, template_name
from generator.rulebook.pictures import place
from generator.rulebook.structure import faults

HEAD = '{% extends "base.html.j2" %}\n{% block book %}\n'
TAIL = "\n{% endblock %}\n"


def made(folder: Path, body: str, painter: Any = None, **look: Any) -> str:
    """The HTML of the toy's rulebook with this in its book block."""
    project = toy.project(folder, toy=HEAD + body + TAIL)
    return render(toy.deck(), project, toy.PACK, painter or toy.Painter(), **look)


def main(html: str) -> str:
    """What stands in the book block: everything in <main> before the first of our own chapters."""
    found = re.search(r"<main>(.*?)<section>\s*<h2 id=\"rulings\"", html, re.DOTALL)
    assert found
    return found.group(1)


class TestWords:
    """Each word of templates/rulebooks/README.md."""

    def test_numbers(self, tmp_path: Path) -> None:
        text = main(
            made(
                tmp_path,
                (
                    "{{ count('die-sides', 'side', words=True) }}|{{ count('die-count', 'die/dice')"
                    " }}|"
                    "{{ number(value('cards-total') * 2, 'card') }}|{{ players(words=True) }}|"
                    "{{ whole_fact('cards-each') }}|{{ values('cards-each')|sum }}"
                ),
            )
        )
        plain = re.sub(r"<[^>]*>", "", text).replace("&nbsp;", " ").strip()
        assert plain == "six sides|1 die|10 cards|two to four players|2, 1, 1|4"

    def test_rules_are_numbered_and_linked(self, tmp_path: Path) -> None:
        html = made(
            tmp_path,
            (
                "{{ chapter('', 'toy-1') }}{{ clauses('toy-1') }}"
                "{% call clause('toy-2.1') %}<p>More.</p>{% endcall %}{{ rule('toy-2.1') }}"
            ),
        )
        text = main(html)
        assert '<h2 id="toy-1" class="chapter"><span class="chapter-number">1</span>' in text
        assert "Setting up</h2>" in text
        assert '<span class="rule-number">2.1 </span>The higher card takes the die.' in text
        assert "<p>More.</p>" in text
        assert '<a class="ref" href="#toy-2.1">rule&nbsp;2.1</a>' in text
        assert clauses.gather(toy.PACK).unprinted(html) == []

    def test_a_rule_that_is_left_out_is_known(self, tmp_path: Path) -> None:
        html = made(tmp_path, "{{ clauses('toy-1') }}")
        assert clauses.gather(toy.PACK).unprinted(html) == ["toy-2.1"]

    def test_a_card_has_its_name_as_alt_text_and_its_shape(self, tmp_path: Path) -> None:
        text = main(made(tmp_path, "{{ card('A1', '20mm') }}{{ back() }}"))
        assert 'alt="Ace of Roses" style="width: 20.00mm; height: 30.00mm"' in text
        assert 'alt="a card face down"' in text

    def test_each_picture_is_made_once_at_its_widest(self, tmp_path: Path) -> None:
        painter = toy.Painter()
        made(tmp_path, "{{ card('A1', '20mm') }}{{ cards(['A1', 'back', 'A1'], '31mm') }}", painter)
        asked = dict(painter.asked)
        assert len(painter.asked) == len(asked)
        assert asked["A1"] == 31.0
        assert asked["main"] == 31.0

    def test_a_picture_that_only_stands_tilted_is_not_made_upright(self, tmp_path: Path) -> None:
        painter = toy.Painter()
        made(tmp_path, "{% set _ = picture_of('B2', 40) %}{{ card('A1', '20mm') }}", painter)
        assert ("B2 tilted", 23.0) in painter.asked
        assert "B2" not in dict(painter.asked)

    def test_a_part_of_a_card_is_a_picture_of_its_own(self, tmp_path: Path) -> None:
        def painter(subject: Any, width_mm: float) -> bytes:
            asked[place(subject)] = width_mm
            return toy.PIXEL

        asked: dict[str, float] = {}
        image = "<image href=\"{{ picture_of('A1', 60, (0.2, 0, 0.8, 0.3)) }}\"/>"
        made(tmp_path, f"<svg><title>A part</title>{image}</svg>{{{{ card('A1') }}}}", painter)
        assert asked["card/A1/0.2,0,0.8,0.3"] == 60.0
        assert asked["card/A1"] < 60.0

    def test_cards_by_their_facts(self, tmp_path: Path) -> None:
        text = main(
            made(
                tmp_path,
                (
                    "{{ cards_where(kind='bee')|map(attribute='id')|join(' ') }} "
                    "{{ copies_where(rank='bee') }} {{ card_name('B2') }} "
                    "{{ deck_card('A1').facts.strength }} {{ kind_name('bee') }}"
                ),
            )
        )
        assert text.split() == ["B1", "B2", "4", "Queen", "Bee", "2", "Bee"]

    def test_boxes_and_drawings(self, tmp_path: Path) -> None:
        text = main(
            made(
                tmp_path,
                (
                    "{{ chapter('Play') }}{% call example('A turn') %}<p>x</p>{% endcall %}"
                    "{% call qa('May I?') %}<p>No.</p>{% endcall %}"
                    "{{ table(['Set', 'Points'], [['Pair', fact('die-sides')]], 'Points') }}"
                    "{% call draw.diagram('The table', 90, 40) %}{{ draw.stack(1, 1) }}"
                    "{{ draw.fan(40, 5, ['A1', 'B1']) }}{{ draw.arrow(1, 1, 9, 9, 2, 'so') }}"
                    "{{ draw.coins(50, 5, value('die-sides')) }}{{ draw.seat(9, 9, 'Ada') }}"
                    "{% endcall %}"
                ),
            )
        )
        assert '<th scope="row">Pair</th>' in text
        assert "<title>The table</title>" in text
        assert text.count("<image ") == 3
        assert text.count("<circle") == 12

    def test_contents_list_every_chapter_with_a_link(self, tmp_path: Path) -> None:
        html = made(tmp_path, "{{ chapter('How to play') }}{{ chapter('', 'toy-2') }}")
        found = re.search(r'<ol class="contents">(.*?)</ol>', html, re.DOTALL)
        assert found
        links = re.findall(r'href="#([^"]+)"', found.group(1))
        assert links[:2] == ["how-to-play", "toy-2"]
        assert {"rulings", "house-rules", "checklist", "credits"} <= set(links)

    def test_an_example_that_does_not_hold_stops_the_book(self, tmp_path: Path) -> None:
        made(tmp_path, "{{ expect(value('die-sides'), 6) }}")
        with pytest.raises(UserError, match=r"toy\.html\.j2:3:1: this example doesn't hold"):
            made(tmp_path, "{{ expect(value('die-sides'), 7) }}")
        with pytest.raises(UserError, match=r"not 7 \(it follows rule toy-2\.1\)"):
            made(tmp_path, "{{ clause('toy-2.1') }}{{ expect(value('die-sides'), 7) }}")


class TestFrame:
    """What stands in every rulebook without being written."""

    def test_rulings_checklist_and_credits(self, tmp_path: Path) -> None:
        html = made(tmp_path, "")
        assert "lines 3 and 7\u20138" in html
        assert "The youngest." in html
        assert "sides of the die" in html
        assert "Bees are wild." in html
        assert re.search(r'class="collector">2\u20134</span> Bumblebee', html)
        assert "Toys are not for eating." in html
        assert "https://example.org/toy" in html
        assert "c0ffee" not in html, "a changed word of a card that it doesn't show changes no book"

    def test_a_game_without_engine_has_no_rulings(self, tmp_path: Path) -> None:
        project = toy.project(tmp_path)
        html = render(toy.deck(), project, None, toy.Painter())
        assert template_name(toy.deck(), project) == "generic.html.j2"
        assert "What is in the deck" in html
        assert 'id="rulings"' not in html
        assert "Ace of Roses" in html

    def test_the_catalogue_may_name_another_template(self, tmp_path: Path) -> None:
        project = toy.project(tmp_path, house=HEAD + "<p>mine</p>" + TAIL)
        deck = toy.deck(template="house.html.j2")
        assert "<p>mine</p>" in render(deck, project, toy.PACK, toy.Painter())

    @pytest.mark.parametrize("paper", ["both", "a5", "half-letter"])
    @pytest.mark.parametrize("medium", ["print", "screen"])
    def test_every_form_is_sound(self, tmp_path: Path, paper: str, medium: str) -> None:
        body = "{{ card('A1') }}{% call draw.diagram('d', 9, 9) %}{{ draw.card(1, 1, 5, 'back') }}"
        html = made(tmp_path, body + "{% endcall %}", paper=paper, medium=medium)
        assert faults(html) == []
        assert "picture:" not in html

    @pytest.mark.parametrize(
        ("language", "told"), [("he-IL", ' lang="he-IL" dir="rtl"'), ("ja", ' lang="ja"')]
    )
    def test_a_book_is_read_the_way_its_language_is(
        self, tmp_path: Path, language: str, told: str
    ) -> None:
        html = render(toy.deck(language=language), toy.project(tmp_path), None, toy.Painter())
        assert f"<html{told} class=" in html and "</span>&nbsp;cards" in html

    def test_words_are_escaped(self, tmp_path: Path) -> None:
        deck = toy.deck(title='Toy <Game> & "more"', tagline="</style>")
        html = render(deck, toy.project(tmp_path), None, toy.Painter())
        assert "<h1>Toy &lt;Game&gt; &amp; \u201cmore\u201d</h1>" in html
        assert html.count("</style>") == 1


class TestScreen:
    """The page for a phone needs nothing but itself."""

    def test_no_address_leads_outside(self, tmp_path: Path) -> None:
        html = made(tmp_path, "{{ card('A1') }}", medium="screen")
        outside = [u for u in re.findall(r'(?:src|href)="([^"]+)"', html) if u[:1] != "#"]
        assert all(u.startswith(("data:", "https://example.org")) for u in outside)
        assert "file:" not in html

    def test_a_picture_is_there_once_however_often_it_is_shown(self, tmp_path: Path) -> None:
        html = made(tmp_path, "{{ cards(['A1', 'A1', 'A1']) }}", medium="screen")
        ace = re.search(r'href="#(picture-\d+)"[^>]*/></svg><svg', html)
        assert ace
        assert html.count(f'<symbol id="{ace.group(1)}"') == 1
        assert html.count("data:image/png") == html.count("<symbol ")


class TestFaults:
    """Each message names the writer's file and line."""

    @pytest.mark.parametrize(
        ("body", "message"),
        [
            ("\n{{ fact('dye-sides') }}", ":4:1: there is no fact 'dye-sides'.*'die-sides'"),
            ("{{ picture_of('A1', 60, (0.2, 0, 0.9, 0.3)) }}", ":3:1: no part of a card: "),
            ("{{ picture_of('A1', 60, (0.2, 0, 0.8)) }}", ":3:1: no part of a card: "),
            ("{{ clause('toy-2.2') }}", ":3:1: there is no rule 'toy-2.2'"),
            ("{{ chapter('', 'toy-3') }}", ":3:1: there is no section 'toy-3'"),
            ("{{ card('A11') }}", ":3:1: there is no card 'A11'.*did you mean 'A1'"),
            ("{{ back('mian') }}", ":3:1: there is no back 'mian'.*did you mean 'main'"),
            ("{{ card('A1', '20') }}", ":3:1: width: '20' is a bare number"),
            ("{{ fcat('die-sides') }}", ":3:1: 'fcat' is not defined; did you mean 'fact'"),
            ("{{ deck_card('A1').facts.rnak }}", ":3:1: 'rnak' is not defined"),
            ("{{ fact() }}", ":3:1: fact: missing a required argument: 'id' .it is fact.id, words"),
            (
                "{{ card('A1', 5) }}",
                ":3:1: card: width is a text, not 5 .it is card.id, width='22mm",
            ),
            ("{{ cards('A1') }}", ":3:1: cards: ids is a list of texts, not 'A1'"),
            ("{{ cards(['A1', 5]) }}", ":3:1: cards: ids is a list of texts, not a list"),
            ("{{ fact('die-sides', wrods=True) }}", "fact: got an unexpected keyword .*'wrods'"),
            ("{{ number('die-sides') }}", ":3:1: number: value is a whole number, not 'die-sides'"),
            ("{{ number(nothing) }}", ":3:1: 'nothing' is not defined"),
            (
                "{{ rosette(1, 2, 3, 4, 5.5, 6) }}",
                ":3:1: rosette: petals is a whole number, not 5.5",
            ),
            ("{{ 3|plural }}", ":3:1: plural: missing a required argument: 'number'"),
            ("{{ 'x'|spelled }}", ":3:1: spelled: number is a whole number, not 'x'"),
            ("{{ engine.nwe() }}", ":3:1: 'nwe' is not defined"),
            ("{{ 1 / 0 }}", ":3:1: this can't be worked out: division by zero"),
            ("{{ [1, 'a']|sort }}", ":3:1: this can't be worked out: '<' not supported"),
            ("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", "goes too deep"),
            ("{{ card('A1' }}", ":3:1: unexpected '}'"),
            ("{% call example('x') %}", ":4:1: Encountered unknown tag 'endblock'"),
            ("{% inclde 'x' %}", "unknown tag 'inclde'.* did you mean 'include'.$"),
            ("{% endblock %}{% endblock %}", "unknown tag 'endblock'$"),
            ("{{ ''.__class__ }}", ":3:1: .*"),
            ("<p>\n<img src='x'>", ":4:1: a picture without alt text"),
            ("<h4>deep</h4>", ":3:1: <h4> after <h2>"),
            ("<p>\u4e2d</p>", "no letter for '\u4e2d' .U.4E2D. in Atkinson Hyperlegible Next"),
            ("{% include 'nowhere.html' %}", ":3:1: there is no template .nowhere.html."),
        ],
    )
    def test_named_with_its_place(self, tmp_path: Path, body: str, message: str) -> None:
        with pytest.raises(UserError, match=message):
            made(tmp_path, body)

    def test_a_letter_that_only_another_family_has_is_lent(self, tmp_path: Path) -> None:
        """In words, and nowhere else; what only changes a letter's look is left out."""
        page = made(tmp_path, "<p title='\u2660'>Spades \u2660\ufe0f, fire \U0001f525</p>")

        spade = "<span style=\"font-family: 'Noto Sans Symbols 2'\">\u2660</span>"
        fire = "<span style=\"font-family: 'Noto Emoji'\">\U0001f525</span>"
        assert f"<p title='\u2660'>Spades {spade}, fire {fire}</p>" in page
        assert page.count('@font-face { font-family: "Noto') == 2

    def test_no_such_paper(self, tmp_path: Path) -> None:
        with pytest.raises(UserError, match="no rulebook paper 'a3'"):
            made(tmp_path, "", paper="a3")

    def test_a_font_that_is_not_there(self, tmp_path: Path) -> None:
        project = toy.project(tmp_path, toy=HEAD + TAIL)
        css = tmp_path / "templates" / "rulebooks" / "toy.css"
        css.write_text(':root { --display-font: "Cinzell"; }')
        with pytest.raises(UserError, match="no font 'Cinzell'.*did you mean 'Cinzel'"):
            render(toy.deck(), project, toy.PACK, toy.Painter())

    def test_our_own_mistakes_are_not_blamed_on_the_writer(self, tmp_path: Path) -> None:
        def broken(subject: object, width_mm: float) -> bytes:
            raise ValueError("a painter's mistake")

        with pytest.raises(ValueError, match="a painter's mistake"):
            made(tmp_path, "{{ card('A1') }}", broken)
