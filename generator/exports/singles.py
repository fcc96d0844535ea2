"""Tables that take pictures alone and are set up by hand: Tabletopia.

In: a job. Out: a picture a face, a back for each pile, a picture a piece, all of one kind of the
same px; and a listing that tells how often each is wanted and what its back is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.exports.job import File, Job, Made, as_json
from generator.exports.left import tell_pieces
from generator.exports.material import back_key
from generator.exports.portraits import Portraits


def export(job: Job, made: Made) -> Iterator[File]:
    """Pictures first, then the listing."""
    material, portraits = job.material, Portraits(job)
    decks: list[dict[str, Any]] = []
    for group in material.groups:
        back = job.named("back", back=group.name)
        yield back, portraits.png(back_key(group.back))
        rows: list[dict[str, Any]] = []
        for card in group.cards:
            number = material.number(card)
            front = job.named("front", number=number, card=card.id, back=group.name)
            yield front, portraits.png(card.id)
            rows.append(
                {"card": card.id, "name": card.name, "quantity": card.copies, "front": front}
            )
        made.contents.append(
            f"{front.rpartition('/')[0]}/: {group.total} cards with {len(group.cards)} faces, "
            f"their back is {back}"
        )
        made.contents += [
            f"  {row['front'].rpartition('/')[2]}: {row['quantity']} times"
            for row in rows
            if row["quantity"] != 1
        ]
        decks.append({"deck": group.name, "back": back, "backOf": group.back, "cards": rows,
                      "cell": list(portraits.cell(group.size))})  # fmt: skip
    pieces: list[dict[str, Any]] = []
    for piece in material.pieces:
        name = back = job.named("piece", piece=piece.name)
        yield name, portraits.png(piece.key)
        if piece.back is not None:
            back = job.named("piece", piece=f"{piece.name}-back")
            yield back, portraits.png(piece.back_key)
        made.contents.append(f"{name}: {piece.count} x {piece.title}")
        pieces.append({"piece": piece.name, "name": piece.title, "quantity": piece.count,
                       "shape": piece.shape, "front": name, "back": back})  # fmt: skip
    tell_pieces(job, made, ())
    deck = material.deck
    yield (
        job.named("listing", game=job.game),
        as_json({"game": deck.slug, "title": deck.title, "edition": deck.edition, "decks": decks,
                 "pieces": pieces}),
    )  # fmt: skip
