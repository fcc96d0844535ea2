"""A spreadsheet as a ZIP: the parts of it that are plain XML, if they are of a fair size."""

from __future__ import annotations

import codecs
import io
import zipfile

from generator.budgets import budget, over
from generator.errors import Problem, UserError


def unpacked(data: bytes, file: str, what: str) -> dict[str, bytes]:
    """{name: bytes} of its parts that are XML; pictures and the like are left out. Raises UserError
    for bytes that are no ZIP, and for one that would fill the memory, or keep a reader busy."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        size = sum(one.file_size for one in archive.infolist())
    except Exception:  # zipfile lets whatever a broken file leads to escape
        raise UserError(Problem(f"is not {what}", file=file)) from None
    if size > budget("table-bytes"):
        raise UserError(over("table-bytes", f"unpacks to {size:,} bytes", file=file))
    parts: dict[str, bytes] = {}
    marks = 0
    for name in archive.namelist():
        try:
            part = archive.read(name).removeprefix(codecs.BOM_UTF8)
        except Exception:
            raise UserError(Problem(f"is not {what}", file=file)) from None
        if not part[:1000].lstrip().startswith(b"<"):
            continue
        if b"<!DOCTYPE" in part or b"\0" in part:
            # Entities, with which a few lines can stand for a book; or UTF-16, to hide them.
            raise UserError(Problem(f"is not {what}", file=file))
        marks += part.count(b"<") + part.count(b"=")
        if marks > budget("table-marks"):
            raise UserError(over("table-marks", "has more tags and attributes", file=file))
        parts[name] = part
    return parts
