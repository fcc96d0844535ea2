"""The miners' game: the facts that its cards claim, their words, lanes and backs."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import groupby, pairwise
from pathlib import Path

import numpy as np
import pytest
from ours import opened

from generator import catalogue, deck
from generator.colour import parts
from generator.drawing.drawing import Group, Item, Segment, Shape, Use, apply, times
from generator.drawing.paths import svg_path
from generator.faces import Drawing
from generator.games.bitcoin_miner.art import paid
from generator.games.bitcoin_miner.art.aside_kit import ASIDES
from generator.games.bitcoin_miner.art.finds.kit import FINDS
from generator.games.bitcoin_miner.art.rooms import ROOMS
from generator.games.bitcoin_miner.art.trades.kit import PARTS, PLACES
from generator.painting import png
from generator.project import Project

ROOT = Path(__file__).parents[2]
FACTS = ROOT / "tests" / "facts" / "bitcoin-miner.csv"
#: Where each symbol's lane runs, in mm from the left edge: the same on cards and board.
LANES = {"ring": 24.6, "diamond": 34.8, "hexagon": 45.0, "clover": 55.2}
SHAPES = dict(zip("ABCD", LANES, strict=True))


@pytest.fixture(scope="module")
def cards() -> deck.Deck:
    project = Project.find(ROOT)
    return deck.build(catalogue.load(project.catalogue("bitcoin-miner"), project))


@pytest.fixture(scope="module")
def drawings() -> dict[str, Drawing]:
    """Every face and both backs; planning raises for a text that doesn't fit."""
    return opened("bitcoin-miner").drawings


def test_every_card_of_the_list_with_its_facts(cards: deck.Deck) -> None:
    with FACTS.open(encoding="utf-8", newline="") as file:
        wanted = [tuple(row.values()) for row in csv.DictReader(file)]

    found = [
        (
            card.id, str(card.copies), card.kind, str(card.facts["value"]),
            str(card.facts.get("symbols", "")),
            {True: "yes", False: "no", None: ""}[card.facts.get("in_short_deck")],
        )
        for card in cards.families
    ]  # fmt: skip

    assert found == wanted
    assert cards.total == 130


def test_the_short_deck_leaves_forty_block_cards_with_a_star(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    short = {card.id for card in deck.build(cards.catalogue, "short").cards}

    starred = {name for name in drawings if _stamps(drawings[name].items, "short-star")}

    assert starred == {name for name in short if name.startswith("block-")}
    assert len(starred) == 40


def test_the_words_are_on_the_card(cards: deck.Deck, drawings: dict[str, Drawing]) -> None:
    """The value in both corners, and which card it is; nothing says the value a third time but a
    Transaction's coins."""
    for card in cards.cards:
        lines = drawings[card.id].text().split("\n")

        assert lines.count(str(card.facts["value"])) == 2, card.id
        assert lines.count(card.number) == 1, card.id
        assert cards.edition not in lines, card.id


def test_a_symbol_keeps_its_lane_at_both_ends(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    """Else equal symbols would not join where cards overlap on the Blockchain."""
    width, height = cards.catalogue.card.size.w, cards.catalogue.card.size.h
    for card in cards.cards:
        shown = [SHAPES[symbol] for symbol in card.facts.get("symbols") or ()]
        wanted = {(shape, LANES[shape], 10.2) for shape in shown}
        wanted |= {(shape, width - LANES[shape], height - 10.2) for shape in shown}

        found = {
            (shape, round(x, 3), round(y, 3))
            for shape in LANES
            for x, y in _stamps(drawings[card.id].items, f"symbol-{shape}")
        }

        assert found == {(shape, round(x, 3), round(y, 3)) for shape, x, y in wanted}, card.id


def test_the_higher_the_value_the_deeper_the_room(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    """From a burrow to where crystals shine: one goes down room by room, and each is used. Rooms
    are told apart by their walls: which side they open to, and where light is from, varies."""
    rooms: dict[int, set[str]] = {}
    for card in cards.cards:
        if card.kind == "block":
            face = drawings[card.id]
            walls = {_first_fill(face.stamps[n]) for n in _names(face.items, "mine-room")}
            rooms.setdefault(card.facts["value"], set()).update(walls)

    way = [room for value in sorted(rooms) for room in rooms[value]]
    assert all(len(room) == 1 for room in rooms.values())
    assert [room for room, _ in groupby(way)] == list(dict.fromkeys(way))
    assert len(set(way)) == len(ROOMS) == 7


def test_every_scene_beside_a_find_is_shown(cards: deck.Deck, drawings: dict[str, Drawing]) -> None:
    assert drawings  # scenes are listed when ornaments are first asked for
    shown = {card.facts["beside"] for card in cards.cards if card.kind == "block"}

    assert shown == set(ASIDES)


def test_no_two_block_cards_have_the_same_find(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    blocks = [card for card in cards.cards if card.kind == "block"]
    finds = [_names(drawings[card.id].items, "mine-find") for card in blocks]

    assert all(len(found) == 1 for found in finds)
    pictures = {drawings[blocks[0].id].stamps[found] for [found] in finds}
    assert len(pictures) == len(blocks) == len(FINDS) == 70


def test_what_is_sold_is_different_on_every_transaction(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    """Places and counters come back in a trade; what somebody buys there never does."""
    receipts = [card for card in cards.cards if card.kind == "transaction"]
    shown = [set(_names(drawings[card.id].items, "deal")) for card in receipts]
    seen = Counter(picture for pictures in shown for picture in pictures)

    assert len(receipts) == 60
    assert all(any(seen[picture] == 1 for picture in pictures) for pictures in shown)
    for good in {card.facts["good"] for card in receipts}:
        wares = {f"ware-{value}" for value in range(1, 7)}
        assert {part for sells, part in PARTS if sells == good} >= {"front", *wares}
        assert good in PLACES


def test_the_same_place_is_another_picture_at_each_value(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    """Each value has its hour and weather: a place comes six times, and never looks the same."""
    seen = {
        (card.facts["good"], card.facts["value"]): _names(drawings[card.id].items, "market")
        for card in cards.cards
        if card.kind == "transaction"
    }

    assert all(len(pictures) == 1 for pictures in seen.values())
    assert len({picture for [picture] in seen.values()}) == len(seen) == 60


def test_each_value_has_a_border_of_its_own(cards: deck.Deck, drawings: dict[str, Drawing]) -> None:
    """Told apart by hue, by how dark it is, for a grey printer, and by its marks, for everybody."""
    borders: dict[int, set[str]] = {}
    for card in cards.cards:
        if card.kind == "transaction":
            found = _names(drawings[card.id].items, "pay-border")
            borders.setdefault(card.facts["value"], set()).update(found)
    palette = cards.catalogue.palette
    greys = [np.dot(parts(palette[f"pay-{value}"]), (0.299, 0.587, 0.114)) for value in range(1, 7)]
    marks = [drawings[f"tx-{v}-bread"].stamps[border][1] for v, [border] in borders.items()]

    assert sorted(borders) == [1, 2, 3, 4, 5, 6]
    assert all(darker < lighter - 10 for lighter, darker in pairwise(greys))
    assert len({mark.path for mark in marks if isinstance(mark, Shape)}) == 6


def test_a_transaction_shows_as_many_coins_as_it_pays(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    for card in cards.cards:
        if card.kind == "transaction":
            assert len(_stamps(drawings[card.id].items, "money")) == card.facts["value"]


def test_people_show_as_many_coins_as_they_pay(
    cards: deck.Deck, drawings: dict[str, Drawing]
) -> None:
    """In a hand or on the counter, from face, edge or above; or a purse, which tells no number."""
    sales = [card for card in cards.cards if card.kind == "transaction"]
    for card in sales:
        face = drawings[card.id]
        [scene] = _names(face.items, "deal")
        drawn = Counter(_outlines(face.stamps[scene]))
        coins = sum(drawn[shape.segments] for shape in (paid.FACE, paid.EDGE, paid.LYING))
        purses = drawn[svg_path(paid.PURSE).segments]

        assert (coins, purses) in ((card.facts["value"], 0), (0, 1)), card.id
    assert len(sales) == 60


@pytest.mark.parametrize(
    "names", [["block-02A", "block-20ABCD", "block-36AC"], ["tx-1-bread", "tx-6-bike"]]
)
def test_all_cards_with_one_back_have_one_edge(
    drawings: dict[str, Drawing], names: list[str]
) -> None:
    """Else the top card of a deck would be known by its rim: the outer 1 mm is alike."""
    rims = []
    for name in names:
        picture = np.array(png.paint(drawings[name], 127), dtype=np.int16)
        picture[5:-5, 5:-5] = 0
        rims.append(picture)

    assert all((rim == rims[0]).all() for rim in rims)


@pytest.mark.parametrize("name", ["back-transaction", "back-block"])
def test_a_back_is_the_same_under_a_half_turn(drawings: dict[str, Drawing], name: str) -> None:
    """Else a card that comes back upside down would be marked."""
    image = png.paint(drawings[name], 150, bleed=True)
    upright = np.asarray(image, dtype=np.int16)
    far = np.abs(upright - np.asarray(image.rotate(180), dtype=np.int16)).max(axis=2)
    height, width = (side // 8 * 8 for side in far.shape)
    blocks = far[:height, :width].reshape(height // 8, 8, width // 8, 8).mean(axis=(1, 3))

    assert blocks.max() < 5  # the smoothing of edges, of 255


def _stamps(items: tuple[Item, ...], prefix: str) -> list[tuple[float, float]]:
    """Where the ornaments of that name stand."""
    return [place for _, place in _uses(items, prefix)]


def _first_fill(items: tuple[Item, ...]) -> str:
    """The colour of what is painted first."""
    for item in items:
        if isinstance(item, Group):
            return _first_fill(item.items)
        if isinstance(item, Shape) and item.fill is not None:
            return str(item.fill)
    raise AssertionError("nothing is filled")


def _outlines(items: tuple[Item, ...]) -> list[tuple[Segment, ...]]:
    """Every outline of a drawing, as it was before it was placed."""
    out: list[tuple[Segment, ...]] = []
    for item in items:
        if isinstance(item, Group):
            out += _outlines(item.items)
        elif isinstance(item, Shape):
            out.append(item.path.segments)
    return out


def _names(items: tuple[Item, ...], prefix: str) -> list[str]:
    """The stamps of the ornaments of that name, each as often as it stands there."""
    return [name for name, _ in _uses(items, prefix)]


def _uses(items: tuple[Item, ...], prefix: str) -> list[tuple[str, tuple[float, float]]]:
    out: list[tuple[str, tuple[float, float]]] = []

    def walk(items: tuple[Item, ...], matrix: tuple[float, ...]) -> None:
        for item in items:
            if isinstance(item, Group):
                walk(item.items, times(matrix, item.matrix))  # type: ignore[arg-type]
            elif isinstance(item, Use) and item.stamp.startswith(prefix):
                place = apply(times(matrix, item.matrix), 0, 0)  # type: ignore[arg-type]
                out.append((item.stamp, place))

    walk(items, (1.0, 0.0, 0.0, 1.0, 0.0, 0.0))
    return out
