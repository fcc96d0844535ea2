"""A book whose words were set before gets other pictures on the same pages: the very bytes that
setting it makes. Where that isn't sure, it is set."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import toy
from PIL import Image, ImageDraw

from generator import kept
from generator.budgets import VARIABLE
from generator.painting.pngfile import encoded
from generator.rulebook import pdf, same_pages
from generator.rulebook.document import Document, compose
from generator.rulebook.pictures import FacePictures
from generator.rulebook.same_pages import Wanted
from generator.units import Size

#: A book that shows one picture twice and another once; both are on its cover, and a third is there
#: only: tilted. The cover's are a fan, in which the next card hides much of one; the middle is
#: upright.
BODY = """{% extends "base.html.j2" %}
{% block book %}<section>{{ chapter('Play', 'toy-2') }}{{ clauses('toy-2') }}
{{ card('A1') }}{{ card('B1') }}{{ card('A1', '10mm') }}</section>{% endblock %}
"""
COVER = ("A1/tilted,-13,1.6865,13,2.6", "B2/tilted,13,1.6865,0,2.6")


@pytest.fixture(autouse=True)
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has set no book yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Document:
    project = toy.project(tmp_path_factory.mktemp("toy"), toy=BODY)
    return compose(toy.deck(), project, toy.PACK, toy.Painter())


@pytest.fixture(scope="module")
def words(book: Document) -> str:
    return book.html


def painted(colour: str, size: tuple[int, int] = (30, 45), mode: str = "RGB") -> bytes:
    return encoded(Image.new(mode, size, colour), 220)


CORNERS = painted("olive"), painted("navy")


def wanted(**pictures: bytes) -> dict[str, Wanted]:
    """What stands tilted on the cover and these, by address; the recipe of each is all of it."""
    return {
        f"picture:card/{name}": Wanted(data.hex(), partial(bytes, data))
        for name, data in (dict(zip(COVER, CORNERS, strict=True)) | pictures).items()
    }


def keep(words: str, pictures: dict[str, Wanted]) -> pdf.Pdf:
    made = pdf.make(words, {address: one.png() for address, one in pictures.items()})
    same_pages.keep(words, pictures, made)
    return made


def test_other_pictures_give_what_setting_the_book_anew_gives(words: str) -> None:
    before = wanted(A1=painted("red"), B1=painted("blue"))
    made = keep(words, before)
    assert same_pages.find(words, before) == made
    for one, other in (("green", "blue"), ("red", "white"), ("blue", "red"), ("grey", "grey")):
        now = wanted(A1=painted(one), B1=painted(other))
        anew = pdf.make(words, {address: picture.png() for address, picture in now.items()})
        assert same_pages.find(words, now) == anew


def test_only_pictures_that_changed_are_made(words: str) -> None:
    keep(words, wanted(A1=painted("red"), B1=painted("blue")))
    now = wanted(A1=painted("green"), B1=painted("blue"))
    for address in ("picture:card/B1", *(f"picture:card/{name}" for name in COVER)):
        now[address] = Wanted(now[address].recipe, lambda: pytest.fail("it is as it was"))
    assert same_pages.find(words, now) is not None


def test_a_changed_face_is_taken_wherever_it_stands_tilted(book: Document) -> None:
    before = turned_in(book, {"A1": "red", "B1": "olive", "B2": "blue"})
    now = turned_in(book, {"A1": "green", "B1": "olive", "B2": "grey"})
    keep(book.html, before)
    anew = pdf.make(book.html, {address: picture.png() for address, picture in now.items()})

    found = same_pages.find(book.html, now)

    assert found == anew
    changed = {address for address, one in now.items() if one.recipe != before[address].recipe}
    assert changed == {"picture:card/A1", *(f"picture:card/{name}" for name in COVER)}


def turned_in(book: Document, colours: dict[str, str]) -> dict[str, Wanted]:
    """The pictures of a book as they are made of faces of these colours, each with a white line."""

    def face(name: str) -> bytes:
        image = Image.new("RGB", (709, 1063), colours[name])
        ImageDraw.Draw(image).line((0, 0, 709, 1063), fill="white", width=9)
        return encoded(image, 300)

    def drawn(card: Any) -> SimpleNamespace:
        return SimpleNamespace(name=card.id, size=Size(60.0, 90.0))

    faces = SimpleNamespace(front=drawn)
    made = FacePictures(None, faces, full=face, recipes=lambda name: sha256(face(name)).hexdigest())
    return {
        address: Wanted(made.recipe(subject, width), partial(made, subject, width))
        for address, subject, width in book.album.asked()
    }


def test_other_words_are_set(words: str) -> None:
    pictures = wanted(A1=painted("red"), B1=painted("blue"))
    keep(words, pictures)
    assert same_pages.find(words.replace("Toy", "Boy"), pictures) is None


@pytest.mark.parametrize(
    "other",
    [
        painted("green", (31, 45)),  # another size may be another layout
        painted("green").replace(b"\0\0\x21\xd5", b"\0\0\x21\xd6"),  # so may another resolution
        painted("gray", mode="L"),  # other colours are embedded otherwise
        b"GIF89a",
    ],
    ids=["size", "resolution", "colours", "format"],
)
def test_what_may_change_more_than_pixels_is_set(words: str, other: bytes) -> None:
    keep(words, wanted(A1=painted("red"), B1=painted("blue")))
    assert other != painted("green")
    assert same_pages.find(words, wanted(A1=other, B1=painted("blue"))) is None
    assert same_pages.find(words, wanted(A1=painted("red"))) is None


def test_pictures_that_cannot_be_told_apart_are_not_kept(words: str) -> None:
    pictures = wanted(A1=painted("red"), B1=painted("red"))
    keep(words, pictures)
    assert same_pages.find(words, pictures) is None


def test_a_picture_that_the_book_does_not_show_is_not_kept(words: str) -> None:
    pictures = wanted(A1=painted("red"), B1=painted("blue"), Z1=painted("green"))
    keep(words, pictures)
    assert same_pages.find(words, pictures) is None


def test_a_book_that_would_be_written_otherwise_is_not_kept(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = same_pages._with
    monkeypatch.setattr(same_pages, "_with", lambda data, new: real(data, new) + b"\n")
    pictures = wanted(A1=painted("red"), B1=painted("blue"))
    keep(words, pictures)
    assert same_pages.find(words, pictures) is None


def test_a_book_of_more_pages_than_may_be_is_refused_as_ever(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = wanted(A1=painted("red"), B1=painted("blue"))
    made = keep(words, pictures)
    monkeypatch.setenv(VARIABLE, f"book-pages={made.pages - 1}")
    assert same_pages.find(words, pictures) is None


def test_what_was_kept_is_believed_only_as_it_was_written(words: str, tmp_path: Path) -> None:
    pictures = wanted(A1=painted("red"), B1=painted("blue"))
    keep(words, pictures)
    [record] = (tmp_path / "data/deckproof" / kept.BOOKS.name).iterdir()
    told = record.read_bytes()
    assert told.count(b'"pages": 2') == 1
    record.write_bytes(told.replace(b'"pages": 2', b'"pages": 3'))
    assert same_pages.find(words, pictures) is None
