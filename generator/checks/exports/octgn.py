"""A game definition of OCTGN, read back as its tool o8build judges one.

The rules, in our words, from Game.xsd, CardSet.xsd and GameValidator.cs: one file lies beside the
folders, definition.xml; every file that it names is there; its parts stand in a fixed order; GUIDs
are GUIDs, versions four numbers; a game has an address, an icon and a script version; every group
has an icon; a section fills a group that there is. Each set has a folder of its own with set.xml
and pictures called by the cards' GUIDs; it names the game, and sizes and properties that the
definition has. A deck names the game and cards by GUID.
"""

from __future__ import annotations

import re
import uuid
from collections import Counter
from xml.etree.ElementTree import Element

from generator.checks.exports.proof import Proof
from generator.exports.material import back_key

#: The parts of a definition, in the order of its schema.
_ORDER = (
    "scripts", "events", "sounds", "fonts", "symbols", "proxygen", "phases", "documents",
    "gameModes", "globalvariables", "markers", "card", "gameboards", "table", "player", "shared",
    "deck", "sharedDeck",
)  # fmt: skip
_NEEDED = ("id", "name", "version", "octgnVersion", "scriptVersion", "gameurl", "iconurl",
           "authors", "description", "tags")  # fmt: skip
#: Where a definition names files.
_FILES = ("src", "definitionsrc", "icon", "background", "front", "back")
_VERSION = re.compile(r"\d+\.\d+\.\d+\.\d+")


def read_game(proof: Proof) -> None:
    """The definition, its set, and the deck."""
    slug = proof.material.deck.slug
    root = proof.profile.naming["folder"].format(game=slug)
    beside = [path.name for path in (proof.folder / root).glob("*") if path.is_file()]
    if beside != ["definition.xml"]:
        proof.fault("export-form", f"beside definition.xml lie {sorted(beside)}", root)
    definition = proof.xml(f"{root}/definition.xml")
    cards = proof.xml(f"{root}/Sets/{slug}/set.xml")
    deck = proof.xml(proof.profile.naming["deck"].format(game=slug))
    if definition is None or cards is None or deck is None:
        return
    _definition(proof, definition, root)
    known = _cards(proof, definition, cards, f"{root}/Sets/{slug}")
    _deck(proof, definition, deck, known)


def _definition(proof: Proof, game: Element, root: str) -> None:
    name = f"{root}/definition.xml"
    for key in _NEEDED:
        if not game.get(key, "").strip():
            proof.fault("export-form", f"the game has no {key}", name)
    for key in ("version", "octgnVersion", "scriptVersion"):
        if not _VERSION.fullmatch(game.get(key, "")):
            proof.fault("export-form", f"{key} is {game.get(key)}, not four numbers", name)
    _guid(proof, game.get("id"), name)
    order = [_ORDER.index(part.tag) if part.tag in _ORDER else -1 for part in game]
    if order != sorted(set(order)) or -1 in order:
        proof.fault("export-form", "its parts are out of order", name)
    for part in ("proxygen", "card", "table", "player"):
        if game.find(part) is None:
            proof.fault("export-form", f"has no {part}", name)
    named = {
        value
        for part in game.iter()
        for key, value in part.items()
        if key in _FILES and part is not game
    }
    for file in sorted(named):
        proof.data(f"{root}/{file}")
    groups = {group.get("name"): group for group in game.iterfind("shared/group")}
    for group in (*groups.values(), *game.iterfind("player/group")):
        if not group.get("icon"):
            proof.fault("export-form", f"the group {group.get('name')} has no icon", name)
    for section in game.iterfind("sharedDeck/section"):
        if section.get("group") not in groups:
            proof.fault("export-form", f"no group for the section {section.get('name')}", name)
    sizes = {size.get("name"): size for size in game.iterfind("card/size")}
    for pile in proof.material.groups:
        size = sizes.get(pile.name)
        if size is None:
            proof.fault("export-form", f"has no size for the cards of {pile.name}", name)
            continue
        given = (int(size.get("width", "0")), int(size.get("height", "0")))
        if max(abs(given[0] - pile.size.w), abs(given[1] - pile.size.h)) > 0.5:
            proof.fault("export-size", f"{pile.name} is {given[0]} x {given[1]} mm", name)
        image = proof.picture(f"{root}/{size.get('back')}")
        if image is not None:
            proof.shows(image, back_key(pile.back), f"{root}/{size.get('back')}")


def _cards(proof: Proof, game: Element, cards: Element, folder: str) -> dict[str, str]:
    """{GUID: card id} of the set, each picture looked at."""
    name = f"{folder}/set.xml"
    if cards.get("gameId") != game.get("id"):
        proof.fault("export-form", "is a set of another game", name)
    sizes = {size.get("name") for size in game.iterfind("card/size")}
    properties = {one.get("name") for one in game.iterfind("card/property")}
    piles = {card.id: group.name for group in proof.material.groups for card in group.cards}
    by_number = {card.number: card.id for card in proof.material.deck.cards}
    known: dict[str, str] = {}
    for row in cards.iterfind("cards/card"):
        guid = row.get("id", "")
        _guid(proof, guid, name)
        values = {one.get("name"): one.get("value", "") for one in row.iterfind("property")}
        card = by_number.get(values.get("Number", ""))
        if card is None or guid in known or values.keys() - properties:
            proof.fault("export-count", f"{row.get('name')} is no card of ours", name)
            continue
        known[guid] = card
        if row.get("size") not in sizes or row.get("size") != piles[card]:
            proof.fault("export-form", f"{card} has the size {row.get('size')}", name, card)
        file = f"{folder}/Cards/{guid}.png"
        image = proof.picture(file)
        if image is not None:
            proof.shows(image, card, file)
    proof.count("distinct cards", len(known), len(by_number), name)
    return known


def _deck(proof: Proof, game: Element, deck: Element, known: dict[str, str]) -> None:
    name = proof.profile.naming["deck"].format(game=proof.material.deck.slug)
    if deck.get("game") != game.get("id"):
        proof.fault("export-form", "is a deck of another game", name)
    shared = {one.get("name") for one in game.iterfind("sharedDeck/section")}
    counted: Counter[str] = Counter()
    for section in deck.iterfind("section"):
        if section.get("name") not in shared or section.get("shared") != "True":
            proof.fault("export-form", f"no section {section.get('name')} that all share", name)
        for card in section.iterfind("card"):
            counted[known.get(card.get("id", ""), "")] += int(card.get("qty", "0"))
    for one in proof.material.deck.cards:
        proof.count(one.id, counted.pop(one.id, 0), one.copies, name, one.id)
    for _ in counted:
        proof.fault("export-count", "has cards that no set has", name)


def _guid(proof: Proof, value: str | None, name: str) -> None:
    try:
        uuid.UUID(value or "")
    except ValueError:
        proof.fault("export-form", f"{value!r} is no GUID", name)
