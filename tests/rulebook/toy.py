"""A toy game for the rulebook's tests: four cards, a die, three rules, and pictures in one colour.

The records look like those of `generator.deck` and `generator.rules`, as far as a rulebook asks.
"""

from __future__ import annotations

import html
import re
import struct
import zlib
from types import SimpleNamespace
from typing import Any

from generator.project import Project, shipped_root
from generator.rulebook.pictures import Tilted
from generator.rules.contract import Option
from generator.rules.ledger import Ledger, Row, Ruling
from generator.rules.pack import GamePack
from generator.units import Size

CLAUSES = {
    "toy-1.1": "Shuffle the cards and deal them all.",
    "toy-1.2": "The die stays in the middle.",
    "toy-2.1": "The higher card takes the die.",
}
SECTIONS = {"toy-1": "Setting up", "toy-2": "Playing"}


#: The piece of paper that all cards are.
STOCK = SimpleNamespace(size=Size(60.0, 90.0))


def card(id: str, kind: str, copies: int, number: str, name: str, **facts: object) -> Any:
    return SimpleNamespace(
        id=id,
        printing_of=id,
        kind=kind,
        copies=copies,
        number=number,
        facts=facts,
        words={"name": name},
        name=name,
        back="main",
        stock=STOCK,
    )


def deck(slug: str = "toy", template: str = "", **changes: Any) -> Any:
    cards = (
        card("A1", "ace", 1, "1/5", "Ace of Roses", rank="ace", strength=2),
        card("B1", "bee", 3, "2\u20134/5", "Bumblebee", rank="bee", strength=1),
        card("B2", "bee", 1, "5/5", "Queen Bee", rank="bee", strength=3),
    )
    catalogue = SimpleNamespace(
        slug=slug,
        title="Toy Game",
        tagline="A game for tests.",
        language="en",
        players=range(2, 5),
        minutes="5-10",
        ages="6+",
        card=STOCK,
        backs={"main": None, "night": None},
        components={"die": SimpleNamespace(count=1, title="Die", about="any die")},
        rulebook=SimpleNamespace(template=template, params={}) if template else None,
        credits=(
            SimpleNamespace(
                what="Rules",
                who="A. Nobody",
                licence="CC BY-SA 4.0",
                source="a book",
                url="https://example.org/toy",
                changes="",
            ),
        ),
        notice="Toys are not for eating.",
        licence="CC BY-SA 4.0",
        field_words={},
        palette={},
    )
    for name, value in changes.items():
        setattr(catalogue, name, value)
    return SimpleNamespace(
        slug=slug,
        title=catalogue.title,
        edition="c0ffee",
        catalogue=catalogue,
        cards=cards,
        families=cards,
        total=5,
        backs=catalogue.backs,
        back_stocks=dict.fromkeys(catalogue.backs, STOCK),
    )


class Engine:
    """A game with a ledger and rules and nothing to play."""

    slug = "toy"
    title = "Toy Game"
    players = range(2, 5)
    options = (Option("wild", False, (False, True), "Bees are wild."),)
    ledger = Ledger(
        "sources/toy.txt",
        (
            Row("cards-total", "cards", 5, "1", "stated", lambda e: 5),
            Row("cards-each", "cards each", (2, 1, 1), "2-3", "derived", lambda e: (2, 1, 1)),
            Row("die-sides", "sides of the die", 6, "-", "assumed", lambda e: 6, "As usual."),
        ),
        (Ruling("T1", "3, 7-8", "Who starts?", "The youngest.", "Nobody says.", "wild"),),
    )


ENGINE: Any = Engine()
PACK = GamePack(game=ENGINE, clauses=CLAUSES, sections=SECTIONS)


class Painter:
    """Pictures of one pixel, and a record of what was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, float]] = []

    def __call__(self, subject: Any, width_mm: float) -> bytes:
        of, how = (subject.of, " tilted") if isinstance(subject, Tilted) else (subject, "")
        self.asked.append(((of if isinstance(of, str) else of.id) + how, width_mm))
        return PIXEL


def _chunk(kind: bytes, data: bytes) -> bytes:
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


PIXEL = (
    b"\x89PNG\r\n\x1a\n"
    + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\x00\x20\x60\xa0"))
    + _chunk(b"IEND", b"")
)


def project(folder: Any = None, **templates: str) -> Project:
    """What we ship, or a project in `folder` with these rulebook templates (`toy` is
    toy.html.j2)."""
    if folder is None:
        return Project(shipped_root(), shipped_root() / "output")
    (folder / "cards").mkdir(exist_ok=True)
    place = folder / "templates" / "rulebooks"
    place.mkdir(parents=True, exist_ok=True)
    for name, text in templates.items():
        (place / f"{name}.html.j2").write_text(text, encoding="utf-8")
    return Project(folder, folder / "output")


def plain(page: str) -> str:
    """A page's text without its tags."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", page)).split())
