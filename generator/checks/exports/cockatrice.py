"""Cockatrice's set, pictures and deck, read back as the table reads them.

The rules, in our words: a database of version 4 has sets and cards; a card has a name and is in at
least one set that is there (doc/carddatabase_v4/cards.xsd). Cards of one name are one card. A
picture is found by its file's name, its ending aside: the card's corrected name, its set and its
collector's number, parted by "_" (custom_card_pictures.md; " // " and the characters that Windows
forbids are dropped, "/" is a space). A deck names cards and their number in zones (doc/deck.xsd).
"""

from __future__ import annotations

import re
from collections import Counter
from xml.etree.ElementTree import Element

from generator.checks.exports.proof import Proof

#: What a card holds, in this order.
_ORDER = ("name", "text", "prop", "set", "related", "reverse-related", "token", "tablerow", "cipt")


def read_set(proof: Proof) -> None:
    """The package and all that is in it."""
    name = proof.profile.naming["package"].format(game=proof.material.deck.slug)
    files = proof.packed(name)
    if files is None:
        return
    found = {kind: sorted(one for one in files if one.endswith(kind)) for kind in (".xml", ".cod")}
    for kind, those in found.items():
        proof.count(f"files *{kind}", len(those), 1, name)
    if not all(found.values()):
        return
    sets, deck = found[".xml"][0], found[".cod"][0]
    database = proof.xml(f"{name}/{sets}", files[sets])
    cards = proof.xml(f"{name}/{deck}", files[deck])
    if database is None or cards is None:
        return
    known = _cards(proof, database, f"{name}/{sets}")
    pictures = {one.rpartition("/")[2].rpartition(".")[0]: one for one in files}
    for title, (number, code) in known.items():
        card = next((c for c in proof.material.deck.cards if str(c.first) == number), None)
        if card is None:
            proof.fault("export-count", f"has a card that isn't ours: {title}", name)
            continue
        file = pictures.get(f"{_corrected(title)}_{code}_{number}")
        if file is None or not file.startswith("CUSTOM/"):
            proof.fault("missing-file", f"no picture is called as {title} is", name, card.id)
            continue
        image = proof.picture(f"{name}/{file}", files[file])
        if image is not None:
            proof.shows(image, card.id, f"{name}/{file}")
    _copies(proof, cards, known, f"{name}/{deck}")


def _cards(proof: Proof, database: Element, name: str) -> dict[str, tuple[str, str]]:
    """{name: (collector's number, set)} of every card."""
    version = str(proof.profile.whole("database-version"))
    if database.tag != "cockatrice_carddatabase" or database.get("version") != version:
        proof.fault("export-form", f"is no card database of version {version}", name)
    sets = {one.findtext("name") for one in database.iterfind("sets/set")}
    known: dict[str, tuple[str, str]] = {}
    for card in database.iterfind("cards/card"):
        title = card.findtext("name") or ""
        order = [_ORDER.index(child.tag) if child.tag in _ORDER else -1 for child in card]
        if order != sorted(order) or -1 in order:
            proof.fault("export-form", f"{title}: its parts are out of order", name)
        printed = card.find("set")
        if not title or printed is None or printed.text not in sets:
            proof.fault("export-form", f"{title!r} is in no set that there is", name)
            continue
        if title in known:
            proof.fault("export-count", f"two cards are called {title}", name)
        known[title] = (printed.get("num", ""), printed.text or "")
    return known


def _copies(proof: Proof, deck: Element, known: dict[str, tuple[str, str]], name: str) -> None:
    counted: Counter[str] = Counter()
    for card in deck.iterfind("zone/card"):
        title, number = card.get("name", ""), card.get("number", "")
        if title not in known:
            proof.fault("export-form", f"{title} is no card of the set", name)
            continue
        counted[known[title][0]] += int(number)
    for one in proof.material.deck.cards:
        proof.count(one.id, counted[str(one.first)], one.copies, name, one.id)


def _corrected(title: str) -> str:
    return re.sub(r'[*<>:"\\?\x00-\x1f]', "", title.replace(" // ", "")).replace("/", " ")
