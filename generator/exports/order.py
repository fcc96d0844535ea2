"""The community's order file for MakePlayingCards: pictures, and an XML that puts them in slots.

In: a job. Out: for each product its pictures and the order's XML, which names them relative to
itself. Slots count every copy from 0 in print order; the commonest back is the order's card back,
every other back is put in the slots of its cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree as Xml

from generator.errors import Problem, UserError
from generator.exports.job import File, Job, Made, as_xml
from generator.exports.left import tell_pieces
from generator.exports.pictures import Album
from generator.exports.products import batches


def export(job: Job, made: Made) -> Iterator[File]:
    """Pictures and order. Raises UserError before the first if the deck is too large for one."""
    wanted = batches(job, made)
    most = job.profile.whole("most-cards")
    for batch in wanted:
        total = sum(group.total for group in batch.groups)
        if total > most:
            raise UserError(
                Problem(
                    f"{total} cards are more than an order takes",
                    expected=f"at most {most}",
                    file=job.material.deck.catalogue.source.file,
                )
            )
    tell_pieces(job, made, job.material.pieces)
    made.about["products"] = [batch.fit.product.name for batch in wanted]
    for batch in wanted:
        album = Album(job, batch, each=False)
        yield from album.files()
        yield album.folder + job.named("order", game=job.game), order_xml(job, album)
        made.contents.append(album.summary())


def order_xml(job: Job, album: Album) -> bytes:
    """The order as XML."""
    cards = [(card, copy) for card in album.cards for copy in range(card.copies)]
    slots: dict[str, list[int]] = {}
    for slot, (card, _) in enumerate(cards, job.profile.whole("first-slot")):
        slots.setdefault(card.id, []).append(slot)
    backs = Counter(card.back for card, _ in cards)
    common = backs.most_common(1)[0][0]

    order = Xml.Element("order")
    details = Xml.SubElement(order, "details")
    for name, value in (
        ("quantity", str(len(cards))),
        ("stock", job.profile.word("stock")),
        ("foil", job.profile.word("foil")),
    ):
        Xml.SubElement(details, name).text = value
    fronts = Xml.SubElement(order, "fronts")
    for card in album.cards:
        _card(fronts, job, album.front(card), slots[card.id], card.name)
    others = Xml.SubElement(order, "backs")
    for back in backs:
        if back != common:
            its = [card for card in album.cards if card.back == back]
            where = [slot for card in its for slot in slots[card.id]]
            _card(others, job, album.back(its[0]), sorted(where), back)
    shared = next(card for card in album.cards if card.back == common)
    Xml.SubElement(order, "cardback").text = _local(album.back(shared))
    return as_xml(order)


def _card(parent: Xml.Element, job: Job, file: str, slots: list[int], name: str) -> None:
    card = Xml.SubElement(parent, "card")
    for tag, value in (
        ("id", _local(file)),
        ("sourceType", job.profile.word("source-type")),
        ("slots", ",".join(map(str, slots))),
        ("name", file.rpartition("/")[2]),
        ("query", name.lower()),
    ):
        Xml.SubElement(card, tag).text = value


def _local(file: str) -> str:
    return f"./{file}"
