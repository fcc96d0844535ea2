"""Game of War: the catalogue holds the facts, and each face tells its card in full."""

from __future__ import annotations

import csv
import math
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from ours import opened
from PIL import Image

from generator import catalogue, deck, rules
from generator.art.outlines import flattened
from generator.drawing.drawing import Group, Item, Use
from generator.drawing.drawing import Path as Outline
from generator.faces import Drawing, Faces
from generator.games.war.art.courts.assembly import figure
from generator.games.war.art.courts.faces import face
from generator.games.war.art.courts.people import person
from generator.games.war.art.suits import SUITS
from generator.painting import png
from generator.project import Project

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def faces() -> Faces:
    project = Project.find(ROOT)
    return Faces(deck.build(catalogue.load(project.catalogue("war"), project)), project)


@pytest.fixture(scope="module")
def drawings() -> dict[str, Drawing]:
    """All faces and the back; planning raises if any text does not fit."""
    return opened("war").drawings


def test_every_card_of_the_facts_is_there_in_order(faces: Faces) -> None:
    with (ROOT / "tests/facts/war.csv").open() as file:
        facts = [tuple(row.values()) for row in csv.DictReader(file)]

    cards = [
        (
            card.id,
            str(card.copies),
            str(card.facts["rank"]),
            str(card.facts.get("suit") or ""),
            str(card.facts["strength"]),
        )
        for card in faces.deck.cards
    ]

    assert cards == facts


def test_each_face_tells_its_card(faces: Faces, drawings: dict[str, Drawing]) -> None:
    """The collector number in the frame, and the index; each twice, once for each way up."""
    for card in faces.deck.cards:
        text = drawings[card.id].text()
        lines = Counter(text.split("\n"))
        assert lines[f"No. {card.first}/54"] >= 2, card.id
        assert faces.deck.edition not in text, "a changed word changes no other face"
        index = list("JOKER") if card.kind == "joker" else [str(card.facts["rank"])]
        assert all(lines[letter] >= 2 for letter in index), card.id


def test_a_number_card_shows_as_many_pips_as_its_rank(
    faces: Faces, drawings: dict[str, Drawing]
) -> None:
    for card in faces.deck.cards:
        if card.kind == "number":
            pips = [name for name in _stamps(drawings[card.id].items) if "engraved-suit" in name]
            assert len(pips) == card.facts["strength"], card.id
            assert len(set(pips)) == 1, "one pip, drawn once"


def test_neither_joker_ranks_over_the_other(drawings: dict[str, Drawing]) -> None:
    """Same words at the same places; only the drawing and the metal differ."""
    gold, graphite = (drawings[name] for name in ("X1", "X2"))
    words = [
        [run.text for run, _ in joker.runs() if "/54" not in run.text] for joker in (gold, graphite)
    ]
    assert words[0] == words[1]


def test_no_two_courts_share_a_drawing_of_the_face() -> None:
    """Twelve people: no face is another's, nor its mirror image, nor one in a smaller hat."""
    seen = {}
    for rank in "JQK":
        for suit in SUITS:
            look = person(rank, suit).look
            for way in (-1, 1):
                other = replace(look, to=way if look.to else 0)
                drawn = tuple(layer.path for layer in face(other))
                assert seen.setdefault(drawn, (rank, suit)) == (rank, suit)
    assert len({person(rank, suit).look for rank in "JQK" for suit in SUITS}) == 12


@pytest.mark.parametrize("rank", ["J", "Q", "K"])
def test_heads_of_a_rank_are_built_each_in_its_own_way(rank: str) -> None:
    """Jaws, eyes and brows: with the clothes covered, one still knows who it is."""
    looks = [person(rank, suit).look for suit in SUITS]
    for part in ("shape", "eye", "brow"):
        assert len({(look.view == "profile", getattr(look, part)) for look in looks}) == 4, part


@pytest.mark.parametrize("who", [(rank, suit) for rank in "JQK" for suit in SUITS], ids="".join)
def test_only_scraps_of_a_halo_are_papered_over(who: tuple[str, str]) -> None:
    """A cut that went wrong once took one whole side of a Jack's halo."""
    (scraps,) = [one.path for one in figure(*who) if one.fill == one.line == "paper"]
    assert abs(_area(scraps)) < 10, who


def _area(path: Outline) -> float:
    """Of all its outlines, mm2."""
    return sum(
        (x1 * y2 - x2 * y1) / 2
        for points in flattened(path, 0.03)
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)
    )


def test_an_arm_that_holds_something_bends_at_an_elbow() -> None:
    """An upper arm from the shoulder and a forearm up to the wrist, nearly as long; the twelve
    don't all have the same shoulders."""
    bodies = set()
    for rank in "JQK":
        for suit in SUITS:
            who = person(rank, suit)
            bodies.add(who.body)
            wrists = {side: wrist for side in (-1, 1) if (wrist := who.wrist(side)) is not None}
            assert wrists, "everybody holds something"
            for side, wrist in wrists.items():
                elbow, shoulder = who.posture.elbow(side), who.posture.shoulder(side)
                upper, fore = math.dist(shoulder, elbow), math.dist(elbow, wrist)
                assert upper > 5.5, (rank, suit)
                assert 0.6 < fore / upper < 1.5, (rank, suit)
                assert elbow[1] > max(shoulder[1], wrist[1]) + 3, "the elbow hangs below both"
    assert len(bodies) >= 6


@pytest.mark.parametrize("name", ["back-main", "KC", "QH", "JS", "X1"])
def test_head_and_foot_are_alike(drawings: dict[str, Drawing], name: str) -> None:
    """A half turn changes nothing but the smoothing of edges, so that no card is marked."""
    drawing = drawings[name]
    picture = png.paint(drawing, 100, bleed=name.startswith("back"))
    turned = picture.transpose(Image.Transpose.ROTATE_180)
    far = np.abs(np.asarray(picture, dtype=int) - np.asarray(turned, dtype=int)).mean(axis=2)
    height, width = (side // 8 * 8 for side in far.shape)
    blocks = far[:height, :width].reshape(height // 8, 8, width // 8, 8).mean(axis=(1, 3))

    assert blocks.max() < 12


def _stamps(items: tuple[Item, ...]) -> list[str]:
    out: list[str] = []
    for item in items:
        if isinstance(item, Use):
            out.append(item.stamp)
        elif isinstance(item, Group):
            out += _stamps(item.items)
    return out


def test_the_aids_say_what_the_ledger_says(faces: Faces) -> None:
    """Ranks, numbers of cards and those which its pictures show, from the rows of the rules."""
    rows = {row.id: row.expected for row in rules.game("war").ledger.rows}
    aid = faces.deck.catalogue.components["aid"]
    front, back = (aid.params["values"][side] for side in ("front", "back"))
    ranks = [*front["ranks"], front["top"].capitalize()]
    bold = {
        told: re.findall(r"[*][*](\w+)[*][*]", told) for told in (back["words"], back["ends"][0][0])
    }

    assert aid.count == rows["players"]
    assert " ".join(ranks) == rows["rank-order"]
    higher, lower = (ranks.index(rank) for rank, _ in front["turned"])
    assert higher > lower
    down, up = rows["war-face-down"], rows["war-face-up"]
    assert list(bold.values()) == [[str(down), str(up), "all"], [str(rows["war-cards-needed"])]]
    assert str(rows["cards-to-win"]) in back["goal"].split()
    for row in back["rows"]:
        assert [laid == "-" for laid in row] == [False, *[True] * down, *[False] * up]
    (tied, winner), (other, loser) = ((row[0][0], row[-1][0]) for row in back["rows"])
    assert tied == other and ranks.index(winner) > ranks.index(loser)
