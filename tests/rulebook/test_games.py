"""The books that we ship: complete, sound, and true to ledger and engine."""

from __future__ import annotations

import hashlib
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path

import pypdfium2
import pypdfium2.raw
import pytest
import toy
import yaml
from accessible import faults

from generator import catalogue, deck, rules
from generator.checks.rulebook import numbers, pdf_findings
from generator.rulebook import Volume, clauses, facts, pdf, volumes
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.rulebook.proof import fact_spans, wrong_facts
from generator.rulebook.spelling import spelled
from generator.rulebook.trim import BOTH, CUT, SET, trimmed
from generator.rulebook.typed import typed_in
from generator.units import PT_PER_MM

_WRITTEN = [
    slug
    for slug in rules.slugs()
    if toy.project().find_file("templates/rulebooks", f"{slug}.html.j2")
    and slug in toy.project().catalogues()
]
#: The games that have a book for the table and one for those who argue.
_TWO = [
    slug
    for slug in _WRITTEN
    if toy.project().find_file("templates/rulebooks", f"{slug}-rulings.html.j2")
]
_TRAPS = Path(__file__).parent / "traps"


class Books:
    """A game and the HTML of its books, each made once."""

    def __init__(self, slug: str) -> None:
        project = toy.project()
        self.slug = slug
        self.deck = deck.build(catalogue.load(project.catalogue(slug), project))
        self.pack = rules.pack(slug)
        self.volumes = volumes(self.deck, project)
        self.pages = {volume.name: self.page(volume, BOTH) for volume in self.volumes}
        self.play = self.pages["rulebook"]

    def page(self, volume: Volume, paper: str) -> str:
        return render(
            self.deck, toy.project(), self.pack, no_picture, paper=paper, volume=volume
        )  # fmt: skip

    @property
    def all(self) -> str:
        return "".join(self.pages.values())

    def rule(self, clause: str) -> str:
        """A rule and what is told of it, as text of the book for the table."""
        start = self.play.index(f'data-clause="{clause}"')
        end = re.compile(r'<div class="rule |</section>|<aside').search(self.play, start)
        assert end is not None
        return toy.plain(self.play[self.play.index(">", start) + 1 : end.start()])


_made: dict[str, Books] = {}


def _books(slug: str) -> Books:
    if slug not in _made:
        _made[slug] = Books(slug)
    return _made[slug]


@pytest.fixture(scope="module", params=_WRITTEN)
def game(request: pytest.FixtureRequest) -> Books:
    return _books(request.param)


@pytest.fixture(scope="module", params=_TWO)
def two(request: pytest.FixtureRequest) -> Books:
    return _books(request.param)


def test_every_rule_of_the_engine_is_printed(game: Books) -> None:
    assert clauses.gather(game.pack).unprinted(game.play) == []


def test_every_number_is_a_fact_and_agrees(game: Books) -> None:
    for volume in game.volumes:
        page = game.pages[volume.name]
        assert typed_in(toy.project(), volume.template) == []
        assert len(fact_spans(page)) > 10
        assert wrong_facts(page, facts.gather(game.deck, game.pack.game).values) == []


def test_every_card_and_credit_is_listed(game: Books) -> None:
    last = game.pages[game.volumes[-1].name]
    checklist = toy.plain(last[last.index('id="checklist"') :])
    for card in game.deck.cards:
        assert card.name in checklist, card.id
    for credit in game.deck.catalogue.credits:
        assert credit.who in checklist and credit.who in toy.plain(game.play)


def test_what_readers_expect_is_there(game: Books) -> None:
    for part in ('id="goal"', 'class="example', 'class="qa"', 'id="rulings"', 'class="quick"'):
        assert part in game.all, part


class TestTwoBooks:
    def test_the_one_for_the_table_is_in_words_of_players(self, two: Books) -> None:
        aside = r'<style.*?</style>|<section class="imprint">.*?</section>'
        said = toy.plain(re.sub(aside, "", two.play, flags=re.DOTALL))
        for word in ("seed", "heuristic", "source", "ledger", "option", "random", "simulat"):
            assert not re.search(rf"\b{word}", said, re.IGNORECASE), word
        assert not re.search(r"\blines? \d", said)
        assert two.pack.game.ledger.source not in said

    def test_every_line_of_the_quick_reference_names_its_rule(self, two: Books) -> None:
        """Structure is checked wherever a book is made: what a link names is there."""
        quick = two.play[two.play.index('<section class="quick"') :]
        lines = re.findall(r"<li>(.*?)</li>|<tr>(<td.*?)</tr>", quick, re.DOTALL)
        assert len(lines) > 12
        for item, row in lines:
            named = re.findall(r'href="#([^"]+)"[^>]*>([^<]+)<', item or row)
            assert named, item or row
            assert all(f"{two.slug}-{number}" == name for name, number in named)
            assert {name for name, _ in named} <= set(two.pack.clauses)

    def test_traps_are_answered_where_their_rule_stands(self, two: Books) -> None:
        traps = yaml.safe_load((_TRAPS / f"{two.slug}.yaml").read_text("utf-8"))
        assert len(traps) == 15 == len({trap["question"] for trap in traps})
        for trap in traps:
            text, at = two.rule(trap["rule"]), 0
            for words in trap["words"]:
                assert words in text[at:], (trap["question"], words, text)
                at = text.index(words, at)

    def test_large_numbers_have_their_comma(self, two: Books) -> None:
        """5,000, not 5000; years, a seed and the texts that are hashed stay as they are."""
        said = re.sub(r"<code.*?</code>", "", "".join(two.pages.values()), flags=re.DOTALL)
        said = re.sub(r"\b(?:seed |nonce |HashRate:)\d+|\b20[12]\d\b", "", _visible(said, " "))
        assert re.findall(r"(?<![\w.,/#-])\d{4,}(?![\w/])", said) == []

    def test_pictures_tell_the_numbers_that_stand_in_them(self, two: Books) -> None:
        """For who hears them: worths, coins, cards left. Smaller ones may be numbers of steps."""
        for drawing in re.findall(r"<svg\b.*?</svg>", two.play, re.DOTALL):
            title = re.search(r"<title>(.*?)</title>", drawing, re.DOTALL)
            words = re.findall(r"<text\b[^>]*>(.*?)</text>", drawing, re.DOTALL)
            numbers = set(re.findall(r"\d{2,}", toy.plain(" ".join(words))))
            heard = title[1] if title else ""
            untold = {
                number
                for number in numbers
                if not re.search(rf"\b{number}\b|{spelled(int(number))}", heard)
            }
            assert not title or not untold, (heard, untold)

    def test_no_quote_is_straight(self, two: Books) -> None:
        for page in two.pages.values():
            said = _visible(page)
            assert not re.search(r"['\"]|&#3[49];|&quot;", said)


def _visible(page: str, tag: str = "") -> str:
    """What a page says, as it is written in its HTML, with this in place of each tag."""
    return re.sub(r"<style.*?</style>|<[^>]*>", tag, page, flags=re.DOTALL)


def test_examples_of_turns_name_all_events_that_fired() -> None:
    """An event that fires and isn't told of was an error of the first edition."""
    turns = re.findall(
        r'<aside class="example turn" data-fired="([^"]*)">(.*?)</aside>',
        _books("war-of-coins").play, re.DOTALL,
    )  # fmt: skip
    called = {
        "joker": "joker", "double_spending": "Double Spending", "complete_transaction": "Complete",
        "fixed_double_spending": "fixes", "longest_chain": "Longest Chain",
        "matching_public_private_key": "Matching Keys", "chain_of_block": "Chain of Block",
    }  # fmt: skip
    assert {event for fired, _ in turns for event in fired.split()} == set(called)
    for fired, told in turns:
        words = toy.plain(told)
        for event, name in called.items():
            assert (event in fired.split()) == (name in words), (event, words)


def test_the_hash_that_readers_are_to_check_is_right() -> None:
    """In the second book of Vires In Numeris: the text on its commands, and its whole hash."""
    said = toy.plain(_books("vires-in-numeris").pages["rulings"])
    texts = set(re.findall(r"printf (HashRate:\d+)", said))
    hashes = re.findall(r"\b[0-9a-f]{64}\b", said)

    assert [hashlib.sha256(text.encode()).hexdigest() for text in texts] == hashes
    assert f"begins with {hashes[0][:8]}," in said


@pytest.fixture(scope="module")
def printed(game: Books, shared: Path) -> dict[str, pdf.Pdf]:
    """The books on paper, made once a run, whichever worker asks."""
    made = shared / f"books-{game.slug}"
    with made.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not made.exists():
            books = {volume.name: pdf.make(game.pages[volume.name]) for volume in game.volumes}
            half = made.with_suffix(".half")
            half.write_bytes(pickle.dumps(books))
            half.rename(made)
    found: dict[str, pdf.Pdf] = pickle.loads(made.read_bytes())
    return found


def test_pages_and_one_quick_reference(game: Books, printed: dict[str, pdf.Pdf]) -> None:
    """Eight pages are one sheet, folded twice."""
    assert 6 <= printed["rulebook"].pages <= (8 if game.slug in _TWO else 16)
    assert printed["rulebook"].quick_pages == 1
    if "rulings" in printed:
        assert printed["rulings"].pages <= 10 and printed["rulings"].quick_pages == 0


def test_the_paper_says_each_number_that_the_page_states(
    game: Books, printed: dict[str, pdf.Pdf], tmp_path: Path
) -> None:
    """As `check --files` reads it: three figures in a row that PDFium tells in another order were
    found by the benchmark, by no test."""
    for name, book in printed.items():
        (tmp_path / f"{name}.pdf").write_bytes(book.data)

    stated = numbers(game.pages)
    found = list(pdf_findings(game.deck, stated, tmp_path, [f"{name}.pdf" for name in printed]))

    assert all(stated.values()) and found == []


def test_no_page_of_play_is_half_empty(game: Books, printed: dict[str, pdf.Pdf]) -> None:
    if game.slug in _TWO:
        shares = list(_filled(printed["rulebook"].data))[:-1]
        assert min(shares) > 0.6, shares


def test_rules_are_printed_large_enough(game: Books, printed: dict[str, pdf.Pdf]) -> None:
    """9.5 pt and more, on the page in the middle of Play, where the rules are."""
    sizes = Counter(_sizes(printed["rulebook"].data, 3))

    assert sizes.most_common(1)[0][0] >= 9.5, (game.slug, sizes)


def test_booklets_of_play_are_full_and_legible(game: Books) -> None:
    """No leaf but the last two, the imprint's and the quick reference, is half empty; nothing in
    a drawing is under 7.5 pt."""
    if game.slug in _TWO:
        made = pdf.make(game.page(game.volumes[0], "a5"))
        shares = list(_filled(made.data))[:-2]
        assert min(shares) > 0.55, shares
        sizes = {size for page in range(made.pages) for size in _sizes(made.data, page)}
        assert min(sizes) >= 7.5, sizes


def test_booklets_of_play_fit_half_a_letter_page_too(game: Books) -> None:
    """It is narrower than A5; sixteen small pages are four sheets, and the last is the quick
    reference."""
    if game.slug in _TWO:
        made = pdf.make(game.page(game.volumes[0], "half-letter"))
        assert made.pages <= 16 and made.quick_pages == 1, made.pages


def test_they_are_accessible_as_they_claim(printed: dict[str, pdf.Pdf]) -> None:
    """On each paper that they are cut to: where a cover lies is told of what is left of it."""
    for name, made in printed.items():
        for paper in CUT:
            assert faults(trimmed(made.data, paper)) == [], (name, paper)


def test_no_cell_is_for_the_eye_alone(game: Books) -> None:
    """A sign that stands for a word has that word: a table of badges was empty to who hears it."""
    cells = re.findall(r"<t([dh])\b[^>]*>(.*?)</t\1>", game.all, re.DOTALL)

    assert [cell for _, cell in cells if "<" in cell and not toy.plain(cell).strip()] == []


def test_words_of_charts_are_not_smaller_than_notes(
    game: Books, printed: dict[str, pdf.Pdf]
) -> None:
    """8.5 pt, whatever a style sheet does to a chart's width."""
    heights = [
        height for made in printed.values() for height in _heights(made.data, "half end within")
    ]

    assert len(heights) == game.all.count("half end within")
    assert all(height / _LINE >= 8.5 for height in heights)


#: How high a line of the body font is, by its size.
_LINE = 1.3
#: The foot of a page, in pt, and of the page that both papers are cut from.
_FOOT, _FOOT_OF_BOTH = 52, 77


def _heights(data: bytes, words: str) -> Iterator[float]:
    """The height in pt of the line of each place where the words stand, in page order."""
    for page in pypdfium2.PdfDocument(data):
        text = page.get_textpage()
        search = text.search(words)
        while (found := search.get_next()) is not None:
            _, bottom, _, top = text.get_charbox(found[0], loose=True)
            yield top - bottom


def _sizes(data: bytes, page: int) -> Iterator[float]:
    """The size in pt of each letter on a page; blanks have none."""
    text, matrix = pypdfium2.PdfDocument(data)[page].get_textpage(), pypdfium2.raw.FS_MATRIX()
    for at in range(text.count_chars()):
        if not text.get_text_range(at, 1).strip():
            continue
        pypdfium2.raw.FPDFText_GetMatrix(text.raw, at, matrix)
        yield round(pypdfium2.raw.FPDFText_GetFontSize(text.raw, at) * abs(matrix.d), 1)


def _filled(data: bytes) -> Iterator[float]:
    """How far down words stand on each page, as a share of its height, the foot left out."""
    for page in pypdfium2.PdfDocument(data):
        text, height = page.get_textpage(), page.get_height()
        foot = _FOOT_OF_BOTH if height > SET.h * PT_PER_MM - 1 else _FOOT
        boxes = (text.get_rect(at) for at in range(text.count_rects()))
        yield (
            1 - min((bottom for _, bottom, _, _ in boxes if bottom > foot), default=height) / height
        )
