"""War of Coins: the catalogue holds the facts, each face tells its card, and landscapes meet."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path as FilePath

import numpy as np
import pytest
from ours import opened
from PIL import ImageChops

from generator import catalogue, deck, rules
from generator.art.outlines import flattened
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, moved
from generator.faces import Drawing, Faces
from generator.games.war_of_coins.art.constellations import NIGHTS, stars
from generator.games.war_of_coins.art.emblems import EMBLEMS, emblem_path
from generator.games.war_of_coins.art.landscape import MOTIFS
from generator.painting import png
from generator.project import Project
from generator.units import Size

ROOT = FilePath(__file__).parents[2]


@pytest.fixture(scope="module")
def faces() -> Faces:
    project = Project.find(ROOT)
    return Faces(deck.build(catalogue.load(project.catalogue("war-of-coins"), project)), project)


@pytest.fixture(scope="module")
def drawings() -> dict[str, Drawing]:
    """All faces and the back; planning raises if any text does not fit."""
    return opened("war-of-coins").drawings


def test_every_card_of_the_facts_is_there_in_order(faces: Faces) -> None:
    with (ROOT / "tests/facts/war-of-coins.csv").open() as file:
        facts = [tuple(row.values()) for row in csv.DictReader(file)]

    cards = [
        (
            card.id, str(card.copies), str(card.facts.get("coin") or ""),
            str(card.facts.get("ticker") or ""), card.kind, str(card.facts["group"]),
            str(card.facts["mining_units"]),
        )
        for card in faces.deck.cards
    ]  # fmt: skip

    assert cards == facts


def test_each_face_names_its_card(faces: Faces, drawings: dict[str, Drawing]) -> None:
    """Ticker down the tab, coin and kind at the foot, the collector number before them."""
    for card in faces.deck.cards:
        lines = drawings[card.id].text().split("\n")
        ticker = str(card.facts.get("ticker") or "JOKER")
        joined = "".join(line for line in lines if len(line) == 1)
        assert joined.startswith(ticker), card.id
        coin = str(card.facts.get("coin") or "Joker").upper()
        wanted = [coin, card.words["label"].upper()]
        assert lines[-1] == card.number.split("/")[0], card.id
        assert [word for word in wanted if word not in lines] == [], card.id
        assert faces.deck.edition not in lines, card.id


def test_coin_and_kind_of_a_long_pair_keep_apart(drawings: dict[str, Drawing]) -> None:
    """The foot's two words leave 2 mm between them on every card, its number stands off them."""
    for name, drawing in drawings.items():
        bar = sorted(
            (run.x, run.x + run.width) for run, _ in drawing.runs() if abs(run.y - 85.6) < 0.1
        )
        if bar:
            [(_, number_ends), (left_begins, left_ends), (right_begins, _)] = bar
            assert left_begins - number_ends >= 0.6, name
            assert right_begins - left_ends >= 2, name


def test_only_double_mining_bears_crossed_picks(drawings: dict[str, Drawing]) -> None:
    """The words at the foot say it too: nothing that counts double is told by colour alone."""
    doubles = {name for name, face in drawings.items() if "DOUBLE MINING" in face.text()}

    assert doubles == {"LTC.MI1", "BTC.MI"}


def test_two_mining_cards_of_a_coin_differ(drawings: dict[str, Drawing]) -> None:
    first, second = (np.asarray(png.paint(drawings[f"XRP.MI{k}"], 40)) for k in "12")

    assert (first != second).mean() > 0.05


def _spaced(told: str | list[str]) -> str:
    """What stands in one column, or in several."""
    return told if isinstance(told, str) else " ".join(told)


def test_the_aids_and_the_scrolls_say_what_the_ledger_says(faces: Faces) -> None:
    """Scores, doubles and events, from the rows of the rules."""
    rows = {row.id: row.expected for row in rules.game("war-of-coins").ledger.rows}
    aid, scroll = (
        faces.deck.catalogue.components[name].params["values"] for name in ("aid", "scroll")
    )
    spelled = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    lines = [line for _, lines in aid["back"]["scores"] for line in lines]
    points = [[int(n) for n in re.findall(r"\d+", _spaced(told))] for *_, told in lines]
    counted = [
        [
            spelled.index(w) if w in spelled else int(w.removesuffix("th"))
            for w in re.findall(r"\w+", told)
            if w in spelled or w.removesuffix("th").isdigit()
        ]
        for _, told, _ in lines
    ]
    own = re.findall(
        r"\d+",
        " ".join(f"{held} {but}" for _, held, but in scroll["doubles"]).replace("none", "0"),
    )
    paid, held = zip(*scroll["pays"], strict=True)
    scores = [int(score) for score in scroll["scores"]]
    late = [name for name, _ in aid["back"]["events"] if name.endswith("*")]

    # Exchange in two lines, cards over points; gateways, market; ribbons in three; mining.
    assert tuple(points[1]) == rows["exchange-points"]
    assert points[0] == [*range(3, 3 + len(rows["exchange-points"]))]
    assert counted[2] == [rows["gateways"]]
    assert points[2] == [rows["market-dominance"]]
    for at, row in ((3, "market"), (4, "ribbon"), (7, "mining")):
        assert counted[at] == [rows[f"{row}-first"]]
        assert points[at] == [1]
    assert rows["set-points"] == (points[5][0],) * counted[5][0]
    assert points[6] == [rows["proof-of-work"]]
    assert len(lines) == 8
    assert len(aid["back"]["events"]) == rows["stealing-events"]
    assert len(late) == rows["last-turn-events"]
    assert aid["front"]["target"] == f"{rows['target']}+"
    assert scores == list(range(rows["target"], rows["target"] + len(scores)))
    assert scroll["higher"] == f"{scores[-1] + 1}+"
    # Markers, and what each so many bring: points, then a doubling for each further one.
    assert held == ("with 1 marker", "with 2 or more", "for each after that")
    assert tuple(int(n) for n in paid[:2]) == rows["keep-going-points"][:2]
    assert paid[2] == scroll["factor"]
    assert [int(n) for n in own] == [
        rows["no-market"], rows["junk-coin"], rows["junk-coin-loser"] - 1, *rows["no-hashrate"]
    ]  # fmt: skip


def test_text_keeps_inside_the_safe_zone(drawings: dict[str, Drawing]) -> None:
    for name, drawing in drawings.items():
        for run, (a, b, c, d, e, f) in drawing.runs():
            x, y = a * run.x + c * run.y + e, b * run.x + d * run.y + f
            assert 3 <= x <= 60.5 and 3 <= y <= 85.9, (name, run.text)


def test_the_back_is_the_same_either_way_up(drawings: dict[str, Drawing]) -> None:
    back = np.asarray(png.paint(drawings["back-main"], 100, bleed=True)).astype(int)

    assert np.abs(back - back[::-1, ::-1]).max(axis=2).mean() < 3


def seam(face: Drawing, left: float) -> np.ndarray:
    """4 mm of a face across a cut, from its upper edge to its lower one."""
    view = Group(face.items, moved(-left, 0))
    return np.asarray(
        png.paint(Drawing(face.name, Size(4.0, face.size.h), 0, 0, (view,), face.stamps), 100)
    ).astype(int)


@pytest.mark.parametrize("motif", MOTIFS)
def test_four_cards_in_a_row_are_one_picture(
    motif: str, faces: Faces, drawings: dict[str, Drawing]
) -> None:
    """Whole faces, edge to edge: what the cut divides goes on without a step, 1.3 mm within the
    bleed of the one card and over 2.7 mm of the next."""
    first = 4 * list(MOTIFS).index(motif)
    row = [drawings[card.id] for card in faces.deck.cards[first : first + 4]]
    for one, other in pairwise(row):
        difference = np.abs(seam(one, 63.5 - 1.3) - seam(other, -1.3)).max(axis=2)

        assert (difference > 8).mean() < 0.002, (one.name, other.name)


@pytest.mark.parametrize("motif", [name for name, nights in NIGHTS.items() if nights])
def test_no_star_is_cut(motif: str, faces: Faces, drawings: dict[str, Drawing]) -> None:
    """What is seen of the stars on a face is all of each: white ones are compared with black ones,
    pixel by pixel, and with the same stars alone."""
    first = 4 * list(MOTIFS).index(motif)
    for place, card in enumerate(faces.deck.cards[first : first + 4]):
        for path in (path for path in stars(motif, place) if path.segments):
            assert all(1 < x < 62.5 for [*_, x, _y] in (s for s in path.segments if s[0] != "Z"))
            face = drawings[card.id]
            alone = [Shape(paths.rectangle(face.trim), "#000000"), Shape(path, "#FFFFFF")]
            whole = png.paint(Drawing("", face.size, 0, 0, tuple(alone)), 80)

            seen = ImageChops.difference(*(
                png.paint(replace(face, stamps=_dyed(face, path, colour)), 80)
                for colour in ("#FFFFFF", "#000000")
            ))  # fmt: skip

            assert np.asarray(ImageChops.difference(seen, whole)).max() < 24, card.id


def _dyed(face: Drawing, path: Path, colour: str) -> dict[str, tuple[Item, ...]]:
    """A face's stamps, the shape of that path in a colour."""
    return {
        name: tuple(
            replace(item, fill=colour)
            if isinstance(item, Shape) and item.path.segments == path.segments
            else item
            for item in items
        )
        for name, items in face.stamps.items()
    }


@pytest.mark.parametrize("name", EMBLEMS)
def test_emblems_keep_inside_their_circle(name: str) -> None:
    """But for corners: on a disc they still leave a fifth of its radius free."""
    reach = max(x * x + y * y for contour in flattened(emblem_path(name)) for x, y in contour)

    assert reach**0.5 <= 1.15
