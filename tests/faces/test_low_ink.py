"""The low-ink edition of every shipped deck: a third of the ink, and nothing else is lost.

Ink is measured on the painted faces, as a print shop would from our files: C + M + Y + K of each
pixel by the naive conversion with full grey replacement, the mean of the whole deck, each copy with
its back. That it is as readable as the full one tests/checks/preflight/test_decks.py tells.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest
from ours import GAMES, opened
from PIL import Image
from user import written

from generator.checks import sheetfile
from generator.faces import Drawing
from generator.painting import png
from generator.workshop.open_game import OpenGame

DPI = 50
WHITE = (255, 255, 255)


@cache
def painted(slug: str, ink: str) -> dict[str, Image.Image]:
    """Every face and back."""
    return {name: png.paint(face, DPI) for name, face in opened(slug, ink).drawings.items()}


def coverage(image: Image.Image) -> float:
    """C + M + Y + K, 1.0 for a ground of one full ink."""
    parts = np.asarray(image, dtype=float) / 255
    most = parts.max(axis=2)
    colours = (most[..., None] - parts) / np.where(most > 0, most, 1)[..., None]
    return float((1 - most + colours.sum(axis=2)).mean())


def mean_of_deck(slug: str, ink: str) -> float:
    """The mean coverage of every side of every copy."""
    faces, deck = painted(slug, ink), opened(slug, ink).deck
    sides = [
        coverage(faces[name])
        for card, _ in deck.copies()
        for name in (card.id, f"back-{card.back}")
    ]
    assert len(sides) == 2 * deck.total
    return sum(sides) / len(sides)


@pytest.mark.parametrize(
    ("colour", "ink"),
    [("white", 0), ("black", 1), ("#808080", 0.5), ("#FF0000", 2), ("#00FFFF", 1)],
)
def test_the_measure_is_the_print_shops(colour: str, ink: float) -> None:
    assert coverage(Image.new("RGB", (4, 4), colour)) == pytest.approx(ink, abs=0.01)


@pytest.mark.parametrize("slug", GAMES)
def test_it_takes_under_a_third_of_the_ink(slug: str) -> None:
    assert mean_of_deck(slug, "low") < mean_of_deck(slug, "full") / 3


@pytest.mark.parametrize("slug", GAMES)
def test_every_ground_is_white(slug: str) -> None:
    """Nothing dark runs along the cut, and no colour covers more than white does."""
    for name, image in painted(slug, "low").items():
        pixels = np.asarray(image)
        edge = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])

        assert edge.mean() > 225, name
        assert max(image.getcolors(image.width * image.height))[1] == WHITE, name


def words(drawing: Drawing) -> list[tuple[object, ...]]:
    """Every run of text: its words, its type, and the matrix that places it."""
    return [
        (run.text, run.font, run.size, run.x, run.y, run.glyphs, run.pens, matrix)
        for run, matrix in drawing.runs()
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_every_word_stands_where_it_stood(slug: str) -> None:
    full, low = opened(slug, "full"), opened(slug, "low")

    assert full.deck.edition == low.deck.edition
    assert list(full.drawings) == list(low.drawings)
    for name, drawing in full.drawings.items():
        assert words(drawing) == words(low.drawings[name]), name


@pytest.mark.parametrize("slug", GAMES)
def test_cards_lie_on_the_sheets_where_they_lay(slug: str, tmp_path: Path) -> None:
    """A sheet of one edition can be printed behind, or instead of, one of the other."""
    seen = [
        sheetfile.read(written(tmp_path / ink, opened(slug, ink).sheets("a4").files)[0]).seen
        for ink in ("full", "low")
    ]

    assert seen[0]
    assert seen[0] == seen[1]


def test_two_colours_for_four_suits() -> None:
    """The Game of War in red and black, and with a colour for each suit."""
    full, four, two = (opened("war", ink) for ink in ("full", "four-colour", "two-colour"))

    def colours(game: OpenGame) -> list[str]:
        suits = ("clubs", "spades", "diamonds", "hearts")
        return [game.catalogue.palette[suit] for suit in suits]

    clubs, spades, diamonds, hearts = colours(two)
    assert clubs == spades != diamonds == hearts
    assert len(set(colours(full))) == len(set(colours(four))) == 4
    for game, ink in ((four, clubs), (two, clubs)):
        used = {run.colour for run, _ in game.drawings["7S"].runs()}
        assert ink in used
