"""One picture a face and back at a service's exact pixels: MakePlayingCards, The Game Crafter.

In: a job. Out: for each product a folder with its pictures, named as the profile says, and a
manifest.json that tells which file is which card, how often it is wanted and what its back is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from generator.checks.exports.material import back_key
from generator.deck import Card
from generator.exports.canvas import as_file, on_product
from generator.exports.job import File, Job, Made, as_json
from generator.exports.products import Batch, batches, piece_fits
from generator.faces.drawing import Drawing
from generator.profiles import Fit

LISTING = "manifest.json"


def export(job: Job, made: Made) -> Iterator[File]:
    """The pictures and their listings. Raises UserError before the first if a card doesn't fit."""
    wanted = batches(job, made)
    pieces = piece_fits(job, made)
    made.about["products"] = [batch.fit.product.name for batch in wanted]
    for batch in wanted:
        album = Album(job, batch)
        yield from album.files()
        listing = album.listing()
        yield f"{batch.fit.product.name}/{LISTING}", as_json(listing)
    for piece, fit in pieces:
        folder = f"{fit.product.name}/{piece.name}"
        name = job.named("piece", piece=piece.name)
        data = _picture(job, piece.drawing, fit)
        yield f"{folder}/{name}", data
        about = {
            "piece": piece.name, "name": piece.title, "quantity": piece.count, "front": name,
            "back": name, "sha256": hashlib.sha256(data).hexdigest(),
        }  # fmt: skip
        yield f"{folder}/{LISTING}", as_json({**_head(job, fit), "pieces": [about]})


def _picture(job: Job, drawing: Drawing, fit: Fit) -> bytes:
    profile = job.profile
    image = on_product(drawing, fit.product, fit.turned)
    return as_file(image, profile.word("format"), profile.number("dpi"))


def _head(job: Job, fit: Fit) -> dict[str, Any]:
    deck, product = job.material.deck, fit.product
    return {
        "service": job.profile.title, "game": deck.slug, "title": deck.title,
        "edition": deck.edition, "product": product.name, "identity": product.identity,
        "canvas": list(product.canvas), "bleed": product.bleed, "turned": fit.turned,
        "dpi": job.profile.number("dpi"), "colour": job.profile.word("colour"),
    }  # fmt: skip


class Album:
    """The pictures of the cards of one product: each face once, backs once or a card each."""

    def __init__(self, job: Job, batch: Batch, each: bool | None = None) -> None:
        self.job, self.batch = job, batch
        self.folder = f"{batch.fit.product.name}/"
        self.cards = sorted(
            (card for group in batch.groups for card in group.cards), key=lambda card: card.first
        )
        backs = {card.back for card in self.cards}
        if each is None:
            each = job.profile.word("backs") == "each"
        #: Whether every card has a picture of its back; one back for all is always one picture.
        self.each = each and len(backs) > 1
        self.hashes: dict[str, str] = {}

    def front(self, card: Card) -> str:
        """The name of a face's picture below the product's folder."""
        number = self.job.material.number(card)
        return self.job.named("front", number=number, card=card.id, back=card.back)

    def back(self, card: Card) -> str:
        """The name of the picture of a card's back."""
        if not self.each:
            return self.job.named("shared-back", back=card.back)
        number = self.job.material.number(card)
        return self.job.named("back", number=number, card=card.id, back=card.back)

    def files(self) -> Iterator[File]:
        """Every picture once, under the product's folder."""
        painted: dict[str, bytes] = {}
        for card in self.cards:
            yield self._file(self.front(card), self._paint(self.job.material.front(card)))
        for card in self.cards:
            name, key = self.back(card), back_key(card.back)
            if name in self.hashes:
                continue
            if key not in painted:
                painted[key] = self._paint(self.job.material.drawings[key])
            yield self._file(name, painted[key])

    def _paint(self, drawing: Drawing) -> bytes:
        return _picture(self.job, drawing, self.batch.fit)

    def _file(self, name: str, data: bytes) -> File:
        self.hashes[name] = hashlib.sha256(data).hexdigest()
        return self.folder + name, data

    def listing(self) -> dict[str, Any]:
        """What manifest.json says; `call` counts from 1 the uploads that a service with a limit of
        cards a call needs."""
        limit = self.job.profile.whole("most-cards-a-call")
        cards: list[dict[str, Any]] = []
        for index, card in enumerate(self.cards):
            front, back = self.front(card), self.back(card)
            row = {
                "number": card.first, "card": card.id, "name": card.name,
                "quantity": card.copies, "front": front, "back": back,
            }  # fmt: skip
            cards.append(row | ({"call": index // limit + 1} if limit else {}))
        return {
            **_head(self.job, self.batch.fit),
            "order": self.job.profile.word("order"),
            "quantity": sum(card.copies for card in self.cards),
            "cards": cards,
            "sha256": self.hashes,
        }
