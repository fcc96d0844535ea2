"""The cards of Vires In Numeris: the facts they claim, their nonces, their looks."""

from __future__ import annotations

import csv
import hashlib
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from ours import opened

from generator import catalogue, deck, rules
from generator.faces import Drawing
from generator.games.vires_in_numeris.art import scene
from generator.games.vires_in_numeris.art.hashrates.mine import HOURS
from generator.games.vires_in_numeris.art.hashrates.pictures import PICTURES
from generator.games.vires_in_numeris.art.mined import digits, mine
from generator.games.vires_in_numeris.art.scenes.backdrops import PLACES
from generator.games.vires_in_numeris.art.scenes.grounds import GROUNDS
from generator.painting import png
from generator.project import Project

ROOT = Path(__file__).parents[2]
FACTS = ROOT / "tests" / "facts" / "vires-in-numeris.csv"
#: The only card that nobody mined.
FIAT = "fiduciary-money"


@pytest.fixture(scope="module")
def cards() -> deck.Deck:
    project = Project.find(ROOT)
    return deck.build(catalogue.load(project.catalogue("vires-in-numeris"), project))


@pytest.fixture(scope="module")
def drawings() -> dict[str, Drawing]:
    """Every face and the back; planning raises for a text that doesn't fit."""
    return opened("vires-in-numeris").drawings


def test_every_card_of_the_list_with_its_facts(cards: deck.Deck) -> None:
    """Ids, order, copies and facts are those of the published list."""
    with FACTS.open(encoding="utf-8", newline="") as file:
        wanted = [
            {
                "id": row["id"], "copies": int(row["copies"]), "code": row["code"],
                "name": row["name"], "kind": row["type"], "timing": row["timing"] or None,
                "flip": {"yes": True, "no": False, "": None}[row["flip"]],
                "operations": row["operations"] or None,
            }
            for row in csv.DictReader(file)
        ]  # fmt: skip
    found = [
        {key: view[key] for key in wanted[0]} for view in (card.view() for card in cards.families)
    ]

    assert found == wanted
    assert cards.total == 106


def test_every_nonce_hashes_to_the_digits_it_claims(cards: deck.Deck) -> None:
    """SHA-256 of "name:nonce" begins with the digits on the card, and those with four zeros."""
    for card in cards.cards:
        view = card.view()
        name, nonce = view["mined_name"], view["nonce"]
        message = name if card.id == FIAT else f"{name}:{nonce}"
        hashed = hashlib.sha256(message.encode()).hexdigest()

        assert hashed.startswith(view["digits"]), card.id
        assert hashed.startswith("0000") == (card.id != FIAT), card.id
        assert (nonce is None) == (card.id == FIAT), card.id
    mined = {(card.view()["mined_name"], card.view()["nonce"]) for card in cards.cards}
    assert len(mined) == 106, "no two pieces of card have one hash"


def test_a_nonce_is_the_first_that_will_do(cards: deck.Deck) -> None:
    """Whoever adds a card mines it with the function that mined these."""
    assert mine("All Time Low") == cards["all-time-low"].facts["nonce"]
    assert digits("All Time Low:1320")[:8] == (0, 0, 0, 0, 5, 3, 15, 14)


def test_the_words_are_on_the_card(cards: deck.Deck, drawings: dict[str, Drawing]) -> None:
    """Code in two corners, the letter of its type, name, text, note, number, nonce, hash; a
    HashRate, of which the book says what it does, has its story."""
    for card in cards.cards:
        drawing, view = drawings[card.id], card.view()
        lines = drawing.text().split("\n")
        said = re.sub(" +", " ", " ".join(lines))
        code = str(view["code"]).replace("--", "−−")

        assert lines.count(code) >= 2, card.id
        mined = "not mined" if card.id == FIAT else f"nonce {view['nonce']}"
        words = ("note",) if view["kind"] == "hashrate" else ("text", "note")
        if view["kind"] != "hashrate":
            assert {card.kind[0].upper(), card.words["name"]} <= set(lines), card.id
        mined = f"{card.number} · {mined} · {view['digits']}"
        assert mined in lines, (card.id, mined)
        for told in (card.words[word] for word in words):
            assert told.replace("\n", " ").replace("**", "") in said, card.id
        assert cards.edition not in lines, card.id


def test_each_hashrate_has_a_picture_of_its_own(cards: deck.Deck) -> None:
    """Sixteen machines, each at four hours: that is their story."""
    views = [card.view() for card in cards.cards if card.id.startswith("hashrate-")]

    assert Counter((str(view["machine"]), str(view["time"])) for view in views) == dict.fromkeys(
        PICTURES, 1
    )
    assert {hour for _, hour in PICTURES} == set(HOURS)
    assert len({card.words["note"] for card in cards.cards[:64]}) == 64, "nor say the same"


def test_no_two_hashrates_look_alike(drawings: dict[str, Drawing]) -> None:
    """The pictures themselves, small and in grey, as they lie on a table at dusk."""
    small = [
        np.asarray(png.paint(drawings[f"hashrate-{n}"], 15).convert("L"), dtype=np.int16)[4:36]
        for n in range(1, 65)
    ]
    nearest = min(
        float(np.abs(one - other).mean()) for k, one in enumerate(small) for other in small[k + 1 :]
    )

    assert nearest > 2, "of 255, on average over the picture"


def test_each_card_has_a_picture_and_a_ground(cards: deck.Deck) -> None:
    """Nothing floats, and no place is drawn that no card shows."""
    pictured = {card.id for card in cards.cards if not card.id.startswith("hashrate-")}

    assert pictured == set(scene.SCENES)
    assert pictured == set(GROUNDS)
    assert {ground.place for ground in GROUNDS.values()} == set(PLACES)


def test_the_back_is_the_same_under_a_half_turn(drawings: dict[str, Drawing]) -> None:
    """Else a card that comes back upside down would be marked."""
    image = png.paint(drawings["back-main"], 100, bleed=True)
    upright = np.asarray(image, dtype=np.int16)
    turned = np.asarray(image.rotate(180), dtype=np.int16)

    assert np.abs(upright - turned).max() <= 24  # smoothing of edges, of 255


def test_ornaments_are_drawn_once_a_message(drawings: dict[str, Drawing]) -> None:
    """42 hashes, 42 ornaments; nothing is drawn that no card shows."""
    stamps = drawings["hashrate-1"].stamps

    assert sum(key.startswith("mined-") for key in stamps) == 42


def test_the_rails_and_the_aids_say_what_the_ledger_says(cards: deck.Deck) -> None:
    """Goals and prices of the rail, and each number of an aid, from the rows of the rules."""
    rows = {row.id: row.expected for row in rules.game("vires-in-numeris").ledger.rows}
    rail, aid = (cards.catalogue.components[name].params["values"] for name in ("rail", "aid"))
    goals = {int(players): place for place, players in enumerate(rail["goals"], 1) if players}
    front, back = ([f"{head} {told}".replace("\n", " ") for head, _, told in aid[side]["lines"]]
                   for side in ("front", "back"))  # fmt: skip
    draw, play, _, pool, deck_left, still, _, block, coin, *_ = (
        [int(n) for n in re.findall(r"[*][*](\d)[*][*]", told)] for told in (*front, *back)
    )

    assert tuple(goals[players] for players in range(2, 7)) == rows["goal"]
    assert rows["block-prices"] == tuple(range(2, 11)), "a cell's number is its price"
    assert draw == [rows["draw"], rows["draw-empty-handed"]]
    assert play == [rows["blocks-per-turn"]]
    for row, kept in (("pool-refill", pool), ("pool-kept", deck_left)):
        assert rows[row] == tuple(players * kept[0] for players in range(2, 7))
    assert still == [rows["penalty"]]
    assert (block, coin) == ([1], [rows["reward"]])
