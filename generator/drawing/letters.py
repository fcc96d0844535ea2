"""Text in letters that have glyphs of their own: what is set one letter at a time."""

from __future__ import annotations

import re
import unicodedata

#: Where a word may be parted, says who wrote it; it shows only there.
SOFT_HYPHEN = "\u00ad"
#: What stands in a text and has no look of its own where each letter is set by itself: joiners,
#: the choice of a coloured emoji, its skin, the box of a keycap, marks of byte order and of the
#: direction of reading. Blanks and hyphens that hold together are drawn as any others: fonts seldom
#: have them.
_MUTE: dict[int, str | None] = dict.fromkeys(
    (0x061C, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, *range(0x202A, 0x202F), 0x2060)
    + (*range(0x2066, 0x206A), 0x20E3, 0xFE0E, 0xFE0F, 0xFEFF, *range(0x1F3FB, 0x1F400))
) | {0x09: " ", 0x202F: "\u00a0", 0x2011: "-"}
#: A blank before marks that end a phrase, or after one that opens it, as the French write them.
_CLOSING, _OPENING = "!?:;»›", "«‹"
_BEFORE = re.compile(f"(?<=[^ \n]) (?=[{_CLOSING}]+(?:[ \n]|$))")
_AFTER = re.compile(f"(?:(?<=[ \n(])|^)([{_OPENING}]) (?=[^ \n])")
#: What every such place has: most texts have none, and are not searched.
_ALONE = (*(f" {mark}" for mark in _CLOSING), *(f"{mark} " for mark in _OPENING))


def lettered(text: str) -> str:
    """The text with marks joined to their letters, and without what only changes the look of the
    letter before it; a tab is a space."""
    if text.isascii():
        return text.replace("\t", " ") if "\t" in text else text
    return unicodedata.normalize("NFC", text).translate(_MUTE)


def held(text: str) -> str:
    """The text with blanks that no line ends at, where a mark would stand alone on the next line:
    « oui » !"""
    if not any(marks in text for marks in _ALONE):
        return text
    return _AFTER.sub("\\1\u00a0", _BEFORE.sub("\u00a0", text))
