"""A spreadsheet as a ZIP: opened only if what is packed into it is of a fair size and plain XML."""

from __future__ import annotations

import io
import zipfile

from generator.budgets import budget, over
from generator.errors import Problem, UserError


def unpacked(data: bytes, file: str, what: str) -> zipfile.ZipFile:
    """The archive. Raises UserError for bytes that are none, and for one that would fill the
    memory."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        size = sum(one.file_size for one in archive.infolist())
        if size <= budget("table-bytes") and any(
            _has_entities(archive, name) for name in archive.namelist()
        ):
            raise ValueError("entities")
    except Exception:  # zipfile lets whatever a broken file leads to escape
        raise UserError(Problem(f"is not {what}", file=file)) from None
    if size > budget("table-bytes"):
        raise UserError(over("table-bytes", f"unpacks to {size:,} bytes", file=file))
    return archive


def _has_entities(archive: zipfile.ZipFile, name: str) -> bool:
    """Whether a part declares entities, with which a few lines can stand for a book."""
    return name.endswith((".xml", ".rels")) and b"<!DOCTYPE" in archive.read(name)
