"""Alterations that nobody thought of: a PDF or PNG altered at random."""

from __future__ import annotations

import io
import random
from collections import Counter
from typing import Any

import pikepdf
import pypdfium2
from hostile.alterations.pdfs import forms, saved
from pikepdf import Array, Dictionary, Name, Operator, Pdf, Stream
from PIL import Image, ImageChops, ImageDraw


def at_random(data: bytes, dice: random.Random) -> tuple[str, bytes]:
    """A PDF or PNG altered at random: what was done, and the bytes."""
    if data.startswith(b"\x89PNG"):
        return _picture_at_random(data, dice)
    with pikepdf.open(io.BytesIO(data)) as pdf:
        what = dice.choice(
            [_operator, _operator, _operand, _operand, _operand, _key, _drawn, _bytes]
        )
        return what.__name__[1:] + " " + what(pdf, dice), saved(pdf)


def _contents(pdf: Pdf) -> list[Any]:
    return [*(page.Contents for page in pdf.pages), *forms(pdf).values()]


def _code(pdf: Pdf, dice: random.Random) -> tuple[Any, list[Any]]:
    stream = dice.choice(_contents(pdf))
    return stream, list(pikepdf.parse_content_stream(stream))


def _operator(pdf: Pdf, dice: random.Random) -> str:
    """One instruction is dropped, doubled, or changes its place."""
    stream, code = _code(pdf, dice)
    if not code:
        return "nothing"
    at, how = dice.randrange(len(code)), dice.choice(["dropped", "doubled", "moved"])
    one = code[at]
    if how != "doubled":
        del code[at]
    if how != "dropped":
        code.insert(dice.randrange(len(code) + 1) if how == "moved" else at, one)
    stream.write(pikepdf.unparse_content_stream(code))
    return f"{one[1]} {how}"


def _operand(pdf: Pdf, dice: random.Random) -> str:
    """One operand is another: a number, a name of the same page, a letter."""
    stream, code = _code(pdf, dice)
    many = [at for at, one in enumerate(code) if len(one[0])]
    if not many:
        return "nothing"
    at = dice.choice(many)
    operands, operator = list(code[at][0]), code[at][1]
    place = dice.randrange(len(operands))
    operands[place] = _other(operands[place], dice)
    code[at] = (operands, Operator(str(operator)))
    stream.write(pikepdf.unparse_content_stream(code))
    return f"of {operator}"


def _other(value: Any, dice: random.Random) -> Any:
    if isinstance(value, Array) and len(value):
        parts = list(value)
        place = dice.randrange(len(parts))
        parts[place] = _other(parts[place], dice)
        return Array(parts)
    if isinstance(value, pikepdf.String):
        said = bytearray(bytes(value))
        if said:
            said[dice.randrange(len(said))] = dice.randrange(32, 127)
        return pikepdf.String(bytes(said))
    if isinstance(value, Name):
        return Name(f"{value}x")
    if isinstance(value, Dictionary):
        return Dictionary(Boo=1)
    return round(float(value) * dice.choice([0, -1, 0.5, 0.9, 1.1, 2]) + dice.choice([0, 1, 5]), 3)


def _key(pdf: Pdf, dice: random.Random) -> str:
    """A key of a dictionary goes, comes, or has another value."""
    there = [item for item in pdf.objects if isinstance(item, Dictionary | Stream)]
    item = dice.choice([pdf.Root, *(page.obj for page in pdf.pages), *there])
    keys = sorted(set(item.keys()) - {"/Length", "/Filter", "/Parent", "/Kids", "/DecodeParms"})
    key, how = dice.choice(keys or ["/Boo"]), dice.choice(["gone", "new", "other"])
    if how == "new" or key not in item:
        item[dice.choice(["/AA", "/OC", "/Rotate", "/CropBox", "/Boo", "/Metadata"])] = Dictionary()
    elif how == "gone":
        del item[key]
    elif isinstance(item[key], Dictionary | Stream):
        item[key] = 1
    else:
        item[key] = _other(item[key], dice) if not isinstance(item[key], bool) else not item[key]
    return f"{key} {how}"


def _drawn(pdf: Pdf, dice: random.Random) -> str:
    """Something is drawn over a page."""
    x, y, w, h = (
        dice.uniform(0, 500),
        dice.uniform(0, 700),
        dice.uniform(2, 90),
        dice.uniform(2, 90),
    )
    rgb = " ".join(f"{dice.random():.2f}" for _ in range(3))
    paint = dice.choice(
        [f"{rgb} rg {x} {y} {w} {h} re f", f"{rgb} RG {x} {y} m {x + w} {y + h} l S"]
    )
    page = dice.randrange(len(pdf.pages))
    stream = pdf.pages[page].Contents
    stream.write(b"q " + stream.read_bytes() + b" Q\n" + paint.encode())
    return f"on page {page + 1}"


def _bytes(pdf: Pdf, dice: random.Random) -> str:
    """Some bytes of a stream (a font, a picture, a table) are others."""
    streams = [item for item in pdf.objects if isinstance(item, Stream)]
    stream = dice.choice(streams)
    data = bytearray(stream.read_bytes())
    for _ in range(dice.choice([1, 8, 64])):
        if data:
            data[dice.randrange(len(data))] = dice.randrange(256)
    how = dict(stream.items())
    stream.write(bytes(data))
    return f"of {how.get('/Type', how.get('/Subtype', 'a stream'))}"


def _picture_at_random(data: bytes, dice: random.Random) -> tuple[str, bytes]:
    with Image.open(io.BytesIO(data)) as image:
        image.load()
    x, y = dice.randrange(image.width - 20), dice.randrange(image.height - 20)
    box = (x, y, x + dice.randrange(3, 20), y + dice.randrange(3, 20))
    how = dice.choice(["painted", "moved", "inverted"])
    if how == "painted":
        ImageDraw.Draw(image).rectangle(box, tuple(dice.randrange(256) for _ in image.getbands()))
    elif how == "moved":
        image.paste(
            image.crop(box), (dice.randrange(image.width - 20), dice.randrange(image.height))
        )
    else:
        image.paste(ImageChops.invert(image.crop(box).convert("RGB")), box[:2])
    out = io.BytesIO()
    image.save(out, "png", dpi=image.info.get("dpi"))
    return f"pixels {how}", out.getvalue()


def is_none(lies: bytes, fresh: bytes) -> bool:
    """Whether nothing was altered: it shows the same, says the same and has the same keys, as far
    as this module can tell by means of its own. Pages are drawn at 300 dpi."""
    if fresh.startswith(b"\x89PNG"):
        with Image.open(io.BytesIO(lies)) as one, Image.open(io.BytesIO(fresh)) as other:
            return not ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    try:
        one, other = pypdfium2.PdfDocument(lies), pypdfium2.PdfDocument(fresh)
        if len(one) != len(other):
            return False
        for a, b in zip(one, other, strict=True):
            if a.get_textpage().get_text_range() != b.get_textpage().get_text_range():
                return False
            pictures = [page.render(scale=300 / 72).to_pil().convert("RGB") for page in (a, b)]
            if pictures[0].size != pictures[1].size:
                return False
            difference = ImageChops.difference(*pictures)
            if difference.getbbox() and max(high for _, high in difference.getextrema()) > 8:
                return False
    except pypdfium2.PdfiumError:
        return False
    with pikepdf.open(io.BytesIO(lies)) as one, pikepdf.open(io.BytesIO(fresh)) as other:
        return _all_keys(one) == _all_keys(other)


def _all_keys(pdf: Pdf) -> Counter[str]:
    return Counter(
        key for item in pdf.objects if isinstance(item, Dictionary | Stream) for key in item
    )
