"""Text in letters that have glyphs of their own: what is set one letter at a time."""

from __future__ import annotations

import unicodedata

#: What stands in a text and has no look of its own where each letter is set by itself: joiners,
#: the choice of a coloured emoji, its skin, the box of a keycap, marks of byte order.
_MUTE: dict[int, str | None] = dict.fromkeys(
    (0x200B, 0x200C, 0x200D, 0x2060, 0x20E3, 0xFE0E, 0xFE0F, 0xFEFF, *range(0x1F3FB, 0x1F400))
) | {0x09: " "}


def lettered(text: str) -> str:
    """The text with marks joined to their letters, and without what only changes the look of the
    letter before it; a tab is a space."""
    if text.isascii():
        return text.replace("\t", " ") if "\t" in text else text
    return unicodedata.normalize("NFC", text).translate(_MUTE)
