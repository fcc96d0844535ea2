"""Cockatrice: a set of custom cards, their pictures, and the deck that holds them.

In: a job. Out: the set's XML (version 4 of its card database) with every distinct card, the
pictures under the names by which its folder CUSTOM is searched, and a deck file with the copies. A
card is known to the table by its name alone, so each is named after its set, too: "Bean (GARDEN)"
can't be mistaken for a card of another game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as Xml

from generator.deck import Card, Deck
from generator.exports.archive import zipped
from generator.exports.job import File, Job, Made, as_xml
from generator.exports.left import tell_pieces
from generator.exports.portraits import Portraits

#: What the table drops from a card's name before it looks for a file, and what becomes a space.
_DROPPED, _SPACED = re.compile(r' // |[*<>:"\\?\x00-\x1f]'), "/"


def export(job: Job, made: Made) -> Iterator[File]:
    """A ZIP of all three, since cards' names are names of files there, in any letters."""
    deck, portraits = job.material.deck, Portraits(job)
    code = set_code(job.game)
    names = card_names(deck, code)
    files = {
        f"CUSTOM/{code}/{file_name(names[card.id])}_{code}_{card.first}.png": portraits.png(card.id)
        for card in deck.cards
    }
    files[f"customsets/{code}.xml"] = as_xml(_database(job, code, names))
    files[f"decks/{job.game}.cod"] = as_xml(_deck(deck, names))
    package = job.named("package", game=job.game)
    yield package, zipped(files, compressed=False)
    made.about["set"] = code
    made.contents += [
        f"{package}: the set {code}",
        f"  customsets/{code}.xml: {len(deck.cards)} cards",
        f"  CUSTOM/{code}/: a picture for each",
        f"  decks/{job.game}.cod: the deck, {deck.total} cards with their copies",
    ]
    if len(deck.backs) > 1:
        made.notices.append(
            f"Cockatrice shows one back for all cards; the {len(deck.backs)} backs of this deck "
            "can't be told apart there"
        )
    tell_pieces(job, made, job.material.pieces)


def set_code(game: str) -> str:
    """What the set is called: the game's letters and digits, in capitals."""
    return "".join(letter for letter in game.upper() if letter.isalnum())


def card_names(deck: Deck, code: str) -> dict[str, str]:
    """{card id: a name that no other card has}."""
    plain = {card.id: " ".join(card.name.split()) for card in deck.cards}
    files = Counter(file_name(name).casefold() for name in plain.values())

    def named(card: Card) -> str:
        name = plain[card.id]
        again = files[file_name(name).casefold()] > 1
        return f"{name} ({code} {card.first})" if again else f"{name} ({code})"

    return {card.id: named(card) for card in deck.cards}


def file_name(name: str) -> str:
    """The name as the table looks for it among files."""
    return _DROPPED.sub("", name).replace(_SPACED, " ")


def _database(job: Job, code: str, names: dict[str, str]) -> Xml.Element:
    deck, profile = job.material.deck, job.profile
    root = Xml.Element("cockatrice_carddatabase", version=str(profile.whole("database-version")))
    one = Xml.SubElement(Xml.SubElement(root, "sets"), "set")
    for tag, text in (("name", code), ("longname", deck.title), ("settype", "Custom")):
        Xml.SubElement(one, tag).text = text
    cards = Xml.SubElement(root, "cards")
    for card in deck.cards:
        row = Xml.SubElement(cards, "card")
        Xml.SubElement(row, "name").text = names[card.id]
        Xml.SubElement(row, "text").text = job.material.front(card).text()
        properties = Xml.SubElement(row, "prop")
        for tag, text in (
            ("layout", "normal"), ("side", "front"), ("type", card.kind), ("maintype", card.kind)
        ):  # fmt: skip
            Xml.SubElement(properties, tag).text = text
        printed = Xml.SubElement(row, "set", num=str(card.first), rarity="common")
        printed.text = code
        Xml.SubElement(row, "tablerow").text = str(profile.whole("table-row"))
    return root


def _deck(deck: Deck, names: dict[str, str]) -> Xml.Element:
    root = Xml.Element("cockatrice_deck", version="1")
    Xml.SubElement(root, "deckname").text = deck.title
    Xml.SubElement(root, "comments").text = f"Edition {deck.edition}"
    zone = Xml.SubElement(root, "zone", name="main")
    for card in deck.cards:
        Xml.SubElement(zone, "card", number=str(card.copies), name=names[card.id])
    return root
