"""What a game cites can be looked up: `SOURCE.md` in its folder tells each cited line in our words.

A game joins by having the file. Citations are the `lines` of ledger, rulings and published claims,
and `source 78` or `(source 63, 65-67)` in comments and docstrings of its code. A source may also
have a numbered list of cards: `card 5` and `cards 37, 41` are places in it, and stand after lines.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator import rules

CLAIMS = Path(__file__).parents[2] / "templates" / "rulebooks" / "claims"
_PLACE = r"\d+(?:-\d+)?"
_CITED = re.compile(rf"\bsource ({_PLACE}(?:(?:,|;| or| and) {_PLACE})*)")
_CARDS = re.compile(rf"\bcards? ({_PLACE}(?:(?:,| and) {_PLACE})*)")
#: What is cited: a line ("", 78), or a place in the card list ("card", 5).
Cited = tuple[str, int]
_ROW = re.compile(rf"\| *((?:card )?{_PLACE}(?:, {_PLACE})*) *\| *(.*\S) *\|")


def home(slug: str) -> Path:
    """A shipped game's folder."""
    source = rules.pack(slug).source
    assert source is not None
    return source


TOLD = [slug for slug in rules.slugs() if (home(slug) / "SOURCE.md").is_file()]


def numbers(lines: str, of: str = "") -> set[Cited]:
    """The numbers of "63, 65-67"; what stands behind `card` is a place in the card list."""
    before, *behind = re.split(r"\bcards? ", lines, maxsplit=1)
    found: set[Cited] = set()
    for place in re.findall(_PLACE, before):
        first, _, last = place.partition("-")
        found |= {(of, number) for number in range(int(first), int(last or first) + 1)}
    return found.union(*(numbers(part, "card") for part in behind))


def cited_in(code: str) -> set[Cited]:
    """What comments and docstrings cite, also where a citation is broken over two lines."""
    flowing = re.sub(r"\s*\n\s*(?:# ?)?", " ", code)
    lines = {number for places in _CITED.findall(flowing) for number in numbers(places)}
    return lines | {card for places in _CARDS.findall(flowing) for card in numbers(places, "card")}


def citations(slug: str) -> Iterator[tuple[str, set[Cited]]]:
    """(where, what is cited there); cards only where the source has a list of them."""
    listed = any(name for row, _ in told(slug) for name, _ in row)
    for where, cited in all_citations(slug):
        yield where, {(name, number) for name, number in cited if listed or not name}


def all_citations(slug: str) -> Iterator[tuple[str, set[Cited]]]:
    """(where, what looks like a citation there)."""
    ledger = rules.game(slug).ledger
    for one in (*ledger.rows, *ledger.rulings):
        yield f"ledger {one.id}", numbers(one.lines)
    for claim in json.loads((CLAIMS / f"{slug}.json").read_text("utf-8"))["claims"]:
        yield f"claim {claim['id']}", numbers(claim["lines"])
    for file in sorted(home(slug).rglob("*.py")):
        yield str(file.relative_to(home(slug))), cited_in(file.read_text("utf-8"))


def told(slug: str) -> list[tuple[set[Cited], str]]:
    """(lines, what they say) of each row."""
    text = (home(slug) / "SOURCE.md").read_text("utf-8")
    rows = (_ROW.fullmatch(line) for line in text.splitlines())
    return [(numbers(row[1]), row[2]) for row in rows if row]


def test_how_citations_are_read() -> None:
    code = (
        '"""Plays (source 4,\n    6-7; C2) the source 3 times."""\nx = 1  # war: source 9 or\n# 11'
    )

    assert cited_in(code) == {("", number) for number in (3, 4, 6, 7, 9, 11)}
    assert cited_in("(C12; source 73-75 says so), line 80") == {("", n) for n in (73, 74, 75)}
    assert cited_in("source 47; cards 37, 41") == {("", 47), ("card", 37), ("card", 41)}
    assert numbers("68, card 36") == {("", 68), ("card", 36)}


def test_war_tells_its_source() -> None:
    """And cites it everywhere: in ledger, rulings, claims and engine."""
    assert "war" in TOLD
    assert {where.partition(" ")[0] for where, lines in citations("war") if lines} >= {
        "ledger",
        "claim",
        "rules/state.py",
        "rules/deck.py",
        "rules/game.py",
    }


@pytest.mark.parametrize("slug", TOLD)
def test_every_cited_line_is_told(slug: str) -> None:
    """Nobody needs the source at hand to know what a citation rests on."""
    rows = set().union(*(lines for lines, _ in told(slug)))

    assert {where: sorted(lines - rows) for where, lines in citations(slug) if lines - rows} == {}


@pytest.mark.parametrize("slug", TOLD)
def test_rows_are_in_order_and_no_line_is_told_twice(slug: str) -> None:
    rows = [sorted(lines) for lines, _ in told(slug)]
    lines = [line for row in rows for line in row]

    assert rows == sorted(rows)
    assert len(lines) == len(set(lines)) > 0


@pytest.mark.parametrize("slug", TOLD)
@pytest.mark.parametrize("what", ["Title", "Authors", "Licence", "Published", "SHA-256"])
def test_the_source_is_named(slug: str, what: str) -> None:
    """Its title, authors, licence, where it is published, and which text we read."""
    text = (home(slug) / "SOURCE.md").read_text("utf-8")
    (said,) = re.findall(rf"^\| {what} \| (.+) \|$", text, flags=re.MULTILINE)

    assert what != "SHA-256" or re.fullmatch(r"`[0-9a-f]{64}`", said)
