"""One picture a face and back at a service's exact pixels: MakePlayingCards, The Game Crafter.

In: a job. Out: for each product a folder with its pictures, named as the profile says, and a
manifest.json that tells which file is which card, how often it is wanted and what its back is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from generator.deck import Card
from generator.drawing.drawing import Drawing
from generator.exports.canvas import as_file, on_product
from generator.exports.job import File, Job, Made, as_json
from generator.exports.material import back_key
from generator.exports.moulds import moulds
from generator.exports.products import Batch, batches, piece_fits
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
        yield album.folder + LISTING, as_json(album.listing())
        made.contents += [album.summary(), *album.repeated()]
    for piece, fit in pieces:
        folder = f"{fit.product.name}/{piece.name}"
        hashes = {}
        for key, drawing in piece.sides.items():
            side = piece.name + ("" if key == piece.key else "-back")
            name = job.named("piece", piece=side)
            data = _picture(job, key, drawing, fit)
            yield f"{folder}/{name}", data
            hashes[name] = hashlib.sha256(data).hexdigest()
        names = list(hashes)
        called = fit.product.identity or fit.product.name
        made.contents.append(f"{folder}/{names[0]}: {called}, {piece.count} x {piece.title}")
        about = {
            "piece": piece.name, "name": piece.title, "quantity": piece.count, "front": names[0],
            "back": names[-1], "sha256": hashes[names[0]],
        } | ({"back-sha256": hashes[names[-1]]} if piece.back else {})  # fmt: skip
        yield f"{folder}/{LISTING}", as_json({**_head(job, fit), "pieces": [about]})
    yield from _moulded(job, made)


def _moulded(job: Job, made: Made) -> Iterator[File]:
    """Boxes and dice in the service's shapes, each with its listing."""
    for mould in moulds(job.material, job.profile):
        thing, rows = mould.thing, []
        for name, drawing in mould.drawings():
            file = job.named("piece", piece=name)
            data = _picture(job, f"mould-{mould.fit.product.name}-{name}", drawing, mould.fit)
            yield f"{mould.folder}/{file}", data
            rows.append(
                {
                    "piece": name, "name": thing.title, "quantity": thing.count, "front": file,
                    "sha256": hashlib.sha256(data).hexdigest(),
                }
            )  # fmt: skip
        called = mould.fit.product.identity or mould.fit.product.name
        pictures = "a picture" if len(rows) == 1 else f"{len(rows)} pictures"
        made.contents.append(
            f"{mould.folder}/: {called}, {thing.count} x {thing.title}, {pictures}"
        )
        yield f"{mould.folder}/{LISTING}", as_json({**_head(job, mould.fit), "pieces": rows})


def _picture(job: Job, key: str, drawing: Drawing, fit: Fit) -> bytes:
    """The drawing on its product's canvas; painted once for all services that want the same."""
    form, dpi = job.profile.word("format"), job.profile.number("dpi")
    same = (key, fit.product.canvas, fit.product.bleed, fit.turned, form, dpi)
    if same not in job.painted:
        job.painted[same] = as_file(on_product(drawing, fit.product, fit.turned), form, dpi)
    return job.painted[same]


def _head(job: Job, fit: Fit) -> dict[str, Any]:
    deck, product = job.material.deck, fit.product
    return {
        "service": job.profile.title,
        "game": deck.slug,
        "title": deck.title,
        "edition": deck.edition,
        "product": product.name,
        "identity": product.identity,
        "canvas": list(product.canvas),
        "bleed": product.bleed,
        "turned": fit.turned,
        "dpi": job.profile.number("dpi"),
        "colour": job.profile.word("colour"),
    }


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
        for card in self.cards:
            yield self._file(self.front(card), card.id)
        for card in self.cards:
            if self.back(card) not in self.hashes:
                yield self._file(self.back(card), back_key(card.back))

    def _file(self, name: str, key: str) -> File:
        drawing = self.job.material.drawings[key]
        data = _picture(self.job, key, drawing, self.batch.fit.for_(drawing.size))
        self.hashes[name] = hashlib.sha256(data).hexdigest()
        return self.folder + name, data

    def summary(self) -> str:
        """What lies in the product's folder, in a line."""
        product, total = self.batch.fit.product, sum(card.copies for card in self.cards)
        backs = len({self.back(card) for card in self.cards})
        return (
            f"{self.folder}: {product.identity or product.name}, {total} cards with "
            f"{len(self.cards)} faces; pictures of backs: {backs}"
        )

    def repeated(self) -> Iterator[str]:
        """The faces that are wanted more than once, a line each."""
        for card in self.cards:
            if card.copies > 1:
                yield f"  {card.copies} x {self.folder}{self.front(card)}"

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
            size = self.job.material.front(card).size
            if self.batch.fit.is_across(size):  # among others that are upright
                row["turned"] = self.batch.fit.for_(size).turned
            cards.append(row | ({"call": index // limit + 1} if limit else {}))
        return {
            **_head(self.job, self.batch.fit),
            "order": self.job.profile.word("order"),
            "quantity": sum(card.copies for card in self.cards),
            "cards": cards,
            "sha256": self.hashes,
        }
