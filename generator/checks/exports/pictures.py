"""Pictures for a print service and the community's order, read back.

Each picture is opened, measured, cut where the service cuts, and held against the face; each
listing (JSON or XML) is read as any program would, and counted against the deck.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree as Xml

from PIL import Image

from generator.checks.exports.likeness import Likeness
from generator.checks.exports.made_of import by_product
from generator.checks.exports.proof import Proof
from generator.deck import Card
from generator.exports.material import back_key
from generator.exports.moulds import moulds
from generator.profiles import Fit

LISTING = "manifest.json"


def read_pictures(proof: Proof) -> None:
    """Every product's folder, its listing, and the pieces."""
    for fit, cards in by_product(proof):
        listing = proof.json(f"{fit.product.name}/{LISTING}")
        if listing is not None:
            _listed(proof, fit, cards, listing)
    for piece in proof.material.pieces:
        fit_or_none = proof.profile.fit(piece.drawing.size, piece.shape)
        if fit_or_none is None:
            continue
        folder = f"{fit_or_none.product.name}/{piece.name}"
        listing = proof.json(f"{folder}/{LISTING}")
        if listing is None:
            continue
        rows = _rows(proof, listing, "pieces", f"{folder}/{LISTING}")
        proof.count(
            piece.title,
            sum(_number(row, "quantity") for row in rows),
            piece.count,
            f"{folder}/{LISTING}",
        )
        for row in rows:
            _one(proof, fit_or_none, piece.key, f"{folder}/{row.get('front')}")
            _one(proof, fit_or_none, piece.back_key, f"{folder}/{row.get('back')}")
    _folded(proof)


def _folded(proof: Proof) -> None:
    """Boxes and dice in the service's shapes: every picture is listed and shows what it should."""
    for mould in moulds(proof.material, proof.profile):
        name = f"{mould.folder}/{LISTING}"
        listing = proof.json(name)
        if listing is None:
            continue
        rows = {row.get("piece"): row for row in _rows(proof, listing, "pieces", name)}
        wanted = dict(mould.drawings())
        proof.count("pieces", len(rows), len(wanted), name)
        for piece, drawing in wanted.items():
            row = rows.get(piece, {})
            proof.count(piece, _number(row, "quantity"), mould.thing.count, name)
            file = f"{mould.folder}/{row.get('front')}"
            image = proof.picture(file)
            if image is None or not proof.size(image, mould.fit.product.canvas, file):
                continue
            likeness = Likeness({piece: drawing})
            far = likeness.far(cut(image, mould.fit), piece)
            if far > likeness.most:
                proof.fault("export-face", f"doesn't show {piece} (off by {far:.0f} of 255)", file)


def _listed(proof: Proof, fit: Fit, cards: list[Card], listing: dict[str, Any]) -> None:
    name = f"{fit.product.name}/{LISTING}"
    rows = _rows(proof, listing, "cards", name)
    counted = Counter({str(row.get("card")): _number(row, "quantity") for row in rows})
    proof.count("cards", sum(counted.values()), sum(card.copies for card in cards), name)
    proof.count("rows", len(rows), len(cards), name)
    limit = proof.profile.whole("most-cards-a-call")
    calls = Counter(row.get("call") for row in rows) if limit else Counter()
    for call, size in calls.items():
        if size > limit:
            proof.fault("export-count", f"call {call} has {size} cards, not {limit}", name)
    known = {card.id: card for card in cards}
    seen: set[tuple[str, str]] = set()
    for row in rows:
        card = known.get(str(row.get("card")))
        if card is None:
            proof.fault("export-count", f"lists {row.get('card')}, which the deck hasn't", name)
            continue
        proof.count(card.id, counted[card.id], card.copies, name, card.id)
        for side, key in (("front", card.id), ("back", back_key(card.back))):
            file = f"{fit.product.name}/{row.get(side)}"
            if (file, key) not in seen:
                seen.add((file, key))
                _one(proof, fit, key, file)
    for file, wanted in (listing.get("sha256") or {}).items():
        data = proof.data(f"{fit.product.name}/{file}")
        if data is not None and hashlib.sha256(data).hexdigest() != wanted:
            message = "isn't the file that the listing names"
            proof.fault("export-form", message, f"{fit.product.name}/{file}")


def _one(proof: Proof, fit: Fit, key: str, file: str) -> None:
    """One picture: its px, and what lies within its cut."""
    image = proof.picture(file)
    if image is None or not proof.size(image, fit.product.canvas, file):
        return
    drawn = proof.likeness.drawings[key].size
    proof.shows(cut(image, fit.for_(drawn)), key, file)


def cut(image: Image.Image, fit: Fit) -> Image.Image:
    """What is left of a picture when the service has cut it, upright."""
    left, top, right, bottom = fit.cut
    size = (round(right - left), round(bottom - top))
    if all(value == int(value) for value in fit.cut):
        card = image.crop((int(left), int(top), int(right), int(bottom)))
    else:
        card = image.resize(size, Image.Resampling.HAMMING, box=fit.cut)
    return card.transpose(Image.Transpose.ROTATE_90) if fit.turned else card


def read_order(proof: Proof) -> None:
    """Every product's order: each slot has the front and the back that its card should have."""
    for fit, cards in by_product(proof):
        name = f"{fit.product.name}/{proof.profile.naming['order'].format(game='')}"
        data = proof.data(name)
        if data is None:
            continue
        try:
            order = Xml.fromstring(data)
        except Xml.ParseError as error:
            proof.fault("export-form", f"is no XML: {error}", name)
            continue
        _slots(proof, fit, cards, order, name)


def _slots(proof: Proof, fit: Fit, cards: list[Card], order: Xml.Element, name: str) -> None:
    copies = [card for card in sorted(cards, key=lambda one: one.first) for _ in range(card.copies)]
    first = proof.profile.whole("first-slot")
    quantity = order.findtext("details/quantity", "")
    proof.count("quantity", int(quantity) if quantity.isdecimal() else 0, len(copies), name)
    _details(proof, order, len(copies), name)
    fronts = _filled(proof, order.iterfind("fronts/card"), name)
    backs = _filled(proof, order.iterfind("backs/card"), name)
    shared = order.findtext("cardback", "")
    proof.count("slots", len(fronts), len(copies), name)
    seen: set[tuple[str, str]] = set()
    for slot, card in enumerate(copies, first):
        if slot not in fronts:
            proof.fault("export-count", f"slot {slot} has no front", name, card.id)
            continue
        for file, key in ((fronts[slot], card.id), (backs.get(slot, shared), back_key(card.back))):
            if (file, key) not in seen:
                seen.add((file, key))
                _one(proof, fit, key, f"{fit.product.name}/{file.removeprefix('./')}")


def _details(proof: Proof, order: Xml.Element, cards: int, name: str) -> None:
    """What the tool looks at first: it refuses stocks that it doesn't know and orders too large,
    and takes any other word than `true` for no foil."""
    stock, foil = order.findtext("details/stock", ""), order.findtext("details/foil", "")
    if stock not in proof.profile.words("stocks"):
        proof.fault("export-form", f"{stock!r} is no stock that the tool knows", name)
    if foil not in ("true", "false"):
        proof.fault("export-form", f"foil is {foil!r}, not true or false", name)
    most = proof.profile.whole("most-cards")
    if cards > most:
        proof.fault("export-count", f"{cards} cards, at most {most}", name)


def _filled(proof: Proof, cards: Iterable[Xml.Element], name: str) -> dict[int, str]:
    """{slot: file} of fronts or backs."""
    found: dict[int, str] = {}
    for card in cards:
        for written in (card.findtext("slots") or "").split(","):
            if not written.strip().isdecimal():
                proof.fault("export-form", f"{written!r} is no slot", name)
                continue
            if int(written) in found:
                proof.fault("export-count", f"slot {written} is filled twice", name)
            found[int(written)] = card.findtext("id") or ""
    return found


def _rows(proof: Proof, listing: dict[str, Any], key: str, name: str) -> list[dict[str, Any]]:
    rows = listing.get(key)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        proof.fault("export-form", f"has no list of {key}", name)
        return []
    return rows


def _number(row: dict[str, Any], key: str) -> int:
    value = row.get(key)
    return value if isinstance(value, int) else 0
