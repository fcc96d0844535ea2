"""What a large deck shares and lets go: shapes drawn once, faces that nobody keeps."""

from __future__ import annotations

import gc
import weakref
import zlib
from pathlib import Path

import pikepdf
import pytest
from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFDocument, PDFStream, PDFZCompress

from generator.drawing.drawing import Shape
from generator.faces import plan
from generator.painting import streams
from generator.project import Project
from generator.workshop.open_game import OpenGame
from tests.bench.deck import write_project


@pytest.fixture
def few(tmp_path: Path) -> OpenGame:
    return OpenGame(Project.find(write_project(tmp_path / "p", 12)), "bench")


def test_a_shape_that_is_the_same_on_all_cards_is_one_item(few: OpenGame) -> None:
    one, other = (few.faces.front(card) for card in few.deck.cards[:2])
    shapes = [item for item in one.items if isinstance(item, Shape)]

    assert len(shapes) == 3
    assert all(any(item is mine for item in other.items) for mine in shapes)
    assert [one.origins[id(item)].verb for item in shapes] == ["rect", "rect", "circle"]


def test_a_shape_that_a_loop_repeats_is_an_item_each_time(tmp_path: Path) -> None:
    project = write_project(tmp_path / "p", 2)
    layout = project / "templates" / "faces" / "bench.yaml"
    written = layout.read_text("utf-8")
    layout.write_text(written.replace("items:\n", "items:\n- {for: {i: range(3)}, rect: rules}\n"))
    game = OpenGame(Project.find(project), "bench")

    for card in game.deck.cards:
        first = game.faces.front(card).items[:3]
        assert len({id(item) for item in first}) == 3


def test_faces_of_a_large_deck_are_their_takers_alone(
    few: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plan, "KEPT", 3)
    names = [*(card.id for card in few.deck.cards), "back-main"]
    seen = []
    for drawing in few.plans():
        seen.append((drawing.name, weakref.ref(drawing)))
    del drawing
    gc.collect()

    assert [name for name, _ in seen] == names
    assert [name for name, one in seen if one() is not None] == ["back-main"]


def test_a_stream_says_how_long_it_is_and_breaks_its_lines_as_reportlab_does() -> None:
    content = b"0 0 m\n" * 99
    told = streams.packed({letter: f"/{letter}" for letter in "HGEDCBA"}, content)
    head, _, rest = told.partition(b"\nstream\n")
    data = rest.removesuffix(b"endstream\n")

    assert zlib.decompress(data) == content
    assert int(pikepdf.Object.parse(head)["/Length"]) == len(data)
    usual = PDFStream(PDFDictionary({letter: f"/{letter}" for letter in "HGEDCBA"}), content)
    usual.filters = [PDFZCompress]
    assert told == usual.format(PDFDocument())
