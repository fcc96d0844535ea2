"""Fonts embedded in a PDF: letters as bytes of a font's subsets.

In: the key of a font, and characters. Out: how a content stream names them. A font that can't be
embedded is the person's fault, told with its file.
"""

from __future__ import annotations

import hashlib
import io
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from generator.drawing import fonts
from generator.errors import Problem, UserError
from generator.project import shipped_root

_ESCAPES = {0x28: b"\\(", 0x29: b"\\)", 0x5C: b"\\\\", 0x0D: b"\\r", 0x0A: b"\\n"}


def registered(font_key: str) -> str:
    """Registers the font with ReportLab and returns its name there (the key itself)."""
    if font_key not in pdfmetrics._fonts:
        font = fonts.by_key(font_key)
        try:
            made = TTFont(font_key, io.BytesIO(font.data))
        except Exception as error:  # ReportLab's reader checks little of what it reads
            raise _unfit(font, error) from None
        if not font.path.is_relative_to(shipped_root()):
            # ReportLab takes fonts of one inner name for one font, and a project may have another
            # making of ours: its letters would be those of the first that this process has seen.
            made.face.name += b"-" + hashlib.sha256(font.data).hexdigest()[:8].encode()
        pdfmetrics.registerFont(made)
    return font_key


def _unfit(font: fonts.Font, error: Exception) -> UserError:
    told = f"{type(error).__name__}: {' '.join(str(error).split())}"
    return UserError(Problem(f"is a font that can't be embedded: {told}", file=font.label))


class Embedded(dict[str, tuple[str, bytes, float]]):
    """Characters of one font as bytes of its subsets, with the width the PDF gives each."""

    def __init__(self, font_key: str, doc: Any) -> None:
        super().__init__()
        self.doc = doc
        self.font: Any = pdfmetrics.getFont(registered(font_key))

    def __missing__(self, character: str) -> tuple[str, bytes, float]:
        """(resource name of the subset, escaped byte, width in thousandths of an em)."""
        try:
            [(subset, code)] = self.font.splitString(character, self.doc)
            name = self.font.getSubsetInternalName(subset, self.doc)
            width = float(self.font.face.getCharWidth(ord(character)))
        except Exception as error:
            raise _unfit(fonts.by_key(self.font.fontName), error) from None
        found = self[character] = (name, _ESCAPES.get(code[0], code), width)
        return found

    def prove(self) -> None:
        """Raises UserError if the font has no outlines for the letters that were asked of it."""
        state = self.font.state.get(self.doc)  # what ReportLab adds of its own among them
        try:
            for letters in state.subsets if state else ():
                self.font.face.makeSubset(letters)
        except Exception as error:
            raise _unfit(fonts.by_key(self.font.fontName), error) from None
