"""How to alter a PDF, and what lies on its pages."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
from hostile.alterations.listed import SHEETS, listed
from pikepdf import Pdf


def saved(pdf: Pdf, **how: Any) -> bytes:
    out = io.BytesIO()
    pdf.save(out, **how)
    return out.getvalue()


def of_pdf(name: str, file: str = SHEETS) -> Callable[[Callable[[Pdf], None]], None]:
    """Lists a function that alters an open PDF."""

    def taken(change: Callable[[Pdf], None]) -> None:
        def alter(data: bytes, folder: Path) -> bytes:
            with pikepdf.open(io.BytesIO(data)) as pdf:
                change(pdf)
                return saved(pdf)

        listed(name, file, alter)

    return taken


def forms(pdf: Pdf) -> dict[str, Any]:
    return {
        name: form
        for page in pdf.pages
        for name, form in page.Resources.get("/XObject", {}).items()
        if form.get("/Subtype") == "/Form"
    }


def form_of(pdf: Pdf, name: str) -> Any:
    return forms(pdf)[f"/FormXob.{name}"]


def before(stream: Any, code: bytes) -> None:
    stream.write(code + b"\n" + stream.read_bytes())


def after(pdf: Pdf, code: bytes, page: int = 0) -> None:
    pdf.pages[page].Contents.write(pdf.pages[page].Contents.read_bytes() + b"\n" + code)


def replaced(stream: Any, old: bytes, new: bytes, count: int = 1) -> None:
    data = stream.read_bytes()
    changed = re.sub(old, new, data, count=count)
    assert changed != data, old
    stream.write(changed)


def swapped(one: Any, other: Any) -> None:
    a, b = one.read_bytes(), other.read_bytes()
    one.write(b)
    other.write(a)
