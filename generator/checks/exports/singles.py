"""Pictures of single things, read back: each side of each thing is a file of its own, all of a
deck have the same px, front and back (Tabletopia's page on graphics asks for both), and together
they fit the storage."""

from __future__ import annotations

from collections import Counter

from generator.checks.exports.proof import MB, Proof
from generator.exports.material import back_key


def read_listing(proof: Proof) -> None:
    """The listing, and every picture that it names."""
    name = proof.profile.naming["listing"].format(game=proof.material.deck.slug)
    listing = proof.json(name)
    if listing is None:
        return
    backs = {card.id: card.back for card in proof.material.deck.cards}
    counted: Counter[str] = Counter()
    weight = 0
    for deck in listing.get("decks", []):
        wanted = tuple(deck["cell"])
        sides = [(str(deck["back"]), back_key(str(deck["backOf"])))]
        for row in deck["cards"]:
            card = str(row["card"])
            counted[card] += int(row["quantity"])
            if backs.get(card) != deck["backOf"]:
                proof.fault("export-count", f"{card} lies among other backs", name, card)
            sides.append((str(row["front"]), card))
        for file, key in sides:
            data = proof.data(file)
            image = proof.picture(file, data) if data is not None else None
            weight += len(data or b"")
            if image is not None and proof.size(image, wanted, file):
                proof.shows(image, key, file)
    for one in proof.material.deck.cards:
        proof.count(one.id, counted.pop(one.id, 0), one.copies, name, one.id)
    for card in counted:
        proof.fault("export-count", f"has a card that isn't ours: {card}", name)
    pieces = {str(row["piece"]): row for row in listing.get("pieces", [])}
    for piece in proof.material.pieces:
        row = pieces.get(piece.name, {})
        proof.count(piece.title, int(row.get("quantity", 0)), piece.count, name)
        for side, key in (("front", piece.key), ("back", piece.back_key)) if row else ():
            image = proof.picture(str(row.get(side)))
            if image is not None:
                proof.shows(image, key, str(row[side]))
    most = proof.profile.number("most-mb")
    if weight > most * MB:
        message = f"all pictures have {weight / MB:.0f} MB; {most:g} are stored for nothing"
        proof.fault("export-size", message, severity="warning")
