"""A book whose words are as they were keeps its pages, and only gets other pictures.

In: all that a book is set from but its pictures, and each picture's recipe. Out: the very PDF that
setting it anew would make, if the same words were set here before with pictures of the same sizes:
where a picture stands, nothing of its pixels can change. So a stroke on a card's face costs the
books that show it no layout.

What was set is kept with the recipes of its pictures and the objects that hold their pixels, and
only if pictures that are taken out of it and put back make its bytes again.
"""

from __future__ import annotations

import io
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from generator import kept
from generator.budgets import budget
from generator.rulebook.embedded import besides_pixels, packed_pixels
from generator.rulebook.pdf import Pdf

if TYPE_CHECKING:
    import pikepdf

#: Two black dots, packed: what stands for a picture while it is tried whether they come back.
_NOTHING = b"\x78\x9c\x63\x60\x60\x60\x00\x00\x00\x04\x00\x01"


@dataclass(frozen=True)
class Wanted:
    """A picture of a book: what it is made from, as a text, and what makes its PNG."""

    recipe: str
    png: Callable[[], bytes]


@dataclass(frozen=True)
class _Placed:
    """A picture in a PDF: its recipe, a hash of all that its PNG says besides pixels, and the
    numbers of the objects that hold these."""

    recipe: str
    besides: str
    objects: tuple[int, ...]


def find(words: str, wanted: Mapping[str, Wanted]) -> Pdf | None:
    """The book of these words with the pictures that are wanted, by their addresses; None if its
    pages aren't known, or might be others with these pictures."""
    written = kept.find_bytes(words, kept.BOOKS)
    if written is None:
        return None
    head, _, data = written.partition(b"\n")
    told: dict[str, Any] = json.loads(head)
    if told["pages"] > budget("book-pages") or told["pictures"].keys() != wanted.keys():
        return None
    new: dict[int, bytes] = {}
    for address, one in wanted.items():
        before = _Placed(**told["pictures"][address])
        if before.recipe == one.recipe:
            continue
        png = one.png()
        pixels = packed_pixels(png)
        if pixels is None or _besides(png) != before.besides:
            return None
        new |= dict.fromkeys(before.objects, pixels)
    return Pdf(_with(data, new) if new else data, told["pages"], told["quick_pages"])


def keep(words: str, wanted: Mapping[str, Wanted], made: Pdf) -> None:
    """Notes how the book of these words was set with these pictures, if others can take their
    place."""
    placed = _placed(made.data, wanted)
    if placed is None:
        return
    told = {
        "pages": made.pages,
        "quick_pages": made.quick_pages,
        "pictures": {address: vars(one) for address, one in placed.items()},
    }
    kept.keep_bytes(words, json.dumps(told).encode() + b"\n" + made.data, kept.BOOKS)


def _placed(data: bytes, wanted: Mapping[str, Wanted]) -> dict[str, _Placed] | None:
    """Where each picture lies in a PDF; None if one lies nowhere, if two that are alike can't be
    told apart, or if others in their places would not make the file that setting them makes."""
    pngs = {address: one.png() for address, one in wanted.items()}
    pixels = {address: packed_pixels(png) for address, png in pngs.items()}
    if None in pixels.values() or len(set(pixels.values())) < len(pixels):
        return None
    holders = _holders(data)
    there = {address: holders.get(packed or b"", []) for address, packed in pixels.items()}
    if not all(there.values()):
        return None
    back = {
        number: packed or b"" for address, packed in pixels.items() for number in there[address]
    }
    if _with(_with(data, dict.fromkeys(back, _NOTHING)), back) != data:
        return None
    return {
        address: _Placed(one.recipe, _besides(pngs[address]), tuple(there[address]))
        for address, one in wanted.items()
    }


def _holders(data: bytes) -> dict[bytes, list[int]]:
    """The numbers of the objects that hold pictures, by their packed pixels."""
    import pikepdf

    found: dict[bytes, list[int]] = defaultdict(list)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        for stream in _pictures(pdf.objects):
            found[stream.read_raw_bytes()].append(stream.objgen[0])
    return found


def _with(data: bytes, new: Mapping[int, bytes]) -> bytes:
    """The PDF with other packed pixels in the objects of these numbers."""
    import pikepdf

    with pikepdf.open(io.BytesIO(data)) as pdf:
        if "/ID" in pdf.trailer:
            del pdf.trailer["/ID"]
        for number, packed in new.items():
            stream = pdf.get_object(number, 0)
            stream.write(packed, filter=stream.Filter, decode_parms=stream.DecodeParms)
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True)
    return out.getvalue()


def _pictures(objects: Iterable[Any]) -> Iterable[pikepdf.Stream]:
    import pikepdf

    for one in objects:
        if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Image":
            yield one


def _besides(png: bytes) -> str:
    return sha256(besides_pixels(png)).hexdigest()
