"""Whose rail and aid it is: six colours and six animals that nobody takes for each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from eyes import seen_colour

from generator import catalogue
from generator.catalogue import Catalogue
from generator.components.kit import Kit
from generator.drawing.drawing import Drawing
from generator.games.vires_in_numeris.art.owners import owner_animal
from generator.painting import png
from generator.painting.vision import EYES, luminance
from generator.project import Project, shipped_root
from generator.units import Size

PROJECT = Project(shipped_root(), Path("nowhere"))


@pytest.fixture(scope="module")
def game() -> Catalogue:
    return catalogue.load(PROJECT.catalogue("vires-in-numeris"), PROJECT)


@pytest.fixture(scope="module")
def owners(game: Catalogue) -> list[tuple[str, str]]:
    """Colour and animal of each."""
    return [(one["owner"], one["animal"]) for one in game.components["rail"].params["each"]]


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))


def lightness(colour: tuple[int, ...]) -> float:
    """L* of 0 to 100, which is how light it looks, in grey, too."""
    light = luminance(colour)
    return 116 * light ** (1 / 3) - 16 if light > 0.008856 else 903.3 * light


def test_each_player_has_a_rail_and_an_aid(game: Catalogue, owners: list[tuple[str, str]]) -> None:
    rails, aids = (game.components[name] for name in ("rail", "aid"))

    assert rails.params["each"] == aids.params["each"]
    assert rails.count == aids.count == max(game.players)
    assert len({colour for colour, _ in owners}) == len({who for _, who in owners}) == 6


@pytest.mark.parametrize("ink", ["full", "low"])
def test_colours_stay_apart_to_any_eye_and_in_grey(
    game: Catalogue, owners: list[tuple[str, str]], ink: str
) -> None:
    palette = game.inked(ink).palette
    colours = {name: rgb(palette[f"owner-{name}"]) for name, _ in owners}
    for one, other in combinations(colours, 2):
        a, b = colours[one], colours[other]
        assert abs(lightness(a) - lightness(b)) > 8, f"{one} and {other} in grey"
        for eye in EYES:
            far = np.linalg.norm(np.subtract(seen_colour(eye, a), seen_colour(eye, b)))
            assert far > 40, f"{one} and {other} to {eye}"


def test_animals_are_told_by_their_outlines(owners: list[tuple[str, str]]) -> None:
    """All black, and small: no two have the same shape."""
    shapes = {}
    for _, who in owners:
        black = {"fill": "#000000", "ink": "#000000", "paper": "#000000", "bill": "#000000"}
        items = tuple(owner_animal(who=who, **black))
        drawing = Drawing(who, Size(10, 10), 5.0, 0.0, items)
        shapes[who] = np.asarray(png.paint(drawing, 80, bleed=True).convert("L")) < 128
    for one, other in combinations(shapes, 2):
        both, either = shapes[one] & shapes[other], shapes[one] | shapes[other]
        assert both.sum() / either.sum() < 0.85, f"{one} and {other}"


def test_every_rail_and_aid_shows_its_owner(game: Catalogue) -> None:
    """No two parts look alike, in grey as well, on either side."""
    drawn: dict[str, list[np.ndarray]] = {}
    for part, drawing in Kit(game, PROJECT).wholes():
        if part.of in ("rail", "aid"):
            kind = part.of + drawing.name.endswith("back") * " back"
            grey = np.asarray(png.paint(drawing, 60).convert("L"), dtype=np.int16)
            drawn.setdefault(kind, []).append(grey[:33, :33])  # where its animal is
    assert {kind: len(several) for kind, several in drawn.items()} == {
        "rail": 6,
        "aid": 6,
        "aid back": 6,
    }
    for several in drawn.values():
        for one, other in combinations(several, 2):
            assert (np.abs(one - other) > 40).mean() > 0.1
