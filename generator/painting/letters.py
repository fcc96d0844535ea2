"""Stamps as letters: what is painted often, and must not be written out as often.

PostScript has no forms. Whoever turns a PDF into it, as most ways to a printer do, writes a form
out wherever it is painted: the fine lines on the backs of a deck become 50 times as large. Fonts it
has, and a letter is written once. So a heavy stamp of a drawing that is placed often becomes the
one letter of a font (Type 3: its letter is drawn as any page is, in its own colours).
"""

from __future__ import annotations

#: The letter as text has it, and what the font calls its drawing.
LETTER, GLYPH = "a", "stamp"
#: Its width, which is none: a text position is just where the stamp is; and no bounds.
_HEAD = b"0 0 d0\n"
#: Lighter stamps than this many bytes stay forms. So do those of more words than this, for a
#: procedure in PostScript holds 65,535 at most.
_LEAST, _MOST = 2_000, 60_000

#: What is read where the letter stands: a space. Else a copied page would be full of them.
READ_AS = b"""/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Stamp def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <%02X> <0020> endbfchar
endcmap CMapName currentdict /CMap defineresource pop end end
""" % ord(LETTER)


def heavy(content: bytes) -> bool:
    """Whether a stamp of these operators is better a letter."""
    return len(content) >= _LEAST and len(content.split()) <= _MOST


def glyph(content: bytes) -> bytes:
    """The operators of a letter that looks like the stamp."""
    return _HEAD + content


def shown(font: str, matrix: str) -> str:
    """What paints the letter of a font (its name among resources) through a matrix, written out."""
    return f"BT {font} 1 Tf {matrix} Tm ({LETTER}) Tj ET"
